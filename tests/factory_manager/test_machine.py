"""Hypothesis plays Factory Manager: any table, any moves, any reveals, with copies, undo and records in between."""

from itertools import pairwise

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from powerhouse import Match
from powerhouse.core.chance import Chance
from powerhouse.core.errors import IllegalMove, UndoRefused
from powerhouse.games.factory_manager import GAME
from powerhouse.games.factory_manager.codes import BRING, TYPES, Phase
from powerhouse.games.factory_manager.state import FactoryManager


class Drawn(Chance):
    """Reveals what hypothesis draws, from a stream of numbers that it gives with each move."""

    def __init__(self) -> None:
        self.numbers: list[int] = []

    def pick(self, candidates: list[int]) -> int:
        return candidates[self.numbers.pop() % len(candidates) if self.numbers else 0]


numbers = st.lists(st.integers(0, 10_000), max_size=12)


class FactoryManagerMachine(RuleBasedStateMachine):
    @initialize(
        players=st.sampled_from(GAME.players),
        options=st.fixed_dictionaries({name: st.sampled_from(option.values) for name, option in GAME.options.items()}),
        undo=st.sampled_from(["free", "strict"]),
        seed=st.integers(0, 2**40),
    )
    def start(self, players: int, options: dict[str, str], undo: str, seed: int) -> None:
        self.match = Match.new("factory-manager", players, seed, options, undo=undo)
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
    @rule(move=st.integers(-5, 700))
    def try_any_number(self, move: int) -> None:
        state = self.match.state
        before = state.digest()
        refusals = state.refusals(move)
        if move in state.moves():
            assert not refusals
            return
        assert refusals
        with pytest.raises(IllegalMove):
            self.match.play(move)
        assert self.match.state.digest() == before

    @rule(seat=st.integers(0, 4))
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
        again = Match.parse(self.match.record())
        assert again.state.digest() == self.match.state.digest()
        assert again.record() == self.match.record()

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "match"):
            assert self.match.state.ledger() == self.totals

    @invariant()
    def factories_are_as_the_rules_allow(self) -> None:
        if not hasattr(self, "match"):
            return
        state = self.match.state
        assert isinstance(state, FactoryManager)
        figures = state.figures
        for seat, player in enumerate(state.players):
            tiles = [figures.tiles[tile] for tile in player.factory.tiles]
            assert player.factory.production == sum(tile.production for tile in tiles)
            assert player.factory.workers == sum(tile.workers for tile in tiles)
            assert player.factory.halls == sum(tile.in_hall() for tile in tiles) <= figures.halls + player.sites
            assert player.sites <= figures.sites
            owned = [TYPES[figures.tiles[tile].type] for tile in [*player.factory.tiles, *player.beside]]
            assert max(owned.count("control"), owned.count("optimizer")) <= 1
            assert player.money >= 0 or state.rulings.debts
            assert player.on_tile + player.canteen + player.available() == player.workers + player.seasonal
            if state.phase != Phase.RUN or seat in state.order[: state.position]:
                assert player.available() >= 1
                assert player.running.robots <= player.running.machines

    @invariant()
    def the_cheapest_of_each_column_is_at_the_front(self) -> None:
        if not hasattr(self, "match"):
            return
        state = self.match.state
        assert isinstance(state, FactoryManager)
        starts = state.figures.column_starts
        columns = [[tile for tile in range(*ends) if state.board[tile]] for ends in pairwise(starts)]
        assert state.fronts == [BRING + column[0] for column in columns if column]

    def teardown(self) -> None:
        for copy, digest in getattr(self, "kept", []):
            assert copy.digest() == digest


TestFactoryManagerMachine = FactoryManagerMachine.TestCase
TestFactoryManagerMachine.settings = settings(
    max_examples=40, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
