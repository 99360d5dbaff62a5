"""Invitations of the host, and what is kept of a visitor."""

from typing import Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.params import FromPath

from powerhouse.server import guests, own_data
from powerhouse.server.identity import COOKIE
from powerhouse.server.routes.common import PROBLEMS, beside, tables, visitor
from powerhouse.server.types import Forgotten, Welcome

Ask = Request[Any, Any, Any]
FILE = "powerhouse-my-data.json"


class GuestsController(Controller):
    path = "/api"
    tags = ("guests",)

    @post("/welcome/{code:str}", responses=PROBLEMS, status_code=200)
    async def welcome(self, request: Ask, code: FromPath[str]) -> Welcome:
        """Use an invitation of the host: from then on this visitor may make tables on an invite-only server."""
        await guests.admit(tables(request), code, visitor(request))
        return Welcome(guest=True)

    @get("/my-data", responses=PROBLEMS)
    async def own_data(self, request: Ask) -> Response[Any]:
        """All that the server keeps of this visitor, as a JSON file."""
        async with beside(request):
            found = msgspec.json.encode(await own_data.document(tables(request), visitor(request)))
        headers = {"content-disposition": f'attachment; filename="{FILE}"'}
        return Response(msgspec.json.format(found), media_type="application/json", headers=headers)

    @delete("/my-data", responses=PROBLEMS, status_code=200)
    async def forget(self, request: Ask) -> Response[Forgotten]:
        """Delete all that the server keeps of this visitor; games with others go on, without the name."""
        found = await own_data.forget(tables(request), visitor(request))
        answer = Response(Forgotten(tables=len(found.changed), removed=len(found.removed)))
        answer.delete_cookie(COOKIE)
        return answer
