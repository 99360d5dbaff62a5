"""Greedy plays whole games of Factory Manager: every table to its end, fairly, and far better than random."""

import json
from pathlib import Path

import pytest

from powerhouse.arena.simulate import simulate
from powerhouse.bots import Clock
from powerhouse.bots.factory_manager.greedy import Greedy
from powerhouse.core.chance import Seeded
from powerhouse.games.factory_manager import GAME
from powerhouse.games.factory_manager.rulings import RULINGS
from powerhouse.games.factory_manager.state import FactoryManager


@pytest.mark.parametrize("first_game", ["off", "on"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_table_is_played_to_its_end(players: int, first_game: str) -> None:
    assert simulate("factory-manager", players, 1, players, ["greedy"], {"first-game": first_game}).finished == 1


@pytest.mark.parametrize("rulings", [*RULINGS, "printed-tracks+site-discount+beside-counts+stop-anything+debts"])
def test_every_ruling_is_played_to_the_end(rulings: str) -> None:
    assert simulate("factory-manager", 3, 1, 5, ["greedy", "greedy", "random"], {"rulings": rulings}).finished == 1


@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_random(players: int) -> None:
    """Far more than its share."""
    bots = ["greedy", *["random"] * (players - 1)]
    assert simulate("factory-manager", players, 8, seed=100, bots=bots).wins_by_bot["greedy"] == 8


def test_it_builds_a_big_factory() -> None:
    """Factories start with a production of 2 and 18 elektro; a good game makes several times that."""
    chance = Seeded(11)
    state = GAME.start(GAME.setup(4), chance)
    assert isinstance(state, FactoryManager)
    while not state.over:
        state.advance(Greedy().choose(state.copy(), state.turn, Clock()), chance)
    assert all(player.money > 120 for player in state.players)


def test_a_choice_depends_on_position_and_seat_alone() -> None:
    """Not on the bot's past, nor on anything that a written position does not say; and it leaves the state alone."""
    setup = GAME.setup(3)
    chance = Seeded(3)
    state = GAME.start(setup, chance)
    veterans = [Greedy() for _ in range(3)]
    while not state.over:
        dump = state.dump()
        seat = state.turn
        move = veterans[seat].choose(state, seat, Clock())
        assert move in state.moves()
        assert state.dump() == dump
        assert Greedy().choose(GAME.restore(setup, dump), seat, Clock(0)) == move
        state.advance(move, chance)


def test_figures_of_another_box_do_not_stop_it(tmp_path: Path) -> None:
    """Machines that produce nothing and tiles that cost nothing are odd, but a game."""
    tiles = [{"id": "MA01", "production": 0}, {"id": "ST01", "price": 0}]
    file = tmp_path / "box.json"
    file.write_text(json.dumps({"tiles": {"tiles": tiles}}))
    chance = Seeded(2)
    state = GAME.start(GAME.setup(2, {}, file), chance)
    while not state.over:
        state.play(Greedy().choose(state.copy(), state.turn, Clock()), chance)
    assert state.standings().winners
