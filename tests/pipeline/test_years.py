"""PL-13: what is renewed when a new year begins."""

import pytest

from powerhouse.core.chance import Chance
from tests.clauses import clause
from tests.pipeline.scenario import Table


class Watching(Chance):
    """Reveals the last candidate and remembers what it revealed."""

    def __init__(self) -> None:
        self.shown: list[int] = []

    def pick(self, candidates: list[int]) -> int:
        self.shown.append(candidates[-1])
        return candidates[-1]


def _new_year(table: Table) -> Table:
    """The last player of the year passes."""
    return table.last_turn_of_the_year().ends_turn()


@clause("PL-13.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_contracts_move_right_and_the_left_column_is_filled(players: int) -> None:
    table = Table(players)
    before = table.view(None).contracts
    after = _new_year(table).view(None).contracts
    for old, new in zip(before, after, strict=True):
        assert new.contracts == [old.next, *old.contracts[:-1]]
        assert new.next is not None
        assert new.stack == 1
    third = _new_year(table).view(None).contracts
    for old, new in zip(after, third, strict=True):
        assert new.contracts[0] == old.next
        assert (new.next, new.stack) == (None, 0)


@clause("PL-13.1")
def test_gaps_move_with_the_others() -> None:
    table = Table(4).board_contracts(
        "C-low-01", None, "C-low-03", None, "C-mid-02", "C-mid-03", "C-high-01", "C-high-02", None
    )
    rows = [[own.id if own else None for own in row.contracts[1:]] for row in _new_year(table).view(None).contracts]
    assert rows == [["C-low-01", None], [None, "C-mid-02"], ["C-high-01", "C-high-02"]]


@clause("PL-13.2")
def test_unfinished_contracts_leave_for_a_penalty_each() -> None:
    table = Table(2).contract(0, "C-low-05").contract(0, "C-mid-09", filled=1).contract(1, "C-low-01", times=1)
    _new_year(table)
    assert [player.penalties for player in table.state.players] == [2, 0]
    assert not table.player(0).contracts
    assert [contract.id for contract in table.view(None).players[1].contracts] == ["C-low-01"]


@clause("PL-13.3")
def test_filled_contracts_start_anew_and_deferred_ones_become_active() -> None:
    table = Table(2).contract(0, "C-low-05", times=1).contract(0, "C-mid-09", deferred=True)
    _new_year(table)
    for own in table.view(None).players[0].contracts:
        assert (own.deferred, own.times, own.open) == (False, 0, True)
        assert not any(need.filled for need in own.needs)
    assert table.player(0).penalties == 0
    _new_year(table)
    assert table.player(0).penalties == 2


@clause("PL-13.4")
def test_crude_rows_get_four_cubes_from_the_right() -> None:
    table = Table(2).row("crude", "orange_crude", "orange", *[None] * 5)
    table.row("market-1", "teal_crude", *["teal"] * 3, None, "teal", None)
    _new_year(table)
    assert table.cubes("crude", "orange_crude") == ["orange", None, "orange", "orange", "orange", "orange"]
    assert table.cubes("market-1", "teal_crude") == ["teal"] * 6


@clause("PL-13.4")
def test_an_empty_supply_fills_nothing() -> None:
    table = Table(2).row("crude", "orange_crude", *[None] * 6)
    table.state.supply[0] = 2
    _new_year(table)
    assert table.cubes("crude", "orange_crude") == [None] * 4 + ["orange"] * 2


@clause("PL-13.5")
def test_refined_rows_lose_cubes_from_the_right() -> None:
    table = (
        Table(4)
        .row("market-2", "teal_low", *["teal"] * 4)
        .row("market-2", "orange_mid", "orange", None, "orange", None)
    )
    table.row("market-1", "silver_high", *["silver"] * 4)
    before = list(table.state.supply)
    _new_year(table)
    assert table.cubes("market-2", "teal_low") == ["teal", None, None, None]
    assert table.cubes("market-2", "orange_mid") == [None] * 4
    assert table.cubes("market-1", "silver_high") == ["silver"] * 4
    assert list(table.state.supply) == [before[0] + 2, before[1] + 3, before[2]]


@clause("PL-13.5")
def test_the_demands() -> None:
    rows = {
        market.id: {f"{row.colour} {row.grade}": row.refresh for row in market.rows if row.grade != "crude"}
        for market in Table(2).view(None).markets
    }
    assert list(rows["market-1"].values()) == [2, 1, 1, 1, 2, 0]
    assert list(rows["market-2"].values()) == [1, 2, 1, 3, 1, 1]
    assert list(rows["market-3"].values()) == [3, 2, 1, 2, 1, 0]


@clause("PL-13.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_shops_get_new_pipes_and_are_filled_up(players: int) -> None:
    table = Table(players)
    old = {*table.state.tank_pipes, *table.state.machine_pipes}
    full = (table.state.tanks_left, table.state.machines_left)
    table.state.tanks_left, table.state.machines_left = [0, 1, 0], [0, 0, 1]
    table.chance = Watching()
    _new_year(table)
    new = table.state.tank_pipes + table.state.machine_pipes
    assert len(set(new)) == 4 * players
    assert not set(new) & old
    assert not old & set(table.state.unseen)
    assert (table.state.tanks_left, table.state.machines_left) == full
    assert len(table.chance.shown) == 4 * players + 3


@clause("PL-13.7")
def test_tokens_are_turned_up_and_orders_stay() -> None:
    table = (
        Table(2).closed("engineering", "machines", "shops").board_orders("O3-01", None, None, "O4-02", None, "O5-01")
    )
    table.state.opened_now = True
    _new_year(table)
    assert not any(family.closed for family in table.view(None).families)
    orders = [order.id if order else None for row in table.view(None).orders for order in row.orders]
    assert orders == ["O3-01", None, None, "O4-02", None, "O5-01"]
    assert not table.state.opened_now


@clause("PL-12.14", "PL-13.5")
def test_a_stranger_goes_back_to_the_supply_of_its_own_colour() -> None:
    table = Table(4).row("market-2", "orange_mid", None, None, None, "teal")
    before = list(table.state.supply)
    _new_year(table)
    assert table.cubes("market-2", "orange_mid") == [None] * 4
    assert list(table.state.supply) == [before[0], before[1] + 1, before[2]]


@clause("PL-12.16", "PL-13.2", "PL-13.3")
def test_a_signed_order_becomes_active_and_brings_a_penalty_like_a_contract() -> None:
    table = Table(2).contract(0, "O4-06", deferred=True)
    _new_year(table)
    assert [(own.id, own.deferred, own.open) for own in table.view(None).players[0].contracts] == [
        ("O4-06", False, True)
    ]
    _new_year(table)
    assert (table.player(0).penalties, table.player(0).contracts) == (1, [])
