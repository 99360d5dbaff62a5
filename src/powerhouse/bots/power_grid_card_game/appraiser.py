"""What a company is worth to its owner as it is, or with a plant more for a price."""

from mypy_extensions import i64

from powerhouse.bots.power_grid_card_game.bill import Bill
from powerhouse.bots.power_grid_card_game.company import Company
from powerhouse.bots.power_grid_card_game.outlook import Outlook
from powerhouse.bots.power_grid_card_game.weights import Weights
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.parts.fleet import Plant


class Appraiser:
    """Judges plants for one seat in one position, and guesses how rivals judge them."""

    __slots__ = ("bill", "compensation", "money", "outlook", "plants", "seat", "state", "weights")

    def __init__(self, state: CardGame, seat: i64, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.outlook = Outlook(state, weights)
        self.bill = Bill(state, seat)
        self.plants = state.players[seat].fleet.plants
        self.money = state.players[seat].money
        self.compensation = _compensation(state)

    def as_it_is(self) -> float:
        return self.worth(Company(self.outlook, self.plants, None), self.money)

    def with_plant(self, plant: Plant, price: i64) -> float:
        """What the company is worth with this plant for this price; a fourth plant replaces the weakest."""
        money = self.money - price
        if len(self.plants) == self.state.figures.plant_limit:
            money += self.compensation
        return self.worth(Company(self.outlook, self.plants, plant), money)

    def worth(self, company: Company, money: i64) -> float:
        """Money, this round's production and what the plants bring later."""
        now = self.bill.profit(company, money, self.outlook.rate)
        return self.outlook.money * (float(money) + now) + company.later(self.outlook)

    def rivals_bid(self, plant: Plant, bidders: i64) -> i64:
        """How far the keenest of these rivals is expected to go for a plant; 0 if nobody wants it."""
        most: i64 = 0
        seat: i64
        for seat in range(len(self.state.players)):
            if seat != self.seat and bidders >> seat & 1:
                bid = self.rival_bid(plant, seat)
                if bid > most:
                    most = bid
        return most

    def rival_bid(self, plant: Plant, seat: i64) -> i64:
        """The part of a plant's worth to this rival that he is expected to bid, if he has the money."""
        money = self.state.players[seat].money
        bid = i64(self.weights.rivals_pay * self.gain(plant, seat) / self.outlook.money)
        return bid if bid < money else money

    def gain(self, plant: Plant, seat: i64) -> float:
        """What a plant is worth to any seat, at the prices of fuel to be expected."""
        plants = self.state.players[seat].fleet.plants
        without = Company(self.outlook, plants, None).in_all(self.outlook)
        return Company(self.outlook, plants, plant).in_all(self.outlook) - without


def _compensation(state: CardGame) -> i64:
    """Renovation: what is paid for scrapping a plant now."""
    if state.options["renovation"] == "off":
        return 0
    first, others = state.figures.renovation[state.renovation_card]
    return others if state.renovation_paid else first
