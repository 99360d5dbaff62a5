"""The heuristics of Pipeline: what to do in each stage of a turn."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from powerhouse.bots.advisor import Advisor, Candidate
from powerhouse.bots.pipeline import reasons, stages, worth
from powerhouse.bots.pipeline.company import Company
from powerhouse.bots.pipeline.ground import Ground
from powerhouse.bots.pipeline.outlook import Outlook
from powerhouse.bots.pipeline.plans import Memory
from powerhouse.bots.pipeline.weights import Weights
from powerhouse.core.phrase import Phrase
from powerhouse.core.state import State
from powerhouse.games.pipeline.codes import Stage
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.state import Pipeline

REMEMBERED: Final = 128
"""So many plans: those of a few iterations of a search."""


class PipelineAdvisor(Advisor):
    """It remembers the last plans and the ground of the last game, which only saves time."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = Weights(weights)
        self._ground: Ground | None = None
        self._memory = Memory(REMEMBERED)

    def candidates(self, state: State) -> list[Candidate]:
        assert isinstance(state, Pipeline)
        return stages.plain(state, self.weights) or stages.candidates(self.company(state, state.turn))

    def company(self, state: Pipeline, seat: i64) -> Company:
        """A seat's company as the heuristics see it."""
        player: Player = state.players[seat]
        outlook = Outlook(state, player, self.ground(state), self.weights)
        return Company(outlook, self._memory.plans(outlook, player.network))

    def ground(self, state: Pipeline) -> Ground:
        ground = self._ground
        if ground is None or not ground.serves(state):
            ground = Ground(state)
            self._ground = ground
        return ground

    def beyond_doubt(self, state: State) -> bool:
        """A level errs in what its worker should do, and does it well."""
        assert isinstance(state, Pipeline)
        return state.stage != Stage.WORK

    def reason(self, state: State, move: int) -> Phrase:
        assert isinstance(state, Pipeline)
        return reasons.reason(state, self.company(state, state.turn), move)

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, Pipeline)
        return worth.shares_of_win([self.company(state, seat) for seat in range(len(state.players))])
