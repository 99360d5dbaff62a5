"""What the owner of a box has changed of a game's figures: each value by its place, and the name they go by.

A place is the way to a value in the data files, as `tiles/tiles/MA01/price`: rows of a list are named by what tells
them apart. So changes are few, can be read, and can be carried by tables and records.
"""

import json
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from urllib.parse import quote, unquote

from powerhouse.core.errors import BadSetup
from powerhouse.core.phrase import Phrase, phrase

MOST_CHANGES = 2000
LONGEST_NAME = 60
# Rows of a list are told apart by the first of these that all have and no two the same; it is never changed itself.
_NAMES = ("id", "number", "card")


@dataclass(frozen=True)
class Changes:
    """Values by place, as JSON, so that tables and caches can compare them; without any, the figures are ours."""

    name: str = ""
    text: str = "{}"

    @classmethod
    def of(cls, values: Mapping[str, Any], name: str = "") -> "Changes":
        return cls(name, json.dumps(values, ensure_ascii=False, separators=(",", ":")))

    @cached_property
    def values(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.text)
        return found

    def __len__(self) -> int:
        return len(self.values)

    def __bool__(self) -> bool:
        return self.text != "{}"


NONE = Changes()


def told(changes: Changes) -> Phrase:
    """That these figures are somebody's own, and how many of them."""
    return phrase("figures-own", name=changes.name or phrase("figures-unnamed"), values=len(changes))


def check_name(name: str) -> None:
    """The name of figures stands in a line of a record."""
    if len(name) > LONGEST_NAME or name != name.strip() or not name.isprintable():
        raise BadSetup(phrase("figures-name", name=name[:LONGEST_NAME], most=LONGEST_NAME))


def place_of(keys: list[str]) -> str:
    return "/".join(quote(key, safe=" ") for key in keys)


def keys_of(place: str) -> list[str]:
    return [unquote(key) for key in place.split("/")]


def place_in_words(place: str) -> str:
    """As a sentence names it: `tiles: tiles: MA01: price`."""
    return ": ".join(keys_of(place))


def name_of_rows(rows: Any) -> str | None:
    """By what the rows of a list are told apart; `None` if it is no list of rows."""
    return next((name for name in _NAMES if _tells_apart(rows, name)), None)


def _tells_apart(rows: Any, name: str) -> bool:
    return all_have(rows, name) and len({row[name] for row in rows}) == len(rows)


def all_have(rows: Any, name: str) -> bool:
    return (
        isinstance(rows, list)
        and bool(rows)
        and all(isinstance(row, dict) and isinstance(row.get(name), str | int) for row in rows)
    )


def leaves(data: Any, keys: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every value with the way to it; a list that has no rows is one value."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, (*keys, key))
        return
    name = name_of_rows(data)
    if name is None:
        yield keys, data
        return
    for row in data:
        for key, value in row.items():
            if key != name:
                yield from leaves(value, (*keys, str(row[name]), key))


def difference(base: Any, data: Any) -> dict[str, Any]:
    """What is other than in the base, in its order."""
    before = dict(leaves(base))
    return {place_of(list(keys)): value for keys, value in leaves(data) if before.get(keys, _Missing) != value}


class _Missing:
    """Equal to no value of a data file."""


def applied(base: dict[str, Any], values: Mapping[str, Any]) -> dict[str, Any]:
    """The base with these values; raises `BadSetup` for a place that does not exist or another kind of value."""
    data = deepcopy(base)
    for place, value in values.items():
        put(data, place, value)
    return data


def put(data: dict[str, Any], place: str, value: Any) -> None:
    """Change a value of the data."""
    holder, key = _holder(data, place)
    check_kind(place, holder[key], value)
    holder[key] = value


def get(data: dict[str, Any], place: str) -> Any:
    holder, key = _holder(data, place)
    return holder[key]


def _holder(data: Any, place: str) -> tuple[dict[str, Any], str]:
    """The table in which a value stands, and its key there."""
    *way, last = keys_of(place)
    here = data
    for key in way:
        here = _step(here, key)
    if not isinstance(here, dict) or last not in here or isinstance(here[last], dict) or name_of_rows(here[last]):
        raise BadSetup(phrase("components-no-place", place=place_in_words(place)[:200]))
    return here, last


def _step(here: Any, key: str) -> Any:
    if isinstance(here, dict):
        return here.get(key)
    name = name_of_rows(here)
    return next((row for row in here if str(row[name]) == key), None) if name is not None else None


def check_kind(place: str, before: Any, value: Any) -> None:
    """A number is replaced by a number, a list by a list; raises `BadSetup`."""
    if type(before) is not type(value):
        where = place_in_words(place)
        raise BadSetup(phrase("components-kind", where=where, kind=_kind(before), found=_kind(value)))


def _kind(value: Any) -> Phrase:
    """What a value of a data file is called."""
    kinds = {dict: "table", list: "list", str: "text", bool: "yes-or-no", int: "whole", float: "number"}
    return phrase(f"components-{kinds.get(type(value), 'nothing')}")


def nested(base: dict[str, Any], changes: Changes, game: str) -> dict[str, Any]:
    """The changes as the file of an owner has them (docs/components.md)."""
    file: dict[str, Any] = {"game": game} | ({"name": changes.name} if changes.name else {})
    for place, value in changes.values.items():
        _put_nested(file, base, keys_of(place), value)
    return file


def _put_nested(into: Any, base: Any, keys: list[str], value: Any) -> None:
    key, *way = keys
    name = name_of_rows(base)
    if name is not None:
        row_of_base = next(row for row in base if str(row[name]) == key)
        row = next((row for row in into if row[name] == row_of_base[name]), None)
        if row is None:
            into.append(row := {name: row_of_base[name]})
        _put_nested(row, row_of_base, way, value)
    elif not way:
        into[key] = value
    else:
        empty: Any = [] if name_of_rows(base[key]) else {}
        _put_nested(into.setdefault(key, empty), base[key], way, value)
