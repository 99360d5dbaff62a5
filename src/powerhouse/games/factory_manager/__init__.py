"""Power Grid: Factory Manager, 2 to 5 players, rules in docs/rules/factory-manager.md."""

from powerhouse.games.factory_manager.game import GAME

__all__ = ["GAME"]
