"""`powerhouse hint`: what a bot would do at the end of a record, and why."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from powerhouse.core.errors import PowerhouseError
from powerhouse.core.files import read_record
from powerhouse.core.match import Match

if TYPE_CHECKING:
    from powerhouse.bots import Considered


def hint(
    file: Annotated[Path, typer.Argument(help="A record of a game that is not over.", show_default=False)],
    bot: Annotated[
        str | None, typer.Option(metavar="BOT", help="Who is asked; the strongest that plays the game if not said.")
    ] = None,
    seconds: Annotated[float | None, typer.Option(help="The limit for its thoughts; as it likes if not said.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one object for programs.")] = False,
    components: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The figures it was played with, if not ours.")
    ] = None,
) -> None:
    """Say what a bot would do at the end of a record, which moves it weighed, and why."""
    from rich.console import Console

    from powerhouse.bots import registry
    from powerhouse.bots.guard import advice

    match = Match.parse(read_record(file), components)
    seat = match.actor
    if seat is None:
        raise PowerhouseError(f"{file} is a game that is over, there is nothing to decide")
    spec = bot or registry.by_strength(match.game.id)[0]
    with Console(stderr=True).status(f"{spec} is thinking"):
        considered = advice(spec, match.game.id, match.state, seat, seconds)
    if as_json:
        typer.echo(json.dumps(_facts(match, seat, spec, considered), indent=2, ensure_ascii=False))
    else:
        _print_table(match, seat, spec, considered)


def _facts(match: Match, seat: int, spec: str, considered: "list[Considered]") -> dict[str, object]:
    moves = [{"move": match.state.text(one.move), "value": one.value, "reason": one.reason} for one in considered]
    return {"game": match.game.id, "seat": seat, "name": match.names[seat], "bot": spec, "moves": moves}


def _print_table(match: Match, seat: int, spec: str, considered: "list[Considered]") -> None:
    from rich.console import Console
    from rich.table import Table

    best = match.state.text(considered[0].move)
    table = Table("move", "value", "why", title=f"{match.state.heading()}: for {match.names[seat]}, {spec} says {best}")
    for one in considered:
        table.add_row(match.state.text(one.move), f"{one.value:.2f}", one.reason)
    Console().print(table)
