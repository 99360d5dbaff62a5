"""Phase 4 and the set-up: the cities that can be had, what house and way cost, who is there already."""

from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.layout import flow
from powerhouse.cli.terminal.power_grid.board import FREE, Board, Chip
from powerhouse.cli.terminal.screen import bullet
from powerhouse.games.power_grid.view import View

LABEL = 12


@dataclass(frozen=True)
class Target:
    """A city that can be had now; `path` leads to it from the network."""

    move: str
    city: str
    cost: int
    house: int
    path: list[str]


def targets(view: View, board: Board, seat: int) -> list[Target]:
    """The cheapest first; without a network all cost the same, and they stay in the order of the regions."""
    found = []
    for choice in view.choices:
        verb, _, city = choice.move.partition(" ")
        if verb in ("build", "mark", "place"):
            cost = choice.cost or 0
            path = board.way(view, seat, city)[1] if view.players[seat].cities and verb == "build" else [city]
            found.append(Target(choice.move, city, cost, board.house_cost(view, city) or 0, path))
    if view.players[seat].cities and view.ask == "build":
        return sorted(found, key=lambda target: (target.cost, len(target.path), target.city))
    by_region = [city for cities in board.cities_by_region(view).values() for city in cities]
    return sorted(found, key=lambda target: (target.cost, by_region.index(target.city)))


def network(view: View, board: Board, seat: int) -> list[RenderableType]:
    """The cities one has."""
    own = view.players[seat].cities
    return (
        [bullet(Text(f"your network ({len(own)})", style="dim"), Text(board.names(own)))]
        if own and view.ask == "build"
        else []
    )


def connectable(view: View, board: Board, seat: int, letter: Chip, rows: int, width: int) -> RenderableType:
    """As many targets as there are rows for, and how to see the others."""
    found = targets(view, board, seat)
    if not found:
        return Text("No city can be connected with this money.", style="dim")
    if not view.players[seat].cities or view.ask != "build":
        return _by_region(found, view, board, letter, width)
    shown = found if len(found) <= rows - 1 else found[: max(1, rows - 2)]
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim", expand=True)
    grid.add_column("", justify="right")
    grid.add_column("city", no_wrap=True)
    grid.add_column(f"{FREE} free", no_wrap=True)
    grid.add_column("cost", justify="right")
    grid.add_column("house+way", justify="right")
    grid.add_column("from", no_wrap=True, overflow="ellipsis", ratio=1)
    for number, target in enumerate(shown, 1):
        grid.add_row(
            f"{number})",
            board.name(target.city),
            board.houses_mark(view, target.city, letter),
            Text(str(target.cost), style="bold"),
            f"{target.house}+{target.cost - target.house}",
            _way(target, board),
        )
    if len(shown) == len(found):
        return grid
    return Group(grid, Text(f"    … {len(found) - len(shown)} dearer ones: `cities`", style="dim"))


def _way(target: Target, board: Board) -> Text:
    start, *between = [board.name(city) for city in target.path[:-1]]
    return Text(start) + Text(f" via {', '.join(between)}" if between else "", style="dim")


def _by_region(found: list[Target], view: View, board: Board, letter: Chip, width: int) -> Grid:
    """The first city costs the same everywhere, so the place is what matters: a line a region."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for region, cities in board.cities_by_region(view).items():
        here = [
            Text.assemble((f"{number}) ", "dim"), board.name(target.city))
            for number, target in enumerate(found, 1)
            if target.city in cities
        ]
        here += [
            Text.assemble((f"{board.name(city)} ", "dim"), board.houses_mark(view, city, letter))
            for city in cities
            if city in view.houses and city not in [target.city for target in found]
        ]
        grid.add_row(region, flow(here, width - LABEL))
    return grid
