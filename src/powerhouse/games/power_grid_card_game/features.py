"""A position of the Card Game as numbers, for programs that learn; what each means is in `FEATURES`."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.features import FLAG, Feature, Sheet
from powerhouse.core.packed import i32, vec
from powerhouse.games.power_grid_card_game.codes import COLUMNS, FIRST_KIND, FUELS, KINDS, MOST_UNITS, RESOURCE, Phase
from powerhouse.games.power_grid_card_game.player import Trust
from powerhouse.games.power_grid_card_game.resource_market import ResourceMarket
from powerhouse.games.power_grid_card_game.scoring import UNLIMITED
from powerhouse.games.power_grid_card_game.table import Table
from powerhouse.parts import plant_features
from powerhouse.parts.plant_feature_texts import PLANT_FEATURES, FuelNames
from powerhouse.parts.plant_features import (
    FUEL,
    NEXT_OF_SEAT,
    NEXT_OF_TABLE,
    PLANT,
    PLANTS,
    SEAT,
    SEATS,
    of_stock,
)

NAMES: Final = FuelNames(FUELS)
TABLE: Final = ["asked-buy", "asked-run", "last-round", "next-is-last", "money-per-point"]
TRUST: Final = ["trust-plays", "trust-plants", "trust-capacity"]
OWN: Final = ["ready", "income-ready", "earned", "points", "dearest"]
ON_SALE: Final = [[f"column-{column}-units-{units + 1}" for units in range(MOST_UNITS)] for column in range(COLUMNS)]
FUEL_ON_SALE: Final = [
    *[ON_SALE[column][units] for units in range(MOST_UNITS) for column in range(COLUMNS)],
    "in-deck", "in-discard", "leftover-stack", "cheapest-price", "cheapest-units",
]  # fmt: skip
COLUMN: Final = ["column-price", "column-size"]
TABLE_BLOCK: Final = NEXT_OF_TABLE
TRUST_BLOCK: Final = NEXT_OF_TABLE + 1
RESOURCES: Final = NEXT_OF_TABLE + 2
WHOLE_SEAT: Final = NEXT_OF_SEAT
COMPANY: Final = NEXT_OF_SEAT + 1
"""What a lasting sheet keeps of the table, and of a company."""

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
    money_open = state.options["money"] == "open"
    sheet.table()
    plant_features.put_table(sheet, state, money_open)
    _put_table(sheet, state)
    _put_trust(sheet, state.trust)
    _put_resources(sheet, state)
    plant_features.put_market(sheet, state, NAMES)
    all_money = money_open or state.over
    places = plant_features.places(state.order)
    players: i64 = len(state.players)
    relative: i64
    other: i64 = seat
    for relative in range(players):
        sheet.seat(relative, other)
        _put_seat(sheet, state, relative, other, places >> 4 * other & 15, relative == 0 or all_money)
        other += 1
        if other == players:
            other = 0
    if players < SEATS:
        plant_features.put_nobodies(sheet, players, NAMES, OWN)


def _put_table(sheet: Sheet, state: Table) -> None:
    last: i64 = 1 if state.last_round else 0
    cut: i64 = 1 if state.market_cut else 0
    if not sheet.stands(TABLE_BLOCK, len(TABLE), state.figures, (state.phase << 1 | last) << 1 | cut):
        sheet.flag("asked-buy", state.phase == Phase.BUY)
        sheet.flag("asked-run", state.phase == Phase.PRODUCE)
        sheet.flag("last-round", state.last_round)
        sheet.flag("next-is-last", state.next_is_last())
        sheet.put("money-per-point", state.figures.money_per_point)


def _put_trust(sheet: Sheet, trust: Trust | None) -> None:
    if trust is None:
        if not sheet.stands(TRUST_BLOCK, len(TRUST), NAMES):
            sheet.blank(TRUST)
    elif not sheet.stands(TRUST_BLOCK, len(TRUST), trust.fleet):
        sheet.put("trust-plays", 1)
        sheet.put("trust-plants", len(trust.plants))
        sheet.put("trust-capacity", trust.fleet.capacity())


def _put_resources(sheet: Sheet, state: Table) -> None:
    """Columns and fuels.

    In a phase cards only leave the columns, or only come to the piles, so their numbers tell which they are.
    """
    market = state.resources
    prices = state.figures.prices
    sizes = market.sizes
    piled: i64 = 0
    for pile in market.discard:
        piled += pile
    for pile in market.stack:
        piled += pile
    column: i64
    for column in range(COLUMNS):
        piled = piled << 8 | sizes[column]
    size = COLUMNS * len(COLUMN) + 4 * len(FUEL_ON_SALE)
    if sheet.stands(RESOURCES, size, state.figures, state.round << 8 | state.phase, piled):
        return
    for column in range(COLUMNS):
        sheet.part("column", column)
        sheet.put("column-price", prices[column])
        sheet.put("column-size", sizes[column])
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


def _put_seat(sheet: Sheet, state: Table, relative: i64, seat: i64, place: i64, known: bool) -> None:
    """All of it follows from its plants and two numbers; only if they have changed is it looked at piece by piece."""
    player = state.players[seat]
    fleet = player.fleet
    stock = player.stock
    figures = state.figures
    earned: i64 = state.earned[seat]
    held = of_stock(stock)
    counts = (plant_features.of_seat(state, seat, place, known) << 20 | earned + 1) << 1
    if state.last_round:
        counts |= 1
    if sheet.stands(WHOLE_SEAT, len(SEAT) + PLANTS * PLANT + FUEL + len(OWN), fleet, held, counts):
        return
    plant_features.put_seat(sheet, state, seat, place, known)
    company_stands = sheet.stands(COMPANY, PLANTS * PLANT + FUEL, fleet, held)
    if not company_stands:
        plant_features.put_plants(sheet, relative, fleet, NAMES)
        plant_features.put_fuel(sheet, fleet, stock, NAMES)
    at = sheet.row(OWN)
    numbers = sheet.numbers
    if not company_stands:
        numbers[at] = i32(fleet.best_output(stock, UNLIMITED))
        numbers[at + 4] = i32(fleet.highest())
    ready: i64 = i64(numbers[at])
    income: i64 = 0
    if not state.last_round:
        income = figures.guaranteed_income
        if ready > income:
            income = ready
    points = ready
    if known:
        points += player.money // figures.money_per_point
    numbers[at + 1] = i32(income)
    numbers[at + 2] = i32(earned)
    numbers[at + 3] = i32(points)
