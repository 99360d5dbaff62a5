"""Somebody in front of a page who uses what is to be seen there: buttons, cards, cities."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import Error, Locator, Page

from powerhouse.core.catalogue import ENGLISH, catalogue
from powerhouse.core.phrase import Phrase

CITY_COST = re.compile(r"(?:connect|start here) for (\d+)$")

# One look at the page: "act" if it waits for this player, "end", "curtain", or "" while others decide; null while
# something is on its way.
LOOK = """hint => {
    const bar = document.querySelector("footer.glowing");
    const button = document.querySelector(`footer button[aria-label="${hint}"]`);
    if (bar) return button && button.ariaDisabled !== "true" ? "act" : null;
    if (document.querySelector("main a[href$='/replay']")) return "end";
    if (document.querySelector("main .curtain")) return "curtain";
    return "";
}"""
# The middle of a city's box on the screen; the name lies beside it.
CITY_BOX = r"""city => {
    const [left, top, right, bottom] = city.getAttribute("d").match(/-?[\d.]+/g).map(Number);
    const at = new DOMPoint((left + right) / 2, (top + bottom) / 2).matrixTransform(city.getScreenCTM());
    return [at.x, at.y];
}"""


class Player:
    """Opens tables and plays. What goes wrong in the page (an error nobody caught) is kept in `faults`.

    In another language than English: looks, waits and follows hints. With `touch` by taps where others click."""

    def __init__(self, page: Page, language: str = ENGLISH, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self._texts = catalogue((), language)
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))

    # opening tables

    def new_table(
        self,
        *seats: str,
        name: str = "Anna",
        seed: int | None = 7,
        undo: str | None = None,
        game: str = "Power Grid",
        options: dict[str, str] | None = None,
    ) -> None:
        """Fills in the form: a seat is "Bot", "Open" or the name of a person at this screen; the first is `name`."""
        page = self.page
        page.goto("/new")
        page.get_by_role("group", name="Game").get_by_text(game, exact=True).click()
        page.get_by_role("group", name="Players").get_by_text(str(len(seats) + 1), exact=True).click()
        page.get_by_label("Name on seat 1").fill(name)
        for number, seat in enumerate(seats, 2):
            kind = seat if seat in ("Bot", "Open") else "Person"
            page.get_by_role("radiogroup", name=f"Seat {number}").get_by_text(kind, exact=True).click()
            if kind == "Person":
                page.get_by_label(f"Name on seat {number}").fill(seat)
        for option, value in (options or {}).items():
            more = page.get_by_text("More options")
            if more.count() and not page.get_by_role("group", name=option).is_visible():
                more.click()
            page.get_by_role("group", name=option).get_by_text(value, exact=True).click()
        if undo is not None:
            page.get_by_text(undo, exact=True).click()
        if seed is not None:
            page.get_by_label("Seed").fill(str(seed))
        page.get_by_role("button", name=re.compile("Start the game|Open the table")).click()
        page.wait_for_url("**/t/*")

    def sit_down(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()
        self.page.wait_for_url("**/t/*")

    # what is to be seen

    def word(self, key: str) -> str:
        """A text of the pages in the player's language."""
        return self._texts.say(Phrase(key))

    @property
    def ask(self) -> Locator:
        """The sentence that says what is expected."""
        return self.page.locator("footer p[aria-live]")

    @property
    def headline(self) -> str:
        return self.page.locator("header h1").inner_text()

    @property
    def round(self) -> int:
        found = re.match(r"round (\d+)", self.headline)
        return int(found[1]) if found else 0

    def look(self) -> str | None:
        found: str | None = self.page.evaluate(LOOK, self.word("hint"))
        return found

    @property
    def ended(self) -> bool:
        return self.look() == "end"

    @property
    def may_act(self) -> bool:
        return self.look() == "act"

    def button(self, name: str | re.Pattern[str], exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact if isinstance(name, str) else None)

    def money(self, seat: int) -> str:
        return (self.page.locator(f"[data-seat='{seat}'] .money").text_content() or "").strip()

    def log(self) -> list[str]:
        return [line.strip() for line in self.page.locator("ol.log li").all_text_contents()]

    def wait(self, until: Callable[[], bool], seconds: float = 20) -> None:
        """Waits until something can be seen; says what is on the page if it never comes."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if until():
                    return
            except Error:  # the page was being drawn anew
                pass
            self.page.wait_for_timeout(20)
        said = self.page.locator("body").inner_text()
        raise AssertionError(f"waited {seconds} seconds in vain; the page shows:\n{said[:3000]}")

    def wait_turn(self) -> str:
        """Until it is this player's turn or the game is over."""
        self.wait(lambda: self.look() in ("act", "end", "curtain"))
        return self.look() or ""

    def open_sheet(self, name: str) -> None:
        """Where there are sheets: brings the market, the players or the log to the front."""
        names = self.page.locator(".sheets .names button")
        at = next(index for index, text in enumerate(names.all_inner_texts()) if text.startswith(name))
        if names.nth(at).get_attribute("aria-pressed") != "true":
            names.nth(at).click()
        self.page.wait_for_function(
            """at => {
                const sheet = document.querySelectorAll(".sheets .sheet")[at];
                return !sheet.inert && Math.abs(sheet.getBoundingClientRect().left) < 1;
            }""",
            arg=at,
        )

    # acting

    def hit(self, target: Locator) -> None:
        if self.touch:
            target.tap()
        else:
            target.click()

    def press(self, target: Locator) -> None:
        """Clicks a control and waits until the server has answered."""
        self.hit(target)
        self.settle()

    @property
    def gold(self) -> Locator:
        """The one gold button."""
        return self.page.locator("footer .button.primary:not([aria-disabled=true])")

    def press_gold(self) -> None:
        self.press(self.gold)

    def settle(self) -> None:
        """Until nothing is on its way any more: it is this player's turn again, or clearly not."""
        self.page.wait_for_function(f"hint => ({LOOK})(hint) !== null", arg=self.word("hint"))

    def press_city(self, name: str) -> None:
        x, y = self._place(name)
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        self.settle()

    def hover_city(self, name: str) -> None:
        self.page.mouse.move(*self._place(name))

    def _place(self, city: str) -> tuple[float, float]:
        x, y = self.city(city).evaluate(CITY_BOX)
        return x, y

    def phase(self) -> str:
        """The word of the page's first line: auction, buying fuel, building, supplying cities."""
        return re.split(" · |, ", self.headline)[-1]

    def act(self) -> str:
        """Does one sensible thing and says what it was."""
        phase = self.phase()
        if phase == "auction":
            return self._auction()
        if phase == "buying fuel":
            return self._fuel()
        if phase == "building":
            return self._build()
        if phase == "supplying cities":
            self.press(self.button(re.compile(r"^Supply \d+ cit")))
            return "run"
        raise AssertionError(f"nobody knows what to do in '{phase}'")

    def _auction(self) -> str:
        scrap = self.page.locator("footer [data-plant]")
        give = self.button(re.compile("^Give back"))
        if scrap.count():
            self.hit(scrap.first)
            self.press_gold()
            return "scrap"
        if give.count():
            self.hit(give.first)
            self.press_gold()
            return "return"
        names = self.page.locator("footer button:not([aria-disabled=true])").all_inner_texts()
        plants = self.page.locator(".player.mine .mini").count()
        if "Pass" in names:
            self.press(self.button("Pass"))
        elif "Pass: no plant this round" in names and plants > 2:
            self.press(self.button("Pass: no plant this round"))
        else:
            self.follow_hint()
        return "auction"

    def follow_hint(self) -> None:
        self.press(self.button(self.word("hint")))
        self.press(self.button(self.word("hint-do")))

    def _fuel(self) -> str:
        """Fuel for one run of every plant, as long as a token costs less than 8."""
        for _ in range(12):
            short = [run for run in self.page.locator("footer .run").all_inner_texts() if re.search(r"\b0×", run)]
            if not short:
                break
            more = self.button(re.compile(r"^Plan one more \w+ for [1-7]$"))
            ready = [one for one in more.all() if one.is_enabled()]
            if not ready:
                break
            self.press(ready[0])
        self.press(self.button(re.compile("^(Buy and finish|Finish buying)$")))
        return "fuel"

    def _build(self) -> str:
        """The cheapest cities, while the plants supply more than are connected."""
        if self.page.evaluate("() => innerWidth < 500"):
            self.hit(self.button("Whole board"))  # a phone shows a part of the map
        for _ in range(4):
            said = self.page.locator(".player.mine .figures").text_content() or ""  # perhaps on a folded sheet
            cities, capacity = said.split("/")[0::2]
            found = self.cities()
            if not found or int(cities.split()[-1]) > int(capacity):
                break
            self.press_city(found[0][1])
        self.press(self.button(re.compile("^(Build and finish|Finish building)$")))
        return "build"

    def cities(self) -> list[tuple[int, str]]:
        """What can be connected now, the cheapest first: cost and id."""
        found = []
        for label, city in self.page.locator("[data-city][role=button]:not([aria-disabled])").evaluate_all(
            "all => all.map(one => [one.getAttribute('aria-label'), one.dataset.city])"
        ):
            cost = CITY_COST.search(label)
            if cost:
                found.append((int(cost[1]), str(city)))
        return sorted(found)

    def city(self, name: str) -> Locator:
        return self.page.locator(f"[data-city='{name}']")

    def play_until(self, done: Callable[[], bool], most: int = 400) -> None:
        """Acts whenever it is the own turn, until something can be seen or the game is over."""
        for _ in range(most):
            self.wait(lambda: done() or self.look() in ("act", "end"))
            if done() or self.ended:
                return
            self.act()
        raise AssertionError(f"{most} decisions were not enough; the page says {self.headline}")
