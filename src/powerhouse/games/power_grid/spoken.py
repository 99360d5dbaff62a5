"""A move as people say it at the table, for hints; its text is the key `move-VERB`."""

from powerhouse.core.phrase import Phrase, Value
from powerhouse.games.power_grid import notation
from powerhouse.games.power_grid.names import city_name
from powerhouse.games.power_grid.table import Table
from powerhouse.parts import plant_spoken


def spoken(state: Table, move: int) -> Phrase:
    form = notation.moves(state.figures, state.map).form(state, move)
    if form.verb == "run":
        return plant_spoken.run(form.arguments, lambda plant: int(str(plant)))
    values: dict[str, Value] = {**form.arguments}
    if "city" in values:
        values["city"] = city_name(state.map, state.map.city_numbers[str(values["city"])])
    return Phrase(f"move-{form.verb}", values)
