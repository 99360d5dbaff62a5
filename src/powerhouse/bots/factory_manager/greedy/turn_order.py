"""Phase 1: who buys early has the choice, who buys late has the discount; workers without money can be bid."""

from typing import Final

from powerhouse.bots.factory_manager.greedy.outlook import TILE_COST
from powerhouse.games.factory_manager.codes import BID, OFFER, PASS
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.state import FactoryManager

EARLIER: Final = 10.0
"""What it is worth to buy before one more player."""

BUYER: Final = 12.0
"""What a worker is worth who could buy a tile if he were not bid."""


def offer(state: FactoryManager, seat: int, moves: list[int]) -> int:
    player = state.players[seat]
    return max(moves, key=lambda move: value(state, player, move - OFFER))


def bid(state: FactoryManager, seat: int, moves: list[int]) -> int:
    """The least that may be bid, if the tile is so much better than what else is left."""
    auction = state.auction
    assert auction is not None
    workers = int(auction.lowest_bid())
    if not auction.opened():
        return BID + workers
    if BID + workers not in moves:
        return PASS
    player = state.players[seat]
    others = [value(state, player, tile) for tile in state.offered if tile != auction.lot]
    gain = value(state, player, int(auction.lot)) - sum(others) / len(others)
    spare = int(player.available()) - purchases(player)
    return BID + workers if gain > BUYER * max(0, workers - spare) else PASS


def value(state: FactoryManager, player: Player, tile: int) -> float:
    """What a turn-order tile saves in discounts, and what it is worth to buy before others."""
    tiles = state.offered + [int(other.claimed) for other in state.players]
    later = sum([other > tile for other in tiles])
    return state.figures.discounts[tile] * purchases(player) + EARLIER * later


def purchases(player: Player) -> int:
    """How many tiles a player will buy, as far as workers and money go."""
    return int(min(player.available(), player.purse() // TILE_COST + 1))
