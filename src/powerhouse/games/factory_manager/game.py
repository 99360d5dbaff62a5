"""Factory Manager as the registry sees it: options, first and restored positions."""

from functools import lru_cache

from powerhouse.core.components import Components
from powerhouse.core.game import Game, Option, Setup
from powerhouse.games.factory_manager import facts
from powerhouse.games.factory_manager.rulings import RULINGS, STANDARD, Rulings
from powerhouse.games.factory_manager.setup import blank
from powerhouse.games.factory_manager.state import FactoryManager
from powerhouse.games.factory_manager.tables import Figures
from powerhouse.games.factory_manager.view import Board, board

# Keys of the data files that only describe.
DESCRIPTIONS = (
    "aka", "conventions", "field_source", "first_game", "formula", "game", "how_to_correct",
    "kept_until", "needs_machine", "note", "reported_final_scores", "role", "room", "second_tie",
    "sorted_by", "source", "source_values", "tie_break", "unsold_tiles", "winner",
)  # fmt: skip


class FactoryManagerGame(Game):
    def check(self, setup: Setup) -> None:
        _rulings(setup.options["rulings"])
        figures(setup)

    def blank(self, setup: Setup) -> FactoryManager:
        return blank(figures(setup), setup.options, _rulings(setup.options["rulings"]))

    def board(self, setup: Setup) -> Board:
        return board(figures(setup))


def figures(setup: Setup) -> Figures:
    return _figures(setup.components, setup.players)


@lru_cache(maxsize=64)
def _rulings(wanted: str) -> Rulings:
    return Rulings(wanted)


@lru_cache(maxsize=64)
def _figures(components: Components, players: int) -> Figures:
    facts.check(components.data)
    return Figures(components.data, players)


GAME = FactoryManagerGame(
    id="factory-manager",
    name="Power Grid: Factory Manager",
    players=(2, 3, 4, 5),
    rules=1,
    options={
        "first-game": Option(("off", "on"), "the energy price stays where it is in round 1"),
        "rulings": Option(
            (STANDARD, *RULINGS), "open points settled the other way, joined by +, as debts+site-discount", open=True
        ),
    },
    package="powerhouse.games.factory_manager",
    files=("tiles", "tables"),
    descriptions=DESCRIPTIONS,
    reconstructed=(
        "prices and values of 74 of the 106 tiles, and which are used with how many players (tiles)",
        "what controls and optimizers save: energy and workers (tiles)",
        "the discounts of the turn-order tiles 4 to 12 (tables: turn_order_discounts)",
        "the energy prices between 1 and 8 (tables: energy_price_track)",
    ),
)
