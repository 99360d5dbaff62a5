"""What each seat may expect of the win, from figures of its company."""

from mypy_extensions import i64

from powerhouse.bots.advisor import shares
from powerhouse.bots.power_grid.ending import capacity
from powerhouse.bots.power_grid.weights import Weights
from powerhouse.games.power_grid.state import PowerGrid


def worth(state: PowerGrid, weights: Weights) -> list[float]:
    scores: list[float] = []
    payments = state.figures.payments
    for player in state.players:
        cities: i64 = len(player.network)
        supply = capacity(player)
        income = payments[cities if cities < supply else supply]
        scores.append(
            weights.worth_money * float(player.money)
            + weights.worth_income * float(income)
            + weights.worth_cities * float(cities)
            + weights.worth_capacity * float(supply)
        )
    return shares(scores)
