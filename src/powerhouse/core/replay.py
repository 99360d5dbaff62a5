"""Playing a record: every move is checked, and chance shows what the record says.

Where a hand typed the record, what cannot be otherwise may be left out: forced moves, reveals with one candidate, and
reveals that follow from later ones.
"""

from powerhouse.core.chance import Chance
from powerhouse.core.errors import BadRecord, IllegalMove, UnreadableMove
from powerhouse.core.game import Game, Setup
from powerhouse.core.record import Entry, Line, Record, closing
from powerhouse.core.state import State


class Replay(Chance):
    """Plays a record, and is its own chance: what is revealed is what the record says."""

    def __init__(self, game: Game, setup: Setup, record: Record) -> None:
        self.record = record
        self.entries: list[Entry] = []
        self._at = 0
        self._fresh: list[int] = []
        self.state: State = game.blank(setup)
        self.state.deal(self)
        self._log_reveals()

    def play_all(self) -> None:
        lines = self.record.lines
        while self._at < len(lines):
            self._next(lines[self._at])
        self._play_forced_at_the_end()
        if self.record.closing not in (None, self._closing()):
            raise BadRecord(f"the record was changed: it closes with {self.record.closing}, not {self._closing()}")

    def _closing(self) -> str:
        return closing(self.record.header, self.state.digest())

    def _play_forced_at_the_end(self) -> None:
        """A hand that leaves out forced moves leaves them out after the last decision too."""
        while self.record.closing != self._closing() and len(self.state.moves()) == 1:
            before = self.state.copy()
            try:
                self._play(self.state.moves()[0])
            except BadRecord:  # it reveals what the record does not tell
                self.state = before
                self.entries.pop()
                self._fresh = []
                return

    def _next(self, line: Line) -> None:
        state = self.state
        names = self.record.header.names
        name = line.name
        if name is not None and name not in names:
            raise BadRecord(f"line {line.number}: nobody here is called '{name}'")
        if state.actor is None:
            raise BadRecord(f"line {line.number}: the game is over, but it says '{line.text}'")
        moves = state.moves()
        if len(moves) == 1 and (names[state.actor] != name or not self._means(line, moves[0])):
            self._play(moves[0])
            return
        if name is None:
            raise BadRecord(f"line {line.number}: nothing is revealed here, but it says '{line.text}'")
        if names[state.actor] != name:
            raise BadRecord(f"line {line.number}: it is the turn of {names[state.actor]}, not of {name}")
        try:
            move = state.parse(line.text)
        except UnreadableMove as error:
            raise BadRecord(f"line {line.number}: {error}") from error
        if move not in moves:
            raise BadRecord(f"line {line.number}: '{line.text}' is not legal: {IllegalMove(state.refusals(move))}")
        self._at += 1
        self._play(move)

    def _means(self, line: Line, move: int) -> bool:
        try:
            return self.state.parse(line.text) == move
        except UnreadableMove:
            return False

    def _play(self, move: int) -> None:
        state = self.state
        entry = Entry(state.actor, move, state.text(move), state.heading(), len(state.moves()) == 1)
        self.entries.append(entry)
        state.advance(move, self)
        self._log_reveals()

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
