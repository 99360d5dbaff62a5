"""The record of a game as text: a header, then one line for each move and each reveal (docs/record-format.md)."""

import re
from dataclasses import dataclass, field

from powerhouse.core.chance import Chance
from powerhouse.core.errors import BadRecord, BadSetup, IllegalMove, PowerhouseError, UnreadableMove
from powerhouse.core.game import Game, Setup
from powerhouse.core.state import State

FORMAT = "powerhouse 1"
MOST_LINES = 200_000
MOST_CHARACTERS = 200
UNDO = ("free", "ask", "strict")


@dataclass(frozen=True)
class Entry:
    """A move (by a seat) or a reveal (seat `None`). A forced move was the only legal one and nobody's decision.

    `heading` is where the game was before it; `mark` is where the chance stood after it.
    """

    seat: int | None
    code: int
    text: str
    heading: str = ""
    forced: bool = False
    mark: int = 0


@dataclass(frozen=True)
class Header:
    """Which game is played, by what rules and figures, by whom."""

    game: str
    rules: int
    components: str
    options: dict[str, str]
    names: list[str]
    undo: str = UNDO[0]


@dataclass(frozen=True)
class Line:
    """A line of the body: a move with its actor's name, or a reveal (name `None`)."""

    number: int
    name: str | None
    text: str


@dataclass(frozen=True)
class Record:
    header: Header
    lines: list[Line]
    digest: str | None = field(default=None)


def write(header: Header, entries: list[Entry], digest: str) -> str:
    """The text of a record."""
    out = [
        FORMAT,
        f"game: {header.game}",
        f"rules: {header.rules}",
        f"components: {header.components}",
        *(f"option {name}: {value}" for name, value in header.options.items()),
        *(f"seat {seat}: {name}" for seat, name in enumerate(header.names, 1)),
        f"undo: {header.undo}",
        "",
    ]
    heading = ""
    for entry in entries:
        if entry.seat is None:
            out.append(f"> {entry.text}")
        else:
            if entry.heading != heading:
                heading = entry.heading
                out.append(f"# {heading}")
            out.append(f"{header.names[entry.seat]}: {entry.text}")
    out.append(f"= {digest}")
    return "\n".join(out) + "\n"


def check_name(name: str) -> None:
    """Names must be told apart from everything else in a record."""
    if not re.fullmatch(r"[^\s:>#=](?:[^:\n\r\t]{0,38}[^\s:])?", name) or not name.isprintable():
        raise BadSetup(
            f"'{name[:50]}' cannot be a name: 1 to 40 printable characters, no colon, not beginning with > # ="
        )


def read(text: str) -> Record:
    """Take a record apart; nothing is played yet."""
    lines = text.removeprefix("\ufeff").splitlines()
    if len(lines) > MOST_LINES:
        raise BadRecord(f"the record has {len(lines)} lines, more than {MOST_LINES}")
    for number, line in enumerate(lines, 1):
        if len(line) > MOST_CHARACTERS:
            raise BadRecord(f"line {number} has {len(line)} characters, more than {MOST_CHARACTERS}")
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord(f"line 1 must be '{FORMAT}'")
    end = next((at for at, line in enumerate(lines) if not line.strip()), len(lines))
    return Record(_header(lines[1:end]), *_body(lines, end))


def _header(lines: list[str]) -> Header:
    values: dict[str, str] = {}
    for number, line in enumerate(lines, 2):
        if line.startswith("#"):
            continue
        key, colon, value = line.partition(":")
        if not colon or not value.strip():
            raise BadRecord(f"line {number} of the header must read 'name: value', not '{line}'")
        if key.strip() in values:
            raise BadRecord(f"line {number} repeats '{key.strip()}'")
        values[key.strip()] = value.strip()
    options = {key.split(maxsplit=1)[1]: values.pop(key) for key in list(values) if key.startswith("option ")}
    names: list[str] = []
    while f"seat {len(names) + 1}" in values:
        names.append(values.pop(f"seat {len(names) + 1}"))
    if "game" not in values:
        raise BadRecord("the header does not name a game")
    rules = values.get("rules", "1")
    if not rules.isascii() or not rules.isdigit():
        raise BadRecord(f"rules must be a number, not '{rules}'")
    undo = values.get("undo", UNDO[0])
    if undo not in UNDO:
        raise BadRecord(f"undo must be one of {', '.join(UNDO)}, not '{undo}'")
    unknown = sorted(set(values) - {"game", "rules", "components", "undo"})
    if unknown:
        raise BadRecord(f"the header has '{unknown[0]}', which means nothing here")
    return Header(values["game"], int(rules[:9]), values.get("components", ""), options, names, undo)


def _body(lines: list[str], start: int) -> tuple[list[Line], str | None]:
    body: list[Line] = []
    digest: str | None = None
    for number, raw in enumerate(lines[start:], start + 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if digest is not None:
            raise BadRecord(f"line {number} comes after the closing '='")
        if line.startswith(">"):
            body.append(Line(number, None, line[1:].strip()))
        elif line.startswith("="):
            digest = line[1:].strip()
        else:
            name, colon, text = line.partition(":")
            if not colon:
                raise BadRecord(f"line {number} must read 'Name: move' or '> reveal', not '{line}'")
            body.append(Line(number, name.strip(), text.strip()))
    return body, digest


class Replay(Chance):
    """Plays a record, and is its own chance: what is revealed is what the record says.

    A hand may leave out what cannot be otherwise: forced moves, reveals with one candidate, and reveals that follow
    from later ones.
    """

    def __init__(self, game: Game, setup: Setup, record: Record) -> None:
        self.record = record
        self.entries: list[Entry] = []
        self._at = 0
        self._fresh: list[int] = []
        self.state: State = game.blank(setup)
        self._guarded(0, lambda: self.state.deal(self))
        self._log_reveals()

    def play_all(self) -> None:
        lines = self.record.lines
        while self._at < len(lines):
            line = lines[self._at]
            if line.name is None:
                raise BadRecord(f"line {line.number}: nothing is revealed here, but it says '{line.text}'")
            self._next(line, line.name)
        digest = self.record.digest
        if digest is not None and digest != self.state.digest():
            raise BadRecord(f"the record was changed: its moves lead to {self.state.digest()}, it ends with {digest}")

    def _next(self, line: Line, name: str) -> None:
        state = self.state
        names = self.record.header.names
        if state.actor is None:
            raise BadRecord(f"line {line.number}: the game is over, but {name} plays '{line.text}'")
        if name not in names:
            raise BadRecord(f"line {line.number}: nobody here is called '{name}'")
        moves = state.moves()
        if len(moves) == 1 and (names[state.actor] != name or state.text(moves[0]) != line.text):
            self._play(moves[0], line.number)
            return
        if names[state.actor] != name:
            raise BadRecord(f"line {line.number}: it is the turn of {names[state.actor]}, not of {name}")
        try:
            move = state.parse(line.text)
        except UnreadableMove as error:
            raise BadRecord(f"line {line.number}: {error}") from error
        if move not in moves:
            raise BadRecord(f"line {line.number}: '{line.text}' is not legal: {IllegalMove(state.refusals(move))}")
        self._at += 1
        self._play(move, line.number)

    def _play(self, move: int, number: int) -> None:
        state = self.state
        entry = Entry(state.actor, move, state.text(move), state.heading(), len(state.moves()) == 1)
        self.entries.append(entry)
        self._guarded(number, lambda: state.advance(move, self))
        self._log_reveals()

    def _guarded(self, number: int, step: object) -> None:
        assert callable(step)
        try:
            step()
        except BadRecord:
            raise
        except PowerhouseError as error:
            raise BadRecord(f"line {number}: {error}") from error

    def _log_reveals(self) -> None:
        self.entries += [Entry(None, code, self.state.reveal_text(code)) for code in self._fresh]
        self._fresh = []

    def pick(self, candidates: list[int]) -> int:
        code = self._read(candidates)
        self._fresh.append(code)
        return code

    def _read(self, candidates: list[int]) -> int:
        lines = self.record.lines
        line = lines[self._at] if self._at < len(lines) else None
        if line is not None and line.name is None:
            try:
                code = self.state.parse_reveal(line.text)
            except UnreadableMove as error:
                raise BadRecord(f"line {line.number}: {error}") from error
            if code in candidates:
                self._at += 1
                return code
        if len(set(candidates)) == 1:
            return candidates[0]
        implied = self.state.implied(candidates, self._upcoming())
        if implied is not None and implied in candidates:
            return implied
        possible = ", ".join(self.state.reveal_text(code) for code in sorted(set(candidates)))
        if line is None:
            raise BadRecord(f"the record ends where something is revealed; it could be {possible}")
        raise BadRecord(f"line {line.number}: '{line.text}' stands where something is revealed; it could be {possible}")

    def _upcoming(self) -> list[int]:
        codes: list[int] = []
        for line in self.record.lines[self._at :]:
            if line.name is None:
                try:
                    codes.append(self.state.parse_reveal(line.text))
                except UnreadableMove:
                    break
                if len(codes) == 4:
                    break
        return codes
