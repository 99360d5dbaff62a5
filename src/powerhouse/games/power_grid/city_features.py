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


PRICES: Final = 0
CHOSEN: Final = 1
HOUSES: Final = 2
ALL: Final = 3
STEP: Final = 4
MARKED: Final = 5
FIRST_CITY: Final = 6
"""Blocks that a lasting sheet keeps for an observer: from the last one on, one for each city."""


def price_of_next(state: Table, player: Player) -> i64:
    """What the city costs a company that costs it least, 0 if none can be had. Start rules are not looked at."""
    reach = player.reach
    houses = state.houses
    house_price = state.figures.house_price[state.step - 1]
    least: i64 = NEVER
    for city in state.network.cities:
        way = reach[city]
        if way < least:
            price = way + house_price[houses[city]]
            if price < least:
                least = price
    if least == NEVER:
        return 0
    return least


def put_next_cities(sheet: Sheet, state: Table, player: Player, block: i64) -> None:
    """What the observer would pay for some more cities, house by house.

    Houses that others build make cities dearer, never cheaper: the same ones are the cheapest until one of them has a
    new house, the network grows, or a step begins.
    """
    chosen = sheet.kept(block + CHOSEN)
    same_network = sheet.same(block + PRICES, player.network, state.step)
    if same_network and sheet.kept(block + HOUSES) == _houses_in(state.houses, chosen):
        sheet.pass_over(NEXT)
        return
    network = state.network
    cities = network.cities
    houses = state.houses
    house_price = state.figures.house_price[state.step - 1]
    reach = player.reach[:]
    onward = reach
    total: i64 = 0
    chosen = 0
    at = sheet.blank(NEXT_COST)
    numbers = sheet.numbers
    count: i64
    for count in range(NEXT):
        least: i64 = NEVER
        cheapest: i64 = -1
        for city in cities:
            way = reach[city]
            if way == NEVER:
                continue
            if onward[city] < way:
                way = onward[city]
                reach[city] = way
            if way < least:
                price = way + house_price[houses[city]]
                if price < least:
                    least = price
                    cheapest = city
        if cheapest < 0:
            break
        total += least
        chosen = chosen << 6 | cheapest + 1
        numbers[at + count] = i32(total)
        if count == 0 and not player.network:
            reach = network.reach_from(cheapest)[:]
        onward = network.distance[cheapest]
        reach[cheapest] = NEVER
    sheet.keep(block + CHOSEN, chosen)
    sheet.keep(block + HOUSES, _houses_in(houses, chosen))


def _houses_in(houses: vec[i64], chosen: i64) -> i64:
    """Who has houses in some cities, of which each has six bits, in one number."""
    found: i64 = 0
    while chosen > 0:
        found = found << 9 | houses[(chosen & 63) - 1]
        chosen >>= 6
    return found


def put_cities(sheet: Sheet, state: Table, observer: i64, built: i64, block: i64) -> None:
    """City by city: what has changed since the observer looked."""
    if sheet.stands(block + ALL, CITIES * len(CITY), state.marked, state.step, built):
        return
    new_step = not sheet.same(block + STEP, state.network, state.step)
    newly_marked = not sheet.same(block + MARKED, state.marked)
    first = sheet.rows("city", CITIES, CITY)
    _put_houses(sheet, state, observer, first, block, new_step)
    numbers = sheet.numbers
    city: i64
    if newly_marked:
        for city in range(CITIES):
            numbers[first + len(CITY) * city + 1] = 0
        for city in state.marked:
            numbers[first + len(CITY) * city + 1] = 1


def _put_houses(sheet: Sheet, state: Table, observer: i64, first: i64, block: i64, new_step: bool) -> None:
    """Who has houses in the cities, and what they cost the observer."""
    players: i64 = len(state.players)
    everybody: i64 = (1 << players) - 1
    reach = state.players[observer].reach
    outside = state.network.anywhere
    houses = state.houses
    house_price = state.figures.house_price[state.step - 1]
    numbers = sheet.numbers
    at = first
    city: i64
    relative: i64
    for city in range(CITIES):
        occupied = houses[city]
        house = house_price[occupied]
        price = reach[city] + house
        if price >= NEVER:
            price = 0
        numbers[at + 3] = i32(price)
        if sheet.changed(block + FIRST_CITY + city, occupied) or new_step:
            owners = owners_of(occupied)
            # Seen from the observer: the seats behind him come first, then those from seat 0 on.
            seats = owners >> 1 & everybody
            seats = (seats >> observer | seats << players - observer) & everybody
            numbers[at] = 1 if outside[city] == 0 else 0
            numbers[at + 2] = 1 if house < NEVER else 0
            for relative in range(SEATS):
                numbers[at + 4 + relative] = i32(seats >> relative & 1)
            numbers[at + 4 + SEATS] = i32(owners >> TRUST & 1)
        at += len(CITY)
