"""What the games of a plan depend on besides it: the version, its rules and bots, and the files of other bots."""

from collections.abc import Iterable
from hashlib import file_digest, sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

import powerhouse
from powerhouse.bots import outside
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.files import system
from powerhouse.core.phrase import phrase

FOLDERS = ("bots", "core", "evaluator", "games", "parts")
"""Of the package: what decides how a game goes, and what is luck in it."""


def provenance(bots: Iterable[str]) -> dict[str, Any]:
    """The same as long as the same bots play by the same rules; `files` tells them apart by name."""
    files = sorted({file for spec in bots for file in outside.files(spec)})
    return {
        "version": version("powerhouse"),
        "sources": _sources(),
        "files": {file: _digest(Path(file)) for file in files},
    }


def _sources() -> str:
    """In a checkout rules and bots change while the version stays."""
    here = Path(powerhouse.__file__).parent
    files = [file for folder in FOLDERS for file in (here / folder).rglob("*.*") if file.suffix in (".py", ".json")]
    digests = (f"{file.relative_to(here).as_posix()} {_digest(file)}\n" for file in sorted(files))
    return sha256("".join(digests).encode()).hexdigest()


def _digest(file: Path) -> str:
    try:
        with file.open("rb") as content:
            return file_digest(content, "sha256").hexdigest()
    except OSError as error:
        raise PowerhouseError(phrase("file-unreadable", path=str(file), reason=system(error))) from error
