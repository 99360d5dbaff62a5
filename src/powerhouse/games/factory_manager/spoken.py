"""A move as people say it at the table, for hints and refusals; its text is the key `move-VERB`."""

from powerhouse.core.phrase import Phrase
from powerhouse.games.factory_manager import notation
from powerhouse.games.factory_manager.names import tile_name
from powerhouse.games.factory_manager.table import Table


def spoken(state: Table, move: int) -> Phrase:
    form = notation.moves(state.figures).form(state, move)
    if "tile" not in form.arguments:
        return Phrase(f"move-{form.verb}", {**form.arguments})
    tile = state.figures.tiles[state.figures.tile_numbers[str(form.arguments["tile"])]]
    return Phrase(f"move-{form.verb}", {"tile": tile_name(tile)})
