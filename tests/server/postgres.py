"""A PostgreSQL server of our own."""

import subprocess
from pathlib import Path
from time import sleep
from typing import Any

TRIES = 20
PAUSE_SECONDS = 2


def started(folder: Path, cleanup_mode: str) -> Any:
    """pgserver waits ten seconds for a start, which a busy machine may exceed; asked again it waits on.

    While the start is still under way it is asked in vain: then pgserver finds a server that is not ready.
    """
    from pgserver.postgres_server import get_server

    for _ in range(TRIES - 1):
        try:
            return get_server(folder, cleanup_mode=cleanup_mode)
        except (subprocess.SubprocessError, AssertionError):
            sleep(PAUSE_SECONDS)
    return get_server(folder, cleanup_mode=cleanup_mode)
