"""What the browser tests share: a real server process and real browsers in front of it."""

import fcntl
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

from tests.browser.player import Player
from tests.browser.running import FLAGS, Chromium, House, build_pages, find_chromium, web

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 820, "height": 1180}


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Chromium:
    """Pages, packages and Chromium are there; test processes beside this one wait while they are made."""
    with (tmp_path_factory.getbasetemp().parent / "web.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        build_pages()
        return find_chromium()


@pytest.fixture(scope="session")
def axe(built: Chromium, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The source of axe-core."""
    with (tmp_path_factory.getbasetemp().parent / "web.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return Path(web("axe")).read_text("utf-8")


@pytest.fixture(scope="session")
def house(built: Chromium, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for the tests that do not hurt it."""
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="module")
def browser(built: Chromium) -> Iterator[Browser]:
    """Not for the whole session: while it is open, this thread can run no event loop of another test."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=built.path, args=FLAGS, env=built.environment, headless=True
        )
        yield browser
        browser.close()


Arrive = Callable[..., Player]
Theme = Literal["dark", "light"]


@pytest.fixture(scope="module")
def contexts(browser: Browser) -> Iterator[list[BrowserContext]]:
    """Closed at the end of a module."""
    opened: list[BrowserContext] = []
    yield opened
    for context in opened:
        context.close()


@pytest.fixture(scope="module")
def arrive(browser: Browser, contexts: list[BrowserContext], house: House) -> Arrive:
    """Somebody new in front of a browser of their own, at a desk, with a phone or with a tablet."""

    def come(phone: bool = False, at: House = house, theme: Theme = "dark", tablet: bool = False) -> Player:
        context = browser.new_context(
            base_url=at.address,
            viewport=PHONE if phone else TABLET if tablet else DESK,
            is_mobile=phone or tablet,
            has_touch=phone or tablet,
            color_scheme=theme,
            reduced_motion="reduce",
        )
        context.set_default_timeout(15_000)
        contexts.append(context)
        return Player(context.new_page(), touch=phone or tablet)

    return come
