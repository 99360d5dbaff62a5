"""A position of Pipeline as numbers, for programs that learn; what each means is in `FEATURES`."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.features import Sheet
from powerhouse.core.packed import i32, vec
from powerhouse.games.pipeline import markets, valuation
from powerhouse.games.pipeline.codes import (
    ACTIONS,
    COLOURS,
    CONTRACTS,
    FAMILIES,
    FREE,
    GONE,
    GRADES,
    ORDERS,
    Action,
    Stage,
)
from powerhouse.games.pipeline.feature_texts import FEATURES, STAGES
from powerhouse.games.pipeline.grid import COLOUR_OF
from powerhouse.games.pipeline.line_features import KINDS, put_lines, put_reached
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.table import Table

__all__ = ["FEATURES", "write"]

SEATS: Final = 4
"""There are as many on the sheet, whoever plays."""
ROWS: Final = 24
"""Rows of the markets on the sheet."""
CARDS: Final = 16
"""Valuation cards on the sheet."""
PRICES: Final = 4
"""Rows of prices in a shop on the sheet."""
CUBES: Final = 12
TILES: Final = 135
OF_SEAT: Final = [
    "present", "to-decide", "order-place", "next-place", "money", "penalties", "penalty-cost", "tiles", "machines",
    "contracts", "deferred", "unfinished", "orders-filled", "worth", "worth-oil", "worth-lines", "worth-attached",
    "worth-cards",
]  # fmt: skip
TANKS: Final = ["tanks", "oil", "tank-room"]
NEEDS: Final = ["holds", "wanted", "wanted-later"]
ROW: Final = ["row-market", "row-colour", "row-grade", "row-cubes", "row-free", "row-buy", "row-sell"]
TILE: Final = ["in-tank-shop", "in-machine-shop", "at-government", "in-the-hand", "held"]

LEVEL: Final = [f"level-{family}" for family in FAMILIES]
COPIES: Final = ["copies-1", "copies-2", "copies-3"]
DOING: Final = [f"doing-{action}" for action in ACTIONS]
ARM: Final = [f"arm-{action}" for action in ACTIONS[Action.UPGRADES : Action.GOVERNMENT]]
CUBE: Final = [f"{colour} {grade}" for colour in COLOURS for grade in GRADES]
SEAT_GRADE: Final = [[f"seat {seat} {grade}" for grade in GRADES] for seat in range(SEATS)]
SEAT_CUBE: Final = [[f"seat {seat} {cube}" for cube in CUBE] for seat in range(SEATS)]


def write(state: Table, seat: int, sheet: Sheet) -> None:
    sheet.whole()
    _put_table(sheet, state)
    _put_turn(sheet, state)
    _put_markets(sheet, state, state.players[seat])
    _put_shops(sheet, state)
    _put_upgrades(sheet, state)
    _put_demands(sheet, state)
    _put_tiles(sheet, state)
    players = len(state.players)
    for relative in range(SEATS):
        sheet.part("seat", relative)
        if relative < players:
            _put_seat(sheet, state, (seat + relative) % players, relative)
        else:
            _put_nobody(sheet, relative)
    put_lines(sheet, state, state.players[seat])


def _put_table(sheet: Sheet, state: Table) -> None:
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
    for stage in range(Stage.OVER):
        sheet.flag(STAGES[stage], state.stage == stage)
    for arm in range(4):
        sheet.part("arm", arm)
        for action in range(Action.UPGRADES, Action.GOVERNMENT):
            sheet.flag(ARM[action - Action.UPGRADES], state.cross[arm] == action)
    for colour in range(3):
        for before in range(3):
            sheet.part(CUBE[4 * colour + before])
            sheet.put("refine-cost", state.markers[3 * colour + before])
    for card in range(CARDS):
        sheet.part("card", card + 1)
        sheet.flag("card-in-play", card + 1 in state.cards)


def _put_turn(sheet: Sheet, state: Table) -> None:
    now = state.now
    sheet.whole()
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
    sheet.put("due-tiles", now.due.government + now.due.tanks + now.due.machines + now.due.pipes)
    sheet.put("order-need", now.need)
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


def _put_markets(sheet: Sheet, state: Table, observer: Player) -> None:
    """Row by row, since the number of slots depends on how many play."""
    slots = state.slots
    at = sheet.rows("row", ROWS, ROW)
    numbers = sheet.numbers
    number: i64
    for number in range(ROWS):
        row = state.figures.rows[number]
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
        numbers[at] = i32(row.market)
        numbers[at + 1] = i32(row.colour)
        numbers[at + 2] = i32(row.grade)
        numbers[at + 3] = i32(cubes)
        numbers[at + 4] = i32(len(row.slots) - cubes)
        numbers[at + 5] = i32(cheapest)
        numbers[at + 6] = i32(dearest)
        at += 7


def _put_shops(sheet: Sheet, state: Table) -> None:
    tanks, machines = state.figures.tank_shop.prices, state.figures.machine_shop.prices
    for row in range(PRICES):
        sheet.part("price row", row)
        sheet.put("tanks-left", state.tanks_left[row] if row < len(tanks) else 0)
        sheet.put("tank-price", tanks[row] if row < len(tanks) else 0)
        sheet.put("machines-left", state.machines_left[row] if row < len(machines) else 0)
        sheet.put("machine-price", machines[row] if row < len(machines) else 0)
    sheet.whole()
    sheet.put("quadrants-open", sum([state.opened >> quadrant & 1 for quadrant in range(state.figures.quadrants)]))
    for colour in range(3):
        sheet.part(COLOURS[colour])
        sheet.put("supply", state.supply[colour])


def _put_upgrades(sheet: Sheet, state: Table) -> None:
    for family in range(len(FAMILIES)):
        sheet.part(FAMILIES[family])
        in_play = family in state.families
        sheet.flag("family-in-play", in_play)
        sheet.put("family-closed", state.closed >> family & 1)
        for level in range(3):
            sheet.put(COPIES[level], state.copies[3 * family + level] if in_play else 0)


def _put_demands(sheet: Sheet, state: Table) -> None:
    for tile in range(CONTRACTS):
        sheet.part("contract", tile)
        sheet.flag("on-board", tile in state.contracts)
        sheet.flag("comes-next", tile in state.next_contract)
    for order in range(ORDERS):
        sheet.part("order", order)
        sheet.flag("on-board", order in state.orders)


def _put_tiles(sheet: Sheet, state: Table) -> None:
    at = sheet.rows("tile", TILES, TILE)
    numbers = sheet.numbers
    place: i64
    for place in range(at, at + 5 * TILES):
        numbers[place] = 0
    _mark_tiles(numbers, at, state.tank_pipes)
    _mark_tiles(numbers, at + 1, state.machine_pipes)
    _mark_tiles(numbers, at + 2, state.government)
    _mark_tiles(numbers, at + 3, state.now.hand)
    held = state.now.held
    if held >= 0:
        for place in range(4):  # wherever it came from
            numbers[at + 5 * held + place] = 0
        numbers[at + 5 * held + 4] = 1


def _mark_tiles(numbers: vec[i32], at: i64, tiles: list[int]) -> None:
    tile: i64
    for tile in tiles:
        if tile != GONE:
            numbers[at + 5 * tile] = 1


def _put_seat(sheet: Sheet, state: Table, seat: int, relative: int) -> None:
    player = state.players[seat]
    figures = state.figures
    score = valuation.score(state, player)
    sheet.put("present", 1)
    sheet.flag("to-decide", state.turn == seat)
    sheet.put("order-place", state.order.index(seat) + 1 if seat in state.order else 0)
    sheet.put("next-place", state.row.index(seat) + 1 if seat in state.row else 0)
    sheet.put("money", player.money)
    sheet.put("penalties", player.penalties)
    sheet.put("penalty-cost", score.penalty)
    sheet.put("tiles", len(player.network.tiles))
    sheet.put("machines", len(player.network.machines))
    sheet.put("contracts", len(player.contracts))
    sheet.put("deferred", sum([contract.deferred for contract in player.contracts]))
    sheet.put("unfinished", sum([contract.unfinished() for contract in player.contracts]))
    sheet.put("orders-filled", len(player.orders))
    sheet.put("worth", score.total())
    sheet.put("worth-oil", score.oil)
    sheet.put("worth-lines", score.lines)
    sheet.put("worth-attached", score.tile)
    sheet.put("worth-cards", sum(score.cards))
    for family in range(len(FAMILIES)):
        sheet.put(LEVEL[family], player.levels[family])
    for grade in range(4):
        sheet.part(SEAT_GRADE[relative][grade])
        held = player.held(grade)
        sheet.put("tanks", player.tanks[grade])
        sheet.put("oil", held)
        sheet.put("tank-room", figures.cubes_per_tank * player.tanks[grade] - held)
    _put_cubes(sheet, state, player, relative)
    put_reached(sheet, state, player, SEAT_CUBE[relative])


def _put_cubes(sheet: Sheet, state: Table, player: Player, relative: int) -> None:
    """By colour and grade: what is held, and what contracts want."""
    wanted = [0] * CUBES
    later = [0] * CUBES
    for contract in player.contracts:
        needs = state.figures.demands[contract.tile].needs
        for at in range(len(needs)):
            if contract.deferred:
                later[needs[at]] += 1
            elif contract.unfinished() and not contract.filled >> at & 1:
                wanted[needs[at]] += 1
    for cube in range(CUBES):
        sheet.part(SEAT_CUBE[relative][cube])
        sheet.put("holds", player.oil[cube])
        sheet.put("wanted", wanted[cube])
        sheet.put("wanted-later", later[cube])


def _put_nobody(sheet: Sheet, relative: int) -> None:
    sheet.blank(OF_SEAT)
    sheet.blank(LEVEL)
    for grade in range(4):
        sheet.part(SEAT_GRADE[relative][grade])
        sheet.blank(TANKS)
    for names in (NEEDS, KINDS):
        for cube in range(CUBES):
            sheet.part(SEAT_CUBE[relative][cube])
            sheet.blank(names)
