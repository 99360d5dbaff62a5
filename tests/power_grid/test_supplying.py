"""Phase 5, first part: supplying cities and income (PG-5.1 to PG-5.7)."""

import pytest

from powerhouse.core.errors import IllegalMove, UnreadableMove
from powerhouse.core.phrase import Value
from powerhouse.games.power_grid.codes import MIXES, RUN
from tests.clauses import clause
from tests.power_grid.scenario import Table

INCOME = [10, 22, 33, 44, 54, 64, 73, 82, 90, 98, 105, 112, 118, 124, 129, 134, 138, 142, 145, 148, 150]


def table(players: int = 4, **options: str) -> Table:
    return Table(players, 1, **options).order(*range(players))


def refusal(table: Table, move: int) -> tuple[str, dict[str, Value], str]:
    """Code, numbers and sentence of the one reason why a move that words cannot say is refused."""
    (reason,) = table.state.refusals(move)
    return reason.code, reason.values, str(reason)


@clause("PG-5.1")
def test_phase_5_begins_step_2_then_supplies_then_refills_then_renews_the_plants() -> None:
    germany = table().market(3, 4, 5, 6, 7, 8, 9, 10).plants(3, 10).fuel(3, coal=4).fuel_market(oil=0)
    germany.some_cities(3, 7).building().draws(20, 21)

    germany.everybody("done")
    assert germany.state.step == 2
    assert list(germany.state.market.cards) == [4, 5, 6, 7, 8, 9, 10, 20]
    assert germany.on_market()["oil"] == 0

    germany.play("run nothing", "run nothing", "run nothing")
    assert germany.on_market()["oil"] == 0
    germany.play("run 10")
    assert germany.on_market()["oil"] == 4  # the column of step 2
    assert list(germany.state.market.cards) == [4, 5, 6, 7, 8, 9, 10, 21]
    assert germany.heading() == "round 2, step 2, auction"


@clause("PG-5.1", "PG-5.7")
def test_fuel_burnt_this_round_can_be_refilled_this_round() -> None:
    germany = table().plants(3, 10).fuel(3, coal=4)
    assert germany.reserve()["coal"] == 0
    before = germany.on_market()["coal"]
    germany.supplying().play("run nothing", "run nothing", "run nothing", "run 10")
    assert germany.on_market()["coal"] == before + 2


@clause("PG-5.2")
def test_players_supply_in_turn_order() -> None:
    germany = Table(3).order(2, 0, 1).supplying()
    actors = [germany.state.actor]
    for _ in range(2):
        actors.append(germany.play("run nothing").state.actor)
    assert actors == [2, 0, 1]


@clause("PG-5.2")
def test_any_set_of_fuelled_plants_may_run_also_none_and_also_too_many() -> None:
    germany = table().plants(0, 4, 7, 13).fuel(0, coal=2, oil=3).cities(0, "essen")
    germany.supplying()
    assert germany.legal() == [
        "run nothing",
        "run 4",
        "run 7",
        "run 4 7",
        "run 13",
        "run 4 13",
        "run 7 13",
        "run 4 7 13",
    ]


@clause("PG-5.2", "PG-5.3")
def test_a_plant_without_its_fuel_cannot_run() -> None:
    germany = table().plants(0, 4, 7, 13).fuel(0, coal=1, oil=3).supplying()
    assert germany.legal() == ["run nothing", "run 7", "run 13", "run 7 13"]
    assert germany.reasons("run 4") == ["this run burns 2 coal, you have 1 (PG-5.3)"]
    assert germany.reasons("run 4 7 13") == ["this run burns 2 coal, you have 1 (PG-5.3)"]


@clause("PG-5.2")
def test_two_plants_of_one_fuel_share_what_there_is() -> None:
    germany = table().plants(0, 4, 8, 10).fuel(0, coal=4).supplying()
    assert germany.legal() == ["run nothing", "run 4", "run 8", "run 10", "run 4 10"]
    assert germany.reasons("run 4 8") == ["this run burns 5 coal, you have 4 (PG-5.3)"]


@clause("PG-5.3")
def test_every_fuel_that_lacks_is_named() -> None:
    germany = table().plants(0, 7, 14, 17).fuel(0, oil=2, garbage=1).supplying()
    assert germany.reasons("run 7 14 17") == [
        "this run burns 3 oil, you have 2 (PG-5.3)",
        "this run burns 2 garbage, you have 1 (PG-5.3)",
        "this run burns 1 uranium, you have 0 (PG-5.3)",
    ]


@clause("PG-5.2")
def test_only_running_plants_is_possible_now() -> None:
    germany = table().plants(0, 4, 13).supplying()
    assert germany.refused("done") == ["not-run"]
    assert germany.reasons("done") == ["say which plants run (PG-5.2)"]
    assert refusal(germany, RUN + 8 * MIXES) == ("not-run", {}, "say which plants run (PG-5.2)")


@clause("PG-5.2")
def test_plants_one_does_not_have_cannot_run() -> None:
    germany = table().plants(0, 4, 13).plants(1, 10).fuel(0, coal=4).supplying()
    third_plant = RUN + 4 * MIXES
    sentence = "you have only 2 plants to run (PG-5.2)"
    assert refusal(germany, third_plant) == ("run-not-yours", {"plants": 2}, sentence)
    with pytest.raises(UnreadableMove, match="plant 10 is not yours, you have 4, 13"):
        germany.play("run 10")


@clause("PG-5.3")
def test_a_plant_burns_its_fuel_once_however_much_lies_on_it() -> None:
    germany = table().plants(0, 10).fuel(0, coal=4).some_cities(0, 4).supplying()
    germany.play("run 10")
    assert germany.held(0)["coal"] == 2
    assert germany.player(0).money == 50 + 33  # two cities, not four
    assert germany.state.actor == 1


@clause("PG-5.3")
def test_a_plant_cannot_be_named_twice() -> None:
    germany = table().plants(0, 10).fuel(0, coal=4).supplying()
    with pytest.raises(UnreadableMove, match="names a plant twice"):
        germany.play("run 10 10")


@clause("PG-5.3")
def test_surplus_plants_burn_their_full_fuel_too() -> None:
    germany = table().plants(0, 4, 7, 10).fuel(0, coal=8, oil=6).cities(0, "essen").supplying()
    germany.play("run 4 7 10")
    assert germany.held(0) == {"coal": 4, "oil": 3, "garbage": 0, "uranium": 0}
    assert germany.player(0).money == 50 + 22


@clause("PG-5.3")
def test_a_run_that_is_refused_changes_nothing() -> None:
    germany = table().plants(0, 4).fuel(0, coal=1).supplying()
    before = germany.state.digest()
    with pytest.raises(IllegalMove, match="this run burns 2 coal, you have 1"):
        germany.play("run 4")
    assert germany.state.digest() == before


@clause("PG-5.4")
def test_a_hybrid_burns_any_mix_of_coal_and_oil() -> None:
    germany = table().plants(0, 5).fuel(0, coal=2, oil=2).supplying()
    assert germany.legal() == [
        "run nothing",
        "run 5 with 2 oil",
        "run 5 with 1 coal 1 oil",
        "run 5 with 2 coal",
    ]
    germany.play("run 5 with 1 coal 1 oil")
    assert germany.held(0) == {"coal": 1, "oil": 1, "garbage": 0, "uranium": 0}


@clause("PG-5.4")
@pytest.mark.parametrize(
    ("mix", "coal", "oil"),
    [("2 coal", 0, 2), ("1 coal 1 oil", 1, 1), ("2 oil", 2, 0), ("1 oil 1 coal", 1, 1)],
)
def test_the_chosen_mix_is_what_is_burnt(mix: str, coal: int, oil: int) -> None:
    germany = table().plants(0, 12).fuel(0, coal=2, oil=2).some_cities(0, 2).supplying()
    reserve = germany.reserve()
    germany.play(f"run 12 with {mix}")
    assert (germany.held(0)["coal"], germany.held(0)["oil"]) == (coal, oil)
    assert germany.reserve()["coal"] == reserve["coal"] + 2 - coal
    assert germany.reserve()["oil"] == reserve["oil"] + 2 - oil
    assert germany.player(0).money == 50 + 33


@clause("PG-5.4")
def test_hybrids_that_run_together_share_one_mix() -> None:
    germany = table().plants(0, 5, 12).fuel(0, coal=2, oil=3).supplying()
    assert germany.legal() == [
        "run nothing",
        "run 5 with 2 oil",
        "run 5 with 1 coal 1 oil",
        "run 5 with 2 coal",
        "run 12 with 2 oil",
        "run 12 with 1 coal 1 oil",
        "run 12 with 2 coal",
        "run 5 12 with 1 coal 3 oil",
        "run 5 12 with 2 coal 2 oil",
    ]


@clause("PG-5.4")
def test_running_pure_plants_are_served_before_the_hybrids() -> None:
    germany = table().plants(0, 4, 5).fuel(0, coal=3, oil=2).supplying()
    assert germany.legal() == [
        "run nothing",
        "run 4",
        "run 5 with 2 oil",
        "run 5 with 1 coal 1 oil",
        "run 5 with 2 coal",
        "run 4 5 with 2 oil",
        "run 4 5 with 1 coal 1 oil",
    ]
    assert germany.reasons("run 4 5 with 2 coal") == ["this run burns 4 coal, you have 3 (PG-5.3)"]


@clause("PG-5.4")
def test_a_single_possible_mix_is_no_choice() -> None:
    germany = table().plants(0, 4, 5).fuel(0, coal=3, oil=1).supplying()
    assert [move for move in germany.legal() if move.startswith("run 4 5")] == ["run 4 5 with 1 coal 1 oil"]
    germany.play("run 4 5")  # so the mix need not be said
    assert germany.held(0) == {"coal": 0, "oil": 0, "garbage": 0, "uranium": 0}


@clause("PG-5.4")
def test_a_mix_that_is_a_choice_must_be_said() -> None:
    germany = table().plants(0, 5).fuel(0, coal=2, oil=2).supplying()
    with pytest.raises(UnreadableMove, match="say what the hybrids burn"):
        germany.play("run 5")


@clause("PG-5.4")
def test_oil_plants_leave_the_hybrids_what_they_do_not_burn() -> None:
    germany = table().plants(0, 3, 46).fuel(0, coal=2, oil=4).supplying()
    together = [move for move in germany.legal() if move.startswith("run 3 46")]
    assert together == ["run 3 46 with 1 coal 2 oil", "run 3 46 with 2 coal 1 oil"]
    assert germany.reasons("run 3 46 with 3 oil") == ["this run burns 5 oil, you have 4 (PG-5.3)"]


@clause("PG-5.4")
def test_hybrids_without_enough_of_both_together_cannot_run() -> None:
    germany = table().plants(0, 5, 13).fuel(0, coal=1).supplying()
    assert germany.legal() == ["run nothing", "run 13"]
    assert germany.refused("run 5 with 2 coal") == ["run-fuel"]
    assert germany.refused("run 5 with 1 coal 1 oil") == ["run-fuel"]


@clause("PG-5.4")
def test_a_mix_of_more_coal_than_the_hybrids_burn_is_refused() -> None:
    germany = table().plants(0, 5).fuel(0, coal=4).supplying()
    sentence = "hybrids of this run burn 2 tokens, not 3 coal (PG-5.4)"
    assert refusal(germany, RUN + MIXES + 3) == ("run-mix", {"coal": 3, "need": 2}, sentence)
    with pytest.raises(UnreadableMove, match="the hybrids of this run burn 2 tokens in all"):
        germany.play("run 5 with 3 coal")


@clause("PG-5.5")
def test_cities_supplied_are_limited_by_the_network_and_the_surplus_is_lost() -> None:
    germany = table().plants(0, 50, 44).some_cities(0, 8).supplying()
    germany.play("run 44 50")  # 5 + 6 cities
    assert germany.player(0).money == 50 + 90


@clause("PG-5.5")
def test_running_fewer_plants_supplies_fewer_cities() -> None:
    germany = table().plants(0, 13, 27, 44).some_cities(0, 9)
    for move, supplied in (
        ("run 13", 1),
        ("run 27", 3),
        ("run 13 27", 4),
        ("run 44", 5),
        ("run 13 27 44", 9),
    ):
        germany.money(0, 0).supplying().play(move)
        assert germany.player(0).money == INCOME[supplied]


@clause("PG-5.5")
def test_the_number_of_cities_is_not_chosen() -> None:
    germany = table().plants(0, 50).some_cities(0, 6).supplying()
    assert germany.legal() == ["run nothing", "run 50"]


@clause("PG-5.6")
@pytest.mark.parametrize("cities", range(21))
def test_income_for_the_cities_supplied(cities: int) -> None:
    germany = table().plants(0, 36, 38, 46).fuel(0, coal=3, oil=3, garbage=3).some_cities(0, cities).supplying()
    bank = germany.state.bank
    germany.play("run 36 38 46 with 3 oil")  # 21 cities
    assert germany.player(0).money == 50 + INCOME[cities]
    assert germany.state.bank == bank - INCOME[cities]


@clause("PG-5.6")
def test_supplying_nothing_earns_the_guaranteed_10() -> None:
    germany = table().plants(0, 50).some_cities(0, 6).plants(1, 13).supplying()
    assert germany.play("run nothing").player(0).money == 60  # although six cities could be supplied
    assert germany.play("run 13").player(1).money == 60  # a plant but no city
    assert germany.play("run nothing").player(2).money == 60  # neither


@clause("PG-5.6")
def test_income_is_paid_at_once() -> None:
    germany = table().plants(0, 13).cities(0, "essen").supplying().play("run 13")
    assert germany.state.actor == 1
    assert [germany.player(seat).money for seat in range(4)] == [72, 50, 50, 50]


@clause("PG-5.7")
def test_burnt_fuel_goes_to_the_reserve_and_not_to_the_market() -> None:
    germany = table().plants(0, 10, 7, 14).plants(1, 17).fuel(1, uranium=2)
    germany.fuel(0, coal=4, oil=6, garbage=4).supplying()
    market, reserve = germany.on_market(), germany.reserve()
    germany.play("run 7 10 14", "run 17")
    assert germany.on_market() == market
    assert germany.reserve() == {
        "coal": reserve["coal"] + 2,
        "oil": reserve["oil"] + 3,
        "garbage": reserve["garbage"] + 2,
        "uranium": reserve["uranium"] + 1,
    }


@clause("PG-5.7")
def test_unburnt_fuel_stays_with_the_player() -> None:
    germany = table().plants(0, 10, 7).fuel(0, coal=3, oil=6).supplying()
    germany.play("run 10").play("run nothing", "run nothing", "run nothing")
    assert germany.held(0) == {"coal": 1, "oil": 6, "garbage": 0, "uranium": 0}


@clause("PG-5.7")
def test_usa_burnt_coal_goes_to_the_coal_storage() -> None:
    usa = table(map="usa").plants(0, 10).fuel(0, coal=2).fuel(1, coal=22)  # market and storage are empty
    assert usa.price("coal") == 0
    usa.supplying().play("run 10")
    assert usa.reserve()["coal"] == 2
    assert usa.price("coal") == 8
