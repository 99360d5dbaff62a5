"""What is to be said, before it is said in a language: a key of the catalogue with named values."""

from typing import Union

from msgspec import Struct

Value = Union[int, float, str, None, "Phrase", list[Union[int, str, "Phrase"]]]
Items = list[Union[int, str, "Phrase"]]


class Phrase(Struct, frozen=True, omit_defaults=True, gc=False):
    """A text by its key. A value may be a phrase again; a list of them is told one after the other.

    Some keys are not looked up: `seat` is the name of who sits there; `all-of`, `one-of` and `each-of` join their items
    with "and", "or" or a semicolon, `told-of` puts sentences one after the other and `beside-of` short facts; and a key
    that no catalogue has is told by its value `text`, as a name on a board.
    """

    key: str
    values: dict[str, Value] = {}

    def __str__(self) -> str:
        """As far as the program's own texts go."""
        from powerhouse.core.catalogue import catalogue

        return catalogue().say(self)


def phrase(key: str, /, **values: Value) -> Phrase:
    return Phrase(key, values)


def seat_name(seat: int) -> Phrase:
    """The name of who sits there."""
    return Phrase("seat", {"seat": seat})


def all_of(items: Items) -> Phrase:
    """`a, b and c`."""
    return Phrase("all-of", {"items": items})


def one_of(items: Items) -> Phrase:
    """`a, b or c`."""
    return Phrase("one-of", {"items": items})


def each_of(items: Items) -> Phrase:
    """`a; b; c`."""
    return Phrase("each-of", {"items": items})


def told_of(items: Items) -> Phrase:
    """Sentences one after the other."""
    return Phrase("told-of", {"items": items})


def named(key: str, text: str) -> Phrase:
    """Something with a name of its own, as a city: what a catalogue says of it, otherwise that name."""
    return Phrase(key, {"text": text})


def said(text: str) -> Phrase:
    """Words of somebody else, which no catalogue has."""
    return named("said", text)
