"""What the Trust takes from the resource market, and what becomes of it (CG-6.8 to CG-6.13)."""

from tests.clauses import clause
from tests.power_grid_card_game.scenario import Table


def trust(*plants: str) -> Table:
    """The second player is to buy; when he is done the Trust takes its cards."""
    return Table(2).order(0, 1).round(5).trust_plants(*plants).buying()


@clause("CG-6.8", "CG-6.1")
def test_it_takes_what_one_production_needs_without_paying() -> None:
    table = trust("12-coal", "5-uranium").columns(["coal 3", "coal 3", "uranium 1", "gas 1"]).play("done")
    assert table.trust_held() == ["coal 3", "uranium 1"]
    assert table.column(2) == ["coal 3", "gas 1"]
    assert table.state.bank == 0


@clause("CG-6.8")
def test_it_takes_what_there_is_even_if_it_is_too_little() -> None:
    table = trust("12-coal").columns(["coal 1"]).play("done")
    assert table.trust_held() == ["coal 1"]


@clause("CG-6.8")
def test_eco_plants_need_nothing() -> None:
    assert trust("8", "20").columns(["coal 1"]).play("done").trust_held() == []


@clause("CG-6.8")
def test_it_takes_cards_in_the_last_round_too() -> None:
    table = trust("12-coal").last_round().columns(["coal 3"]).play("done")
    assert table.trust_held() == ["coal 3"]


@clause("CG-6.9")
def test_leftover_cards_come_first_then_the_cheapest_column() -> None:
    table = trust("12-coal").columns(["coal 1"], ["coal 1", "coal 1"], ["coal 3"], leftovers=("coal",)).play("done")
    assert table.trust_held() == ["leftover coal", "coal 1", "coal 1"]
    assert table.column(1) == []
    assert table.column(2) == []
    assert table.column(3) == ["coal 1"]


@clause("CG-6.9")
def test_within_a_column_the_card_with_the_fewest_units() -> None:
    table = trust("6-coal").columns(["coal 3", "coal 2"]).play("done")
    assert table.trust_held() == ["coal 2"]


@clause("CG-6.10")
def test_plants_of_one_fuel_are_served_before_hybrids() -> None:
    """2 gas for 4-gas in spite of their price; the hybrid then takes the cheaper oil."""
    table = trust("5-hybrid", "4-gas").columns(["oil 2"], [], ["gas 2"]).play("done")
    assert table.trust_held() == ["gas 2", "oil 2"]


@clause("CG-6.10")
def test_units_that_a_gas_plant_does_not_need_serve_the_hybrid() -> None:
    table = trust("6-gas", "5-hybrid").columns(["gas 3", "oil 2"]).play("done")
    assert table.trust_held() == ["gas 3"]
    assert table.column(2) == ["oil 2"]


@clause("CG-6.10")
def test_coal_comes_before_gas_oil_and_uranium() -> None:
    """Seen by the hybrid: gas beyond its plant fills it before oil is looked at."""
    table = trust("3-oil", "6-gas", "5-hybrid").columns(["oil 3", "gas 3"]).play("done")
    assert table.trust_held() == ["gas 3", "oil 3 turned to 1"]


@clause("CG-6.10", "CG-6.8")
def test_a_gas_plant_that_lacks_gas_does_not_make_it_take_oil() -> None:
    table = trust("4-gas", "5-hybrid").columns(["oil 2", "oil 3"]).play("done")
    assert table.trust_held() == ["oil 2"]
    assert table.column(2) == ["oil 3"]


@clause("CG-6.11")
def test_a_hybrid_takes_the_cheaper_of_gas_and_oil() -> None:
    table = trust("7-hybrid").columns(["oil 1"], ["gas 2"], ["oil 3"]).play("done")
    assert table.trust_held() == ["gas 2", "oil 1"]


@clause("CG-6.11")
def test_at_equal_price_a_hybrid_takes_gas() -> None:
    table = trust("5-hybrid").columns(["oil 1", "oil 1", "gas 3"]).play("done")
    assert table.trust_held() == ["gas 3 turned to 2"]
    assert table.column(1) == ["gas 1"]


@clause("CG-6.11")
def test_a_leftover_oil_is_cheaper_than_gas() -> None:
    table = trust("5-hybrid").columns(["gas 1"], leftovers=("oil",)).play("done")
    assert table.trust_held() == ["gas 1", "leftover oil"]


@clause("CG-6.12")
def test_a_card_is_turned_to_one_production_and_leftover_cards_are_laid_out() -> None:
    table = trust("4-coal").columns(["coal 3"]).play("done")
    assert table.trust_held() == ["coal 3 turned to 1"]
    assert table.column(1) == ["coal 1", "coal 1"]
    assert table.stacked()["coal"] == 0


@clause("CG-6.12", "CG-2.7")
def test_without_leftover_cards_the_rest_is_lost() -> None:
    table = trust("5-uranium").columns(["uranium 2"]).stack(uranium=0).play("done")
    assert table.trust_held() == ["uranium 2 turned to 1"]
    assert table.column(1) == []


@clause("CG-6.13")
def test_in_phase_3_all_its_cards_go_before_the_refill() -> None:
    table = trust("12-coal").discard_pile().trust_holds("coal 3 turned to 2", "leftover coal", "coal 1")
    table.stack(coal=1).columns(["gas 1"] * 4, ["gas 1"] * 4, ["gas 1"] * 4).next_round()
    assert table.trust_held() == []
    assert table.discarded() == ["coal 1", "coal 3"]
    assert table.stacked()["coal"] == 2


@clause("CG-6.13", "CG-4.9")
def test_they_can_come_back_in_the_same_refill() -> None:
    table = trust("12-coal").discard_pile().trust_holds("coal 3").resource_deck()
    table.columns(["gas 1"] * 4, ["gas 1"] * 4, ["gas 1"] * 3).market("9", "10", "13", "15", "16", "17", "19", "20")
    table.no_token().draws("22", "25", resources=("coal 3",)).next_round()
    assert table.column(4) == ["coal 3", "gas 1", "gas 1", "gas 1"]
