"""The numbers by which a level of Factory Manager judges; amounts are elektro at the end of the game."""

from collections.abc import Mapping
from typing import Final

from powerhouse.core.errors import PowerhouseError

ROUNDS: Final = 5
"""Weights by round have a name for each number of rounds that follow, from 0 to 4."""


class Weights:
    """All weights of a level, made from numbers by name: none may be missing, and none unknown."""

    def __init__(self, values: Mapping[str, float]) -> None:
        rest = dict(values)
        self.money = _take_by_round(rest, "money")
        """What an elektro is worth that one has after the purchases of a round: early money grows."""
        self.buyer = _take_by_round(rest, "buyer")
        """What a worker is worth who will be available in the next round and has money to spend."""
        self.freed = _take(rest, "freed")
        """What a worker whom a stopped tile sets free is worth in a plan, for each round to follow."""
        self.idle = _take(rest, "idle")
        """The share of that which a worker keeps for whom there is no money."""
        self.tile_cost = _take(rest, "tile_cost")
        """About what a worker spends on a tile."""
        self.later_worker = _take(rest, "later_worker")
        """What a worker whom the factory does not need is worth in each round after the next."""
        self.most_buyers = _take(rest, "most_buyers")
        """More workers than these are of no use in a round."""
        self.catch_up = _take(rest, "catch_up")
        """The share of its later worth that has a unit by which production or storage is ahead of the other."""
        self.most_ahead = _take(rest, "most_ahead")
        """One that is further ahead has got too far."""
        self.lasting = _take(rest, "lasting")
        """The share of later income that one's factory of today will still be the cause of."""
        self.hall = _take(rest, "hall")
        """What a hall that stays free is worth for each round to follow."""
        self.width = _take(rest, "width")
        """So many first purchases are thought through to the end."""
        self.saving = _take(rest, "saving")
        """How much the price of a tile must be exceeded by its worth before it is bought."""
        self.early = _take_by_round(rest, "early")
        """What it is worth to buy before one more player."""
        self.bid_worker = _take_by_round(rest, "bid_worker")
        """What a worker is worth in the auction who could buy a tile in this round."""
        self.bid_idle = _take(rest, "bid_idle")
        """What a worker is worth in the auction for whom there is no money."""
        self.alternative = _take(rest, "alternative")
        """How far one counts on the best of the other turn-order tiles, not on an average one."""
        self.dig = _take(rest, "dig")
        """What it costs to bring a tile that one does not want oneself, on the way to one that one does."""
        self.foresight = _take(rest, "foresight")
        """Whether one thinks of what those will take who buy before."""
        self.taken = _take(rest, "taken")
        """The chance that a tile one brings is bought by a player who buys before, for each of them."""
        self.rival = _take(rest, "rival")
        """How much of a rival's gain from a tile counts against bringing it."""
        self.crowded = _take(rest, "crowded")
        """How far a rival's gain is only what a tile is better than those that are for sale anyway."""
        self.worth = _take_by_round(rest, "worth")
        """How sharply a lead in elektro tells who will win."""
        self.worth_workers = _take(rest, "worth_workers")
        """What each worker who has still to buy is worth in that reckoning."""
        self.worth_discount = _take(rest, "worth_discount")
        """What each elektro of discount is worth there, a worker."""
        if rest:
            raise PowerhouseError(f"Factory Manager knows no weight '{sorted(rest)[0]}'")


def _take(rest: dict[str, float], name: str) -> float:
    if name not in rest:
        raise PowerhouseError(f"Factory Manager lacks the weight '{name}'")
    return float(rest.pop(name))


def _take_by_round(rest: dict[str, float], name: str) -> list[float]:
    return [_take(rest, f"{name}_{after}") for after in range(ROUNDS)]
