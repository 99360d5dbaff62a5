"""Shares of the win: whole, the same everywhere, and of nothing that a seat may not know."""

import os
import subprocess
import sys
from collections.abc import Iterator

import msgspec
import pytest

from powerhouse.conformance import ConformanceCase, cases, play_random
from powerhouse.core import registry as games
from powerhouse.core.chance import Seeded
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.features import Sheet
from powerhouse.core.rng import Rng
from powerhouse.core.state import State
from powerhouse.evaluator import inputs, registry
from powerhouse.evaluator.network import SCORE_BITS, shares
from tests.envs.test_hidden import permuted

SIZE = 1_000_000
"""Bytes that the weights of a game may have."""


def tables(game: str) -> list[ConformanceCase]:
    """One for each number of players."""
    found = {case.setup().players: case for case in cases(games.find(game))}
    return list(found.values())


def positions(case: ConformanceCase, seed: int, every: int = 40) -> Iterator[State]:
    """Some of a game that is played at random."""
    seen: list[State] = []
    count = 0

    def look(state: State) -> None:
        nonlocal count
        count += 1
        if count % every == 1 and not state.over and len(seen) < 4:
            seen.append(state.copy())

    play_random(case.game.start(case.setup(), Seeded(seed)), seed, Seeded(seed + 1), look)
    yield from seen


@pytest.mark.parametrize("game", games.game_ids())
def test_shares_are_a_whole_at_every_table(game: str) -> None:
    evaluator = registry.find(game)
    met = set()
    for case in tables(game):
        for state in positions(case, 5):
            found = evaluator.shares(state)
            met.add(len(found))
            assert len(found) == state.seats
            assert all(share >= 0 for share in found)
            assert sum(found) == pytest.approx(1, abs=1e-12)
    assert met == set(games.find(game).players)


class Chairs(State):
    """A position of which nothing is known but the sheet of each seat."""

    def __init__(self, sheets: list[list[int]]) -> None:
        self.sheets = sheets
        self.turn = 0

    @property
    def seats(self) -> int:
        return len(self.sheets)

    def features(self, seat: int, sheet: Sheet) -> None:
        for value in self.sheets[seat]:
            sheet.put("value", value)


@pytest.mark.parametrize("game", games.game_ids())
def test_chairs_do_not_matter(game: str) -> None:
    """Who sees the same gets the same wherever it sits; what turn order is worth, the features must tell."""
    evaluator = registry.find(game)
    state = next(positions(tables(game)[-1], 3))
    sheets = []
    for seat in range(state.seats):
        sheet = Sheet()
        state.features(seat, sheet)
        sheets.append(sheet.values)
    found = evaluator.shares(Chairs(sheets))  # type: ignore[abstract]
    assert found == evaluator.shares(state)
    assert len(set(found)) > 1
    order = [*range(2, state.seats), 1, 0] if state.seats > 2 else [1, 0]
    moved = evaluator.shares(Chairs([sheets[seat] for seat in order]))  # type: ignore[abstract]
    assert moved == pytest.approx([found[seat] for seat in order], abs=1e-15)


@pytest.mark.parametrize("game", games.game_ids())
def test_a_position_that_was_stored_has_the_same_value(game: str) -> None:
    evaluator = registry.find(game)
    case = tables(game)[-1]
    for state in positions(case, 7):
        again = case.game.restore(case.setup(), state.dump())
        assert evaluator.shares(again) == evaluator.shares(state)
        assert evaluator.shares(state.copy()) == evaluator.shares(state)


@pytest.mark.parametrize("game", games.game_ids())
def test_a_hint_at_the_table_does_not_use_what_is_hidden(game: str) -> None:
    evaluator = registry.find(game)
    dice = Rng(1)
    compared = 0
    for case in list(cases(games.find(game)))[::9]:
        for state in positions(case, 9):
            for seat in range(state.seats):
                other = permuted(case, state, seat, dice)
                assert evaluator.seen_by(other, seat) == evaluator.seen_by(state, seat)
                compared += 1
    assert compared > 8


def test_who_sees_all_uses_what_is_hidden() -> None:
    """Or else the test above would say nothing."""
    evaluator = registry.find("power-grid")
    dice = Rng(1)
    case = next(case for case in cases(games.find("power-grid")) if case.setup().options["money"] == "hidden")
    state = list(positions(case, 9))[-1]
    assert evaluator.shares(permuted(case, state, 0, dice)) != evaluator.shares(state)


@pytest.mark.parametrize("game", games.game_ids())
def test_a_finished_game_has_the_shares_of_its_winners(game: str) -> None:
    case = tables(game)[0]
    state = case.game.start(case.setup(), Seeded(2))
    play_random(state, 2, Seeded(3), lambda _: None)
    found = registry.find(game).shares(state)
    winners = state.standings().winners
    assert found == [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


def test_scores_count_by_their_differences_alone() -> None:
    assert shares([5, 5, 5, 5]) == [0.25] * 4
    assert shares([1 << SCORE_BITS, 0])[0] == pytest.approx(0.7310585786, abs=1e-8)
    assert shares([123_456, 7, -99]) == shares([123_456 + 9, 16, -90])
    assert shares([3, 9, 4]) == [shares([9, 3, 4])[at] for at in (1, 0, 2)]
    assert shares([0, -(10**9)]) == [1.0, 0.0]


@pytest.mark.parametrize("game", games.game_ids())
def test_the_weights_say_of_what_they_are_made(game: str) -> None:
    weights = registry.find(game).weights
    assert weights.game == game
    assert weights.rules == games.find(game).rules
    assert weights.components == games.find(game).components().hash
    assert set(weights.warmth) == set(games.find(game).players)
    assert len(registry.encode(weights)) < SIZE
    assert registry.decode(registry.encode(weights), "again") == weights


def test_other_weights_have_another_version() -> None:
    weights = registry.find("pipeline").weights
    changed = msgspec.structs.replace(weights, last=[weights.last[0] + 1, *weights.last[1:]])
    assert changed.version != weights.version
    assert registry.Evaluator(weights).version == weights.version


def test_what_cannot_be_read_is_refused_with_a_sentence() -> None:
    weights = registry.find("pipeline").weights
    content = registry.encode(weights)
    with pytest.raises(PowerhouseError, match=r"x\.json is no file of weights"):
        registry.decode(content[:-40], "x.json")
    with pytest.raises(PowerhouseError, match="has format 7, this program reads format 1"):
        registry.decode(content.replace(b'"format": 1', b'"format": 7'), "x.json")
    with pytest.raises(PowerhouseError, match="there is no game 'beard'"):
        registry.find("beard")
    strange = msgspec.structs.replace(weights, inputs=["seat 0/beard", *weights.inputs[1:]])
    with pytest.raises(PowerhouseError, match="needs the feature seat 0/beard"):
        registry.Evaluator(strange)


def test_other_seats_are_read_through_their_own_eyes() -> None:
    case = tables("power-grid")[-1]
    state = next(positions(case, 1))
    read = inputs.read(state)
    assert "seat 0/money" in read
    assert not [name for name in read if name.startswith(("seat 1", "city"))]


SCRIPT = """
import sys
from powerhouse.conformance import cases, play_random
from powerhouse.core import registry as games
from powerhouse.core.chance import Seeded
from powerhouse.evaluator import network, registry

evaluator = registry.find(sys.argv[1])
count = 0

def look(state):
    global count
    count += 1
    if count % 60 == 0 and not state.over:
        print(evaluator.shares(state))

case = list(cases(games.find(sys.argv[1])))[-1]
play_random(case.game.start(case.setup(), Seeded(3)), 3, Seeded(4), look)
print("end", str(network.__file__).endswith(".py"))
"""


def _told(game: str, pure: bool) -> tuple[list[str], str]:
    environment = {**os.environ, "POWERHOUSE_PURE": "1" if pure else "0"}
    command = [sys.executable, "-c", SCRIPT, game]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    *told, end = run.stdout.splitlines()
    return told, end


@pytest.mark.parametrize("game", games.game_ids())
def test_interpreted_and_compiled_tell_the_same(game: str) -> None:
    """Where the rules are compiled; elsewhere two runs are compared, which says less."""
    told, mode = _told(game, pure=True)
    assert told
    assert mode == "end True"
    assert _told(game, pure=False)[0] == told
