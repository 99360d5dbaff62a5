"""Contracts and loans: sign what the own lines can make in time, borrow to get going."""

from typing import Final

from powerhouse.bots.pipeline.greedy.oil import CRUDE_PRICE, Oil
from powerhouse.games.pipeline.codes import CONTRACTS, CRUDE, DONE, GONE, LOAN, SIGN, Family
from powerhouse.games.pipeline.contracts import may_defer

ADVANTAGE: Final = 0.4
"""What a contract brings more than markets do, as part of its pay: no worker is needed and no slot."""

FURTHER: Final = 0.6
"""What a further contract of the same action counts for, as part of what it would alone."""

DILIGENCE: Final = 0.5
"""The part of the cubes that lines could make which is really made."""

LOAN_TURNS: Final = 9
"""A loan needs so many turns to work."""
RESCUE: Final = 3.0
RESCUE_TURNS: Final = 3
"""To who has nothing a borrowed dollar is worth so much, and so many turns are enough."""


def capacity(oil: Oil, turns: float) -> float:
    """The cubes that can be made in so many turns, with those in tanks."""
    works, outlook = oil.works, oil.outlook
    attached = sum([outlook.grade(line.colour, len(line.segments)) > 0 for line in works.attached])
    hub = sum([outlook.grade(line.colour, len(line.segments)) > 0 for line in works.hub])
    each = max(attached, hub / 2) * outlook.cubes * DILIGENCE
    stored: int = oil.player.refined()
    return each * turns + stored


def owed(oil: Oil) -> int:
    """The cubes that contracts will still ask for in a year."""
    demands = oil.state.figures.demands
    return sum(
        [
            len(demands[contract.tile].needs) - bin(contract.filled).count("1")
            for contract in oil.player.contracts
            if not contract.times
        ]
    )


def can_make(oil: Oil, tile: int) -> bool:
    """Whether the lines reach the grade of every need."""
    needs = oil.state.figures.demands[tile].needs
    return all(oil.reach(need >> 2, CRUDE) >= need & 3 for need in needs)


def sign_gain(oil: Oil, tile: int, deferred: bool) -> float:
    """What a contract brings; nothing if it is not sure to be filled."""
    state, outlook = oil.state, oil.outlook
    needs = state.figures.demands[tile].needs
    if not can_make(oil, tile):
        return 0.0
    years: int = len(state.figures.rounds) - state.year - (1 if deferred else 0)
    turns = state.figures.rounds[state.year + 1] if deferred else outlook.year_turns
    if capacity(oil, turns) < owed(oil) + len(needs):
        return 0.0
    pay = sum([oil.pay(need & 3, False) for need in needs])
    again = any(state.figures.cards[number - 1].what == "fulfilled_contracts" for number in state.cards)
    return ADVANTAGE * pay * years + (pay if again else 0)


def best_contract(oil: Oil, tiles: list[int]) -> tuple[float, int]:
    """The contract that brings most, and the move that signs it."""
    most, best = 0.0, DONE
    for tile in tiles:
        for deferred in (False, True) if may_defer(oil.state) else (False,):
            gain = sign_gain(oil, tile, deferred)
            if gain > most:
                most, best = gain, SIGN + 2 * tile + deferred
    return most, best


def contracts_gain(oil: Oil) -> float:
    """What the action brings: the best contract of each row, less for each further one, and perhaps a loan."""
    state = oil.state
    columns = state.figures.contract_columns
    gain = loan_gain(oil)
    part = 1.0
    for row in range(3):
        tiles = [tile for tile in state.contracts[row * columns : (row + 1) * columns] if tile != GONE]
        best = best_contract(oil, tiles)[0]
        if best > 0:
            gain += part * best
            part *= FURTHER
    if oil.player.has(Family.CONTRACTS, 3):
        gain += part * FURTHER * best_contract(oil, [CONTRACTS + order for order in state.orders if order != GONE])[0]
    return gain


def loan_gain(oil: Oil) -> float:
    """What a loan brings more than its penalty costs."""
    loan = oil.state.figures.loan
    if destitute(oil):
        return max(0.0, RESCUE * loan - oil.penalty())
    if oil.outlook.turns < LOAN_TURNS:
        return 0.0
    return max(0.0, oil.outlook.dollar * loan - oil.penalty())


def destitute(oil: Oil) -> bool:
    """Whether there is nothing to make money of, nor any money to begin with, but still time."""
    return oil.player.money < CRUDE_PRICE and not oil.works.usable() and oil.outlook.turns >= RESCUE_TURNS


def sign(oil: Oil, moves: list[int]) -> int:
    if LOAN in moves and loan_gain(oil) > 0:
        return LOAN
    tiles = sorted({(move - SIGN) // 2 for move in moves if move >= SIGN})
    return best_contract(oil, tiles)[1]
