"""Bots of users: a class in a file, a program in any language, an entry point."""

import sys
import time
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from typer.testing import CliRunner

from powerhouse.bots import Bot, Clock, find, load, names, registry
from powerhouse.bots.guard import Guarded
from powerhouse.bots.program import MOST_LINES, Program
from powerhouse.cli.main import app
from powerhouse.core import registry as core_registry
from powerhouse.core.catalogue import of_game
from powerhouse.core.chance import Seeded
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.registry import game_ids
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


@pytest.mark.parametrize("spec", [f"{EXAMPLES / 'first_bot.py'}:Dreamer", LINE_BOT])
def test_the_examples_play_whole_games(spec: str) -> None:
    words = ["arena", spec, "random", "--games", "1", "--json"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""


def test_the_first_example_is_the_one_of_the_documentation() -> None:
    code = (EXAMPLES / "first_bot.py").read_text("utf-8").partition('"""\n\n')[2]
    assert code in (EXAMPLES.parent / "docs" / "bots.md").read_text("utf-8")


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
    assert bot.made_of == ("power-grid", registry.own_seed(8), "3")  # type: ignore[attr-defined]
    assert bot.name == "Mine"
    with pytest.raises(PowerhouseError, match="cannot be made: TypeError"):
        load(f"{tmp_path}/mine.py:Mine:width=3", "power-grid", 8)


@pytest.mark.parametrize(
    ("content", "spec", "sentence"),
    [
        (None, "mine.py:Mine", "there is no file .*mine.py with the bot 'Mine'"),
        ("raise SystemExit('bye')", "mine.py:Mine", "mine.py cannot be loaded: SystemExit: bye"),
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
    for spec in (f"{EXAMPLES / 'first_bot.py'}:Dreamer", LINE_BOT):
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


@pytest.mark.parametrize("game", game_ids())
def test_a_program_sees_all_money_in_every_game(game: str) -> None:
    kind = core_registry.find(game)
    state = kind.start(kind.setup(3), Seeded(1))
    assert all(player.money is not None for player in state.full_view(0).players)


def test_a_program_that_talks_too_much_is_started_anew(tmp_path: Path) -> None:
    """Its second line is not taken for its next answer."""
    bot = program(
        tmp_path,
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    answer = json.dumps({'move': json.loads(line)['moves'][0]}) + '\\n'\n"
        "    sys.stdout.write(answer + answer)\n"
        "    sys.stdout.flush()\n",
    )
    state = first()
    assert bot.choose(state, int(state.turn), Clock(20)) == state.moves()[0]
    time.sleep(0.2)  # the second line has come by then
    with pytest.raises(PowerhouseError, match="without being asked"):
        bot.choose(state, int(state.turn), Clock(20))
    assert bot.choose(state, int(state.turn), Clock(20)) == state.moves()[0]


def test_a_program_that_never_stops_talking_is_not_listened_to_for_ever(tmp_path: Path) -> None:
    bot = program(tmp_path, 'while True: print(\'{"move": "pass"}\')')
    state = first()
    bot.choose(state, int(state.turn), Clock(20))
    time.sleep(0.5)
    assert bot._lines.qsize() <= MOST_LINES


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
    told = of_game("power-grid").say(guarded.faults[0].said)
    assert told.startswith(f"the bot '{bot.name}' chose 'bid 900': in round 1 everybody must buy a plant")


def test_a_command_that_does_not_exist() -> None:
    with pytest.raises(PowerhouseError, match="there is no program '/no/such/program' that can be started"):
        load("exec:/no/such/program", "power-grid", 1)
    with pytest.raises(PowerhouseError, match="cannot be read: ValueError: No closing quotation"):
        load("exec:'unbalanced", "power-grid", 1)
    with pytest.raises(PowerhouseError, match="needs a command"):
        load("exec:", "power-grid", 1)


def install(name: str, load_it: Callable[[EntryPoint], object], monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a package had brought a bot of this name."""
    entry = EntryPoint(name, "package:thing", registry.GROUP)
    monkeypatch.setattr(EntryPoint, "load", load_it)
    monkeypatch.setattr(registry, "_installed", lambda: {name: entry})
    registry._loaded.cache_clear()


def test_a_package_brings_bots_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    install("clone", lambda entry: registry.KINDS["random"], monkeypatch)
    assert "clone" in names("power-grid")
    assert find("clone", "power-grid", 1).name == "random"
    assert registry.by_strength("power-grid")[-1] == "clone"


@pytest.mark.parametrize(
    ("found", "sentence"),
    [
        (ImportError("no such module"), "the bot 'foreign' cannot be loaded from .*: ImportError: no such module"),
        (7, "the bot 'foreign' cannot be used: .* is neither a class of bots nor a Kind"),
    ],
)
def test_a_broken_entry_point_hurts_only_who_names_it(
    found: object, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def load_it(entry: EntryPoint) -> object:
        if isinstance(found, Exception):
            raise found
        return found

    find("normal", "power-grid", 1)  # its own entry point is loaded once, before loading is replaced
    install("foreign", load_it, monkeypatch)
    assert "foreign" not in names("power-grid")
    assert find("normal", "power-grid", 1).name == "normal"
    with pytest.raises(PowerhouseError, match=sentence):
        find("foreign", "power-grid", 1)


def test_an_entry_point_may_be_a_class(monkeypatch: pytest.MonkeyPatch) -> None:
    class Mine(Bot):
        def __init__(self, seed: int, depth: str = "1") -> None:
            self.made_of = (seed, depth)

        def choose(self, state: State, seat: int, clock: Clock) -> int:
            return state.moves()[0]

    install("foreign", lambda entry: Mine, monkeypatch)
    bot = find("foreign:depth=4", "pipeline", 9)
    assert isinstance(bot, Mine)
    assert bot.made_of == (registry.own_seed(9), "4")
    with pytest.raises(PowerhouseError, match="has no parameter 'width'; it has depth"):
        find("foreign:width=4", "pipeline", 9)


def test_the_seed_of_a_bot_tells_nothing_of_the_match() -> None:
    seeds = {registry.own_seed(seed) for seed in range(1000)}
    assert len(seeds) == 1000
    assert all(seed > 1 << 40 for seed in seeds)
