"""The pages in other languages: found by the browser's own, played in, switched in the middle of a game."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from powerhouse.core.catalogue import ENGLISH
from tests.browser.conftest import DESK, PHONE, TABLET
from tests.browser.looking import crowded, unreachable
from tests.browser.player import Player
from tests.browser.running import House

GAMES = ["power-grid", "power-grid-card-game", "factory-manager", "pipeline"]
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE}
PSEUDO = "en-XA"
NAMES = ["Anna", "Volta", "Ampere", "Joule", "Powerhouse", "Enter", "Esc", "Ctrl", "Shift"]

# Texts that can be seen or are told to screen readers, outside of what people type.
TEXTS = """() => {
    const found = new Set();
    const seen = one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const one = walk.currentNode.parentElement;
        if (one && seen(one) && !one.closest("code, kbd, script, style, option, [translate=no]"))
            found.add(walk.currentNode.textContent.trim());
    }
    const told = ["aria-label", "title", "placeholder"];
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]"))
        if (seen(one)) for (const name of told) found.add(one.getAttribute(name) ?? "");
    return [...found].filter(Boolean);
}"""
# Texts that stick out of what they stand in, where that cuts them.
CUT = """() => [...document.querySelectorAll("body *")]
    .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
    .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter(one => one.clientWidth > 2)  // what is for screen readers alone has no room
    .filter(one => ["hidden", "clip"].includes(getComputedStyle(one).overflowX))
    .filter(one => getComputedStyle(one).textOverflow !== "ellipsis" && one.scrollWidth > one.clientWidth + 1)
    .map(one => one.textContent.trim().slice(0, 60))"""


@pytest.fixture
def arrive(browser: Browser, house: House) -> Iterator[Any]:
    contexts = []

    def come(locale: str, language: str, size: str = "desk", kept: str = "") -> Player:
        touch = size != "desk"
        context = browser.new_context(
            base_url=house.address,
            locale=locale,
            viewport=SIZES[size],
            is_mobile=touch,
            has_touch=touch,
            reduced_motion="reduce",
        )
        contexts.append(context)
        if kept:
            context.add_init_script(f"localStorage.setItem('powerhouse', JSON.stringify({{language: '{kept}'}}))")
        return Player(context.new_page(), language)

    yield come
    for context in contexts:
        context.close()


def sit_down(player: Player, game: str) -> str:
    """At a table against bots; its address."""
    player.page.goto("/")
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
    wish = {"game": game, "players": 3, "name": "Anna", "seats": seats, "seed": 3}
    made = player.page.request.post("/api/tables", data=wish)
    assert made.ok, made.text()
    id = str(made.json()["table"]["id"])
    player.page.goto(f"/t/{id}")
    return f"/api/tables/{id}"


def words(player: Player) -> list[str]:
    """What the page says, without the names of people and bots."""
    named = re.compile("|".join(NAMES))
    return [named.sub("", text) for text in player.page.evaluate(TEXTS)]


def names_of_the_board(player: Player, game: str) -> re.Pattern[str]:
    """Names that English takes from the data, the longest first."""
    board = player.page.request.get(f"/api/games/{game}/board").json()
    found = {board["name"]} | {city["name"] for city in board["cities"]} if "cities" in board else {"Powerhouse"}
    found |= {region["id"] for region in board.get("regions", [])}
    return re.compile("|".join(re.escape(name) for name in sorted(found, key=len, reverse=True)))


def in_latin(player: Player) -> list[str]:
    """What a Russian page says in Latin letters: more than a sign or two."""
    return sorted({text[:80] for text in words(player) if re.search(r"[A-Za-z]{3}", text)})


@pytest.mark.parametrize(("locale", "language"), [("ru-RU", "ru"), ("sr-Latn-RS", "sr-Latn")])
@pytest.mark.parametrize("game", GAMES)
def test_two_rounds(arrive: Any, game: str, locale: str, language: str) -> None:
    anna = arrive(locale, language)
    table = sit_down(anna, game)
    foreign: set[str] = set()
    while anna.wait_turn() == "act":
        now = anna.page.request.get(table).json()
        if now["view"]["round"] > 2:
            break
        if language == "ru":
            foreign |= set(in_latin(anna))
        anna.follow_hint()
    assert anna.page.evaluate("() => document.documentElement.lang") == language
    assert sorted(foreign) == []
    assert anna.faults == []


def test_the_language_is_switched_in_the_middle_of_a_game_and_kept(arrive: Any) -> None:
    anna = arrive("en-GB", ENGLISH)
    sit_down(anna, "power-grid")
    anna.wait_turn()
    page = anna.page
    asked = anna.ask.inner_text()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("ru")
    expect(anna.ask).not_to_have_text(asked)
    assert re.search("[А-Яа-я]", anna.ask.inner_text())
    assert page.evaluate("() => document.documentElement.lang") == "ru"
    page.reload()
    expect(anna.ask).to_have_text(re.compile("[А-Яа-я]"))
    assert anna.faults == []


def test_serbian_in_cyrillic_letters(arrive: Any) -> None:
    page = arrive("sr-Cyrl-RS", "sr-Cyrl").page
    page.goto("/rules/power-grid#PG-2.4")
    expect(page.locator("[id='PG-2.4']")).to_contain_text("фаз")
    page.get_by_role("button", name="Подешавања").click()
    chosen = page.locator("option:checked[lang=sr-Cyrl]")
    expect(chosen).to_have_text("Српски (ћирилица)")
    assert page.evaluate("() => document.documentElement.lang") == "sr-Cyrl"


def test_german_has_the_frame_and_says_that_games_are_english(arrive: Any) -> None:
    anna = arrive("de-DE", "de")
    sit_down(anna, "power-grid")
    page = anna.page
    page.get_by_role("button", name="Regeln").click()
    expect(page.locator("aside.rules article")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="Einstellungen").click()
    expect(page.locator("option:checked[lang=de]")).to_have_text("Deutsch (Spieltexte englisch)")
    expect(page.get_by_role("heading", name=re.compile("round 1"))).to_be_visible()
    assert anna.faults == []


PAGES = ("/", "/new", "/games", "/workshop/factory-manager", "/workshop/power-grid-card-game", "/nowhere")
BARE = "* { position: static !important } svg, .drawing, .picture { visibility: hidden !important }"
BOXES = "Power Grid|The Card Game|Factory Manager|Pipeline"


@pytest.mark.parametrize("size", list(SIZES))
def test_longer_words_have_room_on_every_page(arrive: Any, size: str) -> None:
    """What stays in sight while a page scrolls lies over it, and pictures of boards are small."""
    anna = arrive("en-GB", ENGLISH, size, kept=PSEUDO)
    page = anna.page
    for address in PAGES:
        page.goto(address)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_timeout(300)
        page.add_style_tag(content=BARE)
        listed = page.evaluate("async () => (await fetch('/api/tables')).text()")  # of others who play on this server
        people = [re.escape(name) for name in re.findall(r'"name":"([^"]+)"', listed)]
        names = re.compile("|".join([BOXES, *sorted(people, key=len, reverse=True)]))
        plain = [text for text in words(anna) if re.search(r"\b[A-Za-z]{3,}\b", names.sub("", text))]
        assert sorted({text[:80] for text in plain}) == [], address
        assert page.evaluate(CUT) == [], address
        assert [one for one in crowded(page) if one.startswith(("cut", "over"))] == [], address
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), address


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("game", GAMES)
def test_longer_words_have_room_and_nothing_is_left_in_english(arrive: Any, game: str, size: str) -> None:
    anna = arrive("en-GB", ENGLISH, size, kept=PSEUDO)
    sit_down(anna, game)
    page = anna.page
    page.locator("footer.glowing").wait_for()
    page.wait_for_timeout(300)
    data = names_of_the_board(anna, game)
    plain = [text for text in words(anna) if re.search(r"\b[A-Za-z]{3,}\b", data.sub("", text))]
    assert sorted({text[:80] for text in plain}) == []
    assert page.evaluate(CUT) == []
    # A bar on a phone has lines for the longest of our languages (test_crowded.py), not for a third more.
    assert [one for one in crowded(page) if one.startswith(("cut:", "over"))] == []
    assert unreachable(page) == []
