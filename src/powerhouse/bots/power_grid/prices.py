"""What fuel will cost: what is left, what all plants burn, and what is refilled."""

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.power_grid.weights import Weights
from powerhouse.core.packed import vec
from powerhouse.games.power_grid.codes import COAL, OIL, URANIUM, Phase
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.fleet import HYBRID, NO_FUEL, Fleet, Plant


@mypyc_attr(acyclic=True)
class Prices:
    """Foreseen prices of the four fuels, before the plant that one thinks of adds to the demand."""

    def __init__(self, state: PowerGrid, weights: Weights) -> None:
        self._state = state
        self._trend: i64 = int(weights.trend)
        self._scarce = weights.scarce
        self._left = vec[i64]([0, 0, 0, 0])
        self._refill = vec[i64]([0, 0, 0, 0])
        needed = vec[i64]([0, 0, 0, 0])
        for player in state.players:
            _add(needed, player.fleet)
        if state.trust is not None:
            _add(needed, state.trust.fleet)
        self._used: list[float] = []
        amounts = state.figures.refill[state.step - 1]
        fuel: i64
        for fuel in range(4):
            self._left[fuel] = state.fuel.left[fuel]
            if fuel != URANIUM or not state.uranium_closed:
                self._refill[fuel] = amounts[fuel]
            self._used.append(0.5 * float(needed[fuel]) * weights.thirst)
        if state.phase > Phase.FUEL:
            # What is bought now was bought already: the next purchase comes after the refill.
            for fuel in range(4):
                self._left[fuel] += self._refill[fuel]

    def of(self, fuel: i64, more: i64) -> float:
        """The price of a token in the next rounds on average, when a plant that burns so many joins."""
        used = self._used[fuel] + float(more)
        left = float(self._left[fuel]) - 0.5 * used
        change = float(self._refill[fuel]) - used
        total = 0.0
        rounds: i64 = 0
        while rounds <= self._trend:
            total += self._at(fuel, left)
            left += change
            rounds += 1
        return total / float(rounds)

    def next_round(self, fuel: i64) -> float:
        """The price of a token when it is bought next time, seen from phase 3."""
        left = float(self._left[fuel] + self._refill[fuel]) - 1.5 * self._used[fuel]
        return self._at(fuel, left)

    def _at(self, fuel: i64, left: float) -> float:
        by_left = self._state.fuel.prices.by_left[fuel]
        if left < 1.0:
            if fuel == self._state.fuel.prices.store_fuel:
                return float(self._state.fuel.prices.store_price)
            dearest = float(by_left[1])
            short = dearest + 2.0 * (1.0 - left)
            return short if short < dearest + self._scarce else dearest + self._scarce
        at: i64 = int(left)
        most_left: i64 = len(by_left) - 1
        return float(by_left[at if at < most_left else most_left])

    def bill(self, plant: Plant, more: i64) -> float:
        """What one use of a plant costs; `more` is its need if nobody has it yet."""
        burns = plant.burns
        if burns == NO_FUEL:
            return 0.0
        if burns == HYBRID:
            coal = self.of(COAL, more)
            oil = self.of(OIL, more)
            return float(plant.need) * (coal if coal < oil else oil)
        return float(plant.need) * self.of(burns, more)


def _add(needed: vec[i64], fleet: Fleet) -> None:
    """Twice what the plants of a company burn in a round; of hybrids half is counted for either fuel."""
    for plant in fleet.plants:
        if plant.burns == HYBRID:
            needed[COAL] += plant.need
            needed[OIL] += plant.need
        elif plant.burns != NO_FUEL:
            needed[plant.burns] += 2 * plant.need
