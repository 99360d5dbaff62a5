"""Figures of visitors' own boxes: looked at, checked, kept under a link, and played with."""

import asyncio
import json
from time import time
from typing import TYPE_CHECKING

from powerhouse.core import registry
from powerhouse.core.changes import Changes, get, nested
from powerhouse.core.components import Components, Fault
from powerhouse.core.errors import BadSetup, PowerhouseError
from powerhouse.core.game import Game
from powerhouse.core.phrase import phrase
from powerhouse.core.sheets import share, sheets
from powerhouse.server.errors import HttpProblem, unknown
from powerhouse.server.guests import check_invited
from powerhouse.server.identity import is_id, new_id
from powerhouse.server.storage import figures as storage
from powerhouse.server.storage.store import CHANNEL
from powerhouse.server.types_figures import (
    ChangedFigure,
    CheckedFigures,
    FigureFault,
    FiguresInfo,
    FiguresToKeep,
    FiguresWish,
    Workshop,
)

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables

MOST_BYTES = 32 * 1024
"""Of the values that are kept for a visitor."""


def workshop(game: Game) -> Workshop:
    own = game.components()
    return Workshop(game.id, own.hash, share(game), sheets(game), game.totals(own.data))


async def check(game: Game, wish: FiguresWish) -> CheckedFigures:
    """Everything that is wrong with somebody's values, not only the first."""
    return await asyncio.to_thread(_check, game, wish)


def _check(game: Game, wish: FiguresWish) -> CheckedFigures:
    try:
        asked = Changes.of(wish.values, wish.name) if wish.text is None else _read(wish.text)
        made, faults = game.work_in(asked)
    except PowerhouseError as error:
        made, faults = Components({}, (), Changes.of(wish.values, wish.name)), [Fault("", error)]
    told = [FigureFault(fault.place, fault.error.phrase(), str(fault.error)) for fault in faults]
    if faults:
        return CheckedFigures(made.changes.name, made.changes.values, told, [], "")
    file = json.dumps(nested(game.components().data, made.changes, game.id), indent=1, ensure_ascii=False) + "\n"
    return CheckedFigures(made.changes.name, made.changes.values, [], game.totals(made.data), file)


def _read(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSetup(phrase("figures-not-json", reason=str(error))) from error


async def keep(tables: "OpenTables", visitor: str, wish: FiguresToKeep) -> str:
    """Keep figures that can be played with; of too many the visitor's oldest make room."""
    await check_invited(tables, visitor)
    game = registry.find(wish.game)
    made = await asyncio.to_thread(game.components, Changes.of(wish.values, wish.name))
    if not made.changes:
        raise BadSetup(phrase("figures-none"))
    size = len(made.changes.text.encode())
    if size > MOST_BYTES:
        raise HttpProblem(413, "too-large", phrase("figures-large", size=size // 1024 + 1, most=MOST_BYTES // 1024))
    limits = tables.settings.limits
    most = limits.figures_of_visitor if limits.on else None
    if limits.on and await tables.store.read(storage.count) >= limits.figures:
        raise HttpProblem(429, "too-many", phrase("figures-of-server", figures=limits.figures))
    row = storage.KeptRow(new_id(), visitor, wish.game, made.changes.name, made.changes.text, time())
    return await tables.store.write(CHANNEL, [], lambda connection: storage.keep(connection, row, most))


async def find(tables: "OpenTables", id: str) -> tuple[str, Changes]:
    """The game and the changes of kept figures; 404 if there are none."""
    row = await tables.store.read(lambda connection: storage.find(connection, id)) if is_id(id) else None
    if row is None:
        raise unknown("figures")
    return row.game, Changes(row.name, row.text)


async def wished(tables: "OpenTables", game: str, id: str | None) -> Changes | None:
    """The figures for a new table: those that were asked for, or the host's; `None` if they are as usual."""
    if id is None:
        return tables.settings.figures.get(game)
    found, changes = await find(tables, id)
    if found != game:
        raise BadSetup(phrase("components-other-game", game=game, found=found))
    await asyncio.to_thread(registry.find(game).components, changes)
    return changes


def told(game: Game, changes: Changes) -> FiguresInfo:
    ours = game.components().data
    changed = [ChangedFigure(place, value, get(ours, place)) for place, value in changes.values.items()]
    return FiguresInfo(game.id, changes.name, changed)
