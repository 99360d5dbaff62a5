"""PL-4: selling and buying on the four markets."""

from tests.clauses import clause
from tests.pipeline.scenario import Table


@clause("PL-4.1")
def test_the_worker_trades_where_it_stands() -> None:
    table = Table(4).money(0, 100).play("go market-2")
    assert {move.split()[1] for move in table.legal("buy")} == {"market-2"}
    assert table.refused("buy crude orange crude 5") == ["other-market"]
    assert table.refused("sell orange low crude orange crude 5") == ["other-market"]


@clause("PL-4.2")
def test_any_number_is_sold_and_then_bought() -> None:
    table = Table(4).oil(0, teal_low=1, teal_mid=2).tanks(0, 2, 1, 1, 1).play("go market-2")
    table.play("sell teal mid market-2 teal mid 45", "sell teal mid market-2 teal mid 45")
    table.play("buy market-2 silver crude 6", "buy market-2 silver crude 6")
    assert table.player(0).money == 40 + 90 - 12
    assert table.held(0) == {"teal_low": 1, "silver_crude": 2}
    assert table.refused("sell teal low market-2 teal low 25") == ["sold-out"]
    assert table.legal("sell") == []


@clause("PL-4.3")
def test_a_cube_costs_the_price_of_its_slot_whichever_that_is() -> None:
    table = Table(2).play("go crude")
    assert table.legal("buy") == [
        "buy crude orange crude 5", "buy crude orange crude 7", "buy crude orange crude 9",
        "buy crude silver crude 6", "buy crude silver crude 8", "buy crude silver crude 10",
        "buy crude teal crude 7", "buy crude teal crude 9", "buy crude teal crude 11",
    ]  # fmt: skip
    table.play("buy crude teal crude 11")
    assert table.player(0).money == 29
    assert table.cubes("crude", "teal_crude") == ["teal"] * 5 + [None]


@clause("PL-4.3")
def test_selling_takes_any_free_slot_of_the_colour() -> None:
    table = Table(4).oil(0, orange_low=1).play("go market-1")
    assert table.legal("sell") == ["sell orange low market-1 orange low 20", "sell orange low market-1 orange low 25"]
    assert table.refused("sell orange low market-1 silver low 30") == ["colour-wrong"]
    table.play("sell orange low market-1 orange low 20")
    assert table.cubes("market-1", "orange_low") == [None, "orange", None, None]
    assert table.player(0).money == 60


@clause("PL-4.3")
def test_what_cannot_be_traded_is_refused_with_the_numbers() -> None:
    table = Table(4).money(0, 6).play("go market-1")
    assert table.reasons("buy market-1 teal crude 7") == ["that cube costs 7, you have 6 (PL-4.3)"]
    assert table.refused("buy market-1 orange low 25") == ["slot-empty"]
    assert table.refused("sell teal crude market-1 teal crude 5") == ["slot-full", "no-cube"]
    assert table.refused("loan") == ["not-trade"]


@clause("PL-4.4")
def test_equal_slots_are_used_from_the_right() -> None:
    table = Table(4).oil(0, orange_low=2).play("go market-1", "sell orange low market-1 orange low 25")
    assert table.cubes("market-1", "orange_low") == [None, None, None, "orange"]
    table.play("sell orange low market-1 orange low 25")
    assert table.cubes("market-1", "orange_low") == [None, None, "orange", "orange"]
    table.money(0, 50).play("buy market-1 orange low 25")
    assert table.cubes("market-1", "orange_low") == [None, None, "orange", None]


@clause("PL-4.4")
def test_the_other_of_two_equal_slots_is_named_by_no_move() -> None:
    table = Table(4).oil(0, orange_low=1).play("go market-1")
    moves = table.state.moves()
    left = next(move for move in moves if table.state.text(move).startswith("sell")) - 12
    assert [refusal.code for refusal in table.state.refusals(left)] == ["same-slot"]
    first = table.state.parse("buy market-1 teal crude 5") - 1
    assert [refusal.code for refusal in table.state.refusals(first)] == ["same-slot"]


@clause("PL-4.5")
def test_better_oil_is_sold_as_worse_and_stays_so() -> None:
    table = Table(4).oil(0, teal_high=1).play("go market-2", "sell teal high market-2 teal low 25")
    assert table.player(0).money == 65
    table.play("buy market-2 teal low 25")
    assert table.held(0) == {"teal_low": 1}


@clause("PL-4.5")
def test_refined_oil_can_be_sold_as_crude_but_crude_not_as_refined() -> None:
    table = Table(4).oil(0, orange_mid=1, orange_crude=1).row("crude", "orange_crude", *[None] * 8).play("go crude")
    assert "sell orange mid crude orange crude 11" in table.legal()
    other = Table(4).oil(0, orange_crude=1).play("go market-1")
    assert other.legal("sell") == []
    assert other.refused("sell orange crude market-1 orange low 25") == ["grade-low"]


@clause("PL-4.6")
def test_a_cube_needs_room_in_a_tank_of_its_grade() -> None:
    table = Table(4).tanks(0, crude=1, high=4).oil(0, teal_crude=1).play("go crude", "buy crude orange crude 5")
    assert table.legal("buy") == []
    assert table.reasons("buy crude orange crude 5") == [
        "no room for crude oil: you have 2 cubes, and your tanks take 2 (PL-4.6)"
    ]


@clause("PL-4.6")
def test_sales_make_room() -> None:
    table = Table(4).tanks(0, crude=1).oil(0, silver_crude=2).row("crude", "silver_crude", *["silver"] * 7, None)
    table.play("go crude")
    assert table.legal("buy") == []
    table.play("sell silver crude crude silver crude 12", "buy crude orange crude 5")
    assert table.held(0) == {"silver_crude": 1, "orange_crude": 1}
