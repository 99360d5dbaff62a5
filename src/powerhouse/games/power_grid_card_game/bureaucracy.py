"""Phase 3, bureaucracy: earn, make the new turn order, refill the resource market, renew the plant market (CG-4)."""

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.games.power_grid_card_game import last_round, order, trust
from powerhouse.games.power_grid_card_game.codes import COLUMNS, Phase
from powerhouse.games.power_grid_card_game.table import Table
from powerhouse.parts import plant_running
from powerhouse.parts.plant_deck import LAST_CARD


def begin(state: Table) -> None:
    state.earned = [-1] * len(state.order)
    state.begin(Phase.PRODUCE, 0)


def play(state: Table, move: int, chance: Chance) -> None:
    player = state.own_player(state.turn)
    output = plant_running.burn(state, player, move)
    earned = state.earned[:]
    earned[state.turn] = income(state, output)
    state.earned = earned
    state.pay(player, -earned[state.turn])
    state.go_on(1)


def income(state: Table, output: i64) -> i64:
    """What plants bring that yield so much; there is a guaranteed income for those who produce nothing."""
    guaranteed: i64 = state.figures.guaranteed_income
    return output if output > 0 else guaranteed


def end(state: Table, chance: Chance) -> None:
    """Everybody has earned."""
    trust.discard_resources(state)
    order.renew_by_income(state)
    cut_in_auction = state.market_cut
    _refill(state, chance)
    _renew_plants(state, cut_in_auction, chance)


def _refill(state: Table, chance: Chance) -> None:
    """Cards move to the cheaper columns; new ones fill the places from the second column on (CG-4.6 to CG-4.9)."""
    market = state.resources
    slots: i64 = state.figures.column
    market.shift(slots)
    market.own_deck()
    column: i64
    for column in range(1, COLUMNS):
        while market.sizes[column] < slots:
            if len(market.deck) == 0:
                if not market.reshuffle(state.figures.plusplus):
                    return
                _after_reshuffle(state, chance)
            market.draw_into(column, chance)


def _after_reshuffle(state: Table, chance: Chance) -> None:
    """Each time the discard pile is shuffled, the cheapest plant leaves the game and one is drawn (CG-4.10)."""
    market = state.own_market()
    market.discard_cheapest()
    if market.replace(chance) == LAST_CARD:
        last_round.cut_market(state)


def _renew_plants(state: Table, cut_in_auction: bool, chance: Chance) -> None:
    market = state.own_market()
    if cut_in_auction:
        market.discard_cheapest()
        market.replace(chance)
    elif not state.market_cut:
        market.put_dearest_under()
        if market.replace(chance) == LAST_CARD:
            last_round.cut_market(state)
