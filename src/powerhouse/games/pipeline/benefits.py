"""Tiles that upgrades bring: at once when bought, and in the owner's first turn of a new year (PL-12)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.refusal import Refusal
from powerhouse.games.pipeline import government, laying, shops
from powerhouse.games.pipeline.codes import DONE, MACHINE, TAKE, TANK, Family, Stage
from powerhouse.games.pipeline.tables import Benefit
from powerhouse.games.pipeline.texts import refuse

if TYPE_CHECKING:
    from powerhouse.games.pipeline.state import Pipeline


class Due:
    """What the player may still take for nothing; never changed, but replaced."""

    __slots__ = ("government", "machines", "pipes", "tanks")

    def __init__(self, government: i64, tanks: i64, machines: i64, pipes: i64) -> None:
        self.government: i64 = government
        self.tanks: i64 = tanks
        self.machines: i64 = machines
        self.pipes: i64 = pipes

    def any(self) -> bool:
        return self.government + self.tanks + self.machines + self.pipes > 0


NOTHING: Final = Due(0, 0, 0, 0)


def give(state: "Pipeline", benefit: Benefit) -> None:
    """An upgrade was bought that brings tiles at once."""
    state.due = Due(benefit.government, benefit.tanks, benefit.machines, benefit.pipes)
    if state.due.any():
        state.stage = Stage.BENEFIT
        settle(state)


def give_yearly(state: "Pipeline") -> None:
    """The owner's first turn of a new year (PL-12.2)."""
    player = state.players[state.turn]
    tanks: i64 = 0
    tiles: i64 = 0
    yearly = state.figures.upgrades.yearly
    if player.has(Family.GOVERNMENT, 1):
        tiles = yearly[Family.GOVERNMENT].government
    if player.has(Family.SHOPS, 1):
        tanks = yearly[Family.SHOPS].tanks
    if tanks or tiles:
        state.due = Due(tiles, tanks, 0, 0)
        state.stage = Stage.BENEFIT
        settle(state)


def moves(state: "Pipeline") -> list[int]:
    player = state.players[state.turn]
    due = state.due
    legal = [DONE]
    if due.tanks:
        shops.add_tanks(state, player, 0, legal)
    if due.machines and len(player.network.halves) > len(player.network.machines):
        shops.add_machines(state, 0, legal)
    if due.pipes or due.government:
        tiles = state.tank_pipes + state.machine_pipes if due.pipes else []
        if due.government:
            tiles = tiles + government.free_tiles(state)
        for tile in sorted(tiles):
            legal.append(TAKE + tile)
    return legal


def play(state: "Pipeline", move: int, chance: Chance) -> None:
    due = state.due
    if move == DONE:
        state.due = NOTHING
        laying.go_on(state)
    elif move >= TAKE:
        tile = move - TAKE
        if tile in state.government:
            state.due = Due(due.government - 1, due.tanks, due.machines, due.pipes)
            government.take(state, tile)
        else:
            state.due = Due(due.government, due.tanks, due.machines, due.pipes - 1)
            shops.take_pipe(state, tile)
        laying.begin(state, tile)
    elif move >= MACHINE:
        state.due = Due(due.government, due.tanks, due.machines - 1, due.pipes)
        shops.take_machine(state, move - MACHINE)
    else:
        state.due = Due(due.government, due.tanks - 1, due.machines, due.pipes)
        shops.take_tank(state, move - TANK)
        laying.go_on(state)
    settle(state)


def settle(state: "Pipeline") -> None:
    """What cannot be had is lost (PL-12.4)."""
    if state.stage == Stage.BENEFIT and len(moves(state)) == 1:
        state.due = NOTHING
        laying.go_on(state)


def refusals(state: "Pipeline", move: int) -> list[Refusal]:
    due = state.due
    numbers: dict[str, int | str] = {
        "government": due.government,
        "tanks": due.tanks,
        "machines": due.machines,
        "pipes": due.pipes,
    }
    if TAKE <= move < TAKE + len(state.figures.faces):
        tile = move - TAKE
        if due.government and tile in state.government:
            return [refuse("quadrant-closed-benefit", {})]
    if due.tanks and TANK <= move < TANK + 12:
        return shops.tank_refusals(state, state.players[state.turn], move - TANK, 0)
    if due.machines and MACHINE <= move < MACHINE + 3:
        return shops.machine_refusals(state, state.players[state.turn], move - MACHINE, 0)
    return [refuse("not-benefit", numbers)]
