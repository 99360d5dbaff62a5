"""Puzzles on the server: the list, a position with its trials, and answers, judged by the numbers of the file."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from powerhouse.bots import levels
from powerhouse.core.match import Match
from powerhouse.core.notation import Said
from powerhouse.core.phrase import Phrase
from powerhouse.core.state import State
from powerhouse.core.step import goes_on, tried
from powerhouse.judge import puzzles as files
from powerhouse.judge.analysis import told
from powerhouse.judge.puzzles import Judging, Puzzle, moves_of, outcome
from powerhouse.judge.puzzling import EFFORT
from powerhouse.judge.report import mark_of
from powerhouse.server import judging
from powerhouse.server.analyses import MOST_PIECE_SECONDS
from powerhouse.server.errors import conflict, unknown
from powerhouse.server.new_table import new_row
from powerhouse.server.past_plans import trial_of
from powerhouse.server.storage.rows import LogRow, SeatRow, heading_text
from powerhouse.server.table import log_entries
from powerhouse.server.table_info import info_for_all
from powerhouse.server.types import LogEntry, TableInfo
from powerhouse.server.types_analysis import PlanShares
from powerhouse.server.types_lessons import LessonMove
from powerhouse.server.types_moves import Trial
from powerhouse.server.types_puzzles import (
    OtherPlan,
    PuzzleAnswer,
    PuzzleCard,
    PuzzleList,
    PuzzleScene,
    PuzzleSolution,
)
from powerhouse.server.workers import Failed, Overrun

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables

# So many reasons of a plan are told.
REASONS = 3


@dataclass(frozen=True)
class Place:
    """Where a puzzle stands: its game, the record that leads there, and who judged it."""

    judging: Judging
    record: str
    players: int
    puzzle: Puzzle

    @property
    def card(self) -> PuzzleCard:
        puzzle = self.puzzle
        return PuzzleCard(puzzle.id, self.players, puzzle.round, puzzle.difficulty)


@dataclass(frozen=True)
class Scene:
    """The position, and what is known of it; `plans` are those of the file by where they lead."""

    place: Place
    state: State
    table: TableInfo
    log: list[LogEntry]
    plans: dict[str, int]


def lists() -> list[PuzzleList]:
    """All puzzles, by game, in the order in which the days have them: that of their names, which is no order."""
    cards: dict[str, list[PuzzleCard]] = {game: [] for game in files.games()}
    for place in sorted(_places().values(), key=lambda place: place.puzzle.id):
        cards[place.judging.game].append(place.card)
    return [PuzzleList(game, found) for game, found in cards.items()]


@cache
def _places() -> dict[str, Place]:
    found: dict[str, Place] = {}
    for game in files.games():
        file = files.shipped(game)
        for searched in file.games:
            players = sum(line.startswith("seat ") for line in searched.record.partition("\n\n")[0].splitlines())
            for puzzle in searched.puzzles:
                found[puzzle.id] = Place(file.judging, searched.record, players, puzzle)
    return found


def is_there(id: str) -> bool:
    return id in _places()


async def find(id: str) -> Scene:
    place = _places().get(id)
    if place is None:
        raise unknown("puzzle")
    return await asyncio.to_thread(_scene, place.puzzle.id)


@lru_cache(maxsize=64)
def _scene(id: str) -> Scene:
    place = _places()[id]
    match, puzzle = Match.parse(place.record), place.puzzle
    state = files.position(match, puzzle)
    plans = {outcome(state, moves_of(state, plan)): at for at, plan in enumerate(puzzle.plans)}
    rows = [LogRow.of(number, entry, 0.0) for number, entry in enumerate(match.log[: puzzle.entry])]
    return Scene(place, state, _table(match, state, puzzle), log_entries(rows, puzzle.seat), plans)


def _table(match: Match, state: State, puzzle: Puzzle) -> TableInfo:
    """A table that is nowhere: what a board must know of it."""
    setup = match.setup
    row = new_row(
        match.game.id,
        setup.players,
        setup.options,
        "",
        "free",
        True,
        rules=setup.rules,
        figures=setup.components.changes,
    )
    row.kind, row.status, row.created, row.number = "replay", "playing", 0.0, puzzle.entry
    row.actor, row.heading = puzzle.seat, heading_text(state.heading())
    seats = [SeatRow(seat, name, "open") for seat, name in enumerate(match.names)]
    return replace(info_for_all(row, seats, {}, hides=False), id=puzzle.id)


def shown(scene: Scene) -> PuzzleScene:
    seat = scene.place.puzzle.seat
    return PuzzleScene(scene.place.card, scene.table, scene.state.view(seat), scene.log)


def try_plan(scene: Scene, moves: Sequence[Said]) -> Trial:
    return trial_of(scene.state, moves)


async def answer(tables: "OpenTables", scene: Scene, party: str, moves: Sequence[Said]) -> PuzzleAnswer:
    """How a plan does; raises what the rules say against it. One of the file needs no thought."""
    if not moves:
        raise conflict("no-plan")
    state, puzzle = scene.state, scene.place.puzzle
    trial = tried(state, moves)
    if trial.error is not None:
        raise trial.error
    plan = [*trial.moves]
    known = scene.plans.get(await asyncio.to_thread(outcome, state, plan))
    if known is not None:
        found = puzzle.plans[known]
        shares, loss, error = found.shares, found.loss, found.error
    else:
        shares, loss, error = await _judged(tables, scene, party, plan)
    mark = mark_of(loss, error, state.seats)
    words = told(state, plan)[1]
    return PuzzleAnswer(mark == "", known == 0, PlanShares(words, shares), loss, error, mark)


async def _judged(tables: "OpenTables", scene: Scene, party: str, plan: list[int]) -> tuple[list[float], float, float]:
    place = scene.place
    best = moves_of(scene.state, place.puzzle.plans[0])
    job = (judging.against, place.record, place.puzzle.entry, best, plan, EFFORT * tables.settings.looks)
    try:
        found: tuple[list[float], float, float] = await tables.workers.run(
            *job, seconds=MOST_PIECE_SECONDS, party=party, behind=True
        )
    except (Overrun, Failed) as error:
        raise conflict("not-judged") from error
    return found


async def solution(scene: Scene) -> PuzzleSolution:
    return await asyncio.to_thread(_solution, scene.place.puzzle.id)


@lru_cache(maxsize=64)
def _solution(id: str) -> PuzzleSolution:
    scene = _scene(id)
    state, puzzle, judged = scene.state, scene.place.puzzle, scene.place.judging
    plans = [moves_of(state, plan) for plan in puzzle.plans]
    words = [told(state, plan)[1] for plan in plans]
    others = [
        OtherPlan(said, plan.shares, plan.loss, mark_of(plan.loss, plan.error, state.seats))
        for said, plan in zip(words[1:], puzzle.plans[1:], strict=True)
    ]
    why = _why(state, plans[0], judged)
    best = PlanShares(words[0], puzzle.plans[0].shares)
    by = (judged.judge, judged.evaluator, judged.looks)
    return PuzzleSolution(best, shown_moves(state, plans[0]), why, others, puzzle.normal, puzzle.expert, *by)


def shown_moves(state: State, plan: Sequence[int]) -> list[LessonMove]:
    """A plan as boards mark it."""
    here = state.copy()
    found: list[LessonMove] = []
    for move in plan:
        form = here.form(move)
        found.append(LessonMove(here.text(move), here.spoken(move), form.verb, form.arguments))
        if not goes_on(here, move):
            break
    return found


def _why(state: State, plan: Sequence[int], judged: Judging) -> list[Phrase]:
    """The judge's reasons for the moves of a plan, each once, as a hint gives them."""
    advisor = levels.heuristics(judged.game, judged.judge).at(state)
    here = state.copy()
    found: list[Phrase] = []
    for move in plan:
        reason = advisor.reason(here, move)
        if reason not in found:
            found.append(reason)
        if len(found) == REASONS or not goes_on(here, move):
            break
    return found
