"""Greedy: sensible play of Power Grid from simple estimates, without search and without chance.

It is the fixed measure for other bots: how it plays is never changed.
"""

from powerhouse.bots.bot import Bot, Clock
from powerhouse.bots.power_grid.greedy import cities, fuel, placing, plants, supply
from powerhouse.core.state import State
from powerhouse.games.power_grid.codes import Phase
from powerhouse.games.power_grid.state import PowerGrid


class Greedy(Bot):
    name = "greedy"

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        assert isinstance(state, PowerGrid)
        phase = state.phase
        if phase == Phase.BID:
            return plants.bid(state, seat)
        if phase == Phase.SUPPLY:
            return supply.run(state, seat)
        if phase == Phase.SCRAP:
            return plants.scrap(state, seat)
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        if phase == Phase.FUEL:
            return fuel.buy(state, seat, moves)
        if phase == Phase.BUILD:
            return cities.build(state, seat, moves)
        if phase == Phase.OFFER:
            return plants.offer(state, seat, moves)
        if phase == Phase.RETURN:
            return fuel.give_back(state, moves)
        if phase == Phase.MARK:
            return placing.mark(state, moves)
        return placing.place(state, moves)
