"""Worker processes with hard time limits: one that overruns is ended and replaced, and the event loop never waits."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import Connection
from queue import SimpleQueue
from types import FrameType
from typing import Any

from powerhouse.server.fair_queue import FairQueue

START_SECONDS = 60
# For whom is done what nobody waits for.
NOBODY = ""
NICENESS = 5

Job = Callable[..., Any]


class Overrun(Exception):
    """The work took longer than it may, or its process ended."""


class Failed(Exception):
    """The work raised an error; the text says which."""


class TooLong(Exception):
    """The work has used up its time on the processor."""


@contextmanager
def processor_time(seconds: float) -> Iterator[None]:
    """In a worker: raises `TooLong` after so much work, however long that takes on a busy machine."""
    if not hasattr(signal, "setitimer"):  # on Windows there is only the clock on the wall
        yield
        return

    def end(number: int, frame: FrameType | None) -> None:
        raise TooLong

    before = signal.signal(signal.SIGPROF, end)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


class Workers:
    """A few processes of our own; each does one thing at a time."""

    def __init__(self, processes: int) -> None:
        self.queue = FairQueue(processes)
        self._context = multiprocessing.get_context("spawn")
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="powerhouse-worker")
        self._all = [_Worker(self._context) for _ in range(processes)]
        self._idle: SimpleQueue[_Worker] = SimpleQueue()
        for worker in self._all:
            self._idle.put(worker)

    async def run(self, job: Job, *arguments: Any, seconds: float, party: str, behind: bool = False) -> Any:
        """The result of a function of a module, called in a worker; raises `Overrun` or `Failed`.

        The workers are shared fairly among the parties: addresses of visitors, or `NOBODY`. What is done `behind` the
        others comes in small pieces, since a piece that has begun is not broken off.
        """
        async with self.queue.place(party, behind):
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, job, arguments, seconds)

    def _run(self, job: Job, arguments: tuple[Any, ...], seconds: float) -> Any:
        worker = self._idle.get()
        try:
            return worker.run(job, arguments, seconds)
        finally:
            self._idle.put(worker)

    def stop(self) -> None:
        """End all processes, whatever they do."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._all:
            worker.kill()
        self._threads.shutdown()
        for worker in self._all:
            worker.end()


class _Worker:
    """One process, started when it is first needed."""

    def __init__(self, context: multiprocessing.context.SpawnContext) -> None:
        self._context = context
        self._process: multiprocessing.process.BaseProcess | None = None
        self._line: Connection | None = None

    def run(self, job: Job, arguments: tuple[Any, ...], seconds: float) -> Any:
        try:
            line = self._line if self._line is not None else self._start()
            line.send((job, arguments))
            if not line.poll(seconds):
                raise Overrun(f"it took more than {seconds:g} seconds")
            good, value = line.recv()
        except (EOFError, OSError) as error:
            self.end()
            raise Overrun("its process ended") from error
        except Overrun:
            self.end()
            raise
        if not good:
            raise Failed(value)
        return value

    def _start(self) -> Connection:
        self._line, theirs = self._context.Pipe()
        self._process = self._context.Process(target=_work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        # Starting Python is not the time of the work.
        if not self._line.poll(START_SECONDS):
            raise Overrun("its process did not start")
        self._line.recv()
        return self._line

    def kill(self) -> None:
        """From another thread: who waits for the process hears that it has ended."""
        process = self._process
        if process is not None:
            process.kill()

    def end(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None


def _work(line: Connection) -> None:
    """The life of a worker process: it ends when its server does, and leaves the processor to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    line.send("ready")
    while True:
        try:
            job, arguments = line.recv()
        except EOFError:
            return
        try:
            answer = (True, job(*arguments))
        except Exception as error:
            answer = (False, f"{type(error).__name__}: {error}")
        line.send(answer)
