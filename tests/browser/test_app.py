"""The app around the games: font, offline shell, renewal, links for others, who looks on."""

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, Route, expect

from tests.browser.conftest import DESK, Arrive
from tests.browser.player import Player
from tests.browser.running import House


@pytest.fixture
def context(browser: Browser, house: House) -> Iterator[BrowserContext]:
    context = browser.new_context(base_url=house.address, viewport=DESK)
    context.set_default_timeout(15_000)
    yield context
    context.close()


def test_the_font_comes_with_the_page_and_only_the_letters_that_are_needed(context: BrowserContext) -> None:
    page = context.new_page()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto("/")
    page.get_by_text("Your name").wait_for()
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate("() => document.fonts.check('16px Inter', 'abc')")
    fonts = [url for url in fetched if url.endswith(".woff2")]
    assert len(fonts) == 1
    assert "inter-basic-latin" in fonts[0]
    page.get_by_label("Your name").fill("Žarko Пётр")
    page.wait_for_function("() => document.fonts.check('16px Inter', 'Ž') && document.fonts.check('16px Inter', 'П')")
    parts = {url.rsplit("/", 1)[-1] for url in fetched if url.endswith(".woff2")}
    for part in ("inter-basic-latin", "inter-latin-ext-a", "inter-cyrillic"):
        assert sum(name.startswith(part) for name in parts) == 1
    assert len(parts) == 3


def test_the_stand_in_takes_the_room_of_the_font(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    page.evaluate("() => document.fonts.ready")
    widths = page.evaluate(
        """() => ['Inter', '"Inter stand-in", "Inter stand-in broad"'].map((family) => {
            const line = document.createElement("span");
            line.style.cssText = `position: absolute; white-space: nowrap; font: 15px/normal ${family}`;
            line.textContent = "Your bid for plant 13: 14 or more, or pass. Ampere holds 13.";
            document.body.append(line);
            const { width, height } = line.getBoundingClientRect();
            return [width, height];
        })"""
    )
    (width, height), (other_width, other_height) = widths
    assert abs(other_width / width - 1) < 0.03
    assert abs(other_height - height) <= 1


def test_without_a_network_the_app_still_opens(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready")
    page.get_by_text("Your name").wait_for()
    page.get_by_role("button", name=re.compile("Play against")).click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Seats and table").wait_for()
    kept = page.evaluate(
        """async () => {
            const urls = [];
            for (const name of await caches.keys())
                for (const request of await (await caches.open(name)).keys()) urls.push(new URL(request.url).pathname);
            return urls;
        }"""
    )
    assert "/" in kept
    assert any(path.startswith("/assets/") for path in kept)
    assert not any(path.startswith(("/api", "/t/")) for path in kept)
    context.set_offline(True)
    page.goto("/")
    page.get_by_text("The server cannot be reached").wait_for()
    assert page.evaluate("() => document.fonts.check('16px Inter', 'abc')")
    context.set_offline(False)


@pytest.fixture
def older(browser: Browser, house: House) -> Iterator[Page]:
    """A page of an older build; loading it again does not help, as behind a cache that forgets nothing."""
    context = browser.new_context(base_url=house.address, viewport=DESK, service_workers="block")
    context.set_default_timeout(15_000)

    def aged(route: Route, request: Request) -> None:
        answer = route.fetch(max_retries=3)
        text = answer.text().replace('name="build" content="', 'name="build" content="00')
        route.fulfill(response=answer, body=text)

    page = context.new_page()
    page.route(lambda url: "/api" not in url and "." not in url.rsplit("/", 1)[-1], aged)
    yield page
    context.close()


def test_an_older_page_loads_itself_again_once_and_then_only_says_so(older: Page) -> None:
    loads: list[str] = []
    older.on("domcontentloaded", lambda page: loads.append(page.url))
    older.goto("/")
    older.get_by_text("newer version of these pages").wait_for()
    older.wait_for_timeout(1000)
    assert len(loads) == 2
    older.get_by_role("button", name="Load it").click()
    older.wait_for_timeout(1000)
    assert len(loads) == 3


def test_an_older_page_asks_while_somebody_writes(older: Page) -> None:
    loads: list[str] = []
    older.on("domcontentloaded", lambda page: loads.append(page.url))
    older.route("**/api/**", lambda route: route.abort())
    older.goto("/")
    name = older.get_by_label("Your name")
    name.fill("Anna")
    older.unroute("**/api/**")
    older.get_by_text("newer version of these pages").wait_for()
    older.wait_for_timeout(1000)
    assert len(loads) == 1
    expect(name).to_have_value("Anna")


def finished(player: Player) -> str:
    """The path of a table where bots have played to the end."""
    answer = player.page.request.post(
        "/api/tables",
        data={
            "game": "power-grid",
            "players": 3,
            "name": "Anna",
            "seats": [{"kind": "bot", "bot": "random"}] * 3,
            "seed": 9,
        },
    )
    id: str = answer.json()["table"]["id"]
    for _ in range(200):
        if player.page.request.get(f"/api/tables/{id}").json()["table"]["status"] == "over":
            return f"/t/{id}"
        time.sleep(0.2)
    raise AssertionError("the bots do not come to an end")


def test_a_finished_game_is_shown_to_everybody_with_the_link_until_its_maker_closes_it(arrive: Arrive) -> None:
    anna, stranger = arrive(), arrive()
    anna.page.goto("/")
    table = finished(anna)
    anna.page.goto(table)
    anna.page.get_by_role("button", name="Seats and table").click()
    link = anna.page.get_by_label("Link to the replay").input_value()
    assert link.endswith(f"{table}/replay")
    stranger.page.goto(f"{table}/replay")
    stranger.page.get_by_label("Position in the game").wait_for()
    stranger.page.goto(table)  # what people copy from the address line leads there too
    stranger.page.get_by_label("Position in the game").wait_for()
    anna.page.get_by_label("Everybody with the link").uncheck()
    expect(anna.page.get_by_label("Link to the replay")).to_have_count(0)
    stranger.page.goto(f"{table}/replay")
    stranger.page.get_by_text("not open to spectators").wait_for()


def test_who_looks_on_is_seen(arrive: Arrive) -> None:
    anna, olga, phone = arrive(), arrive(), arrive(phone=True)
    anna.page.goto("/")
    seats = [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]
    wish = {"game": "power-grid", "players": 3, "name": "Anna", "seats": seats, "watch": True}
    table = anna.page.request.post("/api/tables", data=wish).json()["table"]
    anna.page.goto(f"/t/{table['id']}")
    olga.page.goto("/")
    olga.page.get_by_label("Your name").fill("Olga")
    olga.page.goto(f"/t/{table['id']}")
    anna.page.get_by_role("button", name="Watching: Olga", exact=True).wait_for()
    phone.page.goto(f"/t/{table['id']}")
    anna.page.get_by_role("button", name="Watching: Olga and a guest").click()
    anna.page.get_by_role("dialog").get_by_text("Watching: Olga and a guest").wait_for()
    expect(phone.page.get_by_role("button", name="Watching: Olga and a guest")).to_have_text("2", use_inner_text=True)
    olga.page.close()
    expect(phone.page.get_by_role("button", name="Watching: a guest")).to_have_text("1", use_inner_text=True)


def test_an_invitation_that_nobody_else_can_open_says_so(arrive: Arrive) -> None:
    anna = arrive()
    anna.new_table("Open", "Bot")
    anna.page.get_by_text("Only this machine can reach the server").wait_for()
    anna.page.get_by_text("powerhouse serve --host 0.0.0.0").wait_for()
    anna.page.route(
        "**/api/reach", lambda route: route.fulfill(json={"everywhere": True, "addresses": ["http://192.168.7.5:8000"]})
    )
    anna.page.reload()
    expect(anna.page.get_by_label("Invitation link", exact=True)).to_have_value(
        re.compile(r"^http://192\.168\.7\.5:8000/join/")
    )
    expect(anna.page.get_by_text("Only this machine can reach the server")).to_have_count(0)
