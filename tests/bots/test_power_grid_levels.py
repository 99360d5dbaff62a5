"""The levels of Power Grid: whole games, and what holds for every choice."""

import pytest

from powerhouse.bots import Clock
from powerhouse.bots.levels import LEVELS, advisor, make, weights
from powerhouse.bots.power_grid.advisor import PowerGridAdvisor
from powerhouse.core.chance import Seeded
from powerhouse.games.power_grid import GAME
from powerhouse.games.power_grid.state import PowerGrid
from tests.power_grid.scenario import Table

NAME = "power-grid"


def heuristics(level: str) -> PowerGridAdvisor:
    found = advisor(NAME, tuple(weights(NAME, level).items()))
    assert isinstance(found, PowerGridAdvisor)
    return found


def played(players: int, seed: int, level: str, options: dict[str, str]) -> PowerGrid:
    """The end of a game in which all seats play the same level."""
    setup = GAME.setup(players, options)
    chance = Seeded(seed)
    state = GAME.start(setup, chance)
    bots = [make(level, NAME, seed + seat, {}) for seat in range(players)]
    while not state.over:
        seat = state.turn
        state.play(bots[seat].choose(state, seat, Clock()), chance)
    assert isinstance(state, PowerGrid)
    return state


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_table_is_played_to_its_end_in_a_sensible_time(players: int, level: str) -> None:
    options = {"map": "usa" if players % 2 else "germany", "start-cities": "on" if players in (2, 5) else "off"}
    assert 6 <= played(players, players, level, options).round <= 20


@pytest.mark.parametrize("players", [2, 4])
def test_candidates_are_legal_best_first_and_led_by_the_choice(players: int) -> None:
    hard = heuristics("hard")
    setup = GAME.setup(players, {"start-cities": "on", "renovation": "on"})
    chance = Seeded(5)
    state = GAME.start(setup, chance)
    while not state.over:
        dump = state.dump()
        found = hard.candidates(state)
        moves = [candidate.move for candidate in found]
        values = [candidate.value for candidate in found]
        assert 1 <= len(moves) <= 8
        assert len(set(moves)) == len(moves)
        assert set(moves) <= set(state.moves())
        assert values == sorted(values, reverse=True)
        assert hard.choose(state) == moves[0]
        assert hard.rollout(state) in state.moves()
        assert all(hard.reason(state, move) for move in moves)
        assert sum(hard.worth(state)) == pytest.approx(1)
        assert state.dump() == dump
        state.advance(moves[0], chance)


def test_time_counts_the_rounds() -> None:
    assert Table(4).round(7).state.rounds() == 7


def test_the_seat_with_more_of_everything_is_expected_to_win() -> None:
    table = Table(4).round(5)
    for seat in range(4):
        table.plants(seat, 10 + seat).some_cities(seat, 3).money(seat, 50)
    table.plants(2, 20, 25, 31).some_cities(2, 4).money(2, 120)
    shares = heuristics("hard").worth(table.auction().state)
    assert max(shares) == shares[2] > 0.5
