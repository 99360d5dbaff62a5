"""A game for which the pages have no board of its own can be seen and played all the same."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.looking import grave_faults, unreachable
from tests.browser.player import Player
from tests.browser.running import ROOT, Chromium, House

OUTSIDE = (Path(__file__).parent / "outside", ROOT / "tests/conformance/outside")


@pytest.fixture(scope="module")
def other_house(built: Chromium, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("outside"), OUTSIDE)
    house.start()
    yield house
    house.stop()


def act(player: Player) -> None:
    """Takes the first choice there is, wherever it stands; bids only where passing is no choice."""
    choices = player.page.locator("footer .means > button:not(.step), [data-move]")
    if not choices.count():
        player.press(player.button(re.compile(r"^Bid \d+$")))
        return
    player.press(choices.first)
    player.press(player.button("Confirm"))


def say(player: Player, move: str) -> None:
    player.page.get_by_label("Your move").fill(move)
    player.page.keyboard.press("Enter")


def to_phase(player: Player, phase: str) -> None:
    for _ in range(40):
        player.wait_turn()
        if player.phase() == phase:
            return
        act(player)
    raise AssertionError(f"'{phase}' never came; the page says {player.headline}")


def test_the_view_is_told_in_words_and_tables(arrive: Arrive, other_house: House, axe: str) -> None:
    anna = arrive(at=other_house)
    anna.new_table("Bot", "Bot", game="Bare Grid")
    anna.wait_turn()
    assert anna.headline.startswith("round 1, step 1")
    board = anna.page.get_by_role("group", name="Position")
    expect(board.get_by_role("columnheader", name="Output").first).to_be_visible()
    said = anna.page.locator("body").inner_text()
    assert not re.search(r"[{}\[\]]|undefined|null|object", said), said
    mine = anna.page.locator("[data-seat='0']")
    expect(mine).to_contain_text("to act")
    expect(mine).to_contain_text("50")
    expect(anna.page.locator("[data-seat='1']")).not_to_contain_text("to act")
    assert grave_faults(anna.page, axe) == []


def test_many_choices_stand_on_the_board_and_are_searched(arrive: Arrive, other_house: House, axe: str) -> None:
    anna = arrive(at=other_house)
    anna.new_table("Bot", "Bot", game="Bare Grid")
    to_phase(anna, "building")
    assert anna.page.locator("[data-move]").count() > 12
    assert grave_faults(anna.page, axe) == []
    group = anna.page.get_by_role("group", name="Build")
    first = group.get_by_role("button").first
    name = first.locator("span").first.inner_text()
    field = anna.page.get_by_role("searchbox")
    field.fill(name)
    expect(group.get_by_role("button")).to_have_count(1)
    anna.page.keyboard.press("Enter")
    anna.settle()
    planned = anna.button(f"Take build {name.lower()} out of the plan")
    expect(planned).to_be_visible()
    planned.click()
    anna.settle()
    expect(planned).to_be_hidden()
    expect(field).to_have_value("")

    anna.page.locator("[data-move]").first.focus()
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("Enter")
    anna.settle()
    anna.page.keyboard.press("Control+Enter")
    anna.wait(lambda: any("Anna connects" in line for line in anna.log()))
    assert anna.faults == []


def test_a_round_on_a_phone(arrive: Arrive, other_house: House) -> None:
    anna = arrive(phone=True, at=other_house)
    anna.new_table("Bot", "Bot", game="Bare Grid")
    met: set[str] = set()
    wanted = {"auction", "fuel", "building"}
    for _ in range(60):
        anna.wait_turn()
        phase = anna.phase()
        if phase not in met:
            met.add(phase)
            for sheet in ("Players", "Log and chat", "Market"):
                anna.open_sheet(sheet)
                assert unreachable(anna.page) == [], f"{phase}, {sheet}"
        if wanted <= met:
            break
        act(anna)
    assert wanted <= met
    assert anna.faults == []


def test_where_no_choices_are_listed_the_move_is_typed(arrive: Arrive, other_house: House) -> None:
    anna = arrive(at=other_house)
    anna.new_table("Bot", game="Nim")
    anna.wait_turn()
    say(anna, "bid 9")
    anna.press(anna.button("Confirm"))
    anna.wait(lambda: any("Anna begins for 9" in line for line in anna.log()))
    anna.wait_turn()
    say(anna, "take 9")
    expect(anna.page.get_by_role("alert")).to_contain_text(re.compile(r"Take 1 to 3 of the \d+ left"))
    say(anna, "take 2")
    anna.settle()
    anna.press(anna.button("Confirm"))
    anna.wait(lambda: any("Anna takes 2 matches" in line for line in anna.log()))
    anna.page.goto("/")
    # the first page asks every five seconds
    expect(anna.page.get_by_role("link", name=re.compile("^Nim"))).to_contain_text("Your turn", timeout=20_000)
