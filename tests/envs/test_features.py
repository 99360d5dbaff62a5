"""Features: equally many in every position, each described, none from what is hidden, and true."""

import runpy
from pathlib import Path

import pytest

from powerhouse.core import registry
from powerhouse.core.chance import NoReveal, Revealing
from powerhouse.core.features import Sheet
from powerhouse.core.state import State
from tests.envs.tables import GAMES, features, positions, spread

ROOT = Path(__file__).parents[2]
TOOL = runpy.run_path(str(ROOT / "tools" / "features.py"))


def named(state: State, seat: int) -> list[tuple[str, str]]:
    return list(features(state, seat))


@pytest.mark.parametrize("game", GAMES)
def test_they_are_the_same_in_every_position_of_every_table(game: str) -> None:
    wanted: list[tuple[str, str]] = []
    for number, case in enumerate(spread(game, 12)):
        for state in positions(case, number, every=40):
            sheet = Sheet(named=True)
            state.features(number % state.seats, sheet)
            found = list(zip(sheet.parts, sheet.names))
            wanted = wanted or found
            assert found == wanted, str(case)
            plain = Sheet()
            state.features(number % state.seats, plain)
            assert plain.values == sheet.values
            assert plain.names == []
    assert len(set(wanted)) == len(wanted)


@pytest.mark.parametrize("game", GAMES)
def test_each_is_described_and_each_description_is_used(game: str) -> None:
    state = next(positions(spread(game, 1)[0], 1, every=1))
    assert {name for _, name in named(state, 0)} == set(registry.find(game).features)


@pytest.mark.parametrize("game", GAMES)
def test_seats_are_told_as_the_observer_sees_them(game: str) -> None:
    case = next(case for case in spread(game, 40) if case.players > 2)
    for state in positions(case, 3, every=25):
        views = [features(state, seat) for seat in range(state.seats)]
        for observer in range(state.seats):
            for relative in range(state.seats):
                seat = (observer + relative) % state.seats
                assert views[observer][f"seat {relative}", "to-decide"] == (state.turn == seat)
                assert views[observer][f"seat {relative}", "present"] == 1
                own = views[seat]["seat 0", "money"]
                hidden = "money" in state.hides(seat, observer)
                assert views[observer][f"seat {relative}", "money"] == (0 if hidden else own)


def prices(game: str, state: State, move: int) -> list[tuple[str, str]]:
    """The features that say what a move costs the seat to decide."""
    form = state.form(move)
    if game == "power-grid" and form.verb == "build":
        number = [city.id for city in state.map.cities].index(form.arguments["city"])  # type: ignore[attr-defined]
        return [(f"city {number}", "connect")]
    if game == "power-grid" and form.verb == "buy":
        return [(str(form.arguments["fuel"]), "price")]
    if game == "factory-manager" and form.verb == "buy":
        return [(f"tile {state.figures.tile_numbers[form.arguments['tile']]}", "price")]  # type: ignore[attr-defined]
    if game == "power-grid-card-game" and form.verb == "buy":
        listed = list(state.figures.prices)  # type: ignore[attr-defined]
        return [(f"column {listed.index(form.arguments['price'])}", "column-price")]
    return []


@pytest.mark.parametrize("game", [game for game in GAMES if game != "pipeline"])
def test_what_they_price_costs_so_much(game: str) -> None:
    tried = 0
    for number, case in enumerate(spread(game, 4)):
        for state in positions(case, number, every=3):
            if state.over:
                continue
            seat = state.turn
            told = features(state, seat)
            for move in state.moves()[:12]:
                for key in prices(game, state, move):
                    after = state.copy()
                    after.advance(move, NoReveal())
                    paid = state.measures()[seat]["money"] - after.measures()[seat]["money"]
                    assert paid == told[key], f"{state.text(move)}: {key}"
                    tried += 1
    assert tried > 100


def test_the_cheapest_cube_of_a_row_costs_so_much() -> None:
    tried = 0
    for number, case in enumerate(spread("pipeline", 6)):
        for state in positions(case, number, every=1):
            buys = [] if state.over else [move for move in state.moves() if state.form(move).verb == "buy"]
            if not buys:
                continue
            told = features(state, state.turn)
            rows: dict[int, list[int]] = {}
            for move in buys:
                after = state.copy()
                after.advance(move, NoReveal())
                arguments = state.form(move).arguments
                row = state.figures.slot_row[arguments["slot"]]  # type: ignore[attr-defined]
                paid = state.measures()[state.turn]["money"] - after.measures()[state.turn]["money"]
                rows.setdefault(row, []).append(paid)
            for row, costs in rows.items():
                assert told[f"row {row}", "row-buy"] == min(costs)
                tried += 1
    assert tried > 50


def test_what_can_be_supplied_now_is_what_the_best_run_pays() -> None:
    tried = 0
    for number, case in enumerate(spread("power-grid", 4)):
        for state in positions(case, number, every=1):
            if state.over or state.form(state.moves()[0]).verb != "run":
                continue
            seat, best = state.turn, 0
            for move in state.moves():
                after = state.copy()
                try:
                    after.advance(move, NoReveal())
                except Revealing:
                    break
                best = max(best, after.measures()[seat]["money"] - state.measures()[seat]["money"])
            else:
                assert features(state, seat)["seat 0", "income-ready"] == best
                tried += 1
    assert tried > 30


def test_further_cities_cost_what_they_cost_one_after_the_other() -> None:
    tried = 0
    for number, case in enumerate(spread("power-grid", 6)):
        if case.options["start-cities"] == "on":
            continue
        for state in positions(case, number, every=1):
            builds = [] if state.over else [move for move in state.moves() if state.form(move).verb == "build"]
            if not builds or not state.places(state.turn):
                continue
            seat = state.turn
            before = features(state, seat)
            cheapest = min(builds, key=lambda move: (before[prices("power-grid", state, move)[0]], move))
            after = state.copy()
            after.advance(cheapest, NoReveal())
            paid = state.measures()[seat]["money"] - after.measures()[seat]["money"]
            then = features(after, seat)["", "next-1-cities"]
            assert before["", "next-1-cities"] == paid == before["seat 0", "next-city"]
            assert before["", "next-2-cities"] == (paid + then if then else 0)
            tried += 1
    assert tried > 30


def test_the_table_of_features_is_fresh() -> None:
    assert (ROOT / "docs" / "features.md").read_text("utf-8") == TOOL["page"](), "make docs renews it"
