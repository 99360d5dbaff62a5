"""Files that the commands read and write."""

import os
from pathlib import Path

from powerhouse.core.errors import BadRecord, PowerhouseError


def read_record(path: Path) -> str:
    """The text of a record; a file that is none raises `BadRecord`."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path} is not a text in UTF-8") from error


def write_record(path: Path, text: str) -> None:
    """Write the text of a record; an older file is replaced only when the new one is complete."""
    draft = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise PowerhouseError(f"{path} cannot be written: {error.strerror}") from error
