"""`powerhouse hint`: what a bot would do at the end of a record, and why."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from powerhouse.cli.figures import Components
from powerhouse.core.catalogue import of_game, say
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.files import read_record
from powerhouse.core.match import Match
from powerhouse.core.phrase import Phrase, phrase

if TYPE_CHECKING:
    from powerhouse.bots import Considered


def hint(
    file: Annotated[Path, typer.Argument(help="usage-hint-file", show_default=False)],
    bot: Annotated[str | None, typer.Option(metavar="BOT", help="usage-hint-bot")] = None,
    seconds: Annotated[float | None, typer.Option(help="usage-hint-seconds")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="usage-json")] = False,
    components: Components = None,
) -> None:
    from rich.console import Console

    from powerhouse.bots import registry
    from powerhouse.bots.guard import advice

    match = Match.parse(read_record(file), components)
    seat = match.actor
    if seat is None:
        raise PowerhouseError(phrase("hint-over", path=str(file)))
    spec = bot or registry.by_strength(match.game.id)[0]
    with Console(stderr=True).status(say("hint-asked", bot=spec)):
        considered = advice(spec, match.game.id, match.state, seat, seconds)
    if as_json:
        typer.echo(json.dumps(_facts(match, seat, spec, considered), indent=2, ensure_ascii=False))
    else:
        _print_table(match, seat, spec, considered)


def _facts(match: Match, seat: int, spec: str, considered: "list[Considered]") -> dict[str, object]:
    moves = [
        {"move": match.state.text(one.move), "value": one.value, "reason": _reason(match, one)} for one in considered
    ]
    coach = [of_game(match.game.id).say(one, match.names) for one in _coach(match, considered)]
    return {"game": match.game.id, "seat": seat, "name": match.names[seat], "bot": spec, "moves": moves, "coach": coach}


def _coach(match: Match, considered: "list[Considered]") -> list[Phrase]:
    from powerhouse.bots import coach

    return coach.advice(considered, match.state.spoken)


def _words(match: Match, one: "Considered") -> str:
    return of_game(match.game.id).say(match.state.spoken(one.move), match.names)


def _reason(match: Match, one: "Considered") -> str:
    return "" if one.reason is None else of_game(match.game.id).say(one.reason, match.names)


def _print_table(match: Match, seat: int, spec: str, considered: "list[Considered]") -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    best = _words(match, considered[0])
    heading = of_game(match.game.id).say(match.state.heading())
    title = say("hint-title", heading=heading, name=match.names[seat], bot=spec, move=best)
    table = Table(say("column-move"), say("column-value"), say("column-why"), title=title)
    for one in considered:
        table.add_row(_words(match, one), say("hint-value", value=one.value), _reason(match, one))
    console = Console()
    console.print(table)
    for sentence in _coach(match, considered):
        console.print(Text(of_game(match.game.id).say(sentence, match.names)))
