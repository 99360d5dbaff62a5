"""Puzzles: which there are, a position, plans tried and judged there, the solution. They are the same for everybody."""

from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import JSONBody, PathParameter

from powerhouse.server import puzzles
from powerhouse.server.routes.common import PROBLEMS, party, tables
from powerhouse.server.types_moves import Trial
from powerhouse.server.types_puzzles import PuzzleAnswer, PuzzleList, PuzzleScene, PuzzleSolution, PuzzleWish
from powerhouse.server.types_rules import TableRules

Ask = Request[Any, Any, Any]
Name = Annotated[str, PathParameter(description="name of a puzzle", max_length=40)]


class PuzzlesController(Controller):
    path = "/api/puzzles"
    tags = ("puzzles",)

    @get("/", responses=PROBLEMS, packed=True, sync_to_thread=True)
    def all(self) -> list[PuzzleList]:
        """The puzzles of all games."""
        return puzzles.lists()

    @get("/{puzzle:str}", responses=PROBLEMS, packed=True)
    async def scene(self, puzzle: Name) -> PuzzleScene:
        """The position, as the seat to decide knows it."""
        return puzzles.shown(await puzzles.find(puzzle))

    @get("/{puzzle:str}/solution", responses=PROBLEMS, packed=True)
    async def solution(self, puzzle: Name) -> PuzzleSolution:
        """The best plan, why, and what others lose."""
        return await puzzles.solution(await puzzles.find(puzzle))

    @get("/{puzzle:str}/rules", responses=PROBLEMS, packed=True)
    async def rules(self, puzzle: Name) -> TableRules:
        """Where the rules speak of what is asked, and the figures of this table."""
        state = (await puzzles.find(puzzle)).state
        return TableRules(state.clause(), state.charts())

    @post("/{puzzle:str}/trial", responses=PROBLEMS, status_code=200)
    async def trial(self, puzzle: Name, data: JSONBody[PuzzleWish]) -> Trial:
        """The position after these moves."""
        return puzzles.try_plan(await puzzles.find(puzzle), data.moves)

    @post("/{puzzle:str}/answer", responses=PROBLEMS, status_code=200)
    async def answer(self, request: Ask, puzzle: Name, data: JSONBody[PuzzleWish]) -> PuzzleAnswer:
        """How these moves do beside the best plan."""
        return await puzzles.answer(tables(request), await puzzles.find(puzzle), party(request), data.moves)
