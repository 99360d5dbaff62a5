"""The terminal tells every recorded game as it told it before: `python tools/goldens.py` writes what is wanted anew."""

from difflib import unified_diff
from pathlib import Path

import pytest

from tests.stories import FOLDER, file, records, story

MOST_LINES = 40


@pytest.mark.parametrize("record", records(), ids=lambda record: f"{record.parent.name}/{record.stem}")
def test_a_record_is_told_as_it_was(record: Path) -> None:
    kept = file(record).read_text("utf-8").splitlines()
    now = story(record).splitlines()
    changes = list(unified_diff(kept, now, "kept", "now", lineterm="", n=1))
    assert not changes, "\n".join(changes[:MOST_LINES])


def test_every_story_is_kept() -> None:
    assert {file(record) for record in records()} == set(FOLDER.rglob("*.txt"))
