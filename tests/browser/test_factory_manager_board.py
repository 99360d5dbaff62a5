"""The board of Factory Manager: whole games and rounds by pointer, keys and taps, plans and what they say."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, ViewportSize, expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.looking import grave_faults, unreachable
from tests.browser.managing import Manager
from tests.browser.running import House

TABLET: ViewportSize = {"width": 820, "height": 1180}
PHASES = {"turn order", "market", "buying", "running"}
Come = Callable[..., Manager]


@pytest.fixture(scope="module")
def come(browser: Browser, contexts: list[BrowserContext], house: House) -> Come:
    """Somebody new in front of a screen of this size; what is smaller than a desk is touched."""

    def arrive(size: ViewportSize = DESK) -> Manager:
        touch = size is not DESK
        context = browser.new_context(
            base_url=house.address,
            viewport=size,
            is_mobile=touch,
            has_touch=touch,
            color_scheme="dark",
            reduced_motion="reduce",
        )
        context.set_default_timeout(15_000)
        contexts.append(context)
        return Manager(context.new_page(), touch=touch)

    return arrive


def buying(anna: Manager, round: int = 1) -> Manager:
    """Plays until it is her turn to buy in this round or later."""
    anna.play_until(lambda: anna.may_act and anna.phase() == "buying" and anna.round >= round)
    return anna


# Whole games


def play_to_the_end(anna: Manager) -> None:
    met = set()
    while anna.wait_turn() != "end":
        met.add(anna.phase())
        anna.act()
    assert met == PHASES
    expect(anna.page.get_by_role("heading", level=1).last).to_have_text(re.compile("win|share the first place"))
    assert anna.faults == []


def test_a_whole_game_is_played_by_clicking(come: Come) -> None:
    anna = come().seat("Bot", "Bot")
    play_to_the_end(anna)
    anna.button(re.compile("board", re.IGNORECASE)).first.click()
    expect(anna.ask).to_have_text(re.compile(r"^The game is over\. .+ elektro\."))
    assert anna.page.locator(".player.wins").count() == 1


@pytest.mark.soak
@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_a_whole_game_by_touch(come: Come, size: ViewportSize) -> None:
    play_to_the_end(come(size).seat("Bot", "Bot", "Bot"))


@pytest.mark.soak
@pytest.mark.parametrize("bots", [1, 4])
def test_a_whole_game_of_two_and_of_five(come: Come, bots: int) -> None:
    play_to_the_end(come().seat(*["Bot"] * bots))


@pytest.mark.soak
def test_a_whole_game_by_keyboard(come: Come) -> None:
    anna = come().seat("Bot")
    for _ in range(200):
        if anna.wait_turn() == "end":
            break
        by_keys(anna)
    assert anna.ended
    assert anna.faults == []


def play_together(come: Come, done: Callable[[Manager], bool]) -> tuple[Manager, Manager]:
    """Two people with a browser each, at one table with a bot."""
    anna, petra = come(), come()
    anna.seat("Open", "Bot")
    petra.sit_down(anna.page.get_by_label("Invitation link", exact=True).input_value(), "Petra")
    while not done(anna):
        for player in (anna, petra):
            if player.may_act:
                player.act()
        anna.page.wait_for_timeout(20)
    return anna, petra


@pytest.mark.soak
def test_a_whole_game_at_two_browsers(come: Come) -> None:
    anna, petra = play_together(come, lambda anna: anna.ended)
    petra.wait(lambda: petra.ended)
    standings = [player.page.get_by_role("list", name="Standings") for player in (anna, petra)]
    moneys = [[row.split() for row in one.locator("> li dd").all_inner_texts()] for one in standings]
    assert moneys[0] == moneys[1] != []
    assert anna.faults == petra.faults == []


# Two rounds each


def test_two_browsers_at_one_table(come: Come) -> None:
    anna, petra = play_together(come, lambda anna: anna.round >= 3)
    petra.wait(lambda: petra.round == 3)
    petra.wait(lambda: petra.log() == anna.log())
    for seat in range(3):
        assert anna.money(seat) == petra.money(seat), "money is open"
    assert anna.page.locator(".player").first.get_attribute("data-seat") == "0", "the own seat stands first"
    assert petra.page.locator(".player").first.get_attribute("data-seat") == "1"
    assert anna.faults == petra.faults == []


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_two_rounds_by_touch(come: Come, size: ViewportSize) -> None:
    anna = come(size).seat("Bot", "Bot")
    met: set[str] = set()
    while anna.wait_turn() == "act" and anna.round < 3:
        phase = anna.phase()
        if phase not in met:
            met.add(phase)
            for sheet in ("Players", "Market"):
                tab = anna.page.locator(".sheets .names button", has_text=sheet)
                if tab.get_attribute("aria-pressed") != "true":
                    tab.tap()
                assert unreachable(anna.page) == [], f"{phase}, {sheet}"
        anna.act()
    assert met == PHASES
    assert anna.faults == []


def tab_to(anna: Manager, found: str) -> Locator:
    """Presses Tab until something like this has the focus."""
    for _ in range(60):
        anna.page.keyboard.press("Tab")
        if anna.page.evaluate("found => document.activeElement?.matches(found)", found):
            return anna.page.locator(":focus")
    raise AssertionError(f"Tab never reaches {found}")


def by_keys(anna: Manager) -> None:
    """One decision without a pointer."""
    page, phase = anna.page, anna.phase()
    if phase == "turn order" and not anna.primary.count():
        tab_to(anna, "[data-order]")
        for _ in range(5):
            if page.evaluate("() => document.activeElement.matches('.open')"):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        anna.settle()
    elif phase == "market":
        tab_to(anna, ".cell")
        page.keyboard.press("Home")
        for turn in range(12):
            if anna.primary.get_attribute("aria-disabled") != "true":
                break
            if turn:
                page.keyboard.press("ArrowLeft" if turn % 2 else "ArrowRight")
            page.keyboard.press("Enter")
            anna.settle()
    elif phase == "buying" and anna.cards.count():
        tab_to(anna, ".card")
        for _ in range(12):
            if page.evaluate("() => document.activeElement.matches('.card.can')"):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        anna.settle()
    if anna.may_act:
        page.keyboard.press("Control+Enter")
        anna.settle()
    if anna.may_act and anna.phase() == "buying" and not anna.chips.count():
        # Nothing could be bought, so the end of the turn is quiet: it is pressed like any other button.
        tab_to(anna, "[data-primary]")
        page.keyboard.press("Enter")
        anna.settle()


def test_two_rounds_by_keyboard_alone(come: Come) -> None:
    anna = come().seat("Bot", "Bot")
    decisions = 0
    while anna.wait_turn() == "act" and anna.round < 3:
        by_keys(anna)
        decisions += 1
        assert decisions < 80
    assert anna.round == 3
    assert any("Anna buys" in line for line in anna.log())
    assert anna.faults == []


# Plans and what they say


def test_a_plan_is_drawn_summed_and_taken_back(come: Come) -> None:
    anna = buying(come().seat("Bot", "Bot"))
    [have] = anna.sums()
    expect(anna.primary).to_have_text("Finish without buying")
    expect(anna.primary).not_to_have_class(re.compile("primary"))
    card = anna.cards.first
    tile = card.get_attribute("data-tile") or ""
    price = int(card.locator(".price b").inner_text())
    anna.press(card)
    assert anna.sums() == [have, -price, have - price]
    expect(anna.stands(tile).and_(anna.page.locator(".planned"))).to_have_count(1)
    expect(anna.chips).to_have_count(1)
    expect(anna.primary).to_have_text("Buy and finish")
    expect(anna.primary).to_have_class(re.compile("primary"))
    expect(anna.page.locator("footer .primary")).to_have_count(1)
    anna.press(anna.chips.first)
    assert anna.sums() == [have]
    expect(anna.page.locator(".hall.planned")).to_have_count(0)


def test_a_bought_tile_can_be_kept_beside_the_factory(come: Come) -> None:
    """On purpose, by its button in the bar, which warns that it counts for nothing; a click places it after all."""
    player = buying(come().seat("Bot", "Bot"))
    player.press(player.cards.first)
    player.press(player.page.get_by_role("button", name=re.compile("^Keep .* beside the factory")))
    player.page.locator("[data-beside]").wait_for()
    player.page.get_by_text("beside the factory and counts for nothing").first.wait_for()
    player.press(player.page.locator("[data-beside]"))
    player.page.locator("[data-beside]").wait_for(state="detached")


def test_demolishing_and_hiring_go_into_the_same_plan(come: Come) -> None:
    anna = buying(come().seat("Bot", "Bot"))
    [have] = anna.sums()
    anna.press(anna.stands("storage-0").last)
    expect(anna.page.locator(".hall.goes")).to_have_count(1)
    expect(anna.chips).to_have_text(re.compile("Demolish Starting storage"))
    anna.press(anna.page.locator("[data-hire]"))
    have_, cost, left = anna.sums()
    assert have_ == have
    assert cost in (-7, -6, -5, -4), "seven less the discount"
    assert left == have + cost
    anna.press(anna.button("One seasonal worker fewer"))
    assert anna.sums() == [have]
    anna.press(anna.page.locator(".hall.goes"))
    expect(anna.chips).to_have_count(0)


def test_what_cannot_be_done_says_why_under_the_pointer(come: Come) -> None:
    anna = buying(come().seat("Bot", "Bot"))
    while anna.cards.count():
        anna.press(anna.cards.first)
    left = anna.page.locator(".card.cannot[data-tile]").first
    left.hover()
    expect(anna.strip).to_contain_text(re.compile(r"FM-3\.[24]"))
    left.click(force=True)
    expect(anna.page.locator(".note.bad")).to_contain_text(re.compile(r"FM-3\.[24]"))
    expect(anna.strip).to_contain_text(re.compile(r"FM-3\.[24]"))  # it stays while one looks


def test_the_strip_tells_of_tiles_in_any_phase(come: Come) -> None:
    anna = come().seat("Bot", "Bot")
    anna.wait_turn()
    assert anna.phase() == "turn order"
    anna.page.locator(".cell").first.hover()
    expect(anna.strip).to_contain_text(re.compile("to the end|Adds nothing"))
    anna.page.locator("[data-order]").first.focus()
    anna.page.mouse.move(0, 0)
    expect(anna.strip).to_contain_text("off each price")


def test_machines_are_started_and_stopped_by_clicking(come: Come) -> None:
    anna = come().seat("Bot", "Bot")
    anna.play_until(lambda: anna.may_act and anna.phase() == "running")
    lit = anna.page.locator(".hall.lit")
    running = lit.count()
    assert running
    halls = anna.page.locator(".hall")
    pressed = halls.nth(halls.evaluate_all("all => all.findIndex(hall => hall.classList.contains('lit'))"))
    anna.press(pressed)
    expect(lit).to_have_count(running - 1)
    expect(pressed).to_have_attribute("aria-pressed", "false")
    anna.press(pressed)
    expect(lit).to_have_count(running)
    anna.press(pressed)
    expect(anna.page.locator(".hall.rests.decided")).not_to_have_count(0)
    anna.press(anna.button("Best run"))
    expect(lit).to_have_count(running)
    expect(anna.primary).to_contain_text("best")
    profits = anna.page.locator("footer .money dd").nth(1).inner_text()
    have = anna.money(0)
    anna.press(anna.primary)
    anna.wait(lambda: anna.money(0) != have)
    gain = int(anna.money(0)) - int(have)
    low, _, high = profits.replace("−", "-").partition(" to ")
    assert int(low) <= gain <= int(high or low)


def test_another_factory_is_laid_on_the_floor(come: Come) -> None:
    anna = come().seat("Bot", "Bot")
    anna.wait_turn()
    other = anna.page.locator(".player").nth(1)
    name = other.locator("button.name").inner_text()
    other.locator("button.name").click()
    tabs = anna.page.get_by_role("group", name="Whose factory")
    expect(tabs.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator(".hall.does")).to_have_count(0)
    tabs.get_by_role("button", name="Your factory").click()
    expect(tabs.get_by_role("button", name="Your factory")).to_have_attribute("aria-pressed", "true")


def test_a_text_of_the_position(come: Come) -> None:
    anna = come().seat("Bot", "Bot")
    anna.wait_turn()
    table = anna.page.get_by_role("table", name="The factories")
    expect(table.get_by_role("row")).to_have_count(4)
    expect(table.get_by_role("row", name=re.compile("^Anna"))).to_contain_text(
        "3 × Starting storage and 2 × Starting machine"
    )


def test_nothing_grave_in_any_phase(come: Come, axe: str) -> None:
    for size in (DESK, PHONE):
        anna = come(size).seat("Bot", "Bot")
        met: set[str] = set()
        while anna.wait_turn() == "act" and len(met) < 4:
            phase = anna.phase()
            if phase not in met:
                met.add(phase)
                if phase == "buying" and anna.cards.count():
                    anna.press(anna.cards.first)
                assert grave_faults(anna.page, axe) == [], phase
            anna.act()
