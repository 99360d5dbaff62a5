"""The order of play: what is finished, and what begins then."""

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.games.power_grid_card_game import bureaucracy, buying, last_round, order
from powerhouse.games.power_grid_card_game.codes import Phase
from powerhouse.games.power_grid_card_game.table import Table
from powerhouse.parts import plant_auction


def begin(state: Table) -> None:
    """A round begins, the last one if the last-round card has come."""
    state.last_round = state.market_cut
    plant_auction.begin(state)


def go_on(state: Table, finished: i64, chance: Chance) -> None:
    if finished <= Phase.RETURN:  # the auction
        if state.market.shows_last_card():
            last_round.cut_market(state)
        if state.round == 1:
            order.renew_by_plant(state)
        buying.begin(state)
    elif finished == Phase.BUY:
        if state.last_round:
            state.end(Phase.OVER)
        else:
            bureaucracy.begin(state)
    else:
        bureaucracy.end(state, chance)
        state.round += 1
        begin(state)
