"""Rounds and years: eight, six and four rounds, and what is renewed when a new year begins (PL-13)."""

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.packed import remove, vec
from powerhouse.games.pipeline.codes import CONTRACT, DRAW, GONE, NO_DISC, Stage
from powerhouse.games.pipeline.figures import Row
from powerhouse.games.pipeline.player import Contract
from powerhouse.games.pipeline.table import Table


def next_round(state: Table, chance: Chance) -> bool:
    """The discs go to the upper row and the round marker moves on; false when the game is over."""
    state.order = state.row
    state.row = [NO_DISC] * len(state.order)
    state.place = 0
    if not is_last_round(state):
        state.round += 1
        return True
    if state.year + 1 == len(state.figures.rounds):
        _settle_contracts(state, True)
        state.stage = Stage.OVER
        state.turn = -1
        return False
    state.year += 1
    state.round = 1
    _move_contracts(state, chance)
    _settle_contracts(state, False)
    refresh_markets(state)
    _refresh_shops(state, chance)
    state.closed = 0
    state.opened_now = False
    return True


def is_last_round(state: Table) -> bool:
    """Whether the year ends with this round."""
    return state.round == state.figures.rounds[state.year]


def _move_contracts(state: Table, chance: Chance) -> None:
    """The rightmost column goes, the others move right, the leftmost is filled from the stacks."""
    columns = state.figures.contract_columns
    moved: list[int] = []
    for row in range(3):
        moved.append(state.next_contract[row])
        moved += state.contracts[row * columns : (row + 1) * columns - 1]
    state.contracts = moved
    show_next_contracts(state, chance)


def show_next_contracts(state: Table, chance: Chance) -> None:
    """The stacks lie face up, so the next contract of each grade is seen (PL-1.6)."""
    shown: list[int] = []
    for row in range(3):
        shown.append(deal_contract(state, row, chance) if state.contracts_left[row] else GONE)
    state.next_contract = shown


def deal_contract(state: Table, row: int, chance: Chance) -> int:
    """One contract of a grade is turned up from its stack."""
    code = chance.pick(state.unseen_contracts[row])
    unseen = state.unseen_contracts[:]
    unseen[row] = [other for other in unseen[row] if other != code]
    state.unseen_contracts = unseen
    left = state.contracts_left[:]
    left[row] -= 1
    state.contracts_left = left
    return code - CONTRACT


def _settle_contracts(state: Table, last: bool) -> None:
    """Unfinished contracts leave the game for a penalty each; deferred ones become active, the others start anew."""
    for player in state.players:
        kept: list[Contract] = []
        for contract in player.contracts:
            if contract.unfinished():
                player.penalties += 1
            elif last:
                kept.append(contract)
            else:
                kept.append(Contract(contract.tile, False, 0, 0))
        player.contracts = kept


def refresh_markets(state: Table) -> None:
    """First all supply, then all demand (PL-13.4, PL-13.5), market after market."""
    rows = state.figures.rows
    if not state.rulings.by_row:
        rows = [row for row in rows if row.supply] + [row for row in rows if not row.supply]
    slots = state.slots[:]
    for row in rows:
        _refresh_row(row, slots, state.supply)
    state.lay_cubes(slots)


def _refresh_row(row: Row, slots: vec[i64], supply: vec[i64]) -> None:
    """Supply fills free slots with crude, demand takes refined cubes away, both from the right."""
    left = row.refresh
    for slot in reversed(row.slots):
        if left == 0:
            break
        if row.supply:
            if slots[slot] == 0 and supply[row.colour] > 0:
                slots[slot] = row.colour + 1
                supply[row.colour] -= 1
                left -= 1
        elif slots[slot]:
            supply[slots[slot] - 1] += 1
            slots[slot] = 0
            left -= 1


def _refresh_shops(state: Table, chance: Chance) -> None:
    """Old pipes go, new ones come; bought tanks and machines are replaced."""
    figures = state.figures
    state.discarded += len(state.tank_pipes) + len(state.machine_pipes)
    state.tanks_left = figures.tank_shop.full
    state.machines_left = figures.machine_shop.full
    deal_shop_pipes(state, chance)


def deal_shop_pipes(state: Table, chance: Chance) -> None:
    pipes = state.figures.shop_pipes
    state.machine_pipes = drawn(state, pipes, chance)
    state.tank_pipes = drawn(state, pipes, chance)


def drawn(state: Table, count: int, chance: Chance) -> list[int]:
    """So many pipe tiles from the stacks, which they leave."""
    unseen = state.unseen[:]
    tiles: list[int] = []
    for _ in range(count):
        code = chance.draw(unseen)
        unseen = remove(unseen, code)
        tiles.append(code - DRAW)
    state.unseen = unseen
    return tiles
