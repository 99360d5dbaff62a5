"""Tiles that upgrades bring: at once when bought, and in the owner's first turn of a new year (PL-12)."""

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.refusal import Refusal
from powerhouse.games.pipeline import government, laying, shops
from powerhouse.games.pipeline.codes import DONE, MACHINE, TAKE, TANK, Family, Stage
from powerhouse.games.pipeline.figures import Benefit
from powerhouse.games.pipeline.refusals import refuse
from powerhouse.games.pipeline.table import Table
from powerhouse.games.pipeline.this_turn import NOTHING


def give(state: Table, benefit: Benefit) -> None:
    """An upgrade was bought that brings tiles at once."""
    state.now.due = benefit
    if state.now.due.any():
        state.stage = Stage.BENEFIT
        settle(state)


def give_machine(state: Table, benefit: Benefit) -> None:
    """Machines 1 brings a machine from the stack, not from a shop; it is put on a half at once (PL-12.17)."""
    if benefit.machines and shops.has_site(state.players[state.turn]):
        state.now.due = benefit
        state.stage = Stage.SITE


def give_yearly(state: Table) -> None:
    """The owner's first turn of a new year, with Government 1 and Shops 1 (PL-12.2)."""
    player = state.players[state.turn]
    tanks: i64 = 0
    tiles: i64 = 0
    yearly = state.figures.upgrades.yearly
    if player.has(Family.GOVERNMENT, 1):
        tiles = yearly[Family.GOVERNMENT].government
    if player.has(Family.SHOPS, 1):
        tanks = yearly[Family.SHOPS].tanks
    if tanks or tiles:
        state.now.due = Benefit(tiles, tanks, 0, 0)
        state.stage = Stage.BENEFIT
        settle(state)


def moves(state: Table, legal: LegalMoves) -> None:
    player = state.players[state.turn]
    due = state.now.due
    legal.add(DONE)
    if due.tanks:
        shops.add_tanks(state, player, 0, legal)
    if due.machines and shops.has_site(player):
        shops.add_machines(state, 0, legal)
    if due.pipes or due.government:
        tiles = state.tank_pipes + state.machine_pipes if due.pipes else []
        if due.government:
            tiles = tiles + government.free_tiles(state)
        legal.add_each(TAKE, tiles)


def play(state: Table, move: int, chance: Chance) -> None:
    due = state.now.due
    if move == DONE:
        state.now.due = NOTHING
        laying.go_on(state)
    elif move >= TAKE:
        tile = move - TAKE
        if tile in state.government:
            state.now.due = Benefit(due.government - 1, due.tanks, due.machines, due.pipes)
            government.take(state, tile)
        else:
            state.now.due = Benefit(due.government, due.tanks, due.machines, due.pipes - 1)
            shops.take_pipe(state, tile)
        laying.begin(state, tile)
    elif move >= MACHINE:
        state.now.due = Benefit(due.government, due.tanks, due.machines - 1, due.pipes)
        shops.take_machine(state, move - MACHINE)
    else:
        state.now.due = Benefit(due.government, due.tanks - 1, due.machines, due.pipes)
        shops.take_tank(state, move - TANK)
        laying.go_on(state)
    settle(state)


def settle(state: Table) -> None:
    """What cannot be had is lost (PL-12.4)."""
    if state.stage == Stage.BENEFIT and _nothing_left(state):
        state.now.due = NOTHING
        laying.go_on(state)


def _nothing_left(state: Table) -> bool:
    legal = LegalMoves()
    moves(state, legal)
    return legal.size() == 1


def refusals(state: Table, move: int) -> list[Refusal]:
    due = state.now.due
    if TAKE <= move < TAKE + len(state.figures.faces):
        tile = move - TAKE
        if due.government and tile in state.government:
            return [refuse("quadrant-closed-benefit", {})]
    if due.tanks and TANK <= move < TANK + 12:
        return shops.tank_refusals(state, state.players[state.turn], move - TANK, 0)
    if due.machines and MACHINE <= move < MACHINE + 3:
        return shops.machine_refusals(state, state.players[state.turn], move - MACHINE, 0)
    return [refuse("not-benefit", {**due.counts()})]
