"""Where taking back needs everybody, there is no way round somebody's consent."""

from collections.abc import Callable

import pytest

from tests.server.running import Running
from tests.server.visiting import Json, Visitor, first_choice

# The ways are the same wherever tables are kept.
pytestmark = pytest.mark.parametrize("databases", ["sqlite"], indirect=True, scope="session")


def after_a_move_of_anna(house: Running) -> tuple[Visitor, Visitor, Json]:
    """Anna has decided; Boris has agreed to nothing. A bot is the third."""
    anna, boris = house.visitor(), house.visitor()
    start = anna.create("person", "open", "bot")
    id = start["table"]["id"]
    people = {0: anna, 1: boris}
    boris.join(start, "Boris")
    while True:
        now = anna.until(id, lambda now: now["table"]["actor"] != 2)
        actor = now["table"]["actor"]
        people[actor].play(people[actor].table(id), first_choice(people[actor].table(id)))
        if actor == 0:
            return anna, boris, anna.until(id, lambda now: now["table"]["actor"] != 2)


def decisions(visitor: Visitor, id: str) -> list[tuple[int, str]]:
    return [(entry["number"], entry["text"]) for entry in visitor.table(id)["log"] if entry["seat"] == 0]


def ask_twice(anna: Visitor, boris: Visitor, id: str) -> None:
    for _ in range(3):
        anna.ask("POST", f"/tables/{id}/undo", {})


def agree_for_him(anna: Visitor, boris: Visitor, id: str) -> None:
    anna.ask("POST", f"/tables/{id}/undo", {})
    anna.ask("POST", f"/tables/{id}/undo", {"agree": 0})


def let_a_bot_stand_in(anna: Visitor, boris: Visitor, id: str) -> None:
    """A bot of our own would agree; this one only keeps the seat."""
    anna.put(f"/tables/{id}/seats/1", {"kind": "bot"})
    ask_twice(anna, boris, id)


def ask_first_and_let_a_bot_stand_in(anna: Visitor, boris: Visitor, id: str) -> None:
    anna.ask("POST", f"/tables/{id}/undo", {})
    let_a_bot_stand_in(anna, boris, id)


def open_the_seat(anna: Visitor, boris: Visitor, id: str) -> None:
    anna.put(f"/tables/{id}/seats/1", {"kind": "open"})
    ask_twice(anna, boris, id)


def open_the_seat_again_and_again(anna: Visitor, boris: Visitor, id: str) -> None:
    for kind in ("bot", "open", "open"):
        anna.put(f"/tables/{id}/seats/1", {"kind": kind})
    ask_twice(anna, boris, id)
    assert boris.put(f"/tables/{id}/seats/1", {"kind": "person"})["table"]["own"] == [1]


def open_the_seat_and_fill_it(anna: Visitor, boris: Visitor, id: str) -> None:
    anna.put(f"/tables/{id}/seats/1", {"kind": "open"})
    anna.put(f"/tables/{id}/seats/1", {"kind": "bot"})
    ask_twice(anna, boris, id)


def leave_and_come_back(anna: Visitor, boris: Visitor, id: str) -> None:
    anna.ask("POST", f"/tables/{id}/undo", {})
    anna.put(f"/tables/{id}/seats/0", {"kind": "bot"})
    anna.put(f"/tables/{id}/seats/0", {"kind": "person"})
    ask_twice(anna, boris, id)


def his_own_wish_at_the_same_moment(anna: Visitor, boris: Visitor, id: str) -> None:
    """He wants to take back himself and does not know that she has asked."""
    anna.ask("POST", f"/tables/{id}/undo", {})
    assert boris.refused("POST", f"/tables/{id}/undo", {})["error"] == "undo-refused"


def consent_to_a_wish_that_is_gone(anna: Visitor, boris: Visitor, id: str) -> None:
    anna.ask("POST", f"/tables/{id}/undo", {})
    anna.ask("POST", f"/tables/{id}/undo", {"refuse": True})
    assert boris.refused("POST", f"/tables/{id}/undo", {"agree": 0})["error"] == "undo-refused"


def make_again_without_taking_back(anna: Visitor, boris: Visitor, id: str) -> None:
    anna.refused("POST", f"/tables/{id}/redo", {})


def play_on_elsewhere(anna: Visitor, boris: Visitor, id: str) -> None:
    anna.refused("POST", f"/tables/{id}/fork", {"number": 14, "name": "Anna"}, 403)


def begin_anew(anna: Visitor, boris: Visitor, id: str) -> None:
    anna.refused("POST", f"/tables/{id}/rematch", {})


WAYS: list[Callable[[Visitor, Visitor, str], None]] = [
    ask_twice,
    agree_for_him,
    let_a_bot_stand_in,
    ask_first_and_let_a_bot_stand_in,
    open_the_seat,
    open_the_seat_again_and_again,
    open_the_seat_and_fill_it,
    leave_and_come_back,
    his_own_wish_at_the_same_moment,
    consent_to_a_wish_that_is_gone,
    make_again_without_taking_back,
    play_on_elsewhere,
    begin_anew,
]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_what_was_decided_stays(house: Running, way: Callable[[Visitor, Visitor, str], None]) -> None:
    anna, boris, now = after_a_move_of_anna(house)
    id = now["table"]["id"]
    before = decisions(anna, id)
    way(anna, boris, id)
    after = decisions(anna, id)
    assert after[: len(before)] == before


def test_consent_ends_when_a_seat_changes_hands(house: Running) -> None:
    """What he has agreed to does not count for who sits there after him."""
    anna, boris, clara = (house.visitor() for _ in range(3))
    start = anna.create("person", "open", "open")
    id = start["table"]["id"]
    people = [anna, boris, clara]
    boris.join(start, "Boris")
    now = clara.join(start, "Clara")
    while not any(entry["seat"] == 0 and not entry["forced"] for entry in now["log"]):
        actor = people[now["table"]["actor"]]
        now = actor.play(actor.table(id), first_choice(actor.table(id)))
    anna.post(f"/tables/{id}/undo")
    assert boris.post(f"/tables/{id}/undo", {"agree": 0})["table"]["undo_wish"]["agreed"] == [1]
    boris.put(f"/tables/{id}/seats/1", {"kind": "open"})
    dora = house.visitor()
    assert dora.join(start, "Dora")["table"]["undo_wish"] is None
    assert clara.refused("POST", f"/tables/{id}/undo", {"agree": 0})["error"] == "undo-refused"


def test_with_everybody_s_consent_it_is_taken_back(house: Running) -> None:
    anna, boris, now = after_a_move_of_anna(house)
    id = now["table"]["id"]
    before = decisions(anna, id)
    anna.post(f"/tables/{id}/undo")
    boris.post(f"/tables/{id}/undo", {"agree": 0})
    assert decisions(anna, id) == before[:-1]
