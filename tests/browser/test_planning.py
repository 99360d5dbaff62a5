"""Planning before acting, taking back, and several people at one screen."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.player import Player


def to_phase(player: Player, phase: str) -> None:
    player.play_until(lambda: player.may_act and player.phase() == phase)


def figure(player: Player, name: str) -> int:
    return int(player.page.locator("footer dl div", has_text=name).locator("dd").inner_text().lstrip("−"))


def test_several_cities_are_planned_with_their_sum_and_cleared(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot")
    to_phase(anna, "building")
    money = figure(anna, "have")
    total = 0
    for count in (1, 2):
        cost, city = anna.cities()[0]
        anna.hover_city(city)
        expect(anna.page.locator(".map").get_by_text(str(cost)).first).to_be_visible()
        anna.press_city(city)
        total += cost
        expect(anna.page.locator("footer .step")).to_have_count(count)
        assert figure(anna, "cost") == total
        assert figure(anna, "left") == money - total
    assert "cities 2" in anna.page.locator(".player.mine .figures").inner_text()
    anna.button("Clear").click()
    expect(anna.page.locator("footer .step")).to_have_count(0)
    assert "cities 0" in anna.page.locator(".player.mine .figures").inner_text()
    assert figure(anna, "have") == money
    anna.page.reload()
    anna.wait_turn()
    assert "cities 0" in anna.page.locator(".player.mine .figures").inner_text(), "a plan commits nothing"


def test_a_city_that_cannot_be_had_says_why_with_the_numbers(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot")
    to_phase(anna, "building")
    anna.press_city(anna.cities()[0][1])
    closed = anna.page.locator("[data-city][aria-disabled=true]").first.get_attribute("data-city")
    assert closed is not None
    anna.press_city(closed)
    expect(anna.page.locator(".map").get_by_text(re.compile(r"\(?PG-|\d")).first).to_be_visible()


def test_taking_back_brings_money_and_fuel_back(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot")
    to_phase(anna, "buying fuel")
    money, market = anna.money(0), anna.page.locator("[data-fuel]").all_inner_texts()
    more = anna.button(re.compile("^Plan one more"))
    anna.press(more.first)
    assert anna.money(0) != money
    anna.press(anna.button("Buy and finish"))
    anna.wait(lambda: anna.phase() != "buying fuel" and anna.may_act)
    anna.button("Undo").click()
    anna.button("Take back").click()  # bots have decided since
    anna.wait(lambda: anna.phase() == "buying fuel" and anna.may_act)
    if anna.money(0) != money:
        anna.button("Undo").click()
    anna.wait(lambda: anna.money(0) == money)
    assert anna.page.locator("[data-fuel]").all_inner_texts() == market


def test_a_shared_screen_is_hidden_between_turns(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Boris", "Bot")
    seen = set()
    for _ in range(12):
        assert anna.wait_turn() == "curtain"
        assert anna.page.locator("[data-seat], [data-city], [data-plant]").count() == 0
        assert not re.search(r"\d+ elektro", anna.page.content())
        ready = anna.button(re.compile("^I am "))
        name = ready.inner_text().removeprefix("I am ")
        ready.click()
        anna.wait(lambda: anna.may_act)
        seat = ["Anna", "Boris"].index(name)
        assert anna.money(seat).isdigit()
        assert not anna.money(1 - seat).isdigit()
        seen.add(name)
        while anna.may_act:
            anna.act()
        if len(seen) == 2:
            return
    raise AssertionError(f"only {seen} came to act")


@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_says_why_and_what_other_moves_would_lose(arrive: Arrive, phone: bool) -> None:
    anna = arrive(phone=phone)
    anna.new_table("Bot", "Bot")
    anna.wait_turn()
    anna.press(anna.button("Hint"))
    note = anna.page.locator(".note.hint")
    expect(note.locator(".told").first).to_have_text(re.compile(r"^(To you|You|By rule of thumb you) .*\.$"))
    expect(note.locator(".told").nth(1)).to_have_text(
        re.compile(r"^Played on in mind, this brings you \d+% of the win\.$")
    )
    expect(note.locator(".told").nth(2)).to_have_text(re.compile(r"^To .*\.$"))
    box, width = note.bounding_box(), anna.page.viewport_size
    assert box is not None
    assert width is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width["width"]


def test_one_may_go_on_while_a_bot_thinks_about_a_hint(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot")
    anna.wait_turn()
    asked: list[Route] = []
    anna.page.route("**/hint", lambda route: asked.append(route))
    anna.button("Hint").click()
    thinking = anna.page.get_by_text("A bot is thinking about your move…")
    expect(thinking).to_be_visible()
    expect(anna.button("Hint")).to_have_attribute("aria-disabled", "true")
    offers = anna.page.locator("footer .inputs button:not([aria-disabled=true])")
    assert offers.count() > 0
    asked[0].continue_()
    expect(anna.button("Do it")).to_be_visible(timeout=20_000)
    expect(thinking).to_be_hidden()
