"""Greedy plays whole Card Games: every table to its end, the same way each time, fairly, far better than random."""

import json
from pathlib import Path

import pytest

from powerhouse.arena.simulate import simulate
from powerhouse.bots import Clock
from powerhouse.bots.power_grid_card_game.greedy import Greedy
from powerhouse.core.chance import Seeded
from powerhouse.games.power_grid_card_game import GAME

ID = "power-grid-card-game"


@pytest.mark.parametrize("renovation", ["off", "on"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_table_is_played_to_its_end_in_a_sensible_time(players: int, renovation: str) -> None:
    played = simulate(ID, players, 3, players, ["greedy"], {"renovation": renovation})
    assert played.finished == 3
    assert played.mean_rounds is not None
    assert 6 <= played.mean_rounds <= 12


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_it_beats_random(players: int) -> None:
    played = simulate(ID, players, 10, seed=100, bots=["greedy", *["random"] * (players - 1)])
    assert played.wins_by_bot["greedy"] >= 9


@pytest.mark.parametrize("players", [2, 4])
def test_a_choice_depends_on_position_and_seat_alone(players: int) -> None:
    """Not on the bot's past, nor on anything that a written position does not say; and it leaves the state alone."""
    setup = GAME.setup(players, {"renovation": "on"})
    chance = Seeded(3)
    state = GAME.start(setup, chance)
    veterans = [Greedy() for _ in range(players)]
    while not state.over:
        dump = state.dump()
        seat = state.turn
        move = veterans[seat].choose(state, seat, Clock())
        assert move in state.moves()
        assert state.dump() == dump
        assert Greedy().choose(GAME.restore(setup, dump), seat, Clock(0)) == move
        state.advance(move, chance)


def test_figures_of_another_box_do_not_stop_it(tmp_path: Path) -> None:
    """Plants as thirsty as may be, and prices that few can pay, are odd, but a game."""
    plants = [{"id": "S01", "fuel_amount": 15}, {"id": "S09", "fuel_amount": 15}, {"id": "B03", "fuel_amount": 15}]
    box = {"plants": {"plants": plants}, "tables": {"prices": {"leftover": 5, "columns": [9, 12, 40]}}}
    file = tmp_path / "box.json"
    file.write_text(json.dumps(box))
    for players in (2, 4):
        chance = Seeded(players)
        state = GAME.start(GAME.setup(players, {}, file), chance)
        while not state.over:
            state.play(Greedy().choose(state.copy(), state.turn, Clock()), chance)
        assert state.standings().winners
