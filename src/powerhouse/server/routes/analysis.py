"""Finished games looked through: the analysis, and other plans at earlier positions; for whoever may look back."""

from typing import Any

from litestar import Controller, Request, get, post
from litestar.params import JSONBody

from powerhouse.server import past_plans
from powerhouse.server.routes.common import PROBLEMS, Id, beside, party, past_table, tables, visitor
from powerhouse.server.types_analysis import AnalysisInfo, PlanWish, WhatIf
from powerhouse.server.types_moves import Trial

Ask = Request[Any, Any, Any]


class AnalysisController(Controller):
    tags = ("history",)

    @get("/analysis", responses=PROBLEMS, packed=True)
    async def analysis(self, request: Ask, id: Id) -> AnalysisInfo:
        """How far the analysis of a finished game is, and the report when it is done."""
        return await tables(request).analyses.info(await past_table(request, id))

    @post("/analysis", responses=PROBLEMS, status_code=200)
    async def analyse(self, request: Ask, id: Id) -> AnalysisInfo:
        """Have a finished game analysed in the background, unless it is."""
        table = await past_table(request, id)
        return await tables(request).analyses.begin(table, visitor(request), party(request))

    @post("/what-if/trial", responses=PROBLEMS, status_code=200)
    async def trial(self, request: Ask, id: Id, data: JSONBody[PlanWish]) -> Trial:
        """An earlier position of a finished game after other moves than were made."""
        table = await past_table(request, id)
        async with beside(request):
            return await past_plans.try_plan(tables(request), table, data)

    @post("/what-if", responses=PROBLEMS, status_code=200)
    async def what_if(self, request: Ask, id: Id, data: JSONBody[PlanWish]) -> WhatIf:
        """Other moves than were made, beside those and the best, in shares of the win."""
        return await past_plans.what_if(tables(request), await past_table(request, id), party(request), data)


class TableAnalysis(AnalysisController):
    path = "/api/tables/{id:str}"


class ReplayAnalysis(AnalysisController):
    path = "/api/replays/{id:str}"
