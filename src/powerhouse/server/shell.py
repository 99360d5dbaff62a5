"""The built pages: their files, the page that starts the app, and the mark of the build it belongs to."""

import re
from html import escape
from pathlib import Path
from time import monotonic

EVERY_S = 1.0
_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
_BUILD = re.compile(r'<meta name="build" content="([0-9a-f]+)"')


class Shell:
    """Reads the first page again when it was built anew; looks for that once a second, since every answer asks."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read_at = 0
        self._look_again = 0.0
        self._page: str | None = None
        self._build: str | None = None

    @property
    def page(self) -> str | None:
        """The page that starts the app; none where nothing is built."""
        self._look()
        return self._page

    @property
    def build(self) -> str | None:
        """The mark by which a page that is open knows whether it is older than the server's."""
        self._look()
        return self._build

    def titled(self, title: str, tags: list[tuple[str, str, str]]) -> str | None:
        """The page with a title and further tags: attribute that names the tag, its name, its content."""
        if self.page is None:
            return None
        lines = [f"<title>{escape(title)}</title>"]
        lines += [f'<meta {kind}="{name}" content="{escape(content)}" />' for kind, name, content in tags]
        return _TITLE.sub(lambda _: "\n    ".join(lines), self.page, count=1)

    def file(self, path: str) -> Path | None:
        """A file inside the folder; a path that leads out of it is none."""
        if "\0" in path:
            return None
        try:
            file = (self.folder / path.lstrip("/")).resolve()
            return file if file.is_relative_to(self.folder.resolve()) and file.is_file() else None
        except OSError:  # a name longer than names may be
            return None

    def _look(self) -> None:
        if monotonic() < self._look_again:
            return
        self._look_again = monotonic() + EVERY_S
        index = self.folder / "index.html"
        try:
            changed = index.stat().st_mtime_ns
            if changed != self._read_at:
                self._page = index.read_text("utf-8")
                found = _BUILD.search(self._page)
                self._build = found[1] if found else None
                self._read_at = changed
        except OSError:
            self._page = self._build = None
            self._read_at = 0
