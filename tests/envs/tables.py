"""Tables for the tests of environments, and random play on them."""

from collections.abc import Iterator
from itertools import islice

from powerhouse.conformance import ConformanceCase, cases
from powerhouse.core import registry
from powerhouse.core.chance import Seeded
from powerhouse.core.features import Sheet
from powerhouse.core.rng import Rng
from powerhouse.core.state import State

GAMES = ["factory-manager", "pipeline", "power-grid", "power-grid-card-game"]


def spread(game: str, count: int) -> list[ConformanceCase]:
    """So many tables of a game, from all player counts and options; the same again where there are not so many."""
    found = list(cases(registry.find(game)))
    return [found[number * 37 % len(found)] for number in range(count)]


def positions(case: ConformanceCase, seed: int, every: int) -> Iterator[State]:
    """Some positions of a random game, each a copy."""
    return islice(_played(case, seed), 0, None, every)


def _played(case: ConformanceCase, seed: int) -> Iterator[State]:
    chance, dice = Seeded(seed), Rng(seed + 1)
    state = case.game.start(case.setup(), chance)
    while True:
        yield state.copy()
        if state.over:
            return
        moves = state.shortlist()
        state.advance(moves[dice.below(len(moves))], chance)


def features(state: State, seat: int) -> dict[tuple[str, str], int]:
    """By what they tell of and their name."""
    sheet = Sheet(named=True)
    state.features(seat, sheet)
    return dict(zip(zip(sheet.parts, sheet.names), sheet.values))
