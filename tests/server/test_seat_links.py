"""Links that move a seat to another device: once, for ten minutes, and nobody finds them in the database."""

import time
from pathlib import Path

import pytest

from powerhouse.server import seat_links
from tests.server.conftest import Databases
from tests.server.running import Running, quick, running
from tests.server.visiting import first_choice


def test_a_seat_moves_once(house: Running) -> None:
    anna, phone, thief = (house.visitor() for _ in range(3))
    id = anna.create("person", "open")["table"]["id"]
    link = anna.get(f"/tables/{id}/seat-link")["link"]
    assert phone.post(link)["table"]["own"] == [0]
    assert phone.post(link)["table"]["own"] == [0]  # opened twice
    assert thief.refused("POST", link, {}, status=404)["said"]["key"] == "unknown-seat-link"
    assert anna.refused("POST", link, {}, status=404)["error"] == "unknown"
    anna.refused("GET", f"/tables/{id}", status=403)
    assert phone.table(id)["table"]["owner"]  # the only seat of who made the table


def test_a_newer_link_ends_the_one_before(house: Running) -> None:
    anna, phone = house.visitor(), house.visitor()
    id = anna.create("person", "open")["table"]["id"]
    first, second = (anna.get(f"/tables/{id}/seat-link")["link"] for _ in range(2))
    phone.refused("POST", first, {}, status=404)
    assert phone.post(second)["table"]["own"] == [0]


def test_a_link_ends_after_ten_minutes(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    assert seat_links.LINK_SECONDS == 600
    anna, phone = house.visitor(), house.visitor()
    now = anna.create("person", "person")
    id = now["table"]["id"]
    link = anna.get(f"/tables/{id}/seat-link")["link"]
    made = time.time()
    monkeypatch.setattr(seat_links, "time", lambda: made + 601)
    phone.refused("POST", link, {}, status=404)
    monkeypatch.setattr(seat_links, "time", lambda: made + 595)
    assert phone.post(link)["table"]["own"] == [0]
    assert anna.table(id)["table"]["own"] == [1]
    anna.refused("POST", f"/tables/{id}/moves", {"moves": [first_choice(now)], "number": now["number"], "seat": 0}, 403)


def test_who_has_left_the_seat_has_no_link_to_it(house: Running) -> None:
    anna, boris, phone = (house.visitor() for _ in range(3))
    start = anna.create("person", "open")
    id = start["table"]["id"]
    boris.join(start, "Boris")
    link = boris.get(f"/tables/{id}/seat-link")["link"]
    boris.put(f"/tables/{id}/seats/1", {"kind": "open"})
    phone.refused("POST", link, {}, status=404)


@pytest.mark.parametrize("databases", ["sqlite"], indirect=True, scope="session")
def test_a_link_is_kept_by_its_hash(data: Path, databases: Databases) -> None:
    with running(quick(data, databases())) as server:
        anna = server.visitor()
        id = anna.create("person", "open")["table"]["id"]
        secret = anna.get(f"/tables/{id}/seat-link")["link"].rsplit("/", 1)[-1]
        kept = b"".join(file.read_bytes() for file in data.iterdir())
    assert id.encode() in kept
    assert secret.encode() not in kept
