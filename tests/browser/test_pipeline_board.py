"""Pipeline on its board: by clicking, by touch, by keyboard alone, at two browsers; what axe-core says of it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.looking import grave_faults, unreachable
from tests.browser.pipeline_player import Plumber

STAGES = {"start-tanks", "work", "trade", "place", "government"}
FOCUSED = """() => {
    const at = document.activeElement;
    return !at || at === document.body ? "" : at.ariaLabel || at.textContent.trim();
}"""


def tab_to(plumber: Plumber, name: str) -> None:
    for _ in range(250):
        plumber.page.keyboard.press("Tab")
        if re.search(name, plumber.page.evaluate(FOCUSED)):
            return
    raise AssertionError(f"Tab never comes to '{name}'")


def key(plumber: Plumber, *keys: str) -> None:
    for one in keys:
        plumber.page.keyboard.press(one)
        plumber.player.settle()


def begin(plumber: Plumber, *seats: str) -> None:
    plumber.player.new_table(*(seats or ("Bot",)), game="Pipeline")
    plumber.player.wait_turn()


@pytest.mark.timeout(420)
def test_a_whole_game_is_played_by_clicking(arrive: Arrive) -> None:
    anna = Plumber(arrive())
    begin(anna)
    anna.play_until(lambda: anna.player.ended)
    assert anna.met >= STAGES
    expect(anna.page.get_by_role("heading", level=1).last).to_have_text(re.compile("win|share the first place"))
    assert anna.player.faults == []


def play_together(arrive: Arrive, done: Callable[[Plumber], bool]) -> tuple[Plumber, Plumber]:
    """Two people with a browser each, at one table."""
    anna, petra = Plumber(arrive()), Plumber(arrive())
    anna.player.new_table("Open", game="Pipeline")
    link = anna.page.get_by_label("Invitation link", exact=True).input_value()
    petra.player.sit_down(link, "Petra")
    both = (anna, petra)
    anna.player.wait(lambda: anna.player.may_act or petra.player.may_act)
    while not done(anna):
        for one in both:
            if one.player.may_act:
                one.act()
        anna.page.wait_for_timeout(20)
    return anna, petra


def test_two_people_play_two_rounds_and_see_the_same(arrive: Arrive) -> None:
    anna, petra = play_together(arrive, lambda anna: anna.round >= 3)
    petra.player.wait(lambda: petra.round == 3)
    for seat in (0, 1):
        anna.player.wait(lambda seat=seat: anna.player.money(seat) == petra.player.money(seat))  # type: ignore[misc]
    assert anna.player.faults == petra.player.faults == []


def test_a_network_is_built_by_the_keyboard_alone(arrive: Arrive) -> None:
    anna = Plumber(arrive())
    begin(anna)
    tab_to(anna, "^As advised$")
    key(anna, "Enter", "Control+Enter")
    for round in (1, 2):
        anna.player.wait(lambda: anna.ask == "work")
        tab_to(anna, "^Government pipes")
        key(anna, "Enter")
        tab_to(anna, "^Take it")
        key(anna, "Enter", "Control+Enter")
        anna.player.wait(lambda: anna.ask == "place")
        expect(anna.page.locator(".sheet[role=application]")).to_be_focused()
        key(anna, "ArrowRight", "r", "ArrowDown", "ArrowLeft")
        expect(anna.page.locator(".call")).to_be_visible()
        key(anna, "Enter")
        anna.player.wait(lambda: anna.ask != "place")
        key(anna, "Control+Enter")
        anna.player.wait(lambda round=round: anna.ask == "work" and anna.round > round)  # type: ignore[misc]
        expect(anna.page.locator("[data-seat='0'] svg .plate")).to_have_count(round)
    assert anna.player.faults == []


def test_a_sale_can_be_put_before_a_planned_purchase(arrive: Arrive) -> None:
    anna = Plumber(arrive())
    begin(anna)
    anna.first("footer [data-deed=advised]")
    anna.go_on()
    for round in (1, 2):
        anna.player.wait(lambda: anna.ask == "work")
        anna.press(anna.page.locator("[data-action='crude']"))
        assert anna.first(".slot.full.may")
        plan = anna.page.locator(".plan .item em")
        if round == 1:
            expect(anna.page.locator(".slot.may:not(.full)")).to_have_count(0)
            anna.go_on()
            anna.player.wait(lambda: anna.ask == "work")
            anna.go_on()
            anna.player.wait(lambda: anna.ask == "work" and anna.round > 1)
            continue
        sale = anna.page.locator(".slot.may:not(.full):not(.changed)").first
        expect(sale).to_be_visible()
        anna.press(sale)
        expect(plan).to_have_text([re.compile(r"^\+\d+$"), re.compile(r"^−\d+$")])
        expect(anna.page.locator(".slot.may:not(.full):not(.changed)")).to_have_count(0)
        anna.go_on()
        anna.player.wait(lambda: anna.ask != "trade")
    assert anna.player.faults == []


def test_two_rounds_by_touch_on_a_phone(arrive: Arrive) -> None:
    anna = Plumber(arrive(phone=True))
    begin(anna)
    seen: set[str] = set()
    while anna.round < 3 and anna.player.wait_turn() != "end":
        if anna.ask not in seen:
            seen.add(anna.ask)
            assert unreachable(anna.page) == [], anna.ask
        if anna.ask == "place":
            box = anna.page.locator(".sheet[role=application]").bounding_box()
            assert box is not None
            assert box["height"] > 844 * 0.4, "the sheet keeps its room"
        anna.act()
    assert "place" in anna.met
    assert anna.player.faults == []


def test_two_rounds_on_a_tablet_held_upright(arrive: Arrive) -> None:
    anna = Plumber(arrive(tablet=True))
    begin(anna, "Bot", "Bot")
    anna.play_until(lambda: anna.round == 3)
    assert anna.page.locator(".board.tall").count() == 1
    assert anna.player.faults == []


def test_a_finger_holds_a_tile_somewhere_and_turns_it(arrive: Arrive) -> None:
    anna = Plumber(arrive(phone=True))
    begin(anna)
    anna.play_until(lambda: anna.ask == "place" and anna.page.locator(".sheet .plate").count() > 1)
    sheet = anna.page.locator(".sheet[role=application]")
    box = sheet.bounding_box()
    free = anna.page.locator(".sheet .free").first.bounding_box()
    assert box is not None
    assert free is not None
    x, y = free["x"] + free["width"] / 2, free["y"] + free["height"] / 2
    anna.page.touchscreen.tap(x, y)
    expect(anna.page.locator(".ghost")).to_be_visible()
    before = anna.page.locator(".ghost > .edge").bounding_box()
    anna.page.touchscreen.tap(x, y)
    expect(anna.page.locator(".call")).to_be_visible()
    assert anna.page.locator(".ghost > .edge").bounding_box() != before, "the second tap has turned it"
    assert anna.ask == "place", "nothing is laid before the button is pressed"


def test_nothing_grave_in_either_theme(arrive: Arrive, axe: str) -> None:
    anna = Plumber(arrive())
    begin(anna, "Bot", "Bot")
    seen: set[str] = set()
    while len(seen) < 6 and anna.round < 9:
        anna.player.wait_turn()
        if anna.ask not in seen:
            seen.add(anna.ask)
            assert grave_faults(anna.page, axe) == [], anna.ask
        anna.act()
    assert seen >= {"start-tanks", "work", "place"}


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_a_whole_game_at_two_browsers(arrive: Arrive) -> None:
    anna, petra = play_together(arrive, lambda anna: anna.player.ended)
    petra.player.wait(lambda: petra.player.ended)
    standings = [one.page.get_by_role("list", name="Standings").locator("> li dd") for one in (anna, petra)]
    assert standings[0].all_inner_texts() == standings[1].all_inner_texts() != []
    assert anna.player.faults == petra.player.faults == []


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_a_whole_game_by_keyboard(arrive: Arrive) -> None:
    """Tiles are laid with arrows, R and Enter; in all other decisions the hint is asked for and followed."""
    anna = Plumber(arrive())
    begin(anna)
    plates = anna.page.locator(".sheet .plate")
    while anna.player.wait_turn() == "act":
        anna.met.add(anna.ask)
        if anna.ask == "place":
            anna.page.locator(".sheet[role=application]:focus").wait_for()
            laid = plates.count()
            key(anna, "ArrowRight", "r", "ArrowRight", "Enter")
            expect(anna.page.locator(".ghost")).to_have_count(0)
            anna.player.wait(lambda laid=laid: plates.count() > laid or anna.ask != "place")  # type: ignore[misc]
            if anna.ask != "place":  # no further tile is in hand
                key(anna, "Control+Enter")
        else:
            key(anna, "h")
            expect(anna.player.button("Do it")).to_be_visible()
            tab_to(anna, "^Do it$")
            key(anna, "Enter")
    assert anna.player.ended
    assert anna.met >= {"start-tanks", "work", "trade", "place"}
    assert anna.player.faults == []


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("way", ["phone", "tablet"])
def test_whole_games_by_touch(arrive: Arrive, way: str) -> None:
    anna = Plumber(arrive(phone=way == "phone", tablet=way == "tablet"))
    begin(anna, "Bot", "Bot", "Bot")
    anna.play_until(lambda: anna.player.ended)
    assert anna.player.faults == []
