"""Names of what lies on the board, for whoever speaks of it."""

from powerhouse.core.phrase import Phrase, named
from powerhouse.games.power_grid.figures import Map


def city_name(map: Map, city: int) -> Phrase:
    place = map.cities[city]
    return named(f"city-{place.id}", place.name)
