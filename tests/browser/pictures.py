"""Draws the pictures in web/public anew: `python -m tests.browser.pictures`.

Icons of the app come from its sign. A picture for links shows the board of a game in the middle of a record, beside the
game's name; the app itself shows the sign.
"""

import tempfile
import zlib
from base64 import b64encode
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from powerhouse.core import registry
from powerhouse.server.previews import SIZE
from tests.browser.phases import RECORDS, Studio, moments
from tests.browser.running import FLAGS, ROOT, House, build_pages, find_chromium
from tests.browser.screenshots import serving

PUBLIC = ROOT / "web/public"
MOMENTS = {
    "power-grid": ("power_grid/germany-4", "build", ".board"),
    "power-grid-card-game": ("power_grid_card_game/basic-6", "bid", ".board .table"),
    "factory-manager": ("factory_manager/players-4", "buy", ".board"),
    "pipeline": ("pipeline/machines-run", "refine", ".centre .middle"),
}
"""The record and the decision that show each game at its best, and what is drawn of the board."""

MOST_BYTES = 60_000
SIGN = (PUBLIC / "favicon.svg").read_text("utf-8")
CARD = """<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template-columns: 500px 700px;
        background: #0e141b; color: #e8edf2; overflow: hidden; font-family: Inter; }
    section { padding: 60px; display: flex; flex-direction: column; gap: 28px; }
    section svg { width: 96px; height: 96px; }
    h1 { margin: auto 0 0; font-size: 64px; line-height: 1.08; font-weight: 680; letter-spacing: -0.02em; }
    p { margin: 0 0 auto; font-size: 28px; color: #a3b3c2; }
    figure { margin: 0; height: 630px; background: left/cover no-repeat; border-left: 1px solid #243140; }
    .large { display: grid; place-items: center; border: 0; }
    .large svg { width: 380px; height: 380px; opacity: 0.9; }
</style><section>SIGN<h1>TITLE</h1><p>TEXT</p></section>FIGURE"""


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


def icons(page: Page) -> None:
    """The sign as it is, and smaller on a full ground for systems that cut their icons to a shape."""
    ground = '<rect width="32" height="32" rx="7" fill="#151d26" />'
    bare = SIGN.replace(ground, "")
    assert bare != SIGN
    (PUBLIC / "icons").mkdir(exist_ok=True)
    for name, size, drawing in (
        ("192", 192, SIGN),
        ("512", 512, SIGN),
        ("maskable-512", 512, bare.replace('viewBox="0 0 32 32"', 'viewBox="-6 -6 44 44"')),
    ):
        page.set_viewport_size({"width": size, "height": size})
        ground_colour = "#151d26" if "maskable" in name else "transparent"
        page.set_content(
            f"<style>body{{margin:0;background:{ground_colour}}}svg{{display:block;width:100vw}}</style>{drawing}"
        )
        path = PUBLIC / "icons" / f"{name}.png"
        page.screenshot(path=path, omit_background=True)
        squeeze(path)


def board(browser: Browser, house: House, table: str, ask: str, part: str) -> bytes:
    """The board alone: the columns beside it and the bars above and below are cut off."""
    studio = Studio(browser, house, "desk")
    studio.page.emulate_media(color_scheme="dark")
    record = RECORDS / f"{table}.game"
    studio.lay(studio.open(record), next(moment for moment in moments(record) if moment.ask == ask))
    if studio.player.button("Whole board").count():
        studio.player.button("Whole board").click()
    studio.page.add_style_tag(content=".controls, .notes, .title { display: none !important }")
    studio.page.wait_for_timeout(800)  # until the camera rests
    picture = studio.page.locator(part).first.screenshot()
    studio.context.close()
    return picture


def card(title: str, text: str, picture: bytes | None) -> str:
    figure = f'<figure class="large">{SIGN}</figure>'
    if picture is not None:
        url = f"data:image/png;base64,{b64encode(picture).decode()}"
        figure = f'<figure style="background-image:url({url})"></figure>'
    return CARD.replace("SIGN", SIGN).replace("TITLE", title).replace("TEXT", text).replace("FIGURE", figure)


def previews(browser: Browser, house: House) -> None:
    (PUBLIC / "previews").mkdir(exist_ok=True)
    context = browser.new_context(base_url=house.address, viewport={"width": SIZE[0], "height": SIZE[1]})
    page = context.new_page()
    page.goto("/")  # for its font
    style = page.evaluate("() => [...document.styleSheets].map((sheet) => sheet.href).filter(Boolean)")
    sheets = "".join(f'<link rel="stylesheet" href="{address}">' for address in style)
    cards: dict[str, tuple[str, str, bytes | None]] = {
        "powerhouse": ("Powerhouse", "A table for the energy games", None)
    }
    for game in registry.games():
        moment = MOMENTS.get(game.id)
        cards[game.id] = (game.name, "Powerhouse", board(browser, house, *moment) if moment else None)
    for name, (title, text, picture) in cards.items():
        page.evaluate("html => document.documentElement.innerHTML = html", sheets + card(title, text, picture))
        page.evaluate("() => document.fonts.ready")
        page.wait_for_timeout(500)
        file = PUBLIC / "previews" / f"{name}.jpg"
        for quality in range(82, 30, -6):
            page.screenshot(path=file, type="jpeg", quality=quality)
            if file.stat().st_size < MOST_BYTES:
                break
    context.close()


def main() -> None:
    build_pages()
    chromium = find_chromium()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path, args=FLAGS, env=chromium.environment)
        icons(browser.new_page())
        with serving(House(Path(data))) as house:
            previews(browser, house)
        browser.close()


if __name__ == "__main__":
    main()
