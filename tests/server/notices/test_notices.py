"""Notices of turns: once a turn, not to who looks, by push, webhook and feed; failures end in one clear sentence."""

import base64
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from py_vapid import Vapid02

from powerhouse.server.notices import addresses, service
from tests.server.conftest import Databases
from tests.server.notices.people import ATOM, PushBrowser, at_table, turn_of, webhook
from tests.server.notices.receiving import Receiver, look, receiving, start_look
from tests.server.running import Running, quick, running
from tests.server.visiting import Json


def test_a_turn_is_told_once(telling: Running, receiver: Receiver) -> None:
    people, now = at_table(telling)
    id = now["table"]["id"]
    turn_of(people, id, 1)
    webhook(people[0], receiver)
    look(telling)
    assert receiver.got == []
    turn_of(people, id, 0)
    for _ in range(3):
        look(telling)
    (notice,) = receiver.said
    assert notice["title"] == "Your turn"
    (table,) = notice["tables"]
    assert (table["id"], table["game"], table["players"]) == (id, "Power Grid", ["Boris"])
    assert table["url"] == f"{telling.address}/t/{id}"
    turn_of(people, id, 1)
    turn_of(people, id, 0)
    look(telling)
    assert len(receiver.got) == 2


def test_who_looks_at_the_table_is_not_told(telling: Running, receiver: Receiver) -> None:
    people, now = at_table(telling)
    id = now["table"]["id"]
    turn_of(people, id, 1)
    webhook(people[0], receiver)
    with people[0].live(id) as line:
        line.frame()
        turn_of(people, id, 0)
        look(telling)
    look(telling)  # and not when the page is closed without a move: that one has seen it
    assert receiver.got == []


def test_a_page_in_the_background_is_not_looked_at(telling: Running, receiver: Receiver) -> None:
    people, now = at_table(telling)
    id = now["table"]["id"]
    turn_of(people, id, 1)
    webhook(people[0], receiver)
    with people[0].live(id) as line:
        line.line.send('{"type":"ping","hidden":true}')
        line.frame_of("pong")
        turn_of(people, id, 0)
        look(telling)
    assert len(receiver.got) == 1


def test_what_is_taken_back_and_made_again_is_not_told_again(telling: Running, receiver: Receiver) -> None:
    people = [telling.visitor(), telling.visitor()]
    now = people[1].join(people[0].create("person", "open", undo="free"), "Boris")
    id = now["table"]["id"]
    turn_of(people, id, 1)
    webhook(people[0], receiver)
    turn_of(people, id, 0)
    look(telling)
    people[1].post(f"/tables/{id}/undo")
    look(telling)
    turn_of(people, id, 0)
    look(telling)
    assert len(receiver.got) == 1


def test_nobody_is_told_where_only_bots_wait(telling: Running, receiver: Receiver) -> None:
    anna = telling.visitor()
    webhook(anna, receiver)
    anna.my_turn(anna.create("person", "bot:random")["table"]["id"])
    look(telling)
    assert receiver.got == []


def test_a_turn_that_is_over_is_not_told_of(telling: Running, receiver: Receiver) -> None:
    people, now = at_table(telling)
    id = now["table"]["id"]
    turn_of(people, id, 1)
    webhook(people[0], receiver)
    receiver.status = 500
    turn_of(people, id, 0)
    look(telling)
    turn_of(people, id, 1)
    receiver.status = 200
    look(telling)
    assert len(receiver.got) == 1  # the one that failed


def test_discord_and_telegram_get_their_own_form(telling: Running, receiver: Receiver) -> None:
    people, now = at_table(telling)
    id = now["table"]["id"]
    turn_of(people, id, 1)
    webhook(people[0], receiver, "discord")
    turn_of(people, id, 0)
    look(telling)
    assert receiver.said[0]["allowed_mentions"] == {"parse": []}
    assert f"{telling.address}/t/{id}" in receiver.said[0]["content"]
    turn_of(people, id, 1)
    assert people[1].refused("POST", "/notices/channels", telegram(receiver, ""), 400)["error"] == "bad-address"
    webhook(people[1], receiver, "telegram", chat="42")
    turn_of(people, id, 0)
    turn_of(people, id, 1)
    look(telling)
    (told,) = [said for said in receiver.said if "chat_id" in said]
    assert told["chat_id"] == "42"
    assert "Anna" in told["text"]


def telegram(receiver: Receiver, chat: str) -> Json:
    return {"kind": "telegram", "address": receiver.address, "chat": chat}


def test_a_digest_is_one_notice_over_all_tables(telling: Running, receiver: Receiver) -> None:
    people, first = at_table(telling)
    second = people[1].join(people[0].create("person", "open"), "Boris")
    ids = {first["table"]["id"], second["table"]["id"]}
    for id in ids:
        turn_of(people, id, 1)
    webhook(people[0], receiver, every="day")
    for id in ids:
        turn_of(people, id, 0)
    look(telling)
    (notice,) = receiver.said
    assert {table["id"] for table in notice["tables"]} == ids
    for id in ids:
        turn_of(people, id, 1)
        turn_of(people, id, 0)
    look(telling)  # not before the day is over
    assert len(receiver.got) == 1


# Web Push


def test_push_can_be_read_by_the_browser_alone_and_is_signed_by_the_server(
    telling: Running, receiver: Receiver
) -> None:
    people, now = at_table(telling)
    id = now["table"]["id"]
    turn_of(people, id, 1)
    phone = PushBrowser()
    key = people[0].post("/notices/channels", phone.channel(f"{receiver.address}/push/1"))["key"]
    assert people[1].get("/notices")["key"] == key
    turn_of(people, id, 0)
    look(telling)
    ((path, headers, body),) = receiver.got
    assert path == "/push/1"
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["ttl"].isdigit()
    told = phone.read(body)
    assert f'"path":"/t/{id}"'.encode() in told
    assert b"Your turn" in told
    token, _, shown = headers["authorization"].removeprefix("vapid t=").partition(",k=")
    assert shown.rstrip("=") == key
    assert Vapid02.verify(headers["authorization"])
    payload = token.split(".")[1]
    claims = base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)).decode()
    assert receiver.address in claims


def test_the_key_stays_over_a_restart(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = quick(tmp_path_factory.mktemp("keys"), databases())
    found = set()
    for _ in range(2):
        with running(settings) as house:
            found.add(house.visitor().get("/notices")["key"])
    assert len(found) == 1


def test_a_subscription_that_has_ended_is_switched_off_at_once(telling: Running, receiver: Receiver) -> None:
    people, now = at_table(telling)
    id = now["table"]["id"]
    turn_of(people, id, 1)
    receiver.status = 410
    people[0].post("/notices/channels", PushBrowser().channel(f"{receiver.address}/push"))
    turn_of(people, id, 0)
    look(telling)
    (channel,) = people[0].get("/notices")["channels"]
    assert channel["off"]["key"] == "notice-gone"
    assert channel["off"]["values"]["status"] == 410


def test_keys_that_are_none_are_refused(telling: Running, receiver: Receiver) -> None:
    wish = {"kind": "push", "address": receiver.address, "p256dh": "abc", "auth": "def"}
    assert telling.visitor().refused("POST", "/notices/channels", wish, 400)["said"]["key"] == "notice-keys"


# Failures


def test_what_fails_is_tried_again_and_then_switched_off_with_its_reason(telling: Running, receiver: Receiver) -> None:
    people, now = at_table(telling)
    id = now["table"]["id"]
    turn_of(people, id, 1)
    channel = webhook(people[0], receiver)["channels"][0]["id"]
    receiver.status = 503
    turn_of(people, id, 0)
    for _ in range(6):
        look(telling)
    assert len(receiver.got) == 1 + len(service.RETRY_SECONDS)
    (found,) = people[0].get("/notices")["channels"]
    assert found["off"] == {"key": "notice-status", "values": {"host": "127.0.0.1", "status": 503}}
    receiver.status = 200
    assert people[0].put(f"/notices/channels/{channel}", {"every": "hour"})["channels"][0]["off"] is None


def test_nothing_is_followed(telling: Running, receiver: Receiver) -> None:
    with receiving() as inner:
        receiver.status, receiver.location = 302, f"{inner.address}/secret"
        anna = telling.visitor()
        channel = webhook(anna, receiver)["channels"][0]["id"]
        problem = anna.refused("POST", f"/notices/channels/{channel}/test", {}, 502)
        assert problem["said"]["values"]["status"] == 302
        assert len(receiver.got) == 1
        assert inner.got == []


def test_a_receiver_that_does_not_answer_delays_no_move(telling: Running, receiver: Receiver) -> None:
    people, now = at_table(telling)
    id = now["table"]["id"]
    turn_of(people, id, 1)
    webhook(people[0], receiver)
    receiver.let.clear()
    turn_of(people, id, 0)
    under_way = start_look(telling)
    assert receiver.asked.wait(60)
    turn_of(people, id, 1)  # several moves, while the notice is on its way
    assert not under_way.done()
    receiver.let.set()
    under_way.result(60)


def test_a_notice_to_try_it_out(telling: Running, receiver: Receiver) -> None:
    anna, boris = telling.visitor(), telling.visitor()
    channel = webhook(anna, receiver)["channels"][0]["id"]
    assert anna.post(f"/notices/channels/{channel}/test")["channels"][0]["sent"]
    assert receiver.said[0]["tables"] == []
    for method, path in (("POST", f"{channel}/test"), ("DELETE", channel)):
        boris.refused(method, f"/notices/channels/{path}", {}, 404)
    boris.refused("PUT", f"/notices/channels/{channel}", {"every": "day"}, 404)
    assert anna.ask("DELETE", f"/notices/channels/{channel}").json()["channels"] == []


def test_so_many_channels_and_no_more(telling: Running, receiver: Receiver) -> None:
    anna = telling.visitor()
    for number in range(8):
        wish = {"kind": "json", "address": f"{receiver.address}/{number}"}
        anna.post("/notices/channels", wish)
    assert len(anna.post("/notices/channels", wish)["channels"]) == 8  # the same again
    further = {"kind": "json", "address": f"{receiver.address}/8"}
    assert anna.refused("POST", "/notices/channels", further, 429)["error"] == "too-many"


# Where the server may send


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that sends to public addresses only."""
    with running(quick(tmp_path_factory.mktemp("public"), notice_delay=0.0)) as server:
        yield server


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("https://127.0.0.1/", "notice-private"),
        ("https://localhost:8443/x", "notice-private"),
        ("https://[::1]/", "notice-private"),
        ("https://[::ffff:10.0.0.1]/", "notice-private"),
        ("https://[64:ff9b::a00:1]/", "notice-private"),
        ("https://[2002:7f00:1::]/", "notice-private"),
        ("https://10.1.2.3/", "notice-private"),
        ("https://169.254.169.254/latest", "notice-private"),
        ("https://2130706433/", "notice-private"),
        ("https://0/", "notice-private"),
        ("http://93.184.216.34/", "notice-https"),
        ("ftp://example.org/", "notice-address"),
        ("https://anna@example.org/", "notice-address"),
        ("https://example.org/a b", "notice-address"),
        ("https://example.org/\r\nx: y", "notice-address"),
        ("https://", "notice-address"),
        ("https://example.org:0/", "notice-address"),
        ("https://example.org:99999/", "notice-address"),
    ],
)
def test_addresses_that_are_refused(public: Running, address: str, reason: str) -> None:
    anna = public.visitor()
    problem = anna.refused("POST", "/notices/channels", {"kind": "json", "address": address}, 400)
    assert problem["said"]["key"] == reason
    assert anna.get("/notices")["channels"] == []


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_public_addresses(address: str) -> None:
    assert addresses.is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "100.64.0.1",
        "224.0.0.1",
        "240.0.0.1",
        "fe80::1%eth0",
        "fec0::1",
        "fd00::1",
        "ff02::1",
        "x",
        "5f00::1",
        "192.0.0.8",
    ],
)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not addresses.is_public(address)


def test_a_name_that_leads_elsewhere_the_next_time_is_not_followed(
    public: Running, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looked up when it is added and when it is sent; the connection goes to what was looked at."""
    answers = [["93.184.216.34"], ["93.184.216.34", "127.0.0.1"]]

    async def look_up(host: str, port: int) -> list[str]:
        assert host == "hook.example.org"
        return answers.pop(0)

    monkeypatch.setattr(addresses, "look_up", look_up)
    anna = public.visitor()
    port = receiver.address.rsplit(":", 1)[1]
    wish = {"kind": "json", "address": f"https://hook.example.org:{port}/"}
    channel = anna.post("/notices/channels", wish)["channels"][0]["id"]
    problem = anna.refused("POST", f"/notices/channels/{channel}/test", {}, 502)
    assert problem["said"]["key"] == "notice-private"
    assert answers == []
    assert receiver.got == []


# The feed


def test_the_feed_has_an_entry_for_each_turn_and_its_address_can_be_renewed(telling: Running) -> None:
    people, now = at_table(telling)
    id = now["table"]["id"]
    turn_of(people, id, 0)
    feed = people[0].post("/notices/feed")["feed"]
    reader = telling.visitor()  # a program without the cookie

    def entries() -> list[str]:
        answer = reader.http.get(feed)
        assert answer.headers["content-type"].startswith("application/atom+xml")
        root = ElementTree.fromstring(answer.content)
        links = [entry.find(f"{ATOM}link") for entry in root.iter(f"{ATOM}entry")]
        assert all(link is not None and link.get("href") == f"{telling.address}/t/{id}" for link in links)
        return [entry.findtext(f"{ATOM}id") or "" for entry in root.iter(f"{ATOM}entry")]

    first = entries()
    assert len(first) == 1
    turn_of(people, id, 1)
    assert entries() == []
    turn_of(people, id, 0)
    assert len(entries()) == 1
    assert entries() != first
    other = people[0].post("/notices/feed")["feed"]
    assert other != feed
    assert reader.http.get(feed).status_code == 404
    assert reader.http.get(other).status_code == 200


# Several processes


def test_of_two_processes_one_tells(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    import psycopg

    with psycopg.connect(postgres.format("postgres"), autocommit=True) as connection:
        connection.execute(b"CREATE DATABASE told_once")
    folder = tmp_path_factory.mktemp("both")
    settings = quick(folder, postgres.format("told_once"), notice_delay=0.0, private_notices=True)
    with receiving() as receiver, running(settings) as one, running(settings) as other:
        people, now = at_table(one)
        id = now["table"]["id"]
        turn_of(people, id, 1)
        webhook(people[0], receiver)
        turn_of(people, id, 0)
        receiver.let.clear()
        looks = [start_look(house) for house in (one, other, one, other)]
        assert receiver.asked.wait(60)
        receiver.let.set()
        for done in looks:
            done.result(60)
        look(one)
        look(other)
        assert len(receiver.got) == 1
