"""Tables and seats: invitations, watching, seats that change hands, bots that stand in, chat, closing, rematch."""

import asyncio

import pytest

from powerhouse.core import registry
from powerhouse.core.game import Game
from powerhouse.server import games
from powerhouse.server.types import GameInfo
from tests.server.running import Running
from tests.server.visiting import Json, Visitor, first_choice


def two(house: Running) -> tuple[Visitor, Visitor, Json]:
    """Anna and Petar at a table with a bot."""
    anna, petar = house.visitor(), house.visitor()
    start = anna.create("person", "open", "bot")
    return anna, petar, petar.post(f"/join/{start['table']['invite']}", {"name": "Petar"})


def test_a_table_waits_until_the_last_seat_is_taken(house: Running) -> None:
    anna, petar = house.visitor(), house.visitor()
    start = anna.create("person", "open", "bot")
    assert (start["table"]["status"], start["number"], start["view"]) == ("waiting", 0, None)
    wish = {"moves": ["pass"], "number": 0}
    assert anna.refused("POST", f"/tables/{start['table']['id']}/moves", wish)["error"] == "waiting"
    invite = start["table"]["invite"]
    assert petar.get(f"/join/{invite}")["seats"][1]["kind"] == "open"
    now = petar.post(f"/join/{invite}", {"name": "Petar"})
    assert now["table"]["status"] == "playing"
    assert now["table"]["seat"] == 1
    assert now["table"]["undo"] == "ask"
    assert petar.post(f"/join/{invite}", {"name": "Petar"})["table"]["own"] == [1]


def test_an_invitation_ends_with_the_open_seats(house: Running) -> None:
    _anna, _petar, now = two(house)
    late = house.visitor()
    assert late.refused("POST", f"/join/{now['table']['invite']}", {"name": "Olga"})["error"] == "taken"
    assert late.refused("POST", "/join/" + "x" * 24, {"name": "Olga"}, 404)["error"] == "unknown"


def test_names_at_a_table_differ_and_are_clean(house: Running) -> None:
    anna, petar = house.visitor(), house.visitor()
    invite = anna.create("person", "open", "open")["table"]["invite"]
    assert petar.refused("POST", f"/join/{invite}", {"name": "Anna"})["error"] == "name-taken"
    for name in (" x", "a:b", "> x", "\u202eabc", "tab\tbed"):
        petar.refused("POST", f"/join/{invite}", {"name": name}, 400)
    petar.refused("POST", f"/join/{invite}", {"name": "x" * 41}, 400)


def test_only_who_may_watch_sees_a_table(house: Running) -> None:
    anna, stranger = house.visitor(), house.visitor()
    private = anna.create("person", "bot", "bot")["table"]["id"]
    for path in ("", "/record", "/history", "/at/5", "/seat-link"):
        stranger.refused("GET", f"/tables/{private}{path}", status=403)
    public = anna.create("person", "bot", "bot", watch=True)["table"]["id"]
    seen = stranger.table(public)
    assert (seen["table"]["seat"], seen["table"]["invite"], seen["table"]["owner"]) == (None, None, False)
    assert [player["money"] for player in seen["view"]["players"]] == [None] * 3
    assert seen["view"]["choices"] == []
    stranger.refused("POST", f"/tables/{public}/chat", {"text": "hello"}, 403)
    listed = [table["id"] for table in stranger.get("/tables")["watch"]]
    assert public in listed
    assert private not in listed


def test_my_tables_tell_whose_turn_it_is(house: Running) -> None:
    _anna, petar, now = two(house)
    (mine,) = petar.get("/tables")["mine"]
    assert mine["id"] == now["table"]["id"]
    assert mine["heading"]["values"]["round"] == 1
    assert mine["own"] == [1]


def test_a_seat_moves_to_another_device_once(house: Running) -> None:
    _anna, petar, now = two(house)
    id = now["table"]["id"]
    link = petar.get(f"/tables/{id}/seat-link?seat=1")["link"]
    petar.refused("GET", f"/tables/{id}/seat-link?seat=0", status=403)
    phone, thief = house.visitor(), house.visitor()
    assert phone.post(link)["table"]["own"] == [1]
    assert phone.post(link)["table"]["own"] == [1]
    assert thief.refused("POST", link, {}, 404)["error"] == "unknown"
    assert petar.refused("GET", f"/tables/{id}", status=403)
    assert phone.get(f"/tables/{id}/seat-link")["link"] != link


def test_the_owner_moves_with_the_seat(house: Running) -> None:
    anna, phone = house.visitor(), house.visitor()
    id = anna.create("person", "bot", "bot")["table"]["id"]
    assert phone.post(anna.get(f"/tables/{id}/seat-link")["link"])["table"]["owner"]


def test_a_bot_stands_in_for_who_is_absent_and_gives_the_seat_back(house: Running) -> None:
    anna, petar, now = two(house)
    id = now["table"]["id"]
    path = f"/tables/{id}/seats/1"
    house.visitor().refused("PUT", f"/tables/{id}/seats/0", {"kind": "bot"}, 403)
    with petar.live(id) as line:
        line.frame()
        assert anna.refused("PUT", path, {"kind": "bot"})["error"] == "present"
    anna.until(id, lambda now: not now["table"]["seats"][1]["present"])
    seat = anna.put(path, {"kind": "bot", "bot": "random"})["table"]["seats"][1]
    assert (seat["kind"], seat["bot"], seat["name"]) == ("bot", "random", "Petar")
    anna.my_turn(id)
    assert petar.table(id)["table"]["own"] == []
    assert petar.put(path, {"kind": "person"})["table"]["own"] == [1]


def test_the_owner_frees_a_seat_for_somebody_else(house: Running) -> None:
    anna, _petar, now = two(house)
    id = now["table"]["id"]
    anna.put(f"/tables/{id}/seats/1", {"kind": "open"})
    assert anna.put(f"/tables/{id}/seats/1", {"kind": "person"})["table"]["own"] == [0]  # it was Petar's
    anna.put(f"/tables/{id}/seats/1", {"kind": "open"})

    olga = house.visitor()
    after = olga.post(f"/join/{now['table']['invite']}", {"name": "Olga"})
    assert after["table"]["seats"][1]["name"] == "Olga"
    anna.post(f"/tables/{id}/close")
    assert "seat 2: Olga" in anna.ask("GET", f"/tables/{id}/record").text


def test_the_last_open_seat_filled_by_a_bot_starts_the_game(house: Running) -> None:
    anna = house.visitor()
    id = anna.create("person", "open", "open")["table"]["id"]
    anna.put(f"/tables/{id}/seats/1", {"kind": "bot"})
    after = anna.put(f"/tables/{id}/seats/2", {"kind": "bot", "bot": "random"})
    assert after["table"]["status"] == "playing"
    anna.my_turn(id)
    anna.refused("PUT", f"/tables/{id}/seats/9", {"kind": "bot"}, 404)
    anna.refused("PUT", f"/tables/{id}/seats/1", {"kind": "bot", "bot": "deep thought"}, 400)


def test_chat_is_for_those_who_sit_there(house: Running) -> None:
    anna, petar, now = two(house)
    id = now["table"]["id"]
    petar.post(f"/tables/{id}/chat", {"text": "Good\x00 luck\n"})
    said = anna.post(f"/tables/{id}/chat", {"text": "You too"})["chat"]
    assert [(line["name"], line["text"]) for line in said] == [("Petar", "Good  luck"), ("Anna", "You too")]
    petar.refused("POST", f"/tables/{id}/chat", {"text": "x" * 501}, 400)
    petar.refused("POST", f"/tables/{id}/chat", {"text": " \n"}, 400)


def test_the_owner_closes_a_table(house: Running) -> None:
    anna, petar, now = two(house)
    id = now["table"]["id"]
    petar.refused("POST", f"/tables/{id}/close", {}, 403)
    closed = anna.post(f"/tables/{id}/close")
    assert (closed["table"]["status"], closed["table"]["actor"]) == ("closed", None)
    wish = {"moves": ["pass"], "number": closed["number"]}
    assert petar.refused("POST", f"/tables/{id}/moves", wish)["error"] == "closed"


def test_a_rematch_has_the_same_people_and_is_one(house: Running) -> None:
    anna, petar, now = two(house)
    id = now["table"]["id"]
    assert anna.refused("POST", f"/tables/{id}/rematch")["error"] == "playing"
    anna.post(f"/tables/{id}/close")
    again = petar.post(f"/tables/{id}/rematch")
    assert again["table"]["id"] != id
    assert [seat["name"] for seat in again["table"]["seats"]] == [seat["name"] for seat in now["table"]["seats"]]
    assert again["table"]["own"] == [1]
    assert anna.post(f"/tables/{id}/rematch")["table"]["id"] == again["table"]["id"]
    assert anna.table(id)["table"]["rematch"] == again["table"]["id"]


def test_setups_that_cannot_be_are_refused(house: Running) -> None:
    anna = house.visitor()
    wish = {"game": "power-grid", "players": 3, "name": "Anna"}
    for change in (
        {"game": "chess"},
        {"players": 7},
        {"options": {"map": "moon"}},
        {"options": {"weather": "rain"}},
        {"options": {"zone": "west"}},
        {"seats": [{"kind": "person"}] * 4},
        {"seats": [{"kind": "bot", "bot": "deep thought"}]},
        {"seats": [{"kind": "ghost"}]},
        {"undo": "never"},
        {"seed": -1},
        {"name": ""},
    ):
        assert anna.refused("POST", "/tables", wish | change, 400)["text"]
    assert anna.get("/tables")["mine"] == []


def test_games_and_boards(house: Running) -> None:
    anna = house.visitor()
    (game,) = [game for game in anna.get("/games") if game["id"] == "power-grid"]
    assert "random" in game["bots"]
    assert game["options"]["zone"]["open"]
    germany, usa = (anna.get(f"/games/power-grid/board?map={map}&zone=random") for map in ("germany", "usa"))
    assert len(germany["cities"]) == 42
    assert germany["cities"] != usa["cities"]
    anna.refused("GET", "/games/power-grid/board?map=moon", status=400)
    anna.refused("GET", "/games/chess/board", status=400)


def test_games_are_read_beside_the_event_loop(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes seconds, in which moves must not wait; once they are known they are told at once."""
    on_loop: list[bool] = []

    def noted(game: Game) -> GameInfo:
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            on_loop.append(False)
        else:
            on_loop.append(True)
        return info(game)

    info = games._info
    monkeypatch.setattr(games, "_info", noted)
    games.learn.cache_clear()
    anna = house.visitor()
    assert anna.get("/games") == anna.get("/games")
    assert on_loop == [False] * len(registry.games())


def test_moves_of_an_open_seat_wait(house: Running) -> None:
    anna, _petar, now = two(house)
    id = now["table"]["id"]
    now = anna.until(id, lambda now: now["table"]["actor"] != 2)
    anna.put(f"/tables/{id}/seats/1", {"kind": "open"})
    while now["table"]["actor"] == 0:
        now = anna.play(now, first_choice(now))
        now = anna.until(id, lambda now: now["table"]["actor"] != 2)
    assert now["table"]["actor"] == 1
    assert anna.table(id)["number"] == now["number"]
