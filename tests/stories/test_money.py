"""The log tells money: whoever's money changes by a move is told of with the amount."""

from itertools import pairwise
from pathlib import Path

import pytest

from powerhouse import Match
from powerhouse.core.news import News
from powerhouse.core.replay import positions
from powerhouse.core.state import State
from tests.records import SHELVES

AMOUNTS = ("paid", "earned", "income")
EACH = 4
"""So many records of each game."""


def some_records() -> list[Path]:
    return [record for shelf in SHELVES for record in sorted(shelf.folder.glob("*.game"))[:EACH]]


def purses(state: State) -> list[int]:
    return [measures["money"] for measures in state.measures()]


@pytest.mark.parametrize("record", some_records(), ids=lambda record: f"{record.parent.name}/{record.stem}")
def test_whose_money_changes_is_told_with_the_amount(record: Path) -> None:
    match = Match.load(record)
    steps = [(entry, purses(state)) for entry, state in positions(match.game, match.setup, match.log)]
    for (entry, before), (_, after) in pairwise(steps):
        assert entry is not None
        for seat, (old, new) in enumerate(zip(before, after, strict=True)):
            told = [news for news in entry.news if news.seat == seat and news.money]
            assert sum(news.money for news in told) == new - old, (entry.text, seat)
            assert all(_says(news) for news in told), (entry.text, seat)


def _says(news: News) -> bool:
    return any(news.values.get(name) in (news.money, -news.money) for name in AMOUNTS)
