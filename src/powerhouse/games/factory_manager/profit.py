"""Phase 5, profit: income less energy is paid, in the last round twice; then most money wins (FM-5, FM-6)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.state import Standings
from powerhouse.games.factory_manager import auction
from powerhouse.games.factory_manager.codes import Phase
from powerhouse.games.factory_manager.player import Player

if TYPE_CHECKING:
    from powerhouse.games.factory_manager.state import FactoryManager


def production(state: "FactoryManager", player: Player) -> i64:
    return _on_track(state, player.running.production, state.figures.most_production)


def storage(state: "FactoryManager", player: Player) -> i64:
    return _on_track(state, player.running.storage, state.figures.most_storage)


def energy(state: "FactoryManager", player: Player) -> i64:
    needed = _on_track(state, player.running.energy, state.figures.most_energy)
    least: i64 = state.figures.least_energy
    return needed if needed > least else least


def _on_track(state: "FactoryManager", value: i64, most: i64) -> i64:
    return most if state.rulings.printed_tracks and value > most else value


def income(state: "FactoryManager", player: Player) -> i64:
    made = production(state, player)
    kept = storage(state, player)
    return state.figures.income(made if made < kept else kept)


def pay(state: "FactoryManager", chance: Chance) -> None:
    last = state.round == state.figures.rounds
    price = state.figures.energy_price(state.energy_space)
    for player in state.players:
        earned = income(state, player) - energy(state, player) * price
        if last:
            earned *= state.figures.last_factor
        player.profit = earned
        state.pay(player, -_settled(state, player, earned))
    if last:
        state.phase = Phase.OVER
        state.turn = -1
    else:
        state.round += 1
        auction.begin(state, chance)


def _settled(state: "FactoryManager", player: Player, earned: i64) -> i64:
    """A loss is paid as far as the money goes, unless the table rules otherwise (FM-5.4)."""
    if earned >= 0 or state.rulings.debts:
        return earned
    if state.rulings.no_losses:
        return 0
    return earned if player.money + earned > 0 else -player.money


def standings(state: "FactoryManager") -> Standings:
    """Most money, then the higher profit of the last round; who is equal in both shares the place (FM-6)."""
    figures = [{"money": int(player.money), "profit": int(player.profit)} for player in state.players]
    rounds = state.figures.rounds
    if state.phase == Phase.OVER:
        return Standings(figures, f"{rounds} rounds are over")
    return Standings(figures, f"not over: round {state.round} of {rounds}")
