"""Tutorials: the comments that say when a teacher speaks, the way of a learner through them, and those that we ship."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from powerhouse.core import record, registry
from powerhouse.core.catalogue import languages, of_game
from powerhouse.core.errors import BadRecord
from powerhouse.core.tutorial import OffScript, Tutorial, minutes_of, tutorial_of
from tests.core.sources import ROOT

GAMES = ("power-grid", "power-grid-card-game", "factory-manager", "pipeline")
LANGUAGES = [code for code in languages() if (ROOT / "games" / "power_grid" / "texts" / code).is_dir()]
"""Those in which games speak; others have the frame alone."""

SMALL = """powerhouse 1
# minutes 3
# learner Boris
game: power-grid
option zone: west+southwest+east
seat 1: Anna
seat 2: Boris
seat 3: Clara

# An ordinary comment, and no lesson in it.
> order 2
> order 3
> order 1
# lesson begin
# lesson Words of the author
> draw 3
> draw 13
> draw 15
> draw 7
> draw 8
> draw 5
> draw 14
> draw 11
Boris: offer 8
# lesson open
Boris: bid 8
# watch others
Clara: pass
Anna: bid 9
Boris: pass
# lesson sold
> draw 9
> back socket
Boris: offer 7
Boris: bid 7
Clara: pass
> draw 31
> back socket
Clara: offer 3
> draw 42
> back socket
# lesson end
"""


@pytest.fixture(scope="module")
def small() -> Tutorial:
    return Tutorial(record.read(SMALL))


def test_comments_say_who_learns_and_how_long_it_takes(small: Tutorial) -> None:
    assert (small.learner, small.minutes) == (1, 3)


def test_a_lesson_stands_before_the_next_decision(small: Tutorial) -> None:
    texts = [small.log[lesson.number].text if lesson.number < len(small.log) else "" for lesson in small.lessons]
    assert texts == ["offer 8", "offer 8", "bid 8", "pass", "offer 7", ""]
    assert [lesson.asks for lesson in small.lessons] == [False, True, True, False, True, False]


def test_a_text_without_a_key_is_said_as_it_stands(small: Tutorial) -> None:
    assert of_game("power-grid", "en").say(small.words(small.lessons[1])) == "Words of the author"


def test_the_first_seat_learns_where_nobody_is_named() -> None:
    assert Tutorial(record.read(SMALL.replace("# learner Boris\n", ""))).learner == 0


def test_a_learner_who_does_not_sit_there_is_refused() -> None:
    with pytest.raises(BadRecord, match="Zora"):
        Tutorial(record.read(SMALL.replace("# learner Boris", "# learner Zora")))


def test_what_is_only_watched_is_played_by_the_table(small: Tutorial) -> None:
    watched = small.lessons[3].number
    assert small.next_move(3, watched) is None  # it is to be read first
    assert small.next_move(4, watched) == small.log[watched].code
    own = watched + 2
    assert small.log[own].seat == small.learner
    assert small.next_move(4, own) == small.log[own].code


def test_a_plan_goes_through_the_lessons_of_a_turn(small: Tutorial) -> None:
    start = small.start
    assert [entry.text for entry, _ in small.stretch(start)] == ["offer 8", "bid 8"]
    assert [entry.text for entry, _ in small.wanted(start)] == ["offer 8"]
    assert [lesson.key for lesson in small.later(start)] == ["open"]
    offer, bid = (entry.code for entry, _ in small.stretch(start))
    assert small.follows(start, [])
    assert small.follows(start, [offer])
    assert small.follows(start, [offer, bid])
    assert not small.follows(start, [bid])
    assert not small.follows(start, [offer, bid, bid])


def test_chance_shows_the_record_and_nothing_else(small: Tutorial) -> None:
    chance = small.chance(0)
    first = small.log[0].code
    with pytest.raises(OffScript):
        chance.pick([first + 1])
    assert chance.pick([first]) == first
    at = chance.position()
    second = chance.pick([small.log[1].code])
    chance.seek(at)
    assert chance.pick([second]) == second
    with pytest.raises(OffScript):
        small.chance(len(small.log)).pick([0])


def test_a_game_without_a_tutorial_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = replace(registry.find("power-grid"), tutorial="")
    monkeypatch.setattr(registry, "find", lambda id: bare)
    assert minutes_of.__wrapped__("power-grid") is None
    with pytest.raises(BadRecord, match="Power Grid has no tutorial"):
        tutorial_of.__wrapped__("power-grid")


# Those that we ship


def texts(game: str, language: str) -> dict[str, Message]:
    package = registry.find(game).package.rpartition(".")[2]
    source = (ROOT / "games" / package / "texts" / language / "tutorial.ftl").read_text("utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_has_a_text_in_every_language_and_every_text_a_lesson(game: str, language: str) -> None:
    assert list(texts(game, language)) == [lesson.key for lesson in tutorial_of(game).lessons]


MOST_WORDS = 56
"""In a language that needs more of them than English, which has to do with 50."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_short_and_say_everything(game: str, language: str) -> None:
    tutorial = tutorial_of(game)
    for lesson in tutorial.lessons:
        said = of_game(game, language).say(tutorial.words(lesson), names=tutorial.match.names)
        assert said != lesson.key
        assert "{" not in said
        assert 3 < len(said.split()) <= (50 if language == "en" else MOST_WORDS), said


def walked(tutorial: Tutorial) -> Iterator[tuple[str, str]]:
    """What a learner goes through: lessons that are told, and moves that are made by the learner or the table."""
    number, passed = tutorial.start, 0
    while True:
        pending = tutorial.pending(passed, number)
        if pending is not None:
            yield "told", pending.key
        if tutorial.waits(passed, number):
            passed += 1
            if passed == len(tutorial.lessons):
                return
            continue
        move = tutorial.next_move(passed, number)
        entry = tutorial.log[number]
        assert (move is None) == (entry.seat == tutorial.learner), "a lesson is missed, or the table waits for ever"
        yield "moved", entry.text
        number = tutorial._decision(number + 1)
        passed = tutorial.passed(passed, number)


@pytest.mark.parametrize("game", GAMES)
def test_a_learner_meets_every_lesson_in_order_and_comes_to_the_end(game: str) -> None:
    tutorial = tutorial_of(game)
    told = [what for how, what in walked(tutorial) if how == "told"]
    assert told == [lesson.key for lesson in tutorial.lessons]
    assert tutorial.lessons[-1].number == len(tutorial.log)


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_has_enough_to_do_and_says_how_long_it_takes(game: str) -> None:
    tutorial = tutorial_of(game)
    decisions = [entry for entry in tutorial.log if entry.seat == tutorial.learner and not entry.forced]
    assert 18 <= len(decisions) <= 45
    assert minutes_of(game) == tutorial.minutes
    assert 10 <= tutorial.minutes <= 15
    assert not tutorial.match.over
    assert tutorial.match.setup.rules == registry.find(game).rules, "a newcomer learns the newest rules"


VERBS = {
    "power-grid": {"offer", "bid", "pass", "buy", "build", "done", "run"},
    "power-grid-card-game": {"offer", "bid", "pass", "buy", "done", "run"},
    "factory-manager": {"offer", "bid", "pass", "bring", "buy", "place", "done"},
    "pipeline": {"go", "take", "lay", "place", "loan", "disc", "buy", "stand", "refine", "sell", "done"},
}


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_is_met(game: str) -> None:
    tutorial = tutorial_of(game)
    assert {entry.form.verb for entry in tutorial.log if entry.seat == tutorial.learner} == VERBS[game]
