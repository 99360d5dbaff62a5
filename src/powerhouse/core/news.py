"""What a move did, as facts that any screen can tell in any language."""

from msgspec import Struct

from powerhouse.core.phrase import Phrase, Value, seat_name

EVERYBODY = ""
"""The thread of a line to which several seats contribute, as what each of them earned."""


class News(Struct, frozen=True, omit_defaults=True, gc=False):
    """One fact: a code, the seat that did it (`None`: the rules), and the numbers. Its text is the key `news-CODE`.

    News of one `line` that follow each other belong in one sentence (see story.py): `thread` tells apart lines of the
    same name, as two auctions; where it is not given, it is the seat, and `EVERYBODY` is one line for all seats.
    `opens` begins the sentence, `ends` closes it. Of news that differ only in the values named in `sums` these are
    added up; a `span` names two values, what was before and what is now, of which the first and the last are told.

    `money` is what the seat has openly paid (below 0) or got by it, for those who add up what happened.

    What is `behind` is told behind the line before it, whatever that is about, as a card that comes for one sold.

    `only` is the one seat that is told, `but` the one that is not: what is hidden from a seat must not be in its news.
    """

    code: str
    seat: int | None = None
    values: dict[str, Value] = {}
    line: str = ""
    thread: int | str | None = None
    opens: bool = False
    ends: bool = False
    sums: list[str] = []
    span: list[str] = []
    behind: bool = False
    money: int = 0
    only: int | None = None
    but: int | None = None

    def told_to(self, viewer: int | None) -> bool:
        """Whether this seat may know, or a spectator."""
        return (self.only is None or self.only == viewer) and (self.but is None or self.but != viewer)

    def phrase(self) -> Phrase:
        """The fact by itself; `name` is who did it."""
        name: dict[str, Value] = {} if self.seat is None else {"name": seat_name(self.seat)}
        return Phrase(f"news-{self.code}", name | self.values)
