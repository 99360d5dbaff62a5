"""The search for garbage: what lasts is not looked through again and again, and nothing stays for ever."""

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from powerhouse.server import memory


class Knot:
    """Only a search finds that nobody needs it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def sparing(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """A clock that is moved by hand."""
    now = [100.0]
    monkeypatch.setattr(memory, "monotonic", lambda: now[0])
    before = list(gc.callbacks)
    memory.spare()
    yield now
    gc.callbacks[:] = before
    gc.unfreeze()
    gc.collect()


def test_what_was_there_at_a_search_is_not_looked_through_again(sparing: list[float]) -> None:
    kept = [Knot() for _ in range(5000)]
    assert any(one is kept[0] for one in gc.get_objects())
    gc.collect()
    assert not any(one is kept[0] for one in gc.get_objects())
    assert gc.get_freeze_count() > 5000


def test_new_garbage_is_found_at_once_and_old_within_the_hour(sparing: list[float]) -> None:
    old, gone = Knot(), ref(Knot())
    gc.collect()
    assert gone() is None
    left = ref(old)
    del old
    gc.collect()
    assert left() is not None
    sparing[0] += memory.ALL_SECONDS + 1
    gc.collect()
    assert left() is None
