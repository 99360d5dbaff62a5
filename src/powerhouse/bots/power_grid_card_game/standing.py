"""What each seat may expect of the win."""

from powerhouse.bots.advisor import shares
from powerhouse.bots.power_grid_card_game.company import Company
from powerhouse.bots.power_grid_card_game.outlook import Outlook
from powerhouse.bots.power_grid_card_game.weights import Weights
from powerhouse.games.power_grid_card_game.state import CardGame


def worth(state: CardGame, weights: Weights) -> list[float]:
    outlook = Outlook(state, weights)
    scale = weights.worth_scale + weights.worth_late / (1.0 + outlook.rounds)
    scores: list[float] = []
    for player in state.players:
        company = Company(outlook, player.fleet.plants, None)
        scores.append(scale * (float(player.money) + company.in_all(outlook)))
    return shares(scores)
