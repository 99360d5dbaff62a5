"""Every phase of every game as a picture: positions out of the records, on three devices, dark and light."""

from base64 import b64decode
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from powerhouse import Match
from powerhouse.core.catalogue import ENGLISH
from powerhouse.core.replay import positions
from tests.browser.conftest import DESK, PHONE, TABLET
from tests.browser.looking import THEMES
from tests.browser.player import Player
from tests.browser.running import ROOT, House

RECORDS = ROOT / "tests/records"
TABLES = (
    "power_grid/germany-4", "power_grid/usa-6", "power_grid/germany-2", "power_grid/start-cities-4",
    "power_grid_card_game/basic-4", "power_grid_card_game/basic-2", "power_grid_card_game/basic-6",
    "factory_manager/players-4", "factory_manager/players-2", "factory_manager/players-5",
    "pipeline/players-3", "pipeline/players-2", "pipeline/players-4",
)  # fmt: skip
"""Games of all sizes, the smallest with the Trust where there is one."""

SIZES: dict[str, ViewportSize] = {"desk": DESK, "tablet": TABLET, "phone": PHONE}
END = "end"


@dataclass(frozen=True)
class Moment:
    """A position in which something is decided: what, and how many entries of the log come before it."""

    ask: str
    number: int


def moments(record: Path) -> list[Moment]:
    """One position for each kind of decision, late enough in the game that the table is full; then its end."""
    match = Match.load(record)
    asked: dict[str, list[int]] = {}
    numbers = {id(entry): number for number, entry in enumerate(match.log)}
    for entry, state in positions(match.game, match.setup, match.log):
        if entry is not None and not entry.forced:
            asked.setdefault(state.view(entry.seat).ask, []).append(numbers[id(entry)])
    found = [Moment(ask, numbers[len(numbers) * 2 // 3]) for ask, numbers in asked.items()]
    return [*found, Moment(END, max(number for numbers in asked.values() for number in numbers))]


class Studio:
    """A device in front of which positions are laid."""

    def __init__(self, browser: Browser, house: House, size: str, scale: float = 1, language: str = ENGLISH) -> None:
        touch = size != "desk"
        self.context: BrowserContext = browser.new_context(
            base_url=house.address,
            viewport=SIZES[size],
            is_mobile=touch,
            has_touch=touch,
            device_scale_factor=scale,
            locale=language,
            reduced_motion="reduce",
        )
        self.player = Player(self.context.new_page(), language)
        self.player.page.goto("/")
        self.player.page.get_by_text(self.player.word("name-yours")).wait_for()

    @property
    def page(self) -> Page:
        return self.player.page

    def open(self, record: Path) -> str:
        """The record as a replay; its id."""
        headers = {"content-type": "text/plain; charset=utf-8"}
        answer = self.page.request.post("/api/replays", data=record.read_bytes(), headers=headers)
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def lay(self, replay: str, moment: Moment) -> None:
        """A table at that moment, with this visitor in the seat that is to act."""
        wish = {"number": moment.number, "name": "Anna"}
        answer = self.page.request.post(f"/api/replays/{replay}/fork", data=wish)
        assert answer.ok, answer.text()
        self.page.goto(f"/t/{answer.json()['table']['id']}")
        self.player.wait_turn()
        if moment.ask == END:
            while self.player.wait_turn() == "act":
                self.player.follow_hint()
            self.page.locator(".plot").first.wait_for()

    def shoot(self, folder: Path, name: str, themes: tuple[Literal["dark", "light"], ...] = THEMES) -> None:
        """As WebP, which only the browser itself can write."""
        session = self.context.new_cdp_session(self.page)
        for theme in themes:
            self.page.emulate_media(color_scheme=theme)
            self.page.wait_for_timeout(300)  # colours change slowly
            data = session.send("Page.captureScreenshot", {"format": "webp", "quality": 70})["data"]
            (folder / f"{name}-{theme}.webp").write_bytes(b64decode(data))
        session.detach()


def draw_all(browser: Browser, house: House, folder: Path, wanted: str = "", language: str = ENGLISH) -> None:
    """All tables on all devices; `wanted` is a part of their names."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        studio = Studio(browser, house, size, language=language)
        for table in TABLES:
            if wanted in f"{table}-{size}":
                _draw(studio, table, folder, size)
        studio.context.close()


def _draw(studio: Studio, table: str, folder: Path, size: str) -> None:
    record = RECORDS / f"{table}.game"
    replay = studio.open(record)
    for moment in moments(record):
        studio.lay(replay, moment)
        studio.shoot(folder, f"{table.replace('/', '-')}-{moment.ask}-{size}")
