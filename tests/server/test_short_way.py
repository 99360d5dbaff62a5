"""Moves go past the framework: what they are answered with is the same as on the long way."""

import json
from pathlib import Path
from typing import Any

import pytest

from powerhouse.server import short_way
from tests.server.running import Running, quick, running

WAYS = {"short": short_way.LARGEST, "long": 0}


def answers(server: Running) -> list[tuple[int, Any]]:
    """To good and bad wishes at a new table, by who may move and who may not."""
    anna, boris = server.visitor(), server.visitor()
    start = anna.create("person", "person", seed=7, options={"map": "germany"})
    id, number, moves = start["table"]["id"], start["number"], [start["view"]["choices"][0]["move"]]
    wish = {"moves": moves, "number": number}
    bodies: list[str | bytes] = [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b"[" * 3000,
        b"{}",
        json.dumps(wish | {"moves": []}),
        json.dumps(wish | {"moves": ["nonsense"]}),
        json.dumps(wish | {"moves": ["bid 999999"]}),
        json.dumps(wish | {"number": number + 1}),
        json.dumps(wish | {"number": "x"}),
        json.dumps(wish | {"seat": 99}),
        json.dumps(wish | {"moves": ["pass " + "x" * 100_000]}),
    ]
    found = []
    for body in bodies:
        for visitor in (anna, boris):
            answer = visitor.http.post(f"/api/tables/{id}/moves", content=body)
            found.append((answer.status_code, _told(answer.json())))
    for path in ("/tables//moves", "/tables/no-such-table/moves", f"/tables/{'x' * 65}/moves", f"/tables/{id}/x/moves"):
        answer = anna.ask("POST", path, wish)
        found.append((answer.status_code, _told(answer.json())))
    found += [(anna.ask(method, f"/tables/{id}/moves", wish).status_code, None) for method in ("GET", "PUT", "DELETE")]
    made = anna.http.post(
        f"/api/tables/{id}/moves", content=iter([json.dumps(wish)[:9].encode(), json.dumps(wish)[9:].encode()])
    )
    found.append((made.status_code, made.json()["number"]))
    assert "content-security-policy" in made.headers
    after = anna.table(id)
    again = anna.ask(
        "POST", f"/tables/{id}/moves", {"moves": [after["view"]["choices"][0]["move"]], "number": after["number"]}
    )
    found.append((again.status_code, again.json()["number"]))
    assert again.headers["cache-control"] == "no-store"
    assert again.headers["content-type"] == "application/json"
    return found


def _told(problem: Any) -> Any:
    return {name: problem[name] for name in ("error", "text", "refusals")}


@pytest.fixture(scope="module")
def by_way(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[tuple[int, Any]]]:
    found = {}
    for way, largest in WAYS.items():
        with pytest.MonkeyPatch.context() as patch, running(quick(tmp_path_factory.mktemp(way) / "data")) as server:
            patch.setattr(short_way, "LARGEST", largest)
            found[way] = answers(server)
    return found


def test_both_ways_answer_alike(by_way: dict[str, list[tuple[int, Any]]]) -> None:
    assert by_way["short"] == by_way["long"]
    assert {200, 400, 403, 404, 405, 409, 413, 422} == {status for status, _ in by_way["short"]}


def test_plain_moves_do_not_meet_the_framework(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(quick(data)) as server:
        anna = server.visitor()
        start = anna.create("person", "person")
        monkeypatch.setattr(server.app, "asgi_handler", None)  # whoever asks it now falls over
        wish = {"moves": [start["view"]["choices"][0]["move"]], "number": start["number"]}
        assert anna.ask("POST", f"/tables/{start['table']['id']}/moves", wish).status_code == 200
        monkeypatch.undo()
