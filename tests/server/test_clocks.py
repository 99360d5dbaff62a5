"""Time: what each seat has used, limits on request, pauses by agreement; a bot decides when it runs out."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from powerhouse.server import clocks
from powerhouse.server.new_table import new_row
from powerhouse.server.storage.rows import SeatRow, TableRow
from powerhouse.server.types_clock import TimeLimit
from tests.server.clockwork import Clockwork, clockwork
from tests.server.conftest import Databases
from tests.server.running import Running, quick, running
from tests.server.visiting import Json, Visitor

LIMIT = {"bank": 600, "round": 60, "bot": "random"}
SLACK = 30.0  # what a busy machine may take itself


@pytest.fixture(scope="module")
def clock() -> Iterator[Clockwork]:
    with clockwork() as made:
        yield made


@pytest.fixture(scope="module")
def timed(clock: Clockwork, databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(quick(tmp_path_factory.mktemp("timed"), databases())) as server:
        yield server


def two(house: Running, **more: object) -> tuple[list[Visitor], Json]:
    """Anna and Boris, and how the table stands for who is to act."""
    people = [house.visitor(), house.visitor()]
    start = people[0].create("person", "open", **({"time": LIMIT} | more))
    now = people[1].join(start, "Boris")
    return people, people[now["table"]["actor"]].table(now["table"]["id"])


def test_what_a_decision_took_is_charged_to_who_made_it(timed: Running, clock: Clockwork) -> None:
    people, now = two(timed, time=None)
    actor = now["table"]["actor"]
    assert now["table"]["clock"]["used"] == [0.0, 0.0]
    assert now["table"]["clock"]["since"] is not None
    assert now["table"]["clock"]["left"] is None
    clock.pass_by(100)
    used = people[actor].play(now, people[actor].hint(now))["table"]["clock"]["used"]
    assert 100 <= used[actor] < 100 + SLACK
    assert used[1 - actor] < SLACK


def test_when_the_time_is_used_up_a_bot_decides_and_nobody_has_lost(timed: Running, clock: Clockwork) -> None:
    people, now = two(timed)
    id, actor, number = now["table"]["id"], now["table"]["actor"], now["number"]
    clock.pass_by(599 - SLACK)
    assert people[actor].table(id)["number"] == number
    clock.pass_by(SLACK + 10)
    after = people[actor].until(id, lambda now: now["table"]["clock"]["decided"][actor] > 0)
    assert after["log"][-1]["number"] >= number
    assert after["table"]["clock"]["left"][actor] == 0
    assert after["table"]["own"] == [actor]
    assert after["table"]["seats"][actor]["kind"] == "person"
    assert after["table"]["status"] == "playing"
    # The other still has time, and may move.
    other = people[1 - actor]
    then = other.until(id, lambda now: now["table"]["actor"] == 1 - actor)
    assert other.play(then, other.hint(then))["table"]["clock"]["decided"][1 - actor] == 0


def test_the_timer_of_an_open_table_rings_without_a_look_around(
    databases: Databases, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with clockwork(sweep=3600) as clock, running(quick(tmp_path_factory.mktemp("ring"), databases())) as house:
        people, now = two(house, time={"bank": 60, "round": 0, "bot": "random"})
        id, actor = now["table"]["id"], now["table"]["actor"]
        other = 1 - actor
        clock.pass_by(70)  # who is to act moves before anybody notices, and has no time for the next decision
        people[actor].play(now, people[actor].hint(now))
        while True:
            now = people[other].until(id, lambda now: decided(now, actor) or now["table"]["actor"] == other)
            if decided(now, actor):
                break
            people[other].play(now, people[other].hint(now))


def decided(now: Json, seat: int) -> bool:
    return bool(now["table"]["clock"]["decided"][seat])


def test_clocks_stand_still_when_all_agree_and_go_on_when_one_wants(timed: Running, clock: Clockwork) -> None:
    people, now = two(timed)
    id, actor = now["table"]["id"], now["table"]["actor"]
    for visitor in people:
        assert not visitor.table(id)["table"]["clock"]["paused"]
        asked = visitor.put(f"/tables/{id}/pause", {"paused": True})["table"]["clock"]
    assert asked["paused"]
    assert asked["since"] is None
    clock.pass_by(10_000)
    stood = people[0].table(id)["table"]["clock"]
    assert stood["decided"] == [0, 0]
    # A move is free meanwhile.
    after = people[actor].play(people[actor].table(id), people[actor].hint(now))["table"]["clock"]
    assert after["paused"]
    assert min(after["left"]) > 600 - SLACK
    on = people[1].put(f"/tables/{id}/pause", {"paused": False})["table"]["clock"]
    assert not on["paused"]
    assert on["since"] is not None


def test_a_wish_to_pause_can_be_refused_and_ends_with_the_seat(timed: Running) -> None:
    people, now = two(timed)
    id = now["table"]["id"]
    wish = people[0].put(f"/tables/{id}/pause", {"paused": True})["table"]["clock"]["wish"]
    assert wish == {"seat": 0, "agreed": []}
    assert people[0].put(f"/tables/{id}/pause", {"paused": True})["table"]["clock"]["wish"] == wish
    assert people[1].put(f"/tables/{id}/pause", {"paused": False})["table"]["clock"]["wish"] is None
    people[0].put(f"/tables/{id}/pause", {"paused": True})
    people[1].put(f"/tables/{id}/seats/1", {"kind": "bot"})
    assert people[0].table(id)["table"]["clock"]["wish"] is None


def test_there_is_nothing_to_pause_without_a_limit(timed: Running) -> None:
    people, now = two(timed, time=None)
    refused = people[0].refused("PUT", f"/tables/{now['table']['id']}/pause", {"paused": True})
    assert refused["error"] == "no-limit"


@pytest.mark.parametrize(
    "wrong", [{"bank": 0, "round": 60}, {"bank": 600, "round": -1}, {"bank": 600, "round": 60, "bot": "x"}]
)
def test_a_limit_that_makes_no_sense_is_refused(timed: Running, wrong: Json) -> None:
    visitor = timed.visitor()
    wish = {"game": "power-grid", "players": 2, "name": "Anna", "time": wrong}
    assert visitor.refused("POST", "/tables", wish, 400)["text"]
    assert visitor.get("/tables")["mine"] == []


def test_a_rematch_has_the_same_limit(timed: Running) -> None:
    anna = timed.visitor()
    start = anna.create("person", "bot", time=LIMIT)
    anna.post(f"/tables/{start['table']['id']}/close")
    again = anna.post(f"/tables/{start['table']['id']}/rematch")["table"]["clock"]
    assert again["limit"] == LIMIT
    assert again["left"] == [600.0, 600.0]


# Rounds and taking back, by the rules of the clock alone


def row(players: int = 2, **limit: int) -> tuple[TableRow, list[SeatRow]]:
    wanted = TimeLimit(limit["bank"], limit["round"]) if limit else None
    made = new_row("power-grid", players, {}, "owner", "free", False, limit=wanted)
    made.status, made.actor = "playing", 0
    seats = [SeatRow(seat, f"{seat}", "person", visitor=f"{seat}") for seat in range(players)]
    turn(made, seats, 0, 1, 1000.0)
    return made, seats


def turn(made: TableRow, seats: list[SeatRow], actor: int, rounds: int, now: float, **how: bool) -> None:
    """Somebody has decided, or taken back, and now it is this seat's turn."""
    for name, value in clocks.turned(made, seats, actor, rounds, now, **how).items():
        setattr(made, name, value)
    made.actor = actor


def left(of: TableRow) -> list[float]:
    return clocks.clock_of(of).left


def test_a_round_brings_its_time_once() -> None:
    made, seats = row(bank=600, round=60)
    assert left(made) == [600, 600]
    assert made.flag == 1600
    turn(made, seats, 1, 2, 1100.0)
    assert left(made) == [560, 660]
    assert made.flag == 1760
    for _ in range(3):  # back to round 1 and on again
        turn(made, seats, 0, 1, 1100.0, back=True)
        turn(made, seats, 1, 2, 1100.0)
    assert left(made) == [560, 660]


def test_what_was_used_stays_used_when_moves_are_taken_back() -> None:
    made, seats = row(bank=600, round=60)
    turn(made, seats, 1, 1, 1100.0)
    turn(made, seats, 0, 1, 1150.0, back=True)
    assert clocks.clock_of(made).used == [100, 50]
    assert left(made) == [500, 550]
    assert made.flag == 1650


def test_who_decides_again_has_the_time_of_a_round() -> None:
    made, seats = row(bank=100, round=60)
    turn(made, seats, 1, 1, 1100.0, by_clock=True)
    assert left(made) == [0, 100]
    assert clocks.clock_of(made).decided == [1, 0]
    turn(made, seats, 0, 1, 1110.0, back=True)
    assert left(made) == [60, 90]
    assert made.flag == 1170


def test_bots_have_no_clock() -> None:
    made, seats = row(bank=100, round=60)
    seats[1] = SeatRow(1, "1", "bot", "random")
    turn(made, seats, 1, 1, 1010.0)
    assert made.flag is None
    turn(made, seats, 0, 1, 2000.0)
    assert left(made) == [90, 100]


def test_a_turn_is_counted_when_it_comes_to_somebody_else() -> None:
    made, seats = row()
    before = made.turn
    turn(made, seats, 0, 1, 1010.0)
    assert made.turn == before
    turn(made, seats, 1, 1, 1010.0)
    assert made.turn == before + 1


# Restarts


def test_a_clock_goes_on_after_a_restart_and_leaves_out_the_time_without_a_server(tmp_path: Path) -> None:
    settings = quick(tmp_path / "data")
    with running(settings) as house:
        people, now = two(house)
        cookies = [dict(visitor.http.cookies) for visitor in people]
    id, actor = now["table"]["id"], now["table"]["actor"]
    base = sqlite3.connect(settings.file)
    with base:  # an hour passes
        base.execute("UPDATE alive SET at = at - 3600")
        base.execute("UPDATE tables SET turn_since = turn_since - 3600, flag = flag - 3600")
    base.close()
    with running(settings) as house:
        again = house.visitor()
        again.http.cookies.update(cookies[actor])
        here = again.table(id)
        assert here["table"]["clock"]["decided"] == [0, 0]
        after = again.play(here, again.hint(here))["table"]["clock"]
        assert after["used"][actor] < SLACK
        assert after["left"][actor] > 600 - SLACK


def test_time_that_ran_out_while_nobody_looked_is_found_after_a_restart(
    databases: Databases, tmp_path_factory: pytest.TempPathFactory
) -> None:
    settings = quick(tmp_path_factory.mktemp("again"), databases())
    with clockwork() as clock:
        with running(settings) as house:
            people, now = two(house)
            cookies = dict(people[0].http.cookies)
        clock.pass_by(700)
        id, actor = now["table"]["id"], now["table"]["actor"]
        with running(settings) as house:
            again = house.visitor()
            again.http.cookies.update(cookies)
            again.until(id, lambda now: decided(now, actor))
