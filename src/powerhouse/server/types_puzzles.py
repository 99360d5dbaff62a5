"""What goes over the wire of puzzles: the position as its seat knows it; the solution only to whoever asks for it."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from powerhouse.core.notation import Form
from powerhouse.core.phrase import Phrase
from powerhouse.judge.puzzles import Difficulty
from powerhouse.server.types import LogEntry, MoveText, TableInfo
from powerhouse.server.types_analysis import PlanShares
from powerhouse.server.types_lessons import LessonMove


class PuzzleCard(Struct, frozen=True):
    """A puzzle among the others of its game."""

    id: str
    players: int
    round: int
    difficulty: Difficulty


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game; each day has the next one of them, and after the last the first."""

    game: str
    puzzles: list[PuzzleCard]


class PuzzleScene(Struct, frozen=True):
    """The position of a puzzle and how it came about, as its seat knows it."""

    card: PuzzleCard
    table: TableInfo
    view: Any
    log: list[LogEntry]


class PuzzleWish(Struct, frozen=True):
    """Moves of who is to act."""

    moves: Annotated[list[MoveText | Form], Meta(max_length=200)]


class PuzzleAnswer(Struct, frozen=True):
    """How a plan did: what the best plan would bring more, and how such a loss is called; `best`: it is that plan."""

    solved: bool
    best: bool
    tried: PlanShares
    loss: float
    error: float
    mark: str


class OtherPlan(Struct, frozen=True):
    """What else could be done, and what that loses beside the best plan."""

    words: list[Phrase]
    shares: list[float]
    loss: float
    mark: str


class PuzzleSolution(Struct, frozen=True):
    """The best plan, its moves as a lesson wants them, why, and what others lose.

    Of ten tries so many of `normal` and of `expert` find a good plan.
    """

    best: PlanShares
    moves: list[LessonMove]
    why: list[Phrase]
    others: list[OtherPlan]
    normal: int
    expert: int
    judge: str
    evaluator: str
    looks: int
