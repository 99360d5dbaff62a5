"""Greedy: sensible play of Pipeline from simple estimates, without search and without chance.

It is the fixed measure for other bots: how it plays is never changed.
"""

from powerhouse.bots.bot import Bot, Clock
from powerhouse.bots.pipeline.greedy import contracts, pipes, refine, shops, tanks, trade, upgrades, worker
from powerhouse.bots.pipeline.greedy.builder import Builder
from powerhouse.bots.pipeline.greedy.oil import Oil
from powerhouse.bots.pipeline.greedy.outlook import Outlook
from powerhouse.bots.pipeline.greedy.works import Works
from powerhouse.core.state import State
from powerhouse.games.pipeline.codes import DONE, SPACE, Stage
from powerhouse.games.pipeline.state import Pipeline


class Greedy(Bot):
    name = "greedy"

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        assert isinstance(state, Pipeline)
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        stage = state.stage
        if stage == Stage.TANKS:
            return tanks.first_tank(state, seat)
        if stage == Stage.ORDER:
            return SPACE if SPACE in moves else DONE
        if stage == Stage.SERVE:
            return moves[0]
        player = state.players[seat]
        works = Works(Outlook(state, player), player.network)
        if stage == Stage.WORK or stage == Stage.MACHINES:
            return worker.work(state, works, moves)
        if stage == Stage.TRADE:
            return trade.trade(state, works)
        if stage == Stage.REFINE:
            return refine.refine(state, Oil(works), moves)
        if stage == Stage.STAND:
            return refine.stand(state, Oil(works), moves)
        if stage == Stage.SIGN:
            return contracts.sign(Oil(works), moves)
        if stage == Stage.SITE:
            return shops.site(works, moves)
        if stage == Stage.UPGRADE:
            tile = worker.Worker(state, works).tile
            return upgrades.upgrade(state, Oil(works), tile, moves, worker.spendable(state, works))
        return _build(state, works, moves)


def _build(state: Pipeline, works: Works, moves: list[int]) -> int:
    """Everything that has to do with pipe tiles."""
    stage = state.stage
    builder = Builder(works)
    money = worker.spendable(state, works)
    if stage == Stage.PLACE:
        return pipes.place(state, builder)
    if stage == Stage.HOLD:
        return pipes.hold(state, builder)
    if stage == Stage.GOVERN:
        return pipes.govern(state, builder, moves, money)
    if stage == Stage.PIPES:
        return shops.take_pipe(state, builder, moves)
    if stage == Stage.BENEFIT:
        return shops.benefit(state, works, builder, moves)
    return shops.shop(state, works, builder, moves, money)
