"""Greedy plays whole games: every table to its end, the same way each time, fairly, and far better than random."""

import json
from pathlib import Path

import pytest

from powerhouse.arena.simulate import simulate
from powerhouse.bots import Clock
from powerhouse.bots.power_grid.greedy import Greedy
from powerhouse.core.chance import Seeded
from powerhouse.games.power_grid import GAME

VARIANTS = [
    {"start-cities": start, "renovation": renovation} for start in ("off", "on") for renovation in ("off", "on")
]


@pytest.mark.parametrize("map", ["germany", "usa"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_table_is_played_to_its_end_in_a_sensible_time(players: int, map: str) -> None:
    for seed, variant in enumerate(VARIANTS):
        played = simulate("power-grid", players, 1, seed, ["greedy"], {"map": map, **variant})
        assert played.finished == 1
        assert played.mean_rounds is not None
        assert 7 <= played.mean_rounds <= 15


def test_the_ruling_is_played_to_its_end() -> None:
    played = simulate("power-grid", 4, 2, 7, ["greedy", "random", "normal", "random"], {"rulings": "shared-start"})
    assert (played.finished, played.failed) == (2, [])


def test_it_beats_random() -> None:
    """Far more than its share of a quarter."""
    played = simulate("power-grid", 4, 20, seed=100, bots=["greedy", "random", "random", "random"])
    assert played.wins_by_bot["greedy"] >= 18


@pytest.mark.parametrize("players", [2, 4])
def test_a_choice_depends_on_position_and_seat_alone(players: int) -> None:
    """Not on the bot's past, nor on anything that a written position does not say; and it leaves the state alone."""
    setup = GAME.setup(players, {"start-cities": "on"})
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
    """Plants that supply nothing and a fuel that is never sold are odd, but a game."""
    market = {
        "cells": {"uranium": []},
        "start_cells": {"uranium": []},
        "start_tokens_in_market": {"uranium": 0},
        "start_tokens_in_reserve": {"uranium": 12},
    }
    plants = [{"number": 4, "cities": 0}, {"number": 10, "cities": 0}]
    box = {"plants": {"plants": plants}, "tables": {"market": market}}
    file = tmp_path / "box.json"
    file.write_text(json.dumps(box))
    for players in (2, 4):
        chance = Seeded(players)
        state = GAME.start(GAME.setup(players, {}, file), chance)
        while not state.over:
            state.play(Greedy().choose(state.copy(), state.turn, Clock()), chance)
        assert state.standings().winners
