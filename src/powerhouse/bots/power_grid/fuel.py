"""Phase 3: fuel for the plants that will run, and more of it while it is cheaper than it will be."""

from mypy_extensions import i64

from powerhouse.bots.power_grid.outlook import city_cost, fuel_prices, may_end
from powerhouse.bots.power_grid.plants import FINAL_CITY
from powerhouse.core.packed import vec
from powerhouse.games.power_grid.codes import BUY, COAL, DONE, FUELS, OIL, RETURN
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.fleet import Run
from powerhouse.parts.fuel_market import FuelMarket


def buy(state: PowerGrid, seat: int, moves: list[int]) -> int:
    player = state.players[seat]
    cost = city_cost(state, player)
    run, lacking = _best_run(state, player, cost)
    for fuel in range(len(FUELS)):
        if lacking[fuel] and BUY + fuel in moves:
            return BUY + fuel
    cities = min(run.output, len(player.network) + player.money // cost)
    savings = player.money - cost * max(0, cities - len(player.network))
    return _buy_ahead(state, player, run, savings, moves)


def _best_run(state: PowerGrid, player: Player, cost: int) -> tuple[Run, list[int]]:
    """The run with the most income after its fuel is bought, and the tokens that it lacks."""
    final = may_end(state)
    best = player.fleet.runs()[0]
    best_lacking = [0, 0, 0, 0]
    most = -1_000_000
    for run in player.fleet.runs():
        lacking, bill = shopping(state.fuel, player.stock, run)
        if bill > player.money:
            continue
        supplied = min(run.output, len(player.network) + (player.money - bill) // cost)
        score = (FINAL_CITY * supplied if final else state.figures.payment(supplied)) - bill
        if score > most:
            best, best_lacking, most = run, lacking, score
    return best, best_lacking


def shopping(market: FuelMarket, stock: vec[i64], run: Run) -> tuple[list[int], int]:
    """The tokens that a run lacks and their price; a bill of a million if they are not to be had."""
    needs = (run.need0, run.need1, run.need2, run.need3)
    lacking = [max(0, need - held) for need, held in zip(needs, stock)]
    bill = sum([bill_for(market, fuel, lacking[fuel]) for fuel in range(len(FUELS)) if lacking[fuel]])
    spare = max(0, stock[COAL] - run.need0) + max(0, stock[OIL] - run.need1)
    for _ in range(run.either - spare):
        coal = bill_for(market, COAL, lacking[COAL] + 1) - bill_for(market, COAL, lacking[COAL])
        oil = bill_for(market, OIL, lacking[OIL] + 1) - bill_for(market, OIL, lacking[OIL])
        lacking[COAL if coal <= oil else OIL] += 1
        bill += min(coal, oil)
    return lacking, bill


def bill_for(market: FuelMarket, fuel: int, tokens: int) -> int:
    """What so many tokens cost together."""
    left = market.left[fuel]
    by_left = market.prices.by_left[fuel]
    if tokens <= left:
        return sum(by_left[left - tokens + 1 : left + 1])
    bill = sum(by_left[1 : left + 1])
    if fuel == market.prices.store_fuel and tokens - left <= market.reserve[fuel]:
        return bill + (tokens - left) * market.prices.store_price
    return 1_000_000 * (tokens - left)


def _buy_ahead(state: PowerGrid, player: Player, run: Run, savings: int, moves: list[int]) -> int:
    """Fuel for the next round, if it will cost more then and no city has to wait for it."""
    later = fuel_prices(state)
    burnt = (run.need0 + run.either, run.need1 + run.either, run.need2, run.need3)
    for fuel in range(len(FUELS)):
        price = state.fuel.price(fuel)
        if BUY + fuel in moves and player.stock[fuel] < 2 * burnt[fuel] and price < later[fuel] and price <= savings:
            return BUY + fuel
    return DONE


def give_back(state: PowerGrid, moves: list[int]) -> int:
    """After scrapping: the fuel that is cheaper to buy again."""
    return min(moves, key=lambda move: state.fuel.price(move - RETURN))
