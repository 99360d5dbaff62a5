"""The workshop: a game's figures, those of visitors' own boxes, and those of a table."""

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from powerhouse.core import registry
from powerhouse.server import figures
from powerhouse.server.errors import forbidden
from powerhouse.server.routes.common import PROBLEMS, Id, beside, tables, visitor
from powerhouse.server.stored_match import changes_of
from powerhouse.server.table import Table
from powerhouse.server.types_figures import (
    CheckedFigures,
    FiguresInfo,
    FiguresToKeep,
    FiguresWish,
    KeptFigures,
    Workshop,
)

Ask = Request[Any, Any, Any]
FiguresId = Annotated[str, PathParameter(max_length=64)]


class FiguresController(Controller):
    path = "/api"
    tags = ("figures",)

    @get("/games/{game:str}/components", responses=PROBLEMS, packed=True)
    async def workshop(self, game: FromPath[str]) -> Workshop:
        """All figures of a game: what may stand where, and how certain ours are."""
        return await asyncio.to_thread(figures.workshop, registry.find(game))

    @post("/games/{game:str}/components/check", responses=PROBLEMS, status_code=200, packed=True)
    async def check(self, request: Ask, game: FromPath[str], data: JSONBody[FiguresWish]) -> CheckedFigures:
        """All that is wrong with figures; nothing is kept."""
        async with beside(request):
            return await figures.check(registry.find(game), data)

    @post("/figures", responses=PROBLEMS)
    async def keep(self, request: Ask, data: JSONBody[FiguresToKeep]) -> KeptFigures:
        """Keep figures, to play with them and to share them by a link."""
        async with beside(request):
            return KeptFigures(await figures.keep(tables(request), visitor(request), data))

    @get("/figures/{figures_id:str}", responses=PROBLEMS, packed=True)
    async def kept(self, request: Ask, figures_id: FiguresId) -> FiguresInfo:
        """What is other than ours in kept figures."""
        game, changes = await figures.find(tables(request), figures_id)
        return figures.told(registry.find(game), changes)

    @get("/tables/{id:str}/figures", responses=PROBLEMS, packed=True)
    async def of_table(self, request: Ask, id: Id) -> FiguresInfo:
        """What is other than ours at a table or in a record."""
        table = await _known_table(request, id)
        return figures.told(registry.find(table.row.game), changes_of(table.row))

    @get("/tables/{id:str}/board", responses=PROBLEMS, packed=True)
    async def board(self, request: Ask, id: Id) -> Any:
        """What a screen must know once to draw the table (see GameBoard), with the table's own figures."""
        row = (await _known_table(request, id)).row
        game = registry.find(row.game)
        fixed = {name: value for name, value in row.options.items() if not game.options[name].open}
        return game.board(game.setup(game.players[0], fixed, changes_of(row) or None, row.components, row.rules))


async def _known_table(request: Ask, id: str) -> Table:
    """A table that the visitor may look at, or look back on."""
    table, me = await tables(request).find(id), visitor(request)
    if not table.may_see(me) and not table.may_look_back(me):
        raise forbidden("no-spectators")
    return table
