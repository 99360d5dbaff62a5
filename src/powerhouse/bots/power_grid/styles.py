"""Ways to play Power Grid that can be told in a line; docs/bots.md tells them."""

from powerhouse.bots.plant_styles import bid_no_more, bid_up, cheapest_first, go_for, only_large
from powerhouse.bots.styles import Style
from powerhouse.games.power_grid.building import cost
from powerhouse.games.power_grid.codes import BID, BUILD, BUY, DONE, OFFER, PASS, URANIUM, Phase
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.fleet import NO_FUEL
from powerhouse.parts.network import NEVER

KEPT = 80
"""What a hoarder does not touch."""
NEAR_END = 4
"""So many cities before the end it is time to spend and to build."""
BEHIND = 2
"""So many cities a laggard stays behind the largest network."""
PATIENCE = 8
"""And for so many rounds at most, lest a table of laggards waits for ever."""
CHEAP_TOKEN = 4
"""What a fuel hog pays for a token that it does not need yet."""
NEAR = 12
"""A blocker pays so much more for a city that it takes from a rival."""


def _cost(state: PowerGrid, move: int) -> int:
    return int(cost(state, state.players[state.turn], move - BUILD))


def _near_end(state: PowerGrid) -> bool:
    return bool(state.most_cities() >= state.figures.end_cities - NEAR_END)


def _first_city(state: PowerGrid) -> bool:
    return not state.players[state.turn].network


def build_all(state: PowerGrid, legal: list[int]) -> int | None:
    """The cheapest city, as long as there is money."""
    if state.phase != Phase.BUILD or _first_city(state):
        return None
    return min((move for move in legal if move >= BUILD), key=lambda move: _cost(state, move), default=None)


def keep_money(state: PowerGrid, move: int) -> bool:
    """Nothing that leaves less than what is kept, until the end is near."""
    money = int(state.players[state.turn].money)
    if state.round == 1 or _first_city(state) or _near_end(state):
        return False
    if state.phase == Phase.BUILD:
        return move >= BUILD and money - _cost(state, move) < KEPT
    if state.phase == Phase.OFFER:
        return move >= OFFER and money - int(state.market.minimum(move - OFFER)) < KEPT
    return bool(state.phase == Phase.BID and move >= BID and money - (move - BID) < KEPT)


def stay_behind(state: PowerGrid, move: int) -> bool:
    """No city that brings it near the largest network, until the end is near or eight rounds are over."""
    if state.phase != Phase.BUILD or move < BUILD or _first_city(state) or _near_end(state) or state.round > PATIENCE:
        return False
    return len(state.players[state.turn].network) + 1 > max(2, state.most_cities() - BEHIND)


def fill_stores(state: PowerGrid, legal: list[int]) -> int | None:
    """Every cheap token that it has room for, as long as a city can be built besides."""
    if state.phase != Phase.FUEL or state.players[state.turn].money < KEPT // 2:
        return None
    tokens = [move for move in legal if move != DONE and state.fuel.price(move - BUY) <= CHEAP_TOKEN]
    return min(tokens, key=lambda move: int(state.fuel.price(move - BUY)), default=None)


def block(state: PowerGrid, legal: list[int]) -> int | None:
    """Of cities at about the same price the one that most rivals reach for least."""
    if state.phase != Phase.BUILD or _first_city(state):
        return None
    cities = [move for move in legal if move >= BUILD]
    own = state.players[state.turn]
    if not cities or len(own.network) >= sum(int(plant.output) for plant in own.fleet.plants):
        return None
    least = min(_cost(state, move) for move in cities)
    near = [move for move in cities if _cost(state, move) <= least + NEAR]
    return min(near, key=lambda move: (_reached(state, move - BUILD), _cost(state, move)))


def _reached(state: PowerGrid, city: int) -> int:
    """What the nearest rival pays for the way there."""
    rivals = [player for seat, player in enumerate(state.players) if seat != state.turn and player.network]
    return min((int(player.reach[city]) for player in rivals), default=int(NEVER))


def small_steps(state: PowerGrid, move: int) -> bool:
    """A city in every other round is enough, and no plant while there is capacity to spare, until the end is near."""
    own = state.players[state.turn]
    if _near_end(state) or _first_city(state):
        return False
    if state.phase == Phase.OFFER:
        return move != PASS and sum(int(plant.output) for plant in own.fleet.plants) > len(own.network) + 1
    return bool(state.phase == Phase.BUILD and move >= BUILD and len(own.network) > state.round // 2)


STYLES = [
    Style("rusher", build_all),
    Style("hoarder", shuns=keep_money),
    Style("overbidder", bid_up(2.0, OFFER)),
    Style("miser", shuns=bid_no_more),
    Style("cheap-starter", cheapest_first(3, OFFER)),
    Style("uranium-lover", go_for(lambda plant: plant.burns == URANIUM, 30, OFFER)),
    Style("green", go_for(lambda plant: plant.burns == NO_FUEL, 20, OFFER)),
    Style("big-plants", shuns=only_large(5, 2, OFFER)),
    Style("blocker", block),
    Style("laggard", shuns=stay_behind),
    Style("fuel-hog", fill_stores),
    Style("step-by-step", shuns=small_steps),
]
