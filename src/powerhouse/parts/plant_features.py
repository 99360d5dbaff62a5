"""What both Power Grids tell a program that learns of plants, auction, deck and companies."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.features import Sheet
from powerhouse.core.packed import i32, vec
from powerhouse.parts.fleet import HYBRID, Fleet, Plant
from powerhouse.parts.plant_deck import PLUG, SOCKET
from powerhouse.parts.plant_feature_texts import FuelNames
from powerhouse.parts.plant_game import P, PlantGame
from powerhouse.parts.plant_market import PlantMarket

SEATS: Final = 6
"""There are as many on the sheet, whoever plays."""
CARDS: Final = 9
"""Places of the plant market on the sheet."""
PLANTS: Final = 4
"""Plants of a company on the sheet: a fourth is held until another is scrapped."""
ASKED: Final = ["asked-offer", "asked-bid", "asked-scrap", "asked-return"]
"""In the order of their phases."""
TABLE: Final = [
    "players", "round", *ASKED, "money-open", "deck-small", "deck-big", "deck-under", "deck-last-card", "top-small",
    "top-big", "last-card-shown", "renovation-card", "renovation-paid",
]  # fmt: skip
LOT: Final = ["lot", "lot-output", "lot-need", "lowest-bid", "standing-bid"]
SEAT: Final = [
    "present", "to-decide", "order-place", "may-buy", "has-bought", "bids", "leads", "money-known", "money",
]  # fmt: skip
"""The names of rows, in the order in which the functions below write them."""


MARKET: Final = 0
LOT_BLOCK: Final = 1
NOBODY: Final = 2
NEXT_OF_TABLE: Final = 3
"""Numbers of the blocks of the table that a lasting sheet keeps; a game has those from the last one on."""
PLANTS_OF: Final = 0
NEXT_OF_SEAT: Final = 1
"""And those of a seat."""
PLANT: Final = 7
"""So many numbers tell of a plant."""
FUEL: Final = 13
"""So many tell of a company's fuel and capacity."""
_MOST_CARDS: Final = 128
"""A market with larger numbers of cards is written each time."""
_NO_LOT: Final = object()


def put_table(sheet: Sheet, state: PlantGame[P], money_open: bool) -> None:
    """Whose turn, deck and auction."""
    market = state.market
    deck = market.deck
    phase = state.phase
    top = deck.top
    at = sheet.row(TABLE)
    numbers = sheet.numbers
    numbers[at] = i32(len(state.players))
    numbers[at + 1] = i32(state.round)
    asked: i64
    for asked in range(len(ASKED)):
        numbers[at + 2 + asked] = 1 if phase == asked else 0
    numbers[at + 6] = 1 if money_open else 0
    numbers[at + 7] = i32(deck.plugs_left)
    numbers[at + 8] = i32(deck.sockets_left)
    numbers[at + 9] = i32(len(deck.under))
    numbers[at + 10] = 1 if deck.holds_last_card else 0
    numbers[at + 11] = 1 if top == PLUG else 0
    numbers[at + 12] = 1 if top == SOCKET else 0
    numbers[at + 13] = 1 if market.shows_last_card() else 0
    numbers[at + 14] = i32(state.renovation_card)
    numbers[at + 15] = 1 if state.renovation_paid else 0
    _put_lot(sheet, state)


def _put_lot(sheet: Sheet, state: PlantGame[P]) -> None:
    auction = state.auction
    if auction is None:
        if not sheet.stands(LOT_BLOCK, len(LOT), _NO_LOT):
            sheet.blank(LOT)
        return
    if sheet.stands(LOT_BLOCK, len(LOT), state.box, auction.lot, auction.bid):
        return
    plant = state.box.by_card[auction.lot]
    at = sheet.row(LOT)
    numbers = sheet.numbers
    numbers[at] = i32(plant.number)
    numbers[at + 1] = i32(plant.output)
    numbers[at + 2] = i32(plant.need)
    numbers[at + 3] = i32(auction.lowest_bid())
    numbers[at + 4] = i32(auction.standing())


def put_market(sheet: Sheet, state: PlantGame[P], names: FuelNames) -> None:
    market = state.market
    offered = market.offered()
    if _market_stands(sheet, market, offered, names):
        return
    cards = market.cards
    shown: i64 = len(cards)
    if market.shows_last_card():
        shown -= 1
    plants = state.box.by_card
    at = sheet.rows("market", CARDS, names.card)
    numbers = sheet.numbers
    place: i64
    for place in range(CARDS):
        if place < shown:
            card = cards[place]
            _write_plant(numbers, at, plants[card])
            numbers[at + PLANT] = 1 if place < offered else 0
            numbers[at + PLANT + 1] = i32(market.minimum(card))
        else:
            _clear(numbers, at, PLANT + 2)
        at += PLANT + 2


def _market_stands(sheet: Sheet, market: PlantMarket, offered: i64, names: FuelNames) -> bool:
    """What decides the numbers of the market: its cards, how many are on offer, and which has the token."""
    cards = market.cards
    with_token = market.token
    first = offered
    rest: i64 = 0
    token: i64 = 0
    place: i64
    for place in range(len(cards)):
        card = cards[place]
        if card >= _MOST_CARDS:
            return False
        if card == with_token:
            token = place + 1
        if place < 5:
            first = first << 7 | card
        elif place < CARDS:
            rest = rest << 7 | card
    return sheet.stands(MARKET, CARDS * (PLANT + 2), names, first, token << 40 | rest)


def _write_plant(numbers: vec[i32], at: i64, plant: Plant) -> None:
    numbers[at] = i32(plant.number)
    numbers[at + 1] = i32(plant.output)
    numbers[at + 2] = i32(plant.need)
    burns = plant.burns
    hybrid = burns == HYBRID
    fuel: i64
    for fuel in range(4):
        numbers[at + 3 + fuel] = 1 if burns == fuel or (hybrid and fuel < 2) else 0


def _clear(numbers: vec[i32], at: i64, size: i64) -> None:
    place: i64
    for place in range(at, at + size):
        numbers[place] = 0


def places(order: list[int]) -> i64:
    """The place of each seat in turn order, from 1, four bits for each."""
    found: i64 = 0
    place: i64
    for place in range(len(order)):
        seat: i64 = order[place]
        found |= place + 1 << 4 * seat
    return found


def of_seat(state: PlantGame[P], seat: i64, place: i64, known: bool) -> i64:
    """All that `put_seat` tells, in one number."""
    flags: i64 = 1 if state.turn == seat else 0
    flags = flags << 2 | (state.waiting >> seat & 1) << 1 | (state.bought >> seat & 1)
    auction = state.auction
    flags <<= 2
    if auction is not None:
        flags |= (auction.bidders >> seat & 1) << 1 | (1 if auction.leader == seat and auction.opened() else 0)
    found = place << 5 | flags
    if known:
        found |= state.players[seat].money + 1 << 9
    return found


def put_seat(sheet: Sheet, state: PlantGame[P], seat: i64, place: i64, known: bool) -> None:
    """What is no plant: order, auction, and money if the observer may know it."""
    auction = state.auction
    at = sheet.blank(SEAT)
    numbers = sheet.numbers
    numbers[at] = 1
    numbers[at + 1] = 1 if state.turn == seat else 0
    numbers[at + 2] = i32(place)
    numbers[at + 3] = i32(state.waiting >> seat & 1)
    numbers[at + 4] = i32(state.bought >> seat & 1)
    if auction is not None:
        numbers[at + 5] = i32(auction.bidders >> seat & 1)
        numbers[at + 6] = 1 if auction.leader == seat and auction.opened() else 0
    if known:
        numbers[at + 7] = 1
        numbers[at + 8] = i32(state.players[seat].money)


SEAT_PLANT: Final = [f"seat {seat} plant" for seat in range(SEATS)]
NO_PLANTS: Final = Fleet([])
NO_FUEL: Final[vec[i64]] = vec[i64]([0, 0, 0, 0])


def put_plants(sheet: Sheet, relative: i64, fleet: Fleet, names: FuelNames) -> None:
    """The plants of a company one by one."""
    if sheet.stands(PLANTS_OF, PLANTS * PLANT, fleet):
        return
    _write_plants(sheet, relative, fleet, names)


def _write_plants(sheet: Sheet, relative: i64, fleet: Fleet, names: FuelNames) -> None:
    plants = fleet.plants
    owned: i64 = len(plants)
    at = sheet.rows(SEAT_PLANT[relative], PLANTS, names.plant)
    numbers = sheet.numbers
    place: i64
    for place in range(PLANTS):
        if place < owned:
            _write_plant(numbers, at, plants[place])
        else:
            _clear(numbers, at, PLANT)
        at += PLANT


def put_fuel(sheet: Sheet, fleet: Fleet, stock: vec[i64], names: FuelNames) -> None:
    """What its plants hold and lack together."""
    at = sheet.row(names.fuel)
    numbers = sheet.numbers
    fuel: i64
    for fuel in range(4):
        numbers[at] = i32(stock[fuel])
        numbers[at + 1] = i32(fleet.room_for(stock, fuel))
        numbers[at + 2] = i32(fleet.lacks(stock, fuel))
        at += 3
    sheet.put("capacity", fleet.capacity())


def of_stock(stock: vec[i64]) -> i64:
    """What a company holds, in one number; no box has as many tokens of a fuel as would fit there."""
    return ((stock[0] << 12 | stock[1]) << 12 | stock[2]) << 12 | stock[3]


def put_nobodies(sheet: Sheet, first: i64, names: FuelNames, own: list[str]) -> None:
    """Of seats that nobody has: what `put_seat`, `put_plants` and `put_fuel` write, and the game's own."""
    sheet.nobody(first)
    if sheet.stands(NOBODY, (SEATS - first) * (len(SEAT) + PLANTS * PLANT + FUEL + len(own)), NO_PLANTS):
        return
    relative: i64
    for relative in range(first, SEATS):
        sheet.nobody(relative)
        sheet.blank(SEAT)
        _write_plants(sheet, relative, NO_PLANTS, names)
        put_fuel(sheet, NO_PLANTS, NO_FUEL, names)
        sheet.blank(own)
