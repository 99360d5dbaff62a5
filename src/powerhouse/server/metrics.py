"""Figures for whoever watches over a server, in the text format of Prometheus.

There are few of them, so they are written by hand. A process counts for itself: of several, the label says which.
"""

import os
from bisect import bisect_left
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from powerhouse.server.limits import Limiter
    from powerhouse.server.tables import OpenTables

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
KIND = "text/plain; version=0.0.4; charset=utf-8"

Samples = Iterable[tuple[str, float]]


class MoveTimes:
    """How long it took from a wish to move until it was written and shown, as counts up to each bound."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def note(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    @property
    def moves(self) -> int:
        return sum(self._counts)

    def samples(self, process: str) -> list[str]:
        name, found = "powerhouse_move_seconds", 0
        lines = [f"# TYPE {name} histogram"]
        for bound, count in zip((*BOUNDS, "+Inf"), self._counts):
            found += count
            lines.append(f'{name}_bucket{{process="{process}",le="{bound}"}} {found}')
        lines.append(f'{name}_sum{{process="{process}"}} {self._seconds}')
        lines.append(f'{name}_count{{process="{process}"}} {found}')
        return lines


def text(tables: "OpenTables", limiter: "Limiter", counts: dict[str, int] | None, asked: float) -> str:
    """`counts` are the tables by status, none where the database does not answer; `asked` is how long that took."""
    process = str(os.getpid())
    own = f'{{process="{process}"}}'
    lines = tables.move_times.samples(process)
    lines += _figure("moves_total", [(own, tables.move_times.moves)], "counter")
    lines += _figure("tables", [(f'{{status="{status}"}}', count) for status, count in (counts or {}).items()])
    lines += _figure("tables_open", [(own, tables.open)])
    kinds = {"http": limiter.connections, "live": tables.hub.connections()}
    by_kind = [(f'{{process="{process}",kind="{kind}"}}', count) for kind, count in kinds.items()]
    lines += _figure("connections", by_kind)
    lines += _figure("bot_queue", [(own, tables.workers.queue.waiting)])
    lines += _figure("processes", [("", limiter.processes)])
    lines += _figure("database_up", [(own, counts is not None)])
    lines += _figure("database_seconds", [(own, asked)])
    return "\n".join(lines) + "\n"


def _figure(name: str, samples: Samples, kind: str = "gauge") -> list[str]:
    return [f"# TYPE powerhouse_{name} {kind}", *(f"powerhouse_{name}{labels} {+value}" for labels, value in samples)]
