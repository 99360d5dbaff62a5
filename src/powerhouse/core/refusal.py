"""Why a move is not legal: a code for programs, the numbers, the clause of the rules, and a sentence."""


class Refusal:
    """One reason; `str()` gives the sentence, as in "connecting Aachen costs 21, you have 17 (PG-4.2)"."""

    def __init__(self, code: str, clause: str, template: str, numbers: dict[str, int | str]) -> None:
        self.code = code
        self.clause = clause
        self.template = template
        self.numbers = numbers

    def __str__(self) -> str:
        sentence = self.template.format(**self.numbers)
        return f"{sentence} ({self.clause})" if self.clause else sentence

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {str(self)!r})"
