"""The log played again, and records read: every move of a record is checked, and chance shows what it says.

Where a hand typed the record, what cannot be otherwise may be left out: forced moves, reveals with one candidate, and
reveals that follow from later ones.
"""

from collections.abc import Iterator, Sequence

from powerhouse.core.chance import Chance, Scripted, Witness
from powerhouse.core.errors import BadRecord, IllegalMove, UnreadableMove
from powerhouse.core.game import Game, Setup
from powerhouse.core.phrase import Items, Phrase, phrase
from powerhouse.core.record import Entry, Record, RecordLine, closing, older_closing
from powerhouse.core.state import State
from powerhouse.core.step import Step, dealt


def positions(
    game: Game, setup: Setup, log: Sequence[Entry], start: State | None = None
) -> Iterator[tuple[Entry | None, State]]:
    """Each move of a log with the position before it, and in the end `None` with the last position.

    It is one state that goes on: copy what is to stay. Without a start, the log begins with the deal.
    """
    script = Scripted([entry.code for entry in log if entry.seat is None])
    state = game.start(setup, script) if start is None else start
    for entry in log:
        if entry.seat is not None:
            yield entry, state
            state.advance(entry.code, script)
    yield None, state


def position_after(game: Game, setup: Setup, log: Sequence[Entry], start: State | None = None) -> State:
    """Where a log leads."""
    *_, (_, state) = positions(game, setup, log, start)
    return state


class Replay(Chance):
    """Plays a record, and is its own chance: what is revealed is what the record says."""

    def __init__(self, game: Game, setup: Setup, record: Record) -> None:
        self.record = record
        self.numbers: dict[int, int] = {}  # how many entries come before the move of a line
        self._at = 0
        state = game.blank(setup)
        self._step = Step(state, self, legal=[])
        witness = Witness(self)
        state.deal(witness)
        self._step.legal = state.moves()
        self._step.entries = dealt(state, witness)

    @property
    def state(self) -> State:
        return self._step.state

    @property
    def entries(self) -> list[Entry]:
        return self._step.entries

    def play_all(self) -> None:
        lines = self.record.lines
        while self._at < len(lines):
            self._next(lines[self._at])
        self._play_forced_at_the_end()
        if self.record.closing is not None and not self._closed():
            found = closing(self.record.header, self.entries, self.state.digest())
            raise BadRecord(phrase("record-changed", closing=self.record.closing, found=found))

    def _closed(self) -> bool:
        """Whether this is where the record says that it ends."""
        header, digest = self.record.header, self.state.digest()
        return self.record.closing in (closing(header, self.entries, digest), older_closing(header, digest))

    def _play_forced_at_the_end(self) -> None:
        """A hand that leaves out forced moves leaves them out after the last decision too."""
        while not self._closed() and len(self._step.legal) == 1:
            try:
                self._step.make(self._step.legal[0])
            except BadRecord:  # it reveals what the record does not tell
                return

    def _next(self, line: RecordLine) -> None:
        state, legal = self.state, self._step.legal
        names = self.record.header.names
        name = line.name
        if name is not None and name not in names:
            raise _wrong(line, phrase("record-nobody", name=name))
        if state.actor is None:
            raise _wrong(line, phrase("record-over", text=line.text))
        if len(legal) == 1 and (names[state.actor] != name or not self._means(line, legal[0])):
            self._step.make(legal[0])
            return
        if name is None:
            raise _wrong(line, phrase("record-no-reveal", text=line.text))
        if names[state.actor] != name:
            raise _wrong(line, phrase("turn-of", actor=names[state.actor], name=name))
        try:
            move = state.parse(line.text)
        except UnreadableMove as error:
            raise _wrong(line, error.phrase(), error.game) from error
        if move not in legal:
            refused = IllegalMove(state.refusals(move))
            raise _wrong(line, phrase("record-illegal", text=line.text, reasons=refused.phrase()), refused.game)
        self._at += 1
        self.numbers[line.number] = len(self.entries)
        self._step.make(move)

    def _means(self, line: RecordLine, move: int) -> bool:
        try:
            return self.state.parse(line.text) == move
        except UnreadableMove:
            return False

    def pick(self, candidates: list[int]) -> int:
        state = self._step.under_way
        lines = self.record.lines
        line = lines[self._at] if self._at < len(lines) else None
        if line is not None and line.name is None:
            try:
                code = state.parse_reveal(line.text)
            except UnreadableMove as error:
                raise _wrong(line, error.phrase(), error.game) from error
            if code in candidates:
                self._at += 1
                return code
        if len(set(candidates)) == 1:
            return candidates[0]
        implied = state.implied_reveal(candidates, self._upcoming())
        if implied is not None and implied in candidates:
            return implied
        possible: Items = [state.reveal_text(code) for code in sorted(set(candidates))]
        if line is None:
            raise BadRecord(phrase("record-ends", possible=possible))
        raise _wrong(line, phrase("record-reveal", text=line.text, possible=possible))

    def _upcoming(self) -> list[int]:
        codes: list[int] = []
        for line in self.record.lines[self._at :]:
            if line.name is None:
                try:
                    codes.append(self._step.under_way.parse_reveal(line.text))
                except UnreadableMove:
                    break
                if len(codes) == 4:
                    break
        return codes


def _wrong(line: RecordLine, said: Phrase, game: str | None = None) -> BadRecord:
    error = BadRecord(said, game)
    error.where = phrase("record-at", line=line.number)
    return error
