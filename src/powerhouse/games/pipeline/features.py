"""A position of Pipeline as numbers, for programs that learn; what each means is in `FEATURES`."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.features import Sheet
from powerhouse.core.packed import i32, vec
from powerhouse.games.pipeline import board_features, valuation
from powerhouse.games.pipeline.codes import FAMILIES, GRADES
from powerhouse.games.pipeline.feature_texts import CUBE, FEATURES
from powerhouse.games.pipeline.line_features import KINDS, put_lines, put_reached
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.table import Table

__all__ = ["FEATURES", "write"]

SEATS: Final = 4
"""There are as many on the sheet, whoever plays."""
CUBES: Final = 12
OF_SEAT: Final = [
    "present", "to-decide", "order-place", "next-place", "money", "penalties", "penalty-cost", "tiles", "machines",
    "contracts", "deferred", "unfinished", "orders-filled", "worth", "worth-oil", "worth-lines", "worth-attached",
    "worth-cards",
]  # fmt: skip
TANKS: Final = ["tanks", "oil", "tank-room"]
NEEDS: Final = ["holds", "wanted", "wanted-later"]

LEVEL: Final = [f"level-{family}" for family in FAMILIES]
SEAT_GRADE: Final = [[f"seat {seat} {grade}" for grade in GRADES] for seat in range(SEATS)]
SEAT_CUBE: Final = [[f"seat {seat} {cube}" for cube in CUBE] for seat in range(SEATS)]

OF_NOBODY: Final = len(OF_SEAT) + len(LEVEL) + len(GRADES) * len(TANKS) + CUBES * (len(NEEDS) + len(KINDS))

LINES_OF: Final = 0
CONTRACTS_OF: Final = 1
ORDERS_OF: Final = 2
NEXT_OF_SEAT: Final = 3
"""What a lasting sheet keeps of a company; what it keeps of the table and for an observer is in board_features.py."""


def write(state: Table, seat: int, sheet: Sheet) -> None:
    observer = state.players[seat]
    sheet.table()
    board_features.put_round(sheet, state)
    board_features.put_turn(sheet, state)
    sheet.observer()
    board_features.put_markets(sheet, state, observer, NEXT_OF_SEAT)
    sheet.table()
    board_features.put_shops(sheet, state)
    board_features.put_upgrades(sheet, state)
    board_features.put_demands(sheet, state)
    board_features.put_tiles(sheet, state)
    players: i64 = len(state.players)
    relative: i64
    other: i64 = seat
    for relative in range(SEATS):
        if relative < players:
            sheet.seat(relative, other)
            _put_seat(sheet, state, other, relative)
            other += 1
            if other == players:
                other = 0
        else:
            sheet.nobody(relative)
            _put_nobody(sheet, relative)
    sheet.observer()
    put_lines(sheet, state, observer, NEXT_OF_SEAT + board_features.OF_OBSERVER, _of_levels(observer))


def _of_levels(player: Player) -> i64:
    """What upgrades a company has, in one number."""
    found: i64 = 0
    for level in player.levels:
        found = found << 3 | level
    return found


def _put_seat(sheet: Sheet, state: Table, seat: i64, relative: i64) -> None:
    player = state.players[seat]
    tanks: i64 = 0
    for count in player.tanks:
        tanks = tanks << 10 | count
    crude: i64 = 0
    better: i64 = 0
    cube: i64
    for cube in range(CUBES // 2):
        crude = crude << 10 | player.oil[cube]
        better = better << 10 | player.oil[CUBES // 2 + cube]
    same_lines = sheet.same(LINES_OF, player.network, _of_levels(player))
    same_oil = sheet.same(CONTRACTS_OF, player.contracts, crude, better)
    same_orders = sheet.same(ORDERS_OF, player.orders, tanks, player.penalties)
    _put_company(sheet, state, player, seat, same_lines and same_oil and same_orders)
    at = sheet.row(LEVEL)
    family: i64
    for family in range(len(FAMILIES)):
        sheet.numbers[at + family] = i32(player.levels[family])
    if same_oil and same_orders:
        sheet.pass_over(len(GRADES) * len(TANKS))
    else:
        _put_tanks(sheet, state, player, relative)
    if same_oil:
        sheet.pass_over(CUBES * len(NEEDS))
    else:
        _put_cubes(sheet, state, player, relative)
    if same_lines:
        sheet.pass_over(CUBES * len(KINDS))
    else:
        put_reached(sheet, state, player, SEAT_CUBE[relative])


def _put_company(sheet: Sheet, state: Table, player: Player, seat: i64, same: bool) -> None:
    """What it is worth is worked out only if it is not the `same`, but for its money."""
    at = sheet.row(OF_SEAT)
    numbers = sheet.numbers
    earned = i32(player.money) - numbers[at + 4]
    numbers[at] = 1
    numbers[at + 1] = 1 if state.turn == seat else 0
    numbers[at + 2] = i32(_place(state.order, seat))
    numbers[at + 3] = i32(_place(state.row, seat))
    numbers[at + 4] = i32(player.money)
    if same:
        numbers[at + 13] += earned
        return
    score = valuation.score(state, player)
    contracts = player.contracts
    deferred: i64 = 0
    unfinished: i64 = 0
    for contract in contracts:
        deferred += 1 if contract.deferred else 0
        unfinished += 1 if contract.unfinished() else 0
    numbers[at + 5] = i32(player.penalties)
    numbers[at + 6] = i32(score.penalty)
    numbers[at + 7] = i32(len(player.network.tiles))
    numbers[at + 8] = i32(len(player.network.machines))
    numbers[at + 9] = i32(len(contracts))
    numbers[at + 10] = i32(deferred)
    numbers[at + 11] = i32(unfinished)
    numbers[at + 12] = i32(len(player.orders))
    numbers[at + 13] = i32(score.total())
    numbers[at + 14] = i32(score.oil)
    numbers[at + 15] = i32(score.lines)
    numbers[at + 16] = i32(score.tile)
    numbers[at + 17] = i32(sum(score.cards))


def _place(row: list[int], seat: i64) -> i64:
    """Which one of a row the seat is, from 1; 0 if it is not there."""
    place: i64
    for place in range(len(row)):
        if row[place] == seat:
            return place + 1
    return 0


def _put_tanks(sheet: Sheet, state: Table, player: Player, relative: i64) -> None:
    room = state.figures.cubes_per_tank
    for grade in range(4):
        sheet.part(SEAT_GRADE[relative][grade])
        held = player.held(grade)
        sheet.put("tanks", player.tanks[grade])
        sheet.put("oil", held)
        sheet.put("tank-room", room * player.tanks[grade] - held)


def _put_cubes(sheet: Sheet, state: Table, player: Player, relative: i64) -> None:
    """By colour and grade: what is held, and what contracts want."""
    wanted = vec[i64]([0] * CUBES)
    later = vec[i64]([0] * CUBES)
    for contract in player.contracts:
        needs = state.figures.demands[contract.tile].needs
        for at in range(len(needs)):
            if contract.deferred:
                later[needs[at]] += 1
            elif contract.unfinished() and not contract.filled >> at & 1:
                wanted[needs[at]] += 1
    cube: i64
    for cube in range(CUBES):
        sheet.part(SEAT_CUBE[relative][cube])
        place = sheet.row(NEEDS)
        numbers = sheet.numbers
        numbers[place] = i32(player.oil[cube])
        numbers[place + 1] = i32(wanted[cube])
        numbers[place + 2] = i32(later[cube])


def _put_nobody(sheet: Sheet, relative: i64) -> None:
    if sheet.stands(board_features.NOBODY_AT + relative, OF_NOBODY, FEATURES):
        return
    sheet.blank(OF_SEAT)
    sheet.blank(LEVEL)
    for grade in range(4):
        sheet.part(SEAT_GRADE[relative][grade])
        sheet.blank(TANKS)
    for names in (NEEDS, KINDS):
        for cube in range(CUBES):
            sheet.part(SEAT_CUBE[relative][cube])
            sheet.blank(names)
