"""The command `learn`: a tutorial in the terminal, begun or taken up again."""

from pathlib import Path
from typing import Annotated

import typer

from powerhouse.core import registry

Game = Annotated[str, typer.Argument(metavar="GAME", help="usage-learn-game")]
Name = Annotated[str | None, typer.Option(help="usage-terminal-name", show_default=False)]
Again = Annotated[bool, typer.Option("--again", help="usage-learn-again")]


def learn(game: Game, name: Name = None, again: Again = False) -> None:
    from powerhouse.cli.terminal.lessons import Lessons, taken_up
    from powerhouse.core import record
    from powerhouse.core.files import read_record
    from powerhouse.core.tutorial import Tutorial, tutorial_of

    own = game not in registry.game_ids() and Path(game).is_file()
    tutorial = Tutorial(record.read(read_record(Path(game)))) if own else tutorial_of(game)
    Lessons(tutorial, game, taken_up(tutorial, game, name, again)).run()
