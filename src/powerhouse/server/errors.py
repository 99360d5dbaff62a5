"""What a visitor is told when something is refused: a status, a code for programs and one sentence."""

from powerhouse.core.errors import (
    BadRecord,
    BadSetup,
    IllegalMove,
    NotYourTurn,
    PowerhouseError,
    UndoRefused,
    UnreadableMove,
)
from powerhouse.core.refusal import Refusal
from powerhouse.server.types import Problem, RefusalInfo, Snapshot

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


class Trouble(Exception):
    """A request that is not granted."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.code = code
        self.text = text

    def problem(self) -> Problem:
        return Problem(self.code, self.text)


class Stale(Trouble):
    """The move was chosen from a position that is gone; the new one comes along."""

    def __init__(self, snapshot: Snapshot) -> None:
        super().__init__(409, "stale", "the game has gone on since; look at the table again")
        self.snapshot = snapshot

    def problem(self) -> Problem:
        return Problem(self.code, self.text, snapshot=self.snapshot)


def unknown(what: str) -> Trouble:
    return Trouble(404, "unknown", f"there is no such {what}")


def forbidden(text: str) -> Trouble:
    return Trouble(403, "forbidden", text)


def conflict(code: str, text: str) -> Trouble:
    return Trouble(409, code, text)


def refusal_info(refusal: Refusal) -> RefusalInfo:
    return RefusalInfo(refusal.code, refusal.clause, str(refusal), refusal.numbers)


def of_game(error: PowerhouseError) -> tuple[int, Problem]:
    """The answer to an error of the rules."""
    status, code = next((status, code) for kind, status, code in _KINDS if isinstance(error, kind))
    refusals = [refusal_info(refusal) for refusal in error.refusals] if isinstance(error, IllegalMove) else []
    return status, Problem(code, str(error) or "that cannot be done", refusals)
