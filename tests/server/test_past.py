"""Looking back: records, positions, figures, playing on, uploaded records."""

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from powerhouse import Match
from powerhouse.core.game import Game
from powerhouse.core.state import State
from powerhouse.server import history
from tests.server.running import Running, quick, running
from tests.server.visiting import Json, Visitor, first_choice, is_over


@pytest.fixture(scope="module")
def finished(house: Running) -> tuple[Visitor, Json]:
    """A game that bots have played, and its owner."""
    anna = house.visitor()
    id = anna.create("bot", "bot:random", "bot", seed=9)["table"]["id"]
    return anna, anna.until(id, is_over)


def test_the_record_replays(finished: tuple[Visitor, Json]) -> None:
    anna, end = finished
    answer = anna.ask("GET", f"/tables/{end['table']['id']}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert ".game" in answer.headers["content-disposition"]
    match = Match.parse(answer.text)
    assert match.over
    assert [place.seat for place in match.standings().places] == [place["seat"] for place in end["standings"]]


def test_every_position_can_be_looked_at_with_all_cash_open(finished: tuple[Visitor, Json]) -> None:
    anna, end = finished
    id = end["table"]["id"]
    match = Match.parse(anna.ask("GET", f"/tables/{id}/record").text)
    history = anna.get(f"/tables/{id}/history")
    assert history["numbers"] == sorted(set(history["numbers"]))
    assert history["numbers"][-1] == end["number"] == len(match.log)
    for number in history["numbers"][:: len(history["numbers"]) // 20]:
        at = anna.get(f"/tables/{id}/at/{number}")
        assert (at["number"], at["last"]) == (number, end["number"])
        assert at["log"][-1]["number"] == number - 1
        assert all(player["money"] is not None for player in at["view"]["players"])
    assert anna.get(f"/tables/{id}/at/0")["number"] == history["numbers"][0]
    assert anna.get(f"/tables/{id}/at/{10**12}")["view"]["players"] == end["view"]["players"]
    anna.refused("GET", f"/tables/{id}/at/-1", status=400)


def test_one_address_does_not_keep_others_from_looking_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long game takes seconds to replay, and somebody asks for ten such positions at once."""
    released, replaying = Event(), []
    plainly = history.position_in

    def slowly(game: Game, *more: Any) -> State:
        if game.id == "pipeline":
            replaying.append(1)
            assert released.wait(30)
        return plainly(game, *more)

    monkeypatch.setattr(history, "position_in", slowly)
    with running(quick(tmp_path, proxies=("127.0.0.1",))) as server:
        anna, greedy = (server.visitor(**{"x-forwarded-for": f"192.0.2.{number}"}) for number in (1, 2))
        seats = [{"kind": "person"}, {"kind": "person", "name": "Boris"}]
        long = greedy.create(players=2, game="pipeline", seats=seats)["table"]["id"]
        short = anna.create("person", "person")["table"]["id"]
        with ThreadPoolExecutor(10) as pool:
            asked = [pool.submit(greedy.http.get, f"/api/tables/{long}/at/1") for _ in range(10)]
            try:
                while not replaying:
                    time.sleep(0.01)
                assert anna.get(f"/tables/{short}/at/1")["view"]
                assert len(replaying) == 1
            finally:
                released.set()
        assert {answer.result().status_code for answer in asked} == {200}


def test_figures_by_round(finished: tuple[Visitor, Json]) -> None:
    anna, end = finished
    rounds = anna.get(f"/tables/{end['table']['id']}/history")["rounds"]
    assert [begun["round"] for begun in rounds] == list(range(1, len(rounds) + 1))
    assert rounds[0]["players"] == [{"money": 50, "cities": 0, "capacity": 0}] * 3
    last = [player["money"] for player in rounds[-1]["players"]]
    assert last == [player["money"] for player in end["view"]["players"]]


def test_playing_on_from_a_position(house: Running, finished: tuple[Visitor, Json]) -> None:
    anna, end = finished
    id = end["table"]["id"]
    number = anna.get(f"/tables/{id}/history")["numbers"][40]
    then = anna.get(f"/tables/{id}/at/{number}")
    fork = anna.post(f"/tables/{id}/fork", {"number": number, "name": "Zora"})
    assert fork["table"]["seat"] == then["view"]["actor"] == fork["table"]["actor"]
    assert [seat["kind"] for seat in fork["table"]["seats"]].count("bot") == 2
    assert fork["view"]["market"] == then["view"]["market"]
    after = anna.play(fork, anna.hint(fork))
    assert after["number"] > fork["number"]
    Match.parse(anna.ask("GET", f"/tables/{fork['table']['id']}/record").text)
    assert anna.refused("POST", f"/tables/{id}/fork", {"number": 10**9, "name": "Zora"})["error"] == "over"


def test_an_uploaded_record(house: Running, finished: tuple[Visitor, Json]) -> None:
    anna, end = finished
    text = anna.ask("GET", f"/tables/{end['table']['id']}/record").text
    petar, olga = house.visitor(), house.visitor()
    answer = petar.http.post("/api/replays", content=text, headers={"content-type": "text/plain"})
    assert answer.status_code == 201, answer.text
    id = answer.json()["id"]
    assert [seat["name"] for seat in answer.json()["seats"]] == [seat["name"] for seat in end["table"]["seats"]]
    history = olga.get(f"/replays/{id}/history")
    assert len(history["numbers"]) > 100
    middle = olga.get(f"/replays/{id}/at/{history['numbers'][50]}")
    assert all(player["money"] is not None for player in middle["view"]["players"])
    fork = olga.post(f"/replays/{id}/fork", {"number": history["numbers"][50], "name": "Olga"})
    assert fork["table"]["owner"]
    assert petar.get("/tables")["mine"] == []


def test_a_record_of_a_game_that_is_not_over(house: Running) -> None:
    anna = house.visitor()
    match = Match.new("power-grid", 3, seed=3)
    match.play(match.legal()[0])
    answer = anna.http.post("/api/replays", content=match.record(), headers={"content-type": "text/plain"})
    id = answer.json()["id"]
    last = anna.get(f"/replays/{id}/history")["numbers"][-1]
    assert anna.get(f"/replays/{id}/at/{last}")["view"]["players"][1]["money"] == 50
    fork = anna.post(f"/replays/{id}/fork", {"number": last, "name": "Anna"})
    assert fork["view"]["auction"] is not None


@pytest.mark.parametrize("text", ["", "garbage", "powerhouse 1\ngame: chess\n", "\udcff", "powerhouse 1\n" * 300])
def test_bad_records_are_refused_with_a_sentence(house: Running, text: str) -> None:
    anna = house.visitor()
    body = text.encode("utf-8", "surrogateescape")
    answer = anna.http.post("/api/replays", content=body, headers={"content-type": "text/plain"})
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"] == "bad-record"


def test_a_running_game_is_looked_back_at_with_the_own_eyes(house: Running) -> None:
    anna = house.visitor()
    now = anna.my_turn(anna.create("person", "bot", "bot", seed=2)["table"]["id"])
    id = now["table"]["id"]
    for _ in range(3):
        anna.play(now, first_choice(now))
        now = anna.my_turn(id)
    at = anna.get(f"/tables/{id}/at/{now['number']}")
    assert at["view"] == now["view"]
    early = anna.get(f"/tables/{id}/at/14")
    assert [player["money"] is None for player in early["view"]["players"]] == [False, True, True]
    waiting = anna.create("person", "open", "bot")["table"]["id"]
    for path in ("history", "at/0", "record"):
        assert anna.refused("GET", f"/tables/{waiting}/{path}")["error"] == "waiting"
