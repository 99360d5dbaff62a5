"""What people may name in Power Grid beside the legal moves: any plant, fuel and city, also where it is refused."""

from powerhouse.core.input import Input
from powerhouse.games.power_grid.codes import FUELS, Phase
from powerhouse.games.power_grid.state import PowerGrid

CITY_VERBS = {Phase.MARK: "mark", Phase.PLACE: "place"}


class PowerGridInput(Input):
    def named(self, state: PowerGrid) -> list[str]:
        verb = CITY_VERBS.get(state.phase, "build")
        cities = [f"{verb} {city.id}" for city in state.map.cities]
        plants = [f"{verb} {plant}" for verb in ("offer", "scrap") for plant in state.figures.plants]
        return [*cities, *plants, *(f"buy {fuel}" for fuel in FUELS), "pass", "done"]
