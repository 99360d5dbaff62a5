"""Whole sittings in the terminal, typed in advance."""

import os
import re
import subprocess
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from powerhouse.bots import Bot, Clock, registry
from powerhouse.bots.power_grid.greedy import Greedy
from powerhouse.cli.terminal import autosave, console, session
from powerhouse.core.catalogue import of_game
from powerhouse.core.match import Match
from powerhouse.core.state import State
from tests.cli.running import COMMAND, Cli, played_by_bots

NEW = ("terminal", "power-grid", "--players", "3", "--seed", "11")


def assert_fits(text: str, columns: int = 80) -> None:
    too_long = [line for line in text.splitlines() if cell_len(line) > columns]
    assert too_long == []


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"map": "usa"}),
        (3, {"start-cities": "on", "renovation": "on"}),
        (6, {"map": "usa"}),
    ],
)
def test_a_whole_game(cli: Cli, players: int, options: dict[str, str]) -> None:
    table, lines = played_by_bots(11, players, options)
    chosen = [f"--option={name}={value}" for name, value in options.items()]
    args = ("terminal", "power-grid", "--players", str(players), "--seed", "11", *chosen, "--record", "evening.game")
    found = cli(*args, lines=lines)
    assert found.exit_code == 0, found.output
    standings = table.match.standings()
    assert of_game("power-grid").say(standings.reason) in found.stdout
    winners = " and ".join(table.match.names[seat] for seat in standings.winners)
    assert re.search(f"{winners} (wins|share the first place)", found.stdout)
    for at in standings.places:
        row = f"{at.place} .*{table.match.names[at.seat]} +{at.figures['supplied']} +{at.figures['money']}"
        assert re.search(row, found.stdout)
    assert Match.load("evening.game").state.digest() == table.match.state.digest()
    assert Match.load(cli.kept).over
    assert_fits(found.stdout)


def test_play_is_four_at_the_table_in_germany(cli: Cli) -> None:
    found = cli("terminal", lines=["quit"])
    assert found.exit_code == 0
    assert "Anna against Boris (normal), Clara (normal), David (normal)" in found.stdout.replace("\n", " ")
    assert "Germany: step 2 at 7 cities, end at 17" in found.stdout


def test_seats_are_filled_as_wished(cli: Cli) -> None:
    found = cli("terminal", "power-grid", "--name", "Boris", "--bots", "random,greedy", lines=["quit"])
    assert "Boris against Anna (random), Clara (greedy)." in found.stdout
    found = cli("terminal", "power-grid", "--players", "5", "--bots", "random", lines=["quit"])
    assert found.stdout.replace("\n", " ").count("(random)") == 4


def test_an_illegal_move_is_refused_with_numbers_and_clause(cli: Cli) -> None:
    found = cli(*NEW, lines=["offer 50", "99"])
    assert "No: " in found.stdout
    assert re.search(r"\(PG-2\.\d+\)\.", found.stdout)
    before = played_by_bots(11, 3, rounds=0)[0].match
    assert Match.load(cli.kept).record() == before.record(), "and nothing has changed"


def test_unreadable_words_are_answered_with_help(cli: Cli) -> None:
    found = cli(*NEW, lines=["dance"])
    assert "'dance' is not a word of this game." in found.stdout
    assert "`help` says what can be typed" in found.stdout


def test_the_commands_that_tell_something(cli: Cli) -> None:
    match = played_by_bots(11, 3, rounds=0)[0].match
    assert match.view(0).ask == "offer"
    plants = [move.split()[1] for move in match.legal()]
    pages = ["help", "?", "moves", f"why {plants[0]}", "why offer 50", "why", "hint", "log", "log 1", "plants", "map"]
    found = cli(*NEW, lines=pages)
    assert found.stdout.count("take back your last decision") == 2
    assert f"\noffer {', '.join(plants)}\n" in found.stdout
    assert f"To offer plant {plants[0]} is legal." in found.stdout
    assert "To offer plant 50 is not legal: plant 50 is not in the market (PG-2.5)." in found.stdout
    assert "Say which move, as in `why pass`." in found.stdout
    hint = re.search(r"The bot expert would offer plant (.*)\n", found.stdout)
    assert hint
    assert hint[1] in plants
    assert found.stdout.count("The zone is ") == 2, "once as news, once in the log"
    assert found.stdout.count("The first turn order is ") == 3
    assert "may still come  " in found.stdout
    assert_fits(found.stdout.partition("The game is kept")[0])


@pytest.fixture
def building(cli: Cli) -> Match:
    """A game in which the person is to build and another seat after him, saved as here.game."""
    match = played_by_bots(11, 3, rounds=3)[0].match
    helper = Greedy()
    while match.actor != 0 or match.view(0).ask != "build" or match.view(0).order[0] == 0:
        assert match.actor is not None
        match.play(helper.choose(match.state.copy(), match.actor, Clock()))
    match.save("here.game")
    return match


def test_a_batch_is_made_wholly(cli: Cli, building: Match) -> None:
    cities = [move.split()[1] for move in building.legal() if move != "done"]
    found = cli("terminal", "--resume", "here.game", lines=[f"b {cities[0]}; done"])
    name = building.names[0]
    made = [entry.text for entry in Match.load(cli.kept).log[len(building.log) :] if entry.seat == 0]
    assert made[:2] == [f"build {cities[0]}", "done"]
    assert f"{name} connects" in found.stdout


def test_a_batch_with_an_illegal_move_is_not_made_at_all(cli: Cli, building: Match) -> None:
    city = next(move for move in building.legal() if move != "done")
    found = cli("terminal", "--resume", "here.game", lines=[f"{city}, {city}"])
    assert "Nothing is played: move 2 of the line, to build in " in found.stdout
    assert "is in your network already (PG-4.5)" in found.stdout
    assert Match.load(cli.kept).record() == building.record()


def test_what_comes_too_late_in_a_line_is_named(cli: Cli, building: Match) -> None:
    found = cli("terminal", "--resume", "here.game", lines=["done, done"])
    assert "Not played, because the table changed first: done." in found.stdout
    assert len(Match.load(cli.kept).log) > len(building.log)


def test_undo_takes_back_the_own_decision_and_what_the_bots_did(cli: Cli) -> None:
    _, lines = played_by_bots(11, 3)
    found = cli(*NEW, lines=["undo", *lines[:6], "undo 6"])
    assert "There is nothing to take back." in found.stdout
    assert Match.load(cli.kept).record() == played_by_bots(11, 3, rounds=0)[0].match.record()
    assert "must name a number" in cli(*NEW, lines=["undo all"]).stdout


def test_strict_undo_ends_at_the_decision_of_another(cli: Cli) -> None:
    _, lines = played_by_bots(11, 3)
    found = cli(*NEW, "--undo", "strict", lines=[*lines[:6], "undo"])
    assert re.search("has decided since|cannot be unseen", found.stdout)


def test_among_people_undo_asks_the_others(cli: Cli) -> None:
    hot_seat = ("terminal", "power-grid", "--hot-seat", "Anna,Petar", "--seed", "11")
    first = Match.new("power-grid", 2, 11, names=["Anna", "Petar"], undo="ask")
    move = first.legal()[0]
    refused = cli(*hot_seat, lines=[move, "undo", "n"])
    assert re.search("May (Anna|Petar) take back a move, (Anna|Petar)?", refused.stdout)
    assert "must agree first." in refused.stdout
    moved = Match.parse(first.record())
    moved.play(move)
    assert Match.load(cli.kept).record() == moved.record()
    cli(*hot_seat, lines=[move, "undo", "y"])
    assert Match.load(cli.kept).record() == first.record()


def test_the_hot_seat_shows_each_person_the_own_money_only(cli: Cli) -> None:
    found = cli("terminal", "power-grid", "--hot-seat", "Anna,Petar,Vera", "--seed", "3", lines=["quit"])
    rows = re.findall(r"(Anna|Petar|Vera) +(\?|50) ", found.stdout)
    assert sorted(money for _, money in rows) == ["50", "?", "?"]


def test_save_and_resume(cli: Cli) -> None:
    _, lines = played_by_bots(11, 3)
    cli(*NEW, lines=[*lines[:5], "save mine.game", "save", "save"])
    saved = Path("mine.game").read_text()
    assert saved == Path("power-grid.game").read_text() == Path("power-grid-2.game").read_text()
    assert saved == cli.kept.read_text()
    assert "# seats: person, normal, normal\n" in saved
    assert cli("replay", "mine.game").exit_code == 0
    for args in (
        ["terminal", "--resume", "mine.game"],
        ["terminal", "--resume"],
        ["terminal", "power-grid", "--resume"],
    ):
        found = cli(*args, lines=["quit"])
        assert found.exit_code == 0
        assert "Anna against Boris (normal), Clara (normal)" in found.stdout
        assert cli.kept.read_text() == saved


def test_resume_may_seat_others(cli: Cli) -> None:
    Match.new("power-grid", 3, seed=5).save("plain.game")
    assert "Anna against Boris (normal)" in cli("terminal", "--resume", "plain.game", lines=["quit"]).stdout
    found = cli("terminal", "--resume", "plain.game", "--name", "Clara", "--bots", "random", lines=["quit"])
    assert "Clara against Anna (random), Boris (random)." in found.stdout
    found = cli("terminal", "--resume", "plain.game", "--name", "Zoe")
    assert (found.exit_code, "Zoe" in found.stderr) == (2, True)
    found = cli("terminal", "--resume", "plain.game", "--players", "4")
    assert (found.exit_code, "keeps its players" in found.stderr) == (2, True)


def test_a_new_game_does_not_destroy_the_last_one(cli: Cli) -> None:
    cli(*NEW, lines=["quit"])
    last = cli.kept.read_text()
    found = cli("terminal", lines=["quit"])
    aside = cli.kept.with_name("terminal-before.game")
    assert aside.read_text() == last
    assert "The last game is now in" in found.stdout


def test_where_games_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/anna")
    monkeypatch.delenv("POWERHOUSE_DATA", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert autosave.last_game() == Path("/home/anna/.local/share/powerhouse/terminal.game")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert autosave.last_game() == Path("/data/powerhouse/terminal.game")
    monkeypatch.setenv("POWERHOUSE_DATA", "/own")
    assert autosave.last_game() == Path("/own/terminal.game")


def test_save_leaves_other_files_alone(cli: Cli) -> None:
    Path("diary.txt").write_text("Dear diary")
    Path("folder").mkdir()
    found = cli(*NEW, "--record", "diary.txt", lines=["quit"])
    assert (found.exit_code, "diary.txt is no record" in found.stderr) == (2, True)
    found = cli(*NEW, lines=["save diary.txt", "save folder", "save nowhere/x.game", "save ~nobody-at-all/x"])
    said = " ".join(found.stdout.split())
    assert "Diary.txt is no record of a game and is left alone" in said
    assert "Folder is a folder" in said
    assert "Nowhere/x.game cannot be written" in said
    assert "'~nobody-at-all/x' names no file" in said
    assert Path("diary.txt").read_text() == "Dear diary"


def test_without_a_place_to_keep_it_the_game_goes_on(cli: Cli) -> None:
    (cli.folder / "data").write_text("a file where the folder should be")
    _, lines = played_by_bots(11, 3)
    found = cli(*NEW, lines=[*lines[:9], "save mine.game", "quit"])
    assert found.exit_code == 0
    assert found.stdout.count("The game is not kept") == 1
    assert "goes on with it" not in found.stdout
    assert len(Match.load("mine.game").log) > 20


def test_the_end_of_input_leaves_the_table(cli: Cli) -> None:
    found = cli(*NEW)
    assert found.exit_code == 0
    assert "`powerhouse terminal --resume` goes on with it" in found.stdout.replace("\n", " ")
    assert Match.load(cli.kept).game.id == "power-grid"


def test_ctrl_c_leaves_quietly(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(console.Keyboard, "ask", interrupt)
    found = cli(*NEW)
    assert found.exit_code == 130
    assert "The game is kept in" in found.stdout
    assert "Traceback" not in found.output


def test_a_bot_that_fails_does_not_stop_the_table(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Bot):
        name = "broken"

        def choose(self, state: State, seat: int, clock: Clock) -> int:
            raise ZeroDivisionError("oh")

    kind = registry.Kind(lambda game, seed, parameters: Broken())
    monkeypatch.setattr(registry, "KINDS", {"expert": kind, "normal": kind, "random": registry.KINDS["random"]})
    match = Match.new("power-grid", 3, seed=11)
    while match.actor != 0:
        match.play(match.state.moves()[0])
    offer = match.legal()[0]
    match.play(offer)
    found = cli(*NEW, lines=["hint", offer, match.legal()[0]])
    assert found.exit_code == 0
    said = " ".join(found.stdout.split())
    assert "The bot 'expert' failed with ZeroDivisionError: oh." in said
    assert "Boris: the bot 'normal' failed with ZeroDivisionError: oh; a simpler one plays." in said


class Person(console.Keyboard):
    """Somebody at a real terminal, who types what the test says."""

    script: tuple[str, ...] = ()

    def __init__(self, screen: Console) -> None:
        super().__init__(screen)
        self.interactive = True
        self.lines = iter(self.script)

    def ask(self, prompt: str, words: list[str] | None = None) -> str | None:
        self.console.print(prompt)
        return next(self.lines, None)


def test_a_person_is_asked_whether_to_save(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    _, lines = played_by_bots(11, 3)
    Path("diary.txt").write_text("Dear diary")
    monkeypatch.setattr(session, "Keyboard", Person)
    monkeypatch.setattr(Person, "script", (*lines[:3], "quit", "diary.txt", "mine.game"))
    found = cli(*NEW)
    assert found.stdout.count("Save the record as") == 2
    assert Path("mine.game").read_text() == cli.kept.read_text()
    monkeypatch.setattr(Person, "script", (*lines[:3], "save mine.game", "quit"))
    assert "Save the record as" not in cli(*NEW).stdout, "it is saved already"


def test_a_person_is_asked_at_the_end_too(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    table, lines = played_by_bots(11, 3)
    digest = table.match.state.digest()
    table.match.undo(0)
    table.match.save("nearly.game")
    monkeypatch.setattr(session, "Keyboard", Person)
    monkeypatch.setattr(Person, "script", (lines[-1], "mine.game"))
    cli("terminal", "--resume", "nearly.game")
    assert Match.load("mine.game").state.digest() == digest


def test_strange_terminals(cli: Cli) -> None:
    lines = ["map", "plants"]
    plain = cli.apart(*NEW, lines=lines, PYTHONIOENCODING="ascii")
    assert plain.returncode == 0
    assert plain.stdout.isascii()
    assert "Dusseldorf" in plain.stdout or "Koln" in plain.stdout or "Munchen" in plain.stdout
    dumb = cli.apart(*NEW, lines=lines, TERM="dumb", NO_COLOR="")
    assert dumb.returncode == 0
    assert "\x1b" not in dumb.stdout
    coloured = cli.apart(*NEW, lines=lines, TERM="xterm-256color", NO_COLOR="", FORCE_COLOR="1")
    assert "\x1b[" in coloured.stdout
    assert re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", coloured.stdout).count("Round 1") == dumb.stdout.count("Round 1")


def test_bytes_that_are_no_text_are_no_move(cli: Cli) -> None:
    found = subprocess.run(
        [*COMMAND, *NEW], input=b"\xff\xfe\n", capture_output=True, env={**os.environ, **cli.env}, timeout=60
    )
    assert found.returncode == 0
    assert found.stderr == b""
