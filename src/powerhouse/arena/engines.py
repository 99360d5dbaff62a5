"""Where games are played: in this process, in local processes, or on a Ray cluster. The outcomes are the same."""

import logging
import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process, resource_tracker
from threading import Thread, current_thread, main_thread
from types import FrameType
from typing import Any

from powerhouse.arena.outcomes import Outcome, Task, lost, play_all
from powerhouse.bots import registry
from powerhouse.core.errors import PowerhouseError, in_a_line
from powerhouse.core.phrase import phrase

Engine = Callable[[Sequence[Task]], Iterator[list[Outcome]]]

MOST_DEATHS = 3
"""So many times processes may end before a game is done; then it is given up."""

ENDS = (signal.SIGINT, signal.SIGTERM)
"""By these a run is told to end."""

HEARING_SECONDS = 0.5
KNOCK_SECONDS = 10.0

RAY_SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is sent to anybody
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # how Ray will behave anyway; it warns until one has chosen
}


def local(workers: int) -> Engine:
    """So many processes on this machine."""
    if workers < 1:
        raise PowerhouseError(phrase("arena-no-workers", workers=workers))

    def run(tasks: Sequence[Task]) -> Iterator[list[Outcome]]:
        processes = min(workers, len(tasks))
        # A bot that is not ours might end the process in which it plays, so that must not be this one.
        strange = any(not registry.ours(task.series.spec(bot)) for task in tasks[:1] for bot in task.series.bots)
        return _in_processes(tasks, processes) if processes > 1 or strange else map(play_all, tasks)

    return run


def _in_processes(tasks: Sequence[Task], workers: int) -> Iterator[list[Outcome]]:
    """In the order of the tasks; the games of a process that was killed are played again by another."""
    waiting = deque(tasks)
    deaths = 0
    while waiting:
        with _pool(workers) as pool:
            try:
                under_way: deque[Future[list[Outcome]]] = deque()
                while waiting:
                    while len(under_way) < min(len(waiting), 2 * workers):
                        under_way.append(_submit(pool, waiting[len(under_way)]))
                    outcomes = _result(under_way[0])
                    under_way.popleft()
                    waiting.popleft()
                    deaths = 0
                    yield outcomes
            except BrokenProcessPool:
                deaths += 1
        if deaths == MOST_DEATHS - 1:
            yield [_alone(task) for task in waiting.popleft().singles()]
            deaths = 0


def _alone(task: Task) -> Outcome:
    """A game that has perhaps ended some processes gets one for itself, for the last time."""
    with _pool(1) as pool:
        try:
            return _result(_submit(pool, task))[0]
        except BrokenProcessPool:
            return lost(task, MOST_DEATHS)


def _result(future: Future[list[Outcome]]) -> list[Outcome]:
    """Waits with short breaks: where polars is loaded, an interrupt is not heard in the midst of a long wait."""
    while not wait([future], HEARING_SECONDS).done:
        pass
    return future.result()


def _submit(pool: ProcessPoolExecutor, task: Task) -> Future[list[Outcome]]:
    """A process that is started for it hears no interrupt, not even before it can say so itself.

    Nor are we disturbed until it has been told all that it needs.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        return pool.submit(play_all, task, True)
    resource_tracker.ensure_running()  # it would end the block
    with _undisturbed():
        before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDS)
        try:
            return pool.submit(play_all, task, True)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """What tells us to end is heard afterwards.

    To block it is not enough: it goes to any other thread, as numpy has some, and Python calls the main one at once.
    """
    if current_thread() is not main_thread():
        yield
        return
    heard: list[int] = []
    before = {number: signal.signal(number, lambda number, frame: heard.append(number)) for number in ENDS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for told in heard:
            signal.raise_signal(told)


@contextmanager
def _ending_in_order() -> Iterator[None]:
    """Whoever is told to end ends the games first, and leaves nothing behind."""
    if current_thread() is not main_thread():
        yield
        return

    def end(number: int, frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end with us, however we end."""
    # Fresh ones: a fork would copy the threads of a progress bar in whatever state they are.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_begin)
    try:
        with _ending_in_order():
            yield pool
    except BaseException:
        for child in active_children():  # nobody waits for their games any more
            child.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    """In a fresh process: interrupts are left to the parent, and its end is our end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def on_ray(address: str | None, workers: int | None) -> Engine:
    """On a Ray cluster; without an address a small one is started on this machine."""
    try:
        import ray
    except ImportError as error:
        raise PowerhouseError(phrase("ray-needed")) from error

    def run(tasks: Sequence[Task]) -> Iterator[list[Outcome]]:
        cluster = address or os.environ.get("RAY_ADDRESS")
        _connect(cluster, workers)
        try:
            # A worker that is killed is replaced, and its games are played again.
            remote = ray.remote(max_retries=MOST_DEATHS - 1, num_cpus=1)(play_all)
            room = workers if cluster and workers else 2 * int(ray.cluster_resources().get("CPU", 1))
            waiting = deque(tasks)
            under_way: deque[tuple[Task, object]] = deque()
            while waiting or under_way:
                while waiting and len(under_way) < room:
                    under_way.append((waiting[0], remote.remote(waiting.popleft(), True)))
                task, promise = under_way.popleft()
                try:
                    yield ray.get(promise)
                except ray.exceptions.WorkerCrashedError:
                    yield [_alone_on_ray(remote, single) for single in task.singles()]
        except ray.exceptions.RayError as error:
            raise PowerhouseError(phrase("ray-failed", reason=in_a_line(error))) from error
        finally:
            ray.shutdown()

    return run


def _alone_on_ray(remote: Any, task: Task) -> Outcome:
    """A game of a task that has ended its workers, by itself and for the last time."""
    import ray

    try:
        outcomes: list[Outcome] = ray.get(remote.options(max_retries=0).remote(task, True))
        return outcomes[0]
    except ray.exceptions.WorkerCrashedError:
        return lost(task, MOST_DEATHS)


def _connect(cluster: str | None, workers: int | None) -> None:
    """To a cluster, or to a new one on this machine; raises `PowerhouseError`."""
    import ray

    for name, value in RAY_SETTINGS.items():
        os.environ.setdefault(name, value)
    if cluster:
        _knock(cluster)
    processors = None if cluster else workers
    try:
        ray.init(
            address=cluster or "local",  # otherwise Ray takes any that it finds running here
            num_cpus=processors,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.WARNING,
        )
    except (ray.exceptions.RayError, OSError, RuntimeError, ValueError) as error:
        key = "ray-unusable-there" if cluster else "ray-unusable"
        raise PowerhouseError(phrase(key, reason=in_a_line(error))) from error


def _knock(cluster: str) -> None:
    """Whether anybody is at home; Ray itself would try for minutes. Raises `PowerhouseError`."""
    host, _, port = cluster.rpartition("://")[2].rpartition(":")
    if not port.isdigit():
        return  # a name such as 'auto', which Ray finds by itself
    try:
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise PowerhouseError(phrase("ray-silent", address=cluster, reason=in_a_line(error))) from error
