"""Random games in which nobody lacks money: they reach what random players of the true game hardly see."""

import json
from collections import Counter
from pathlib import Path

import pytest

from powerhouse.conformance import ConformanceCase, check_game, play_random
from powerhouse.core.chance import Seeded
from powerhouse.core.game import Setup
from powerhouse.core.state import State
from powerhouse.games.pipeline import GAME
from powerhouse.games.pipeline.codes import FAMILIES, Stage
from powerhouse.games.pipeline.state import Pipeline

UPGRADES = ["random", "government+shops+machines+engineering+contracts-orders"]


class RichTable(ConformanceCase):
    """A table where everybody starts with so much money."""

    def __init__(self, folder: Path, players: int, options: dict[str, str], money: int) -> None:
        super().__init__(GAME, players, options)
        self.box = folder / "rich.json"
        self.box.write_text(json.dumps({"board": {"player_board": {"start_cash": money}}}), "utf-8")

    def setup(self) -> Setup:
        return self.game.setup(self.players, self.options, self.box)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("money", [150, 2000])
@pytest.mark.parametrize("upgrades", UPGRADES)
def test_rich_random_games_hold_to_the_contract(tmp_path: Path, players: int, money: int, upgrades: str) -> None:
    for seed in range(2):
        check_game(RichTable(tmp_path, players, {"upgrades": upgrades}, money), seed=seed + players)


def test_rich_random_games_see_every_stage(tmp_path: Path) -> None:
    seen: Counter[int] = Counter()
    levels: Counter[str] = Counter()

    def look(state: State) -> None:
        assert isinstance(state, Pipeline)
        seen[int(state.stage)] += 1

    for seed in range(25):
        table = RichTable(tmp_path, 2 + seed % 3, {}, 3000)
        state = GAME.start(table.setup(), Seeded(seed))
        play_random(state, seed, Seeded(seed + 1), look)
        assert isinstance(state, Pipeline)
        for player in state.players:
            levels.update(family for family, level in zip(FAMILIES, player.levels, strict=True) if level)
    assert set(seen) >= set(range(Stage.OVER + 1)) - {Stage.SERVE}
    assert set(levels) == set(FAMILIES)
