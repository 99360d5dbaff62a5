"""Factory Manager as the registry sees it: options, first and restored positions."""

from typing import Any

from powerhouse.core.components import decode
from powerhouse.core.game import Game, Option, Setup, figures_of
from powerhouse.core.lot import Lot
from powerhouse.core.phrase import Phrase
from powerhouse.games.factory_manager import clauses, schema, schema_checks
from powerhouse.games.factory_manager.codes import TYPES
from powerhouse.games.factory_manager.counts import counts, totals
from powerhouse.games.factory_manager.features import FEATURES
from powerhouse.games.factory_manager.figures import Figures
from powerhouse.games.factory_manager.input import FactoryManagerInput
from powerhouse.games.factory_manager.names import tile_name
from powerhouse.games.factory_manager.rulings import RULINGS, Rulings
from powerhouse.games.factory_manager.state import FactoryManager
from powerhouse.games.factory_manager.view import Board, board
from powerhouse.parts.rulings import STANDARD, rulings_of

# Keys of the data files that only describe.
DESCRIPTIONS = (
    "aka", "conventions", "field_source", "first_game", "formula", "game", "how_to_correct",
    "kept_until", "needs_machine", "note", "reported_final_scores", "role", "room", "second_tie",
    "sorted_by", "source", "source_values", "tie_break", "unsold_tiles", "winner",
)  # fmt: skip


class FactoryManagerGame(Game):
    def check(self, setup: Setup) -> None:
        rulings_of(Rulings, setup)
        figures(setup)

    def check_figures(self, files: schema.Files) -> None:
        schema_checks.check(files)

    def following(self, data: dict[str, Any]) -> dict[str, Any]:
        return counts(data["tiles"]["tiles"])

    def totals(self, data: dict[str, Any]) -> list[Phrase]:
        return totals(data["tiles"]["tiles"])

    def blank(self, setup: Setup) -> FactoryManager:
        state = FactoryManager()
        state.lay_out(figures(setup), setup.options, rulings_of(Rulings, setup))
        return state

    def board(self, setup: Setup) -> Board:
        return board(figures(setup))

    def lots(self, setup: Setup) -> list[Lot]:
        box = figures(setup)
        copies = [int(box.board[tile.number]) + box.x_tiles.count(tile.number) for tile in box.tiles]
        return [
            Lot(tile.id, TYPES[tile.type].replace("_", "-"), tile_name(tile), int(tile.price), copies[tile.number])
            for tile in box.tiles
            if copies[tile.number]
        ]

    def input(self, setup: Setup) -> FactoryManagerInput:
        return FactoryManagerInput()


@figures_of
def figures(data: dict[str, Any], players: int) -> Figures:
    return Figures(decode(data, schema.Files), players)


GAME = FactoryManagerGame(
    id="factory-manager",
    name="Power Grid: Factory Manager",
    players=(2, 3, 4, 5),
    rules=2,
    options={
        "first-game": Option(("off", "on"), first_page=True),
        "rulings": Option((STANDARD, *RULINGS), open=True),
    },
    package="powerhouse.games.factory_manager",
    files=("tiles", "tables"),
    descriptions=DESCRIPTIONS,
    reconstructed=("tiles", "savings", "discounts", "energy-prices"),
    shape=schema.Files,
    pieces="tiles/tiles",
    rank=3,
    clauses=clauses.NEWS,
    tutorial="tutorial.game",
    features=FEATURES,
)
