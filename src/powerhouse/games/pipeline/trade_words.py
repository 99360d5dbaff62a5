"""What a typed trade means: the cube by its short word, the slot by its price, and why there is none."""

from powerhouse.core.errors import UnreadableMove
from powerhouse.core.phrase import Value, phrase
from powerhouse.games.pipeline.choices import Choice, cube_said, of_verb
from powerhouse.games.pipeline.codes import COLOURS, GRADES
from powerhouse.games.pipeline.view import View

Cube = tuple[str, str]
"""Colour and grade."""


def sale(view: View, cube: Cube, wanted: int | None) -> Choice | None:
    """The best price; among equals the slot of the best grade."""
    sales = [
        choice
        for choice in of_verb(view.choices, "sell")
        if cube_said(choice) == cube and wanted in (None, choice.income)
    ]
    return max(sales, key=lambda choice: (choice.income or 0, _row_grade(choice)), default=None)


def _row_grade(choice: Choice) -> int:
    row = choice.arguments["row"]
    assert isinstance(row, list)
    return GRADES.index(str(row[1]))


def purchase(view: View, cube: Cube, wanted: int | None) -> Choice | None:
    """The cheapest cube of this kind."""
    bought = [
        choice for choice in of_verb(view.choices, "buy") if cube_said(choice) == cube and wanted in (None, choice.cost)
    ]
    return min(bought, key=lambda choice: choice.cost or 0, default=None)


def refused(view: View, cube: Cube, selling: bool) -> str:
    """A move that says why this oil cannot be sold or bought here."""
    colour, grade = cube
    grades = GRADES[: GRADES.index(grade) + 1] if selling else (grade,)
    slots = [
        (f"{market.id} {row.colour} {row.grade} {slot.yours}", slot.cube)
        for market in view.markets
        if view.turn is not None and market.id in view.turn.markets
        for row in market.rows
        if row.colour == colour and row.grade in grades
        for slot in row.slots
    ]
    if not slots:
        raise unreadable("trade-no-place", oil=f"{colour[0].upper()}{grade[0]}")
    place, lying = next(((place, there) for place, there in slots if (there is None) == selling), slots[0])
    if selling:
        return f"sell {colour} {grade} {place}"
    return f"buy {place}" + (f" {lying}" if lying not in (None, colour) else "")


def cube_named(word: str) -> Cube | None:
    """The cube meant by `om`, `or-mid` or `tealhigh`; nothing if it is none."""
    word = word.replace("-", "")
    for colour in COLOURS:
        for grade in GRADES:
            for at in range(1, len(word)):
                if colour.startswith(word[:at]) and grade.startswith(word[at:]):
                    return colour, grade
    return None


def unreadable(key: str, **values: Value) -> UnreadableMove:
    return UnreadableMove(phrase(key, **values), "pipeline")
