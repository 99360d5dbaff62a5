"""What a link says of itself where it is shown: title, sentence, picture. Of a private table it names the game only."""

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from powerhouse.core import registry
from powerhouse.core.catalogue import of_game
from powerhouse.core.errors import BadSetup
from powerhouse.core.phrase import Phrase, phrase
from powerhouse.server import puzzles
from powerhouse.server.identity import is_id
from powerhouse.server.storage.rows import SeatRow, TableRow, heading_phrase
from powerhouse.server.table_info import open_to_all, replay_open

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables

PICTURES = "/previews"
USUAL = "powerhouse"
SIZE = (1200, 630)
_PLAIN = re.compile(r"/|/new(/[^/]+)?|/games|/puzzles|/(seat|welcome|device)/[^/]+")
_PUZZLE = re.compile(r"/puzzles/(?P<id>[^/]+)")
_WORKSHOP = re.compile(r"/workshop/(?P<game>[^/]+)(/[^/]+)?")
_LEADS = re.compile(r"/(?P<kind>t|replay|join)/(?P<id>[^/]+)(?P<past>/replay)?(/\d{1,9})?")


@dataclass(frozen=True)
class Preview:
    """`picture` is the path of the picture without its ending; search engines list what is `listed`."""

    title: str
    text: str
    picture: str = USUAL
    listed: bool = False

    def tags(self, origin: str, picture: str) -> list[tuple[str, str, str]]:
        """As search engines, Open Graph and Twitter read them."""
        found = [
            ("name", "description", self.text),
            ("property", "og:site_name", _say(phrase("app"))),
            ("property", "og:type", "website"),
            ("property", "og:title", self.title),
            ("property", "og:description", self.text),
            ("property", "og:image", f"{origin}{PICTURES}/{picture}.jpg"),
            ("property", "og:image:width", str(SIZE[0])),
            ("property", "og:image:height", str(SIZE[1])),
            ("name", "twitter:card", "summary_large_image"),
        ]
        return found if self.listed else [*found, ("name", "robots", "noindex")]


def usual(listed: bool = False) -> Preview:
    return Preview(_say(phrase("app")), _say(phrase("preview-home")), listed=listed)


def looks_up(path: str) -> bool:
    """Whether it takes a question to the database to say what is there."""
    return _LEADS.fullmatch(path) is not None


async def preview(tables: "OpenTables", path: str) -> Preview | None:
    """What is at an address of the app; nothing if it leads nowhere."""
    if _PLAIN.fullmatch(path):
        return usual(listed=path == "/")
    puzzle = _PUZZLE.fullmatch(path)
    if puzzle is not None:
        return usual() if puzzles.is_there(puzzle["id"]) else None
    workshop = _WORKSHOP.fullmatch(path)
    if workshop is not None:
        return usual() if workshop["game"] in registry.game_ids() else None
    found = _LEADS.fullmatch(path)
    if found is None or not is_id(found["id"]):
        return None
    table = await tables.store.described(found["id"], by="invite" if found["kind"] == "join" else "id")
    if table is None or (found["past"] and found["kind"] != "t"):
        return None
    return _invitation(*table) if found["kind"] == "join" else _table(*table)


def _invitation(row: TableRow, seats: list[SeatRow]) -> Preview:
    title = _say(phrase("preview-join", game=_name(row.game)))
    if not open_to_all(row):
        return Preview(title, _say(phrase("preview-join-text")), row.game)
    return Preview(title, _say(phrase("preview-names", names=_names(seats), where=_where(row, seats))), row.game)


def _table(row: TableRow, seats: list[SeatRow]) -> Preview:
    if not open_to_all(row) and not replay_open(row):
        return Preview(_name(row.game), _say(phrase("preview-private")), row.game)
    return Preview(
        _name(row.game), _say(phrase("preview-names", names=_names(seats), where=_where(row, seats))), row.game
    )


def _where(row: TableRow, seats: list[SeatRow]) -> Phrase:
    """Where the game stands, as everybody at the table may know it."""
    if row.status == "waiting":
        return phrase("table-waiting", n=sum(seat.kind == "open" for seat in seats))
    if row.status == "over":
        return phrase("preview-over")
    heading = heading_phrase(row.heading) if row.status == "playing" else None
    return (
        phrase("table-closed") if heading is None else phrase("preview-heading", heading=of_game(row.game).say(heading))
    )


def _names(seats: list[SeatRow]) -> Phrase:
    named = [seat.name for seat in seats if seat.name]
    return Phrase("all-of", {"items": [*named]}) if named else phrase("preview-nobody")


def _name(game: str) -> str:
    try:
        return registry.find(game).name
    except BadSetup:  # a game from outside that is no longer there
        return game


def _say(said: Phrase) -> str:
    return of_game(None).say(said)
