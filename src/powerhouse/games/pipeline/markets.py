"""The four markets: a player sells as much as he likes, then buys as much as he likes (PL-4)."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.packed import vec
from powerhouse.core.refusal import Refusal
from powerhouse.games.pipeline.codes import BUY, COLOURS, CRUDE, DONE, GRADES, SELL, Action, Family, Stage
from powerhouse.games.pipeline.cubes import colour_of, cube, grade_of
from powerhouse.games.pipeline.figures import Figures
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.refusals import refuse
from powerhouse.games.pipeline.table import Table

FREE: Final = 0
"""An empty slot; otherwise a slot holds the colour of its cube + 1."""
CUBES: Final = 12


def begin(state: Table) -> None:
    state.stage = Stage.TRADE


def moves(state: Table, legal: LegalMoves) -> None:
    player = state.players[state.turn]
    figures = state.figures
    start, end = trading(state, player, state.now.action)
    legal.add(DONE)
    slots, grades = state.slots, figures.slot_grade
    for slot in range(start, end):
        if (
            slots[slot] != FREE
            and has_room(state, player, grades[slot])
            and price(state, player, slot) <= player.money
            and _leads(state, slot)
        ):
            legal.add(BUY + slot)
    if state.now.buying or not any(player.oil):
        return
    every = any_colour(player, state.now.action)
    for slot in range(start, end):
        if slots[slot] == FREE and _leads(state, slot):
            _add_sales(figures, player, slot, every, legal)


def has_room(state: Table, player: Player, grade: i64) -> bool:
    """Whether the tanks take one more cube of a grade."""
    return player.held(grade) < state.figures.cubes_per_tank * player.tanks[grade]


def trading(state: Table, player: Player, market: i64) -> tuple[i64, i64]:
    """The slots on which the player trades: one market, or with Refined Markets 2 all refined ones (PL-12.13)."""
    starts = state.figures.market_start
    if market != Action.CRUDE_MARKET and player.has(Family.REFINED_MARKETS, 2):
        return starts[1], starts[4]
    return starts[market], starts[market + 1]


def any_colour(player: Player, market: i64) -> bool:
    """Whether a cube may be sold in a slot of another colour, with Refined Markets 3 (PL-12.14)."""
    return market != Action.CRUDE_MARKET and player.has(Family.REFINED_MARKETS, 3)


def best_grades(player: Player) -> vec[i64]:
    """The best grade that the player has of each colour, and of all three; -1 where there is none."""
    oil = player.oil
    best = vec[i64]([-1, -1, -1, -1])
    colour: i64
    grade: i64
    for colour in range(3):
        for grade in range(4):
            if oil[4 * colour + grade]:
                best[colour] = grade
                if grade > best[3]:
                    best[3] = grade
    return best


def pays(state: Table, player: Player, market: i64, money: i64, best: vec[i64]) -> bool:
    """Whether a cube that lies there can be paid or one of the `best` be sold; also where none lies (PL-2.3)."""
    figures, slots = state.figures, state.slots
    start, end = trading(state, player, market)
    finest = best[3]
    hopeless = finest < 0 and money < figures.lowest_price
    every = any_colour(player, market)
    prices, grades, colours = figures.slot_price, figures.slot_grade, figures.slot_colour
    refined: i64 = money - (figures.upgrades.price_shift if player.has(Family.REFINED_MARKETS, 1) else 0)
    lies = False
    for slot in range(start, end):
        grade = grades[slot]
        if slots[slot] == FREE:
            if (finest if every else best[colours[slot]]) >= grade:
                return True
        elif hopeless:
            return False
        else:
            lies = True
            if prices[slot] <= (money if grade == CRUDE else refined):
                return True
    return not lies


def cheapest_cube(state: Table, player: Player, market: i64) -> i64:
    """The lowest price of a cube that lies there; 0 if none lies."""
    start, end = trading(state, player, market)
    return min([price(state, player, slot) for slot in range(start, end) if state.slots[slot] != FREE], default=0)


def _leads(state: Table, slot: i64) -> bool:
    """Whether this is the rightmost of the slots of its row that have the same price and hold the same (PL-4.4)."""
    slots, twins = state.slots, state.figures.twin
    content = slots[slot]
    twin = twins[slot]
    while twin >= 0:
        if slots[twin] == content:
            return False
        twin = twins[twin]
    return True


def _add_sales(figures: Figures, player: Player, slot: i64, every: bool, legal: LegalMoves) -> None:
    base = SELL + CUBES * slot
    lowest = figures.slot_grade[slot]
    own = figures.slot_colour[slot]
    oil = player.oil
    for colour in range(3):
        if colour == own or every:
            for grade in range(lowest, 4):
                offered = 4 * colour + grade
                if oil[offered]:
                    legal.add(base + offered)


def price(state: Table, player: Player, slot: i64) -> i64:
    """What a cube costs or brings in a slot; Refined Markets 1 shifts refined oil both ways (PL-12.13)."""
    figures = state.figures
    shifted = figures.slot_grade[slot] != CRUDE and player.has(Family.REFINED_MARKETS, 1)
    return figures.slot_price[slot] + (figures.upgrades.price_shift if shifted else 0)


def play(state: Table, move: int, chance: Chance) -> None:
    if move == DONE:
        state.stage = Stage.FINISHED
        return
    player = state.players[state.turn]
    slots = state.slots[:]
    if move < SELL:
        slot: i64 = move - BUY
        state.pay(player, price(state, player, slot))
        player.oil[cube(slots[slot] - 1, state.figures.slot_grade[slot])] += 1
        slots[slot] = FREE
        state.now.buying = True
    else:
        slot = (move - SELL) // CUBES
        sold: i64 = (move - SELL) % CUBES
        state.pay(player, -price(state, player, slot))
        player.oil[sold] -= 1
        slots[slot] = colour_of(sold) + 1
    state.slots = slots


def refusals(state: Table, move: int) -> list[Refusal]:
    player = state.players[state.turn]
    start, end = trading(state, player, state.now.action)
    if BUY <= move < BUY + state.figures.slots:
        slot = move - BUY
        return [refuse("other-market", {})] if not start <= slot < end else _buy_refusals(state, player, slot)
    if SELL <= move < SELL + CUBES * state.figures.slots:
        slot, sold = divmod(move - SELL, CUBES)
        return [refuse("other-market", {})] if not start <= slot < end else _sell_refusals(state, player, slot, sold)
    return [refuse("not-trade", {})]


def _buy_refusals(state: Table, player: Player, slot: int) -> list[Refusal]:
    figures = state.figures
    if state.slots[slot] == FREE:
        return [refuse("slot-empty", {})]
    reasons: list[Refusal] = []
    grade = figures.slot_grade[slot]
    room = figures.cubes_per_tank * player.tanks[grade]
    if player.held(grade) >= room:
        reasons.append(refuse("no-tank", {"grade": GRADES[grade], "held": player.held(grade), "room": room}))
    cost = price(state, player, slot)
    if cost > player.money:
        reasons.append(refuse("cube-dear", {"cost": cost, "money": player.money}))
    return reasons or [refuse("same-slot", {})]


def _sell_refusals(state: Table, player: Player, slot: int, sold: int) -> list[Refusal]:
    figures = state.figures
    reasons: list[Refusal] = []
    if state.now.buying:
        reasons.append(refuse("sold-out", {}))
    if state.slots[slot] != FREE:
        reasons.append(refuse("slot-full", {}))
    colour, grade = COLOURS[colour_of(sold)], GRADES[grade_of(sold)]
    if not player.oil[sold]:
        reasons.append(refuse("no-cube", {"colour": colour, "grade": grade}))
    if grade_of(sold) < figures.slot_grade[slot]:
        reasons.append(refuse("grade-low", {"grade": grade, "wanted": GRADES[figures.slot_grade[slot]]}))
    if colour_of(sold) != figures.slot_colour[slot] and not any_colour(player, state.now.action):
        reasons.append(refuse("colour-wrong", {"colour": colour, "wanted": COLOURS[figures.slot_colour[slot]]}))
    return reasons or [refuse("same-slot", {})]
