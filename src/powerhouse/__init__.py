"""Powerhouse: a table and a laboratory for the energy games.

The rules may be compiled in place (`make fast`). With `POWERHOUSE_PURE=1`, while they are being compiled, or when a
source has changed since, the plain source runs instead.
"""

import json
import os
import sys
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Any

_HERE = Path(__file__).parent


class _PlainSource(MetaPathFinder):
    """Finds the .py file of a module even where a compiled one lies beside it."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if not name.startswith(__name__ + "."):
            return None
        file = _HERE.joinpath(*name.split(".")[1:]).with_suffix(".py")
        return spec_from_file_location(name, file) if file.exists() else None


def _compiled_is_whole() -> bool:
    """The stamp is written last, when all modules are there; it says from which sources they were made."""
    stamp = _HERE / "_speed.json"
    if not stamp.exists():
        return False
    sources: dict[str, str] = json.loads(stamp.read_text())
    return all(
        (_HERE / file).exists() and sha256((_HERE / file).read_bytes()).hexdigest() == digest
        for file, digest in sources.items()
    )


if os.environ.get("POWERHOUSE_PURE") == "1" or not _compiled_is_whole():
    sys.meta_path.insert(0, _PlainSource())

from powerhouse.core.match import Match  # noqa: E402  (the finder must stand before the first import)

__all__ = ["Match", "compiled"]


def compiled() -> bool:
    """Whether the rules run compiled."""
    from powerhouse.core import state

    return not str(state.__file__).endswith(".py")
