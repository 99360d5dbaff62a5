"""A whole game against two bots by clicking."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive

PHASES = {"auction", "buying fuel", "building", "supplying cities"}


def test_a_whole_game_is_played_by_clicking(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot")
    met = set()
    while anna.wait_turn() != "end":
        met.add(anna.phase())
        anna.act()
    assert met == PHASES
    expect(anna.page.get_by_role("heading", level=1).last).to_have_text(re.compile("wins|share the first place"))
    rows = anna.page.get_by_role("list", name="Standings").locator("> li")
    assert rows.count() == 3
    assert min(rows.locator(".place").all_inner_texts()) == "1"
    expect(anna.page.locator(".plot")).to_have_count(3)
    assert anna.faults == []
