"""Which games there are, and what never changes of their boards."""

import asyncio
from typing import Annotated, Any, Literal

from litestar import Controller, MediaType, Request, get
from litestar.params import FromPath, QueryParameter

from powerhouse.core import registry
from powerhouse.core.catalogue import ENGLISH
from powerhouse.server import games
from powerhouse.server.routes.common import PROBLEMS, tables
from powerhouse.server.types import GameInfo


class GamesController(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/", responses=PROBLEMS, packed=True)
    async def list_games(
        self,
        request: Request[Any, Any, Any],
        language: Annotated[str, QueryParameter(max_length=35, required=False)] = ENGLISH,
    ) -> list[GameInfo]:
        """The games with their options and bots, and what each says of itself in a language."""
        if not games.are_known():  # after a start it takes seconds, in which no table would move
            await asyncio.to_thread(games.learn)
        return games.infos(tables(request).settings.bots, language)

    @get("/{game:str}/board", responses=PROBLEMS, packed=True)
    async def board(self, request: Request[Any, Any, Any], game: FromPath[str]) -> Any:
        """What a screen must know once to draw the game, for the options in the query (see GameBoard)."""
        kind = registry.find(game)
        # Open options concern a table, not the board.
        fixed = {name: option for name, option in kind.options.items() if not option.open}
        options = {name: value for name, value in request.query_params.items() if name in fixed}
        return kind.board(kind.setup(kind.players[0], options))

    @get("/{game:str}/texts/{language:str}", media_type=MediaType.TEXT, responses=PROBLEMS, packed=True)
    async def texts(
        self,
        game: FromPath[str],
        language: FromPath[str],
        part: Annotated[Literal["box", "tutorial"] | None, QueryParameter(required=False)] = None,
    ) -> str:
        """The game's texts in a language, as Fluent writes them; empty where it has none.

        Those that pages say at a table, or one part: `box` for who changes figures, `tutorial` for its lessons."""
        return games.texts(game, language, part)
