"""Charts of both Power Grids."""

from powerhouse.core.chart import Chart, chart
from powerhouse.core.phrase import Items
from powerhouse.parts.plant_game import P, PlantGame


def renovation(state: PlantGame[P], clause: str) -> list[Chart]:
    """What scrapping pays, where that is played."""
    if state.options["renovation"] == "off":
        return []
    cards = enumerate(state.box.renovation, 1)
    rows: list[Items] = [[number, first, others] for number, (first, others) in cards]
    return [chart("renovation", clause, ["card", "first", "others"], rows)]
