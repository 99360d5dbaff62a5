"""The command `terminal`: who sits down to which game, new or kept from last time."""

from pathlib import Path
from typing import Annotated

import typer

from powerhouse.cli.figures import Components
from powerhouse.cli.options import pairs
from powerhouse.core import registry
from powerhouse.core.errors import BadSetup
from powerhouse.core.phrase import phrase

Players = Annotated[int | None, typer.Option(help="usage-terminal-players", show_default=False)]
Name = Annotated[str | None, typer.Option(help="usage-terminal-name", show_default=False)]
HotSeat = Annotated[str | None, typer.Option(metavar="NAMES", help="usage-terminal-hot-seat", show_default=False)]
Bots = Annotated[
    str | None,
    typer.Option(metavar="BOTS", help="usage-terminal-bots"),
]
Seed = Annotated[int | None, typer.Option(help="usage-terminal-seed", show_default=False)]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="usage-option")]
Undo = Annotated[str | None, typer.Option(help="usage-terminal-undo", show_default=False)]
Record = Annotated[Path | None, typer.Option(metavar="FILE", help="usage-terminal-record", show_default=False)]
Resume = Annotated[bool, typer.Option("--resume", help="usage-terminal-resume")]
File = Annotated[str | None, typer.Argument(metavar="FILE", help="usage-terminal-file", show_default=False)]


def terminal(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="usage-terminal-game", show_default=False),
    ] = None,
    file: File = None,
    players: Players = None,
    name: Name = None,
    hot_seat: HotSeat = None,
    bots: Bots = None,
    seed: Seed = None,
    option: Options = None,
    undo: Undo = None,
    components: Components = None,
    record: Record = None,
    resume: Resume = False,
) -> None:
    from powerhouse.cli.terminal.session import Session
    from powerhouse.cli.terminal.sitting import Wish, new_sitting, resumed_sitting

    if resume and game is not None and file is None and game not in registry.game_ids():
        game, file = None, game  # terminal --resume FILE
    if game is None and not resume:
        game = registry.games()[0].id
    if file is not None and not resume:
        raise BadSetup(phrase("resume-file", file=str(file)))
    if hot_seat and name:
        raise BadSetup(phrase("hot-seat-name"))
    people = [person.strip() for person in hot_seat.split(",")] if hot_seat else [name] if name else None
    wish = Wish(people, bots.split(",") if bots else None, players, seed, undo)
    if resume:
        if option or players or seed is not None or undo:
            raise BadSetup(phrase("resume-keeps"))
        sitting = resumed_sitting(Path(file) if file else None, game, wish, components)
    else:
        assert game is not None
        sitting = new_sitting(game, wish, pairs(option or []), components)
    Session(sitting, record).run()
