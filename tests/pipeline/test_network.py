"""PL-8.1 to PL-8.6: laying tiles, and the lines they make."""

from collections import Counter

import pytest

from powerhouse.games.pipeline.codes import Stage
from tests.clauses import clause
from tests.pipeline.scenario import TILE_OF_CODE, TILES, Table


def _holding(code: str, *pieces: str) -> Table:
    """The player has bought this tile and is to lay it."""
    table = Table(2).tiles(0, *pieces).shop("tanks", code, "SS-sss").play("go tanks", "pipes 2")
    return table.play(f"take {TILE_OF_CODE[code]}")


@clause("PL-8.1")
def test_every_tile_has_two_halves_four_segments_and_three_pipes() -> None:
    for tile in TILES:
        table = Table(2).tiles(0, f"{tile['code']} 0,0 east")
        assert sorted(length for _, length, _ in table.lines(0)) == [1, 1, 2]


@clause("PL-8.1")
def test_every_tile_that_can_be_exists_once() -> None:
    looks: set[tuple[tuple[int, int], ...]] = set()
    for face in Table(2).state.figures.faces:
        ways = ((int(face.first[0]), int(face.second[0])), (int(face.second[2]), int(face.first[2])))
        looks.add(tuple(sorted(ways)))
    assert len(looks) == 135 == (3 * 3 * 27 + 27) // 2


@clause("PL-8.2")
@pytest.mark.parametrize("side", ["east", "south", "west", "north"])
def test_a_tile_is_laid_in_four_rotations(side: str) -> None:
    table = _holding("NE-ost").play(f"place 0,0 {side}")
    step = {"east": (1, 0), "south": (0, 1), "west": (-1, 0), "north": (0, -1)}[side]
    assert table.view(0).players[0].tiles[0].side == side
    x, y = step
    network = table.player(0).network
    assert sorted(network.halves) == sorted([180300, 180300 + x + 600 * y])


@clause("PL-8.2")
def test_a_tile_may_be_shifted_by_half_a_tile() -> None:
    table = _holding("NE-ost", "WE-ooo 0,0 east")
    assert "place 1,1 east" in table.legal()
    assert "place -1,1 east" in table.legal()
    assert "place 2,0 south" in table.legal()


@clause("PL-8.2")
def test_halves_do_not_overlap() -> None:
    table = _holding("NE-ost", "WE-ooo 0,0 east")
    assert table.refused("place 1,0 east") == ["place-taken"]
    assert table.refused("place 2,0 west") == ["place-taken"]


@clause("PL-8.3")
def test_a_symmetric_tile_has_two_rotations() -> None:
    table = _holding("WE-ooo")
    assert table.legal() == ["place 0,0 east", "place 0,0 south"]
    assert sum(face.symmetric for face in table.state.figures.faces) == 27
    assert len(_holding("NE-ost").legal()) == 4


@clause("PL-8.3")
def test_the_other_rotations_of_a_symmetric_tile_mean_the_same() -> None:
    table = _holding("WE-ttt", "WE-ooo 0,0 east")
    assert table.state.parse("place 3,0 west") == table.state.parse("place 2,0 east")
    turned = 400_000 + 4 * (180_300 + 3) + 2
    assert [refusal.code for refusal in table.state.refusals(turned)] == ["place-same"]


@clause("PL-8.4")
def test_the_first_tile_begins_at_the_origin() -> None:
    table = _holding("NE-ost")
    assert table.legal() == ["place 0,0 east", "place 0,0 south", "place 0,0 west", "place 0,0 north"]
    assert table.refused("place 5,5 east") == ["place-first"]
    assert table.refused("done") == ["not-place"]


@clause("PL-8.4")
def test_a_further_tile_must_share_an_edge() -> None:
    table = _holding("NE-ost", "WE-ooo 0,0 east")
    assert table.reasons("place 3,0 east") == [
        "with its second half on the right the tile would touch no pipe of your network there,"
        " 3 to the right from where you began (PL-8.4)"
    ]
    assert table.refused("place 2,1 east") == ["place-loose"]
    assert len(table.legal()) == len(set(table.legal())) == 32


@clause("PL-8.4")
def test_colours_need_not_match() -> None:
    table = _holding("WE-ttt", "WE-ooo 0,0 east").play("place 2,0 east")
    assert Counter(table.lines(0)) == Counter(
        [("orange", 2, False), ("orange", 1, False), ("orange", 1, False)]
        + [("teal", 2, False), ("teal", 1, False), ("teal", 1, False)]
    )


@clause("PL-8.4")
def test_touching_a_machine_only_does_not_connect() -> None:
    table = _holding("NE-ost", "WE-ooo 0,0 east", "machine 1,0")
    assert table.refused("place 2,0 east") == ["place-loose"]
    assert "place -1,0 west" in table.legal()
    assert "place 1,1 west" in table.legal()


@clause("PL-8.4")
def test_where_machines_wall_all_pipes_in_a_tile_goes_beside_a_machine() -> None:
    table = _holding("NE-ost", "WE-ooo 0,0 east", "machine 0,0", "machine 1,0")
    assert "place 2,0 east" in table.legal()
    table.play("place 2,0 east")
    assert not table.player(0).network.walled
    table.play(f"take {TILE_OF_CODE['SS-sss']}")
    assert table.refused("place 0,1 east") == ["place-loose"]
    assert "place 4,0 east" in table.legal()


@clause("PL-8.5")
def test_tiles_that_come_together_may_go_to_different_parts() -> None:
    table = _holding("NE-ost", "WE-ooo 0,0 east").play("place 2,0 east")
    assert table.stage() == Stage.PIPES
    table.play(f"take {TILE_OF_CODE['SS-sss']}", "place -2,0 east")
    assert len(table.player(0).network.tiles) == 3
    assert table.stage() == Stage.SHOP


@clause("PL-8.6")
def test_segments_of_one_colour_make_one_line() -> None:
    table = Table(2).tiles(0, "WE-ost 0,0 east", "WE-ooo 2,0 east", "WE-ots 4,0 east")
    assert ("orange", 6, False) in table.lines(0)
    assert table.player(0).network.longest(0) == 6


@clause("PL-8.6")
def test_a_line_ends_where_the_colour_changes() -> None:
    table = Table(2).tiles(0, "WE-ost 0,0 east", "WE-tos 2,0 east", "WE-ots 4,0 east")
    assert [length for colour, length, _ in table.lines(0) if colour == "orange"] == [2, 1, 2]


@clause("PL-8.6")
def test_crossing_pipes_of_one_colour_do_not_join() -> None:
    table = Table(2).tiles(0, "WE-ooo 0,0 east")
    assert sorted(length for _, length, _ in table.lines(0)) == [1, 1, 2]


@clause("PL-8.6")
def test_four_bends_close_a_loop_whose_segments_count_once() -> None:
    """Halves around one corner, each with an orange bend towards the next; the rest of the tiles lies outside."""
    bends = {(0, 0): ("E", "S"), (1, 0): ("S", "W"), (0, 1): ("E", "N"), (1, 1): ("W", "N")}
    table = Table(2).tiles(0, *[_bending(x, y, ports) for (x, y), ports in bends.items()])
    loops = [line for line in table.player(0).network.lines() if line.loop]
    assert [len(line.segments) for line in loops] == [4]
    assert [line.length for line in table.view(0).players[0].lines if line.loop] == [4]
    assert not table.player(0).network.attached(loops[0])
    cut = Table(2).tiles(0, *[_bending(x, y, ports) for (x, y), ports in bends.items()], "machine 0,0")
    assert not [line for line in cut.player(0).network.lines() if line.loop]
    assert ("orange", 3, True) in cut.lines(0)


def _bending(x: int, y: int, ports: tuple[str, str]) -> str:
    """A tile whose first half lies on x, y with an orange bend, and whose second half lies outside the square."""
    turns, side = (2, "west") if x == 0 else (0, "east")
    opposite = {"N": "S", "S": "N", "E": "W", "W": "E"}
    printed = {port if turns == 0 else opposite[port] for port in ports}
    end = {"S": "N", "N": "S"}[(printed - {"W"}).pop()]
    colours = "tos" if y == 0 else "sot"
    return f"{end}E-{colours} {x},{y} {side}"
