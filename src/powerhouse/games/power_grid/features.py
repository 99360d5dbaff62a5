"""A position of Power Grid as numbers, for programs that learn; what each means is in `FEATURES`."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.features import FLAG, Feature, Sheet
from powerhouse.core.packed import i32
from powerhouse.games.power_grid import bureaucracy, city_features
from powerhouse.games.power_grid.city_features import CITIES, CITY, NEXT
from powerhouse.games.power_grid.codes import FUELS, Phase
from powerhouse.games.power_grid.table import Table
from powerhouse.parts import plant_features
from powerhouse.parts.fleet import above_zero
from powerhouse.parts.fuel_market import FuelMarket
from powerhouse.parts.plant_features import (
    FUEL,
    NEXT_BLOCK,
    PLANT,
    PLANT_FEATURES,
    PLANTS,
    SEATS,
    FuelNames,
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
BLOCK_BUILT: Final = NEXT_BLOCK
BLOCK_FUELS: Final = NEXT_BLOCK + 1
BLOCK_COMPANY: Final = NEXT_BLOCK + 2
BLOCK_CITIES: Final = BLOCK_COMPANY + SEATS
"""What a lasting sheet keeps; from the last one on those of the cities."""

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
    sheet.whole()
    plant_features.put_table(sheet, state)
    _put_table(sheet, state)
    _put_fuels(sheet, state)
    plant_features.put_market(sheet, state, NAMES)
    sheet.whole()
    built = _built(state)
    nothing_built = sheet.same(BLOCK_BUILT, NAMES, built)
    if nothing_built:
        sheet.pass_over(NEXT)
    else:
        city_features.put_next_cities(sheet, state, state.players[seat])
    all_money = state.shows_money()
    players: i64 = len(state.players)
    relative: i64
    other: i64 = seat
    for relative in range(SEATS):
        sheet.part("seat", relative)
        if relative < players:
            plant_features.put_seat(sheet, state, other, relative == 0 or all_money)
            _put_company(sheet, state, relative, other, nothing_built)
            other += 1
            if other == players:
                other = 0
        else:
            plant_features.put_nobody(sheet, relative, NAMES, OWN)
    if nothing_built:
        sheet.pass_over(CITIES * len(CITY))
    else:
        city_features.put_cities(sheet, state, seat, BLOCK_CITIES)


def _built(state: Table) -> i64:
    """What decides the costs of cities in a game, in one number: houses never leave, so their number is enough."""
    houses: i64 = 0
    for player in state.players:
        houses += len(player.network)
    trust = state.trust
    if trust is not None:
        houses += len(trust.cities)
    return (houses << 4 | state.step) << 8 | len(state.marked)


def _put_table(sheet: Sheet, state: Table) -> None:
    phase = state.phase
    figures = state.figures
    step = state.step
    most = state.most_cities()
    at = sheet.row(TABLE)
    numbers = sheet.numbers
    numbers[at] = 1 if phase == Phase.PLACE else 0
    numbers[at + 1] = 1 if phase == Phase.MARK else 0
    numbers[at + 2] = 1 if phase == Phase.FUEL else 0
    numbers[at + 3] = 1 if phase == Phase.BUILD else 0
    numbers[at + 4] = 1 if phase == Phase.SUPPLY else 0
    numbers[at + 5] = i32(step)
    numbers[at + 6] = 1 if state.step3_due else 0
    numbers[at + 7] = 1 if state.map.id == "usa" else 0
    numbers[at + 8] = 1 if state.uranium_closed else 0
    numbers[at + 9] = 0
    if step == 1:
        numbers[at + 9] = i32(above_zero(figures.step2_cities - most))
    numbers[at + 10] = i32(above_zero(figures.end_cities - most))
    numbers[at + 11] = i32(figures.end_cities)
    trust = state.trust
    if trust is None:
        sheet.blank(TRUSTS)
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
    if sheet.stands(BLOCK_FUELS, size, market.prices, of_stock(left), of_stock(reserve) << 4 | phase):
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


def _put_company(sheet: Sheet, state: Table, relative: i64, seat: i64, nothing_built: bool) -> None:
    player = state.players[seat]
    fleet = player.fleet
    stock = player.stock
    cities: i64 = len(player.network)
    size = PLANTS * PLANT + FUEL + len(READY)
    if not sheet.stands(BLOCK_COMPANY + relative, size, fleet, of_stock(stock), cities):
        plant_features.put_plants(sheet, relative, fleet, NAMES)
        plant_features.put_fuel(sheet, fleet, stock, NAMES)
        _put_ready(sheet, state, fleet.best_output(stock, cities), cities)
    at = sheet.row(PROSPECT)
    numbers = sheet.numbers
    numbers[at] = i32(state.supplied[seat])
    if not nothing_built:
        reach = player.reach
        house_price = state.figures.house_price[state.step - 1]
        city = city_features.cheapest(state, reach, house_price)
        price: i64 = 0
        if city >= 0:
            price = reach[city] + house_price[state.houses[city]]
        numbers[at + 1] = i32(price)


def _put_ready(sheet: Sheet, state: Table, ready: i64, cities: i64) -> None:
    at = sheet.row(READY)
    numbers = sheet.numbers
    numbers[at] = i32(cities)
    numbers[at + 1] = i32(above_zero(state.figures.end_cities - cities))
    numbers[at + 2] = i32(ready)
    numbers[at + 3] = i32(state.figures.payment(ready))
