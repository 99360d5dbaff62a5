"""Power Grid as a whole game: by clicking, by touch, by keyboard alone, by two people."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import Player
from tests.browser.test_keyboard import by_keys
from tests.browser.test_two_browsers import play_together, sit_together

PHASES = {"auction", "buying fuel", "building", "supplying cities"}


def play_to_the_end(anna: Player) -> None:
    met = set()
    while anna.wait_turn() != "end":
        met.add(anna.phase())
        anna.act()
    assert met == PHASES
    expect(anna.page.get_by_role("heading", level=1).last).to_have_text(re.compile("wins|share the first place"))
    assert anna.faults == []


def test_a_whole_game_is_played_by_clicking(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot")
    play_to_the_end(anna)
    rows = anna.page.get_by_role("list", name="Standings").locator("> li")
    assert rows.count() == 3
    assert min(rows.locator(".place").all_inner_texts()) == "1"
    expect(anna.page.locator(".plot")).to_have_count(3)


@pytest.mark.soak
@pytest.mark.parametrize("way", ["phone", "tablet"])
def test_a_whole_game_by_touch(arrive: Arrive, way: str) -> None:
    anna = arrive(phone=way == "phone", tablet=way == "tablet")
    anna.new_table("Bot", "Bot")
    play_to_the_end(anna)


@pytest.mark.soak
def test_a_whole_game_by_keyboard(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot")
    while anna.wait_turn() != "end":
        by_keys(anna)
    assert anna.faults == []


@pytest.mark.soak
def test_a_whole_game_at_two_browsers(arrive: Arrive) -> None:
    anna, petra = arrive(), arrive()
    sit_together(anna, petra)
    play_together([anna, petra], lambda: anna.ended)
    petra.wait(lambda: petra.ended)
    standings = [one.page.get_by_role("list", name="Standings").locator("> li dd") for one in (anna, petra)]
    assert standings[0].all_inner_texts() == standings[1].all_inner_texts() != []
    assert anna.faults == petra.faults == []
