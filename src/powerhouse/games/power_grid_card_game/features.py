"""A position of the Card Game as numbers, for programs that learn; what each means is in `FEATURES`."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.features import FLAG, Feature, Sheet
from powerhouse.games.power_grid_card_game import scoring
from powerhouse.games.power_grid_card_game.codes import COLUMNS, FIRST_KIND, FUELS, KINDS, MOST_UNITS, RESOURCE, Phase
from powerhouse.games.power_grid_card_game.resource_market import ResourceMarket
from powerhouse.games.power_grid_card_game.table import Table
from powerhouse.parts import plant_features
from powerhouse.parts.plant_features import PLANT_FEATURES, SEATS, FuelNames

NAMES: Final = FuelNames(FUELS)
OWN: Final = ["ready", "income-ready", "earned", "points", "dearest"]
ON_SALE: Final = [[f"column-{column}-units-{units + 1}" for units in range(MOST_UNITS)] for column in range(COLUMNS)]

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
    players = len(state.players)
    for relative in range(SEATS):
        sheet.part("seat", relative)
        if relative < players:
            _put_seat(sheet, state, relative, seat)
        else:
            plant_features.put_nobody(sheet, relative, NAMES)
            sheet.blank(OWN)


def _put_resources(sheet: Sheet, state: Table) -> None:
    market = state.resources
    prices = state.figures.prices
    column: i64
    for column in range(COLUMNS):
        sheet.part("column", column)
        sheet.put("column-price", prices[column])
        sheet.put("column-size", market.sizes[column])
    unseen = [0] * KINDS
    for card in market.deck:
        unseen[card - RESOURCE] += 1
    fuel: i64
    for fuel in range(4):
        sheet.part(FUELS[fuel])
        _put_fuel(sheet, market, fuel, unseen)
        offer = market.cheapest(fuel)
        sheet.put("cheapest-price", prices[offer // KINDS] if offer >= 0 else 0)
        sheet.put("cheapest-units", offer % KINDS - FIRST_KIND[fuel] + 1 if offer >= 0 else 0)


def _put_fuel(sheet: Sheet, market: ResourceMarket, fuel: i64, unseen: list[int]) -> None:
    first: i64 = FIRST_KIND[fuel]
    coming: i64 = 0
    gone: i64 = 0
    units: i64
    for units in range(MOST_UNITS):
        column: i64
        for column in range(COLUMNS):
            sheet.put(ON_SALE[column][units], market.cards[KINDS * column + first + units])
        coming += (units + 1) * unseen[first + units]
        gone += (units + 1) * market.discard[first + units]
    sheet.put("in-deck", coming)
    sheet.put("in-discard", gone)
    sheet.put("leftover-stack", market.stack[fuel])


def _put_seat(sheet: Sheet, state: Table, relative: int, observer: int) -> None:
    seat = (observer + relative) % len(state.players)
    player = state.players[seat]
    plant_features.put_seat(sheet, state, seat, observer)
    plant_features.put_fleet(sheet, relative, player.fleet, player.stock, NAMES)
    ready = scoring.produced(state, seat)
    guaranteed = state.figures.guaranteed_income
    known = seat == observer or state.shows_money()
    sheet.put("ready", ready)
    sheet.put("income-ready", 0 if state.last_round else max(guaranteed, ready))
    sheet.put("earned", state.earned[seat])
    sheet.put("points", ready + (player.money // state.figures.money_per_point if known else 0))
    sheet.put("dearest", player.fleet.highest())
