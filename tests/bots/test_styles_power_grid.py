"""The styles of both Power Grids do what their names say, in games against three of the hard level."""

from statistics import fmean as mean
from typing import Any

import pytest

from powerhouse.bots.power_grid import styles as power_grid
from powerhouse.bots.power_grid_card_game import styles as card_game
from powerhouse.games.power_grid import codes
from powerhouse.games.power_grid.building import cost
from powerhouse.games.power_grid.codes import Phase
from powerhouse.games.power_grid_card_game import codes as cards
from powerhouse.parts.fleet import HYBRID, NO_FUEL
from tests.bots.sitting import SEAT, Decision, decisions

SEEDS = range(20, 26)
GRID, CARDS = "power-grid", "power-grid-card-game"
BOTH = [GRID, CARDS]
OFFERS = {GRID: codes.OFFER, CARDS: cards.OFFER}


def made(game: str, style: str) -> list[Decision]:
    return [one for seed in SEEDS for one in decisions(game, f"style:{style}", seed)]


def in_phase(game: str, style: str, phase: int) -> list[Decision]:
    return [one for one in made(game, style) if one.before.phase == phase]


def last(game: str, bot: str, seed: int) -> Decision:
    return decisions(game, bot, seed)[-1]


def fleet(game: str, bot: str) -> list[int]:
    """What the plants burn that were owned at the ends of all games."""
    return [plant.burns for seed in SEEDS for plant in last(game, bot, seed).own_after.fleet.plants]


def bids(game: str, style: str) -> list[tuple[int, int, bool]]:
    """Amount and minimum of the lots for which was bid against others, and whether money allowed to go on."""
    found = []
    for one in in_phase(game, style, Phase.BID):
        auction = one.before.auction
        found.append((int(auction.lowest_bid()), int(auction.minimum), one.move >= codes.BID))
    return found


@pytest.mark.parametrize("game", BOTH)
def test_an_overbidder_goes_on_up_to_twice_the_minimum(game: str) -> None:
    found = bids(game, "overbidder")
    assert len(found) > 50
    assert all(raised for lowest, minimum, raised in found if lowest <= 2 * minimum)


@pytest.mark.parametrize("game", BOTH)
def test_a_miser_never_raises(game: str) -> None:
    found = in_phase(game, "miser", Phase.BID)
    assert len(found) > 20
    assert all(one.move == codes.PASS for one in found if one.before.auction.opened())


@pytest.mark.parametrize("game", BOTH)
def test_a_cheap_starter_offers_the_cheapest_plant_in_three_rounds(game: str) -> None:
    found = [one for one in in_phase(game, "cheap-starter", Phase.OFFER) if one.before.round <= 3]
    assert len(found) > 5
    for one in found:
        assert one.move == min((move for move in one.before.moves() if move >= OFFERS[game]), default=codes.PASS)


@pytest.mark.parametrize(
    ("game", "style", "burns"),
    [
        (GRID, "uranium-lover", codes.URANIUM),
        (GRID, "green", NO_FUEL),
        (CARDS, "uranium-lover", cards.URANIUM),
        (CARDS, "green", NO_FUEL),
        (CARDS, "hybrid-lover", HYBRID),
    ],
)
def test_lovers_have_more_of_what_they_love(game: str, style: str, burns: int) -> None:
    assert fleet(game, f"style:{style}").count(burns) > fleet(game, "hard").count(burns)


@pytest.mark.parametrize(("game", "output", "after"), [(GRID, 5, 2), (CARDS, 8, 3)])
def test_big_plants_only(game: str, output: int, after: int) -> None:
    found = [one for one in in_phase(game, "big-plants", Phase.OFFER) if one.before.round > after]
    assert found
    for one in found:
        plants = one.before.figures.plants
        assert one.move == codes.PASS or plants[one.move - OFFERS[game]].output >= output


def money_left(game: str, bot: str) -> float:
    """After plants were bought or passed, in the middle of a game."""
    phase = Phase.FUEL if game == GRID else cards.Phase.BUY
    return mean(
        one.own.money
        for seed in SEEDS
        for one in decisions(game, bot, seed)
        if one.before.phase == phase and 3 <= one.before.round <= 6
    )


@pytest.mark.parametrize(("game", "kept"), [(GRID, power_grid.KEPT), (CARDS, card_game.KEPT)])
def test_a_hoarder_keeps_some_money_when_plants_are_auctioned(game: str, kept: int) -> None:
    found = [one for one in in_phase(game, "hoarder", Phase.BID) if one.before.round > 1 and one.move >= codes.BID]
    assert found
    assert min(one.own.money - (one.move - codes.BID) for one in found if not ending(game, one.before)) >= kept


def ending(game: str, state: Any) -> bool:
    """Whether a hoarder spends what it has kept."""
    return bool(
        state.most_cities() >= state.figures.end_cities - power_grid.NEAR_END if game == GRID else state.last_round
    )


@pytest.mark.parametrize("game", BOTH)
def test_a_fuel_hog_has_more_fuel(game: str) -> None:
    phase = Phase.FUEL if game == GRID else cards.Phase.BUY

    def stored(bot: str) -> float:
        return mean(
            sum(one.own_after.stock)
            for seed in SEEDS
            for one in decisions(game, bot, seed)
            if one.before.phase == phase and one.move == codes.DONE
        )

    assert stored("style:fuel-hog") > 1.3 * stored("hard")


# Power Grid


def test_a_rusher_builds_while_there_is_money() -> None:
    found = in_phase(GRID, "rusher", Phase.BUILD)
    assert len(found) > 40
    for one in found:
        assert one.move >= codes.BUILD
        if one.own.network:
            cheapest = min(cost(one.before, one.own, move - codes.BUILD) for move in one.before.moves()[1:])
            assert cost(one.before, one.own, one.move - codes.BUILD) == cheapest


def cities_behind(bot: str) -> float:
    """How far behind the largest network in the middle of a game."""
    return mean(
        one.before.most_cities() - len(one.own.network)
        for seed in SEEDS
        for one in decisions(GRID, bot, seed)
        if one.before.phase == Phase.BUILD and 3 <= one.before.round <= 7
    )


def cities_in_round(bot: str, round: int) -> float:
    return mean(
        max(len(one.own_after.network) for one in decisions(GRID, bot, seed) if one.before.round <= round)
        for seed in SEEDS
    )


def test_a_laggard_stays_behind() -> None:
    assert cities_behind("style:laggard") > cities_behind("hard") + 1


def test_step_by_step_grows_slowly() -> None:
    assert cities_in_round("style:step-by-step", 5) < cities_in_round("hard", 5) - 1


def test_a_blocker_builds_where_rivals_would() -> None:
    def way_of_rivals(bot: str) -> float:
        ways = []
        for seed in SEEDS:
            for one in decisions(GRID, bot, seed):
                if one.before.phase == Phase.BUILD and one.move >= codes.BUILD and one.own.network:
                    rivals = [other for seat, other in enumerate(one.before.players) if seat != SEAT and other.network]
                    ways.append(min((int(rival.reach[one.move - codes.BUILD]) for rival in rivals), default=99))
        return mean(ways)

    assert way_of_rivals("style:blocker") < 0.8 * way_of_rivals("hard")


# The Card Game


def test_a_driver_outbids_everybody_up_to_a_plants_number_and_five() -> None:
    found = [one for one in in_phase(CARDS, "driver", Phase.BID) if one.before.auction.opened()]
    assert len(found) > 30
    for one in found:
        lowest = int(one.before.auction.lowest_bid())
        if lowest <= one.before.figures.plants[one.before.auction.lot].number + 5:
            assert one.move == codes.BID + lowest


def test_a_spender_has_less_money_left() -> None:
    assert money_left(CARDS, "style:spender") < 0.9 * money_left(CARDS, "hard")
