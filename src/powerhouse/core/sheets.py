"""The figures of a game laid out to be looked at and corrected: what may stand where, and how certain ours are."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct

from powerhouse.core.changes import keys_of, leaves, name_of_rows, place_of
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


@lru_cache(maxsize=32)
def sheets(game: Game) -> list[Sheet]:
    """All figures of a game as the program has them; those that follow from others are left out."""
    data = game.components().data
    following = game.following(data)
    groups: dict[str, dict[str, list[Cell]]] = {}
    for keys, value in leaves(data):
        place = place_of(list(keys))
        kind = _kind(game, keys, value)
        if kind is None or kind.kind == "fixed" or place in following:
            continue
        group, row, field = _parts(data, keys)
        cell = Cell(field, place, value, kind, _certainty(data, keys))
        groups.setdefault(group, {}).setdefault(row, []).append(cell)
    made = [_sheet(game, data, group, rows) for group, rows in groups.items()]
    return sorted(made, key=lambda sheet: not sheet.pieces)


def share(game: Game) -> Share:
    rows = [row for sheet in sheets(game) if sheet.pieces for row in sheet.rows]
    return Share(sum(row.certainty == "reconstructed" for row in rows), len(rows))


def told_share(game: Game) -> Phrase | None:
    """How many are reconstructed, in the words of the game; nothing where none is."""
    counted = share(game)
    if not counted.reconstructed:
        return None
    return phrase("reconstructed-pieces", reconstructed=counted.reconstructed, pieces=counted.pieces)


def _sheet(game: Game, data: dict[str, Any], group: str, rows: dict[str, list[Cell]]) -> Sheet:
    made = [Row(id, _row_certainty(data, cells), cells) for id, cells in rows.items()]
    return Sheet(group, group == game.pieces, made)


def _kind(game: Game, keys: tuple[str, ...], value: Any) -> Kind | None:
    if any(key in game.descriptions for key in keys):
        return None
    if game.shape is not None:
        return Shape(game.shape).kind(place_of(list(keys)))
    kinds: dict[type, str] = {bool: "yes-or-no", int: "whole", str: "text", list: "list"}
    return Kind(kinds[type(value)]) if type(value) in kinds else None


def _parts(data: Any, keys: tuple[str, ...]) -> tuple[str, str, str]:
    """The group, the row and the name of a value: the innermost list of rows, or else a section of a file."""
    at = max((at for at, here in enumerate(_way(data, keys)) if name_of_rows(here)), default=None)
    if at is not None:
        return place_of(list(keys[:at])), keys[at], "/".join(keys[at + 1 :])
    head = keys[:2] if len(keys) > 2 else keys[:1]
    rest = keys[len(head) :]
    return place_of(list(head)), "/".join(rest[:-1]), rest[-1]


def _way(data: Any, keys: tuple[str, ...]) -> Iterator[Any]:
    """What lies on the way to a value: the data, a file, a section, down to where the value stands."""
    here = data
    for key in keys:
        yield here
        name = name_of_rows(here)
        here = here[key] if name is None else next(row for row in here if str(row[name]) == key)


def _certainty(data: Any, keys: tuple[str, ...]) -> Certainty:
    """Where a value comes from stands beside it, or beside what it is part of."""
    for here, key in reversed(list(zip(_way(data, keys), keys))):
        if isinstance(here, dict):
            found = here.get("field_source", {}).get(keys[-1]) or _source(here, key)
            if found is not None:
                return _level(found)
    return "certain"


def _source(here: dict[str, Any], key: str) -> str | None:
    parts = [name for name in here if name.endswith("_source") and name.removesuffix("_source") in key]
    found = here.get("field_source", {}).get(key) or next((here[name] for name in parts), None) or here.get("source")
    return found if isinstance(found, str) else None


def _level(source: str) -> Certainty:
    if source.startswith(("reconstructed", "inferred")):
        return "reconstructed"
    return "single" if source.split() in (["single"], ["single", "source"]) else "certain"


def _row_certainty(data: Any, cells: list[Cell]) -> Certainty:
    """What the row says of itself, else the worst of its values."""
    *_, row = _way(data, tuple(keys_of(cells[0].place)))
    said = row.get("source") if isinstance(row, dict) else None
    return _level(said) if isinstance(said, str) else max((cell.certainty for cell in cells), key=_ORDER.index)
