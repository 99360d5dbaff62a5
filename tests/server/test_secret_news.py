"""What one seat alone may know is sent to that seat alone."""

import pytest

from powerhouse.core.news import News
from powerhouse.core.record import Entry
from powerhouse.server.storage.rows import LogRow
from powerhouse.server.table import log_entries

TOLD = [News("seen", 0, only=0), News("drawn", 0, but=0), News("paid", 0)]
ROW = LogRow.of(7, Entry(0, 1, "draw", news=TOLD), 0.0)


@pytest.mark.parametrize(
    ("viewer", "codes"), [(0, ["seen", "paid"]), (1, ["drawn", "paid"]), (None, ["drawn", "paid"])]
)
def test_news_reach_whom_they_may(viewer: int | None, codes: list[str]) -> None:
    (entry,) = log_entries([ROW], viewer)
    assert [news.code for news in entry.news] == codes
