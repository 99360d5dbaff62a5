"""Somebody in front of the board of Factory Manager who uses what is to be seen there: tiles, cards, machines."""

import re

from playwright.sync_api import Locator

from tests.browser.player import Player

GAME = "Power Grid: Factory Manager"
TO_THE_END = re.compile(r"about ([+−])(\d+) to the end")


class Manager(Player):
    """Plays by pointer, or on a screen that is touched by taps."""

    def seat(self, *seats: str, seed: int = 7) -> "Manager":
        self.new_table(*seats, game=GAME, seed=seed)
        return self

    # what is to be seen

    @property
    def primary(self) -> Locator:
        return self.page.locator("[data-primary]")

    @property
    def strip(self) -> Locator:
        return self.page.locator(".strip")

    @property
    def cards(self) -> Locator:
        """Tiles of the market that can be bought."""
        return self.page.locator(".card.can:not(.hire)")

    @property
    def chips(self) -> Locator:
        return self.page.locator("footer .chip")

    def card(self, tile: str) -> Locator:
        return self.page.locator(f".card[data-tile='{tile}']")

    def stands(self, tile: str) -> Locator:
        return self.page.locator(f"[data-stands='{tile}']")

    def sums(self) -> list[int]:
        """Have, cost and left, or only have."""
        return [int(text.replace("−", "-")) for text in self.page.locator("footer .money dd").all_inner_texts()]

    # acting

    def press(self, target: Locator) -> None:
        self._show(target)
        super().press(target)

    def _show(self, target: Locator) -> None:
        """Where the market is a sheet it may be folded, or another may lie in front."""
        if self.touch and target.evaluate("one => !!one.closest('.sheet [role=group]')"):
            sheet = self.page.locator(".sheets .names button", has_text="Market")
            if sheet.get_attribute("aria-pressed") != "true":
                sheet.tap()
                self.page.wait_for_function("() => !document.querySelector('.sheets .folded')")
            target.scroll_into_view_if_needed()

    def act(self) -> str:
        phase = self.phase()
        getattr(self, "_" + phase.replace(" ", "_"))()
        return phase

    def _turn_order(self) -> None:
        """Opens with nothing, else passes: workers are for tiles."""
        passing = self.button("Pass")
        if passing.count():
            self.press(passing.first)
            return
        if not self.primary.count():
            self.press(self.page.locator("footer .choice button").last)
        self.press(self.primary)

    def _market(self) -> None:
        columns = self.page.locator("footer .fronts button" if self.touch else ".cell.can")
        ready = self.page.locator("[data-primary]:not([aria-disabled=true])")
        for turn in range(12):
            ready.or_(columns).first.wait_for()
            if ready.count():
                break
            self.press(columns.nth(turn % columns.count()))
        self.press(self.primary)

    def _buying(self) -> None:
        """What brings most to the end, as long as a worker and the money last."""
        for _ in range(4):
            best = self.best_card()
            if best is None:
                break
            self.press(best)
        self.press(self.primary)

    def best_card(self) -> Locator | None:
        worth = []
        for at, label in enumerate(self.cards.locator(".hidden").all_text_contents()):
            found = TO_THE_END.search(label)
            if found and found[1] == "+":
                worth.append((int(found[2]), at))
        return self.cards.nth(max(worth)[1]) if worth else None

    def _running(self) -> None:
        self.press(self.primary)
