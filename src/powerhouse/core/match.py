"""A game among people: names, log, chance, batches, undo, save and load around one state."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from powerhouse.core import record, registry
from powerhouse.core.chance import Chance, Seeded, Witness
from powerhouse.core.components import Replacements
from powerhouse.core.entropy import Entropy
from powerhouse.core.errors import BadRecord, BadSetup, NotYourTurn, UndoRefused
from powerhouse.core.files import read_record, write_whole
from powerhouse.core.game import Game, Setup
from powerhouse.core.notation import Said
from powerhouse.core.phrase import Items, phrase
from powerhouse.core.record import Entry, Header, Record
from powerhouse.core.refusal import Refusal
from powerhouse.core.replay import Replay, position_after
from powerhouse.core.standings import Standings
from powerhouse.core.state import State
from powerhouse.core.step import Step, dealt

NAMES = ("Anna", "Boris", "Clara", "David", "Elena", "Felix")


class Match:
    """One game as it is played. The log is the truth; the state is what it leads to.

    >>> match = Match.new("power-grid", players=3, seed=7)
    >>> match.play(match.legal()[0])
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        names: Sequence[str],
        undo: str,
        chance: Chance,
        state: State,
        log: Sequence[Entry] = (),
    ) -> None:
        """For `new`, `load` and those who keep log and state elsewhere."""
        self.game = game
        self.setup = setup
        self.names = list(names)
        self.undo_policy = undo
        self.chance = chance
        self.state = state
        self.log = list(log)
        self._legal: list[int] | None = None

    @classmethod
    def new(
        cls,
        game: str,
        players: int,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        names: Sequence[str] | None = None,
        components: Replacements | None = None,
        undo: str = "free",
        rules: int | None = None,
    ) -> "Match":
        """A new game. Without a seed, chance comes from the system and cannot be foreseen by anybody.

        A table that was laid out with older `rules` names them.
        """
        kind = registry.find(game)
        setup = kind.setup(players, options, components, rules=rules)
        checked = _checked_names(names or NAMES[:players], players)
        chance: Chance = Entropy() if seed is None else Seeded(seed)
        witness = Witness(chance)
        state = kind.start(setup, witness)
        match = cls(kind, setup, checked, _checked_undo(undo), chance, state, dealt(state, witness))
        match._go_on()
        return match

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def actor(self) -> int | None:
        return self.state.actor

    def moves(self) -> list[int]:
        """The legal moves of the actor; asked for once a position."""
        if self._legal is None:
            self._legal = self.state.moves()
        return self._legal

    def legal(self) -> list[str]:
        """The legal moves of the actor, in words."""
        return [self.state.text(move) for move in self.moves()]

    def play(self, move: Said | int, seat: int | None = None) -> None:
        """Make one move of the actor; one that is unreadable or illegal raises, and nothing is changed.

        Where people sit at different screens, name the seat: only the actor gets an answer that tells of its means.
        """
        self.play_batch([move], seat)

    def play_batch(self, moves: Sequence[Said | int], seat: int | None = None) -> int:
        """Make moves of the actor one after the other; returns how many were made.

        Any illegal one, and none is made. The batch stops where something is revealed or another seat decides.
        """
        step = self.begin_step(seat)
        made = step.make_all(moves)
        step.make_forced()
        self.take(step)
        return made

    def begin_step(self, seat: int | None = None) -> Step:
        """Moves of this seat that can be tried before they are taken; raises `NotYourTurn`."""
        self.check_turn(seat)
        return Step(self.state, self.chance, self.moves())

    def take(self, step: Step) -> None:
        """Let be true what was tried."""
        self.state = step.state
        self.log += step.entries
        self._legal = step.legal

    def refusals(self, move: Said, seat: int | None = None) -> list[Refusal]:
        """Why a move is not legal now; empty if it is."""
        self.check_turn(seat)
        return self.state.refusals(self.state.parse(move))

    def view(self, seat: int | None) -> Any:
        return self.state.view(seat)

    def standings(self) -> Standings:
        return self.state.standings()

    def check_turn(self, seat: int | None) -> None:
        """Only the seat that is to act may ask: an answer would tell of its means. Raises `NotYourTurn`."""
        if seat is not None and seat != self.actor:
            if self.actor is None:
                raise NotYourTurn(phrase("game-over"))
            raise NotYourTurn(phrase("turn-of", actor=self.names[self.actor], name=self.names[seat]))

    def _go_on(self) -> None:
        """Where there is nothing to choose nobody is asked."""
        step = self.begin_step()
        step.make_forced()
        self.take(step)

    # Taking back

    def undo(self, seat: int, agreed: Sequence[int] = ()) -> None:
        """Take back the seat's last decision and all that followed, as the table allows; raises `UndoRefused`."""
        if not 0 <= seat < len(self.names):
            raise UndoRefused(phrase("undo-no-seat", seat=seat + 1, seats=len(self.names)))
        last = next((at for at in reversed(range(len(self.log))) if self._is_decision(at, seat)), None)
        if last is None:
            raise UndoRefused(phrase("undo-nothing", name=self.names[seat]))
        if self.undo_policy == "strict":
            self._check_strict(seat, last)
        elif self.undo_policy == "ask":
            missing: Items = [name for other, name in enumerate(self.names) if other != seat and other not in agreed]
            if missing:
                raise UndoRefused(phrase("undo-agree", names=missing))
        self._cut(last)

    def _is_decision(self, at: int, seat: int | None = None) -> bool:
        entry = self.log[at]
        return entry.seat is not None and not entry.forced and (seat is None or entry.seat == seat)

    def _check_strict(self, seat: int, last: int) -> None:
        for at in range(last, len(self.log)):
            entry = self.log[at]
            if entry.seat is None:
                raise UndoRefused(phrase("undo-revealed", text=entry.text))
            if entry.seat != seat and self._is_decision(at):
                raise UndoRefused(phrase("undo-decided", name=self.names[entry.seat]))

    def _cut(self, length: int) -> None:
        """Replay the log up to here; the chance goes back as far as it can."""
        kept = self.log[:length]
        self.state = position_after(self.game, self.setup, kept)
        if kept:
            self.chance.seek(kept[-1].position)
        self.log = kept
        self._legal = None

    # Saving and loading

    def header(self) -> Header:
        return Header(
            self.game.id,
            self.setup.rules,
            self.setup.components.hash,
            self.setup.options,
            self.names,
            self.undo_policy,
            self.setup.components.changes,
        )

    def record(self) -> str:
        """The game so far as a text that `load` reads."""
        return record.write(self.header(), self.log, self.state.digest())

    def save(self, path: str | Path) -> None:
        """Write the record; an older file is replaced only when the new one is complete."""
        write_whole(Path(path), self.record())

    @classmethod
    def load(cls, path: str | Path, components: Replacements | None = None) -> "Match":
        """A saved game, ready to go on; chance is then the system's."""
        match = cls.parse(read_record(Path(path)), components)
        match._go_on()
        return match

    @classmethod
    def parse(cls, text: str, components: Replacements | None = None) -> "Match":
        """A match from a record, checked move by move; raises `BadRecord` with the line that is wrong.

        A record carries the figures that were changed for it; a file with them is needed only for older ones.
        """
        return cls.read(record.read(text), components)[0]

    @classmethod
    def read(cls, read: Record, components: Replacements | None = None) -> tuple["Match", Replay]:
        """A match from a record that was taken apart, and how it was played again."""
        header = read.header
        try:
            game = registry.find(header.game)
            if header.rules > game.rules:
                newer = phrase("rules-unknown", game=game.title, rules=header.rules, found=game.rules)
                raise BadRecord(newer, game.id)
            figures, hash = components or header.changes or None, header.components or None
            setup = game.setup(len(header.names), header.options, figures, hash, header.rules)
            names = _checked_names(header.names, len(header.names))
        except BadSetup as error:
            wrong = BadRecord(error.phrase(), error.game)
            wrong.where = phrase("record-header")
            raise wrong from error
        if header.components not in ("", setup.components.hash):
            key = "record-other-components" if components is None else "record-other-file"
            raise BadRecord(phrase(key, components=header.components, found=setup.components.hash))
        replay = Replay(game, setup, read)
        replay.play_all()
        return cls(game, setup, names, header.undo, Entropy(), replay.state, replay.entries), replay


def _checked_names(names: Sequence[str], players: int) -> list[str]:
    if len(names) != players:
        raise BadSetup(phrase("names-number", players=players, names=len(names)))
    for name in names:
        record.check_name(name)
    if len(set(names)) != len(names):
        raise BadSetup(phrase("names-same"))
    return list(names)


def _checked_undo(undo: str) -> str:
    if undo not in record.UNDO:
        raise BadSetup(phrase("undo-unknown", policies=Items(record.UNDO), undo=undo))
    return undo
