"""What is noted of each game round by round."""

import pytest

from powerhouse.arena.diary import INTERESTS
from powerhouse.arena.plan import Plan
from powerhouse.arena.playing import Task, play_all
from powerhouse.core import registry


def test_every_game_has_something_worth_noting() -> None:
    assert set(INTERESTS) == set(registry.game_ids())


@pytest.mark.parametrize("game", registry.game_ids())
def test_figures_of_every_round(game: str) -> None:
    (outcome,) = play_all(Task(Plan(game, 3, 1, 5, ("random",)), 0, 1, diary=True))
    assert outcome.diary is not None
    for row in outcome.diary:
        assert len(row["round_money"]) >= 3
        assert {len(column) for name, column in row.items() if name.startswith("round_")} == {len(row["round_money"])}
        assert len(row["lots"]) == len(row["paid"])
