"""A turn: the worker phase with its main and secondary action, then the machine phase (PL-2, PL-9)."""

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.phrase import Value
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
from powerhouse.games.pipeline.codes import ACT, DONE, FILL, PASS, SPACES, Action, Family, Stage
from powerhouse.games.pipeline.names import action_name
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.refusals import refuse
from powerhouse.games.pipeline.table import Table
from powerhouse.games.pipeline.this_turn import Turn
from powerhouse.games.pipeline.worker import (
    affordable,
    least_price,
    machine_cost,
    may_act,
    may_run_early,
    may_second,
    secondary_cost,
    within_reach,
)


def begin(state: Table) -> None:
    """The next in turn order begins; in the first round of a new year with what upgrades bring every year."""
    state.turn = state.order[state.place]
    state.now = Turn()
    state.stage = Stage.WORK
    if state.year > 0 and state.round == 1:
        benefits.give_yearly(state)


def moves(state: Table, legal: LegalMoves) -> None:
    if state.stage == Stage.MACHINES:
        _machine_moves(state, legal)
        return
    player = state.players[state.turn]
    legal.add(DONE if state.now.mains else PASS)
    if may_act(state, player):
        _add_spaces(state, player, legal)
        _add_outside(state, player, legal)
    elif may_second(state, player):
        left = player.money - secondary_cost(state, player)
        for action in within_reach(state, player):
            if affordable(state, player, action, left):
                legal.add(ACT + action)
    deliveries.add_moves(state, player, legal)


def _machine_moves(state: Table, legal: LegalMoves) -> None:
    player = state.players[state.turn]
    legal.add(DONE)
    if not state.now.ran and player.money >= machine_cost(state, player):
        legal.add(ACT + Action.ALL_MACHINES)
    deliveries.add_moves(state, player, legal)


def _add_spaces(state: Table, player: Player, legal: LegalMoves) -> None:
    """The spaces of the cross for which the player has the money; who can pay for everything is not asked further."""
    money = player.money
    if state.rulings.idle_actions or money >= state.figures.highest_price:
        for action in range(SPACES):
            legal.add(ACT + action)
        return
    offers, best = markets.offers(state, player), player.best_grades()
    for market in range(Action.UPGRADES):
        if offers[market].suits(money, best):
            legal.add(ACT + market)
    if state.figures.upgrade_cost <= money:
        legal.add(ACT + Action.UPGRADES)
    if shops.cheapest_in_tank_shop(state) <= money:
        legal.add(ACT + Action.TANKS)
    if shops.cheapest_in_machine_shop(state) <= money:
        legal.add(ACT + Action.MACHINES)
    legal.add(ACT + Action.CONTRACTS)


def _add_outside(state: Table, player: Player, legal: LegalMoves) -> None:
    """What the worker can do outside the cross; with Machines 1 also on a machine (PL-12.17)."""
    if government.possible(state, player):
        legal.add(ACT + Action.GOVERNMENT)
    network = player.network
    if network.tiles:
        legal.add(ACT + Action.NETWORK)
        if network.machines:
            if player.has(Family.MACHINES, 1) and refining.idle_machines(state, player):
                legal.add(ACT + Action.ONE_MACHINE)
            if may_run_early(state, player) and player.money >= machine_cost(state, player):
                legal.add(ACT + Action.ALL_MACHINES)


def play(state: Table, move: int, chance: Chance) -> None:
    if move <= DONE:
        if state.now.working:
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


def _act(state: Table, action: i64, chance: Chance) -> None:
    player = state.players[state.turn]
    now = state.now
    now.action = action
    if action == Action.ALL_MACHINES:
        state.pay(player, machine_cost(state, player))
        if now.working:
            now.ran_early = True
        else:
            now.ran = True
        refining.begin_all(state)
        return
    if may_act(state, player):
        now.mains += 1
        now.main_space = action
    else:
        state.pay(player, secondary_cost(state, player))
        now.seconded = True
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


def go_on(state: Table, chance: Chance) -> None:
    """After an action, its turn order icon (PL-3); then what is left of the turn, or the next one."""
    if state.stage == Stage.FINISHED and _moves_disc(state):
        order.begin(state)
        return
    state.now = state.now.without_action()
    state.stage = Stage.WORK if state.now.working else Stage.MACHINES
    _settle(state, chance)


def _moves_disc(state: Table) -> bool:
    action = state.now.action
    return action <= Action.CONTRACTS and state.figures.changes_order[action] == 1


def _settle(state: Table, chance: Chance) -> None:
    """Where nothing is left but to go on, the turn goes on."""
    if state.now.working:
        if state.now.mains and _nothing_left(state):
            _end_work(state, chance)
    elif _machines_rest(state):
        _end(state, chance)


def _nothing_left(state: Table) -> bool:
    """Whether the worker can do nothing more."""
    legal = LegalMoves()
    moves(state, legal)
    return legal.size() == 1


def _machines_rest(state: Table) -> bool:
    """Whether there is nothing to do in the machine phase."""
    legal = LegalMoves()
    _machine_moves(state, legal)
    return legal.size() == 1


def _end_work(state: Table, chance: Chance) -> None:
    """The machine phase; without a machine there is none, and what could be delivered could be before."""
    ends = ends_turn(state)
    state.now.working = False
    if ends:
        _end(state, chance)
    else:
        state.stage = Stage.MACHINES


def ends_turn(state: Table) -> bool:
    """Whether the turn is over when the phase is: nothing can be done with machines, or they had their phase."""
    if not state.now.working:
        return True
    return not state.players[state.turn].network.machines or _machines_rest(state)


def _end(state: Table, chance: Chance) -> None:
    order.drop(state)
    state.place += 1
    if state.place < len(state.order) or years.next_round(state, chance):
        begin(state)


def refusals(state: Table, move: int) -> list[Refusal]:
    player = state.players[state.turn]
    if move in (PASS, DONE):
        return [refuse("acted-already" if move == PASS else "pass-first", {})]
    if ACT <= move < ACT + 12:
        return [_action_refusal(state, player, move - ACT)]
    return deliveries.refusals(state, player, move)


def _action_refusal(state: Table, player: Player, action: int) -> Refusal:
    name = action_name(action)
    now = state.now
    machines = len(player.network.machines)
    if action == Action.ALL_MACHINES:
        if not machines:
            return refuse("no-machine", {})
        if now.working and not may_run_early(state, player):
            return refuse("run-early", {})
        if not now.working and now.ran:
            return refuse("ran-already", {})
        return refuse("run-dear", {"cost": machine_cost(state, player), "money": player.money})
    if not now.working:
        return refuse("work-over", {"action": name})
    money = player.money
    if may_act(state, player):
        if action < Action.GOVERNMENT:
            return refuse("action-dear", _lacking(state, player, action, money))
        return _outside_refusal(state, player, action)
    if now.seconded or now.mains > 1:
        return refuse("both-actions", {"action": name})
    if player.has(Family.HUMAN_RESOURCES, 3) or now.main_space >= Action.GOVERNMENT or action >= Action.GOVERNMENT:
        return refuse("no-second", {"action": name})
    if action not in within_reach(state, player):
        return refuse("not-adjacent", {"action": name, "space": action_name(now.main_space)})
    price = secondary_cost(state, player)
    if money < price:
        return refuse("second-dear", {"cost": price, "money": money})
    return refuse("second-left", _lacking(state, player, action, money - price) | {"price": price})


def _lacking(state: Table, player: Player, action: int, money: i64) -> dict[str, Value]:
    return {"action": action_name(action), "cost": least_price(state, player, action), "money": money}


def _outside_refusal(state: Table, player: Player, action: int) -> Refusal:
    if action == Action.GOVERNMENT:
        return government.why_not(state, player)
    if action == Action.ONE_MACHINE:
        if not player.has(Family.MACHINES, 1):
            return refuse("worker-on-machine", {})
        return refuse("machines-ran" if player.network.machines else "no-machine", {})
    return refuse("no-network", {})
