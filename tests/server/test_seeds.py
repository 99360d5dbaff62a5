"""A seed tells what comes: nobody sits at such a table without having been told."""

import pytest

from tests.server.running import Running
from tests.server.visiting import Json, Visitor

# What is shown does not depend on where it is kept.
pytestmark = pytest.mark.parametrize("databases", ["sqlite"], indirect=True, scope="session")


def seeded(house: Running, *kinds: str) -> tuple[Visitor, Json]:
    anna = house.visitor()
    return anna, anna.create(*kinds, seed=424242, watch=True)


def test_the_invitation_and_everybody_who_sits_say_it(house: Running) -> None:
    anna, start = seeded(house, "person", "open", "bot")
    boris, watcher = house.visitor(), house.visitor()
    assert start["table"]["seed"] == 424242
    assert boris.get(f"/join/{start['table']['invite']}")["seed"] == 424242
    after = boris.join(start, "Boris")
    assert after["table"]["seed"] == 424242
    with boris.live(start["table"]["id"]) as line:
        assert line.frame()["table"]["seed"] == 424242
    (listed,) = boris.get("/tables")["mine"]
    assert listed["seed"] == 424242
    assert watcher.table(start["table"]["id"])["table"]["seed"] is None
    assert anna.create("person", "open", "bot")["table"]["seed"] is None


@pytest.mark.parametrize("said", [{}, {"seed": None}, {"seed": 424241}])
def test_nobody_sits_down_who_was_not_told(house: Running, said: Json) -> None:
    _anna, start = seeded(house, "person", "open", "bot")
    boris = house.visitor()
    refused = boris.refused("POST", f"/join/{start['table']['invite']}", {"name": "Boris"} | said)
    assert refused["error"] == "seeded"
    assert "424242" in refused["text"]
    assert boris.table(start["table"]["id"])["table"]["own"] == []


def test_who_comes_to_a_game_that_runs_is_told_too(house: Running) -> None:
    """A seat that opens later is joined in the same way."""
    anna, start = seeded(house, "person", "bot", "bot")
    anna.put(f"/tables/{start['table']['id']}/seats/1", {"kind": "open"})
    boris = house.visitor()
    body = {"name": "Boris"}
    assert boris.refused("POST", f"/join/{start['table']['invite']}", body)["error"] == "seeded"
    assert boris.join(start, "Boris")["table"]["own"] == [1]


def test_a_rematch_and_a_game_played_on_have_none(house: Running) -> None:
    anna, start = seeded(house, "person", "bot", "bot")
    id = start["table"]["id"]
    anna.post(f"/tables/{id}/close")
    assert anna.post(f"/tables/{id}/rematch")["table"]["seed"] is None
    assert anna.post(f"/tables/{id}/fork", {"number": 14, "name": "Anna"})["table"]["seed"] is None
