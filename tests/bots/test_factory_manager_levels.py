"""The levels at the table of Factory Manager: what hard bids, brings, buys, hires and stops, and why."""

import pytest

from powerhouse.bots import levels
from powerhouse.bots.factory_manager.advisor import FactoryManagerAdvisor
from powerhouse.core.catalogue import of_game
from tests.bots.player import Player, choose_by_advice, weights
from tests.factory_manager.scenario import OLD_MACHINES, STORAGES, Table, buying_first


def advisor(level: str = "hard") -> FactoryManagerAdvisor:
    return FactoryManagerAdvisor(weights("factory-manager", level))


player = Player(choose_by_advice(advisor()))
choice = player.choice
turn = player.turn


# Phase 1


def test_workers_without_money_are_bid_for_a_better_tile() -> None:
    table = Table(4).round(3).everybodys_money(0).available(5, 5, 5, 5).auction(1, 4, 5, 6).play("offer 1", "bid 0")
    assert choice(table) == "bid 1"


def test_workers_who_would_buy_are_not_bid_away_for_a_tile_like_the_others() -> None:
    table = Table(4).round(3).everybodys_money(90).available(3, 3, 3, 3).auction(4, 5, 6, 7).play("offer 6", "bid 0")
    assert choice(table) == "pass"


def test_the_last_tile_is_taken_without_a_bid() -> None:
    table = Table(2).everybodys_money(0).available(5, 5).auction(1, 4).play("offer 1", "bid 0", "pass")
    assert len(advisor().candidates(table.state)) == 1
    assert choice(table) == "bid 0"


# Phase 2


def test_storage_is_brought_where_production_is_ahead() -> None:
    table = buying_first(3).factory(0, *STORAGES, "machine-23", "machine-19")
    table.board(storage=["storage-14"] * 3, robot_semi=["robot-semi-4"] * 3, control=["control-10"])
    assert choice(table.bringing()) == "bring storage-14"


def test_one_digs_for_a_tile_below_another() -> None:
    table = buying_first(4, workers=3).factory(0, *STORAGES, "machine-23", "machine-19")
    table.board(storage=["storage-6", "storage-18"], robot_semi=["robot-semi-4"] * 4)
    brought = turn(table.bringing())
    assert "bring storage-6" in brought
    assert "bring storage-18" in brought


# Phase 3


def test_storage_and_machine_are_bought_together() -> None:
    """Neither helps alone: the old machines are not worth their energy at this price."""
    table = buying_first(3).energy_space(4).factory(0, *STORAGES, "machine-23").market("storage-14", "machine-23")
    bought = turn(table.buying())
    assert "buy storage-14" in bought
    assert "buy machine-23" in bought


def test_what_was_bought_is_placed() -> None:
    table = buying_first(3).market("storage-14").factory(0, *STORAGES, "machine-23", "machine-19")
    assert turn(table.buying())[:2] == ["buy storage-14", "place storage-14"]


def test_a_free_hall_is_used_before_a_building_site() -> None:
    table = buying_first(2).beside(0, "machine-14").buying()
    assert choice(table) == "place machine-14"


def test_nothing_is_bought_in_the_last_round_that_does_not_earn_its_price() -> None:
    table = buying_first(5, workers=1).factory(0, *STORAGES, *OLD_MACHINES).market("storage-14", "robot-semi-16")
    assert turn(table.buying()) == ["done"]


def test_nobody_is_hired_for_a_round_that_does_not_come() -> None:
    assert choice(buying_first(5, money=200).buying()) == "done"


# Phase 4


def test_a_machine_beyond_the_storage_stands_still() -> None:
    table = buying_first(5).energy_space(6).factory(0, *STORAGES, "machine-0", "machine-23").running()
    assert turn(table) == ["stop machine-0", "done"]


def test_everything_runs_that_earns_more_than_its_energy_in_the_last_round() -> None:
    assert turn(buying_first(5).factory(0, *STORAGES, "machine-14", "robot-auto-8").running()) == ["done"]


# Candidates


@pytest.mark.parametrize("level", levels.LEVELS)
@pytest.mark.parametrize("players", [2, 4])
def test_candidates_are_legal_and_the_best_first(level: str, players: int) -> None:
    mind = advisor(level)
    table = Table(players, seed=players)
    state = table.state
    decisions = 0
    while not state.over:
        found = mind.candidates(state)
        legal = state.moves()
        values = [one.value for one in found]
        assert found
        assert len(found) <= 8
        assert all(one.move in legal for one in found)
        assert len({one.move for one in found}) == len(found)
        assert values == sorted(values, reverse=True)
        assert mind.choose(state) == found[0].move
        assert mind.rollout(state) in legal
        assert all(of_game("factory-manager").say(mind.reason(state, one.move)) for one in found)
        decisions += len(found) > 1
        state.play(found[0].move, table.chance)
    assert decisions > 20 * players


def test_reasons_have_figures() -> None:
    table = buying_first(3).market("storage-14").factory(0, *STORAGES, "machine-23", "machine-19").buying()
    reason = of_game("factory-manager").say(advisor().reason(table.state, table.state.parse("buy storage-14")))
    assert "costs 14" in reason
    assert "storage 3" in reason


# Worth


def test_worth_is_shared_out_and_prefers_the_better_seat() -> None:
    mind = advisor()
    for table in (
        Table(4).money(2, 60),
        Table(4).round(5).money(2, 60).buying(),
        Table(4).round(3).money(2, 60).running(),
    ):
        worth = mind.worth(table.state)
        assert abs(sum(worth) - 1) < 1e-9
        assert worth.index(max(worth)) == 2


def test_a_bigger_factory_is_worth_more() -> None:
    table = Table(3).round(3).factory(1, *STORAGES, "storage-14", "machine-23", "machine-23").auction(1, 2, 3)
    worth = advisor().worth(table.state)
    assert worth[1] > max(worth[0], worth[2])
