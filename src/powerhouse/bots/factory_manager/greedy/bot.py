"""Greedy: sensible play of Factory Manager from simple estimates, without search and without chance.

It is the fixed measure for other bots: how it plays is never changed.
"""

from powerhouse.bots.bot import Bot, Clock
from powerhouse.bots.factory_manager.greedy import bringing, purchases, stopping, turn_order
from powerhouse.core.state import State
from powerhouse.games.factory_manager.codes import Phase
from powerhouse.games.factory_manager.state import FactoryManager


class Greedy(Bot):
    name = "greedy"

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        assert isinstance(state, FactoryManager)
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        phase = state.phase
        if phase == Phase.BUY:
            return purchases.buy(state, seat, moves)
        if phase == Phase.BRING:
            return bringing.bring(state, seat, moves)
        if phase == Phase.RUN:
            return stopping.stop(state, seat, moves)
        if phase == Phase.OFFER:
            return turn_order.offer(state, seat, moves)
        if phase == Phase.BID:
            return turn_order.bid(state, seat, moves)
        return moves[-1]
