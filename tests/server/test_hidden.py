"""Hidden money stays hidden: not a byte of it reaches another visitor."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.running import Running
from tests.server.visiting import Visitor

# What is shown does not depend on where it is kept.
pytestmark = pytest.mark.parametrize("databases", ["sqlite"], indirect=True, scope="session")

MONEY = re.compile(rb'"seat":(\d+),"money":(\d+|null)')


def views(said: Any) -> Iterator[dict[str, Any]]:
    """Every view within an answer or a frame."""
    if isinstance(said, dict):
        if "players" in said and "choices" in said:
            yield said
        for value in said.values():
            yield from views(value)
    elif isinstance(said, list):
        for value in said:
            yield from views(value)


def check(visitor: Visitor, own: int | None) -> int:
    """Look through all that a visitor received; how many views there were."""
    found = 0
    for said in visitor.received:
        for seat, money in MONEY.findall(said):
            assert money == b"null" or int(seat) == own
        if said.startswith(b"{"):
            for view in views(json.loads(said)):
                found += 1
                assert view["seat"] == own
                if view["actor"] != own:
                    assert view["choices"] == []
                    assert view["bids"] is None
    return found


def test_nobody_else_learns_what_money_one_has(house: Running) -> None:
    anna, petar, olga = (house.visitor() for _ in range(3))
    start = anna.create("person", "open", "bot", watch=True)
    id = start["table"]["id"]
    petar.post(f"/join/{start['table']['invite']}", {"name": "Petar"})
    people = {0: anna, 1: petar}
    with petar.live(id) as petars, olga.live(id) as olgas:
        for step in range(60):
            now = anna.until(id, lambda now: now["table"]["actor"] != 2)
            actor, other = now["table"]["actor"], people[1 - now["table"]["actor"]]
            now = people[actor].table(id)
            move = people[actor].hint(now)
            people[actor].play(now, move)
            wish = {"moves": [move, "bid 999"], "number": now["number"]}
            other.ask("POST", f"/tables/{id}/moves", wish)
            for door, body in (("why", {"move": "bid 999"}), ("trial", {"moves": ["bid 999"]}), ("hint", {})):
                for asking in (people[actor], olga):
                    assert asking.ask("POST", f"/tables/{id}/{door}", body).status_code != 404, door
            if step % 10 == 9:
                for visitor in (petar, olga):
                    for path in ("record", "history", f"at/{now['number']}", f"at/{now['number'] // 2}"):
                        visitor.ask("GET", f"/tables/{id}/{path}")
                    visitor.get("/tables")
            if now["table"]["status"] != "playing":
                break
        latest = anna.table(id)["number"]
        for line in (petars, olgas):
            while line.frame().get("number", 0) < latest:
                pass
    assert check(petar, 1) > 100
    assert check(anna, 0) > 100
    assert check(olga, None) > 50
    for visitor in (petar, olga):
        figures = [json.loads(said) for said in visitor.received if said.startswith(b'{"numbers"')]
        assert figures
        for history in figures:
            for begun in history["rounds"]:
                assert begun["players"][0]["money"] is None


def test_the_record_of_a_running_game_is_for_nobody_while_money_is_hidden(house: Running) -> None:
    """Who uploads it would see all money; alone against bots, or with open money, there is nothing to guard."""
    anna, petar, olga = (house.visitor() for _ in range(3))
    start = anna.create("person", "open", "bot", watch=True)
    id = start["table"]["id"]
    petar.post(f"/join/{start['table']['invite']}", {"name": "Petar"})
    for visitor in (anna, petar, olga):
        assert "hidden" in visitor.refused("GET", f"/tables/{id}/record", status=403)["text"]
    anna.put(f"/tables/{id}/seats/1", {"kind": "bot"})
    anna.refused("GET", f"/tables/{id}/record", status=403)
    alone = anna.create("person", "bot", "bot")["table"]["id"]
    assert anna.ask("GET", f"/tables/{alone}/record").status_code == 200
    open_money = anna.create("person", "open", "bot", options={"money": "open"})["table"]
    petar.post(f"/join/{open_money['invite']}", {"name": "Petar"})
    assert petar.ask("GET", f"/tables/{open_money['id']}/record").status_code == 200
    anna.post(f"/tables/{id}/close")
    assert petar.ask("GET", f"/tables/{id}/record").status_code == 200


def test_a_fork_of_a_running_game_would_show_money_at_its_end(house: Running) -> None:
    anna = house.visitor()
    now = anna.create("person", "bot", "bot")
    wish = {"number": now["number"], "name": "Anna"}
    anna.refused("POST", f"/tables/{now['table']['id']}/fork", wish, 403)


def test_a_plan_of_the_last_move_does_not_open_the_money(house: Running) -> None:
    """The end of the game opens all cash, so a plan stops before it."""
    anna = house.visitor()
    now = anna.my_turn(anna.create("person", "bot", "bot", seed=4)["table"]["id"])
    id = now["table"]["id"]
    tried = 0
    while now["table"]["status"] == "playing":
        move = anna.hint(now)
        if now["view"]["ask"] == "run":
            tried += 1
            plan = anna.post(f"/tables/{id}/trial", {"moves": [move]})
            assert [player["money"] is None for player in plan["view"]["players"]] == [False, True, True]
        anna.play(now, move)
        now = anna.my_turn(id)
    assert tried >= 5
