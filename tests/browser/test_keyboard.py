"""Rounds with nothing but the keyboard: Tab, Enter and the arrows."""

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.player import Player

FOCUSED = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return "";
    return at.ariaLabel || at.labels?.[0]?.innerText || at.textContent.trim();
}"""


def tab_to(player: Player, name: str) -> None:
    """Tab until something with such a name has the focus."""
    for _ in range(250):
        player.page.keyboard.press("Tab")
        if re.search(name, player.page.evaluate(FOCUSED)):
            return
    raise AssertionError(f"Tab never comes to '{name}'")


def enter(player: Player) -> None:
    player.page.keyboard.press("Enter")
    player.settle()


def start(player: Player) -> None:
    player.page.goto("/new")
    expect(player.page.get_by_label("Seed")).to_be_visible()
    tab_to(player, "^(Power Grid|Pipeline)")
    while player.page.evaluate(FOCUSED) != "Power Grid":
        player.page.keyboard.press("ArrowRight")
    tab_to(player, "^4$")
    player.page.keyboard.press("ArrowLeft")  # three players
    tab_to(player, "^Name on seat 1$")
    player.page.keyboard.type("Anna")
    tab_to(player, "^Seed$")
    player.page.keyboard.type("7")
    tab_to(player, "^Start the game$")
    player.page.keyboard.press("Enter")
    player.page.wait_for_url("**/t/*")


def bid_by_keys(player: Player, raise_by: int = 0) -> None:
    """Passes on what others offer; offers a plant itself while it has fewer than three."""
    passing = player.button("Pass: no plant this round")
    plants = player.page.locator(".player.mine .mini").count()
    if player.ask.inner_text().startswith("Your bid"):
        tab_to(player, "^Pass$")
        enter(player)
        return
    if passing.count() and (plants > 2 or not player.button(re.compile("offer it for")).count()):
        tab_to(player, "^Pass: no plant")
        enter(player)
        return
    tab_to(player, "offer it for")
    enter(player)
    if "is yours for" in player.ask.inner_text():
        tab_to(player, "^Take plant")
        enter(player)
        return
    tab_to(player, "^Your bid$")
    offered = int(player.page.get_by_label("Your bid").input_value())
    for _ in range(raise_by):
        player.page.keyboard.press("ArrowUp")
    tab_to(player, f"^Open with {offered + raise_by}$")
    enter(player)


def by_keys(player: Player) -> None:
    """One decision: a plant, fuel, a city, supplying."""
    phase = player.phase()
    if phase == "auction":
        bid_by_keys(player)
    elif phase == "buying fuel":
        if player.button(re.compile("^Plan one more")).count():
            tab_to(player, "^Plan one more")
            enter(player)
            enter(player)
        tab_to(player, "^(Buy and finish|Finish buying)$")
        enter(player)
    elif phase == "building":
        if player.cities():
            tab_to(player, "(start here|connect) for")
            enter(player)
        tab_to(player, "^(Build and finish|Finish building)$")
        enter(player)
    else:
        tab_to(player, r"^Supply \d")
        enter(player)


def buy_a_plant(player: Player) -> None:
    while player.wait_turn() and player.phase() == "auction":
        bid_by_keys(player, raise_by=3)


def test_two_rounds_with_the_keyboard_only(arrive: Arrive) -> None:
    anna = arrive()
    start(anna)
    buy_a_plant(anna)

    assert anna.phase() == "buying fuel"
    money = int(anna.money(0))
    tab_to(anna, "^Plan one more")
    enter(anna)
    enter(anna)
    tab_to(anna, "^Buy and finish$")
    enter(anna)
    anna.wait_turn()
    assert int(anna.money(0)) < money

    assert anna.phase() == "building"
    tab_to(anna, "(start here|cannot be connected)")
    for key in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] * 3:
        anna.page.keyboard.press(key)
        if "start here for" in anna.page.evaluate(FOCUSED):
            break
    city = anna.page.evaluate(FOCUSED).partition(",")[0]
    enter(anna)
    tab_to(anna, "^Build and finish$")
    enter(anna)
    anna.wait(lambda: any(f"Anna connects {city} for" in line for line in anna.log()))

    anna.wait_turn()
    assert anna.phase() == "supplying cities"
    tab_to(anna, r"^Supply \d")
    enter(anna)
    anna.wait(lambda: anna.round == 2)
    assert any("Anna supplies" in line for line in anna.log())

    while anna.round < 3 and anna.wait_turn() == "act":
        by_keys(anna)
    assert sum("Anna supplies" in line for line in anna.log()) == 2


class Held:
    """Answers of the server to some wish that are kept back until they are let go."""

    def __init__(self, player: Player, door: str) -> None:
        self.player = player
        self.door = f"**/api/tables/*/{door}"
        self.routes: list[Route] = []
        player.page.route(self.door, lambda route: self.routes.append(route))

    def press_enter(self) -> None:
        self.player.page.keyboard.press("Enter")
        self.player.wait(lambda: len(self.routes) > 0)

    def let_go(self) -> None:
        for route in self.routes:
            route.continue_()
        self.player.page.unroute(self.door)
        self.player.settle()


def in_the_bar(player: Player) -> bool:
    """Whether the focus is still where one acts."""
    inside: bool = player.page.evaluate("() => document.querySelector('footer').contains(document.activeElement)")
    return inside


def plan_a_city(player: Player) -> None:
    player.city(player.cities()[0][1]).focus()
    enter(player)


def test_the_focus_stays_while_a_plan_comes_true(arrive: Arrive) -> None:
    anna, name = arrive(), "Build and finish"
    anna.new_table("Bot", "Bot")
    anna.play_until(lambda: anna.may_act and anna.phase() == "building")
    answer = Held(anna, "moves")
    plan_a_city(anna)
    tab_to(anna, f"^{name}$")
    answer.press_enter()
    assert anna.page.evaluate(FOCUSED) == name
    expect(anna.button(name)).to_have_attribute("aria-disabled", "true")
    anna.page.keyboard.press("Enter")  # nothing is sent twice
    answer.let_go()
    anna.wait(lambda: any("Anna connects" in line for line in anna.log()))
    assert in_the_bar(anna)
    assert len(answer.routes) == 1


def test_the_gold_button_is_pressed_wherever_the_focus_is(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot")
    anna.play_until(lambda: anna.may_act and anna.phase() == "building")
    anna.page.keyboard.press("Control+Enter")
    anna.page.keyboard.press("Enter")
    assert anna.phase() == "building", "nothing is finished by a key before anything was done"
    plan_a_city(anna)
    expect(anna.page.locator("footer .step")).to_have_count(1)
    anna.page.keyboard.press("Control+Enter")  # the focus is on the city
    anna.wait(lambda: any("Anna connects" in line for line in anna.log()))


def test_the_map_is_one_stop_for_tab(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot")
    anna.play_until(lambda: anna.may_act and anna.phase() == "building")
    for _ in range(2):
        tab_to(anna, "(start here|connect) for|cannot be connected")
        first = anna.page.evaluate(FOCUSED)
        anna.page.keyboard.press("Tab")
        assert not anna.page.evaluate("() => document.activeElement.hasAttribute('data-city')"), first
    anna.page.locator("[data-plant]").first.focus()
    passed = 0
    while not anna.page.evaluate("() => document.activeElement.hasAttribute('data-primary')"):
        anna.page.keyboard.press("Tab")
        passed += 1
    assert passed < 30, f"{passed} presses from a plant to the gold button"


def test_the_focus_stays_while_a_highest_bid_is_left(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot")
    anna.play_until(anna.page.get_by_label("up to").is_visible)
    answer = Held(anna, "orders")
    tab_to(anna, "^up to$")
    anna.page.keyboard.type("11")
    tab_to(anna, "^Bid for me$")
    answer.press_enter()
    assert anna.page.evaluate(FOCUSED) == "Bid for me"
    before = anna.log()
    answer.let_go()
    anna.wait(lambda: anna.log() != before)
    assert in_the_bar(anna)


def test_keys_of_the_table(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Bot", "Bot")
    anna.wait_turn()
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog", name="Keys")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_be_hidden()
    anna.page.keyboard.press("h")
    expect(anna.button("Do it")).to_be_visible()
