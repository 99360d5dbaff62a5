"""A position of the Card Game as numbers, for programs that learn; what each means is in `FEATURES`."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.features import FLAG, Feature, Sheet
from powerhouse.core.packed import i32, vec
from powerhouse.games.power_grid_card_game import scoring
from powerhouse.games.power_grid_card_game.codes import COLUMNS, FIRST_KIND, FUELS, KINDS, MOST_UNITS, RESOURCE, Phase
from powerhouse.games.power_grid_card_game.resource_market import ResourceMarket
from powerhouse.games.power_grid_card_game.table import Table
from powerhouse.parts import plant_features
from powerhouse.parts.plant_features import FUEL, FUEL_OF, PLANT_FEATURES, SEATS, FuelNames, of_stock

NAMES: Final = FuelNames(FUELS)
OWN: Final = ["ready", "income-ready", "earned", "points", "dearest"]
ON_SALE: Final = [[f"column-{column}-units-{units + 1}" for units in range(MOST_UNITS)] for column in range(COLUMNS)]
FUEL_ON_SALE: Final = [
    *[ON_SALE[column][units] for units in range(MOST_UNITS) for column in range(COLUMNS)],
    "in-deck", "in-discard", "leftover-stack", "cheapest-price", "cheapest-units",
]  # fmt: skip

FEATURES: Final = {
    **PLANT_FEATURES,
    **NAMES.features(FUELS, "units"),
    "asked-buy": Feature(FLAG, "resource cards are bought now"),
    "asked-run": Feature(FLAG, "plants produce now"),
    "last-round": Feature(FLAG, "this is the last round"),
    "next-is-last": Feature(FLAG, "the last card has come: the next round is the last"),
    "money-per-point": Feature("money", "so much money is a point at the end"),
    **{
        name: Feature("cards", f"cards of the fuel with {units + 1} units on sale {_where}")
        for column, names in enumerate(ON_SALE)
        for _where in [f"in column {column}" if column else "as leftovers"]
        for units, name in enumerate(names)
    },
    "cheapest-price": Feature("money", "what the cheapest card of the fuel costs, 0 if there is none"),
    "cheapest-units": Feature("units", "what is printed on that card"),
    "in-deck": Feature("units", "units of the fuel that may still come from the deck of resources"),
    "in-discard": Feature("units", "units of the fuel on the discard pile"),
    "leftover-stack": Feature("cards", "leftover cards of the fuel that are not in use"),
    "column-price": Feature("money", "what a card of the column costs"),
    "column-size": Feature("cards", "cards that lie in the column"),
    "income-ready": Feature("money", "what it earns this round with what it holds; nobody earns in the last round"),
    "earned": Feature("money", "what it earned in the last phase 3, -1 before it did"),
    "points": Feature("points", "its points if the game ended now, without money that the observer may not see"),
    "dearest": Feature("number", "the number of its dearest plant, which decides between equals"),
    "trust-plays": Feature(FLAG, "the Trust plays (two players)"),
    "trust-plants": Feature("plants", "plants of the Trust"),
    "trust-capacity": Feature("money", "what its plants would yield together"),
}


def write(state: Table, seat: int, sheet: Sheet) -> None:
    sheet.whole()
    plant_features.put_table(sheet, state)
    sheet.flag("asked-buy", state.phase == Phase.BUY)
    sheet.flag("asked-run", state.phase == Phase.PRODUCE)
    sheet.flag("last-round", state.last_round)
    sheet.flag("next-is-last", state.next_is_last())
    sheet.put("money-per-point", state.figures.money_per_point)
    trust = state.trust
    if trust is None:
        sheet.blank(["trust-plays", "trust-plants", "trust-capacity"])
    else:
        sheet.put("trust-plays", 1)
        sheet.put("trust-plants", len(trust.plants))
        sheet.put("trust-capacity", trust.fleet.capacity())
    _put_resources(sheet, state)
    plant_features.put_market(sheet, state, NAMES)
    all_money = state.shows_money()
    players: i64 = len(state.players)
    relative: i64
    for relative in range(SEATS):
        sheet.part("seat", relative)
        if relative < players:
            _put_seat(sheet, state, relative, (seat + relative) % players, relative == 0 or all_money)
        else:
            plant_features.put_nobody(sheet, relative, NAMES, OWN)


def _put_resources(sheet: Sheet, state: Table) -> None:
    market = state.resources
    prices = state.figures.prices
    column: i64
    for column in range(COLUMNS):
        sheet.part("column", column)
        sheet.put("column-price", prices[column])
        sheet.put("column-size", market.sizes[column])
    unseen = vec[i64]([0] * KINDS)
    for card in market.deck:
        unseen[card - RESOURCE] += 1
    fuel: i64
    for fuel in range(4):
        sheet.part(FUELS[fuel])
        _put_fuel(sheet, market, prices, fuel, unseen)


def _put_fuel(sheet: Sheet, market: ResourceMarket, prices: vec[i64], fuel: i64, unseen: vec[i64]) -> None:
    at = sheet.row(FUEL_ON_SALE)
    numbers = sheet.numbers
    cards = market.cards
    discard = market.discard
    first: i64 = FIRST_KIND[fuel]
    coming: i64 = 0
    gone: i64 = 0
    units: i64
    column: i64
    for units in range(MOST_UNITS):
        for column in range(COLUMNS):
            numbers[at] = i32(cards[KINDS * column + first + units])
            at += 1
        coming += (units + 1) * unseen[first + units]
        gone += (units + 1) * discard[first + units]
    offer = market.cheapest(fuel)
    numbers[at] = i32(coming)
    numbers[at + 1] = i32(gone)
    numbers[at + 2] = i32(market.stack[fuel])
    numbers[at + 3] = i32(prices[offer // KINDS]) if offer >= 0 else 0
    numbers[at + 4] = i32(offer % KINDS - first + 1) if offer >= 0 else 0


def _put_seat(sheet: Sheet, state: Table, relative: i64, seat: i64, known: bool) -> None:
    player = state.players[seat]
    plant_features.put_seat(sheet, state, seat, known)
    plant_features.put_plants(sheet, relative, player.fleet, NAMES)
    if not sheet.stands(FUEL_OF + relative, FUEL, player.fleet, of_stock(player.stock)):
        plant_features.put_fuel(sheet, player.fleet, player.stock, NAMES)
    ready = scoring.produced(state, seat)
    guaranteed = state.figures.guaranteed_income
    sheet.put("ready", ready)
    sheet.put("income-ready", 0 if state.last_round else max(guaranteed, ready))
    sheet.put("earned", state.earned[seat])
    sheet.put("points", ready + (player.money // state.figures.money_per_point if known else 0))
    sheet.put("dearest", player.fleet.highest())
