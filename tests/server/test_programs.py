"""Programmed moves: a highest bid, passing an auction, passing a round."""

from typing import Any

import pytest

from powerhouse import Match
from powerhouse.core.errors import PowerhouseError
from powerhouse.server import games, programs
from powerhouse.server.types import Program
from tests.server.running import Running
from tests.server.visiting import Json, Visitor, first_choice


def auction(house: Running) -> tuple[Visitor, Visitor, Json]:
    """Somebody has offered a plant and bid for it; another person is to answer."""
    anna, petar = house.visitor(), house.visitor()
    start = anna.create("person", "person", "open", seed=2, undo="free")
    now = petar.post(f"/join/{start['table']['invite']}", {"name": "Petar"})
    actor = petar if now["table"]["actor"] == 2 else anna
    now = actor.table(now["table"]["id"])
    now = actor.play(now, "offer 4")
    while now["view"]["auction"]["bid"] is None:
        now = actor.play(now, first_choice(now))
    return anna, petar, now


def test_a_maximum_bids_up_to_it_and_passes_then(house: Running) -> None:
    anna, petar, now = auction(house)
    id = now["table"]["id"]
    bid = now["view"]["auction"]["bid"]
    limit = bid + 4
    programmed = petar.put(f"/tables/{id}/programs", {"programs": [{"kind": "bid-max", "amount": limit}]})
    assert programmed["programs"] == [{"kind": "bid-max", "amount": limit, "lot": 4}]
    for _ in range(20):
        now = anna.my_turn(id)
        if now["view"]["auction"] is None or 2 not in now["view"]["auction"]["bidders"]:
            break
        assert anna.table(id)["programs"] == []
        now = anna.play(now, first_choice(now) if now["table"]["actor"] == 0 else "pass")
    petars = [entry["text"] for entry in anna.table(id)["log"] if entry["seat"] == 2]
    bids = [int(text.split()[1]) for text in petars if text.startswith("bid")]
    assert bids
    assert max(bids) <= limit
    assert petars[-1] == "pass" or anna.table(id)["view"]["players"][2]["plants"]


def test_passing_an_auction(house: Running) -> None:
    anna, petar, now = auction(house)
    id = now["table"]["id"]
    petar.put(f"/tables/{id}/programs", {"programs": [{"kind": "pass-auction"}]})
    now = anna.my_turn(id)
    while now["view"]["auction"] is not None and 2 in now["view"]["auction"]["bidders"]:
        now = anna.play(now, "pass")
        now = anna.until(id, lambda now: now["view"]["actor"] != 2 or now["view"]["auction"] is None)
    assert [entry["text"] for entry in now["log"] if entry["seat"] == 2] == ["pass"]


def test_programs_are_secret_and_end_with_an_undo(house: Running) -> None:
    anna, petar, now = auction(house)
    id = now["table"]["id"]
    wanted = {"programs": [{"kind": "bid-max", "amount": 77, "lot": 8}, {"kind": "pass-round"}]}
    mine = petar.put(f"/tables/{id}/programs", wanted)["programs"]
    assert [program["kind"] for program in mine] == ["bid-max", "pass-round"]
    assert anna.table(id)["programs"] == []
    assert not any(b'"amount":77' in said for said in anna.received)
    anna.post(f"/tables/{id}/undo")
    assert petar.table(id)["programs"] == []


def test_programs_that_cannot_be_are_refused(house: Running) -> None:
    _anna, petar, now = auction(house)
    path = f"/tables/{now['table']['id']}/programs"
    for program in (
        {"kind": "bid-max"},
        {"kind": "bid-max", "amount": 20, "lot": 49},
        {"kind": "pass-auction", "lot": 1},
        {"kind": "dance"},
        {"kind": "bid-max", "amount": -1},
    ):
        petar.refused("PUT", path, {"programs": [program]}, 400)
    house.visitor().refused("PUT", path, {"programs": []}, 403)


class Seen:
    """As much of a view of Power Grid as programs look at."""

    def __init__(self, lot: int | None, bids: list[int] | None, may_pass: bool = True, round: int = 3) -> None:
        plant = [type("Plant", (), {"number": number}) for number in (4, 8)]
        self.auction: Any = None if lot is None else type("Auction", (), {"plant": lot})
        self.bids = bids
        self.market = type("Market", (), {"current": plant, "future": []})
        self.choices = [type("Choice", (), {"move": "pass"})] if may_pass else []
        self.round = round


def answer(view: Seen, *wanted: Program, round: int = 3) -> str | None:
    return programs.move("power-grid", view, [programs.Order(program, round) for program in wanted])


def test_what_programs_answer() -> None:
    up_to_20 = Program("bid-max", 20, 4)
    assert answer(Seen(4, [20, 50]), up_to_20) == "bid 20"
    assert answer(Seen(4, [21, 50]), up_to_20) == "pass"
    assert answer(Seen(4, None), up_to_20) == "pass"
    assert answer(Seen(4, [21, 50], may_pass=False), up_to_20) is None
    assert answer(Seen(8, [9, 50]), up_to_20) is None
    assert answer(Seen(4, [9, 50], round=4), up_to_20) is None
    assert answer(Seen(8, [9, 50]), up_to_20, Program("pass-round")) == "pass"
    assert answer(Seen(None, None), Program("pass-round")) == "pass"
    assert answer(Seen(None, None), Program("pass-auction", None, 4)) is None
    assert answer(Seen(8, [9, 50]), Program("pass-auction", None, 8)) == "pass"


def test_a_program_ends_when_its_lot_is_sold_or_the_round_is_over() -> None:
    order = [programs.Order(Program("bid-max", 20, 4), 3)]
    assert programs.standing("power-grid", Seen(None, None), order) == order
    gone = Seen(None, None)
    gone.market = type("Market", (), {"current": [], "future": []})
    assert programs.standing("power-grid", gone, order) == []
    assert programs.standing("power-grid", Seen(None, None, round=4), order) == []


def test_games_without_auctions_have_no_programs() -> None:
    assert programs.orders("nim", None, []) == []
    assert programs.move("nim", None, []) is None
    with pytest.raises(PowerhouseError, match="no programmed moves"):
        programs.orders("nim", None, [Program("pass-round")])
    with pytest.raises(PowerhouseError, match="say for which lot"):
        programs.orders("power-grid", Seen(None, None), [Program("pass-auction")])


def test_turn_order_tiles_are_bid_for_in_the_same_way() -> None:
    match = Match.new("factory-manager", 3, seed=5)
    tile = match.view(None).offered[0]
    match.play(f"offer {tile}")
    match.play("bid 0")
    view = match.view(match.actor)
    given = programs.orders("factory-manager", view, [Program("bid-max", 1)])
    assert given[0].program.lot == tile
    assert programs.move("factory-manager", view, given) == "bid 1"
    none = programs.orders("factory-manager", view, [Program("bid-max", 0)])
    assert programs.move("factory-manager", view, none) == "pass"
    assert programs.standing("factory-manager", match.view(None), given) == given
    assert games.lore("factory-manager").figures(view)[0] == {"money": 18, "income": 20, "energy": 4, "workers": 3}
    assert games.lore("factory-manager").round(view) == 1
