"""The level `expert`: tree search over the candidates of the hard level."""

from collections.abc import Mapping

from powerhouse.bots import levels
from powerhouse.bots.bot import Bot, Clock, Considered
from powerhouse.bots.search import Search, Style, seed_at
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import phrase
from powerhouse.core.state import State

NAME = "expert"

ITERATIONS = 500
"""Thought for a decision where neither iterations nor time are given."""

BATCH = 8
"""Iterations between two looks at the clock."""

SAFETY = 0.9
"""Of the time that a table gives, this much is used."""


class Expert(Bot):
    """Limited by iterations it is reproducible: seed and position decide. Limited by time it thinks while it may."""

    name = NAME

    def __init__(
        self, heuristics: levels.Heuristics, style: Style, seed: int, iterations: int | None, seconds: float | None
    ) -> None:
        self._heuristics = heuristics
        self._style = style
        self._seed = seed
        self._iterations = iterations
        self._seconds = seconds

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        return self._searched(state, clock, hurried=True).choice().move

    def explain(self, state: State, seat: int, clock: Clock | None = None) -> list[Considered]:
        search = self._searched(state, clock or Clock(), hurried=False)
        advisor = self._heuristics.at(state)
        tried = sorted(search.root.edges, key=lambda edge: (-edge.visits, -edge.mean()))
        return [Considered(edge.move, edge.mean(), advisor.reason(state, edge.move), share=True) for edge in tried]

    def _searched(self, state: State, clock: Clock, hurried: bool) -> Search:
        """A grown tree; one in a hurry stops when the choice cannot change any more."""
        search = Search(state, self._heuristics.at(state), self._style, seed_at(state, self._seed))
        own = Clock(self._seconds) if self._seconds is not None else Clock()
        table = Clock(clock.left() * SAFETY)
        done = 0
        while not (own.expired() or table.expired()):
            left = self._iterations - done if self._iterations is not None else BATCH
            if left <= 0 or len(search.root.edges) == 1:
                break
            if hurried and self._iterations is not None and search.decided(left):
                break
            search.run(min(left, BATCH))
            done += BATCH
        return search


LIMITS = ("iterations", "time")
STYLE = ("breadth", "decay", "exploration", "rounds")
USUAL_STYLE = {"breadth": 3.0, "decay": 0.6, "exploration": 0.05, "rounds": 2.0}
WHOLE = ("breadth", "iterations", "rounds")


def make(game: str, seed: int, parameters: Mapping[str, str]) -> Expert:
    """`iterations` or `time` in seconds limit each decision; the style of the search may be changed too.

    `weights` may name a file for the heuristics.
    """
    given = {name: _number(name, parameters[name]) for name in (*LIMITS, *STYLE) if name in parameters}
    iterations = given.get("iterations", None if "time" in given else float(ITERATIONS))
    return Expert(
        levels.heuristics(game, "hard", parameters.get("weights")),
        style_of(game, given),
        seed,
        None if iterations is None else int(iterations),
        given.get("time"),
    )


def style_of(game: str, changes: Mapping[str, float] | None = None) -> Style:
    """How a game is searched, as its data file says but for the changes; a game without one as any other."""
    style = {**USUAL_STYLE, **levels.weights(game, NAME), **(changes or {})}
    return Style(style["exploration"], style["decay"], int(style["rounds"]), int(style["breadth"]))


def _number(name: str, text: str) -> float:
    whole = name in WHOLE
    most = 0.99 if name == "decay" else 1_000_000
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 < value <= most or (whole and value != int(value)):
        key = "expert-whole" if whole else "expert-number"
        raise PowerhouseError(phrase(key, parameter=name, text=text, most=f"{most}"))
    return value
