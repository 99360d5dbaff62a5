"""Versions of the rules: a game is played to its end by the one it was begun with."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from powerhouse import Match
from powerhouse.core import registry
from powerhouse.core.errors import BadRecord, BadSetup
from tests.records import SHELVES

OLDER = ("power-grid", "pipeline", "factory-manager")


def stored(game: str) -> Iterator[Path]:
    shelf = next(shelf for shelf in SHELVES if shelf.game == game)
    return (file for file in sorted(shelf.folder.glob("*.game")) if "\nrules: 1\n" in file.read_text("utf-8"))


@pytest.mark.parametrize("game", OLDER)
def test_records_of_rules_1_are_on_file_and_come_back_byte_for_byte(game: str, tmp_path: Path) -> None:
    file = next(stored(game))
    match = Match.load(file)
    assert (match.setup.rules, match.game.rules) == (1, 2)
    assert "rulings" not in match.setup.options or game == "factory-manager"
    match.save(tmp_path / "again.game")
    assert (tmp_path / "again.game").read_bytes() == file.read_bytes()


def test_taking_back_keeps_the_version() -> None:
    match = Match.new("factory-manager", 3, seed=2, rules=1)
    before = match.state.digest()
    match.play(match.moves()[0])
    match.undo(match.log[-1].seat or 0)
    assert match.state.digest() == before
    assert "\nrules: 1\n" in match.record()


def test_a_new_game_has_the_newest_rules() -> None:
    assert "\nrules: 2\n" in Match.new("power-grid", 3, seed=1).record()


@pytest.mark.parametrize("rules", [0, 3, 99])
def test_a_version_that_is_not_known_is_refused(rules: int) -> None:
    kind = registry.find("power-grid")
    sentence = f"this was begun by version {rules} of the rules of Power Grid, and this program knows them only up to 2"
    with pytest.raises(BadSetup) as error:
        kind.setup(3, rules=rules)
    assert str(error.value) == sentence
    if rules:
        text = Match.new("power-grid", 3, seed=1).record().replace("rules: 2", f"rules: {rules}")
        with pytest.raises(BadRecord) as wrong:
            Match.parse(text)
        assert str(wrong.value) == sentence


def test_options_of_later_rules_are_unknown_to_older_games() -> None:
    text = Match.new("power-grid", 3, seed=1, options={"rulings": "shared-start"}).record()
    assert "\noption rulings: shared-start\n" in text
    assert Match.parse(text).state.digest() == Match.parse(text).state.digest()
    with pytest.raises(BadRecord, match="Power Grid has no option 'rulings'"):
        Match.parse(text.replace("rules: 2", "rules: 1"))


def test_options_of_later_rules_are_recorded_only_where_they_are_used() -> None:
    usual = Match.new("power-grid", 3, seed=1)
    named = Match.new("power-grid", 3, seed=1, options={"rulings": "standard"})
    assert usual.record() == named.record()
    assert "rulings" not in usual.record()
    assert usual.state.digest() == Match.new("power-grid", 3, seed=1, rules=1).state.digest()
