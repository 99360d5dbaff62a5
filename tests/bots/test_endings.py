"""No bot leaves a game unfinished, and from `normal` on none drags it out."""

from statistics import median

import pytest

from powerhouse.arena.outcomes import Outcome, Task, play_all
from powerhouse.arena.series import Series
from powerhouse.bots import levels
from powerhouse.core import registry

HEURISTIC = 500
EXPERT = 20
BRISK = ("normal", "hard", "expert:iterations=50")

TABLES = [(game, players) for game in levels.games() for players in registry.find(game).players]


def played(game: str, players: int, bot: str, games: int) -> list[Outcome]:
    """Every seat is taken by the bot; each game must be over without a failure."""
    outcomes = play_all(Task(Series(game, players, games, 70_000, (bot,)), 0, games))
    assert [outcome.faults for outcome in outcomes if outcome.faults] == []
    return outcomes


def check_length(outcomes: list[Outcome], bot: str) -> None:
    rounds = [outcome.rounds or 0 for outcome in outcomes]
    if bot in BRISK:
        assert max(rounds) <= 2 * median(rounds)


@pytest.mark.parametrize("level", levels.LEVELS)
@pytest.mark.parametrize("game", levels.games())
def test_some_games_end(game: str, level: str) -> None:
    for players in registry.find(game).players:
        played(game, players, level, 1)


@pytest.mark.soak
@pytest.mark.parametrize("level", levels.LEVELS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_five_hundred_games_end(game: str, players: int, level: str) -> None:
    check_length(played(game, players, level, HEURISTIC), level)


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_games_of_experts_end(game: str, players: int) -> None:
    bot = "expert:iterations=50"
    check_length(played(game, players, bot, EXPERT), bot)
