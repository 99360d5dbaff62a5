"""Tiles in few characters: `Ma9 2p3e2w` is a machine for 9 that makes 2, takes 3 energy and 2 workers."""

from collections.abc import Iterable

from rich.text import Text

from powerhouse.games.factory_manager.view import Pile, TileView

STYLES = {
    "storage": "#c9a800",
    "machine": "#6cb0e0",
    "robot_auto": "#a796e8",
    "robot_semi": "#d890b8",
    "control": "#3cab6e",
    "optimizer": "#e08a4c",
}
LEGEND = "p production, s storage, e energy, w workers; -: saved"
GAP = 3
LABEL = 10

Tiles = dict[str, TileView]


def type_word(type: str) -> str:
    """The word that names a type: `auto` for automatic robots."""
    return type.split("_")[-1]


def short(tile: TileView) -> str:
    """Type and price as they can be typed: `Ma9`, `Au8`, `Se7`."""
    return type_word(tile.type)[:2].capitalize() + tile.id.rsplit("-", 1)[-1]


def mark(tile: TileView) -> Text:
    return Text(short(tile), style=f"bold {STYLES[tile.type]}")


def figures(tile: TileView) -> str:
    """What it gives and needs: `2p3e2w`."""
    values = ((tile.production, "p"), (tile.storage, "s"), (tile.energy, "e"), (tile.workers, "w"))
    return "".join(f"{value}{letter}" for value, letter in values if value)


def pile(tiles: Tiles, pile: Pile, details: bool = True) -> Text:
    """Equal tiles: `3 St0 1s`."""
    tile = tiles[pile.tile]
    count = f"{pile.count} " if pile.count > 1 else ""
    return Text.assemble(count, mark(tile), (f" {figures(tile)}", "dim") if details else "")


def piles(tiles: Tiles, held: list[Pile], width: int, details: bool = True) -> Text:
    """What stands or lies somewhere, one after the other, never broken in the middle of a tile."""
    if not held:
        return Text("–", style="dim")
    text = Text()
    used = 0
    gap = GAP if details else GAP - 1
    for item in (pile(tiles, each, details) for each in held):
        if used and used + gap + len(item) > width:
            text.append("\n")
            used = 0
        elif used:
            text.append(" " * gap)
            used += gap
        text.append_text(item)
        used += len(item)
    return text


def words(tiles: Tiles, ids: Iterable[str]) -> str:
    """Tiles in a sentence, equal ones counted: `2 St6, Ma9`."""
    counts: dict[str, int] = {}
    for id in ids:
        counts[id] = counts.get(id, 0) + 1
    return ", ".join(f"{count} {short(tiles[id])}" if count > 1 else short(tiles[id]) for id, count in counts.items())


def either(items: list[str]) -> str:
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} or {items[-1]}"


def both(items: list[str]) -> str:
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} and {items[-1]}"


def workers(count: int) -> str:
    return f"{count} worker" if count == 1 else f"{count} workers"
