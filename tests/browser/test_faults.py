"""axe-core finds nothing serious on any page, in either theme."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.looking import grave_faults


@pytest.mark.parametrize("path", ["/", "/new", "/nowhere"])
def test_pages_without_a_table(arrive: Arrive, axe: str, path: str) -> None:
    guest = arrive()
    guest.page.goto(path)
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    assert grave_faults(guest.page, axe) == []


def test_waiting_for_players_and_the_invitation(arrive: Arrive, axe: str) -> None:
    anna, boris = arrive(), arrive()
    anna.new_table("Open", "Open")
    expect(anna.page.get_by_role("heading", name="Waiting for 2 more players")).to_be_visible()
    assert grave_faults(anna.page, axe) == []
    boris.page.goto(anna.page.get_by_label("Invitation link", exact=True).input_value())
    expect(boris.page.get_by_role("button", name="Sit down")).to_be_visible()
    assert grave_faults(boris.page, axe) == []


def test_every_phase_of_the_table(arrive: Arrive, axe: str) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot")
    met: set[str] = set()
    while len(met) < 5:
        anna.wait_turn()
        state = "bid" if "Your bid" in anna.ask.inner_text() else anna.phase()
        if state not in met:
            met.add(state)
            if state == "building":
                anna.press_city(anna.cities()[0][1])
            assert grave_faults(anna.page, axe) == [], state
        anna.act()
        assert anna.round < 5, f"met only {met}"


def test_dialogs_over_the_table(arrive: Arrive, axe: str) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot")
    anna.wait_turn()
    for name in ("Seats and table", "Keys"):
        anna.button(name).click()
        expect(anna.page.get_by_role("dialog", name=name)).to_be_visible()
        assert grave_faults(anna.page, axe) == [], name
        anna.page.keyboard.press("Escape")
    anna.button("Settings").click()
    assert grave_faults(anna.page, axe) == []
