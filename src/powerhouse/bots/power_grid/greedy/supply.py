"""Phase 5: run the plants whose income is most above the worth of the fuel they burn."""

from powerhouse.bots.power_grid.greedy.outlook import fuel_prices
from powerhouse.games.power_grid.codes import COAL, GARBAGE, MIXES, OIL, RUN, URANIUM
from powerhouse.games.power_grid.state import PowerGrid


def run(state: PowerGrid, seat: int) -> int:
    player = state.players[seat]
    worth = fuel_prices(state)
    best, most = RUN, -1_000_000
    for plants, choice in enumerate(player.fleet.runs()):
        least_coal, most_coal = choice.least(player.stock), choice.most(player.stock)
        if least_coal > most_coal:
            continue
        # Hybrids burn as much as they can of the cheaper of the two.
        coal = most_coal if worth[COAL] < worth[OIL] else least_coal
        burnt = (
            worth[COAL] * (choice.need0 + coal)
            + worth[OIL] * (choice.need1 + choice.either - coal)
            + worth[GARBAGE] * choice.need2
            + worth[URANIUM] * choice.need3
        )
        profit = state.figures.payment(min(choice.output, len(player.network))) - burnt
        if profit > most:
            best, most = RUN + MIXES * plants + coal, profit
    return best
