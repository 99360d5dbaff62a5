"""Why one would make a move, in a few words with the figures that speak for it."""

from powerhouse.bots.pipeline import stages
from powerhouse.bots.pipeline.company import Company
from powerhouse.games.pipeline.state import Pipeline


def reason(state: Pipeline, company: Company, move: int) -> str:
    found = stages.plain(state, company.weights) or stages.candidates(company)
    for candidate in found:
        if candidate.move == move:
            return f"worth {candidate.value:.0f}: {state.text(move)}"
    return f"not considered: {state.text(move)}"
