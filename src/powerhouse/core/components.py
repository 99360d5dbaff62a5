"""The facts of a game's box: data files of its package, any value of which an owner of the box may replace."""

import json
import os
from collections.abc import Collection
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from powerhouse.core.errors import BadSetup
from powerhouse.core.phrase import Items, Phrase, Value, phrase

T = TypeVar("T")

# Lists of objects are merged object by object where the objects name themselves by one of these.
_NAMES = ("number", "id", "card")


class Components:
    """Data files by name (without `.json`) and the hash by which a record names them.

    Keys that only describe or draw do not count for the hash, so they can be bettered without breaking records.
    """

    def __init__(self, data: dict[str, Any], descriptions: Collection[str]) -> None:
        self.data = data
        plain = json.dumps(_facts(data, descriptions), sort_keys=True, separators=(",", ":"))
        self.hash = blake2b(plain.encode(), digest_size=8).hexdigest()


def _facts(data: Any, descriptions: Collection[str]) -> Any:
    if isinstance(data, dict):
        return {key: _facts(value, descriptions) for key, value in data.items() if key not in descriptions}
    return [_facts(value, descriptions) for value in data] if isinstance(data, list) else data


def read(package: str, names: list[str], descriptions: Collection[str], replacements: Path | None = None) -> Components:
    """The package's own data with the replacements of a JSON file `{"tables": {...}, ...}` worked in."""
    folder = files(package) / "data"
    data = {name: json.loads((folder / f"{name}.json").read_text("utf-8")) for name in names}
    if replacements is not None:
        data = _merged(data, _read_replacements(replacements, names), replacements.name)
    return Components(data, descriptions)


def decode(game: str, data: dict[str, Any], kind: type[T]) -> T:
    """The data, typed; raises `BadSetup` for the first value that is not of its kind."""
    try:
        return msgspec.convert(data, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadSetup(phrase("components-unfit", game=game, reason=str(error))) from error


def own_file(game: str) -> Path | None:
    """The user's own replacements for a game, if there are any: `components/GAME.json` in the configuration folder."""
    folder = os.environ.get("POWERHOUSE_CONFIG")
    base = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "powerhouse"
    file = (Path(folder) if folder else base) / "components" / f"{game}.json"
    return file if os.path.isfile(file) else None  # a folder that may not be read has none


def _read_replacements(path: Path, names: list[str]) -> dict[str, Any]:
    try:
        replacements = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadSetup(phrase("components-unreadable", path=str(path), reason=error.strerror)) from error
    except ValueError as error:
        raise BadSetup(phrase("components-not-json", path=str(path), reason=str(error))) from error
    if not isinstance(replacements, dict) or not set(replacements) <= set(names):
        raise BadSetup(phrase("components-keys", path=str(path), keys=Items(names)))
    return replacements


def demand(game: str, condition: bool, key: str, /, **values: Value) -> None:
    """Raises `BadSetup` with the text `box-KEY` of the game unless this holds among the values of its data."""
    if not condition:
        raise BadSetup(Phrase(f"box-{key}", values), game)


def _merged(base: Any, change: Any, where: str) -> Any:
    if isinstance(base, dict) and isinstance(change, dict):
        unknown = sorted(set(change) - set(base))
        if unknown:
            raise BadSetup(phrase("components-no-key", where=where, key=unknown[0]))
        return {key: _merged(base[key], change[key], f"{where}: {key}") if key in change else base[key] for key in base}
    key = next((name for name in _NAMES if _tells_apart(base, name) and _all_have(change, name)), None)
    if key is not None:
        changes = {row[key]: row for row in change}
        unknown_rows = sorted(set(changes) - {row[key] for row in base}, key=str)
        if unknown_rows:
            raise BadSetup(phrase("components-no-row", where=where, key=key, row=str(unknown_rows[0])))
        return [_merged(row, changes.get(row[key], {}), f"{where}: {row[key]}") for row in base]
    if type(base) is not type(change):
        raise BadSetup(phrase("components-kind", where=where, kind=_kind(base), found=_kind(change)))
    return change


def _all_have(rows: Any, name: str) -> bool:
    return (
        isinstance(rows, list)
        and bool(rows)
        and all(isinstance(row, dict) and isinstance(row.get(name), str | int) for row in rows)
    )


def _tells_apart(rows: Any, name: str) -> bool:
    return _all_have(rows, name) and len({row[name] for row in rows}) == len(rows)


def _kind(value: Any) -> Phrase:
    """What a value of a data file is called."""
    kinds = {dict: "table", list: "list", str: "text", bool: "yes-or-no", int: "whole", float: "number"}
    return phrase(f"components-{kinds.get(type(value), 'nothing')}")
