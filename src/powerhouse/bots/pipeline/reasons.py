"""Why one would make a move, in a few words with the figures that speak for it."""

from powerhouse.bots.pipeline import stages
from powerhouse.bots.pipeline.company import Company
from powerhouse.bots.pipeline.delivering import Delivery
from powerhouse.bots.pipeline.running import machine_run
from powerhouse.bots.pipeline.visit import Visit
from powerhouse.bots.pipeline.worker import best_stand
from powerhouse.core.phrase import Phrase, phrase
from powerhouse.games.pipeline import codes
from powerhouse.games.pipeline.codes import Action
from powerhouse.games.pipeline.state import Pipeline


def reason(state: Pipeline, company: Company, move: int) -> Phrase:
    """One sentence: what the move is worth to the company, and for what."""
    why = _why(state, company, move)
    for candidate in stages.plain(state, company.weights) or stages.candidates(company):
        if candidate.move == move and candidate.value:
            return phrase("reason-worth", value=round(candidate.value), why=why)
    return why


def _why(state: Pipeline, company: Company, move: int) -> Phrase:
    turns = int(company.outlook.turns)
    if move in (codes.PASS, codes.DONE):
        return phrase("reason-enough", turns=turns)
    if codes.ACT <= move < codes.GRADE:
        return _action(company, move - codes.ACT)
    if move < codes.LOAN:
        return phrase("reason-start-tank")
    if move == codes.LOAN:
        return phrase("reason-loan", loan=int(state.figures.loan), penalty=round(company.wanted().penalty()))
    if codes.SPACE <= move < codes.UPGRADE:
        return phrase("reason-disc")
    if codes.TANK <= move < codes.MACHINE:
        return phrase("reason-tank", cubes=int(state.figures.cubes_per_tank))
    if (
        move >= codes.PLACE
        or codes.HOLD <= move < codes.SIGN
        or codes.TAKE <= move < codes.HOLD
        or codes.PIPES <= move < codes.SPACE
    ):
        return phrase("reason-pipes", turns=turns)
    if move >= codes.SITE:
        return phrase("reason-site")
    if move >= codes.REFINE:
        return phrase("reason-refine")
    if move >= codes.FILL:
        return phrase("reason-deliver", gain=round(Delivery(company).gain))
    if codes.SIGN <= move < codes.FILL:
        made = f"{company.works.cubes_a_turn():.1f}"
        return phrase("reason-sign", cubes=made, turns=int(company.outlook.year_turns))
    return phrase("reason-pays", turns=turns)


def _action(company: Company, action: int) -> Phrase:
    if action <= Action.MARKET_3:
        visit = Visit(company, action, 0, False)
        dollars = f"{visit.money - company.player.money:+d}"
        return phrase("reason-market", sold=int(visit.sold), bought=int(visit.bought), dollars=dollars)
    if action == Action.NETWORK:
        return phrase("reason-network", gain=round(best_stand(company).gain))
    if action == Action.ALL_MACHINES:
        return phrase("reason-machines", gain=round(machine_run(company.oil(), -1).gain))
    return phrase("reason-action", turns=int(company.outlook.turns), money=int(company.player.money))
