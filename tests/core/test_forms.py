"""A move as a form: it leads back to its move, and whatever is none is refused with a clear sentence."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from powerhouse import Match
from powerhouse.core import registry
from powerhouse.core.chance import Seeded
from powerhouse.core.errors import UnreadableMove
from powerhouse.core.notation import Form
from powerhouse.core.rng import Rng
from powerhouse.core.state import State

GAMES = ["power-grid", "power-grid-card-game", "factory-manager", "pipeline"]
ODD: list[Any] = [
    None,
    "",
    "essen",
    "coal 3",
    "with",
    "5 with 1 coal",
    -1,
    0,
    7,
    10**30,
    [],
    [1],
    ["x", 2],
    [None],
    "9" * 500,
]


def positions(game: str, every: int, seed: int = 5) -> Iterator[State]:
    """Positions of a random game, one in so many."""
    found = registry.find(game)
    state = found.start(found.setup(found.players[-1]), Seeded(seed))
    rng = Rng(seed)
    for number in range(100_000):
        if state.over:
            return
        if number % every == 0:
            yield state
        moves = state.moves()
        state.advance(moves[rng.below(len(moves))], Seeded(number))


@pytest.mark.parametrize("game", GAMES)
def test_every_form_leads_back_to_its_move(game: str) -> None:
    for state in positions(game, every=7):
        for move in state.moves()[:80]:
            form = msgspec.json.decode(msgspec.json.encode(state.form(move)), type=Form)
            assert state.parse(form) == move
            turned = Form(form.verb, dict(reversed(form.arguments.items())))
            assert state.parse(turned) == move, "the order of the names means nothing"


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_form_is_refused_or_is_the_form_of_what_it_means(game: str) -> None:
    refused = 0
    rng = Rng(1)
    for state in positions(game, every=11):
        moves = state.moves()
        for move in [moves[rng.below(len(moves))] for _ in range(12)]:
            changed = changed_form(state, state.form(move), rng)
            found = read(state, changed)
            if isinstance(found, Form):
                assert found.verb == changed.verb
                # What may be left out is not said, and what is said is meant.
                assert changed.arguments.items() <= found.arguments.items() or found.verb == "place"
            else:
                assert "{" not in found
                assert len(found) < 2000
                refused += 1
    assert refused > 100


def read(state: State, form: Form) -> Form | str:
    """The form of the move that is meant, or the refusal."""
    try:
        return state.form(state.parse(form))
    except UnreadableMove as error:
        return str(error)


def changed_form(state: State, form: Form, rng: Rng) -> Form:
    """A name more or less, another value, another verb."""
    said: dict[str, Any] = dict(form.arguments)
    verbs = [*state.grammar().words, "juggle", ""]
    kind = rng.below(4)
    if kind == 0:
        return Form(verbs[rng.below(len(verbs))], said)
    if kind == 1 or not said:
        return Form(form.verb, {**said, "colour": ODD[rng.below(len(ODD))]})
    name = list(said)[rng.below(len(said))]
    if kind == 2:
        return Form(form.verb, {other: value for other, value in said.items() if other != name})
    return Form(form.verb, {**said, name: ODD[rng.below(len(ODD))]})


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        (Form("juggle"), "'juggle' is not a verb of this game: pass, done, buy"),
        (Form("bid"), "the form of 'bid' lacks amount"),
        (Form("bid", {"amount": 4, "plant": 4}), "the form of 'bid' has no plant"),
        (Form("bid", {"amount": "4"}), "'amount' in the form of 'bid' must be a whole number"),
        (Form("bid", {"amount": None}), "'amount' in the form of 'bid' must be a whole number"),
        (Form("build", {"city": 4}), "'city' in the form of 'build' must be a word"),
        (Form("run", {"plants": 4, "coal": 0, "oil": 0}), "must be a list of words or numbers"),
        (Form("bid", {"amount": -4}), "'bid -4' needs one whole number"),
        (Form("buy", {"fuel": "peat"}), "'buy peat' needs one fuel: coal, oil, garbage"),
        (Form("build", {"city": "atlantis"}), "there is no city 'atlantis'"),
        (Form("build", {"city": "Essen"}), "no move has the form of 'build Essen'; nearest is 'build essen'"),
        (Form("build", {"city": "essen " * 40}), "the form of 'build' has more than 120 characters"),
    ],
)
def test_a_form_that_is_none_is_refused_by_one_sentence(form: Form, sentence: str) -> None:
    match = Match.new("power-grid", 3, seed=20)
    with pytest.raises(UnreadableMove, match=sentence):
        match.play(form)
    with pytest.raises(UnreadableMove, match=sentence):
        match.refusals(form)


def test_moves_are_made_by_forms_as_by_words() -> None:
    by_words, by_forms = (Match.new("power-grid", 3, seed=20) for _ in range(2))
    by_words.play_batch(["offer 8", "bid 9"])
    by_forms.play_batch([Form("offer", {"plant": 8}), Form("bid", {"amount": 9})])
    assert by_forms.record() == by_words.record()
    assert [refusal.code for refusal in by_forms.refusals(Form("bid", {"amount": 9}))] == ["bid-low"]
