"""What can go wrong when people, files or programs speak to a game: each with one clear sentence."""

from powerhouse.core.phrase import Phrase, each_of
from powerhouse.core.refusal import Refusal

LONGEST = 200
"""Signs of a failure that are told."""


class PowerhouseError(ValueError):
    """Bad input: one sentence for a person; nothing was changed.

    `game` is the game whose texts have the key, if the program's own have not.
    """

    def __init__(self, sentence: Phrase, game: str | None = None) -> None:
        self.said = sentence  # `args` stay what the error was made with, so that it can be sent to another process
        self.game = game
        self.where: Phrase | None = None

    def phrase(self) -> Phrase:
        """The whole sentence, with the place where it went wrong if that is known."""
        return self.said if self.where is None else Phrase("said-where", {"where": self.where, "said": self.said})

    def __str__(self) -> str:
        from powerhouse.core.catalogue import of_game

        return of_game(self.game).say(self.phrase())


class IllegalMove(PowerhouseError):
    """A readable move that the rules do not allow now, with every reason."""

    def __init__(self, refusals: list[Refusal]) -> None:
        reasons = each_of([refusal.phrase() for refusal in refusals])
        super().__init__(Phrase("illegal", {"reasons": reasons}), refusals[0].game if refusals else None)
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
