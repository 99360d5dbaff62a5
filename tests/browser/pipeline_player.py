"""Somebody who plays Pipeline by what is to be seen on its board."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator

from tests.browser.player import Player

WISHES = (
    "government", "crude", "network", "tanks", "contracts", "network", "market-1", "upgrades", "network", "market-2",
    "machines", "network", "market-3",
)  # fmt: skip
"""What is wished for, turn by turn, if something can be done there."""


class Plumber:
    """Plays one decision after the other. `met` are the decisions that came."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.met: set[str] = set()
        self.turns = 0

    # what is to be seen

    @property
    def ask(self) -> str:
        """What is asked of this player, or nothing."""
        return self.page.locator("[data-ask]").get_attribute("data-ask") or ""

    @property
    def round(self) -> int:
        """Rounds since the beginning, as the page's first line tells them."""
        found = re.search(r"year (\d) · round (\d)", self.player.headline)
        return (0, 0, 8, 14)[int(found[1])] + int(found[2]) if found else 0

    @property
    def gold(self) -> Locator:
        return self.page.locator("footer [data-primary]")

    def ready(self) -> bool:
        return self.gold.count() > 0 and self.gold.get_attribute("aria-disabled") is None

    # acting

    def press(self, target: Locator) -> None:
        self.player.press(target)

    def go_on(self) -> None:
        """Presses the one button, and again if it asks."""
        before = self.ask
        self.press(self.gold)
        if self.ask == before and self.page.get_by_text("all the same?").count():
            self.press(self.gold)

    def first(self, selector: str) -> bool:
        """Presses the first control of that kind, if there is one."""
        found = self.page.locator(selector)
        if not found.count():
            return False
        self.press(found.first)
        return True

    def act(self) -> str:
        ask = self.ask
        self.met.add(ask)
        doing: dict[str, Callable[[], bool]] = {
            "start-tanks": lambda: self.first("footer [data-deed=advised]"),
            "work": self._work,
            "trade": self._trade,
            "sign": lambda: self.first(".card.open .acts button"),
            "shop": lambda: self.first("section.lit .beside .pick.open") or self.first("section.lit .pick.open"),
            "pipes": lambda: self.first(".pipes .tile.open"),
            "government": lambda: self.first(".quadrants button.open"),
            "lay": lambda: self.first("footer button.lay"),
            "upgrade": lambda: self.first("[data-family] .acts .may"),
            "benefit": lambda: self.first(".tile.open, .quadrants button.open, .pick.open"),
            "refine": lambda: self.first("footer [data-deed=best-run]"),
            "disc": lambda: self.first(".disc.open"),
            "serve": lambda: self.first(".serving button"),
        }
        if ask in ("place", "site", "stand"):
            self.first("footer [data-deed=best]") or self.first("footer [data-deed=after]")
            self.go_on()
        elif ask in doing:
            done = doing[ask]()
            # After one thing the action is enough, unless what was chosen asks for more.
            if not (done and self.ask not in (ask, "", "work", "disc", "machines")):
                self.finish()
        else:
            self.go_on()
        return ask

    def finish(self) -> None:
        if self.ready() and self.player.look() == "act":
            self.go_on()

    def _work(self) -> bool:
        if self.page.locator(".need.may").count():
            return self.first(".need.may")
        for wish in WISHES[self.turns % len(WISHES) :] + WISHES:
            found = self.page.locator(f"[data-action='{wish}'].open:not(.idle):not(:has(i:text('+')))")
            if found.count():
                self.turns += 1
                self.press(found.first)
                return True
        return False

    def _trade(self) -> bool:
        for slot in (".slot.may:not(.full)", ".slot.full.may"):
            if self.first(slot):
                self.first(".choose button")
        return True

    def play_until(self, done: Callable[[], bool], most: int = 900) -> None:
        for _ in range(most):
            self.player.wait(lambda: done() or self.player.look() in ("act", "end"))
            if done() or self.player.ended:
                return
            self.act()
        raise AssertionError(f"{most} decisions were not enough; the page says {self.player.headline}")
