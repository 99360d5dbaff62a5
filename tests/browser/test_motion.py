"""Pieces travel to where they come to lie, and rest for those who want it calm; nobody has to wait for them."""

from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import DESK
from tests.browser.managing import Manager
from tests.browser.pipeline_player import Plumber
from tests.browser.player import Player
from tests.browser.running import House

# Counts what flies, since it is gone after a fifth of a second; and what moves on the page without being asked to.
COUNT = """() => {
    window.flown = 0;
    window.shift = 0;
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes) if (node.className === "travelling") window.flown += 1;
    }).observe(document.body, { childList: true });
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
    }).observe({ type: "layout-shift" });
}"""


def bought(page: Page) -> Manager:
    """A tile is planned, which goes from the market to a hall by itself."""
    anna = Manager(page).seat("Bot", "Bot")
    while anna.wait_turn() == "act" and anna.phase() != "buying":
        anna.act()
    page.evaluate(COUNT)
    anna.press(anna.cards.first)
    anna.chips.first.wait_for()
    return anna


@pytest.mark.parametrize(("motion", "flown"), [("no-preference", 1), ("reduce", 0)])
def test_a_bought_tile_travels_to_its_hall(
    browser: Browser, house: House, motion: Literal["no-preference", "reduce"], flown: int
) -> None:
    context = browser.new_context(base_url=house.address, viewport=DESK, reduced_motion=motion)
    page = context.new_page()
    anna = bought(page)
    page.wait_for_function("flown => window.flown === flown", arg=flown)
    page.wait_for_function("() => !document.querySelector('.travelling')")
    assert page.evaluate("() => window.shift") < 0.01
    assert anna.faults == []
    context.close()


def test_a_pipe_travels_from_its_quadrant_to_the_plan_and_to_the_sheet(browser: Browser, house: House) -> None:
    context = browser.new_context(base_url=house.address, viewport=DESK, reduced_motion="no-preference")
    anna = Plumber(Player(context.new_page()))
    anna.player.new_table("Bot", game="Pipeline")
    anna.player.wait_turn()
    anna.play_until(lambda: anna.ask == "government")
    page = anna.page
    page.evaluate(COUNT)
    anna.press(page.locator(".quadrants button.open").first)
    page.wait_for_function("() => window.flown === 1")
    anna.go_on()
    anna.player.wait(lambda: anna.ask == "place")
    anna.first("footer [data-deed=best]")
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.flown >= 2")
    page.wait_for_function("() => !document.querySelector('.travelling')")
    assert anna.player.faults == []
    context.close()
