"""The order of play: the five phases of a round (FM-0.14), and after the last round the end (FM-6.1)."""

from powerhouse.core.chance import Chance
from powerhouse.games.factory_manager import buying, market, profit, running, turn_order
from powerhouse.games.factory_manager.codes import Phase
from powerhouse.games.factory_manager.table import Table


def begin_round(state: Table, chance: Chance) -> None:
    """Phase 1; the others follow in `go_on`."""
    turn_order.begin(state, chance)


def go_on(state: Table, chance: Chance) -> None:
    """From a phase that is finished to the next decision; where there is nothing to bring, phase 2 ends at once."""
    if state.phase == Phase.ORDERED:
        market.begin(state)
    if state.phase == Phase.BROUGHT:
        buying.begin(state)
    if state.phase == Phase.BOUGHT:
        market.close(state)
        running.begin(state)
    if state.phase == Phase.RAN:
        running.raise_energy_price(state, chance)
        profit.pay(state)
        _end_round(state, chance)


def _end_round(state: Table, chance: Chance) -> None:
    if profit.is_last_round(state):
        state.phase = Phase.OVER
        state.turn = -1
    else:
        state.round += 1
        begin_round(state, chance)
