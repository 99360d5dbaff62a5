"""Upgrades: up to two of different families, then one more token may be turned face down (PL-11)."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.refusal import Refusal
from powerhouse.games.pipeline import benefits
from powerhouse.games.pipeline.codes import CLOSE, DONE, FAMILIES, UPGRADE, Family, Stage
from powerhouse.games.pipeline.names import family_name
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.refusals import refuse
from powerhouse.games.pipeline.table import Table

LEVELS: Final = 3

EFFECTS: Final[dict[tuple[int, int], str]] = {
    (Family.GOVERNMENT, 1): "",  # pipes at once and every year: benefits.give, benefits.give_yearly (PL-12.1, PL-12.2)
    (Family.GOVERNMENT, 2): "",  # pipes at once: benefits.give (PL-12.1)
    (Family.GOVERNMENT, 3): "",  # pipes at once: benefits.give (PL-12.1)
    (Family.SHOPS, 1): "",  # tanks and pipes at once, tanks every year: benefits.give, benefits.give_yearly (PL-12.6)
    (Family.SHOPS, 2): "",  # a machine and pipes at once: benefits.give (PL-12.6)
    (Family.SHOPS, 3): "",  # a machine and pipes at once: benefits.give (PL-12.6)
    (Family.HUMAN_RESOURCES, 1): "effect-human-resources-1",  # worker.secondary_cost (PL-12.7)
    (Family.HUMAN_RESOURCES, 2): "effect-human-resources-2",  # worker.within_reach (PL-12.9)
    (Family.HUMAN_RESOURCES, 3): "effect-human-resources-3",  # worker.may_act, worker.may_second (PL-12.8)
    (Family.ENGINEERING, 1): "effect-engineering-1",  # refining.bonus (PL-12.10)
    (Family.ENGINEERING, 2): "effect-engineering-2",  # refining.bonus (PL-12.11)
    (Family.ENGINEERING, 3): "effect-engineering-3",  # player.cubes_per_line (PL-12.12)
    (Family.REFINED_MARKETS, 1): "effect-refined-markets-1",  # markets.prices, markets.offers (PL-12.13)
    (Family.REFINED_MARKETS, 2): "effect-refined-markets-2",  # markets.trading, markets.offers (PL-12.13)
    (Family.REFINED_MARKETS, 3): "effect-refined-markets-3",  # markets.any_colour, markets.offers (PL-12.14)
    (Family.CONTRACTS, 1): "effect-contracts-orders-1",  # deliveries.fillings (PL-12.15)
    (Family.CONTRACTS, 2): "effect-contracts-orders-2",  # deliveries.pay_for (PL-12.15)
    (Family.CONTRACTS, 3): "effect-contracts-orders-3",  # contracts._on_offer (PL-12.16)
    (Family.MACHINES, 1): "effect-machines-1",  # turn._add_outside (PL-12.17)
    (Family.MACHINES, 2): "effect-machines-2",  # worker.machine_cost (PL-12.18)
    (Family.MACHINES, 3): "effect-machines-3",  # worker.may_run_early (PL-12.19)
}
"""The key of what the card of each level says beside the tiles that it brings, and the function that heeds it."""


def begin(state: Table) -> None:
    state.stage = Stage.UPGRADE


def moves(state: Table, legal: LegalMoves) -> None:
    player = state.players[state.turn]
    legal.add(DONE)
    if state.now.bought < state.figures.upgrades_per_action and player.money >= state.figures.upgrade_cost:
        for family in state.families:
            if not is_closed(state, family) and is_left(state, player, family):
                legal.add(UPGRADE + family)
    if state.now.bought:
        for family in state.families:
            if not is_closed(state, family):
                legal.add(CLOSE + family)


def is_closed(state: Table, family: int) -> bool:
    """Whether the token of a family lies face down."""
    return state.closed >> family & 1 == 1


def is_left(state: Table, player: Player, family: i64) -> bool:
    """Whether there is a card of the player's next level."""
    level = player.next_level(family)
    return level <= LEVELS and state.copies[_card(family, level)] > 0


def cards_left(state: Table, family: int) -> list[int]:
    """The cards of the three levels that lie there."""
    return [state.copies[_card(family, level)] for level in range(1, LEVELS + 1)]


def _card(family: i64, level: i64) -> i64:
    """Where a level of a family, counted from 1, has its place among the cards."""
    return LEVELS * family + level - 1


def play(state: Table, move: int, chance: Chance) -> None:
    if move == DONE:
        state.stage = Stage.FINISHED
    elif move >= CLOSE:
        state.closed |= 1 << (move - CLOSE)
        state.stage = Stage.FINISHED
    else:
        _buy(state, move - UPGRADE)


def _buy(state: Table, family: int) -> None:
    player = state.players[state.turn]
    level = player.next_level(family)
    state.pay(player, state.figures.upgrade_cost)
    copies = state.copies[:]
    copies[_card(family, level)] -= 1
    state.copies = copies
    levels = player.levels[:]
    levels[family] = level
    player.levels = levels
    state.closed |= 1 << family
    state.now.bought += 1
    benefit = state.figures.upgrades.now(family, level)
    if family == Family.MACHINES and not state.rulings.machine_from_shop:
        benefits.give_machine(state, benefit)
    else:
        benefits.give(state, benefit)


def refusals(state: Table, move: int) -> list[Refusal]:
    player = state.players[state.turn]
    figures = state.figures
    closing = CLOSE <= move < CLOSE + len(FAMILIES)
    family = move - (CLOSE if closing else UPGRADE)
    if not 0 <= family < len(FAMILIES):
        return [refuse("not-upgrade", {})]
    name = family_name(family)
    if family not in state.families:
        return [refuse("family-out", {"family": name})]
    if is_closed(state, family):
        return [refuse("family-closed", {"family": name})]
    if closing:
        return [refuse("close-first-buy", {"family": name})]
    reasons: list[Refusal] = []
    if state.now.bought >= figures.upgrades_per_action:
        reasons.append(refuse("two-upgrades", {"most": figures.upgrades_per_action}))
    if player.money < figures.upgrade_cost:
        reasons.append(refuse("upgrade-dear", {"cost": figures.upgrade_cost, "money": player.money}))
    level = player.next_level(family)
    if level > LEVELS:
        reasons.append(refuse("top-level", {"family": name}))
    elif not is_left(state, player, family):
        reasons.append(refuse("card-gone", {"family": name, "level": level}))
    return reasons
