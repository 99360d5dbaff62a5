"""News told in sentences: those of one line that follow each other go into one."""

from collections.abc import Iterable

from msgspec.structs import replace

from powerhouse.core.news import EVERYBODY, News
from powerhouse.core.phrase import Items, Phrase, Value, seat_name

LATEST = 3
"""Of a long line so many of the last parts are told."""


class StoryLine:
    """A sentence as it grows. One with a thread, as an auction, is told by what opens and what ends it, or by its last
    parts. Another line is the key `line-NAME` with its `parts`, their `count`, and `total-VALUE` of what they sum up.
    One that was opened is the key `line-NAME-opened`, and what ends it, which may come before further parts, is told
    behind by `line-NAME-ended`.
    """

    def __init__(self, first: News) -> None:
        self.seat = None if first.thread == EVERYBODY else first.seat
        self.line = first.line
        self.thread = _thread(first)
        self.exchange = first.thread is not None and first.thread != EVERYBODY
        self.parts: list[News] = []
        self.opening: News | None = None
        self.ends: list[News] = []
        self.behind: list[News] = []

    def takes(self, news: News) -> bool:
        if not self.line or (news.line, _thread(news)) != (self.line, self.thread):
            return False
        return not self.ends if self.exchange else not news.opens

    def add(self, news: News) -> None:
        if news.opens:
            self.opening = news
        else:
            _add(self.ends if news.ends else self.parts, news)

    def add_behind(self, news: News) -> None:
        _add(self.behind, news)

    def phrase(self) -> Phrase:
        told = self._told()
        behind: Items = [news.phrase() for news in self.behind]
        return Phrase("story-behind", {"told": told, "rest": behind}) if behind else told

    def _told(self) -> Phrase:
        parts: Items = [part.phrase() for part in self.parts]
        if not self.line:
            return self.parts[0].phrase()
        if self.exchange:
            return self._from_opening_to_end(parts)
        told = self._whole(parts)
        ends: Items = [end.phrase() for end in self.ends if not _unchanged(end)]
        return Phrase(f"line-{self.line}-ended", {"told": told, "ends": ends}) if ends else told

    def _whole(self, parts: Items) -> Phrase:
        if self.opening is not None:
            opening = self.opening.phrase()
            return Phrase(f"line-{self.line}-opened", {"opening": opening, "parts": parts}) if parts else opening
        name: dict[str, Value] = {} if self.seat is None else {"name": seat_name(self.seat)}
        totals: dict[str, Value] = {
            f"total-{value}": sum(_int(part.values[value]) for part in self.parts if value in part.sums)
            for value in (self.parts[0].sums if self.parts else [])
        }
        return Phrase(f"line-{self.line}", name | totals | {"parts": parts, "count": len(parts)})

    def _from_opening_to_end(self, parts: Items) -> Phrase:
        """A story may begin in the middle: then its first news, told in full by the key `news-CODE-first`, opens it."""
        opening = self.opening.phrase() if self.opening is not None else None
        if opening is None:
            first = [*self.parts, *self.ends][0].phrase()
            opening, parts = Phrase(f"{first.key}-first", first.values), parts[1:]
            if not self.parts:
                return opening
        if self.ends:
            end = self.ends[0].phrase()
            return Phrase("story-ended" if not parts else "story-shortened", {"opening": opening, "rest": end})
        if not parts:
            return opening
        key = "story-shortened" if len(parts) > LATEST else "story-so-far"
        return Phrase(key, {"opening": opening, "rest": parts[-LATEST:]})


def story(news: Iterable[News], viewer: int | None) -> list[StoryLine]:
    """The lines of what this seat may know."""
    lines: list[StoryLine] = []
    for one in news:
        if not one.told_to(viewer):
            continue
        if lines and one.behind:
            lines[-1].add_behind(one)
            continue
        if not lines or not lines[-1].takes(one):
            lines.append(StoryLine(one))
        lines[-1].add(one)
    return lines


def _thread(news: News) -> int | str | None:
    return news.seat if news.thread is None else news.thread


def _add(parts: list[News], news: News) -> None:
    """What differs only in sums or a span becomes one."""
    for at, part in enumerate(parts):
        if (news.sums or news.span) and _apart_from_change(part) == _apart_from_change(news):
            sums: dict[str, Value] = {name: _int(part.values[name]) + _int(news.values[name]) for name in news.sums}
            last: dict[str, Value] = {name: news.values[name] for name in news.span[1:]}
            parts[at] = replace(part, values=part.values | sums | last)
            return
    parts.append(news)


def _apart_from_change(news: News) -> News:
    changing = [*news.sums, *news.span]
    return replace(news, money=0, values={name: value for name, value in news.values.items() if name not in changing})


def _unchanged(news: News) -> bool:
    """Whether it is again what it was."""
    return len({str(news.values[name]) for name in news.span}) == 1


def _int(value: Value) -> int:
    assert isinstance(value, int)
    return value
