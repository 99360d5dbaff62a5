"""The numbers by which a level of Factory Manager judges; amounts are elektro at the end of the game."""

from collections.abc import Mapping
from typing import Final

from powerhouse.bots.given import give

ROUNDS: Final = 5
"""Weights by round have a name for each number of rounds that follow, from 0 to 4."""
BY_ROUND: Final = ("money", "buyer", "early", "bid_worker", "worth")


class Weights:
    """All weights of a level, made from numbers by name: none may be missing, and none unknown."""

    money: list[float]  # What an elektro is worth that one has after the purchases of a round: early money grows.
    buyer: list[float]  # What a worker is worth who will be available in the next round and has money to spend.
    freed: float  # What a worker whom a stopped tile sets free is worth in a plan, for each round to follow.
    idle: float  # The share of that which a worker keeps for whom there is no money.
    tile_cost: float  # About what a worker spends on a tile.
    later_worker: float  # What a worker whom the factory does not need is worth in each round after the next.
    most_buyers: float  # More workers than these are of no use in a round.
    # The share of its later worth that has a unit by which production or storage is ahead of the other.
    catch_up: float
    most_ahead: float  # One that is further ahead has got too far.
    lasting: float  # The share of later income that one's factory of today will still be the cause of.
    hall: float  # What a hall that stays free is worth for each round to follow.
    width: float  # So many first purchases are thought through to the end.
    saving: float  # How much the price of a tile must be exceeded by its worth before it is bought.
    early: list[float]  # What it is worth to buy before one more player.
    bid_worker: list[float]  # What a worker is worth in the auction who could buy a tile in this round.
    bid_idle: float  # What a worker is worth in the auction for whom there is no money.
    alternative: float  # How far one counts on the best of the other turn-order tiles, not on an average one.
    dig: float  # What it costs to bring a tile that one does not want oneself, on the way to one that one does.
    foresight: float  # Whether one thinks of what those will take who buy before.
    taken: float  # The chance that a tile one brings is bought by a player who buys before, for each of them.
    rival: float  # How much of a rival's gain from a tile counts against bringing it.
    crowded: float  # How far a rival's gain is only what a tile is better than those that are for sale anyway.
    worth: list[float]  # How sharply a lead in elektro tells who will win.
    worth_workers: float  # What each worker who has still to buy is worth in that reckoning.
    worth_discount: float  # What each elektro of discount is worth there, a worker.

    def __init__(self, values: Mapping[str, float]) -> None:
        give(self, "Factory Manager", values, dict.fromkeys(BY_ROUND, ROUNDS))
