"""Where games are kept: the last one of the terminal, and the note by which it remembers who is a bot."""

import os
from pathlib import Path

from powerhouse.core import record
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.files import read_record, system, write_whole
from powerhouse.core.match import Match
from powerhouse.core.phrase import Phrase, phrase

NOTE = "# seats: "


def data_folder() -> Path:
    """POWERHOUSE_DATA, or the usual place for a user's data."""
    own = os.environ.get("POWERHOUSE_DATA")
    if own:
        return Path(own)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "powerhouse"


def last_game() -> Path:
    return data_folder() / "terminal.game"


def keep(match: Match, kinds: list[str]) -> None:
    """Keep the game as the last one."""
    path = last_game()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PowerhouseError(phrase("folder-unmakable", path=str(path.parent), reason=system(error))) from error
    write(match, kinds, path)


def write(match: Match, kinds: list[str], path: Path) -> None:
    """Write the record with a comment that says who sits where."""
    header, blank, body = match.record().partition("\n\n")
    write_whole(path, f"{header}\n{NOTE}{', '.join(kinds)}{blank}{body}")


def make_way() -> list[Phrase]:
    """Put the last game aside for a new one, and say so."""
    path = last_game()
    if not path.exists():
        return []
    aside = path.with_name("terminal-before.game")
    try:
        path.replace(aside)
    except OSError as error:
        return [phrase("terminal-not-put-aside", path=str(path), reason=system(error))]
    return [phrase("terminal-put-aside", path=str(aside))]


def noted_kinds(path: Path, players: int) -> list[str] | None:
    """Who sat where when this record was kept, if it says so."""
    header = read_record(path).partition("\n\n")[0]
    notes = [line.removeprefix(NOTE) for line in header.splitlines() if line.startswith(NOTE)]
    kinds = [kind.strip() for kind in notes[0].split(",")] if notes else []
    return kinds if len(kinds) == players else None


def check_overwrite(path: Path) -> None:
    """A file is replaced only by a game; anything else that lies there is somebody's work."""
    if path.is_dir():
        raise PowerhouseError(phrase("file-is-folder", path=str(path)))
    if path.exists() and not read_record(path).startswith(record.FORMAT):
        raise PowerhouseError(phrase("file-no-record", path=str(path)))


def named(text: str) -> Path:
    """The file that a person named; `~` is the home folder."""
    try:
        return Path(text).expanduser()
    except RuntimeError as error:
        raise PowerhouseError(phrase("file-unnamed", text=text)) from error


def free_name(game: str) -> Path:
    """A name for a record that is not taken yet."""
    number = 1
    while (path := Path(f"{game}{f'-{number}' if number > 1 else ''}.game")).exists():
        number += 1
    return path
