"""One thread that writes: what waits together is committed together, and answered only when it is durable."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from select import select
from threading import Thread
from typing import Any, NamedTuple

import psycopg
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from powerhouse.server.storage.engines import begin_file, run_plainly

MOST_AT_ONCE = 64

Job = Callable[[Connection], Any]
Outcome = tuple[Any, Exception | None]
Attempt = Callable[[Connection, Job], Outcome]


class Asked(NamedTuple):
    """A job that waits, and who waits for it."""

    job: Job
    future: asyncio.Future[Any]
    large: bool
    whole: bool


class RolledBack(SQLAlchemyError):
    """Nothing of a transaction was kept."""


class InDoubt(SQLAlchemyError):
    """The line went down during a commit: whether it was done is not known."""


class _JobFailed(Exception):
    """One job of a batch has raised an error of its own."""

    def __init__(self, error: Exception) -> None:
        super().__init__(str(error))
        self.error = error


class Writer:
    """Takes jobs from the event loop; one that fails spoils no other. This one writes to PostgreSQL.

    Those that wait run in one transaction. If one of them fails they run again, each in a savepoint of its own.
    Large ones, as a new table with its whole log, come after these, one at a time: a flood of records must not hold up
    everybody's moves.

    The connection stays open as long as all goes well, and is told to begin and to commit past SQLAlchemy. Under load
    every message to the database and back waits for its turn, so there are as few as possible: a job that is `whole`,
    one statement that does all or nothing, needs neither if it is alone.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[Asked | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="powerhouse-writer", daemon=True)
        self._kept: Connection | None = None
        self.backend: int | None = None
        self._thread.start()

    async def run(self, job: Job, large: bool = False, whole: bool = False) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put(Asked(job, future, large, whole))
        return await future

    def stop(self) -> None:
        """Finish what is asked for and end."""
        self._queue.put(None)
        self._thread.join()
        if self._kept is not None:
            self._kept.close()

    def _work(self) -> None:
        large: deque[Asked] = deque()
        stop = False
        while not stop or large:
            small: list[Asked] = []
            while len(small) < MOST_AT_ONCE and not (self._queue.empty() and (small or large or stop)):
                asked = self._queue.get()
                if asked is None:
                    stop = True
                else:
                    (large if asked.large else small).append(asked)
            if small:
                self._commit(small)
            if large:
                self._commit([large.popleft()])

    def _commit(self, batch: Sequence[Asked]) -> None:
        jobs = [asked.job for asked in batch]
        outcomes: list[Outcome]
        try:
            try:
                outcomes = self._transaction(jobs, _plainly, len(batch) == 1 and batch[0].whole)
            except _JobFailed as failed:
                outcomes = [(None, failed.error)] if len(jobs) == 1 else self._transaction(jobs, _attempt)
        except Exception as error:
            outcomes = [(None, error)] * len(batch)
        for asked, (value, failure) in zip(batch, outcomes):
            asked.future.get_loop().call_soon_threadsafe(_settle, asked.future, value, failure)

    def _transaction(self, jobs: list[Job], do: Attempt, whole: bool = False) -> list[Outcome]:
        connection, self._kept = self._open(), None
        try:
            if not whole:
                _run_on_line(connection, "BEGIN")
            outcomes = [do(connection, job) for job in jobs]
            _commit_line(connection, whole)
        except BaseException as error:
            lost = connection.invalidated
            connection.close()  # and so roll back
            if whole and lost and isinstance(error, _JobFailed):
                raise InDoubt(str(error)) from error
            raise
        self._kept = connection
        return outcomes

    def _open(self) -> Connection:
        """The line that was kept, unless something has come over it unasked: then the database has hung up."""
        kept, self._kept = self._kept, None
        if kept is not None:
            if not select([_driver(kept).fileno()], [], [], 0)[0]:
                return kept
            kept.invalidate()
            kept.close()
        connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        self.backend = _driver(
            connection
        ).info.backend_pid  # PostgreSQL tells who sent a notice; ours are no news to us
        return connection


class FileWriter(Writer):
    """Writes to SQLite. Its connection stays open too."""

    def _transaction(self, jobs: list[Job], do: Attempt, whole: bool = False) -> list[Outcome]:
        connection, self._kept = self._kept or self._engine.connect(), None
        try:
            begin_file(connection)
            outcomes = [do(connection, job) for job in jobs]
            _commit_file(connection)
        except BaseException:
            connection.close()  # and so roll back
            raise
        self._kept = connection
        return outcomes


def _driver(connection: Connection) -> Any:
    return connection.connection.dbapi_connection


def _run_on_line(connection: Connection, statement: str) -> None:
    """Run a statement without values; fails as any other does."""
    try:
        _driver(connection).execute(statement)
    except psycopg.Error as error:
        connection.invalidate(error)
        raise OperationalError(statement, None, error) from error


def _commit_line(connection: Connection, whole: bool) -> None:
    try:
        if connection.in_transaction():  # a job has spoken through SQLAlchemy, which keeps account of it
            connection.commit()
        elif not whole:
            _run_on_line(connection, "COMMIT")
    except SQLAlchemyError as error:
        raise InDoubt(str(error)) from error


def _commit_file(connection: Connection) -> None:
    driver = _driver(connection)
    if not driver.in_transaction:
        # A full disk makes SQLite give up the whole transaction, and committing nothing would look like success.
        raise RolledBack("the database has given up the transaction")
    if connection.in_transaction():  # a job has spoken through SQLAlchemy, which keeps account of it
        connection.commit()
    else:
        run_plainly(driver, "COMMIT")


def _plainly(connection: Connection, job: Job) -> Outcome:
    try:
        return job(connection), None
    except Exception as error:
        raise _JobFailed(error) from error


def _attempt(connection: Connection, job: Job) -> Outcome:
    try:
        with connection.begin_nested():
            return job(connection), None
    except Exception as error:
        if connection.invalidated:
            raise
        return None, error


def _settle(future: asyncio.Future[Any], value: Any, failure: Exception | None) -> None:
    if future.done():  # nobody waits any more; the job is done all the same
        return
    if failure is not None:
        future.set_exception(failure)
    else:
        future.set_result(value)
