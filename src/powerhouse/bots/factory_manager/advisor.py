"""The heuristics of Factory Manager: a module for each phase, one set of weights for all of them."""

from collections.abc import Mapping

from powerhouse.bots.advisor import Advisor, Candidate
from powerhouse.bots.factory_manager import bringing, purchases, reasons, standing, stopping, turn_order
from powerhouse.bots.factory_manager.weights import Weights
from powerhouse.core.phrase import Phrase
from powerhouse.core.state import State
from powerhouse.games.factory_manager.codes import Phase
from powerhouse.games.factory_manager.state import FactoryManager


class FactoryManagerAdvisor(Advisor):
    """Values are elektro at the end of the game, above those of doing nothing."""

    def __init__(self, values: Mapping[str, float]) -> None:
        self._weights = Weights(values)

    def candidates(self, state: State) -> list[Candidate]:
        assert isinstance(state, FactoryManager)
        moves = state.moves()
        if len(moves) == 1:
            return [Candidate(moves[0], 0.0)]
        phase = state.phase
        if phase == Phase.BUY:
            return purchases.candidates(state, self._weights)
        if phase == Phase.BRING:
            return bringing.candidates(state, self._weights)
        if phase == Phase.RUN:
            return stopping.candidates(state, self._weights)
        if phase == Phase.BID:
            return turn_order.bids(state, self._weights)
        if phase == Phase.OFFER:
            return turn_order.offers(state, self._weights)
        return [Candidate(moves[-1], 0.0)]  # who backs a bid makes no difference (FM-3.13)

    def beyond_doubt(self, state: State) -> bool:
        assert isinstance(state, FactoryManager)
        return state.phase == Phase.RUN

    def rollout(self, state: State) -> int:
        assert isinstance(state, FactoryManager)
        if state.phase == Phase.BUY:
            return purchases.rollout(state, self._weights)
        return self.candidates(state)[0].move

    def reason(self, state: State, move: int) -> Phrase:
        assert isinstance(state, FactoryManager)
        return reasons.reason(state, move, self._weights)

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, FactoryManager)
        return standing.worth(state, self._weights)
