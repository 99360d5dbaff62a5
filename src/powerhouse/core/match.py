"""A game among people: names, log, chance, batches, undo, save and load around one state."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from powerhouse.core import record, registry
from powerhouse.core.chance import Chance, Seeded
from powerhouse.core.entropy import Entropy
from powerhouse.core.errors import (
    BadRecord,
    BadSetup,
    IllegalMove,
    NotYourTurn,
    UndoRefused,
    UnreadableMove,
)
from powerhouse.core.files import read_record, write_whole
from powerhouse.core.game import Game, Setup
from powerhouse.core.record import Entry, Header
from powerhouse.core.refusal import Refusal
from powerhouse.core.replay import Replay
from powerhouse.core.state import Standings, State

NAMES = ("Anna", "Boris", "Clara", "David", "Elena", "Felix")


class Match:
    """One game as it is played. The log is the truth; the state is what it leads to.

    >>> match = Match.new("power-grid", players=3, seed=7)
    >>> match.play(match.legal()[0])
    """

    def __init__(self, game: Game, setup: Setup, names: Sequence[str], undo: str, chance: Chance) -> None:
        """For `new` and `load`, which fill in state and log."""
        self.game = game
        self.setup = setup
        self.names = list(names)
        self.undo_policy = undo
        self.chance = chance
        self.log: list[Entry] = []
        self.state: State = game.blank(setup)

    @classmethod
    def new(
        cls,
        game: str,
        players: int,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        names: Sequence[str] | None = None,
        components: Path | None = None,
        undo: str = "free",
    ) -> "Match":
        """A new game. Without a seed, chance comes from the system and cannot be foreseen by anybody."""
        kind = registry.find(game)
        setup = kind.setup(players, options, components)
        chance: Chance = Entropy() if seed is None else Seeded(seed)
        match = cls(kind, setup, _checked_names(names or NAMES[:players], players), _checked_undo(undo), chance)
        witness = _Witness(chance)
        match.state.deal(witness)
        match._log_reveals(witness)
        match._play_forced()
        return match

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def actor(self) -> int | None:
        return self.state.actor

    def legal(self) -> list[str]:
        """The legal moves of the actor, in words."""
        return [self.state.text(move) for move in self.state.moves()]

    def play(self, move: str | int, seat: int | None = None) -> None:
        """Make one move of the actor; one that is unreadable or illegal raises, and nothing is changed.

        Where people sit at different screens, name the seat: only the actor gets an answer that tells of its means.
        """
        self.play_batch([move], seat)

    def play_batch(self, moves: Sequence[str | int], seat: int | None = None) -> int:
        """Make moves of the actor one after the other; returns how many were made.

        Any illegal one, and none is made. The batch stops where something is revealed or another seat decides.
        """
        self._check_turn(seat)
        state = self.state.copy()
        seat = state.actor
        entries: list[Entry] = []
        for number, wanted in enumerate(moves, 1):
            witness = _Witness(self.chance)
            try:
                move = state.parse(wanted) if isinstance(wanted, str) else wanted
                entries += _step(state, move, witness)
            except (IllegalMove, UnreadableMove) as error:
                if len(moves) > 1:
                    error.args = (f"move {number} of the batch: {error}",)
                raise
            if witness.seen or state.actor != seat:
                break
        self.state = state
        self.log += entries
        self._play_forced()
        return number if moves else 0

    def refusals(self, move: str, seat: int | None = None) -> list[Refusal]:
        """Why a move is not legal now; empty if it is."""
        self._check_turn(seat)
        return self.state.refusals(self.state.parse(move))

    def view(self, seat: int | None) -> Any:
        return self.state.view(seat)

    def standings(self) -> Standings:
        return self.state.standings()

    def _check_turn(self, seat: int | None) -> None:
        if seat is not None and seat != self.actor:
            whose = "the game is over" if self.actor is None else f"it is the turn of {self.names[self.actor]}"
            raise NotYourTurn(f"{whose}, not of {self.names[seat]}" if self.actor is not None else whose)

    def _play_forced(self) -> None:
        """Where there is nothing to choose nobody is asked."""
        while not self.state.over:
            moves = self.state.moves()
            if len(moves) != 1:
                return
            self.log += _step(self.state, moves[0], _Witness(self.chance))

    def _log_reveals(self, witness: "_Witness") -> None:
        self.log += witness.entries(self.state)

    # Taking back

    def undo(self, seat: int, agreed: Sequence[int] = ()) -> None:
        """Take back the seat's last decision and all that followed, as the table allows; raises `UndoRefused`."""
        if not 0 <= seat < len(self.names):
            raise UndoRefused(f"there is no seat {seat + 1}, only {len(self.names)}")
        last = next((at for at in reversed(range(len(self.log))) if self._is_decision(at, seat)), None)
        if last is None:
            raise UndoRefused(f"{self.names[seat]} has nothing to take back")
        if self.undo_policy == "strict":
            self._check_strict(seat, last)
        elif self.undo_policy == "ask":
            missing = [name for other, name in enumerate(self.names) if other != seat and other not in agreed]
            if missing:
                raise UndoRefused(f"{', '.join(missing)} must agree first")
        self._cut(last)

    def _is_decision(self, at: int, seat: int | None = None) -> bool:
        entry = self.log[at]
        return entry.seat is not None and not entry.forced and (seat is None or entry.seat == seat)

    def _check_strict(self, seat: int, last: int) -> None:
        for at in range(last, len(self.log)):
            entry = self.log[at]
            if entry.seat is None:
                raise UndoRefused(f"'{entry.text}' has been revealed since, and cannot be unseen")
            if entry.seat != seat and self._is_decision(at):
                raise UndoRefused(f"{self.names[entry.seat]} has decided since")

    def _cut(self, length: int) -> None:
        """Replay the log up to here; the chance goes back as far as it can."""
        kept = self.log[:length]
        state = self.game.blank(self.setup)
        script = _Script([entry.code for entry in kept if entry.seat is None])
        state.deal(script)
        for entry in kept:
            if entry.seat is not None:
                state.advance(entry.code, script)
        if kept:
            self.chance.rewind(kept[-1].mark)
        self.state = state
        self.log = kept

    # Saving and loading

    def header(self) -> Header:
        return Header(
            self.game.id,
            self.game.rules,
            self.setup.components.hash,
            self.setup.options,
            self.names,
            self.undo_policy,
        )

    def record(self) -> str:
        """The game so far as a text that `load` reads."""
        return record.write(self.header(), self.log, self.state.digest())

    def save(self, path: str | Path) -> None:
        """Write the record; an older file is replaced only when the new one is complete."""
        write_whole(Path(path), self.record())

    @classmethod
    def load(cls, path: str | Path, components: Path | None = None) -> "Match":
        """A saved game, ready to go on; chance is then the system's."""
        match = cls.parse(read_record(Path(path)), components)
        match._play_forced()
        return match

    @classmethod
    def parse(cls, text: str, components: Path | None = None) -> "Match":
        """A match from a record, checked move by move; raises `BadRecord` with the line that is wrong."""
        read = record.read(text)
        header = read.header
        try:
            game = registry.find(header.game)
            if header.rules != game.rules:
                raise BadRecord(f"the record was made with rules {header.rules} of {game.name}, these are {game.rules}")
            setup = game.setup(len(header.names), header.options, components, header.components or None)
            names = _checked_names(header.names, len(header.names))
        except BadSetup as error:
            raise BadRecord(f"the header is wrong: {error}") from error
        if header.components not in ("", setup.components.hash):
            raise BadRecord(
                f"the record was played with components {header.components}, these are {setup.components.hash}"
            )
        match = cls(game, setup, names, header.undo, Entropy())
        replay = Replay(game, setup, read)
        replay.play_all()
        match.state = replay.state
        match.log = replay.entries
        return match


class _Witness(Chance):
    """Passes on what another source reveals, and remembers it."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.seen: list[int] = []

    def pick(self, candidates: list[int]) -> int:
        code = self.source.pick(candidates)
        self.seen.append(code)
        return code

    def entries(self, state: State) -> list[Entry]:
        mark = self.source.mark()
        return [Entry(None, code, state.reveal_text(code), mark=mark) for code in self.seen]


class _Script(Chance):
    """Reveals what was revealed before, in the same order."""

    def __init__(self, codes: list[int]) -> None:
        self.codes = iter(codes)

    def pick(self, candidates: list[int]) -> int:
        return next(self.codes)


def _step(state: State, move: int, witness: _Witness) -> list[Entry]:
    """Make a move and give what it adds to the log."""
    seat, text, heading = state.actor, state.text(move), state.heading()
    forced = len(state.moves()) == 1
    state.play(move, witness)
    return [Entry(seat, move, text, heading, forced, witness.source.mark()), *witness.entries(state)]


def _checked_names(names: Sequence[str], players: int) -> list[str]:
    if len(names) != players:
        raise BadSetup(f"{players} players need {players} names, there are {len(names)}")
    for name in names:
        record.check_name(name)
    if len(set(names)) != len(names):
        raise BadSetup("two players cannot have the same name")
    return list(names)


def _checked_undo(undo: str) -> str:
    if undo not in record.UNDO:
        raise BadSetup(f"undo must be one of {', '.join(record.UNDO)}, not '{undo}'")
    return undo
