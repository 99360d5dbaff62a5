"""One's own games, profile and rating, and the way to another device."""

from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from powerhouse.core import registry
from powerhouse.server import profiles
from powerhouse.server.identity import Identity
from powerhouse.server.routes.common import PROBLEMS, tables, visitor
from powerhouse.server.types_mine import Adopted, DeviceLink, MyGames, Profile, ProfileWish, RatedPlayer

Ask = Request[Any, Any, Any]


class MineController(Controller):
    path = "/api"
    tags = ("mine",)

    @get("/mine", responses=PROBLEMS)
    async def my_games(
        self, request: Ask, before: Annotated[float | None, QueryParameter(required=False)] = None
    ) -> MyGames:
        """All tables of the visitor, running and over; `before` is the `older` of an answer, to see further ones."""
        return await profiles.games(tables(request), visitor(request), before)

    @get("/profile", responses=PROBLEMS)
    async def show_profile(self, request: Ask) -> Profile:
        return await profiles.profile(tables(request), visitor(request))

    @put("/profile", responses=PROBLEMS)
    async def set_profile(self, request: Ask, data: JSONBody[ProfileWish]) -> Profile:
        """Change the name, or whether games at rated tables count."""
        return await profiles.set_profile(tables(request), visitor(request), data)

    @get("/ratings/{game:str}", responses=PROBLEMS)
    async def show_ratings(self, request: Ask, game: FromPath[str]) -> list[RatedPlayer]:
        """Bots, and people who want to be rated."""
        return await profiles.rated(tables(request), registry.find(game).id, visitor(request))

    @post("/profile/link", responses=PROBLEMS, status_code=200)
    async def device_link(self, request: Ask) -> DeviceLink:
        """A link that makes another device the same visitor: once, and within ten minutes."""
        return DeviceLink(await profiles.device_link(tables(request), visitor(request)))

    @post("/device/{secret:str}", responses=PROBLEMS, status_code=200)
    async def adopt(self, request: Ask, secret: FromPath[str]) -> Response[Adopted]:
        """Become the visitor of the link on this device."""
        found = await profiles.adopt(tables(request), secret, visitor(request))
        identity: Identity = request.app.state.identity
        cookie = identity.cookie(found, request.scope["scheme"] == "https")
        name = (await profiles.profile(tables(request), found)).name
        return Response(Adopted(name), headers={"set-cookie": cookie})
