"""The worked examples of the Pipeline rulebook: turn order, markets, contracts, shops, upgrades, supply."""

from powerhouse.games.pipeline.codes import Stage
from tests.clauses import clause
from tests.pipeline.scenario import TILE_OF_CODE, Table

CROSS = ("upgrades", "tanks", "machines", "contracts")
GREEN, WHITE, THIRD, FOURTH = range(4)


@clause("PL-3.2", "PL-3.3", "PL-3.6")
def test_green_moves_to_the_first_space_and_pushes_white_and_all_others_right() -> None:
    """White had put a disc on the first space of the lower row; it and those to its right move one to the right."""
    table = Table(4).cross(*CROSS).order(WHITE, THIRD, GREEN, FOURTH)
    table.turn(GREEN)
    table.state.row = [WHITE, THIRD, -1, -1]
    table.play("go contracts", "done", "disc 1")
    assert table.state.row == [GREEN, WHITE, THIRD, -1]
    table.play("done", "pass")
    assert table.state.order == [GREEN, WHITE, THIRD, FOURTH]
    assert table.state.turn == GREEN


@clause("PL-13.4")
def test_four_cubes_come_from_the_right_and_of_five_free_slots_the_leftmost_stays_empty() -> None:
    table = Table(2).row("crude", "silver_crude", "silver", *[None] * 5)
    table.last_turn_of_the_year().ends_turn()
    assert table.cubes("crude", "silver_crude") == ["silver", None, "silver", "silver", "silver", "silver"]


@clause("PL-4.2", "PL-4.3", "PL-4.5")
def test_two_high_teal_cubes_bring_45_each_and_pay_for_three_others() -> None:
    """One slot is free for high oil, so the second cube goes as mid; two crude silver cost 10 each, a low orange 30."""
    table = Table(4).money(0, 0).tanks(0, crude=2, low=1, high=1).oil(0, teal_high=2)
    table.row("market-2", "teal_high", None, "teal", "teal", "teal")
    table.row("market-2", "silver_crude", *[None] * 4, "silver", "silver", "silver", "silver")
    table.row("market-2", "orange_low", None, None, None, "orange").play("go market-2")
    table.play("sell teal high market-2 teal high 45", "sell teal high market-2 teal mid 45")
    assert table.player(0).money == 90
    table.play("buy market-2 silver crude 10", "buy market-2 silver crude 10", "buy market-2 orange low 30", "done")
    assert table.player(0).money == 40
    assert table.held(0) == {"orange_low": 1, "silver_crude": 2}


@clause("PL-5.3", "PL-5.4", "PL-10.3", "PL-13.2")
def test_an_active_contract_has_one_of_two_cubes_and_a_deferred_one_waits() -> None:
    def start() -> Table:
        table = Table(2).contract(1, "C-low-05", filled=1).contract(1, "C-mid-05", deferred=True)
        return table.oil(1, orange_low=1, silver_mid=1).last_turn_of_the_year(1)

    kept = start()
    assert kept.refused("deliver silver mid to C-mid-05 as mid") == ["contract-deferred"]
    kept.play("deliver orange low to C-low-05 as low").ends_turn()
    assert [own.id for own in kept.view(None).players[1].contracts] == ["C-low-05", "C-mid-05"]
    assert kept.player(1).penalties == 0
    lost = start().ends_turn()
    assert [own.id for own in lost.view(None).players[1].contracts] == ["C-mid-05"]
    assert lost.player(1).penalties == 1


@clause("PL-10.2", "PL-10.4")
def test_either_need_of_an_active_contract_brings_20() -> None:
    table = Table(2).contract(0, "C-low-06").contract(0, "C-low-05", deferred=True).oil(0, orange_low=1, silver_low=1)
    assert table.legal("deliver") == [
        "deliver orange low to C-low-06 as low",
        "deliver silver low to C-low-06 as low",
    ]
    table.play("deliver silver low to C-low-06 as low")
    assert table.player(0).money == 60


@clause("PL-6.4", "PL-6.6", "PL-6.7", "PL-9.3")
def test_two_pipes_for_15_then_a_machine_for_20_and_the_next_costs_30() -> None:
    table = Table(2).money(0, 100).tiles(0, "WE-ost 0,0 east").shop("machines", "WE-ooo", "WE-ots", "SS-sss", "NE-ttt")
    table.play("go machines", "pipes 2")
    table.play(f"take {TILE_OF_CODE['WE-ooo']}", "place 2,0 east", f"take {TILE_OF_CODE['WE-ots']}", "place 4,0 east")
    assert table.player(0).money == 85
    assert ("orange", 6, False) in table.lines(0)
    table.play("machine 20", "site 3,0")
    assert table.player(0).money == 65
    assert [line for line in table.lines(0) if line[2]] == [("orange", 3, True), ("orange", 2, True)]
    assert table.legal("machine") == ["machine 30", "machine 40"]
    table.play("machine 30", "site 0,0")
    assert table.player(0).money == 35


@clause("PL-11.1", "PL-11.2", "PL-11.3", "PL-11.4")
def test_government_2_and_human_resources_1_are_bought_and_refined_markets_closed() -> None:
    """Contracts & Orders was bought this year; the rival has Refined Markets 2 and would want level 3."""
    families = ("contracts-orders", "government", "human-resources", "refined-markets", "engineering")
    table = Table(2).families(*families).level(0, "government", 1).level(1, "refined-markets", 2)
    table.closed("contracts-orders").money(0, 40)
    table.state.opened = 0b0001
    table.play("go upgrades")
    assert table.refused("upgrade contracts-orders") == ["family-closed"]
    table.play("upgrade government")
    assert table.stage() == Stage.BENEFIT
    table.play("done", "upgrade human-resources", "close refined-markets")
    assert table.player(0).money == 0
    upgrades = table.view(None).players[0].upgrades
    assert (upgrades["government"], upgrades["human-resources"]) == (2, 1)
    assert [family.id for family in table.view(None).families if not family.closed] == ["engineering"]
    table.play("done").money(1, 40).play("go upgrades")
    assert table.legal("upgrade") == ["upgrade engineering"]
