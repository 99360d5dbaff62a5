"""What a company is worth with one set of plants or another, in elektro."""

from typing import Final

from powerhouse.bots.power_grid_card_game.greedy.fuel_bill import FuelBill
from powerhouse.bots.power_grid_card_game.greedy.outlook import UNIT_PRICE, auctions_to_come
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.parts.fleet import Plant

SURVIVAL: Final = 0.4
"""How likely a plant is to outlive an auction in which it is the one to be replaced."""

PATIENCE: Final = 0.85
"""What a round later counts for, since money can be put to use before."""

RISK: Final = 0.3
"""The part of the price of its fuel by which a plant's points are cut, since the fuel may be sold out in the end."""


class Appraiser:
    """Judges plants for one player in one position."""

    def __init__(self, state: CardGame, seat: int) -> None:
        self.figures = state.figures
        self.player = state.players[seat]
        self.to_come = auctions_to_come(state)
        self.fuel_bill = FuelBill(state, seat)
        self.compensation = _compensation(state)
        ranks = range(state.figures.plant_limit)
        self.income_weight = [sum(self._stay(rank)[1 : self.to_come]) for rank in ranks]
        self.point_weight = [state.figures.money_per_point * self._stay(rank)[self.to_come] for rank in ranks]

    def _stay(self, rank: int) -> list[float]:
        """By round from this one on: how far a plant counts that is second to `rank` others of its company.

        One auction replaces the weakest of three plants, the next one the second weakest, and so on.
        """
        safe = self.figures.plant_limit - 1 - rank
        rounds = range(self.to_come + 1)
        return [SURVIVAL ** max(0, later - safe) * PATIENCE**later for later in rounds]

    def as_it_is(self) -> float:
        return self.worth(self.player.fleet.plants, self.player.money)

    def with_plant(self, card: int, price: int) -> float:
        """What the company is worth with this plant for this price; a fourth plant replaces the one missed least."""
        plants = self.player.fleet.plants
        money = self.player.money - price
        new = self.figures.plants[card]
        if len(plants) < self.figures.plant_limit:
            return self.worth([*plants, new], money)
        money += self.compensation
        return max([self.worth([*without(plants, old), new], money) for old in plants])

    def worth(self, plants: list[Plant], money: int) -> float:
        """Money, this round's production and what the plants bring later; in the last round what counts in the end."""
        rate = self.figures.money_per_point if self.to_come == 0 else 1
        produced, bill = self.fuel_bill.best_run(plants, money, rate)
        worth = float(money - bill + rate * produced)
        if self.to_come == 0:
            return worth
        for rank, plant in enumerate(sorted(plants, key=lambda plant: -plant.output)):
            output = float(plant.output)
            fuel = float(plant.need) * UNIT_PRICE[plant.burns]
            worth += self.income_weight[rank] * (output - fuel)
            worth += self.point_weight[rank] * (output - RISK * fuel)
        return worth


def without(plants: list[Plant], scrapped: Plant) -> list[Plant]:
    return [plant for plant in plants if plant is not scrapped]


def _compensation(state: CardGame) -> int:
    """Renovation: what is paid for scrapping a plant now."""
    if state.options["renovation"] == "off":
        return 0
    first, others = state.figures.renovation[state.renovation_card]
    return others if state.renovation_paid else first
