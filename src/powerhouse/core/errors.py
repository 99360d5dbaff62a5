"""What can go wrong when people, files or programs speak to a game: each with one clear sentence."""

from powerhouse.core.refusal import Refusal

LONGEST = 200
"""Signs of a failure that are told."""


class PowerhouseError(ValueError):
    """Bad input: the message is one sentence for a person, and nothing was changed."""


class IllegalMove(PowerhouseError):
    """A readable move that the rules do not allow now, with every reason."""

    def __init__(self, refusals: list[Refusal]) -> None:
        super().__init__("; ".join(str(refusal) for refusal in refusals))
        self.refusals = refusals


class UnreadableMove(PowerhouseError):
    """A text that is no move of this game."""


class BadSetup(PowerhouseError):
    """An unknown game or option, a wrong number of players, a zone or component that does not fit."""


class BadRecord(PowerhouseError):
    """A record that cannot be read or does not follow the rules, with the line where it breaks."""


class NotYourTurn(PowerhouseError):
    """A move or a question of a seat that is not to decide now."""


class UndoRefused(PowerhouseError):
    """An undo that the table does not allow."""


def in_a_line(error: BaseException) -> str:
    """What somebody else's code failed with, short enough for a sentence."""
    lines = str(error).strip().splitlines()
    text = f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"
