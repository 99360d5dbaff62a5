"""Whole games in the terminal in the languages of the rulebooks: nothing but what one types is left in English."""

import re

import pytest

from powerhouse.core.catalogue import ENGLISH, of_game, speak
from powerhouse.core.match import Match
from tests.cli.running import Cli, played_by_bots

GAMES = ["power-grid", "power-grid-card-game", "factory-manager", "pipeline"]
TYPED = re.compile(r"`[^`]*`|^ *\d+\) .*$|^[A-Z]\w+>.*$", re.MULTILINE)
"""Commands and moves in our sentences, lists of moves to choose from, what was typed."""
PLAIN_ENGLISH = re.compile(
    r"\b(the|and|you|your|have|of|from|is|are|has|round|money|city|cities|plants?|wins?|buys?|pays?|earns?|turn|phase|step"
    r"|market|auction|bids?|builds?|supply|workers?|tiles?|year|nothing|Germany|game|player|cost)\b"
)


@pytest.mark.parametrize("language", ["ru", "sr-Latn"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(cli: Cli, game: str, language: str) -> None:
    table, lines = played_by_bots(5, 3, game=game)
    found = cli("--lang", language, "terminal", game, "--players", "3", "--seed", "5", lines=lines)
    assert found.exit_code == 0, found.output
    assert Match.load(cli.kept).state.digest() == table.match.state.digest()
    told = TYPED.sub("", found.stdout)
    standings = table.match.standings()
    try:
        speak(language)
        reason = of_game(game).say(standings.reason)
    finally:
        speak(ENGLISH)
    assert reason in " ".join(told.split())
    assert reason != of_game(game).say(standings.reason)
    left = [line for line in told.splitlines() if PLAIN_ENGLISH.search(re.sub(r"\bmarket-\d", "", line))]
    assert left == []
