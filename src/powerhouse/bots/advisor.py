"""What the heuristics of a game offer: moves worth a thought, and what a position is worth to each seat.

The levels play the best of these moves, the search widens over them, and both explain themselves by them.
"""

from abc import abstractmethod
from math import exp

from mypy_extensions import mypyc_attr

from powerhouse.core.phrase import Phrase
from powerhouse.core.state import State


@mypyc_attr(acyclic=True)
class Candidate:
    """A move worth a thought. Values compare the candidates of one decision, in a measure of the game's own."""

    def __init__(self, move: int, value: float) -> None:
        self.move = move
        self.value = value


@mypyc_attr(allow_interpreted_subclasses=True)
class Advisor:
    """The heuristics of one game with their weights. It keeps nothing from one position to the next."""

    @abstractmethod
    def candidates(self, state: State) -> list[Candidate]:
        """The moves that the seat to decide should think about, the best first; at least one."""

    def choose(self, state: State) -> int:
        """The best candidate; a game may find it faster than by valuing all of them."""
        return self.candidates(state)[0].move

    def looks(self, state: State) -> int:
        """How often a level plays on in mind after each candidate before it decides; 0 to trust their values."""
        return 0

    def beyond_doubt(self, state: State) -> bool:
        """Whether every level decides this alike: how to carry out what was decided, and what nobody gets wrong."""
        return False

    def rollout(self, state: State) -> int:
        """A move for play far below the root of a search, where speed counts more than care.

        The position alone decides: a search asks once for what it has seen before.
        """
        return self.choose(state)

    @abstractmethod
    def reason(self, state: State, move: int) -> Phrase:
        """Why one would make this move, with the figures that speak for it; the game's catalogue has the words."""

    @abstractmethod
    def worth(self, state: State) -> list[float]:
        """What each seat may expect of the win, 1 in all; of a game that is not over."""


def shares(scores: list[float]) -> list[float]:
    """Scores as shares of the win: a point more means e times the chance."""
    highest = max(scores)
    weights = [exp(score - highest) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]
