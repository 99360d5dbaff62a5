"""A position of Factory Manager as numbers, for programs that learn; what each means is in `FEATURES`."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.features import Sheet
from powerhouse.core.packed import i32, vec
from powerhouse.games.factory_manager import buying, profit, running, turn_order
from powerhouse.games.factory_manager.codes import BRING
from powerhouse.games.factory_manager.factory import Factory, factory_of
from powerhouse.games.factory_manager.feature_texts import FEATURES, RISES
from powerhouse.games.factory_manager.figures import Figures
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.table import Table

__all__ = ["FEATURES", "write"]

SEATS: Final = 5
"""There are as many on the sheet, whoever plays."""
TILES: Final = 37
"""Prints of factory tiles on the sheet."""
ORDER_TILES: Final = 12
"""Turn-order tiles on the sheet, from 1."""
ASKED: Final = ["asked-offer", "asked-bid", "asked-back", "asked-bring", "asked-buy", "asked-run"]
"""In the order of their phases."""
OWN: Final = [
    "present", "to-decide", "order-place", "order-tile", "claimed", "discount", "waits-for-tile", "bids", "leads",
    "available", "seasonal", "hired", "on-tile", "canteen", "money", "last-profit", "most-bid",
]  # fmt: skip
WORKS: Final = ["production", "storage", "energy", "workers-needed", "machines", "robots", "income", "profit-now"]
STANDING: Final = [f"standing-{name}" for name in WORKS]
RUNNING: Final = [f"running-{name}" for name in WORKS]
ROOM: Final = ["halls-free", "sites-bought", "next-hall", "has-control", "has-optimizer"]
TILE: Final = [
    "on-board", "can-be-brought", "in-market", "price", "tile-production", "tile-storage", "tile-energy",
    "tile-workers",
]  # fmt: skip
HELD: Final = ["in-factory", "beside"]
RISE_LEFT: Final = [f"energy-rise-{rise}" for rise in range(RISES)]
TABLE: Final = [
    "players", "round", "rounds-left", "profit-factor", *ASKED, "energy-price", *RISE_LEFT, "zero-next",
    "energy-tiles-to-come", "workers-left", "extra-tiles",
]  # fmt: skip
LOT: Final = ["lot", "lot-discount", "lowest-bid"]
ORDER_TILE: Final = ["offered", "face-down", "tile-discount"]
OF_NOBODY: Final = [*OWN, *STANDING, *RUNNING, *ROOM]
NO_TILES: Final = factory_of([])
SEAT_TILE: Final = [f"seat {seat} tile" for seat in range(SEATS)]
ROUND: Final = 0
LOT_BLOCK: Final = 1
OFFERED: Final = 2
STACK: Final = 3
NOBODY_AT: Final = 4
"""Numbers of the blocks of the table that a lasting sheet keeps; from the last one on seats that nobody has."""
STANDING_BLOCK: Final = 0
RUNNING_BLOCK: Final = 1
HELD_BLOCK: Final = 2
"""Those of a seat."""
PRINTS: Final = 3
PRICES: Final = 4
MARKET: Final = 5
"""And those of an observer, who is also a seat."""


def write(state: Table, seat: int, sheet: Sheet) -> None:
    sheet.table()
    _put_table(sheet, state)
    _put_lot(sheet, state)
    sheet.observer()
    sheet.put("seasonal-price", buying.worker_price(state, state.players[seat]))
    sheet.table()
    _put_order_tiles(sheet, state)
    sheet.observer()
    _put_tiles(sheet, state, state.players[seat])
    players: i64 = len(state.players)
    relative: i64
    other: i64 = seat
    for relative in range(SEATS):
        if relative < players:
            sheet.seat(relative, other)
            player = state.players[other]
            _put_seat(sheet, state, other, player)
            _put_held(sheet, player.factory, player.beside, relative)
            other += 1
            if other == players:
                other = 0
        else:
            sheet.nobody(relative)
            if not sheet.stands(NOBODY_AT + relative, len(OF_NOBODY) + TILES * len(HELD), NO_TILES):
                sheet.blank(OF_NOBODY)
                _write_held(sheet, NO_TILES.tiles, NO_TILES.tiles, relative)


def _put_table(sheet: Sheet, state: Table) -> None:
    phase = state.phase
    zero: i64 = 1 if state.zero_on_top else 0
    cause = ((phase << 8 | state.round) << 8 | state.energy_space) << 1 | zero
    if sheet.stands(ROUND, len(TABLE), state.energy_unseen, cause, state.left << 16 | state.extra):
        return
    figures = state.figures
    sheet.put("players", len(state.players))
    sheet.put("round", state.round)
    sheet.put("rounds-left", figures.rounds - state.round)
    sheet.put("profit-factor", profit.factor(state))
    for asked in range(len(ASKED)):
        sheet.flag(ASKED[asked], phase == asked)
    sheet.put("energy-price", figures.energy_price(state.energy_space))
    for rise in range(RISES):
        sheet.put(RISE_LEFT[rise], state.energy_unseen.count(rise))
    sheet.flag("zero-next", state.zero_on_top)
    sheet.put("energy-tiles-to-come", running.tiles_to_come(state))
    sheet.put("workers-left", state.left)
    sheet.put("extra-tiles", state.extra)


def _put_lot(sheet: Sheet, state: Table) -> None:
    auction = state.auction
    if auction is None:
        if not sheet.stands(LOT_BLOCK, len(LOT), NO_TILES):
            sheet.blank(LOT)
    elif not sheet.stands(LOT_BLOCK, len(LOT), state.figures, auction.lot, auction.bid):
        sheet.put("lot", auction.lot)
        sheet.put("lot-discount", state.figures.discounts[auction.lot])
        sheet.put("lowest-bid", auction.lowest_bid())


def _put_order_tiles(sheet: Sheet, state: Table) -> None:
    offered_stand = sheet.same(OFFERED, state.offered)
    if sheet.same(STACK, state.stack) and offered_stand:
        sheet.pass_over(ORDER_TILES * len(ORDER_TILE))
        return
    discounts = state.figures.discounts
    for tile in range(1, ORDER_TILES + 1):
        sheet.part("order tile", tile)
        sheet.flag("offered", tile in state.offered)
        sheet.flag("face-down", tile in state.stack)
        sheet.put("tile-discount", discounts[tile] if tile < len(discounts) else 0)


def _put_tiles(sheet: Sheet, state: Table, observer: Player) -> None:
    """What is printed on them, what they cost the observer, and where they lie.

    In a phase tiles only come to the market, or only go, so the number of those that lie there tells which they are.
    """
    figures = state.figures
    discount = turn_order.buying_discount(state, observer)
    off: i64 = 0 if discount is None else discount
    printed = sheet.same(PRINTS, figures)
    priced = sheet.same(PRICES, figures, off)
    placed = sheet.same(MARKET, figures, state.round << 4 | state.phase, len(state.market))
    first = sheet.rows("tile", TILES, TILE)
    if not printed:
        _write_prints(sheet.numbers, first, figures)
    if not priced:
        _write_prices(sheet.numbers, first, figures, off)
    if not placed:
        _write_places(sheet.numbers, first, state)


def _write_prints(numbers: vec[i32], first: i64, figures: Figures) -> None:
    number: i64
    for number in range(TILES):
        tile = figures.tiles[number]
        at = first + len(TILE) * number
        numbers[at + 4] = i32(tile.production)
        numbers[at + 5] = i32(tile.storage)
        numbers[at + 6] = i32(tile.energy)
        numbers[at + 7] = i32(tile.workers)


def _write_prices(numbers: vec[i32], first: i64, figures: Figures, off: i64) -> None:
    prices = figures.prices
    number: i64
    for number in range(TILES):
        price = prices[number] - off
        numbers[first + len(TILE) * number + 3] = i32(price) if price > 0 else 0


def _write_places(numbers: vec[i32], first: i64, state: Table) -> None:
    board = state.board
    at = first
    number: i64
    for number in range(TILES):
        numbers[at] = i32(board[number])
        numbers[at + 1] = 0
        numbers[at + 2] = 0
        at += len(TILE)
    for move in state.fronts:
        numbers[first + len(TILE) * (move - BRING) + 1] = 1
    for number in state.market:
        numbers[first + len(TILE) * number + 2] += 1


def _put_seat(sheet: Sheet, state: Table, seat: i64, player: Player) -> None:
    auction = state.auction
    discount = turn_order.buying_discount(state, player)
    factory = player.factory
    at = sheet.row(OWN)
    numbers = sheet.numbers
    numbers[at] = 1
    numbers[at + 1] = 1 if state.turn == seat else 0
    numbers[at + 2] = i32(_order_place(state.order, seat))
    numbers[at + 3] = i32(player.order_tile)
    numbers[at + 4] = i32(player.claimed)
    numbers[at + 5] = -1 if discount is None else i32(discount)
    numbers[at + 6] = i32(state.waiting >> seat & 1)
    numbers[at + 7] = 0
    numbers[at + 8] = 0
    if auction is not None:
        numbers[at + 7] = i32(auction.bidders >> seat & 1)
        numbers[at + 8] = 1 if auction.leader == seat and auction.opened() else 0
    numbers[at + 9] = i32(player.available())
    numbers[at + 10] = i32(player.seasonal)
    numbers[at + 11] = i32(player.hired)
    numbers[at + 12] = i32(player.on_tile)
    numbers[at + 13] = i32(player.canteen)
    numbers[at + 14] = i32(player.money)
    numbers[at + 15] = i32(player.profit)
    numbers[at + 16] = i32(turn_order.most_workers(state, player))
    if not sheet.stands(STANDING_BLOCK, len(WORKS), factory, state.energy_space):
        _put_works(sheet, state, factory, STANDING)
    if not sheet.stands(RUNNING_BLOCK, len(WORKS), player.running, state.energy_space):
        _put_works(sheet, state, player.running, RUNNING)
    at = sheet.row(ROOM)
    numbers = sheet.numbers
    numbers[at] = i32(state.figures.halls + state.figures.sites - factory.halls)
    numbers[at + 1] = i32(player.sites)
    numbers[at + 2] = i32(buying.place_cost(state, player))
    numbers[at + 3] = i32(player.rooms & 1)
    numbers[at + 4] = i32(player.rooms >> 1 & 1)


def _order_place(order: list[int], seat: i64) -> i64:
    """From 1."""
    place: i64 = 0
    while order[place] != seat:
        place += 1
    return place + 1


def _put_works(sheet: Sheet, state: Table, works: Factory, names: list[str]) -> None:
    income = profit.income(state, works.production, works.storage)
    energy = profit.energy(state, works.energy)
    sheet.put(names[0], works.production)
    sheet.put(names[1], works.storage)
    sheet.put(names[2], energy)
    sheet.put(names[3], works.workers)
    sheet.put(names[4], works.machines)
    sheet.put(names[5], works.robots)
    sheet.put(names[6], income)
    sheet.put(names[7], income - energy * state.figures.energy_price(state.energy_space))


def _put_held(sheet: Sheet, factory: Factory, beside: vec[i64], relative: i64) -> None:
    """The tiles in a factory and beside it; of those beside it some few can be told in one number."""
    thing: object = factory
    cause: i64 = 0
    for tile in beside:
        cause = cause << 7 | tile + 1
    if len(beside) > 8:
        thing = [factory]
    if not sheet.stands(HELD_BLOCK, TILES * len(HELD), thing, cause):
        _write_held(sheet, factory.tiles, beside, relative)


def _write_held(sheet: Sheet, standing: vec[i64], beside: vec[i64], relative: i64) -> None:
    at = sheet.rows(SEAT_TILE[relative], TILES, HELD)
    numbers = sheet.numbers
    place: i64
    for place in range(at, at + len(HELD) * TILES):
        numbers[place] = 0
    for tile in standing:
        numbers[at + len(HELD) * tile] += 1
    for tile in beside:
        numbers[at + len(HELD) * tile + 1] += 1
