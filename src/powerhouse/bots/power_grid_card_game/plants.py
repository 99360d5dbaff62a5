"""Phase 1: what a plant is worth, and so which to offer, how far to bid, which to scrap."""

from typing import Final

from powerhouse.bots.power_grid_card_game.outlook import UNIT_PRICE, auctions_to_come, best_run, bills
from powerhouse.games.power_grid_card_game.codes import BID, OFFER, PASS, SCRAP
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.parts.fleet import Plant

SURVIVAL: Final = 0.4
"""How likely a plant is to outlive an auction in which it is the one to be replaced."""

PATIENCE: Final = 0.85
"""What a later round counts for, since money can be put to use before."""


class Appraiser:
    """Judges plants for one player in one position."""

    def __init__(self, state: CardGame, seat: int) -> None:
        self.figures = state.figures
        self.player = state.players[seat]
        self.later = auctions_to_come(state)
        self.bills = bills(state, seat)
        self.compensation = _compensation(state)
        self.income_weight, self.point_weight = _weights(self.later, self.figures)

    def worth_as_it_is(self) -> float:
        return self.worth(self.player.fleet.plants, self.player.money)

    def worth_with(self, card: int, price: int) -> float:
        """What the company is worth with this plant for this price, a fourth plant in the place of the best to scrap."""
        plants = self.player.fleet.plants
        money = self.player.money - price
        new = self.figures.plants[card]
        if len(plants) < self.figures.plant_limit:
            return self.worth([*plants, new], money)
        money += self.compensation
        return max([self.worth([*without(plants, old), new], money) for old in plants])

    def worth(self, plants: list[Plant], money: int) -> float:
        """Money, this round's production and what the plants will bring later; in the last round what counts then."""
        units = list(self.player.store.units)
        rate = self.figures.money_per_point
        if self.later == 0:
            output, bill = best_run(plants, units, self.bills, money, rate)
            return rate * output + money - bill
        output, bill = best_run(plants, units, self.bills, money, 1)
        worth = float(money + output - bill)
        for rank, plant in enumerate(sorted(plants, key=lambda plant: -plant.output)):
            worth += self.income_weight[rank] * (plant.output - plant.need * UNIT_PRICE[plant.burns])
            worth += self.point_weight[rank] * plant.output
        return worth


def _weights(later, figures):
    income, points = [], []
    for rank in range(figures.plant_limit):
        stay = [
            SURVIVAL ** max(0, auction - (figures.plant_limit - 1 - rank)) * PATIENCE**auction
            for auction in range(later + 1)
        ]
        income.append(sum(stay[1:later]))
        points.append(figures.money_per_point * stay[later])
    return income, points


def _compensation(state: CardGame) -> int:
    """Renovation: what scrapping a plant now is paid with."""
    if state.options["renovation"] == "off":
        return 0
    first, others = state.figures.renovation[state.renovation_card]
    return others if state.renovation_paid else first


def without(plants: list[Plant], scrapped: Plant) -> list[Plant]:
    return [plant for plant in plants if plant is not scrapped]


def offer(state: CardGame, seat: int, moves: list[int]) -> int:
    """The plant that brings most at its minimum; none if money is worth more than any of them."""
    appraiser = Appraiser(state, seat)
    worth = {
        move: appraiser.worth_with(move - OFFER, state.market.minimum(move - OFFER)) for move in moves if move != PASS
    }
    best = max(worth, key=lambda move: worth[move])
    return best if PASS not in moves or worth[best] > appraiser.worth_as_it_is() else PASS


def bid(state: CardGame, seat: int) -> int:
    """The least that may be bid, as long as no other plant on offer would bring as much at its minimum."""
    auction = state.auction
    assert auction is not None
    amount = auction.lowest_bid()
    if not auction.bid:
        return BID + amount
    money = state.players[seat].money
    if amount > money:
        return PASS
    appraiser = Appraiser(state, seat)
    worth = appraiser.worth_with(auction.lot, amount)
    if worth <= appraiser.worth_as_it_is():
        return PASS
    for card in state.market.on_offer():
        minimum = state.market.minimum(card)
        if card != auction.lot and minimum <= money and appraiser.worth_with(card, minimum) >= worth:
            return PASS
    return BID + amount


def scrap(state: CardGame, seat: int) -> int:
    """The older plant that is missed least."""
    appraiser = Appraiser(state, seat)
    player = state.players[seat]
    older = [plant for plant in player.fleet.plants if plant.card != state.newest]
    best = max(older, key=lambda plant: appraiser.worth(without(player.fleet.plants, plant), player.money))
    return SCRAP + best.card
