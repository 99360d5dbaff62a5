"""Tutorials by clicking: from the first page to the end, left and taken up again, on every device."""

from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from powerhouse.core.catalogue import of_game
from powerhouse.core.tutorial import tutorial_of
from tests.browser.conftest import DESK, PHONE, TABLET
from tests.browser.learner import Learner
from tests.browser.looking import grave_faults, unreachable
from tests.browser.running import House

GAMES = ("power-grid", "power-grid-card-game", "factory-manager", "pipeline")
LOCALES = {"en": "en-GB", "ru": "ru-RU", "sr-Latn": "sr-Latn-RS"}
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE}


@pytest.fixture
def arrive(browser: Browser, contexts: list[BrowserContext], house: House) -> Any:
    def come(game: str, language: str = "en", size: str = "desk") -> Learner:
        context = browser.new_context(
            base_url=house.address,
            viewport=SIZES[size],
            is_mobile=size != "desk",
            has_touch=size != "desk",
            locale=LOCALES[language],
            reduced_motion="reduce",
        )
        context.set_default_timeout(15_000)
        contexts.append(context)
        return Learner(context.new_page(), game, language, touch=size != "desk")

    return come


def learn(mila: Learner) -> list[int]:
    """To the end; which lessons were to be seen."""
    met = [mila.lesson]
    for _ in range(200):
        if mila.at_end:
            return met
        mila.step()
        if mila.lesson != met[-1]:
            met.append(mila.lesson)
    raise AssertionError(f"200 steps were not enough; the lesson says {mila.said}")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_tutorial(arrive: Any, game: str) -> None:
    mila: Learner = arrive(game)
    mila.begin()
    lessons = len(tutorial_of(game).lessons)
    assert learn(mila) == list(range(1, lessons + 1))
    mila.primary.click()
    expect(mila.page.locator("section.strip")).to_have_count(0)
    mila.wait_turn()
    mila.follow_hint()  # an ordinary game goes on
    assert mila.faults == []


@pytest.mark.soak
@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_tutorial_in_every_language(arrive: Any, game: str, language: str) -> None:
    mila: Learner = arrive(game, language)
    mila.begin()
    assert learn(mila)[-1] == len(tutorial_of(game).lessons)
    assert mila.page.evaluate("() => document.documentElement.lang") == language
    assert mila.faults == []


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_tutorial_by_tapping_on_a_phone(arrive: Any, game: str) -> None:
    mila: Learner = arrive(game, size="phone")
    mila.begin()
    assert learn(mila)[-1] == len(tutorial_of(game).lessons)
    assert mila.faults == []


def test_it_is_left_and_taken_up_again(arrive: Any) -> None:
    mila: Learner = arrive("power-grid")
    mila.begin()
    for _ in range(4):
        mila.step()
    at, said, address = mila.lesson, mila.said, mila.page.url
    mila.page.goto("/")
    expect(mila.page.locator("a.card", has_text="Tutorial")).to_have_count(1)
    mila.begin()
    assert mila.page.url == address
    assert (mila.lesson, mila.said) == (at, said)
    mila.step()
    assert mila.lesson == at + 1


def test_another_move_is_answered_and_not_made(arrive: Any) -> None:
    mila: Learner = arrive("power-grid")
    mila.begin()
    while mila.lesson < 6:
        mila.step()
    mila.page.locator(".card[data-plant='4']").click()
    expect(mila.page.get_by_text("this lesson goes another way: offer plant 7")).to_be_visible()
    assert mila.lesson == 6
    mila.step()
    assert mila.lesson == 7


def test_enter_goes_on_and_play_on_asks_first(arrive: Any) -> None:
    mila: Learner = arrive("power-grid")
    mila.begin()
    mila.page.keyboard.press("Enter")
    mila.wait(lambda: mila.lesson == 2)
    leave = mila.page.locator("section.strip").get_by_role("button", name="Play on from here")
    leave.focus()
    mila.page.keyboard.press("Enter")
    question = mila.page.get_by_role("alert").filter(has_text="Leave the tutorial")
    question.get_by_role("button", name="No").click()
    assert mila.lesson == 2
    leave.click()
    question.get_by_role("button", name="Play on from here").click()
    expect(mila.page.locator("section.strip")).to_have_count(0)
    mila.wait_turn()


def test_the_lesson_can_be_folded(arrive: Any) -> None:
    mila: Learner = arrive("power-grid", size="phone")
    mila.begin()
    text = mila.page.locator("[data-lesson]")
    mila.page.get_by_role("button", name="Fold the lesson").click()
    expect(text).to_be_hidden()
    mila.page.get_by_role("button", name="Show the lesson").click()
    expect(text).to_be_visible()


# Texts that need more room than the strip has.
TOO_LONG = """(strip, texts) => {
    const said = strip.cloneNode(true);
    const text = said.querySelector("p");
    strip.after(said);
    const long = texts.filter(words => {
        text.textContent = words;
        return text.scrollHeight > text.clientHeight + 1 || said.scrollHeight > said.clientHeight + 1;
    });
    said.remove();
    return long;
}"""


@pytest.mark.parametrize("size", SIZES)
def test_every_lesson_has_room(arrive: Any, size: str) -> None:
    mila: Learner = arrive("power-grid", "ru", size)
    mila.begin()
    texts = [
        of_game(game, language).say(tutorial_of(game).words(lesson), names=["Konstantin", "Volta", "Ampere"])
        for game in GAMES
        for language in LOCALES
        for lesson in tutorial_of(game).lessons
    ]
    assert mila.page.locator("section.strip").evaluate(TOO_LONG, texts) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_can_be_reached(arrive: Any, game: str, size: str) -> None:
    """At the first thing to be clicked, in the language of the longest words."""
    mila: Learner = arrive(game, "ru", size)
    mila.begin()
    while not (mila.state or "").split(" ")[1]:
        mila.step()
    assert [fault for fault in unreachable(mila.page) if "outside" in fault or "wide" in fault] == []


def test_nothing_is_wrong_with_the_strip(arrive: Any, axe: str) -> None:
    mila: Learner = arrive("power-grid")
    mila.begin()
    assert grave_faults(mila.page, axe) == []
