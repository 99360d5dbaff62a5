"""What a company is worth to its owner as it is, or with a plant more for a price."""

from mypy_extensions import i64

from powerhouse.bots.power_grid_card_game.bill import Bill
from powerhouse.bots.power_grid_card_game.company import Company
from powerhouse.bots.power_grid_card_game.outlook import Outlook
from powerhouse.bots.power_grid_card_game.weights import Weights
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.parts.fleet import Plant


class Appraiser:
    """Judges plants for one seat in one position."""

    def __init__(self, state: CardGame, seat: i64, weights: Weights, outlook: Outlook | None = None) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.outlook = outlook or Outlook(state, weights)
        self.bill = Bill(state, seat)
        self.plants = state.players[seat].fleet.plants
        self.money = state.players[seat].money
        self.compensation = _compensation(state)

    def as_it_is(self) -> float:
        return self.worth(Company(self.outlook, self.plants, None), self.money)

    def with_plant(self, plant: Plant, price: i64) -> float:
        """What the company is worth with this plant for this price; a fourth plant replaces the weakest."""
        money = self.money - price
        if len(self.plants) < self.state.figures.plant_limit:
            return self.worth(Company(self.outlook, self.plants, plant), money)
        money += self.compensation
        if not self.outlook.last:
            return self.worth(Company(self.outlook, self.plants, plant), money)
        return self._in_the_end(plant, money)

    def _in_the_end(self, plant: Plant, money: i64) -> float:
        """In the last round the plant goes that is missed least with the fuel there is."""
        best = -1e9
        for old in self.plants:
            rest = [other for other in self.plants if other is not old]
            worth = self.worth(Company(self.outlook, rest, plant), money)
            if worth > best:
                best = worth
        return best

    def worth(self, company: Company, money: i64) -> float:
        """Money, this round's production and what the plants bring later."""
        now = self.bill.profit(company, money, self.outlook.rate)
        return float(money) + now + company.later(self.outlook)


def _compensation(state: CardGame) -> i64:
    """Renovation: what is paid for scrapping a plant now."""
    if state.options["renovation"] == "off":
        return 0
    first, others = state.figures.renovation[state.renovation_card]
    return others if state.renovation_paid else first
