"""The workshop: an owner of a box types in what is printed there, plays with it, and takes the record elsewhere."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.looking import grave_faults, unreachable
from tests.browser.player import Player
from tests.browser.running import Chromium, House

GAME = "factory-manager"
NAME = "Power Grid: Factory Manager"
TEN = {f"MA0{number}": 20 + number for number in range(1, 10)} | {"MA10": 30}
TOLD = "Own figures: Box of 2009 (10 values changed)"


@pytest.fixture(autouse=True)
def _patience() -> Iterator[None]:
    """What is typed is checked by the server, which may be busy."""
    expect.set_options(timeout=30_000)
    yield
    expect.set_options(timeout=5_000)


def field(page: Page, place: str) -> Locator:
    return page.locator(f'[data-place="{place}"] .input')


def type_ten(page: Page) -> None:
    for tile, price in TEN.items():
        field(page, f"tiles/tiles/{tile}/price").fill(str(price))


def opened(guest: Player, game: str = GAME) -> Page:
    guest.page.goto(f"/workshop/{game}")
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text("the figures")
    return guest.page


def test_the_walk_of_an_owner(built: Chromium, arrive: Arrive, tmp_path: Path) -> None:
    """Ten tiles are changed and played with, the server is closed and started again, the record is opened elsewhere."""
    house, elsewhere = House(tmp_path / "here"), House(tmp_path / "there")
    house.start()
    elsewhere.start()
    try:
        anna = arrive(at=house)
        page = anna.page
        page.goto("/")
        page.get_by_role("radio", name=NAME, exact=True).check()
        expect(page.get_by_text("74 of 106 tiles are reconstructed").first).to_be_visible()
        page.get_by_role("link", name=f"Figures of {NAME}").click()

        tile = page.locator('[data-row="MA01"]')
        expect(tile).to_contain_text("reconstructed")
        expect(page.locator('[data-row="A-MA1"]')).to_contain_text("certain")
        field(page, "tiles/tiles/MA01/price").fill("2000")
        expect(page.get_by_text("One thing is not right yet:")).to_be_visible()
        expect(page.get_by_text("MA01: price must be a whole number from 0 to 1000, not 2000").first).to_be_visible()
        type_ten(page)
        expect(tile.locator(".price")).to_have_text("21")
        page.get_by_label("Name of your figures").fill("Box of 2009")
        expect(page.get_by_text("10 values changed; they can be played with.")).to_be_visible()
        page.get_by_role("button", name="Play with these").click()

        page.wait_for_url("**/new/*")
        expect(page.get_by_text(TOLD)).to_be_visible()
        page.get_by_role("button", name="Start the game").click()
        page.wait_for_url("**/t/*")
        address = page.url
        expect(page.get_by_role("button", name=TOLD)).to_be_visible()

        house.stop()
        house.start()
        page.goto(address)
        page.get_by_role("button", name=TOLD).click()
        expect(page.get_by_role("dialog").get_by_role("row")).to_have_count(1 + len(TEN))
        page.keyboard.press("Escape")
        anna.wait_turn()
        id = address.rsplit("/", 1)[-1]
        record = page.request.get(f"/api/tables/{id}/record").text()
        assert "figure tiles/tiles/MA01/price: 21\n" in record
        file = tmp_path / "mine.game"
        file.write_text(record, "utf-8")

        zora = arrive(at=elsewhere)
        zora.page.goto("/")
        zora.page.locator('input[type="file"]').set_input_files(file)
        zora.page.wait_for_url("**/replay/*")
        zora.page.get_by_role("button", name=TOLD).click()
        expect(zora.page.get_by_role("dialog").get_by_role("row")).to_have_count(1 + len(TEN))
        expect(zora.page.get_by_role("dialog")).to_contain_text("tiles · tiles · MA01 · price")
        assert anna.faults == zora.faults == []
    finally:
        house.stop()
        elsewhere.stop()


def test_what_was_typed_stays_and_can_be_saved_and_shared(arrive: Arrive, tmp_path: Path) -> None:
    guest = arrive()
    page = opened(guest)
    type_ten(page)
    expect(page.get_by_text("10 values changed")).to_be_visible()
    page.reload()
    expect(page.get_by_text("10 values changed")).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "box.json"
    saving.value.save_as(file)
    rows = json.loads(file.read_text("utf-8"))["tiles"]["tiles"]
    assert {row["id"]: row["price"] for row in rows} == TEN

    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Link to these figures").input_value()
    friend = arrive()
    friend.page.goto(link)
    expect(friend.page.get_by_text("10 values changed")).to_be_visible()
    expect(friend.page.get_by_text("You look at somebody's figures.")).to_be_visible()

    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_text("Nothing is changed yet.")).to_be_visible()
    page.locator('input[type="file"]').set_input_files(file)
    expect(page.get_by_text("10 values changed")).to_be_visible()
    expect(field(page, "tiles/tiles/MA02/price")).to_have_value("22")
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"tiles": {"tiles": [{"id": "MA99", "price": 8}]}}', "utf-8")
    page.locator('input[type="file"]').set_input_files(wrong)
    expect(page.get_by_text("Tiles: tiles replaces id MA99, which does not exist there")).to_be_visible()
    assert guest.faults == friend.faults == []


def test_a_fault_leads_to_its_field_by_keyboard(arrive: Arrive) -> None:
    page = opened(arrive(), "power-grid-card-game")
    card = page.locator('[data-row="S08"]')
    field(page, "plants/plants/S08/fuel_amount").fill("1")
    fault = page.get_by_role("button", name="Plant S08, eco, cannot burn 1")
    fault.focus()
    page.keyboard.press("Enter")
    expect(field(page, "plants/plants/S08/fuel_amount")).to_be_focused()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("0")
    expect(page.get_by_text("Nothing is changed yet.")).to_be_visible()
    field(page, "plants/plants/S08/number").fill("9")
    expect(card.locator(".plate")).to_have_text("9")


@pytest.mark.parametrize("game", [GAME, "power-grid-card-game", "power-grid", "pipeline"])
@pytest.mark.parametrize("phone", [False, True])
def test_the_workshop_can_be_used_by_everybody(arrive: Arrive, axe: str, game: str, phone: bool) -> None:
    guest = arrive(phone=phone)
    page = opened(guest, game)
    page.get_by_role("radio", name="Not certain").check()
    expect(page.locator("[data-row]").first).to_be_visible()
    assert grave_faults(page, axe) == []
    assert unreachable(page) == []
    assert guest.faults == []


def test_a_table_says_once_what_is_reconstructed(arrive: Arrive) -> None:
    guest = arrive()
    guest.new_table("Bot", game="Power Grid: The Card Game")
    said = guest.page.get_by_role("button", name="39 of 42 plant cards are reconstructed")
    said.click()
    guest.page.get_by_role("button", name="Understood").click()
    expect(said).to_be_hidden()
    guest.page.reload()
    guest.wait_turn()
    expect(said).to_be_hidden()
