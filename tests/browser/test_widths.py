"""A table on every screen: tablet in portrait, phone by touch in both positions, and a page that rests."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, TABLET, Arrive
from tests.browser.looking import grave_faults, unreachable
from tests.browser.player import CITY_BOX, Player

SHIFTS = """
window.shifted = 0;
new PerformanceObserver(list => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifted += shift.value;
}).observe({ type: "layout-shift" });
"""
SMALL_TEXT = """() => [...document.querySelectorAll("*")]
    .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
    .filter(one => !one.closest(".out, .hidden"))
    .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map(one => {
        const scale = one instanceof SVGElement && one.getScreenCTM ? one.getScreenCTM().a : 1;
        const size = parseFloat(getComputedStyle(one).fontSize) * scale;
        return [Math.round(size * 10) / 10, one.textContent.trim().slice(0, 30)];
    })
    .filter(([size]) => size < 9.95)"""


def height(page: Page, what: str) -> float:
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["height"]


def free_of_the_board(page: Page) -> float:
    """How high the board is above sheets and bar."""
    seen: float = page.evaluate(
        """() => document.querySelector(".sheets .names").getBoundingClientRect().top
            - document.querySelector("main.board").getBoundingClientRect().top"""
    )
    return seen


def tap_city(player: Player, city: str, aside: tuple[int, int] = (0, 0)) -> None:
    x, y = player.city(city).evaluate(CITY_BOX)
    player.page.touchscreen.tap(x + aside[0], y + aside[1])
    player.settle()


def in_sight(player: Player) -> list[str]:
    """Cities that can be had and can be tapped, the cheapest first."""
    page = player.page
    bottom = page.locator(".sheets .names").bounding_box()
    assert bottom is not None
    found = []
    for _, city in player.cities():
        x, y = player.city(city).evaluate(CITY_BOX)
        if 24 < x < PHONE["width"] - 60 and 80 < y < bottom["y"] - 30:
            found.append(city)
    return found


def test_two_rounds_on_a_tablet_in_portrait(arrive: Arrive, axe: str) -> None:
    anna = arrive(tablet=True)
    anna.new_table("Bot", "Bot")
    met: set[str] = set()
    bars: set[float] = set()
    while anna.round < 3:
        if anna.wait_turn() == "end":
            break
        phase = anna.phase()
        bars.add(height(anna.page, "footer.bar"))
        if phase not in met:
            met.add(phase)
            board = anna.page.locator("main.board").bounding_box()
            assert board is not None
            assert board["width"] == TABLET["width"]
            expanded = anna.page.locator(".names [aria-expanded=true]").count()
            assert expanded == (0 if phase in ("building", "supplying cities") else 1), phase
            assert unreachable(anna.page) == [], phase
            assert anna.page.evaluate(SMALL_TEXT) == [], phase
            assert grave_faults(anna.page, axe) == [], phase
        anna.act()
    assert len(met) == 4
    assert len(bars) == 1
    assert anna.faults == []


def test_building_by_touch_on_a_phone(arrive: Arrive) -> None:
    anna = arrive(phone=True)
    anna.new_table("Bot", "Bot")
    anna.play_until(lambda: anna.may_act and anna.phase() == "building")
    page = anna.page
    assert free_of_the_board(page) > PHONE["height"] / 2
    assert page.evaluate(SMALL_TEXT) == []
    scale = anna.city("essen").evaluate("city => city.getScreenCTM().a")
    cities = in_sight(anna)
    tap_city(anna, cities[0], aside=(0, -18))  # a finger need not be exact
    expect(page.locator("footer .step")).to_have_count(1)
    assert free_of_the_board(page) > PHONE["height"] / 2
    assert anna.city("essen").evaluate("city => city.getScreenCTM().a") == scale, "the map keeps its scale"

    # a drag moves the map and chooses nothing
    before = anna.city(cities[0]).evaluate(CITY_BOX)
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": 200, "y": 300}]})
    for step in range(1, 6):
        point = {"x": 200 - 12 * step, "y": 300 - 8 * step}
        line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    after = anna.city(cities[0]).evaluate(CITY_BOX)
    assert before != after
    expect(page.locator("footer .step")).to_have_count(1)

    # what cannot be had says why under the finger, and goes on saying it
    page.get_by_role("button", name="Zone in play").tap()
    closed = page.locator("[data-city][aria-disabled=true]").first.get_attribute("data-city")
    assert closed is not None
    anna.city(closed).evaluate("city => city.focus()")
    anna.city(closed).evaluate("city => city.blur()")
    tap_city(anna, closed)
    page.wait_for_timeout(300)
    expect(page.locator(".map .tag .why")).to_contain_text("PG-")
    anna.gold.tap()
    anna.wait(lambda: any("Anna connects" in line for line in anna.log()))


def test_a_phone_that_is_turned(arrive: Arrive) -> None:
    anna = arrive(phone=True)
    anna.new_table("Bot", "Bot")
    anna.wait_turn()
    page = anna.page
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_timeout(300)
    board = page.locator("main.board").bounding_box()
    assert board is not None
    assert board["width"] > 440
    assert board["height"] > 320
    zone = page.evaluate(
        """() => {
            const cities = [...document.querySelectorAll("[data-city]:not([aria-label*='out of play'])")];
            const boxes = cities.map(city => city.getBoundingClientRect());
            return Math.max(...boxes.map(box => box.right)) - Math.min(...boxes.map(box => box.left));
        }"""
    )
    assert zone > board["width"] / 2, "the map fills its window again"
    assert unreachable(page) == []
    assert page.evaluate(SMALL_TEXT) == []


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_nothing_shifts_over_a_whole_game(arrive: Arrive, screen: str) -> None:
    anna = arrive(phone=screen == "phone")
    anna.page.set_viewport_size(PHONE if screen == "phone" else DESK)
    anna.new_table("Bot", "Bot")
    anna.wait_turn()
    anna.page.evaluate(SHIFTS)
    while anna.wait_turn() != "end":
        shifted = anna.page.evaluate("() => window.shifted")
        anna.act()
    assert shifted < 0.1
    assert anna.faults == []
