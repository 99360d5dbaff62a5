"""The heuristics of Pipeline: what to do in each stage of a turn."""

from collections.abc import Mapping

from mypy_extensions import i64

from powerhouse.bots.advisor import Advisor, Candidate
from powerhouse.bots.pipeline import reasons, stages, worth
from powerhouse.bots.pipeline.company import Company
from powerhouse.bots.pipeline.ground import Ground
from powerhouse.bots.pipeline.survey import Survey
from powerhouse.bots.pipeline.weights import Weights
from powerhouse.core.phrase import Phrase
from powerhouse.core.state import State
from powerhouse.games.pipeline.codes import Stage
from powerhouse.games.pipeline.network import EMPTY
from powerhouse.games.pipeline.state import Pipeline


class PipelineAdvisor(Advisor):
    """It remembers the last surveys of networks and the ground of the last game, which only saves time."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = Weights(weights)
        self._ground: Ground | None = None
        self._surveys: list[Survey] = [Survey(EMPTY)] * 8
        self._oldest: i64 = 0

    def candidates(self, state: State) -> list[Candidate]:
        assert isinstance(state, Pipeline)
        return stages.plain(state, self.weights) or stages.candidates(self.company(state, state.turn))

    def company(self, state: Pipeline, seat: i64) -> Company:
        """A seat's company as the heuristics see it."""
        return Company(state, seat, self.ground(state), self._survey(state, seat), self.weights)

    def ground(self, state: Pipeline) -> Ground:
        ground = self._ground
        if ground is None or not ground.serves(state):
            ground = Ground(state)
            self._ground = ground
        return ground

    def _survey(self, state: Pipeline, seat: i64) -> Survey:
        network = state.players[seat].network
        for survey in self._surveys:
            if survey.network is network:
                return survey
        survey = Survey(network)
        self._surveys[self._oldest] = survey
        self._oldest = (self._oldest + 1) % len(self._surveys)
        return survey

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
