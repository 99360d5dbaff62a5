"""Somebody who learns a game by its tutorial: does what the lesson says, by what is marked on the page."""

from playwright.sync_api import Locator, Page

from powerhouse.core.catalogue import of_game
from powerhouse.core.phrase import Phrase
from tests.browser.player import CITY_BOX, Player

PASSES = {"factory-manager": "fm-bid-pass"}
HELD = ("place", "site", "stand")
"""What is held in the hand first: a button finds the place, the gold one lays it there."""

# Which lesson it is, what it asks for, how much of that is left, how long the log is; null while others decide or
# something is on its way.
STATE = """() => {
    const strip = document.querySelector("section.strip");
    const primary = document.querySelector("footer [data-primary]");
    if (!strip) return null;
    const asks = strip.dataset.asks;
    const rests = !primary || primary.ariaDisabled === "true";
    if (rests && !(asks && document.querySelector(".wanted, .taught"))) return null;
    return [strip.querySelector("[data-lesson]").dataset.lesson, asks, strip.dataset.left, strip.dataset.at].join(" ");
}"""


# Whether the ring of what a lesson asks for can be seen, whatever outline the thing has otherwise.
RINGED = """one => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--accent)";
    const ringed = getComputedStyle(one).outlineColor === getComputedStyle(probe).color;
    probe.remove();
    return ringed;
}"""


class Learner(Player):
    def __init__(self, page: Page, game: str, language: str = "en", touch: bool = False) -> None:
        super().__init__(page)
        self.game = game
        self.touch = touch
        self._texts = of_game(game, language)

    def word(self, key: str) -> str:
        return self._texts.say(Phrase(key))

    def begin(self) -> None:
        """By the button of the game's card on the first page."""
        self.page.goto("/")
        self._point(self.page.locator(f"[data-learn='{self.game}']"))
        self.page.wait_for_url("**/t/*")
        self.wait(lambda: self.state is not None)

    @property
    def state(self) -> str | None:
        found: str | None = self.page.evaluate(STATE)
        return found

    @property
    def lesson(self) -> int:
        return int(self.page.locator("[data-lesson]").get_attribute("data-lesson") or 0)

    @property
    def said(self) -> str:
        return self.page.locator("[data-lesson]").inner_text()

    @property
    def primary(self) -> Locator:
        return self.page.locator("footer [data-primary]")

    @property
    def marked(self) -> Locator:
        return self.page.locator(".wanted:visible:not([aria-disabled=true])")

    @property
    def at_end(self) -> bool:
        label = self.primary.inner_text() if self.primary.count() else ""
        return label == self.word("lesson-play-on")

    def step(self) -> None:
        """One click or tap, or two where something is held in the hand; then until the lesson has gone on."""
        self.wait(lambda: self.state is not None)
        before = self.state or ""
        self._do(before.split(" ")[1])
        self.wait(lambda: self.state not in (None, before))

    def _do(self, verb: str) -> None:
        if verb == "pass":
            word = self.word(PASSES.get(self.game, "auction-pass"))
            self._point(self.page.get_by_role("button", name=word, exact=True))
        elif verb == "build":
            city = self.page.locator(".taught [data-city], .taught[data-city]").first
            place = city.evaluate(CITY_BOX)
            if self.touch:
                self.page.touchscreen.tap(*place)
            else:
                self.page.mouse.click(*place)
        elif verb in HELD:
            self._point_marked()
            self._point(self.primary)
        elif verb and self.marked.count():
            self._point_marked()
        else:
            self._point(self.primary)

    def _point_marked(self) -> None:
        one = self.marked.first
        assert one.evaluate(RINGED), one.evaluate("one => one.outerHTML.slice(0, 200)")
        self._point(one)

    def _point(self, target: Locator) -> None:
        """With a finger or with the pointer."""
        if self.touch:
            target.tap()
        else:
            target.click()
