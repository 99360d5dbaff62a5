"""PL-12: what the seven families of upgrades do."""

import pytest

from powerhouse.games.pipeline.codes import ACTIONS, FAMILIES, Stage
from tests.clauses import clause
from tests.pipeline.scenario import TILE_OF_CODE, Table

CROSS = ("upgrades", "tanks", "machines", "contracts")
CHEAP = {"orange": (1, 1, 1), "teal": (1, 1, 1), "silver": (1, 1, 1)}


def _upgrading(family: str, have: int = 0) -> Table:
    return Table(2).cross(*CROSS).level(0, family, have).money(0, 20)


def _buy(family: str, have: int = 0) -> Table:
    return _upgrading(family, have).play("go upgrades", f"upgrade {family}")


def _lay(table: Table, tile: str) -> None:
    """Take a tile and lay it in the first place there is."""
    table.play(f"take {tile}")
    table.play(table.legal("place")[0])


def _in_quadrant(table: Table, quadrant: int) -> list[str]:
    return [tile for tile in table.view(None).government[quadrant].tiles if tile is not None]


# Government


@clause("PL-12.1")
def test_government_brings_two_four_and_six_tiles() -> None:
    for have, tiles in ((0, 2), (1, 4), (2, 6)):
        table = _upgrading("government", have)
        table.state.opened = 0b1111
        table.play("go upgrades", "upgrade government")
        assert table.stage() == Stage.BENEFIT
        for _ in range(tiles):
            _lay(table, table.legal("take")[-1].split()[1])
        assert table.stage() == Stage.UPGRADE
        assert len(table.player(0).network.tiles) == tiles
        assert table.player(0).money == 0


@clause("PL-12.1")
def test_they_come_from_several_quadrants_and_need_not_be_neighbours() -> None:
    table = _upgrading("government")
    table.state.opened = 0b0101
    table.play("go upgrades", "upgrade government")
    _lay(table, _in_quadrant(table, 0)[0])
    assert f"take {_in_quadrant(table, 2)[7]}" in table.legal()
    assert f"take {_in_quadrant(table, 0)[6]}" in table.legal()


@clause("PL-12.5")
def test_a_benefit_opens_a_quadrant_if_none_was_opened_this_year() -> None:
    table = _buy("government")
    assert len(table.legal("take")) == 32
    _lay(table, _in_quadrant(table, 3)[0])
    assert len(table.legal("take")) == 7
    closed = _in_quadrant(table, 1)[0]
    assert table.refused(f"take {closed}") == ["quadrant-closed-benefit"]


@clause("PL-12.5")
def test_not_if_one_was_opened_or_the_year_allows_no_more() -> None:
    opened = _upgrading("government")
    opened.state.opened, opened.state.opened_now = 0b0001, True
    assert len(opened.play("go upgrades", "upgrade government").legal("take")) == 8
    full = _upgrading("government")
    full.state.opened = 0b0011
    assert len(full.play("go upgrades", "upgrade government").legal("take")) == 16
    for year, quadrants in ((2, 0b0011), (3, 0b0111)):
        later = _upgrading("government").year(year)
        later.state.opened = quadrants
        assert len(later.play("go upgrades", "upgrade government").legal("take")) == 32
        once = _upgrading("government").year(year)
        once.state.opened, once.state.opened_now = 0b0001, True
        assert len(once.play("go upgrades", "upgrade government").legal("take")) == 8


@clause("PL-11.2", "PL-12.2")
@pytest.mark.parametrize("year", [1, 2])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_yearly_benefits_come_in_the_first_turn_of_the_owner(year: int, level: int) -> None:
    table = Table(2).year(year).level(1, "government", level).level(1, "shops", level)
    table.last_turn_of_the_year().ends_turn()
    assert (table.state.year, table.state.turn) == (year, 0)
    assert table.between_actions()
    table.ends_turn()
    assert table.stage() == Stage.BENEFIT
    turn = table.view(1).turn
    assert turn is not None
    assert turn.due == {"government": 1, "tanks": 2, "machines": 0, "pipes": 0}
    table.play("tank 15 high", "tank 5 high")
    _lay(table, table.legal("take")[0].split()[1])
    assert table.between_actions()
    assert table.player(1).money == 40
    assert sum(table.player(1).tanks) == 7
    table.ends_turn().ends_turn()
    assert table.between_actions()


@clause("PL-12.3")
def test_a_benefit_may_be_left() -> None:
    table = _buy("government")
    assert table.play("done").stage() == Stage.UPGRADE
    assert not table.player(0).network.tiles


@clause("PL-12.3", "PL-12.6")
def test_what_comes_together_is_laid_in_any_order() -> None:
    machine_first = _upgrading("shops", 1).tiles(0, "WE-ooo 0,0 east").play("go upgrades", "upgrade shops")
    machine_first.play("machine 40", "site 0,0")
    assert machine_first.stage() == Stage.BENEFIT
    pipes_first = _buy("shops", 1)
    assert pipes_first.legal("machine") == []
    _lay(pipes_first, pipes_first.legal("take")[0].split()[1])
    assert "machine 20" in pipes_first.legal()


@clause("PL-12.4")
def test_what_is_not_there_is_lost() -> None:
    table = _upgrading("shops").shop("tanks").shop("machines")
    table.state.tanks_left = [0, 0, 1]
    table.play("go upgrades", "upgrade shops", "tank 15 low")
    assert table.stage() == Stage.UPGRADE
    gone = _upgrading("shops", 1).shop("tanks").shop("machines").play("go upgrades", "upgrade shops")
    assert gone.stage() == Stage.UPGRADE


@clause("PL-12.4")
def test_a_benefit_gives_no_more_than_is_due() -> None:
    table = _buy("shops").play("tank 5 low", "tank 5 low")
    assert table.legal("tank") == []
    assert table.refused("tank 10 low") == ["not-benefit"]
    full = _upgrading("shops").tanks(0, 5, 0, 0, 0).play("go upgrades", "upgrade shops")
    assert full.refused("tank 5 crude") == ["row-full"]
    assert full.refused("machine 20") == ["not-benefit"]


# Shops


@clause("PL-12.6")
def test_shops_bring_tanks_machines_and_pipes_of_both_shops() -> None:
    first = _buy("shops")
    assert first.legal("machine") == []
    assert len(first.legal("take")) == 8
    assert len(first.legal("tank")) == 12
    for have, pipes in ((1, 2), (2, 4)):
        table = _upgrading("shops", have).tiles(0, "WE-ooo 0,0 east").play("go upgrades", "upgrade shops")
        shops = table.view(0).shops
        for number in range(pipes):
            _lay(table, shops[number % 2].pipes[number // 2])
        assert table.legal("take") == []
        assert table.legal("machine") == ["machine 20", "machine 30", "machine 40"]
        table.play("machine 30", "site 1,0")
        assert table.stage() == Stage.UPGRADE
        assert table.player(0).money == 0
        assert table.state.machines_left == [1, 0, 1]


# Human Resources


@clause("PL-12.7")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_human_resources_1_makes_secondary_actions_free(level: int) -> None:
    table = Table(2).cross(*CROSS).level(0, "human-resources", level).money(0, 20)
    table.play("go crude", "done", "go upgrades")
    assert table.player(0).money == 20
    assert table.stage() == Stage.UPGRADE


@clause("PL-12.9")
def test_human_resources_2_reaches_other_tiles_through_the_centre() -> None:
    table = Table(2).cross(*CROSS).level(0, "human-resources", 2).play("go tanks", "done", "done")
    assert table.legal("go") == ["go market-1", "go upgrades", "go machines", "go contracts"]
    outer = Table(2).cross(*CROSS).level(0, "human-resources", 2).play("go market-1", "done")
    assert outer.legal("go") == ["go tanks"]


@clause("PL-12.8")
def test_human_resources_3_takes_any_two_actions() -> None:
    table = Table(2).cross(*CROSS).level(0, "human-resources", 3).tiles(0, "WE-ooo 0,0 east").money(0, 20)
    table.oil(0, orange_low=1).contract(0, "C-low-05")
    table.play("go crude", "done")
    assert table.legal("go")[:8] == [f"go {action}" for action in ACTIONS[:8]]
    table.play("go crude", "done")
    assert table.legal("go") == []
    assert table.refused("go upgrades") == ["both-actions"]


@clause("PL-12.8", "PL-8.10")
def test_the_same_line_may_run_in_both_actions() -> None:
    table = Table(2).level(0, "human-resources", 3).tiles(0, "WE-ott 0,0 east").costs(**CHEAP).oil(0, orange_crude=1)
    tile = TILE_OF_CODE["WE-ott"]
    line = table.line(0, "orange", 2)
    table.play("go network", f"stand {tile}", f"refine {line} crude low")
    table.play("go network", f"stand {tile}", f"refine {line} low mid")
    assert table.held(0) == {"orange_mid": 1}


@clause("PL-12.8")
def test_human_resources_3_holds_in_the_turn_in_which_it_is_bought() -> None:
    table = _buy("human-resources", 2).play("done", "done")
    assert "go contracts" in table.legal()
    assert "go government" not in table.legal()
    second = Table(2).cross(*CROSS).level(0, "human-resources", 2).money(0, 20).oil(0, orange_low=1)
    second.contract(0, "C-low-05").play("go crude", "done", "go upgrades", "upgrade human-resources", "done", "done")
    assert second.legal("go") == []


# Engineering


@clause("PL-12.10", "PL-12.11")
def test_engineering_adds_power_for_every_four_segments() -> None:
    pieces = ("WE-ost 0,0 east", "WE-ooo 2,0 east", "WE-ots 4,0 east", "WE-ott 6,0 east")
    for level, power in ((0, 8), (1, 10), (2, 12), (3, 12)):
        table = Table(2).tiles(0, *pieces).level(0, "engineering", level)
        longest = max(table.view(0).players[0].lines, key=lambda line: line.length)
        assert (longest.length, longest.power) == (8, power)
    six = Table(2).tiles(0, *pieces[:3]).level(0, "engineering", 2)
    assert max(line.power for line in six.view(0).players[0].lines) == 8


@clause("PL-12.10")
def test_engineering_counts_at_the_end() -> None:
    pieces = ("WE-ost 0,0 east", "WE-ooo 2,0 east")
    table = Table(2).tiles(0, *pieces).costs(orange=(5, 5, 5), teal=(5, 5, 5), silver=(5, 5, 5))
    assert table.score(0).lines == 0
    assert table.level(0, "engineering", 1).score(0).lines == 10


@clause("PL-12.12")
def test_engineering_3_runs_two_cubes_that_start_alike() -> None:
    table = Table(2).level(0, "engineering", 3).tiles(0, "WE-ott 0,0 east").costs(**CHEAP).tanks(0, 2, 2, 2, 2)
    table.oil(0, orange_crude=3, orange_low=1).play("go network", f"stand {TILE_OF_CODE['WE-ott']}")
    line = table.line(0, "orange", 2)
    table.play(f"refine {line} crude mid")
    assert table.reasons(f"refine {line} low mid") == [
        f"the second cube of line {line} must start as crude oil too (PL-12.12)"
    ]
    table.play(f"refine {line} crude low")
    assert table.held(0) == {"orange_crude": 1, "orange_low": 2, "orange_mid": 1}
    assert table.state.turn == 1


@clause("PL-12.12")
def test_engineering_3_holds_for_attached_lines() -> None:
    table = Table(2).level(0, "engineering", 3).tiles(0, "WE-ott 0,0 east", "machine 1,0").costs(**CHEAP)
    table.oil(0, orange_crude=2).tanks(0, 1, 1).play("pass", "run machines")
    line = table.line(0, "orange", 1)
    table.play(f"refine {line} crude low", f"refine {line} crude low")
    assert table.held(0) == {"orange_low": 2}


@clause("PL-12.12")
def test_at_machines_too_the_second_cube_starts_like_the_first() -> None:
    table = Table(2).level(0, "engineering", 3).tiles(0, "WE-ott 0,0 east", "machine 1,0").costs(**CHEAP)
    table.oil(0, orange_crude=2, orange_low=1).tanks(0, 2, 2, 2).play("pass", "run machines")
    line = table.line(0, "orange", 1)
    table.play(f"refine {line} crude low")
    assert table.refused(f"refine {line} low mid") == ["same-start"]


# Refined Markets


@clause("PL-12.13")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_refined_markets_1_shifts_refined_prices_both_ways(level: int) -> None:
    table = Table(4).level(0, "refined-markets", level).oil(0, orange_low=1).play("go market-1")
    table.play("sell orange low market-1 orange low 30")
    assert table.player(0).money == 70
    table.play("buy market-1 orange low 30", "buy market-1 teal crude 5")
    assert table.player(0).money == 35
    crude = Table(4).level(0, "refined-markets", 1).play("go crude", "buy crude orange crude 5")
    assert crude.player(0).money == 35


@clause("PL-12.13")
@pytest.mark.parametrize("level", [2, 3])
def test_refined_markets_2_trades_on_all_three(level: int) -> None:
    table = Table(4).level(0, "refined-markets", level).oil(0, orange_low=2).play("go market-1")
    table.play("sell orange low market-2 orange low 35", "sell orange low market-1 orange low 30")
    assert {move.split()[1] for move in table.legal("buy")} == {"market-1", "market-2", "market-3"}
    table.play("buy market-3 orange crude 7")
    assert table.legal("sell") == []
    crude = Table(4).level(0, "refined-markets", 2).play("go crude")
    assert {move.split()[1] for move in crude.legal("buy")} == {"crude"}


@clause("PL-12.14")
def test_refined_markets_3_sells_in_any_colour() -> None:
    table = Table(4).level(0, "refined-markets", 3).oil(0, teal_mid=1).play("go market-1")
    assert "sell teal mid market-1 silver low 35" in table.legal()
    assert table.refused("sell teal mid market-1 silver high 60") == ["grade-low"]
    table.play("sell teal mid market-1 silver low 35")
    assert table.cubes("market-1", "silver_low") == [None, None, None, "teal"]
    table.play("done").ends_turn().play("go market-1")
    assert "buy market-1 silver low 30 teal" in table.legal()
    table.play("buy market-1 silver low 30 teal")
    assert table.held(1) == {"teal_low": 1}
    crude = Table(4).level(0, "refined-markets", 3).oil(0, teal_mid=1).row("crude", "orange_crude", *[None] * 8)
    assert crude.play("go crude").legal("sell") == []
    refined = Table(2).level(0, "refined-markets", 3).oil(0, orange_low=1)
    refined.row("market-1", "teal_crude", *[None] * 6).play("go market-1")
    assert [move for move in refined.legal("sell") if "market-1 teal crude" in move]


@clause("PL-12.14")
def test_equal_slots_with_different_cubes_are_told_apart() -> None:
    table = Table(4).row("market-1", "silver_low", None, None, "teal", "silver").play("go market-1")
    assert [move for move in table.legal("buy") if "silver low" in move] == [
        "buy market-1 silver low 30 teal",
        "buy market-1 silver low 30",
    ]
    table.play("buy market-1 silver low 30 teal")
    assert table.cubes("market-1", "silver_low") == [None, None, None, "silver"]


# Contracts & Orders


@clause("PL-11.2", "PL-12.15")
@pytest.mark.parametrize(("level", "pay"), [(1, 20), (2, 30), (3, 30)])
def test_contracts_1_fills_a_contract_twice(level: int, pay: int) -> None:
    table = Table(2).level(0, "contracts-orders", level).contract(0, "C-low-05").oil(0, orange_low=4)
    table.play(*["deliver orange low to C-low-05 as low"] * 4)
    assert table.player(0).money == 40 + 4 * pay
    own = table.view(0).players[0].contracts[0]
    assert (own.times, own.open) == (2, False)


@clause("PL-12.15")
def test_a_second_filling_that_was_begun_must_be_completed() -> None:
    begun = Table(2).level(1, "contracts-orders", 1).contract(1, "C-low-05", times=1, filled=1)
    begun.last_turn_of_the_year(1).ends_turn()
    assert begun.player(1).penalties == 1
    assert not begun.player(1).contracts
    once = Table(2).level(1, "contracts-orders", 1).contract(1, "C-low-05", times=1).last_turn_of_the_year(1)
    once.ends_turn()
    assert once.player(1).penalties == 0
    assert len(once.player(1).contracts) == 1


@clause("PL-12.15")
def test_contracts_2_brings_10_more_for_each_cube() -> None:
    table = Table(2).level(0, "contracts-orders", 2).contract(0, "C-low-05").board_orders("O3-01", *[None] * 5)
    table.oil(0, orange_low=1, orange_high=1, silver_low=1, teal_low=1)
    table.play("deliver orange low to C-low-05 as low", "serve O3-01")
    assert table.player(0).money == 40 + 30 + 65 + 40 + 40


@clause("PL-12.16")
def test_contracts_3_signs_orders_like_contracts() -> None:
    orders = ("O3-01", "O3-02", "O4-01", "O4-02", "O5-05", "O5-06")
    contracts = ("C-low-01", "C-low-02", "C-mid-01", "C-mid-02", "C-high-01", "C-high-02")
    table = Table(2).level(0, "contracts-orders", 3).board_orders(*orders).board_contracts(*contracts)
    table.play("go contracts", "sign O5-05", "sign O4-01 deferred")
    assert table.refused("sign O5-06") == ["row-signed"]
    table.play("sign C-low-01")
    assert table.refused("sign O3-01") == ["three-signed"]
    table.play("done", "done").oil(0, orange_low=1)
    table.play("deliver orange low to O5-05 as low")
    assert table.player(0).money == 40 + 30
    assert table.refused("serve O5-05") == ["order-gone"]


@clause("PL-12.16")
def test_without_it_orders_are_not_signed() -> None:
    table = Table(2).board_orders("O3-01", *[None] * 5).play("go contracts")
    assert table.reasons("sign O3-01") == [
        "the order for orange high, teal low and silver low is signed like a contract only with Contracts & Orders 3"
        " (PL-12.16)"
    ]


@clause("PL-12.16")
def test_a_signed_order_is_a_contract_for_the_cards() -> None:
    table = Table(2).level(0, "contracts-orders", 3).contract(0, "O4-06", times=1).cards(12, 13, 16)
    assert table.score(0).cards == [4 * 30, 0, 10]


# Machines


@clause("PL-12.17")
def test_machines_1_brings_a_machine_of_the_stack_for_nothing() -> None:
    table = _upgrading("machines").tiles(0, "WE-ott 0,0 east").play("go upgrades", "upgrade machines")
    table.state.machines_left = [0, 0, 0]
    assert table.legal() == ["done", "site 0,0", "site 1,0"]
    assert [place.move for place in table.view(0).places] == ["site 0,0", "site 1,0"]
    table.play("site 1,0")
    assert table.stage() == Stage.UPGRADE
    assert len(table.player(0).network.machines) == 1
    assert (table.player(0).money, table.state.machines_left) == (0, [0, 0, 0])


@clause("PL-12.17", "PL-12.3", "PL-12.4")
def test_the_machine_of_machines_1_may_be_left_and_is_lost_without_a_half() -> None:
    left = _upgrading("machines").tiles(0, "WE-ott 0,0 east").play("go upgrades", "upgrade machines", "done")
    assert left.stage() == Stage.UPGRADE
    assert len(left.player(0).network.machines) == 0
    none = _upgrading("machines").play("go upgrades", "upgrade machines")
    assert none.stage() == Stage.UPGRADE
    full = _upgrading("machines").tiles(0, "WE-ott 0,0 east", "machine 0,0", "machine 1,0")
    assert full.play("go upgrades", "upgrade machines").stage() == Stage.UPGRADE


@clause("PL-16.4")
def test_by_a_ruling_the_machine_comes_from_the_shop() -> None:
    table = Table(2, rulings="machine-from-shop").money(0, 20).families("machines", *FAMILIES[:4])
    table.tiles(0, "WE-ott 0,0 east").play("go upgrades", "upgrade machines")
    assert table.legal() == ["done", "machine 20", "machine 30", "machine 40"]
    table.play("machine 40", "site 1,0")
    assert (table.player(0).money, table.state.machines_left) == (0, [1, 1, 0])
    gone = Table(2, rulings="machine-from-shop").money(0, 20).families("machines", *FAMILIES[:4])
    gone.state.machines_left = [0, 0, 0]
    gone.tiles(0, "WE-ott 0,0 east").play("go upgrades", "upgrade machines")
    assert gone.stage() == Stage.UPGRADE
    assert len(gone.player(0).network.machines) == 0


@clause("PL-12.17")
def test_machines_1_lets_the_worker_stand_on_a_machine() -> None:
    runs = Table(2).level(0, "machines", 1).tiles(0, "WE-ott 0,0 east", "machine 1,0").costs(**CHEAP).money(0, 0)
    runs.oil(0, orange_crude=1).play("go machine")
    assert runs.legal() == ["start 1"]
    assert runs.refused("start 2") == ["not-start"]
    runs.play("start 1", f"refine {runs.line(0, 'orange', 1)} crude low")
    assert runs.held(0) == {"orange_low": 1}
    assert runs.player(0).money == 0


@clause("PL-12.17")
def test_the_worker_runs_the_lines_of_one_machine() -> None:
    pieces = ("WE-ott 0,0 east", "WE-oss 2,0 east", "WE-ots 4,0 east", "machine 0,0", "machine 5,0")
    table = Table(2).level(0, "machines", 1).tiles(0, *pieces, "machine 2,0").costs(**CHEAP).oil(0, orange_crude=9)
    table.tanks(0, 5, 5, 5, 5).play("go machine", "start 1")
    here = {int(move.split()[1]) for move in table.legal("refine")}
    assert here == {table.line(0, "orange", 1)}
    assert Table(2).refused("go machine") == ["worker-on-machine"]
    assert Table(2).level(0, "machines", 1).refused("go machine") == ["no-machine"]


@clause("PL-12.18")
@pytest.mark.parametrize("level", [2, 3])
def test_machines_2_runs_for_5(level: int) -> None:
    table = Table(2).level(0, "machines", level).tiles(0, "WE-ott 0,0 east", "machine 1,0").costs(**CHEAP).money(0, 5)
    table.oil(0, orange_crude=1).play("pass", "run machines")
    assert table.player(0).money == 0


@clause("PL-12.19")
def test_machines_3_runs_before_the_first_action_too() -> None:
    table = Table(2).level(0, "machines", 3).tiles(0, "WE-ott 0,0 east", "machine 1,0").costs(**CHEAP)
    table.oil(0, orange_crude=1)
    line = table.line(0, "orange", 1)
    table.play("run machines", f"refine {line} crude low")
    assert table.between_actions()
    assert table.refused("run machines") == ["run-early"]
    table.play("pass", "run machines", f"refine {line} low mid")
    assert table.held(0) == {"orange_mid": 1}
    assert table.player(0).money == 30


@clause("PL-12.20")
def test_a_machine_runs_once_in_the_worker_phase() -> None:
    pieces = ("WE-ott 0,0 east", "WE-oss 2,0 east", "machine 1,0", "machine 3,0")
    table = Table(2).level(0, "machines", 3).level(0, "human-resources", 3).tiles(0, *pieces).costs(**CHEAP)
    table.oil(0, orange_crude=4).tanks(0, 5, 5, 5, 5)
    early = table.state.copy()
    table.play("go machine", "start 1", "done", "go machine")
    assert table.legal() == ["start 2"]
    assert table.refused("start 1") == ["machines-ran"]
    assert table.refused("start 3") == ["not-start"]
    table.state = early
    table.play("run machines", "done")
    assert "go machine" not in table.legal()
    assert table.reasons("go machine") == ["that machine has run in this worker phase (PL-12.20)"]
    table.play("pass")
    assert "run machines" in table.legal()


@clause("PL-12.19")
def test_not_after_an_action_and_not_without_the_upgrade() -> None:
    table = Table(2).level(0, "machines", 3).tiles(0, "WE-ott 0,0 east", "machine 1,0").play("go crude", "done")
    assert table.refused("run machines") == ["run-early"]
    two = Table(2).level(0, "machines", 2).tiles(0, "WE-ott 0,0 east", "machine 1,0")
    assert two.refused("run machines") == ["run-early"]
