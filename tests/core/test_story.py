"""News told in sentences: what belongs to one line, what is added up, what is told behind it."""

from powerhouse.core.news import News
from powerhouse.core.phrase import Phrase, seat_name
from powerhouse.core.story import story


def bought(what: str, paid: int) -> News:
    return News("bought", 0, {"what": what, "paid": paid}, "shopping", sums=["paid"])


def test_a_line_knows_the_total_of_what_its_parts_sum_up() -> None:
    (line,) = story([bought("coal", 3), bought("oil", 4), bought("coal", 2)], None)
    assert [part.values for part in line.parts] == [{"what": "coal", "paid": 5}, {"what": "oil", "paid": 4}]
    assert line.phrase().values["total-paid"] == 9


def test_what_is_behind_is_told_after_the_line_before_and_does_not_end_it() -> None:
    lost = News("lost", None, {"what": "coal", "count": 1}, sums=["count"], behind=True)
    (line,) = story([bought("coal", 3), lost, bought("oil", 4), lost], None)
    told = line.phrase()
    assert told.key == "story-behind"
    assert told.values["rest"] == [Phrase("news-lost", {"what": "coal", "count": 2})]
    assert len(line.parts) == 2


def test_a_story_that_begins_behind_a_line_tells_it_by_itself() -> None:
    (line,) = story([News("came", None, {"plant": 4}, "market", behind=True)], None)
    assert line.phrase().key == "line-market"


def test_nothing_is_told_behind_to_those_who_may_not_know() -> None:
    (line,) = story([bought("coal", 3), News("drawn", None, {}, only=1, behind=True)], 0)
    assert line.phrase().key == "line-shopping"


def test_a_story_that_begins_with_the_end_of_an_auction_tells_of_what() -> None:
    bid = News("bid", 1, {"lot": 8, "amount": 9}, "auction", 8)
    sold = News("sold", 1, {"lot": 8, "paid": 9}, "auction", 8, ends=True)
    (line,) = story([sold], None)
    assert line.phrase() == Phrase("news-sold-first", {"name": seat_name(1), "lot": 8, "paid": 9})
    (line,) = story([bid, sold], None)
    assert [line.phrase().key, line.phrase().values["rest"]] == ["story-ended", sold.phrase()]
