"""Two people at one table, each with a browser of their own."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page, Route, WebSocket, expect

from tests.browser.conftest import Arrive
from tests.browser.player import Player


class Ear:
    """Hears everything of a table that a browser receives: bodies of answers and frames of the live line."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.route("**/api/**", self._overhear)
        page.on("websocket", self._listen)

    def _overhear(self, route: Route) -> None:
        answer = route.fetch(max_retries=3)
        if "json" in answer.headers["content-type"]:
            self.heard.append(answer.text())
        route.fulfill(response=answer)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.heard.append(str(frame)))


def purses(said: Any, path: str = "") -> Iterator[tuple[str, int | None]]:
    """Every figure called money with the way to it; one that has changed stands in a list by itself."""
    if isinstance(said, dict):
        for key, found in said.items():
            value = found[0] if isinstance(found, list) and len(found) == 1 else found
            if "money" in key and (value is None or isinstance(value, int)):
                yield f"{path}/{key}", value
            else:
                yield from purses(value, f"{path}/{key}")
    elif isinstance(said, list):
        for at, value in enumerate(said):
            yield from purses(value, f"{path}/{at}")


def sit_together(anna: Player, petra: Player, undo: str | None = None) -> None:
    """Anna opens a table with a bot and invites Petra by the link."""
    anna.new_table("Open", "Bot", undo=undo)
    expect(anna.page.get_by_role("heading", name="Waiting for one more player")).to_be_visible()
    expect(anna.page.get_by_label("The invitation link as a QR code")).to_be_visible()
    link = anna.page.get_by_label("Invitation link", exact=True).input_value()
    petra.sit_down(link, "Petra")


def play_together(players: list[Player], done: Callable[[], bool]) -> None:
    while not done():
        for player in players:
            if player.may_act:
                player.act()
        players[0].page.wait_for_timeout(20)


def test_both_act_and_both_see(arrive: Arrive) -> None:
    anna, petra = arrive(), arrive()
    sit_together(anna, petra)
    play_together([anna, petra], lambda: anna.round >= 3)
    petra.wait(lambda: petra.round == 3)

    said = "\n".join(anna.log())
    for name in ("Anna", "Petra"):
        assert re.search(rf"{name} (bids|offers|buys)", said)
        assert re.search(rf"{name} supplies", said)
    petra.wait(lambda: petra.log() == anna.log())
    for seat in range(3):
        cities = [player.page.locator(f"[data-seat='{seat}'] .figures").inner_text() for player in (anna, petra)]
        assert cities[0] == cities[1]

    petra.page.get_by_role("tab", name="Chat").click()
    petra.page.get_by_placeholder("Say something").fill("Good luck, Anna")
    petra.page.keyboard.press("Enter")
    anna.page.get_by_role("tab", name="Chat").click()
    expect(anna.page.get_by_text("Good luck, Anna")).to_be_visible()
    assert anna.faults == petra.faults == []


def test_the_money_of_others_never_reaches_a_browser(arrive: Arrive) -> None:
    anna, petra = arrive(), arrive()
    ear = Ear(petra.page)
    sit_together(anna, petra)
    play_together([anna, petra], lambda: anna.round >= 2)
    petra.wait(lambda: petra.round == 2)
    table = petra.page.url
    assert anna.money(0).isdigit()
    assert petra.money(1).isdigit()
    assert not petra.money(0).isdigit()
    petra.page.reload()
    petra.wait(lambda: petra.round == 2)
    petra.page.goto(f"{table}/replay")
    expect(petra.page.get_by_label("Position in the game")).to_be_visible()
    petra.page.get_by_role("button", name="To the end").click()
    petra.page.goto(table)
    petra.wait(lambda: petra.round == 2)

    heard = ear.heard
    assert sum('"type":"changes"' in text for text in heard) > 10
    told = [(path, money) for text in heard for path, money in purses(json.loads(text))]
    own = [money for path, money in told if path.endswith("/players/1/money")]
    for path, money in told:
        if "/refusals/" in path:  # why she herself cannot do something
            assert money in own, f"{path} is {money}"
        elif "/news/" not in path and not path.endswith("/players/1/money"):  # news tell what was paid in the open
            assert money is None, f"{path} is {money}"
    for text in heard:
        for number in re.findall(r"(\d+) elektro|money\D{0,3}(\d+)", re.sub(r'"money":\[?-?\d+', "", text)):
            raise AssertionError(f"{number} reads like money in {text[:200]}")
    assert len(own) > 10
    assert "●●" in petra.money(0)


def test_who_was_away_takes_the_seat_back_from_the_bot(arrive: Arrive) -> None:
    anna, petra = arrive(), arrive()
    sit_together(anna, petra)
    petra.wait(lambda: petra.round == 1)
    table = petra.page.url
    petra.page.goto("about:blank")

    anna.button("Seats and table").click()
    dialog = anna.page.get_by_role("dialog", name="Seats and table")
    away = dialog.locator("li", has_text="Petra")
    expect(away.get_by_text("Away")).to_be_visible()
    away.get_by_role("button", name="Let a bot play").click()
    expect(away.get_by_text("Petra seems to be away")).to_be_visible()
    expect(away.get_by_text("Bot, ")).to_be_visible(timeout=60_000)  # when the server looks around
    anna.page.keyboard.press("Escape")
    anna.play_until(lambda: anna.round == 2)
    said = "\n".join(anna.log())
    assert re.search("Petra (bids|offers|buys)", said), "the bot has played for Petra"

    petra.page.goto(table)
    expect(petra.page.get_by_text("A bot plays for Petra.")).to_be_visible()
    expect(petra.button("Hint")).to_be_hidden()
    petra.button("Take my seat back").click()
    expect(petra.page.get_by_text("A bot plays for Petra.")).to_be_hidden()
    assert petra.money(1).isdigit(), "she sees her own money again"
    expect(anna.page.locator("[data-seat='1']")).to_be_visible()
    play_together([anna, petra], lambda: anna.round >= 3)
    assert any(re.search("Petra (supplies|connects)", line) for line in petra.log())
    assert anna.faults == petra.faults == []


def test_taking_back_needs_the_others_to_agree(arrive: Arrive) -> None:
    anna, petra = arrive(), arrive()
    sit_together(anna, petra, undo="Ask")
    anna.wait(lambda: anna.may_act or petra.may_act)
    first, other = (anna, petra) if anna.may_act else (petra, anna)
    before = first.log()
    first.act()
    first.wait(lambda: first.log() != before)
    first.button("Undo").click()
    other.press(other.button("Agree"))
    first.wait(lambda: first.log() == before)
    assert first.may_act
