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
OWN: Final = ["cities", "cities-to-end", "ready", "income-ready", "supplied", "next-city"]
HOUSE_OF: Final = ["own-house", *[f"house-of-seat-{seat}" for seat in range(1, SEATS)]]
CITY: Final = ["in-zone", "marked", "open", "connect", *HOUSE_OF, "house-of-trust"]
NEXT_COST: Final = [f"next-{count}-cities" for count in range(1, NEXT + 1)]
BLOCK_CITIES: Final = NEXT_BLOCK
BLOCK_NEXT: Final = NEXT_BLOCK + 1
BLOCK_FUELS: Final = NEXT_BLOCK + 2
BLOCK_READY: Final = NEXT_BLOCK + 3
BLOCK_CHEAPEST: Final = BLOCK_READY + SEATS
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
            plant_features.put_nobody(sheet, relative, NAMES)
            sheet.blank(OWN)
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
    phase = state.phase
    sheet.flag("asked-place", phase == Phase.PLACE)
    sheet.flag("asked-mark", phase == Phase.MARK)
    sheet.flag("asked-fuel", phase == Phase.FUEL)
    sheet.flag("asked-build", phase == Phase.BUILD)
    sheet.flag("asked-run", phase == Phase.SUPPLY)
    figures = state.figures
    most = state.most_cities()
    sheet.put("step", state.step)
    sheet.flag("step-3-due", state.step3_due)
    sheet.flag("usa", state.map.id == "usa")
    sheet.flag("uranium-closed", state.uranium_closed)
    sheet.put("cities-to-step-2", _lacking(figures.step2_cities, most) if state.step == 1 else 0)
    sheet.put("cities-to-trigger", _lacking(figures.end_cities, most))
    sheet.put("end-cities", figures.end_cities)
    trust = state.trust
    if trust is None:
        sheet.blank(["trust-plays", "trust-houses", "trust-plants", "trust-capacity"])
    else:
        sheet.put("trust-plays", 1)
        sheet.put("trust-houses", trust.houses)
        sheet.put("trust-plants", len(trust.fleet.plants))
        sheet.put("trust-capacity", trust.fleet.capacity())


def _lacking(wanted: i64, found: i64) -> i64:
    return wanted - found if wanted > found else 0


def _put_fuels(sheet: Sheet, state: Table) -> None:
    market = state.fuel
    phase = state.step << 1 | (1 if state.uranium_closed else 0)
    if sheet.stands(BLOCK_FUELS, 20, market.prices, of_stock(market.left), of_stock(market.reserve) << 4 | phase):
        return
    fuel: i64
    for fuel in range(4):
        sheet.part(FUELS[fuel])
        sheet.put("left", market.left[fuel])
        sheet.put("reserve", market.reserve[fuel])
        sheet.put("price", market.price(fuel))
        sheet.put("price-of-4", _bulk_price(market, fuel))
        sheet.put("refill", bureaucracy.refill(state, fuel))


def _bulk_price(market: FuelMarket, fuel: i64) -> i64:
    """What the next tokens cost together; where a store sells the fuel, it follows when the market is empty."""
    prices = market.prices
    left = market.left[fuel]
    stored: i64 = market.reserve[fuel] if fuel == prices.store_fuel else 0
    total: i64 = 0
    place: i64
    for place in range(BULK):
        if place < left:
            total += prices.by_left[fuel][left - place]
        elif place < left + stored:
            total += prices.store_price
    return total


def _put_seat(sheet: Sheet, state: Table, relative: i64, observer: i64, built: i64) -> None:
    seat = (observer + relative) % len(state.players)
    player = state.players[seat]
    plant_features.put_seat(sheet, state, seat, observer)
    plant_features.put_fleet(sheet, relative, player.fleet, player.stock, NAMES)
    cities: i64 = len(player.network)
    if not sheet.stands(BLOCK_READY + relative, 4, player.fleet, of_stock(player.stock), cities):
        ready = player.fleet.best_output(player.stock, cities)
        sheet.put("cities", cities)
        sheet.put("cities-to-end", _lacking(state.figures.end_cities, cities))
        sheet.put("ready", ready)
        sheet.put("income-ready", state.figures.payment(ready))
    sheet.put("supplied", state.supplied[seat])
    if not sheet.stands(BLOCK_CHEAPEST + relative, 1, NAMES, built):
        city = _cheapest(state, player.reach, [])
        sheet.put("next-city", building.cost(state, player, city) if city >= 0 else 0)


def _cheapest(state: Table, reach: vec[i64], taken: list[int]) -> i64:
    """The city that costs a company least, apart from some; -1 if none can be had. Start rules are not looked at."""
    found: i64 = -1
    least: i64 = NEVER
    houses = state.houses
    house_price = state.figures.house_price[state.step - 1]
    for city in state.network.cities:
        price = reach[city] + house_price[houses[city]]
        if price < least and city not in taken:
            least = price
            found = city
    return found


def _put_next_cities(sheet: Sheet, state: Table, player: Player) -> None:
    """What the observer would pay for some more cities, house by house."""
    house_price = state.figures.house_price[state.step - 1]
    reach = player.reach
    first = not player.network
    total: i64 = 0
    taken: list[int] = []
    for count in range(NEXT):
        city = _cheapest(state, reach, taken) if len(taken) == count else -1
        if city < 0:
            sheet.put(NEXT_COST[count], 0)
            continue
        total += reach[city] + house_price[state.houses[city]]
        sheet.put(NEXT_COST[count], total)
        taken.append(city)
        reach = state.network.reach_from(city) if first else state.network.extended(reach, city)
        first = False


def _put_cities(sheet: Sheet, state: Table, observer: i64) -> None:
    players: i64 = len(state.players)
    reach = state.players[observer].reach
    inside = state.network.inside
    marked = state.marked
    houses = state.houses
    house_price = state.figures.house_price[state.step - 1]
    at = sheet.rows("city", CITIES, CITY)
    numbers = sheet.numbers
    city: i64
    slot: i64
    relative: i64
    for city in range(CITIES):
        built = houses[city]
        house = house_price[built]
        price = reach[city] + house
        numbers[at] = 1 if inside[city] else 0
        numbers[at + 1] = 1 if marked and city in marked else 0
        numbers[at + 2] = 1 if house < NEVER else 0
        if price >= NEVER:
            price = 0
        numbers[at + 3] = i32(price)
        owners: i64 = 0
        for slot in range(SLOTS):
            owners |= 1 << owner(built, slot)
        at += 4
        for relative in range(SEATS):
            has: i64 = 0
            if relative < players:
                other = observer + relative
                if other >= players:
                    other -= players
                has = owners >> (other + 1) & 1
            numbers[at] = i32(has)
            at += 1
        numbers[at] = i32(owners >> TRUST & 1)
        at += 1
