"""Phase 2: a fourth plant, and the fuel that finds no room (PG-2.14, PG-2.18 to PG-2.21)."""

import pytest

from powerhouse.core.errors import IllegalMove
from tests.clauses import clause
from tests.power_grid.scenario import Table


def buyer_of(plant: int, *owned: int, map: str = "germany", renovation: str = "off") -> Table:
    """Seat 0 has these plants and can buy one more; it is first, and plants 40 and 42 are drawn next."""
    table = Table(3, map=map, renovation=renovation).order(0, 1, 2).plants(0, *owned).money(0, 100).round(6)
    others = [number for number in (3, 19, 27, 28, 30, 31, 32, 34, 36) if number not in (plant, *owned)]
    return table.market(plant, *others[:7]).draws(40, 42).auction()


@clause("PG-2.18")
def test_a_fourth_plant_must_replace_one_of_the_three_older_ones() -> None:
    table = buyer_of(10, 4, 6, 7).buys(10)
    assert table.state.actor == 0
    assert table.view(None).ask == "scrap"
    assert table.legal() == ["scrap 4", "scrap 6", "scrap 7"]
    table.play("scrap 6")
    assert table.owned(0) == [4, 7, 10]


@clause("PG-2.18")
def test_a_third_plant_replaces_none() -> None:
    table = buyer_of(10, 4, 6).buys(10)
    assert table.owned(0) == [4, 6, 10]
    assert (table.view(None).ask, table.state.actor) == ("offer", 1)


@clause("PG-2.18")
def test_the_scrapped_plant_leaves_the_game() -> None:
    table = buyer_of(10, 4, 6, 7)
    ledger = table.state.ledger()
    gone = table.state.market.gone
    table.buys(10).play("scrap 7")
    assert table.state.market.gone == gone + 1
    assert 7 not in table.state.market.cards
    assert all(7 not in plants for plants in table.unseen())
    assert table.state.ledger() == ledger


@clause("PG-2.18")
def test_the_new_plant_cannot_be_scrapped() -> None:
    table = buyer_of(10, 4, 6, 7).buys(10)
    assert table.refused("scrap 10") == ["scrap-newest"]
    assert table.reasons("scrap 10") == ["plant 10 was just bought and cannot be scrapped (PG-2.18)"]


@clause("PG-2.18")
@pytest.mark.parametrize("plant", [3, 5, 50])
def test_only_ones_own_plants_can_be_scrapped(plant: int) -> None:
    table = buyer_of(10, 4, 6, 7).buys(10)
    assert table.refused(f"scrap {plant}") == ["scrap-not-yours"]
    assert table.reasons(f"scrap {plant}") == [f"plant {plant} is not yours (PG-2.18)"]


@clause("PG-2.18")
def test_nothing_else_can_be_done_before_a_plant_is_scrapped() -> None:
    table = buyer_of(10, 4, 6, 7).buys(10)
    for move in ("pass", "done", "offer 27", "bid 30", "return coal"):
        assert table.refused(move) == ["must-scrap"]
        assert table.reasons(move) == ["you have 4 plants and may keep 3: scrap one (PG-2.18)"]
    with pytest.raises(IllegalMove):
        table.play("pass")


@clause("PG-2.18")
def test_plants_are_scrapped_at_no_other_time() -> None:
    table = buyer_of(10, 4, 6, 7)
    assert table.refused("scrap 4") == ["not-offer"]
    assert table.play("offer 10").refused("scrap 4") == ["opener-bids"]
    assert table.play("bid 10", "bid 11", "bid 12").refused("scrap 4") == ["not-bid"]
    assert table.fuel_phase(0).refused("scrap 4") == ["not-fuel"]
    assert table.building(0).refused("scrap 4") == ["not-build"]
    assert table.supplying(0).refused("scrap 4") == ["not-run"]


@clause("PG-2.18")
def test_the_buyer_scraps_although_somebody_else_had_offered() -> None:
    table = buyer_of(10, 4, 6, 7).order(1, 0, 2).auction()
    table.play("offer 10", "bid 10", "pass", "bid 11", "pass")
    assert table.state.actor == 0
    assert table.legal() == ["scrap 4", "scrap 6", "scrap 7"]
    table.play("scrap 4")
    assert table.state.actor == 1


@clause("PG-2.14")
def test_payment_comes_first_and_the_replacement_after_scrapping() -> None:
    table = buyer_of(10, 4, 6, 7).buys(10, 33)
    assert table.player(0).money == 100 - 33
    assert len(table.state.market.cards) == 7
    assert table.view(None).market.deck == table.play("scrap 4").view(None).market.deck + 1
    assert 40 in table.state.market.cards
    assert table.state.actor == 1


@clause("PG-2.14")
def test_renovation_money_and_fuel_come_before_the_replacement() -> None:
    table = buyer_of(13, 3, 4, 5, renovation="on").fuel(0, coal=6, oil=6).buys(13, 13)
    table.play("scrap 4")
    assert table.view(None).ask == "return"
    assert table.player(0).money == 100 - 13 + 3
    assert len(table.state.market.cards) == 7
    give_back(table, "coal")
    assert 40 in table.state.market.cards
    assert (table.view(None).ask, table.state.actor) == ("offer", 1)


@clause("PG-2.14")
def test_without_scrapping_the_replacement_is_drawn_at_once() -> None:
    table = buyer_of(10, 4).buys(10)
    assert 40 in table.state.market.cards
    assert len(table.state.market.cards) == 8


@clause("PG-2.19")
def test_fuel_moves_to_the_new_plant() -> None:
    """Plant 4 held 4 coal; plant 10 takes them over."""
    table = buyer_of(10, 4, 6, 7).fuel(0, coal=4, oil=6).buys(10).play("scrap 4")
    assert table.held(0) == {"coal": 4, "oil": 6, "garbage": 0, "uranium": 0}
    assert table.state.actor == 1


@clause("PG-2.19")
def test_fuel_moves_to_the_older_plants_as_far_as_there_is_room() -> None:
    """Plant 8 held 6 coal, plant 4 held 1; now plant 4 is full and 3 coal are left over."""
    table = buyer_of(13, 4, 6, 8).fuel(0, coal=7)
    reserve = table.reserve()["coal"]
    market = table.on_market()
    table.buys(13).play("scrap 8")
    assert table.held(0)["coal"] == 4
    assert table.reserve()["coal"] == reserve + 3
    assert table.on_market() == market


@clause("PG-2.19")
@pytest.mark.parametrize(("fuel", "plant", "held"), [("garbage", 6, 2), ("uranium", 11, 2), ("oil", 7, 6)])
def test_fuel_that_no_plant_burns_goes_back_to_the_reserve(fuel: str, plant: int, held: int) -> None:
    table = buyer_of(13, 4, 18, plant).fuel(0, **{fuel: held})
    reserve = table.reserve()[fuel]
    market = table.on_market()
    table.buys(13).play(f"scrap {plant}")
    assert table.held(0)[fuel] == 0
    assert table.reserve()[fuel] == reserve + held
    assert table.on_market() == market


@clause("PG-2.19", "PG-0.13")
def test_on_the_map_usa_coal_goes_to_the_coal_storage() -> None:
    table = buyer_of(13, 4, 6, 8, map="usa").fuel(0, coal=7).buys(13).play("scrap 8")
    assert table.reserve()["coal"] == 3
    table.fuel_market(coal=0)
    assert table.price("coal") == 8


@clause("PG-2.19")
def test_the_fuel_goes_back_though_the_market_is_not_full() -> None:
    table = buyer_of(13, 4, 6, 8).fuel_market(coal=0).fuel(0, coal=7).buys(13).play("scrap 8")
    assert table.on_market()["coal"] == 0


@clause("PG-2.19")
@pytest.mark.parametrize(
    ("new", "owned", "scrapped", "coal", "oil"),
    [
        (12, (4, 3, 13), 13, 4, 4),  # nothing is lost with an ecological plant
        (12, (4, 5, 13), 5, 6, 2),  # hybrid for hybrid
        (12, (4, 3, 5), 4, 4, 4),  # coal moves from its own plant to the hybrids
        (13, (4, 3, 5), 4, 2, 6),  # the hybrid has room for 2 coal and 2 oil
        (13, (4, 3, 5), 5, 4, 4),  # pure plants hold it all
    ],
)
def test_fuel_that_has_room_is_never_given_up(
    new: int, owned: tuple[int, ...], scrapped: int, coal: int, oil: int
) -> None:
    table = buyer_of(new, *owned).fuel(0, coal=coal, oil=oil).buys(new, 20).play(f"scrap {scrapped}")
    assert (table.held(0)["coal"], table.held(0)["oil"]) == (coal, oil)
    assert (table.view(None).ask, table.state.actor) == ("offer", 1)


@clause("PG-2.20")
def test_garbage_and_uranium_without_room_go_back_by_themselves() -> None:
    table = buyer_of(13, 11, 14, 6).fuel(0, garbage=6, uranium=2).buys(13).play("scrap 14")
    assert table.held(0) == {"coal": 0, "oil": 0, "garbage": 2, "uranium": 2}
    assert table.state.actor == 1


@clause("PG-2.20")
def test_a_single_fuel_beyond_the_hybrids_goes_back_by_itself() -> None:
    """Coal has a hybrid for 4 and no plant of its own; oil fits on its own plant."""
    table = buyer_of(13, 4, 3, 5).fuel(0, coal=7, oil=4).buys(13).play("scrap 4")
    assert (table.held(0)["coal"], table.held(0)["oil"]) == (4, 4)
    assert table.state.actor == 1


@clause("PG-2.20")
def test_without_a_hybrid_coal_and_oil_go_back_by_themselves() -> None:
    """Plant 5 held 1 coal and 3 oil beyond the pure plants; without it both go back, with nothing to choose."""
    table = buyer_of(13, 4, 3, 5).fuel(0, coal=5, oil=7).buys(13).play("scrap 5")
    assert (table.held(0)["coal"], table.held(0)["oil"]) == (4, 4)
    assert table.state.actor == 1


def competing() -> Table:
    """Coal 3 and oil 7: with plant 4 scrapped, 3 coal and 3 oil want the 4 places of plant 5."""
    return buyer_of(13, 4, 3, 5).fuel(0, coal=3, oil=7).buys(13).play("scrap 4")


def give_back(table: Table, fuel: str) -> Table:
    """Give back this fuel while it may be named, then whatever must be."""
    while table.view(None).ask == "return":
        table.play(f"return {fuel}" if f"return {fuel}" in table.legal() else table.legal()[0])
    return table


@clause("PG-2.21")
def test_when_coal_and_oil_compete_for_a_hybrid_the_player_chooses() -> None:
    table = competing()
    assert (table.view(None).ask, table.state.actor) == ("return", 0)
    assert table.legal() == ["return coal", "return oil"]
    assert (table.held(0)["coal"], table.held(0)["oil"]) == (3, 7)


@clause("PG-2.21")
@pytest.mark.parametrize(
    ("named", "coal", "oil"),
    [
        (["return coal", "return coal"], 1, 7),
        (["return coal", "return oil"], 2, 6),
        (["return oil", "return coal"], 2, 6),
        (["return oil", "return oil"], 3, 5),
    ],
)
def test_tokens_are_named_one_after_the_other_until_everything_fits(named: list[str], coal: int, oil: int) -> None:
    table = competing()
    reserve = table.reserve()
    table.play(*named)
    assert (table.held(0)["coal"], table.held(0)["oil"]) == (coal, oil)
    assert table.reserve()["coal"] == reserve["coal"] + 3 - coal
    assert table.reserve()["oil"] == reserve["oil"] + 7 - oil
    assert (table.view(None).ask, table.state.actor) == ("offer", 1)


@clause("PG-2.21")
@pytest.mark.parametrize(("first", "coal", "oil"), [("coal", 2, 6), ("oil", 4, 4)])
def test_as_soon_as_one_fuel_has_its_own_room_the_rest_goes_back_by_itself(first: str, coal: int, oil: int) -> None:
    """Coal 6 and oil 6, and room for 4 oil and 4 of either: 4 tokens must go."""
    table = buyer_of(13, 4, 3, 5).fuel(0, coal=6, oil=6).buys(13).play("scrap 4")
    give_back(table, first)
    assert (table.held(0)["coal"], table.held(0)["oil"]) == (coal, oil)


@clause("PG-2.21")
def test_every_token_given_back_is_named_while_both_fuels_exceed_their_own_room() -> None:
    """Coal 6 exceeds its room of 0 and oil 6 its room of 4, so nothing goes back unasked."""
    table = buyer_of(13, 4, 3, 5).fuel(0, coal=6, oil=6).buys(13).play("scrap 4")
    assert (table.held(0)["coal"], table.held(0)["oil"]) == (6, 6)
    assert table.reasons("done") == ["coal and oil find no room, 4 too many: return coal or oil (PG-2.21)"]


@clause("PG-2.21")
def test_nothing_else_can_be_done_before_fuel_is_given_back() -> None:
    table = competing()
    for move in ("pass", "done", "buy coal", "scrap 3", "offer 27"):
        assert table.refused(move) == ["must-return"]
        assert table.reasons(move) == ["coal and oil find no room, 2 too many: return coal or oil (PG-2.21)"]


@clause("PG-2.21")
def test_a_fuel_that_fits_cannot_be_given_back() -> None:
    """The 2 garbage on plant 6 have nothing to do with the hybrid."""
    table = buyer_of(13, 4, 5, 6).fuel(0, coal=5, oil=3, garbage=2).buys(13).play("scrap 4")
    assert table.view(None).ask == "return"
    assert table.refused("return garbage") == ["return-fits"]
    sentence = "your 2 garbage fit on plants of their own, which hold 2 (PG-2.21)"
    assert table.reasons("return garbage") == [sentence]


@clause("PG-2.21", "PG-2.19")
def test_on_the_map_usa_coal_named_goes_to_the_coal_storage() -> None:
    table = buyer_of(13, 4, 3, 5, map="usa").fuel(0, coal=3, oil=7).buys(13).play("scrap 4")
    assert table.reserve()["coal"] == 0
    table.play("return coal", "return coal")
    assert table.reserve()["coal"] == 2
