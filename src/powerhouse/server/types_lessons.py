"""What goes over the wire of a tutorial."""

from typing import Annotated

from msgspec import Meta, Struct

from powerhouse.core.notation import Arguments
from powerhouse.core.phrase import Phrase


class LessonMove(Struct, frozen=True):
    """A move that a lesson wants of the learner, or a solution shows; `words` is how people say it."""

    move: str
    words: Phrase
    verb: str
    arguments: Arguments


class LessonStep(Struct, frozen=True):
    """What the teacher says once so many moves are planned `after` what is there: the lesson `number`."""

    after: int
    number: int
    words: Phrase


class LessonInfo(Struct, frozen=True):
    """What the teacher says: the lesson `number` of so many. `waits`: the game stands still until it has been read.

    `moves` are what the learner is to do until somebody else is to act, with the `steps` at which the teacher says more
    while they are planned; `over`: the tutorial has come to its end.
    """

    number: int
    lessons: int
    words: Phrase
    waits: bool
    over: bool
    moves: list[LessonMove]
    steps: list[LessonStep]


class TutorialWish(Struct, frozen=True):
    """The name that the learner goes by."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class LessonRead(Struct, frozen=True):
    """The lesson of this number has been read: a wish that comes twice goes on only once."""

    number: Annotated[int, Meta(ge=1, le=10_000)]
