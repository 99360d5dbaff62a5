"""What each seat may expect of the win, from figures of its company.

The weights come from a regression on the ends of many games. Several of them grow with the progress of the game,
which is the part of the end's cities that the largest network has.
"""

from mypy_extensions import i64

from powerhouse.bots.advisor import shares
from powerhouse.bots.power_grid.ending import capacity
from powerhouse.bots.power_grid.weights import Weights
from powerhouse.games.power_grid.codes import Phase
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.fleet import NO_FUEL


def worth(state: PowerGrid, weights: Weights) -> list[float]:
    largest = float(state.most_cities())
    progress = largest / float(state.figures.end_cities)
    ending = state.phase == Phase.BUILD and state.most_cities() >= state.figures.end_cities
    scores = [0.0] * len(state.players)
    for place, seat in enumerate(state.order):
        player = state.players[seat]
        scores[seat] = _score(state, player, seat, progress, ending, weights) + weights.worth_late * float(place)
    return shares(scores)


def _score(state: PowerGrid, player: Player, seat: int, progress: float, ending: bool, weights: Weights) -> float:
    figures = state.figures
    cities: i64 = len(player.network)
    supply = capacity(player)
    end: i64 = figures.end_cities
    money = float(player.money)
    if state.phase == Phase.SUPPLY and state.supplied[seat] < 0:
        # This round's income is as good as earned.
        money += float(figures.payment(player.fleet.best_output(player.stock, cities)))
    score = (weights.worth_money + weights.worth_money_late * progress) * 0.01 * money
    score += (weights.worth_cities + weights.worth_cities_late * progress) * 0.1 * float(cities)
    within = supply if supply < end else end
    score += (weights.worth_capacity + weights.worth_capacity_late * progress) * 0.1 * float(within)
    score += weights.worth_income * 0.01 * float(figures.payment(cities if cities < supply else supply))
    score += weights.worth_fuel * 0.1 * float(player.stock[0] + player.stock[1] + player.stock[2] + 2 * player.stock[3])
    thirst: i64 = 0
    for plant in player.fleet.plants:
        if plant.burns != NO_FUEL:
            thirst += plant.need
    score += weights.worth_thirst * 0.1 * float(thirst)
    if supply >= end:
        score += weights.worth_complete * progress
    if ending:
        score += weights.worth_final * float(player.fleet.best_output(player.stock, cities))
    return score
