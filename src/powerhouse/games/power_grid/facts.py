"""The shape of the data files, and what must hold among their values: checked when they are read.

So components that cannot work are refused with a sentence before the first card, not in the middle of a game.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from powerhouse.core.errors import BadSetup
from powerhouse.games.power_grid.codes import FUELS
from powerhouse.games.power_grid.houses import SLOTS

Count = Annotated[int, Meta(ge=0, le=1000)]
Number = Annotated[int, Meta(ge=1, le=98)]
Amount = Annotated[int, Meta(ge=1, le=1000)]
Costs = Annotated[list[Amount], Meta(min_length=SLOTS, max_length=SLOTS)]
ByStep = Annotated[list[Count], Meta(min_length=3, max_length=3)]


class PlantRow(Struct, frozen=True):
    number: Number
    kind: Literal["coal", "oil", "hybrid", "garbage", "uranium", "eco", "fusion"]
    fuels: list[str]
    fuel_needed: Annotated[int, Meta(ge=0, le=15)]
    cities: Annotated[int, Meta(ge=0, le=100)]
    storage: Count
    back: Literal["plug", "socket"]


class Plants(Struct, frozen=True):
    plants: list[PlantRow]


class CityRow(Struct, frozen=True):
    id: str
    name: str
    region: str
    x: int
    y: int


class RegionRow(Struct, frozen=True):
    id: str
    cities: list[str]


class Connection(Struct, frozen=True):
    a: str
    b: str
    cost: Count


class MapFacts(Struct, frozen=True):
    map: str
    regions: Annotated[list[RegionRow], Meta(min_length=1, max_length=6)]
    region_adjacency: dict[str, list[str]]
    cities: Annotated[list[CityRow], Meta(min_length=1, max_length=100)]
    connections: list[Connection]
    zero_cost_pairs: list[list[str]]


class Payments(Struct, frozen=True):
    by_cities_powered: Annotated[list[Count], Meta(min_length=1)]
    more_than_20: Count


class Cell(Struct, frozen=True):
    price: Amount
    tokens: Count


class Market(Struct, frozen=True):
    cells: dict[str, list[Cell]]
    start_cells: dict[str, list[int]]
    start_tokens_in_market: dict[str, int]
    start_tokens_in_reserve: dict[str, int]


class PlayersRow(Struct, frozen=True):
    regions: Annotated[int, Meta(ge=1, le=6)]
    plug_cards_removed: Count
    socket_cards_removed: Count
    step2_cities: Amount
    end_cities: Amount
    trust: bool


class SetupRow(Struct, frozen=True):
    start_money: Count
    houses_per_player: Count
    houses_on_tracks: Count
    houses_for_cities: Amount
    plant_limit: Literal[3]
    plug_cards: Count
    socket_cards: Count
    market_from_plug_cards: Amount
    current_market: Amount
    future_market: Count
    step3_market: Amount


class CoalStore(Struct, frozen=True):
    map: str
    price: Amount


class PhaseOut(Struct, frozen=True):
    map: str
    plant: Number


class SpecialRules(Struct, frozen=True):
    usa_coal_storage: CoalStore
    germany_nuclear_phase_out: PhaseOut


class TrustRow(Struct, frozen=True):
    houses: Count
    houses_placed_at_setup: Amount
    placing_order_first_second: Annotated[list[Amount], Meta(min_length=1)]
    houses_in_reserve: Count
    houses_in_reserve_with_starting_cities: Count


class Tables(Struct, frozen=True):
    payments: Payments
    tokens: dict[str, int]
    market: Market
    refill: dict[str, Any]
    players: dict[str, PlayersRow]
    setup: SetupRow
    house_costs: Costs
    houses_per_city_by_step: ByStep
    discount_minimum_bid: Amount
    special_rules: SpecialRules
    trust_2_players: TrustRow


class RenovationCard(Struct, frozen=True):
    card: Amount
    first: Count
    others: Count


class Renovation(Struct, frozen=True):
    cards: Annotated[list[RenovationCard], Meta(min_length=1)]


class Facts(Struct, frozen=True):
    plants: Plants
    tables: Tables
    germany: MapFacts
    usa: MapFacts
    renovation: Renovation


def check(files: dict[str, Any]) -> None:
    """Raise `BadSetup` with one sentence for the first thing that cannot be."""
    try:
        facts = msgspec.convert(files, Facts)
        for players in facts.tables.players:
            msgspec.convert(facts.tables.refill[players], dict[str, ByStep])
    except (msgspec.ValidationError, KeyError) as error:
        raise BadSetup(f"the components of Power Grid do not fit together: {error}") from error
    _check_plants(facts)
    _check_fuel(facts.tables)
    _check_set_up(facts)
    for map in (facts.germany, facts.usa):
        _check_map(map)


def _demand(condition: bool, sentence: str) -> None:
    if not condition:
        raise BadSetup(sentence)


def _check_plants(facts: Facts) -> None:
    rows = facts.plants.plants
    for row in rows:
        burnt = {"hybrid": FUELS[:2], "eco": [], "fusion": []}.get(row.kind, [row.kind])
        _demand(
            row.fuels == burnt, f"plant {row.number} is of kind {row.kind}, so its fuels are {burnt}, not {row.fuels}"
        )
        _demand(
            row.storage == 2 * row.fuel_needed,
            f"plant {row.number} burns {row.fuel_needed}, so it stores {2 * row.fuel_needed}, not {row.storage}",
        )
        _demand(bool(burnt) == (row.fuel_needed > 0), f"plant {row.number}, {row.kind}, cannot burn {row.fuel_needed}")
    plugs = [row.number for row in rows if row.back == "plug"]
    sockets = [row.number for row in rows if row.back == "socket"]
    _demand(bool(plugs and sockets), "there must be plants with plugs and with sockets")
    _demand(
        max(plugs) < min(sockets), f"plug plants must be smaller than socket plants, but {max(plugs)} > {min(sockets)}"
    )
    most = sum(sorted(row.fuel_needed for row in rows if row.kind == "hybrid")[-facts.tables.setup.plant_limit :])
    _demand(most <= 15, f"hybrids of one player may burn at most 15 tokens together, these burn {most}")
    for players, row_of in facts.tables.players.items():
        needed = facts.tables.setup.market_from_plug_cards + 1 + row_of.plug_cards_removed
        _demand(len(plugs) >= needed, f"the set-up for {players} needs {needed} plug plants, there are {len(plugs)}")
        _demand(
            len(sockets) > row_of.socket_cards_removed,
            f"the set-up for {players} removes {row_of.socket_cards_removed} socket plants of {len(sockets)}",
        )


def _check_fuel(tables: Tables) -> None:
    for fuel in FUELS:
        cells, start = tables.market.cells[fuel], tables.market.start_cells[fuel]
        filled = sum(cell.tokens for cell in cells if cell.price in start)
        tokens = tables.tokens[fuel]
        _demand(filled <= tokens, f"the market starts with {filled} {fuel}, there are {tokens}")
        _demand(set(start) <= {cell.price for cell in cells}, f"{fuel} starts on spaces that do not exist: {start}")
        left = tokens - filled
        written = (tables.market.start_tokens_in_market[fuel], tables.market.start_tokens_in_reserve[fuel])
        _demand(written == (filled, left), f"{fuel} starts with {filled} on the market and {left} in reserve")
    most = max(int(players) for players in tables.players)
    _demand(tables.tokens["uranium"] >= most, f"start cities of {most} players need {most} uranium tokens")


def _check_set_up(facts: Facts) -> None:
    tables = facts.tables
    setup, trust = tables.setup, tables.trust_2_players
    payments = tables.payments
    _demand(tables.house_costs == sorted(tables.house_costs), f"house costs must rise: {tables.house_costs}")
    _demand(
        tables.houses_per_city_by_step == sorted(tables.houses_per_city_by_step)
        and tables.houses_per_city_by_step[0] >= 1
        and tables.houses_per_city_by_step[-1] <= SLOTS,
        f"houses a city by step must rise from 1 to {SLOTS}: {tables.houses_per_city_by_step}",
    )
    _demand(
        payments.more_than_20 == payments.by_cities_powered[-1],
        f"above the table cities pay its last figure {payments.by_cities_powered[-1]}, not {payments.more_than_20}",
    )
    left = setup.houses_per_player - setup.houses_on_tracks
    _demand(setup.houses_for_cities == left, f"{left} houses are left for cities, not {setup.houses_for_cities}")
    for name, count in (("plug", setup.plug_cards), ("socket", setup.socket_cards)):
        found = sum(row.back == name for row in facts.plants.plants)
        _demand(found == count, f"there are {found} {name} cards, not {count}")
    rows = setup.current_market + setup.future_market
    _demand(rows == setup.market_from_plug_cards, f"two rows of {rows} cards are not {setup.market_from_plug_cards}")
    for players, row in tables.players.items():
        _demand(
            row.end_cities <= setup.houses_for_cities,
            f"the game of {players} ends at {row.end_cities} cities, but a player has {setup.houses_for_cities} houses",
        )
    placed = sum(trust.placing_order_first_second)
    _demand(
        placed == trust.houses_placed_at_setup == trust.houses - trust.houses_in_reserve,
        f"the Trust places {placed} of {trust.houses} houses and keeps {trust.houses_in_reserve}",
    )
    kept = trust.houses_in_reserve - 2
    _demand(
        trust.houses_in_reserve_with_starting_cities == kept,
        f"with start cities the Trust keeps {kept} houses, not {trust.houses_in_reserve_with_starting_cities}",
    )


def _check_map(map: MapFacts) -> None:
    regions = {city.id: city.region for city in map.cities}
    _demand(len(regions) == len(map.cities), f"two cities of {map.map} have the same id")
    for region in map.regions:
        inside = sorted(city for city, where in regions.items() if where == region.id)
        _demand(sorted(region.cities) == inside, f"the cities of {region.id} on {map.map} are {', '.join(inside)}")
    known = {region.id for region in map.regions}
    for city, where in regions.items():
        _demand(where in known, f"{city} lies in the region {where}, which {map.map} does not have")
    touching: dict[str, set[str]] = {region: set() for region in known}
    free: list[list[str]] = []
    for line in map.connections:
        for end in (line.a, line.b):
            _demand(end in regions, f"a line leads to {end}, which {map.map} does not have")
        if regions[line.a] != regions[line.b]:
            touching[regions[line.a]].add(regions[line.b])
            touching[regions[line.b]].add(regions[line.a])
        if line.cost == 0:
            free.append(sorted([line.a, line.b]))
    listed = {region: set(others) for region, others in map.region_adjacency.items()}
    _demand(
        listed == touching, f"the regions of {map.map} that its lines join are not those that are listed as neighbours"
    )
    _demand(
        sorted(free) == sorted(sorted(pair) for pair in map.zero_cost_pairs),
        f"the lines of cost 0 on {map.map} are not those that are listed",
    )
    for region in map.regions:
        _demand(_linked(map, region.cities), f"the region {region.id} of {map.map} falls apart")


def _linked(map: MapFacts, cities: list[str]) -> bool:
    """Whether each city can be reached from the first without leaving them; then so can those of any legal zone."""
    found = [cities[0]]
    for city in found:
        for line in map.connections:
            for here, there in ((line.a, line.b), (line.b, line.a)):
                if here == city and there in cities and there not in found:
                    found.append(there)
    return len(found) == len(cities)
