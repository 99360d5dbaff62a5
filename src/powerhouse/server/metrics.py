"""Figures for whoever watches over a server, in the text format of Prometheus.

There are few of them, so they are written by hand. A process counts for itself, and writes its figures down with every
sign of life, so that whichever process is asked tells those of all: the label says whose they are.
"""

import os
import socket
from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from powerhouse.server.limits import Limiter
    from powerhouse.server.tables import OpenTables

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
KIND = "text/plain; version=0.0.4; charset=utf-8"

Samples = Iterable[tuple[str, float]]


class MoveTimes:
    """How long it took from a wish to move until it was written and shown, as counts up to each bound."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds


class Figures(msgspec.Struct, frozen=True):
    """Of one process; `process` is its machine and number. Moves are counted by how long they took."""

    process: str
    moves: list[int]
    move_seconds: float
    tables_open: int
    http: int
    live: int
    bot_queue: int


def figures(tables: "OpenTables", limiter: "Limiter") -> Figures:
    return Figures(
        process=f"{socket.gethostname()}:{os.getpid()}",
        moves=tables.move_times.counts,
        move_seconds=tables.move_times.seconds,
        tables_open=tables.open,
        http=limiter.connections,
        live=tables.hub.connections(),
        bot_queue=tables.workers.queue.waiting,
    )


def text(all: Sequence[Figures], counts: dict[str, int] | None, processes: int, asked: float) -> str:
    """`counts` are the tables by status, none where the database does not answer; `asked` is how long that took."""
    lines = ["# TYPE powerhouse_move_seconds histogram"]
    for one in all:
        lines += _histogram(one)
    lines += _each("moves_total", all, lambda one: sum(one.moves), "counter")
    lines += _figure("tables", [(f'{{status="{status}"}}', count) for status, count in (counts or {}).items()])
    lines += _each("tables_open", all, lambda one: one.tables_open)
    kinds = [(one.process, kind, getattr(one, kind)) for one in all for kind in ("http", "live")]
    lines += _figure("connections", [(f'{{process="{name}",kind="{kind}"}}', count) for name, kind, count in kinds])
    lines += _each("bot_queue", all, lambda one: one.bot_queue)
    lines += _figure("processes", [("", processes)])
    lines += _figure("database_up", [("", counts is not None)])
    lines += _figure("database_seconds", [("", asked)])
    return "\n".join(lines) + "\n"


def _histogram(one: Figures) -> list[str]:
    name, found = "powerhouse_move_seconds", 0
    lines = []
    for bound, count in zip((*BOUNDS, "+Inf"), one.moves):
        found += count
        lines.append(f'{name}_bucket{{process="{one.process}",le="{bound}"}} {found}')
    lines.append(f'{name}_sum{{process="{one.process}"}} {one.move_seconds}')
    lines.append(f'{name}_count{{process="{one.process}"}} {found}')
    return lines


def _each(name: str, all: Sequence[Figures], value: Callable[[Figures], float], kind: str = "gauge") -> list[str]:
    return _figure(name, [(f'{{process="{one.process}"}}', value(one)) for one in all], kind)


def _figure(name: str, samples: Samples, kind: str = "gauge") -> list[str]:
    return [f"# TYPE powerhouse_{name} {kind}", *(f"powerhouse_{name}{labels} {+value}" for labels, value in samples)]
