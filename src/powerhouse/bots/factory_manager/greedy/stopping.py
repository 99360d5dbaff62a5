"""Phase 4: stop what costs more energy than it earns, and what keeps workers busy who have better things to do."""

from powerhouse.bots.factory_manager.greedy.outlook import Outlook
from powerhouse.bots.factory_manager.greedy.runs import best_stop
from powerhouse.games.factory_manager.codes import DONE, STOP
from powerhouse.games.factory_manager.state import FactoryManager


def stop(state: FactoryManager, seat: int, moves: list[int]) -> int:
    player = state.players[seat]
    outlook = Outlook(state, player)
    tile = best_stop(state.figures, player.running, int(player.workers + player.seasonal), outlook.now)
    if tile >= 0:
        return STOP + tile
    return _freeing(state, outlook, moves) if DONE in moves else moves[0]


def _freeing(state: FactoryManager, outlook: Outlook, moves: list[int]) -> int:
    """The stop that frees workers worth more than what it costs, or `DONE`."""
    player, figures = outlook.player, state.figures
    best, most = DONE, float("-inf")
    for move in moves:
        run = player.running
        if move != DONE:
            run = run.without(figures.tiles[move - STOP])
        if run.robots <= run.machines * figures.robots_a_machine:
            cash = int(player.money) + outlook.profit(run)
            available = int(player.workers + player.seasonal - max(0, run.workers))
            worth = outlook.money * cash + outlook.workers_worth(available, cash)
            if worth > most:
                best, most = move, worth
    return best
