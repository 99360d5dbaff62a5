"""A position of Power Grid as numbers, for programs that learn; what each means is in `FEATURES`."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.features import FLAG, Feature, Sheet
from powerhouse.core.packed import i32, vec
from powerhouse.games.power_grid import building, bureaucracy
from powerhouse.games.power_grid.codes import FUELS, Phase
from powerhouse.games.power_grid.houses import SLOTS, TRUST, owner
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.table import Table
from powerhouse.parts import plant_features
from powerhouse.parts.fuel_market import FuelMarket
from powerhouse.parts.network import NEVER
from powerhouse.parts.plant_features import NEXT_BLOCK, PLANT_FEATURES, SEATS, FuelNames, of_stock

CITIES: Final = 42
"""Cities of a map on the sheet."""
NEXT: Final = 5
"""So many cities are priced one after the other for the observer."""
BULK: Final = 4
"""So many tokens of a fuel are priced together."""

NAMES: Final = FuelNames(FUELS)
READY: Final = ["cities", "cities-to-end", "ready", "income-ready"]
OWN: Final = [*READY, "supplied", "next-city"]
HOUSE_OF: Final = ["own-house", *[f"house-of-seat-{seat}" for seat in range(1, SEATS)]]
CITY: Final = ["in-zone", "marked", "open", "connect", *HOUSE_OF, "house-of-trust"]
TABLE: Final = [
    "asked-place", "asked-mark", "asked-fuel", "asked-build", "asked-run", "step", "step-3-due", "usa",
    "uranium-closed", "cities-to-step-2", "cities-to-trigger", "end-cities", "trust-plays", "trust-houses",
    "trust-plants", "trust-capacity",
]  # fmt: skip
FUEL: Final = ["left", "reserve", "price", "price-of-4", "refill"]
NEXT_COST: Final = [f"next-{count}-cities" for count in range(1, NEXT + 1)]
BLOCK_CITIES: Final = NEXT_BLOCK
BLOCK_NEXT: Final = NEXT_BLOCK + 1
BLOCK_READY: Final = NEXT_BLOCK + 2
BLOCK_CHEAPEST: Final = BLOCK_READY + SEATS
BLOCK_FUELS: Final = BLOCK_CHEAPEST + SEATS
"""What a lasting sheet keeps."""

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
    _put_table(sheet, state)
    _put_fuels(sheet, state)
    plant_features.put_market(sheet, state, NAMES)
    sheet.whole()
    built = _built(state)
    if not sheet.stands(BLOCK_NEXT, NEXT, NAMES, built):
        _put_next_cities(sheet, state, state.players[seat])
    players: i64 = len(state.players)
    relative: i64
    for relative in range(SEATS):
        sheet.part("seat", relative)
        if relative < players:
            _put_seat(sheet, state, relative, seat, built)
        else:
            plant_features.put_nobody(sheet, relative, NAMES, OWN)
    if not sheet.stands(BLOCK_CITIES, CITIES * len(CITY), NAMES, built):
        _put_cities(sheet, state, seat)


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
    plant_features.put_table(sheet, state)
    at = sheet.row(TABLE)
    numbers = sheet.numbers
    phase: i64 = state.phase
    numbers[at] = 1 if phase == Phase.PLACE else 0
    numbers[at + 1] = 1 if phase == Phase.MARK else 0
    numbers[at + 2] = 1 if phase == Phase.FUEL else 0
    numbers[at + 3] = 1 if phase == Phase.BUILD else 0
    numbers[at + 4] = 1 if phase == Phase.SUPPLY else 0
    figures = state.figures
    most: i64 = 0
    for player in state.players:
        cities: i64 = len(player.network)
        if cities > most:
            most = cities
    lacking: i64 = _lacking(figures.step2_cities, most) if state.step == 1 else 0
    numbers[at + 5] = i32(state.step)
    numbers[at + 6] = 1 if state.step3_due else 0
    numbers[at + 7] = 1 if state.map.id == "usa" else 0
    numbers[at + 8] = 1 if state.uranium_closed else 0
    numbers[at + 9] = i32(lacking)
    numbers[at + 10] = i32(_lacking(figures.end_cities, most))
    numbers[at + 11] = i32(figures.end_cities)
    trust = state.trust
    if trust is None:
        numbers[at + 12] = 0
        numbers[at + 13] = 0
        numbers[at + 14] = 0
        numbers[at + 15] = 0
    else:
        numbers[at + 12] = 1
        numbers[at + 13] = i32(trust.houses)
        numbers[at + 14] = i32(len(trust.fleet.plants))
        numbers[at + 15] = i32(trust.fleet.capacity())


def _lacking(wanted: i64, found: i64) -> i64:
    return wanted - found if wanted > found else 0


def _put_fuels(sheet: Sheet, state: Table) -> None:
    market = state.fuel
    prices = market.prices
    phase = state.step << 1 | (1 if state.uranium_closed else 0)
    fuel: i64
    for fuel in range(4):
        left = market.left[fuel]
        reserve = market.reserve[fuel]
        if sheet.stands(BLOCK_FUELS + fuel, 5, prices, left << 32 | reserve, phase):
            continue
        sheet.part(FUELS[fuel])
        at = sheet.row(FUEL)
        numbers = sheet.numbers
        numbers[at] = i32(left)
        numbers[at + 1] = i32(reserve)
        numbers[at + 2] = i32(market.price(fuel))
        numbers[at + 3] = i32(_bulk_price(market, fuel))
        numbers[at + 4] = i32(bureaucracy.refill(state, fuel))


def _bulk_price(market: FuelMarket, fuel: i64) -> i64:
    """What the next tokens cost together; where a store sells the fuel, it follows when the market is empty."""
    prices = market.prices
    by_left = prices.by_left[fuel]
    left = market.left[fuel]
    stored: i64 = market.reserve[fuel] if fuel == prices.store_fuel else 0
    total: i64 = 0
    place: i64
    for place in range(BULK):
        if place < left:
            total += by_left[left - place]
        elif place < left + stored:
            total += prices.store_price
    return total


def _put_seat(sheet: Sheet, state: Table, relative: i64, observer: i64, built: i64) -> None:
    seat = (observer + relative) % len(state.players)
    player = state.players[seat]
    plant_features.put_seat(sheet, state, seat, observer)
    plant_features.put_fleet(sheet, relative, player.fleet, player.stock, NAMES)
    cities: i64 = len(player.network)
    at: i64
    if not sheet.stands(BLOCK_READY + relative, 4, player.fleet, of_stock(player.stock), cities):
        ready = player.fleet.best_output(player.stock, cities)
        at = sheet.row(READY)
        numbers = sheet.numbers
        numbers[at] = i32(cities)
        numbers[at + 1] = i32(_lacking(state.figures.end_cities, cities))
        numbers[at + 2] = i32(ready)
        income: i64 = state.figures.payment(ready)
        numbers[at + 3] = i32(income)
    sheet.put("supplied", state.supplied[seat])
    if not sheet.stands(BLOCK_CHEAPEST + relative, 1, NAMES, built):
        city = _cheapest(state, player.reach, 0)
        sheet.put("next-city", building.cost(state, player, city) if city >= 0 else 0)


def _cheapest(state: Table, reach: vec[i64], taken: i64) -> i64:
    """The city that costs a company least, apart from some; -1 if none can be had. Start rules are not looked at.

    Those that are taken are bits of a number.
    """
    found: i64 = -1
    least: i64 = NEVER
    houses = state.houses
    house_price = state.figures.house_price[state.step - 1]
    for city in state.network.cities:
        price = reach[city] + house_price[houses[city]]
        if price < least and taken >> city & 1 == 0:
            least = price
            found = city
    return found


def _put_next_cities(sheet: Sheet, state: Table, player: Player) -> None:
    """What the observer would pay for some more cities, house by house."""
    house_price = state.figures.house_price[state.step - 1]
    reach = player.reach
    first = not player.network
    total: i64 = 0
    taken: i64 = 0
    at = sheet.row(NEXT_COST)
    numbers = sheet.numbers
    count: i64
    for count in range(NEXT):
        numbers[at + count] = 0
    for count in range(NEXT):
        city = _cheapest(state, reach, taken)
        if city < 0:
            return
        total += reach[city] + house_price[state.houses[city]]
        numbers[at + count] = i32(total)
        if count < NEXT - 1:
            taken |= 1 << city
            reach = state.network.reach_from(city) if first else state.network.extended(reach, city)
            first = False


def _put_cities(sheet: Sheet, state: Table, observer: i64) -> None:
    """Of a sheet that lasts only the houses are written that have come since."""
    reach = state.players[observer].reach
    marked = state.marked
    houses = state.houses
    house_price = state.figures.house_price[state.step - 1]
    at = sheet.rows("city", CITIES, CITY)
    numbers = sheet.numbers
    kept = sheet.kept
    lasts = len(kept) > 0
    city: i64
    for city in range(CITIES):
        built = houses[city]
        house = house_price[built]
        price = reach[city] + house
        numbers[at + 1] = 1 if marked and city in marked else 0
        numbers[at + 2] = 1 if house < NEVER else 0
        if price >= NEVER:
            price = 0
        numbers[at + 3] = i32(price)
        if not lasts or kept[city] != built:
            numbers[at] = 1 if state.network.inside[city] else 0
            _write_owners(numbers, at + 4, built, len(state.players), observer)
            if lasts:
                kept[city] = built
        at += len(CITY)


def _write_owners(numbers: vec[i32], at: i64, built: i64, players: i64, observer: i64) -> None:
    """Who has a house in a city, the observer first; the Trust is last."""
    owners: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        owners |= 1 << owner(built, slot)
    relative: i64
    for relative in range(SEATS):
        has: i64 = 0
        if relative < players:
            other = observer + relative
            if other >= players:
                other -= players
            has = owners >> (other + 1) & 1
        numbers[at + relative] = i32(has)
    numbers[at + SEATS] = i32(owners >> TRUST & 1)
