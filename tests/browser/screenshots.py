"""Draws the pictures in docs/screenshots anew: `python -m tests.browser.screenshots`.

With a folder it draws every phase of every game there, on a desk, a tablet and a phone, dark and light; a second word
chooses among them, and they speak a language: `python -m tests.browser.screenshots /tmp/all pipeline/players-4-phone
--language ru`.
"""

import argparse
import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright

from powerhouse.core.catalogue import ENGLISH
from tests.browser.phases import RECORDS, SIZES, Moment, Studio, draw_all, moments
from tests.browser.player import Player
from tests.browser.running import FLAGS, ROOT, House, build_pages, find_chromium

PICTURES = ROOT / "docs/screenshots"
MOST_BYTES = 120_000
Theme = Literal["dark", "light"]


@dataclass(frozen=True)
class Picture:
    """A decision at a table that is kept in the docs; something may be planned first."""

    name: str
    table: str
    ask: str
    size: str
    theme: Theme
    plan: Callable[[Player], None] | None = None


def press(selector: str, times: int = 1) -> Callable[[Player], None]:
    """Presses the first control of this kind that there is then."""

    def plan(player: Player) -> None:
        for _ in range(times):
            if player.page.locator(selector).count():
                player.press(player.page.locator(selector).first)
        player.page.mouse.move(0, 0)

    return plan


def build(player: Player) -> None:
    if player.page.viewport_size != SIZES["desk"]:
        player.button("Zone in play").click()
    for _ in range(2):
        if player.cities():
            player.press_city(player.cities()[0][1])
    player.page.mouse.move(0, 0)


KEPT = (
    Picture("auction", "power_grid/germany-4", "bid", "desk", "dark"),
    Picture("building", "power_grid/germany-4", "build", "desk", "light", build),
    Picture("building-tablet", "power_grid/germany-4", "build", "tablet", "light", build),
    Picture("building-phone", "power_grid/germany-4", "build", "phone", "light", build),
    Picture("auction-phone", "power_grid/germany-4", "bid", "phone", "dark"),
    Picture("usa", "power_grid/usa-6", "fuel", "desk", "dark"),
    Picture("end", "power_grid/germany-4", "end", "desk", "light"),
    Picture("end-phone", "power_grid/germany-4", "end", "phone", "dark"),
    Picture("card-game-auction", "power_grid_card_game/basic-4", "bid", "desk", "light"),
    Picture("card-game-buying", "power_grid_card_game/basic-6", "buy", "desk", "dark", press(".stall.can", 2)),
    Picture("card-game-trust", "power_grid_card_game/basic-2", "buy", "tablet", "light"),
    Picture("card-game-phone", "power_grid_card_game/basic-4", "buy", "phone", "dark", press(".stall.can")),
    Picture("factory-buying", "factory_manager/players-4", "buy", "desk", "dark", press(".card.can:not(.hire)", 2)),
    Picture("factory-running", "factory_manager/players-5", "run", "desk", "light"),
    Picture("factory-tablet", "factory_manager/players-2", "buy", "tablet", "dark"),
    Picture("factory-phone", "factory_manager/players-4", "run", "phone", "light"),
    Picture("pipeline-laying", "pipeline/players-4", "place", "desk", "dark", press("footer [data-deed=best]")),
    Picture("pipeline-market", "pipeline/players-3", "trade", "desk", "light"),
    Picture(
        "pipeline-running", "pipeline/machines-run", "refine", "tablet", "dark", press("footer [data-deed=best-run]")
    ),
    Picture("pipeline-phone", "pipeline/players-3", "place", "phone", "light", press("footer [data-deed=best]")),
)


def draw_kept(browser: Browser, house: House) -> None:
    for size in SIZES:
        studio = Studio(browser, house, size, scale=1 if size == "phone" else 0.75)
        for picture in KEPT:
            if picture.size == size:
                _draw(studio, picture)
        studio.context.close()


def _draw(studio: Studio, picture: Picture) -> None:
    record = RECORDS / f"{picture.table}.game"
    moment: Moment = next(moment for moment in moments(record) if moment.ask == picture.ask)
    studio.lay(studio.open(record), moment)
    if picture.plan:
        picture.plan(studio.player)
    _keep(studio, picture.name, picture.theme)


def draw_pages(browser: Browser, house: House) -> None:
    """What is seen before and after a game."""
    studio = Studio(browser, house, "desk", scale=0.75)
    page = studio.page
    _keep(studio, "home", "dark")
    page.goto("/new")
    page.get_by_label("Seed").wait_for()
    _keep(studio, "new-table", "light")
    studio.player.new_table("Open", "Bot")
    page.get_by_label("The invitation link as a QR code").wait_for()
    _keep(studio, "invitation", "light")
    page.goto(f"/replay/{studio.open(RECORDS / 'power_grid/germany-4.game')}")
    slider = page.get_by_label("Position in the game")
    slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
    slider.blur()
    page.get_by_text(re.compile("^round")).first.wait_for()
    _keep(studio, "replay", "dark")
    studio.context.close()
    phone = Studio(browser, house, "phone")
    _keep(phone, "home-phone", "light")
    phone.context.close()


def draw_plain(browser: Browser, house: House) -> None:
    """A game without a board of its own, where it lists many choices."""
    studio = Studio(browser, house, "desk", scale=0.75)
    studio.player.new_table("Bot", "Bot", game="Bare Grid", seed=11)
    while studio.player.wait_turn() and studio.player.phase() != "building":
        studio.player.follow_hint()
    _keep(studio, "plain", "light")
    studio.context.close()


def _keep(studio: Studio, name: str, theme: Theme) -> None:
    studio.shoot(PICTURES, name, (theme,))
    file = PICTURES / f"{name}-{theme}.webp"
    assert file.stat().st_size < MOST_BYTES, f"{file} has {file.stat().st_size} bytes"


@contextmanager
def serving(house: House) -> Iterator[House]:
    house.start()
    try:
        yield house
    finally:
        house.stop()


def main(folder: Path | None, wanted: str, language: str) -> None:
    build_pages()
    chromium = find_chromium()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path, args=FLAGS, env=chromium.environment)
        with serving(House(Path(data) / "ours")) as house:
            if folder:
                draw_all(browser, house, folder, wanted, language)
            else:
                draw_pages(browser, house)
                draw_kept(browser, house)
        if not folder:
            with serving(House(Path(data) / "others", (Path(__file__).parent / "outside",))) as house:
                draw_plain(browser, house)
        browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("wanted", nargs="?", default="")
    parser.add_argument("--language", default=ENGLISH)
    given = parser.parse_args()
    main(given.folder, given.wanted, given.language)
