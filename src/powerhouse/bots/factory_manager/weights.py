"""The numbers by which a level of Factory Manager judges; amounts are elektro at the end of the game."""

from collections.abc import Mapping
from typing import Final

from powerhouse.bots.given import Given

ROUNDS: Final = 5
"""Weights by round have a name for each number of rounds that follow, from 0 to 4."""


class Weights:
    """All weights of a level, made from numbers by name: none may be missing, and none unknown."""

    def __init__(self, values: Mapping[str, float]) -> None:
        given = Given("Factory Manager", values)
        self.money = _take_by_round(given, "money")
        """What an elektro is worth that one has after the purchases of a round: early money grows."""
        self.buyer = _take_by_round(given, "buyer")
        """What a worker is worth who will be available in the next round and has money to spend."""
        self.freed = given.take("freed")
        """What a worker whom a stopped tile sets free is worth in a plan, for each round to follow."""
        self.idle = given.take("idle")
        """The share of that which a worker keeps for whom there is no money."""
        self.tile_cost = given.take("tile_cost")
        """About what a worker spends on a tile."""
        self.later_worker = given.take("later_worker")
        """What a worker whom the factory does not need is worth in each round after the next."""
        self.most_buyers = given.take("most_buyers")
        """More workers than these are of no use in a round."""
        self.catch_up = given.take("catch_up")
        """The share of its later worth that has a unit by which production or storage is ahead of the other."""
        self.most_ahead = given.take("most_ahead")
        """One that is further ahead has got too far."""
        self.lasting = given.take("lasting")
        """The share of later income that one's factory of today will still be the cause of."""
        self.hall = given.take("hall")
        """What a hall that stays free is worth for each round to follow."""
        self.width = given.take("width")
        """So many first purchases are thought through to the end."""
        self.saving = given.take("saving")
        """How much the price of a tile must be exceeded by its worth before it is bought."""
        self.early = _take_by_round(given, "early")
        """What it is worth to buy before one more player."""
        self.bid_worker = _take_by_round(given, "bid_worker")
        """What a worker is worth in the auction who could buy a tile in this round."""
        self.bid_idle = given.take("bid_idle")
        """What a worker is worth in the auction for whom there is no money."""
        self.alternative = given.take("alternative")
        """How far one counts on the best of the other turn-order tiles, not on an average one."""
        self.dig = given.take("dig")
        """What it costs to bring a tile that one does not want oneself, on the way to one that one does."""
        self.foresight = given.take("foresight")
        """Whether one thinks of what those will take who buy before."""
        self.taken = given.take("taken")
        """The chance that a tile one brings is bought by a player who buys before, for each of them."""
        self.rival = given.take("rival")
        """How much of a rival's gain from a tile counts against bringing it."""
        self.crowded = given.take("crowded")
        """How far a rival's gain is only what a tile is better than those that are for sale anyway."""
        self.worth = _take_by_round(given, "worth")
        """How sharply a lead in elektro tells who will win."""
        self.worth_workers = given.take("worth_workers")
        """What each worker who has still to buy is worth in that reckoning."""
        self.worth_discount = given.take("worth_discount")
        """What each elektro of discount is worth there, a worker."""
        given.finish()


def _take_by_round(given: Given, name: str) -> list[float]:
    return [given.take(f"{name}_{after}") for after in range(ROUNDS)]
