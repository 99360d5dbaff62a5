"""What is different between two positions, so that a frame need not say again what a browser knows.

A change is either `[value]`, the new value, or an object that goes one step inwards: from the names of fields or keys,
or from the places of a list, to the changes there. Whoever applies it copies what it goes through and leaves the rest
as it is.
"""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

Change = list[Any] | dict[str | int, Any]


def changes(old: Any, new: Any) -> Change:
    """What makes `old` to `new`; empty where they are the same."""
    kind = type(new)
    if kind is type(old):
        if isinstance(new, Struct) and not kind.__struct_config__.omit_defaults:  # a field left out has no change
            names = zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
            return _inwards((said, getattr(old, name), getattr(new, name)) for name, said in names)
        if kind is dict and old.keys() == new.keys():
            return _inwards((key, old[key], now) for key, now in new.items())
        if kind is list and len(old) == len(new):
            return _inwards((at, *pair) for at, pair in enumerate(zip(old, new, strict=True)))
    return [new]


def _inwards(pairs: Iterable[tuple[Any, Any, Any]]) -> Change:
    return {key: changes(was, now) for key, was, now in pairs if was != now}
