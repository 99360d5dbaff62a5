"""The facts of the box as the rules use them, in objects that never change."""

from itertools import combinations

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.games.power_grid.codes import COAL, FUELS, GARBAGE, OFFER, OIL, RETURN, RUN, SCRAP, URANIUM
from powerhouse.games.power_grid.houses import COMBINATIONS, NOBODY, owner
from powerhouse.games.power_grid.refusals import CLAUSES
from powerhouse.games.power_grid.schema import DataFiles, MapFile, PlantRow, SpecialRules, TrustRow
from powerhouse.parts.fleet import Plant
from powerhouse.parts.fuel_market import NO_STORE, FuelMarket, Prices
from powerhouse.parts.network import NEVER, Link, Network
from powerhouse.parts.plant_deck import LAST_CARD
from powerhouse.parts.plant_figures import PlantFigures, burnt_by, listed


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

    def __init__(self, id: str, file: MapFile, special: SpecialRules) -> None:
        self.id = id
        self.name = file.map
        self.width = file.canvas.width
        self.height = file.canvas.height
        self.region_ids = [region.id for region in file.regions]
        self.region_colours = [region.colour for region in file.regions]
        self.cities = [
            City(number, row.id, row.name, self.region_ids.index(row.region), row.x, row.y)
            for number, row in enumerate(file.cities)
        ]
        self.no_houses = vec[i64]([0] * len(self.cities))
        self.city_numbers = {city.id: city.number for city in self.cities}
        self.links = [Link(self.city_numbers[row.a], self.city_numbers[row.b], row.cost) for row in file.connections]
        store, phase_out = special.usa_coal_storage, special.germany_nuclear_phase_out
        self.coal_store_price: int = store.price if store.map == id else 0
        self.phase_out_plant: int = phase_out.plant if phase_out.map == id else 0
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

    def __init__(self, row: TrustRow) -> None:
        self.reserve = row.houses_in_reserve
        self.placing = [turn % 2 for turn, houses in enumerate(row.placing_order_first_second) for _ in range(houses)]


class Figures(PlantFigures):
    """Everything a game of Power Grid with so many players needs to know and never changes."""

    def __init__(self, files: DataFiles, players: int) -> None:
        tables, setup = files.tables, files.tables.setup
        row = tables.players[str(players)]
        self.game, self.clauses = "power-grid", CLAUSES
        self.fuels, self.fuel_order = FUELS, [COAL, OIL, GARBAGE, URANIUM]
        self.offer, self.scrap, self.give_back, self.run = OFFER, SCRAP, RETURN, RUN
        self.players = players
        self.regions = row.regions
        self.plugs_removed = row.plug_cards_removed
        self.sockets_removed = row.socket_cards_removed
        self.step2_cities = row.step2_cities
        self.end_cities = row.end_cities
        self.trust = TrustFigures(tables.trust_2_players) if row.trust else None
        self.start_money = setup.start_money
        self.houses = setup.houses_for_cities
        self.plant_limit = setup.plant_limit
        self.first_market = setup.market_from_plug_cards
        self.row = setup.current_market
        self.discount_bid = tables.discount_minimum_bid
        self.step3_row = setup.step3_market
        self.payments = vec[i64](tables.payments.by_cities_powered)
        refill = tables.refill[str(players)]
        assert not isinstance(refill, str)
        self.refill = [[refill[fuel][step] for fuel in FUELS] for step in range(3)]
        self.house_costs = tables.house_costs
        self.open_slots = tables.houses_per_city_by_step
        self.house_price = _house_prices(self.house_costs, self.open_slots)
        cells, start = tables.market.cells, tables.market.start_cells
        self.spaces = [[cell.price for cell in cells[fuel] for _ in range(cell.tokens)] for fuel in FUELS]
        self.start_fuel = [sum(cell.tokens for cell in cells[fuel] if cell.price in start[fuel]) for fuel in FUELS]
        self.reserve = [tables.tokens[name] - self.start_fuel[fuel] for fuel, name in enumerate(FUELS)]
        self.renovation = [(card.first, card.others) for card in files.renovation.cards]
        self.plants = {plant.number: _plant(plant) for plant in files.plants.plants}
        self.by_card = listed(self.plants)
        self.plugs = _numbers(files.plants.plants, "plug")
        self.sockets = _numbers(files.plants.plants, "socket")
        self.numbers = vec[i64](list(range(LAST_CARD + 1)))  # a card is named by its number
        special = tables.special_rules
        self.maps = {"germany": Map("germany", files.germany, special), "usa": Map("usa", files.usa, special)}
        self.new_market = self.blank_market(self.plugs, self.sockets)
        self.new_fuel = {id: self._new_fuel(map) for id, map in self.maps.items()}

    def _new_fuel(self, map: Map) -> FuelMarket:
        if map.coal_store_price:
            prices = Prices(self.spaces, COAL, map.coal_store_price)
        else:
            prices = Prices(self.spaces, NO_STORE, 0)
        return FuelMarket(prices, vec[i64](self.start_fuel), vec[i64](self.reserve))

    def payment(self, supplied: i64) -> i64:
        most: i64 = len(self.payments) - 1
        return self.payments[supplied if supplied < most else most]


def _numbers(rows: list[PlantRow], back: str) -> list[int]:
    return sorted([row.number for row in rows if row.back == back])


def _plant(row: PlantRow) -> Plant:
    burns = burnt_by(row.kind, FUELS)
    return Plant(row.number, row.number, burns, row.fuel_needed, row.cities, row.kind, str(row.number))


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
