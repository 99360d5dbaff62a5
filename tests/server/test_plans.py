"""The lists of the first page are found by an index, however many tables there are; as SQLite says it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from powerhouse.server.storage import mine, notices, visitors
from powerhouse.server.storage.store import Store
from tests.server.running import quick

Asked = list[tuple[str, Any]]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(quick(tmp_path).url)
    yield made
    made.close()


def plan(store: Store, ask: Callable[[Store], Awaitable[object]]) -> str:
    """How SQLite goes about what is asked, a line for each step."""
    asked: Asked = []

    def note(connection: Any, cursor: Any, statement: str, values: Any, context: Any, many: bool) -> None:
        asked.append((statement, values))

    event.listen(store._reader, "before_cursor_execute", note)
    asyncio.run(ask(store))  # type: ignore[arg-type]
    event.remove(store._reader, "before_cursor_execute", note)
    with store._reader.connect() as connection:
        steps = [
            step[-1]
            for statement, values in asked
            for step in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
        ]
    assert steps
    return "\n".join(steps)


def test_tables_to_watch(store: Store) -> None:
    found = plan(store, lambda store: store.tables_to_watch("anna"))
    assert "SEARCH tables USING INDEX tables_to_watch (status=?)" in found
    assert "TEMP B-TREE FOR ORDER BY" not in found.split("seats", 1)[0]  # the latest first, as the index has them
    assert "SCAN tables" not in found


@pytest.mark.parametrize(
    "ask",
    [
        lambda store: store.tables_of("anna"),
        lambda store: store.read(partial(mine.running, visitor="anna", most=200)),
        lambda store: store.read(partial(mine.ended, visitor="anna", before=1e10, most=30)),
        lambda store: store.read(partial(visitors.document, visitor="anna")),
        lambda store: store.read(partial(notices.waiting_for, visitor="anna")),
        lambda store: store.read(partial(notices.turns, before=1e10)),
    ],
    ids=["tables_of", "running", "ended", "document", "waiting_for", "turns"],
)
def test_no_list_of_a_visitor_looks_through_everything(store: Store, ask: Callable[[Store], Awaitable[object]]) -> None:
    found = plan(store, ask)
    for name in ("tables", "seats", "chat", "results"):
        assert f"SCAN {name}\n" not in f"{found}\n"
