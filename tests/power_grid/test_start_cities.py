"""Variant: start cities (PG-9.1 to PG-9.7)."""

import pytest

from tests.clauses import clause
from tests.power_grid.scenario import Table

SIX = ("essen", "duisburg", "dusseldorf", "koln", "aachen", "munster")


def start(players: int = 3) -> Table:
    """The very start, before a city is marked (with two players: after the six houses of the Trust)."""
    table = Table(players, zone="west+southwest+east", start_cities="on")
    if players == 2:
        for city in SIX:
            table.play(f"place {city}")
    return table


def marked(players: int = 3) -> Table:
    """Trier, Halle and Kassel (with two players only Trier and Halle) are marked."""
    table = start(players)
    for city in ("trier", "halle", "kassel")[:players]:
        table.play(f"mark {city}")
    return table.order(*range(players))


def cities_to_build(table: Table) -> set[str]:
    return {move.removeprefix("build ") for move in table.legal() if move != "done"}


# Marking


@clause("PG-9.1")
def test_each_player_marks_one_city_in_turn_order_before_the_first_round() -> None:
    table = start()
    marked_by = []
    for city in ("trier", "halle", "kassel"):
        marked_by.append(table.state.actor)
        table.play(f"mark {city}")
        assert table.reserve()["uranium"] == 10 - len(marked_by)
    assert marked_by == table.state.order
    assert table.view(None).marked == ["trier", "halle", "kassel"]
    assert table.heading() == "round 1, step 1, auction"


@clause("PG-9.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_marks_are_uranium_tokens_of_the_reserve(players: int) -> None:
    table = Table(players, start_cities="on")
    before = table.state.ledger()
    while table.heading() == "set-up":
        table.play(table.legal()[0])
    assert len(table.state.marked) == players
    assert table.reserve()["uranium"] == 10 - players
    assert table.on_market()["uranium"] == 2
    assert table.state.ledger() == before


@clause("PG-9.1")
def test_any_city_of_the_zone_can_be_marked() -> None:
    table = start()
    zone = {table.state.map.cities[city].id for city in table.state.network.cities}
    assert set(table.legal()) == {f"mark {city}" for city in zone}
    assert table.reasons("mark hamburg") == ["Hamburg lies outside the zone (PG-0.6)"]
    assert table.reasons("pass") == ["mark a start city: mark CITY (PG-9.1)"]
    assert table.refused("build trier") == ["not-mark"]


@clause("PG-9.1")
def test_with_two_players_marking_comes_after_the_six_houses() -> None:
    table = Table(2, zone="west+southwest+east", start_cities="on")
    for city in SIX:
        assert table.refused("mark trier") == ["not-place"]
        table.play(f"place {city}")
    assert table.state.actor == table.state.order[0]
    assert table.play("mark trier").state.actor == table.state.order[1]


@clause("PG-9.1")
def test_without_the_variant_nothing_is_marked() -> None:
    table = Table(3)
    assert table.heading() == "round 1, step 1, auction"
    assert table.reserve()["uranium"] == 10


@clause("PG-9.2")
def test_a_city_is_marked_only_once() -> None:
    table = start().play("mark trier")
    assert "mark trier" not in table.legal()
    assert table.refused("mark trier") == ["marked-already"]
    assert table.reasons("mark trier") == ["Trier is marked already (PG-9.2)"]


@clause("PG-9.2")
def test_cities_of_the_trust_cannot_be_marked() -> None:
    table = start(2)
    for city in SIX:
        assert f"mark {city}" not in table.legal()
        assert table.refused(f"mark {city}") == ["mark-needs-slot"]
    assert table.reasons("mark koln") == ["Köln has no free first slot, so it cannot be a start city (PG-9.2)"]
    assert len(table.legal()) == 21 - 6


@clause("PG-9.3")
def test_with_two_players_each_marked_city_gets_a_trust_house_in_slot_15() -> None:
    table = start(2).play("mark trier")
    assert table.slots("trier") == [None, -1, None]
    assert table.trust().houses == 9
    table.play("mark halle")
    assert table.slots("halle") == [None, -1, None]
    assert table.trust().houses == 8


@clause("PG-9.3")
def test_with_more_players_a_marked_city_stays_empty() -> None:
    assert marked().slots("trier") == [None, None, None]


# Starting a network


@clause("PG-9.4")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("step", [1, 2, 3])
def test_the_first_city_must_be_a_marked_one_in_every_step(step: int, players: int) -> None:
    table = marked(players).round(7).step(step).building()
    assert cities_to_build(table) == {"trier", "halle", "kassel"} - ({"kassel"} if players == 2 else set())
    assert table.reasons("build mainz") == [
        "your network must start in a marked city, and Mainz is not marked (PG-9.4)"
    ]


@clause("PG-9.4")
def test_the_marked_city_need_not_be_ones_own() -> None:
    table = start()
    first, _, third = table.state.order
    table.play("mark trier", "mark halle", "mark kassel").building()
    assert table.state.actor == third
    table.play("build trier", "done", "done")
    assert table.state.actor == first
    assert cities_to_build(table) == {"halle", "kassel"}


@clause("PG-9.4")
def test_the_rule_is_for_the_first_city_only() -> None:
    table = marked().building().play("build trier")
    assert "saarbrucken" in cities_to_build(table)


@clause("PG-9.5")
@pytest.mark.parametrize("step", [2, 3])
def test_when_no_marked_city_is_left_the_first_city_is_chosen_as_in_the_basic_game(step: int) -> None:
    table = marked().step(step).money(2, 500).building()
    table.play("build trier", "build halle", "build kassel", "done")
    assert table.state.marked == []
    zone = {table.state.map.cities[city].id for city in table.state.network.cities}
    assert cities_to_build(table) == zone - {"trier", "halle", "kassel"}
    assert table.refused("build trier") == ["start-occupied"]
    assert table.play("build dresden").player(1).money == 40


@clause("PG-9.6")
def test_the_first_house_costs_10_and_frees_the_uranium_token() -> None:
    table = marked().building()
    assert table.reserve()["uranium"] == 7
    table.play("build trier")
    assert table.player(2).money == 40
    assert table.slots("trier") == [2, None, None]
    assert table.reserve()["uranium"] == 8
    assert table.view(None).marked == ["halle", "kassel"]


@clause("PG-9.6")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_with_two_players_it_takes_slot_10_and_brings_no_further_trust_house(step: int) -> None:
    table = marked(2).step(step).building().play("build trier")
    assert table.player(1).money == 40
    assert table.slots("trier") == [1, -1, None]
    assert table.trust().houses == 8
    assert table.reserve()["uranium"] == 9


@clause("PG-9.6", "PG-8.19")
def test_with_two_players_other_cities_still_get_trust_houses() -> None:
    table = marked(2).building().play("build trier", "build saarbrucken")
    assert table.slots("saarbrucken") == [1, -1, None]
    assert table.trust().houses == 7


@clause("PG-9.6", "PG-9.7")
@pytest.mark.parametrize("step", [2, 3])
def test_as_a_further_city_it_costs_10_and_the_way(step: int) -> None:
    table = marked().step(step).cities(2, "saarbrucken").building().play("build trier")
    assert table.player(2).money == 50 - (10 + 11)
    assert table.reserve()["uranium"] == 8


# Marked cities of others


@clause("PG-9.7")
def test_in_step_1_a_marked_city_is_no_further_city() -> None:
    table = marked().building().play("build trier").money(2, 500)
    assert not {"halle", "kassel"} & cities_to_build(table)
    assert table.reasons("build halle") == ["Halle is kept for the start of a network in step 1 (PG-9.7)"]


@clause("PG-9.7")
def test_in_step_1_it_stays_closed_when_it_has_become_a_start_city() -> None:
    table = marked().building().play("build trier", "done", "build halle").money(1, 500)
    assert table.refused("build trier") == ["city-full"]


@clause("PG-9.7")
@pytest.mark.parametrize("players", [2, 3])
def test_in_steps_2_and_3_it_is_open_as_a_further_city(players: int) -> None:
    table = marked(players).step(2).building().play("build trier").money(players - 1, 500)
    assert "halle" in cities_to_build(table)


@clause("PG-9.7")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_ways_run_through_marked_cities_in_every_step(step: int) -> None:
    table = marked().step(step).cities(2, "leipzig").building()
    assert table.play("build erfurt").player(2).money == 50 - (10 + 0 + 6)  # through Halle
    assert table.view(None).marked == ["trier", "halle", "kassel"]


@clause("PG-9.4", "PG-9.7", "PG-4.2")
def test_every_reason_of_a_refusal_is_named() -> None:
    table = marked().money(2, 9).building()
    assert table.refused("build mainz") == ["start-marked", "city-dear"]
    table.cities(2, "trier")
    assert table.refused("build halle") == ["marked-closed", "city-dear"]
