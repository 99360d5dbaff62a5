"""A move as people say it at the table, for hints and refusals; its text is the key `move-VERB`."""

from powerhouse.core.notation import Arguments, items
from powerhouse.core.phrase import Phrase, Value
from powerhouse.games.pipeline import notation
from powerhouse.games.pipeline.codes import ACTIONS, FAMILIES
from powerhouse.games.pipeline.figures import Figures
from powerhouse.games.pipeline.names import action_name, family_name, oil, pipe_name, spot, tender_name
from powerhouse.games.pipeline.table import Table

VARIANTS = {"deferred": "-later", "left": "-left"}
"""What a word behind a move makes of its key."""


def spoken(state: Table, move: int) -> Phrase:
    form = notation.moves(state.figures).form(state, move)
    said = form.arguments
    if form.verb == "tank" and "price" not in said:
        return Phrase("move-start-tank", {"grade": said["grade"]})
    if form.verb == "deliver" and "cube" not in said:
        return Phrase("move-deliver-nothing", _named(state.figures, said))
    key = f"move-{form.verb}" + VARIANTS.get(str(said.get("when", said.get("push"))), "")
    return Phrase(key, _named(state.figures, said))


def _named(figures: Figures, said: Arguments) -> dict[str, Value]:
    """The arguments of a move with names in the place of ids."""
    values: dict[str, Value] = {**said}
    for name, value in said.items():
        if name == "tile":
            values[name] = pipe_name(figures.faces[figures.tile_numbers[str(value)]])
        elif name in ("contract", "order"):
            values[name] = next(tender_name(demand) for demand in figures.demands if demand.id == value)
        elif name in ("action", "market"):
            values[name] = action_name(ACTIONS.index(str(value)))
        elif name == "family":
            values[name] = family_name(FAMILIES.index(str(value)))
        elif name in ("cube", "row"):
            values[name] = oil(*items(value))
        elif name == "cell":
            x, y = items(value)
            values[name] = spot(int(str(x)), int(str(y)))
    return values
