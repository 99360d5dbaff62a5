"""Delivering oil to one's contracts and to the orders on the board, between actions (PL-10)."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.refusal import Refusal
from powerhouse.games.pipeline.codes import COLOURS, CONTRACTS, FILL, GONE, GRADES, ORDERS, SERVE, SPEND, Family, Stage
from powerhouse.games.pipeline.cubes import colour_of, cube, grade_of
from powerhouse.games.pipeline.figures import Demand
from powerhouse.games.pipeline.names import tender_name
from powerhouse.games.pipeline.player import Contract, Player
from powerhouse.games.pipeline.refusals import refuse
from powerhouse.games.pipeline.table import Table

PER_DEMAND: Final = 20
"""Codes of a contract: its needs (at most 5) by the grades of a cube (4)."""


def add_moves(state: Table, player: Player, legal: LegalMoves) -> None:
    """Orders that can be filled whole, and cubes that can go to contracts."""
    if player.refined() == 0:
        return
    legal.add_each(
        SERVE, [order for order in state.orders if order != GONE and covers(player, state.figures.orders[order])]
    )
    for contract in player.contracts:
        if is_open(state, player, contract):
            _add_cubes(player, contract, state.figures.demands[contract.tile], legal)


def is_open(state: Table, player: Player, contract: Contract) -> bool:
    """Whether cubes can be put on a contract: it is active and was not filled as often as the year allows."""
    return not contract.deferred and contract.times < fillings(state, player)


def fillings(state: Table, player: Player) -> i64:
    """How often a contract may be filled in a year, with Contracts & Orders 1 more often (PL-12.15)."""
    return state.figures.upgrades.fillings if player.has(Family.CONTRACTS, 1) else 1


def _add_cubes(player: Player, contract: Contract, demand: Demand, legal: LegalMoves) -> None:
    base = FILL + PER_DEMAND * contract.tile
    oil = player.oil
    for at in range(len(demand.needs)):
        if _is_next(contract, demand, at):
            need = demand.needs[at]
            for grade in range(need & 3, 4):
                if oil[(need & 12) + grade]:
                    legal.add(base + 4 * at + grade)


def _is_next(contract: Contract, demand: Demand, at: int) -> bool:
    """Whether a need is unfilled, and no earlier one like it is."""
    if contract.filled >> at & 1:
        return False
    for before in range(at):
        if demand.needs[before] == demand.needs[at] and not contract.filled >> before & 1:
            return False
    return True


def covers(player: Player, demand: Demand) -> bool:
    """Whether the player's cubes fill all needs: for each grade there must be enough of that grade or better."""
    oil, needed = player.oil, demand.at_least
    colour: i64
    for colour in range(0, 12, 4):
        if needed[colour + 1]:
            better = oil[colour + 3]
            if better < needed[colour + 3]:
                return False
            better += oil[colour + 2]
            if better < needed[colour + 2]:
                return False
            if better + oil[colour + 1] < needed[colour + 1]:
                return False
    return True


def fill(state: Table, move: int) -> None:
    """A cube goes to a contract and is paid for at once, by the grade that was asked for."""
    player = state.players[state.turn]
    tile, rest = (move - FILL) // PER_DEMAND, (move - FILL) % PER_DEMAND
    at, grade = rest // 4, rest % 4
    demand = state.figures.demands[tile]
    need = demand.needs[at]
    spend(state, player, cube(colour_of(need), grade))
    state.pay(player, -pay_for(state, player, grade_of(need), False))
    contracts: list[Contract] = []
    for contract in player.contracts:
        if contract.tile == tile:
            filled: i64 = contract.filled | (1 << at)
            if filled == demand.whole:
                contracts.append(Contract(tile, False, 0, contract.times + 1))
            else:
                contracts.append(Contract(tile, False, filled, contract.times))
        else:
            contracts.append(contract)
    player.contracts = contracts


def spend(state: Table, player: Player, spent: i64) -> None:
    """A delivered cube is the supply's; on a contract it only marks the need."""
    player.oil[spent] -= 1
    state.supply[colour_of(spent)] += 1


def pay_for(state: Table, player: Player, grade: i64, order: bool) -> i64:
    """What a delivered cube brings, by the grade that was asked for, and with Contracts & Orders 2 more (PL-12.15)."""
    figures = state.figures
    extra = figures.upgrades.extra_pay if player.has(Family.CONTRACTS, 2) else 0
    return (figures.order_pay[grade] if order else figures.contract_pay[grade]) + extra


# An order: taken from the board and filled at once, need by need


def serve(state: Table, move: int) -> None:
    serving = move - SERVE
    state.now.serving = serving
    state.orders = [GONE if order == serving else order for order in state.orders]
    state.stage = Stage.SERVE
    _serve_forced(state)


def moves(state: Table, legal: LegalMoves) -> None:
    """The grades that can go to the next need such that the others can still be filled."""
    player = state.players[state.turn]
    at = state.now.need
    demand = state.figures.orders[state.now.serving]
    need = demand.needs[at]
    for grade in range(grade_of(need), 4):
        spent = cube(colour_of(need), grade)
        if player.oil[spent] and _covers_rest(player, demand, at + 1, spent):
            legal.add(SPEND + grade)


def _covers_rest(player: Player, demand: Demand, start: i64, spent: i64) -> bool:
    """As `covers`, for the needs from `start` on and without the cube that is spent on the one before."""
    for colour in (0, 4, 8):
        better: i64 = 0
        needed: i64 = 0
        for grade in (3, 2, 1):
            better += player.oil[colour + grade]
            if colour + grade == spent:
                better -= 1
            for at in range(start, len(demand.needs)):
                if demand.needs[at] == colour + grade:
                    needed += 1
            if better < needed:
                return False
    return True


def play(state: Table, move: int, chance: Chance) -> None:
    _spend_next(state, move - SPEND)
    _serve_forced(state)


def _spend_next(state: Table, grade: i64) -> None:
    player = state.players[state.turn]
    now = state.now
    need = state.figures.orders[now.serving].needs[now.need]
    spend(state, player, cube(colour_of(need), grade))
    state.pay(player, -pay_for(state, player, grade_of(need), True))
    now.need += 1


def _serve_forced(state: Table) -> None:
    """Where only one cube will do nobody is asked; with the last need the order is the player's."""
    now = state.now
    needs = state.figures.orders[now.serving].needs
    while now.need < len(needs):
        choices = LegalMoves()
        moves(state, choices)
        if choices.size() > 1:
            return
        _spend_next(state, choices.nth(0) - SPEND)
    player = state.players[state.turn]
    player.orders = player.orders + [now.serving]
    now.serving = -1
    state.stage = Stage.RESUMED


def refusals(state: Table, player: Player, move: int) -> list[Refusal]:
    """Why nothing can be delivered so, in the stages between two actions."""
    if SERVE <= move < SERVE + ORDERS:
        name = tender_name(state.figures.orders[move - SERVE])
        return [refuse("order-short" if move - SERVE in state.orders else "order-gone", {"order": name})]
    if not FILL <= move < FILL + PER_DEMAND * (CONTRACTS + ORDERS):
        return []
    tile, rest = divmod(move - FILL, PER_DEMAND)
    demand = state.figures.demands[tile]
    own = [contract for contract in player.contracts if contract.tile == tile]
    if not own:
        return [refuse("contract-not-yours", {"tile": tender_name(demand)})]
    at, grade = divmod(rest, 4)
    if own[0].deferred:
        return [refuse("contract-deferred", {"tile": tender_name(demand)})]
    if at >= len(demand.needs) or own[0].filled >> at & 1:
        return [refuse("need-filled", {"tile": tender_name(demand)})]
    reasons: list[Refusal] = []
    if not is_open(state, player, own[0]):
        reasons.append(refuse("contract-filled", {"tile": tender_name(demand), "times": own[0].times}))
    need = demand.needs[at]
    colour, wanted = colour_of(need), grade_of(need)
    if grade < wanted:
        reasons.append(refuse("need-better", {"wanted": GRADES[wanted], "grade": GRADES[grade]}))
    if not player.oil[cube(colour, grade)]:
        reasons.append(refuse("no-cube", {"colour": COLOURS[colour], "grade": GRADES[grade]}))
    return reasons or [refuse("need-same", {"tile": tender_name(demand)})]
