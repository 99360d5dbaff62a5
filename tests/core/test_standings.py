"""Places at the end: who shares one, and which figures had to be looked at."""

from powerhouse.core.phrase import phrase
from powerhouse.core.standings import Standings

REASON = phrase("end-heap")


def standings(*figures: tuple[int, int, int]) -> Standings:
    return Standings("nim", [dict(zip(("points", "money", "plant"), seat, strict=True)) for seat in figures], REASON)


def test_the_first_figure_is_enough_where_it_differs() -> None:
    found = standings((7, 0, 0), (9, 0, 0), (8, 5, 0))
    assert [(one.place, one.seat, one.counted) for one in found.places] == [
        (1, 1, ["points"]),
        (2, 2, ["points"]),
        (3, 0, ["points"]),
    ]
    assert found.tie_break is None


def test_a_tie_is_broken_by_the_first_figure_that_differs() -> None:
    found = standings((9, 4, 8), (9, 5, 1), (3, 0, 0))
    assert [one.counted for one in found.places] == [["points", "money"], ["points"], ["points"]]
    assert found.tie_break == "money"
    assert standings((9, 5, 1), (9, 5, 2)).tie_break == "plant"


def test_equal_figures_share_a_place_and_break_no_tie() -> None:
    found = standings((9, 5, 1), (9, 5, 1), (2, 0, 0))
    assert [one.place for one in found.places] == [1, 1, 3]
    assert found.places[0].counted == ["points", "money", "plant"]
    assert found.tie_break is None
    assert standings((1, 1, 1)).tie_break is None
