"""Moves that are tried: where they lead and what they add to the log. Nothing is true until a match takes it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from powerhouse.core.chance import Chance, NoReveal, Revealing, Witness
from powerhouse.core.errors import IllegalMove, PowerhouseError, UnreadableMove
from powerhouse.core.notation import Said
from powerhouse.core.phrase import phrase
from powerhouse.core.record import Entry
from powerhouse.core.state import State


class Step:
    """From one position to a later one. The first is never changed, so a step that fails leaves nothing behind.

    `legal` are the moves of the position that is reached, asked for once; `under_way` is the position of a move that is
    just being made, for a chance that must look at it.
    """

    def __init__(self, state: State, chance: Chance, legal: list[int] | None = None) -> None:
        self.state = self.under_way = state
        self.legal = state.moves() if legal is None else legal
        self.entries: list[Entry] = []
        self.chance = chance
        self.start = chance.position()

    def make(self, wanted: Said | int) -> bool:
        """Make a move; true if it revealed something. One that is unreadable or illegal raises and changes nothing."""
        before = self.state
        move = wanted if isinstance(wanted, int) else before.parse(wanted)
        if move not in self.legal:
            raise IllegalMove(before.refusals(move))
        witness = Witness(self.chance)
        after = self.under_way = before.copy()
        after.advance(move, witness)
        news = after.news(before, move, witness.seen)
        forced, at = len(self.legal) == 1, self.chance.position()
        text, form = before.grammar().said(before, move)
        entry = Entry(before.actor, move, text, form, before.heading(), forced, at, news)
        self.entries += [entry, *_revealed(after, witness)]
        self.state = after
        self.legal = after.moves()
        return bool(witness.seen)

    def make_all(self, moves: Sequence[Said | int]) -> int:
        """Make moves of the actor one after the other until something is revealed or another seat decides; how many."""
        seat = self.state.actor
        for number, wanted in enumerate(moves, 1):
            try:
                revealing = self.make(wanted)
            except (IllegalMove, UnreadableMove) as error:
                if len(moves) > 1:
                    error.where = phrase("batch-move", number=number)
                raise
            if revealing or self.state.actor != seat:
                return number
        return len(moves)

    def make_forced(self) -> None:
        """Where there is nothing to choose nobody is asked."""
        while len(self.legal) == 1:
            self.make(self.legal[0])


def dealt(state: State, witness: Witness) -> list[Entry]:
    """The set-up as it stands in the log; its news are told with what was revealed last."""
    entries = _revealed(state, witness)
    if entries:
        entries[-1] = replace(entries[-1], news=state.news(None, -1, witness.seen))
    return entries


def _revealed(state: State, witness: Witness) -> list[Entry]:
    at = witness.source.position()
    return [Entry(None, code, state.reveal_text(code), state.reveal_form(code), position=at) for code in witness.seen]


@dataclass(frozen=True)
class Trial:
    """What would be after some moves: how many could be tried, and why it ended before or after them.

    `moves` are those that could be made, also one that would show something.
    """

    state: State
    played: int
    error: PowerhouseError | None = None
    stopped: Literal["reveal", "turn"] | None = None
    moves: Sequence[int] = ()


def goes_on(state: State, move: int) -> bool:
    """Make a legal move; false if it reveals something, which nobody may know, and then the position is used up."""
    try:
        state.advance(move, NoReveal())
    except Revealing:
        return False
    return True


def tried(state: State, moves: Sequence[Said]) -> Trial:
    """Try moves of the actor as far as nothing is shown by it: neither by chance nor by the end of the game."""
    seat = state.actor
    made: list[int] = []
    for played, said in enumerate(moves):
        after = state.copy()
        try:
            move = after.parse(said)
            made.append(move)
            after.play(move, NoReveal())
        except (IllegalMove, UnreadableMove) as error:
            return Trial(state, played, error, moves=made[:played])
        except Revealing:
            return Trial(state, played, stopped="reveal", moves=made)
        if after.over:  # the end opens what was hidden
            return Trial(state, played, stopped="reveal", moves=made)
        state = after
        if state.actor != seat:
            return Trial(state, played + 1, stopped="turn", moves=made)
    return Trial(state, len(moves), moves=made)
