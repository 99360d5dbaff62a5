"""The figures of a game laid out to be looked at and corrected: what may stand where, and how certain ours are."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct

from powerhouse.core.changes import keys_of, name_of_rows, place_of
from powerhouse.core.game import Game
from powerhouse.core.phrase import Phrase, phrase
from powerhouse.core.shape import Kind, Shape

Certainty = Literal["certain", "single", "reconstructed"]
_ORDER: list[Certainty] = ["certain", "single", "reconstructed"]


class Cell(Struct, frozen=True):
    """A value: what it is called in its row, where it stands, what may stand there, how certain ours is."""

    field: str
    place: str
    value: Any
    kind: Kind
    certainty: Certainty


class Row(Struct, frozen=True):
    """A card, a tile or a line of a table; one without a name is the only one of its group."""

    id: str
    certainty: Certainty
    cells: list[Cell]


class Sheet(Struct, frozen=True):
    """Rows that belong together; `place` is where they stand, `pieces` whether they are what the game is made of."""

    place: str
    pieces: bool
    rows: list[Row]


class Share(Struct, frozen=True):
    """Of how many cards or tiles that make the game how many are reconstructed."""

    reconstructed: int
    pieces: int


@dataclass(frozen=True)
class _Leaf:
    """A value of the data: the keys that lead to it, and the tables and lists around it, the outermost first."""

    keys: tuple[str, ...]
    value: Any
    way: tuple[Any, ...]
    rows_at: int | None  # which of them is the innermost list of rows


@lru_cache(maxsize=32)
def sheets(game: Game) -> list[Sheet]:
    """All figures of a game as the program has them; those that follow from others are left out."""
    data = game.components().data
    following = game.following(data)
    groups: dict[str, dict[str, list[tuple[_Leaf, Cell]]]] = {}
    for leaf in _leaves(data):
        place = place_of(list(leaf.keys))
        kind = _kind(game, leaf)
        if kind is not None and kind.kind != "fixed" and place not in following:
            group, row, field = _parts(leaf)
            cell = Cell(field, place, leaf.value, kind, _certainty(leaf))
            groups.setdefault(group, {}).setdefault(row, []).append((leaf, cell))
    made = [
        Sheet(group, group == game.pieces, [_row(id, cells) for id, cells in rows.items()])
        for group, rows in groups.items()
    ]
    return sorted(made, key=lambda sheet: not sheet.pieces)


@lru_cache(maxsize=32)
def share(game: Game) -> Share:
    rows: Any = game.components().data if game.pieces else []
    for key in keys_of(game.pieces) if game.pieces else []:
        rows = rows[key]
    levels = [_level(str(row.get("source", ""))) for row in rows]
    return Share(levels.count("reconstructed"), len(levels))


def told_share(game: Game) -> Phrase | None:
    """How many are reconstructed, in the words of the game; nothing where none is."""
    counted = share(game)
    if not counted.reconstructed:
        return None
    return phrase("reconstructed-pieces", reconstructed=counted.reconstructed, pieces=counted.pieces)


def _leaves(
    here: Any, keys: tuple[str, ...] = (), way: tuple[Any, ...] = (), rows_at: int | None = None
) -> Iterator[_Leaf]:
    if isinstance(here, dict):
        for key, value in here.items():
            yield from _leaves(value, (*keys, key), (*way, here), rows_at)
        return
    name = name_of_rows(here)
    if name is None:
        yield _Leaf(keys, here, way, rows_at)
        return
    for row in here:
        others = {key: value for key, value in row.items() if key != name}
        yield from _leaves(others, (*keys, str(row[name])), (*way, here), len(way))


def _kind(game: Game, leaf: _Leaf) -> Kind | None:
    if any(key in game.descriptions for key in leaf.keys):
        return None
    if game.shape is not None:
        return Shape(game.shape).kind(place_of(list(leaf.keys)))
    kinds: dict[type, str] = {bool: "yes-or-no", int: "whole", str: "text", list: "list"}
    return Kind(kinds[type(leaf.value)]) if type(leaf.value) in kinds else None


def _parts(leaf: _Leaf) -> tuple[str, str, str]:
    """The group, the row and the name of a value: the innermost list of rows, or else a section of a file."""
    keys, at = leaf.keys, leaf.rows_at
    if at is not None:
        return place_of(list(keys[:at])), keys[at], "/".join(keys[at + 1 :])
    head = keys[:2] if len(keys) > 2 else keys[:1]
    rest = keys[len(head) :]
    return place_of(list(head)), "/".join(rest[:-1]), rest[-1]


def _certainty(leaf: _Leaf) -> Certainty:
    """Where a value comes from stands beside it, or beside what it is part of."""
    for here, key in zip(reversed(leaf.way), reversed(leaf.keys)):
        if isinstance(here, dict):
            found = here.get("field_source", {}).get(leaf.keys[-1]) or _source(here, key)
            if isinstance(found, str):
                return _level(found)
    return "certain"


def _source(here: dict[str, Any], key: str) -> Any:
    parts = [name for name in here if name.endswith("_source") and name.removesuffix("_source") in key]
    return here.get("field_source", {}).get(key) or next((here[name] for name in parts), None) or here.get("source")


def _level(source: str) -> Certainty:
    if source.startswith(("reconstructed", "inferred")):
        return "reconstructed"
    return "single" if source.split() in (["single"], ["single", "source"]) else "certain"


def _row(id: str, cells: list[tuple[_Leaf, Cell]]) -> Row:
    """As certain as it says of itself, else as the worst of its values."""
    own = cells[0][0].way[-1].get("source")
    worst = max((cell.certainty for _, cell in cells), key=_ORDER.index)
    return Row(id, _level(own) if isinstance(own, str) else worst, [cell for _, cell in cells])
