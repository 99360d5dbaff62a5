"""The order of play: what is finished, and what begins then."""

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.games.power_grid import building, bureaucracy, buying, order, placing, steps
from powerhouse.games.power_grid.codes import Phase
from powerhouse.games.power_grid.table import Table
from powerhouse.parts import plant_auction


def begin(state: Table) -> None:
    """The table is laid out."""
    if state.trust is not None:
        placing.begin_placing(state)
    else:
        _after_placing(state)


def _after_placing(state: Table) -> None:
    if state.options["start-cities"] == "on":
        placing.begin_marking(state)
    else:
        plant_auction.begin(state)


def go_on(state: Table, finished: i64, chance: Chance) -> None:
    if finished == Phase.PLACE:
        _after_placing(state)
    elif finished == Phase.MARK:
        plant_auction.begin(state)
    elif finished <= Phase.RETURN:  # the auction
        if state.market.shows_last_card():
            steps.remove_last_card(state, chance)
            steps.begin_step3(state)
        if state.round == 1:
            order.renew(state)
        buying.begin(state)
    elif finished == Phase.FUEL:
        building.begin(state)
    elif finished == Phase.BUILD:
        if state.most_cities() >= state.figures.end_cities:
            state.end(Phase.OVER)
        else:
            bureaucracy.begin(state, chance)
    else:
        bureaucracy.end(state, chance)
        state.round += 1
        order.renew(state)
        plant_auction.begin(state)
