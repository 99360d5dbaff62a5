"""The four markets: a player sells as much as he likes, then buys as much as he likes (PL-4)."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.packed import vec
from powerhouse.core.refusal import Refusal
from powerhouse.games.pipeline.codes import BUY, COLOURS, DONE, FREE, GRADES, SELL, Action, Family, Stage
from powerhouse.games.pipeline.cubes import colour_of, cube, grade_of
from powerhouse.games.pipeline.offers import Offer
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.refusals import refuse
from powerhouse.games.pipeline.table import Table

CUBES: Final = 12


def begin(state: Table) -> None:
    state.stage = Stage.TRADE


def moves(state: Table, legal: LegalMoves) -> None:
    player = state.players[state.turn]
    offer = offers(state, player)[state.now.action]
    legal.add(DONE)
    if offer.price <= player.money:
        _add_purchases(state, player, legal)
    best = player.best_grades()
    if not state.now.buying and offer.takes(best):
        _add_sales(state, player, best, legal)


def _add_purchases(state: Table, player: Player, legal: LegalMoves) -> None:
    start, end = trading(state, player, state.now.action)
    slots, grades, costs, money = state.slots, state.figures.slot_grade, prices(state, player), player.money
    room = [has_room(state, player, grade) for grade in range(4)]
    for slot in range(start, end):
        if slots[slot] != FREE and costs[slot] <= money and room[grades[slot]] and _leads(state, slot):
            legal.add(BUY + slot)


def _add_sales(state: Table, player: Player, best: vec[i64], legal: LegalMoves) -> None:
    start, end = trading(state, player, state.now.action)
    every = any_colour(player, state.now.action)
    slots, grades, colours, oil = state.slots, state.figures.slot_grade, state.figures.slot_colour, player.oil
    for slot in range(start, end):
        own = colours[slot]
        if slots[slot] == FREE and (every or best[own] >= grades[slot]) and _leads(state, slot):
            for colour in range(3):
                if colour == own or every:
                    for grade in range(grades[slot], 4):
                        if oil[4 * colour + grade]:
                            legal.add(SELL + CUBES * slot + 4 * colour + grade)


def has_room(state: Table, player: Player, grade: i64) -> bool:
    """Whether the tanks take one more cube of a grade."""
    return player.held(grade) < state.figures.cubes_per_tank * player.tanks[grade]


def trading(state: Table, player: Player, market: i64) -> tuple[i64, i64]:
    """The slots on which the player trades: one market, or with Refined Markets 2 all refined ones (PL-12.13)."""
    starts = state.figures.market_start
    if market != Action.CRUDE_MARKET and player.has(Family.REFINED_MARKETS, 2):
        return starts[Action.MARKET_1], starts[Action.MARKET_3 + 1]
    return starts[market], starts[market + 1]


def any_colour(player: Player, market: i64) -> bool:
    """Whether a cube may be sold in a slot of another colour, with Refined Markets 3 (PL-12.14)."""
    return market != Action.CRUDE_MARKET and player.has(Family.REFINED_MARKETS, 3)


def offers(state: Table, player: Player) -> list[Offer]:
    """What each market offers the player; Refined Markets changes it for the refined ones (PL-12.13, PL-12.14)."""
    if not player.has(Family.REFINED_MARKETS, 1):
        return state.offers
    refined = [offer.dearer() for offer in state.offers[Action.MARKET_1 :]]
    if player.has(Family.REFINED_MARKETS, 2):
        refined = [refined[0].beside(refined[1]).beside(refined[2])] * len(refined)
    if player.has(Family.REFINED_MARKETS, 3):
        refined = [offer.of_any_colour() for offer in refined]
    return [state.offers[Action.CRUDE_MARKET]] + refined


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


def price(state: Table, player: Player, slot: i64) -> i64:
    """What a cube costs or brings in a slot."""
    return prices(state, player)[slot]


def prices(state: Table, player: Player) -> vec[i64]:
    """What slots cost and pay; Refined Markets 1 shifts refined oil both ways (PL-12.13)."""
    figures = state.figures
    return figures.shifted_price if player.has(Family.REFINED_MARKETS, 1) else figures.slot_price


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
    state.lay_cube(slots, slot)


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
