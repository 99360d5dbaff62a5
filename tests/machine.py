"""A state machine by which hypothesis plays a game: any table, any moves, any reveals, copies, undo and records."""

from pathlib import Path
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from powerhouse import Match
from powerhouse.core.chance import Chance
from powerhouse.core.errors import IllegalMove, UndoRefused
from powerhouse.core.game import Game


class Drawn(Chance):
    """Reveals what hypothesis draws, from a stream of numbers that it gives with each move."""

    def __init__(self) -> None:
        self.numbers: list[int] = []

    def pick(self, candidates: list[int]) -> int:
        return candidates[self.numbers.pop() % len(candidates) if self.numbers else 0]


numbers = st.lists(st.integers(0, 10_000), max_size=12)


class Machine(RuleBasedStateMachine):
    """To be inherited from by a machine that names its game; `boxes` are files with other figures to play with, too."""

    game: ClassVar[Game]
    boxes: ClassVar[list[Path]] = []

    @initialize(data=st.data(), undo=st.sampled_from(["free", "strict"]), seed=st.integers(0, 2**40))
    def start(self, data: st.DataObject, undo: str, seed: int) -> None:
        options = {name: data.draw(st.sampled_from(option.values)) for name, option in self.game.options.items()}
        players = data.draw(st.sampled_from(self.game.players))
        self.box = data.draw(st.sampled_from([None, *self.boxes]))
        self.match = Match.new(self.game.id, players, seed, options, components=self.box, undo=undo)
        self.chance = Drawn()
        self.match.chance = self.chance
        self.totals = self.match.state.ledger()
        self.kept: list[tuple[object, str]] = []

    @precondition(lambda self: not self.match.over)
    @rule(choices=st.lists(st.integers(0, 10_000), min_size=1, max_size=40), reveals=numbers)
    def play(self, choices: list[int], reveals: list[int]) -> None:
        for choice in choices:
            if self.match.over:
                return
            moves = self.match.state.moves()
            self.chance.numbers = list(reveals)
            self.match.play(moves[choice % len(moves)])

    @precondition(lambda self: not self.match.over)
    @rule(move=st.one_of(st.integers(-5, 4000), st.integers(0, 2_000_000)))
    def try_any_number(self, move: int) -> None:
        state = self.match.state
        before = state.digest()
        refusals = state.refusals(move)
        if move in state.moves():
            assert not refusals
            return
        assert refusals
        assert all(str(refusal) for refusal in refusals)
        with pytest.raises(IllegalMove):
            self.match.play(move)
        assert self.match.state.digest() == before

    @rule(seat=st.integers(0, 5))
    def take_back(self, seat: int) -> None:
        seat %= len(self.match.names)
        before, length = self.match.state.digest(), len(self.match.log)
        try:
            self.match.undo(seat)
        except UndoRefused:
            assert self.match.state.digest() == before
        else:
            assert len(self.match.log) < length
            assert self.match.actor == seat

    @rule()
    def keep_a_copy(self) -> None:
        self.kept.append((self.match.state.copy(), self.match.state.digest()))

    @rule()
    def save_and_load(self) -> None:
        again = Match.parse(self.match.record(), self.box)
        assert again.state.digest() == self.match.state.digest()
        assert again.record() == self.match.record()

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "match"):
            assert self.match.state.ledger() == self.totals

    def teardown(self) -> None:
        for copy, digest in getattr(self, "kept", []):
            assert copy.digest() == digest


QUICK = settings(max_examples=40, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck))
