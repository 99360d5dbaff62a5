"""Live updates: frames in order, reconnecting, presence, garbage, several processes at one table."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Databases
from tests.server.running import Running, quick, running
from tests.server.visiting import first_choice


def test_everybody_hears_of_every_move_with_the_own_view(house: Running) -> None:
    anna, petar = house.visitor(), house.visitor()
    start = anna.create("person", "person", "open", seed=2)
    id = start["table"]["id"]
    with anna.live(id) as annas:
        assert annas.frame()["table"]["status"] == "waiting"
        petar.join(start, "Petar")
        begun = annas.frame_of("snapshot")
        assert begun["table"]["status"] == "playing"
        with petar.live(id) as petars:
            first = petars.frame()
            assert (first["type"], first["view"]["seat"]) == ("snapshot", 2)
            now = first
            numbers = [first["seq"]]
            for _ in range(6):
                actor = petar if now["table"]["actor"] == 2 else anna
                mine = actor.table(id)
                actor.play(mine, first_choice(mine))
                now = petars.frame_of("moves")
                assert now["from"] == mine["number"]
                assert now["view"]["seat"] == 2
                assert [entry["number"] for entry in now["log"]] == list(range(now["from"], now["number"]))
                numbers.append(now["seq"])
            assert numbers == sorted(set(numbers))


def test_who_comes_back_gets_what_was_missed(house: Running) -> None:
    anna = house.visitor()
    old = anna.create("person", "person", "person", seed=2, undo="free")
    id = old["table"]["id"]
    now = anna.play(anna.play(old, first_choice(old)), "bid 10")
    anna.post(f"/tables/{id}/chat", {"text": "hello"})
    with anna.live(id, since=old["number"]) as line:
        missed = line.frame()
        assert (missed["type"], missed["from"], missed["number"]) == ("moves", old["number"], now["number"])
        assert missed["log"] == [entry for entry in now["log"] if entry["number"] >= old["number"]]
        assert line.frame()["chat"][0]["text"] == "hello"
    anna.post(f"/tables/{id}/undo")
    for since in (old["number"], now["number"] + 100, -5, None):
        with anna.live(id, since=since) as line:
            assert line.frame()["type"] == "snapshot"


def test_an_undo_sends_everything(house: Running) -> None:
    anna = house.visitor()
    old = anna.create("person", "person", "person", seed=2, undo="free")
    id = old["table"]["id"]
    anna.play(old, first_choice(old))
    with anna.live(id) as line:
        line.frame()
        anna.post(f"/tables/{id}/undo")
        assert line.frame_of("snapshot")["view"] == old["view"]


def test_presence_chat_and_ping(house: Running) -> None:
    anna, petar = house.visitor(), house.visitor()
    start = anna.create("person", "open", "bot")
    id = start["table"]["id"]
    petar.join(start, "Petar")
    with anna.live(id) as annas:
        assert annas.frame_of("snapshot")["table"]["seats"][0]["present"]
        with petar.live(id) as petars:
            assert annas.frame_of("table")["table"]["seats"][1]["present"]
            petars.line.send('{"type":"ping"}')
            petars.frame_of("pong")
            petar.post(f"/tables/{id}/chat", {"text": "here"})
            assert annas.frame_of("chat")["chat"][0]["text"] == "here"
        assert not annas.frame_of("table")["table"]["seats"][1]["present"]


def test_the_end_comes_with_standings(house: Running) -> None:
    anna = house.visitor()
    id = anna.create("bot", "bot", "bot", seed=6)["table"]["id"]
    with anna.live(id) as line:
        frame = line.frame()
        while frame["table"]["status"] != "over":
            frame = line.frame()
        assert (frame["type"], len(frame["standings"])) == ("snapshot", 3)


@pytest.mark.parametrize("said", ["", "x", "[]", '{"type":"move"}', '{"type":"ping"' + " " * 2000 + "}", b"\xff\xfe"])
def test_garbage_ends_the_connection_and_changes_nothing(house: Running, said: str | bytes) -> None:
    anna = house.visitor()
    start = anna.create("person", "person", "person")
    id = start["table"]["id"]
    with anna.live(id) as line:
        line.frame()
        line.line.send(said)
        with pytest.raises(ConnectionClosed) as closed:
            line.frame()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (1003, 1007, 1008)
    assert anna.table(id)["view"] == start["view"]


def test_strangers_do_not_hear(house: Running) -> None:
    anna, stranger = house.visitor(), house.visitor()
    id = anna.create("person", "bot", "bot")["table"]["id"]
    for table, code in ((id, 4403), ("x" * 24, 4404), ("x", 4404)):
        with stranger.live(table) as line, pytest.raises(ConnectionClosed) as closed:
            line.frame()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def test_a_server_that_stops_says_so(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = quick(tmp_path_factory.mktemp("stops"), databases())
    with running(settings) as server:
        anna = server.visitor()
        id = anna.create("person", "person", "person")["table"]["id"]
        context = anna.live(id)
        line = context.__enter__()
        line.frame()
    assert line.frame_of("closing")["seq"] > 0
    with pytest.raises(ConnectionClosed) as closed:
        line.frame()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    context.__exit__(None, None, None)


def test_two_processes_serve_one_table(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Each hears of what the other has written; a stale move at one is refused by the database of both."""
    folder = tmp_path_factory.mktemp("both")
    address = postgres.format("postgres")
    with running(quick(folder, address)) as one, running(quick(folder, address)) as other:
        anna, petar = one.visitor(), other.visitor()
        start = anna.create("person", "person", "open", seed=2, undo="free")
        id = start["table"]["id"]
        with anna.live(id) as annas:
            annas.frame()
            now = petar.join(start, "Petar")
            while annas.frame_of("snapshot")["table"]["status"] != "playing":
                pass
            with petar.live(id) as petars:
                petars.frame()
                for _ in range(8):
                    actor, line = (petar, annas) if now["table"]["actor"] == 2 else (anna, petars)
                    mine = actor.until(id, lambda seen, number=now["number"]: seen["number"] == number)  # type: ignore[misc]
                    now = actor.play(mine, first_choice(mine))
                    heard = line.frame_of("moves")
                    while heard["number"] < now["number"]:  # what was heard of earlier moves
                        heard = line.frame_of("moves")
                    assert (heard["from"], heard["number"]) == (mine["number"], now["number"])
                    assert heard["view"]["seat"] != mine["view"]["seat"] or actor is anna
                petar.post(f"/tables/{id}/chat", {"text": "far away"})
                assert annas.frame_of("chat")["chat"][0]["text"] == "far away"
                anna.post(f"/tables/{id}/undo")
                assert petars.frame_of("snapshot")["number"] == now["number"] + 1
                petar.put(f"/tables/{id}/orders", {"orders": []})
        bots = anna.create("bot", "bot", "bot", watch=True)["table"]["id"]
        with petar.live(bots) as watching:
            frame = watching.frame()
            while frame["table"]["status"] != "over":
                frame = watching.frame()
