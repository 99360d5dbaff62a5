"""One command learns a policy, with checkpoints and a curve, and goes on after an interruption."""

import csv
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("sb3_contrib", reason="the extra learning is not installed")

from typer.testing import CliRunner

from powerhouse.bots.policy import read
from powerhouse.cli.main import app
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import Phrase
from powerhouse.envs import Terms
from powerhouse.envs.imitation import examples
from powerhouse.envs.learning import Lessons, _Course, learn, measure

GAME = "factory-manager"
SHORT = Lessons(GAME, players=3, games=20, epochs=4, steps=2048, stage=2048, rivals=("random",), measured=6, seed=3)


class Interrupted(Exception):
    pass


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Learned with an interruption after imitation."""
    folder = tmp_path_factory.mktemp("learned")
    said: list[str] = []

    def interrupt(told: Phrase) -> None:
        said.append(str(told))
        if "goes on" in str(told):
            raise Interrupted

    class Stopped(_Course):
        def play_on(self) -> None:
            raise Interrupted

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("powerhouse.envs.learning._Course", Stopped)
        with pytest.raises(Interrupted):
            learn(SHORT, folder, interrupt)
    assert {path.name for path in folder.iterdir()} == {"policy-0000000.json", "curve.csv", "state.pt"}
    learn(SHORT, folder, lambda told: said.append(str(told)))
    assert sum("games to imitate" in text for text in said) == 1
    assert any("goes on after 0 steps" in text for text in said)
    return folder


def test_it_keeps_a_curve_and_policies_that_play(folder: Path) -> None:
    with (folder / "curve.csv").open(newline="") as rows:
        curve = list(csv.DictReader(rows))
    assert [(row["steps"], row["bot"]) for row in curve] == [
        (steps, bot) for steps in ("0", "2048") for bot in ("random", "beginner")
    ]
    assert all(float(row["share"]) > 0.5 for row in curve if row["bot"] == "random")
    assert {path.name for path in folder.glob("*.json")} == {
        "policy-0000000.json",
        "policy-0002048.json",
        "policy.json",
    }
    assert (folder / "policy.json").read_bytes() == (folder / "policy-0002048.json").read_bytes()
    done = CliRunner().invoke(
        app, ["arena", f"policy:{folder / 'policy.json'}", "random", "--game", GAME, "--games", "2"]
    )
    assert done.exit_code == 0, done.output


def test_what_was_imitated_is_what_hard_does(folder: Path) -> None:
    """In games that it has not seen; choosing among what is legal by chance would agree in a tenth of the decisions."""
    policy = read(str(folder / "policy-0000000.json"))
    terms = Terms(GAME, 3, space="plan")
    found = examples(terms, 3, 77)
    places = [terms.feature_names.index(name.removeprefix("/").replace("/", ": ", 1)) for name in policy.weights.inputs]
    assert places == sorted(places)
    scores = np.array([policy._network.scores(row.astype(int).tolist()) for row in found.features], dtype=np.int64)
    chosen = np.where(found.masks, scores, -(1 << 60)).argmax(axis=1)
    blind = (found.masks[np.arange(len(found)), found.choices] / found.masks.sum(axis=1)).mean()
    assert blind < 0.4
    assert (chosen == found.choices).mean() > blind + 0.15


def test_whole_numbers_choose_as_the_network_that_learned(folder: Path) -> None:
    import torch

    course = _Course(SHORT, Terms(GAME, 3, space="plan"), folder, lambda told: None)
    assert course.restored()
    policy = read(str(folder / "policy.json"))
    found = examples(course.terms, 2, 55)
    with torch.no_grad():
        wanted, _ = course._model.policy.predict(found.features, action_masks=found.masks, deterministic=True)
    scores = np.array([policy._network.scores(row.astype(int).tolist()) for row in found.features], dtype=np.int64)
    chosen = np.where(found.masks, scores, -(1 << 60)).argmax(axis=1)
    assert (chosen == wanted).mean() > 0.98


def test_the_same_seed_measures_the_same(folder: Path) -> None:
    policy, terms = read(str(folder / "policy.json")), Terms(GAME, 3, space="plan")
    assert measure(policy, terms, "beginner", 3) == measure(policy, terms, "beginner", 3)


def test_other_settings_and_bad_ones_get_one_sentence(folder: Path, tmp_path: Path) -> None:
    for changed, said in [
        (Lessons(GAME, games=11), "holds a course with other settings"),
        (Lessons(GAME, games=3), "10 games at least are needed to imitate, not 3"),
        (Lessons(GAME, measured=0), "measured must be 1 at least, not 0"),
    ]:
        with pytest.raises(PowerhouseError, match=said):
            learn(changed, folder, lambda told: None)
    done = CliRunner().invoke(app, ["policy", "chess", "--out", str(tmp_path / "new")])
    assert done.exit_code == 2
    assert "chess" in done.output
