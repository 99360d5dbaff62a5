"""What people look up at a table, in columns and rows: prices, payments, cards, as this table has them."""

from msgspec import Struct

from powerhouse.core.phrase import Items, Phrase


class Chart(Struct, frozen=True, gc=False):
    """A list of figures with its name, and the clause of the rules that it belongs to."""

    title: Phrase
    clause: str
    columns: list[Phrase]
    rows: list[Items]


def chart(name: str, clause: str, columns: list[str], rows: list[Items]) -> Chart:
    """Called by the key `chart-NAME`, with the keys `column-NAME` over its columns."""
    return Chart(Phrase(f"chart-{name}"), clause, [Phrase(f"column-{column}") for column in columns], rows)


def facts(clause: str, figures: dict[str, int]) -> Chart:
    """Single figures of a table, each called by the key `fact-NAME`."""
    rows: list[Items] = [[Phrase(f"fact-{name}"), figure] for name, figure in figures.items()]
    return chart("facts", clause, ["fact", "figure"], rows)


def listed(numbers: list[int]) -> Phrase:
    """Several numbers in one cell."""
    return Phrase("chart-numbers", {"numbers": list(numbers)})
