"""A position of Power Grid as numbers, for programs that learn; what each means is in `FEATURES`."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.features import FLAG, Feature, Sheet
from powerhouse.core.packed import i32
from powerhouse.games.power_grid import bureaucracy, city_features
from powerhouse.games.power_grid.city_features import NEXT
from powerhouse.games.power_grid.codes import FUELS, Phase
from powerhouse.games.power_grid.player import Trust
from powerhouse.games.power_grid.table import Table
from powerhouse.parts import plant_features
from powerhouse.parts.fleet import above_zero
from powerhouse.parts.fuel_market import FuelMarket
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

BULK: Final = 4
"""So many tokens of a fuel are priced together."""

NAMES: Final = FuelNames(FUELS)
TABLE: Final = [
    "asked-place", "asked-mark", "asked-fuel", "asked-build", "asked-run", "step", "step-3-due", "usa",
    "uranium-closed", "cities-to-step-2", "cities-to-trigger", "end-cities",
]  # fmt: skip
TRUSTS: Final = ["trust-plays", "trust-houses", "trust-plants", "trust-capacity"]
FUEL_ON_SALE: Final = ["left", "reserve", "price", "price-of-4", "refill"]
READY: Final = ["cities", "cities-to-end", "ready", "income-ready"]
PROSPECT: Final = ["supplied", "next-city"]
OWN: Final = [*READY, *PROSPECT]
"""The names of rows, in the order in which the functions below write them."""
TABLE_BLOCK: Final = NEXT_OF_TABLE
TRUST_BLOCK: Final = NEXT_OF_TABLE + 1
FUELS_BLOCK: Final = NEXT_OF_TABLE + 2
WHOLE_SEAT: Final = NEXT_OF_SEAT
COMPANY: Final = NEXT_OF_SEAT + 1
NEXT_CITY: Final = NEXT_OF_SEAT + 2
CITY_BLOCKS: Final = NEXT_OF_SEAT + 3
"""What a lasting sheet keeps: of the table, of a company, and of an observer from the last one on."""

FEATURES: Final = {
    **PLANT_FEATURES,
    **NAMES.features(FUELS, "tokens"),
    "asked-place": Feature(FLAG, "houses of the Trust are placed now"),
    "asked-mark": Feature(FLAG, "start cities are marked now"),
    "asked-fuel": Feature(FLAG, "fuel is bought now"),
    "asked-build": Feature(FLAG, "cities are connected now"),
    "asked-run": Feature(FLAG, "plants are run now"),
    "step": Feature("step", "the step of the game, 1 to 3"),
    "step-3-due": Feature(FLAG, "Step 3 begins after this phase"),
    "usa": Feature(FLAG, "the map is the USA, not Germany"),
    "uranium-closed": Feature(FLAG, "no uranium comes any more"),
    "cities-to-step-2": Feature("cities", "how many cities the largest network lacks for Step 2, 0 after that"),
    "cities-to-trigger": Feature("cities", "how many cities the largest network lacks to end the game"),
    "end-cities": Feature("cities", "the size of a network that ends the game"),
    "left": Feature("tokens", "tokens of the fuel on the market"),
    "reserve": Feature("tokens", "tokens of the fuel in the reserve"),
    "price": Feature("money", "what the next token costs, 0 if there is none"),
    "price-of-4": Feature("money", "what the next 4 tokens cost together, or all if there are fewer"),
    "refill": Feature("tokens", "how many tokens come at the end of this round, as far as there are any"),
    "cities": Feature("cities", "the cities of the company"),
    "cities-to-end": Feature("cities", "how many it lacks to end the game"),
    "income-ready": Feature("money", "what it earns if it supplies what it can supply now"),
    "supplied": Feature("cities", "what it supplied in the last phase 5, -1 before it did"),
    "next-city": Feature("money", "what its cheapest further city costs with the way to it, 0 if none can be had"),
    "in-zone": Feature(FLAG, "the city is played"),
    "marked": Feature(FLAG, "it is marked as a start city"),
    "open": Feature(FLAG, "a slot of it is free in this step"),
    "connect": Feature("money", "what it costs the observer with house and way, 0 if it cannot be had"),
    "own-house": Feature(FLAG, "the observer has a house there"),
    **{f"house-of-seat-{seat}": Feature(FLAG, f"seat {seat} has a house there") for seat in range(1, SEATS)},
    "house-of-trust": Feature(FLAG, "the Trust has a house there"),
    **{
        f"next-{count}-cities": Feature(
            "money", f"what {count} further cities cost the observer, always the cheapest next; 0 if they are not there"
        )
        for count in range(1, NEXT + 1)
    },
    "trust-plays": Feature(FLAG, "the Trust plays (two players)"),
    "trust-houses": Feature("houses", "houses of the Trust in reserve"),
    "trust-plants": Feature("plants", "plants of the Trust"),
    "trust-capacity": Feature("cities", "what its plants would supply together"),
}


def write(state: Table, seat: int, sheet: Sheet) -> None:
    largest, houses = _networks(state)
    money_open = state.options["money"] == "open"
    sheet.table()
    plant_features.put_table(sheet, state, money_open)
    _put_table(sheet, state, largest)
    _put_trust(sheet, state.trust)
    _put_fuels(sheet, state)
    plant_features.put_market(sheet, state, NAMES)
    sheet.observer()
    city_features.put_next_cities(sheet, state, state.players[seat], CITY_BLOCKS)
    all_money = money_open or state.over
    places = plant_features.places(state.order)
    players: i64 = len(state.players)
    relative: i64
    other: i64 = seat
    for relative in range(players):
        sheet.seat(relative, other)
        _put_seat(sheet, state, relative, other, places >> 4 * other & 15, houses, relative == 0 or all_money)
        other += 1
        if other == players:
            other = 0
    if players < SEATS:
        plant_features.put_nobodies(sheet, players, NAMES, OWN)
    sheet.observer()
    city_features.put_cities(sheet, state, seat, houses, CITY_BLOCKS)


def _networks(state: Table) -> tuple[i64, i64]:
    """The size of the largest network, and how many houses stand. Houses never leave: their number tells of all."""
    largest: i64 = 0
    houses: i64 = 0
    for player in state.players:
        size: i64 = len(player.network)
        houses += size
        if size > largest:
            largest = size
    trust = state.trust
    if trust is not None:
        houses += len(trust.cities)
    return largest, houses


def _put_table(sheet: Sheet, state: Table, largest: i64) -> None:
    phase = state.phase
    step = state.step
    due: i64 = 1 if state.step3_due else 0
    closed: i64 = 1 if state.uranium_closed else 0
    if sheet.stands(TABLE_BLOCK, len(TABLE), state.map, ((phase << 2 | step) << 1 | due) << 1 | closed, largest):
        return
    figures = state.figures
    at = sheet.row(TABLE)
    numbers = sheet.numbers
    numbers[at] = 1 if phase == Phase.PLACE else 0
    numbers[at + 1] = 1 if phase == Phase.MARK else 0
    numbers[at + 2] = 1 if phase == Phase.FUEL else 0
    numbers[at + 3] = 1 if phase == Phase.BUILD else 0
    numbers[at + 4] = 1 if phase == Phase.SUPPLY else 0
    numbers[at + 5] = i32(step)
    numbers[at + 6] = i32(due)
    numbers[at + 7] = 1 if state.map.id == "usa" else 0
    numbers[at + 8] = i32(closed)
    numbers[at + 9] = 0
    if step == 1:
        numbers[at + 9] = i32(above_zero(figures.step2_cities - largest))
    numbers[at + 10] = i32(above_zero(figures.end_cities - largest))
    numbers[at + 11] = i32(figures.end_cities)


def _put_trust(sheet: Sheet, trust: Trust | None) -> None:
    if trust is None:
        if not sheet.stands(TRUST_BLOCK, len(TRUSTS), NAMES):
            sheet.blank(TRUSTS)
        return
    if sheet.stands(TRUST_BLOCK, len(TRUSTS), trust.fleet, trust.houses):
        return
    at = sheet.row(TRUSTS)
    numbers = sheet.numbers
    numbers[at] = 1
    numbers[at + 1] = i32(trust.houses)
    numbers[at + 2] = i32(len(trust.fleet.plants))
    numbers[at + 3] = i32(trust.fleet.capacity())


def _put_fuels(sheet: Sheet, state: Table) -> None:
    market = state.fuel
    left = market.left
    reserve = market.reserve
    phase = state.step << 1 | (1 if state.uranium_closed else 0)
    size = 4 * len(FUEL_ON_SALE)
    if sheet.stands(FUELS_BLOCK, size, market.prices, of_stock(left), of_stock(reserve) << 4 | phase):
        return
    fuel: i64
    for fuel in range(4):
        sheet.part(FUELS[fuel])
        at = sheet.row(FUEL_ON_SALE)
        numbers = sheet.numbers
        numbers[at] = i32(left[fuel])
        numbers[at + 1] = i32(reserve[fuel])
        numbers[at + 2] = i32(market.price(fuel))
        numbers[at + 3] = i32(_bulk_price(market, fuel))
        numbers[at + 4] = i32(bureaucracy.refill(state, fuel))


def _bulk_price(market: FuelMarket, fuel: i64) -> i64:
    """What the next tokens cost together; where a store sells the fuel, it follows when the market is empty."""
    prices = market.prices
    left = market.left[fuel]
    stored: i64 = 0
    if fuel == prices.store_fuel:
        stored = market.reserve[fuel]
    by_left = prices.by_left[fuel]
    total: i64 = 0
    place: i64
    for place in range(BULK):
        if place < left:
            total += by_left[left - place]
        elif place < left + stored:
            total += prices.store_price
    return total


def _put_seat(sheet: Sheet, state: Table, relative: i64, seat: i64, place: i64, houses: i64, known: bool) -> None:
    """All of it follows from its plants and two numbers; only if they have changed is it looked at piece by piece."""
    player = state.players[seat]
    fleet = player.fleet
    stock = player.stock
    cities: i64 = len(player.network)
    supplied: i64 = state.supplied[seat]
    held = of_stock(stock)
    counts = (plant_features.of_seat(state, seat, place, known) << 8 | cities) << 8 | supplied + 1
    size = len(SEAT) + PLANTS * PLANT + FUEL + len(OWN)
    if sheet.stands(WHOLE_SEAT, size, fleet, (houses << 2 | state.step) << 48 | held, counts):
        return
    plant_features.put_seat(sheet, state, seat, place, known)
    if not sheet.stands(COMPANY, PLANTS * PLANT + FUEL + len(READY), fleet, held, cities):
        plant_features.put_plants(sheet, relative, fleet, NAMES)
        plant_features.put_fuel(sheet, fleet, stock, NAMES)
        _put_ready(sheet, state, fleet.best_output(stock, cities), cities)
    at = sheet.row(PROSPECT)
    numbers = sheet.numbers
    numbers[at] = i32(supplied)
    if not sheet.same(NEXT_CITY, player.network, state.step, houses):
        numbers[at + 1] = i32(city_features.price_of_next(state, player))


def _put_ready(sheet: Sheet, state: Table, ready: i64, cities: i64) -> None:
    at = sheet.row(READY)
    numbers = sheet.numbers
    numbers[at] = i32(cities)
    numbers[at + 1] = i32(above_zero(state.figures.end_cities - cities))
    numbers[at + 2] = i32(ready)
    numbers[at + 3] = i32(state.figures.payment(ready))
