"""Why a move is not legal: a code for programs, the numbers and the clause of the rules."""

from collections.abc import Callable

from powerhouse.core.phrase import Phrase, Value


class Refusal:
    """One reason of a game; its text is the key `refusal-CODE` of the game's catalogue.

    `str()` gives the sentence, as in "connecting Aachen costs 21, you have 17 (PG-4.2)".
    """

    def __init__(self, game: str, code: str, clause: str, values: dict[str, Value]) -> None:
        self.game = game
        self.code = code
        self.clause = clause
        self.values = values

    def phrase(self) -> Phrase:
        """The sentence, with the clause it rests on."""
        said = Phrase(f"refusal-{self.code}", self.values)
        return Phrase("with-clause", {"said": said, "clause": self.clause}) if self.clause else said

    def __str__(self) -> str:
        from powerhouse.core.catalogue import of_game

        return of_game(self.game).say(self.phrase())

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {str(self)!r})"


def refuser(game: str, clauses: dict[str, str]) -> Callable[[str, dict[str, Value]], Refusal]:
    """What makes the refusals of a game, each code with the clause it rests on."""
    return lambda code, values: Refusal(game, code, clauses[code], values)
