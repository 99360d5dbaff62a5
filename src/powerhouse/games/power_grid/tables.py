"""The facts of the box, read from the data files into objects that never change."""

from itertools import combinations
from typing import Any

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.games.power_grid.codes import COAL, FUELS
from powerhouse.games.power_grid.houses import COMBINATIONS, NOBODY, owner
from powerhouse.parts.fleet import HYBRID, NO_FUEL, Plant
from powerhouse.parts.fuel_market import NO_STORE, Prices
from powerhouse.parts.network import NEVER, Link, Network
from powerhouse.parts.plant_deck import LAST_CARD


class City:
    """A city of a map; the number is its place in the map's list."""

    def __init__(self, number: int, id: str, name: str, region: int, x: int, y: int) -> None:
        self.number = number
        self.id = id
        self.name = name
        self.region = region
        self.x = x
        self.y = y


class Map:
    """One side of the board: cities, links, regions, and the special rules printed on it."""

    def __init__(self, id: str, data: dict[str, Any], special: dict[str, Any]) -> None:
        self.id = id
        self.name: str = data["map"]
        self.region_ids: list[str] = [region["id"] for region in data["regions"]]
        self.cities = [
            City(number, row["id"], row["name"], self.region_ids.index(row["region"]), row["x"], row["y"])
            for number, row in enumerate(data["cities"])
        ]
        self.city_numbers = {city.id: city.number for city in self.cities}
        self.links = [
            Link(self.city_numbers[row["a"]], self.city_numbers[row["b"]], row["cost"]) for row in data["connections"]
        ]
        store = special["usa_coal_storage"]
        phase_out = special["germany_nuclear_phase_out"]
        self.coal_store_price: int = store["price"] if store["map"] == id else 0
        self.phase_out_plant: int = phase_out["plant"] if phase_out["map"] == id else 0
        self._touching = {(self.cities[link.a].region, self.cities[link.b].region) for link in self.links} | {
            (self.cities[link.b].region, self.cities[link.a].region) for link in self.links
        }
        self._choices: dict[int, list[int]] = {}
        self._networks: dict[int, Network] = {}

    def connected(self, regions: list[int]) -> bool:
        """Whether each of the regions can be reached from the first without leaving them."""
        found = [regions[0]]
        for region in found:
            found += [other for other in regions if other not in found and (region, other) in self._touching]
        return len(found) == len(regions)

    def zones(self, size: int) -> list[int]:
        """Every connected choice of so many regions, as sets of bits, ascending."""
        if size not in self._choices:
            self._choices[size] = sorted(
                sum(1 << region for region in regions)
                for regions in combinations(range(len(self.region_ids)), size)
                if self.connected(list(regions))
            )
        return self._choices[size]

    def regions_in(self, zone: int) -> list[str]:
        return [id for region, id in enumerate(self.region_ids) if zone >> region & 1]

    def network(self, zone: int) -> Network:
        """Cities and distances of a zone, worked out once for each zone."""
        if zone not in self._networks:
            cities = [city.number for city in self.cities if zone >> city.region & 1]
            self._networks[zone] = Network(len(self.cities), self.links, cities)
        return self._networks[zone]


class TrustFigures:
    """How many houses the Trust has, and who places those of the set-up: turns of the first and second player."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.reserve: int = data["houses_in_reserve"]
        turns: list[int] = data["placing_order_first_second"]
        self.placing = [turn % 2 for turn, houses in enumerate(turns) for _ in range(houses)]


class Figures:
    """Everything a game of Power Grid with so many players needs to know and never changes."""

    def __init__(self, files: dict[str, Any], players: int) -> None:
        tables = files["tables"]
        row = tables["players"][str(players)]
        setup = tables["setup"]
        self.players = players
        self.regions: int = row["regions"]
        self.plugs_removed: int = row["plug_cards_removed"]
        self.sockets_removed: int = row["socket_cards_removed"]
        self.step2_cities: int = row["step2_cities"]
        self.end_cities: int = row["end_cities"]
        self.trust: TrustFigures | None = TrustFigures(tables["trust_2_players"]) if row["trust"] else None
        self.start_money: int = setup["start_money"]
        self.houses: int = setup["houses_for_cities"]
        self.plant_limit: int = setup["plant_limit"]
        self.first_market: int = setup["market_from_plug_cards"]
        self.row: int = setup["current_market"]
        self.discount_bid: int = tables["discount_minimum_bid"]
        self.step3_row: int = setup["step3_market"]
        self.payments = vec[i64](tables["payments"]["by_cities_powered"])
        refill = tables["refill"][str(players)]
        self.refill: list[list[int]] = [[refill[fuel][step] for fuel in FUELS] for step in range(3)]
        self.house_costs: list[int] = tables["house_costs"]
        self.house_price = _house_prices(self.house_costs, tables["houses_per_city_by_step"])
        cells = tables["market"]["cells"]
        self.spaces: list[list[int]] = [
            [cell["price"] for cell in cells[fuel] for _ in range(cell["tokens"])] for fuel in FUELS
        ]
        start = tables["market"]["start_cells"]
        self.start_fuel: list[int] = [
            sum(cell["tokens"] for cell in cells[fuel] if cell["price"] in start[fuel]) for fuel in FUELS
        ]
        self.tokens: list[int] = [tables["tokens"][fuel] for fuel in FUELS]
        self.renovation: list[tuple[int, int]] = [
            (card["first"], card["others"]) for card in files["renovation"]["cards"]
        ]
        self.plants = {plant["number"]: _plant(plant) for plant in files["plants"]["plants"]}
        self.plugs: list[int] = _numbers(files["plants"]["plants"], "plug")
        self.sockets: list[int] = _numbers(files["plants"]["plants"], "socket")
        self.numbers = vec[i64](list(range(LAST_CARD + 1)))  # a card is named by its number
        self.maps = {id: Map(id, files[id], tables["special_rules"]) for id in ("germany", "usa")}

    def prices(self, map: Map) -> Prices:
        if map.coal_store_price:
            return Prices(self.spaces, COAL, map.coal_store_price)
        return Prices(self.spaces, NO_STORE, 0)

    def payment(self, supplied: i64) -> i64:
        most: i64 = len(self.payments) - 1
        return self.payments[supplied if supplied < most else most]


def _numbers(rows: list[dict[str, Any]], back: str) -> list[int]:
    return sorted([row["number"] for row in rows if row["back"] == back])


def _plant(row: dict[str, Any]) -> Plant:
    kind: str = row["kind"]
    burns = HYBRID if kind == "hybrid" else FUELS.index(kind) if kind in FUELS else NO_FUEL
    return Plant(row["number"], row["number"], burns, row["fuel_needed"], row["cities"], kind)


def _house_prices(costs: list[int], slots_by_step: list[int]) -> list[vec[i64]]:
    """`[step - 1][houses of a city]`: the cheapest free slot that is open in that step."""
    return [
        vec[i64](
            [
                min([costs[slot] for slot in range(slots) if owner(houses, slot) == NOBODY], default=NEVER)
                for houses in range(COMBINATIONS)
            ]
        )
        for slots in slots_by_step
    ]
