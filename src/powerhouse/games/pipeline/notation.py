"""Moves in words: `go market-2`, `sell teal high market-2 teal mid 45`, `place 3,-1 east`, `refine 4 crude mid`."""

from typing import TYPE_CHECKING, Final

from powerhouse.games.pipeline.codes import (
    ACT,
    ACTION_TILE,
    ACTIONS,
    BUY,
    CARD,
    CLOSE,
    COLOURS,
    CONTRACT,
    CONTRACTS,
    COST,
    DONE,
    DRAW,
    FAMILIES,
    FAMILY,
    FILL,
    FIRST,
    GRADE,
    GRADES,
    HOLD,
    LOAN,
    MACHINE,
    MOST,
    ORDER,
    ORDERS,
    PASS,
    PIPES,
    PLACE,
    REFINE,
    SELL,
    SERVE,
    SIGN,
    SITE,
    SPACE,
    SPEND,
    STAND,
    START,
    TAKE,
    TANK,
    UPGRADE,
    Action,
    Stage,
)
from powerhouse.games.pipeline.grid import CELLS, SIDES, x_of, y_of
from powerhouse.games.pipeline.markets import CUBES, FREE, price

if TYPE_CHECKING:
    from powerhouse.games.pipeline.state import Pipeline

PLAIN: Final = {"pass": PASS, "done": DONE, "loan": LOAN}
TILE_WORDS: Final = {"take": TAKE, "lay": HOLD, "stand": STAND}
FAMILY_WORDS: Final = {"upgrade": UPGRADE, "close": CLOSE}
MARKET_WORDS: Final = ACTIONS[: Action.UPGRADES]


def heading(state: "Pipeline") -> str:
    if state.stage == Stage.TANKS:
        return "set-up"
    return "end" if state.stage == Stage.OVER else f"year {state.year + 1}, round {state.round}"


def text(state: "Pipeline", move: int) -> str:
    for word, code in PLAIN.items():
        if move == code:
            return word
    if move >= PLACE:
        return _place_text(move) if move < MOST else f"move {move}"
    if move >= SITE:
        cell = move - SITE
        return f"site {_point(cell)}" if cell < CELLS else f"move {move}"
    if move >= BUY:
        return _oil_text(state, move) or f"move {move}"
    return _tile_text(state, move) or _small_text(state, move) or f"move {move}"


def _small_text(state: "Pipeline", move: int) -> str:
    figures = state.figures
    if ACT <= move < ACT + Action.ALL_MACHINES:
        return f"go {ACTIONS[move - ACT]}"
    if move == ACT + Action.ALL_MACHINES:
        return "run machines"
    if GRADE <= move < GRADE + 4:
        return f"tank {GRADES[move - GRADE]}"
    if PIPES <= move < PIPES + len(figures.pipe_counts):
        return f"pipes {figures.pipe_counts[move - PIPES]}"
    if SPEND <= move < SPEND + 4:
        return f"spend {GRADES[move - SPEND]}"
    if SPACE <= move < SPACE + 8:
        return f"disc {(move - SPACE) // 2 + 1}" + (" left" if (move - SPACE) % 2 else "")
    for word, base in FAMILY_WORDS.items():
        if base <= move < base + len(FAMILIES):
            return f"{word} {FAMILIES[move - base]}"
    if TANK <= move < TANK + 12:
        return f"tank {figures.tank_shop.prices[(move - TANK) // 4]} {GRADES[(move - TANK) % 4]}"
    if MACHINE <= move < MACHINE + 3:
        return f"machine {figures.machine_shop.prices[move - MACHINE]}"
    return ""


def _tile_text(state: "Pipeline", move: int) -> str:
    figures = state.figures
    if SERVE <= move < SERVE + ORDERS:
        return f"serve {figures.orders[move - SERVE].id}"
    for word, base in TILE_WORDS.items():
        if base <= move < base + len(figures.faces):
            return f"{word} {figures.faces[move - base].id}"
    if START <= move < SIGN:
        return f"start {move - START + 1}"
    if SIGN <= move < SIGN + 2 * len(figures.demands):
        return f"sign {figures.demands[(move - SIGN) // 2].id}" + (" deferred" if (move - SIGN) % 2 else "")
    return ""


def _oil_text(state: "Pipeline", move: int) -> str:
    figures = state.figures
    if BUY <= move < BUY + figures.slots:
        slot = move - BUY
        content = state.slots[slot]
        stranger = "" if content in (FREE, figures.slot_colour[slot] + 1) else f" {COLOURS[content - 1]}"
        return f"buy {_slot_text(state, slot)}{stranger}"
    if SELL <= move < SELL + CUBES * figures.slots:
        slot, cube = divmod(move - SELL, CUBES)
        return f"sell {COLOURS[cube // 4]} {GRADES[cube % 4]} {_slot_text(state, slot)}"
    if FILL <= move < FILL + 20 * len(figures.demands):
        demand = figures.demands[(move - FILL) // 20]
        at, grade = divmod((move - FILL) % 20, 4)
        if at < len(demand.needs):
            need = demand.needs[at]
            return f"deliver {COLOURS[need // 4]} {GRADES[grade]} to {demand.id} as {GRADES[need % 4]}"
    if REFINE <= move < SITE:
        number, rest = divmod(move - REFINE, 16)
        return f"refine {number + 1} {GRADES[rest // 4]} {GRADES[rest % 4]}"
    return ""


def _slot_text(state: "Pipeline", slot: int) -> str:
    row = state.figures.rows[state.figures.slot_row[slot]]
    cost = price(state, state.players[state.turn], slot)
    return f"{MARKET_WORDS[row.market]} {COLOURS[row.colour]} {GRADES[row.grade]} {cost}"


def _point(cell: int) -> str:
    return f"{x_of(cell)},{y_of(cell)}"


def _place_text(move: int) -> str:
    place = move - PLACE
    return f"place {_point(place >> 2)} {SIDES[place & 3]}"


def reveal_text(state: "Pipeline", code: int) -> str:
    figures = state.figures
    if DRAW <= code < DRAW + len(figures.faces):
        return f"pipe {figures.faces[code - DRAW].id}"
    if CONTRACT <= code < CONTRACT + CONTRACTS:
        return f"contract {figures.contracts[code - CONTRACT].id}"
    if ORDER <= code < ORDER + ORDERS:
        return f"order {figures.orders[code - ORDER].id}"
    if FAMILY <= code < FAMILY + len(FAMILIES):
        return f"family {FAMILIES[code - FAMILY]}"
    if CARD < code <= CARD + len(figures.cards):
        return f"card {code - CARD}"
    if COST <= code < ACTION_TILE:
        return f"cost {code - COST}"
    if ACTION_TILE <= code < FIRST:
        return f"action {ACTIONS[code - ACTION_TILE]}"
    return f"first {code - FIRST + 1}"
