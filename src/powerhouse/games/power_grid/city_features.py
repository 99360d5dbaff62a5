"""What a program that learns is told of the cities: what they cost the observer, and who has houses there."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.features import Sheet
from powerhouse.core.packed import i32, vec
from powerhouse.games.power_grid.houses import TRUST, owners_of
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.table import Table
from powerhouse.parts.network import NEVER
from powerhouse.parts.plant_features import SEATS

CITIES: Final = 42
"""Cities of a map on the sheet."""
NEXT: Final = 5
"""So many cities are priced one after the other for the observer."""
HOUSE_OF: Final = ["own-house", *[f"house-of-seat-{seat}" for seat in range(1, SEATS)]]
CITY: Final = ["in-zone", "marked", "open", "connect", *HOUSE_OF, "house-of-trust"]
NEXT_COST: Final = [f"next-{count}-cities" for count in range(1, NEXT + 1)]


def cheapest(state: Table, reach: vec[i64], house_price: vec[i64]) -> i64:
    """The city that costs a company least; -1 if none can be had. Start rules are not looked at."""
    found: i64 = -1
    least: i64 = NEVER
    houses = state.houses
    for city in state.network.cities:
        way = reach[city]
        if way < least:
            price = way + house_price[houses[city]]
            if price < least:
                least = price
                found = city
    return found


def put_next_cities(sheet: Sheet, state: Table, player: Player) -> None:
    """What the observer would pay for some more cities, house by house."""
    network = state.network
    house_price = state.figures.house_price[state.step - 1]
    reach = player.reach
    first = not player.network
    total: i64 = 0
    at = sheet.blank(NEXT_COST)
    numbers = sheet.numbers
    count: i64
    for count in range(NEXT):
        city = cheapest(state, reach, house_price)
        if city < 0:
            return
        total += reach[city] + house_price[state.houses[city]]
        numbers[at + count] = i32(total)
        if count < NEXT - 1:
            reach = network.reach_from(city) if first else network.extended(reach, city)
            first = False


def put_cities(sheet: Sheet, state: Table, observer: i64, block: i64) -> None:
    """City by city; while the observer's own network stays as it is, only those where a house was built.

    A lasting sheet keeps blocks from this one on: the network, and each city.
    """
    players: i64 = len(state.players)
    everybody: i64 = (1 << players) - 1
    player = state.players[observer]
    reach = player.reach
    outside = state.network.anywhere
    houses = state.houses
    house_price = state.figures.house_price[state.step - 1]
    every_city = not sheet.same(block, player.network, state.step, len(state.marked))
    first = sheet.rows("city", CITIES, CITY)
    numbers = sheet.numbers
    city: i64
    relative: i64
    for city in range(CITIES):
        built = houses[city]
        if not sheet.changed(block + 1 + city, built) and not every_city:
            continue
        house = house_price[built]
        price = reach[city] + house
        if price >= NEVER:
            price = 0
        owners = owners_of(built)
        # Seen from the observer: the seats behind him come first, then those from seat 0 on.
        seats = owners >> 1 & everybody
        seats = (seats >> observer | seats << players - observer) & everybody
        at = first + len(CITY) * city
        numbers[at] = 1 if outside[city] == 0 else 0
        numbers[at + 1] = 0
        numbers[at + 2] = 1 if house < NEVER else 0
        numbers[at + 3] = i32(price)
        for relative in range(SEATS):
            numbers[at + 4 + relative] = i32(seats >> relative & 1)
        numbers[at + 4 + SEATS] = i32(owners >> TRUST & 1)
    for city in state.marked:
        numbers[first + len(CITY) * city + 1] = 1
