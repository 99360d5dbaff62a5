"""Power Grid as the registry sees it: options, zones, first and restored positions."""

from functools import lru_cache

from powerhouse.core.components import Components
from powerhouse.core.errors import BadSetup
from powerhouse.core.game import Game, Option, Setup
from powerhouse.games.power_grid import facts
from powerhouse.games.power_grid.setup import blank
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.games.power_grid.tables import Figures
from powerhouse.games.power_grid.view import Board, board

RANDOM_ZONE = "random"


class PowerGridGame(Game):
    def check(self, setup: Setup) -> None:
        zone(setup)

    def blank(self, setup: Setup) -> PowerGrid:
        table = figures(setup)
        return blank(table, table.maps[setup.options["map"]], setup.options, zone(setup))

    def board(self, setup: Setup) -> Board:
        table = figures(setup)
        return board(table, table.maps[setup.options["map"]], setup.components.data[setup.options["map"]])


def figures(setup: Setup) -> Figures:
    return _figures(setup.components, setup.players)


@lru_cache(maxsize=64)
def _figures(components: Components, players: int) -> Figures:
    facts.check(components.data)
    return Figures(components.data, players)


def zone(setup: Setup) -> int:
    """The regions named by the option, as bits; 0 leaves them to chance (PG-0.4, PG-0.5)."""
    wanted = setup.options["zone"]
    table = figures(setup)
    if wanted == RANDOM_ZONE:
        return 0
    map = table.maps[setup.options["map"]]
    names = wanted.split("+")
    for name in names:
        if name not in map.region_ids:
            raise BadSetup(f"the map {map.name} has no region '{name}'; it has {', '.join(map.region_ids)} (PG-0.5)")
        if names.count(name) > 1:
            raise BadSetup(f"the zone names the region {name} twice (PG-0.5)")
    if len(names) != table.regions:
        raise BadSetup(f"{table.players} players need a zone of {table.regions} regions, not {len(names)} (PG-0.5)")
    regions = [map.region_ids.index(name) for name in names]
    if not map.connected(regions):
        raise BadSetup(f"the regions {', '.join(names)} do not hang together (PG-0.5)")
    return sum(1 << region for region in regions)


GAME = PowerGridGame(
    id="power-grid",
    name="Power Grid",
    players=(2, 3, 4, 5, 6),
    rules=1,
    options={
        "map": Option(("germany", "usa"), "the side of the board"),
        "zone": Option((RANDOM_ZONE,), "random, or regions joined by +, as west+southwest+east", open=True),
        "start-cities": Option(("off", "on"), "each player marks a city in which a network may start"),
        "renovation": Option(("off", "on"), "scrapping a plant is paid for"),
        "money": Option(("hidden", "open"), "whether players see each other's money"),
    },
    package="powerhouse.games.power_grid",
    files=("plants", "tables", "germany", "usa", "renovation"),
    descriptions=("note", "source", "status", "edition", "fields", "name", "colour", "canvas", "x", "y"),
    reconstructed=(
        "fuel refill for 2 players (tables: refill: 2)",
        "renovation payments (renovation: cards)",
        "the costs and names in which the Recharged maps differ from the older ones (one source)",
    ),
)
