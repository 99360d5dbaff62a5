"""Who stands how well: what each seat may expect at the end, and so of the win."""

from mypy_extensions import i64

from powerhouse.bots.advisor import shares
from powerhouse.bots.factory_manager.outlook import Outlook
from powerhouse.bots.factory_manager.sketch import Sketch
from powerhouse.bots.factory_manager.weights import ROUNDS, Weights
from powerhouse.games.factory_manager.codes import Phase
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.state import FactoryManager


def worth(state: FactoryManager, weights: Weights) -> list[float]:
    """Each seat's share of the win: by the money that it may expect at the end."""
    after: i64 = state.figures.rounds - state.round
    sharpness = weights.worth[after if after < ROUNDS else ROUNDS - 1]
    return shares([sharpness * expected(state, player, weights) for player in state.players])


def expected(state: FactoryManager, player: Player, weights: Weights) -> float:
    """Elektro at the end, with the factory as it stands and the workers who have still to buy."""
    outlook = Outlook(state, player, weights)
    sketch = Sketch(player.factory, state.figures.tiles, player.purse())
    if state.phase == Phase.RUN:
        hired = player.seasonal
        return outlook.value_hiring(sketch, hired) + outlook.money * float(hired * outlook.wage)
    value = outlook.value(sketch)
    if state.phase != Phase.BUY or not _has_bought(state, player):
        workers = float(player.available())
        discount = float(outlook.discount) if state.phase >= Phase.BRING else 0.0
        value += workers * (weights.worth_workers * float(outlook.after + 1) + weights.worth_discount * discount)
    return value


def _has_bought(state: FactoryManager, player: Player) -> bool:
    """Whether a player's turn in phase 3 is over."""
    return any(state.players[state.order[place]] is player for place in range(state.position))
