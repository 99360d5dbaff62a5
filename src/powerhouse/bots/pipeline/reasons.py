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
    """What the move is worth to the company, by which it is chosen, and for what."""
    why = _why(state, company, move)
    if stages.plain(state, company.weights):
        return why
    for candidate in stages.candidates(company):
        value = candidate.value
        if candidate.move == move and value:
            return phrase("reason-worth", value=f"{value:.0f}" if abs(value) >= 1 else f"{value:.1f}", why=why)
    return why


def _why(state: Pipeline, company: Company, move: int) -> Phrase:
    turns = int(company.outlook.turns)
    if move in (codes.PASS, codes.DONE):
        return phrase("reason-enough", turns=turns)
    if move >= codes.PLACE:
        return phrase("reason-pipes", turns=turns)
    if move >= codes.SITE:
        return phrase("reason-site")
    if move >= codes.REFINE:
        return phrase("reason-refine")
    if move >= codes.FILL or codes.SERVE <= move < codes.TAKE:
        return phrase("reason-deliver", gain=round(Delivery(company).gain))
    if move >= codes.BUY:
        return _market(company, Visit(company, state.now.action, 0, state.now.buying))
    if move >= codes.SIGN:
        made = f"{company.works.cubes_a_turn():.1f}"
        return phrase("reason-sign", cubes=made, turns=int(company.outlook.year_turns))
    if move >= codes.START:
        return phrase("reason-machines", gain=round(machine_run(company.oil(), move - codes.START).gain))
    if move >= codes.STAND:
        return phrase("reason-network", gain=round(best_stand(company).gain))
    if move >= codes.TAKE or codes.PIPES <= move < codes.SPEND:
        return phrase("reason-pipes", turns=turns)
    if codes.TANK <= move < codes.MACHINE:
        return phrase("reason-tank", cubes=int(state.figures.cubes_per_tank))
    return _early(state, company, move, turns)


def _early(state: Pipeline, company: Company, move: int, turns: int) -> Phrase:
    """Moves with low codes: actions, start tanks, loans, the order of play, upgrades, machines."""
    if codes.ACT <= move < codes.GRADE:
        return _action(company, move - codes.ACT)
    if move < codes.LOAN:
        return phrase("reason-start-tank")
    if move == codes.LOAN:
        return phrase("reason-loan", loan=int(state.figures.loan), penalty=round(company.wanted().penalty()))
    if move < codes.SPACE:
        return phrase("reason-spend")
    if move < codes.UPGRADE:
        return phrase("reason-disc")
    if codes.CLOSE <= move < codes.TANK:
        return phrase("reason-close")
    return phrase("reason-pays", turns=turns) if turns else phrase("reason-counts")


def _market(company: Company, visit: Visit) -> Phrase:
    dollars = f"{visit.money - company.player.money:+d}"
    return phrase("reason-market", sold=int(visit.sold), bought=int(visit.bought), dollars=dollars)


def _action(company: Company, action: int) -> Phrase:
    if action <= Action.MARKET_3:
        return _market(company, Visit(company, action, 0, False))
    if action == Action.NETWORK:
        return phrase("reason-network", gain=round(best_stand(company).gain))
    if action == Action.ALL_MACHINES:
        return phrase("reason-machines", gain=round(machine_run(company.oil(), -1).gain))
    turns = int(company.outlook.turns)
    if not turns:
        return phrase("reason-last-action", money=int(company.player.money))
    return phrase("reason-action", turns=turns, money=int(company.player.money))
