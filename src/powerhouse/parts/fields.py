"""Plain fields of an object by name: for dumps, and for structs that show what an object has."""

from typing import Any, TypeVar

from msgspec import Struct

S = TypeVar("S", bound=Struct)


def dumped(thing: object, names: tuple[str, ...]) -> dict[str, Any]:
    """Numbers, flags, and lists that are replaced, never changed in place."""
    return {name: getattr(thing, name) for name in names}


def restore(thing: object, names: tuple[str, ...], row: dict[str, Any]) -> None:
    for name in names:
        setattr(thing, name, row[name])


def shown(kind: type[S], thing: object, **given: Any) -> S:
    """A struct in which all that is not given is what the thing has by the same name; for things that hide nothing."""
    return kind(**{name: given[name] if name in given else getattr(thing, name) for name in kind.__struct_fields__})
