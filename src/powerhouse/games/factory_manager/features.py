"""A position of Factory Manager as numbers, for programs that learn; what each means is in `FEATURES`."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.features import FLAG, Feature, Sheet
from powerhouse.core.packed import i32, vec
from powerhouse.games.factory_manager import buying, profit, running, turn_order
from powerhouse.games.factory_manager.codes import BRING, Phase
from powerhouse.games.factory_manager.factory import Factory, factory_of
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.table import Table

SEATS: Final = 5
"""There are as many on the sheet, whoever plays."""
TILES: Final = 37
"""Prints of factory tiles on the sheet."""
ORDER_TILES: Final = 12
"""Turn-order tiles on the sheet, from 1."""
RISES: Final = 3
"""Energy tiles say 0, 1 or 2."""

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
OF_NOBODY: Final = [*OWN, *STANDING, *RUNNING, *ROOM]
NO_TILES: Final = factory_of([])
SEAT_TILE: Final = [f"seat {seat} tile" for seat in range(SEATS)]
RISE_LEFT: Final = [f"energy-rise-{rise}" for rise in range(RISES)]
NOBODY_AT: Final = 0
"""The first of the blocks that a lasting sheet keeps: seats that nobody has."""

_WORKS: Final = {
    "production": ("goods", "production of {}"),
    "storage": ("goods", "storage of {}"),
    "energy": ("energy", "energy that {} needs, as it counts"),
    "workers-needed": ("workers", "workers that {} needs"),
    "machines": ("tiles", "machines of {}"),
    "robots": ("tiles", "robots of {}"),
    "income": ("money", "income of {}: what the lower of production and storage brings"),
    "profit-now": ("money", "income of {} less energy at the present price, without the doubling of the last round"),
}

FEATURES: Final = {
    "players": Feature("seats", "how many play"),
    "round": Feature("rounds", "the round, from 1"),
    "rounds-left": Feature("rounds", "rounds that follow this one"),
    "profit-factor": Feature("factor", "how often the profit of this round counts"),
    "asked-offer": Feature(FLAG, "a turn-order tile is offered now"),
    "asked-bid": Feature(FLAG, "workers are bid for one now"),
    "asked-back": Feature(FLAG, "somebody says which workers stay on it (rules 1 alone)"),
    "asked-bring": Feature(FLAG, "tiles are brought to the market now"),
    "asked-buy": Feature(FLAG, "tiles are bought, placed and demolished now"),
    "asked-run": Feature(FLAG, "the factories run now"),
    "energy-price": Feature("money", "what a unit of energy costs now"),
    **{
        f"energy-rise-{rise}": Feature("tiles", f"energy tiles that may still come and raise the price by {rise}")
        for rise in range(RISES)
    },
    "zero-next": Feature(FLAG, "the next energy tile is known to be a 0 (first game)"),
    "energy-tiles-to-come": Feature("tiles", "unseen energy tiles that will be turned up"),
    "workers-left": Feature("workers", "workers of the seat to decide who still bring, buy or demolish a tile"),
    "extra-tiles": Feature("tiles", "tiles that the last player may still add to the market"),
    "lot": Feature("tile", "the turn-order tile under the hammer, 0 if none is"),
    "lot-discount": Feature("money", "its discount"),
    "lowest-bid": Feature("workers", "the least that may be bid for it now"),
    "seasonal-price": Feature("money", "what a seasonal worker costs the observer"),
    "offered": Feature(FLAG, "the turn-order tile is still to be auctioned in this round"),
    "face-down": Feature(FLAG, "it lies in the stack"),
    "tile-discount": Feature("money", "what it takes off each price"),
    "on-board": Feature("tiles", "tiles of this print on the storage board"),
    "can-be-brought": Feature(FLAG, "it is the cheapest of its column"),
    "in-market": Feature("tiles", "tiles of this print for sale"),
    "price": Feature("money", "what one costs the observer in this round, as far as its discount is known"),
    "tile-production": Feature("goods", "production that is printed on it"),
    "tile-storage": Feature("goods", "storage that is printed on it"),
    "tile-energy": Feature("energy", "energy that it needs, negative if it saves some"),
    "tile-workers": Feature("workers", "workers that it needs, negative if it saves some"),
    "present": Feature(FLAG, "somebody sits there; without, all of the seat is 0"),
    "to-decide": Feature(FLAG, "this seat is to decide"),
    "order-place": Feature("place", "its place in turn order, from 1"),
    "order-tile": Feature("tile", "the turn-order tile it holds since the last auction"),
    "claimed": Feature("tile", "the one it has won in this auction, 0 if none yet"),
    "discount": Feature("money", "what its turn-order tile takes off prices in this round, -1 if it has none yet"),
    "waits-for-tile": Feature(FLAG, "it has no turn-order tile of this round yet"),
    "bids": Feature(FLAG, "it has not passed in the auction"),
    "leads": Feature(FLAG, "the standing bid is its own"),
    "available": Feature("workers", "workers neither in the canteen nor on a turn-order tile"),
    "seasonal": Feature("workers", "seasonal workers of this round"),
    "hired": Feature("workers", "seasonal workers hired for the next round"),
    "on-tile": Feature("workers", "workers on the turn-order tile"),
    "canteen": Feature("workers", "workers in the canteen"),
    "money": Feature("money", "its money"),
    "last-profit": Feature("money", "the profit it was paid last"),
    "most-bid": Feature("workers", "the most it can bid for a turn-order tile"),
    **{
        f"{which}-{name}": Feature(unit, means.replace("{}", what))
        for which, what in (("standing", "all that stands in its factory"), ("running", "what ran in the last phase 4"))
        for name, (unit, means) in _WORKS.items()
    },
    "halls-free": Feature("tiles", "tiles for which it has halls or building sites left"),
    "sites-bought": Feature("sites", "building sites it has paid for"),
    "next-hall": Feature("money", "what the next place in a hall costs"),
    "has-control": Feature(FLAG, "it owns a control"),
    "has-optimizer": Feature(FLAG, "it owns an optimizer"),
    "in-factory": Feature("tiles", "tiles of the print in its factory"),
    "beside": Feature("tiles", "tiles of the print beside its factory"),
}


def write(state: Table, seat: int, sheet: Sheet) -> None:
    sheet.whole()
    _put_table(sheet, state, state.players[seat])
    _put_order_tiles(sheet, state)
    _put_tiles(sheet, state, state.players[seat])
    players = len(state.players)
    for relative in range(SEATS):
        sheet.part("seat", relative)
        if relative < players:
            _put_seat(sheet, state, (seat + relative) % players)
            player = state.players[(seat + relative) % players]
            _put_held(sheet, player.factory.tiles, player.beside, relative)
        elif not sheet.stands(NOBODY_AT + relative, len(OF_NOBODY) + TILES * len(HELD), NO_TILES):
            sheet.blank(OF_NOBODY)
            _put_held(sheet, NO_TILES.tiles, NO_TILES.tiles, relative)


def _put_table(sheet: Sheet, state: Table, observer: Player) -> None:
    figures = state.figures
    sheet.put("players", len(state.players))
    sheet.put("round", state.round)
    sheet.put("rounds-left", figures.rounds - state.round)
    sheet.put("profit-factor", profit.factor(state))
    for phase in range(Phase.OVER):
        sheet.flag(ASKED[phase], state.phase == phase)
    sheet.put("energy-price", figures.energy_price(state.energy_space))
    for rise in range(RISES):
        sheet.put(RISE_LEFT[rise], state.energy_unseen.count(rise))
    sheet.flag("zero-next", state.zero_on_top)
    sheet.put("energy-tiles-to-come", running.tiles_to_come(state))
    sheet.put("workers-left", state.left)
    sheet.put("extra-tiles", state.extra)
    auction = state.auction
    if auction is None:
        sheet.blank(["lot", "lot-discount", "lowest-bid"])
    else:
        sheet.put("lot", auction.lot)
        sheet.put("lot-discount", figures.discounts[auction.lot])
        sheet.put("lowest-bid", auction.lowest_bid())
    sheet.put("seasonal-price", buying.worker_price(state, observer))


def _put_order_tiles(sheet: Sheet, state: Table) -> None:
    discounts = state.figures.discounts
    for tile in range(1, ORDER_TILES + 1):
        sheet.part("order tile", tile)
        sheet.flag("offered", tile in state.offered)
        sheet.flag("face-down", tile in state.stack)
        sheet.put("tile-discount", discounts[tile] if tile < len(discounts) else 0)


def _put_tiles(sheet: Sheet, state: Table, observer: Player) -> None:
    tiles = state.figures.tiles
    board = state.board
    reduction = turn_order.buying_discount(state, observer)
    off: i64 = 0 if reduction is None else reduction
    first = sheet.rows("tile", TILES, TILE)
    numbers = sheet.numbers
    at = first
    number: i64
    for number in range(TILES):
        tile = tiles[number]
        price = tile.price - off
        numbers[at] = i32(board[number])
        numbers[at + 1] = 0
        numbers[at + 2] = 0
        numbers[at + 3] = i32(price) if price > 0 else 0
        numbers[at + 4] = i32(tile.production)
        numbers[at + 5] = i32(tile.storage)
        numbers[at + 6] = i32(tile.energy)
        numbers[at + 7] = i32(tile.workers)
        at += 8
    for move in state.fronts:
        numbers[first + 8 * tiles[move - BRING].number + 1] = 1
    for number in state.market:
        numbers[first + 8 * number + 2] += 1


def _put_seat(sheet: Sheet, state: Table, seat: int) -> None:
    player = state.players[seat]
    auction = state.auction
    reduction = turn_order.buying_discount(state, player)
    sheet.put("present", 1)
    sheet.flag("to-decide", state.turn == seat)
    sheet.put("order-place", state.order.index(seat) + 1)
    sheet.put("order-tile", player.order_tile)
    sheet.put("claimed", player.claimed)
    sheet.put("discount", -1 if reduction is None else reduction)
    sheet.put("waits-for-tile", state.waiting >> seat & 1)
    sheet.put("bids", 0 if auction is None else auction.bidders >> seat & 1)
    sheet.flag("leads", auction is not None and auction.opened() and auction.leader == seat)
    sheet.put("available", player.available())
    sheet.put("seasonal", player.seasonal)
    sheet.put("hired", player.hired)
    sheet.put("on-tile", player.on_tile)
    sheet.put("canteen", player.canteen)
    sheet.put("money", player.money)
    sheet.put("last-profit", player.profit)
    sheet.put("most-bid", turn_order.most_workers(state, player))
    _put_works(sheet, state, player.factory, STANDING)
    _put_works(sheet, state, player.running, RUNNING)
    sheet.put("halls-free", state.figures.halls + state.figures.sites - player.factory.halls)
    sheet.put("sites-bought", player.sites)
    sheet.put("next-hall", buying.place_cost(state, player))
    sheet.put("has-control", player.rooms & 1)
    sheet.put("has-optimizer", player.rooms >> 1 & 1)


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


def _put_held(sheet: Sheet, standing: vec[i64], beside: vec[i64], relative: i64) -> None:
    at = sheet.rows(SEAT_TILE[relative], TILES, HELD)
    numbers = sheet.numbers
    place: i64
    for place in range(at, at + 2 * TILES):
        numbers[place] = 0
    for tile in standing:
        numbers[at + 2 * tile] += 1
    for tile in beside:
        numbers[at + 2 * tile + 1] += 1
