"""A PostgreSQL server of our own."""

import subprocess
from pathlib import Path
from time import sleep
from typing import Any

TRIES = 30
PAUSE_SECONDS = 2


def started(folder: Path, cleanup_mode: str) -> Any:
    """pgserver waits ten seconds for a start, which a busy machine may exceed; asked again it waits on.

    What has failed must be forgotten first, or it is given again; a start that is still under way fails again.
    """
    from pgserver.postgres_server import PostgresServer, get_server

    for _ in range(TRIES - 1):
        try:
            return get_server(folder, cleanup_mode=cleanup_mode)
        except (subprocess.SubprocessError, AssertionError):
            PostgresServer._instances.pop(folder.resolve(), None)
            sleep(PAUSE_SECONDS)
    return get_server(folder, cleanup_mode=cleanup_mode)
