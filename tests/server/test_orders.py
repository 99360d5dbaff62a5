"""Standing orders: a highest bid, passing an auction, passing a round."""

from tests.server.running import Running
from tests.server.visiting import Json, Visitor, first_choice


def auction(house: Running) -> tuple[Visitor, Visitor, Json]:
    """Somebody has offered a plant and bid for it; another person is to answer."""
    anna, petar = house.visitor(), house.visitor()
    start = anna.create("person", "person", "open", seed=2, undo="free")
    now = petar.join(start, "Petar")
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
    ordered = petar.put(f"/tables/{id}/orders", {"orders": [{"kind": "bid-max", "amount": limit}]})
    assert ordered["orders"] == [{"kind": "bid-max", "amount": limit, "lot": 4, "round": 1}]
    for _ in range(20):
        now = anna.my_turn(id)
        if now["view"]["auction"] is None or 2 not in now["view"]["auction"]["bidders"]:
            break
        assert anna.table(id)["orders"] == []
        now = anna.play(now, first_choice(now) if now["table"]["actor"] == 0 else "pass")
    petars = [entry for entry in anna.table(id)["log"] if entry["seat"] == 2]
    bids = [entry["arguments"]["amount"] for entry in petars if entry["verb"] == "bid"]
    assert bids
    assert max(bids) <= limit
    assert petars[-1]["verb"] == "pass" or anna.table(id)["view"]["players"][2]["plants"]


def test_passing_an_auction(house: Running) -> None:
    anna, petar, now = auction(house)
    id = now["table"]["id"]
    petar.put(f"/tables/{id}/orders", {"orders": [{"kind": "pass-auction"}]})
    now = anna.my_turn(id)
    while now["view"]["auction"] is not None and 2 in now["view"]["auction"]["bidders"]:
        now = anna.play(now, "pass")
        now = anna.until(id, lambda now: now["view"]["actor"] != 2 or now["view"]["auction"] is None)
    assert [entry["text"] for entry in now["log"] if entry["seat"] == 2] == ["pass"]


def test_orders_are_secret_and_end_with_an_undo(house: Running) -> None:
    anna, petar, now = auction(house)
    id = now["table"]["id"]
    wanted = {"orders": [{"kind": "bid-max", "amount": 77, "lot": 8}, {"kind": "pass-round"}]}
    mine = petar.put(f"/tables/{id}/orders", wanted)["orders"]
    assert [order["kind"] for order in mine] == ["bid-max", "pass-round"]
    assert anna.table(id)["orders"] == []
    assert not any(b'"amount":77' in said for said in anna.received)
    anna.post(f"/tables/{id}/undo")
    assert petar.table(id)["orders"] == []


def test_orders_that_cannot_be_are_refused(house: Running) -> None:
    _anna, petar, now = auction(house)
    path = f"/tables/{now['table']['id']}/orders"
    for order in (
        {"kind": "bid-max"},
        {"kind": "bid-max", "amount": 20, "lot": 49},
        {"kind": "pass-auction", "lot": 1},
        {"kind": "dance"},
        {"kind": "bid-max", "amount": -1},
    ):
        petar.refused("PUT", path, {"orders": [order]}, 400)
    house.visitor().refused("PUT", path, {"orders": []}, 403)
