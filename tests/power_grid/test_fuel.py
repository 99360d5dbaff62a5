"""Phase 3: buying fuel (PG-3.1, PG-3.7 to PG-3.10)."""

import pytest

from powerhouse.core.errors import IllegalMove
from tests.clauses import clause
from tests.power_grid.scenario import Table


def buyer(*plants: int, money: int = 100, map: str = "germany") -> Table:
    """Seat 0 is last in turn order and to buy; it has these plants."""
    return Table(3, map=map).order(1, 2, 0).plants(0, *plants).money(0, money).fuel_phase()


@clause("PG-3.1")
def test_the_last_in_turn_order_buys_first() -> None:
    table = Table(4).order(2, 0, 3, 1).fuel_phase()
    buying = []
    for _ in range(4):
        buying.append(table.state.actor)
        table.play("done")
    assert buying == [1, 3, 0, 2]
    assert table.view(None).ask == "build"


@clause("PG-3.1")
def test_one_buys_as_many_tokens_as_one_likes_one_after_the_other() -> None:
    table = buyer(8, 7)
    for bought in range(6):
        assert table.held(0)["coal"] == bought
        assert table.state.actor == 0
        table.play("buy coal")
    table.play("buy oil", "done")
    assert table.held(0) == {"coal": 6, "oil": 1, "garbage": 0, "uranium": 0}
    assert table.state.actor == 2


@clause("PG-3.1")
def test_one_may_buy_nothing() -> None:
    table = buyer(8).play("done")
    assert set(table.held(0).values()) == {0}
    assert table.player(0).money == 100
    assert table.state.actor == 2


@clause("PG-3.1")
def test_each_player_has_one_turn() -> None:
    """After its turn seat 0 is not asked again before the next round."""
    table = buyer(8).play("buy coal", "done")
    buyers = []
    while table.view(None).ask == "fuel":
        buyers.append(table.state.actor)
        table.play("done")
    assert buyers == [2, 1]


@clause("PG-3.1")
def test_only_buying_and_ending_the_turn_are_moves_of_this_phase() -> None:
    table = buyer(4, 5, 14).fuel(0, coal=2)
    assert table.legal() == ["done", "buy coal", "buy oil", "buy garbage"]
    for move in ("pass", "offer 5", "bid 3", "return coal", "build essen"):
        assert table.refused(move) == ["not-fuel"]
        assert table.reasons(move) == ["buy fuel or say done (PG-3.1)"]


@clause("PG-3.7")
@pytest.mark.parametrize(
    ("plant", "burnt", "others"),
    [
        (4, ["coal"], ["oil", "garbage", "uranium"]),
        (3, ["oil"], ["coal", "garbage", "uranium"]),
        (14, ["garbage"], ["coal", "oil", "uranium"]),
        (11, ["uranium"], ["coal", "oil", "garbage"]),
        (5, ["coal", "oil"], ["garbage", "uranium"]),
        (13, [], ["coal", "oil", "garbage", "uranium"]),
    ],
)
def test_only_fuel_that_ones_plants_burn_can_be_bought(plant: int, burnt: list[str], others: list[str]) -> None:
    table = buyer(plant)
    assert table.legal() == ["done", *[f"buy {fuel}" for fuel in burnt]]
    for fuel in others:
        assert table.refused(f"buy {fuel}") == ["fuel-useless"]
        assert table.reasons(f"buy {fuel}") == [f"none of your plants burns {fuel} (PG-3.7)"]


@clause("PG-3.7")
def test_without_plants_no_fuel_can_be_bought() -> None:
    assert buyer().legal() == ["done"]


@clause("PG-3.7", "PG-3.5")
def test_a_token_needs_room() -> None:
    table = buyer(4).fuel(0, coal=3).play("buy coal")
    assert table.legal() == ["done"]
    assert table.refused("buy coal") == ["fuel-no-room"]
    sentence = "no room for more coal: you hold 4, and your plants take at most 4 (PG-3.5)"
    assert table.reasons("buy coal") == [sentence]
    with pytest.raises(IllegalMove):
        table.play("buy coal")


@clause("PG-3.8")
def test_the_cheapest_token_is_bought_at_the_price_of_its_space() -> None:
    """Oil starts with three tokens at 3; three tokens more cost 4 each."""
    table = buyer(7)
    ledger = table.state.ledger()
    prices = []
    for _ in range(5):
        money = table.player(0).money
        table.play("buy oil")
        prices.append(money - table.player(0).money)
    assert prices == [3, 3, 3, 4, 4]
    assert table.on_market()["oil"] == 18 - 5
    assert table.price("oil") == 4
    assert table.state.ledger() == ledger


@clause("PG-3.8")
def test_the_price_is_shown_with_the_choice() -> None:
    table = buyer(5, 14, 11)
    costs = {choice.move: choice.cost for choice in table.view(0).choices}
    assert costs == {"done": None, "buy coal": 1, "buy oil": 3, "buy garbage": 6, "buy uranium": 14}


@clause("PG-3.8")
def test_who_buys_later_pays_more() -> None:
    """Seat 0 takes the three tokens at 1; seat 2 pays 2."""
    table = buyer(8).plants(2, 10).play("buy coal", "buy coal", "buy coal", "done", "buy coal")
    assert table.player(0).money == 100 - 3
    assert table.player(2).money == 50 - 2


@clause("PG-3.8")
@pytest.mark.parametrize("money", [14, 13])
def test_one_must_have_the_money(money: int) -> None:
    table = buyer(11, money=money)
    if money >= 14:
        assert table.play("buy uranium").player(0).money == 0
    else:
        assert table.legal() == ["done"]
        assert table.refused("buy uranium") == ["fuel-dear"]
        assert table.reasons("buy uranium") == ["uranium costs 14, you have 13 (PG-3.8)"]


@clause("PG-3.9")
def test_a_fuel_that_is_sold_out_cannot_be_bought() -> None:
    table = buyer(11, 17).play("buy uranium", "buy uranium")
    assert table.on_market()["uranium"] == 0
    assert table.reserve()["uranium"] == 10
    assert table.legal() == ["done"]
    assert table.refused("buy uranium") == ["fuel-sold-out"]
    assert table.reasons("buy uranium") == ["there is no uranium left to buy (PG-3.9)"]
    assert table.view(0).fuel[3].price is None


@clause("PG-3.9")
def test_a_fuel_that_is_sold_out_comes_back_with_the_refill() -> None:
    table = buyer(11, 17).play("buy uranium", "buy uranium").next_round()
    assert table.on_market()["uranium"] == 1
    assert "buy uranium" in table.fuel_phase(0).legal()


@clause("PG-3.9")
def test_in_germany_coal_is_sold_out_whatever_the_reserve_has() -> None:
    table = buyer(8).fuel_market(coal=0)
    assert table.reserve()["coal"] == 24
    assert table.refused("buy coal") == ["fuel-sold-out"]


@clause("PG-3.9", "PG-3.7")
def test_every_reason_is_told_at_once() -> None:
    table = buyer(13, money=2).fuel_market(coal=0)
    assert table.refused("buy coal") == ["fuel-useless", "fuel-sold-out"]
    assert table.refused("buy oil") == ["fuel-useless", "fuel-dear"]


@clause("PG-3.10")
def test_on_the_map_usa_coal_can_be_bought_from_the_coal_storage_for_8() -> None:
    table = buyer(8, map="usa").fuel_market(coal=1)
    table.play("buy coal", "buy coal", "buy coal")
    assert table.player(0).money == 100 - 8 - 8 - 8
    assert table.on_market()["coal"] == 0
    assert table.reserve()["coal"] == 23 - 2


@clause("PG-3.10")
def test_the_coal_storage_sells_only_when_the_market_has_no_coal() -> None:
    table = buyer(8, map="usa").fuel_market(coal=7)
    assert table.price("coal") == 6
    table.play("buy coal")
    assert table.reserve()["coal"] == 17
    assert table.on_market()["coal"] == 6


@clause("PG-3.10")
def test_the_coal_storage_sells_while_it_lasts() -> None:
    table = buyer(8, map="usa").fuel(1, coal=22).fuel_market(coal=0).play("buy coal", "buy coal")
    assert table.reserve()["coal"] == 0
    assert table.refused("buy coal") == ["fuel-sold-out"]


@clause("PG-3.10")
def test_coal_from_the_storage_needs_8_elektro() -> None:
    table = buyer(8, money=7, map="usa").fuel_market(coal=0)
    assert table.reasons("buy coal") == ["coal costs 8, you have 7 (PG-3.8)"]


@clause("PG-3.10")
@pytest.mark.parametrize("fuel", ["oil", "garbage", "uranium"])
def test_only_coal_has_a_storage(fuel: str) -> None:
    table = buyer(3, 14, 11, map="usa").fuel_market(**{fuel: 0})
    assert table.reserve()[fuel] > 0
    assert table.refused(f"buy {fuel}") == ["fuel-sold-out"]
