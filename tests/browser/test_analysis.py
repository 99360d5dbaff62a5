"""A finished game studied in the browser: the analysis, its numbers and sentences, mistakes to learn from, what if."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from powerhouse import Match
from powerhouse.bots import find
from powerhouse.bots.bot import Clock
from tests.browser.conftest import DESK, PHONE, TABLET, Arrive
from tests.browser.looking import grave_faults
from tests.browser.player import Player


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short game in which one player is much weaker, so that there are mistakes."""
    match = Match.new("factory-manager", 2, 3)
    seated = [find(bot, match.game.id, seat) for seat, bot in enumerate(("beginner", "hard"))]
    while not match.over:
        assert match.actor is not None
        match.play(seated[match.actor].choose(match.state, match.actor, Clock()))
    file = tmp_path_factory.mktemp("studied") / "evening.game"
    match.save(file)
    return file


@pytest.fixture(scope="module")
def student(arrive: Arrive, record: Path) -> Player:
    """Somebody who has opened the record and had it analysed."""
    guest = arrive()
    page = guest.page
    page.goto("/")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/replay/*", timeout=60_000)
    page.get_by_role("link", name="Analysis").click()
    page.wait_for_url("**/analysis/**")
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=60_000)
    return guest


@pytest.fixture
def page(student: Player) -> Page:
    page = student.page
    page.set_viewport_size(DESK)
    page.goto(re.sub("/analysis/([^/]+).*", r"/analysis/\1", page.url))
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    return page


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_numbers_and_sentences_are_there_without_faults(page: Page, axe: str, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    numbers = page.get_by_role("table", name="In numbers")
    expect(numbers.get_by_role("row")).to_have_count(3)
    assert len(re.findall(r"-?\d+\.\d.?%", numbers.inner_text())) == 8
    shares = page.get_by_role("table", name="Shares of the win over the game")
    assert shares.get_by_role("row").count() > 5
    expect(page.get_by_text(re.compile("Judged by hard with evaluator [0-9a-f]{8}, 1 looks"))).to_be_visible()
    assert grave_faults(page, axe) == []


def test_the_chart_and_the_sentences_lead_to_their_positions(page: Page) -> None:
    slider = page.get_by_label("Position in the game")
    last = int(slider.get_attribute("max") or 0)
    chart = page.locator("[data-bands]")
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": 10})
    expect(slider).to_have_value(re.compile(f"^({last // 2}|{last // 2 + 1})$"))
    page.get_by_role("button", name="Next mark").press("Enter")
    page.get_by_role("button", name="Previous mark").press("Enter")
    page.get_by_role("listitem").get_by_role("button", name=re.compile("^Round ")).first.click()
    expect(page.locator(".found")).to_contain_text("Round ")


def test_another_plan_is_played_on_the_board_and_compared(page: Page, axe: str) -> None:
    _learn(page)
    expect(page.get_by_text(re.compile("^Mistake 1 of"))).to_be_visible()
    page.get_by_role("button", name="Show the better plan").click()
    expect(page.get_by_text(re.compile("^The judge's best"))).to_be_visible()
    _play_something(page)
    expect(page.get_by_text(re.compile("^Your plan: "))).to_be_visible(timeout=60_000)
    expect(page.get_by_text(re.compile("^Played: "))).to_be_visible()
    assert grave_faults(page, axe) == []
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text(re.compile("^Your plan: "))).to_have_count(0)
    page.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_label("Position in the game")).to_be_visible()


def test_what_if_from_any_position_by_keys(page: Page) -> None:
    page.get_by_role("button", name="What if?").press("Enter")
    expect(page.get_by_text("Another plan for")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_label("Position in the game")).to_be_visible()


def _learn(page: Page) -> None:
    """The first player with a mistake learns from it."""
    button = page.get_by_role("button", name=re.compile("^Try them again"))
    for seat in ("0", "1"):
        if button.count():
            break
        page.get_by_label("Whose").select_option(seat)
    button.click()


def _play_something(page: Page) -> None:
    """Whatever the board offers first, then the gold button."""
    page.locator(".inputs button:not([aria-disabled=true])").first.click()
    page.locator("[data-primary]").click()
