"""What the levels of all games have in common: weights from files, noise, explanations."""

import json
from pathlib import Path

import pytest

from powerhouse.bots import Clock, find, levels, load
from powerhouse.bots.advisor import Advisor, Candidate
from powerhouse.bots.given import give
from powerhouse.core import registry
from powerhouse.core.chance import Seeded
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import Phrase, phrase
from powerhouse.core.state import State
from tests.bots.player import weights

LEVELS = [(game, level) for game in levels.games() for level in levels.LEVELS]


def opening(game: str, moves: int = 0) -> State:
    """A position that the hard level reaches."""
    kind = registry.find(game)
    chance = Seeded(3)
    state = kind.start(kind.setup(3), chance)
    bot = find("hard", game, 1)
    for _ in range(moves):
        state.play(bot.choose(state.copy(), state.turn, Clock()), chance)
    return state


def test_every_game_has_every_level() -> None:
    assert levels.games() == registry.game_ids()
    for game in levels.games():
        names = {frozenset(levels.weights(game, level)) for level in levels.LEVELS}
        assert len(names) == 1, "the levels differ by values, not by names"


@pytest.mark.parametrize("game", levels.games())
def test_weights_must_be_complete_and_known(game: str) -> None:
    given, make = weights(game), levels.advisor_class(game)
    make(given)
    for name in given:
        with pytest.raises(PowerhouseError, match=f"lacks the weights {name}$"):
            make({other: value for other, value in given.items() if other != name})
    with pytest.raises(PowerhouseError, match=r"does not know the weights luck, skill$"):
        make({**given, "luck": 1.0, "skill": 1.0})


class Pieces:
    rook: float
    pawn: list[float]

    def __init__(self, values: dict[str, float]) -> None:
        give(self, "Chess", values, {"pawn": 2})


def test_weights_are_given_by_name_one_or_one_for_each_round() -> None:
    pieces = Pieces({"pawn_1": 2.0, "rook": 5, "pawn_0": 1.0})
    assert (pieces.rook, pieces.pawn) == (5.0, [1.0, 2.0])
    with pytest.raises(PowerhouseError, match=r"Chess lacks the weights rook, pawn_0$"):
        Pieces({"pawn_1": 2.0})


@pytest.mark.parametrize("game", levels.games())
def test_ranges_are_of_weights_and_hold_those_of_hard(game: str) -> None:
    hard = levels.weights(game, "hard")
    for name, (low, high) in levels.ranges(game).items():
        assert low < high
        assert low <= hard[name] <= high, name


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_weights_of_a_duel_count_with_two_players_only(game: str, level: str) -> None:
    usual, duel = (levels.weights(game, level, players=players) for players in (4, 2))
    assert usual == levels.weights(game, level)
    assert usual.keys() == duel.keys(), "a duel changes values, it has no weights of its own"
    kind = registry.find(game)
    heuristics = levels.heuristics(game, level)
    at_two, at_three, at_four = (heuristics.at(kind.start(kind.setup(seats), Seeded(1))) for seats in (2, 3, 4))
    assert at_three is at_four
    assert (at_two is at_three) == (usual == duel)


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_what_was_considered_is_legal_the_best_first_with_reasons(game: str, level: str) -> None:
    for moves in (0, 9, 40):
        state = opening(game, moves)
        considered = find(level, game, 1).explain(state, state.turn)
        assert {one.move for one in considered} <= set(state.moves())
        assert [one.value for one in considered] == sorted((one.value for one in considered), reverse=True)
        assert all(one.reason for one in considered)


@pytest.mark.parametrize("game", levels.games())
def test_hard_plays_what_it_thinks_best(game: str) -> None:
    bot = find("hard", game, 1)
    for moves in (0, 15, 30):
        state = opening(game, moves)
        assert bot.choose(state.copy(), state.turn, Clock()) == bot.explain(state, state.turn)[0].move


def test_noise_makes_a_level_err_and_each_in_its_own_way(tmp_path: Path) -> None:
    state = opening("power-grid")
    file = tmp_path / "wild.json"
    file.write_text(json.dumps({"noise": 1e6}))
    seeds = range(50)
    wild = [load(f"hard:weights={file}", "power-grid", seed).choose(state, state.turn, Clock()) for seed in seeds]
    calm = [find("hard", "power-grid", seed).choose(state, state.turn, Clock()) for seed in seeds]
    assert len(set(wild)) > 1 == len(set(calm))


class Weighing(Advisor):
    """Sees three moves: the best, one that is nearly as good, and nonsense."""

    def __init__(self, sure: bool = False) -> None:
        self.sure = sure

    def candidates(self, state: State) -> list[Candidate]:
        return [Candidate(0, 0.0), Candidate(1, -1.0), Candidate(2, -(levels.SENSIBLE + 0.1))]

    def beyond_doubt(self, state: State) -> bool:
        return self.sure

    def reason(self, state: State, move: int) -> Phrase:
        return phrase("reason")

    def worth(self, state: State) -> list[float]:
        return [1.0]


def choices(advisor: Advisor, state: State) -> list[int]:
    """Those of many bots with a noise of 1."""
    both = levels.Heuristics(advisor, advisor)
    return [levels.Level("some", both, noise=1.0, seed=seed).choose(state, 0, Clock()) for seed in range(500)]


def test_a_level_errs_sensibly_and_never_in_what_is_beyond_doubt() -> None:
    state = opening("power-grid")
    assert set(choices(Weighing(), state)) == {0, 1}
    assert set(choices(Weighing(sure=True), state)) == {0}


def test_a_level_misjudges_alike_for_a_whole_round() -> None:
    state = opening("power-grid")
    seen = {state.rounds(): choices(Weighing(), state)}
    chance = Seeded(3)
    bot = find("hard", "power-grid", 1)
    while state.rounds() < 3:
        state.play(bot.choose(state.copy(), state.turn, Clock()), chance)
        assert seen.setdefault(state.rounds(), choices(Weighing(), state)) == choices(Weighing(), state)
    assert seen[1] != seen[2]


@pytest.mark.parametrize("game", levels.games())
def test_only_hard_does_not_err_and_a_beginner_errs_most(game: str) -> None:
    noise = {level: levels.weights(game, level)[levels.NOISE] for level in levels.LEVELS}
    assert [level for level in noise if noise[level] == 0] == ["hard"]
    assert max(noise, key=noise.__getitem__) == "beginner"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[]", "is no file of weights"),
        ('{"noise": "much"}', "is no file of weights"),
        ('{"luck": 1}', "has the weight 'luck', which hard of power-grid does not know"),
    ],
)
def test_a_wrong_file_of_weights_is_answered_in_one_sentence(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "weights.json"
    file.write_text(text)
    with pytest.raises(PowerhouseError, match=words):
        load(f"hard:weights={file}", "power-grid", 1)


def test_a_visitor_cannot_name_a_file() -> None:
    with pytest.raises(PowerhouseError, match="has no parameter 'weights'"):
        find("hard:weights=/etc/hostname", "power-grid", 1)


@pytest.mark.parametrize("wrong", ["iterations=0", "iterations=many", "time=-1", "decay=1", "rounds=1e9"])
def test_the_expert_refuses_senseless_limits(wrong: str) -> None:
    name, _, value = wrong.partition("=")
    sentence = f"^{name} of expert is '{value}', it must be a (whole )?number above 0, at most"
    with pytest.raises(PowerhouseError, match=sentence):
        find(f"expert:{wrong}", "power-grid", 1)
