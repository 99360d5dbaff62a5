"""What both Power Grids tell a program that learns of plants, auction, deck and companies."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.features import FLAG, Feature, Sheet
from powerhouse.core.packed import i32, vec
from powerhouse.parts.fleet import HYBRID, Fleet, Plant
from powerhouse.parts.plant_deck import PLUG, SOCKET
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


class FuelNames:
    """What is told of each fuel, by its name."""

    def __init__(self, fuels: list[str]) -> None:
        self.burns = [f"burns-{fuel}" for fuel in fuels]
        self.stock = [f"holds-{fuel}" for fuel in fuels]
        self.room = [f"room-{fuel}" for fuel in fuels]
        self.lacks = [f"lacks-{fuel}" for fuel in fuels]
        self.plant = ["plant-number", "output", "need", *self.burns]
        self.card = [*self.plant, "on-offer", "minimum"]
        self.fuel = [name for each in zip(self.stock, self.room, self.lacks) for name in each]

    def features(self, fuels: list[str], unit: str) -> dict[str, Feature]:
        found: dict[str, Feature] = {}
        for fuel, name in enumerate(fuels):
            found[self.burns[fuel]] = Feature(FLAG, f"the plant burns {name}; a hybrid burns either of two fuels")
            found[self.stock[fuel]] = Feature(unit, f"{name} that the company holds")
            found[self.room[fuel]] = Feature(unit, f"{name} for which its plants still have room")
            found[self.lacks[fuel]] = Feature(unit, f"{name} that is lacking to run all its plants at once")
        return found


PLANT_FEATURES: Final = {
    "players": Feature("seats", "how many play"),
    "round": Feature("rounds", "the round, from 1"),
    "asked-offer": Feature(FLAG, "a plant is offered now"),
    "asked-bid": Feature(FLAG, "bids are made now"),
    "asked-scrap": Feature(FLAG, "somebody scraps a plant now"),
    "asked-return": Feature(FLAG, "fuel that finds no room is given back now"),
    "money-open": Feature(FLAG, "everybody's money is seen"),
    "deck-small": Feature("cards", "small plants left in the deck (plug on the back)"),
    "deck-big": Feature("cards", "big plants left in the deck (socket on the back)"),
    "deck-under": Feature("cards", "plants that lie under the last card"),
    "deck-last-card": Feature(FLAG, "the last card is still in the deck"),
    "top-small": Feature(FLAG, "the card on top of the deck is a small plant"),
    "top-big": Feature(FLAG, "the card on top of the deck is a big plant"),
    "last-card-shown": Feature(FLAG, "the last card lies in the market"),
    "renovation-card": Feature("number", "the renovation card in play, 0 without"),
    "renovation-paid": Feature(FLAG, "somebody has been paid by it this round"),
    "lot": Feature("number", "the number of the plant under the hammer, 0 if none is"),
    "lot-output": Feature("output", "what that plant yields"),
    "lot-need": Feature("fuel", "what it burns"),
    "lowest-bid": Feature("money", "the least that may be bid for it now"),
    "standing-bid": Feature("money", "the standing bid, 0 before one is made"),
    "plant-number": Feature("number", "the number of the plant, 0 where there is none"),
    "output": Feature("output", "what the plant yields when it runs: cities, or money in the Card Game"),
    "need": Feature("fuel", "what it burns in a round"),
    "on-offer": Feature(FLAG, "it may be offered now, not only seen"),
    "minimum": Feature("money", "the lowest opening bid, with the discount token"),
    "present": Feature(FLAG, "somebody sits there; without, all of the seat is 0"),
    "to-decide": Feature(FLAG, "this seat is to decide"),
    "order-place": Feature("place", "its place in turn order, from 1"),
    "may-buy": Feature(FLAG, "it may still buy a plant in this phase"),
    "has-bought": Feature(FLAG, "it has bought a plant in this phase"),
    "bids": Feature(FLAG, "it has not passed in the auction"),
    "leads": Feature(FLAG, "the standing bid is its own"),
    "money-known": Feature(FLAG, "the observer may see its money"),
    "money": Feature("money", "its money, 0 where that is hidden"),
    "capacity": Feature("output", "what all its plants would yield together"),
    "ready": Feature("output", "what its plants yield with the fuel it holds"),
}
"""What these functions write."""


MARKET: Final = 0
PLANTS_OF: Final = 1
FUEL_OF: Final = PLANTS_OF + SEATS
NOBODY_AT: Final = FUEL_OF + SEATS
NEXT_BLOCK: Final = NOBODY_AT + SEATS
"""Numbers of the blocks that a lasting sheet keeps; a game has those from the last one on."""
PLANT: Final = 7
"""So many numbers tell of a plant."""
FUEL: Final = 13
"""So many tell of a company's fuel and capacity."""
_MOST_CARDS: Final = 128
"""A market with larger numbers of cards is written each time."""


def put_table(sheet: Sheet, state: PlantGame[P]) -> None:
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
    numbers[at + 6] = 1 if state.options["money"] == "open" else 0
    numbers[at + 7] = i32(deck.plugs_left)
    numbers[at + 8] = i32(deck.sockets_left)
    numbers[at + 9] = i32(len(deck.under))
    numbers[at + 10] = 1 if deck.holds_last_card else 0
    numbers[at + 11] = 1 if top == PLUG else 0
    numbers[at + 12] = 1 if top == SOCKET else 0
    numbers[at + 13] = 1 if market.shows_last_card() else 0
    numbers[at + 14] = i32(state.renovation_card)
    numbers[at + 15] = 1 if state.renovation_paid else 0
    auction = state.auction
    if auction is None:
        sheet.blank(LOT)
        return
    plant = state.box.plants[auction.lot]
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
    plants = state.box.plants
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


def put_seat(sheet: Sheet, state: PlantGame[P], seat: i64, known: bool) -> None:
    """What is no plant: order, auction, and money if the observer may know it."""
    auction = state.auction
    at = sheet.blank(SEAT)
    numbers = sheet.numbers
    numbers[at] = 1
    numbers[at + 1] = 1 if state.turn == seat else 0
    numbers[at + 2] = i32(_order_place(state.order, seat))
    numbers[at + 3] = i32(state.waiting >> seat & 1)
    numbers[at + 4] = i32(state.bought >> seat & 1)
    if auction is not None:
        numbers[at + 5] = i32(auction.bidders >> seat & 1)
        numbers[at + 6] = 1 if auction.leader == seat and auction.opened() else 0
    if known:
        numbers[at + 7] = 1
        numbers[at + 8] = i32(state.players[seat].money)


def _order_place(order: list[int], seat: i64) -> i64:
    """From 1."""
    place: i64 = 0
    while order[place] != seat:
        place += 1
    return place + 1


SEAT_PLANT: Final = [f"seat {seat} plant" for seat in range(SEATS)]
NO_PLANTS: Final = Fleet([])
NO_FUEL: Final[vec[i64]] = vec[i64]([0, 0, 0, 0])


def put_plants(sheet: Sheet, relative: i64, fleet: Fleet, names: FuelNames) -> None:
    """The plants of a company one by one."""
    if sheet.stands(PLANTS_OF + relative, PLANTS * PLANT, fleet):
        return
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


def put_nobody(sheet: Sheet, relative: i64, names: FuelNames, own: list[str]) -> None:
    """As many numbers as `put_seat`, `put_plants` and `put_fuel` write, and those of the game's own."""
    if sheet.stands(NOBODY_AT + relative, len(SEAT) + PLANTS * PLANT + FUEL + len(own), NO_PLANTS):
        return
    sheet.blank(SEAT)
    put_plants(sheet, relative, NO_PLANTS, names)
    put_fuel(sheet, NO_PLANTS, NO_FUEL, names)
    sheet.blank(own)
