"""Files: records are read whole or refused with a sentence, everything is written whole or not at all."""

import os
from contextlib import suppress
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
    except ValueError as error:
        raise BadRecord(f"{str(path)!r} cannot be read: {error}") from error


def write_whole(path: Path, content: str | bytes) -> None:
    """An older file is replaced only when the new one is complete; raises `PowerhouseError`."""
    try:
        draft = path.with_name(path.name + ".part")
        with draft.open("wb") as file:
            file.write(content.encode("utf-8") if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise PowerhouseError(f"{path} cannot be written: {error.strerror}") from error
    except ValueError as error:
        raise PowerhouseError(f"{str(path)!r} cannot be written: {error}") from error
