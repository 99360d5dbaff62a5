"""The facts of a game's box: data files of its package, any value of which an owner of the box may replace.

What is wrong with somebody's values is told completely, each fault with its place; who wants to play is told the first.
"""

import json
import os
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from powerhouse.core.changes import (
    MOST_CHANGES,
    NONE,
    Changes,
    all_have,
    check_kind,
    get,
    name_of_rows,
    place_in_words,
    place_of,
    put,
)
from powerhouse.core.errors import BadSetup, PowerhouseError
from powerhouse.core.files import system
from powerhouse.core.phrase import Items, Phrase, Value, phrase
from powerhouse.core.shape import Shape, unfit

T = TypeVar("T")
Replacements = Path | Changes
MOST_BYTES = 1024 * 1024
"""Of a file with replacements."""
# Keys of the file that are no data.
GAME = "game"
NAME = "name"


class Components:
    """Data files by name (without `.json`), what was changed in them, and the hash by which a record names them.

    Keys that only describe or draw do not count for the hash, so they can be bettered without breaking records.
    """

    def __init__(self, data: dict[str, Any], descriptions: Collection[str], changes: Changes = NONE) -> None:
        self.data = data
        self.changes = changes
        plain = json.dumps(_facts(data, descriptions), sort_keys=True, separators=(",", ":"))
        self.hash = blake2b(plain.encode(), digest_size=8).hexdigest()


def _facts(data: Any, descriptions: Collection[str]) -> Any:
    if isinstance(data, dict):
        return {key: _facts(value, descriptions) for key, value in data.items() if key not in descriptions}
    return [_facts(value, descriptions) for value in data] if isinstance(data, list) else data


@dataclass(frozen=True)
class Fault:
    """Something that cannot be: at which `place`, if at a single one, and the sentence that says it."""

    place: str
    error: PowerhouseError


def package_data(package: str, names: Collection[str]) -> dict[str, Any]:
    folder = files(package) / "data"
    return {name: json.loads((folder / f"{name}.json").read_text("utf-8")) for name in names}


def decode(data: dict[str, Any], kind: type[T]) -> T:
    """The data, typed; they are known to be in order."""
    return msgspec.convert(data, kind, str_keys=True)


def own_file(game: str) -> Path | None:
    """The user's own replacements for a game, if there are any: `components/GAME.json` in the configuration folder."""
    folder = os.environ.get("POWERHOUSE_CONFIG")
    base = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "powerhouse"
    file = (Path(folder) if folder else base) / "components" / f"{game}.json"
    return file if os.path.isfile(file) else None  # a folder that may not be read has none


# The file of an owner


def read_file(path: Path) -> Any:
    """A file with replacements (docs/components.md), as it was written; raises `BadSetup`."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadSetup(phrase("components-large", path=str(path), most=MOST_BYTES // 1024))
        text = path.read_text("utf-8")
    except OSError as error:
        raise BadSetup(phrase("components-unreadable", path=str(path), reason=system(error))) from error
    except ValueError as error:
        raise BadSetup(phrase("components-not-json", path=str(path), reason=str(error))) from error
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSetup(phrase("components-not-json", path=str(path), reason=str(error))) from error


def values_of(file: Any, base: dict[str, Any], game: str, faults: list[Fault]) -> tuple[str, dict[str, Any]]:
    """The name that a file gives its figures, and its values by place; what cannot be worked in is a fault."""
    if not isinstance(file, dict):
        raise BadSetup(phrase("components-keys", keys=Items(base)))
    name = file.get(NAME, "")
    wanted = file.get(GAME, game)
    if wanted != game:
        raise BadSetup(phrase("components-other-game", game=game, found=str(wanted)[:64]))
    if not isinstance(name, str):
        raise BadSetup(phrase("components-name"))
    change = {key: value for key, value in file.items() if key not in (GAME, NAME)}
    if not set(change) <= set(base):
        raise BadSetup(phrase("components-keys", keys=Items(base)))
    return name, dict(_values(base, change, [], faults))


def _values(base: Any, change: Any, keys: list[str], faults: list[Fault]) -> Iterator[tuple[str, Any]]:
    place = place_of(keys)
    row_name = name_of_rows(base)
    if isinstance(base, dict) and isinstance(change, dict):
        for key, value in change.items():
            if key in base:
                yield from _values(base[key], value, [*keys, key], faults)
            else:
                where = place_in_words(place) if place else phrase("components-file")
                faults.append(_fault(place, "components-no-key", where=where, key=key))
    elif row_name is not None and isinstance(change, list):
        yield from _rows(base, change, keys, row_name, faults)
    elif isinstance(base, dict) or row_name is not None:
        faults += collected(lambda: check_kind(place, base, change), place)
    else:
        yield place, change


def _rows(
    base: list[Any], change: list[Any], keys: list[str], name: str, faults: list[Fault]
) -> Iterator[tuple[str, Any]]:
    place = place_of(keys)
    where = place_in_words(place)
    if not all_have(change, name):
        faults.append(_fault(place, "components-unnamed-row", where=where, key=name))
        return
    rows = {row[name]: row for row in base}
    for id, times in Counter(row[name] for row in change).items():
        if times > 1:
            faults.append(_fault(place, "components-row-twice", where=where, key=name, row=str(id), times=times))
    for row in change:
        if row[name] not in rows:
            faults.append(_fault(place, "components-no-row", where=where, key=name, row=str(row[name])))
            continue
        others = {key: value for key, value in row.items() if key != name}
        yield from _values(rows[row[name]], others, [*keys, str(row[name])], faults)


def _fault(place: str, key: str, /, **values: Value) -> Fault:
    return Fault(place, BadSetup(Phrase(key, values)))


# What must hold


_faults: ContextVar[list[Fault] | None] = ContextVar("faults", default=None)


def demand(game: str, condition: bool, key: str, /, at: str = "", **values: Value) -> None:
    """What must hold among the values of a game's data; else the text `box-KEY` of the game says what is wrong.

    `at` is the place of the value that is to be looked at, if it is a single one. Raises `BadSetup`, unless all
    faults are collected.
    """
    if condition:
        return
    fault = Fault(at, BadSetup(Phrase(f"box-{key}", values), game))
    found = _faults.get()
    if found is None:
        raise fault.error
    found.append(fault)


@contextmanager
def _collecting() -> Iterator[list[Fault]]:
    found: list[Fault] = []
    token = _faults.set(found)
    try:
        yield found
    finally:
        _faults.reset(token)


def collected(check: Any, place: str = "") -> list[Fault]:
    """All that a check finds; one that fails on what it has found already ends there."""
    with _collecting() as found:
        try:
            check()
        except PowerhouseError as error:
            found.append(Fault(place, error))
        except Exception:
            if not found:
                raise
    return found


def work_in(data: dict[str, Any], values: dict[str, Any]) -> list[Fault]:
    """Put the values into the data; those that cannot be put there are faults."""
    if len(values) > MOST_CHANGES:
        return [_fault("", "components-too-many", most=MOST_CHANGES, found=len(values))]
    faults: list[Fault] = []
    for place, value in values.items():
        try:
            put(data, place, value)
        except BadSetup as error:
            faults.append(Fault(place, error))
    return faults


def misfits(game: str, data: dict[str, Any], values: Collection[str], shape: Any) -> list[Fault]:
    """The changed values that are not of their kind."""
    try:
        msgspec.convert(data, shape, str_keys=True)
    except msgspec.ValidationError as error:
        found: list[Fault] = []
        for place in values:
            kind = Shape(shape).kind(place)
            wrong = None if kind is None else unfit(kind, place_in_words(place), get(data, place))
            if wrong is not None:
                found.append(Fault(place, BadSetup(wrong)))
        return found or [_fault("", "components-unfit", game=game, reason=str(error))]
    return []
