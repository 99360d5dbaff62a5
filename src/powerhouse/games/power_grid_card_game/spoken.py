"""A move as people say it at the table, for hints; its text is the key `move-VERB`."""

from powerhouse.core.phrase import Phrase, Value
from powerhouse.games.power_grid_card_game import notation
from powerhouse.games.power_grid_card_game.names import plant_name
from powerhouse.games.power_grid_card_game.table import Table
from powerhouse.parts import plant_spoken


def spoken(state: Table, move: int) -> Phrase:
    form = notation.moves(state.figures).form(state, move)
    if form.verb == "run":
        return plant_spoken.run(form.arguments, lambda plant: _plant(state, plant))
    values: dict[str, Value] = {**form.arguments}
    if "plant" in values:
        values["plant"] = _plant(state, values["plant"])
    return Phrase(f"move-{form.verb}", values)


def _plant(state: Table, name: Value) -> Phrase:
    return next(plant_name(plant) for plant in state.figures.plants.values() if plant.name == name)
