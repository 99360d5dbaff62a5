"""Who else sees a game: the link to one that is over, those who look on, how others reach the server."""

from pathlib import Path

import httpx
import pytest

from powerhouse.server import reach
from tests.server.running import Running, quick, running
from tests.server.visiting import Visitor, is_over

PAST = ("about", "history", "at/9999", "record")


def finished(owner: Visitor) -> str:
    id: str = owner.create("bot:random", "bot:random", "bot:random", seed=9)["table"]["id"]
    owner.until(id, is_over)
    return id


def test_a_running_game_is_as_private_as_it_was(house: Running) -> None:
    anna, stranger = house.visitor(), house.visitor()
    id = anna.create("person", "bot", "bot")["table"]["id"]
    for path in ("", *(f"/{past}" for past in PAST)):
        assert stranger.refused("GET", f"/tables/{id}{path}", status=403)["error"] == "forbidden"
        assert stranger.ask("GET", f"/replays/{id}{path}").status_code in (403, 404)
    anna.put(f"/tables/{id}/sharing", {"shared": True})
    stranger.refused("GET", f"/tables/{id}/at/1", status=403)


def test_everybody_with_the_link_looks_through_a_finished_game(house: Running) -> None:
    anna, stranger = house.visitor(), house.visitor()
    id = finished(anna)
    about = stranger.get(f"/tables/{id}/about")
    assert (about["status"], about["shared"], about["owner"], about["invite"]) == ("over", True, False, None)
    for path in PAST[1:]:
        assert stranger.ask("GET", f"/tables/{id}/{path}").status_code == 200
    fork = stranger.post(f"/tables/{id}/fork", {"number": 20, "name": "Zora"})
    assert fork["table"]["owner"]
    # The table itself, with what was said at it, stays with those who sat there.
    stranger.refused("GET", f"/tables/{id}", status=403)


def test_who_made_the_table_closes_and_opens_the_link(house: Running) -> None:
    anna, stranger = house.visitor(), house.visitor()
    id = finished(anna)
    with anna.live(id) as line:
        assert line.frame_of("snapshot")["table"]["shared"]
        assert stranger.refused("PUT", f"/tables/{id}/sharing", {"shared": False}, 403)["error"] == "forbidden"
        assert not anna.put(f"/tables/{id}/sharing", {"shared": False})["table"]["shared"]
        assert not line.frame_of("table")["table"]["shared"]
    for path in PAST:
        stranger.refused("GET", f"/tables/{id}/{path}", status=403)
        assert anna.ask("GET", f"/tables/{id}/{path}").status_code == 200
    stranger.refused("POST", f"/tables/{id}/fork", {"number": 20, "name": "Zora"}, 403)
    anna.put(f"/tables/{id}/sharing", {"shared": True})
    assert stranger.ask("GET", f"/tables/{id}/at/3").status_code == 200


def test_a_guest_at_the_table_does_not_decide_about_the_link(house: Running) -> None:
    anna, boris = house.visitor(), house.visitor()
    invite = anna.create("person", "open", "bot")["table"]["invite"]
    id = boris.post(f"/join/{invite}", {"name": "Boris"})["table"]["id"]
    boris.refused("PUT", f"/tables/{id}/sharing", {"shared": False}, 403)


# Who looks on


def test_watchers_are_listed_by_the_names_they_have(house: Running) -> None:
    anna, olga, guest, thief = (house.visitor() for _ in range(4))
    table = anna.create("person", "bot", "bot", watch=True)["table"]
    id = table["id"]
    with anna.live(id) as line:
        assert line.frame_of("snapshot")["table"]["watchers"] == []
        with olga.live(id, name="Olga") as hers:
            assert hers.frame_of("snapshot")["table"]["watchers"] == ["Olga"]
            assert line.frame_of("table")["table"]["watchers"] == ["Olga"]
            with guest.live(id), thief.live(id, name="Anna"):
                assert line.frame_of("table")["table"]["watchers"] == ["Olga", ""]
                assert line.frame_of("table")["table"]["watchers"] == ["Olga", "", ""]
            for _ in range(2):
                left = line.frame_of("table")["table"]["watchers"]
            assert left == ["Olga"]
        assert line.frame_of("table")["table"]["watchers"] == []


@pytest.mark.parametrize("name", ["x" * 41, "a:b", " ", "a\nb", "#x", ""])
def test_a_name_that_no_player_could_have_is_none(house: Running, name: str) -> None:
    anna, olga = house.visitor(), house.visitor()
    id = anna.create("person", "bot", "bot", watch=True)["table"]["id"]
    with olga.live(id, name=name) as line:
        assert line.frame_of("snapshot")["table"]["watchers"] == [""]


# How others get here


def test_on_loopback_only_this_machine_reaches_the_server(house: Running) -> None:
    assert house.visitor().get("/reach") == {"everywhere": False, "addresses": []}


def test_the_addresses_of_the_local_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "_own_addresses", lambda: ["192.168.7.5", "10.0.0.9"])
    open_to_all = reach.reach(("0.0.0.0", 8000), ())
    assert open_to_all.everywhere
    assert open_to_all.addresses == ["http://192.168.7.5:8000", "http://10.0.0.9:8000"]
    assert reach.reach(("0.0.0.0", 80), ("10.0.0.9", "localhost")).addresses == ["http://10.0.0.9:80"]
    assert reach.reach(("192.168.7.5", 81), ()).addresses == ["http://192.168.7.5:81"]
    assert reach.reach(("fd00::5", 81), ()).addresses == ["http://[fd00::5]:81"]
    for alone in (("127.0.0.1", 1), ("::1", 1), None):
        assert not reach.reach(alone, ()).everywhere


def test_own_addresses_are_none_of_loopback() -> None:
    assert all(not reach.is_loopback(name) for name in reach._own_addresses())
    assert reach.is_loopback("localhost")
    assert not reach.is_loopback("example.org")


def test_strangers_are_not_told_the_addresses(tmp_path: Path) -> None:
    with running(quick(tmp_path, proxies=("127.0.0.1",))) as server:
        answer = httpx.get(f"{server.address}/api/reach", headers={"x-forwarded-for": "203.0.113.7"})
        assert answer.json() == {"everywhere": True, "addresses": []}
