"""The board as a person reads it: names of cities, ways and their costs, who has houses where."""

from collections.abc import Callable

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.core.game import Setup
from powerhouse.games.power_grid.game import figures
from powerhouse.games.power_grid.view import View

Chip = Callable[[int], Text]
FREE, CLOSED = "○", "·"
TRUST_SEAT = -1


class Board:
    """What never changes of the map in play, with answers about a view of it."""

    def __init__(self, setup: Setup) -> None:
        self.figures = figures(setup)
        self.map = self.figures.maps[setup.options["map"]]

    def name(self, city: str) -> str:
        return self.map.cities[self.map.city_numbers[city]].name

    def names(self, cities: list[str]) -> str:
        return ", ".join(self.name(city) for city in cities) or "none yet"

    def supplied(self, income: int) -> str:
        """How many cities an income was paid for: it rises with every city."""
        payments = [self.figures.payment(cities) for cities in range(self.figures.houses + 1)]
        cities = payments.index(income)
        return f"{cities} {'city' if cities == 1 else 'cities'}"

    def cities_by_region(self, view: View) -> dict[str, list[str]]:
        return {
            region: [city.id for city in self.map.cities if self.map.region_ids[city.region] == region]
            for region in view.zone
        }

    def house_cost(self, view: View, city: str) -> int | None:
        """What the cheapest free slot costs; nothing if none is open."""
        slots = self.slots(view, city)[: view.step]
        return self.figures.house_costs[slots.index(None)] if None in slots else None

    def slots(self, view: View, city: str) -> list[int | None]:
        return view.houses.get(city, [None] * len(self.figures.house_costs))

    def way(self, view: View, seat: int, city: str) -> tuple[int, list[str]]:
        """The cost of the way from this seat's network and the cities along it, both ends included."""
        network = self.map.network(sum(1 << self.map.region_ids.index(region) for region in view.zone))
        own = [self.map.city_numbers[each] for each in view.players[seat].cities]
        path = network.way(own, self.map.city_numbers[city])
        return network.distance[path[0]][path[-1]], [self.map.cities[each].id for each in path]

    def links(self, view: View, city: str) -> list[tuple[int, str]]:
        """Costs and other ends of the links inside the zone, the cheapest first."""
        number = self.map.city_numbers[city]
        ends = [
            (link.cost, link.b if link.a == number else link.a) for link in self.map.links if number in (link.a, link.b)
        ]
        inside = {each for cities in self.cities_by_region(view).values() for each in cities}
        return sorted((cost, id) for cost, end in ends if (id := self.map.cities[end].id) in inside)

    def beyond(self, view: View, seat: int, money: int) -> list[tuple[int, str]]:
        """Cities with room that cost more than the money there is, the cheapest first."""
        player = view.players[seat]
        if not player.cities or len(player.cities) >= self.figures.houses:
            return []
        costs = [
            (house + self.way(view, seat, city)[0], city)
            for cities in self.cities_by_region(view).values()
            for city in cities
            if city not in player.cities and (house := self.house_cost(view, city)) is not None
        ]
        return sorted((cost, city) for cost, city in costs if cost > money)

    def houses_mark(self, view: View, city: str, letter: Chip) -> Text:
        """The three slots: who is there, a ring for a free one, a dot for one that is not open yet."""
        marks = []
        for slot, owner in enumerate(self.slots(view, city)):
            if owner is not None:
                marks.append(letter(owner))
            else:
                marks.append(Text(FREE if slot < view.step else CLOSED, style="dim"))
        return Text(" ").join(marks)

    def page(self, view: View, letter: Chip, wanted: str = "") -> Group:
        """The zone by region, or the regions whose names begin so: houses, links and their costs."""
        grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim", expand=True)
        grid.add_column("city", no_wrap=True)
        grid.add_column("houses", no_wrap=True)
        grid.add_column("links", ratio=1)
        for region, cities in self.cities_by_region(view).items():
            if not region.startswith(wanted.casefold()):
                continue
            grid.add_row(Text(region, style="bold underline"))
            for city in cities:
                marked = Text(" start", style="bold") if city in view.marked else Text("")
                links = [
                    Text.assemble((str(cost), "bold"), f" {self.name(end)}") for cost, end in self.links(view, city)
                ]
                grid.add_row(
                    Text("  " + self.name(city)) + marked, self.houses_mark(view, city, letter), Text(", ").join(links)
                )
        return Group(grid, Text(f"houses: a letter for its owner, {FREE} free, {CLOSED} not open yet", style="dim"))
