"""What a program that learns is told of the board: the turn, markets, shops, upgrades, demands and tiles."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.features import Sheet
from powerhouse.core.packed import i32, vec
from powerhouse.games.pipeline import markets
from powerhouse.games.pipeline.codes import ACTIONS, COLOURS, CONTRACTS, FAMILIES, FREE, GONE, ORDERS, Action, Family
from powerhouse.games.pipeline.feature_texts import CUBE, STAGES
from powerhouse.games.pipeline.grid import COLOUR_OF
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.table import Table

ROWS: Final = 24
"""Rows of the markets on the sheet."""
CARDS: Final = 16
"""Valuation cards on the sheet."""
PRICES: Final = 4
"""Rows of prices in a shop on the sheet."""
TILES: Final = 135
ARMS: Final = 4

DOING: Final = [f"doing-{action}" for action in ACTIONS]
ARM: Final = [f"arm-{action}" for action in ACTIONS[Action.UPGRADES : Action.GOVERNMENT]]
ROUND: Final = ["players", "year", "round", "rounds-in-year", "rounds-left", *STAGES]
TURN: Final = [
    *DOING, "main-actions", "seconded", "ran-early", "ran", "buying", "loaned", "pipes-left", "bought", "in-hand",
    "due-tiles", "order-need",
]  # fmt: skip
HELD: Final = ["held-left", "held-right"]
ROW: Final = ["row-market", "row-colour", "row-grade", "row-cubes", "row-free", "row-buy", "row-sell"]
SHOP: Final = ["tanks-left", "tank-price", "machines-left", "machine-price"]
UPGRADE: Final = ["family-in-play", "family-closed", "copies-1", "copies-2", "copies-3"]
CONTRACT: Final = ["on-board", "comes-next"]
ORDER: Final = ["on-board"]
TILE: Final = ["in-tank-shop", "in-machine-shop", "at-government", "in-the-hand", "held"]

ROUND_BLOCK: Final = 0
CROSS: Final = 1
MARKERS: Final = 2
IN_PLAY: Final = 3
TURN_BLOCK: Final = 4
HELD_BLOCK: Final = 5
TANKS_LEFT: Final = 6
MACHINES_LEFT: Final = 7
UPGRADES: Final = 8
COPIES: Final = 9
CONTRACTS_LIE: Final = 10
CONTRACTS_NEXT: Final = 11
ORDERS_LIE: Final = 12
TANK_PIPES: Final = 13
MACHINE_PIPES: Final = 14
GOVERNMENT: Final = 15
HAND: Final = 16
NOBODY_AT: Final = 17
"""What a lasting sheet keeps of the table; from the last one on seats that nobody has."""
OF_OBSERVER: Final = 1 + ROWS
"""And so many blocks for an observer: his prices, and each row of the markets."""


def put_round(sheet: Sheet, state: Table) -> None:
    """Year, round and stage, and what was laid out when the game began."""
    if not sheet.stands(ROUND_BLOCK, len(ROUND), state.figures, (state.year << 8 | state.round) << 8 | state.stage):
        _write_round(sheet, state)
    if not sheet.stands(CROSS, ARMS * len(ARM), state.cross):
        for arm in range(ARMS):
            sheet.part("arm", arm)
            for action in range(Action.UPGRADES, Action.GOVERNMENT):
                sheet.flag(ARM[action - Action.UPGRADES], state.cross[arm] == action)
    if not sheet.stands(MARKERS, 9, state.markers):
        for colour in range(3):
            for before in range(3):
                sheet.part(CUBE[4 * colour + before])
                sheet.put("refine-cost", state.markers[3 * colour + before])
    if not sheet.stands(IN_PLAY, CARDS, state.cards):
        for card in range(CARDS):
            sheet.part("card", card + 1)
            sheet.flag("card-in-play", card + 1 in state.cards)


def _write_round(sheet: Sheet, state: Table) -> None:
    rounds = state.figures.rounds
    left = 0
    for year in range(len(rounds)):
        if year > state.year:
            left += rounds[year]
    sheet.put("players", len(state.players))
    sheet.put("year", state.year + 1)
    sheet.put("round", state.round)
    sheet.put("rounds-in-year", rounds[state.year] - state.round)
    sheet.put("rounds-left", left + rounds[state.year] - state.round)
    for stage in range(len(STAGES)):
        sheet.flag(STAGES[stage], state.stage == stage)


def put_turn(sheet: Sheet, state: Table) -> None:
    now = state.now
    sheet.table()
    done: i64 = (1 if now.seconded else 0) | (2 if now.ran_early else 0) | (4 if now.ran else 0)
    done |= (8 if now.buying else 0) | (16 if now.loaned else 0)
    counts = ((now.mains << 8 | now.pipes_left) << 8 | now.bought) << 8 | len(now.hand)
    if not sheet.stands(TURN_BLOCK, len(TURN), now.due, (now.action << 8 | now.need) << 8 | done, counts):
        due = now.due
        for action in range(len(ACTIONS)):
            sheet.flag(DOING[action], now.action == action)
        sheet.put("main-actions", now.mains)
        sheet.flag("seconded", now.seconded)
        sheet.flag("ran-early", now.ran_early)
        sheet.flag("ran", now.ran)
        sheet.flag("buying", now.buying)
        sheet.flag("loaned", now.loaned)
        sheet.put("pipes-left", now.pipes_left)
        sheet.put("bought", now.bought)
        sheet.put("in-hand", len(now.hand))
        sheet.put("due-tiles", due.government + due.tanks + due.machines + due.pipes)
        sheet.put("order-need", now.need)
    if not sheet.stands(HELD_BLOCK, len(COLOURS) * len(HELD), state.figures, now.held):
        for colour in range(3):
            sheet.part(COLOURS[colour])
            sheet.put("held-left", _segments(state, now.held, 0, colour))
            sheet.put("held-right", _segments(state, now.held, 1, colour))


def _segments(state: Table, tile: i64, half: int, colour: int) -> int:
    """How many segments of a colour the half of a tile has."""
    if tile < 0:
        return 0
    face = state.figures.faces[tile]
    kind = face.first[0] if half == 0 else face.second[0]
    return sum([COLOUR_OF[2 * kind + segment] == colour for segment in range(2)])


def put_markets(sheet: Sheet, state: Table, observer: Player, block: i64) -> None:
    """Row by row, since the number of slots depends on how many play; only rows that have changed."""
    slots = state.slots
    rows = state.figures.rows
    new_prices = not sheet.same(block, state.figures, 1 if observer.has(Family.REFINED_MARKETS, 1) else 0)
    at = sheet.rows("row", ROWS, ROW)
    number: i64
    slot: i64
    for number in range(ROWS):
        row = rows[number]
        taken: i64 = 1
        for slot in row.slots:
            taken <<= 1
            if slots[slot] != FREE:
                taken |= 1
        if sheet.changed(block + 1 + number, taken) or new_prices:
            cubes: i64 = 0
            cheapest: i64 = 0
            dearest: i64 = 0
            for slot in row.slots:
                price = markets.price(state, observer, slot)
                if slots[slot] != FREE:
                    cubes += 1
                    cheapest = price if cheapest == 0 or price < cheapest else cheapest
                elif price > dearest:
                    dearest = price
            numbers = sheet.numbers
            numbers[at] = i32(row.market)
            numbers[at + 1] = i32(row.colour)
            numbers[at + 2] = i32(row.grade)
            numbers[at + 3] = i32(cubes)
            numbers[at + 4] = i32(len(row.slots) - cubes)
            numbers[at + 5] = i32(cheapest)
            numbers[at + 6] = i32(dearest)
        at += len(ROW)


def put_shops(sheet: Sheet, state: Table) -> None:
    tanks, machines = state.figures.tank_shop.prices, state.figures.machine_shop.prices
    same_tanks = sheet.same(TANKS_LEFT, state.tanks_left, state.opened)
    if sheet.same(MACHINES_LEFT, state.machines_left) and same_tanks:
        sheet.pass_over(PRICES * len(SHOP) + 1)
    else:
        for row in range(PRICES):
            sheet.part("price row", row)
            sheet.put("tanks-left", state.tanks_left[row] if row < len(tanks) else 0)
            sheet.put("tank-price", tanks[row] if row < len(tanks) else 0)
            sheet.put("machines-left", state.machines_left[row] if row < len(machines) else 0)
            sheet.put("machine-price", machines[row] if row < len(machines) else 0)
        sheet.table()
        sheet.put("quadrants-open", sum([state.opened >> quadrant & 1 for quadrant in range(state.figures.quadrants)]))
    for colour in range(3):
        sheet.part(COLOURS[colour])
        sheet.put("supply", state.supply[colour])


def put_upgrades(sheet: Sheet, state: Table) -> None:
    same_copies = sheet.same(COPIES, state.copies)
    if sheet.same(UPGRADES, state.families, state.closed) and same_copies:
        sheet.pass_over(len(FAMILIES) * len(UPGRADE))
        return
    family: i64
    level: i64
    for family in range(len(FAMILIES)):
        sheet.part(FAMILIES[family])
        at = sheet.blank(UPGRADE)
        numbers = sheet.numbers
        numbers[at + 1] = i32(state.closed >> family & 1)
        if family in state.families:
            numbers[at] = 1
            for level in range(3):
                numbers[at + 2 + level] = i32(state.copies[3 * family + level])


def put_demands(sheet: Sheet, state: Table) -> None:
    same_contracts = sheet.same(CONTRACTS_LIE, state.contracts)
    if sheet.same(CONTRACTS_NEXT, state.next_contract) and same_contracts:
        sheet.pass_over(CONTRACTS * len(CONTRACT))
    else:
        at = _clear(sheet, sheet.rows("contract", CONTRACTS, CONTRACT), CONTRACTS * len(CONTRACT))
        _mark(sheet.numbers, at, state.contracts, len(CONTRACT))
        _mark(sheet.numbers, at + 1, state.next_contract, len(CONTRACT))
    if not sheet.stands(ORDERS_LIE, ORDERS * len(ORDER), state.orders):
        at = _clear(sheet, sheet.rows("order", ORDERS, ORDER), ORDERS * len(ORDER))
        _mark(sheet.numbers, at, state.orders, len(ORDER))


def put_tiles(sheet: Sheet, state: Table) -> None:
    now = state.now
    same_tanks = sheet.same(TANK_PIPES, state.tank_pipes)
    same_machines = sheet.same(MACHINE_PIPES, state.machine_pipes)
    same_government = sheet.same(GOVERNMENT, state.government)
    if sheet.same(HAND, now.hand, now.held) and same_tanks and same_machines and same_government:
        sheet.pass_over(TILES * len(TILE))
        return
    at = _clear(sheet, sheet.rows("tile", TILES, TILE), TILES * len(TILE))
    numbers = sheet.numbers
    _mark(numbers, at, state.tank_pipes, len(TILE))
    _mark(numbers, at + 1, state.machine_pipes, len(TILE))
    _mark(numbers, at + 2, state.government, len(TILE))
    _mark(numbers, at + 3, now.hand, len(TILE))
    held = now.held
    place: i64
    if held >= 0:
        for place in range(4):  # wherever it came from
            numbers[at + len(TILE) * held + place] = 0
        numbers[at + len(TILE) * held + 4] = 1


def _clear(sheet: Sheet, at: i64, size: i64) -> i64:
    """Nothing holds of these things, unless it is said; where the first of them is."""
    numbers = sheet.numbers
    place: i64
    for place in range(at, at + size):
        numbers[place] = 0
    return at


def _mark(numbers: vec[i32], at: i64, things: list[int], each: i64) -> None:
    """So it is with these things, of which each has so many numbers."""
    thing: i64
    for thing in things:
        if thing != GONE:
            numbers[at + each * thing] = 1
