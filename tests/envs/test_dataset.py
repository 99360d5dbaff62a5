"""Positions on file are those of the games that the bots have played."""

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

pytest.importorskip("polars", reason="the extra lab is not installed")

from powerhouse.cli.main import app
from powerhouse.core.errors import PowerhouseError
from powerhouse.envs import Episode, Terms
from powerhouse.envs.dataset import Played, load, rows

RUN = ["dataset", "factory-manager", "--players", "2", "--games", "2", "--bots", "easy,random", "--seed", "3"]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("data") / "sample.parquet"
    done = CliRunner().invoke(app, [*RUN, "--out", str(path)])
    assert done.exit_code == 0, done.output
    assert str(path) in done.output
    return path


def test_a_file_plays_the_games_again(file: Path) -> None:
    data = load(file)
    terms = Terms("factory-manager", 2)
    assert data.card["bots"] == ["easy", "random"]
    assert data.card["features"] == terms.feature_names
    assert data.card["rows"] == len(data.choices) > 40
    for game in (0, 1):
        episode = Episode(terms, 3 + game)
        features, mask = np.zeros(terms.features, dtype=np.float32), np.zeros(terms.actions, dtype=np.bool_)
        mine = np.flatnonzero(data.games == game)
        for row in mine:
            assert data.seats[row] == episode.seat
            episode.observe(episode.seat, features)
            episode.mask(episode.seat, mask)
            assert (data.features[row] == features).all()
            assert (data.masks[row] == mask).all()
            episode.play(int(data.choices[row]))
        assert episode.over
        assert data.rewards[mine].tolist() == [np.float32(episode.rewards()[seat]) for seat in data.seats[mine]]


def test_a_part_of_it_is_enough(file: Path) -> None:
    assert len(load(file, most=5).choices) == 5


def test_another_game_is_noticed() -> None:
    played = Played(0, 3, ["easy", "easy"], [], "another")
    with pytest.raises(AssertionError, match="another one"):
        rows(Terms("factory-manager", 2), played)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (["--out", "sample.csv"], "ends in .parquet"),
        (["--highest-bid", "3", "--out", "{folder}/new.parquet"], "not only up to 3"),
        (["--bots", "nobody", "--out", "{folder}/new.parquet"], "nobody"),
        (["--out", "{folder}/sample.parquet"], "sample.parquet"),
    ],
)
def test_bad_input_gets_one_sentence(file: Path, changed: list[str], said: str) -> None:
    done = CliRunner().invoke(app, [*RUN, *[text.format(folder=file.parent) for text in changed]])
    assert done.exit_code == 2
    assert said in done.output
    assert len(done.output.strip().splitlines()) == 1
    assert {path.name for path in file.parent.iterdir()} == {"sample.parquet", "sample.card.json"}


def test_what_is_no_such_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PowerhouseError, match="no file of positions"):
        load(tmp_path / "none.parquet")
