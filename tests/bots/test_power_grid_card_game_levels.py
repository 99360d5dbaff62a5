"""The levels of the Card Game: what their heuristics choose in positions set up by hand."""

import pytest

from powerhouse.arena.simulate import simulate
from powerhouse.bots import levels
from powerhouse.bots.power_grid_card_game.advisor import CardGameAdvisor
from powerhouse.bots.power_grid_card_game.appraiser import Appraiser
from powerhouse.bots.power_grid_card_game.outlook import Outlook, rounds_to_follow
from powerhouse.bots.power_grid_card_game.rivals import NOBODY, Rivals
from powerhouse.bots.power_grid_card_game.weights import Weights
from powerhouse.core.chance import Seeded
from powerhouse.games.power_grid_card_game import GAME
from powerhouse.games.power_grid_card_game.codes import GAS, OFFER, OIL, PASS, Phase
from powerhouse.games.power_grid_card_game.state import CardGame
from tests.bots.card_game import BIG, FUEL, last_round, middle
from tests.bots.player import Player, choose_by_advice
from tests.bots.player import weights as weights_of
from tests.power_grid_card_game.scenario import Table

ID = "power-grid-card-game"


def advisor(level: str = "hard") -> CardGameAdvisor:
    return CardGameAdvisor(weights_of(ID, level))


def choice(table: Table, level: str = "hard") -> str:
    return Player(choose_by_advice(advisor(level))).choice(table)


def turn(table: Table) -> list[str]:
    return Player(choose_by_advice(advisor())).turn(table)


# What is to come


def test_no_round_follows_the_last_and_one_follows_the_round_of_the_last_card() -> None:
    weights = Weights(weights_of(ID, "hard"))
    assert rounds_to_follow(last_round("3-oil", "23-coal").state, weights) == 0
    table = middle(*BIG)
    table.state.market_cut = True
    assert rounds_to_follow(table.state, weights) == 1


def test_more_plants_in_the_deck_mean_more_rounds() -> None:
    weights = Weights(weights_of(ID, "normal"))
    names = [plant.name for plant in Table(4).state.figures.plants.values() if plant.number > 10][:20]
    few, many = (rounds_to_follow(middle(*BIG).deck(*names[:count]).state, weights) for count in (2, 20))
    assert 1 <= few < many


def test_fuel_that_many_plants_burn_is_dearer() -> None:
    weights = Weights({**weights_of(ID, "hard"), "crowding": 0.5})
    alone = Outlook(middle(*BIG).state, weights)
    crowded = Outlook(middle(*BIG).plants(1, "10", "18-oil", "29").state, weights)
    assert crowded.price[OIL] > alone.price[OIL]
    assert crowded.price[GAS] == alone.price[GAS]


def test_a_strong_plant_counts_for_more_the_higher_it_ranks() -> None:
    table = middle(*BIG)
    outlook = Outlook(table.state, Weights(weights_of(ID, "hard")))
    strong, weak = (table.state.figures.plants[table.card(name)] for name in ("26", "5-eco"))
    assert outlook.later(strong, 0) > outlook.later(strong, 2) > 0
    assert outlook.later(strong, 0) > outlook.later(weak, 0)


# Plants


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_it_takes_a_strong_plant_for_the_discount(level: str) -> None:
    table = middle("16", "17", "20", "21", "22", "25", "26", "30")
    assert choice(table, level) == "offer 16"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_it_passes_when_no_plant_is_better_than_its_own(level: str) -> None:
    market = ("3-oil", "4-gas", "5-eco", "5-hybrid", "6-coal", "6-gas", "7-hybrid", "7-uranium")
    assert choice(middle(*market).plants(0, "22", "26", "30"), level) == "pass"


def test_in_round_1_it_offers_something() -> None:
    assert choice(Table(4)).startswith("offer")


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_it_raises_for_a_bargain_and_leaves_a_lot_that_is_too_dear(level: str) -> None:
    table = middle("16", "17", "20", "21", "22", "25", "26", "30").order(1, 0, 2, 3).rich(60).auction()
    table.play("offer 16", "bid 1", "pass", "pass")
    assert choice(table, level) == "bid 2"
    table = middle("16", "17", "20", "21", "22", "25", "26", "30").order(1, 0, 2, 3).rich(60).auction()
    table.play("offer 16", "bid 50", "pass", "pass")
    assert choice(table, level) == "pass"


@pytest.mark.parametrize(("players", "looks"), [(2, True), (3, False), (4, False)])
def test_before_bids_hard_plays_on_in_mind_with_two_players_only(players: int, looks: bool) -> None:
    table = Table(players)
    mind = levels.heuristics(ID, "hard").at(table.state)
    assert not mind.looks(table.state), "not before offers"
    table.play(table.state.text(mind.choose(table.state)))
    assert table.state.phase == Phase.BID
    assert bool(mind.looks(table.state)) == looks
    assert not levels.heuristics(ID, "normal").at(table.state).looks(table.state)


def test_in_the_last_round_points_count_and_not_income() -> None:
    """Five points more for 25 elektro are worth it, one point more for 8 is not."""
    assert choice(last_round("11-uranium", "25", money=60).no_token()) == "offer 25"
    assert choice(last_round("9", money=60).plants(0, "22", "26", "28-eco").no_token()) == "pass"


def test_it_scraps_the_plant_that_is_missed_least() -> None:
    table = middle("16", "17", "20", "21", "22", "25", "26", "30").rich(60)
    for seat in (1, 2, 3):
        table.state.waiting &= ~(1 << seat)
    table.play("offer 16")
    assert choice(table) == "scrap 3-coal"


# Rivals


def duel(money: int = 60) -> Table:
    """Seat 1 has offered plant 16 and is to get it for 1, unless seat 0, who has better plants, bids on."""
    table = Table(2).order(1, 0).round(5).plants(0, "22", "26", "30").plants(1, "3-coal", "4-coal", "8").rich(money)
    table.columns(*FUEL).market("16", "17", "20", "21", "22", "25", "26", "30").deck("12-coal", "13", "15").auction()
    return table.play("offer 16", "bid 1")


def rivals(table: Table) -> tuple[Rivals, Outlook, list[int]]:
    outlook = Outlook(table.state, Weights(weights_of(ID, "hard")))
    cards = table.state.market.on_offer()
    return Rivals(table.state, 0, outlook, cards), outlook, cards


def test_a_rival_stops_where_another_plant_is_worth_as_much_at_its_minimum() -> None:
    table = duel()
    found, outlook, cards = rivals(table)
    state = table.state
    plants = state.figures.plants
    his = Appraiser(state, 1, outlook.weights, outlook)
    limit = int(found.limits[found.count + 0])
    others = [his.with_plant(plants[card], state.market.minimum(card)) for card in cards[1:]]
    alternative = max(*others, his.as_it_is() + outlook.weights.patience)
    assert his.with_plant(plants[cards[0]], limit) >= alternative > his.with_plant(plants[cards[0]], limit + 1)
    assert found.keenest(0, 0b10) == 1
    assert found.highest(0, 0b10) == limit > 1


def test_nobody_is_expected_to_bid_more_than_he_has_or_after_he_has_bought() -> None:
    found, _, _ = rivals(duel(money=3))
    assert found.highest(0, 0b10) == 3
    table = duel()
    table.state.waiting &= 0b01
    found, _, _ = rivals(table)
    assert found.keenest(0, 0b11) == NOBODY
    assert found.highest(0, 0b11) == 0


@pytest.mark.parametrize("reason", [{"drive": 1.0, "drive_margin": 2.0}, {"spite": 5.0}])
def test_a_plant_of_no_use_is_bid_for_when_a_rival_would_get_it_too_cheaply(reason: dict[str, float]) -> None:
    calm = {**weights_of(ID, "hard"), "drive": 0.0, "spite": 0.0}
    table = duel()
    assert table.state.text(CardGameAdvisor(calm).choose(table.state)) == "pass"
    assert table.state.text(CardGameAdvisor({**calm, **reason}).choose(table.state)) == "bid 2"
    table = duel().play("bid 2", "bid 55")
    assert table.state.text(CardGameAdvisor({**calm, **reason}).choose(table.state)) == "pass"


def test_a_plant_that_rivals_want_is_offered_rather() -> None:
    table = middle(*BIG).plants(1, "3-coal", "4-coal", "8").money(1, 50)
    calm = {**weights_of(ID, "hard"), "snatch": 0.0}
    found, _, cards = rivals(table)
    before, after = (
        {one.move: one.value for one in CardGameAdvisor({**calm, "snatch": snatch}).candidates(table.state)}
        for snatch in (0.0, 0.6)
    )
    gained = {move - OFFER: after[move] - before[move] for move in before if move != PASS}
    for place, card in enumerate(cards):
        minimum = int(table.state.market.minimum(card))
        beyond = sum(max(0, int(found.limits[found.count * seat + place]) - minimum) for seat in (1, 2, 3))
        assert gained[card] == pytest.approx(0.6 * beyond / 3)
    assert any(gained.values())


# Fuel


def buying(*plants: str, money: int = 20) -> Table:
    return middle(*BIG, money=money).plants(0, *plants).buying(0)


def test_it_buys_what_its_plants_burn_at_the_least_price() -> None:
    assert "buy coal 3 for 2" in turn(buying("11-coal", "8"))


def test_it_runs_the_better_plant_when_money_is_short() -> None:
    table = buying("3-coal", "22", money=2)
    table.columns(["coal 2", "gas 1"])
    assert turn(table) == ["buy gas 1 for 2", "done"]


def test_eco_plants_need_nothing() -> None:
    assert turn(buying("8", "20")) == ["done"]


def test_money_that_makes_no_point_is_spent_on_the_last_production() -> None:
    table = last_round("3-oil", "23-coal", money=9).plants(0, "22", "8").buying(0)
    table.columns([], [], ["gas 1"])
    assert turn(table)[0] == "buy gas 1 for 4"


# Production


def test_it_runs_all_it_can_in_the_middle_of_the_game() -> None:
    table = middle(*BIG).plants(0, "11-coal", "9", "8").holds(0, "coal 2", "gas 1")
    table.producing(0)
    assert choice(table) == "run 8 9 11-coal"


# What every advisor keeps


@pytest.mark.parametrize("players", [2, 4, 6])
def test_candidates_are_legal_best_first_and_the_first_is_chosen(players: int) -> None:
    best = advisor()
    chance = Seeded(players)
    state = GAME.start(GAME.setup(players, {}), chance)
    assert isinstance(state, CardGame)
    while not state.over:
        moves = state.moves()
        found = best.candidates(state)
        assert found
        assert {one.move for one in found} <= set(moves)
        assert [one.value for one in found] == sorted((one.value for one in found), reverse=True)
        assert len({one.move for one in found}) == len(found) <= 8
        assert found[0].move == best.choose(state)
        assert best.rollout(state) in moves
        assert all(best.reason(state, one.move) for one in found)
        shares = best.worth(state)
        assert sum(shares) == pytest.approx(1)
        assert state.rounds() == state.round
        state.play(found[0].move, chance)


def test_the_seat_with_more_money_and_better_plants_may_expect_more() -> None:
    table = middle(*BIG).rich(30)
    for seat in range(4):
        table.plants(seat, "8", "9", "11-coal")
    equal = advisor().worth(table.state)
    assert equal == sorted(equal), "who comes later in turn order buys fuel earlier"
    assert max(equal) - min(equal) < 0.15
    richer = advisor().worth(table.money(0, 60).state)
    assert richer[0] > max(richer[1:])
    stronger = advisor().worth(table.money(0, 30).plants(0, "22", "26", "20").state)
    assert stronger[0] > max(stronger[1:])


@pytest.mark.parametrize("level", levels.LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_level_finishes(level: str, players: int) -> None:
    played = simulate(ID, players, 2, players, [level], {"renovation": "on" if players % 2 else "off"})
    assert played.finished == 2


@pytest.mark.parametrize("level", levels.LEVELS)
def test_every_level_beats_random(level: str) -> None:
    assert simulate(ID, 4, 12, seed=50, bots=[level, "random", "random", "random"]).wins_by_bot[level] >= 8
