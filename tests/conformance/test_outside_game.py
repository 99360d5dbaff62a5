"""A game from another package joins by its entry point alone and gets the whole suite."""

from io import StringIO
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console
from typer.testing import CliRunner

from powerhouse import Match
from powerhouse.arena.outcomes import Task, play_all
from powerhouse.arena.series import Series
from powerhouse.bots import registry as bots
from powerhouse.cli.main import app
from powerhouse.cli.terminal.screen import screen_for
from powerhouse.cli.terminal.sitting import PERSON, Sitting
from powerhouse.conformance import checks
from powerhouse.core import registry
from powerhouse.core.bidding import StandingOrder, bound, ordered_move
from powerhouse.core.catalogue import of_game
from powerhouse.core.errors import BadSetup
from powerhouse.core.phrase import phrase
from powerhouse.core.story import story
from powerhouse.envs import Batch, Episode, Terms

OUTSIDE = Path(__file__).parent / "outside"


def test_a_game_from_outside_is_found_and_holds_to_the_contract(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(OUTSIDE)
    assert "nim" in registry.game_ids()
    found = list(checks("nim"))
    assert len(found) == 17
    for check in found:
        check()


def test_it_is_played_like_our_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(OUTSIDE)
    match = Match.new("nim", players=2, seed=1, options={"most": "4"})
    match.play("bid 0")
    while not match.over:
        match.play(match.legal()[-1])
    assert len(match.standings().winners) == 1
    assert Match.parse(match.record()).record() == match.record()


def test_programs_learn_it_like_our_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(OUTSIDE)
    terms = Terms("nim", players=2)
    assert terms.feature_names[:2] == ["round", "seat 0: to-decide"]
    episode = Episode(terms, seed=1)
    batch = Batch("nim", 2, players=2)
    arrays = batch.arrays()
    batch.reset(1, arrays)
    features = np.zeros(terms.features, dtype=np.float32)
    while not episode.over:
        episode.observe(episode.seat, features)
        assert features[1] == 1
        assert (arrays.observations[0] == features).all()
        actions = batch.sample()
        actions[0] = episode.choices.actions[-1]
        episode.play(int(actions[0]))
        batch.step(actions, arrays)
    assert arrays.over[0]
    assert sum(episode.rewards()) == 0


def test_what_happened_is_told_in_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(OUTSIDE)
    match = Match.new("nim", players=2, seed=1)
    for move in ("bid 0", "bid 2", "pass", "take 1"):
        match.play(move)
    texts = of_game("nim")
    told = [texts.say(line.phrase(), match.names) for line in story([n for e in match.log for n in e.news], None)]
    assert told == [
        "15 matches lie on the heap",
        "Anna bids 0",
        "Boris bids 2",
        "Anna passes",
        "Boris begins for 2",
        "Boris takes a match, 14 are left",
    ]


def test_it_has_levels_since_it_brings_an_advisor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(OUTSIDE)
    assert {"beginner", "easy", "normal", "hard", "expert", "random"} <= set(bots.names("nim"))
    assert "greedy" not in bots.names("nim")
    match = Match.new("nim", players=2, seed=1)
    for move in ("bid 0", "pass"):
        match.play(move)
    considered = bots.find("hard", "nim", 0).explain(match.state, 0)
    assert match.state.text(considered[0].move) == "take 3"
    assert considered[0].reason == phrase("reason-take")


def test_the_arena_keeps_a_diary_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(OUTSIDE)
    (outcome,) = play_all(Task(Series("nim", 3, 1, 5, ("random",)), 0, 1, diary=True))
    assert outcome.diary is not None
    assert all(len(row["round_coins"]) == len(row["round_taken"]) >= 2 for row in outcome.diary)
    assert sum(int(row["round_taken"][-1]) for row in outcome.diary) in (15, 21, 22)


def test_a_report_plots_its_figures(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(OUTSIDE)
    results = tmp_path / "games.parquet"
    words = ["arena", "random", "hard", "--game", "nim", "--games", "4", "--workers", "1", "--out", str(results)]
    for command in (words, ["report", str(results)]):
        done = CliRunner().invoke(app, command)
        assert done.exit_code == 0, done.output
    pictures = {file.stem for file in (tmp_path / "games-report").glob("*.png")}
    assert {"coins-by-bot", "coins-by-win", "taken-by-bot", "taken-by-win"} <= pictures


def test_the_plain_screen_shows_its_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(OUTSIDE)
    match = Match.new("nim", players=2, seed=1)
    match.play("bid 4")
    console = Console(file=StringIO(), width=80, color_system=None)
    screen = screen_for(Sitting(match, [PERSON] * 2, [None] * 2), console)
    for part in screen.draw(1, screen.tell(match.log, 1)):
        console.print(part)
    assert isinstance(console.file, StringIO)
    shown = console.file.getvalue()
    for part in ("who begins", "15 matches lie on the heap", "Anna bids 4", "heap", "coins  –, 9", "pass", "bid 9"):
        assert part in shown, shown


def test_bids_can_be_left_to_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(OUTSIDE)
    match = Match.new("nim", players=2, seed=1)
    state = match.state
    orders = [bound(StandingOrder("bid-max", 3), state.bidding(), state.rounds())]
    for expected in ("bid 0", "bid 2", "pass"):
        move = ordered_move(orders, match.state.bidding(), match.state.rounds())
        assert move is not None
        assert match.state.text(move) == expected
        match.play(move)
        if match.state.bidding() is not None and expected != "pass":
            match.play(match.state.moves()[1])
    assert match.actor == 1


def test_without_its_package_it_is_unknown() -> None:
    assert "nim" not in registry.game_ids()
    with pytest.raises(BadSetup, match=r"there is no game 'noughts'; there are .*power-grid"):
        registry.find("noughts")
