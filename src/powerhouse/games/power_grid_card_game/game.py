"""The Card Game as the registry sees it: options, first and restored positions."""

from functools import lru_cache

from powerhouse.core.components import Components
from powerhouse.core.game import Game, Option, Setup
from powerhouse.games.power_grid_card_game import facts
from powerhouse.games.power_grid_card_game.setup import blank
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.games.power_grid_card_game.tables import Figures
from powerhouse.games.power_grid_card_game.view import Board, board


class CardGameGame(Game):
    def check(self, setup: Setup) -> None:
        figures(setup)

    def blank(self, setup: Setup) -> CardGame:
        return blank(figures(setup), setup.options)

    def board(self, setup: Setup) -> Board:
        return board(figures(setup))


def figures(setup: Setup) -> Figures:
    return _figures(setup.components, setup.players)


@lru_cache(maxsize=64)
def _figures(components: Components, players: int) -> Figures:
    facts.check(components.data)
    return Figures(components.data, players)


GAME = CardGameGame(
    id="power-grid-card-game",
    name="Power Grid: The Card Game",
    players=(2, 3, 4, 5, 6),
    rules=1,
    options={
        "renovation": Option(("off", "on"), "scrapping a plant is paid for"),
        "money": Option(("hidden", "open"), "whether players see each other's money"),
    },
    package="powerhouse.games.power_grid_card_game",
    files=("plants", "resources", "tables"),
    descriptions=("note", "source", "type_source", "set_source", "number_source", "fields", "curve"),
    reconstructed=(
        "39 of the 42 plants (plants: all but S11, S13 and B05), and which plants are small",
        "units of most resource cards and the player counts on them (resources: cards)",
        "renovation payments of cards 2 to 5 (tables: renovation)",
    ),
)
