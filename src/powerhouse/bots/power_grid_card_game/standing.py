"""What each seat may expect of the win: a softmax over what the companies are worth, fitted to the results of games."""

from mypy_extensions import i64

from powerhouse.bots.advisor import shares
from powerhouse.bots.power_grid_card_game.company import Company
from powerhouse.bots.power_grid_card_game.outlook import Outlook
from powerhouse.bots.power_grid_card_game.weights import Weights
from powerhouse.games.power_grid_card_game.codes import FUELS, Phase
from powerhouse.games.power_grid_card_game.state import CardGame


def worth(state: CardGame, weights: Weights) -> list[float]:
    outlook = Outlook(state, weights)
    scale = weights.worth_scale + weights.worth_late / (1.0 + outlook.rounds)
    scores: list[float] = []
    for seat in range(len(state.players)):
        scores.append(scale * _wealth(state, seat, outlook, weights))
    return shares(scores)


def _wealth(state: CardGame, seat: int, outlook: Outlook, weights: Weights) -> float:
    """Money, fuel and plants in elektro of the end; who comes late in turn order buys fuel early."""
    player = state.players[seat]
    company = Company(outlook, player.fleet.plants, None)
    # Who has produced has this round's income in hand already.
    produced = state.phase == Phase.PRODUCE and state.earned[seat] >= 0
    wealth = company.later(outlook) if produced else company.in_all(outlook)
    wealth += weights.worth_money * float(player.money)
    fuel: i64
    for fuel in range(len(FUELS)):
        wealth += weights.worth_fuel * float(player.stock[fuel])
    return wealth + weights.worth_order * float(state.order.index(seat))
