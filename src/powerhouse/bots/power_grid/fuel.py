"""Phase 3: fuel for the plants that will run, and for later where it will be dearer; what to give back."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.advisor import Candidate
from powerhouse.bots.power_grid.ending import chance_of_end
from powerhouse.bots.power_grid.growth import Course, along, course_of
from powerhouse.bots.power_grid.prices import Prices
from powerhouse.bots.power_grid.weights import Weights
from powerhouse.bots.ranking import best_first
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.packed import vec
from powerhouse.games.power_grid.codes import BUY, COAL, DONE, OIL, RETURN
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.fleet import Run
from powerhouse.parts.fuel_market import FuelMarket
from powerhouse.parts.network import NEVER

UNAVAILABLE: Final = 1_000_000
"""The bill of a run for which the market has too little fuel."""


@mypyc_attr(acyclic=True)
class Purchase:
    """The tokens that a run lacks, the first of them, and what they cost together."""

    def __init__(self, market: FuelMarket, stock: vec[i64], run: Run) -> None:
        self.bill: i64 = 0
        self.first: i64 = -1
        self.coal: i64 = run.need0 - stock[COAL] if run.need0 > stock[COAL] else 0
        self.oil: i64 = run.need1 - stock[OIL] if run.need1 > stock[OIL] else 0
        spare = (stock[COAL] - run.need0 if stock[COAL] > run.need0 else 0) + (
            stock[OIL] - run.need1 if stock[OIL] > run.need1 else 0
        )
        lacking = run.either - spare
        while lacking > 0:
            # Hybrids get the cheaper fuel, token by token.
            if token_price(market, COAL, self.coal) <= token_price(market, OIL, self.oil):
                self.coal += 1
            else:
                self.oil += 1
            lacking -= 1
        if self.coal > 0:
            self._buy(market, COAL, self.coal)
        if self.oil > 0:
            self._buy(market, OIL, self.oil)
        if run.need2 > stock[2]:
            self._buy(market, 2, run.need2 - stock[2])
        if run.need3 > stock[3]:
            self._buy(market, 3, run.need3 - stock[3])

    def _buy(self, market: FuelMarket, fuel: i64, tokens: i64) -> None:
        sold: i64 = 0
        while sold < tokens:
            self.bill += token_price(market, fuel, sold)
            sold += 1
        if self.first < 0:
            self.first = fuel


def token_price(market: FuelMarket, fuel: i64, sold: i64) -> i64:
    """What a token costs after so many others of its fuel."""
    left = market.left[fuel] - sold
    if left > 0:
        return market.prices.by_left[fuel][left]
    if fuel == market.prices.store_fuel and -left < market.reserve[fuel]:
        return market.prices.store_price
    return UNAVAILABLE


def purchases(state: PowerGrid, weights: Weights) -> list[Candidate]:
    """One plan for each set of plants that might run: its first token; what is complete may be hoarded for or done."""
    player = state.players[state.turn]
    legal = LegalMoves()
    state.collect_moves(legal)
    if legal.size() == 1:
        return [Candidate(DONE, 0.0)]
    ending = chance_of_end(state, weights)
    course = course_of(state, player)
    found: list[Candidate] = []
    best = -1e9
    best_left: i64 = 0
    best_run = player.fleet.runs()[0]
    for run in player.fleet.runs():
        purchase = Purchase(state.fuel, player.stock, run)
        if purchase.bill > player.money:
            continue
        left = player.money - purchase.bill
        value = _value(state, player, weights, run, left, course, ending)
        move = DONE if purchase.first < 0 else BUY + purchase.first
        if value > best:
            best = value
            best_run = run
            best_left = left
        _keep_better(found, move, value)
    ranked = best_first(found)
    if ranked[0].move == DONE:
        more = _hoard(state, player, weights, best_run, best_left, course, ending, legal)
        if more != DONE:
            ranked = [Candidate(more, ranked[0].value + 1.0), *ranked]
    return ranked


def _keep_better(found: list[Candidate], move: int, value: float) -> None:
    for known in found:
        if known.move == move:
            if value > known.value:
                known.value = value
            return
    found.append(Candidate(move, value))


def _value(
    state: PowerGrid, player: Player, weights: Weights, run: Run, money: i64, course: Course, ending: float
) -> float:
    """Income and money at the end of the round if this run is fuelled and cities are built for it."""
    cities: i64 = len(player.network)
    rest = money
    if run.output > cities and course.cost <= money:
        grown = along(state, player, course, run.output, money)
        cities = grown.cities
        rest = grown.money
    built = cities - len(player.network)
    supplied = run.output if run.output < cities else cities
    value = float(state.figures.payment(supplied) + rest) + weights.late_city * float(built)
    if ending > 0.0:
        value += ending * (weights.final_city * float(supplied) - float(state.figures.payment(supplied)))
    return value


def _hoard(
    state: PowerGrid,
    player: Player,
    weights: Weights,
    run: Run,
    money: i64,
    course: Course,
    ending: float,
    legal: LegalMoves,
) -> int:
    """A token for the next round, if it will be dearer then and no city has to wait for it."""
    if weights.hoard <= 0.0 or ending >= weights.end_sure:
        return DONE
    if run.output > len(player.network) and course.cost < NEVER:
        money = along(state, player, course, run.output, money).money
    prices = Prices(state, weights)
    best: i64 = DONE
    most = 0.0
    place: i64
    for place in range(legal.size()):
        move = legal.nth(place)
        if move != DONE:
            fuel = move - BUY
            price = state.fuel.price(fuel)
            if price <= money:
                saved = weights.hoard * prices.next_round(fuel) - float(price)
                if saved > most:
                    most = saved
                    best = move
    return best


def returns(state: PowerGrid) -> list[Candidate]:
    """After scrapping: the fuel that is cheaper to buy again goes."""
    return best_first([Candidate(move, -float(state.fuel.price(move - RETURN))) for move in state.moves()])
