"""Things of the game by the names that people give them: plants and resource cards."""

from powerhouse.core.phrase import Phrase, phrase
from powerhouse.games.power_grid_card_game.codes import fuel_of, units_of
from powerhouse.parts.fleet import Plant


def plant_name(plant: Plant) -> Phrase:
    """A plant as it is told: `12 (3 coal, brings 9)`, since several have the same number."""
    fuel = phrase(f"burns-{plant.kind}", need=int(plant.need))
    return phrase("plant", name=plant.name, number=int(plant.number), fuel=fuel, income=int(plant.output))


def card_name(kind: int, count: int = 1) -> Phrase:
    """So many resource cards of a kind."""
    return phrase("card", fuel=fuel_of(kind), units=units_of(kind), count=count)
