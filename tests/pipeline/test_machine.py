"""Hypothesis plays Pipeline: any table, any moves, any reveals, with copies, undo and records in between."""

import json
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from powerhouse import Match
from powerhouse.core.chance import Chance
from powerhouse.core.errors import IllegalMove, UndoRefused
from powerhouse.games.pipeline import GAME
from powerhouse.games.pipeline.state import Pipeline


class Drawn(Chance):
    """Reveals what hypothesis draws, from a stream of numbers that it gives with each move."""

    def __init__(self) -> None:
        self.numbers: list[int] = []

    def pick(self, candidates: list[int]) -> int:
        return candidates[self.numbers.pop() % len(candidates) if self.numbers else 0]


# Random players of the true game soon have no money and see little of it.
RICH = Path(tempfile.mkdtemp()) / "rich.json"
RICH.write_text(json.dumps({"board": {"player_board": {"start_cash": 900}}}), "utf-8")
numbers = st.lists(st.integers(0, 10_000), max_size=12)


class PipelineMachine(RuleBasedStateMachine):
    @initialize(
        players=st.sampled_from(GAME.players),
        options=st.fixed_dictionaries({name: st.sampled_from(option.values) for name, option in GAME.options.items()}),
        undo=st.sampled_from(["free", "strict"]),
        rich=st.booleans(),
        seed=st.integers(0, 2**40),
    )
    def start(self, players: int, options: dict[str, str], undo: str, rich: bool, seed: int) -> None:
        self.components = RICH if rich else None
        self.match = Match.new("pipeline", players, seed, options, components=self.components, undo=undo)
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

    @rule(seat=st.integers(0, 3))
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
        again = Match.parse(self.match.record(), self.components)
        assert again.state.digest() == self.match.state.digest()
        assert again.record() == self.match.record()

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "match"):
            assert self.match.state.ledger() == self.totals

    @invariant()
    def the_position_can_be(self) -> None:
        if hasattr(self, "match"):
            state = self.match.state
            assert isinstance(state, Pipeline)
            for player in state.players:
                assert player.money >= 0
                assert all(cubes >= 0 for cubes in player.oil)
                for grade in range(4):
                    assert player.held(grade) <= 2 * player.tanks[grade]
                    assert player.tanks[grade] <= 5
            if not state.over:
                assert state.turn in state.order
            assert sorted(state.order) == list(range(len(state.players)))

    def teardown(self) -> None:
        for copy, digest in getattr(self, "kept", []):
            assert copy.digest() == digest


TestPipelineMachine = PipelineMachine.TestCase
TestPipelineMachine.settings = settings(
    max_examples=40, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
