"""Greedy plays whole games of Pipeline: every table to its end, the same way each time, and far better than random."""

import json
from pathlib import Path

import pytest

from powerhouse.arena.simulate import simulate
from powerhouse.bots import Clock, find, names
from powerhouse.bots.pipeline.greedy import Greedy
from powerhouse.core.chance import Seeded
from powerhouse.games.pipeline import GAME
from powerhouse.games.pipeline.state import Pipeline
from powerhouse.games.pipeline.valuation import score

VARIANTS = [
    {},
    {"upgrades": "first-game", "valuation": "first-game", "refining": "no-7", "start-tanks": "recommended"},
    {"upgrades": "engineering+human-resources+refined-markets+contracts-orders+machines", "valuation": "4+14+16"},
]


def test_it_is_found_by_name() -> None:
    assert "greedy" in names("pipeline")
    assert isinstance(find("greedy", "pipeline", seed=1), Greedy)


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_table_is_played_to_its_end(players: int, variant: int) -> None:
    played = simulate("pipeline", players, 1, seed=variant, bots=["greedy"], options=VARIANTS[variant])
    assert played.finished == 1


@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_random(players: int) -> None:
    played = simulate("pipeline", players, 10, seed=100, bots=["greedy", *["random"] * (players - 1)])
    assert played.wins_by_bot["greedy"] >= 9


def test_it_makes_a_fortune_against_its_own_kind() -> None:
    fortunes: list[int] = []
    for seed in range(3):
        chance = Seeded(seed)
        state = GAME.start(GAME.setup(2), chance)
        assert isinstance(state, Pipeline)
        while not state.over:
            state.advance(Greedy().choose(state.copy(), state.turn, Clock()), chance)
        fortunes += [score(state, player).total() for player in state.players]
    assert min(fortunes) > 0
    assert sum(fortunes) / len(fortunes) > 200


def test_a_choice_depends_on_position_and_seat_alone() -> None:
    """Not on the bot's past, nor on anything that a written position does not say; and it leaves the state alone."""
    setup = GAME.setup(2)
    chance = Seeded(3)
    state = GAME.start(setup, chance)
    veterans = [Greedy(), Greedy()]
    while not state.over:
        dump = state.dump()
        seat = state.turn
        move = veterans[seat].choose(state, seat, Clock())
        assert move in state.moves()
        assert state.dump() == dump
        assert Greedy().choose(GAME.restore(setup, dump), seat, Clock(0)) == move
        state.advance(move, chance)


@pytest.mark.parametrize("cash", [0, 1000])
def test_figures_of_another_box_do_not_stop_it(tmp_path: Path, cash: int) -> None:
    """Poor and rich players get other moves than usual, but a game."""
    file = tmp_path / "box.json"
    file.write_text(json.dumps({"board": {"player_board": {"start_cash": cash}}}))
    chance = Seeded(5)
    state = GAME.start(GAME.setup(3, {}, file), chance)
    while not state.over:
        state.play(Greedy().choose(state.copy(), state.turn, Clock()), chance)
    assert state.standings().winners
