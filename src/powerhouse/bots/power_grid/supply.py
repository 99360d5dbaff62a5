"""Phase 5: run the plants whose income is most above the worth of the fuel they burn."""

from mypy_extensions import i64

from powerhouse.bots.advisor import Candidate
from powerhouse.bots.power_grid.prices import Prices
from powerhouse.bots.power_grid.weights import Weights
from powerhouse.bots.ranking import best_first
from powerhouse.games.power_grid.codes import COAL, GARBAGE, MIXES, OIL, RUN, URANIUM
from powerhouse.games.power_grid.state import PowerGrid


def runs(state: PowerGrid, weights: Weights) -> list[Candidate]:
    """The sets of plants that have their fuel; hybrids burn as much as they can of the cheaper of the two."""
    player = state.players[state.turn]
    stock = player.stock
    prices = Prices(state, weights)
    coal_price = prices.of(COAL, 0)
    oil_price = prices.of(OIL, 0)
    garbage_price = prices.of(GARBAGE, 0)
    uranium_price = prices.of(URANIUM, 0)
    cities: i64 = len(player.network)
    found: list[Candidate] = []
    code: i64 = RUN
    for run in player.fleet.runs():
        least, most = run.least(stock), run.most(stock)
        if least <= most:
            coal = most if coal_price < oil_price else least
            burnt = (
                coal_price * float(run.need0 + coal)
                + oil_price * float(run.need1 + run.either - coal)
                + garbage_price * float(run.need2)
                + uranium_price * float(run.need3)
            )
            income = state.figures.payment(run.output if run.output < cities else cities)
            found.append(Candidate(code + coal, float(income) - burnt))
        code += MIXES
    return best_first(found)[:3]
