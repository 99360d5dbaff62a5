"""Set-up: factories, first turn-order tiles, storage board, X tiles, energy tiles (FM-0)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.games.factory_manager import auction, market
from powerhouse.games.factory_manager.codes import START, X_TILE, Phase
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.rulings import Rulings
from powerhouse.games.factory_manager.tables import Figures

if TYPE_CHECKING:
    from powerhouse.games.factory_manager.state import FactoryManager


def blank(figures: Figures, options: dict[str, str], rulings: Rulings) -> "FactoryManager":
    """Before anything is dealt: the facts are known, the table is empty."""
    from powerhouse.games.factory_manager.state import FactoryManager

    state = FactoryManager()
    state.figures = figures
    state.options = options
    state.rulings = rulings
    state.turn = 0
    state.phase = Phase.OFFER
    state.round = 1
    state.order = []
    state.position = 0
    state.players = []
    state.stack = figures.stack
    state.offered = []
    state.waiting = 0
    state.auction = None
    state.board = figures.board[:]
    state.market = []
    state.fronts = []
    state.left = 0
    state.extra = 0
    state.energy_unseen = figures.energy_tiles
    state.energy_space = figures.energy_start
    state.zero_on_top = False
    state.gone = 0
    state.bank = 0
    return state


def deal(state: "FactoryManager", chance: Chance) -> None:
    """From the blank state to the first decision."""
    figures = state.figures
    state.players = _players(figures, chance)
    _lay_out_x_tiles(state, chance)
    market.set_fronts(state)
    if state.options["first-game"] == "on":
        state.zero_on_top = True
        state.energy_unseen = figures.energy_tiles[1:]
    auction.set_order(state)
    auction.begin(state, chance)


def _players(figures: Figures, chance: Chance) -> list[Player]:
    """Each gets a starting set, all of which runs, and one of the first turn-order tiles at random."""
    players: list[Player] = []
    tiles = figures.first_order[:]
    for factory in figures.sets:
        tile = chance.pick([START + tile for tile in tiles]) - START
        tiles.remove(tile)
        player = Player(figures.money, figures.workers, tile, factory, factory)
        workers: i64 = factory.workers
        player.canteen = workers if workers > 0 else 0
        players.append(player)
    return players


def _lay_out_x_tiles(state: "FactoryManager", chance: Chance) -> None:
    """Some of the X tiles lie in the first market; the others leave the game unseen."""
    tiles = state.figures.x_tiles[:]
    for _ in range(state.figures.x_shown):
        tile = chance.pick([X_TILE + tile for tile in tiles]) - X_TILE
        tiles.remove(tile)
        state.market.append(tile)
    state.gone = len(tiles)
