"""Files: records are read whole or refused with a sentence, everything is written whole or not at all."""

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import IO

from powerhouse.core.errors import BadRecord, PowerhouseError
from powerhouse.core.phrase import Phrase, named, phrase

SYSTEM = {
    errno.ENOENT: "system-no-file",
    errno.EACCES: "system-no-access",
    errno.EPERM: "system-not-permitted",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EEXIST: "system-file-exists",
    errno.ENOSPC: "system-disk-full",
    errno.EROFS: "system-read-only",
    errno.ENAMETOOLONG: "system-long-name",
    errno.EADDRINUSE: "system-address-taken",
    errno.EADDRNOTAVAIL: "system-no-address",
}
"""What the system often says."""


def system(error: OSError) -> Phrase:
    """What the system says, as `No such file or directory`; the usual ones in every language."""
    return named(SYSTEM.get(error.errno or 0, "system-else"), error.strerror or str(error))


def read_record(path: Path) -> str:
    """The text of a record; a file that is none raises `BadRecord`."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise BadRecord(phrase("file-unreadable", path=str(path), reason=system(error))) from error
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
        raise PowerhouseError(phrase("file-unwritable", path=str(path), reason=system(error))) from error
    except ValueError as error:
        raise PowerhouseError(phrase("file-unwritable", path=repr(str(path)), reason=str(error))) from error
