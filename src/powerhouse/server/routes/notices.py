"""Notices: where they go, and the feed of one's tables."""

from typing import Any

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from powerhouse.server.notices import channels, feed
from powerhouse.server.routes.common import PROBLEMS, tables, visitor
from powerhouse.server.types_notices import ChannelWish, NewChannel, NoticesInfo

Ask = Request[Any, Any, Any]


def _origin(request: Ask) -> str:
    return str(request.base_url).rstrip("/")


async def _info(request: Ask) -> NoticesInfo:
    return await channels.info(tables(request), visitor(request))


class NoticesController(Controller):
    path = "/api"
    tags = ("notices",)

    @get("/notices", responses=PROBLEMS)
    async def show_notices(self, request: Ask) -> NoticesInfo:
        """Where the visitor is told of a turn."""
        return await _info(request)

    @post("/notices/channels", responses=PROBLEMS)
    async def add_channel(self, request: Ask, data: JSONBody[NewChannel]) -> NoticesInfo:
        """Send notices to a browser or to a webhook."""
        await channels.add(tables(request), visitor(request), data, _origin(request))
        return await _info(request)

    @put("/notices/channels/{channel:str}", responses=PROBLEMS)
    async def change_channel(self, request: Ask, channel: FromPath[str], data: JSONBody[ChannelWish]) -> NoticesInfo:
        """How often; what was switched off is on again."""
        await channels.change(tables(request), visitor(request), channel, data)
        return await _info(request)

    @delete("/notices/channels/{channel:str}", responses=PROBLEMS, status_code=200)
    async def remove_channel(self, request: Ask, channel: FromPath[str]) -> NoticesInfo:
        await channels.remove(tables(request), visitor(request), channel)
        return await _info(request)

    @post("/notices/channels/{channel:str}/test", responses=PROBLEMS, status_code=200)
    async def try_channel(self, request: Ask, channel: FromPath[str]) -> NoticesInfo:
        """Send a notice now, to see whether it arrives."""
        await channels.try_out(tables(request), visitor(request), channel)
        return await _info(request)

    @post("/notices/feed", responses=PROBLEMS, status_code=200)
    async def renew_feed(self, request: Ask) -> NoticesInfo:
        """A feed at a new secret address; an old one ends."""
        await channels.renew_feed(tables(request), visitor(request))
        return await _info(request)

    @get("/feed/{secret:str}", responses=PROBLEMS, media_type="application/atom+xml")
    async def show_feed(self, request: Ask, secret: FromPath[str]) -> Response[bytes]:
        """The tables of whoever made the feed, as Atom."""
        return Response(await feed.feed(tables(request), secret, _origin(request)), media_type=feed.KIND)
