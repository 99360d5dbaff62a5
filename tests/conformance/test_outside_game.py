"""A game from another package joins by its entry point alone and gets the whole suite."""

from pathlib import Path

import pytest

from powerhouse import Match
from powerhouse.conformance import checks
from powerhouse.core import registry
from powerhouse.core.errors import BadSetup

OUTSIDE = Path(__file__).parent / "outside"


def test_a_game_from_outside_is_found_and_holds_to_the_contract(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(OUTSIDE)
    assert "nim" in registry.game_ids()
    found = list(checks("nim"))
    assert len(found) == 8
    for check in found:
        check()


def test_it_is_played_like_our_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(OUTSIDE)
    match = Match.new("nim", players=2, seed=1, options={"most": "4"})
    while not match.over:
        match.play(match.legal()[-1])
    assert len(match.standings().winners) == 1
    assert Match.parse(match.record()).record() == match.record()


def test_without_its_package_it_is_unknown() -> None:
    assert "nim" not in registry.game_ids()
    with pytest.raises(BadSetup, match="there is no game 'noughts'; there are "):
        registry.find("noughts")
