"""Why one would make a move, in a few words with the figures that speak for it."""

from powerhouse.bots.pipeline import stages
from powerhouse.bots.pipeline.company import Company
from powerhouse.bots.pipeline.delivering import Delivery
from powerhouse.bots.pipeline.running import machine_run
from powerhouse.bots.pipeline.visit import Visit
from powerhouse.bots.pipeline.worker import best_stand
from powerhouse.core.words import counted
from powerhouse.games.pipeline.codes import (
    ACT,
    DONE,
    FILL,
    GRADE,
    HOLD,
    LOAN,
    MACHINE,
    PASS,
    PIPES,
    PLACE,
    REFINE,
    SIGN,
    SITE,
    SPACE,
    TAKE,
    TANK,
    UPGRADE,
    Action,
)
from powerhouse.games.pipeline.state import Pipeline


def reason(state: Pipeline, company: Company, move: int) -> str:
    """One sentence: what the move is worth to the company, and for what."""
    why = _why(state, company, move)
    for candidate in stages.plain(state, company.weights) or stages.candidates(company):
        if candidate.move == move and candidate.value:
            return f"worth {candidate.value:.0f}: {why}"
    return why


def _why(state: Pipeline, company: Company, move: int) -> str:
    turns = company.outlook.turns
    if move in (PASS, DONE):
        return f"nothing else is worth its price with {counted(turns, 'turn')} to come"
    if ACT <= move < GRADE:
        return _action(company, move - ACT)
    if move < LOAN:
        return "room for oil of this grade is wanted first"
    if move == LOAN:
        return f"{state.figures.loan} dollars now for a penalty of {company.wanted().penalty():.0f} in the end"
    if SPACE <= move < UPGRADE:
        return "first in the next round, before 1 other at least"
    if TANK <= move < MACHINE:
        return f"room for {state.figures.cubes_per_tank} more cubes"
    if move >= PLACE or HOLD <= move < SIGN or TAKE <= move < HOLD or PIPES <= move < SPACE:
        return f"longer lines, for {counted(turns, 'turn')} and the end"
    if move >= SITE:
        return "the most lines end here, and the fewest are cut"
    if move >= REFINE:
        return "better oil brings more"
    if move >= FILL:
        return f"delivered it brings {Delivery(company).gain:.0f} more than elsewhere"
    if SIGN <= move < FILL:
        made, left = company.works.cubes_a_turn(), counted(company.outlook.year_turns, "turn")
        return f"the lines make {made:.1f} cubes a turn, and the year has {left} to come"
    return f"it pays over {counted(turns, 'turn')}"


def _action(company: Company, action: int) -> str:
    if action <= Action.MARKET_3:
        visit = Visit(company, action, 0, False)
        change = visit.money - company.player.money
        return f"sells {visit.sold} and buys {visit.bought}, {change:+d} dollars"
    if action == Action.NETWORK:
        return f"refining on the best tile gains {best_stand(company).gain:.0f}"
    if action == Action.ALL_MACHINES:
        return f"the machines refine for a gain of {machine_run(company.oil(), -1).gain:.0f}"
    return f"it pays over {counted(company.outlook.turns, 'turn')}, with {company.player.money} dollars in hand"
