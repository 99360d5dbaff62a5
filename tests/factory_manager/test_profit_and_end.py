"""Phase 5 and the end of the game (FM-5, FM-6)."""

import pytest

from powerhouse.core.errors import IllegalMove
from powerhouse.games.factory_manager.codes import ENERGY
from tests.clauses import clause
from tests.factory_manager.scenario import Table


def paid(*tiles: str, space: int = 1, money: int = 50, round: int = 1, rise: int = 0) -> Table:
    """The first of three players had these tiles run; the energy price is that of the space."""
    table = Table(3).order_tiles(1, 2, 3).factory(0, *tiles).money(0, money).round(round)
    return table.energy_space(space).running(0).shows(ENERGY + rise).everybody("done")


@clause("FM-5.1")
@pytest.mark.parametrize(
    ("tiles", "income"),
    [
        (("machine-23", "storage-18", "storage-18"), 30),
        (("machine-23", "machine-23", "storage-0"), 10),
        (("machine-23",), 0),
        (("storage-18",), 0),
    ],
)
def test_the_lower_of_production_and_storage_counts(tiles: tuple[str, ...], income: int) -> None:
    table = paid(*tiles)
    assert table.shown(0).income == income
    assert table.player(0).money == 50 + income - table.shown(0).energy


@clause("FM-5.2")
@pytest.mark.parametrize("rise", [0, 1, 2])
def test_energy_is_paid_at_the_new_price(rise: int) -> None:
    table = paid("machine-0", "machine-0", *["storage-0"] * 3, space=2, rise=rise)
    assert table.shown(0).profit == 20 - 4 * (2 + rise)
    assert table.player(0).money == 50 + 20 - 4 * (2 + rise)


@clause("FM-5.2")
def test_the_bank_pays() -> None:
    table = paid("machine-0", "machine-0", *["storage-0"] * 3)
    assert table.state.bank == -3 * 16
    assert [table.player(seat).money for seat in range(3)] == [66, 34, 34]


@clause("FM-0.13")
def test_the_bank_never_runs_out_and_everything_may_be_stopped() -> None:
    table = Table(3).order_tiles(1, 2, 3).factory(0, *["machine-7"] * 12).running(0)
    table.play(*["stop machine-7"] * 12, "done")
    assert table.shown(0).idle[0].count == 12
    table = paid(*["machine-23"] * 3, *["storage-18"] * 9, money=10**6)
    assert table.player(0).money > 10**6


@clause("FM-5.3")
def test_in_round_5_the_profit_is_doubled() -> None:
    table = paid("machine-0", "machine-0", *["storage-0"] * 3, round=5)
    assert table.state.over
    assert table.player(0).money == 50 + 2 * 16
    assert table.shown(0).profit == 32
    assert paid("machine-0", "machine-0", *["storage-0"] * 3, round=4).player(0).money == 50 + 16


@clause("FM-5.4")
@pytest.mark.parametrize(("money", "left"), [(50, 46), (5, 1), (4, 0), (3, 0), (0, 0)])
def test_a_loss_is_paid_as_far_as_money_goes(money: int, left: int) -> None:
    table = paid("machine-0", space=2, money=money)
    assert table.shown(0).profit == -4
    assert table.player(0).money == left


@clause("FM-5.4")
def test_in_round_5_a_loss_is_doubled_too() -> None:
    table = paid("machine-0", space=2, round=5)
    assert (table.player(0).money, table.shown(0).profit) == (42, -8)


@clause("FM-0.14")
def test_a_round_goes_through_five_phases() -> None:
    table = Table(3)
    asks: list[str] = []
    headings: list[str] = []
    while table.state.round == 1:
        if not asks or asks[-1] != table.view(None).ask:
            asks.append(table.view(None).ask)
        if not headings or headings[-1] != table.heading():
            headings.append(table.heading())
        table.play(table.legal()[0])
    assert list(dict.fromkeys(asks)) == ["offer", "bid", "bring", "buy", "run"]
    assert headings == [f"round 1, {phase}" for phase in ("turn order", "market", "buying", "running")]
    assert table.view(None).ask == "offer"


def ended(*money: int) -> Table:
    """Round 5 is about to end with nobody earning anything."""
    table = Table(3).order_tiles(1, 2, 3).round(5).energy_space(1)
    for seat, amount in enumerate(money):
        table.factory(seat, "storage-0").money(seat, amount)
    return table.running().shows(ENERGY)


@clause("FM-6.1")
def test_after_round_5_most_money_wins() -> None:
    table = ended(40, 60, 50).everybody("done")
    assert table.state.over
    assert table.state.actor is None
    assert table.legal() == []
    standings = table.state.standings()
    assert [place.seat for place in standings.places] == [1, 2, 0]
    assert standings.places[0].figures == {"money": 58, "profit": -2}
    assert table.end() == "5 rounds are over"
    assert table.heading() == "end"
    with pytest.raises(IllegalMove, match="the game is over"):
        table.play("done")


@clause("FM-6.1")
def test_before_that_the_game_goes_on() -> None:
    table = ended(40, 60, 50).round(4).everybody("done")
    assert table.state.round == 5
    assert table.end() == "not over: round 5 of 5"


@clause("FM-6.2")
def test_among_equals_the_higher_last_profit_wins() -> None:
    table = ended(40, 60, 78)
    table.factory(0, "machine-0", "storage-0").money(0, 44).factory(1, "machine-0", "machine-7", "storage-10")
    table.money(1, 26).everybody("done")
    assert [table.player(seat).money for seat in range(3)] == [60, 60, 76]
    assert [place.seat for place in table.state.standings().places] == [2, 1, 0]


@clause("FM-6.3")
def test_who_is_equal_in_both_shares_the_place() -> None:
    table = ended(50, 50, 40).everybody("done")
    standings = table.state.standings()
    assert standings.winners == [0, 1]
    assert [place.place for place in standings.places] == [1, 1, 3]
