"""Bots that the host adds: visitors choose them by name, and can name nothing else that would run."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from powerhouse.bots import registry
from powerhouse.cli import serve as commands
from powerhouse.core.errors import PowerhouseError
from tests.server.running import quick, running

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
FILE = f"{EXAMPLES / 'first_bot.py'}:Dreamer"
PROGRAM = f"exec:{sys.executable} {EXAMPLES / 'line_bot.py'}"


def test_they_play_at_a_table(tmp_path: Path) -> None:
    settings = replace(quick(tmp_path), bots={"dreamer": FILE, "lines": PROGRAM})
    with running(settings) as house:
        anna = house.visitor()
        (game,) = [info for info in anna.get("/games") if info["id"] == "power-grid"]
        assert game["bots"][-2:] == ["dreamer", "lines"]
        now = anna.post(
            "/tables",
            {
                "game": "power-grid",
                "players": 3,
                "name": "Anna",
                "seats": [{"kind": "person"}, {"kind": "bot", "bot": "dreamer"}, {"kind": "bot", "bot": "lines"}],
            },
        )
        id = now["table"]["id"]
        for _ in range(3):
            now = anna.until(id, lambda now: now["table"]["actor"] == 0)
            now = anna.play(now, anna.hint(now))
        moved = {entry["seat"] for entry in now["log"] if not entry["forced"]}
        assert {1, 2} <= moved


@pytest.mark.parametrize("bot", [FILE, PROGRAM, "dreamer"])
def test_a_visitor_cannot_name_code(bot: str, tmp_path: Path) -> None:
    with running(quick(tmp_path)) as house:
        anna = house.visitor()
        wish = {
            "game": "power-grid",
            "players": 2,
            "name": "Anna",
            "seats": [{"kind": "person"}, {"kind": "bot", "bot": bot}],
        }
        assert "there is no bot" in anna.refused("POST", "/tables", wish, 400)["text"]


def test_how_they_are_named_on_the_command_line() -> None:
    program = f"exec:{sys.executable} other.py --fast=1"
    assert commands._bots([f"mine={FILE}", f"other={program}"]) == {"mine": FILE, "other": program}
    with pytest.raises(PowerhouseError, match=r"there is no file none.py with the bot 'Mine'"):
        commands._bots(["mine=none.py:Mine"])
    for wrong in ("mine", "=x", "mine=", "a name=x"):
        with pytest.raises(PowerhouseError, match="must read 'name=bot'"):
            commands._bots([wrong])


def test_one_that_plays_a_single_game_may_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = registry.KINDS["random"]
    monkeypatch.setitem(registry.KINDS, "plumber", registry.Kind(kind.make, games=("pipeline",)))
    assert commands._bots(["mine=plumber"]) == {"mine": "plumber"}
