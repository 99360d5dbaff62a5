"""Coming back: clocks, absent people, my games, another device, notices of turns."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.looking import grave_faults, unreachable
from tests.browser.player import Player
from tests.browser.running import House


def open_table(player: Player, *seats: str, preset: str | None = None) -> str:
    """A table with these further seats; the invitation."""
    page = player.page
    page.goto("/new")
    page.get_by_role("group", name="Players").get_by_text(str(len(seats) + 1), exact=True).click()
    page.get_by_label("Name on seat 1").fill("Anna")
    for number, kind in enumerate(seats, 2):
        page.get_by_role("radiogroup", name=f"Seat {number}").get_by_text(kind, exact=True).click()
    if preset is not None:
        page.get_by_text("Time: No limit").click()
        page.get_by_role("group", name="Time for each player").get_by_text(preset, exact=True).click()
    page.get_by_role("button", name=re.compile("Start the game|Open the table")).click()
    page.wait_for_url("**/t/*")
    if "Open" not in seats:
        return ""
    return page.get_by_label("Invitation link", exact=True).input_value()


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Seats and table").click()


@pytest.mark.parametrize("phone", [False, True])
def test_time_is_shown_and_clocks_stop_when_all_agree(arrive: Arrive, phone: bool) -> None:
    anna, petra = arrive(phone=phone), arrive()
    link = open_table(anna, "Open", preset="Live")
    petra.page.goto(link)
    expect(petra.page.get_by_text("10 minutes, and 2 minutes a round")).to_be_visible()
    petra.sit_down(link, "Petra")
    if phone:
        anna.button(re.compile("^Players")).click()
    for player in (anna, petra):
        times = player.page.get_by_role("region", name="Time", exact=True)
        expect(times.get_by_role("listitem")).to_have_count(2)
        expect(times).to_contain_text(re.compile(r"Petra has (10:00|9:5\d) left"))
    open_menu(anna.page)
    anna.page.get_by_role("button", name="Stop the clocks").click()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_text("You asked to stop the clocks")).to_be_visible()
    expect(petra.page.get_by_text("Anna would like to stop the clocks.")).to_be_visible()
    petra.button("Agree").click()
    for player in (anna, petra):
        expect(player.page.get_by_text("The clocks stand still.")).to_be_visible()
    petra.button("Let them run").click()
    expect(anna.page.get_by_text("The clocks stand still.")).to_be_hidden()
    assert anna.faults == petra.faults == []


def test_others_propose_a_bot_for_who_is_away_and_it_comes_true_when_they_agree(arrive: Arrive) -> None:
    """At this server an absence is three seconds long."""
    anna, petra, dora = arrive(), arrive(), arrive()
    link = open_table(anna, "Open", "Open")
    petra.sit_down(link, "Petra")
    dora.sit_down(link, "Dora")
    expect(petra.page.locator("footer p[aria-live]")).to_be_visible()
    dora.page.close()
    propose = petra.button("Propose a bot")

    def offered() -> bool:
        petra.page.keyboard.press("Escape")
        open_menu(petra.page)
        return propose.is_visible()

    petra.wait(offered)
    propose.click()
    petra.page.keyboard.press("Escape")
    expect(anna.page.get_by_text("Dora has been away for long: Petra proposes that a bot")).to_be_visible()
    anna.button("Agree").click()
    open_menu(petra.page)
    expect(petra.page.get_by_role("dialog").get_by_text(re.compile("Bot, "))).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_my_games_can_be_used_by_everybody(arrive: Arrive, axe: str, phone: bool) -> None:
    anna = arrive(phone=phone)
    open_table(anna, "Bot")
    anna.page.goto("/games")
    expect(anna.page.get_by_role("heading", name=re.compile("waits for you"))).to_be_visible()
    expect(anna.page.get_by_role("heading", name="Ratings")).to_be_visible()
    anna.page.get_by_text("Send it elsewhere").click()
    assert grave_faults(anna.page, axe) == []
    assert unreachable(anna.page) == []


def test_one_key_goes_to_the_next_table_that_waits(arrive: Arrive) -> None:
    anna = arrive()
    page = anna.page
    tables = []
    for _ in range(2):
        open_table(anna, "Bot")
        anna.wait(lambda: anna.may_act)
        tables.append(page.url)
    page.keyboard.press("n")
    page.wait_for_url(tables[0])
    anna.wait(lambda: anna.may_act)
    page.keyboard.press("n")
    page.wait_for_url(tables[1])
    page.goto("/games")
    expect(page.get_by_role("heading", name="2 tables wait for you")).to_be_visible()
    page.keyboard.press("n")
    page.wait_for_url(tables[0])


def test_a_link_brings_another_device_along(arrive: Arrive, house: House) -> None:
    desk, phone = arrive(), arrive(phone=True)
    open_table(desk, "Bot")
    table = desk.page.url
    desk.page.goto("/games")
    desk.page.get_by_label("Your name").fill("Anna")
    desk.button("Save").click()
    expect(desk.page.get_by_text("Saved.")).to_be_visible()
    desk.button("Bring another device along").click()
    link = desk.page.get_by_label("Link for another device").input_value()
    phone.page.goto(link)
    phone.button("This is my device").click()
    phone.page.wait_for_url("**/games")
    expect(phone.page.get_by_label("Your name")).to_have_value("Anna")
    path = table.removeprefix(house.address)
    expect(phone.page.locator(f"a.card[href='{path}']")).to_be_visible()
    other = arrive()
    other.page.goto(link)
    other.button("This is my device").click()
    expect(other.page.get_by_role("alert")).to_contain_text("has been used")


def test_a_webhook_that_leads_inwards_is_refused_and_a_feed_is_made(arrive: Arrive) -> None:
    page = arrive().page
    page.goto("/games")
    page.get_by_text("Send it elsewhere").click()
    page.get_by_label("Address").fill("https://127.0.0.1/hook")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("no public address")
    page.get_by_role("button", name="Make a feed").click()
    first = page.get_by_label("Feed of my tables").input_value()
    assert "/api/feed/" in first
    page.get_by_role("button", name="New address").click()
    expect(page.get_by_label("Feed of my tables")).not_to_have_value(first)
