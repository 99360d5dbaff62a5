"""For whoever watches over the server: does it live, and its figures."""

import time
from functools import partial
from pathlib import Path

import httpx
import pytest

from powerhouse.server.storage.store import StorageFailed, Store
from tests.server.running import Process, Running, quick, running
from tests.server.visiting import Json, Visitor, first_choice


def figures(visitor: Visitor) -> dict[str, float]:
    answer = visitor.http.get("/metrics")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert "set-cookie" not in answer.headers
    lines = [line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def of(found: dict[str, float], start: str, part: str = "") -> float:
    (value,) = [value for name, value in found.items() if name.startswith(start) and part in name]
    return value


def test_a_server_that_lives_says_so(house: Running) -> None:
    assert house.visitor().get("/health")["database"] >= 0


def test_a_server_without_its_database_says_so(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(store: Store) -> dict[str, int]:
        raise StorageFailed("gone")

    with running(quick(data)) as server:
        anna = server.visitor()
        monkeypatch.setattr(Store, "statuses", fail)
        assert anna.refused("GET", "/health", status=503)["error"] == "storage"
        assert of(figures(anna), "powerhouse_database_up") == 0


def test_the_figures(data: Path) -> None:
    with running(quick(data)) as server:
        anna = server.visitor()
        now = anna.create("person", "person")
        anna.create("person", "open")
        for _ in range(3):
            now = anna.play(now, first_choice(now))
        with anna.live(now["table"]["id"]) as line:
            line.frame()
            found = figures(anna)
    assert of(found, "powerhouse_moves_total") == 3
    assert of(found, "powerhouse_move_seconds_count") == of(found, "powerhouse_move_seconds_bucket", "+Inf") == 3
    assert of(found, "powerhouse_tables{", "playing") == of(found, "powerhouse_tables{", "waiting") == 1
    assert of(found, "powerhouse_tables_open") == 2
    assert of(found, "powerhouse_connections", "live") == 1
    assert of(found, "powerhouse_connections", "http") >= 1
    assert (of(found, "powerhouse_bot_queue"), of(found, "powerhouse_processes")) == (0, 1)
    assert of(found, "powerhouse_database_up") == 1


def reached(number: int, now: Json) -> bool:
    return bool(now["number"] >= number)


def test_whichever_process_is_asked_tells_the_figures_of_all(postgres: str, data: Path) -> None:
    server = Process(data, postgres.format("postgres"), workers=2)
    server.start()
    anna = Visitor(server.address, {})
    now = anna.create("person", "person")
    id, moves = now["table"]["id"], 6
    cookie = {"cookie": f"powerhouse={anna.http.cookies['powerhouse']}"}
    for _ in range(moves):  # each on a new connection, so that both processes have their turn
        wish = {"moves": [first_choice(now)], "number": now["number"]}
        made = httpx.post(f"{server.address}/api/tables/{id}/moves", json=wish, headers=cookie)
        assert made.status_code == 200, made.text
        now = anna.until(id, partial(reached, made.json()["number"]))

    def told() -> dict[str, float]:
        with httpx.Client(base_url=server.address) as other:
            lines = [line.rsplit(" ", 1) for line in other.get("/metrics").text.splitlines() if line[0] != "#"]
        return {name: float(value) for name, value in lines}

    end = time.monotonic() + 60
    while True:
        found = [[value for name, value in told().items() if "moves_total" in name] for _ in range(6)]
        if all(len(by_process) == 2 and sum(by_process) == moves for by_process in found):
            break
        assert time.monotonic() < end, found
        time.sleep(0.5)
    anna.close()
    assert server.stop() == 0


def test_others_do_not_read_the_figures(data: Path) -> None:
    with running(quick(data, proxies=("127.0.0.1",), metrics=("10.1.0.0/16",))) as server:
        stranger, host = (server.visitor(**{"X-Forwarded-For": address}) for address in ("192.0.2.1", "10.1.2.3"))
        assert stranger.http.get("/metrics").status_code == 403
        assert figures(host)
