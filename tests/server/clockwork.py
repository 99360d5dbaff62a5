"""The time of the server's clocks, put forward by hand, so that no test waits for minutes."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import time
from types import ModuleType

import pytest

from powerhouse.server import (
    absence,
    bot_turns,
    clocks,
    moves,
    new_table,
    pauses,
    proposals,
    seat_changes,
    seats,
    tables,
    undo,
)
from powerhouse.server.notices import channels, service
from powerhouse.server.storage import alive

SEATS: tuple[ModuleType, ...] = (absence, new_table, proposals, seat_changes, seats)
TIMED = (*SEATS, bot_turns, channels, clocks, moves, pauses, service, tables, undo)


class Clockwork:
    def __init__(self) -> None:
        self.ahead = 0.0

    def time(self) -> float:
        return time() + self.ahead

    def pass_by(self, seconds: float) -> None:
        self.ahead += seconds


@contextmanager
def clockwork(sweep: float = 0.05) -> Iterator[Clockwork]:
    """The server looks around often, and takes no leap of the clock for a time in which it did not run."""
    made = Clockwork()
    with pytest.MonkeyPatch.context() as patch:
        for module in TIMED:
            patch.setattr(module, "time", made.time)
        patch.setattr(alive, "SILENT_SECONDS", float("inf"))
        patch.setattr(tables, "SWEEP_SECONDS", sweep)
        yield made
