"""My games: all tables, results, a profile that moves to another device, ratings for those who want them."""

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import sleep, time

import pytest

from powerhouse.server import profiles, ratings
from powerhouse.server.new_table import new_row
from powerhouse.server.storage import mine
from powerhouse.server.storage.rows import SeatRow, TableRow
from powerhouse.server.storage.store import CHANNEL, Store
from tests.server.conftest import Databases
from tests.server.running import Running, quick
from tests.server.visiting import Json, Visitor, is_over

GAME = "power-grid-card-game"


@pytest.fixture(scope="module")
def played(house: Running) -> tuple[list[Visitor], Json]:
    """Anna and Boris, who want to be rated, have played to the end with a bot."""
    people = [house.visitor(), house.visitor()]
    for visitor, name in zip(people, ("Anna", "Boris")):
        visitor.put("/profile", {"name": name, "rated": True})
    start = people[0].create("person", "open", "bot:random", game=GAME, rated=True, undo="strict")
    now = people[1].join(start, "Boris")
    id = now["table"]["id"]
    while not is_over(now):
        now = people[0].until(id, lambda now: now["table"]["actor"] in (0, 1) or is_over(now))
        if not is_over(now):
            actor = people[now["table"]["actor"]]
            now = actor.play(actor.table(id), actor.hint(actor.table(id)))
    return people, now


def until_settled(visitor: Visitor) -> Json:
    """The places are written beside the moves."""
    for _ in range(600):
        found: Json = visitor.get("/mine")
        if found["over"] and found["over"][0]["place"] is not None:
            return found
        sleep(0.05)
    raise AssertionError("the places are not written down")


def test_what_is_over_has_my_place(played: tuple[list[Visitor], Json]) -> None:
    people, end = played
    places = {place["seat"]: place["place"] for place in end["standings"]}
    for seat, visitor in enumerate(people):
        found = until_settled(visitor)
        (over,) = found["over"]
        assert (over["table"]["id"], over["place"]) == (end["table"]["id"], places[seat])
        assert found["running"] == []
        assert found["older"] is None


def test_who_wants_it_is_rated_and_so_is_the_bot(house: Running, played: tuple[list[Visitor], Json]) -> None:
    people, end = played
    until_settled(people[0])
    found = people[0].get(f"/ratings/{GAME}")
    assert {(player["name"], player["bot"]) for player in found} == {("Anna", None), ("Boris", None), ("", "random")}
    assert [player["name"] for player in found if player["mine"]] == ["Anna"]
    assert [player["rating"] for player in found] == sorted((player["rating"] for player in found), reverse=True)
    places = {end["table"]["seats"][place["seat"]]["name"]: place["place"] for place in end["standings"]}
    points = {player["name"]: player["rating"] for player in found if player["name"]}
    assert (points["Anna"] > points["Boris"]) == (places["Anna"] < places["Boris"])
    (own,) = people[1].get("/profile")["ratings"]
    assert (own["game"], own["games"], own["rating"]) == (GAME, 1, points["Boris"])
    assert house.visitor().get("/ratings/power-grid") == []


def test_who_no_longer_wants_it_is_not_in_the_list(house: Running, played: tuple[list[Visitor], Json]) -> None:
    boris = played[0][1]
    until_settled(boris)
    boris.put("/profile", {"rated": False})
    assert "Boris" not in {player["name"] for player in house.visitor().get(f"/ratings/{GAME}")}
    boris.put("/profile", {"rated": True})
    assert "Boris" in {player["name"] for player in house.visitor().get(f"/ratings/{GAME}")}


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"undo": "free"}, "rated-undo"),
        ({"undo": "strict", "seed": 7}, "rated-seed"),
        ({"undo": "strict", "seats": [{"kind": "person"}, {"kind": "person", "name": "Zora"}]}, "rated-people"),
    ],
)
def test_a_rated_table_is_played_in_earnest(house: Running, wrong: Json, reason: str) -> None:
    wish = {"game": GAME, "players": 3, "name": "Anna", "rated": True, **wrong}
    assert house.visitor().refused("POST", "/tables", wish, 400)["said"]["key"] == reason


def test_the_table_that_has_waited_longest_comes_first(house: Running) -> None:
    anna = house.visitor()
    open_one = anna.create("person", "open")["table"]["id"]
    ids = []
    for _ in range(2):
        ids.append(anna.create("person", "bot:random", game=GAME)["table"]["id"])
        anna.my_turn(ids[-1])
    found = [table["id"] for table in anna.get("/mine")["running"]]
    assert found == [*ids, open_one]
    now = anna.table(ids[0])
    anna.play(now, anna.hint(now))
    anna.my_turn(ids[0])
    assert [table["id"] for table in anna.get("/mine")["running"]] == [ids[1], ids[0], open_one]


def test_older_ones_are_asked_for(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(profiles, "MOST_OVER", 2)
    anna = house.visitor()
    ids = [anna.create("person", "open")["table"]["id"] for _ in range(3)]
    for id in ids:
        anna.post(f"/tables/{id}/close")
    first = anna.get("/mine")
    assert [over["table"]["id"] for over in first["over"]] == [ids[2], ids[1]]
    rest = anna.get(f"/mine?before={first['older']}")
    assert [over["table"]["id"] for over in rest["over"]] == [ids[0]]
    assert rest["older"] is None
    assert rest["over"][0]["place"] is None


# The profile


def test_a_profile_is_kept(house: Running) -> None:
    anna = house.visitor()
    assert anna.get("/profile") == {"name": "", "rated": False, "ratings": []}
    anna.put("/profile", {"name": "Anna"})
    assert anna.put("/profile", {"rated": True}) == {"name": "Anna", "rated": True, "ratings": []}
    anna.refused("PUT", "/profile", {"name": "An\nna"}, 400)
    assert anna.get("/profile")["name"] == "Anna"


def test_a_link_makes_another_device_the_same_visitor_once(house: Running) -> None:
    anna, phone, thief = (house.visitor() for _ in range(3))
    anna.put("/profile", {"name": "Anna"})
    first = anna.create("person", "open")["table"]["id"]
    brought = phone.create("person", "open", name="Phone")["table"]["id"]
    phone.get("/tables")
    secret = anna.post("/profile/link")["link"].removeprefix("/device/")
    assert phone.post(f"/device/{secret}") == {"name": "Anna"}
    assert {table["id"] for table in phone.get("/mine")["running"]} == {first, brought}
    assert anna.table(brought)["table"]["own"] == [0]
    assert anna.table(brought)["table"]["owner"]
    thief.refused("POST", f"/device/{secret}", {}, 404)
    assert thief.get("/mine")["running"] == []


def test_a_newer_link_ends_the_older_one(house: Running) -> None:
    anna = house.visitor()
    old, new = (anna.post("/profile/link")["link"] for _ in range(2))
    house.visitor().refused("POST", old, {}, 404)
    phone = house.visitor()  # one that has never been here
    assert phone.post(new) == {"name": ""}
    assert dict(phone.http.cookies) == dict(anna.http.cookies)


def test_a_link_works_for_ten_minutes(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.visitor()
    link = anna.post("/profile/link")["link"]
    now = time()
    monkeypatch.setattr(profiles, "time", lambda: now + profiles.LINK_SECONDS + 1)
    assert house.visitor().refused("POST", link, {}, 404)["said"]["key"] == "unknown-device-link"


def test_where_both_sit_at_one_table_they_stay_two(house: Running) -> None:
    anna, boris = house.visitor(), house.visitor()
    start = anna.create("person", "open")
    id = boris.join(start, "Boris")["table"]["id"]
    boris.post(anna.post("/profile/link")["link"])
    assert [seat["mine"] for seat in anna.table(id)["table"]["seats"]] == [True, False]


# Ratings, without games


@pytest.fixture
def store(databases: Databases, tmp_path: Path) -> Iterator[Store]:
    made = Store(quick(tmp_path, databases()).url)
    yield made
    made.close()


def table(number: int = 9, rated: bool = True) -> TableRow:
    made = new_row(GAME, 3, {}, "anna", "strict", watch=False)
    made.status, made.number, made.rated = "over", number, rated
    return made


def person(seat: int, visitor: str) -> SeatRow:
    return SeatRow(seat, visitor.capitalize(), "person", visitor=visitor)


def bot(seat: int, name: str, stands_in_for: str | None = None) -> SeatRow:
    return SeatRow(seat, f"Bot {seat}", "bot", name, visitor=stands_in_for)


def settled(store: Store, row: TableRow, seats: list[SeatRow], *want: str) -> dict[str, ratings.Skill]:
    """The ratings after the game, in which everybody came in the place of the seat; these want to be rated."""

    async def work() -> dict[str, ratings.Skill]:
        for visitor in want:
            await store.write(CHANNEL, [], partial(mine.set_profile, visitor=visitor, name=visitor, rated=True))
        if await store.load(row.id) is None:
            await store.create(row, seats)
        places = {seat.seat: seat.seat + 1 for seat in seats}
        job = partial(mine.settle, row=row, seats=seats, places=places, rate=ratings.after)
        await store.write(CHANNEL, [], job)
        found = await store.read(partial(mine.rated, game=GAME))
        return {player: skill for player, _, skill in found}

    return asyncio.run(work())


def test_an_end_counts_once(store: Store) -> None:
    row, seats = table(), [person(0, "anna"), person(1, "boris"), bot(2, "easy")]
    first = settled(store, row, seats, "anna", "boris")
    assert first["anna"].mu > first["boris"].mu > first["bot:easy"].mu
    assert settled(store, row, seats) == first


def test_who_does_not_want_it_is_left_out(store: Store) -> None:
    found = settled(store, table(), [person(0, "anna"), person(1, "boris"), bot(2, "easy")], "anna")
    assert set(found) == {"anna", "bot:easy"}


def test_a_table_that_is_not_rated_changes_nothing(store: Store) -> None:
    assert settled(store, table(rated=False), [person(0, "anna"), person(1, "boris"), bot(2, "easy")], "anna") == {}


def test_bots_alone_are_not_rated(store: Store) -> None:
    assert settled(store, table(), [person(0, "anna"), bot(1, "easy"), bot(2, "hard")]) == {}


def test_whom_a_bot_has_replaced_neither_wins_nor_loses(store: Store) -> None:
    found = settled(store, table(), [person(0, "anna"), bot(1, "easy", "boris"), bot(2, "hard")], "anna", "boris")
    assert set(found) == {"anna", "bot:hard"}


def test_an_end_that_was_taken_back_is_written_anew(store: Store) -> None:
    row, seats = table(rated=False), [person(0, "anna"), person(1, "boris"), bot(2, "easy")]
    settled(store, row, seats)

    async def unsettled() -> list[str]:
        return await store.read(partial(mine.unsettled, most=5))

    assert asyncio.run(unsettled()) == []
    asyncio.run(store.change(row, number=12))
    row.number = 12
    assert asyncio.run(unsettled()) == [row.id]
    settled(store, row, seats)
    assert asyncio.run(unsettled()) == []
