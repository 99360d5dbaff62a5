"""What is different between two positions, so that a frame need not say again what a browser knows.

A change is either `[value]`, the new value, or an object that goes one step inwards: from the names of fields or keys,
or from the places of a list, to the changes there. Whoever applies it copies what it goes through and leaves the rest
as it is.
"""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

Change = list[Any] | dict[Any, Any]
Known = dict[tuple[int, int], tuple[Change, Any, Any]]  # by what two parts are, with the parts, so that they stay so
_PLAIN = frozenset({int, str, bool, float, type(None)})


def changes(old: Any, new: Any, known: Known | None = None) -> Change:
    """What makes `old` to `new`; empty where they are the same.

    `known` are the changes found before, since views for several seats have most of their parts in common.
    """
    known = {} if known is None else known
    kind = type(new)
    if kind is type(old):
        if kind is list and len(old) == len(new):
            return _inwards(range(len(new)), old, new, known)
        if kind is dict and old.keys() == new.keys():
            return _inwards(new, [old[key] for key in new], new.values(), known)
        if isinstance(new, Struct) and not new.__struct_config__.omit_defaults:  # a field left out has no change
            return _inwards(new.__struct_encode_fields__, astuple(old), astuple(new), known)
    return [new]


def _inwards(keys: Iterable[Any], was: Iterable[Any], now: Iterable[Any], known: Known) -> Change:
    found: Change = {}
    for key, before, after in zip(keys, was, now, strict=True):
        if before is after:
            continue
        if type(after) in _PLAIN:
            if before != after:
                found[key] = [after]
            continue
        both = id(before), id(after)
        if both not in known:
            known[both] = changes(before, after, known) if before != after else {}, before, after
        change = known[both][0]
        if change:
            found[key] = change
    return found
