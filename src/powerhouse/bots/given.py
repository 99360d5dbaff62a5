"""Weights by name, as a data file gives them to the heuristics of a game."""

from collections.abc import Mapping

from powerhouse.core.errors import PowerhouseError


class Given:
    """Hands out each weight once and refuses to finish when some were missing or are left over."""

    def __init__(self, game: str, values: Mapping[str, float]) -> None:
        self._game = game
        self._left = dict(values)
        self._missing: list[str] = []

    def take(self, name: str) -> float:
        if name not in self._left:
            self._missing.append(name)
            return 0.0
        return float(self._left.pop(name))

    def finish(self) -> None:
        if self._missing:
            raise PowerhouseError(f"{self._game} lacks the weights {', '.join(self._missing)}")
        if self._left:
            raise PowerhouseError(f"{self._game} does not know the weights {', '.join(self._left)}")
