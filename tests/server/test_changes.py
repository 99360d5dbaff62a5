"""Frames that say only what is different lead to the same position as those that say everything."""

from random import Random
from typing import Any

import msgspec
import pytest

from powerhouse.core import registry
from powerhouse.core.match import Match
from powerhouse.server.changes import Known, changes
from tests.opaque import plain
from tests.server.running import Running
from tests.server.visiting import Json, first_choice

POSITION = ("view", "table", "orders", "orderable")


def changed(old: Any, change: Any) -> Any:
    """What a client does with a change."""
    if isinstance(change, list):
        return change[0]
    copy = list(old) if isinstance(old, list) else dict(old)
    for key, inner in change.items():
        at = int(key) if isinstance(copy, list) else key
        copy[at] = changed(copy[at], inner)
    return copy


def wire(value: Any) -> Any:
    return msgspec.json.decode(encoded(value))


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value, enc_hook=plain)


@pytest.mark.parametrize("game", ["power-grid", "power-grid-card-game", "factory-manager", "pipeline"])
def test_every_position_follows_from_the_one_before(game: str) -> None:
    players = registry.find(game).players[-1]
    match, random = Match.new(game, players, seed=11), Random(11)
    seen = [match.view(seat) for seat in range(players)]
    told = [wire(view) for view in seen]
    whole = short = 0
    for _ in range(150):
        match.play(random.choice(match.legal()))
        known: Known = {}
        first = match.view(0)
        for seat in range(players):
            view = match.state.view_for(seat, first) if seat else first
            change = wire(changes(seen[seat], view, known))
            seen[seat], told[seat] = view, changed(told[seat], change)
            assert told[seat] == wire(view)
            whole += len(encoded(view))
            short += len(encoded(change))
        if match.over:
            break
    assert short < whole / 4


def test_a_list_or_a_table_of_another_length_is_said_whole() -> None:
    assert changes({"a": [1, 2], "b": {"x": 1}}, {"a": [1], "b": {"y": 1}}) == {"a": [[1]], "b": [{"y": 1}]}
    assert changes({"a": [1, 2]}, {"a": [1, 3]}) == {"a": {1: [3]}}
    assert changes([[]], [None]) == {0: [None]}
    assert changes({"a": 1}, {"a": 1}) == {}


def test_who_takes_changes_hears_the_same_as_who_does_not(house: Running) -> None:
    anna, petar = house.visitor(), house.visitor()
    start = anna.create("person", "open", "bot:random", undo="free", seed=2)
    id = start["table"]["id"]
    petar.join(start, "Petar")
    with anna.live(id) as whole, anna.live(id, changes="true") as short:
        position: Json = {}
        longest = 0
        for turn in range(30):
            now = anna.until(id, lambda now: now["table"]["actor"] != 2)
            mover = (anna, petar)[now["table"]["actor"]]
            mine = mover.table(id)
            if turn % 10 == 9:
                anna.post(f"/tables/{id}/undo")
            elif turn % 10 == 8:
                petar.post(f"/tables/{id}/chat", {"text": "so"})
            else:
                mover.play(mine, first_choice(mine))
            end = anna.until(id, lambda now: now["table"]["actor"] != 2)
            told = until(whole, end["number"]) if turn % 10 != 8 else whole.frame_of("chat")
            while True:
                frame = short.frame()
                if frame["type"] in ("moves", "snapshot"):
                    position = {name: frame[name] for name in POSITION}
                elif frame["type"] == "table":
                    position["table"] = frame["table"]
                elif frame["type"] == "changes":
                    position = changed(position, frame["changes"])
                    longest = max(longest, len(encoded(frame)))
                if frame["type"] == told["type"] == "chat":
                    break
                if told["type"] != "chat" and frame.get("number") == told["number"]:
                    assert position == {name: told[name] for name in POSITION}
                    break
        assert 0 < longest < 6_000


def until(line: Any, number: int) -> Json:
    """The frame with which a position comes."""
    while True:
        frame: Json = line.frame()
        if frame["type"] in ("moves", "snapshot") and frame["number"] == number:
            return frame
