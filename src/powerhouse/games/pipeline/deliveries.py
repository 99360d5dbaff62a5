"""Delivering oil to one's contracts and to the orders on the board, between actions (PL-10)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.refusal import Refusal
from powerhouse.games.pipeline.codes import COLOURS, CONTRACTS, FILL, GRADES, ORDERS, SERVE, SPEND, Family, Stage
from powerhouse.games.pipeline.player import Contract, Player
from powerhouse.games.pipeline.tables import Demand
from powerhouse.games.pipeline.texts import refuse

if TYPE_CHECKING:
    from powerhouse.games.pipeline.state import Pipeline

GONE: Final = -1
PER_DEMAND: Final = 20
"""Codes of a contract: its needs (at most 5) by the grades of a cube (4)."""


def add_moves(state: "Pipeline", player: Player, legal: list[int]) -> None:
    """Orders that can be filled whole, and cubes that can go to contracts."""
    if player.refined() == 0:
        return
    served: list[int] = []
    for order in state.orders:
        if order != GONE and _covers(player, state.figures.orders[order]):
            served.append(SERVE + order)
    if served:
        served.sort()
        legal += served
    for contract in player.contracts:
        if is_open(state, player, contract):
            _add_cubes(player, contract, state.figures.demands[contract.tile], legal)


def is_open(state: "Pipeline", player: Player, contract: Contract) -> bool:
    """Whether cubes can be put on a contract: it is active and was not filled as often as the year allows."""
    return not contract.deferred and contract.times < fillings(state, player)


def fillings(state: "Pipeline", player: Player) -> i64:
    """How often a contract may be filled in a year."""
    return state.figures.upgrades.fillings if player.has(Family.CONTRACTS, 1) else 1


def _add_cubes(player: Player, contract: Contract, demand: Demand, legal: list[int]) -> None:
    base = FILL + PER_DEMAND * contract.tile
    oil = player.oil
    for at in range(len(demand.needs)):
        if _is_next(contract, demand, at):
            need = demand.needs[at]
            for grade in range(need & 3, 4):
                if oil[(need & 12) + grade]:
                    legal.append(base + 4 * at + grade)


def _is_next(contract: Contract, demand: Demand, at: int) -> bool:
    """Whether a need is unfilled, and no earlier one like it is."""
    if contract.filled >> at & 1:
        return False
    for before in range(at):
        if demand.needs[before] == demand.needs[at] and not contract.filled >> before & 1:
            return False
    return True


def _covers(player: Player, demand: Demand) -> bool:
    """Whether the player's cubes fill all needs: for each grade there must be enough of that grade or better."""
    oil, needed = player.oil, demand.at_least
    for colour in (0, 4, 8):
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


def fill(state: "Pipeline", move: int) -> None:
    """A cube goes to a contract and is paid for at once, by the grade that was asked for."""
    player = state.players[state.turn]
    tile, rest = (move - FILL) // PER_DEMAND, (move - FILL) % PER_DEMAND
    at, grade = rest // 4, rest % 4
    demand = state.figures.demands[tile]
    need = demand.needs[at]
    spend(state, player, (need & 12) + grade)
    state.pay(player, -pay_for(state, player, need & 3, False))
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


def spend(state: "Pipeline", player: Player, cube: i64) -> None:
    """A delivered cube is the supply's; on a contract it only marks the need."""
    player.oil[cube] -= 1
    state.supply[cube // 4] += 1


def pay_for(state: "Pipeline", player: Player, grade: i64, order: bool) -> i64:
    """What a delivered cube brings, by the grade that was asked for."""
    figures = state.figures
    extra = figures.upgrades.extra_pay if player.has(Family.CONTRACTS, 2) else 0
    return (figures.order_pay[grade] if order else figures.contract_pay[grade]) + extra


# An order: taken from the board and filled at once, need by need


def serve(state: "Pipeline", move: int) -> None:
    state.serving = move - SERVE
    state.need = 0
    state.orders = [GONE if order == state.serving else order for order in state.orders]
    state.stage = Stage.SERVE
    _serve_forced(state)


def moves(state: "Pipeline") -> list[int]:
    """The grades that can go to the next need such that the others can still be filled."""
    player = state.players[state.turn]
    demand = state.figures.orders[state.serving]
    need = demand.needs[state.need]
    legal: list[int] = []
    for grade in range(need & 3, 4):
        cube = (need & 12) + grade
        if player.oil[cube] and _covers_rest(player, demand, state.need + 1, cube):
            legal.append(SPEND + grade)
    return legal


def _covers_rest(player: Player, demand: Demand, start: i64, spent: i64) -> bool:
    """As `_covers`, for the needs from `start` on and without the cube that is spent on the one before."""
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


def play(state: "Pipeline", move: int, chance: Chance) -> None:
    _spend_next(state, move - SPEND)
    _serve_forced(state)


def _spend_next(state: "Pipeline", grade: i64) -> None:
    player = state.players[state.turn]
    need = state.figures.orders[state.serving].needs[state.need]
    spend(state, player, (need & 12) + grade)
    state.pay(player, -pay_for(state, player, need & 3, True))
    state.need += 1


def _serve_forced(state: "Pipeline") -> None:
    """Where only one cube will do nobody is asked; with the last need the order is the player's."""
    needs = state.figures.orders[state.serving].needs
    while state.need < len(needs):
        choices = moves(state)
        if len(choices) > 1:
            return
        _spend_next(state, choices[0] - SPEND)
    player = state.players[state.turn]
    player.orders = player.orders + [state.serving]
    state.serving = -1
    state.stage = Stage.RESUMED


def refusals(state: "Pipeline", player: Player, move: int) -> list[Refusal]:
    """Why nothing can be delivered so, in the stages between two actions."""
    if SERVE <= move < SERVE + ORDERS:
        name = state.figures.orders[move - SERVE].id
        return [refuse("order-short" if move - SERVE in state.orders else "order-gone", {"order": name})]
    if not FILL <= move < FILL + PER_DEMAND * (CONTRACTS + ORDERS):
        return []
    tile, rest = divmod(move - FILL, PER_DEMAND)
    demand = state.figures.demands[tile]
    own = [contract for contract in player.contracts if contract.tile == tile]
    if not own:
        return [refuse("contract-not-yours", {"tile": demand.id})]
    at, grade = divmod(rest, 4)
    if own[0].deferred:
        return [refuse("contract-deferred", {"tile": demand.id})]
    if at >= len(demand.needs) or own[0].filled >> at & 1:
        return [refuse("need-filled", {"tile": demand.id})]
    reasons: list[Refusal] = []
    if not is_open(state, player, own[0]):
        reasons.append(refuse("contract-filled", {"tile": demand.id, "times": own[0].times}))
    need = demand.needs[at]
    if grade < need & 3:
        reasons.append(refuse("need-better", {"wanted": GRADES[need & 3], "grade": GRADES[grade]}))
    if not player.oil[(need & 12) + grade]:
        reasons.append(refuse("no-cube", {"colour": COLOURS[need >> 2], "grade": GRADES[grade]}))
    return reasons or [refuse("need-same", {"tile": demand.id})]
