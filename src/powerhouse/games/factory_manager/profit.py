"""Phase 5, profit: income less energy is paid, in the last round twice; then most money wins (FM-5, FM-6)."""

from typing import Literal

from mypy_extensions import i64

from powerhouse.core.phrase import phrase
from powerhouse.core.standings import Standings
from powerhouse.games.factory_manager.codes import Phase
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.table import Table


def production(state: Table, made: i64) -> i64:
    return _on_track(state, made, state.figures.most_production)


def storage(state: Table, kept: i64) -> i64:
    return _on_track(state, kept, state.figures.most_storage)


def energy(state: Table, used: i64) -> i64:
    needed = _on_track(state, used, state.figures.most_energy)
    least: i64 = state.figures.least_energy
    return needed if needed > least else least


def _on_track(state: Table, value: i64, most: i64) -> i64:
    """What counts of the sum that the tiles give (FM-4.10, FM-7.2)."""
    return most if state.rulings.printed_tracks and value > most else value


def income(state: Table, made: i64, kept: i64) -> i64:
    return state.figures.income(sold(state, made, kept))


def sold(state: Table, made: i64, kept: i64) -> i64:
    """The lower of production and storage (FM-5.1)."""
    made = production(state, made)
    kept = storage(state, kept)
    return made if made < kept else kept


def neck(state: Table, made: i64, kept: i64) -> Literal["production", "storage"] | None:
    """Which of the two holds the other back; none where both are equal."""
    made = production(state, made)
    kept = storage(state, kept)
    return None if made == kept else "production" if made < kept else "storage"


def is_last_round(state: Table) -> bool:
    return state.round == state.figures.rounds


def factor(state: Table) -> i64:
    """How often the profit of this round counts."""
    return factor_in(state, state.round)


def factor_in(state: Table, round: i64) -> i64:
    """How often the profit of a round counts: it is doubled in the last one (FM-5.3)."""
    return state.figures.last_factor if round == state.figures.rounds else 1


def profit(state: Table, income: i64, energy: i64, price: i64) -> i64:
    """What is earned when energy costs so much (FM-5.2)."""
    return factor(state) * (income - energy * price)


def pay(state: Table) -> None:
    price = state.figures.energy_price(state.energy_space)
    for player in state.players:
        running = player.running
        brought = income(state, running.production, running.storage)
        earned = profit(state, brought, energy(state, running.energy), price)
        player.profit = earned
        state.pay(player, -_settled(state, player, earned))


def _settled(state: Table, player: Player, earned: i64) -> i64:
    """A loss is paid as far as the money goes, unless the table rules otherwise (FM-5.4)."""
    if earned >= 0 or state.rulings.debts:
        return earned
    if state.rulings.no_losses:
        return 0
    return earned if player.money + earned > 0 else -player.money


def measures(state: Table) -> list[dict[str, int]]:
    """What of each factory runs, brings and needs, as it counts."""
    return [
        {
            "money": int(player.money),
            "income": int(income(state, player.running.production, player.running.storage)),
            "production": int(production(state, player.running.production)),
            "storage": int(storage(state, player.running.storage)),
            "energy": int(energy(state, player.running.energy)),
            "workers": int(player.available()),
        }
        for player in state.players
    ]


def standings(state: Table) -> Standings:
    """Most money, then the higher profit of the last round; who is equal in both shares the place (FM-6)."""
    figures = [{"money": int(player.money), "profit": int(player.profit)} for player in state.players]
    key = "end-rounds" if state.phase == Phase.OVER else "end-not-yet"
    return Standings("factory-manager", figures, phrase(key, round=int(state.round), rounds=state.figures.rounds))
