"""Playing: whole games, illegal and stale moves, plans, questions, several people at one screen."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.running import Running
from tests.server.visiting import first_choice, is_over


def test_a_whole_game_against_bots(house: Running) -> None:
    anna = house.visitor()
    start = anna.create("person", "bot", "bot:random", seed=4)
    end = anna.play_to_the_end(start["table"]["id"])
    assert sorted(place["seat"] for place in end["standings"]) == [0, 1, 2]
    assert end["reason"]
    assert end["table"]["actor"] is None
    assert all(player["money"] is not None for player in end["view"]["players"])


def test_bots_alone_play_to_the_end(house: Running) -> None:
    anna = house.visitor()
    start = anna.create("bot", "bot:random", seed=5)
    end = anna.until(start["table"]["id"], is_over)
    assert end["table"]["own"] == []
    assert end["table"]["owner"]


def test_the_same_seed_shows_the_same_cards(house: Running) -> None:
    anna = house.visitor()
    first, second = (anna.create("person", "person", "person", seed=11) for _ in range(2))
    assert [entry["text"] for entry in first["log"]] == [entry["text"] for entry in second["log"]]
    assert first["table"]["seed"] == 11


def test_without_a_seed_cards_differ(house: Running) -> None:
    anna = house.visitor()
    dealt = {tuple(entry["text"] for entry in anna.create("person", "person", "person")["log"]) for _ in range(4)}
    assert len(dealt) == 4


def test_an_illegal_move_is_refused_with_reasons(house: Running) -> None:
    anna = house.visitor()
    start = anna.create("person", "person", "person")
    path = f"/tables/{start['table']['id']}"
    wish = {"moves": ["offer 50"], "number": start["number"]}
    problem = anna.refused("POST", path + "/moves", wish, status=422)
    assert problem["error"] == "illegal"
    assert problem["refusals"][0]["clause"].startswith("PG-")
    assert anna.post(path + "/why", {"move": "offer 50"})["refusals"] == problem["refusals"]
    assert anna.table(start["table"]["id"])["number"] == start["number"]


def test_an_unreadable_move_is_refused(house: Running) -> None:
    anna = house.visitor()
    start = anna.create("person", "person", "person")
    wish = {"moves": ["dance"], "number": start["number"]}
    assert anna.refused("POST", f"/tables/{start['table']['id']}/moves", wish, 400)["error"] == "unreadable"


def test_a_move_is_taken_as_a_form_wherever_its_text_is(house: Running) -> None:
    anna = house.visitor()
    start = anna.create("person", "person", "person", seed=20)
    path = f"/tables/{start['table']['id']}"
    choice = start["view"]["choices"][0]
    offer = {"verb": choice["verb"], "arguments": choice["arguments"]}
    plant = offer["arguments"]["plant"]
    bid = {"verb": "bid", "arguments": {"amount": plant + 2}}
    assert anna.post(path + "/why", {"move": offer})["refusals"] == []
    assert [one["code"] for one in anna.post(path + "/why", {"move": bid})["refusals"]] == ["round-1-offer"]
    trial = anna.post(path + "/trial", {"moves": [choice["move"], bid]})
    assert (trial["played"], trial["refusals"]) == (2, [])
    assert trial["view"]["auction"]["bid"] == plant + 2
    after = anna.play(start, offer, bid)
    assert [entry["text"] for entry in after["log"][-2:]] == [f"offer {plant}", f"bid {plant + 2}"]


def test_a_form_that_is_none_is_refused(house: Running) -> None:
    anna = house.visitor()
    start = anna.create("person", "person", "person")
    path = f"/tables/{start['table']['id']}"
    for form, key in (
        ({"verb": "dance"}, "form-verb"),
        ({"verb": "bid"}, "form-missing"),
        ({"verb": "bid", "arguments": {"amount": "4"}}, "form-type"),
        ({"verb": "build", "arguments": {"city": "atlantis"}}, "no-city"),
    ):
        wish = {"moves": [form], "number": start["number"]}
        problem = anna.refused("POST", path + "/moves", wish, 400)
        assert (problem["error"], problem["said"]["key"]) == ("unreadable", key)
        assert anna.post(path + "/trial", {"moves": [form]})["refusals"][0]["said"]["key"] == key
        assert anna.refused("POST", path + "/why", {"move": form}, 400)["said"]["key"] == key
    odd_ones: list[Any] = [{}, {"verb": 4}, {"verb": "bid", "arguments": {"amount": 1.5}}, None, 4, ["bid"]]
    for odd in odd_ones:
        assert anna.refused("POST", path + "/moves", {"moves": [odd], "number": start["number"]}, 400)
    assert anna.table(start["table"]["id"])["number"] == start["number"]


def test_of_a_batch_with_a_fault_nothing_is_made(house: Running) -> None:
    anna = house.visitor()
    start = anna.create("person", "person", "person")
    wish = {"moves": [first_choice(start), "dance"], "number": start["number"]}
    anna.refused("POST", f"/tables/{start['table']['id']}/moves", wish, 400)
    assert anna.table(start["table"]["id"])["number"] == start["number"]


def test_only_the_seat_that_is_to_act_gets_answers(house: Running) -> None:
    anna, petar = house.visitor(), house.visitor()
    start = anna.create("person", "bot", "open", seed=1)
    now = petar.join(start, "Petar")
    now = petar.until(now["table"]["id"], lambda snapshot: snapshot["table"]["actor"] != 1)
    waiting = petar if now["table"]["actor"] == 0 else anna
    path = f"/tables/{now['table']['id']}"
    for door, body in [
        ("/moves", {"moves": ["pass"], "number": now["number"]}),
        ("/trial", {"moves": ["pass"]}),
        ("/why", {"move": "pass"}),
        ("/hint", {}),
    ]:
        assert waiting.refused("POST", path + door, body)["error"] == "not-your-turn"
    stranger = house.visitor()
    assert stranger.refused("POST", path + "/why", {"move": "pass"}, 403)["error"] == "forbidden"


def test_a_stale_move_gets_the_new_position(house: Running) -> None:
    anna = house.visitor()
    old = anna.create("person", "person", "person")
    now = anna.play(old, first_choice(old))
    while now["table"]["actor"] == old["table"]["actor"]:
        now = anna.play(now, first_choice(now))
    wish = {"moves": ["pass"], "number": old["number"], "seat": now["table"]["actor"]}
    problem = anna.refused("POST", f"/tables/{old['table']['id']}/moves", wish)
    assert problem["error"] == "stale"
    assert problem["snapshot"]["number"] == now["number"]
    wish["number"] = now["number"] + 7
    assert anna.refused("POST", f"/tables/{old['table']['id']}/moves", wish)["error"] == "stale"


def test_a_move_sent_again_after_its_answer_was_lost_is_made_once(house: Running) -> None:
    anna = house.visitor()
    now = anna.create("person", "person", "person", seed=2)
    while True:
        seat, before = now["table"]["actor"], now
        now = anna.play(now, first_choice(now))
        if now["table"]["actor"] == seat and all(entry["seat"] == seat for entry in new_entries(before, now)):
            break
    wish = {"moves": [first_choice(before)], "number": before["number"], "seat": seat}
    problem = anna.refused("POST", f"/tables/{now['table']['id']}/moves", wish)
    assert problem["error"] == "stale"
    assert problem["snapshot"]["number"] == now["number"]


def new_entries(before: dict[str, Any], now: dict[str, Any]) -> list[dict[str, Any]]:
    return [entry for entry in now["log"] if entry["number"] >= before["number"]]


def test_of_two_who_act_at_once_one_wins(house: Running) -> None:
    anna = house.visitor()
    now = anna.create("person", "person", "person")
    now = anna.play(now, first_choice(now))
    id = now["table"]["id"]
    for _ in range(5):
        seat = now["table"]["actor"]
        wish = {"moves": [first_choice(now)], "number": now["number"], "seat": seat}
        with ThreadPoolExecutor(4) as pool:
            asked = [pool.submit(anna.ask, "POST", f"/tables/{id}/moves", wish) for _ in range(4)]
        answers = [future.result().status_code for future in asked]
        after = anna.table(id)
        made = [entry for entry in after["log"] if entry["number"] >= now["number"] and not entry["forced"]]
        assert answers.count(200) == sum(entry["seat"] is not None for entry in made)
        assert set(answers) <= {200, 409, 422}
        now = after


def test_a_plan_commits_and_reveals_nothing(house: Running) -> None:
    anna = house.visitor()
    start = anna.create("person", "person", "person", seed=3)
    path = f"/tables/{start['table']['id']}"
    offer = first_choice(start)
    plan = anna.post(path + "/trial", {"moves": [offer]})
    assert plan["played"] == 1
    assert plan["view"]["auction"]["plant"] == int(offer.split()[1])
    assert anna.post(path + "/trial", {"moves": []})["view"] == start["view"]
    wrong = anna.post(path + "/trial", {"moves": [offer, "bid 9999", "pass"]})
    assert (wrong["played"], wrong["stopped"]) == (1, None)
    assert wrong["refusals"]
    assert anna.table(start["table"]["id"])["number"] == start["number"]


def test_a_plan_stops_where_another_decides_and_before_a_reveal(house: Running) -> None:
    anna = house.visitor()
    now = anna.create("person", "person", "person", seed=3)
    path = f"/tables/{now['table']['id']}"
    stops: set[str | None] = set()
    while not {"turn", "reveal"} <= stops:
        moves = [first_choice(now)] if now["view"]["ask"] != "bid" else ["pass"]
        plan = anna.post(path + "/trial", {"moves": moves})
        if plan["refusals"]:
            moves = [first_choice(now)]
            plan = anna.post(path + "/trial", {"moves": moves})
        stops.add(plan["stopped"])
        if plan["stopped"] == "reveal":
            assert plan["played"] == 0
        now = anna.play(now, *moves)
    assert any(entry["seat"] is None and entry["number"] > 12 for entry in now["log"])


def test_several_people_at_one_screen(house: Running) -> None:
    anna = house.visitor()
    seats = [{"kind": "person"}, {"kind": "person", "name": "Petar"}, {"kind": "bot"}]
    now = anna.post("/tables", {"game": "power-grid", "players": 3, "name": "Anna", "seats": seats})
    assert now["table"]["own"] == [0, 1]
    assert [seat["name"] for seat in now["table"]["seats"]][:2] == ["Anna", "Petar"]
    seen = set()
    for _ in range(12):
        now = anna.my_turn(now["table"]["id"])
        actor = now["table"]["actor"]
        assert now["table"]["seat"] == now["view"]["seat"] == actor
        assert [player["money"] is not None for player in now["view"]["players"]] == [actor == s for s in range(3)]
        seen.add(actor)
        now = anna.play(now, anna.hint(now))
        if now["table"]["actor"] == 2:
            assert now["view"]["seat"] is None
    assert seen == {0, 1}


def test_prices_can_be_asked_while_others_decide(house: Running) -> None:
    """In the auction one asks what a city would cost, and it is what it costs when one builds."""
    anna = house.visitor()
    start = anna.create("person", "bot", "bot", seed=4)
    id = start["table"]["id"]
    found = anna.post(f"/tables/{id}/prospects", {"moves": []})["prospects"]
    by_verb = {verb: [one for one in found if one["choice"]["verb"] == verb] for verb in ("build", "buy", "offer")}
    assert len(by_verb["build"]) == 21
    assert {one["choice"]["cost"] for one in by_verb["build"]} == {10}
    useless = [one["refusals"][0]["clause"] for one in by_verb["buy"]]
    assert set(useless) == {"PG-3.7"}, "without plants there is no room for fuel"
    assert len([one for one in by_verb["offer"] if not one["refusals"]]) == 4

    now = anna.my_turn(id)
    while now["view"]["ask"] != "build":
        now = anna.my_turn(anna.play(now, anna.hint(now))["table"]["id"])
    city = next(one for one in now["view"]["choices"] if one["verb"] == "build")
    wish = {"moves": [city["move"]]}
    trial = anna.post(f"/tables/{id}/trial", wish)
    planned = anna.post(f"/tables/{id}/prospects", wish)["prospects"]
    prices = {one["choice"]["move"]: one for one in planned}
    assert city["move"] not in prices, "it is one's own then"
    for choice in trial["view"]["choices"]:
        if choice["verb"] == "build":
            assert prices[choice["move"]] == {"choice": choice, "refusals": []}
    money = trial["view"]["players"][0]["money"]
    dear = [one for one in planned if one["choice"]["verb"] == "build" and one["choice"].get("cost", 0) > money]
    assert all(one["refusals"][0]["code"] == "city-dear" for one in dear)


def test_prices_of_others_are_not_told(house: Running) -> None:
    anna, boris = house.visitor(), house.visitor()
    id = anna.create("person", "bot", "bot", watch=True)["table"]["id"]
    assert boris.refused("POST", f"/tables/{id}/prospects", {"moves": []}, 403)["error"] == "forbidden"
    assert anna.refused("POST", f"/tables/{id}/prospects", {"moves": [], "seat": 1}, 403)["error"] == "forbidden"


def test_a_table_says_whether_seats_hide_anything(house: Running) -> None:
    anna = house.visitor()
    assert anna.create("person", "person", "person")["table"]["hides"]
    assert not anna.create("person", "person", "person", options={"money": "open"})["table"]["hides"]


def test_bots_play_as_fast_as_one_likes(house: Running) -> None:
    anna, boris = house.visitor(), house.visitor()
    id = anna.create("person", "bot", "bot", seed=2, watch=True)["table"]["id"]
    anna.put(f"/tables/{id}/pace", {"pace": "calm"})
    anna.put(f"/tables/{id}/pace", {"pace": "at-once", "skip": True})
    assert anna.refused("PUT", f"/tables/{id}/pace", {"pace": "never"}, 400)
    assert boris.refused("PUT", f"/tables/{id}/pace", {"pace": "calm"}, 403)["error"] == "forbidden"
    assert anna.my_turn(id)["table"]["actor"] == 0
