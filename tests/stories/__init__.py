"""What the terminal tells of every recorded game, line by line."""

from io import StringIO
from pathlib import Path

from rich.console import Console

from powerhouse import Match
from powerhouse.cli.terminal.screen import screen_for
from powerhouse.cli.terminal.sitting import PERSON, Sitting
from tests.records import SHELVES

FOLDER = Path(__file__).parent
WIDTH = 120


def records() -> list[Path]:
    return sorted(file for shelf in SHELVES for file in shelf.folder.glob("*.game"))


def file(record: Path) -> Path:
    return FOLDER / record.parent.name / f"{record.stem}.txt"


def story(record: Path) -> str:
    match = Match.load(record)
    console = Console(file=StringIO(), width=WIDTH, color_system=None, force_terminal=False)
    screen = screen_for(Sitting(match, [PERSON] * len(match.names), [None] * len(match.names)), console)
    for line in screen.tell(match.log, None):
        console.print(line)
    assert isinstance(console.file, StringIO)
    return "".join(line.rstrip() + "\n" for line in console.file.getvalue().splitlines())
