"""A round with nothing but the keyboard: Tab, Enter and the arrows."""

import re

from playwright.sync_api import expect

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
    tab_to(player, "^4$")
    player.page.keyboard.press("ArrowLeft")  # three players
    tab_to(player, "^Name on seat 1$")
    player.page.keyboard.type("Anna")
    tab_to(player, "^Seed$")
    player.page.keyboard.type("7")
    tab_to(player, "^Start the game$")
    player.page.keyboard.press("Enter")
    player.page.wait_for_url("**/t/*")


def buy_a_plant(player: Player) -> None:
    while player.wait_turn() and player.phase() == "auction":
        text = player.ask.inner_text()
        if text.startswith("Your bid"):
            tab_to(player, "^Pass$")
            enter(player)
            continue
        tab_to(player, "offer it for")
        enter(player)
        if player.button("Confirm").is_enabled() and "is yours for" in player.ask.inner_text():
            tab_to(player, "^Confirm$")
            enter(player)
            continue
        tab_to(player, "^Your bid$")
        offered = int(player.page.get_by_label("Your bid").input_value())
        for _ in range(3):
            player.page.keyboard.press("ArrowUp")
        tab_to(player, f"^Open with {offered + 3}$")
        enter(player)


def test_a_round_with_the_keyboard_only(arrive: Arrive) -> None:
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
    anna.wait(lambda: any(line.endswith(f"Anna connects {city}") for line in anna.log()))

    anna.wait_turn()
    assert anna.phase() == "supplying cities"
    tab_to(anna, r"^Supply \d")
    enter(anna)
    anna.wait(lambda: anna.round == 2)
    assert any("Anna runs plant" in line for line in anna.log())


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
