"""Whole games on file, one folder a game; a folder's `story` says which games it wants and what a game shows."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from powerhouse import Match
from powerhouse.bots import Bot
from tests.records.factory_manager import story as factory_manager
from tests.records.pipeline import story as pipeline
from tests.records.power_grid import story as power_grid
from tests.records.power_grid_card_game import story as card_game
from tests.records.wanted import Wanted


@dataclass(frozen=True)
class Shelf:
    """The records of one game; `players` are bots made for them, by name, from a seed."""

    game: str
    wanted: list[Wanted]
    story: Callable[[Match], set[str]]
    players: Mapping[str, Callable[[int], Bot]] = field(default_factory=dict)

    @property
    def folder(self) -> Path:
        return Path(__file__).parent / self.game.replace("-", "_")


SHELVES = [
    Shelf("factory-manager", factory_manager.WANTED, factory_manager.story),
    Shelf("pipeline", pipeline.WANTED, pipeline.story, pipeline.PLAYERS),
    Shelf("power-grid", power_grid.WANTED, power_grid.story),
    Shelf("power-grid-card-game", card_game.WANTED, card_game.story),
]
