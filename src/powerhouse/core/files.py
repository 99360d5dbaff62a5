"""Files: records are read whole or refused with a sentence, everything is written whole or not at all."""

import os
from contextlib import suppress
from pathlib import Path
from typing import IO

from powerhouse.core.errors import BadRecord, PowerhouseError
from powerhouse.core.phrase import phrase


def read_record(path: Path) -> str:
    """The text of a record; a file that is none raises `BadRecord`."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise BadRecord(phrase("file-unreadable", path=str(path), reason=error.strerror)) from error
    except UnicodeDecodeError as error:
        raise BadRecord(phrase("file-not-text", path=str(path))) from error
    except ValueError as error:
        raise BadRecord(phrase("file-unreadable", path=repr(str(path)), reason=str(error))) from error


def taken_alone(path: Path) -> IO[bytes] | None:
    """The file, locked until it is closed or the process ends, however that ends; `None` if another has it."""
    file = path.open("ab")
    try:
        import fcntl
    except ImportError:  # there is no such lock on Windows
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        return None
    return file


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
        raise PowerhouseError(phrase("file-unwritable", path=str(path), reason=error.strerror)) from error
    except ValueError as error:
        raise PowerhouseError(phrase("file-unwritable", path=repr(str(path)), reason=str(error))) from error
