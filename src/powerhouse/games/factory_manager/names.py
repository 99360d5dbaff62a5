"""Things of the game by the names that people give them: a machine for 9 is `machine 9`."""

from powerhouse.core.phrase import Phrase, phrase
from powerhouse.games.factory_manager.codes import TYPES
from powerhouse.games.factory_manager.factory import Tile


def tile_name(tile: Tile) -> Phrase:
    """A tile in a sentence: its type, and what stands on it, unless factories begin with it."""
    if tile.starting:
        return phrase("tile-start", id=tile.id, type=TYPES[tile.type])
    return phrase("tile", id=tile.id, type=TYPES[tile.type], mark=mark(tile))


def mark(tile: Tile) -> str:
    """What stands on a tile: its price, with a letter where it needs one."""
    return tile.id.rsplit("-", 1)[-1]


def type_name(type: int) -> Phrase:
    return phrase("tile-type", type=TYPES[type])
