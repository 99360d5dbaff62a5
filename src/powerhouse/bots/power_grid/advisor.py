"""The heuristics of Power Grid: one set for all levels, the weights make the difference."""

from collections.abc import Mapping

from powerhouse.bots.advisor import Advisor, Candidate
from powerhouse.bots.power_grid import cities, fuel, plants, reasons, starts, supply, worth
from powerhouse.bots.power_grid.weights import Weights
from powerhouse.core.phrase import Phrase
from powerhouse.core.state import State
from powerhouse.games.power_grid.codes import Phase
from powerhouse.games.power_grid.state import PowerGrid


class PowerGridAdvisor(Advisor):
    """Judges by what a move leaves of money, income, cities and plants, in elektro."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = Weights(weights)

    def candidates(self, state: State) -> list[Candidate]:
        assert isinstance(state, PowerGrid)
        phase = state.phase  # the most frequent ones first
        if phase == Phase.BID:
            return plants.bids(state, self.weights)
        if phase == Phase.FUEL:
            return fuel.purchases(state, self.weights)
        if phase == Phase.BUILD:
            return cities.builds(state, self.weights)
        if phase == Phase.OFFER:
            return plants.offers(state, self.weights)
        if phase == Phase.SUPPLY:
            return supply.runs(state, self.weights)
        if phase == Phase.SCRAP:
            return plants.scraps(state, self.weights)
        if phase == Phase.RETURN:
            return fuel.returns(state)
        return starts.placings(state, self.weights)

    def beyond_doubt(self, state: State) -> bool:
        assert isinstance(state, PowerGrid)
        return state.phase == Phase.SUPPLY or state.phase == Phase.RETURN

    def reason(self, state: State, move: int) -> Phrase:
        assert isinstance(state, PowerGrid)
        return reasons.reason(state, move, self.weights)

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, PowerGrid)
        return worth.worth(state, self.weights)
