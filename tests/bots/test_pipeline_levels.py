"""What the levels do in positions of Pipeline set up by hand: one test for each thing they know."""

import pytest

from powerhouse.bots.pipeline.advisor import PipelineAdvisor
from powerhouse.games.pipeline.codes import Stage
from tests.bots.player import Player, choose_by_advice, weights
from tests.pipeline.scenario import WHOLE_TURN, Table

ORANGE_SIX = ("WE-ooo 0,0 east", "WE-oos 2,0 east", "WE-oot 4,0 east")
"""A straight orange line of six segments."""


def advisor(level: str = "hard") -> PipelineAdvisor:
    return PipelineAdvisor(weights("pipeline", level))


def player(level: str) -> Player:
    return Player(choose_by_advice(advisor(level)), WHOLE_TURN)


def choice(table: Table, level: str = "hard") -> str:
    return player(level).choice(table)


def turn(table: Table, level: str = "hard") -> list[str]:
    return player(level).turn(table)


def name(table: Table, code: str) -> str:
    return table.state.figures.faces[table.tile(code)].id


def orange(seed: int = 1, **options: str) -> Table:
    """Seat 0 has an orange line of six segments, which refines crude oil to low, and nothing else."""
    return Table(4, seed, **options).costs(orange=(4, 6, 6), teal=(4, 6, 6), silver=(4, 6, 6)).tiles(0, *ORANGE_SIX)


both = pytest.mark.parametrize("level", ["normal", "hard"])


# Beginning


@both
@pytest.mark.parametrize("seed", range(1, 4))
def test_the_first_turn_brings_a_line(seed: int, level: str) -> None:
    table = Table(4, seed=seed)
    moves = turn(table, level)
    assert sum(move.startswith("place") for move in moves) >= 2
    assert max(table.player(0).network.longest(colour) for colour in range(3)) >= 4


@both
def test_the_disc_goes_to_the_front(level: str) -> None:
    table = orange().turn(1).play("go contracts", "done")
    assert choice(table, level) == "disc 1"


# Pipes and machines


@both
def test_a_tile_lengthens_the_line_that_runs(level: str) -> None:
    table = orange().tiles(0, "WE-oss 0,0 east").shop("tanks", "WE-ott", "WE-ttt").money(0, 15)
    table.play("go tanks", "pipes 2", f"take {name(table, 'WE-ott')}")
    table.play(choice(table, level))
    assert table.player(0).network.longest(0) == 4


@both
def test_of_the_tiles_on_offer_the_one_of_the_right_colour_is_taken(level: str) -> None:
    table = orange().tiles(0, "WE-oss 0,0 east").shop("tanks", "WE-tst", "WE-ott", "WE-tts").money(0, 15)
    assert choice(table.play("go tanks", "pipes 2"), level) == f"take {name(table, 'WE-ott')}"


@both
def test_no_pipes_in_the_last_turn_that_reach_no_grade(level: str) -> None:
    table = orange().year(3, round=4).shop("tanks", "WE-sss", "WE-tss").money(0, 100).play("go tanks")
    assert not choice(table, level).startswith("pipes")


@both
def test_a_machine_leaves_the_line_that_it_cuts_long_enough(level: str) -> None:
    table = orange().money(0, 100).play("go machines", "machine 20")
    table.play(choice(table, level))
    attached = [length for colour, length, attached in table.lines(0) if colour == "orange" and attached]
    assert max(attached) >= 4


@both
def test_machines_run_if_that_is_worth_its_cost(level: str) -> None:
    """Without oil to refine the run brings nothing; two cubes pay for it."""
    pieces = (*ORANGE_SIX, "WE-ost 6,0 east", "WE-ots 8,0 east", "WE-ott 10,0 east", "machine 5,0")
    table = orange().tiles(0, *pieces).tanks(0, crude=2, low=2).money(0, 100)
    table.state.now.working, table.state.stage = False, Stage.MACHINES
    assert choice(table, level) == "done"
    assert choice(table.oil(0, orange_crude=4), level) == "run machines"


# Oil


@both
def test_a_load_is_run(level: str) -> None:
    table = orange().year(3, round=2).oil(0, orange_crude=4).money(0, 0)
    moves = turn(table, level)
    assert moves[0] == "go network"
    assert table.held(0) == {"orange_crude": 3, "orange_low": 1}


@both
def test_crude_oil_is_bought_for_the_lines_there_are(level: str) -> None:
    table = orange().money(0, 40).play("go crude")
    assert choice(table, level).startswith("buy crude orange")
    assert not any("teal" in move or "silver" in move for move in turn(table, level))


@both
def test_no_crude_oil_is_bought_in_the_last_turn(level: str) -> None:
    table = orange().year(3, round=4).money(0, 40).play("go crude")
    assert choice(table, level) == "done"


@both
def test_oil_is_sold_on_the_market_that_pays_most(level: str) -> None:
    """Low orange oil brings 25 on market 1, 30 on market 2."""
    table = orange().oil(0, orange_low=2).money(0, 0)
    assert choice(table, level) == "go market-2"
    table.play("go market-2")
    assert choice(table, level) == "sell orange low market-2 orange low 30"


@both
def test_in_the_last_turn_everything_is_sold_that_brings_more_than_it_counts(level: str) -> None:
    table = orange(valuation="4+12+13").year(3, round=4).oil(0, orange_low=2).money(0, 0).play("go market-2")
    assert [move for move in turn(table, level) if move.startswith("sell")] == [
        "sell orange low market-2 orange low 30",
        "sell orange low market-2 orange low 30",
    ]


# Delivering


@both
def test_a_contract_gets_the_worst_oil_that_will_do(level: str) -> None:
    table = orange().oil(0, orange_low=1, orange_high=1).contract(0, "C-low-05")
    assert choice(table, level) == "deliver orange low to C-low-05 as low"


@both
def test_in_the_last_turn_of_the_year_better_oil_saves_from_a_penalty(level: str) -> None:
    table = orange().contract(0, "C-low-05", filled=1).oil(0, orange_mid=1).last_turn_of_the_year(0)
    assert choice(table, level) == "deliver orange mid to C-low-05 as low"


@both
def test_a_second_filling_is_begun_only_if_it_can_be_finished(level: str) -> None:
    """With Contracts & Orders 2 a delivered cube brings more than a market does."""
    table = orange().level(0, "contracts-orders", 2).contract(0, "C-low-05", times=1)
    assert not choice(table.oil(0, orange_low=1), level).startswith("deliver")
    assert choice(table.oil(0, orange_low=2), level).startswith("deliver")


@both
def test_an_order_is_served_as_soon_as_it_can_be(level: str) -> None:
    table = orange().board_orders(None, None, None, None, None, None, "O5-05", None, None)
    assert choice(table.oil(0, orange_low=5), level) == "serve O5-05"


# Contracts and loans


@both
def test_without_lines_nothing_is_signed(level: str) -> None:
    board = ("C-low-05", None, None, "C-mid-06", None, None, "C-high-03", None, None)
    table = Table(4).board_contracts(*board).money(0, 100).play("go contracts")
    assert choice(table, level) == "done"


@both
def test_only_contracts_are_signed_that_the_lines_can_fill(level: str) -> None:
    board = ("C-low-05", None, None, "C-mid-01", None, None, "C-high-03", None, None)
    table = orange().board_contracts(*board).oil(0, orange_low=4).money(0, 200).play("go contracts")
    assert choice(table, level).startswith("sign C-low-05")


@both
def test_a_loan_is_for_the_poor(level: str) -> None:
    assert choice(orange().money(0, 0).play("go contracts"), level) == "loan"
    assert choice(Table(4).money(0, 200).play("go contracts"), level) == "done"


@both
def test_no_loan_is_taken_in_the_last_turns(level: str) -> None:
    assert choice(Table(4).year(3, round=3).money(0, 0).play("go contracts"), level) == "done"


# Tanks and upgrades


@both
def test_no_tank_is_bought_in_the_last_turn(level: str) -> None:
    table = orange(valuation="4+12+13").year(3, round=4).shop("tanks").money(0, 100).play("go tanks")
    assert choice(table, level) == "done"


@both
def test_where_a_card_pays_for_tanks_they_are_bought_even_in_the_last_turn(level: str) -> None:
    table = orange(valuation="3+12+13").year(3, round=4).shop("tanks").money(0, 100).play("go tanks")
    assert choice(table, level).startswith("tank 5")


@both
def test_what_an_upgrade_brings_is_taken(level: str) -> None:
    table = orange().families("government", "shops", "human-resources", "engineering", "machines").money(0, 60)
    table.play("go upgrades", "upgrade government")
    assert choice(table, level).startswith("take")


@both
def test_in_the_last_turn_only_a_machine_may_be_worth_an_upgrade(level: str) -> None:
    """Lines attached to machines count once more; the other families bring nothing any more."""
    table = orange(valuation="1+2+3").year(3, round=4).money(0, 200)
    table.families("human-resources", "refined-markets", "contracts-orders", "machines", "engineering")
    assert choice(table.play("go upgrades"), level) in ("done", "upgrade machines")
