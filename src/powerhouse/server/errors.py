"""What a visitor is told when something is refused: a status, a code for programs and one sentence by its key."""

import logging

from powerhouse.core.catalogue import of_game
from powerhouse.core.errors import (
    BadRecord,
    BadSetup,
    IllegalMove,
    NotYourTurn,
    PowerhouseError,
    UndoRefused,
    UnreadableMove,
)
from powerhouse.core.phrase import Phrase, phrase
from powerhouse.core.refusal import Refusal
from powerhouse.server.storage.store import Conflict, StorageFailed
from powerhouse.server.types import Problem, RefusalInfo, Snapshot

logger = logging.getLogger(__name__)

# The first that fits says status and code.
_KINDS: list[tuple[type[PowerhouseError], int, str]] = [
    (IllegalMove, 422, "illegal"),
    (UnreadableMove, 400, "unreadable"),
    (NotYourTurn, 409, "not-your-turn"),
    (UndoRefused, 409, "undo-refused"),
    (BadRecord, 400, "bad-record"),
    (BadSetup, 400, "bad-setup"),
    (PowerhouseError, 400, "bad-request"),
]


class HttpProblem(Exception):
    """A request that is not granted; `game` is the one whose texts say why, if the program's own do not."""

    def __init__(self, status: int, code: str, said: Phrase, game: str | None = None) -> None:
        super().__init__(said)
        self.status = status
        self.code = code
        self.said = said
        self.game = game

    def __str__(self) -> str:
        return of_game(self.game).say(self.said)

    def problem(self) -> Problem:
        return Problem(self.code, self.said, str(self))


class Stale(HttpProblem):
    """The move was chosen from a position that is gone; the new one comes along."""

    def __init__(self, snapshot: Snapshot) -> None:
        super().__init__(409, "stale", phrase("problem-stale"))
        self.snapshot = snapshot

    def problem(self) -> Problem:
        return Problem(self.code, self.said, str(self), snapshot=self.snapshot)


def unknown(what: str) -> HttpProblem:
    return HttpProblem(404, "unknown", phrase(f"unknown-{what}"))


def forbidden(why: str) -> HttpProblem:
    return HttpProblem(403, "forbidden", phrase(f"forbidden-{why}"))


def conflict(code: str, why: str = "", **values: str) -> HttpProblem:
    """Not now; `why` tells apart what has the same code."""
    return HttpProblem(409, code, Phrase(f"conflict-{why or code}", {**values}))


def refusal_info(refusal: Refusal) -> RefusalInfo:
    said = refusal.phrase()
    return RefusalInfo(refusal.code, refusal.clause, said, of_game(refusal.game).say(said))


def unreadable_info(error: UnreadableMove) -> RefusalInfo:
    return RefusalInfo("unreadable", "", error.phrase(), str(error))


def of_game_error(error: PowerhouseError) -> tuple[int, Problem]:
    """The answer to an error of the rules."""
    status, code = next((status, code) for kind, status, code in _KINDS if isinstance(error, kind))
    refusals = [refusal_info(refusal) for refusal in error.refusals] if isinstance(error, IllegalMove) else []
    return status, Problem(code, error.phrase(), str(error), refusals)


def answer(error: Exception) -> tuple[int, Problem]:
    """The answer to whatever went wrong; what nobody thought of goes to the log and not to the visitor."""
    if isinstance(error, HttpProblem):
        return error.status, error.problem()
    if isinstance(error, PowerhouseError):
        return of_game_error(error)
    return _said(*_of_the_server(error))


def _of_the_server(error: Exception) -> tuple[int, str, str]:
    if isinstance(error, RecursionError):
        return 400, "bad-request", "problem-nested"
    if isinstance(error, UnicodeError):
        return 400, "bad-request", "problem-encoding"
    if isinstance(error, Conflict):
        return 409, "stale", "problem-faster"
    if isinstance(error, StorageFailed):
        logger.warning("the database does not answer: %s", error)
        return 503, "storage", "problem-in-doubt" if error.in_doubt else "problem-storage"
    logger.error("unexpected error", exc_info=error)
    return 500, "broken", "problem-broken"


def _said(status: int, code: str, key: str) -> tuple[int, Problem]:
    return status, HttpProblem(status, code, phrase(key)).problem()
