"""Tables that were begun with older rules go on by them after the server has newer ones."""

import sqlite3
from pathlib import Path

import pytest

from powerhouse import Match
from powerhouse.games.factory_manager.codes import BID, HIRE, OFFER, Phase
from powerhouse.games.factory_manager.state import FactoryManager
from tests.opaque import plain
from tests.server.running import quick, running
from tests.server.visiting import Json, Visitor

GAME = "factory-manager"
RECORD = Path(__file__).parents[1] / "records" / "factory_manager" / "x-tile-returns.game"
"""A game of rules 1 in which somebody was asked how many of the workers on a tile are seasonal."""


def set_rules(data: Path, id: str, rules: int) -> None:
    """As a program with these rules would have stored the table."""
    with sqlite3.connect(data / "powerhouse.sqlite") as database:
        changed = database.execute("UPDATE tables SET rules = ? WHERE id = ?", (rules, id)).rowcount
    database.close()
    assert changed == 1


def rules_of(anna: Visitor, id: str) -> str:
    """The version in the record of a table."""
    lines = anna.ask("GET", f"/tables/{id}/record").text.splitlines()
    return next(line for line in lines if line.startswith("rules: "))


def wish(match: Match) -> int:
    """Hires, and bids as much as can be bid for the first tile."""
    moves = match.moves()
    hired = [move for move in moves if HIRE < move < OFFER]
    bids = [move for move in moves if move >= BID]
    return hired[-1] if hired else bids[-1] if bids else moves[0]


def until_asked(anna: Visitor, snapshot: Json, match: Match) -> Json:
    """Both seats play alike at the table and beside it, until rules 1 ask who stands on a turn-order tile."""
    while True:
        state = match.state
        assert isinstance(state, FactoryManager)
        assert snapshot["number"] == len(match.log)
        if state.phase == Phase.BACK:
            return snapshot
        assert not match.over
        move = wish(match)
        text = plain(state.text(move))
        match.play(move)
        snapshot = anna.play(snapshot, text, seat=int(state.turn))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path


def test_a_running_table_goes_on_by_the_rules_it_was_begun_with(data: Path) -> None:
    with running(quick(data)) as server:
        anna = server.visitor()
        start = anna.create("person", "person", game=GAME, seed=5)
        id, cookies = start["table"]["id"], anna.http.cookies
        assert rules_of(anna, id) == "rules: 2"
    set_rules(data, id, 1)
    with running(quick(data)) as server:
        anna = server.visitor()
        anna.http.cookies = cookies
        names = [seat["name"] for seat in start["table"]["seats"]]
        match = Match.new(GAME, 2, seed=5, names=names, rules=1)
        asked = until_asked(anna, anna.table(id), match)
        assert asked["view"]["ask"] == "back"
        assert anna.hint(asked) in [choice["move"] for choice in asked["view"]["choices"]]
        match.play(match.moves()[-1])
        anna.play(asked, plain(match.log[-1].text), seat=match.log[-1].seat)
        assert rules_of(anna, id) == "rules: 1"
        assert anna.get(f"/tables/{id}/history")["numbers"][-1] == len(match.log)
        anna.post(f"/tables/{id}/close")
        assert anna.get(f"/tables/{id}/at/{asked['number']}")["view"]["ask"] == "back"
        again = anna.post(f"/tables/{id}/rematch")["table"]["id"]
        assert rules_of(anna, again) == "rules: 2"


def test_a_table_that_waits_begins_by_its_rules(data: Path) -> None:
    with running(quick(data)) as server:
        anna = server.visitor()
        start = anna.create("person", "open", game=GAME)
        id, cookies = start["table"]["id"], anna.http.cookies
    set_rules(data, id, 1)
    with running(quick(data)) as server:
        anna = server.visitor()
        anna.http.cookies = cookies
        server.visitor().join(start, "Boris")
        assert rules_of(anna, id) == "rules: 1"


def test_a_record_is_looked_through_and_played_on_by_its_rules(data: Path) -> None:
    match = Match.load(RECORD)
    asked = next(number for number, entry in enumerate(match.log) if entry.form.verb == "back")
    with running(quick(data, bot_pause=600.0)) as server:
        anna = server.visitor()
        answer = anna.http.post("/api/replays", content=RECORD.read_bytes(), headers={"content-type": "text/plain"})
        id = answer.json()["id"]
        assert anna.get(f"/replays/{id}/at/{asked}")["view"]["ask"] == "back"
        fork = anna.post(f"/replays/{id}/fork", {"number": asked, "name": "Zora"})
        assert fork["view"]["ask"] == "back"
        after = anna.play(fork, fork["view"]["choices"][0]["move"])
        assert after["number"] > fork["number"]
        assert rules_of(anna, fork["table"]["id"]) == "rules: 1"


def test_newer_rules_than_the_server_has_are_refused_with_one_sentence(data: Path) -> None:
    with running(quick(data)) as server:
        anna = server.visitor()
        id = anna.create("person", "person", game=GAME)["table"]["id"]
        cookies = anna.http.cookies
    set_rules(data, id, 99)
    with running(quick(data)) as server:
        anna = server.visitor()
        anna.http.cookies = cookies
        problem = anna.refused("GET", f"/tables/{id}")
        assert problem["error"] == "other-rules"
        assert problem["text"] == (
            "this was begun by version 99 of the rules of Power Grid: Factory Manager, "
            "and this program knows them only up to 2"
        )
