"""Finished games analysed on the server: in the background, behind moves, kept with the game, for who may look back."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from powerhouse import Match
from powerhouse.bots import find
from powerhouse.bots.bot import Clock
from powerhouse.server import analyses
from powerhouse.server.settings import Limits
from tests.server.running import Running, quick, running
from tests.server.visiting import Json, Visitor

PLAYERS = 2


@pytest.fixture(scope="module")
def record() -> str:
    match = Match.new("factory-manager", PLAYERS, 3)
    seated = [find(bot, match.game.id, seat) for seat, bot in enumerate(("beginner", "hard"))]
    while not match.over:
        assert match.actor is not None
        match.play(seated[match.actor].choose(match.state, match.actor, Clock()))
    return match.record()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    limits = Limits(analyses_of_visitor=1)
    with running(quick(tmp_path_factory.mktemp("analysis"), looks=1, limits=limits)) as house:
        yield house


def uploaded(visitor: Visitor, record: str) -> str:
    answer = visitor.http.post("/api/replays", content=record, headers={"content-type": "text/plain"})
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def analysed(visitor: Visitor, path: str, seconds: float = 120) -> Json:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found: Json = visitor.get(path)
        if found["state"] != "under-way":
            return found
        assert 0 <= found["done"] <= max(found["parts"], 0)
        time.sleep(0.2)
    raise AssertionError("the analysis does not end")


@pytest.fixture(scope="module")
def done(server: Running, record: str) -> tuple[Visitor, str, Json]:
    anna = server.visitor()
    id, other = uploaded(anna, record), uploaded(anna, record)
    path = f"/replays/{id}/analysis"
    assert anna.get(path) == {"state": "none", "done": 0, "parts": 0, "report": None}
    begun = anna.post(path)
    assert begun["state"] == "under-way"
    assert anna.post(path)["state"] == "under-way"  # a second wish begins nothing
    # One more at the same time is refused, with the numbers.
    refused = anna.refused("POST", f"/replays/{other}/analysis", {}, 429)
    assert "1" in refused["text"]
    assert server.visitor().post(f"/replays/{other}/analysis")["state"] == "under-way"
    return anna, id, analysed(anna, path)


def test_it_says_who_judged_and_agrees_with_itself(done: tuple[Visitor, str, Json], record: str) -> None:
    anna, id, found = done
    assert found["state"] == "done"
    report = found["report"]
    assert (report["judge"], report["looks"]) == ("hard", 1)
    assert len(report["evaluator"]) == 8
    numbers = set(anna.get(f"/replays/{id}/history")["numbers"])
    for part in ("moments", "decisions", "reveals"):
        assert report[part]
        assert {one["number"] for one in report[part]} <= numbers
    assert all(sum(one["shares"]) == pytest.approx(1, abs=1e-3) for one in report["moments"])
    assert all(one["played"][0]["key"] for one in report["decisions"])
    assert all(one["told"] for one in report["reveals"])
    for seat in report["seats"]:
        parts = seat["luck"] - seat["losses"] + seat["effects"] + seat["rest"]
        assert seat["result"] - seat["start"] == pytest.approx(parts, abs=1e-3)
    for turn in report["turns"]:
        assert turn["at"] < len(report[turn["kind"] + "s"])


def test_a_position_is_that_before_its_decision(done: tuple[Visitor, str, Json]) -> None:
    anna, id, found = done
    for one in found["report"]["decisions"][:20:4]:
        trial = anna.post(f"/replays/{id}/what-if/trial", {"number": one["number"], "moves": []})
        assert trial["view"]["actor"] == one["seat"] == trial["view"]["seat"]
        assert anna.get(f"/replays/{id}/at/{one['number']}")["number"] == one["number"]


def test_another_plan_is_judged_beside_what_was_played(done: tuple[Visitor, str, Json]) -> None:
    anna, id, found = done
    log = anna.get(f"/replays/{id}/at/100000")["log"]
    known = {entry["number"]: entry for entry in log if entry["seat"] is not None}
    one = next(one for one in reversed(found["report"]["decisions"]) if one["number"] in known)
    same = known[one["number"]]["text"]
    wish = {"number": one["number"], "moves": [same]}
    judged = anna.post(f"/replays/{id}/what-if", wish)
    assert judged["seat"] == one["seat"]
    assert {plan: len(judged[plan]["shares"]) for plan in ("tried", "played", "best")} == dict.fromkeys(
        ("tried", "played", "best"), PLAYERS
    )
    assert anna.post(f"/replays/{id}/what-if", wish) == judged  # the same plan is always judged alike
    assert anna.refused("POST", f"/replays/{id}/what-if", {"number": one["number"], "moves": []})["error"] == "no-plan"
    illegal = {"number": one["number"], "moves": ["bid 999"]}
    assert anna.ask("POST", f"/replays/{id}/what-if", illegal).status_code in (400, 422)
    assert anna.post(f"/replays/{id}/what-if/trial", illegal)["refusals"]


def test_it_is_kept_and_goes_with_its_game(tmp_path: Path, record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = quick(tmp_path, looks=1)
    with running(settings) as house:
        anna = house.visitor()
        id = uploaded(anna, record)
        path = f"/replays/{id}/analysis"
        anna.post(path)
        found = analysed(anna, path)
        cookies = dict(anna.http.cookies)
    with running(settings) as house:
        anna = house.visitor()
        anna.http.cookies.update(cookies)
        assert anna.get(path) == found
        # An analysis that another process left is begun anew, one that goes on is not.
        database = create_engine(settings.url)
        with database.begin() as connection:
            connection.execute(text("UPDATE analyses SET report = NULL, at = at + 5"))
        assert anna.post(path)["state"] == "under-way"
        with database.begin() as connection:
            connection.execute(text("UPDATE analyses SET at = at - 100000"))
        assert anna.get(path)["state"] == "none"
        anna.ask("DELETE", "/my-data")
        with database.connect() as connection:
            assert connection.execute(text("SELECT count(*) FROM analyses")).scalar_one() == 0
        database.dispose()


def test_one_that_fails_says_so_and_can_be_begun_again(
    tmp_path: Path, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(quick(tmp_path, looks=0)) as house:  # no look is too few: the worker refuses
        anna = house.visitor()
        path = f"/replays/{uploaded(anna, record)}/analysis"
        anna.post(path)
        assert analysed(anna, path)["state"] == "failed"
        monkeypatch.setattr(analyses.Analyses, "_judge", _never)
        assert anna.post(path)["state"] == "under-way"


async def _never(*_: Any) -> None:
    import asyncio

    await asyncio.sleep(60)


def test_moves_at_tables_come_first(tmp_path: Path, record: str) -> None:
    """While a game is analysed, a bot is asked for a hint and answers before the analysis is done."""
    with running(quick(tmp_path, looks=8)) as house:
        anna = house.visitor()
        path = f"/replays/{uploaded(anna, record)}/analysis"
        anna.post(path)
        start = anna.my_turn(anna.create("person", "bot")["table"]["id"])
        for _ in range(3):
            assert anna.hint(start)
        assert anna.get(path)["state"] == "under-way"


def test_a_running_game_is_not_analysed(server: Running) -> None:
    anna = server.visitor()
    id = anna.create("person", "bot")["table"]["id"]
    for method, door in (("GET", "analysis"), ("POST", "analysis"), ("POST", "what-if"), ("POST", "what-if/trial")):
        body = {"number": 1, "moves": ["done"]} if "what" in door else None
        assert anna.refused(method, f"/tables/{id}/{door}", body)["error"] == "running"
