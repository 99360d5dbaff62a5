"""Phase 2: resource cards for the plants that will run, and some for the next round."""

from typing import Final

from mypy_extensions import i64

from powerhouse.bots.advisor import Candidate
from powerhouse.bots.power_grid_card_game.outlook import Outlook
from powerhouse.bots.power_grid_card_game.stock import Stock, spare_worth
from powerhouse.bots.power_grid_card_game.weights import Weights
from powerhouse.bots.ranking import insert
from powerhouse.games.power_grid_card_game.codes import BUY, DONE, FUELS, GAS, OIL, RETURN
from powerhouse.games.power_grid_card_game.player import Player
from powerhouse.games.power_grid_card_game.state import CardGame

THRIFT: Final = [1.0, 0.0, 2.0]
"""How spare units are counted in the plans that are compared: as they are worth, not at all, twice."""

CHANGE: Final = 0.4
"""What money that makes no point is worth in the end: it breaks ties."""

HOPELESS: Final = -1e9


class Plan:
    """What to run and what to buy for it: the worth, the first card to buy (or `DONE`), whether money cut it short."""

    def __init__(self) -> None:
        self.move: i64 = DONE
        self.worth = HOPELESS
        self.cut = False


class Purse:
    """A player before his next card: his stocks of each fuel and his money."""

    def __init__(self, state: CardGame, weights: Weights) -> None:
        self.player: Player = state.players[state.turn]
        self.money = self.player.money
        self.outlook = Outlook(state, weights)
        self.stocks = [Stock(state, self.player, fuel, self.outlook, weights) for fuel in range(len(FUELS))]

    def plan(self, scale: float) -> Plan:
        """The best run with its fuel, spare units counting `scale` times when cards are chosen."""
        gas, oil, coal, uranium = self.stocks
        gas.fill(scale)
        oil.fill(scale)
        coal.fill(scale)
        uranium.fill(scale)
        plan = Plan()
        wish = HOPELESS
        mix: i64
        for run in self.player.fleet.runs():
            for mix in range(run.either + 1):
                first = run.need0 + mix
                second = run.need1 + run.either - mix
                price = gas.paid[first] + oil.paid[second] + coal.paid[run.need2] + uranium.paid[run.need3]
                worth = gas.worths[first] + oil.worths[second] + coal.worths[run.need2] + uranium.worths[run.need3]
                worth += self.outlook.rate * float(run.output)
                if worth - float(price) > wish:
                    wish = worth - float(price)
                    plan.cut = price > self.money
                if price > self.money:
                    continue
                worth += self._left(price)
                if worth > plan.worth:
                    plan.worth = worth
                    plan.move = _first(
                        gas.firsts[first], oil.firsts[second], coal.firsts[run.need2], uranium.firsts[run.need3]
                    )
        return plan

    def _left(self, price: i64) -> float:
        """What the money left is worth; in the end only full points count, the rest breaks ties."""
        left = self.money - price
        if not self.outlook.last:
            return float(left)
        rest = float(left) % self.outlook.per_point
        return float(left) - rest + CHANGE * rest


def _first(gas: i64, oil: i64, coal: i64, uranium: i64) -> i64:
    if gas >= 0:
        return BUY + gas
    if oil >= 0:
        return BUY + oil
    if coal >= 0:
        return BUY + coal
    if uranium >= 0:
        return BUY + uranium
    return DONE


def purchases(state: CardGame, weights: Weights) -> list[Candidate]:
    """The first cards of a few plans, and to buy no more."""
    purse = Purse(state, weights)
    found: list[Candidate] = []
    for scale in THRIFT:
        plan = purse.plan(scale)
        _add(found, plan.move, plan.worth)
    return found


def purchase(state: CardGame, weights: Weights) -> int:
    """The best of `purchases`; where money is not short, the first plan is."""
    plan = Purse(state, weights).plan(THRIFT[0])
    return purchases(state, weights)[0].move if plan.cut else plan.move


def _add(found: list[Candidate], move: int, worth: float) -> None:
    """A card that is the first of several plans counts for the best of them."""
    for place, known in enumerate(found):
        if known.move == move:
            if known.value >= worth:
                return
            del found[place]
            break
    insert(found, move, worth)


def returns(state: CardGame, weights: Weights) -> list[Candidate]:
    """After scrapping: the fuel that is worth less to keep."""
    outlook = Outlook(state, weights)
    fleet = state.players[state.turn].fleet
    found: list[Candidate] = []
    for fuel in (GAS, OIL):
        insert(found, RETURN + fuel, -spare_worth(fleet, fuel, outlook, weights))
    return found
