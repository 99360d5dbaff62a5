"""What can be done with a game that is over: standings, replay, record, rematch, playing on."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import DESK, PHONE, TABLET, Arrive
from tests.browser.looking import grave_faults, unreachable
from tests.browser.player import Player
from tests.browser.running import ROOT

RECORD = ROOT / "tests/records/power_grid/germany-3.game"


@pytest.fixture(scope="module")
def finished(arrive: Arrive) -> Player:
    """Somebody who has opened a record, played on from its last round and come to the end."""
    guest = arrive()
    page = guest.page
    page.goto("/")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.wait_for_url("**/replay/*")
    slider = page.get_by_label("Position in the game")
    slider.fill(str(int(slider.get_attribute("max") or 0) - 6))
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    guest.play_until(lambda: guest.ended)
    return guest


@pytest.fixture
def over(finished: Player) -> Iterator[Player]:
    """The guest looks at the end of that game."""
    table = finished.page.url
    yield finished
    finished.page.set_viewport_size(DESK)
    finished.page.goto(table)
    finished.wait(lambda: finished.ended)


def test_the_end_has_no_grave_faults(over: Player, axe: str) -> None:
    expect(over.page.locator(".plot").first).to_be_visible()
    assert grave_faults(over.page, axe) == []


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_the_board_is_lit_and_the_places_lie_over_it(over: Player, size: ViewportSize) -> None:
    page = over.page
    page.set_viewport_size(size)
    picture = page.get_by_role("img", name="The board as it is at the end")
    expect(picture).to_be_in_viewport()
    expect(picture.locator(".halo.lit").first).to_be_visible()
    expect(picture.locator("[inert]")).to_have_count(1)
    expect(page.get_by_role("heading", level=1, name=re.compile("wins?$|share"))).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("list", name="Standings").locator("> li").first).to_be_in_viewport(ratio=1)
    over_it = page.locator(".scene .over").bounding_box()
    board = picture.bounding_box()
    assert over_it is not None
    assert board is not None
    assert over_it["y"] < board["y"] + board["height"]
    for way in (page.get_by_role("link", name="Replay"), page.get_by_role("button", name="Copy public link")):
        expect(way).to_have_count(1)
    assert unreachable(page) == []


def test_the_charts_end_with_the_last_round(over: Player) -> None:
    plot = over.page.locator(".plot").first
    expect(plot.locator("svg").get_by_text("rounds played")).to_be_visible()
    rounds = [int(row) for row in plot.locator("tbody th").all_text_contents()]
    assert rounds == list(range(len(rounds)))
    # A game that is over has played as many rounds as its log tells.
    id = over.page.url.rsplit("/", 1)[-1]
    told = over.page.request.get(f"/api/tables/{id}/history").json()["rounds"]
    assert rounds[-1] == told[-1]["round"] - 1


def test_the_public_link_is_one_click_away(over: Player, arrive: Arrive) -> None:
    page = over.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy public link").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link.endswith("/replay")
    stranger = arrive()
    stranger.page.goto(re.sub("^https?://[^/]+", "", link))
    expect(stranger.page.get_by_label("Position in the game")).to_be_visible()


def test_the_board_itself_is_one_click_away(over: Player) -> None:
    over.page.get_by_role("button", name="Look at the board").click()
    expect(over.page.get_by_role("button", name="Whole board")).to_be_visible()
    over.page.get_by_role("button", name="Standings").click()
    expect(over.page.get_by_role("list", name="Standings")).to_be_visible()


def test_the_replay_goes_to_both_ends_and_to_a_linked_position(over: Player, axe: str) -> None:
    page = over.page
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_label("Position in the game")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^position 0 of "))
    last = int(slider.get_attribute("max") or 0)
    assert last > 100
    assert grave_faults(page, axe) == []

    slider.fill(str(last))
    expect(page.get_by_text(f"position {last} of {last}")).to_be_visible()
    expect(page.locator("header h1")).to_have_text("the game is over")
    for seat in range(3):
        assert over.money(seat).isdigit(), "all cash is open in a replay"
    slider.fill("0")
    expect(page.get_by_text(f"position 0 of {last}")).to_be_visible()
    expect(page.locator("header h1")).to_have_text(re.compile("^(round 1|set-up)"))

    slider.fill(str(last // 2))
    expect(page.locator("header h1")).not_to_have_text(re.compile("^(round 1|set-up)"))
    page.wait_for_url(re.compile(r"/replay/[1-9]\d+$"))
    there = over.headline, [over.money(seat) for seat in range(3)]
    page.reload()
    expect(page.get_by_text(f"position {last // 2} of {last}")).to_be_visible()
    assert (over.headline, [over.money(seat) for seat in range(3)]) == there
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    over.wait_turn()
    assert over.round > 1


def test_a_downloaded_record_opens_where_it_is_dropped(over: Player, tmp_path: Path, arrive: Arrive) -> None:
    with over.page.expect_download() as download:
        over.page.get_by_role("link", name="Download").click()
    record = tmp_path / "evening.game"
    download.value.save_as(record)
    assert record.read_text("utf-8").startswith("powerhouse 1\n")

    guest = arrive()
    guest.page.goto("/")
    expect(guest.page.get_by_role("heading").first).to_be_visible()
    guest.page.evaluate(
        """text => {
            const files = new DataTransfer();
            files.items.add(new File([text], "evening.game"));
            for (const kind of ["dragover", "drop"])
                document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: files, bubbles: true }));
        }""",
        record.read_text("utf-8"),
    )
    guest.page.wait_for_url("**/replay/*")
    expect(guest.page.get_by_label("Position in the game")).to_be_visible()
    guest.page.get_by_role("button", name="To the end").click()
    expect(guest.page.locator("header h1")).to_have_text("the game is over")
    other = arrive()
    other.page.goto(guest.page.url)
    expect(other.page.locator("header h1")).to_have_text("the game is over")


def test_a_rematch_seats_the_same_people(over: Player) -> None:
    before = over.page.url
    names = over.page.get_by_role("list", name="Standings").inner_text()
    over.page.get_by_role("button", name="Rematch").click()
    over.page.wait_for_url(lambda url: url != before)
    over.wait_turn()
    assert over.round == 1
    seated = over.page.locator("[data-seat] .name").all_inner_texts()
    assert len(seated) == 3
    for name in seated:
        assert name.removesuffix("you") in names
    over.page.goto(before)
    expect(over.page.get_by_role("link", name="To the rematch")).to_be_visible()


def test_the_end_and_the_replay_fit_on_a_phone(over: Player) -> None:
    over.page.set_viewport_size(PHONE)
    expect(over.page.locator(".plot").first).to_be_visible()
    assert unreachable(over.page) == []
    places = over.page.get_by_role("list", name="Standings").locator("> li")
    expect(places).to_have_count(3)
    for place in places.all():
        box = place.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= PHONE["width"]
        assert place.evaluate("one => one.scrollWidth <= one.clientWidth"), "all figures are in sight"
    over.page.get_by_role("link", name="Replay").click()
    expect(over.page.get_by_label("Position in the game")).to_be_visible()
    for sheet in ("Market", "Players", "Log and chat"):
        over.open_sheet(sheet)
        assert unreachable(over.page) == [], sheet
