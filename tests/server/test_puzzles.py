"""Puzzles on the server: what is told before the answer, how plans are judged, and what that costs a visitor."""

from collections.abc import Iterator
from typing import Any

import pytest

from powerhouse import Match
from powerhouse.core.replay import position_after
from powerhouse.judge import puzzles
from powerhouse.judge.puzzles import Puzzle
from powerhouse.judge.report import BAD
from powerhouse.server import puzzles as served
from powerhouse.server.limits import cost_of
from tests.server.running import Running, quick, running
from tests.server.visiting import Json, Visitor

GAMES = puzzles.games()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(quick(tmp_path_factory.mktemp("puzzles"), looks=1)) as house:
        yield house


@pytest.fixture(scope="module")
def visitor(server: Running) -> Visitor:
    return server.visitor()


def first(game: str) -> Puzzle:
    return puzzles.shipped(game).puzzles[0]


def test_the_list_has_all_puzzles_and_no_answer(visitor: Visitor) -> None:
    told: list[Json] = visitor.get("/puzzles")
    assert [one["game"] for one in told] == GAMES
    for one in told:
        assert {card["id"] for card in one["puzzles"]} == {puzzle.id for puzzle in puzzles.shipped(one["game"]).puzzles}
        assert all(set(card) == {"id", "players", "round", "difficulty"} for card in one["puzzles"])


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_shown_to_its_seat_without_the_solution(visitor: Visitor, game: str) -> None:
    puzzle = first(game)
    scene = visitor.get(f"/puzzles/{puzzle.id}")
    assert set(scene) == {"card", "table", "view", "log"}
    assert (scene["view"]["actor"], scene["view"]["seat"]) == (puzzle.seat, puzzle.seat)
    table = scene["table"]
    assert (table["id"], table["game"], table["actor"]) == (puzzle.id, game, puzzle.seat)
    assert (table["invite"], table["seed"], table["own"]) == (None, None, [])
    assert {entry["number"] for entry in scene["log"]} == set(range(puzzle.entry))


@pytest.mark.parametrize("game", GAMES)
def test_plans_of_the_file_are_answered_without_a_thought(
    visitor: Visitor, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = first(game)

    async def no_thought(*_: Any) -> None:
        raise AssertionError("this plan was judged already")

    monkeypatch.setattr(served, "_judged", no_thought)
    for at, plan in enumerate(puzzle.plans):
        answer = visitor.post(f"/puzzles/{puzzle.id}/answer", {"moves": plan.moves})
        assert answer["best"] == (at == 0)
        assert (answer["loss"], answer["error"]) == (plan.loss, plan.error)
        assert answer["tried"]["shares"] == plan.shares
        assert answer["solved"] == (answer["mark"] not in BAD)
    worst = visitor.post(f"/puzzles/{puzzle.id}/answer", {"moves": puzzle.plans[-1].moves})
    assert (worst["solved"], worst["mark"] in BAD) == (False, True)


@pytest.mark.parametrize("game", GAMES)
def test_another_plan_is_judged_beside_the_best(visitor: Visitor, game: str) -> None:
    searched = next(one for one in puzzles.shipped(game).games if one.puzzles)
    puzzle = searched.puzzles[0]
    match = Match.parse(searched.record)
    state = position_after(match.game, match.setup, match.log[: puzzle.entry])
    known = {puzzles.outcome(state, puzzles.moves_of(state, plan)) for plan in puzzle.plans}
    move = next(state.text(move) for move in state.moves() if puzzles.outcome(state, [move]) not in known)
    answer = visitor.post(f"/puzzles/{puzzle.id}/answer", {"moves": [move]})
    assert sum(answer["tried"]["shares"]) == pytest.approx(1, abs=1e-3)
    assert answer["solved"] == (answer["mark"] == "")
    assert visitor.post(f"/puzzles/{puzzle.id}/answer", {"moves": [move]}) == answer  # always judged alike


@pytest.mark.parametrize("game", GAMES)
def test_the_solution_says_why_and_what_others_lose(visitor: Visitor, game: str) -> None:
    puzzle = first(game)
    told = visitor.get(f"/puzzles/{puzzle.id}/solution")
    assert told["best"]["words"]
    assert [move["move"] for move in told["moves"]] == puzzle.plans[0].moves
    assert told["best"]["shares"] == puzzle.plans[0].shares
    assert all(reason["key"] for reason in told["why"])
    assert told["why"]
    assert [other["loss"] for other in told["others"]] == [plan.loss for plan in puzzle.plans[1:]]
    assert (told["normal"], told["expert"]) == (puzzle.normal, puzzle.expert)
    judging = puzzles.shipped(game).judging
    assert (told["judge"], told["evaluator"], told["looks"]) == (judging.judge, judging.evaluator, judging.looks)


def test_moves_are_tried_and_refused_with_the_reason(visitor: Visitor) -> None:
    puzzle = first("power-grid")
    path = f"/puzzles/{puzzle.id}"
    trial = visitor.post(f"{path}/trial", {"moves": []})
    assert (trial["played"], trial["refusals"], trial["view"]["seat"]) == (0, [], puzzle.seat)
    assert visitor.post(f"{path}/trial", {"moves": ["bid 999"]})["refusals"]
    assert visitor.refused("POST", f"{path}/answer", {"moves": []})["error"] == "no-plan"
    assert visitor.ask("POST", f"{path}/answer", {"moves": ["bid 999"]}).status_code in (400, 422)
    assert visitor.ask("POST", f"{path}/answer", {"moves": ["nonsense"]}).status_code == 400
    for method, door in (("GET", ""), ("GET", "/solution"), ("POST", "/trial"), ("POST", "/answer")):
        body: Json | None = {"moves": []} if method == "POST" else None
        assert visitor.refused(method, f"/puzzles/none{door}", body, 404)["error"] == "unknown"


def test_a_judged_answer_costs_more_than_a_look() -> None:
    assert cost_of("POST", "/api/puzzles/some/answer") > cost_of("POST", "/api/puzzles/some/trial")


def test_who_asks_too_fast_waits(tmp_path_factory: pytest.TempPathFactory) -> None:
    from powerhouse.server.settings import Limits, Rate

    puzzle = first("power-grid")
    wish = {"moves": puzzle.plans[0].moves}
    limits = Limits(visitor=Rate(0.01, 20))
    with running(quick(tmp_path_factory.mktemp("hasty"), limits=limits)) as house:
        hasty = house.visitor()
        hasty.get("/reach")
        statuses = [hasty.ask("POST", f"/puzzles/{puzzle.id}/answer", wish).status_code for _ in range(5)]
        assert statuses[0] == 200
        assert statuses[-1] == 429


def test_a_link_to_a_puzzle_leads_somewhere(visitor: Visitor) -> None:
    assert visitor.http.get("/puzzles").status_code in (200, 503)
    built = visitor.http.get("/puzzles").status_code == 200
    assert visitor.http.get(f"/puzzles/{first('power-grid').id}").status_code == (200 if built else 503)
    assert visitor.http.get("/puzzles/none").status_code == (404 if built else 503)
