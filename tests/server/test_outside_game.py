"""A game from outside at the table server: figures over the rounds, and bids that are left to the table."""

from pathlib import Path

import pytest

from tests.server.running import Running
from tests.server.visiting import Json

OUTSIDE = Path(__file__).parents[1] / "conformance" / "outside"


@pytest.fixture(autouse=True)
def _nim(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(OUTSIDE)


def test_its_figures_are_plotted_round_by_round(house: Running) -> None:
    anna = house.visitor()
    id = anna.create("person", "person", game="nim", options={"coins": "open"})["table"]["id"]
    now = anna.table(id)
    for move in ("bid 2", "pass"):
        now = anna.play(now, move)
    while now["table"]["status"] != "over":
        now = anna.play(now, {"verb": "take", "arguments": {"matches": 1}})
    rounds = anna.get(f"/tables/{id}/history")["rounds"]
    assert [one["round"] for one in rounds] == list(range(1, len(rounds) + 1))
    assert len(rounds) > 5
    assert rounds[0]["players"] == [{"coins": 9, "taken": 0}] * 2
    assert [seat["coins"] for seat in rounds[-1]["players"]] == [7, 9]
    assert sum(seat["taken"] for seat in rounds[-1]["players"]) in (15, 21, 22)


def test_bids_can_be_left_to_the_table(house: Running) -> None:
    anna, petar = house.visitor(), house.visitor()
    start = anna.create("person", "open", game="nim")
    id = start["table"]["id"]
    petar.post(f"/join/{start['table']['invite']}", {"name": "Petar"})
    now = anna.play(anna.table(id), "bid 0")
    assert petar.table(id)["orderable"] is not None
    petar.put(f"/tables/{id}/orders", {"orders": [{"kind": "bid-max", "amount": 3}]})
    now = anna.until(id, lambda now: now["table"]["actor"] == 0)
    while [entry["verb"] for entry in now["log"]][-1] != "pass":
        anna.play(now, {"verb": "bid", "arguments": {"amount": now["view"]["bid"] + 1}})
        now = anna.until(id, lambda now: now["table"]["actor"] == 0)
    bids = [entry["arguments"]["amount"] for entry in now["log"] if entry["verb"] == "bid" and entry["seat"] == 1]
    assert bids == [1, 3]
    assert "coins" not in str([entry["news"] for entry in now["log"]])


def test_it_brings_a_tutorial(house: Running) -> None:
    """Its texts stand in the record itself, since they are no keys."""
    anna = house.visitor()
    id = anna.post("/games/nim/tutorial", {"name": "Anna"})["table"]["id"]
    told = []
    while not (lesson := anna.until(id, _asks)["table"]["lesson"])["over"]:
        told.append(lesson["words"]["values"]["text"])
        if lesson["waits"]:
            anna.post(f"/tables/{id}/lesson", {"number": lesson["number"]})
        else:
            anna.play(anna.table(id), *[move["move"] for move in lesson["moves"]])
    assert told[0].startswith("Whoever begins")
    assert lesson["words"]["values"]["text"].startswith("8 are left")
    anna.post(f"/tables/{id}/play-on")
    assert anna.my_turn(id)["view"]["heap"] <= 8


def _asks(now: Json) -> bool:
    lesson = now["table"]["lesson"]
    return bool(lesson["waits"] or lesson["moves"] or lesson["over"])
