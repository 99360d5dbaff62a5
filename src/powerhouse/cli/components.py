"""`powerhouse components`: the figures of a game, which are certain, and what a file changes of them."""

import json
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from powerhouse.core import components as core
from powerhouse.core import registry
from powerhouse.core.catalogue import of_game, say, title_of
from powerhouse.core.changes import Changes, get, place_in_words
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.game import Game
from powerhouse.core.sheets import Row, Sheet, share, sheets, told_share

MARKS = {"certain": "", "single": "'", "reconstructed": "?"}
"""Behind a value: how certain it is."""
MOST_SIGNS = 48
"""Of a value that is a list."""


def components(
    game: Annotated[str, typer.Argument(help="usage-game")],
    changed: Annotated[Path | None, typer.Option(metavar="FILE", help="usage-components-changed")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="usage-json")] = False,
) -> None:
    kind = registry.find(game)
    made, faults = (kind.components(), []) if changed is None else _worked_in(kind, changed)
    if as_json:
        typer.echo(json.dumps(_facts(kind, made.changes, made.hash), indent=2, ensure_ascii=False))
    else:
        _print(kind, made.changes)
    for fault in faults:
        typer.echo(say("said-where", where=changed.name if changed else "", said=str(fault.error)), err=True)
    if faults:
        raise typer.Exit(2)


def _worked_in(kind: Game, file: Path) -> tuple[core.Components, list[core.Fault]]:
    try:
        return kind.work_in(core.read_file(file))
    except PowerhouseError as error:
        return kind.components(), [core.Fault("", error)]


def _facts(kind: Game, changes: Changes, hash: str) -> dict[str, Any]:
    return {
        "game": kind.id,
        "components": hash,
        "figures": msgspec.to_builtins(share(kind)),
        "name": changes.name,
        "changed": changes.values,
        "sheets": msgspec.to_builtins(sheets(kind)),
    }


def _print(kind: Game, changes: Changes) -> None:
    from rich.console import Console

    console = Console(highlight=False, soft_wrap=True)
    console.print(say("components-title", game=title_of(kind.id), hash=kind.components().hash))
    reconstructed = told_share(kind)
    if reconstructed is not None:
        console.print(of_game(kind.id).say(reconstructed))
    console.print(say("components-marks", single=MARKS["single"], reconstructed=MARKS["reconstructed"]))
    for sheet in sheets(kind):
        console.print(f"\n{place_in_words(sheet.place)}", markup=False)
        console.print(_table(sheet, changes))
    if changes:
        console.print()
        console.print(say("components-changed", name=changes.name or say("figures-unnamed"), values=len(changes)))
        for place, value in changes.values.items():
            before = _short(get(kind.components().data, place))
            console.print(say("components-change", place=place_in_words(place), value=_short(value), before=before))


def _table(sheet: Sheet, changes: Changes) -> Any:
    """A row a card, a column a field, where all rows are alike; else a line a value."""
    from rich.table import Table

    fields = [cell.field for cell in sheet.rows[0].cells]
    alike = len(sheet.rows) > 1 and all([cell.field for cell in row.cells] == fields for row in sheet.rows)
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=alike)
    if alike:
        for name in ("", *fields):
            table.add_column(name, overflow="fold")
        for row in sheet.rows:
            table.add_row(row.id, *_cells(row, changes))
    else:
        for row in sheet.rows:
            for cell, text in zip(row.cells, _cells(row, changes)):
                table.add_row(row.id, cell.field, text)
    return table


def _cells(row: Row, changes: Changes) -> list[Any]:
    from rich.text import Text

    found: list[Any] = []
    for cell in row.cells:
        if cell.place in changes.values:
            found.append(Text(f"{_short(changes.values[cell.place])}!", style="bold"))
        else:
            found.append(Text(f"{_short(cell.value)}{MARKS[cell.certainty]}"))
    return found


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= MOST_SIGNS else text[:MOST_SIGNS] + "…"
