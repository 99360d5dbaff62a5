"""Plans: intentions that are carried out, and with which `hard` plays as it does without."""

import runpy
from pathlib import Path

import numpy as np
import pytest

from powerhouse.bots.intentions import Course, Plans, Position
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.rng import Rng
from powerhouse.envs import Episode, Terms
from tests.envs.tables import GAMES, spread

ROOT = Path(__file__).parents[2]
TOOL = runpy.run_path(str(ROOT / "tools" / "plans.py"))
BENCHMARK = runpy.run_path(str(ROOT / "benchmarks" / "plans.py"))
LEAST, MOST = 25, 60
GAMES_OF_GATE = 1000
POINTS = 0.05


def test_the_page_is_what_the_games_list() -> None:
    assert (ROOT / "docs" / "plans.md").read_text("utf-8") == TOOL["page"](), "make docs renews it"


@pytest.mark.parametrize("game", GAMES)
def test_there_are_some_dozens_of_them(game: str) -> None:
    plans = Terms(game, space="plan").plans
    assert plans is not None
    names = [one.name for one in plans.intentions]
    assert LEAST <= len(names) <= MOST
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES)
def test_any_choice_of_plans_plays_a_whole_game(game: str) -> None:
    case = spread(game, 3)[1]
    terms = Terms(game, case.players, case.options, space="plan")
    episode, dice, decisions = Episode(terms, 5), Rng(6), 0
    mask = np.zeros(terms.actions, dtype=np.int8)
    while not episode.over:
        episode.mask(episode.seat, mask)
        asked = np.flatnonzero(mask)
        assert len(asked) > 1
        episode.play(int(asked[dice.below(len(asked))]))
        decisions += 1
    assert 10 * case.players < decisions < 150 * case.players
    assert sum(episode.rewards()) == pytest.approx(0)


def test_bidding_goes_on_until_the_lot_is_sold_or_too_dear() -> None:
    terms = Terms("power-grid", 3, space="plan")
    assert terms.plans is not None
    names = [one.name for one in terms.plans.intentions]
    episode = Episode(terms, 1)
    episode.play(names.index("offer-1"))
    first = episode.state.bidding()
    assert first is not None
    bidder = episode.seat
    episode.play(names.index("bid-200"))
    rival = episode.seat
    assert rival != bidder
    episode.play(names.index("bid-200"))
    # Nobody of them is asked again: they outbid each other until one has reached twice what it is worth to him.
    now = episode.state.bidding()
    assert now is None or now.lot != first.lot or episode.seat not in (bidder, rival)


def test_so_many_cities_are_built_and_then_it_is_done() -> None:
    terms = Terms("power-grid", 3, space="plan")
    assert terms.plans is not None
    names = [one.name for one in terms.plans.intentions]
    episode = Episode(terms, 1)
    while "build-2" not in {names[number] for number in episode.choices.actions}:
        episode.play(episode.advised())
    seat = episode.seat
    before = len(episode.state.places(seat))
    episode.play(names.index("build-2"))
    assert len(episode.state.places(seat)) == before + 2
    assert episode.seat != seat


def test_an_intention_that_is_not_asked_for_changes_nothing() -> None:
    terms = Terms("pipeline", 2, space="plan")
    episode = Episode(terms, 1)
    before = episode.state.digest()
    unasked = next(number for number in range(terms.actions) if number not in episode.choices.actions)
    with pytest.raises(ValueError, match=f"action {unasked} is not one of the"):
        episode.play(unasked)
    assert episode.state.digest() == before


def test_a_game_without_a_list_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from powerhouse.bots import intentions as plan

    monkeypatch.setattr(plan, "_listed", lambda game: plan._checked(game, []))
    with pytest.raises(PowerhouseError, match="no plans for power-grid"):
        Terms("power-grid", space="plan")


@pytest.mark.parametrize("game", GAMES)
def test_hard_finds_an_intention_that_begins_as_it_would(game: str) -> None:
    """In nearly all decisions; where it has none, as for a jump in an auction, the nearest is taken."""
    terms = Terms(game, 3, space="plan")
    assert terms.plans is not None
    episode, decisions, alike = Episode(terms, 3), 0, 0
    while not episode.over and decisions < 40:
        number = episode.advised()
        alike += begins_alike(terms.plans, episode, number)
        decisions += 1
        episode.play(number)
    assert decisions == 40
    assert alike >= 36


def begins_alike(plans: Plans, episode: Episode, number: int) -> bool:
    position = Position(plans, episode.state, episode.moves.tolist())
    return Course(plans, number, position).next(position) == position.candidates()[0].move


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_hard_through_plans_keeps_its_rate(game: str) -> None:
    """Within 5 points of the quarter that it wins at a table of its like (benchmarks/envs.md)."""
    terms = Terms(game, 4, space="plan")
    won = [BENCHMARK["play"](terms, seed)[0] for seed in range(GAMES_OF_GATE)]
    assert abs(sum(won) / len(won) - 0.25) <= POINTS


def test_a_learner_plans_while_bots_move() -> None:
    pytest.importorskip("gymnasium", reason="the extra rl is not installed")
    from powerhouse.envs.learner import Learner

    env = Learner("factory-manager", bots="easy", players=2, space="plan", illegal="raise")
    env.reset(seed=3)
    decisions, over, reward = 0, False, 0.0
    while not over:
        assert env.episode.seat == env.seat
        _, reward, over, _, info = env.step(np.int64(np.flatnonzero(env.action_masks())[-1]))
        decisions += 1
        assert info["replaced"] == 0
    assert decisions > 10
    assert reward in (-0.5, 0.0, 0.5)
