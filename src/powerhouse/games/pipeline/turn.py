"""A turn: the worker phase with its main and secondary action, then the machine phase (PL-2, PL-9)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.refusal import Refusal
from powerhouse.games.pipeline import (
    benefits,
    contracts,
    deliveries,
    government,
    markets,
    order,
    refining,
    shops,
    upgrades,
    years,
)
from powerhouse.games.pipeline.codes import ACT, ACTIONS, DONE, FILL, PASS, Action, Family, Stage
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.texts import refuse

if TYPE_CHECKING:
    from powerhouse.games.pipeline.state import Pipeline


def begin(state: "Pipeline") -> None:
    """The next in turn order begins; in the first round of a new year with what upgrades bring every year."""
    state.turn = state.order[state.place]
    state.working = True
    state.mains = 0
    state.main_space = Action.NONE
    state.seconded = False
    state.ran_early = False
    state.started = 0
    state.ran = False
    state.action = Action.NONE
    state.stage = Stage.WORK
    if state.year > 0 and state.round == 1:
        benefits.give_yearly(state)


def moves(state: "Pipeline") -> list[int]:
    if state.stage == Stage.MACHINES:
        return _machine_moves(state)
    player = state.players[state.turn]
    legal = [DONE if state.mains else PASS]
    if may_act(state, player):
        for action in range(8):
            legal.append(ACT + action)
        _add_outside(state, player, legal)
    elif may_second(state, player):
        for action in range(8):
            if reachable(state, player, action):
                legal.append(ACT + action)
    deliveries.add_moves(state, player, legal)
    return legal


def _machine_moves(state: "Pipeline") -> list[int]:
    player = state.players[state.turn]
    legal = [DONE]
    if not state.ran and player.money >= machine_cost(state, player):
        legal.append(ACT + Action.ALL_MACHINES)
    deliveries.add_moves(state, player, legal)
    return legal


def may_act(state: "Pipeline", player: Player) -> bool:
    """Whether a main action is due: the first, or with Human Resources 3 a second one."""
    if state.mains == 0:
        return True
    return state.mains == 1 and not state.seconded and player.has(Family.HUMAN_RESOURCES, 3)


def may_second(state: "Pipeline", player: Player) -> bool:
    """Whether the worker may go on from the space of the main action."""
    if state.seconded or state.mains == 0 or state.main_space >= Action.GOVERNMENT:
        return False
    return not player.has(Family.HUMAN_RESOURCES, 3) and player.money >= secondary_cost(state, player)


def secondary_cost(state: "Pipeline", player: Player) -> i64:
    figures = state.figures
    return figures.upgrades.secondary_cost if player.has(Family.HUMAN_RESOURCES, 1) else figures.secondary_cost


def machine_cost(state: "Pipeline", player: Player) -> i64:
    """What running all machines costs."""
    figures = state.figures
    return figures.upgrades.machine_cost if player.has(Family.MACHINES, 2) else figures.machine_cost


def reachable(state: "Pipeline", player: Player, action: int) -> bool:
    """Whether the worker gets from the space of the main action to this one (PL-2.5, PL-12.9)."""
    if action == state.main_space:
        return False
    reach: i64 = state.figures.upgrades.reach if player.has(Family.HUMAN_RESOURCES, 2) else 1
    return _steps(state, state.main_space, action) <= reach


def _steps(state: "Pipeline", start: i64, end: i64) -> i64:
    """Steps on the cross: from a market to the tile of its arm one, from a tile to another through the centre two."""
    outwards: i64 = int(start < Action.UPGRADES) + int(end < Action.UPGRADES)
    return outwards if _arm(state, start) == _arm(state, end) else 2 + outwards


def _arm(state: "Pipeline", action: i64) -> int:
    spaces = state.figures.outer if action < Action.UPGRADES else state.cross
    return spaces.index(action)


def _add_outside(state: "Pipeline", player: Player, legal: list[int]) -> None:
    """What the worker can do outside the cross."""
    if government.possible(state, player):
        legal.append(ACT + Action.GOVERNMENT)
    network = player.network
    if network.tiles:
        legal.append(ACT + Action.NETWORK)
        if network.machines:
            if player.has(Family.MACHINES, 1) and refining.idle_machines(state, player):
                legal.append(ACT + Action.ONE_MACHINE)
            if may_run_early(state, player) and player.money >= machine_cost(state, player):
                legal.append(ACT + Action.ALL_MACHINES)


def may_run_early(state: "Pipeline", player: Player) -> bool:
    """Machines 3: the machines may run before the first action too."""
    return state.working and state.mains == 0 and not state.ran_early and player.has(Family.MACHINES, 3)


def play(state: "Pipeline", move: int, chance: Chance) -> None:
    if move <= DONE:
        if state.working:
            _end_work(state, chance)
        else:
            _end(state, chance)
    elif move < ACT + 12:
        _act(state, move - ACT, chance)
    elif move >= FILL:
        deliveries.fill(state, move)
        state.stage = Stage.RESUMED
    else:
        deliveries.serve(state, move)


def _act(state: "Pipeline", action: i64, chance: Chance) -> None:
    player = state.players[state.turn]
    if action == Action.ALL_MACHINES:
        state.pay(player, machine_cost(state, player))
        if state.working:
            state.ran_early = True
        else:
            state.ran = True
        state.action = action
        refining.begin_all(state)
        return
    if may_act(state, player):
        state.mains += 1
        state.main_space = action
    else:
        state.pay(player, secondary_cost(state, player))
        state.seconded = True
    state.action = action
    if action <= Action.MARKET_3:
        markets.begin(state)
    elif action == Action.UPGRADES:
        upgrades.begin(state)
    elif action <= Action.MACHINES:
        shops.begin(state)
    elif action == Action.CONTRACTS:
        contracts.begin(state)
    elif action == Action.GOVERNMENT:
        government.begin(state)
    else:
        state.stage = Stage.STAND


def go_on(state: "Pipeline", chance: Chance) -> None:
    """After an action, its turn order icon (PL-3); then what is left of the turn, or the next one."""
    if state.stage == Stage.FINISHED and _moves_disc(state):
        order.begin(state)
        return
    forget_action(state)
    state.stage = Stage.WORK if state.working else Stage.MACHINES
    _settle(state, chance)


def _moves_disc(state: "Pipeline") -> bool:
    return state.action <= Action.CONTRACTS and state.figures.changes_order[state.action] == 1


def _settle(state: "Pipeline", chance: Chance) -> None:
    """Where nothing is left but to go on, the turn goes on."""
    if state.working:
        if state.mains and len(moves(state)) == 1:
            _end_work(state, chance)
    elif len(_machine_moves(state)) == 1:
        _end(state, chance)


def _end_work(state: "Pipeline", chance: Chance) -> None:
    """The machine phase; without a machine there is none, and what could be delivered could be before."""
    state.working = False
    if state.players[state.turn].network.machines:
        state.stage = Stage.MACHINES
        _settle(state, chance)
    else:
        _end(state, chance)


def _end(state: "Pipeline", chance: Chance) -> None:
    order.drop(state)
    state.place += 1
    if state.place < len(state.order) or years.next_round(state, chance):
        begin(state)


def forget_action(state: "Pipeline") -> None:
    """No action is under way, and nothing of the last one is remembered."""
    state.action = Action.NONE
    state.buying = False
    state.signed = 0
    state.loaned = False
    state.pipes_left = 0
    state.pipes_paid = False
    state.hand = []
    state.held = -1
    state.worker = -1
    state.bought = 0
    state.due = benefits.NOTHING
    state.running = []
    state.runs = []
    state.used = refining.NONE_USED
    state.serving = -1
    state.need = 0


def refusals(state: "Pipeline", move: int) -> list[Refusal]:
    player = state.players[state.turn]
    if move in (PASS, DONE):
        return [refuse("acted-already" if move == PASS else "pass-first", {})]
    if ACT <= move < ACT + 12:
        return [_action_refusal(state, player, move - ACT)]
    return deliveries.refusals(state, player, move)


def _action_refusal(state: "Pipeline", player: Player, action: int) -> Refusal:
    name = ACTIONS[action]
    machines = len(player.network.machines)
    if action == Action.ALL_MACHINES:
        if not machines:
            return refuse("no-machine", {})
        if state.working and not may_run_early(state, player):
            return refuse("run-early", {})
        if not state.working and state.ran:
            return refuse("ran-already", {})
        return refuse("run-dear", {"cost": machine_cost(state, player), "money": player.money})
    if not state.working:
        return refuse("work-over", {"action": name})
    if may_act(state, player):
        return _outside_refusal(state, player, action)
    if state.seconded or state.mains > 1:
        return refuse("both-actions", {"action": name})
    if player.has(Family.HUMAN_RESOURCES, 3) or state.main_space >= Action.GOVERNMENT or action >= Action.GOVERNMENT:
        return refuse("no-second", {"action": name})
    if not reachable(state, player, action):
        return refuse("not-adjacent", {"action": name, "space": ACTIONS[state.main_space]})
    return refuse("second-dear", {"cost": secondary_cost(state, player), "money": player.money})


def _outside_refusal(state: "Pipeline", player: Player, action: int) -> Refusal:
    if action == Action.GOVERNMENT:
        return government.why_not(state, player)
    if action == Action.ONE_MACHINE:
        if not player.has(Family.MACHINES, 1):
            return refuse("worker-on-machine", {})
        return refuse("machines-ran" if player.network.machines else "no-machine", {})
    return refuse("no-network", {})
