"""A first game with a teacher: a record whose comments say when the teacher speaks, and who the learner is.

The learner makes the recorded moves of the own seat; those of the others, and all that chance shows, come out of the
record. docs/record-format.md has the comments.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise

from powerhouse.core import record, registry
from powerhouse.core.chance import Scripted
from powerhouse.core.errors import BadRecord
from powerhouse.core.match import Match
from powerhouse.core.phrase import Phrase, phrase, seat_name
from powerhouse.core.record import Entry, Record
from powerhouse.core.replay import positions

_COMMENT = re.compile(r"(lesson|watch|learner|minutes)\s+(.+)")


@dataclass(frozen=True)
class Lesson:
    """What the teacher says before the entry of this number.

    It `asks` if the learner is to act on it; any other waits until the learner has read it. After one that is only
    to `watch` the table makes the learner's moves too, until the next lesson.
    """

    number: int
    key: str
    asks: bool
    watch: bool


class OffScript(Exception):
    """Something would be shown that the record does not have there."""


class Script(Scripted):
    """Shows what a record says, and nothing where the game has left it."""

    def pick(self, candidates: list[int]) -> int:
        if self._next >= len(self._codes) or self._codes[self._next] not in candidates:
            raise OffScript
        return super().pick(candidates)


class Tutorial:
    """A record with its lessons. Two numbers say where a learner is: entries of the log, and lessons passed."""

    def __init__(self, read: Record) -> None:
        self.match, replay = Match.read(read)
        self.game = self.match.game.id
        said = _said(read)
        self.learner = _learner(read, said)
        self.minutes = _minutes(said)
        self.log: list[Entry] = self.match.log
        self.lessons = self._lessons(said, replay.numbers)
        self._digests, self._spoken = self._play()

    def _lessons(self, said: list[tuple[str, str, int]], numbers: dict[int, int]) -> list[Lesson]:
        found: list[Lesson] = []
        told = [(word, text, line) for word, text, line in said if word in ("lesson", "watch")]
        at = [self._decision(min((n for other, n in numbers.items() if other > line), default=len(self.log)))
              for _, _, line in told]  # fmt: skip
        for index, (word, key, _) in enumerate(told):
            number, last = at[index], at[index] not in at[index + 1 :]
            theirs = number < len(self.log) and self.log[number].seat == self.learner
            found.append(Lesson(number, key, last and theirs and word == "lesson", word == "watch"))
        return found

    def _decision(self, number: int) -> int:
        """The next entry that somebody decides: nobody is asked before a forced move, and nothing waits there."""
        while number < len(self.log) and (self.log[number].seat is None or self.log[number].forced):
            number += 1
        return number

    def _play(self) -> tuple[dict[int, str], dict[int, Phrase]]:
        """The digest of each position at which somebody decides, and of the last one; the learner's moves in words."""
        digests: dict[int, str] = {}
        spoken: dict[int, Phrase] = {}
        numbers = iter([number for number, entry in enumerate(self.log) if entry.seat is not None])
        for entry, state in positions(self.match.game, self.match.setup, self.log):
            number = next(numbers, len(self.log))
            if entry is None or not entry.forced:
                digests[number] = state.digest()
            if entry is not None and entry.seat == self.learner:
                spoken[number] = state.spoken(entry.code)
        return digests, spoken

    # Where a learner is

    @property
    def start(self) -> int:
        """How many entries there are before the first decision."""
        return self._decision(0)

    def holds(self, number: int, digest: str) -> bool:
        """Whether the record has this position after so many entries."""
        return self._digests.get(number) == digest

    def chance(self, number: int) -> Script:
        """What is shown after so many entries."""
        return Script([entry.code for entry in self.log[number:] if entry.seat is None])

    def passed(self, lessons: int, number: int) -> int:
        """How many lessons are passed after so many entries: those that spoke of what has happened."""
        while lessons < len(self.lessons) and self.lessons[lessons].number < number:
            lessons += 1
        return lessons

    def pending(self, passed: int, number: int) -> Lesson | None:
        """The lesson that the learner has to read or to act on now."""
        lesson = self.lessons[passed] if passed < len(self.lessons) else None
        return lesson if lesson is not None and lesson.number <= number else None

    def told(self, passed: int, number: int) -> Lesson | None:
        """What the teacher has said last."""
        if self.pending(passed, number) is not None:
            return self.lessons[passed]
        return self.lessons[passed - 1] if passed else None

    def waits(self, passed: int, number: int) -> bool:
        """Whether the game stands still until the learner has read a lesson."""
        lesson = self.pending(passed, number)
        return lesson is not None and not lesson.asks

    def next_move(self, passed: int, number: int) -> int | None:
        """The move that the table makes now; none where the learner is to read, to decide, or has come to the end."""
        if number >= len(self.log) or self.pending(passed, number) is not None:
            return None
        if self.log[number].seat == self.learner and not (passed and self.lessons[passed - 1].watch):
            return None
        return self.log[number].code

    def stretch(self, number: int) -> list[tuple[Entry, Phrase]]:
        """The learner's moves from here on, until somebody else moves or something is shown; each with its words."""
        found: list[tuple[Entry, Phrase]] = []
        for at in range(number, len(self.log)):
            if self.log[at].seat != self.learner:
                break
            found.append((self.log[at], self._spoken[at]))
        return found

    def later(self, number: int) -> list[Lesson]:
        """The lessons that come within such a stretch, while its moves are planned."""
        end = number + len(self.stretch(number))
        return [lesson for lesson in self.lessons if number < lesson.number < end]

    def wanted(self, number: int) -> list[tuple[Entry, Phrase]]:
        """The moves of the stretch up to the next lesson."""
        later = self.later(number)
        return self.stretch(number)[: later[0].number - number if later else None]

    def follows(self, number: int, moves: Sequence[int]) -> bool:
        """Whether planned moves can lead where the record goes: those of one lesson may come in any order."""
        wanted = [entry.code for entry, _ in self.stretch(number)]
        starts = [0, *(lesson.number - number for lesson in self.later(number)), len(wanted)]
        for start, end in pairwise(starts):
            part = Counter(moves[start:end])
            if part - Counter(wanted[start:end]):
                return False
        return len(moves) <= len(wanted)

    def words(self, lesson: Lesson) -> Phrase:
        """What the teacher says: the game's text of that key, otherwise the words as they stand in the record.

        The players' names are its values `p1`, `p2`, …
        """
        names: dict[str, Phrase] = {f"p{seat + 1}": seat_name(seat) for seat in range(len(self.match.names))}
        return Phrase(lesson.key, {"text": lesson.key, **names})


def _said(read: Record) -> list[tuple[str, str, int]]:
    """The comments of the teacher: a word, what follows it, and the line."""
    matches = [(_COMMENT.fullmatch(comment.text), comment) for comment in read.comments]
    return [(match[1], match[2], comment.number) for match, comment in matches if match is not None]


def _learner(read: Record, said: list[tuple[str, str, int]]) -> int:
    """The first seat, if the record does not say whose."""
    name = next((text for word, text, _ in said if word == "learner"), read.header.names[0])
    if name not in read.header.names:
        raise BadRecord(phrase("record-nobody", name=name))
    return read.header.names.index(name)


def _minutes(said: list[tuple[str, str, int]]) -> int:
    return next((int(text) for word, text, _ in said if word == "minutes" and text.isdecimal()), 0)


def _text(game: str) -> str:
    kind = registry.find(game)
    if not kind.tutorial:
        raise BadRecord(phrase("tutorial-none", game=kind.name))
    return (files(kind.package) / kind.tutorial).read_text("utf-8")


@cache
def minutes_of(game: str) -> int | None:
    """How long the tutorial of a game takes; `None` if it brings none."""
    return _minutes(_said(record.read(_text(game)))) if registry.find(game).tutorial else None


@cache
def tutorial_of(game: str) -> Tutorial:
    """The tutorial of a game, played through once; raises `BadRecord`."""
    return Tutorial(record.read(_text(game)))
