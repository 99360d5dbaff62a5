"""Phase 3: fuel for the plants that will run, and some for the next round where it is a bargain."""

from typing import Final

from mypy_extensions import i64

from powerhouse.bots.power_grid.greedy.outlook import city_cost, fuel_prices, may_end
from powerhouse.bots.power_grid.greedy.plants import FINAL_CITY
from powerhouse.core.packed import vec
from powerhouse.games.power_grid.codes import BUY, COAL, DONE, FUELS, OIL, RETURN
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.fleet import Run
from powerhouse.parts.fuel_market import FuelMarket

UNAVAILABLE: Final = 1_000_000
"""The price of a token that the market does not have."""


def buy(state: PowerGrid, seat: int, moves: list[int]) -> int:
    player = state.players[seat]
    cost = city_cost(state, player)
    run, lacking = _best_run(state, player, cost)
    for fuel in range(len(FUELS)):
        if lacking[fuel]:
            return BUY + fuel
    cities = len(player.network)
    building = cost * min(max(0, run.output - cities), player.money // cost)
    return _bargain(state, player, run, player.money - building, moves)


def _best_run(state: PowerGrid, player: Player, cost: int) -> tuple[Run, list[int]]:
    """The run that earns most after its fuel is paid, with cities built for what is left; and the tokens it lacks."""
    last_round = may_end(state)
    best, best_lacking, most = player.fleet.runs()[0], [0, 0, 0, 0], -UNAVAILABLE
    for run in player.fleet.runs():
        lacking, bill = shopping(state.fuel, player.stock, run)
        if bill > player.money:
            continue
        supplied = min(run.output, len(player.network) + (player.money - bill) // cost)
        score = (FINAL_CITY * supplied if last_round else state.figures.payment(supplied)) - bill
        if score > most:
            best, best_lacking, most = run, lacking, score
    return best, best_lacking


def shopping(market: FuelMarket, stock: vec[i64], run: Run) -> tuple[list[int], int]:
    """The tokens that a run lacks and what they cost together; hybrids get the cheaper fuel, token by token."""
    needs = (run.need0, run.need1, run.need2, run.need3)
    lacking = [max(0, needs[fuel] - stock[fuel]) for fuel in range(len(FUELS))]
    bill = sum([_bill(market, fuel, lacking[fuel]) for fuel in range(len(FUELS))])
    spare = max(0, stock[COAL] - run.need0) + max(0, stock[OIL] - run.need1)
    for _ in range(run.either - spare):
        coal = _bill(market, COAL, lacking[COAL] + 1) - _bill(market, COAL, lacking[COAL])
        oil = _bill(market, OIL, lacking[OIL] + 1) - _bill(market, OIL, lacking[OIL])
        lacking[COAL if coal <= oil else OIL] += 1
        bill += min(coal, oil)
    return lacking, bill


def _bill(market: FuelMarket, fuel: int, tokens: int) -> int:
    """What so many tokens of a fuel cost together."""
    left = market.left[fuel]
    by_left = market.prices.by_left[fuel]
    bill = 0
    for sold in range(tokens):
        if sold < left:
            bill += by_left[left - sold]
        elif fuel == market.prices.store_fuel and sold - left < market.reserve[fuel]:
            bill += market.prices.store_price
        else:
            bill += UNAVAILABLE
    return bill


def _bargain(state: PowerGrid, player: Player, run: Run, savings: int, moves: list[int]) -> int:
    """A token for the next round, if it will cost twice as much then and no city has to wait for it."""
    later = fuel_prices(state)
    burnt = (run.need0 + run.either, run.need1 + run.either, run.need2, run.need3)
    for fuel in range(len(FUELS)):
        price = state.fuel.price(fuel)
        wanted = BUY + fuel in moves and player.stock[fuel] < 2 * burnt[fuel]
        if wanted and 2 * price <= later[fuel] and price <= savings:
            return BUY + fuel
    return DONE


def give_back(state: PowerGrid, moves: list[int]) -> int:
    """After scrapping: the fuel that is cheaper to buy again."""
    return min(moves, key=lambda move: state.fuel.price(move - RETURN))
