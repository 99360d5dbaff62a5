"""Set-up: what is dealt at random, then the start tanks, which the players place (PL-1)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.packed import vec
from powerhouse.core.refusal import Refusal
from powerhouse.games.pipeline import turn, years
from powerhouse.games.pipeline.codes import (
    ACTION_TILE,
    CARD,
    CONTRACT,
    COST,
    DRAW,
    FAMILIES,
    FAMILY,
    FIRST,
    GRADE,
    GRADES,
    ORDER,
    Action,
    Stage,
)
from powerhouse.games.pipeline.order import FREE as NO_DISC
from powerhouse.games.pipeline.player import newcomer
from powerhouse.games.pipeline.tables import Figures
from powerhouse.games.pipeline.texts import refuse

if TYPE_CHECKING:
    from powerhouse.games.pipeline.state import Pipeline


def blank(figures: Figures, options: dict[str, str], families: list[int], cards: list[int]) -> "Pipeline":
    """Before anything is dealt. Families and cards that are not named are left to chance."""
    from powerhouse.games.pipeline.state import Pipeline

    state = Pipeline()
    state.figures = figures
    state.options = options
    state.turn = 0
    state.stage = Stage.TANKS
    state.year = 0
    state.round = 1
    state.order = []
    state.place = 0
    state.row = [NO_DISC] * figures.players
    state.players = []
    state.supply = vec[i64](figures.cubes)
    state.slots = vec[i64]([0] * figures.slots)
    state.markers = []
    state.costs = vec[i64]([])
    state.cross = []
    state.families = families
    state.copies = [copies for _ in FAMILIES for copies in figures.upgrades.copies]
    state.closed = 0
    state.government = []
    state.opened = 0
    state.opened_now = False
    state.tanks_left = figures.tank_shop.full
    state.machines_left = figures.machine_shop.full
    state.tank_pipes = []
    state.machine_pipes = []
    state.contracts = []
    state.next_contract = []
    state.contracts_left = [figures.contract_stack] * 3
    state.unseen_contracts = [
        [CONTRACT + number for number, contract in enumerate(figures.contracts) if contract.back == grade]
        for grade in GRADES[1:]
    ]
    state.orders = []
    state.cards = cards
    state.unseen = [DRAW + tile for tile in range(len(figures.faces))]
    state.discarded = 0
    state.bank = 0
    state.working = True
    state.mains = 0
    state.main_space = Action.NONE
    state.seconded = False
    state.ran_early = False
    state.started = 0
    state.ran = False
    turn.forget_action(state)
    return state


def deal(state: "Pipeline", chance: Chance) -> None:
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
        state.families = _some(list(range(len(FAMILIES))), figures.upgrades.in_play, FAMILY, chance)
    unseen = state.unseen[:]
    state.government = [years.draw(unseen, chance) for _ in range(figures.quadrants * figures.spaces)]
    state.unseen = unseen
    years.deal_shop_pipes(state, chance)
    state.cross = _in_turn(figures.action_tiles, len(figures.action_tiles), ACTION_TILE, chance)
    sevens = state.options["refining"] == "all"
    state.markers = _in_turn([value for value in figures.markers if sevens or value != 7], 9, COST, chance)
    state.costs = figures.refine_costs(state.markers)
    if not state.cards:
        numbers = [card.number for card in figures.cards]
        state.cards = _some(numbers, figures.card_count, CARD, chance)
    first = chance.pick([FIRST + seat for seat in range(figures.players)]) - FIRST
    state.order = [(first + place) % figures.players for place in range(figures.players)]
    state.players = [newcomer(figures.start_money) for _ in range(figures.players)]
    _begin_tanks(state)


def _fill_markets(state: "Pipeline") -> None:
    slots = state.slots[:]
    supply = state.supply[:]
    for row in state.figures.rows:
        if row.filled_at_setup:
            for slot in row.slots:
                slots[slot] = row.colour + 1
                supply[row.colour] -= 1
    state.slots = slots
    state.supply = supply


def _deal_orders(state: "Pipeline", chance: Chance) -> None:
    """Orders that are not shown go back to the box unseen."""
    figures = state.figures
    for back in figures.order_backs:
        numbers = [number for number, order in enumerate(figures.orders) if order.back == back]
        state.orders = state.orders + _in_turn(numbers, figures.order_columns, ORDER, chance)


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


def _begin_tanks(state: "Pipeline") -> None:
    state.turn = state.order[0]
    if state.options["start-tanks"] == "recommended":
        for player in state.players:
            player.tanks = vec[i64](state.figures.recommended_tanks)
        turn.begin(state)


def moves(state: "Pipeline") -> list[int]:
    """Each start tank goes into a row; a row takes no more than it has columns."""
    tanks = state.players[state.turn].tanks
    return [GRADE + grade for grade in range(4) if tanks[grade] < state.figures.tank_columns]


def play(state: "Pipeline", move: int, chance: Chance) -> None:
    tanks = state.players[state.turn].tanks
    tanks[move - GRADE] += 1
    if sum(tanks) < state.figures.start_tanks:
        return
    state.place += 1
    if state.place < len(state.order):
        state.turn = state.order[state.place]
    else:
        state.place = 0
        turn.begin(state)


def refusals(state: "Pipeline", move: int) -> list[Refusal]:
    grade = move - GRADE
    if not 0 <= grade < 4:
        return [refuse("not-tank", {})]
    return [refuse("row-full", {"grade": GRADES[grade], "tanks": state.figures.tank_columns})]
