"""Ratings of people and bots of this server by openskill: only at tables that were made for it, only who wants it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

# A player who is hardly known stands low: what counts is how good somebody surely is. Points are easier to read so.
POINTS = 40.0
FIRST_POINTS = 1000.0
_model = PlackettLuce()  # openskill's defaults are for people, who learn


@dataclass(frozen=True)
class Skill:
    mu: float = _model.mu
    sigma: float = _model.sigma
    games: int = 0

    @property
    def points(self) -> float:
        return round(FIRST_POINTS + POINTS * (self.mu - 3 * self.sigma))


def after(before: Mapping[str, Skill], game: Sequence[tuple[str, int]]) -> dict[str, Skill]:
    """Skills after a game: who sat there, and their places. One that sat there twice moves by the mean."""
    teams = [[_model.rating(before[player].mu, before[player].sigma)] for player, _ in game]
    rated = _model.rate(teams, ranks=[float(place) for _, place in game])
    found = {}
    for player in before:
        seats = [team[0] for team, (other, _) in zip(rated, game, strict=True) if other == player]
        mu, sigma = sum(seat.mu for seat in seats) / len(seats), sum(seat.sigma for seat in seats) / len(seats)
        found[player] = Skill(mu, sigma, before[player].games + 1)
    return found
