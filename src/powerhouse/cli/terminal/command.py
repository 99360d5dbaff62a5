"""The command `terminal`: who sits down to which game, new or kept from last time."""

from pathlib import Path
from typing import Annotated

import typer

from powerhouse.cli.options import pairs
from powerhouse.core import registry
from powerhouse.core.errors import BadSetup

DEFAULT_GAME = "power-grid"

Players = Annotated[int | None, typer.Option(help="How many play, bots included; 4 if not said.", show_default=False)]
Name = Annotated[str | None, typer.Option(help="Your name; Anna if not said.", show_default=False)]
HotSeat = Annotated[
    str | None, typer.Option(metavar="NAMES", help="Several people at this screen: Anna,Petar.", show_default=False)
]
Bots = Annotated[
    str | None,
    typer.Option(metavar="BOTS", help="Bots for the other seats: hard,easy. A short list repeats; normal if not said."),
]
Seed = Annotated[int | None, typer.Option(help="Makes the same cards come again.", show_default=False)]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; may be repeated.")
]
Undo = Annotated[
    str | None, typer.Option(help="free, ask or strict; free against bots, ask among people.", show_default=False)
]
Components = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Figures that replace ours, as JSON.", show_default=False)
]
Record = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Save the record here at the end.", show_default=False)
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with FILE, or with the game played last.")]
File = Annotated[str | None, typer.Argument(metavar="FILE", help="With --resume: a saved game.", show_default=False)]


def terminal(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME", help="A game of `powerhouse games`; Power Grid if not said.", show_default=False
        ),
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
    """Play a game in the terminal, against bots or with friends at one screen."""
    from powerhouse.cli.terminal.seating import Wish, new_table, resumed_table
    from powerhouse.cli.terminal.session import Session

    if resume and game is not None and file is None and game not in registry.game_ids():
        game, file = None, game  # terminal --resume FILE
    if game is None and not resume:
        game = DEFAULT_GAME
    if file is not None and not resume:
        raise BadSetup(f"'{file}' is too much: a saved game goes with --resume")
    if hot_seat and name:
        raise BadSetup("--name is for one person at this screen, --hot-seat for several")
    people = [person.strip() for person in hot_seat.split(",")] if hot_seat else [name] if name else None
    wish = Wish(people, bots.split(",") if bots else None, players, seed, undo)
    if resume:
        if option or players or seed is not None or undo:
            raise BadSetup("a game that goes on keeps its players, options, cards and undo")
        table = resumed_table(Path(file) if file else None, game, wish, components)
    else:
        assert game is not None
        table = new_table(game, wish, pairs(option or []), components)
    Session(table, record).run()
