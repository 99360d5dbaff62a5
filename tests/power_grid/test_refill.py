"""Phase 5, second part: refill of the fuel market (PG-5.8 to PG-5.12)."""

import pytest

from powerhouse.games.power_grid.codes import COAL, FUELS
from tests.clauses import clause
from tests.power_grid.scenario import Table

REFILL = {  # players: (coal, oil, garbage, uranium) in steps 1, 2 and 3
    2: [(4, 2, 1, 1), (5, 3, 2, 1), (3, 4, 3, 1)],
    3: [(4, 2, 1, 1), (5, 3, 2, 1), (3, 4, 3, 1)],
    4: [(5, 3, 2, 1), (6, 4, 3, 2), (4, 5, 4, 2)],
    5: [(5, 4, 3, 2), (7, 5, 3, 3), (5, 6, 5, 2)],
    6: [(7, 5, 3, 2), (9, 6, 5, 3), (6, 7, 6, 3)],
}
EMPTY = {"coal": 0, "oil": 0, "garbage": 0, "uranium": 0}


def at_the_end_of_a_round(players: int = 4, step: int = 1, **options: str) -> Table:
    """An empty fuel market, everything in the reserve, and nobody has supplied yet."""
    return Table(players, 1, **options).order(*range(players)).step(step).fuel_market(**EMPTY).supplying()


@clause("PG-5.8", "PG-6.1")
@pytest.mark.parametrize("map", ["germany", "usa"])
@pytest.mark.parametrize("step", [1, 2, 3])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_fuel_gets_the_tokens_of_the_table(players: int, step: int, map: str) -> None:
    table = at_the_end_of_a_round(players, step, map=map)
    reserve = table.reserve()
    table.everybody("run nothing")
    refilled = dict(zip(FUELS, REFILL[players][step - 1], strict=True))
    assert table.on_market() == refilled
    assert table.reserve() == {fuel: reserve[fuel] - refilled[fuel] for fuel in FUELS}


@clause("PG-5.8")
def test_the_market_is_refilled_once_a_round_after_everybody_has_supplied() -> None:
    table = at_the_end_of_a_round(3)
    table.play("run nothing", "run nothing")
    assert table.on_market() == EMPTY
    table.play("run nothing")
    assert table.on_market()["coal"] == 4
    table.next_round()
    assert table.on_market()["coal"] == 8


def prices_paid(table: Table, seat: int, fuel: str) -> list[int]:
    """What a player pays for all tokens of a fuel, one after the other."""
    table.money(seat, 500).fuel_phase(seat)
    paid: list[int] = []
    while f"buy {fuel}" in table.legal():
        before = table.player(seat).money
        table.play(f"buy {fuel}")
        paid.append(before - table.player(seat).money)
    return paid


@clause("PG-5.9")
def test_the_dearest_spaces_are_filled_first() -> None:
    table = at_the_end_of_a_round(6, 2).plants(0, 8, 20, 31).everybody("run nothing")
    assert prices_paid(table, 0, "coal") == [6, 6, 6, 7, 7, 7, 8, 8, 8]


@clause("PG-5.9")
def test_a_space_is_filled_up_before_the_next_cheaper_one() -> None:
    table = at_the_end_of_a_round(4).fuel_market(oil=4).plants(0, 7, 16, 32)
    table.everybody("run nothing")  # three more: two into the space 7, one into the space 6
    assert prices_paid(table, 0, "oil") == [6, 7, 7, 7, 8, 8, 8]


@clause("PG-5.9")
def test_uranium_goes_into_the_spaces_16_14_and_12() -> None:
    table = at_the_end_of_a_round(6, 3).plants(0, 11, 17).everybody("run nothing")
    assert prices_paid(table, 0, "uranium") == [12, 14, 16]


@clause("PG-5.10")
def test_a_reserve_too_small_gives_what_it_has() -> None:
    table = at_the_end_of_a_round(6).fuel(0, coal=20, oil=24, garbage=23, uranium=11)
    table.everybody("run nothing")
    assert table.on_market() == {"coal": 4, "oil": 0, "garbage": 1, "uranium": 1}
    assert table.reserve() == EMPTY


@clause("PG-5.10")
def test_a_market_with_too_few_free_places_takes_what_fits() -> None:
    """With the tokens of the box the reserve ends first; with more of them, the places do."""
    table = at_the_end_of_a_round(4).fuel_market(coal=22)
    table.state.fuel.reserve[COAL] += 10
    table.everybody("run nothing")
    assert table.on_market()["coal"] == 24
    assert table.reserve()["coal"] == 10


@clause("PG-5.10")
def test_usa_coal_comes_from_the_coal_storage_only() -> None:
    usa = Table(4, map="usa").order(0, 1, 2, 3).plants(0, 10).fuel(0, coal=4)
    assert usa.reserve()["coal"] == 0
    usa.next_round()
    assert usa.on_market()["coal"] == 20  # the storage is empty
    usa.supplying().play("run 10", "run nothing", "run nothing", "run nothing")
    assert usa.on_market()["coal"] == 22  # the two that were burnt
    assert usa.reserve()["coal"] == 0


def auction_of_39(players: int = 4, **options: str) -> Table:
    """Step 3, plant 39 is on offer; the uranium market is empty."""
    table = Table(players, 1, **options).order(*range(players)).round(5).step(3).money(0, 100)
    return table.market(30, 32, 36, 38, 39, 40).fuel_market(uranium=0).auction()


def to_the_next_round(table: Table) -> Table:
    """Everybody passes, buys no fuel, builds nothing and supplies nothing until phase 2 comes again."""
    last = table.state.round
    while table.state.round == last:
        table.play(next(move for move in ("pass", "done", "run nothing") if move in table.legal()))
    return table


@clause("PG-5.11")
def test_uranium_is_never_refilled_once_a_player_has_bought_plant_39() -> None:
    table = auction_of_39().draws(42)
    table.buys(39)
    assert table.owned(0) == [39]
    to_the_next_round(table)
    assert table.on_market() == {"coal": 24, "oil": 23, "garbage": 13, "uranium": 0}
    assert table.reserve()["uranium"] == 12
    to_the_next_round(table)
    assert table.on_market()["uranium"] == 0


@clause("PG-5.11")
def test_uranium_left_in_the_market_can_still_be_bought_after_the_phase_out() -> None:
    table = auction_of_39().fuel_market(uranium=2).draws(42)
    table.buys(39).play("pass", "pass", "pass")
    table.play("done", "done", "done", "buy uranium")
    assert table.held(0)["uranium"] == 1
    to_the_next_round(table)
    assert table.on_market()["uranium"] == 1


@clause("PG-5.11")
def test_the_phase_out_outlives_the_plant() -> None:
    table = auction_of_39().plants(0, 13, 18, 22).draws(42, 44)
    table.buys(39).play("scrap 13")
    to_the_next_round(table)
    table.money(0, 100).buys(44).play("scrap 39")
    assert 39 not in table.owned(0)
    assert to_the_next_round(table).on_market()["uranium"] == 0


@clause("PG-5.12")
def test_another_plant_does_not_bring_the_phase_out() -> None:
    table = auction_of_39().draws(42)
    table.buys(40)
    assert to_the_next_round(table).on_market()["uranium"] == 2


@clause("PG-5.12")
def test_plant_39_that_leaves_the_market_unsold_brings_no_phase_out() -> None:
    table = auction_of_39().market(39, 40, 42, 44, 46, 50).draws(20, 21)
    to_the_next_round(table)
    assert 39 not in table.state.market.cards
    assert table.on_market()["uranium"] == 2


@clause("PG-5.12", "PG-8.9")
def test_plant_39_taken_by_the_trust_brings_no_phase_out() -> None:
    table = auction_of_39(2).market(28, 30, 32, 36, 38, 39).draws(20, 21, 22)
    table.play("pass")
    assert [plant.number for plant in table.trust().fleet.plants] == [39]
    to_the_next_round(table)
    assert table.on_market()["uranium"] == 1


@clause("PG-5.12")
def test_usa_has_no_phase_out() -> None:
    usa = auction_of_39(map="usa").draws(42)
    usa.buys(39)
    assert to_the_next_round(usa).on_market()["uranium"] == 2
