"""Set-up: what is dealt at random, then the start tanks, which the players place (PL-1)."""

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.packed import vec
from powerhouse.core.refusal import Refusal
from powerhouse.games.pipeline import codes, turn, years
from powerhouse.games.pipeline.codes import FAMILIES, GRADES
from powerhouse.games.pipeline.player import newcomer
from powerhouse.games.pipeline.refusals import refuse
from powerhouse.games.pipeline.table import Table


def deal(state: Table, chance: Chance) -> None:
    """From the blank state to the first decision."""
    figures = state.figures
    _fill_markets(state)
    for row in range(3):
        state.contracts = state.contracts + [
            years.deal_contract(state, row, chance) for _ in range(figures.contract_columns)
        ]
    years.show_next_contracts(state, chance)
    _deal_orders(state, chance)
    if not state.families:
        state.families = _some(list(range(len(FAMILIES))), figures.upgrades.in_play, codes.FAMILY, chance)
    state.government = years.drawn(state, figures.quadrants * figures.spaces, chance)
    years.deal_shop_pipes(state, chance)
    state.lay_cross(_in_turn(figures.action_tiles, len(figures.action_tiles), codes.ACTION_TILE, chance))
    sevens = state.options["refining"] == "all"
    state.markers = _in_turn([value for value in figures.markers if sevens or value != 7], 9, codes.COST, chance)
    state.costs = figures.refine_costs(state.markers)
    if not state.cards:
        numbers = [card.number for card in figures.cards]
        state.cards = _some(numbers, figures.card_count, codes.CARD, chance)
    first = chance.pick([codes.FIRST + seat for seat in range(figures.players)]) - codes.FIRST
    state.order = [(first + place) % figures.players for place in range(figures.players)]
    state.players = [newcomer(figures.start_money) for _ in range(figures.players)]
    _begin_tanks(state)


def _fill_markets(state: Table) -> None:
    slots = state.slots[:]
    supply = state.supply[:]
    for row in state.figures.rows:
        if row.filled_at_setup:
            for slot in row.slots:
                slots[slot] = row.colour + 1
                supply[row.colour] -= 1
    state.lay_cubes(slots)
    state.supply = supply


def _deal_orders(state: Table, chance: Chance) -> None:
    """Orders that are not shown go back to the box unseen."""
    figures = state.figures
    for numbers in figures.order_numbers:
        state.orders = state.orders + _in_turn(numbers, figures.order_columns, codes.ORDER, chance)


def _in_turn(things: list[int], count: int, base: int, chance: Chance) -> list[int]:
    """So many of the things, as they come."""
    left = [base + thing for thing in things]
    shown: list[int] = []
    for _ in range(count):
        code = chance.pick(left)
        left.remove(code)
        shown.append(code - base)
    return shown


def _some(things: list[int], count: int, base: int, chance: Chance) -> list[int]:
    """So many of the things, in the order of their numbers."""
    return sorted(_in_turn(things, count, base, chance))


def _begin_tanks(state: Table) -> None:
    state.turn = state.order[0]
    if state.options["start-tanks"] == "recommended":
        for player in state.players:
            player.tanks = vec[i64](state.figures.recommended_tanks)
        turn.begin(state)


def moves(state: Table, legal: LegalMoves) -> None:
    """Each start tank goes into a row; a row takes no more than it has columns."""
    tanks = state.players[state.turn].tanks
    grade: i64
    for grade in range(4):
        if tanks[grade] < state.figures.tank_columns:
            legal.add(codes.GRADE + grade)


def play(state: Table, move: int, chance: Chance) -> None:
    player = state.players[state.turn]
    player.add_tank(move - codes.GRADE)
    if sum(player.tanks) < state.figures.start_tanks:
        return
    state.place += 1
    if state.place < len(state.order):
        state.turn = state.order[state.place]
    else:
        state.place = 0
        turn.begin(state)


def refusals(state: Table, move: int) -> list[Refusal]:
    grade = move - codes.GRADE
    if not 0 <= grade < 4:
        return [refuse("not-tank", {})]
    return [refuse("row-full", {"grade": GRADES[grade], "tanks": state.figures.tank_columns})]
