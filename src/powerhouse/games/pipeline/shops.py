"""The two shops: tanks and pipes, machines and pipes (PL-6)."""

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.refusal import Refusal
from powerhouse.games.pipeline import laying
from powerhouse.games.pipeline.codes import DONE, GRADES, MACHINE, PIPES, TAKE, TANK, Action, Stage
from powerhouse.games.pipeline.figures import Shop
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.refusals import refuse
from powerhouse.games.pipeline.table import Table


def begin(state: Table) -> None:
    state.stage = Stage.SHOP


def moves(state: Table, legal: LegalMoves) -> None:
    player = state.players[state.turn]
    legal.add(DONE)
    if not state.now.pipes_paid:
        figures = state.figures
        for size in range(len(figures.pipe_counts)):
            if figures.pipe_costs[size] <= player.money and len(_pipes(state)) >= figures.pipe_counts[size] - 1:
                legal.add(PIPES + size)
    if state.now.action == Action.TANKS:
        add_tanks(state, player, 1, legal)
    elif has_site(player):
        add_machines(state, 1, legal)


def _pipes(state: Table) -> list[int]:
    """The pipe tiles beside the shop in which the worker is."""
    return state.tank_pipes if state.now.action == Action.TANKS else state.machine_pipes


def add_tanks(state: Table, player: Player, part: i64, legal: LegalMoves) -> None:
    """Tanks that can be had for their price times `part` (0: for nothing)."""
    figures = state.figures
    for row in range(len(state.tanks_left)):
        if state.tanks_left[row] and part * figures.tank_shop.prices[row] <= player.money:
            for grade in range(4):
                if player.tanks[grade] < figures.tank_columns:
                    legal.add(TANK + 4 * row + grade)


def cheapest_in_tank_shop(state: Table) -> int:
    """The lowest price of what lies in the shop of tanks or beside it; 0 if nothing does."""
    return _cheapest(state, state.figures.tank_shop, state.tanks_left, state.tank_pipes)


def cheapest_in_machine_shop(state: Table) -> int:
    """The lowest price of what lies in the shop of machines or beside it; 0 if nothing does."""
    return _cheapest(state, state.figures.machine_shop, state.machines_left, state.machine_pipes)


def _cheapest(state: Table, shop: Shop, left: list[int], pipes: list[int]) -> int:
    lowest = state.figures.pipe_costs[0] if pipes else 0
    for row in range(len(left)):
        if left[row]:  # prices rise from row to row
            return lowest if 0 < lowest < shop.prices[row] else shop.prices[row]
    return lowest


def has_site(player: Player) -> bool:
    """Whether there is a half without a machine."""
    return len(player.network.halves) > len(player.network.machines)


def add_machines(state: Table, part: i64, legal: LegalMoves) -> None:
    """Machines that can be had for their price times `part`."""
    money = state.players[state.turn].money
    for row in range(len(state.machines_left)):
        if state.machines_left[row] and part * state.figures.machine_shop.prices[row] <= money:
            legal.add(MACHINE + row)


def play(state: Table, move: int, chance: Chance) -> None:
    player = state.players[state.turn]
    figures = state.figures
    if move == DONE:
        state.stage = Stage.FINISHED
    elif move < TANK:
        size = move - PIPES
        state.pay(player, figures.pipe_costs[size])
        state.now.pipes_paid = True
        state.now.pipes_left = figures.pipe_counts[size]
        state.stage = Stage.PIPES
    elif move < MACHINE:
        state.pay(player, figures.tank_shop.prices[(move - TANK) // 4])
        take_tank(state, move - TANK)
    else:
        state.pay(player, figures.machine_shop.prices[move - MACHINE])
        take_machine(state, move - MACHINE)


def take_tank(state: Table, choice: int) -> None:
    """A tank of a price row goes into a row of the player's board."""
    left = state.tanks_left[:]
    left[choice // 4] -= 1
    state.tanks_left = left
    state.players[state.turn].add_tank(choice % 4)


def take_machine(state: Table, row: int) -> None:
    """A machine of a price row is put on a half of a tile at once."""
    left = state.machines_left[:]
    left[row] -= 1
    state.machines_left = left
    state.stage = Stage.SITE


def take_pipe(state: Table, tile: int) -> None:
    """A pipe tile leaves the shop that has it."""
    if tile in state.tank_pipes:
        state.tank_pipes = [other for other in state.tank_pipes if other != tile]
    else:
        state.machine_pipes = [other for other in state.machine_pipes if other != tile]


# Which pipe tiles are taken, once they are paid for


def pipe_moves(state: Table, legal: LegalMoves) -> None:
    """One tile fewer than paid for may be taken (PL-6.5)."""
    if state.now.pipes_left == 1:
        legal.add(DONE)
    legal.add_each(TAKE, _pipes(state))


def play_pipe(state: Table, move: int, chance: Chance) -> None:
    if move == DONE:
        state.now.pipes_left = 0
        state.stage = Stage.SHOP
        return
    take_pipe(state, move - TAKE)
    state.now.pipes_left = state.now.pipes_left - 1 if _pipes(state) else 0
    laying.begin(state, move - TAKE)


def refusals(state: Table, move: int) -> list[Refusal]:
    player = state.players[state.turn]
    figures = state.figures
    if state.stage == Stage.PIPES:
        return [refuse("too-few-pipes" if move == DONE else "not-pipe", {"left": state.now.pipes_left})]
    if PIPES <= move < PIPES + len(figures.pipe_counts):
        size = move - PIPES
        if state.now.pipes_paid:
            return [refuse("pipes-twice", {})]
        reasons: list[Refusal] = []
        wanted, lying = figures.pipe_counts[size], len(_pipes(state))
        if lying < wanted - 1:
            reasons.append(refuse("pipes-gone", {"wanted": wanted, "lying": lying}))
        if figures.pipe_costs[size] > player.money:
            reasons.append(refuse("pipes-dear", {"cost": figures.pipe_costs[size], "money": player.money}))
        return reasons
    if state.now.action == Action.TANKS and TANK <= move < TANK + 12:
        return tank_refusals(state, player, move - TANK, 1)
    if state.now.action == Action.MACHINES and MACHINE <= move < MACHINE + 3:
        return machine_refusals(state, player, move - MACHINE, 1)
    return [refuse("not-tanks" if state.now.action == Action.TANKS else "not-machines", {})]


def tank_refusals(state: Table, player: Player, choice: int, part: int) -> list[Refusal]:
    row, grade = divmod(choice, 4)
    reasons = _row_refusals("tank", state.figures.tank_shop, state.tanks_left[row], row, part, player)
    if player.tanks[grade] >= state.figures.tank_columns:
        reasons.append(refuse("row-full", {"grade": GRADES[grade], "tanks": player.tanks[grade]}))
    return reasons


def machine_refusals(state: Table, player: Player, row: int, part: int) -> list[Refusal]:
    reasons = _row_refusals("machine", state.figures.machine_shop, state.machines_left[row], row, part, player)
    if not has_site(player):
        reasons.append(refuse("no-half", {}))
    return reasons


def _row_refusals(what: str, shop: Shop, left: int, row: int, part: int, player: Player) -> list[Refusal]:
    reasons = [] if left else [refuse(f"{what}s-gone", {"price": shop.prices[row]})]
    if part * shop.prices[row] > player.money:
        reasons.append(refuse(f"{what}-dear", {"cost": part * shop.prices[row], "money": player.money}))
    return reasons
