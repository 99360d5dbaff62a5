"""Taking back: free, by consent, strict; the log only grows."""

from tests.server.running import Running
from tests.server.visiting import Json, Visitor, first_choice


def hot_seat(house: Running, undo: str) -> tuple[Visitor, Json]:
    anna = house.visitor()
    return anna, anna.create("person", "person", "person", seed=2, undo=undo)


def without_numbers(view: Json) -> Json:
    return {name: value for name, value in view.items() if name != "number"}


def test_free_takes_back_what_others_did_too(house: Running) -> None:
    anna = house.visitor()
    start = anna.my_turn(anna.create("person", "bot", "bot", seed=2)["table"]["id"])
    id = start["table"]["id"]
    assert start["table"]["undo"] == "free"
    now = anna.my_turn(anna.play(start, anna.hint(start))["table"]["id"])
    assert now["number"] > start["number"]
    back = anna.post(f"/tables/{id}/undo")
    assert back["view"] == start["view"]
    assert back["log"] == start["log"]
    assert back["number"] == now["number"] + 1
    after = anna.play(back, anna.hint(back))
    assert after["log"][len(back["log"])]["number"] == back["number"]


def test_what_was_taken_back_does_not_come_again_with_a_stale_number(house: Running) -> None:
    anna, start = hot_seat(house, "free")
    id = start["table"]["id"]
    now = anna.play(start, first_choice(start))
    anna.post(f"/tables/{id}/undo")
    wish = {"moves": [first_choice(now)], "number": now["number"], "seat": now["table"]["actor"]}
    assert anna.refused("POST", f"/tables/{id}/moves", wish)["error"] == "stale"


def test_strict_takes_back_own_steps_only(house: Running) -> None:
    anna, petar = house.visitor(), house.visitor()
    start = anna.create("person", "open", "bot", seed=2, undo="strict")
    id = start["table"]["id"]
    petar.join(start, "Petar")
    now = anna.until(id, lambda now: now["table"]["actor"] != 2)
    actor, other = (anna, petar) if now["table"]["actor"] == 0 else (petar, anna)
    now = actor.table(id)
    assert other.refused("POST", f"/tables/{id}/undo", {})["error"] == "undo-refused"
    after = actor.play(now, first_choice(now))
    back = actor.post(f"/tables/{id}/undo")
    assert back["number"] > after["number"]
    assert back["view"] == now["view"]
    now = actor.play(back, first_choice(back))
    if now["table"]["actor"] in now["table"]["own"]:
        now = actor.play(now, first_choice(now))
    if now["table"]["actor"] == 2:
        now = actor.until(id, lambda now: now["table"]["actor"] != 2)
        refusal = actor.refused("POST", f"/tables/{id}/undo", {})
        assert "since" in refusal["text"]


def test_asking_needs_everybody(house: Running) -> None:
    anna, petar, olga = (house.visitor() for _ in range(3))
    start = anna.create("person", "open", "open", "bot", seed=2)
    id = start["table"]["id"]
    for visitor, name in ((petar, "Petar"), (olga, "Olga")):
        visitor.join(start, name)
    people = [anna, petar, olga]
    now = anna.until(id, lambda now: now["table"]["actor"] != 3)
    asker = people.pop(now["table"]["actor"])
    now = asker.table(id)
    assert now["table"]["undo"] == "ask"
    asker.play(now, first_choice(now))
    wish = asker.post(f"/tables/{id}/undo")["table"]["undo_wish"]
    assert wish == {"seat": now["table"]["actor"], "agreed": [3]}
    assert people[0].post(f"/tables/{id}/undo", {"refuse": True})["table"]["undo_wish"] is None
    asker.post(f"/tables/{id}/undo")
    agreed = people[0].post(f"/tables/{id}/undo", {"agree": wish["seat"]})["table"]["undo_wish"]["agreed"]
    assert len(agreed) == 2
    people[1].post(f"/tables/{id}/undo", {"agree": wish["seat"]})
    back = asker.table(id)
    assert back["view"] == now["view"]
    assert back["table"]["undo_wish"] is None


def test_a_wish_ends_when_the_game_goes_on(house: Running) -> None:
    anna, petar = house.visitor(), house.visitor()
    start = anna.create("person", "person", "open", seed=2)
    id = start["table"]["id"]
    now = petar.join(start, "Petar")
    actor = petar if now["table"]["actor"] == 2 else anna
    now = actor.play(actor.table(id), first_choice(actor.table(id)))
    assert actor.post(f"/tables/{id}/undo")["table"]["undo_wish"]
    actor = petar if now["table"]["actor"] == 2 else anna
    now = actor.table(id)
    assert actor.play(now, first_choice(now))["table"]["undo_wish"] is None


def test_nothing_to_take_back(house: Running) -> None:
    anna, start = hot_seat(house, "free")
    assert anna.refused("POST", f"/tables/{start['table']['id']}/undo", {})["error"] == "undo-refused"
    stranger = house.visitor()
    stranger.refused("POST", f"/tables/{start['table']['id']}/undo", {}, 403)
    assert "error" in stranger.refused("POST", f"/tables/{start['table']['id']}/undo", [], 400)


def test_a_long_way_back_and_forth(house: Running) -> None:
    """Snapshots stay right when the log has many undos in it."""
    anna, now = hot_seat(house, "free")
    id = now["table"]["id"]
    views = {}
    for step in range(60):
        views[len(now["log"])] = now["view"]
        now = anna.play(now, first_choice(now))
        if step % 4 == 3:
            now = anna.post(f"/tables/{id}/undo")
            assert now["view"] == views[len(now["log"])]
    history = anna.get(f"/tables/{id}/history")
    assert len(history["numbers"]) < now["number"]
    at = anna.get(f"/tables/{id}/at/{history['numbers'][-2]}")
    assert at["number"] == history["numbers"][-2]
    assert at["log"] == [entry for entry in now["log"] if entry["number"] < at["number"]][-60:]


def test_what_was_taken_back_is_made_again_step_by_step(house: Running) -> None:
    anna = house.visitor()
    start = anna.my_turn(anna.create("person", "bot", "bot", seed=2)["table"]["id"])
    id = start["table"]["id"]
    second = anna.my_turn(anna.play(start, anna.hint(start))["table"]["id"])
    third = anna.my_turn(anna.play(second, anna.hint(second))["table"]["id"])
    assert not third["table"]["redo"]
    assert anna.refused("POST", f"/tables/{id}/redo", {})["error"] == "undo-refused"
    anna.post(f"/tables/{id}/undo")
    back = anna.post(f"/tables/{id}/undo")
    assert back["table"]["redo"]
    again = anna.post(f"/tables/{id}/redo")
    assert (again["view"], again["table"]["redo"]) == (second["view"], True)
    assert [entry["text"] for entry in again["log"]] == [entry["text"] for entry in second["log"]]
    again = anna.post(f"/tables/{id}/redo")
    assert (again["view"], again["table"]["redo"]) == (third["view"], False)


def test_who_goes_on_otherwise_cannot_make_it_again(house: Running) -> None:
    anna, start = hot_seat(house, "free")
    id = start["table"]["id"]
    anna.play(start, first_choice(start))
    back = anna.post(f"/tables/{id}/undo")
    assert back["table"]["redo"]
    after = anna.play(back, first_choice(back))
    assert not after["table"]["redo"]
    assert anna.refused("POST", f"/tables/{id}/redo", {})["error"] == "undo-refused"


def test_only_who_took_back_makes_it_again(house: Running) -> None:
    anna, petar = house.visitor(), house.visitor()
    start = anna.create("person", "open", "bot", seed=2, undo="free")
    id = start["table"]["id"]
    petar.join(start, "Petar")
    now = anna.until(id, lambda now: now["table"]["actor"] != 2)
    actor, other = (anna, petar) if now["table"]["actor"] == 0 else (petar, anna)
    now = actor.table(id)
    actor.play(now, first_choice(now))
    assert actor.post(f"/tables/{id}/undo")["table"]["redo"]
    assert not other.table(id)["table"]["redo"]
    assert other.refused("POST", f"/tables/{id}/redo", {})["error"] == "undo-refused"


def test_a_bot_that_stands_in_agrees_to_nothing(house: Running) -> None:
    anna, boris = house.visitor(), house.visitor()
    start = anna.create("person", "open", "bot", seed=2)
    id = start["table"]["id"]
    boris.join(start, "Boris")
    people = {0: anna, 1: boris}
    while True:
        now = anna.until(id, lambda now: now["table"]["actor"] != 2)
        actor = now["table"]["actor"]
        now = people[actor].table(id)
        people[actor].play(now, first_choice(now))
        if actor == 0:
            break
    assert anna.post(f"/tables/{id}/undo")["table"]["undo_wish"] is not None
    anna.put(f"/tables/{id}/seats/1", {"kind": "bot"})
    before = anna.table(id)["number"]
    wish = anna.post(f"/tables/{id}/undo")["table"]["undo_wish"]
    assert wish is None or 1 not in wish["agreed"]
    log = anna.table(id)
    assert log["number"] >= before
    assert any(entry["seat"] == 0 for entry in log["log"])
