"""Where a table stands in its tutorial, and what of it follows for a move."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from powerhouse.core.errors import BadRecord
from powerhouse.core.notation import Said
from powerhouse.core.phrase import Items, phrase
from powerhouse.core.step import Step, tried
from powerhouse.core.tutorial import Tutorial, tutorial_of
from powerhouse.server.errors import HttpProblem
from powerhouse.server.storage.rows import TableRow
from powerhouse.server.types_lessons import LessonInfo, LessonMove, LessonStep
from powerhouse.server.types_moves import Hint

if TYPE_CHECKING:
    from powerhouse.server.table import Table

TEACHER = "teacher"


async def prepare_lessons(row: TableRow) -> None:
    """A tutorial is played through when it is first asked for, which takes a moment: not while others wait."""
    if row.lesson is not None:
        with suppress(BadRecord):
            await asyncio.to_thread(tutorial_of, row.game)


def _script(table: "Table") -> tuple[Tutorial, int] | None:
    """The tutorial that a table follows and how many lessons are passed; none at other tables."""
    return None if table.row.lesson is None else (tutorial_of(table.row.game), table.row.lesson)


def lesson_info(table: "Table") -> LessonInfo | None:
    """What the teacher says now."""
    found = _script(table)
    if found is None:
        return None
    tutorial, passed = found
    lesson = tutorial.told(passed, table.number)
    if lesson is None:
        return None
    waits = tutorial.waits(passed, table.number)
    wanted = [] if waits or scripted_move(table) is not None else tutorial.stretch(table.number)
    return LessonInfo(
        number=tutorial.lessons.index(lesson) + 1,
        lessons=len(tutorial.lessons),
        words=tutorial.words(lesson),
        waits=waits and passed + 1 < len(tutorial.lessons),
        over=passed + 1 >= len(tutorial.lessons) and table.number >= len(tutorial.log),
        moves=[LessonMove(entry.text, words, entry.form.verb, entry.form.arguments) for entry, words in wanted],
        steps=[
            LessonStep(later.number - table.number, tutorial.lessons.index(later) + 1, tutorial.words(later))
            for later in tutorial.later(table.number)
            if wanted
        ],
    )


def scripted_move(table: "Table") -> int | None:
    """The move that the record makes for the table now."""
    found = _script(table)
    return None if found is None or table.row.status != "playing" else found[0].next_move(found[1], table.number)


def lesson_after(table: "Table", number: int) -> dict[str, Any]:
    """What the row of the table says of its lessons after so many entries."""
    found = _script(table)
    return {} if found is None else {"lesson": found[0].passed(found[1], number)}


def in_order(table: "Table", moves: Sequence[Said]) -> Sequence[Said | int]:
    """Moves as the record has them, if they are the same in another order, as cities that are connected together."""
    found = _script(table)
    if found is None or table.match is None:
        return moves
    planned = tried(table.match.state, moves).moves
    wanted = [entry.code for entry, _ in found[0].stretch(table.number)][: len(planned)]
    return wanted if len(planned) == len(moves) and sorted(planned) == sorted(wanted) else moves


def check_script(table: "Table", step: Step) -> None:
    """In a tutorial moves must lead where the record goes."""
    found = _script(table)
    if found is not None and not found[0].holds(table.number + len(step.entries), step.state.digest()):
        raise other_way(table)


def check_plan(table: "Table", moves: Sequence[int]) -> None:
    """What is planned must be able to lead there: who plans a whole turn is told at once and not at its end."""
    found = _script(table)
    if found is not None and not found[0].follows(table.number, moves):
        raise other_way(table, len(moves) - 1)


def other_way(table: "Table", planned: int = 0) -> HttpProblem:
    """A legal move that is not the one of the lesson: the answer says which one is, after so many planned ones."""
    found = _script(table)
    wanted: Items = [words for _, words in found[0].wanted(table.number + planned)] if found is not None else []
    key = "lesson-other-way" if wanted else "lesson-at-end"
    return HttpProblem(409, "lesson", phrase(key, moves=wanted) if wanted else phrase(key), table.row.game)


def taught(table: "Table") -> Hint | None:
    """The next move of the lesson as a hint."""
    found = _script(table)
    wanted = [] if found is None else found[0].wanted(table.number)
    if not wanted:
        return None
    entry, words = wanted[0]
    return Hint(entry.text, words, entry.form.verb, entry.form.arguments, TEACHER, None, [])
