"""The map as a person reads it: names of cities, links and their costs, who has houses where."""

from collections.abc import Callable

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.games.power_grid.view import Board, View

Chip = Callable[[int], Text]
Say = Callable[..., str]
FREE, CLOSED = "○", "·"
TRUST_SEAT = -1


class Zone:
    """The cities of the board, with answers about a view of it."""

    def __init__(self, board: Board, letter: Chip, say: Say) -> None:
        self.board = board
        self.letter = letter
        self.say = say
        self.names = {city.id: say(f"city-{city.id}", text=city.name) for city in board.cities}

    def told(self, cities: list[str]) -> str:
        return self.say("all-of", items=[self.names[city] for city in cities])

    def cities_by_region(self, view: View) -> dict[str, list[str]]:
        return {region: [city.id for city in self.board.cities if city.region == region] for region in view.zone}

    def links(self, view: View, city: str) -> list[tuple[int, str]]:
        """Costs and other ends of the links in play, the cheapest first."""
        there = [link for link in self.board.links if city in (link.a, link.b)]
        ends = [(link.cost, link.b if link.a == city else link.a) for link in there]
        return sorted(end for end in ends if end[1] in view.sites)

    def houses(self, view: View, city: str) -> Text:
        """The slots: who is there, a ring for a free one, a dot for one that is not open yet."""
        slots = view.houses.get(city, [None] * len(self.board.house_costs))
        marks = [
            Text(FREE if slot < view.sites[city].open else CLOSED, style="dim") if owner is None else self.letter(owner)
            for slot, owner in enumerate(slots)
        ]
        return Text(" ").join(marks)

    def page(self, view: View, wanted: str = "") -> Group:
        """All regions in play, or those whose names begin so: houses, links and their costs."""
        grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim", expand=True)
        grid.add_column(self.say("terminal-city"), no_wrap=True)
        grid.add_column(self.say("terminal-houses"), no_wrap=True)
        grid.add_column(self.say("terminal-links"), ratio=1)
        for region, cities in self.cities_by_region(view).items():
            if not any(name.casefold().startswith(wanted.casefold()) for name in (region, self.region(region))):
                continue
            grid.add_row(Text(self.region(region), style="bold underline"))
            for city in cities:
                marked = Text(f" {self.say('terminal-start')}" if city in view.marked else "", style="bold")
                links = [
                    Text.assemble((str(cost), "bold"), f" {self.names[end]}") for cost, end in self.links(view, city)
                ]
                grid.add_row(Text(f"  {self.names[city]}") + marked, self.houses(view, city), Text("  ").join(links))
        return Group(grid, Text(self.say("terminal-slots", free=FREE, closed=CLOSED), style="dim"))

    def region(self, id: str) -> str:
        return self.say(f"region-{id}", text=id)
