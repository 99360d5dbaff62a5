"""A tutorial in the terminal, typed in advance."""

from pathlib import Path

import pytest

from powerhouse.core.match import Match
from powerhouse.core.tutorial import Tutorial, tutorial_of
from tests.cli.running import Cli

GAMES = ("power-grid", "power-grid-card-game", "factory-manager", "pipeline")


def goes_without_saying(tutorial: Tutorial, number: int) -> bool:
    """In Factory Manager a tile that was bought is placed by itself."""
    return tutorial.game == "factory-manager" and tutorial.log[number].form.verb == "place"


def typed(tutorial: Tutorial, until: str = "") -> list[str]:
    """What a learner types up to a lesson: an empty line after one that is to be read, else the recorded moves."""
    lines: list[str] = []
    number, passed = tutorial.start, 0
    while passed < len(tutorial.lessons):
        if until and tutorial.lessons[passed].key == until and tutorial.pending(passed, number) is not None:
            break
        if tutorial.waits(passed, number):
            lines.append("")
            passed += 1
            continue
        if tutorial.next_move(passed, number) is None and not goes_without_saying(tutorial, number):
            lines.append(tutorial.log[number].text)
        number = tutorial._decision(number + 1)
        passed = tutorial.passed(passed, number)
    return lines


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_tutorial(cli: Cli, game: str) -> None:
    tutorial = tutorial_of(game)
    found = cli("learn", game, lines=[*typed(tutorial), "quit"])
    assert found.exit_code == 0, found.output
    lessons = len(tutorial.lessons)
    assert [f"Lesson {number} of {lessons}" in found.output for number in range(1, lessons + 1)] == [True] * lessons
    assert "From here on it is a game like any other" in found.output
    assert Match.load(cli.kept).log[: len(tutorial.log)] == tutorial.log


def test_another_move_is_answered_and_not_made(cli: Cli) -> None:
    lines = typed(tutorial_of("power-grid"), "teach-bid")
    found = cli("learn", "power-grid", lines=[*lines, "pass", "bid 8", "undo", "hint", "quit"])
    assert "this lesson goes another way: bid 9" in found.output
    assert "PG-2" in found.output  # what is illegal is refused as ever
    assert "n a tutorial nothing is taken back" in found.output
    assert "the teacher" in found.output.lower()
    assert "The tutorial is kept" in found.output


def test_it_is_left_and_taken_up_again(cli: Cli) -> None:
    lines = typed(tutorial_of("power-grid"), "teach-raise")
    assert "Lesson 8 of 22" in cli("learn", "power-grid", "--name", "Mila", lines=[*lines, "quit"]).output
    found = cli("learn", "power-grid", lines=["bid 9", "quit"])
    assert "Lesson 1 of 22" not in found.output
    assert "Lesson 9 of 22" in found.output
    assert "Mila" in found.output
    assert "Lesson 1 of 22" in cli("learn", "power-grid", "--again", lines=["quit"]).output


def test_one_plays_on_from_anywhere(cli: Cli) -> None:
    lines = typed(tutorial_of("power-grid"), "teach-offer")
    found = cli("learn", "power-grid", lines=[*lines, "play-on", "offer 9, bid 9", "quit"])
    assert "a game like any other" in found.output
    assert "offers plant 9" in Match.load(cli.kept).record() or "offer 9" in Match.load(cli.kept).record()


def test_anybody_can_write_one(cli: Cli, tmp_path: Path) -> None:
    own = tmp_path / "mine.game"
    own.write_text(
        "powerhouse 1\ngame: power-grid\noption zone: west+southwest+east\nseat 1: Anna\nseat 2: Boris\n"
        "seat 3: Clara\n\n> order 1\n> order 2\n> order 3\n"
        + "".join(f"> draw {plant}\n" for plant in (3, 13, 15, 7, 8, 5, 14, 11))
        + "# lesson Take the one that supplies two.\nAnna: offer 8\nAnna: bid 8\n# lesson That is all.\n"
    )
    found = cli("learn", str(own), lines=["offer 8, bid 8", "quit"])
    assert "Take the one that supplies two." in found.output
    assert "That is all." in found.output


def test_what_is_no_tutorial_is_refused(cli: Cli) -> None:
    assert cli("learn", "chess").exit_code == 2
