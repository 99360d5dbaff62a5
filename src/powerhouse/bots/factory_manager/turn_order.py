"""Phase 1: who buys early has the choice, who buys late has the discount; workers without money can be bid."""

from mypy_extensions import i64

from powerhouse.bots.advisor import Candidate
from powerhouse.bots.factory_manager.weights import ROUNDS, Weights
from powerhouse.bots.ranking import insert
from powerhouse.games.factory_manager.codes import BID, OFFER, PASS
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.state import FactoryManager
from powerhouse.games.factory_manager.turn_order import most_workers


def offers(state: FactoryManager, weights: Weights) -> list[Candidate]:
    """The turn-order tiles by what they are worth to oneself."""
    player = state.players[state.turn]
    found: list[Candidate] = []
    for tile in state.offered:
        insert(found, OFFER + tile, value(state, player, tile, weights))
    return found


def bids(state: FactoryManager, weights: Weights) -> list[Candidate]:
    """The least that may be bid, if the tile is so much better than what else is left, or to pass."""
    auction = state.auction
    assert auction is not None
    player = state.players[state.turn]
    lowest = auction.lowest_bid()
    most = most_workers(state, player)
    if len(state.offered) == 1 or lowest > most:
        return [Candidate(PASS if auction.opened() else BID + int(lowest), 0.0)]
    gain = advantage(state, player, weights)
    found: list[Candidate] = []
    insert(found, BID + int(lowest), gain - price(state, player, lowest, weights))
    if auction.opened():
        insert(found, PASS, 0.0)
    elif lowest < most:
        insert(found, BID + int(lowest) + 1, gain - price(state, player, lowest + 1, weights))
    return found


def advantage(state: FactoryManager, player: Player, weights: Weights) -> float:
    """What the tile under the hammer is better than those that are left without it."""
    auction = state.auction
    assert auction is not None
    best = -1e9
    total = 0.0
    for tile in state.offered:
        if tile != auction.lot:
            worth = value(state, player, tile, weights)
            total += worth
            if worth > best:
                best = worth
    mean = total / float(len(state.offered) - 1)
    return value(state, player, auction.lot, weights) - mean - weights.alternative * (best - mean)


def price(state: FactoryManager, player: Player, workers: i64, weights: Weights) -> float:
    """What it costs to bid so many workers: those without money first."""
    available = player.available()
    spare = float(available) - purchases(player, weights)
    bid = float(workers)
    if bid <= spare:
        return bid * weights.bid_idle
    return spare * weights.bid_idle + (bid - spare) * _entry(weights.bid_worker, state)


def value(state: FactoryManager, player: Player, tile: i64, weights: Weights) -> float:
    """What a turn-order tile saves in discounts, and what it is worth to buy before others."""
    later = 0
    for other in state.offered:
        if other > tile:
            later += 1
    for one in state.players:
        if one.claimed > tile:
            later += 1
    saved = float(state.figures.discounts[tile]) * purchases(player, weights)
    return saved * _entry(weights.money, state) + float(later) * _entry(weights.early, state)


def purchases(player: Player, weights: Weights) -> float:
    """How many tiles a player will buy, as far as workers and money go."""
    workers = float(player.available())
    money = float(player.purse()) / weights.tile_cost + 1.0
    return workers if workers < money else money


def _entry(table: list[float], state: FactoryManager) -> float:
    """The entry for the rounds that follow."""
    after: i64 = state.figures.rounds - state.round
    return table[after] if after < ROUNDS else table[ROUNDS - 1]
