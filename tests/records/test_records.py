"""Whole games on file: each replays move by move, comes back unchanged, and shows what its name says."""

from pathlib import Path

import pytest

from powerhouse import Match
from powerhouse.core.state import State
from tests.records.story import Shown, story

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.game"))

SHOWS = {
    **{
        f"{map}-{players}": {map, f"{players} players", "over", "random zone", "hidden money"}
        for map in ("germany", "usa")
        for players in range(2, 7)
    },
    "start-cities-4": {"start-cities", "4 players", "over"},
    "start-cities-with-the-trust": {"start-cities", "2 players", "over"},
    "renovation-5": {"renovation", "5 players", "over"},
    "renovation-with-the-trust": {"renovation", "2 players", "over"},
    "open-money-3": {"open money", "3 players", "over"},
    "named-zone-3": {"named zone", "3 players", "over"},
    "everything-6": {"start-cities", "renovation", "open money", "6 players", "over"},
    "end-in-step-2": {"end in step 2", "over"},
    "end-in-step-3": {"end in step 3", "over"},
    "step-3-in-phase-2": {"step 3 in auction", "over"},
    "step-3-in-phase-5": {"step 3 in bureaucracy", "over"},
    "step-3-before-step-2": {"step 3 before step 2", "over"},
    "deck-exhausted": {"deck exhausted", "over"},
    "deck-exhausted-against-the-trust": {"deck exhausted", "2 players", "over"},
    "nuclear-phase-out": {"nuclear phase-out", "over"},
    "largest-network-does-not-win": {"largest network does not win", "over"},
}


def test_there_is_a_record_for_each() -> None:
    assert {file.stem for file in FILES} == set(SHOWS)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_whole_game(file: Path) -> None:
    text = file.read_text("utf-8")
    match = Match.parse(text)
    assert match.record() == text
    assert SHOWS[file.stem] <= story(match)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_nothing_is_lost_in_a_whole_game(file: Path) -> None:
    match = Match.parse(file.read_text("utf-8"))
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
