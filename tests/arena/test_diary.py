"""What is noted of each game round by round."""

import pytest

from powerhouse.arena.outcomes import Task, play_all
from powerhouse.arena.series import Series
from powerhouse.core import registry
from powerhouse.core.chance import Seeded
from powerhouse.core.game import Game


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)
def test_every_game_has_something_worth_noting(game: Game) -> None:
    measures = game.start(game.setup(game.players[0]), Seeded(1)).measures()
    assert len(measures) == game.players[0]
    assert all("money" in seat for seat in measures)


@pytest.mark.parametrize("game", registry.game_ids())
def test_figures_of_every_round(game: str) -> None:
    (outcome,) = play_all(Task(Series(game, 3, 1, 5, ("random",)), 0, 1, diary=True))
    assert outcome.diary is not None
    for row in outcome.diary:
        assert len(row["round_money"]) >= 3
        assert {len(column) for name, column in row.items() if name.startswith("round_")} == {len(row["round_money"])}
        assert len(row["lots"]) == len(row["paid"])
