"""What a game says of its rules: clauses that its page has, and charts that can be said in every language."""

import re
from pathlib import Path

import pytest

from powerhouse.core import registry
from powerhouse.core.catalogue import ENGLISH, languages, of_game
from powerhouse.core.chance import Seeded
from powerhouse.core.game import Game
from powerhouse.core.phrase import Phrase
from powerhouse.core.state import State

RULES = Path(__file__).parents[2] / "docs" / "rules"
GAMES = [game for game in registry.games() if (RULES / f"{game.id}.md").exists()]
CLAUSE = re.compile(r"^(?:\*\*|## )([A-Z]{2}-\d+(?:\.\d+)?)", re.M)
MOVES = 400

by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def clauses_of(game: Game) -> set[str]:
    return set(CLAUSE.findall((RULES / f"{game.id}.md").read_text("utf-8")))


def begun(game: Game, players: int, options: dict[str, str] | None = None) -> State:
    return game.start(game.setup(players, options), Seeded(1))


def test_our_games_have_a_page() -> None:
    assert len(GAMES) == 4


@by_game
def test_news_rest_on_clauses_of_the_page(game: Game) -> None:
    texts = of_game(game.id, ENGLISH)
    assert game.clauses
    assert [code for code in game.clauses if not texts.has(f"news-{code}")] == []
    assert set(game.clauses.values()) - clauses_of(game) == set()


@by_game
def test_whatever_is_asked_begins_with_a_clause_of_the_page(game: Game) -> None:
    known, state, chance = clauses_of(game), begun(game, game.players[0]), Seeded(2)
    seen = set()
    for count in range(MOVES):
        seen.add(state.clause())
        if state.over:
            break
        moves = state.shortlist()
        state.play(moves[count * 7 % len(moves)], chance)
    assert len(seen) > 3
    assert seen - known == set()


@by_game
@pytest.mark.parametrize("language", languages())
def test_charts_can_be_said(game: Game, language: str) -> None:
    texts = of_game(game.id, language)
    turned = {name: option.values[-1] for name, option in game.options.items() if not option.open}
    for players in game.players:
        for state in (begun(game, players), begun(game, players, turned)):
            charts = state.charts()
            assert {chart.clause for chart in charts} - clauses_of(game) == set()
            assert len({chart.title.key for chart in charts}) == len(charts)
            for chart in charts:
                assert chart.rows, chart.title
                assert {len(row) for row in chart.rows} == {len(chart.columns)}
                cells = [cell for row in chart.rows for cell in row if isinstance(cell, Phrase)]
                for phrase in [chart.title, *chart.columns, *cells]:
                    assert texts.has(phrase.key), phrase
                    assert texts.say(phrase).strip()


def test_charts_are_those_of_the_table() -> None:
    """Players, map, options and own components."""
    game = registry.find("power-grid")

    def shown(players: int, name: str, **options: str) -> list[list[str | int]]:
        (found,) = [chart for chart in begun(game, players, options).charts() if chart.title.key == name]
        return [[cell.key if isinstance(cell, Phrase) else cell for cell in row] for row in found.rows]

    assert shown(2, "chart-refill")[0] == [1, 4, 2, 1, 1]
    assert shown(6, "chart-refill")[0] == [1, 7, 5, 3, 2]
    assert ["fact-coal-storage", 8] in shown(3, "chart-facts", map="usa")
    assert ["fact-phase-out", 39] in shown(3, "chart-facts", map="germany")
    titles = {chart.title.key for chart in begun(game, 3, {"renovation": "on"}).charts()}
    assert "chart-renovation" in titles


def test_charts_have_own_components(tmp_path: Path) -> None:
    game = registry.find("power-grid")
    own = tmp_path / "own.json"
    own.write_text('{"tables": {"setup": {"start_money": 77}}}')
    state = game.start(game.setup(2, replacements=own), Seeded(1))
    assert [row[1] for row in state.charts()[0].rows if row[0] == Phrase("fact-start-money")] == [77]
