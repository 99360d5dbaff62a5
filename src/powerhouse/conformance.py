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
from powerhouse.core.catalogue import Catalogue, catalogue
from powerhouse.core.chance import Chance, Seeded
from powerhouse.core.errors import IllegalMove
from powerhouse.core.game import Game, Setup
from powerhouse.core.match import Match
from powerhouse.core.notation import Form
from powerhouse.core.rng import Rng
from powerhouse.core.state import State

MOST_MOVES = 100_000


class ConformanceCase:
    """A game at one player count with one choice of options."""

    def __init__(self, game: Game, players: int, options: dict[str, str]) -> None:
        self.game = game
        self.players = players
        self.options = options

    def __str__(self) -> str:
        return f"{self.game.id} with {self.players}, {self.options}"

    def setup(self) -> Setup:
        return self.game.setup(self.players, self.options)


def cases(game: Game) -> Iterator[ConformanceCase]:
    """Every player count with every combination of the listed option values."""
    names = list(game.options)
    for players in game.players:
        for values in product(*(game.options[name].values for name in names)):
            yield ConformanceCase(game, players, dict(zip(names, values, strict=True)))


def checks(id: str) -> Iterator[Callable[[], None]]:
    """All checks of a game, one after the other."""
    game = registry.find(id)
    yield partial(check_words, game)
    for number, case in enumerate(cases(game)):
        yield partial(check_game, case, seed=number)
        yield partial(check_record, case, seed=number)


def check_words(game: Game) -> None:
    """Options, what is reconstructed, and the figures by which seats are told apart have words."""
    texts = catalogue(game.packages)
    state = game.start(game.setup(game.players[0]), Seeded(0))
    figures = {name for seat in state.measures() for name in seat} | set(state.standings().places[0].figures)
    options = [key for name in game.options for key in (f"option-{name}", f"option-{name}-help")]
    for key in [*options, *(f"reconstructed-{name}" for name in game.reconstructed), *(f"figure-{n}" for n in figures)]:
        assert texts.has(key), f"{game.id}: there is no text '{key}'"
    assert texts.has(state.standings().reason.key), f"{game.id}: the end has no words"


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


def check_game(case: ConformanceCase, seed: int, thorough: int = 20) -> None:
    """A random game ends, and every position on the way holds to the contract; one in `thorough` is looked at well."""
    setup = case.setup()
    state = case.game.start(setup, Seeded(seed))
    totals = state.ledger()
    texts = catalogue(case.game.packages)
    dice = Rng(seed + 1)
    kept: list[tuple[State, str]] = []

    def look(now: State) -> None:
        where = f"{case}, seed {seed}: {now.heading().key}"
        assert now.ledger() == totals, f"{where}: {now.ledger()} is not {totals}"
        _check_moves(now, where)
        if now.over or dice.below(thorough) == 0:
            kept.append((now.copy(), now.digest()))
            _check_texts(now, where)
            _check_refusals(now, dice, texts, where)
            _check_views(now, where)
            _check_dump(case.game, setup, now, where)
            _check_copy(now, dice, where)

    play_random(state, seed + 2, Seeded(seed + 3), look)
    for copy, digest in kept:
        assert copy.digest() == digest, f"{case}, seed {seed}: a copy has changed with the original"
    _check_standings(state, case)


def _check_moves(state: State, where: str) -> None:
    moves = state.moves()
    assert state.over == (not moves), f"{where}: over is {state.over}, there are {len(moves)} moves"
    assert all(a < b for a, b in pairwise(moves)), f"{where}: moves do not ascend: {moves}"
    assert state.over == (state.actor is None), f"{where}: actor {state.actor}, over {state.over}"


def _check_copy(state: State, dice: Rng, where: str) -> None:
    """A copy that is played on leaves its original as it was; what it shares with it, it may not change."""
    before, copy, chance = state.digest(), state.copy(), Seeded(dice.below(1000))
    for _ in range(12):
        if not copy.over:
            moves = copy.moves()
            copy.advance(moves[dice.below(len(moves))], chance)
    assert state.digest() == before, f"{where}: the original has changed with a copy"


def _check_texts(state: State, where: str) -> None:
    moves = state.moves()
    texts = [state.text(move) for move in moves]
    assert len(set(texts)) == len(texts), f"{where}: two moves have the same text"
    verbs = state.grammar().words
    for move, text in zip(moves, texts, strict=True):
        assert 0 <= move < state.most_moves(), f"{where}: the move {move} is not below {state.most_moves()}"
        assert state.parse(text) == move, f"{where}: '{text}' is read as another move"
        form = state.form(move)
        assert form.verb in verbs, f"{where}: '{text}' has no verb"
        sent = msgspec.json.decode(msgspec.json.encode(form), type=Form)
        assert state.parse(sent) == move, f"{where}: {form} is read as another move"


def _check_refusals(state: State, dice: Rng, texts: Catalogue, where: str) -> None:
    """Refusals are empty exactly for legal moves, over random ints near and far; an illegal move changes nothing."""
    moves = state.moves()
    before = state.digest()
    for number in [*_probes(state.most_moves(), dice), *moves[:60]]:
        refusals = state.refusals(number)
        assert (number in moves) == (not refusals), f"{where}: {number} in moves, yet {refusals}"
        for refusal in refusals:
            assert texts.has(f"refusal-{refusal.code}"), f"{where}: the refusal {refusal.code} has no words"
            assert "{" not in str(refusal), f"{where}: a value is missing in '{refusal}'"
        if refusals:
            assert _is_refused(state, number), f"{where}: illegal move {number} was played"
    assert state.digest() == before, f"{where}: asking or an illegal move changed the position"


def _probes(most: int, dice: Rng) -> list[int]:
    """Numbers over the whole range of moves and beyond it, small ones more often: there most moves have their codes."""
    near = [int(dice.below(min(most, 1300))) for _ in range(40)]
    return [*near, *(int(dice.below(most)) for _ in range(40)), -1, most - 1, most, 10**9]


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
        assert state.view_for(None, view) == state.view(None), f"{where}: from {seat} a spectator gets another view"
        assert state.view_for(seat, state.view(None)) == view, f"{where}: the view of {seat} made from another differs"
    assert state.digest() == before, f"{where}: looking changed the position"


def _check_dump(game: Game, setup: Setup, state: State, where: str) -> None:
    dump: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state.dump()))
    again = game.restore(setup, dump)
    assert again.digest() == state.digest(), f"{where}: a restored position differs"
    assert again.moves() == state.moves(), f"{where}: a restored position has other moves"


def _check_standings(state: State, case: ConformanceCase) -> None:
    standings = state.standings()
    assert sorted(place.seat for place in standings.places) == list(range(case.players)), f"{case}: seats missing"
    assert standings.winners, f"{case}: no winner"
    assert standings.reason.key, f"{case}: no reason"
    places = [place.place for place in standings.places]
    assert places == sorted(places), f"{case}: standings out of order"


def check_record(case: ConformanceCase, seed: int) -> None:
    """The record of a match leads to the same position without the seed, and its text comes back unchanged.

    So everything that is hidden is hidden from the state too: what has been shown decides states, moves and views.
    """
    match = Match.new(case.game.id, case.players, seed, case.options)
    rng = Rng(seed)
    while not match.over:
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    _check_news(match, f"{case}, seed {seed}")
    text = match.record()
    again = Match.parse(text)
    assert again.record() == text, f"{case}, seed {seed}: the record does not round-trip"
    assert again.state.digest() == match.state.digest(), f"{case}, seed {seed}: the record leads elsewhere"
    for seat in [None, *range(case.players)]:
        assert again.view(seat) == match.view(seat), f"{case}, seed {seed}: the view of {seat} depends on the seed"


def _check_news(match: Match, where: str) -> None:
    """Headings and news have words; every value that a text asks for is there."""
    texts = catalogue(match.game.packages)
    for entry in match.log:
        for said in [*(news.phrase() for news in entry.news), *([entry.heading] if entry.heading else [])]:
            assert texts.has(said.key), f"{where}: there is no text '{said.key}'"
            told = texts.say(said, match.names)
            assert told, f"{where}: '{said.key}' says nothing"
            assert "{" not in told, f"{where}: a value is missing in '{told}'"


def digests(id: str, seeds: range) -> list[str]:
    """Final digests of random games, to compare processes, hash seeds, interpreted and compiled."""
    found: list[str] = []
    for number, case in enumerate(cases(registry.find(id))):
        for seed in seeds:
            state = case.game.start(case.setup(), Seeded(seed * 1000 + number))
            play_random(state, seed, Seeded(seed + 7), lambda _: None)
            found.append(state.digest())
    return found
