"""Phase 4: whether to build on, and where; when to end the game."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.advisor import Candidate
from powerhouse.bots.power_grid.ending import CITY, ENDLESS, can_end, final_result
from powerhouse.bots.power_grid.growth import growth
from powerhouse.bots.power_grid.starts import open_cities, start_cost
from powerhouse.bots.power_grid.weights import Weights
from powerhouse.bots.ranking import Ranking, best_first
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.games.power_grid.building import cost
from powerhouse.games.power_grid.codes import BUILD, DONE
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.network import NEVER

MOST: Final = 4
"""So many places are considered."""

DEAR: Final = 44
"""Before the last round nobody pays so much for a single city: another way opens, or step 2 does."""


def builds(state: PowerGrid, weights: Weights) -> list[Candidate]:
    """The best places, each with what building it brings, and being done."""
    legal = LegalMoves()
    state.collect_moves(legal)
    if legal.size() == 1:
        return [Candidate(DONE, 0.0)]
    player = state.players[state.turn]
    if not player.network:
        return _start(state, weights, state.moves())
    wish = wish_for_city(state, weights)
    places = Ranking(MOST)
    at: i64
    for at in range(legal.size()):
        move = legal.nth(at)
        if move != DONE and (wish.final or cost(state, player, move - BUILD) < DEAR):
            places.add(move, -_call(state, player, weights, move - BUILD, wish.final))
    for place in places.list:
        place.value += wish.value
    return best_first([Candidate(DONE, 0.0), *places.list])


@mypyc_attr(acyclic=True)
class Wish:
    """What one more city may cost at most; `final` if this is the last round."""

    def __init__(self, value: float, final: bool) -> None:
        self.value = value
        self.final = final


NO_CITY: Final = -1e6
ANY_CITY: Final = 1e6


def wish_for_city(state: PowerGrid, weights: Weights) -> Wish:
    """What one more city is worth to the player who is building."""
    seat = state.turn
    player = state.players[seat]
    cities: i64 = len(player.network)
    end: i64 = state.figures.end_cities
    ready = player.fleet.best_output(player.stock, state.figures.houses)
    if state.most_cities() >= end:
        return Wish(ANY_CITY if cities < ready else NO_CITY, True)
    if can_end(state, player) and _wins_by_ending(state, seat, ready):
        return Wish(ANY_CITY, True)
    if _rival_will_end(state, seat, ready):
        return Wish(ANY_CITY if cities < ready else NO_CITY, True)
    if cities + 1 >= end:
        return Wish(NO_CITY, False)
    return Wish(_ordinary(state, weights, player, cities, ready), False)


def _ordinary(state: PowerGrid, weights: Weights, player: Player, cities: i64, ready: i64) -> float:
    """Outside the last round: income, the need of cities in the end, and what is lost in turn order."""
    capacity: i64 = 0
    for plant in player.fleet.plants:
        capacity += plant.output
    payments = state.figures.payments
    if cities < ready:
        value = weights.city_need + weights.rounds_of_income * float(payments[cities + 1] - payments[cities])
    elif cities < capacity:
        value = weights.city_need
    else:
        value = weights.early_city
    if weights.place_in_order > 0.0:
        for rival in state.players:
            if rival is not player:
                theirs: i64 = len(rival.network)
                if theirs == cities + 1 or (theirs == cities and player.fleet.highest() < rival.fleet.highest()):
                    value -= weights.place_in_order
    if state.step == 1 and cities + 1 == state.figures.step2_cities and state.most_cities() <= cities:
        value -= weights.open_step2
    return value


def _wins_by_ending(state: PowerGrid, seat: i64, ready: i64) -> bool:
    """Whether building to the end of the game now wins; from some round on the game must end anyway."""
    end: i64 = state.figures.end_cities
    player = state.players[seat]
    grown = growth(state, player, end if end > ready else ready, player.money)
    if len(state.market.cards) == 0 or state.round >= ENDLESS:
        return True
    mine = (grown.cities if grown.cities < ready else ready) * CITY + grown.money
    later = True
    for other in state.order:
        if other == seat:
            later = False
        else:
            rival = state.players[other]
            theirs = final_result(state, rival, rival.fleet.best_output(rival.stock, state.figures.houses), later)
            if theirs > mine:
                return False
    return True


def _rival_will_end(state: PowerGrid, seat: i64, ready: i64) -> bool:
    """Whether somebody who builds later can end the game and would win by it."""
    mine = final_result(state, state.players[seat], ready, True)
    for other in state.order:
        if other == seat:
            return False
        rival = state.players[other]
        if can_end(state, rival):
            theirs = final_result(state, rival, rival.fleet.best_output(rival.stock, state.figures.houses), True)
            if theirs >= mine:
                return True
    return False


def _call(state: PowerGrid, player: Player, weights: Weights, city: i64, final: bool) -> float:
    """How dear a place is: its cost, part of the way to the next one, less if a rival wants it too."""
    own = cost(state, player, city)
    call = float(own)
    if final:
        return call
    price = state.figures.house_price[state.step - 1]
    if weights.onward > 0.0:
        ways = state.network.distance[city]
        reach = player.reach
        next_cost: i64 = NEVER
        for other in state.network.cities:
            if other != city and reach[other] < NEVER:
                way = ways[other] if ways[other] < reach[other] else reach[other]
                there = way + price[state.houses[other]]
                if there < next_cost:
                    next_cost = there
        call += weights.onward * (float(next_cost if next_cost < 60 else 60) - weights.city_price)
    if weights.contested > 0.0:
        for rival in state.players:
            if rival is not player and rival.network and rival.reach[city] <= 10:
                call -= weights.contested
                break
    return call


def _start(state: PowerGrid, weights: Weights, moves: list[int]) -> list[Candidate]:
    """The first city: where the cities around are cheap to reach and few rivals are near."""
    open = open_cities(state)
    found: list[Candidate] = []
    for move in moves:
        if move != DONE:
            found.append(Candidate(move, -start_cost(state, state.turn, weights, open, move - BUILD)))
    return best_first(found)[:MOST]
