"""Moves and reveals in words."""

import pytest

from powerhouse.core.errors import UnreadableMove
from powerhouse.games.factory_manager.codes import ENERGY, ORDER, START, X_TILE
from tests.factory_manager.scenario import Table


@pytest.mark.parametrize(
    "text",
    [
        "pass", "done", "hire 2", "back 0 seasonal", "offer 12", "bid 0", "bid 8", "bring storage-6",
        "buy robot-auto-8", "place robot-semi-7", "demolish control-14", "stop optimizer-19",
    ],
)  # fmt: skip
def test_a_move_comes_back_unchanged(text: str) -> None:
    state = Table().state
    assert state.text(state.parse(text)) == text


@pytest.mark.parametrize("text", ["BUY Robot-Auto-8", "buy robot_auto-8", "buy robot auto 8", " buy  robot-auto-8 "])
def test_tiles_may_be_named_loosely(text: str) -> None:
    state = Table().state
    assert state.text(state.parse(text)) == "buy robot-auto-8"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "an empty line is no move"),
        ("build essen", "'build essen' is no move: 'build' is not a word of this game"),
        ("done now", "'done now' is no move: 'done' is not a word of this game"),
        ("buy machine-8", "'buy machine-8' needs a tile by type and price, as machine-9; there is no 'machine-8'"),
        ("bid", "'bid' needs one whole number"),
        ("bid two", "'bid two' needs one whole number"),
        ("bid 30", "'bid 30': 30 is more than 29"),
        ("offer 99", "'offer 99': 99 is more than 19"),
        ("back 1", "'back 1' must read 'back NUMBER seasonal'"),
        ("back 99 seasonal", "'back 99 seasonal': 99 is more than 9"),
        ("hire 8", "'hire 8': 8 is more than 7"),
    ],
)
def test_what_is_no_move_is_told_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(UnreadableMove) as error:
        Table().state.parse(text)
    assert str(error.value) == sentence


@pytest.mark.parametrize("text", ["start 7", "order 4", "energy 2", "x machine-9"])
def test_a_reveal_comes_back_unchanged(text: str) -> None:
    state = Table().state
    assert state.reveal_text(state.parse_reveal(text)) == text


def test_reveals_have_codes_of_their_own() -> None:
    state = Table().state
    assert state.parse_reveal("start 7") == START + 7
    assert state.parse_reveal("order 4") == ORDER + 4
    assert state.parse_reveal("energy 2") == ENERGY + 2
    assert state.parse_reveal("x storage-0") == X_TILE
    assert state.reveal_text(999) == "reveal 999"
    assert state.text(999) == "move 999"


@pytest.mark.parametrize("text", ["", "draw 7", "energy much", "x", "order 20"])
def test_what_is_no_reveal_is_refused(text: str) -> None:
    with pytest.raises(UnreadableMove):
        Table().state.parse_reveal(text)


@pytest.mark.parametrize("move", [-1, 620, 10**9])
def test_a_number_that_is_no_move_is_refused(move: int) -> None:
    assert [refusal.code for refusal in Table().state.refusals(move)] == ["no-move"]
