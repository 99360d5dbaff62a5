"""The rules beside a board: opened where the game is, searched, led to by refusals and by the log, in any language."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.looking import grave_faults, unreachable
from tests.browser.player import Player

TOP = """clause => {
    const [here, text] = [document.getElementById(clause), document.querySelector("aside.rules .text")];
    const top = here.getBoundingClientRect().top - text.getBoundingClientRect().top;
    return top >= 0 && top < text.clientHeight / 2;
}"""


def asked(anna: Player) -> str:
    """The clause of what is asked of her now: nobody moves while it is her turn."""
    anna.wait_turn()
    address = anna.page.url.replace("/t/", "/api/tables/")
    return str(anna.page.request.get(f"{address}/rules").json()["clause"])


def open_at(page: Page, clause: str) -> None:
    """The clause is marked and in sight."""
    expect(page.locator(f"[id='{clause}'].clause")).to_be_visible(timeout=15_000)
    page.wait_for_function(TOP, arg=clause)


def test_the_rules_open_at_the_phase_are_searched_and_closed_by_keys(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot")
    clause = asked(anna)
    page = anna.page
    page.keyboard.press("b")
    rules = page.get_by_role("complementary", name="Rules")
    expect(rules).to_be_visible()
    open_at(page, clause)
    assert page.evaluate("() => document.querySelector('aside.rules').contains(document.activeElement)")

    page.get_by_role("searchbox").fill("DISCOUNT token")
    count = rules.locator("mark").count()
    assert count > 3
    expect(rules.get_by_text(f"1 of {count}", exact=True)).to_be_visible()
    page.keyboard.press("Enter")
    expect(rules.get_by_text(f"2 of {count}", exact=True)).to_be_visible()
    page.get_by_role("button", name="Previous hit").click()
    page.get_by_role("button", name="Previous hit").click()
    expect(rules.get_by_text(f"{count} of {count}", exact=True)).to_be_visible()
    expect(rules.locator("mark.now")).to_be_in_viewport()

    rules.get_by_text("At this table").click()
    rules.get_by_text("Payments", exact=True).click()
    expect(rules.get_by_role("row", name="20 150", exact=True)).to_be_visible()
    rules.get_by_role("link", name="PG-2.4", exact=True).first.click()
    open_at(page, "PG-2.4")
    rules.get_by_role("searchbox").focus()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(page.locator("main.board")).to_be_visible()
    assert anna.faults == []


def test_a_refusal_and_the_log_lead_to_their_clauses(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot")
    anna.play_until(lambda: anna.may_act and anna.phase() == "building")
    page = anna.page
    anna.press_city(anna.cities()[0][1])
    closed = page.locator("[data-city][aria-disabled=true]").first.get_attribute("data-city")
    assert closed is not None
    anna.press_city(closed)
    link = page.locator(".map").get_by_role("link", name=re.compile("^PG-")).first
    clause = link.inner_text()
    link.click()
    open_at(page, clause)
    assert "/t/" in page.url

    page.keyboard.press("Escape")
    log = page.get_by_role("list", name="Log")
    log.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    named = page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("Enter")
    open_at(page, named.removeprefix("Rules: "))
    assert anna.faults == []


def test_another_language_has_its_page_at_once(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot", game="Pipeline")
    clause, page = asked(anna), anna.page
    page.get_by_role("button", name="Rules").click()
    open_at(page, clause)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("ru")
    expect(page.get_by_role("complementary", name="Правила")).to_be_visible()
    expect(page.get_by_text("За этим столом")).to_be_visible()
    expect(page.locator("article[lang]")).to_have_attribute("lang", "ru")
    assert anna.faults == []


def test_a_sheet_on_the_phone(arrive: Arrive, axe: str) -> None:
    anna = arrive(phone=True)
    anna.new_table("Bot", "Bot", game="Power Grid: Factory Manager")
    clause, page = asked(anna), anna.page
    page.get_by_role("button", name="Rules").click()
    open_at(page, clause)
    assert grave_faults(page, axe) == []
    page.get_by_role("button", name="Close").click()
    expect(page.locator("aside.rules")).to_have_count(0)
    assert unreachable(page) == []


def test_the_page_of_the_rules_has_an_address_for_each_clause(arrive: Arrive) -> None:
    anna = arrive()
    page = anna.page
    page.goto("/rules/factory-manager#FM-3.8")
    expect(page.locator("[id='FM-3.8'].clause")).to_be_in_viewport()
    page.locator("[id='FM-3.8']").get_by_role("link", name="FM-3.8").click()
    assert page.url.endswith("/rules/factory-manager#FM-3.8")
    page.get_by_role("searchbox").fill("canteen")
    expect(page.locator("mark.now")).to_be_in_viewport()
    page.goto("/rules/nothing")
    expect(page.locator("article")).to_have_count(0)
    assert anna.faults == []
