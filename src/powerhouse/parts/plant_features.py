"""What both Power Grids tell a program that learns of plants, auction, deck and companies."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.features import FLAG, Feature, Sheet
from powerhouse.core.packed import vec
from powerhouse.parts.fleet import HYBRID, Fleet, Plant
from powerhouse.parts.plant_deck import PLUG, SOCKET
from powerhouse.parts.plant_game import P, PlantGame, PlantPhase
from powerhouse.parts.plant_market import PlantMarket

SEATS: Final = 6
"""There are as many on the sheet, whoever plays."""
CARDS: Final = 9
"""Places of the plant market on the sheet."""
PLANTS: Final = 4
"""Plants of a company on the sheet: a fourth is held until another is scrapped."""
ASKED: Final = ["asked-offer", "asked-bid", "asked-scrap", "asked-return"]
"""In the order of their phases."""


class FuelNames:
    """What is told of each fuel, by its name."""

    def __init__(self, fuels: list[str]) -> None:
        self.burns = [f"burns-{fuel}" for fuel in fuels]
        self.stock = [f"holds-{fuel}" for fuel in fuels]
        self.room = [f"room-{fuel}" for fuel in fuels]
        self.lacks = [f"lacks-{fuel}" for fuel in fuels]
        self.plant = ["plant-number", "output", "need", *self.burns]

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
_PLANT: Final = 7
"""So many numbers tell of a plant."""
_FUELS: Final = 13
"""So many tell of a company's fuel and capacity."""
_MOST_CARDS: Final = 128
"""A market with larger numbers of cards is written each time."""


def put_table(sheet: Sheet, state: PlantGame[P]) -> None:
    """Whose turn, deck and auction."""
    market = state.market
    deck = market.deck
    sheet.put("players", len(state.players))
    sheet.put("round", state.round)
    for phase in range(PlantPhase.RETURN + 1):
        sheet.flag(ASKED[phase], state.phase == phase)
    sheet.flag("money-open", state.options["money"] == "open")
    sheet.put("deck-small", deck.left[PLUG])
    sheet.put("deck-big", deck.left[SOCKET])
    sheet.put("deck-under", len(deck.under))
    sheet.flag("deck-last-card", deck.holds_last_card)
    sheet.flag("top-small", deck.top == PLUG)
    sheet.flag("top-big", deck.top == SOCKET)
    sheet.flag("last-card-shown", market.shows_last_card())
    sheet.put("renovation-card", state.renovation_card)
    sheet.flag("renovation-paid", state.renovation_paid)
    auction = state.auction
    if auction is None:
        sheet.blank(["lot", "lot-output", "lot-need", "lowest-bid", "standing-bid"])
        return
    plant = state.box.plants[auction.lot]
    sheet.put("lot", plant.number)
    sheet.put("lot-output", plant.output)
    sheet.put("lot-need", plant.need)
    sheet.put("lowest-bid", auction.lowest_bid())
    sheet.put("standing-bid", auction.bid if auction.opened() else 0)


def put_market(sheet: Sheet, state: PlantGame[P], names: FuelNames) -> None:
    market = state.market
    offered = market.offered()
    if _market_stands(sheet, market, offered, names):
        return
    plants = market.plants()
    for place in range(CARDS):
        sheet.part("market", place)
        if place < len(plants):
            put_plant(sheet, state.box.plants[plants[place]], names)
            sheet.flag("on-offer", place < offered)
            sheet.put("minimum", market.minimum(plants[place]))
        else:
            sheet.blank(names.plant)
            sheet.blank(["on-offer", "minimum"])


def _market_stands(sheet: Sheet, market: PlantMarket, offered: i64, names: FuelNames) -> bool:
    """What decides the numbers of the market: its cards, how many are on offer, and which has the token."""
    cards = market.cards
    first = offered
    rest: i64 = 0
    token: i64 = 0
    place: i64
    for place in range(len(cards)):
        card = cards[place]
        if card >= _MOST_CARDS:
            return False
        if card == market.token:
            token = place + 1
        if place < 5:
            first = first << 7 | card
        elif place < CARDS:
            rest = rest << 7 | card
    return sheet.stands(MARKET, CARDS * (_PLANT + 2), names, first, token << 40 | rest)


def put_plant(sheet: Sheet, plant: Plant, names: FuelNames) -> None:
    sheet.put("plant-number", plant.number)
    sheet.put("output", plant.output)
    sheet.put("need", plant.need)
    burns = plant.burns
    fuel: i64
    for fuel in range(4):
        sheet.flag(names.burns[fuel], burns == fuel or (burns == HYBRID and fuel < 2))


def put_seat(sheet: Sheet, state: PlantGame[P], seat: int, observer: int) -> None:
    """What is no plant: order, auction, money."""
    bit: i64 = state.waiting >> seat & 1
    auction = state.auction
    sheet.put("present", 1)
    sheet.flag("to-decide", state.turn == seat)
    sheet.put("order-place", state.order.index(seat) + 1)
    sheet.put("may-buy", bit)
    sheet.put("has-bought", state.bought >> seat & 1)
    sheet.put("bids", 0 if auction is None else auction.bidders >> seat & 1)
    sheet.flag("leads", auction is not None and auction.opened() and auction.leader == seat)
    known = seat == observer or state.shows_money()
    sheet.flag("money-known", known)
    sheet.put("money", state.players[seat].money if known else 0)


SEAT: Final = [
    "present", "to-decide", "order-place", "may-buy", "has-bought", "bids", "leads", "money-known", "money",
]  # fmt: skip
"""The names that `put_seat` writes."""
SEAT_PLANT: Final = [f"seat {seat} plant" for seat in range(SEATS)]
NO_PLANTS: Final = Fleet([])
NO_FUEL: Final[vec[i64]] = vec[i64]([0, 0, 0, 0])


def put_fleet(sheet: Sheet, relative: i64, fleet: Fleet, stock: vec[i64], names: FuelNames) -> None:
    """Plants one by one, and what they hold and lack together."""
    if not sheet.stands(PLANTS_OF + relative, PLANTS * _PLANT, fleet):
        plants = fleet.plants
        for place in range(PLANTS):
            sheet.part(SEAT_PLANT[relative], place)
            if place < len(plants):
                put_plant(sheet, plants[place], names)
            else:
                sheet.blank(names.plant)
    sheet.part("seat", relative)
    if sheet.stands(FUEL_OF + relative, _FUELS, fleet, of_stock(stock)):
        return
    fuel: i64
    for fuel in range(4):
        sheet.put(names.stock[fuel], stock[fuel])
        sheet.put(names.room[fuel], fleet.room_for(stock, fuel))
        sheet.put(names.lacks[fuel], fleet.lacks(stock, fuel))
    sheet.put("capacity", fleet.capacity())


def of_stock(stock: vec[i64]) -> i64:
    """What a company holds, in one number; no box has as many tokens of a fuel as would fit there."""
    return ((stock[0] << 12 | stock[1]) << 12 | stock[2]) << 12 | stock[3]


def put_nobody(sheet: Sheet, relative: i64, names: FuelNames) -> None:
    """As many numbers as `put_seat` and `put_fleet` write."""
    if sheet.stands(NOBODY_AT + relative, len(SEAT) + PLANTS * _PLANT + _FUELS, NO_PLANTS):
        return
    sheet.blank(SEAT)
    put_fleet(sheet, relative, NO_PLANTS, NO_FUEL, names)
