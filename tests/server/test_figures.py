"""Figures of a visitor's own box: checked, kept, played with; the table keeps them whatever becomes of their source."""

import json
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from powerhouse import Match
from powerhouse.core.changes import Changes
from powerhouse.core.game import Game
from powerhouse.server import figures
from powerhouse.server.settings import Limits
from powerhouse.server.types_figures import CheckedFigures, FiguresWish
from tests.server.conftest import Databases
from tests.server.running import Running, quick, running
from tests.server.visiting import Json, Visitor, is_over

GAME = "factory-manager"
TEN = {f"tiles/tiles/MA0{number}/price": 20 + number for number in range(1, 10)} | {"tiles/tiles/ST01/storage": 3}


def check(visitor: Visitor, **wish: Any) -> Json:
    found: Json = visitor.post(f"/games/{GAME}/components/check", wish)
    return found


def kept(visitor: Visitor, values: dict[str, Any] = TEN, name: str = "Box of 2009", game: str = GAME) -> str:
    id: str = visitor.post("/figures", {"game": game, "name": name, "values": values})["id"]
    return id


def test_the_workshop_shows_every_tile_and_which_are_certain(house: Running) -> None:
    anna = house.visitor()
    shop = anna.get(f"/games/{GAME}/components")
    assert shop["share"] == {"reconstructed": 74, "pieces": 106}
    tiles = shop["sheets"][0]
    assert (tiles["place"], tiles["pieces"], len(tiles["rows"])) == ("tiles/tiles", True, 106)
    price = next(cell for cell in tiles["rows"][-1]["cells"] if cell["field"] == "price")
    assert price["kind"] == {"kind": "whole", "least": 0, "most": 1000}
    infos = {info["id"]: info["share"] for info in anna.get("/games")}
    assert infos["power-grid-card-game"] == {"reconstructed": 39, "pieces": 42}


def test_everything_that_is_wrong_is_told_at_once(house: Running) -> None:
    anna = house.visitor()
    wrong = check(anna, values={"tiles/tiles/MA01/price": 2000, "tiles/tiles/MA02/back": "7"})
    assert [fault["place"] for fault in wrong["faults"]] == ["tiles/tiles/MA01/price", "tiles/tiles/MA02/back"]
    assert wrong["faults"][0]["text"] == "tiles: tiles: MA01: price must be a whole number from 0 to 1000, not 2000"
    good = check(anna, values={"tiles/tiles/MA01/back": "5"}, name="Mine")
    assert good["faults"] == []
    assert {"key": "box-total-board", "values": {"players": 2, "tiles": 30}} in good["totals"]
    assert json.loads(good["file"]) == {"game": GAME, "name": "Mine", "tiles": {"tiles": [{"id": "MA01", "back": "5"}]}}
    assert check(anna, text=good["file"]) == good, "the file says the same"
    assert check(anna, text="no json")["faults"][0]["text"].startswith("this file is not JSON: ")
    assert (
        check(anna, text='{"game": "pipeline"}')["faults"][0]["text"] == f"the figures are for pipeline, not for {GAME}"
    )


def test_one_address_does_not_keep_others_from_having_figures_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is wrong with many figures takes a tenth of a second to find, and fifty may be sent in a second."""
    released, slow = Event(), []
    plainly = figures._check

    def slowly(game: Game, wish: FiguresWish) -> CheckedFigures:
        if wish.name == "slow":
            slow.append(1)
            assert released.wait(30)
        return plainly(game, wish)

    monkeypatch.setattr(figures, "_check", slowly)
    with running(quick(tmp_path, proxies=("127.0.0.1",))) as server:
        anna, greedy = (server.visitor(**{"x-forwarded-for": f"192.0.2.{number}"}) for number in (1, 2))
        path = "/games/pipeline/components/check"
        wish: Json = {"values": {}}
        with ThreadPoolExecutor(10) as pool:
            asked = [pool.submit(greedy.ask, "POST", path, wish | {"name": "slow"}) for _ in range(10)]
            try:
                while not slow:
                    time.sleep(0.01)
                assert anna.post(path, wish)["faults"] == []
                assert len(slow) == 1
            finally:
                released.set()
        assert {answer.result().status_code for answer in asked} == {200}


def test_figures_are_found_again_by_their_id(house: Running) -> None:
    anna, petar = house.visitor(), house.visitor()
    id = kept(anna)
    assert kept(anna) == id, "the same are kept once"
    found = petar.get(f"/figures/{id}")
    assert (found["game"], found["name"], len(found["changes"])) == (GAME, "Box of 2009", 10)
    assert {"place": "tiles/tiles/MA01/price", "value": 21, "ours": 7} in found["changes"]
    assert petar.refused("GET", "/figures/nothing", status=404)["text"].startswith("there are no such figures")


@pytest.mark.parametrize(
    ("body", "status", "words"),
    [
        ({"game": GAME, "values": {"tiles/tiles/MA01/price": 7}}, 400, "none of these values is other than ours"),
        (
            {"game": GAME, "values": {"tiles/tiles/MA99/price": 7}},
            400,
            "there is no figure 'tiles: tiles: MA99: price'",
        ),
        ({"game": GAME, "values": {}}, 400, ""),
        ({"game": "chess", "values": {"a": 1}}, 400, "chess"),
        ({"game": GAME, "values": {"tiles/tiles/MA01/price": 8}, "name": "x" * 61}, 400, "60"),
        ({"game": GAME, "values": {"tables": {}}}, 400, "there is no figure 'tables'"),
        ({"game": GAME, "values": {"tiles/tiles/MA01/price": [[[[[1]]]]]}}, 400, "a whole number"),
        ({"game": "power-grid", "values": {"germany/cities/aachen/name": "x" * 40_000}}, 413, "at most 32 KB are kept"),
        ({"game": GAME, "values": {f"tiles/tiles/MA01/{at}": 8 for at in range(2001)}}, 400, "2000"),
    ],
)
def test_what_cannot_be_played_with_is_not_kept(house: Running, body: Json, status: int, words: str) -> None:
    assert words in house.visitor().refused("POST", "/figures", body, status)["text"]


def test_a_table_is_played_with_kept_figures(house: Running) -> None:
    anna, petar = house.visitor(), house.visitor()
    start = anna.create("person", "open", game=GAME, figures=kept(anna))
    assert start["table"]["figures"] == {"name": "Box of 2009", "changed": 10}
    assert petar.get(f"/join/{start['table']['invite']}")["figures"] == {"name": "Box of 2009", "changed": 10}
    id = petar.join(start, "Petar")["table"]["id"]
    tiles = petar.get(f"/tables/{id}/board")["tiles"]
    assert {tile["price"] for tile in tiles if tile["type"] == "machine"} >= {21, 29}
    assert len(petar.get(f"/tables/{id}/figures")["changes"]) == 10
    listed = anna.get("/tables")["mine"][0]
    assert (listed["id"], listed["figures"]["changed"]) == (id, 10)
    plain = anna.create("person", "bot", game=GAME)
    assert plain["table"]["figures"] is None
    assert anna.get(f"/tables/{plain['table']['id']}/figures")["changes"] == []


def test_figures_of_another_game_and_rated_tables_are_refused(house: Running) -> None:
    anna = house.visitor()
    id = kept(anna)
    wish = {"game": "power-grid", "players": 2, "name": "Anna", "figures": id}
    assert f"the figures are for {GAME}" in anna.refused("POST", "/tables", wish, 400)["text"]
    rated = {"game": GAME, "players": 2, "name": "Anna", "figures": id, "rated": True, "undo": "strict"}
    assert "usual figures" in anna.refused("POST", "/tables", rated, 400)["text"]
    assert anna.refused("POST", "/tables", wish | {"figures": "gone"}, 404)


def test_the_record_carries_them_and_is_opened_elsewhere(house: Running, tmp_path: Path) -> None:
    anna = house.visitor()
    start = anna.create("bot:random", "bot:random", game=GAME, figures=kept(anna))
    end = anna.until(start["table"]["id"], is_over, 60)
    again = anna.post(f"/tables/{end['table']['id']}/fork", {"number": 0, "name": "Anna"})
    assert again["table"]["figures"]["changed"] == 10
    text = anna.ask("GET", f"/tables/{end['table']['id']}/record").text
    assert len(Match.parse(text).setup.components.changes) == 10
    with running(quick(tmp_path)) as elsewhere:
        zora = elsewhere.visitor()
        replay = zora.ask("POST", "/replays", None, content=text.encode()).json()
        assert replay["figures"] == {"name": "Box of 2009", "changed": 10}
        assert zora.get(f"/replays/{replay['id']}/at/0")["view"]["round"] == 1
        assert zora.get(f"/tables/{replay['id']}/board")["tiles"]


def test_tables_go_on_with_their_figures_after_a_restart(
    databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of a visitor, those of the host's file, and ours, though the host's file has changed meanwhile."""
    config = tmp_path / "config"
    monkeypatch.setenv("POWERHOUSE_CONFIG", str(config))
    own = config / "components" / f"{GAME}.json"
    own.parent.mkdir(parents=True)
    settings = replace(quick(tmp_path / "data"), database=databases(), bot_pause=600.0)
    with running(settings) as first:
        anna = first.visitor()
        ours = anna.create("person", "bot", game=GAME)
        own.write_text('{"tables": {"per_player_start": {"money": 33}}}', "utf-8")
        hosts = anna.create("person", "bot", game=GAME)
        theirs = anna.create("person", "open", game=GAME, figures=kept(anna))
        cookies = dict(anna.http.cookies)
    assert [made["table"]["figures"] and made["table"]["figures"]["changed"] for made in (ours, hosts, theirs)] == [
        None,
        1,
        10,
    ]
    own.write_text('{"tables": {"per_player_start": {"money": 44}}}', "utf-8")
    with running(settings) as second:
        anna = second.visitor()
        anna.http.cookies.update(cookies)
        money = [anna.table(made["table"]["id"])["view"]["players"][0]["money"] for made in (ours, hosts)]
        assert money == [18, 33]
        begun = second.visitor().join(theirs, "Petar")
        assert begun["table"]["status"] == "playing"
        assert begun["table"]["figures"] == {"name": "Box of 2009", "changed": 10}
        assert begun["view"]["players"][0]["money"] == 18


def test_a_host_may_set_figures_for_all_tables(databases: Databases, tmp_path: Path) -> None:
    figures = {GAME: Changes.of({"tables/per_player_start/money": 33}, "The host's box")}
    with running(replace(quick(tmp_path), database=databases(), figures=figures, bot_pause=600.0)) as house:
        table = house.visitor().create("person", "bot", game=GAME)
        assert table["table"]["figures"] == {"name": "The host's box", "changed": 1}
        assert table["view"]["players"][0]["money"] == 33


def test_the_oldest_figures_of_a_visitor_make_room(databases: Databases, tmp_path: Path) -> None:
    limits = Limits(figures_of_visitor=2, figures=3)
    with running(replace(quick(tmp_path), database=databases(), limits=limits)) as house:
        anna, petar = house.visitor(), house.visitor()
        ids = [kept(anna, {"tiles/tiles/MA01/price": 30 + at}) for at in range(3)]
        anna.refused("GET", f"/figures/{ids[0]}", status=404)
        assert [anna.get(f"/figures/{id}")["changes"][0]["value"] for id in ids[1:]] == [31, 32]
        kept(petar)
        full = {"game": GAME, "values": {"tiles/tiles/MA01/price": 50}}
        assert "keeps 3 sets of figures" in petar.refused("POST", "/figures", full, 429)["text"]


def test_what_a_visitor_has_kept_goes_with_the_visitor(house: Running) -> None:
    anna, petar = house.visitor(), house.visitor()
    id = kept(anna)
    start = anna.create("person", "open", game=GAME, figures=id)
    table = petar.join(start, "Petar")["table"]["id"]
    assert anna.get("/my-data")["figures"][0]["name"] == "Box of 2009"
    anna.ask("DELETE", "/my-data")
    petar.refused("GET", f"/figures/{id}", status=404)
    assert petar.table(table)["table"]["figures"]["changed"] == 10, "the table has its own"
