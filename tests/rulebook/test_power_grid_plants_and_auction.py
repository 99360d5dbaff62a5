"""The worked examples of both rulebooks on set-up, plant cards, turn order, auction and buying fuel."""

import pytest

from tests.clauses import clause
from tests.power_grid.scenario import Table

GALINA, PYOTR, KRISTINA, NIKITA = range(4)


@clause("PG-0.12", "PG-3.8")
def test_at_the_start_the_three_cheapest_coal_cost_1_each_and_the_three_cheapest_oil_3_each() -> None:
    table = Table(3).order(1, 2, 0).plants(0, 4, 3).fuel_phase()
    paid = []
    for fuel in ("coal", "coal", "coal", "coal", "oil", "oil", "oil", "oil"):
        paid.append(table.price(fuel))
        table.play(f"buy {fuel}")
    assert paid == [1, 1, 1, 2, 3, 3, 3, 4]


@clause("PG-0.13")
def test_on_the_map_usa_the_coal_storage_is_empty_since_all_coal_is_on_the_market() -> None:
    table = Table(map="usa")
    assert table.on_market()["coal"] == 24
    assert table.reserve()["coal"] == 0


@clause("PG-2.3")
def test_the_minimum_bid_for_plant_14_is_14() -> None:
    table = Table(3).order(0, 1, 2).market(5, 6, 7, 14, 15, 16, 17, 18).round(2).auction()
    assert table.play("offer 14").legal()[0] == "bid 14"


@clause("PG-3.2", "PG-3.3")
def test_plant_14_burns_exactly_2_garbage_for_at_most_2_cities() -> None:
    table = Table(3).order(0, 1, 2).plants(0, 14).some_cities(0, 3).fuel(0, garbage=4).supplying()
    assert [(choice.move, choice.supplies) for choice in table.view(0).choices] == [("run nothing", 0), ("run 14", 2)]
    table.play("run 14")
    assert table.held(0)["garbage"] == 2


@clause("PG-3.3")
def test_plant_14_stores_at_most_4_garbage() -> None:
    table = Table(3).order(1, 2, 0).plants(0, 14).money(0, 100).fuel_phase().play(*["buy garbage"] * 4)
    assert table.legal() == ["done"]


@clause("PG-3.4")
@pytest.mark.parametrize(
    ("coal", "oil", "run"),
    [(2, 0, "run 5 with 2 coal"), (0, 2, "run 5 with 2 oil"), (1, 1, "run 5 with 1 coal 1 oil")],
)
def test_plant_05_burns_2_of_coal_and_oil_in_any_mix_for_1_city(coal: int, oil: int, run: str) -> None:
    table = Table(3).order(0, 1, 2).plants(0, 5).some_cities(0, 2).fuel(0, coal=coal, oil=oil).supplying()
    assert [(choice.move, choice.supplies) for choice in table.view(0).choices] == [("run nothing", 0), (run, 1)]


@clause("PG-3.4")
@pytest.mark.parametrize(("coal", "oil"), [(2, 2), (4, 0), (3, 1), (0, 4), (1, 3)])
def test_plant_05_stores_4_of_coal_and_oil_in_any_mix(coal: int, oil: int) -> None:
    table = Table(3).order(1, 2, 0).plants(0, 5).fuel_phase()
    table.play(*["buy coal"] * coal, *["buy oil"] * oil)
    assert table.legal() == ["done"]


@clause("PG-3.2", "PG-3.3")
def test_plant_33_needs_no_fuel_and_stores_none_and_supplies_at_most_4_cities() -> None:
    table = Table(3).order(1, 2, 0).plants(0, 33).some_cities(0, 5).money(0, 100).fuel_phase()
    assert table.legal() == ["done"]
    table.supplying(0)
    assert [(choice.move, choice.supplies) for choice in table.view(0).choices] == [("run nothing", 0), ("run 33", 4)]


@clause("PG-3.2")
def test_half_the_fuel_does_not_supply_half_the_cities() -> None:
    table = Table(3).order(0, 1, 2).plants(0, 10).some_cities(0, 2).fuel(0, coal=1).supplying()
    assert table.legal() == ["run nothing"]


@clause("PG-3.2")
def test_twice_the_fuel_does_not_supply_twice_the_cities() -> None:
    table = Table(3).order(0, 1, 2).plants(0, 10).some_cities(0, 4).fuel(0, coal=4).supplying()
    assert [(choice.move, choice.supplies) for choice in table.view(0).choices] == [("run nothing", 0), ("run 10", 2)]


@clause("PG-1.1", "PG-1.2")
def test_galina_has_6_cities_pyotr_and_kristina_5_nikita_4() -> None:
    """Pyotr's dearest plant is 17, Kristina's is 15 (in the Serbian book: Ana, Petar, Dušan and Nataša)."""
    table = Table(4).order(NIKITA, KRISTINA, PYOTR, GALINA)
    table.some_cities(GALINA, 6).some_cities(PYOTR, 5).some_cities(KRISTINA, 5).some_cities(NIKITA, 4)
    table.plants(GALINA, 10).plants(PYOTR, 7, 17).plants(KRISTINA, 14, 15).plants(NIKITA, 20)
    assert table.next_round().state.order == [GALINA, PYOTR, KRISTINA, NIKITA]


@clause("PG-2.2", "PG-2.3")
def test_the_discount_token_on_plant_15_lowers_its_minimum_to_1() -> None:
    table = Table(4).plants(0, 3).plants(1, 4).plants(2, 5).plants(3, 6)
    table.market(15, 16, 17, 18, 19, 20, 21, 22).draws(23).next_round()
    assert table.token() == 15
    assert table.play("offer 15").legal()[0] == "bid 1"


def pyotr_offers_05() -> Table:
    """Hybrid plant 05 is on offer beside three others, and the token lies on plant 04."""
    table = Table(4).order(PYOTR, GALINA, KRISTINA, NIKITA).round(2)
    return table.market(4, 5, 8, 10, 11, 13, 14, 15).auction()


@clause("PG-2.5", "PG-2.6")
def test_pyotr_offers_hybrid_plant_05_of_the_upper_row() -> None:
    table = pyotr_offers_05()
    assert table.state.actor == PYOTR
    table.play("offer 5", "bid 5")
    auction = table.view(None).auction
    assert auction is not None
    assert (auction.plant, auction.bid, auction.leader) == (5, 5, PYOTR)


@clause("PG-2.10", "PG-2.14", "PG-0.18")
def test_pyotr_buys_the_plant_and_another_takes_its_place() -> None:
    table = pyotr_offers_05().draws(12).play("offer 5", "bid 5", "pass", "pass", "pass")
    assert table.owned(PYOTR) == [5]
    assert table.player(PYOTR).money == 45
    assert table.rows() == [[4, 8, 10, 11], [12, 13, 14, 15]]


@clause("PG-2.16")
def test_a_plant_cheaper_than_the_one_with_the_token_leaves_with_the_token() -> None:
    table = pyotr_offers_05().draws(3, 12).play("offer 5", "bid 5", "pass", "pass", "pass")
    assert table.token() is None
    assert table.rows() == [[4, 8, 10, 11], [12, 13, 14, 15]]
    assert all(3 not in plants for plants in table.unseen())


@clause("PG-3.3", "PG-3.4")
@pytest.mark.parametrize(
    ("plant", "bought"),
    [
        (3, ["oil", "oil", "oil", "oil"]),
        (5, ["coal", "coal", "coal", "coal"]),
        (5, ["oil", "coal", "oil", "coal"]),
        (13, []),
    ],
)
def test_plant_03_holds_4_oil_plant_05_holds_4_of_either_and_plant_13_nothing(plant: int, bought: list[str]) -> None:
    table = Table(3).order(1, 2, 0).plants(0, plant).fuel_phase()
    table.play(*[f"buy {fuel}" for fuel in bought])
    assert table.legal() == ["done"]


@clause("PG-3.8")
def test_the_two_cheapest_coal_cost_2_each() -> None:
    """Three tokens at 1 and one at 2 are sold."""
    table = Table(3).order(1, 2, 0).plants(0, 8).fuel_market(coal=20).fuel_phase()
    paid = []
    for _ in range(3):
        paid.append(table.price("coal"))
        table.play("buy coal")
    assert paid == [2, 2, 3]
