"""PL-3: the turn order track."""

import pytest

from powerhouse.games.pipeline.codes import Stage
from powerhouse.games.pipeline.order import pushed
from tests.clauses import clause
from tests.pipeline.scenario import Table

CROSS = ("upgrades", "tanks", "machines", "contracts")


def _at_the_track(players: int = 4) -> Table:
    return Table(players).cross(*CROSS).play("go contracts", "done")


@clause("PL-3.1")
@pytest.mark.parametrize("action", CROSS)
def test_action_tiles_let_the_disc_move(action: str) -> None:
    table = Table(4).cross(*CROSS).play(f"go {action}", "done")
    assert table.stage() == Stage.ORDER


@clause("PL-3.1")
@pytest.mark.parametrize("market", ["crude", "market-1", "market-2", "market-3"])
def test_markets_do_not(market: str) -> None:
    table = Table(4).cross(*CROSS).play(f"go {market}", "done")
    assert table.stage() == Stage.WORK


@clause("PL-3.1")
def test_a_secondary_action_counts_and_moving_is_no_duty() -> None:
    table = Table(4).cross(*CROSS).play("go market-3", "done", "go contracts", "done")
    assert table.stage() == Stage.ORDER
    table.play("done")
    assert table.state.row == [0, -1, -1, -1]


@clause("PL-3.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_lower_row_has_a_space_for_each_player(players: int) -> None:
    table = _at_the_track(players)
    assert table.legal("disc") == [f"disc {space}" for space in range(1, players + 1)]
    table.play(f"disc {players}", "done")
    assert table.state.row == [-1] * (players - 1) + [0]


@clause("PL-3.3")
def test_a_disc_on_the_space_is_pushed_either_way() -> None:
    table = _at_the_track()
    table.state.row = [-1, 1, -1, -1]
    assert table.legal("disc") == ["disc 1", "disc 2", "disc 2 left", "disc 3", "disc 4"]
    right = _at_the_track()
    right.state.row = [-1, 1, -1, -1]
    assert right.play("disc 2", "done").state.row == [-1, 0, 1, -1]
    assert table.play("disc 2 left", "done").state.row == [1, 0, -1, -1]


@clause("PL-3.3")
def test_discs_push_one_another_up_to_the_first_gap() -> None:
    assert pushed([3, 1, -1, 2], 0, 1, 0) == [0, 3, 1, 2]
    assert pushed([-1, 3, 1, 2], 3, -1, 0) == [3, 1, 2, 0]


@clause("PL-3.3")
def test_without_a_free_space_there_is_no_pushing_that_way() -> None:
    table = _at_the_track()
    table.state.row = [-1, 1, 2, 3]
    assert table.legal("disc") == ["disc 1", "disc 2 left", "disc 3 left", "disc 4 left"]
    assert table.refused("disc 2") == ["push-blocked"]
    assert table.refused("disc 1 left") == ["space-free"]
    assert table.refused("loan") == ["not-order"]


@clause("PL-3.4")
def test_a_second_action_moves_the_disc_again() -> None:
    table = Table(4).cross(*CROSS).level(0, "human-resources", 2)
    table.play("go contracts", "done", "disc 3", "go tanks", "done")
    assert table.stage() == Stage.ORDER
    table.play("disc 1")
    assert table.state.row == [0, -1, -1, -1]


@clause("PL-3.5")
def test_who_does_not_move_drops_to_the_leftmost_free_space() -> None:
    table = Table(4)
    table.state.row = [3, -1, 2, -1]
    table.play("pass")
    assert table.state.row == [3, 0, 2, -1]


@clause("PL-3.6")
def test_the_lower_row_becomes_the_next_turn_order() -> None:
    table = _at_the_track(3).play("disc 3", "done", "pass", "pass")
    assert table.state.order == [1, 2, 0]
    assert table.state.row == [-1, -1, -1]
    assert table.state.turn == 1
