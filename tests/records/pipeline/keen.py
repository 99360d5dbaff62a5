"""A player for the records: greedy, but set on one family of upgrades and on using its third level."""

from powerhouse import bots
from powerhouse.bots import Bot, Clock
from powerhouse.core.state import State
from powerhouse.games.pipeline.codes import (
    ACT,
    CONTRACTS,
    DONE,
    FAMILIES,
    LOAN,
    REFINE,
    SELL,
    SIGN,
    UPGRADE,
    Action,
    Family,
    Stage,
)
from powerhouse.games.pipeline.markets import CUBES
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.state import Pipeline
from powerhouse.games.pipeline.upgrades import is_closed, is_left


class Keen(Bot):
    """Buys the family as soon as its token lies open, on credit if need be; the rest it leaves to the greedy bot."""

    name = "keen"

    def __init__(self, family: str, seed: int) -> None:
        self.family = FAMILIES.index(family)
        self.base = bots.find("greedy", "pipeline", seed)

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        assert isinstance(state, Pipeline)
        moves = state.moves()
        wish = self._wish(state, seat, moves)
        return wish if wish in moves else self.base.choose(state, seat, clock)

    def _wish(self, state: Pipeline, seat: int, moves: list[int]) -> int:
        """What the player wants before anything else, -1 if nothing."""
        player = state.players[seat]
        wanted = not is_closed(state, self.family) and is_left(state, player, self.family)
        dear = player.money < state.figures.upgrade_cost
        if state.stage == Stage.UPGRADE and wanted:
            return UPGRADE + self.family
        if state.stage == Stage.SIGN and wanted and dear:
            return LOAN
        if state.stage == Stage.WORK and state.now.mains == 0 and wanted and self._is_time(state, player):
            return ACT + (Action.CONTRACTS if dear else Action.UPGRADES)
        if state.stage == Stage.BENEFIT:
            return moves[-1]
        return self._third_level(state, moves) if player.levels[self.family] == 3 else -1

    def _is_time(self, state: Pipeline, player: Player) -> bool:
        """A machine needs a network to stand in; everything else is welcome at once."""
        return self.family != Family.MACHINES or len(player.network.tiles) > 3 or state.round > 3

    def _third_level(self, state: Pipeline, moves: list[int]) -> int:
        """A move that only the third level allows."""
        if self.family == Family.HUMAN_RESOURCES and state.stage == Stage.WORK and state.now.mains == 1:
            return ACT + Action.CRUDE_MARKET
        if self.family == Family.MACHINES and state.stage == Stage.WORK and state.now.mains == 0:
            return ACT + Action.ALL_MACHINES
        if self.family == Family.CONTRACTS and state.stage == Stage.WORK and state.now.mains == 0:
            return ACT + Action.CONTRACTS
        if self.family == Family.CONTRACTS and state.stage == Stage.SIGN:
            return next((move for move in moves if move >= SIGN + 2 * CONTRACTS), DONE)
        if self.family == Family.REFINED_MARKETS and state.stage == Stage.TRADE:
            strangers = [move for move in moves if move >= SELL and self._stranger(state, move - SELL)]
            return strangers[-1] if strangers else -1
        if self.family == Family.ENGINEERING and state.stage == Stage.REFINE:
            again = [move for move in moves if any(run // 4 == (move - REFINE) // 16 for run in state.now.runs)]
            return again[-1] if again else -1
        return -1

    @staticmethod
    def _stranger(state: Pipeline, sale: int) -> bool:
        slot, cube = divmod(sale, CUBES)
        return cube // 4 != state.figures.slot_colour[slot]
