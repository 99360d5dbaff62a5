"""PL-5: signing contracts and taking loans."""

import pytest

from powerhouse.games.pipeline.codes import Stage
from tests.clauses import clause
from tests.pipeline.scenario import Table

BOARD = ("C-low-01", "C-low-02", "C-mid-01", "C-mid-02", "C-high-01", "C-high-02")


def _signing(year: int = 1) -> Table:
    return Table(2).board_contracts(*BOARD).year(year).play("go contracts")


@clause("PL-5.1")
def test_contracts_cost_nothing_and_a_loan_fits_in_between() -> None:
    table = _signing().play("sign C-low-01", "loan", "sign C-high-02 deferred", "done")
    assert table.stage() == Stage.ORDER
    assert table.player(0).money == 55
    assert [contract.id for contract in table.view(0).players[0].contracts] == ["C-low-01", "C-high-02"]


@clause("PL-5.1")
def test_what_does_not_lie_there_cannot_be_signed() -> None:
    table = _signing()
    assert table.refused("sign C-low-03") == ["contract-gone"]
    assert table.board_orders(None, *[None] * 5).refused("sign O3-01") == ["contract-gone"]
    assert table.board_orders("O3-01", *[None] * 5).refused("sign O3-01") == ["order-no-contract"]
    assert table.refused("tank low") == ["not-sign"]


@clause("PL-5.2")
def test_one_contract_of_each_row() -> None:
    table = _signing().play("sign C-low-01")
    assert table.refused("sign C-low-02") == ["row-signed"]
    table.play("sign C-mid-01", "sign C-high-01")
    assert table.legal() == ["done", "loan"]
    table.ends_turn().ends_turn().play("go contracts", "sign C-low-02")
    assert len(table.player(0).contracts) == 4


@clause("PL-5.3")
def test_each_contract_is_active_or_deferred() -> None:
    table = _signing().play("sign C-low-01", "sign C-mid-01 deferred")
    active, deferred = table.view(None).players[0].contracts
    assert (active.deferred, active.open) == (False, True)
    assert (deferred.deferred, deferred.open) == (True, False)


@clause("PL-5.4")
def test_nothing_is_deferred_in_the_third_year() -> None:
    assert "sign C-low-01 deferred" in _signing(2).legal()
    table = _signing(3)
    assert "sign C-low-01" in table.legal()
    assert table.reasons("sign C-low-01 deferred") == [
        "in the last year nothing can be deferred, so not the contract for 3 silver low (PL-5.4)"
    ]


@clause("PL-5.5")
def test_the_place_of_a_contract_stays_empty() -> None:
    table = _signing().play("sign C-low-01", "done", "done")
    row = table.view(None).contracts[0].contracts
    assert row[0] is None
    assert row[1] is not None
    assert row[1].id == "C-low-02"


@clause("PL-5.6")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_a_loan_brings_15_dollars_and_a_penalty_cube_once(year: int) -> None:
    table = _signing().year(year).play("loan")
    assert (table.player(0).money, table.player(0).penalties) == (55, 1)
    assert table.refused("loan") == ["loan-twice"]


@clause("PL-5.6")
def test_penalty_cubes_do_not_run_out() -> None:
    table = Table(2)
    for player in table.state.players:
        player.penalties = 20
    table.play("go contracts", "loan")
    assert table.player(0).penalties == 21
