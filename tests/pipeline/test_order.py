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
@pytest.mark.parametrize(
    ("row", "space", "way", "after"),
    [
        ([1, -1, 2, -1], 0, 1, [0, 1, -1, 2]),
        ([1, 2, -1, -1], 0, 1, [0, 1, 2, -1]),
        ([-1, 2, -1, 1], 3, -1, [2, -1, 1, 0]),
        ([3, 1, -1, 2], 0, 1, [0, 3, 1, 2]),
        ([1, -1, -1, 2], 0, 1, [0, 1, -1, 2]),
        ([-1, 3, 1, 2], 3, -1, [3, 1, 2, 0]),
        ([1, -1, 2, -1], 1, 1, [1, 0, 2, -1]),
    ],
)
def test_a_disc_and_all_beyond_it_are_pushed_as_far_as_there_is_room(
    row: list[int], space: int, way: int, after: list[int]
) -> None:
    assert pushed(row, space, way, 0, first_gap=False) == after


@clause("PL-3.3", "PL-3.5")
def test_whoever_comes_last_drops_into_the_gap_that_was_pushed_on() -> None:
    table = _at_the_track()
    table.state.row = [1, -1, 2, -1]
    table.play("disc 1", "done").order(1, 2, 0, 3).turn(3).play("pass")
    assert table.state.order == [0, 1, 3, 2]


@clause("PL-16.3")
@pytest.mark.parametrize(
    ("row", "space", "way", "after"),
    [
        ([1, -1, 2, -1], 0, 1, [0, 1, 2, -1]),
        ([3, 1, -1, 2], 0, 1, [0, 3, 1, 2]),
        ([-1, 2, -1, 1], 3, -1, [-1, 2, 1, 0]),
        ([-1, 3, 1, 2], 3, -1, [3, 1, 2, 0]),
    ],
)
def test_by_a_ruling_discs_beyond_the_first_gap_stay(row: list[int], space: int, way: int, after: list[int]) -> None:
    assert pushed(row, space, way, 0, first_gap=True) == after


@clause("PL-16.3")
def test_the_table_has_that_ruling() -> None:
    table = Table(4, rulings="first-gap").cross(*CROSS).play("go contracts", "done")
    table.state.row = [1, -1, 2, -1]
    assert table.play("disc 1").state.row == [0, 1, 2, -1]


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
