"""Pipeline, base game, 2 to 4 players, rules in docs/rules/pipeline.md."""

from powerhouse.games.pipeline.game import GAME

__all__ = ["GAME"]
