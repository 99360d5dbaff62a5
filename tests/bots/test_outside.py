"""Bots of users: a class in a file, a program in any language, an entry point."""

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from typer.testing import CliRunner

from powerhouse.bots import Clock, find, load, names, registry
from powerhouse.bots.guard import Guarded
from powerhouse.bots.program import Program
from powerhouse.cli.main import app
from powerhouse.core.chance import Seeded
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.state import State
from powerhouse.games.power_grid import GAME

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
LINE_BOT = f"exec:{sys.executable} {EXAMPLES / 'line_bot.py'}"


def first(players: int = 3) -> State:
    return GAME.start(GAME.setup(players), Seeded(1))


def program(tmp_path: Path, code: str) -> Program:
    file = tmp_path / "mine.py"
    file.write_text(code)
    bot = load(f"exec:{sys.executable} {file}", "power-grid", 1)
    assert isinstance(bot, Program)
    return bot


@pytest.mark.parametrize("spec", [f"{EXAMPLES / 'first_bot.py'}:Builder", LINE_BOT])
def test_the_examples_play_whole_games(spec: str) -> None:
    words = ["arena", spec, "random", "--games", "2", "--workers", "1", "--json"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""


def test_a_class_gets_what_it_asks_for(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "from powerhouse.bots import Bot\n"
        "class Mine(Bot):\n"
        "    def __init__(self, game, seed, depth='1'):\n"
        "        self.made_of = (game, seed, depth)\n"
        "    def choose(self, state, seat, clock):\n"
        "        return state.moves()[0]\n"
    )
    bot = load(f"{tmp_path}/mine.py:Mine:depth=3", "power-grid", 8)
    assert bot.made_of == ("power-grid", 8, "3")  # type: ignore[attr-defined]
    assert bot.name == "Mine"
    with pytest.raises(PowerhouseError, match="cannot be made: TypeError"):
        load(f"{tmp_path}/mine.py:Mine:width=3", "power-grid", 8)


@pytest.mark.parametrize(
    ("content", "spec", "sentence"),
    [
        (None, "mine.py:Mine", "there is no file .*mine.py with the bot 'Mine'"),
        ("import nothing_of_the_kind", "mine.py:Mine", "mine.py cannot be loaded: ModuleNotFoundError"),
        ("x = 1", "mine.py:Mine", "mine.py has no bot 'Mine'; it has none"),
        ("from powerhouse.bots import Bot\nclass Other(Bot): pass", "mine.py:Mine", "has no bot 'Mine'; it has Other"),
    ],
)
def test_files_that_do_not_fit(content: str | None, spec: str, sentence: str, tmp_path: Path) -> None:
    if content is not None:
        (tmp_path / "mine.py").write_text(content)
    with pytest.raises(PowerhouseError, match=sentence):
        load(f"{tmp_path}/{spec}", "power-grid", 1)


def test_files_and_programs_are_never_found_by_name() -> None:
    """What a visitor of the server sends goes to `find`, which runs nothing."""
    for spec in (f"{EXAMPLES / 'first_bot.py'}:Builder", LINE_BOT):
        with pytest.raises(PowerhouseError, match="there is no bot"):
            find(spec, "power-grid", 1)


def test_a_program_sees_all_money_and_gives_a_reason(tmp_path: Path) -> None:
    bot = program(
        tmp_path,
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    money = [player['money'] for player in asked['view']['players']]\n"
        "    print(json.dumps({'move': asked['moves'][0], 'reason': str(money)}), flush=True)\n",
    )
    state = first()
    assert bot.choose(state, int(state.turn), Clock(20)) == state.moves()[0]
    assert bot.reason == "[50, 50, 50]"
    assert state.view(0).players[1].money is None


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("raise SystemExit", "has ended"),
        ("print('hello')", "answered b'hello"),
        ("import time; time.sleep(60)", "did not answer within 0"),
    ],
)
def test_programs_that_fail(code: str, sentence: str, tmp_path: Path) -> None:
    state = first()
    with pytest.raises(PowerhouseError, match=sentence):
        program(tmp_path, code).choose(state, int(state.turn), Clock(0.9))


def test_an_illegal_move_of_a_program_is_a_fault_of_its_own(tmp_path: Path) -> None:
    bot = program(tmp_path, 'print(\'{"move": "bid 900"}\', flush=True); input(); input()')
    state = first()
    guarded = Guarded(bot.name, "power-grid", 1, 5.0)
    assert guarded.choose(state, int(state.turn), state.moves()) in state.moves()
    assert "which is not a legal move" in guarded.faults[0].text


def test_a_command_that_does_not_exist() -> None:
    state = first()
    with pytest.raises(PowerhouseError, match="cannot be started: No such file"):
        load("exec:/no/such/program", "power-grid", 1).choose(state, 0, Clock(1))
    with pytest.raises(PowerhouseError, match="needs a command"):
        load("exec:", "power-grid", 1)


def test_a_package_brings_bots_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("clone", "powerhouse.bots.registry:KINDS", registry.GROUP)
    monkeypatch.setattr(EntryPoint, "load", lambda self: registry.KINDS["random"])
    monkeypatch.setattr(registry, "entry_points", lambda group: [entry] if group == registry.GROUP else [])
    registry._installed.cache_clear()
    try:
        assert "clone" in names("power-grid")
        assert find("clone", "power-grid", 1).name == "random"
        assert registry.by_strength("power-grid")[-1] == "clone"
    finally:
        registry._installed.cache_clear()
