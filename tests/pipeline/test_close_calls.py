"""Where a rule is just met or just missed, and the sentences that say by how much."""

import pytest

from powerhouse.core.chance import Chance, Seeded
from powerhouse.games.pipeline import GAME
from powerhouse.games.pipeline.codes import FILL, FIRST, MACHINE, PLACE, SITE, Stage
from powerhouse.games.pipeline.state import Pipeline
from tests.clauses import clause
from tests.pipeline.scenario import TILE_OF_CODE, Table

CHEAP = {"orange": (1, 1, 1), "teal": (1, 1, 1), "silver": (1, 1, 1)}
BOARD = ("C-low-01", "C-low-02", "C-mid-01", "C-mid-02", "C-high-01", "C-high-02")
NO_ORDERS: tuple[str | None, ...] = (None,) * 6
P001 = next(code for code, tile in TILE_OF_CODE.items() if tile == "P001")


class Begins(Chance):
    """Lets this seat begin; all else comes by a seed."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.others = Seeded(1)

    def pick(self, candidates: list[int]) -> int:
        return FIRST + self.seat if FIRST in candidates else self.others.pick(candidates)


@clause("PL-1.14", "PL-1.16")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_was_drawn_begins_and_places_the_first_tank(seat: int) -> None:
    state = GAME.start(GAME.setup(3, {"start-tanks": "placed"}), Begins(seat))
    assert isinstance(state, Pipeline)
    assert state.order == [seat, (seat + 1) % 3, (seat + 2) % 3]
    assert state.turn == seat


# Markets


@clause("PL-4.2", "PL-2.3")
def test_exactly_the_price_is_enough() -> None:
    table = Table(4).row("crude", "orange_crude", "orange", *[None] * 7).money(0, 5).play("go crude")
    assert table.legal("buy") == ["buy crude orange crude 5"]
    assert table.play("buy crude orange crude 5").player(0).money == 0


@clause("PL-4.6", "PL-6.3")
def test_room_is_counted_by_tanks_and_exact_money_is_no_reason() -> None:
    table = Table(4).tanks(0, crude=2).oil(0, teal_crude=4).money(0, 11).play("go crude")
    assert table.reasons("buy crude orange crude 11") == [
        "no room for crude oil: you have 4 cubes, and your tanks take 4 (PL-4.6)"
    ]


@clause("PL-4.3", "PL-2.3")
def test_crude_oil_alone_is_a_reason_to_go_to_a_market() -> None:
    table = Table(4).money(0, 0).oil(0, orange_crude=1).row("crude", "orange_crude", *[None] * 8)
    table.play("go crude", "sell orange crude crude orange crude 5")
    assert table.held(0) == {}
    assert table.cubes("crude", "orange_crude")[:2] == [None, "orange"]
    table = Table(4).money(0, 0).oil(0, orange_crude=2).row("crude", "orange_crude", *[None] * 8).play("go crude")
    table.play("sell orange crude crude orange crude 5", "sell orange crude crude orange crude 5")
    assert table.cubes("crude", "orange_crude")[:2] == ["orange", "orange"]
    assert table.player(0).money == 10


@clause("PL-4.1")
def test_slots_of_another_market_are_told_from_full_ones() -> None:
    table = Table(4).oil(0, orange_crude=1, teal_crude=1).row("crude", "orange_crude", *["orange"] * 8)
    table.row("market-1", "teal_crude", *["teal"] * 8).play("go crude")
    assert table.refused("sell orange crude crude orange crude 5") == ["slot-full"]
    assert table.refused("sell teal crude market-1 teal crude 5") == ["other-market"]
    there = Table(4).oil(0, teal_crude=1).row("market-1", "teal_crude", *["teal"] * 8).play("go market-1")
    assert there.refused("sell teal crude market-1 teal crude 5") == ["slot-full"]
    assert there.refused("sell orange crude crude orange crude 5") == ["other-market"]


@clause("PL-2.3", "PL-12.13")
@pytest.mark.parametrize(("level", "money", "enough"), [(0, 19, False), (0, 20, True), (1, 24, False), (1, 25, True)])
def test_what_a_refined_cube_costs_says_whether_one_may_go_there(level: int, money: int, enough: bool) -> None:
    """The cheapest cube is orange low for 20, with Refined Markets 1 for 25."""
    table = Table(4).level(0, "refined-markets", level).money(0, money).row("market-1", "teal_crude", *[None] * 8)
    table.row("market-1", "orange_low", "orange", "orange", "orange", "orange")
    table.row("market-1", "silver_low", None, None, "silver", "silver")
    assert ("go market-1" in table.legal()) == enough
    if not enough:
        price = 25 if level else 20
        assert table.reasons("go market-1") == [
            f"market 1: the cheapest thing there costs {price}, you have {money} (PL-2.3)"
        ]


@clause("PL-2.3", "PL-12.13")
def test_crude_oil_on_refined_markets_is_not_dearer_with_refined_markets_1() -> None:
    table = Table(4).level(0, "refined-markets", 1).row("market-1", "teal_crude", "teal", *[None] * 7)
    assert "go market-1" in table.money(0, 5).legal()
    assert "go market-1" not in table.money(0, 4).legal()


@clause("PL-2.3")
def test_an_empty_market_asks_for_no_money() -> None:
    table = Table(4).money(0, 10)
    for colour in ("orange", "silver", "teal"):
        table.row("crude", f"{colour}_crude", *[None] * 8)
    assert "go crude" in table.legal()


# Contracts and deliveries


@clause("PL-5.2")
@pytest.mark.parametrize("grade", ["low", "mid", "high"])
def test_each_row_is_closed_by_a_contract_of_its_own(grade: str) -> None:
    table = Table(2).board_contracts(*BOARD).play("go contracts", f"sign C-{grade}-01")
    assert not [move for move in table.legal("sign") if grade in move]
    assert len(table.legal("sign")) == 8
    assert table.refused(f"sign C-{grade}-02") == table.refused(f"sign C-{grade}-02 deferred") == ["row-signed"]


@clause("PL-5.2", "PL-5.4")
def test_both_reasons_are_told_in_the_third_year() -> None:
    table = Table(2).board_contracts(*BOARD).year(3).play("go contracts", "sign C-low-01")
    assert table.refused("sign C-low-02") == ["row-signed"]
    assert table.refused("sign C-low-02 deferred") == ["row-signed", "no-deferring"]


@clause("PL-12.16", "PL-5.3")
def test_the_first_order_of_the_box_is_signed_and_nothing_of_it_is_filled() -> None:
    table = Table(2).level(0, "contracts-orders", 3).board_orders("O3-01", "O3-02", *NO_ORDERS[2:])
    table.play("go contracts", "sign O3-01")
    assert table.refused("sign O3-02") == ["row-signed"]
    [own] = table.view(0).players[0].contracts
    assert (own.id, own.times, [need.filled for need in own.needs]) == ("O3-01", 0, [False, False, False])


@clause("PL-10.3")
def test_three_needs_that_are_alike_take_three_cubes() -> None:
    """C-low-01: three silver low."""
    table = Table(2).contract(0, "C-low-01").oil(0, silver_low=1, silver_mid=1, silver_high=1)
    for grade, left in (("mid", 2), ("high", 1), ("low", 0)):
        table.play(f"deliver silver {grade} to C-low-01 as low")
        assert sum(table.held(0).values()) == left
        assert f"silver_{grade}" not in table.held(0)
    [own] = table.view(0).players[0].contracts
    assert (own.times, table.player(0).money) == (1, 40 + 3 * 20)


@clause("PL-10.3")
def test_the_second_need_may_be_filled_first_and_only_once() -> None:
    """C-mid-09: silver mid, teal low."""
    table = Table(2).contract(0, "C-mid-09").oil(0, teal_mid=2).play("deliver teal mid to C-mid-09 as low")
    assert table.held(0) == {"teal_mid": 1}
    assert table.legal("deliver") == []
    assert table.refused("deliver teal mid to C-mid-09 as low") == ["need-filled"]


@clause("PL-10.2", "PL-10.3")
def test_a_need_that_is_not_there_is_filled_by_nothing() -> None:
    table = Table(2).contract(0, "C-low-01").oil(0, silver_crude=1)
    assert table.refused("deliver silver crude to C-low-01 as low") == ["need-better"]
    fourth = FILL + 4 * 3 + 1
    assert [refusal.code for refusal in table.state.refusals(fourth)] == ["need-filled"]


@clause("PL-10.5")
def test_the_middle_grade_of_an_order_must_do_too() -> None:
    """O3-08: silver high, teal mid, orange low."""
    table = Table(2).board_orders("O3-08", "O3-01", *NO_ORDERS[2:]).oil(0, silver_high=1, teal_low=2, orange_low=1)
    assert table.refused("serve O3-08") == ["order-short"]
    assert table.legal("serve") == []
    table.oil(0, silver_high=2, teal_mid=2, orange_high=2)
    assert table.legal("serve") == ["serve O3-01", "serve O3-08"]


@clause("PL-10.6")
def test_a_cube_that_another_need_must_have_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """As an owner of the box might write the needs of O4-03: orange low first, then mid, then two high."""
    table = Table(2).board_orders(None, None, "O4-03", None, None, None)
    order = next(one for one in table.state.figures.orders if one.id == "O4-03")
    monkeypatch.setattr(order, "needs", order.needs[::-1])
    table.oil(0, orange_low=1, orange_mid=2, orange_high=2).play("serve O4-03")
    assert table.legal() == ["spend low", "spend mid"]
    table.play("spend mid")
    assert table.held(0) == {"orange_low": 1}
    forced = Table(2).board_orders(None, None, "O4-03", None, None, None)
    forced.oil(0, orange_mid=2, orange_high=2, teal_high=3, silver_low=1).play("serve O4-03")
    assert forced.held(0) == {"teal_high": 3, "silver_low": 1}
    assert forced.view(0).players[0].orders == ["O4-03"]


# Shops


@clause("PL-6.2")
def test_each_row_of_tanks_has_its_price_for_every_grade() -> None:
    table = Table(2).play("go tanks", "tank 5 crude", "tank 10 crude")
    assert list(table.player(0).tanks) == [4, 1, 1, 1]
    assert table.player(0).money == 25
    assert table.money(0, 9).reasons("tank 10 crude") == ["that tank costs 10, you have 9 (PL-6.2)"]
    assert table.money(0, 0).refused("tank 5 crude") == ["tank-dear"]


@clause("PL-6.5")
def test_where_one_tile_fewer_lies_there_only_money_can_lack() -> None:
    table = Table(2).shop("tanks", "WE-ooo", "WE-ttt", "WE-sss").money(0, 14).play("go tanks")
    assert table.refused("pipes 4") == ["pipes-dear"]
    table.shop("tanks", "WE-ooo")
    assert table.refused("pipes 2") == ["pipes-dear"]


@clause("PL-6.5", "PL-6.6")
def test_who_left_a_tile_goes_on_in_the_shop_of_machines() -> None:
    table = Table(2).money(0, 100).shop("machines", "WE-ooo", "WE-ttt", "WE-sss").play("go machines", "pipes 2")
    table.play(f"take {TILE_OF_CODE['WE-ooo']}", "place 0,0 east", "done", "machine 20", "site 0,0")
    assert table.stage() == Stage.SHOP
    assert len(table.state.machine_pipes) == 2
    assert [refusal.code for refusal in table.state.refusals(MACHINE + 3)] == ["not-machines"]


# Government


@clause("PL-7.4")
@pytest.mark.parametrize(("money", "tiles"), [(4, 0), (5, 1), (9, 1), (10, 2), (19, 2), (20, 3)])
def test_exactly_the_price_of_so_many_government_pipes_is_enough(money: int, tiles: int) -> None:
    table = Table(2).money(0, money)
    if not tiles:
        assert table.refused("go government") == ["government-dear"]
        return
    table.play("go government")
    bought = 0
    while table.legal("take"):
        table.play(table.legal("take")[0])
        bought += 1
    assert bought == tiles


@clause("PL-7.1", "PL-7.2")
def test_tiles_of_a_closed_quadrant_are_no_reason_to_go_there() -> None:
    """The second and the third quadrant are open and empty, and in the first year no other may be opened."""
    table = Table(2).money(0, 5)
    table.state.opened = 0b110
    left = table.state.government[:]
    left[8:24] = [-1] * 16
    table.state.government = left
    assert "go government" not in table.legal()
    assert table.refused("go government") == ["government-gone"]


@clause("PL-7.2", "PL-7.3")
def test_the_first_tile_of_the_box_is_told_from_others() -> None:
    table = Table(2).money(0, 10)
    number = table.tile(P001)
    spaces = [tile for tile in table.state.government if tile != number][:31]
    table.state.government = [*spaces[:24], number, *spaces[24:]]
    table.state.opened = 0b11
    table.play("go government")
    assert table.refused(f"take {TILE_OF_CODE[P001]}") == ["quadrant-closed"]
    table.play(table.legal("take")[0])
    assert table.refused(f"take {TILE_OF_CODE[P001]}") == ["not-beside"]


# Network


@clause("PL-8.3", "PL-6.7")
def test_far_from_the_network_nothing_is_laid() -> None:
    table = Table(2).shop("tanks", "WE-ooo", "WE-ttt").tiles(0, "WE-sss 0,0 east")
    table.play("go tanks", "pipes 2", f"take {TILE_OF_CODE['WE-ooo']}")
    assert [refusal.code for refusal in table.state.refusals(PLACE)] == ["place-loose"]
    site = Table(2).money(0, 80).tiles(0, "WE-sss 0,0 east").play("go machines", "machine 20")
    assert [refusal.code for refusal in site.state.refusals(SITE)] == ["site-empty"]


@clause("PL-8.9")
def test_a_run_that_is_refused_says_which_line_and_what_it_costs() -> None:
    table = Table(2).tiles(0, "WE-ooo 0,0 east").costs(orange=(1, 1, 3)).oil(0, orange_low=1)
    table.play("go network", f"stand {TILE_OF_CODE['WE-ooo']}")
    number = table.line(0, "orange", 2)
    assert table.reasons(f"refine {number} low high") == [f"line {number} has a power of 2, and this costs 4 (PL-8.9)"]
    assert table.refused(f"refine {number} low low") == ["not-refine"]


# Turn order


@clause("PL-3.3")
def test_a_push_that_is_refused_says_where_and_which_way() -> None:
    table = Table(4).cross("upgrades", "tanks", "machines", "contracts").play("go contracts", "done")
    table.state.row = [1, -1, 2, 3]
    assert table.legal() == ["done", "disc 1", "disc 2", "disc 3 left", "disc 4 left"]
    assert table.reasons("disc 2 left") == ["space 2 is free, so nobody is pushed to the left (PL-3.3)"]
    assert table.reasons("disc 3") == [
        "the discs from space 3 on cannot be pushed to the right: no space is free there (PL-3.3)"
    ]
    assert table.reasons("disc 1 left") == [
        "the discs from space 1 on cannot be pushed to the left: no space is free there (PL-3.3)"
    ]
