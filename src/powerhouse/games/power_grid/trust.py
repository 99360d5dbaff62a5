"""The Trust, the third company in a game of two: it takes plants and fuel, and its houses block cities (PG-8)."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.packed import vec
from powerhouse.games.power_grid.codes import COAL, OIL
from powerhouse.games.power_grid.houses import TRUST, with_house
from powerhouse.games.power_grid.player import Trust
from powerhouse.games.power_grid.table import Table
from powerhouse.parts.fleet import HYBRID, NO_FUEL

PLACE: Final = 1
"""Its place in turn order: always the second."""
SETUP_SLOT: Final = 0
BLOCKING_SLOT: Final = 1


def take_plant(state: Table, chance: Chance) -> None:
    """Once a round, after the first sale or pass, the Trust takes the dearest plant on offer."""
    trust = state.trust
    if trust is None or trust.acted:
        return
    trust.acted = True
    market = state.own_market()
    offered = market.on_offer()
    if not offered:
        return
    plants = trust.fleet.plants
    full = len(plants) == state.figures.plant_limit
    if full and offered[-1] < plants[0].number:
        return
    fleet = trust.fleet
    if full:
        fleet = fleet.without(plants[0].number)
        market.gone += 1
    market.take(offered[-1])
    trust.fleet = fleet.with_plant(state.figures.plants[offered[-1]])
    market.replace(chance)


def take_fuel(state: Table) -> None:
    """One use for each plant, free, from the market only: pure plants first, then hybrids from coal and oil in turn."""
    trust = state.trust
    if trust is None:
        return
    for plant in trust.fleet.plants:
        if plant.burns != HYBRID and plant.burns != NO_FUEL:
            for _ in range(plant.need):
                _take_token(state, trust, plant.burns)
    for plant in trust.fleet.plants:
        if plant.burns == HYBRID:
            wanted = COAL
            for _ in range(plant.need):
                other = OIL if wanted == COAL else COAL
                if not _take_token(state, trust, wanted):
                    _take_token(state, trust, other)
                wanted = other


def _take_token(state: Table, trust: Trust, fuel: int) -> bool:
    if state.fuel.left[fuel] == 0:
        return False
    state.own_fuel().take(fuel)
    trust.stock[fuel] += 1
    return True


def burn(state: Table) -> None:
    """All its fuel goes to the reserve, and in the next round it takes a plant again."""
    trust = state.trust
    if trust is None:
        return
    market = state.own_fuel()
    for fuel in range(4):
        market.reserve[fuel] += trust.stock[fuel]
    trust.stock = vec[i64]([0, 0, 0, 0])
    trust.acted = False


def block(state: Table, city: int) -> None:
    """While it has houses, an empty city that a player connects gets one of them in its second slot (PG-8.19)."""
    trust = state.trust
    if trust is not None and trust.houses > 0:
        trust.houses -= 1
        houses = state.houses[:]
        houses[city] = with_house(houses[city], BLOCKING_SLOT, TRUST)
        state.houses = houses
        trust.cities = [*trust.cities, city]
