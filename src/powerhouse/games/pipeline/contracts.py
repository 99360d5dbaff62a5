"""Contracts and loans: up to one contract of each row, active or deferred, and one loan (PL-5)."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.refusal import Refusal
from powerhouse.games.pipeline.codes import CONTRACTS, DONE, GONE, LOAN, SIGN, Family, Stage
from powerhouse.games.pipeline.names import tender_name
from powerhouse.games.pipeline.player import Contract, Player
from powerhouse.games.pipeline.refusals import refuse
from powerhouse.games.pipeline.table import Table

ROWS: Final = 3
"""Rows of contracts, and as many of orders."""


def begin(state: Table) -> None:
    state.stage = Stage.SIGN


def moves(state: Table, legal: LegalMoves) -> None:
    legal.add(DONE)
    if not state.now.loaned:
        legal.add(LOAN)
    if signed_count(state) < ROWS:
        deferring = may_defer(state)
        for tile in _on_offer(state, state.players[state.turn]):
            legal.add(SIGN + 2 * tile)
            if deferring:
                legal.add(SIGN + 2 * tile + 1)
        legal.sort()


def may_defer(state: Table) -> bool:
    """Not in the last year."""
    return state.year + 1 < len(state.figures.rounds)


def signed_count(state: Table) -> i64:
    signed = state.now.signed
    count: i64 = 0
    while signed:
        count += signed & 1
        signed >>= 1
    return count


def _on_offer(state: Table, player: Player) -> list[int]:
    """Contracts of the rows from which none was taken, and with Contracts & Orders 3 orders likewise (PL-12.16)."""
    tiles: list[int] = []
    signed = state.now.signed
    columns = state.figures.contract_columns
    for row in range(ROWS):
        if not signed >> row & 1:
            tiles += [tile for tile in state.contracts[row * columns : (row + 1) * columns] if tile != GONE]
    if player.has(Family.CONTRACTS, 3):
        columns = state.figures.order_columns
        for row in range(ROWS):
            if not signed >> (ROWS + row) & 1:
                orders = state.orders[row * columns : (row + 1) * columns]
                tiles += [CONTRACTS + order for order in orders if order != GONE]
    return tiles


def play(state: Table, move: int, chance: Chance) -> None:
    player = state.players[state.turn]
    if move == DONE:
        state.stage = Stage.FINISHED
    elif move == LOAN:
        _take_loan(state, player)
    else:
        _sign(state, player, (move - SIGN) // 2, (move - SIGN) % 2 == 1)


def _take_loan(state: Table, player: Player) -> None:
    """One loan an action: money at once, for a penalty cube that is paid for at the end (PL-5.6)."""
    state.now.loaned = True
    state.pay(player, -state.figures.loan)
    player.penalties += state.figures.loan_penalty


def _sign(state: Table, player: Player, tile: int, deferred: bool) -> None:
    if tile < CONTRACTS:
        at = state.contracts.index(tile)
        state.contracts = [GONE if other == tile else other for other in state.contracts]
        state.now.signed |= 1 << (at // state.figures.contract_columns)
    else:
        at = state.orders.index(tile - CONTRACTS)
        state.orders = [GONE if other == tile - CONTRACTS else other for other in state.orders]
        state.now.signed |= 1 << (ROWS + at // state.figures.order_columns)
    new = Contract(tile, deferred, 0, 0)
    before = [contract for contract in player.contracts if contract.tile < tile]
    player.contracts = before + [new] + player.contracts[len(before) :]


def refusals(state: Table, move: int) -> list[Refusal]:
    if move == LOAN:
        return [refuse("loan-twice", {})]
    tile = (move - SIGN) // 2
    if not 0 <= tile < len(state.figures.demands):
        return [refuse("not-sign", {})]
    name = tender_name(state.figures.demands[tile])
    player = state.players[state.turn]
    lying = tile in state.contracts if tile < CONTRACTS else tile - CONTRACTS in state.orders
    if not lying:
        return [refuse("contract-gone", {"tile": name})]
    reasons: list[Refusal] = []
    if tile >= CONTRACTS and not player.has(Family.CONTRACTS, 3):
        return [refuse("order-no-contract", {"tile": name})]
    if tile not in _on_offer(state, player):
        reasons.append(refuse("row-signed", {"tile": name}))
    elif signed_count(state) >= ROWS:
        reasons.append(refuse("three-signed", {"tile": name}))
    if (move - SIGN) % 2 and not may_defer(state):
        reasons.append(refuse("no-deferring", {"tile": name}))
    return reasons
