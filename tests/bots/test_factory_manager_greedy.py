"""Greedy at the table of Factory Manager: what it bids, brings, buys, hires and stops."""

from powerhouse.bots.factory_manager.greedy import Greedy
from powerhouse.bots.factory_manager.greedy.outlook import expected_prices
from tests.bots.player import Player, choose_by
from tests.factory_manager.scenario import OLD_MACHINES, STORAGES, Table, buying_first

TEN_HALLS = (
    *("storage-0", "storage-0", "storage-0", "storage-0", "storage-10", "storage-10"),
    *("machine-0", "machine-14", "machine-14", "robot-auto-8"),
)


player = Player(choose_by(Greedy()))
choice = player.choice
turn = player.turn


# Phase 1


def test_it_offers_the_lowest_tile_to_buy_first() -> None:
    assert choice(Table(4).everybodys_money(15).auction(1, 2, 3, 4)) == "offer 1"


def test_with_much_to_buy_a_discount_may_be_better_than_being_first() -> None:
    table = Table(2).everybodys_money(90).available(6, 6)
    assert choice(table.auction(1, 10)) == "offer 10"
    assert choice(table.everybodys_money(10).auction(1, 10)) == "offer 1"


def test_it_opens_without_a_worker() -> None:
    assert choice(Table(4).auction(1, 2, 3, 4).play("offer 1")) == "bid 0"


def test_it_bids_workers_who_would_have_nothing_to_spend() -> None:
    table = Table(4).everybodys_money(0).available(5, 5, 5, 5).auction(1, 2, 3, 4).play("offer 1", "bid 2")
    assert choice(table) == "bid 3"


def test_it_does_not_bid_workers_who_can_buy() -> None:
    table = Table(4).everybodys_money(90).available(5, 5, 5, 5).auction(1, 2, 3, 4).play("offer 1", "bid 2")
    assert choice(table) == "pass"


def test_it_leaves_bad_tiles_to_others() -> None:
    table = Table(4).everybodys_money(0).available(5, 5, 5, 5).auction(1, 2, 3, 4).play("offer 4", "bid 0")
    assert choice(table) == "pass"


# Phase 2


def test_it_brings_what_it_will_buy() -> None:
    table = buying_first(3).board(machine=["machine-23"], robot_semi=["robot-semi-4"] * 8)
    assert "bring machine-23" in turn(table.factory(0, *STORAGES, *STORAGES, *OLD_MACHINES).bringing())


def test_it_digs_for_a_good_tile_behind_a_poor_one() -> None:
    table = (
        buying_first(4)
        .factory(0, *STORAGES, *STORAGES, "machine-14")
        .board(machine=["machine-10", "machine-23"], robot_semi=["robot-semi-4"] * 8)
    )
    assert turn(table.bringing())[:2] == ["bring machine-10", "bring machine-23"]


def test_it_does_not_dig_deeper_than_its_workers_reach() -> None:
    columns = {"machine": ["machine-10", "machine-10", "machine-23"], "control": ["control-14"]}
    factory = ("storage-18", "machine-14", "machine-14", "machine-0")
    assert choice(buying_first(5, workers=1).factory(0, *factory).board(**columns).bringing()) == "bring control-14"


def test_what_it_does_not_need_itself_is_chosen_to_help_nobody() -> None:
    table = buying_first(5, money=0).money(1, 60).factory(1, "storage-18", "machine-14", "machine-14")
    assert choice(table.board(control=["control-22"], robot_semi=["robot-semi-4"]).bringing()) == "bring robot-semi-4"


def test_it_adds_nothing_extra_that_it_does_not_need() -> None:
    table = Table(3).everybodys_money(0).order_tiles(1, 2, 3).available(0, 0, 0).bringing()
    assert table.legal()[0] == "done"
    assert choice(table) == "done"


# Phase 3


def test_it_buys_what_helps_only_together() -> None:
    """In the last round neither more storage nor more production alone brings anything."""
    factory = ("storage-18", "machine-14", "machine-14")
    moves = turn(buying_first(5).factory(0, *factory).market("storage-10", "machine-16").buying())
    assert [move for move in moves if "buy" in move] == ["buy storage-10", "buy machine-16"]
    assert turn(buying_first(5).factory(0, *factory).market("storage-10").buying()) == ["done"]
    assert turn(buying_first(5).factory(0, *factory).market("machine-16").buying()) == ["done"]


def test_it_places_what_it_buys() -> None:
    moves = turn(buying_first(3).factory(0, *STORAGES, *STORAGES, *OLD_MACHINES).market("machine-23").buying())
    assert moves[:2] == ["buy machine-23", "place machine-23"]


def test_it_places_what_lies_beside_the_factory() -> None:
    assert choice(buying_first(3).beside(0, "machine-14").buying()) == "place machine-14"


def test_it_buys_nothing_that_does_not_pay_any_more() -> None:
    table = buying_first(5).factory(0, "storage-0", "machine-14").market("machine-23", "robot-semi-4", "optimizer-6")
    assert turn(table.buying()) == ["done"]


def test_a_better_control_replaces_a_poor_one() -> None:
    factory = (*STORAGES, "storage-18", *OLD_MACHINES, "machine-12", "machine-12", "control-10")
    moves = turn(buying_first(4).factory(0, *factory).market("control-14", "control-22").buying())
    assert moves[:3] == ["demolish control-10", "buy control-22", "place control-22"]


def test_in_a_full_factory_an_old_machine_makes_room() -> None:
    moves = turn(buying_first(4).factory(0, *TEN_HALLS).market("machine-23").buying())
    assert moves[:3] == ["demolish machine-0", "buy machine-23", "place machine-23"]


def test_a_single_worker_uses_a_building_site() -> None:
    moves = turn(buying_first(4, workers=1).factory(0, *TEN_HALLS).market("machine-23").buying())
    assert moves[:2] == ["buy machine-23", "place machine-23"]


def test_a_tile_that_is_not_worth_a_building_site_stays_beside() -> None:
    table = buying_first(5).factory(0, *TEN_HALLS).beside(0, "storage-6")
    assert "place storage-6" in table.buying().legal()
    assert choice(table) == "done"


def test_it_hires_when_money_is_left_for_them_to_spend() -> None:
    assert choice(buying_first(3, money=90).buying()).startswith("hire")
    assert choice(buying_first(3, money=8).buying()) == "done"


def test_in_the_last_round_it_hires_only_to_run_machines() -> None:
    factory = ("storage-18", "storage-18", "machine-19", "machine-19", "machine-23", "control-22")
    assert choice(buying_first(5, money=90).factory(0, *factory).buying()) == "done"
    assert choice(buying_first(5, money=90).factory(0, *factory, "storage-10", "machine-14").buying()) == "hire 2"


# Phase 4


def test_it_stops_machines_whose_energy_is_too_dear() -> None:
    factory = ("storage-10", "machine-0", "machine-7")
    assert turn(buying_first(5).factory(0, *factory).energy_space(6).running()) == ["stop machine-0", "done"]
    assert turn(buying_first(5).factory(0, *factory).energy_space(1).running()) == ["done"]


def test_it_stops_production_that_cannot_be_stored() -> None:
    factory = ("storage-10", "machine-14", "machine-12")
    assert turn(buying_first(5).factory(0, *factory).running()) == ["stop machine-12", "done"]


def test_it_stops_what_lacks_workers_or_machines() -> None:
    short = ("storage-18", "storage-18", "machine-10", "machine-10", "machine-7", "control-22")
    assert turn(buying_first(5).factory(0, *short).running()) == ["stop machine-7", "done"]
    robots = ("storage-18", "storage-18", "machine-19", "robot-auto-6", "robot-auto-18")
    assert turn(buying_first(5).factory(0, *robots).running()) == ["stop robot-auto-6", "done"]


def test_it_stops_a_machine_whose_workers_will_be_needed() -> None:
    """Six of seven workers are busy, and there is plenty to spend in the next round."""
    factory = ("storage-18", "storage-6", "machine-14", "machine-14", "machine-0")
    assert turn(buying_first(3, money=90).factory(0, *factory).running()) == ["stop machine-0", "done"]
    assert turn(buying_first(5, money=90).factory(0, *factory).running()) == ["done"]


# What it expects


def test_energy_is_expected_to_rise_like_the_tiles_that_may_come() -> None:
    table = Table(4).round(4).energy_space(3)
    table.state.energy_unseen = [0, 1, 1, 2]
    assert expected_prices(table.state) == [4, 5]
    table.state.energy_unseen = [2, 2]
    assert expected_prices(table.state) == [5, 7]


def test_in_a_first_game_the_price_stays_at_first() -> None:
    assert expected_prices(Table(4, first_game="on").state)[0] == 1
