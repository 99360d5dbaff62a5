"""Phase 4 and the set-up: the cities that can be had, what house and way cost, who is there already."""

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.layout import HERE, filled, fitting, flow, labelled, with_rest
from powerhouse.cli.terminal.power_grid.zone import FREE, Zone
from powerhouse.cli.terminal.screen import bullet
from powerhouse.games.power_grid.view import Choice, View

LABEL = 12


def targets(view: View, zone: Zone) -> list[Choice]:
    """The cheapest first; where all cost the same, they stay in the order of the regions."""
    found = [choice for choice in view.choices if "city" in choice.arguments]
    if _connects(found):
        return sorted(found, key=lambda choice: (choice.cost or 0, len(choice.way or []), city_of(choice)))
    by_region = [city for cities in zone.cities_by_region(view).values() for city in cities]
    return sorted(found, key=lambda choice: (choice.cost or 0, by_region.index(city_of(choice))))


def city_of(choice: Choice) -> str:
    return str(choice.arguments["city"])


def _connects(found: list[Choice]) -> bool:
    """Whether ways lead to these cities."""
    return any(len(choice.way or []) > 1 for choice in found)


def network(view: View, zone: Zone, seat: int) -> list[RenderableType]:
    """The cities one has."""
    own = view.players[seat].cities
    if not own or view.ask != "build":
        return []
    label = zone.say("terminal-network", cities=len(own))
    return [bullet(Text(label, style="dim"), Text(zone.told(own)))]


def connectable(view: View, zone: Zone, rows: int, width: int) -> RenderableType:
    """As many targets as there are rows for, and how to see the others."""
    found = targets(view, zone)
    if not found:
        return Text(zone.say("terminal-no-city"), style="dim")
    if not _connects(found):
        return _by_region(found, view, zone, width)
    shown = fitting(found, rows)
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim", expand=True)
    grid.add_column("", justify="right")
    grid.add_column(zone.say("terminal-city"), no_wrap=True)
    grid.add_column(zone.say("terminal-free", free=FREE), no_wrap=True)
    grid.add_column(zone.say("terminal-cost"), justify="right")
    grid.add_column(zone.say("terminal-house-and-way"), justify="right")
    grid.add_column(zone.say("terminal-from"), no_wrap=True, overflow="ellipsis", ratio=1)
    for number, choice in enumerate(shown, 1):
        city = city_of(choice)
        grid.add_row(
            f"{number})",
            zone.names[city],
            zone.houses(view, city),
            Text(str(choice.cost), style="bold"),
            f"{choice.house}+{choice.way_cost}",
            _way(choice.way or [], zone),
        )
    left = len(found) - len(shown)
    return with_rest(grid, left, zone.say("terminal-dearer", cities=left))


def _way(way: list[str], zone: Zone) -> Text:
    start, between = Text(zone.names[way[0]]), zone.told(way[1:-1])
    return filled(zone.say("terminal-via", start=HERE, cities=between), start, "dim") if between else start


def _by_region(found: list[Choice], view: View, zone: Zone, width: int) -> Grid:
    """The first city costs the same everywhere, so the place is what matters: a line a region."""
    grid = labelled()
    numbers = {city_of(choice): number for number, choice in enumerate(found, 1)}
    for region, cities in zone.cities_by_region(view).items():
        here = [Text.assemble((f"{numbers[city]}) ", "dim"), zone.names[city]) for city in cities if city in numbers]
        here += [
            Text.assemble((f"{zone.names[city]} ", "dim"), zone.houses(view, city))
            for city in cities
            if city in view.houses and city not in numbers
        ]
        grid.add_row(zone.region(region), flow(here, width - LABEL))
    return grid
