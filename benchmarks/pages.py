"""What a first page and a first board weigh on the wire, in Chromium with an empty cache."""

import argparse
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

from powerhouse.core import registry
from powerhouse.core.catalogue import ENGLISH, catalogue
from powerhouse.core.phrase import Phrase
from tests.browser.running import FLAGS, House, build_pages, find_chromium

MOST = 130_000
KINDS = ("Document", "Script", "Stylesheet", "Font", "Fetch", "Other")


class Meter:
    """Counts what comes over the wire, heads and packed bodies, by kind; what a worker fetches is not the page's."""

    def __init__(self, page: Page) -> None:
        self.bytes: Counter[str] = Counter()
        self.requests = 0
        self._kinds: dict[str, str] = {}
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.on("Network.responseReceived", self._answered)
        line.on("Network.loadingFinished", self._finished)

    def _answered(self, event: dict[str, Any]) -> None:
        kind = event["type"]
        self._kinds[event["requestId"]] = kind if kind in KINDS else "Other"

    def _finished(self, event: dict[str, Any]) -> None:
        self.requests += 1
        self.bytes[self._kinds.get(event["requestId"], "Other")] += int(event["encodedDataLength"])

    def take(self) -> tuple[int, Counter[str]]:
        """What came since the last time."""
        found = self.requests, self.bytes
        self.requests, self.bytes = 0, Counter()
        return found


def row(name: str, taken: tuple[int, Counter[str]]) -> str:
    requests, sizes = taken
    total = sum(sizes.values())
    parts = " | ".join(f"{sizes[kind] / 1000:.1f}" for kind in KINDS)
    return f"| {name} | {requests} | {parts} | **{total / 1000:.1f}**{' too much' if total > MOST else ''} |"


def measure(browser: Browser, house: House, language: str) -> list[str]:
    words = catalogue((), language)
    lines: list[str] = []
    for game in registry.games():
        # The worker would fetch the shell a second time, from the browser's cache.
        context = browser.new_context(base_url=house.address, service_workers="block", locale=language)
        page = context.new_page()
        meter = Meter(page)
        page.goto("/")
        page.get_by_text(words.say(Phrase("name-yours"))).wait_for()
        page.wait_for_load_state("networkidle")
        first = meter.take()
        if not lines:
            lines.append(row("first page", first))
        players = game.players[0]
        wish = {"game": game.id, "players": players, "name": "Anna", "seats": [{"kind": "person"}] * players}
        id = page.request.post("/api/tables", data=wish).json()["table"]["id"]
        # As a click on a link of the page does it: nothing is loaded a second time.
        page.evaluate(
            "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", f"/t/{id}"
        )
        page.get_by_role("button", name=words.say(Phrase("table-title"))).wait_for()
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(1500)
        lines.append(row(f"then the first board of {game.name}", meter.take()))
        context.close()
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", default=ENGLISH, help="the browser's, en unless another is named")
    language = parser.parse_args().language
    build_pages()
    chromium = find_chromium()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium.path, args=FLAGS, env=chromium.environment)
        lines = measure(browser, house, language)
        browser.close()
        house.stop()
    heads = ["kB on the wire", "requests", *KINDS, "all"]
    print("| " + " | ".join(heads) + " |")
    print("|" + "---|" * len(heads))
    print("\n".join(lines))


if __name__ == "__main__":
    main()
