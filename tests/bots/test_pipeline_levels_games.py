"""Levels of Pipeline over whole games: what every choice of theirs must be."""

import pytest

from powerhouse import Match
from powerhouse.arena.simulate import simulate
from powerhouse.bots import levels
from powerhouse.core.catalogue import of_game
from powerhouse.core.chance import Seeded
from powerhouse.games.pipeline.rulings import RULINGS
from powerhouse.games.pipeline.state import Pipeline
from tests.bots.test_pipeline_levels import advisor, orange
from tests.pipeline.scenario import Table


def start(players: int, seed: int) -> Pipeline:
    state = Match.new("pipeline", players=players, seed=seed).state.copy()
    assert isinstance(state, Pipeline)
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", levels.LEVELS)
def test_every_level_finishes_with_legal_moves(level: str, players: int) -> None:
    state, chance, heuristics = start(players, 11), Seeded(12), advisor(level)
    moves, time = 0, 0
    while not state.over:
        state.play(heuristics.choose(state), chance)
        moves += 1
        if not state.over:
            assert state.rounds() >= time
            time = state.rounds()
    assert moves < 400 * players


@pytest.mark.parametrize("rulings", [*RULINGS, "+".join(RULINGS)])
def test_every_ruling_is_played_to_the_end(rulings: str) -> None:
    options = {"rulings": rulings, "upgrades": "machines+shops+engineering+government+human-resources"}
    played = simulate("pipeline", 3, 1, 5, ["normal", "greedy", "random"], options)
    assert played.finished == 1
    assert not played.failed


def test_games_of_rules_1_are_played_on() -> None:
    match, chance, heuristics = Match.new("pipeline", 3, seed=3, rules=1), Seeded(4), advisor()
    state = match.state.copy()
    assert isinstance(state, Pipeline)
    while not state.over:
        state.play(heuristics.choose(state), chance)


def test_candidates_are_few_legal_ranked_and_what_is_chosen() -> None:
    state, chance, heuristics = start(4, 5), Seeded(6), advisor()
    while not state.over:
        found = heuristics.candidates(state)
        legal = state.moves()
        assert 1 <= len(found) <= 6
        assert all(candidate.move in legal for candidate in found)
        assert len({candidate.move for candidate in found}) == len(found)
        values = [candidate.value for candidate in found]
        assert values == sorted(values, reverse=True)
        assert found[0].move == heuristics.choose(state) == heuristics.rollout(state)
        state.advance(found[0].move, chance)


def test_shares_of_the_win_sum_to_one_all_the_time() -> None:
    state, chance, heuristics = start(3, 8), Seeded(9), advisor()
    while not state.over:
        worth = heuristics.worth(state)
        assert len(worth) == 3
        assert sum(worth) == pytest.approx(1.0)
        assert all(0.0 <= share <= 1.0 for share in worth)
        for _ in range(20):
            if not state.over:
                state.advance(heuristics.choose(state), chance)


def test_more_money_longer_lines_and_fewer_penalties_are_worth_more() -> None:
    assert advisor().worth(orange().state)[0] > 0.25
    assert advisor().worth(Table(4).money(1, 80).state)[1] > 0.25
    table = Table(4)
    table.player(2).penalties = 4
    assert advisor().worth(table.state)[2] < 0.25


def test_nothing_of_one_position_colours_another() -> None:
    """One advisor for two games in turn chooses as two do."""
    shared, states = advisor(), [start(2, 21), start(4, 22)]
    chances = [Seeded(1), Seeded(2)]
    for _ in range(120):
        for state, chance in zip(states, chances):
            move = shared.choose(state)
            assert move == advisor().choose(state)
            state.advance(move, chance)


def test_reasons_name_figures() -> None:
    heuristics = advisor()
    table = orange().money(0, 40)
    for candidate in heuristics.candidates(table.state):
        assert of_game("pipeline").has(heuristics.reason(table.state, candidate.move).key)
    best = heuristics.candidates(table.state)[0].move
    assert any(letter.isdigit() for letter in of_game("pipeline").say(heuristics.reason(table.state, best)))
