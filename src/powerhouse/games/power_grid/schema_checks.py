"""What must hold among the values of the data files.

So components that cannot work are refused with a sentence before the first card, not in the middle of a game.
"""

from functools import partial

from powerhouse.core import components
from powerhouse.core.phrase import phrase
from powerhouse.games.power_grid.codes import FUELS
from powerhouse.games.power_grid.houses import SLOTS
from powerhouse.games.power_grid.schema import DataFiles, MapFile, TablesFile

demand = partial(components.demand, "power-grid")


def check(files: DataFiles) -> None:
    """Raise `BadSetup` with one sentence for the first thing that cannot be."""
    _check_plants(files)
    _check_fuel(files.tables)
    _check_set_up(files)
    for map in (files.germany, files.usa):
        _check_map(map)


def _check_plants(files: DataFiles) -> None:
    rows = files.plants.plants
    for row in rows:
        burnt = {"hybrid": FUELS[:2], "eco": [], "fusion": []}.get(row.kind, [row.kind])
        demand(
            row.fuels == burnt,
            "plant-fuels",
            plant=row.number,
            kind=row.kind,
            fuels=[*burnt] or phrase("nothing"),
            found=[*row.fuels] or phrase("nothing"),
        )
        demand(
            row.storage == 2 * row.fuel_needed,
            "plant-storage",
            plant=row.number,
            burns=row.fuel_needed,
            stores=2 * row.fuel_needed,
            found=row.storage,
        )
        demand(
            bool(burnt) == (row.fuel_needed > 0),
            "plant-cannot-burn",
            plant=row.number,
            kind=row.kind,
            burns=row.fuel_needed,
        )
    plugs = [row.number for row in rows if row.back == "plug"]
    sockets = [row.number for row in rows if row.back == "socket"]
    demand(bool(plugs and sockets), "plant-backs")
    demand(max(plugs) < min(sockets), "plant-plugs-smaller", plug=max(plugs), socket=min(sockets))
    most = sum(sorted(row.fuel_needed for row in rows if row.kind == "hybrid")[-files.tables.setup.plant_limit :])
    demand(most <= 15, "plant-hybrids", burns=most)
    for players, row_of in files.tables.players.items():
        needed = files.tables.setup.market_from_plug_cards + 1 + row_of.plug_cards_removed
        demand(len(plugs) >= needed, "plant-too-few-plugs", players=players, needed=needed, found=len(plugs))
        demand(
            len(sockets) > row_of.socket_cards_removed,
            "plant-too-few-sockets",
            players=players,
            removed=row_of.socket_cards_removed,
            found=len(sockets),
        )


def _check_fuel(tables: TablesFile) -> None:
    for fuel in FUELS:
        cells, start = tables.market.cells[fuel], tables.market.start_cells[fuel]
        filled = sum(cell.tokens for cell in cells if cell.price in start)
        tokens = tables.tokens[fuel]
        demand(filled <= tokens, "fuel-too-much", filled=filled, fuel=fuel, tokens=tokens)
        demand(set(start) <= {cell.price for cell in cells}, "fuel-no-spaces", fuel=fuel, spaces=[*start])
        left = tokens - filled
        written = (tables.market.start_tokens_in_market[fuel], tables.market.start_tokens_in_reserve[fuel])
        demand(written == (filled, left), "fuel-start", fuel=fuel, filled=filled, left=left)
    most = max(int(players) for players in tables.players)
    demand(tables.tokens["uranium"] >= most, "fuel-start-cities", players=most)


def _check_set_up(files: DataFiles) -> None:
    tables = files.tables
    setup, trust = tables.setup, tables.trust_2_players
    payments = tables.payments
    demand(tables.house_costs == sorted(tables.house_costs), "house-costs", costs=[*tables.house_costs])
    demand(
        tables.houses_per_city_by_step == sorted(tables.houses_per_city_by_step)
        and tables.houses_per_city_by_step[0] >= 1
        and tables.houses_per_city_by_step[-1] <= SLOTS,
        "houses-by-step",
        most=SLOTS,
        houses=[*tables.houses_per_city_by_step],
    )
    demand(
        payments.more_than_20 == payments.by_cities_powered[-1],
        "payments",
        last=payments.by_cities_powered[-1],
        found=payments.more_than_20,
    )
    left = setup.houses_per_player - setup.houses_on_tracks
    demand(setup.houses_for_cities == left, "houses-left", left=left, found=setup.houses_for_cities)
    for name, count in (("plug", setup.plug_cards), ("socket", setup.socket_cards)):
        found = sum(row.back == name for row in files.plants.plants)
        demand(found == count, "plant-cards", found=found, back=name, count=count)
    rows = setup.current_market + setup.future_market
    demand(rows == setup.market_from_plug_cards, "market-rows", cards=rows, found=setup.market_from_plug_cards)
    for players, row in tables.players.items():
        demand(
            row.end_cities <= setup.houses_for_cities,
            "houses-too-few",
            players=players,
            cities=row.end_cities,
            houses=setup.houses_for_cities,
        )
    placed = sum(trust.placing_order_first_second)
    demand(
        placed == trust.houses_placed_at_setup == trust.houses - trust.houses_in_reserve,
        "trust-houses",
        placed=placed,
        houses=trust.houses,
        kept=trust.houses_in_reserve,
    )
    kept = trust.houses_in_reserve - 2
    demand(
        trust.houses_in_reserve_with_starting_cities == kept,
        "trust-start-cities",
        kept=kept,
        found=trust.houses_in_reserve_with_starting_cities,
    )


def _check_map(map: MapFile) -> None:
    regions = {city.id: city.region for city in map.cities}
    demand(len(regions) == len(map.cities), "city-twice", map=map.map)
    for region in map.regions:
        inside = sorted(city for city, where in regions.items() if where == region.id)
        demand(sorted(region.cities) == inside, "region-cities", region=region.id, map=map.map, cities=[*inside])
    known = {region.id for region in map.regions}
    for city, where in regions.items():
        demand(where in known, "city-no-region", city=city, region=where, map=map.map)
    touching: dict[str, set[str]] = {region: set() for region in known}
    free: list[list[str]] = []
    for line in map.connections:
        for end in (line.a, line.b):
            demand(end in regions, "line-nowhere", city=end, map=map.map)
        if regions[line.a] != regions[line.b]:
            touching[regions[line.a]].add(regions[line.b])
            touching[regions[line.b]].add(regions[line.a])
        if line.cost == 0:
            free.append(sorted([line.a, line.b]))
    listed = {region: set(others) for region, others in map.region_adjacency.items()}
    demand(listed == touching, "region-neighbours", map=map.map)
    demand(
        sorted(free) == sorted(sorted(pair) for pair in map.zero_cost_pairs),
        "line-free",
        map=map.map,
    )
    for region in map.regions:
        demand(_linked(map, region.cities), "region-apart", region=region.id, map=map.map)


def _linked(map: MapFile, cities: list[str]) -> bool:
    """Whether each city can be reached from the first without leaving them; then so can those of any legal zone."""
    found = [cities[0]]
    for city in found:
        for line in map.connections:
            for here, there in ((line.a, line.b), (line.b, line.a)):
                if here == city and there in cities and there not in found:
                    found.append(there)
    return len(found) == len(cities)
