"""Draws the pictures in docs/screenshots anew: `python -m tests.browser.screenshots`."""

import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import DESK, PHONE
from tests.browser.player import Player
from tests.browser.running import FLAGS, ROOT, House, build_pages, find_chromium

PICTURES = ROOT / "docs/screenshots"
RECORD = ROOT / "tests/records/power_grid/germany-4.game"
AT_A_DESK = {"home", "new-table", "invitation", "auction", "building", "replay", "end", "plain"}
ON_A_PHONE = {"home", "auction", "building", "end"}
Shoot = Callable[[str], None]


def screens(player: Player, shoot: Shoot, phone: bool) -> None:
    """The main screens in the order in which a player meets them."""
    page = player.page
    page.goto("/")
    page.get_by_text("Your name").wait_for()
    shoot("home")
    page.goto("/new")
    page.get_by_label("Seed").wait_for()
    shoot("new-table")
    player.new_table("Open", "Bot")
    page.get_by_label("The invitation link as a QR code").wait_for()
    shoot("invitation")

    page.goto("/")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.wait_for_url("**/replay/*")
    slider = page.get_by_label("Position in the game")
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last * 2 // 3))
    slider.blur()
    page.wait_for_timeout(400)
    shoot("replay")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    met: set[str] = set()
    while not met >= {"auction", "building"}:
        player.wait_turn()
        phase = player.phase()
        if phase not in met:
            met.add(phase)
            if phase == "building":
                if phone:
                    player.button("Zone in play").click()
                for _ in range(2):
                    if player.cities():
                        player.press_city(player.cities()[0][1])
                page.mouse.move(0, 0)
            page.wait_for_timeout(500)
            shoot(phase.replace(" ", "-"))
        player.act()
    player.play_until(lambda: player.ended)
    page.locator(".plot").first.wait_for()
    page.wait_for_timeout(300)
    shoot("end")


def plain(player: Player, shoot: Shoot) -> None:
    """A game without a board of its own, where it lists many choices."""
    player.new_table("Bot", "Bot", game="Bare Grid", seed=11)
    while player.wait_turn() and player.phase() != "building":
        player.follow_hint()
    player.page.wait_for_timeout(300)
    shoot("plain")


def squeeze(path: Path) -> None:
    """Packs the picture again as tightly as zlib can: the browser is in a hurry when it does."""
    data = path.read_bytes()
    at, chunks = 8, []
    while at < len(data):
        length = int.from_bytes(data[at : at + 4], "big")
        chunks.append((data[at + 4 : at + 8], data[at + 8 : at + 8 + length]))
        at += length + 12
    packed = zlib.compress(zlib.decompress(b"".join(body for name, body in chunks if name == b"IDAT")), 9)
    head = [chunk for chunk in chunks if chunk[0] == b"IHDR"]
    with path.open("wb") as file:
        file.write(data[:8])
        for name, body in [*head, (b"IDAT", packed), (b"IEND", b"")]:
            file.write(len(body).to_bytes(4, "big") + name + body + zlib.crc32(name + body).to_bytes(4, "big"))


def draw(browser: Browser, house: House, phone: bool, show: Callable[[Player, Shoot], None]) -> None:
    """Dark and light pictures of each screen at a desk or on a phone."""
    context = browser.new_context(
        base_url=house.address,
        viewport=PHONE if phone else DESK,
        is_mobile=phone,
        has_touch=phone,
        device_scale_factor=1 if phone else 2 / 3,
        reduced_motion="reduce",
    )
    player = Player(context.new_page())

    def shoot(name: str) -> None:
        if name not in (ON_A_PHONE if phone else AT_A_DESK):
            return
        for theme in ("dark", "light"):
            player.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            player.page.wait_for_timeout(300)
            picture = PICTURES / f"{name}{'-phone' if phone else ''}-{theme}.png"
            player.page.screenshot(path=picture)
            squeeze(picture)
        player.page.emulate_media(color_scheme="dark")

    show(player, shoot)
    context.close()


@contextmanager
def serving(house: House) -> Iterator[House]:
    house.start()
    try:
        yield house
    finally:
        house.stop()


def main() -> None:
    build_pages()
    PICTURES.mkdir(parents=True, exist_ok=True)
    chromium = find_chromium()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path, args=FLAGS, env=chromium.environment)
        with serving(House(Path(data) / "ours")) as house:
            draw(browser, house, False, lambda player, shoot: screens(player, shoot, phone=False))
            draw(browser, house, True, lambda player, shoot: screens(player, shoot, phone=True))
        with serving(House(Path(data) / "others", (Path(__file__).parent / "outside",))) as house:
            draw(browser, house, False, plain)
        browser.close()


if __name__ == "__main__":
    main()
