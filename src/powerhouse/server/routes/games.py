"""Which games there are, and what never changes of their boards."""

from typing import Any

from litestar import Controller, Request, get
from litestar.params import FromPath

from powerhouse.server import games
from powerhouse.server.routes.common import PROBLEMS, tables
from powerhouse.server.types import GameInfo


class GamesController(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/", responses=PROBLEMS)
    async def list_games(self, request: Request[Any, Any, Any]) -> list[GameInfo]:
        """The games with their options and bots."""
        return games.infos(tables(request).settings.bots)

    @get("/{game:str}/board", responses=PROBLEMS)
    async def board(self, request: Request[Any, Any, Any], game: FromPath[str]) -> Any:
        """What a screen must know once to draw the game, for the options in the query (see GameBoard)."""
        kind = games.find(game)
        # Open options concern a table, not the board.
        fixed = {name: option for name, option in kind.options.items() if not option.open}
        options = {name: value for name, value in request.query_params.items() if name in fixed}
        return kind.board(kind.setup(kind.players[0], options))
