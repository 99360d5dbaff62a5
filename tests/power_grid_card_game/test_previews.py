"""What the view says so that no screen has to work it out: minimums, needs, purchases, scraps, runs, the end."""

from pathlib import Path

import pytest

from powerhouse import Match
from powerhouse.games.power_grid_card_game.codes import Phase
from powerhouse.games.power_grid_card_game.previews import Purchase, Units
from powerhouse.games.power_grid_card_game.view import View
from tests.power_grid_card_game.scenario import Table

PLANTS = ("10", "11-coal", "13", "15", "16", "17", "19", "20")


def table() -> Table:
    return Table(3).order(0, 1, 2).round(5).rich()


def with_box(tmp_path: Path, box: str, players: int = 3) -> Match:
    """A game with other figures."""
    file = tmp_path / "box.json"
    file.write_text(box, "utf-8")
    return Match.new("power-grid-card-game", players, seed=2, components=file)


# The auction


def test_every_plant_on_offer_has_its_lowest_bid() -> None:
    market = table().market(*PLANTS).auction().view(None).market
    assert market.minimums == {"10": 1, "11-coal": 11, "13": 13, "15": 15}


@pytest.mark.parametrize("minimum", [2, 3])
def test_the_lowest_bid_with_the_token_is_that_of_the_box(tmp_path: Path, minimum: int) -> None:
    match = with_box(tmp_path, f'{{"tables": {{"discount_minimum_bid": {minimum}}}}}')
    view: View = match.view(match.actor)
    assert view.market.token is not None
    assert view.market.minimums[view.market.token] == minimum
    offered = [choice for choice in view.choices if choice.arguments["plant"] == view.market.token]
    assert [choice.cost for choice in offered] == [minimum]


@pytest.mark.parametrize(("moves", "lowest"), [(["offer 13"], 13), (["offer 13", "bid 15"], 16)])
def test_the_next_bid_is_named_to_everybody(moves: list[str], lowest: int) -> None:
    offering = table().market(*PLANTS).auction().play(*moves)
    for seat in (None, 0, 1):
        auction = offering.view(seat).auction
        assert auction is not None
        assert auction.lowest == lowest


def test_who_is_alone_buys_for_the_minimum() -> None:
    offering = table().market(*PLANTS).auction()
    assert not offering.view(0).unopposed
    alone = offering.play("pass", "pass")
    assert alone.view(2).unopposed
    assert not alone.buying().view(2).unopposed


def test_the_last_round_card_comes_after_so_many_plants() -> None:
    deck = table().market(*PLANTS).deck("22", "25", under=("30",)).auction()
    assert deck.view(None).market.before_last == 2
    assert deck.draws("22").play("offer 13", "bid 13", "pass", "pass").view(None).market.before_last == 1
    assert deck.final_deck("25").view(None).market.before_last is None


def test_what_the_trust_will_take_is_known() -> None:
    two = Table(2).order(0, 1).round(5).rich().market(*PLANTS).auction().draws("22")
    trust = two.view(None).trust
    assert trust is not None
    assert (trust.place, trust.takes) == (1, "15")
    trust = two.play("pass").view(None).trust
    assert trust is not None
    assert ([plant.name for plant in trust.plants], trust.takes) == (["15"], None)


# Needs


def test_what_all_plants_burn_and_what_is_lacking() -> None:
    player = table().plants(0, "6-coal", "10", "13").holds(0, "coal 3", "oil 3").view(None).players[0]
    assert player.burns == Units({"coal": 2, "gas": 0, "oil": 2, "uranium": 0}, 3)
    assert player.lacks == Units({"coal": 0, "gas": 0, "oil": 0, "uranium": 0}, 2)
    assert player.hybrids == {"coal": 0, "gas": 3, "oil": 3, "uranium": 0}


def test_what_may_be_returned_is_known_to_everybody() -> None:
    some = table().plants(0, "5-hybrid").holds(0, "gas 3", "oil 2", "coal 1")
    assert some.view(1).returnable == {}
    some.state.phase = Phase.RETURN
    some.state.turn = 0
    assert [some.view(seat).returnable for seat in (0, 1, None)] == [{"gas": 3, "oil": 2}] * 3


def test_points_of_now_are_as_secret_as_money() -> None:
    here = table().plants(0, "8").money(0, 25)
    assert [here.view(seat).players[0].points for seat in (0, 1, None)] == [6 + 2, None, None]
    assert [here.view(seat).players[0].money_points for seat in (0, 1, None)] == [2, None, None]
    assert here.view(1).players[0].dearest == 8
    standings = here.end().state.standings()
    assert standings.places[0].figures["points"] == here.view(1).players[standings.places[0].seat].points


# Buying


def bought(purchase: Purchase | None) -> tuple[list[str], int, int]:
    assert purchase is not None
    return purchase.moves, purchase.cost, purchase.income


def test_the_cheapest_cards_for_all_plants_and_the_most_that_the_money_buys() -> None:
    buying = table().plants(0, "6-coal", "12-gas", "15").money(0, 5)
    preview = buying.columns(["oil 1"], ["gas 3", "coal 2"]).buying(0).view(0).purchase
    assert preview is not None
    assert bought(preview.all_plants) == (["buy coal 2 for 3", "buy gas 3 for 3", "buy oil 1 for 2"], 8, 24)
    assert bought(preview.best) == (["buy gas 3 for 3", "buy oil 1 for 2"], 5, 17)
    assert preview.advised == preview.best, "the money is not enough for all"
    preview = buying.money(0, 8).view(0).purchase
    assert preview is not None
    assert preview.advised == preview.all_plants


def test_what_is_proposed_can_be_bought_and_brings_that_income() -> None:
    buying = table().plants(0, "5-hybrid", "12-coal", "9").holds(0, "oil 1").money(0, 9)
    buying.columns(["oil 1", "coal 2"], ["gas 2", "coal 3"], ["gas 1"]).buying(0)
    preview = buying.view(0).purchase
    assert preview is not None
    moves, cost, income = bought(preview.best)
    after = buying.play(*moves).view(0).players[0]
    assert (after.money, after.ready) == (9 - cost, income)


def test_a_market_with_too_little_has_nothing_for_all_plants() -> None:
    preview = table().plants(0, "12-coal", "8").columns(["coal 2"]).buying(0).view(0).purchase
    assert preview is not None
    assert preview.all_plants is None
    assert bought(preview.best) == ([], 0, 6)
    assert preview.advised is None


def test_proposals_are_for_the_buyer_alone() -> None:
    buying = table().plants(0, "12-coal").buying(0)
    assert buying.view(1).purchase is None
    assert buying.view(None).purchase is None


def test_units_that_are_kept_laid_out_and_lost_are_those_of_the_card() -> None:
    buying = table().plants(0, "16").columns(["coal 3"]).stack(coal=1).buying(0)
    card = buying.view(0).choices[1]
    assert (card.arguments, card.keeps, card.leftover, card.lost) == (
        {"fuel": "coal", "units": 3, "price": 2},
        2,
        1,
        0,
    )
    assert buying.stack(coal=0).view(0).choices[1].lost == 1


# Scrapping


def scrapping(*held: str, plants: tuple[str, ...] = ("4-coal", "5-hybrid", "9", "13")) -> Table:
    here = table().plants(0, *plants).holds(0, *held)
    here.state.turn, here.state.phase, here.state.newest = 0, Phase.SCRAP, here.card(plants[-1])
    return here


@pytest.mark.parametrize(
    ("plants", "held", "scrapped"),
    [
        (("4-coal", "5-hybrid", "9", "13"), ("coal 2", "gas 3", "gas 1", "oil 3", "oil 3", "oil 2"), "5-hybrid"),
        (("4-coal", "5-hybrid", "9", "13"), ("coal 2",), "4-coal"),
        (("7-hybrid", "5-eco", "8", "9"), ("gas 3", "oil 3"), "7-hybrid"),
        (("7-hybrid", "5-hybrid", "8", "9"), ("gas 3", "gas 3", "gas 3"), "7-hybrid"),
    ],
)
def test_what_is_given_up_with_a_plant_is_what_the_rules_take(
    plants: tuple[str, ...], held: tuple[str, ...], scrapped: str
) -> None:
    here = scrapping(*held, plants=plants).market("10", "11-coal", "15", "16", "17", "19", "20").draws("22")
    choice = next(one for one in here.view(0).choices if one.arguments["plant"] == scrapped)
    assert choice.gives_up is not None
    before = here.view(0).players[0].fuel
    here.play(f"scrap {scrapped}")
    after = here.view(0).players[0]
    assert {fuel: before[fuel] - after.fuel[fuel] for fuel in before} == choice.gives_up.fuels
    assert here.view(0).too_many == choice.gives_up.either
    assert after.capacity == choice.income


# Producing


def test_a_run_tells_its_place_in_the_turn_order_that_follows() -> None:
    """Of equal income the dearer plant is ahead, and who is equal in both swaps places."""
    here = table().plants(0, "6-coal").plants(1, "15").plants(2, "6-coal").holds(2, "coal 2").producing(2)
    here.state.earned = [7, 8, -1]
    runs = {run.move: (run.place, run.known) for run in here.view(2).runs}
    assert runs == {"run 6-coal": (2, 3), "run nothing": (3, 3)}
    assert here.play("run 6-coal").view(None).order == [1, 2, 0]


def test_a_run_tells_what_it_burns_and_leaves() -> None:
    run = table().plants(0, "5-hybrid", "8").holds(0, "gas 3", "oil 1").producing(0).view(0).runs[0]
    assert (run.plants, run.burns["gas"] + run.burns["oil"], run.income) == (["5-hybrid", "8"], 2, 12)
    assert sum(run.leaves.values()) == 2


def test_the_guaranteed_income_is_that_of_the_box(tmp_path: Path) -> None:
    match = with_box(tmp_path, '{"tables": {"guaranteed_income": 4}}')
    while match.view(None).ask != "run":
        match.play(match.legal()[-1] if match.view(None).ask == "buy" else match.legal()[0])
    view: View = match.view(match.actor)
    assert [choice.income for choice in view.choices if choice.move == "run nothing"] == [4]


# The board


def test_the_board_tells_what_the_box_says(tmp_path: Path) -> None:
    match = with_box(tmp_path, '{"tables": {"guaranteed_income": 4, "money_per_point": 7}}')
    board = match.game.board(match.setup)
    assert (board.guaranteed_income, board.money_per_point, board.plant_limit, board.most_units) == (4, 7, 3, 3)
    assert sum(card.count for card in board.plusplus) == 4
    assert {plant.back for plant in board.plants} == {"small", "big"}
