"""The last round: who can end the game, and who would win if it ended now (PG-7)."""

from typing import Final

from mypy_extensions import i64

from powerhouse.bots.power_grid.growth import course_of, growth
from powerhouse.bots.power_grid.weights import Weights
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.state import PowerGrid

CITY: Final = 10_000
"""A final result is one number: cities supplied times this, plus money."""

ENDLESS: Final = 25
"""From this round on whoever can end the game does."""


def capacity(player: Player) -> i64:
    """What all plants together supply."""
    total: i64 = 0
    for plant in player.fleet.plants:
        total += plant.output
    return total


def final_result(state: PowerGrid, player: Player, ready: i64, builds: bool) -> i64:
    """Cities supplied and money when the player builds as much as he can supply, or nothing more."""
    cities: i64 = len(player.network)
    money = player.money
    if builds and cities < ready:
        grown = growth(state, player, ready, money)
        cities = grown.cities
        money = grown.money
    return (cities if cities < ready else ready) * CITY + money


def can_end(state: PowerGrid, player: Player) -> bool:
    """Whether a player has the cities that end the game, or the money to build them now."""
    missing: i64 = state.figures.end_cities - len(player.network)
    if missing <= 0:
        return True
    if missing * state.figures.house_costs[0] > player.money:
        return False
    return course_of(state, player).bill(missing) <= player.money


def chance_of_end(state: PowerGrid, weights: Weights) -> float:
    """How likely this is the last round, as it looks before building."""
    if not any(can_end(state, player) for player in state.players):
        return 0.0
    best: i64 = -1
    ender: i64 = -1
    for player in state.players:
        result = final_result(state, player, capacity(player), True)
        if result > best:
            best = result
        if result > ender and can_end(state, player):
            ender = result
    return weights.end_sure if ender >= best else weights.end_maybe
