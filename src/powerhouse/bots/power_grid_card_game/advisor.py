"""The heuristics of the Card Game: what to think about in each phase, and why."""

from collections.abc import Mapping

from powerhouse.bots.advisor import Advisor, Candidate
from powerhouse.bots.power_grid_card_game import fuel, plants, production, reasons, standing
from powerhouse.bots.power_grid_card_game.weights import Weights
from powerhouse.core.phrase import Phrase
from powerhouse.core.state import State
from powerhouse.games.power_grid_card_game.codes import Phase
from powerhouse.games.power_grid_card_game.state import CardGame


class CardGameAdvisor(Advisor):
    def __init__(self, values: Mapping[str, float]) -> None:
        self._weights = Weights(values)

    def candidates(self, state: State) -> list[Candidate]:
        assert isinstance(state, CardGame)
        phase = state.phase
        if phase == Phase.BID:
            return plants.bids(state, self._weights)
        if phase == Phase.BUY:
            return fuel.purchases(state, self._weights)
        if phase == Phase.OFFER:
            return plants.offers(state, self._weights)
        if phase == Phase.PRODUCE:
            return production.runs(state, self._weights)
        if phase == Phase.SCRAP:
            return plants.scraps(state, self._weights)
        return fuel.returns(state, self._weights)

    def choose(self, state: State) -> int:
        assert isinstance(state, CardGame)
        if state.phase == Phase.BUY:
            return fuel.purchase(state, self._weights)
        return self.candidates(state)[0].move

    def looks(self, state: State) -> int:
        assert isinstance(state, CardGame)
        return int(self._weights.looks) if state.phase == Phase.BID else 0

    def beyond_doubt(self, state: State) -> bool:
        assert isinstance(state, CardGame)
        return state.phase == Phase.PRODUCE or state.phase == Phase.RETURN

    def reason(self, state: State, move: int) -> Phrase:
        assert isinstance(state, CardGame)
        return reasons.reason(state, move, self._weights)

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, CardGame)
        return standing.worth(state, self._weights)
