"""Nobody takes a person's seat, or looks into that hand, without consent or an absence that was announced."""

from collections.abc import Iterator

import pytest

from powerhouse.server import tables
from tests.server.conftest import Databases
from tests.server.running import Running, quick, running
from tests.server.visiting import Json, Visitor

NEVER = 3600.0


@pytest.fixture(scope="module")
def patient(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which an absence is long."""
    with running(quick(tmp_path_factory.mktemp("patient"), databases(), absence=NEVER)) as server:
        yield server


@pytest.fixture
def hasty(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which it is short, but over only when the server looks around."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "SWEEP_SECONDS", 0.05)
        with running(quick(tmp_path_factory.mktemp("hasty"), databases(), absence=0.4)) as server:
            yield server


def three(house: Running, **more: object) -> tuple[Visitor, Visitor, Visitor, Json]:
    """Anna, who owns the table, Boris and Clara."""
    anna, boris, clara = (house.visitor() for _ in range(3))
    start = anna.create("person", "open", "open", **more)
    boris.join(start, "Boris")
    return anna, boris, clara, clara.join(start, "Clara")


@pytest.mark.parametrize("kind", ["open", "bot"])
def test_the_owner_only_announces_that_somebody_is_away(patient: Running, kind: str) -> None:
    anna, boris, clara, now = three(patient)
    id = now["table"]["id"]
    for _ in range(2):  # saying it again changes nothing, and does not begin anew
        seats = anna.put(f"/tables/{id}/seats/1", {"kind": kind})["table"]["seats"]
        assert (seats[1]["kind"], seats[1]["absence"]["kind"]) == ("person", kind)
    for visitor in (boris, clara):
        assert visitor.table(id)["table"]["seats"][1]["absence"] == seats[1]["absence"]
    assert boris.table(id)["table"]["own"] == [1]
    thief = patient.visitor()
    assert thief.refused("POST", f"/join/{now['table']['invite']}", {"name": "Eve"})["error"] == "taken"
    anna.refused("GET", f"/tables/{id}/record", status=403)
    assert clara.refused("PUT", f"/tables/{id}/seats/1", {"kind": kind})["error"] == "not-away-long"


def test_whoever_comes_back_is_not_away(patient: Running) -> None:
    anna, boris, _clara, now = three(patient)
    id = now["table"]["id"]
    anna.put(f"/tables/{id}/seats/1", {"kind": "bot"})
    with boris.live(id) as line:
        line.frame()
        anna.until(id, lambda now: now["table"]["seats"][1]["absence"] is None)
        assert anna.refused("PUT", f"/tables/{id}/seats/1", {"kind": "open"})["error"] == "present"


def test_who_moves_is_not_away(patient: Running) -> None:
    visitors = three(patient)
    id = visitors[3]["table"]["id"]
    anna = visitors[0]
    now = anna.table(id)
    while now["table"]["actor"] == 0:
        now = anna.play(now, anna.hint(now))
    actor = now["table"]["actor"]
    away = anna.put(f"/tables/{id}/seats/{actor}", {"kind": "bot"})
    assert away["table"]["seats"][actor]["absence"]
    mover: Visitor = visitors[actor]  # type: ignore[assignment]
    after = mover.play(mover.table(id), mover.hint(mover.table(id)))
    assert after["table"]["seats"][actor]["absence"] is None


def test_after_the_time_a_bot_plays_until_the_person_comes_back(hasty: Running) -> None:
    anna, boris, _clara, now = three(hasty)
    id = now["table"]["id"]
    anna.put(f"/tables/{id}/seats/1", {"kind": "bot", "bot": "random"})
    seat = anna.until(id, lambda now: now["table"]["seats"][1]["kind"] == "bot")["table"]["seats"][1]
    assert (seat["bot"], seat["name"], seat["absence"]) == ("random", "Boris", None)
    anna.refused("GET", f"/tables/{id}/record", status=403)
    assert boris.put(f"/tables/{id}/seats/1", {"kind": "person"})["table"]["own"] == [1]


def test_after_the_time_the_seat_is_open_and_still_the_person_s_own(hasty: Running) -> None:
    anna, boris, _clara, now = three(hasty)
    id = now["table"]["id"]
    anna.put(f"/tables/{id}/seats/1", {"kind": "open"})
    anna.until(id, lambda now: now["table"]["seats"][1]["kind"] == "open")
    anna.refused("GET", f"/tables/{id}/record", status=403)
    assert boris.join(now, "Boris")["table"]["own"] == [1]
    anna.put(f"/tables/{id}/seats/1", {"kind": "open"})
    anna.until(id, lambda now: now["table"]["seats"][1]["kind"] == "open")
    assert hasty.visitor().join(now, "Dora")["table"]["own"] == [1]
    assert boris.refused("GET", f"/tables/{id}", status=403)


def test_a_bot_that_stands_in_is_not_a_way_to_the_hand(patient: Running) -> None:
    """The person let the bot play; that the seat opens is a question of its own."""
    anna, boris, _clara, now = three(patient)
    id = now["table"]["id"]
    assert boris.put(f"/tables/{id}/seats/1", {"kind": "bot"})["table"]["seats"][1]["kind"] == "bot"
    after = anna.put(f"/tables/{id}/seats/1", {"kind": "open"})["table"]["seats"][1]
    assert (after["kind"], after["absence"]["kind"]) == ("bot", "open")
    assert anna.put(f"/tables/{id}/seats/1", {"kind": "person"})["table"]["own"] == [0]
    assert boris.table(id)["table"]["own"] == [1]


def test_who_gives_the_seat_away_agrees(patient: Running) -> None:
    _anna, boris, _clara, now = three(patient)
    id = now["table"]["id"]
    assert boris.put(f"/tables/{id}/seats/1", {"kind": "open"})["table"]["seats"][1]["kind"] == "open"
    assert patient.visitor().join(now, "Dora")["table"]["own"] == [1]


def until_boris_may_order(house: Running) -> tuple[Visitor, Visitor, Json]:
    """Somebody else bids, and he may leave his bids to the table."""
    anna, boris, clara, now = three(house)
    id = now["table"]["id"]
    people = [anna, boris, clara]
    while now["table"]["actor"] == 1 or not (boris.table(id)["orderable"] or {}).get("bids"):
        actor = people[now["table"]["actor"]]
        now = actor.play(actor.table(id), actor.hint(actor.table(id)))
    return anna, boris, now


def test_what_one_leaves_to_the_table_ends_with_the_seat(house: Running) -> None:
    """Nobody sees another's maximum, and no order bids for somebody else."""
    anna, boris, now = until_boris_may_order(house)
    id = now["table"]["id"]
    order = {"orders": [{"kind": "bid-max", "amount": 40}]}
    assert boris.put(f"/tables/{id}/orders", order)["orders"]
    anna.put(f"/tables/{id}/seats/1", {"kind": "bot"})
    assert boris.put(f"/tables/{id}/seats/1", {"kind": "person"})["orders"] == []
    boris.put(f"/tables/{id}/orders", order)
    anna.put(f"/tables/{id}/seats/1", {"kind": "open"})
    assert house.visitor().join(now, "Dora")["orders"] == []


def test_a_seat_that_moves_to_another_device_keeps_its_orders(house: Running) -> None:
    _anna, boris, now = until_boris_may_order(house)
    id = now["table"]["id"]
    kept = boris.put(f"/tables/{id}/orders", {"orders": [{"kind": "bid-max", "amount": 40}]})["orders"]
    assert kept
    phone = house.visitor()
    assert phone.post(boris.get(f"/tables/{id}/seat-link")["link"])["orders"] == kept
