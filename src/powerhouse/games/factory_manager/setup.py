"""Set-up: factories, first turn-order tiles, storage board, X tiles, energy tiles (FM-0)."""

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.packed import append
from powerhouse.games.factory_manager import flow, market, turn_order
from powerhouse.games.factory_manager.codes import START, X_TILE
from powerhouse.games.factory_manager.figures import Figures
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.table import Table


def deal(state: Table, chance: Chance) -> None:
    """From the blank state to the first decision."""
    figures = state.figures
    state.players = _players(figures, chance)
    _lay_out_x_tiles(state, chance)
    market.set_fronts(state)
    if state.options["first-game"] == "on":
        state.zero_on_top = True
        state.energy_unseen = figures.energy_tiles[1:]
    turn_order.set_order(state)
    flow.begin_round(state, chance)


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


def _lay_out_x_tiles(state: Table, chance: Chance) -> None:
    """Some of the X tiles lie in the first market; the others leave the game unseen."""
    tiles = state.figures.x_tiles[:]
    for _ in range(state.figures.x_shown):
        tile = chance.pick([X_TILE + tile for tile in tiles]) - X_TILE
        tiles.remove(tile)
        state.market = append(state.market, tile)
    state.gone = len(tiles)
