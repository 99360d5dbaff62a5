"""Legal moves in one array, and in a list where nothing is compiled: both answer alike."""

from collections.abc import Callable

import pytest
from mypy_extensions import i64

from powerhouse.core import packed_arrays
from powerhouse.core.chance import Chance, Scripted, Seeded, Witness
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.packed import append, ascending, insert, remove, replaced, vec
from powerhouse.core.packed_moves import PackedMoves
from powerhouse.core.rng import Rng

KINDS = pytest.mark.parametrize("kind", [LegalMoves, PackedMoves])


def listed(legal: LegalMoves) -> list[int]:
    """All moves, one by one and at once."""
    moves = [int(legal.nth(place)) for place in range(legal.size())]
    assert legal.listed() == moves
    return moves


@KINDS
def test_moves_are_listed_in_ascending_order(kind: type[LegalMoves]) -> None:
    legal = kind()
    assert listed(legal) == []
    legal.add(1)
    legal.add_each(10, [5, 2, 9])
    legal.extend(vec([30, 31]))
    assert listed(legal) == [1, 12, 15, 19, 30, 31]
    legal.add(25)
    legal.sort()
    assert listed(legal) == [1, 12, 15, 19, 25, 30, 31]


@KINDS
def test_a_ladder_comes_last_and_may_be_empty_or_long(kind: type[LegalMoves]) -> None:
    legal = kind()
    legal.add(0)
    legal.add_ladder(1007, 1006)
    assert listed(legal) == [0]
    legal.add_ladder(1007, 1009)
    assert listed(legal) == [0, 1007, 1008, 1009]
    legal.clear()
    legal.add_ladder(2998, 12_000)
    assert (legal.size(), legal.nth(0), legal.nth(legal.size() - 1)) == (9_003, 2998, 12_000)


@KINDS
def test_what_was_collected_before_is_forgotten_and_there_is_room_for_any_number(kind: type[LegalMoves]) -> None:
    legal = kind()
    for round in range(3):
        legal.clear()
        for move in range(500 * round):
            legal.add(move)
        assert listed(legal) == list(range(500 * round))


@KINDS
def test_any_move_may_be_drawn(kind: type[LegalMoves]) -> None:
    legal = kind()
    legal.add_each(10, [5, 2, 9])
    legal.add_ladder(30, 32)
    drawn = [int(legal.drawn(Rng(seed))) for seed in range(200)]
    assert drawn == [int(legal.nth(Rng(seed).below(6))) for seed in range(200)]
    assert set(drawn) == {12, 15, 19, 30, 31, 32}


def test_arrays_grow_and_shrink() -> None:
    cards = append(vec([3, 5]), 4)
    assert list(cards) == [3, 5, 4]
    assert list(ascending(cards)) == [3, 4, 5]
    assert list(insert(ascending(cards), 4)) == [3, 4, 4, 5]
    assert list(packed_arrays.insert(packed_arrays.ascending(cards), 4)) == [3, 4, 4, 5]
    assert list(remove(cards[:], 5)) == [3, 4]
    assert list(cards) == [3, 5, 4]


@pytest.mark.parametrize("swap", [replaced, packed_arrays.replaced])
def test_some_numbers_go_and_others_come(swap: Callable[[vec[i64], vec[i64], vec[i64]], vec[i64]]) -> None:
    numbers = vec[i64]([2, 5, 7, 11])
    assert list(swap(numbers, vec[i64]([7, 3, 2]), vec[i64]([9, 0, 12, 9, 5]))) == [0, 5, 9, 11, 12]
    assert list(swap(vec[i64]([]), vec[i64]([1]), vec[i64]([4, 4, 3]))) == [3, 4]
    assert list(numbers) == [2, 5, 7, 11]


class Last(Chance):
    """A source that knows only how to pick."""

    def pick(self, candidates: list[int]) -> int:
        return candidates[-1]


def test_packed_candidates_are_drawn_like_listed_ones() -> None:
    for seed in range(200):
        listed, packed = Seeded(seed), Seeded(seed)
        assert listed.pick([4, 7, 9]) == packed.draw(vec([4, 7, 9]))
        assert listed.pick([1, 1, 1, 2]) == packed.either(1, 3, 2, 1)
        assert listed.position() == packed.position()


def test_a_source_that_only_picks_is_shown_the_list() -> None:
    assert Last().draw(vec([4, 7, 9])) == 9
    assert (Last().either(1, 3, 2, 1), Last().either(1, 3, 2, 0)) == (2, 1)
    witness = Witness(Scripted([7, 2]))
    assert (witness.draw(vec([4, 7, 9])), witness.either(1, 3, 2, 1)) == (7, 2)
    assert witness.seen == [7, 2]
