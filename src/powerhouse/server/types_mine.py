"""What goes over the wire about one's own games, profile and rating."""

from typing import Annotated

from msgspec import Meta, Struct

from powerhouse.server.types import TableInfo


class Finished(Struct, frozen=True):
    """A game that is over, or a table that was closed: when, and the place of the visitor, if it came to that."""

    table: TableInfo
    ended: str
    place: int | None


class MyGames(Struct, frozen=True):
    """`running`: those that wait for the visitor first, who has waited longest before; `over`: the latest first.

    `older` is what to ask for to see further ones.
    """

    running: list[TableInfo]
    over: list[Finished]
    older: float | None


class OwnRating(Struct, frozen=True):
    game: str
    rating: float
    games: int


class Profile(Struct, frozen=True):
    """The name that goes with the visitor, and whether games at rated tables count."""

    name: str
    rated: bool
    ratings: list[OwnRating]


class ProfileWish(Struct, frozen=True):
    name: Annotated[str, Meta(max_length=40)] | None = None
    rated: bool | None = None


class RatedPlayer(Struct, frozen=True):
    """A person with a name, or a bot of a level."""

    name: str
    bot: str | None
    rating: float
    games: int
    mine: bool


class DeviceLink(Struct, frozen=True):
    """Where another device becomes the same visitor; the path only, the browser knows its own address."""

    link: str


class Adopted(Struct, frozen=True):
    """This device has become another visitor; `name` is that one's."""

    name: str
