"""The legal moves of the actor as a screen shows them: words, what they cost or bring, and where they lie."""

from msgspec import Struct

from powerhouse.games.pipeline import government, markets, turn
from powerhouse.games.pipeline.codes import (
    ACT,
    BUY,
    CLOSE,
    CONTRACTS,
    FILL,
    HOLD,
    LOAN,
    MACHINE,
    PIPES,
    PLACE,
    REFINE,
    SELL,
    SERVE,
    SIGN,
    SITE,
    STAND,
    START,
    TAKE,
    TANK,
    UPGRADE,
    Action,
    Stage,
)
from powerhouse.games.pipeline.deliveries import pay_for
from powerhouse.games.pipeline.grid import SIDES, x_of, y_of
from powerhouse.games.pipeline.markets import CUBES
from powerhouse.games.pipeline.state import Pipeline


class Choice(Struct, frozen=True, omit_defaults=True):
    """One thing the seat may do. `x`, `y` and `side` are given for tiles and machines to be laid.

    `tile` is the pipe tile, contract or order it is about, `line` the line that would run.
    """

    move: str
    cost: int | None = None
    income: int | None = None
    tile: str | None = None
    line: int | None = None
    x: int | None = None
    y: int | None = None
    side: str | None = None


def choices(state: Pipeline) -> list[Choice]:
    return [_choice(state, move) for move in state.moves()]


def _choice(state: Pipeline, move: int) -> Choice:
    text = state.text(move)
    if move >= PLACE:
        cell, side = divmod(move - PLACE, 4)
        return Choice(text, x=x_of(cell), y=y_of(cell), side=SIDES[side])
    if move >= SITE:
        return Choice(text, x=x_of(move - SITE), y=y_of(move - SITE))
    if move >= REFINE:
        return Choice(text, line=(move - REFINE) // 16 + 1)
    if move >= BUY:
        return _oil(state, move, text)
    if move >= TAKE:
        return _tile(state, move, text)
    return Choice(text, cost=_cost(state, move), income=_income(state, move))


def _oil(state: Pipeline, move: int, text: str) -> Choice:
    player = state.players[state.turn]
    if move < SELL:
        return Choice(text, cost=markets.price(state, player, move - BUY))
    if move < FILL:
        return Choice(text, income=markets.price(state, player, (move - SELL) // CUBES))
    demand = state.figures.demands[(move - FILL) // 20]
    need = demand.needs[(move - FILL) % 20 // 4]
    return Choice(text, income=pay_for(state, player, need % 4, False), tile=demand.id)


def _tile(state: Pipeline, move: int, text: str) -> Choice:
    figures = state.figures
    if move >= SIGN:
        return Choice(text, tile=figures.demands[(move - SIGN) // 2].id)
    if move >= START:
        cell = state.players[state.turn].network.machines[move - START]
        return Choice(text, x=x_of(cell), y=y_of(cell))
    for base in (STAND, HOLD):
        if move >= base:
            return Choice(text, tile=figures.faces[move - base].id)
    cost = government.next_cost(state) if state.stage == Stage.GOVERN else None
    return Choice(text, cost=cost, tile=figures.faces[move - TAKE].id)


def _cost(state: Pipeline, move: int) -> int | None:
    figures = state.figures
    player = state.players[state.turn]
    if move == ACT + Action.ALL_MACHINES:
        return turn.machine_cost(state, player)
    if ACT <= move < ACT + 8 and not turn.may_act(state, player):
        return turn.secondary_cost(state, player)
    if UPGRADE <= move < CLOSE:
        return figures.upgrade_cost
    if PIPES <= move < PIPES + len(figures.pipe_costs):
        return figures.pipe_costs[move - PIPES]
    if state.stage == Stage.SHOP and TANK <= move < MACHINE:
        return figures.tank_shop.prices[(move - TANK) // 4]
    if state.stage == Stage.SHOP and MACHINE <= move < SERVE:
        return figures.machine_shop.prices[move - MACHINE]
    return None


def _income(state: Pipeline, move: int) -> int | None:
    if move == LOAN:
        return state.figures.loan
    if SERVE <= move < TAKE:
        player = state.players[state.turn]
        demand = state.figures.demands[CONTRACTS + move - SERVE]
        return sum(pay_for(state, player, need % 4, True) for need in demand.needs)
    return None
