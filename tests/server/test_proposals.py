"""Somebody has been away for long: whoever sits there may propose a bot or an open seat, and the others agree."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.clockwork import Clockwork, clockwork
from tests.server.conftest import Databases
from tests.server.running import Running, quick, running
from tests.server.visiting import Json, Visitor

HOUR = 3600


@pytest.fixture(scope="module")
def clock() -> Iterator[Clockwork]:
    with clockwork() as made:
        yield made


@pytest.fixture(scope="module")
def timed(clock: Clockwork, databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Bots stand still, so that it can be seen who sits where."""
    with running(quick(tmp_path_factory.mktemp("away"), databases(), bot_pause=600.0)) as server:
        yield server


class Four:
    """Anna, who has made the table, Boris, Clara and Dora; all are at the table but Boris, who leaves."""

    def __init__(self, house: Running, stack: ExitStack, absence: int = HOUR) -> None:
        self.people = [house.visitor() for _ in range(4)]
        start = self.people[0].create("person", "open", "open", "open", absence=absence)
        for visitor, name in zip(self.people[1:], ("Boris", "Clara", "Dora")):
            start = visitor.join(start, name)
        self.id = start["table"]["id"]
        self.stack = stack
        for visitor in (self.anna, self.clara, self.dora):
            self.come(visitor)

    def come(self, visitor: Visitor) -> None:
        self.stack.enter_context(visitor.live(self.id)).frame()

    @property
    def anna(self) -> Visitor:
        return self.people[0]

    @property
    def boris(self) -> Visitor:
        return self.people[1]

    @property
    def clara(self) -> Visitor:
        return self.people[2]

    @property
    def dora(self) -> Visitor:
        return self.people[3]

    def propose(self, visitor: Visitor, kind: str = "bot") -> Json:
        found: Json = visitor.put(f"/tables/{self.id}/seats/1", {"kind": kind})["table"]["seats"][1]
        return found

    def seat(self) -> Json:
        found: Json = self.anna.table(self.id)["table"]["seats"][1]
        return found


@pytest.fixture
def four(timed: Running) -> Iterator[Four]:
    with ExitStack() as stack:
        yield Four(timed, stack)


def test_it_takes_the_chosen_time_and_all_the_others(four: Four, clock: Clockwork) -> None:
    assert four.seat()["away"]
    problem = four.clara.refused("PUT", f"/tables/{four.id}/seats/1", {"kind": "bot"})
    assert problem["error"] == "not-away-long"
    assert "60" in problem["text"]
    clock.pass_by(HOUR)
    proposed = four.propose(four.clara)
    assert (proposed["kind"], proposed["proposal"]["seat"], proposed["proposal"]["agreed"]) == ("person", 2, [])
    assert four.propose(four.clara)["proposal"] == proposed["proposal"]  # saying it twice is one voice
    assert four.propose(four.dora)["proposal"]["agreed"] == [3]
    assert four.boris.table(four.id)["table"]["own"] == [1]
    after = four.propose(four.anna)
    assert (after["kind"], after["proposal"]) == ("bot", None)


def test_whoever_comes_back_takes_the_seat_again(four: Four, clock: Clockwork) -> None:
    clock.pass_by(HOUR)
    for visitor in (four.clara, four.dora, four.anna):
        four.propose(visitor)
    assert four.seat()["kind"] == "bot"
    back = four.boris.put(f"/tables/{four.id}/seats/1", {"kind": "person"})["table"]
    assert (back["own"], back["seats"][1]["kind"]) == ([1], "person")


def test_an_open_seat_is_proposed_alike(four: Four, clock: Clockwork) -> None:
    clock.pass_by(HOUR)
    for visitor in (four.dora, four.clara, four.anna):
        after = four.propose(visitor, "open")
    assert after["kind"] == "open"
    assert four.boris.put(f"/tables/{four.id}/seats/1", {"kind": "person"})["table"]["own"] == [1]


def test_another_proposal_begins_anew(four: Four, clock: Clockwork) -> None:
    clock.pass_by(HOUR)
    four.propose(four.clara)
    other = four.propose(four.dora, "open")["proposal"]
    assert (other["seat"], other["kind"], other["agreed"]) == (3, "open", [])


def test_one_refuses_and_it_is_gone(four: Four, clock: Clockwork) -> None:
    clock.pass_by(HOUR)
    four.propose(four.clara)
    assert four.propose(four.dora, "person")["proposal"] is None
    assert four.seat()["kind"] == "person"


def test_it_ends_when_the_person_returns(four: Four, clock: Clockwork) -> None:
    clock.pass_by(HOUR)
    four.propose(four.clara)
    with four.boris.live(four.id) as line:
        line.frame()
        four.anna.until(four.id, lambda now: now["table"]["seats"][1]["proposal"] is None)
        assert four.seat()["away"] is None
        assert four.clara.refused("PUT", f"/tables/{four.id}/seats/1", {"kind": "bot"})["error"] == "present"
    # And the absence begins anew when the person has left.
    four.anna.until(four.id, lambda now: now["table"]["seats"][1]["away"] is not None)
    assert four.clara.refused("PUT", f"/tables/{four.id}/seats/1", {"kind": "bot"})["error"] == "not-away-long"


def test_who_is_away_for_as_long_is_not_asked(timed: Running, clock: Clockwork) -> None:
    with ExitStack() as stack:
        four = Four(timed, stack)
        stack.close()  # all leave
        four.anna.until(four.id, lambda now: all(seat["away"] for seat in now["table"]["seats"]))
        clock.pass_by(HOUR)
        four.come(four.clara)
        alone = four.propose(four.clara)
        assert (alone["kind"], alone["absence"]["kind"]) == ("person", "bot")
        clock.pass_by(HOUR)  # one alone can only announce it
        four.clara.until(four.id, lambda now: now["table"]["seats"][1]["kind"] == "bot")


def test_who_does_not_sit_there_proposes_nothing(timed: Running, clock: Clockwork) -> None:
    with ExitStack() as stack:
        four = Four(timed, stack)
        clock.pass_by(HOUR)
        timed.visitor().refused("PUT", f"/tables/{four.id}/seats/1", {"kind": "bot"}, 403)
        assert four.seat()["proposal"] is None


def test_a_move_counts_as_being_there(timed: Running, clock: Clockwork) -> None:
    """A program may play without a live connection."""
    anna, boris = timed.visitor(), timed.visitor()
    now = boris.join(anna.create("person", "open", absence=HOUR), "Boris")
    id = now["table"]["id"]
    while now["table"]["actor"] != 0:
        now = boris.play(now, boris.hint(now))
    clock.pass_by(HOUR)
    here = anna.table(id)
    anna.play(here, anna.hint(here))
    assert boris.refused("PUT", f"/tables/{id}/seats/0", {"kind": "bot"})["error"] == "not-away-long"
