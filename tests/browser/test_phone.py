"""A phone in portrait: everything can be reached, nothing scrolls sideways, rounds are played by touch."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.looking import unreachable


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
        anna.act()


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
