"""PL-7: government pipes."""

import pytest

from powerhouse.games.pipeline.codes import Stage
from tests.clauses import clause
from tests.pipeline.scenario import Table

A, B, C, D, E, F, G, H = range(8)


def _tile(table: Table, quadrant: int, space: int) -> str:
    return table.state.figures.faces[table.state.government[8 * quadrant + space]].id


def _opened(*quadrants: int, players: int = 2) -> Table:
    table = Table(players)
    table.state.opened = sum(1 << quadrant for quadrant in quadrants)
    return table.money(0, 100)


def _quadrants(table: Table) -> set[int]:
    """The quadrants from which tiles may be taken."""
    numbers = [table.state.parse(move) - 100 for move in table.legal("take")]
    return {table.state.government.index(number) // 8 for number in numbers}


@clause("PL-7.1")
def test_the_worker_goes_to_a_tile_of_a_quadrant() -> None:
    table = _opened().play("go government")
    assert len(table.legal("take")) == 32
    assert table.refused("done") == ["worker-tile"]
    in_a_shop = table.view(None).shops[0].pipes[0]
    assert table.refused(f"take {in_a_shop}") == ["not-government"]


@clause("PL-7.2")
@pytest.mark.parametrize(
    ("year", "opened", "allowed"),
    [
        (1, (), {0, 1, 2, 3}),
        (1, (2,), {0, 1, 2, 3}),
        (1, (2, 3), {2, 3}),
        (2, (2, 3), {0, 1, 2, 3}),
        (2, (0, 2, 3), {0, 2, 3}),
        (3, (0, 2, 3), {0, 1, 2, 3}),
    ],
)
def test_quadrants_open_as_the_years_go_by(year: int, opened: tuple[int, ...], allowed: set[int]) -> None:
    table = _opened(*opened).year(year).play("go government")
    assert _quadrants(table) == allowed


@clause("PL-7.2")
def test_taking_a_tile_opens_its_quadrant_for_good() -> None:
    table = _opened(0).play("go government")
    tile = _tile(table, 3, A)
    table.play(f"take {tile}", "done", "place 0,0 east")
    assert [quadrant.open for quadrant in table.view(None).government] == [True, False, False, True]
    table.play("go government")
    assert _quadrants(table) == {0, 3}
    assert "year 1 no more than 2 are open" in table.reasons(f"take {_tile(table, 1, A)}")[0]


@clause("PL-7.3")
@pytest.mark.parametrize("quadrant", range(4))
def test_neighbours_share_an_edge_with_the_tile_under_the_worker(quadrant: int) -> None:
    table = _opened().play("go government")
    beside = {f"take {_tile(table, quadrant, space)}" for space in (A, C, E, F)}
    corner, far = _tile(table, quadrant, G), _tile(table, quadrant, H)
    table.play(f"take {_tile(table, quadrant, B)}")
    assert set(table.legal("take")) == beside
    assert table.refused(f"take {corner}") == ["not-beside"]
    assert table.refused(f"take {far}") == ["not-beside"]
    assert "done" in table.legal()


@clause("PL-7.3")
def test_neighbours_of_neighbours_do_not_count() -> None:
    table = _opened().play("go government")
    first, second, third = (_tile(table, 0, space) for space in (A, B, E))
    table.play(f"take {first}", f"take {second}")
    assert table.refused(f"take {third}") == ["not-beside"]


@clause("PL-7.3")
def test_in_the_pinwheel_a_tile_has_two_or_four_neighbours() -> None:
    assert [len(near) for near in Table(2).state.figures.neighbours] == [2, 4, 4, 2, 2, 4, 4, 2]


@clause("PL-7.4")
def test_the_price_of_one_to_five_tiles() -> None:
    table = _opened().play("go government")
    tiles = [_tile(table, 0, space) for space in (B, A, C, E, F)]
    spent: list[int] = []
    for tile in tiles:
        table.play(f"take {tile}")
        spent.append(100 - int(table.player(0).money))
    assert spent == [5, 10, 20, 35, 55]
    assert table.stage() == Stage.HOLD
    table.play(f"lay {tiles[4]}", "place 0,0 east", f"lay {tiles[0]}", "place 2,0 east")
    assert table.legal("lay") == sorted(f"lay {tile}" for tile in (tiles[1], tiles[2], tiles[3]))
    assert table.refused(f"lay {tiles[0]}") == ["not-hold"]


@clause("PL-7.4")
def test_each_tile_must_be_paid() -> None:
    table = _opened().money(0, 9).play("go government")
    tile, other = _tile(table, 0, A), _tile(table, 0, B)
    table.play(f"take {tile}")
    assert table.legal() == ["done"]
    assert table.reasons(f"take {other}") == ["one tile more costs 5, you have 4 (PL-7.4)"]
    assert _opened().money(0, 4).reasons("go government") == ["one tile more costs 5, you have 4 (PL-7.4)"]


@clause("PL-7.4")
def test_empty_spaces_stay_empty() -> None:
    table = _opened().play("go government")
    table.play(f"take {_tile(table, 1, D)}", "done", "place 0,0 east")
    assert table.view(None).government[1].tiles[D] is None
    table.year(1).last_turn_of_the_year().ends_turn()
    assert table.state.year == 1
    assert table.view(None).government[1].tiles[D] is None


@clause("PL-7.2")
def test_without_a_tile_that_may_be_taken_the_action_is_closed() -> None:
    table = _opened(0, 1)
    table.state.government = [-1] * 16 + table.state.government[16:]
    assert "go government" not in table.legal()
    assert table.refused("go government") == ["government-gone"]
