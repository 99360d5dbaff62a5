"""A PostgreSQL server of our own."""

import subprocess
from pathlib import Path
from typing import Any

TRIES = 10


def started(folder: Path, cleanup_mode: str) -> Any:
    """pgserver waits ten seconds for a start, which a busy machine may exceed; asked again it waits on."""
    from pgserver.postgres_server import get_server

    for _ in range(TRIES - 1):
        try:
            return get_server(folder, cleanup_mode=cleanup_mode)
        except subprocess.SubprocessError:
            continue
    return get_server(folder, cleanup_mode=cleanup_mode)
