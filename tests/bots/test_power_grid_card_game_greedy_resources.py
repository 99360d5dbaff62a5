"""Greedy in phases 2 and 3 of the Card Game: what it buys, gives back and burns."""

from powerhouse.games.power_grid_card_game.codes import Phase
from tests.bots.card_game_greedy import choice, turn
from tests.power_grid_card_game.scenario import Table


def buyer(*plants: str, money: int = 30) -> Table:
    """Seat 0 is the last to buy."""
    return Table(4).order(0, 1, 2, 3).round(3).plants(0, *plants).money(0, money).buying(0)


def final_buyer(*plants: str, money: int = 30) -> Table:
    return buyer(*plants, money=money).last_round()


def producer(*plants: str) -> Table:
    return Table(4).order(0, 1, 2, 3).round(3).plants(0, *plants).producing(0)


def test_it_buys_what_its_plants_need_where_it_is_cheapest() -> None:
    table = final_buyer("3-coal", "6-gas").columns(["coal 1", "coal 1"], ["coal 2"], ["coal 3", "gas 1"])
    assert turn(table) == ["buy gas 1 for 4", "buy coal 2 for 3", "done"]


def test_leftover_cards_are_welcome() -> None:
    table = final_buyer("3-coal").columns(["coal 1"], ["coal 2"], leftovers=("coal", "coal"))
    assert turn(table) == ["buy coal 1 for 1", "buy coal 1 for 1", "done"]


def test_it_buys_only_what_is_lacking() -> None:
    assert turn(final_buyer("3-coal").holds(0, "coal 1").columns(["coal 1", "coal 2"])) == ["buy coal 1 for 2", "done"]
    assert turn(final_buyer("3-coal").holds(0, "coal 2").columns(["coal 1", "coal 2"])) == ["done"]


def test_at_the_same_price_it_takes_the_card_with_more_units() -> None:
    assert turn(buyer("4-coal", money=2).columns(["coal 1", "coal 2"])) == ["buy coal 2 for 2", "done"]


def test_it_leaves_nothing_over_for_others_without_need() -> None:
    assert turn(final_buyer("4-coal").columns(["coal 1", "coal 3"])) == ["buy coal 1 for 2", "done"]


def test_a_hybrid_gets_the_cheaper_fuel() -> None:
    assert turn(final_buyer("5-hybrid").columns(["oil 2"], ["gas 2"])) == ["buy oil 2 for 2", "done"]
    assert turn(final_buyer("5-hybrid").columns(["gas 2"], ["oil 2"])) == ["buy gas 2 for 2", "done"]


def test_a_hybrid_gets_both_where_one_is_not_enough() -> None:
    assert turn(final_buyer("5-hybrid").columns(["gas 1"], ["oil 1"])) == ["buy gas 1 for 2", "buy oil 1 for 3", "done"]


def test_it_does_not_buy_for_a_plant_that_cannot_run_anyway() -> None:
    assert turn(final_buyer("3-coal").columns(["coal 1"])) == ["done"]
    assert turn(final_buyer("3-coal", money=3).columns(["coal 1", "coal 1"])) == ["done"]


def test_with_little_money_it_serves_the_plant_that_brings_more() -> None:
    table = final_buyer("3-oil", "6-coal", money=3).columns(["oil 1"], ["coal 3"])
    assert turn(table) == ["buy coal 3 for 3", "done"]


def test_a_bargain_is_bought_for_the_next_round() -> None:
    assert turn(buyer("12-coal").columns(["coal 3", "coal 3"])) == ["buy coal 3 for 2", "buy coal 3 for 2", "done"]
    assert turn(buyer("12-coal").columns(["coal 3", "coal 1"])) == ["buy coal 3 for 2", "done"]


def test_spare_units_never_cost_a_production() -> None:
    table = buyer("4-coal", "7-uranium", money=5).columns(["coal 1"], ["uranium 1"], ["coal 2"])
    assert turn(table) == ["buy coal 1 for 2", "buy uranium 1 for 3", "done"]


def test_in_the_last_round_nothing_is_kept() -> None:
    assert turn(final_buyer("12-coal").columns(["coal 3", "coal 3"])) == ["buy coal 3 for 2", "done"]


def test_it_gives_back_the_fuel_of_which_more_is_on_sale() -> None:
    table = Table(4).plants(0, "5-hybrid").holds(0, "gas 3", "oil 3").columns(["gas 3"], ["oil 2"])
    table.state.phase, table.state.turn = Phase.RETURN, 0
    assert choice(table) == "return gas"
    assert choice(table.columns(["gas 1"], ["oil 2"])) == "return oil"


def test_it_runs_all_it_can() -> None:
    assert choice(producer("3-coal", "6-gas", "8").holds(0, "coal 2", "gas 1")) == "run 3-coal 6-gas 8"


def test_where_fuel_is_short_it_runs_what_earns_most() -> None:
    assert choice(producer("3-coal", "11-coal").holds(0, "coal 3")) == "run 11-coal"


def test_a_hybrid_leaves_the_others_their_fuel() -> None:
    table = producer("5-hybrid", "6-gas").holds(0, "gas 2", "oil 2")
    assert choice(table) == "run 5-hybrid 6-gas with 2 oil"
    table = producer("5-hybrid", "3-oil").holds(0, "gas 2", "oil 2")
    assert choice(table) == "run 3-oil 5-hybrid with 2 gas"


def test_a_hybrid_alone_burns_gas_before_oil() -> None:
    assert choice(producer("5-hybrid").holds(0, "gas 2", "oil 2")) == "run 5-hybrid with 2 gas"
