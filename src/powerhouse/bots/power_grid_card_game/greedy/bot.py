"""Greedy: sensible play of the Card Game from simple estimates, without search and without chance.

It is the fixed measure for other bots: how it plays is never changed.
"""

from powerhouse.bots.bot import Bot, Clock
from powerhouse.bots.power_grid_card_game.greedy import plants, production, resources
from powerhouse.core.state import State
from powerhouse.games.power_grid_card_game.codes import Phase
from powerhouse.games.power_grid_card_game.state import CardGame


class Greedy(Bot):
    name = "greedy"

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        assert isinstance(state, CardGame)
        phase = state.phase
        if phase == Phase.BID:
            return plants.bid(state, seat)
        if phase == Phase.BUY:
            return resources.buy(state, seat)
        if phase == Phase.PRODUCE:
            return production.run(state, seat)
        if phase == Phase.SCRAP:
            return plants.scrap(state, seat)
        moves = state.moves()
        if phase == Phase.OFFER:
            return plants.offer(state, seat, moves)
        return resources.give_back(state, moves)
