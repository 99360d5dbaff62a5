"""A small training run: games are noted once, the network learns, and whole numbers say what floats said."""

from pathlib import Path

import numpy as np
import pytest

from powerhouse.arena.engines import local
from powerhouse.arena.series import Series
from powerhouse.bots.bot import Clock
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import Phrase
from powerhouse.evaluator.registry import Evaluator, load
from powerhouse.judge import calibration, fitting, rounding, samples, store, training

GAME = "factory-manager"


@pytest.fixture(scope="module")
def noted(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, store.Samples]:
    folder = tmp_path_factory.mktemp("noted")
    return folder, store.collect(GAME, store.LEARNED, 2, 30, folder, local(1), lambda games: None)


def test_a_small_run_learns_something(noted: tuple[Path, store.Samples], tmp_path: Path) -> None:
    folder, learned = noted
    assert len(learned) > 150
    assert learned.won.sum(axis=1) == pytest.approx(1)
    told: list[Phrase] = []
    spec = training.TrainingSpec(GAME, 30, folder, fitting.Schedule(epochs=4, batch=32, rate=5e-3))
    weights = training.fitted(spec, [learned], told.append)
    before, after = float(str(told[0].values["loss"])), float(str(told[-1].values["loss"]))
    assert after < before < 0.9
    assert after < np.log(2) - 0.05, "no better than par on what was learned"
    # Going on is not beginning anew: all epochs are done.
    again: list[Phrase] = []
    assert training.fitted(spec, [learned], again.append).first == weights.first
    assert not again


def test_noted_games_are_not_played_again(noted: tuple[Path, store.Samples]) -> None:
    folder, learned = noted

    def nobody(tasks: object) -> object:
        assert not tasks, "something was played again"
        return iter(())

    kept = store.collect(GAME, store.LEARNED, 2, 30, folder, nobody, lambda games: None)  # type: ignore[arg-type]
    assert (kept.features == learned.features).all()


def test_what_was_noted_with_other_features_is_refused(
    noted: tuple[Path, store.Samples], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, _ = noted
    monkeypatch.setattr(store, "read_names", lambda game: ["another"])
    with pytest.raises(PowerhouseError, match="was noted with other features"):
        store.collect(GAME, store.LEARNED, 2, 30, folder, local(1), lambda games: None)


def test_positions_know_their_games(noted: tuple[Path, store.Samples]) -> None:
    """So a game is held out whole, and the last games go on where fewer were asked for."""
    _, learned = noted
    assert (np.diff(learned.numbers) >= 0).all()
    assert set(learned.numbers) <= set(range(30))
    train, held = fitting.split(learned)
    assert (train.games, held.games) == (24, 6)
    assert train.numbers.max() < 24 <= held.numbers.min()
    assert len(train) + len(held) == len(learned)


def test_inputs_are_centred_as_all_at_once_would_be(
    noted: tuple[Path, store.Samples], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, learned = noted
    monkeypatch.setattr(fitting, "AT_ONCE", 7)
    how = fitting.scale([learned])
    flat = learned.features.reshape(-1, learned.features.shape[-1])
    assert how.kept.tolist() == np.flatnonzero(flat.std(axis=0) > 0).tolist()
    assert how.mean == pytest.approx(flat.mean(axis=0)[how.kept], rel=1e-5)
    assert how.deviation == pytest.approx(flat.std(axis=0)[how.kept], rel=1e-4)
    assert how.low.tolist() == flat.min(axis=0)[how.kept].tolist()
    parameters = fitting.blank(len(how.kept), np.random.default_rng(2))
    told = fitting.told(parameters, how, learned.features)
    assert told == pytest.approx(fitting.forward(parameters, how.of(learned.features)).shares, abs=1e-5)


def test_a_game_is_noted_alike_everywhere() -> None:
    series = Series(GAME, 3, 2, 11, ("hard",))
    one, other = samples.sampled(series, 1), samples.sampled(series, 1)
    assert one == other
    assert one != samples.sampled(series, 0)
    assert len(one.won) == 3


def test_whole_numbers_say_what_floats_said(noted: tuple[Path, store.Samples], tmp_path: Path) -> None:
    """The network at play, many positions at once in whole numbers, and the floats from which both were made."""
    _, learned = noted
    how = fitting.scale([learned])
    parameters = fitting.blank(len(how.kept), np.random.default_rng(3))
    names = samples.read_names(GAME)
    weights = rounding.rounded(parameters, how, names, GAME, 2, "x", {}, (2, 3, 4, 5))
    exact = rounding.exact_shares(weights, names, learned.features)
    assert np.abs(exact - fitting.forward(parameters, how.of(learned.features)).shares).max() < 0.01

    from powerhouse.evaluator.registry import encode

    (tmp_path / "small.json").write_bytes(encode(weights))
    evaluator = load(tmp_path / "small.json")
    compared = _compared(evaluator, names)
    assert compared > 3


def _compared(evaluator: Evaluator, names: list[str]) -> int:
    from powerhouse.bots import find
    from powerhouse.core import registry
    from powerhouse.core.chance import Seeded

    game, chance, bot = registry.find(GAME), Seeded(4), find("hard", GAME, 0)
    state = game.start(game.setup(4), chance)
    places = samples.read_places(GAME)
    count = 0
    while not state.over:
        features = np.frombuffer(samples.packed(state, places), dtype=np.int16).reshape(1, 4, -1)
        if count % 50 == 0:
            told = rounding.exact_shares(evaluator.weights, names, features)[0]
            assert evaluator.shares(state) == pytest.approx([float(share) for share in told], abs=1e-5)
        count += 1
        state.advance(bot.choose(state, state.turn, Clock()), chance)
    return count // 50


def test_the_gradient_is_that_of_the_loss() -> None:
    dice = np.random.default_rng(0)
    inputs = dice.standard_normal((6, 3, 7))
    won = np.eye(3)[dice.integers(0, 3, 6)]
    parameters: fitting.Parameters = {
        name: values.astype(np.float64) for name, values in fitting.blank(7, dice).items()
    }
    slopes = fitting.gradient(parameters, fitting.forward(parameters, inputs), won)
    for name, values in parameters.items():
        at = np.unravel_index(np.abs(slopes[name]).argmax(), values.shape)
        moved = []
        for step in (1e-5, -1e-5):
            changed = {**parameters, name: values.copy()}
            changed[name][at] += step
            moved.append(fitting.log_loss(fitting.forward(changed, inputs).shares, won))
        assert (moved[0] - moved[1]) / 2e-5 == pytest.approx(slopes[name][at], rel=1e-3), name


def test_the_warmth_of_few_games_leans_on_all() -> None:
    """Scores twice as large as they should be at one kind of table, and right at two others."""
    dice = np.random.default_rng(6)

    def scored(bold: float) -> tuple[fitting.Ints, fitting.Floats]:
        right = dice.standard_normal((3000, 3)).astype(np.float32)
        shares = fitting.softmax(right)
        chosen = (shares.cumsum(axis=1) < dice.random((3000, 1))).sum(axis=1).clip(max=2)
        return (bold * right * 2**16).astype(np.int64), np.eye(3, dtype=np.float32)[chosen]

    own, *others = scored(2.0), scored(1.0), scored(1.0)
    alone, leaning, none = (rounding.warmth([own, *others], own, part) for part in (1.0, 0.5, 0.0))
    assert alone == pytest.approx(128, abs=12)
    assert alone < leaning < none < 256
    assert rounding.warmth(others, others[0], 0.5) == pytest.approx(256, abs=20)


def test_bold_shares_are_called_badly_calibrated() -> None:
    dice = np.random.default_rng(1)
    told = dice.dirichlet([2, 2, 2], 4000).astype(np.float32)
    won = np.array([np.eye(3)[dice.choice(3, p=one / one.sum())] for one in told.astype(float)], np.float32)
    assert calibration.expected_error(calibration.bins(told, won)) < 0.02
    assert calibration.expected_error(calibration.bins(calibration.raised(told, 2.0), won)) > 0.05
    assert calibration.scores(told, won).brier < calibration.scores(np.full_like(won, 1 / 3), won).brier


def test_too_few_games_are_refused(tmp_path: Path) -> None:
    with pytest.raises(PowerhouseError, match="at least 5 games are needed, not 3"):
        training.train(training.TrainingSpec(GAME, 3, tmp_path), tmp_path / "x.json", local(1), lambda told: None)
