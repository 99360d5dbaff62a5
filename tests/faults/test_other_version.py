"""A snapshot that another version of the program has written: the log leads to the same position."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.faults.players import Player, check_goes_on, check_nothing_lost
from tests.server.running import quick, running
from tests.server.visiting import Json


def lacks_a_field(dump: dict[str, Any]) -> str:
    return json.dumps(dict(list(dump.items())[1:]))


def is_cut_off(dump: dict[str, Any]) -> str:
    return json.dumps(dump)[:50]


def spoil(file: Path, how: Callable[[dict[str, Any]], str]) -> int:
    """Change every snapshot of the database; how many there were."""
    with sqlite3.connect(file) as database:
        found = database.execute("SELECT table_id, number, dump FROM dumps").fetchall()
        for table, number, dump in found:
            spoilt = how(json.loads(dump))
            database.execute("UPDATE dumps SET dump = ? WHERE table_id = ? AND number = ?", (spoilt, table, number))
    database.close()
    return len(found)


def without_time(snapshot: Json) -> Json:
    return {name: snapshot[name] for name in ("number", "view", "log", "standings")}


@pytest.mark.parametrize("how", [lacks_a_field, is_cut_off])
def test_a_table_goes_on(data: Path, how: Callable[[dict[str, Any]], str]) -> None:
    with running(quick(data)) as server:
        anna = server.visitor()
        player = Player(anna, ("person", "bot:random", "person"), 4)
        player.begin()
        id = player.kept[0].id
        while player.acknowledged < 60:
            player.step()
        before = anna.my_turn(id)
        history = anna.get(f"/tables/{id}/history")
        places = [history["numbers"][0], history["numbers"][-1] // 2, history["numbers"][-1]]
        past = [anna.get(f"/tables/{id}/at/{number}") for number in places]
        cookies = anna.http.cookies
    assert spoil(data / "powerhouse.sqlite", how) > 1
    with running(quick(data)) as server:
        anna = player.visitor = server.visitor()
        anna.http.cookies = cookies
        assert without_time(anna.table(id)) == without_time(before)
        assert [anna.get(f"/tables/{id}/at/{number}") for number in places] == past
        assert anna.get(f"/tables/{id}/history") == history
        check_goes_on(player)
        check_nothing_lost(player)
