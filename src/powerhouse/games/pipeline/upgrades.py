"""Upgrades: up to two of different families, then one more token may be turned face down (PL-11)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.refusal import Refusal
from powerhouse.games.pipeline import benefits
from powerhouse.games.pipeline.codes import CLOSE, DONE, FAMILIES, UPGRADE, Stage
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.texts import refuse

if TYPE_CHECKING:
    from powerhouse.games.pipeline.state import Pipeline

LEVELS: Final = 3


def begin(state: "Pipeline") -> None:
    state.bought = 0
    state.stage = Stage.UPGRADE


def moves(state: "Pipeline") -> list[int]:
    player = state.players[state.turn]
    legal = [DONE]
    if state.bought < state.figures.upgrades_per_action and player.money >= state.figures.upgrade_cost:
        for family in state.families:
            if not is_closed(state, family) and is_left(state, player, family):
                legal.append(UPGRADE + family)
    if state.bought:
        for family in state.families:
            if not is_closed(state, family):
                legal.append(CLOSE + family)
    return legal


def is_closed(state: "Pipeline", family: int) -> bool:
    """Whether the token of a family lies face down."""
    return state.closed >> family & 1 == 1


def is_left(state: "Pipeline", player: Player, family: i64) -> bool:
    """Whether there is a card of the player's next level."""
    level = player.levels[family]
    return level < LEVELS and state.copies[LEVELS * family + level] > 0


def play(state: "Pipeline", move: int, chance: Chance) -> None:
    if move == DONE:
        state.stage = Stage.FINISHED
    elif move >= CLOSE:
        state.closed |= 1 << (move - CLOSE)
        state.stage = Stage.FINISHED
    else:
        _buy(state, move - UPGRADE)


def _buy(state: "Pipeline", family: int) -> None:
    player = state.players[state.turn]
    level = player.levels[family]
    state.pay(player, state.figures.upgrade_cost)
    copies = state.copies[:]
    copies[LEVELS * family + level] -= 1
    state.copies = copies
    levels = player.levels[:]
    levels[family] = level + 1
    player.levels = levels
    state.closed |= 1 << family
    state.bought += 1
    benefits.give(state, state.figures.upgrades.now[family][level])


def refusals(state: "Pipeline", move: int) -> list[Refusal]:
    player = state.players[state.turn]
    figures = state.figures
    closing = CLOSE <= move < CLOSE + len(FAMILIES)
    family = move - (CLOSE if closing else UPGRADE)
    if not 0 <= family < len(FAMILIES):
        return [refuse("not-upgrade", {})]
    name = FAMILIES[family]
    if family not in state.families:
        return [refuse("family-out", {"family": name})]
    if is_closed(state, family):
        return [refuse("family-closed", {"family": name})]
    if closing:
        return [refuse("close-first-buy", {"family": name})]
    reasons: list[Refusal] = []
    if state.bought >= figures.upgrades_per_action:
        reasons.append(refuse("two-upgrades", {"most": figures.upgrades_per_action}))
    if player.money < figures.upgrade_cost:
        reasons.append(refuse("upgrade-dear", {"cost": figures.upgrade_cost, "money": player.money}))
    if player.levels[family] == LEVELS:
        reasons.append(refuse("top-level", {"family": name}))
    elif not is_left(state, player, family):
        reasons.append(refuse("card-gone", {"family": name, "level": player.levels[family] + 1}))
    return reasons
