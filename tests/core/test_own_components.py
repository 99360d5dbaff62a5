"""The user's own figures: a file in the configuration folder replaces values wherever a game is played."""

import json
from pathlib import Path

import pytest

from powerhouse import Match
from powerhouse.core import registry
from powerhouse.core.errors import BadSetup

GAME = "power-grid-card-game"


def start_money(file: Path, amount: int) -> None:
    file.parent.mkdir(exist_ok=True)
    tables = json.loads((Path(_data()) / "tables.json").read_text("utf-8"))
    assert tables["setup"]["start_money"] != amount
    file.write_text(json.dumps({"tables": {"setup": {"start_money": amount}}}))


def _data() -> str:
    return str(Path(registry.find(GAME).blank.__code__.co_filename).parent / "data")


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("POWERHOUSE_CONFIG", str(tmp_path))
    return tmp_path / "components" / f"{GAME}.json"


def test_a_file_in_the_configuration_folder_replaces_values(own: Path) -> None:
    before = Match.new(GAME, 3, seed=1)
    start_money(own, 77)
    after = Match.new(GAME, 3, seed=1)
    assert after.state.view(0).players[0].money == 77
    assert after.setup.components.hash != before.setup.components.hash


def test_games_that_were_begun_before_keep_their_figures(own: Path) -> None:
    text = Match.new(GAME, 3, seed=1).record()
    start_money(own, 77)
    assert Match.parse(text).record() == text
    mine = Match.new(GAME, 3, seed=1).record()
    assert mine != text
    assert Match.parse(mine).record() == mine


def test_what_is_named_on_the_command_line_comes_first(own: Path, tmp_path: Path) -> None:
    start_money(own, 77)
    other = tmp_path / "box" / "mine.json"
    start_money(other, 78)
    assert Match.new(GAME, 3, seed=1, components=other).state.view(0).players[0].money == 78


def test_a_wrong_file_is_named(own: Path) -> None:
    own.parent.mkdir()
    own.write_text('{"tables": {"setup": {"start_money": "much"}}}')
    with pytest.raises(BadSetup, match=r"power-grid-card-game\.json"):
        Match.new(GAME, 3, seed=1)
    own.write_text("no json")
    with pytest.raises(BadSetup, match="is not JSON"):
        Match.new(GAME, 3, seed=1)
