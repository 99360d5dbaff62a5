"""`powerhouse analyse`: a finished game looked through, as text, as JSON, or as comments of its record."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from powerhouse.cli.figures import Components
from powerhouse.core.catalogue import of_game, say
from powerhouse.core.files import read_record, write_whole
from powerhouse.core.match import Match
from powerhouse.core.phrase import Items, Phrase, all_of, each_of, phrase, seat_name

if TYPE_CHECKING:
    from powerhouse.judge.auctions import Sale
    from powerhouse.judge.report import Analysis, Decision, Reveal, SeatSum


def analyse(
    file: Annotated[Path, typer.Argument(help="usage-analyse-file", show_default=False)],
    looks: Annotated[int | None, typer.Option(help="usage-analyse-looks", show_default=False)] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE.game", help="usage-analyse-out")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="usage-json")] = False,
    components: Components = None,
) -> None:
    from rich.console import Console

    from powerhouse.judge import analysis
    from powerhouse.judge.annotated import annotated

    match = Match.parse(read_record(file), components)
    with Console(stderr=True).status(say("analyse-under-way", path=str(file))):
        found = analysis.analyse(match, analysis.LOOKS if looks is None else looks)
    if out is not None:
        write_whole(out, annotated(match, found))
    if as_json:
        typer.echo(json.dumps(_facts(match, found), indent=2, ensure_ascii=False))
    else:
        _print(match, found)


def _facts(match: Match, found: "Analysis") -> dict[str, object]:
    import msgspec

    facts: dict[str, object] = msgspec.to_builtins(found)
    adjusted = [seat.adjusted for seat in found.seats]
    return {**facts, "players": match.names, "adjusted": adjusted, "turns": msgspec.to_builtins(found.turns())}


def _print(match: Match, found: "Analysis") -> None:
    from rich.console import Console
    from rich.table import Table

    texts = of_game(match.game.id)
    title = say("analyse-title", judge=found.judge, evaluator=found.evaluator, looks=found.looks)
    columns = ("player", "result", "start", "luck", "losses", "others", "rest", "adjusted", "performance")
    table = Table(*(say(f"analyse-column-{name}") for name in columns), title=title)
    for seat in found.seats:
        table.add_row(*(texts.say(cell, match.names) for cell in _row(seat)))
    Console().print(table)
    lines = [_kinds(seat) for seat in found.seats if seat.by_kind]
    lines += [_decision(one) for one in found.decisions if one.mark not in ("", "close")]
    lines += [phrase("analyse-turns")] if found.turns() else []
    lines += [_turn(turn.event) for turn in found.turns()]
    lines += [_sale(sale) for sale in found.sales if sale.worth is not None]
    for line in lines:
        typer.echo(texts.say(line, match.names))


def _row(seat: "SeatSum") -> list[Phrase]:
    shares = (seat.result, seat.start, seat.luck, -seat.losses, seat.effects, seat.rest, seat.adjusted)
    middle, low, high = seat.performance
    told = phrase("analyse-below-scale") if middle is None else phrase("analyse-elo", elo=middle)
    if middle is not None and high is not None:
        told = phrase("analyse-elo-below", elo=middle, high=high)
        if low is not None:
            told = phrase("analyse-elo-between", elo=middle, low=low, high=high)
    return [seat_name(seat.seat), *(phrase("analyse-share", share=share) for share in shares), told]


def _kinds(seat: "SeatSum") -> Phrase:
    parts: Items = [phrase("analyse-kind", kind=kind, loss=loss) for kind, loss in sorted(seat.by_kind.items())]
    return phrase("analyse-kinds", name=seat_name(seat.seat), kinds=each_of(parts))


def _decision(one: "Decision") -> Phrase:
    name, played = seat_name(one.seat), all_of([*one.played_words])
    mark = phrase(f"mark-{one.mark}")
    if one.mark == "good":
        return phrase("analyse-good", round=one.round, name=name, mark=mark, played=played)
    best = all_of([*one.best_words])
    return phrase(
        "analyse-decision",
        round=one.round,
        name=name,
        mark=mark,
        played=played,
        best=best,
        loss=one.loss,
        error=one.error,
    )


def _turn(event: "Decision | Reveal") -> Phrase:
    from powerhouse.judge.report import Decision

    if isinstance(event, Decision):
        return _decision(event)
    gained = max(range(len(event.by_seat)), key=lambda seat: event.by_seat[seat])
    lost = min(range(len(event.by_seat)), key=lambda seat: event.by_seat[seat])
    return phrase(
        "analyse-reveal",
        round=event.round,
        shown=all_of([*event.shown]),
        gained=seat_name(gained),
        gain=event.by_seat[gained],
        lost=seat_name(lost),
        loss=-event.by_seat[lost],
    )


def _sale(sale: "Sale") -> Phrase:
    name, rival = seat_name(sale.buyer), seat_name(sale.rival)
    its = phrase("analyse-unknown") if sale.rival_worth is None else sale.rival_worth
    lot, price, worth, over = sale.lot, sale.price, sale.worth, sale.overpaid
    if over:
        return phrase("analyse-overpaid", name=name, lot=lot, price=price, worth=worth, over=over, rival=rival, its=its)
    return phrase("analyse-sale", name=name, lot=lot, price=price, worth=worth, rival=rival, its=its)
