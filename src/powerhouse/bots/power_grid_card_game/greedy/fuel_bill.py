"""What the fuel for this round's production will cost, once those who buy earlier are served."""

from powerhouse.bots.power_grid_card_game.greedy.shelf import UNAVAILABLE, Card, cards_of, covering
from powerhouse.games.power_grid_card_game.codes import COAL, FUELS, GAS, OIL, URANIUM
from powerhouse.games.power_grid_card_game.player import Player
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.parts.fleet import IDLE, Fleet, Plant, Run


class FuelBill:
    """Reckons for one seat in one position: what runs of plants cost beyond the units at hand."""

    def __init__(self, state: CardGame, seat: int) -> None:
        self.units = state.players[seat].stock
        demand = _demand(state, seat)
        self.costs = [covering(_left(cards_of(state, fuel), demand[fuel])) for fuel in range(len(FUELS))]

    def best_run(self, plants: list[Plant], money: int, rate: int) -> tuple[int, int]:
        """Output and bill of the run that brings most, output being worth `rate`; all plants, if they can run."""
        everything = IDLE
        for plant in plants:
            everything = everything.with_plant(plant)
        bill = self.of(everything)
        if bill <= money:
            return everything.output, bill
        best, paid = IDLE, 0
        for run in Fleet(plants).runs():
            bill = self.of(run)
            if bill <= money and rate * run.output - bill > rate * best.output - paid:
                best, paid = run, bill
        return best.output, paid

    def of(self, run: Run) -> int:
        """What a run costs; hybrids take the cheaper mix."""
        bill = self._cost(COAL, run.need2) + self._cost(URANIUM, run.need3)
        mixes = range(run.either + 1)
        return bill + min(
            [self._cost(GAS, run.need0 + gas) + self._cost(OIL, run.need1 + run.either - gas) for gas in mixes]
        )

    def _cost(self, fuel: int, need: int) -> int:
        lacking = need - self.units[fuel]
        if lacking <= 0:
            return 0
        costs = self.costs[fuel]
        return costs[lacking] if lacking < len(costs) else UNAVAILABLE


def _demand(state: CardGame, seat: int) -> list[int]:
    """What those who buy before this seat lack for a production; half of what hybrids burn is gas."""
    demand = [0] * len(FUELS)
    for buyer in _earlier_buyers(state, seat):
        for fuel in range(len(FUELS)):
            demand[fuel] += max(0, buyer.fleet.room[fuel] // 2 - buyer.stock[fuel])
        either = buyer.fleet.hybrids_lack(buyer.stock)
        demand[GAS] += either // 2
        demand[OIL] += either - either // 2
    return demand


def _earlier_buyers(state: CardGame, seat: int) -> list[Player]:
    place = state.order.index(seat)
    earlier = [state.players[rival] for rival in state.order[place + 1 :]]
    if state.trust is not None and place == 0:
        earlier.append(state.trust)
    return earlier


def _left(cards: list[Card], demand: int) -> list[Card]:
    """What is left when so many units are bought, the cheapest first."""
    cards = sorted(cards, key=lambda card: (card.price / card.units, -card.units))
    sold = 0
    while sold < len(cards) and demand > 0:
        demand -= cards[sold].units
        sold += 1
    return cards[sold:]
