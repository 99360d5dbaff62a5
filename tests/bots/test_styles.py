"""Styles are found by name, end their games, and are told in the documentation; what each does is tested by game."""

from pathlib import Path

import pytest

from powerhouse.arena.outcomes import Task, play_all
from powerhouse.arena.series import Series
from powerhouse.bots import Clock, find, levels, registry, styles
from powerhouse.core import registry as games
from powerhouse.core.errors import PowerhouseError
from tests.bots.sitting import decisions

OUTSIDE = Path(__file__).parent.parent / "conformance" / "outside"
DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
ALL = [(game, spec) for game in levels.games() for spec in styles.specs(game)]


@pytest.mark.parametrize("game", levels.games())
def test_every_game_has_eight_or_more(game: str) -> None:
    assert len(styles.specs(game)) >= 8


@pytest.mark.parametrize(("game", "spec"), ALL)
def test_a_table_of_one_style_ends_its_games_with_any_number_of_players(game: str, spec: str) -> None:
    for players in games.find(game).players:
        for outcome in play_all(Task(Series(game, players, 1, 71_000, (spec,)), 0, 1)):
            assert outcome.faults == []


@pytest.mark.parametrize(("game", "spec"), ALL)
def test_a_style_chooses_otherwise_than_the_hard_level(game: str, spec: str) -> None:
    """In some decision of a few games; otherwise it would measure nothing."""
    hard = find("hard", game, seed=0)
    for seed in range(5, 15):
        for made in decisions(game, spec, seed):
            if hard.choose(made.before.copy(), made.before.turn, Clock()) != made.move:
                return
    raise AssertionError(spec)


@pytest.mark.parametrize(("game", "spec"), ALL)
def test_the_documentation_tells_of_every_style(game: str, spec: str) -> None:
    assert f"| `{spec.removeprefix('style:')}` |" in DOCS.read_text()


def test_a_style_is_found_by_its_name() -> None:
    assert find("style:rusher", "power-grid", seed=1).name == "style:rusher"
    assert registry.ours("style:rusher")


def test_an_unknown_style_is_answered_with_the_styles_there_are() -> None:
    names = ", ".join(styles.of_game("pipeline"))
    with pytest.raises(PowerhouseError) as raised:
        find("style:rusher", "pipeline", seed=1)
    assert str(raised.value) == f"there is no style 'rusher'; pipeline has {names}"


@pytest.mark.parametrize("spec", ["style", "style:", "style:rusher:deep=2"])
def test_what_is_no_style_is_refused(spec: str) -> None:
    with pytest.raises(PowerhouseError, match=r"^there is no style '"):
        find(spec, "power-grid", seed=1)


def test_styles_are_nobodys_opponents() -> None:
    for game in levels.games():
        assert not {*styles.specs(game)} & {*registry.opponents(game), *registry.by_strength(game)}
        assert "style" not in registry.names(game)


def test_a_game_without_styles_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(OUTSIDE)
    assert styles.specs("nim") == []
    with pytest.raises(PowerhouseError) as raised:
        find("style:rusher", "nim", seed=1)
    assert str(raised.value) == "nim has no styles"
