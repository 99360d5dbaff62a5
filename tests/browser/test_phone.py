"""A phone in portrait: everything can be reached, nothing scrolls sideways, rounds are played by touch."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.looking import crowded, unreachable
from tests.browser.player import CITY_BOX


@pytest.mark.parametrize("path", ["/", "/new", "/nowhere"])
def test_pages_without_a_table(arrive: Arrive, path: str) -> None:
    guest = arrive(phone=True)
    guest.page.goto(path)
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    assert unreachable(guest.page) == []


def test_waiting_and_the_invitation(arrive: Arrive) -> None:
    anna, boris = arrive(phone=True), arrive(phone=True)
    anna.new_table("Open", "Bot")
    expect(anna.page.get_by_label("The invitation link as a QR code")).to_be_visible()
    assert unreachable(anna.page) == []
    boris.page.goto(anna.page.get_by_label("Invitation link", exact=True).input_value())
    expect(boris.page.get_by_role("button", name="Sit down")).to_be_visible()
    assert unreachable(boris.page) == []


def test_two_rounds_by_touch_on_a_phone(arrive: Arrive) -> None:
    anna = arrive(phone=True)
    anna.new_table("Bot", "Bot")
    met: set[str] = set()
    while anna.round < 3 or len(met) < 5:
        anna.wait_turn()
        state = "bid" if "Your bid" in anna.ask.inner_text() else anna.phase()
        if state not in met:
            met.add(state)
            for sheet in ("Players", "Log and chat", "Market"):
                anna.open_sheet(sheet)
                assert unreachable(anna.page) == [], f"{state}, {sheet}"
        anna.act()
        assert anna.round < 5, f"met only {met}"
    assert anna.faults == []


def test_nothing_moves_for_who_wants_no_motion(arrive: Arrive) -> None:
    anna = arrive(phone=True)
    anna.new_table("Bot", "Bot")
    anna.wait_turn()
    anna.page.evaluate(
        """() => {
            window.scrolls = [];
            const scroll = Element.prototype.scrollTo;
            Element.prototype.scrollTo = function (wish) { scrolls.push(wish.behavior); scroll.call(this, wish); };
        }"""
    )
    for sheet in ("Players", "Log and chat", "Market"):
        anna.open_sheet(sheet)
    assert anna.page.evaluate("() => scrolls") == ["instant"] * 3
    anna.act()
    assert anna.page.evaluate("() => document.getAnimations().filter(one => one.playState === 'running').length") == 0


def test_a_swipe_brings_the_next_sheet(arrive: Arrive) -> None:
    anna = arrive(phone=True)
    anna.new_table("Bot", "Bot")
    anna.wait_turn()
    anna.page.locator(".sheets .strip").evaluate("strip => strip.scrollBy({ left: strip.clientWidth })")
    expect(anna.button("Players")).to_have_attribute("aria-pressed", "true")
    expect(anna.page.get_by_role("group", name="Players").locator("[data-seat='0']")).to_be_visible()


def test_the_headline_is_whole_in_every_phase(arrive: Arrive) -> None:
    anna = arrive(phone=True)
    anna.new_table("Bot", "Bot")
    met: set[str] = set()
    while len(met) < 4:
        anna.wait_turn()
        met.add(anna.phase())
        cut = anna.page.locator("header h1").evaluate("line => line.scrollWidth > line.clientWidth")
        assert not cut, anna.headline
        heights = anna.page.locator("header h1 span").evaluate_all("all => all.map(one => one.offsetHeight)")
        assert max(heights) < 24, f"a line of '{anna.headline}' ends within a part"
        anna.act()


HALVES = """() => {
    const row = document.querySelector("footer .means"), { left, right } = row.getBoundingClientRect();
    const hidden = name => parseFloat(getComputedStyle(row).getPropertyValue(name));
    const shown = [left + hidden("--from"), right - hidden("--to")];
    return [...row.querySelectorAll("button, input, svg, span:not(:has(*))")].filter(one => {
        const box = one.getBoundingClientRect();
        return shown.some(edge => box.left < edge - 1 && box.right > edge + 1);
    }).map(one => one.innerText || one.outerHTML.slice(0, 60));
}"""


@pytest.mark.parametrize("sideways", [False, True])
def test_no_half_word_in_the_bar(arrive: Arrive, sideways: bool) -> None:
    anna = arrive(phone=True)
    if sideways:
        anna.page.set_viewport_size({"width": 844, "height": 390})
    anna.new_table("Bot", "Bot")
    anna.wait_turn()
    while "Your bid" not in anna.ask.inner_text():
        anna.act()
        anna.wait_turn()
    page = anna.page
    page.wait_for_timeout(300)
    assert page.evaluate(HALVES) == []
    row, passing = page.locator("footer .row.long").bounding_box(), anna.button("Pass").bounding_box()
    assert row is not None
    assert passing is not None
    assert passing["x"] + passing["width"] < row["x"] + row["width"] - 24, "who may pass sees it"
    page.locator("footer .more.there").tap()
    page.wait_for_timeout(500)
    assert page.evaluate(HALVES) == []
    assert crowded(page) == []


def test_why_a_fuel_cannot_be_bought_is_in_sight(arrive: Arrive) -> None:
    anna = arrive(phone=True)
    anna.new_table("Bot", "Bot")
    anna.play_until(lambda: anna.may_act and anna.phase() == "buying fuel")
    box = anna.page.locator("[data-fuel][aria-disabled=true]").first.bounding_box()
    assert box is not None
    anna.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    why = anna.page.locator(".reading .warn")
    expect(why).to_be_visible()
    said, bar = why.bounding_box(), anna.page.locator("footer.bar").bounding_box()
    assert said is not None
    assert bar is not None
    assert said["y"] + said["height"] <= bar["y"] + 1


def test_the_map_is_fitted_when_a_sheet_folds(arrive: Arrive) -> None:
    anna = arrive(phone=True)
    anna.new_table("Bot", "Bot")
    anna.wait_turn()

    def height(city: str) -> float:
        return float(anna.city(city).evaluate(CITY_BOX)[1])

    before = height("essen")
    anna.button(re.compile("^Market")).tap()
    anna.wait(lambda: height("essen") > before + 20)
    anna.button(re.compile("^Market")).tap()
    anna.wait(lambda: abs(height("essen") - before) < 1)


def test_the_menu_of_the_table(arrive: Arrive) -> None:
    anna = arrive(phone=True)
    anna.new_table("Bot", "Bot")
    anna.wait_turn()
    anna.button("Seats and table").click()
    expect(anna.page.get_by_role("dialog", name="Seats and table")).to_be_visible()
    controls = anna.page.get_by_role("dialog").locator("button, a, select")
    for control in controls.all():
        control.scroll_into_view_if_needed()
        box = control.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
