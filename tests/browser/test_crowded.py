"""Every phase has room for its words: in three languages, on three devices, nothing is cut or over something else."""

import pytest
from playwright.sync_api import Browser

from tests.browser.looking import crowded
from tests.browser.phases import RECORDS, SIZES, TABLES, Studio, moments
from tests.browser.running import House

LANGUAGES = ("en", "ru", "sr-Latn")
# Where it was narrow once: a long sentence, four plants, flags of the Trust, a tile beside the factory, four grades of
# tanks.
NARROW = (
    ("power_grid/germany-4", "build", "phone", "ru"),
    ("power_grid/germany-4", "fuel", "tablet", "sr-Latn"),
    ("power_grid_card_game/basic-4", "bid", "desk", "ru"),
    ("power_grid_card_game/basic-2", "buy", "tablet", "ru"),
    ("power_grid_card_game/basic-6", "scrap", "phone", "sr-Latn"),
    ("factory_manager/players-5", "buy", "desk", "ru"),
    ("pipeline/players-4", "shop", "desk", "ru"),
)


def look(studio: Studio, table: str, wanted: str | None = None) -> list[str]:
    record = RECORDS / f"{table}.game"
    replay = studio.open(record)
    found = []
    for moment in moments(record):
        if wanted in (None, moment.ask):
            studio.lay(replay, moment)
            studio.page.wait_for_timeout(300)  # sheets move
            found += [f"{moment.ask}: {one}" for one in crowded(studio.page)]
    return found


@pytest.mark.parametrize(("table", "ask", "size", "language"), NARROW)
def test_words_have_room(browser: Browser, house: House, table: str, ask: str, size: str, language: str) -> None:
    studio = Studio(browser, house, size, language=language)
    assert look(studio, table, ask) == []
    studio.context.close()


def test_what_has_no_room_is_found(browser: Browser, house: House) -> None:
    studio = Studio(browser, house, "desk")
    studio.page.set_content(
        """<main class="board"><p style="width: 50px; overflow: hidden; white-space: nowrap">much too long for it</p>
        <p style="width: 50px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">ends in dots</p>
        <p style="font-size: 8px">tiny</p><p style="position: absolute; top: 200px">under</p>
        <p style="position: absolute; top: 202px">over</p><p style="height: 30px; overflow: hidden">one<br>two<br>three
        </p><div style="width: 50px; overflow: auto; white-space: nowrap">what scrolls is not cut</div></main>"""
    )
    found = crowded(studio.page)
    assert [one.partition(":")[0] for one in found] == [
        "cut",
        "shortened",
        "only 8.0 px",
        "cut below",
        "cut below",
        "over one another",
    ]
    studio.context.close()


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("table", TABLES)
def test_words_have_room_in_every_phase(browser: Browser, house: House, table: str, size: str, language: str) -> None:
    studio = Studio(browser, house, size, language=language)
    assert look(studio, table) == []
    studio.context.close()
