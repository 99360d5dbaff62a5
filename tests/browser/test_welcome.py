"""Before a game: the first page, an invitation, a new table, a record that is opened."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Arrive
from tests.browser.looking import grave_faults, unreachable
from tests.browser.player import Player
from tests.browser.running import ROOT

RECORD = ROOT / "tests/records/power_grid/germany-3.game"


def games(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.request.get("/api/games").json()
    return found


def table(player: Player, *seats: str, game: str = "power-grid", **wish: Any) -> dict[str, Any]:
    """A table that somebody opens by another way than the page."""
    kinds = [{"kind": seat} for seat in seats]
    asked = {"game": game, "players": len(kinds), "name": "Anna", "seats": kinds, **wish}
    made: dict[str, Any] = player.page.request.post("/api/tables", data=asked).json()["table"]
    return made


def box(thing: Locator) -> dict[str, float]:
    found = thing.bounding_box()
    assert found is not None
    return {
        "left": found["x"],
        "top": found["y"],
        "right": found["x"] + found["width"],
        "bottom": found["y"] + found["height"],
    }


def touch(one: Locator, other: Locator) -> bool:
    a, b = box(one), box(other)
    return a["left"] < b["right"] and b["left"] < a["right"] and a["top"] < b["bottom"] and b["top"] < a["bottom"]


# the first page


def play_at_once(page: Page) -> set[str]:
    """Presses the gold button of the first page; who sits there."""
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Play against")).click()
    page.wait_for_url("**/t/*")
    seats = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]["seats"]
    return {seat["bot"] for seat in seats if seat["kind"] == "bot"}


def test_until_a_game_is_finished_one_plays_against_beginners(arrive: Arrive) -> None:
    page = arrive().page
    page.goto("/")
    expect(page.get_by_text("the bots are beginners")).to_be_visible()
    assert play_at_once(page) == {"beginner"}
    assert play_at_once(page) == {"beginner"}, "begun is not finished"

    def finish(route: Route) -> None:
        answer = route.fetch(max_retries=3)
        found = answer.json()
        for one in found["mine"]:
            one["status"] = "over"
        route.fulfill(response=answer, json=found)

    page.route("**/api/tables", lambda route: finish(route) if route.request.method == "GET" else route.continue_())
    assert play_at_once(page) == {"normal"}
    page.goto("/")
    expect(page.get_by_role("button", name=re.compile("^Play against"))).to_be_visible()
    expect(page.get_by_text("the bots are beginners")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_every_game_says_what_it_is(arrive: Arrive, phone: bool) -> None:
    guest = arrive(phone=phone)
    page = guest.page
    page.goto("/")
    choice = page.get_by_role("group", name="Game")
    expect(choice.get_by_role("radio").first).to_be_visible()
    known = games(page)
    expect(choice.get_by_role("radio")).to_have_count(len(known))
    for game in known:
        card = choice.locator("label").filter(has=page.get_by_role("radio", name=game["name"], exact=True))
        expect(card).to_contain_text(f"{game['players'][0]} to {game['players'][-1]} players")
        expect(card).to_contain_text("minutes")
        expect(card.locator(".drawing svg")).to_be_visible()
        expect(card.get_by_role("button", name=f"Learn it in {game['tutorial']} min")).to_be_visible()
        sentence = re.search(r"^about = (.+)$", game["about"], re.MULTILINE)
        assert sentence is not None
        expect(card).to_contain_text(sentence[1])
    gold = page.get_by_role("button", name=re.compile("^Play against"))
    expect(gold).to_be_in_viewport(ratio=1)
    choice.get_by_role("radio", name="Pipeline").check(force=True)
    expect(gold).to_be_in_viewport(ratio=1)
    gold.click()
    page.wait_for_url("**/t/*")
    made = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    assert made["table"]["game"] == "pipeline"


@pytest.mark.parametrize("phone", [False, True])
def test_whoever_comes_back_sees_first_what_waits(arrive: Arrive, phone: bool, axe: str) -> None:
    anna = arrive(phone=phone)
    anna.page.goto("/")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    expect(anna.page.get_by_role("heading", name="My tables")).to_have_count(0)
    table(anna, "person", "open")
    waiting = table(anna, "person", "person", "person")
    anna.page.goto("/")
    heading = anna.page.get_by_role("heading", name="My tables")
    expect(heading).to_be_visible()
    assert box(heading)["bottom"] < box(anna.page.get_by_role("heading", level=1))["top"]
    card = anna.page.get_by_role("link", name="Your turn")
    expect(card).to_be_in_viewport(ratio=1)
    expect(card).to_have_attribute("href", f"/t/{waiting['id']}")
    assert box(card)["top"] < box(anna.page.get_by_role("link", name="one seat open"))["top"] or not phone
    assert unreachable(anna.page) == []
    anna.page.evaluate("() => scrollTo(0, 0)")
    assert grave_faults(anna.page, axe) == []
    card.click()
    anna.page.wait_for_url(f"**/t/{waiting['id']}")


def test_the_settings_have_one_row_a_choice(arrive: Arrive) -> None:
    guest = arrive(phone=True)
    guest.page.goto("/")
    guest.page.get_by_role("button", name="Settings").click()
    words = guest.page.get_by_role("group", name="Theme").locator("label")
    expect(words).to_have_count(3)
    assert len({box(word)["top"] for word in words.all()}) == 1


def test_a_record_that_is_read_says_so_at_once(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.page
    held: list[Route] = []
    page.route("**/api/replays", lambda route: held.append(route))
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.locator("input[type=file]").set_input_files(RECORD)
    expect(page.get_by_text("Reading germany-3.game")).to_be_visible()
    guest.wait(lambda: bool(held))
    held[0].continue_()
    page.wait_for_url("**/replay/*")
    expect(page.get_by_text("Reading germany-3.game")).to_have_count(0)


# an invitation


@pytest.mark.parametrize("phone", [False, True])
def test_an_invitation_tells_what_one_sits_down_to(arrive: Arrive, phone: bool, axe: str) -> None:
    anna, boris = arrive(), arrive(phone=phone)
    anna.page.goto("/")
    made = table(
        anna,
        "person",
        "open",
        "open",
        "bot",
        options={"map": "usa", "zone": "northeast+midwest+southeast+south"},
        watch=True,
    )
    page = boris.page
    page.goto(f"/join/{made['invite']}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    facts = {
        pair.locator("dt").inner_text(): pair.locator("dd").first.inner_text()
        for pair in page.locator("dl > div").all()
    }
    assert facts["Map"] == "USA"
    assert facts["Money"] == "Hidden"
    assert facts["Taking back"] == "Ask"
    assert facts["Watchers"] == "Welcome"
    assert sorted(re.split(", | and ", facts["Zone"])) == ["Midwest", "Northeast", "South", "Southeast"]
    expect(page.get_by_text("The others have to agree.")).to_be_visible()
    expect(page.get_by_text("Buy power plants at auction")).to_be_visible()
    seats = page.locator("ol > li").all_inner_texts()
    assert ["Anna" in seats[0], "Open" in seats[1], "Open" in seats[2], "Bot" in seats[3]] == [True] * 4
    assert unreachable(page) == []
    page.evaluate("() => scrollTo(0, 0)")
    assert grave_faults(page, axe) == []
    page.get_by_label("Your name").fill("Boris")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")


# a new table


@pytest.mark.parametrize("phone", [False, True])
def test_a_zone_is_chosen_on_a_small_map(arrive: Arrive, phone: bool, axe: str) -> None:
    anna = arrive(phone=phone)
    page = anna.page
    page.goto("/new")
    page.get_by_role("group", name="Players").get_by_text("3", exact=True).click()
    page.get_by_text("More options").click()
    zone = page.get_by_role("group", name="Zone")
    zone.get_by_text("Choose…").click()
    for region in ("west", "east"):
        page.locator(f"[data-region={region}]").click()
        expect(zone.get_by_role("checkbox", name=region.capitalize(), exact=True)).to_be_checked()
    page.locator("[data-region=east]").click()
    expect(zone.get_by_role("checkbox", name="East", exact=True)).not_to_be_checked()
    for region in ("Southwest", "Southeast"):
        zone.get_by_role("checkbox", name=region).check()
    assert unreachable(page) == []
    assert grave_faults(page, axe) == []
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    options = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()["table"]["options"]
    assert options["zone"] == "west+southwest+southeast"


@pytest.mark.parametrize("phone", [False, True])
def test_the_seats_of_a_new_table_stand_in_line(arrive: Arrive, phone: bool) -> None:
    guest = arrive(phone=phone)
    page = guest.page
    page.goto("/new")
    rows = page.get_by_role("radiogroup", name=re.compile(r"^Seat \d$"))
    expect(rows).to_have_count(4)

    def edges() -> set[tuple[float, float]]:
        return {(box(row)["left"], box(row)["right"]) for row in rows.all()}

    first = edges()
    assert len(first) == 1
    rows.nth(1).get_by_text("Open", exact=True).click()
    rows.nth(2).get_by_text("Person", exact=True).click()
    assert edges() == first


def test_what_is_not_from_the_box_is_said_in_words(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.page
    page.goto("/new")
    for game in games(page):
        page.get_by_role("group", name="Game").get_by_text(game["name"], exact=True).click()
        told = page.locator("details").filter(has=page.locator("a[href^='/workshop/']"))
        if not told.get_attribute("open"):
            told.locator("summary").click()
        expect(told.locator("li")).to_have_count(len(game["reconstructed"]))
        for line in told.locator("li").all_inner_texts():
            assert not re.search(r"[_{}]|\w: \w+:|\(", line), line


# what floats over the board


@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_covers_neither_the_zoom_nor_the_log(arrive: Arrive, phone: bool) -> None:
    anna = arrive(phone=phone)
    anna.new_table("Bot", "Bot")
    anna.wait_turn()
    anna.press(anna.button("Hint"))
    note = anna.page.locator(".note").filter(has=anna.button("Do it"))
    expect(note).to_be_visible()
    assert not touch(note, anna.page.locator(".board .controls"))
    if not phone:
        assert not touch(note, anna.page.locator("ol.log").first)
