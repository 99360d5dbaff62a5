"""What the pages test their stories with is what the program tells."""

from tests.core.pages import FILE, fixture


def test_the_pages_compare_themselves_with_the_stories_of_today() -> None:
    assert FILE.read_text("utf-8") == fixture()
