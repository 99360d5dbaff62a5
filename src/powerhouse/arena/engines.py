"""Where games are played: in this process, in local processes, or on a Ray cluster. The outcomes are the same."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from powerhouse.arena.playing import Outcome, Task, play_all
from powerhouse.core.errors import PowerhouseError

Engine = Callable[[Sequence[Task]], Iterator[list[Outcome]]]

MOST_DEATHS = 5
"""So many times in a row processes may end before a task is done; then the task is what kills them."""

RAY_SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is sent to anybody
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # how Ray will behave anyway; it warns until one has chosen
}


def local(workers: int) -> Engine:
    """So many processes on this machine."""
    if workers < 1:
        raise PowerhouseError(f"at least 1 worker is needed, not {workers}")

    def run(tasks: Sequence[Task]) -> Iterator[list[Outcome]]:
        processes = min(workers, len(tasks))
        return _in_processes(tasks, processes) if processes > 1 else map(play_all, tasks)

    return run


def _in_processes(tasks: Sequence[Task], workers: int) -> Iterator[list[Outcome]]:
    """In the order of the tasks; the games of a process that was killed are played again by another."""
    waiting = deque(tasks)
    deaths = 0
    while waiting:
        # Fresh processes: a fork would copy the threads of a progress bar in whatever state they are.
        pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_leave_interrupts_to_the_parent)
        try:
            under_way: deque[Future[list[Outcome]]] = deque()
            while waiting:
                while len(under_way) < min(len(waiting), 2 * workers):
                    under_way.append(pool.submit(play_all, waiting[len(under_way)]))
                outcomes = under_way[0].result()
                under_way.popleft()
                waiting.popleft()
                deaths = 0
                yield outcomes
        except BrokenProcessPool as error:
            deaths += 1
            if deaths == MOST_DEATHS:
                first = waiting[0].plan.seed + waiting[0].first
                raise PowerhouseError(
                    f"the processes ended {deaths} times while games from seed {first} on were played"
                ) from error
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_ray(address: str | None, workers: int | None) -> Engine:
    """On a Ray cluster; without an address a small one is started on this machine."""
    try:
        import ray
    except ImportError as error:
        raise PowerhouseError("a Ray cluster needs the extra 'cluster': pip install 'powerhouse[cluster]'") from error

    def run(tasks: Sequence[Task]) -> Iterator[list[Outcome]]:
        for name, value in RAY_SETTINGS.items():
            os.environ.setdefault(name, value)
        ray.init(address=address, num_cpus=None if address else workers, log_to_driver=False, include_dashboard=False)
        try:
            # A worker that is killed is replaced, and its games are played again.
            remote = ray.remote(max_retries=-1, num_cpus=1)(play_all)
            room = 2 * int(ray.cluster_resources().get("CPU", 1))
            waiting = deque(tasks)
            under_way: deque[object] = deque()
            while waiting or under_way:
                while waiting and len(under_way) < room:
                    under_way.append(remote.remote(waiting.popleft()))
                yield ray.get(under_way.popleft())
        except ray.exceptions.RayError as error:
            raise PowerhouseError(f"the Ray cluster failed: {str(error).splitlines()[0]}") from error
        finally:
            ray.shutdown()

    return run
