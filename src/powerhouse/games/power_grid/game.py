"""Power Grid as the registry sees it: options, zones, first and restored positions."""

from typing import Any

from powerhouse.core.components import decode
from powerhouse.core.errors import BadSetup
from powerhouse.core.game import Game, Option, Setup, figures_of
from powerhouse.core.lot import Lot
from powerhouse.core.phrase import Items, Phrase, Value, said
from powerhouse.games.power_grid import clauses, schema, schema_checks
from powerhouse.games.power_grid.features import FEATURES
from powerhouse.games.power_grid.figures import Figures
from powerhouse.games.power_grid.input import PowerGridInput
from powerhouse.games.power_grid.rulings import RULINGS, Rulings
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.games.power_grid.view import Board, board
from powerhouse.parts.rulings import STANDARD, rulings_of

ID = "power-grid"
RANDOM_ZONE = "random"


class PowerGridGame(Game):
    def check(self, setup: Setup) -> None:
        zone(setup)
        rulings_of(Rulings, setup)

    def check_figures(self, files: schema.DataFiles) -> None:
        schema_checks.check(files)

    def blank(self, setup: Setup) -> PowerGrid:
        table = figures(setup)
        state = PowerGrid()
        state.lay_out(table, table.maps[setup.options["map"]], setup.options, zone(setup), rulings_of(Rulings, setup))
        return state

    def board(self, setup: Setup) -> Board:
        table = figures(setup)
        return board(table, table.maps[setup.options["map"]])

    def lots(self, setup: Setup) -> list[Lot]:
        plants = figures(setup).plants.values()
        return [Lot(str(plant.number), "plant", said(str(plant.number)), plant.number, 1) for plant in plants]

    def input(self, setup: Setup) -> PowerGridInput:
        return PowerGridInput()


@figures_of
def figures(data: dict[str, Any], players: int) -> Figures:
    return Figures(decode(data, schema.DataFiles), players)


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
            raise _bad("zone-no-region", map=map.name, region=name, regions=Items(map.region_ids))
        if names.count(name) > 1:
            raise _bad("zone-region-twice", region=name)
    if len(names) != table.regions:
        raise _bad("zone-regions", players=table.players, needed=table.regions, regions=len(names))
    regions = [map.region_ids.index(name) for name in names]
    if not map.connected(regions):
        raise _bad("zone-apart", regions=Items(names))
    return sum(1 << region for region in regions)


def _bad(key: str, **values: Value) -> BadSetup:
    return BadSetup(Phrase(key, values), ID)


GAME = PowerGridGame(
    id=ID,
    name="Power Grid",
    players=(2, 3, 4, 5, 6),
    rules=2,
    options={
        "map": Option(("germany", "usa"), first_page=True),
        "zone": Option((RANDOM_ZONE,), open=True, pieces=("regions", "region")),
        "start-cities": Option(("off", "on")),
        "renovation": Option(("off", "on")),
        "money": Option(("hidden", "open")),
        "rulings": Option((STANDARD, *RULINGS), open=True, since=2),
    },
    package="powerhouse.games.power_grid",
    floor="powerhouse.parts",
    files=("plants", "tables", "germany", "usa", "renovation"),
    descriptions=("note", "source", "2_source", "status", "edition", "fields", "name", "colour", "canvas", "x", "y"),
    reconstructed=("refill", "renovation", "maps"),
    opened={"money": "open"},
    shape=schema.DataFiles,
    pieces="plants/plants",
    rank=1,
    clauses=clauses.NEWS,
    tutorial="tutorial.game",
    features=FEATURES,
)
