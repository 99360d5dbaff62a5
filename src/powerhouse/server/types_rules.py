"""What the rules say of one table, as it goes over the wire."""

from msgspec import Struct

from powerhouse.core.chart import Chart


class TableRules(Struct, frozen=True):
    """The `clause`, or section, with which what is asked now begins, and what can be looked up at this table.

    Before the start, and where a game does not say, there is nothing.
    """

    clause: str
    charts: list[Chart]
