"""What goes over the wire about notices."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from powerhouse.core.phrase import Phrase

ChannelKind = Literal["push", "discord", "telegram", "json"]
Every = Literal["turn", "hour", "day"]
_Key = Annotated[str, Meta(max_length=200)]


class NewChannel(Struct, frozen=True):
    """Where notices shall go: the endpoint of a browser's push subscription with its keys, or a webhook.

    Telegram needs a `chat` too. `every` "turn": a notice a turn; else at most one in that time, over all tables.
    """

    kind: ChannelKind
    address: Annotated[str, Meta(min_length=1, max_length=1000)]
    every: Every = "turn"
    chat: Annotated[str, Meta(max_length=64)] = ""
    p256dh: _Key = ""
    auth: _Key = ""


class ChannelWish(Struct, frozen=True):
    """How often; a channel that was switched off is on again."""

    every: Every


class ChannelInfo(Struct, frozen=True):
    """`host` is all that is told of the address, which may be a secret; `off`: why nothing is sent any more."""

    id: str
    kind: ChannelKind
    host: str
    every: Every
    sent: str | None
    off: Phrase | None


class NoticesInfo(Struct, frozen=True):
    """`key` is what a browser subscribes with; `feed` the path of the visitor's feed, if there is one."""

    key: str
    channels: list[ChannelInfo]
    feed: str | None
