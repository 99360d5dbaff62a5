"""A tutorial at a real table: it follows its record, answers other moves kindly, is private, and lasts."""

from dataclasses import replace
from pathlib import Path

import pytest

from powerhouse.core.tutorial import tutorial_of
from powerhouse.server.settings import Limits
from tests.server.conftest import Databases
from tests.server.running import Running, quick, running
from tests.server.visiting import Json, Visitor, first_choice

GAMES = ("power-grid", "power-grid-card-game", "factory-manager", "pipeline")


def begin(visitor: Visitor, game: str = "power-grid", name: str = "Mila") -> Json:
    made: Json = visitor.post(f"/games/{game}/tutorial", {"name": name})
    return made


def lesson(snapshot: Json) -> Json:
    found: Json = snapshot["table"]["lesson"]
    return found


def asked(visitor: Visitor, id: str) -> Json:
    """The table when the learner is to read or to act."""
    return visitor.until(id, lambda now: lesson(now)["waits"] or lesson(now)["moves"] or lesson(now)["over"])


def go(visitor: Visitor, id: str) -> Json:
    """As the lesson wants it, once."""
    now = asked(visitor, id)
    if lesson(now)["waits"]:
        return visitor.post(f"/tables/{id}/lesson", {"number": lesson(now)["number"]})  # type: ignore[no-any-return]
    return visitor.play(now, *[move["move"] for move in lesson(now)["moves"]])


def go_until(visitor: Visitor, id: str, key: str) -> Json:
    while lesson(now := asked(visitor, id))["words"]["key"] != key:
        assert not lesson(now)["over"], f"there is no lesson {key}"
        go(visitor, id)
    return now


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_is_learnt_to_its_end(house: Running, game: str) -> None:
    mila = house.visitor()
    id = begin(mila, game)["table"]["id"]
    while not lesson(now := asked(mila, id))["over"]:
        go(mila, id)
    tutorial = tutorial_of(game)
    assert now["number"] == len(tutorial.log)
    assert lesson(now)["words"]["key"] == tutorial.lessons[-1].key
    assert [entry["text"] for entry in now["log"]] == [entry.text for entry in tutorial.log][-len(now["log"]) :]


def test_the_learner_has_the_seat_and_the_name(house: Running) -> None:
    mila = house.visitor()
    table = begin(mila, "factory-manager")["table"]
    assert table["learning"]
    assert table["own"] == [2]
    assert [seat["name"] for seat in table["seats"]] == ["Ampere", "Volta", "Mila"]
    assert [seat["bot"] for seat in table["seats"]] == ["beginner", "beginner", None]


def test_nobody_is_called_like_the_learner(house: Running) -> None:
    names = [seat["name"] for seat in begin(house.visitor(), name="Volta")["table"]["seats"]]
    assert names[0] == "Volta"
    assert len(set(names)) == 3


def test_games_say_how_long_their_tutorial_takes(house: Running) -> None:
    minutes = {game["id"]: game["tutorial"] for game in house.visitor().get("/games")}
    assert minutes == {game: tutorial_of(game).minutes for game in GAMES}


def test_nothing_moves_before_a_lesson_is_read(house: Running) -> None:
    mila = house.visitor()
    start = begin(mila)
    id = start["table"]["id"]
    assert lesson(start)["waits"]
    assert lesson(start)["number"] == 1
    assert mila.post(f"/tables/{id}/lesson", {"number": 2})["table"]["lesson"]["number"] == 1  # not that one
    twice = [mila.post(f"/tables/{id}/lesson", {"number": 1})["table"]["lesson"]["number"] for _ in range(2)]
    assert twice == [2, 2]
    assert mila.table(id)["number"] == start["number"]


def test_another_move_is_answered_kindly_and_not_made(house: Running) -> None:
    mila = house.visitor()
    id = begin(mila)["table"]["id"]
    now = go_until(mila, id, "teach-bid")
    for move in ("pass", "bid 12"):
        problem = mila.refused("POST", f"/tables/{id}/moves", {"moves": [move], "number": now["number"]})
        assert problem["error"] == "lesson"
        assert "bid 9" in problem["text"]
        trial = mila.refused("POST", f"/tables/{id}/trial", {"moves": [move]})
        assert trial["error"] == "lesson"
    assert mila.table(id)["number"] == now["number"]
    assert mila.play(now, "bid 9")["number"] > now["number"]


def test_an_illegal_move_is_refused_as_ever(house: Running) -> None:
    mila = house.visitor()
    id = begin(mila)["table"]["id"]
    now = go_until(mila, id, "teach-bid")
    problem = mila.refused("POST", f"/tables/{id}/moves", {"moves": ["bid 8"], "number": now["number"]}, status=422)
    assert problem["error"] == "illegal"


def test_moves_of_one_lesson_may_come_in_any_order(house: Running) -> None:
    mila = house.visitor()
    id = begin(mila)["table"]["id"]
    now = go_until(mila, id, "teach-build")
    assert mila.post(f"/tables/{id}/trial", {"moves": ["build frankfurt_m"]})["played"] == 1
    after = mila.play(now, "build frankfurt_m", "build mainz", "done")
    assert after["number"] > now["number"]
    go_until(mila, id, "teach-end")


def test_too_few_of_them_are_not_enough(house: Running) -> None:
    mila = house.visitor()
    id = begin(mila)["table"]["id"]
    now = go_until(mila, id, "teach-fuel")
    moves = ["buy oil", "done"]
    problem = mila.refused("POST", f"/tables/{id}/moves", {"moves": moves, "number": now["number"]})
    assert problem["error"] == "lesson"
    assert mila.table(id)["number"] == now["number"]


def test_a_hint_is_the_move_of_the_lesson(house: Running) -> None:
    mila = house.visitor()
    id = begin(mila)["table"]["id"]
    go_until(mila, id, "teach-offer")
    hint = mila.post(f"/tables/{id}/hint")
    assert (hint["move"], hint["bot"]) == ("offer 7", "teacher")


def test_what_would_leave_the_record_is_refused(house: Running) -> None:
    mila = house.visitor()
    id = begin(mila)["table"]["id"]
    go_until(mila, id, "teach-offer")
    assert mila.refused("POST", f"/tables/{id}/undo", {})["error"] == "undo-refused"
    assert mila.refused("PUT", f"/tables/{id}/seats/1", {"kind": "open"})["error"] == "lesson-seats"
    order = {"orders": [{"kind": "pass-round"}]}
    assert mila.refused("PUT", f"/tables/{id}/orders", order)["error"] == "lesson-orders"
    assert mila.table(id)["orderable"] is None


def test_nobody_else_may_look_on_or_go_on(house: Running) -> None:
    mila, other = house.visitor(), house.visitor()
    start = begin(mila)
    id = start["table"]["id"]
    other.refused("GET", f"/tables/{id}", status=403)
    other.refused("POST", f"/tables/{id}/lesson", {"number": 1}, status=403)
    other.refused("POST", f"/tables/{id}/play-on", {}, status=403)
    other.refused("POST", f"/join/{start['table']['invite']}", {"name": "Zora"})
    invited = other.get(f"/join/{start['table']['invite']}")
    assert invited["lesson"] is None
    assert id not in [table["id"] for table in other.get("/tables")["watch"]]
    assert mila.table(id)["table"]["lesson"]["number"] == 1


def test_from_any_place_one_plays_on(house: Running) -> None:
    mila = house.visitor()
    id = begin(mila)["table"]["id"]
    now = go_until(mila, id, "teach-offer")
    after = mila.post(f"/tables/{id}/play-on")
    assert after["number"] == now["number"]
    assert not after["table"]["learning"]
    assert after["table"]["lesson"] is None
    mila.refused("POST", f"/tables/{id}/play-on", {})
    mila.refused("POST", f"/tables/{id}/lesson", {"number": 1})
    made = mila.play(mila.my_turn(id), "offer 9")  # not what the lesson wanted
    assert made["number"] > now["number"]
    for _ in range(5):
        made = mila.my_turn(id)
        made = mila.play(made, first_choice(made))
    assert mila.post(f"/tables/{id}/undo")["table"]["status"] == "playing"


def test_a_tutorial_counts_as_a_table(tmp_path: Path, databases: Databases) -> None:
    settings = quick(tmp_path, databases())
    limits = replace(Limits(), tables_of_visitor=1)
    with running(replace(settings, limits=limits)) as house:
        mila = house.visitor()
        begin(mila)
        mila.refused("POST", "/games/power-grid/tutorial", {"name": "Mila"}, status=429)


def test_names_and_games_are_checked(house: Running) -> None:
    mila = house.visitor()
    mila.refused("POST", "/games/power-grid/tutorial", {"name": "a:b"}, status=400)
    mila.refused("POST", "/games/chess/tutorial", {"name": "Mila"}, status=400)


def test_it_is_taken_up_again_after_a_restart(tmp_path: Path, databases: Databases) -> None:
    settings = quick(tmp_path, databases())
    with running(settings) as house:
        mila = house.visitor()
        id = begin(mila)["table"]["id"]
        before = go_until(mila, id, "teach-raise")
        cookies = dict(mila.http.cookies)
    with running(settings) as house:
        mila = house.visitor()
        mila.http.cookies.update(cookies)
        after = asked(mila, id)
        assert lesson(after) == lesson(before)
        assert after["number"] == before["number"]
        mila.play(after, "bid 9")
        go_until(mila, id, "teach-end")


def test_a_tutorial_that_has_changed_meanwhile_is_played_on(
    tmp_path: Path, databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quick(tmp_path, databases())
    with running(settings) as house:
        mila = house.visitor()
        id = begin(mila)["table"]["id"]
        go_until(mila, id, "teach-bid")
        cookies = dict(mila.http.cookies)
    monkeypatch.setattr(tutorial_of("power-grid"), "_digests", {})
    with running(settings) as house:
        mila = house.visitor()
        mila.http.cookies.update(cookies)
        now = mila.my_turn(id)
        assert not now["table"]["learning"]
        assert mila.play(now, "pass")["number"] > now["number"]
