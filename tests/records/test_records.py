"""Whole games on file: each replays move by move, comes back unchanged, and shows what its name says."""

import pytest

from powerhouse import Match
from powerhouse.core import registry
from powerhouse.core.state import State
from tests.records import SHELVES, Shelf
from tests.records.wanted import Shown, Wanted

RECORDS = [
    pytest.param(shelf, wanted, id=f"{shelf.game}/{wanted.name}") for shelf in SHELVES for wanted in shelf.wanted
]


def _text(shelf: Shelf, wanted: Wanted) -> str:
    return (shelf.folder / f"{wanted.name}.game").read_text("utf-8")


def test_every_game_has_records() -> None:
    assert {shelf.game for shelf in SHELVES} == set(registry.game_ids())


@pytest.mark.parametrize("shelf", SHELVES, ids=lambda shelf: shelf.game)
def test_there_is_a_record_for_each(shelf: Shelf) -> None:
    assert {file.stem for file in shelf.folder.glob("*.game")} == {wanted.name for wanted in shelf.wanted}


@pytest.mark.parametrize(("shelf", "wanted"), RECORDS)
def test_a_whole_game(shelf: Shelf, wanted: Wanted) -> None:
    text = _text(shelf, wanted)
    match = Match.parse(text)
    assert match.record() == text
    assert match.game.id == shelf.game
    assert len(match.names) == wanted.players
    assert match.setup.rules == wanted.rules
    assert wanted.options.items() <= match.setup.options.items()
    assert wanted.shows <= shelf.story(match)


@pytest.mark.parametrize(("shelf", "wanted"), RECORDS)
def test_nothing_is_lost_in_a_whole_game(shelf: Shelf, wanted: Wanted) -> None:
    match = Match.parse(_text(shelf, wanted))
    totals = match.state.ledger()
    state: State = match.game.blank(match.setup)
    chance = Shown(match)
    state.deal(chance)
    for entry in match.log:
        if entry.seat is not None:
            assert entry.code in state.moves()
            state.advance(entry.code, chance)
            assert state.ledger() == totals
    assert state.digest() == match.state.digest()
    assert next(chance.codes, None) is None
