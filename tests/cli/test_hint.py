"""`powerhouse hint`: the considered moves of a bot at the end of a record."""

import json

import pytest

from powerhouse.core.catalogue import of_game
from powerhouse.core.match import Match
from tests.cli.running import Cli


@pytest.fixture
def evening(cli: Cli) -> str:
    match = Match.new("power-grid", 3, seed=5)
    match.play(match.legal()[0])
    file = cli.folder / "evening.game"
    match.save(file)
    return str(file)


def test_it_says_which_moves_were_weighed_and_why(cli: Cli, evening: str) -> None:
    found = cli("hint", evening, "--bot", "hard")
    assert found.exit_code == 0
    match = Match.load(evening)
    best = next(line for line in found.stdout.splitlines() if "would" in line)
    assert "hard would" in best
    words = [of_game(match.game.id).say(match.state.spoken(move)) for move in match.moves()]
    assert any(text in found.stdout for text in words)
    assert found.stdout.splitlines()[-1].startswith("You open with 1: the plant ")


def test_as_json_it_is_one_object(cli: Cli, evening: str) -> None:
    facts = json.loads(cli("hint", evening, "--bot", "expert:iterations=8", "--json").stdout)
    match = Match.load(evening)
    assert (facts["game"], facts["seat"], facts["bot"]) == ("power-grid", match.actor, "expert:iterations=8")
    assert {move["move"] for move in facts["moves"]} <= set(match.legal())
    assert all(0 <= move["value"] <= 1 and move["reason"] for move in facts["moves"])
    assert facts["coach"][0] == facts["moves"][0]["reason"]
    assert len(facts["moves"]) == len(facts["coach"]) == 1  # whoever has put a plant up must open


def test_a_game_that_is_over_has_nothing_to_decide(cli: Cli) -> None:
    match = Match.new("power-grid-card-game", 2, seed=5)
    while not match.over:
        match.play(match.legal()[0])
    file = cli.folder / "over.game"
    match.save(file)
    found = cli("hint", str(file))
    assert found.exit_code == 2
    assert found.stderr == f"{file} is a game that is over, there is nothing to decide\n"


def test_an_unknown_bot_is_answered_with_the_names_there_are(cli: Cli, evening: str) -> None:
    found = cli("hint", evening, "--bot", "genius")
    assert found.exit_code == 2
    assert found.stderr.startswith("there is no bot 'genius'; power-grid has ")
