"""Styles: scripted ways to play that the levels are measured by, so that they are not only tuned against themselves.

A style is the hard level with a habit. What it `wants` it does, whatever the heuristics say; of their candidates it
takes the best that it does not shun; and it may reckon with other `weights`. Each game has its own in a module `styles`
beside its heuristics, a list `STYLES`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from powerhouse.bots import levels
from powerhouse.bots.bot import Bot, Clock
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import phrase
from powerhouse.core.state import State

PREFIX = "style"
"""`style:rusher` is the bot."""

LEVEL = "hard"
"""Whose heuristics a style follows where it has no habit."""

Wants = Callable[[Any, list[int]], int | None]
"""Of a position and its legal moves the one that the style makes, or none if the heuristics may decide."""
Shuns = Callable[[Any, int], bool]
"""Whether the style would rather not make a move in this position."""


@dataclass(frozen=True)
class Style:
    name: str
    wants: Wants | None = None
    shuns: Shuns | None = None
    weights: Mapping[str, float] = field(default_factory=dict)


class Styled(Bot):
    """Plays a style. It errs in nothing else, and chance has no part in it."""

    def __init__(self, style: Style, heuristics: levels.Heuristics) -> None:
        self.name = f"{PREFIX}:{style.name}"
        self._style = style
        self._heuristics = heuristics

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        style, advisor = self._style, self._heuristics.at(state)
        legal = state.moves()
        wanted = style.wants(state, legal) if style.wants is not None else None
        if wanted is not None:
            return wanted
        if style.shuns is None:
            return advisor.choose(state)
        considered = [one.move for one in advisor.candidates(state)]
        return next((move for move in considered + legal if not style.shuns(state, move)), considered[0])


@cache
def of_game(game: str) -> Mapping[str, Style]:
    """The styles of a game by name; none where it has no such module."""
    if game not in levels.games():
        return {}
    place = f"{levels.package(game)}.styles"
    if find_spec(place) is None:
        return {}
    found: Sequence[Style] = import_module(place).STYLES
    return {style.name: style for style in found}


def specs(game: str) -> list[str]:
    """The bots that play the styles of a game."""
    return [f"{PREFIX}:{name}" for name in of_game(game)]


def make(game: str, words: list[str]) -> Styled:
    """Of what follows `style:`; raises `PowerhouseError` with the styles there are."""
    found = of_game(game)
    if not found:
        raise PowerhouseError(phrase("style-none", game=game))
    name = ":".join(words)
    if name not in found:
        raise PowerhouseError(phrase("style-unknown", style=name, game=game, styles=[*found]))
    style = found[name]
    return Styled(style, levels.heuristics(game, LEVEL, changes=style.weights))
