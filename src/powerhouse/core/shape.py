"""What may stand at a place of the data files, read off their types: a whole number within bounds, a choice."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec.inspect as types
from msgspec import Struct

from powerhouse.core.changes import keys_of
from powerhouse.core.errors import LONGEST
from powerhouse.core.phrase import Items, Phrase, phrase


class Kind(Struct, frozen=True, omit_defaults=True):
    """A value of this `kind`: `whole`, `yes-or-no`, `text`, `list`, `choice` of `choices`, or `fixed`: the one choice.

    Numbers lie from `least` to `most`; of a list these are its items, of which it has at least `fewest` and at most
    `longest`. A text has the `form` of a regular expression.
    """

    kind: str
    least: int | None = None
    most: int | None = None
    choices: list[bool | int | str | None] = []
    fewest: int | None = None
    longest: int | None = None
    form: str | None = None


@dataclass(frozen=True)
class Shape:
    """The type of a game's data files."""

    files: Any

    def kind(self, place: str) -> Kind | None:
        """What may stand there; `None` for what only describes, or if the type does not tell."""
        return _kind_at(self.files, tuple(keys_of(place)))


@lru_cache(maxsize=16)
def _info(files: Any) -> Any:
    return types.type_info(files)


@lru_cache(maxsize=4096)
def _kind_at(files: Any, keys: tuple[str, ...]) -> Kind | None:
    here = _info(files)
    for key in keys:
        here = _inside(here, key)
    return None if here is None else _kind(here)


def _inside(here: Any, key: str) -> Any:
    if isinstance(here, types.UnionType):
        return next((found for kind in here.types if (found := _inside(kind, key)) is not None), None)
    if isinstance(here, types.StructType):
        return next((field.type for field in here.fields if field.encode_name == key), None)
    if isinstance(here, types.DictType):
        return here.value_type
    return here.item_type if isinstance(here, types.ListType) else None


def _kind(found: Any) -> Kind | None:
    match found:
        case types.IntType():
            return Kind("whole", found.ge, found.le)
        case types.BoolType():
            return Kind("yes-or-no")
        case types.StrType():
            return Kind("text", form=found.pattern)
        case types.LiteralType(values=(_,)):
            return Kind("fixed", choices=list(found.values))
        case types.LiteralType():
            return Kind("choice", choices=list(found.values))
        case types.ListType(item_type=types.IntType() as item):
            return Kind("list", item.ge, item.le, [], found.min_length, found.max_length)
        case types.TupleType():
            return Kind("list", fewest=len(found.item_types), longest=len(found.item_types))
        case types.ListType():
            return Kind("list", fewest=found.min_length, longest=found.max_length)
    return None


def unfit(kind: Kind, where: str, value: Any) -> Phrase | None:
    """What is wrong with a value of the right sort, in a sentence; `None` if nothing is to be seen here."""
    match kind.kind:
        case "choice" | "fixed" if value not in kind.choices:
            choices: Items = [str(choice) for choice in kind.choices]
            return phrase(f"components-{kind.kind}", where=where, choices=choices, found=str(value))
        case "whole" if not _lies_in(kind, value):
            return _range(kind, where, value)
        case "text" if kind.form is not None and not re.search(kind.form, value):
            return phrase("components-form", where=where, form=kind.form, found=value[:LONGEST])
        case "list":
            return _unfit_list(kind, where, value)
    return None


def _unfit_list(kind: Kind, where: str, items: list[Any]) -> Phrase | None:
    fewest, longest = kind.fewest or 0, kind.longest
    if len(items) < fewest or (longest is not None and len(items) > longest):
        most = len(items) if longest is None else longest
        return phrase("components-items", where=where, fewest=fewest, most=max(fewest, most), found=len(items))
    if (kind.least, kind.most) == (None, None):
        return None
    wrong = next((item for item in items if not _lies_in(kind, item)), None)
    return None if wrong is None else _range(kind, where, wrong)


def _lies_in(kind: Kind, value: Any) -> bool:
    if type(value) is not int:
        return False
    return (kind.least is None or value >= kind.least) and (kind.most is None or value <= kind.most)


def _range(kind: Kind, where: str, value: Any) -> Phrase:
    if kind.least is None or kind.most is None:
        return phrase("components-least", where=where, least=kind.least or 0, found=str(value))
    return phrase("components-range", where=where, least=kind.least, most=kind.most, found=str(value))
