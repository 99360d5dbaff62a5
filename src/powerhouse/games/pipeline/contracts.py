"""Contracts and loans: up to one contract of each row, active or deferred, and one loan (PL-5)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.refusal import Refusal
from powerhouse.games.pipeline.codes import CONTRACTS, DONE, LOAN, SIGN, Family, Stage
from powerhouse.games.pipeline.player import Contract, Player
from powerhouse.games.pipeline.texts import refuse

if TYPE_CHECKING:
    from powerhouse.games.pipeline.state import Pipeline

GONE: Final = -1
ROWS: Final = 3
"""Rows of contracts, and as many of orders."""


def begin(state: "Pipeline") -> None:
    state.signed = 0
    state.loaned = False
    state.stage = Stage.SIGN


def moves(state: "Pipeline") -> list[int]:
    legal = [DONE]
    if not state.loaned:
        legal.append(LOAN)
    if _signed_count(state) < ROWS:
        deferring = may_defer(state)
        for tile in sorted(_on_offer(state, state.players[state.turn])):
            legal.append(SIGN + 2 * tile)
            if deferring:
                legal.append(SIGN + 2 * tile + 1)
    return legal


def may_defer(state: "Pipeline") -> bool:
    """Not in the last year."""
    return state.year + 1 < len(state.figures.rounds)


def _signed_count(state: "Pipeline") -> i64:
    count: i64 = 0
    for row in range(2 * ROWS):
        if state.signed >> row & 1:
            count += 1
    return count


def _on_offer(state: "Pipeline", player: Player) -> list[int]:
    """Contracts of the rows from which none was taken, and with Contracts & Orders 3 orders likewise."""
    tiles: list[int] = []
    columns = state.figures.contract_columns
    for at in range(len(state.contracts)):
        if state.contracts[at] != GONE and not state.signed >> (at // columns) & 1:
            tiles.append(state.contracts[at])
    if player.has(Family.CONTRACTS, 3):
        columns = state.figures.order_columns
        for at in range(len(state.orders)):
            if state.orders[at] != GONE and not state.signed >> (ROWS + at // columns) & 1:
                tiles.append(CONTRACTS + state.orders[at])
    return tiles


def play(state: "Pipeline", move: int, chance: Chance) -> None:
    player = state.players[state.turn]
    if move == DONE:
        state.stage = Stage.FINISHED
    elif move == LOAN:
        state.loaned = True
        state.pay(player, -state.figures.loan)
        player.penalties += state.figures.loan_penalty
    else:
        _sign(state, player, (move - SIGN) // 2, (move - SIGN) % 2 == 1)


def _sign(state: "Pipeline", player: Player, tile: int, deferred: bool) -> None:
    if tile < CONTRACTS:
        at = state.contracts.index(tile)
        state.contracts = [GONE if other == tile else other for other in state.contracts]
        state.signed |= 1 << (at // state.figures.contract_columns)
    else:
        at = state.orders.index(tile - CONTRACTS)
        state.orders = [GONE if other == tile - CONTRACTS else other for other in state.orders]
        state.signed |= 1 << (ROWS + at // state.figures.order_columns)
    new = Contract(tile, deferred, 0, 0)
    before = [contract for contract in player.contracts if contract.tile < tile]
    player.contracts = before + [new] + player.contracts[len(before) :]


def refusals(state: "Pipeline", move: int) -> list[Refusal]:
    if move == LOAN:
        return [refuse("loan-twice", {})]
    tile = (move - SIGN) // 2
    if not 0 <= tile < len(state.figures.demands):
        return [refuse("not-sign", {})]
    name = state.figures.demands[tile].id
    player = state.players[state.turn]
    lying = tile in state.contracts if tile < CONTRACTS else tile - CONTRACTS in state.orders
    if not lying:
        return [refuse("contract-gone", {"tile": name})]
    reasons: list[Refusal] = []
    if tile >= CONTRACTS and not player.has(Family.CONTRACTS, 3):
        return [refuse("order-no-contract", {"tile": name})]
    if tile not in _on_offer(state, player):
        reasons.append(refuse("row-signed", {"tile": name}))
    elif _signed_count(state) >= ROWS:
        reasons.append(refuse("three-signed", {"tile": name}))
    if (move - SIGN) % 2 and not may_defer(state):
        reasons.append(refuse("no-deferring", {"tile": name}))
    return reasons
