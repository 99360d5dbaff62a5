"""The frame of a table: bids that are typed, the one gold button, reasons and prices, taking back, looking back."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import Player


def to_a_bid(player: Player) -> None:
    player.play_until(lambda: player.may_act and "Your bid for plant" in player.ask.inner_text())


def to_phase(player: Player, phase: str) -> None:
    player.play_until(lambda: player.may_act and player.phase() == phase)


def test_a_typed_bid_is_never_changed(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot")
    to_a_bid(anna)
    field = anna.page.get_by_label("Your bid", exact=True)
    least = int(field.input_value())
    money = int(anna.money(0))
    log = anna.log()
    field.fill("300")
    expect(anna.gold).to_have_count(0)
    button = anna.button("Bid 300")
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(anna.page.get_by_role("alert")).to_contain_text(f"a whole number from {least} to {money}")
    field.press("Enter")
    anna.page.keyboard.press("Control+Enter")
    anna.page.wait_for_timeout(200)
    assert anna.log() == log
    assert field.input_value() == "300"

    bold = max(least + 20, money // 2 + 1)
    field.fill(str(bold))
    expect(anna.gold).to_have_text(f"Bid {bold}")
    field.press("Enter")
    expect(anna.page.get_by_role("alert")).to_contain_text(f"{bold} is more than half of your {money}")
    assert anna.log() == log, "a bold bid asks once"
    field.fill(str(least))
    expect(anna.page.get_by_role("alert")).to_have_count(0)
    field.press("Enter")
    anna.wait(lambda: anna.log() != log)


def test_there_is_one_gold_button_in_every_phase(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot")
    met: set[str] = set()
    heights: set[float] = set()
    while len(met) < 4 and anna.wait_turn() != "end":
        phase = anna.phase()
        met.add(phase)
        if phase in ("buying fuel", "building"):
            # To finish is quiet until something was done.
            finish = anna.button(re.compile("^Finish"))
            if anna.cities() or phase == "buying fuel":
                expect(finish).not_to_have_class(re.compile("primary"))
                expect(anna.gold).to_have_count(0)
        assert anna.gold.count() <= 1
        heights.add(anna.page.locator("footer").first.bounding_box()["height"])  # type: ignore[index]
        anna.act()
    assert len(heights) == 1, "the bar has one height"


def test_what_cannot_be_had_says_why_and_stays(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot")
    to_phase(anna, "building")
    anna.press_city(anna.cities()[0][1])
    closed = anna.page.locator("[data-city][aria-disabled=true]").first.get_attribute("data-city")
    assert closed is not None
    anna.hover_city(closed)
    reason = anna.page.locator(".map .tag .why")
    expect(reason).to_contain_text("PG-")
    anna.press_city(closed)
    anna.page.wait_for_timeout(300)
    expect(reason).to_contain_text("PG-")
    reason.get_by_role("link").first.click()
    expect(anna.page.locator("aside.rules p.clause")).to_be_in_viewport()


def test_prices_are_told_in_other_phases(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot")
    to_phase(anna, "auction")
    city = anna.page.locator("[data-city]:not([aria-label*='out of play'])").first
    anna.hover_city(str(city.get_attribute("data-city")))
    expect(anna.page.locator(".map .tag .sum")).to_have_text("10")
    anna.page.mouse.move(5, 5)
    city.focus()
    expect(anna.page.locator(".map .tag .sum")).to_have_text("10")
    anna.page.locator("[data-fuel='uranium']").click(force=True)
    anna.page.wait_for_timeout(100)
    expect(anna.page.locator(".reading")).to_contain_text("PG-3.7")
    anna.page.locator("[data-plant]").last.focus()
    expect(anna.page.locator(".reading")).to_contain_text("not on offer yet")


def test_taking_back_asks_and_is_made_again(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot")
    to_phase(anna, "buying fuel")
    anna.act()
    anna.wait_turn()
    log = anna.log()
    anna.page.keyboard.press("u")
    question = anna.page.get_by_role("alert")
    expect(question).to_contain_text(re.compile("This takes back .* of others too"))
    assert anna.log() == log
    question.get_by_role("button", name="No").click()
    expect(question).to_have_count(0)
    anna.button("Undo").click()
    question.get_by_role("button", name="Take back").click()
    anna.wait(lambda: anna.phase() == "buying fuel" and anna.may_act)
    anna.press(anna.button("Redo"))
    anna.wait(lambda: anna.log() == log)
    expect(anna.button("Redo")).to_have_attribute("aria-disabled", "true")


def test_a_plan_survives_a_reload(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot")
    to_phase(anna, "building")
    anna.press_city(anna.cities()[0][1])
    expect(anna.page.locator("footer .step")).to_have_count(1)
    planned = anna.page.locator("footer .step").inner_text()
    anna.page.reload()
    anna.wait_turn()
    expect(anna.page.locator("footer .step")).to_have_text(planned)
    anna.button("Clear").click()
    anna.page.reload()
    anna.wait_turn()
    expect(anna.page.locator("footer .step")).to_have_count(0)


def test_a_line_of_the_log_marks_its_place_and_shows_the_position(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot")
    to_phase(anna, "supplying cities")
    line = anna.page.get_by_role("list", name="Log").get_by_role("button", name=re.compile("connects")).first
    line.hover()
    expect(anna.page.locator(".city.pointed").first).to_be_attached()
    now = anna.headline
    line.click()
    expect(anna.page.get_by_text("This is how it was.")).to_be_visible()
    expect(anna.page.locator("header h1")).not_to_have_text(now)
    assert not anna.may_act
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("header h1")).to_have_text(now)
    anna.wait(lambda: anna.may_act)
    anna.page.locator("[data-seat='1']").hover()
    expect(anna.page.locator(".city.pointed").first).to_be_attached()


def test_people_who_hide_nothing_need_no_curtain(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Boris", "Bot", options={"Money": "Open"})
    for _ in range(6):
        assert anna.wait_turn() == "act"
        anna.act()
