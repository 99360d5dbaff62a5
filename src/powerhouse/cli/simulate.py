"""`powerhouse simulate`: many games among bots."""

from typing import TYPE_CHECKING, Annotated

import typer

from powerhouse.cli import runs
from powerhouse.cli.figures import Components, changes
from powerhouse.cli.options import pairs
from powerhouse.core.catalogue import say

if TYPE_CHECKING:
    from powerhouse.arena.simulate import Simulation


def simulate(
    game: Annotated[str, typer.Argument(help="usage-game")],
    players: Annotated[int, typer.Option(help="usage-players")] = 4,
    games: runs.Games = 100,
    seed: runs.Seed = 0,
    bots: Annotated[str, typer.Option(metavar="BOTS", help="usage-simulate-bots")] = "random",
    option: runs.Options = None,
    workers: runs.Workers = None,
    out: runs.Out = None,
    moves: runs.Moves = False,
    engine: runs.On = runs.Where.LOCAL,
    ray_address: runs.RayAddress = None,
    seconds: runs.Seconds = None,
    components: Components = None,
    as_json: runs.AsJson = False,
) -> None:
    from powerhouse.arena.series import Series
    from powerhouse.arena.simulate import summary

    names = tuple(name.strip() for name in bots.split(","))
    own = changes(game, components)
    series = Series(game, players, games, seed, names, pairs(option or []), seconds=seconds, components=own)
    runs.tell(series, summary, None if as_json else _print_table, workers, out, moves, engine, ray_address)


def _print_table(simulation: "Simulation") -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("", say("column-wins"), say("column-share"))
    rows = [*simulation.wins_by_bot.items()]
    rows += [(say("seat", seat=seat), wins) for seat, wins in enumerate(simulation.wins_by_seat)]
    for at, (name, wins) in enumerate(rows, 1):
        share = say("share", share=wins / max(1, simulation.finished))
        table.add_row(name, say("wins", wins=wins), share, end_section=at == len(simulation.wins_by_bot))
    for column in table.columns[1:]:
        column.justify = "right"
    speed = simulation.games / simulation.seconds
    console = Console(highlight=False, soft_wrap=True)
    console.print(say("simulate-table", game=simulation.game, players=simulation.players, games=simulation.games))
    console.print(table)
    if simulation.mean_rounds is None:
        console.print(say("simulate-length", games=simulation.finished, moves=simulation.mean_length))
    else:
        length = {"moves": simulation.mean_length, "rounds": simulation.mean_rounds}
        console.print(say("simulate-length-rounds", games=simulation.finished, **length))
    console.print(say("simulate-speed", moves=simulation.moves, seconds=simulation.seconds, speed=speed))
    console.print(say("simulate-digest", digest=simulation.digest))
