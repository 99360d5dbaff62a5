"""What greedy does in positions of Pipeline set up by hand: one test for each thing it knows."""

import pytest

from powerhouse.bots.pipeline.greedy import Greedy
from powerhouse.games.pipeline.codes import Stage
from tests.bots.player import Player, choose_by
from tests.pipeline.scenario import WHOLE_TURN, Table

ORANGE_SIX = ("WE-ooo 0,0 east", "WE-oos 2,0 east", "WE-oot 4,0 east")
"""A straight orange line of six segments."""


player = Player(choose_by(Greedy()), WHOLE_TURN)
choice = player.choice
turn = player.turn


def name(table: Table, code: str) -> str:
    return table.state.figures.faces[table.tile(code)].id


def orange(seed: int = 1, **options: str) -> Table:
    """Seat 0 has an orange line of six segments, which refines crude oil to low, and nothing else."""
    return Table(4, seed, **options).costs(orange=(4, 6, 6), teal=(4, 6, 6), silver=(4, 6, 6)).tiles(0, *ORANGE_SIX)


# Beginning


def test_start_tanks_lie_as_advised() -> None:
    table = Table(2, start_tanks="placed")
    placed = [choice(table)]
    table.play(placed[-1])
    while len(placed) < 5:
        placed.append(choice(table))
        table.play(placed[-1])
    assert sorted(placed) == ["tank crude", "tank crude", "tank high", "tank low", "tank mid"]


@pytest.mark.parametrize("seed", range(1, 6))
def test_the_first_turn_brings_pipes_and_leaves_money_for_oil(seed: int) -> None:
    table = Table(4, seed=seed)
    moves = turn(table)
    assert any(move.startswith("place") for move in moves)
    assert table.player(0).money >= 10


def test_the_disc_goes_to_the_front() -> None:
    table = orange().turn(1).play("go contracts", "done")
    assert choice(table) == "disc 1"


# Pipes and machines


def test_a_tile_lengthens_the_line_that_runs() -> None:
    table = orange().tiles(0, "WE-oss 0,0 east").shop("tanks", "WE-ott", "WE-ttt").money(0, 15)
    table.play("go tanks", "pipes 2", f"take {name(table, 'WE-ott')}")
    table.play(choice(table))
    assert table.player(0).network.longest(0) == 4


def test_of_the_tiles_on_offer_the_one_of_the_right_colour_is_taken() -> None:
    table = orange().tiles(0, "WE-oss 0,0 east").shop("tanks", "WE-tst", "WE-ott", "WE-tts").money(0, 15)
    assert choice(table.play("go tanks", "pipes 2")) == f"take {name(table, 'WE-ott')}"


def test_no_pipes_in_the_last_turn_that_reach_no_grade() -> None:
    table = orange().year(3, round=4).shop("tanks", "WE-sss", "WE-tss").money(0, 100).play("go tanks")
    assert not choice(table).startswith("pipes")


def test_a_machine_leaves_the_line_that_it_cuts_long_enough() -> None:
    table = orange().money(0, 100).play("go machines", "machine 20")
    table.play(choice(table))
    attached = [length for colour, length, attached in table.lines(0) if colour == "orange" and attached]
    assert max(attached) >= 4


def test_machines_run_if_that_is_worth_its_cost() -> None:
    """Two lines of five segments at one machine: one cube does not pay for the run, two do."""
    pieces = (*ORANGE_SIX, "WE-ost 6,0 east", "WE-ots 8,0 east", "WE-ott 10,0 east", "machine 5,0")
    table = orange().tiles(0, *pieces).tanks(0, crude=2, low=2).money(0, 100)
    table.state.now.working, table.state.stage = False, Stage.MACHINES
    assert choice(table.oil(0, orange_crude=1)) == "done"
    assert choice(table.oil(0, orange_crude=4)) == "run machines"


# Oil


def test_a_full_load_is_run() -> None:
    table = orange().oil(0, orange_crude=4).money(0, 0)
    moves = turn(table)
    assert moves[0] == "go network"
    assert table.held(0) == {"orange_crude": 3, "orange_low": 1}


def test_crude_oil_is_bought_for_the_lines_there_are() -> None:
    table = orange().money(0, 40).play("go crude")
    assert choice(table).startswith("buy crude orange")
    bought = turn(table)
    assert not any("teal" in move or "silver" in move for move in bought)


def test_no_crude_oil_is_bought_in_the_last_turn() -> None:
    table = orange().year(3, round=4).money(0, 40).play("go crude")
    assert choice(table) == "done"


def test_oil_is_sold_on_the_market_that_pays_most() -> None:
    """Low orange oil brings 25 on market 1, 30 on market 2."""
    table = orange().oil(0, orange_low=2).money(0, 0)
    assert choice(table) == "go market-2"
    table.play("go market-2")
    assert choice(table) == "sell orange low market-2 orange low 30"


def test_crude_oil_that_no_line_takes_is_sold() -> None:
    table = orange().row("crude", "teal_crude", *[None] * 8).oil(0, teal_crude=2).money(0, 0).play("go crude")
    assert choice(table) == "sell teal crude crude teal crude 13"


def test_money_for_crude_oil_is_not_spent_on_pipes() -> None:
    table = orange().money(0, 20).shop("tanks", "WE-ost", "WE-ots", "WE-ott").play("go tanks")
    assert not choice(table).startswith("pipes")
    assert choice(table.oil(0, orange_crude=2)) == "pipes 2"


def test_nothing_is_sold_and_bought_back() -> None:
    table = orange().oil(0, orange_low=2).money(0, 0).play("go market-2")
    moves = turn(table)
    assert not any(move.startswith("buy") and "orange low" in move for move in moves)


# Delivering


def test_a_contract_gets_the_worst_oil_that_will_do() -> None:
    table = orange().oil(0, orange_low=1, orange_high=1).contract(0, "C-low-05")
    assert choice(table) == "deliver orange low to C-low-05 as low"


def test_high_oil_is_too_good_for_a_low_contract() -> None:
    table = orange().oil(0, orange_high=1).contract(0, "C-low-05").money(0, 200)
    assert not choice(table).startswith("deliver")


def test_in_the_last_turn_of_the_year_better_oil_saves_from_a_penalty() -> None:
    table = orange().contract(0, "C-low-05", filled=1).oil(0, orange_mid=1).last_turn_of_the_year(0)
    assert choice(table) == "deliver orange mid to C-low-05 as low"


def test_a_second_filling_is_begun_only_if_it_can_be_finished() -> None:
    table = orange().level(0, "contracts-orders", 1).contract(0, "C-low-05", times=1)
    assert not choice(table.oil(0, orange_low=1)).startswith("deliver")
    assert choice(table.oil(0, orange_low=2)).startswith("deliver")


def test_an_order_is_served_as_soon_as_it_can_be() -> None:
    table = orange().board_orders(None, None, None, None, None, None, "O5-05", None, None)
    assert choice(table.oil(0, orange_low=5)) == "serve O5-05"


# Contracts and loans


BOARD = ("C-low-05", None, None, "C-mid-06", None, None, "C-high-03", None, None)


def test_only_contracts_are_signed_that_the_lines_can_fill() -> None:
    table = orange().board_contracts(*BOARD).oil(0, orange_low=2).money(0, 100).play("go contracts")
    assert choice(table) == "sign C-low-05"
    table.play("sign C-low-05")
    assert choice(table) == "done"


def test_without_lines_nothing_is_signed() -> None:
    table = Table(4).board_contracts(*BOARD).money(0, 100).play("go contracts")
    assert choice(table) == "done"


def test_a_loan_is_for_the_poor() -> None:
    assert choice(Table(4).money(0, 0).play("go contracts")) == "loan"
    assert choice(Table(4).money(0, 100).play("go contracts")) == "done"


def test_who_has_nothing_is_rescued_by_a_loan_even_late() -> None:
    table = orange().year(2, round=6).money(0, 1)
    assert turn(table)[:2] == ["go contracts", "loan"]


def test_no_loan_is_taken_in_the_last_turns() -> None:
    assert choice(Table(4).year(3).money(0, 0).play("go contracts")) == "done"


# Tanks and upgrades


def test_a_tank_is_laid_where_room_is_missing() -> None:
    table = orange().tanks(0, crude=2, low=0, mid=1, high=1).shop("tanks").money(0, 100).play("go tanks")
    assert choice(table) == "tank 5 low"


def test_no_tank_is_bought_in_the_last_turn() -> None:
    table = orange(valuation="4+12+13").year(3, round=4).shop("tanks").money(0, 100).play("go tanks")
    assert choice(table) == "done"


def test_what_an_upgrade_brings_is_taken() -> None:
    table = orange().families("government", "shops", "human-resources", "engineering", "machines").money(0, 60)
    table.play("go upgrades", "upgrade government")
    assert choice(table).startswith("take")


def test_engineering_is_worth_more_the_longer_the_lines() -> None:
    """With eight segments one more power reaches the next grade; with six segments of ten it does not."""
    table = orange().families("engineering", "human-resources", "refined-markets", "contracts-orders", "machines")
    table.costs(orange=(4, 4, 4)).tiles(0, *ORANGE_SIX, "WE-oss 6,0 east", "WE-ost 8,0 east").money(0, 200)
    table.play("go upgrades")
    assert choice(table) == "upgrade engineering"


def test_no_upgrade_is_bought_in_the_last_turn() -> None:
    table = orange(valuation="1+2+3").year(3, round=4).money(0, 200)
    table.families("human-resources", "refined-markets", "contracts-orders", "machines", "engineering")
    assert choice(table.play("go upgrades")) == "done"
