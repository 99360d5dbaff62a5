"""PL-8.7 to PL-8.12 and PL-9: running one's own network and one's machines."""

import pytest

from powerhouse.games.pipeline.codes import Stage
from powerhouse.games.pipeline.network import Line
from powerhouse.games.pipeline.refining import best_grade
from tests.clauses import clause
from tests.pipeline.scenario import TILE_OF_CODE, Table

CHEAP = {"orange": (1, 1, 1), "teal": (1, 1, 1), "silver": (1, 1, 1)}
LONG = ("WE-ost 0,0 east", "WE-ooo 2,0 east", "WE-ots 4,0 east")
"""An orange line of six, side pipes of one."""


def _standing(table: Table, code: str = "WE-ost") -> Table:
    return table.play("go network", f"stand {TILE_OF_CODE[code]}")


def _long(**cubes: int) -> Table:
    return Table(2).tiles(0, *LONG).tanks(0, 2, 2, 2, 2).oil(0, **cubes).costs(orange=(4, 5, 6))


@clause("PL-8.7")
def test_the_worker_stands_on_any_own_tile() -> None:
    table = _long().play("go network")
    assert len(table.legal("stand")) == 3
    assert table.refused("stand P135") == ["not-stand"]


@clause("PL-8.7")
def test_only_lines_on_the_tile_run() -> None:
    table = Table(2).tiles(0, *LONG).costs(**CHEAP).oil(0, orange_crude=1, teal_crude=2, silver_crude=2)
    _standing(table.tanks(0, 3, 3))
    here = [table.line(0, "orange", 6), table.line(0, "silver", 1), table.line(0, "teal", 1)]
    assert {int(move.split()[1]) for move in table.legal("refine")} == set(here)
    elsewhere = next(number for number in range(1, len(table.lines(0)) + 1) if number not in here)
    assert table.refused(f"refine {elsewhere} crude low") == ["line-elsewhere"]


@clause("PL-8.7")
def test_attached_lines_do_not_run_for_the_worker() -> None:
    table = _long(orange_crude=1).tiles(0, *LONG, "machine 5,0").costs(**CHEAP)
    _standing(table)
    assert table.state.turn == 0
    assert table.stage() != Stage.REFINE
    other = _long(orange_crude=1, teal_crude=1).tiles(0, *LONG, "machine 5,0").costs(**CHEAP)
    _standing(other)
    attached = other.line(0, "orange", 5)
    assert other.refused(f"refine {attached} crude low") == ["line-attached"]


@clause("PL-8.7")
def test_a_line_that_visits_the_tile_twice_is_one_line() -> None:
    # The pipe across the first tile leaves it to the north, bends round and comes back to its own side pipe.
    table = Table(2).tiles(0, "NN-oos 0,0 east", "SS-ott -1,-1 east", "WS-too -2,0 east").costs(**CHEAP)
    table.oil(0, orange_crude=2)
    assert ("orange", 6, False) in table.lines(0)
    assert len(table.player(0).network.numbers_on(table.tile("NN-oos"))) == 2
    _standing(table, "NN-oos").play(f"refine {table.line(0, 'orange', 6)} crude low")
    assert table.held(0) == {"orange_crude": 1, "orange_low": 1}
    assert table.state.turn == 1


@clause("PL-8.8")
def test_a_cube_goes_up_one_or_more_grades() -> None:
    table = _standing(_long(orange_crude=1).costs(**CHEAP))
    line = table.line(0, "orange", 6)
    assert table.legal() == ["done", *[f"refine {line} crude {grade}" for grade in ("low", "mid", "high")]]
    table.play(f"refine {line} crude mid")
    assert table.held(0) == {"orange_mid": 1}


@clause("PL-8.8")
def test_a_line_need_not_run_and_takes_its_own_colour_only() -> None:
    table = _standing(_long(orange_crude=1, teal_crude=1).costs(**CHEAP))
    line = table.line(0, "orange", 6)
    table.play(f"refine {line} crude low")
    assert table.held(0) == {"orange_low": 1, "teal_crude": 1}
    table.play("done")
    assert table.state.turn == 1


@clause("PL-8.9")
def test_the_power_of_a_line_must_reach_the_sum_of_the_costs() -> None:
    table = _standing(_long(orange_crude=1, orange_low=1))
    line = table.line(0, "orange", 6)
    assert table.legal("refine") == [f"refine {line} crude low", f"refine {line} low mid"]
    assert table.reasons(f"refine {line} crude mid") == [f"line {line} has a power of 6, and this costs 9 (PL-8.9)"]
    assert table.player(0).money == 40


@clause("PL-8.10")
def test_a_line_runs_once_an_action() -> None:
    table = _standing(_long(orange_crude=2, teal_crude=1).costs(**CHEAP))
    line = table.line(0, "orange", 6)
    table.play(f"refine {line} crude low")
    assert table.refused(f"refine {line} crude low") == ["line-ran"]


@clause("PL-8.11")
def test_only_the_final_grade_needs_room() -> None:
    table = _standing(_long(orange_crude=1).tanks(0, crude=1, high=1).costs(**CHEAP))
    line = table.line(0, "orange", 6)
    assert table.legal("refine") == [f"refine {line} crude high"]
    assert table.refused(f"refine {line} crude low") == ["no-tank"]


@clause("PL-8.11")
def test_a_cube_that_leaves_makes_room_for_another() -> None:
    table = Table(2).tiles(0, "WE-oss 0,0 east", "WE-soo 0,1 east").costs(**CHEAP).tanks(0, 1, 1, 1)
    table.oil(0, silver_low=1, orange_low=1, silver_crude=1)
    table.play("go network", f"stand {TILE_OF_CODE['WE-oss']}")
    orange = table.line(0, "orange", 2)
    silver = next(number for number in table.state.now.running if table.lines(0)[number][0] == "silver") + 1
    assert table.refused(f"refine {silver} crude low") == ["no-tank"]
    table.play(f"refine {orange} low mid")
    assert f"refine {silver} crude low" in table.legal()


@clause("PL-8.12")
def test_a_cube_runs_through_one_line_only() -> None:
    table = Table(2).tiles(0, "WE-ooo 0,0 east").costs(**CHEAP).tanks(0, 1, 1, 1).oil(0, orange_crude=1)
    table.play("go network", f"stand {TILE_OF_CODE['WE-ooo']}")
    lines = [int(move.split()[1]) for move in table.legal("refine") if move.endswith("crude low")]
    assert len(lines) == 3
    table.play(f"refine {lines[0]} crude low")
    assert table.held(0) == {"orange_low": 1}
    assert table.state.turn == 1


@clause("PL-8.12")
def test_a_cube_that_has_run_is_told_from_one_that_has_not() -> None:
    table = Table(2).tiles(0, "WE-ooo 0,0 east").costs(**CHEAP).tanks(0, 1, 1, 1).oil(0, orange_crude=1, orange_low=1)
    table.play("go network", f"stand {TILE_OF_CODE['WE-ooo']}")
    first, second, third = sorted({int(move.split()[1]) for move in table.legal("refine")})
    table.play(f"refine {first} crude low")
    assert table.held(0) == {"orange_low": 2}
    assert table.legal("refine") == [
        f"refine {line} low {grade}" for line in (second, third) for grade in ("mid", "high") if grade == "mid"
    ]
    before = table.state.copy()
    table.play(f"refine {second} low mid")
    assert table.state.turn == 1
    table.state = before
    table.oil(0, orange_low=1)
    assert table.refused(f"refine {second} low mid") == ["no-fresh-cube"]
    assert table.refused(f"refine {second} mid low") == ["not-refine"]


@clause("PL-9.5")
def test_machines_too_tell_fresh_cubes_from_others() -> None:
    table = _machine(orange_crude=1, orange_low=1).play("pass", "run machines")
    longer, shorter = table.line(0, "orange", 3), table.line(0, "orange", 2)
    table.play(f"refine {longer} crude low", f"refine {shorter} low mid")
    assert table.held(0) == {"orange_low": 1, "orange_mid": 1}


# The machine phase


def _machine(**cubes: int) -> Table:
    table = Table(2).tiles(0, *LONG, "machine 3,0").tanks(0, 2, 2, 2, 2).oil(0, **cubes)
    return table.costs(orange=(1, 1, 1), silver=(1, 1, 1))


@clause("PL-9.1")
def test_running_the_machines_costs_15() -> None:
    table = _machine(orange_crude=1).play("pass", "run machines")
    assert table.player(0).money == 25
    assert table.stage() == Stage.REFINE


@clause("PL-9.1")
def test_it_must_be_paid() -> None:
    table = _machine(orange_crude=1, orange_low=1).money(0, 14).contract(0, "C-low-05").play("pass")
    assert table.reasons("run machines") == ["running the machines costs 15, you have 14 (PL-9.1)"]
    table.play("deliver orange low to C-low-05 as low")
    assert "run machines" in table.legal()
    assert Table(2).refused("run machines") == ["no-machine"]


@clause("PL-9.2")
def test_lines_that_end_against_the_machine_are_attached() -> None:
    # The machine on 3,0 cuts the orange line 3 | 2; above and below it lies nothing.
    assert [line for line in _machine().lines(0) if line[2]] == [("orange", 3, True), ("orange", 2, True)]
    table = Table(2).tiles(0, *LONG, "machine 3,0", "NE-sss 3,1 south", "NE-ttt 3,-1 north")
    attached = [line for line in table.lines(0) if line[2]]
    assert len(attached) == 4


@clause("PL-9.3")
def test_a_machine_takes_two_segments_away_and_cuts() -> None:
    before, after = Table(2).tiles(0, *LONG), Table(2).tiles(0, *LONG, "machine 3,0")
    assert sum(length for _, length, _ in before.lines(0)) == 12
    assert sum(length for _, length, _ in after.lines(0)) == 10
    assert ("orange", 6, False) in before.lines(0)
    assert ("orange", 6, False) not in after.lines(0)


@clause("PL-9.4")
def test_each_attached_line_refines_one_cube() -> None:
    table = _machine(orange_crude=3).play("pass", "run machines")
    longer, shorter = table.line(0, "orange", 3), table.line(0, "orange", 2)
    assert table.refused(f"refine {shorter} crude high") == ["line-short"]
    table.play(f"refine {longer} crude high", f"refine {shorter} crude mid")
    assert table.held(0) == {"orange_crude": 1, "orange_mid": 1, "orange_high": 1}
    assert table.state.turn == 1


@clause("PL-9.4")
def test_other_lines_do_not_run() -> None:
    table = _machine(orange_crude=1, silver_crude=1).play("pass", "run machines")
    assert table.refused(f"refine {table.line(0, 'silver', 1)} crude low") == ["line-loose"]


@clause("PL-9.4")
def test_a_line_between_two_machines_runs_once() -> None:
    table = Table(2).tiles(0, *LONG, "machine 0,0", "machine 5,0").costs(orange=(1, 1, 1)).oil(0, orange_crude=2)
    table.play("pass", "run machines")
    line = table.line(0, "orange", 4)
    assert table.legal("refine") == [f"refine {line} crude {grade}" for grade in ("low", "mid", "high")]
    table.play(f"refine {line} crude low")
    assert table.state.turn == 1


@clause("PL-9.5")
def test_machines_run_once_in_the_phase() -> None:
    table = _machine(orange_crude=1, orange_low=1).contract(0, "C-low-05").play("pass", "run machines", "done")
    assert table.stage() == Stage.MACHINES
    assert table.refused("run machines") == ["ran-already"]


@clause("PL-9.5")
def test_a_cube_is_refined_once_in_the_phase() -> None:
    table = _machine(orange_crude=1).play("pass", "run machines")
    table.play(f"refine {table.line(0, 'orange', 3)} crude low")
    assert table.state.turn == 1
    assert table.held(0) == {"orange_low": 1}


@clause("PL-9.1")
def test_the_machine_phase_may_be_let_go() -> None:
    table = _machine(orange_crude=1).play("pass", "done")
    assert table.state.turn == 1
    assert table.player(0).money == 40


@clause("PL-8.9")
@pytest.mark.parametrize(("length", "grade"), [(6, 1), (9, 2), (15, 3), (3, 0)])
def test_the_best_grade_of_a_line(length: int, grade: int) -> None:
    table = Table(2).costs(orange=(4, 5, 6))
    line = Line(0, list(range(length)), 0, 0, 0)
    assert best_grade(table.state, table.player(0), line) == grade
