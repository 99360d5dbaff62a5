"""The record of a game as text: a header, then one line for each move and each reveal (docs/record-format.md)."""

import json
import re
from dataclasses import dataclass, field
from hashlib import blake2b

from powerhouse.core.changes import NONE, Changes
from powerhouse.core.errors import BadRecord, BadSetup
from powerhouse.core.news import News
from powerhouse.core.notation import Form
from powerhouse.core.phrase import Items, Phrase, phrase

FORMAT = "powerhouse 1"
MOST_LINES = 200_000
MOST_CHARACTERS = 200
MOST_OF_FIGURE = 20_000
"""Characters of a line that changes a figure: it may be a whole list."""
FIGURE = "figure "
UNDO = ("free", "ask", "strict")
NO_FORM = Form("")


@dataclass(frozen=True)
class Entry:
    """A move (by a seat) or a reveal (seat `None`). A forced move was the only legal one and nobody's decision.

    `heading` is where the game was before it, `position` where the chance stood after it, `news` what it did.
    """

    seat: int | None
    code: int
    text: str
    form: Form = NO_FORM
    heading: Phrase | None = None
    forced: bool = False
    position: int = 0
    news: list[News] = field(default_factory=list)


@dataclass(frozen=True)
class Header:
    """Which game is played, by what rules and figures, by whom."""

    game: str
    rules: int
    components: str
    options: dict[str, str]
    names: list[str]
    undo: str = UNDO[0]
    changes: Changes = NONE


@dataclass(frozen=True)
class RecordLine:
    """A line of the body: a move with its actor's name, or a reveal (name `None`)."""

    number: int
    name: str | None
    text: str


@dataclass(frozen=True)
class Comment:
    """What stands behind a "#", in the header or in the body; only a tutorial reads it."""

    number: int
    text: str


@dataclass(frozen=True)
class Record:
    """A record taken apart; `closing` is what stands behind its "=", if it has one."""

    header: Header
    lines: list[RecordLine]
    closing: str | None = field(default=None)
    comments: list[Comment] = field(default_factory=list)


def write(header: Header, entries: list[Entry], digest: str) -> str:
    """The text of a record that ends in a position with this digest."""
    from powerhouse.core.catalogue import ENGLISH, of_game  # takes a tenth of a second, and few write records

    out = [*_header_lines(header), ""]
    heading: Phrase | None = None
    for entry in entries:
        if entry.seat is None:
            out.append(f"> {entry.text}")
        else:
            if entry.heading is not None and entry.heading != heading:
                heading = entry.heading
                out.append(f"# {of_game(header.game, ENGLISH).say(heading)}")
            out.append(f"{header.names[entry.seat]}: {entry.text}")
    out.append(f"= {closing(header, entries, digest)}")
    return "\n".join(out) + "\n"


def _header_lines(header: Header) -> list[str]:
    return [
        FORMAT,
        f"game: {header.game}",
        f"rules: {header.rules}",
        f"components: {header.components}",
        *([f"figures: {header.changes.name}"] if header.changes.name and header.changes else []),
        *(f"{FIGURE}{place}: {_json(value)}" for place, value in header.changes.values.items()),
        *(f"option {name}: {value}" for name, value in header.options.items()),
        *(f"seat {seat}: {name}" for seat, name in enumerate(header.names, 1)),
        f"undo: {header.undo}",
    ]


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def closing(header: Header, entries: list[Entry], digest: str) -> str:
    """What stands behind the closing "=": a hash of the header, of all moves and reveals, and of the last position."""
    log = [f"> {entry.text}" if entry.seat is None else f"{entry.seat}: {entry.text}" for entry in entries]
    return blake2b("\n".join([*_header_lines(header), *log, digest]).encode(), digest_size=20).hexdigest()


def older_closing(header: Header, digest: str) -> str:
    """As records of older programs are closed: it is shorter, and says nothing of the way to the last position."""
    return blake2b("\n".join([*_header_lines(header), digest]).encode(), digest_size=16).hexdigest()


def check_name(name: str) -> None:
    """Names must be told apart from everything else in a record."""
    if not re.fullmatch(r"[^\s:>#=](?:[^:\n\r\t]{0,38}[^\s:])?", name) or not name.isprintable():
        raise BadSetup(phrase("name-bad", name=name[:50]))


def read(text: str) -> Record:
    """Take a record apart; nothing is played yet."""
    lines = text.removeprefix("\ufeff").splitlines()
    if len(lines) > MOST_LINES:
        raise BadRecord(phrase("record-long", lines=len(lines), most=MOST_LINES))
    for number, line in enumerate(lines, 1):
        most = MOST_OF_FIGURE if line.startswith(FIGURE) else MOST_CHARACTERS
        if len(line) > most:
            raise BadRecord(phrase("record-wide", line=number, characters=len(line), most=most))
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord(phrase("record-format", format=FORMAT))
    end = next((at for at, line in enumerate(lines) if not line.strip()), len(lines))
    comments = [Comment(at, line[1:].strip()) for at, raw in enumerate(lines, 1) if (line := raw.strip())[:1] == "#"]
    return Record(_header(lines[1:end]), *_body(lines, end), comments)


def _header(lines: list[str]) -> Header:
    values: dict[str, str] = {}
    for number, line in enumerate(lines, 2):
        if line.startswith("#"):
            continue
        key, colon, value = line.partition(":")
        if not colon or not value.strip():
            raise BadRecord(phrase("record-header-line", line=number, text=line))
        if key.strip() in values:
            raise BadRecord(phrase("record-header-repeated", line=number, name=key.strip()))
        values[key.strip()] = value.strip()
    options = {key.split(maxsplit=1)[1]: values.pop(key) for key in list(values) if key.startswith("option ")}
    changes = _changes(values)
    names: list[str] = []
    while f"seat {len(names) + 1}" in values:
        names.append(values.pop(f"seat {len(names) + 1}"))
    if "game" not in values:
        raise BadRecord(phrase("record-no-game"))
    rules = values.get("rules", "1")
    if not re.fullmatch("[1-9][0-9]{0,5}", rules):
        raise BadRecord(phrase("record-rules", rules=rules))
    undo = values.get("undo", UNDO[0])
    if undo not in UNDO:
        raise BadRecord(phrase("undo-unknown", policies=Items(UNDO), undo=undo))
    unknown = sorted(set(values) - {"game", "rules", "components", "undo"})
    if unknown:
        raise BadRecord(phrase("record-header-unknown", name=unknown[0]))
    return Header(values["game"], int(rules), values.get("components", ""), options, names, undo, changes)


def _changes(values: dict[str, str]) -> Changes:
    """What the header says of figures of one's own box; those lines are taken out of it."""
    name = values.pop("figures", "")
    found: dict[str, object] = {}
    for key in [key for key in values if key.startswith(FIGURE)]:
        text = values.pop(key)
        try:
            found[key.removeprefix(FIGURE).strip()] = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(phrase("record-figure", name=key, text=text[:MOST_CHARACTERS])) from error
    return Changes.of(found, name)


def _body(lines: list[str], start: int) -> tuple[list[RecordLine], str | None]:
    body: list[RecordLine] = []
    closing: str | None = None
    for number, raw in enumerate(lines[start:], start + 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if closing is not None:
            raise BadRecord(phrase("record-after-closing", line=number))
        if line.startswith(">"):
            body.append(RecordLine(number, None, line[1:].strip()))
        elif line.startswith("="):
            closing = line[1:].strip()
        else:
            name, colon, text = line.partition(":")
            if not colon:
                raise BadRecord(phrase("record-line", line=number, text=line))
            body.append(RecordLine(number, name.strip(), text.strip()))
    return body, closing
