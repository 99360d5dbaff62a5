"""Scripted agents of TextArena play whole games, and hear why an answer was wrong."""

import pytest

pytest.importorskip("numpy", reason="the extra rl is not installed")

from powerhouse.envs.rewards import win
from powerhouse.envs.textarena import TextGame

GAMES = {"factory-manager": 2, "pipeline": 2, "power-grid": 3, "power-grid-card-game": 3}


def answer(env: TextGame, turn: int) -> str:
    """The first legal move and the last one in turn, said as a model would."""
    moves = env.get_observation()[1].splitlines()
    legal = moves[moves.index(next(line for line in moves if line in env.match.legal() or ".." in line)) :]
    return f"I have thought about it.\n[{legal[-1 if turn % 3 else 0].partition('..')[0]}]"


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(game: str) -> None:
    env = TextGame(game, view=game == "power-grid")
    env.reset(GAMES[game], seed=3)
    turn, done = 0, False
    while not done:
        before = len(env.match.log)
        done, info = env.step(answer(env, turn))
        assert not info
        assert len(env.match.log) > before
        turn += 1
    rewards, infos = env.close()
    assert turn > 20
    assert sum(rewards.values()) == pytest.approx(0)
    assert list(rewards.values()) == win(env.match.state)
    assert sum(infos[seat]["turn_count"] for seat in infos) == turn
    assert not any(infos[seat]["invalid_move"] for seat in infos)


def test_a_wrong_answer_changes_nothing_and_is_explained() -> None:
    env = TextGame("power-grid", error_allowance=2)
    env.reset(3, seed=1)
    seat, before = env.current_player_id, env.match.state.digest()
    for wrong in ("[build essen]", "I do not know."):
        done, info = env.step(wrong)
        assert not done
        assert env.match.state.digest() == before
        assert env.current_player_id == seat
        assert info["invalid"] in env.get_observation()[1]
    env.step("[dance]")
    assert env.match.state.digest() != before
    assert env.close()[1][seat]["invalid_move"]


def test_nobody_reads_what_another_hides() -> None:
    env = TextGame("power-grid")
    env.reset(3, seed=1)
    seat, said = env.get_observation()
    hidden = [env.match.state.hides(other, seat) for other in range(3) if other != seat]
    assert all(hidden), "money is hidden at this table"
    assert said.count('"money":null') >= 2
