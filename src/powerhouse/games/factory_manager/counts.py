"""How many tiles there are of each back and on each storage board: that follows from the tiles."""

from typing import Any, get_args

from powerhouse.core.phrase import Phrase, phrase
from powerhouse.games.factory_manager.codes import TYPES
from powerhouse.games.factory_manager.schema import Back, lies_on_board

BACKS = "tables/back_marking_counts/by_type"
BOARDS = "tables/storage_board_tiles_by_players/by_players"


def counts(tiles: list[dict[str, Any]]) -> dict[str, int]:
    """By the place where the data files say the same."""
    found: dict[str, int] = {}
    for type in TYPES:
        backs = [tile["back"] for tile in tiles if tile["type"] == type]
        found |= {f"{BACKS}/{type}/{back}": backs.count(back) for back in get_args(Back)}
        for players in (2, 3, 4, 5):
            found[f"{BOARDS}/{players}/{type}"] = sum(lies_on_board(back, players) for back in backs)
    for players in (2, 3, 4, 5):
        found[f"{BOARDS}/{players}/total"] = sum(lies_on_board(tile["back"], players) for tile in tiles)
    return found


def totals(tiles: list[dict[str, Any]]) -> list[Phrase]:
    """For whoever counts the tiles of a box: by type and, by their backs, for each number of players."""
    types = [tile["type"] for tile in tiles]
    by_type = phrase("box-total-types", **{type: types.count(type) for type in TYPES})
    lying = [(players, sum(lies_on_board(tile["back"], players) for tile in tiles)) for players in (2, 3, 4, 5)]
    return [by_type, *(phrase("box-total-board", players=players, tiles=found) for players, found in lying)]
