"""What any game must hold to, as checks that every registered game gets, ours and those from outside.

`for check in checks("my-game"): check()` runs them all; each raises `AssertionError` with the game, the table and the
move where it failed.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise, product
from typing import Any

import msgspec

from powerhouse.core import registry
from powerhouse.core.chance import Chance, Seeded
from powerhouse.core.errors import IllegalMove
from powerhouse.core.game import Game, Setup
from powerhouse.core.match import Match
from powerhouse.core.rng import Rng
from powerhouse.core.state import State

MOST_MOVES = 100_000


class Table:
    """A game at one player count with one choice of options."""

    def __init__(self, game: Game, players: int, options: dict[str, str]) -> None:
        self.game = game
        self.players = players
        self.options = options

    def __str__(self) -> str:
        return f"{self.game.id} with {self.players}, {self.options}"

    def setup(self) -> Setup:
        return self.game.setup(self.players, self.options)


def tables(game: Game) -> Iterator[Table]:
    """Every player count with every combination of the listed option values."""
    names = list(game.options)
    for players in game.players:
        for values in product(*(game.options[name].values for name in names)):
            yield Table(game, players, dict(zip(names, values, strict=True)))


def checks(id: str) -> Iterator[Callable[[], None]]:
    """All checks of a game, one after the other."""
    game = registry.find(id)
    for number, table in enumerate(tables(game)):
        yield partial(check_game, table, seed=number)
        yield partial(check_record, table, seed=number)


def play_random(state: State, seed: int, chance: Chance, look: Callable[[State], None]) -> None:
    """Uniformly random play to the end, looking at every position."""
    rng = Rng(seed)
    for _ in range(MOST_MOVES):
        look(state)
        if state.over:
            return
        moves = state.moves()
        state.advance(moves[rng.below(len(moves))], chance)
    raise AssertionError(f"not over after {MOST_MOVES} moves")


def check_game(table: Table, seed: int, thorough: int = 20) -> None:
    """A random game ends, and every position on the way holds to the contract; one in `thorough` is looked at well."""
    setup = table.setup()
    state = table.game.start(setup, Seeded(seed))
    totals = state.ledger()
    dice = Rng(seed + 1)
    kept: list[tuple[State, str]] = []

    def look(now: State) -> None:
        where = f"{table}, seed {seed}: {now.heading()}"
        assert now.ledger() == totals, f"{where}: {now.ledger()} is not {totals}"
        _check_moves(now, where)
        if now.over or dice.below(thorough) == 0:
            kept.append((now.copy(), now.digest()))
            _check_texts(now, where)
            _check_refusals(now, dice, where)
            _check_views(now, where)
            _check_dump(table.game, setup, now, where)

    play_random(state, seed + 2, Seeded(seed + 3), look)
    for copy, digest in kept:
        assert copy.digest() == digest, f"{table}, seed {seed}: a copy has changed with the original"
    _check_standings(state, table)


def _check_moves(state: State, where: str) -> None:
    moves = state.moves()
    assert state.over == (not moves), f"{where}: over is {state.over}, there are {len(moves)} moves"
    assert all(a < b for a, b in pairwise(moves)), f"{where}: moves do not ascend: {moves}"
    assert state.over == (state.actor is None), f"{where}: actor {state.actor}, over {state.over}"


def _check_texts(state: State, where: str) -> None:
    moves = state.moves()
    texts = [state.text(move) for move in moves]
    assert len(set(texts)) == len(texts), f"{where}: two moves have the same text"
    for move, text in zip(moves, texts, strict=True):
        assert state.parse(text) == move, f"{where}: '{text}' is read as another move"


def _check_refusals(state: State, dice: Rng, where: str) -> None:
    """Refusals are empty exactly for legal moves, over random ints near and far; an illegal move changes nothing."""
    moves = state.moves()
    before = state.digest()
    for number in [int(dice.below(1300)) for _ in range(40)] + [-1, 5000, 10**9, *moves[:60]]:
        refusals = state.refusals(number)
        assert (number in moves) == (not refusals), f"{where}: {number} in moves, yet {refusals}"
        for refusal in refusals:
            assert str(refusal), f"{where}: the refusal {refusal.code} has no words"
        if refusals:
            assert _is_refused(state, number), f"{where}: illegal move {number} was played"
    assert state.digest() == before, f"{where}: asking or an illegal move changed the position"


def _is_refused(state: State, move: int) -> bool:
    try:
        state.play(move, Seeded(0))
    except IllegalMove:
        return True
    return False


def _check_views(state: State, where: str) -> None:
    """Views are typed, pass through JSON unchanged, and tell only the actor what may be done."""
    before = state.digest()
    for seat in [None, *range(len(state.standings().places))]:
        view = state.view(seat)
        plain = msgspec.json.encode(view)
        assert msgspec.json.decode(plain, type=type(view)) == view, f"{where}: the view of {seat} does not round-trip"
        assert state.view(seat) == view, f"{where}: the view of {seat} is not stable"
    assert state.digest() == before, f"{where}: looking changed the position"


def _check_dump(game: Game, setup: Setup, state: State, where: str) -> None:
    dump: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state.dump()))
    again = game.restore(setup, dump)
    assert again.digest() == state.digest(), f"{where}: a restored position differs"
    assert again.moves() == state.moves(), f"{where}: a restored position has other moves"


def _check_standings(state: State, table: Table) -> None:
    standings = state.standings()
    assert sorted(place.seat for place in standings.places) == list(range(table.players)), f"{table}: seats missing"
    assert standings.winners, f"{table}: no winner"
    assert standings.reason, f"{table}: no reason"
    places = [place.place for place in standings.places]
    assert places == sorted(places), f"{table}: standings out of order"


def check_record(table: Table, seed: int) -> None:
    """The record of a match leads to the same position without the seed, and its text comes back unchanged.

    So everything that is hidden is hidden from the state too: what has been shown decides states, moves and views.
    """
    match = Match.new(table.game.id, table.players, seed, table.options)
    rng = Rng(seed)
    while not match.over:
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    text = match.record()
    again = Match.parse(text)
    assert again.record() == text, f"{table}, seed {seed}: the record does not round-trip"
    assert again.state.digest() == match.state.digest(), f"{table}, seed {seed}: the record leads elsewhere"
    for seat in [None, *range(table.players)]:
        assert again.view(seat) == match.view(seat), f"{table}, seed {seed}: the view of {seat} depends on the seed"


def digests(id: str, seeds: range) -> list[str]:
    """Final digests of random games, to compare processes, hash seeds, interpreted and compiled."""
    found: list[str] = []
    for number, table in enumerate(tables(registry.find(id))):
        for seed in seeds:
            state = table.game.start(table.setup(), Seeded(seed * 1000 + number))
            play_random(state, seed, Seeded(seed + 7), lambda _: None)
            found.append(state.digest())
    return found
