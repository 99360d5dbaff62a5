"""Policies as bots: they play what they play in an environment, and a file can do no harm."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

pytest.importorskip("numpy", reason="the extra rl is not installed")

from powerhouse.bots import Clock, find, load
from powerhouse.bots.guard import Guarded
from powerhouse.bots.outside import files
from powerhouse.bots.policy import FORMAT, Policy, PolicyBot, Weights, encode
from powerhouse.bots.policy_network import PolicyNetwork
from powerhouse.cli.main import app
from powerhouse.core.chance import Seeded
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.rng import Rng
from powerhouse.envs import Episode, Terms
from powerhouse.evaluator import inputs
from powerhouse.evaluator.network import Layer

GAMES = ["factory-manager", "pipeline", "power-grid", "power-grid-card-game"]
WIDTH = 4


def drawn(game: str, seed: int) -> Weights:
    """Weights that make no sense, so that every kind of intention is chosen."""
    terms, dice = Terms(game, space="plan"), Rng(seed)
    assert terms.plans is not None
    state = terms.game.start(terms.setup, Seeded(0))
    names = [name for name in inputs.names(state) if name.startswith(("/", "seat 0/"))]

    def rows(count: int, width: int, most: int) -> list[list[int]]:
        return [[dice.below(2 * most) - most for _ in range(width)] for _ in range(count)]

    return Weights(
        FORMAT,
        game,
        {"drawn": seed},
        names,
        [one.name for one in terms.plans.intentions],
        [0] * len(names),
        [50] * len(names),
        [rows(len(names), WIDTH, 40_000), rows(WIDTH, terms.actions, 9000)],
        [[0] * WIDTH, [0] * terms.actions],
    )


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.json"
    path.write_bytes(encode(drawn("factory-manager", 1)))
    return path


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_plays_the_games_of_the_environment(game: str) -> None:
    """Move by move, against bots that are the same in both."""
    terms = Terms(game, 3, space="plan")
    for seed in range(2):
        policy = Policy(drawn(game, seed))
        digests = []
        for planners in ([1], []):
            episode, bot = Episode(terms, seed, planners=planners), PolicyBot(policy)
            rivals = [find("beginner", game, seat) for seat in range(3)]
            while not episode.over:
                seat = episode.seat
                if seat != 1:
                    episode.play_move(rivals[seat].choose(episode.state.copy(), seat, Clock()))
                elif planners:
                    episode.play(policy.best(episode.state, seat, episode.choices.actions.tolist()))
                else:
                    episode.play_move(bot.choose(episode.state.copy(), seat, Clock()))
            digests.append(episode.state.digest())
        assert digests[0] == digests[1]


def test_one_bot_plays_at_two_tables(file: Path) -> None:
    """As at a server, where a bot is asked about many tables in turn."""
    terms = Terms("factory-manager", 2)
    alone = []
    for seed in (1, 2):
        episode, bot = Episode(terms, seed), load(f"policy:{file}", "factory-manager", 0)
        while not episode.over:
            episode.play_move(bot.choose(episode.state.copy(), episode.seat, Clock()))
        alone.append(episode.state.digest())
    bot = load(f"policy:{file}", "factory-manager", 0)
    both = [Episode(terms, seed) for seed in (1, 2)]
    while not all(episode.over for episode in both):
        for episode in both:
            if not episode.over:
                episode.play_move(bot.choose(episode.state.copy(), episode.seat, Clock()))
    assert [episode.state.digest() for episode in both] == alone


def test_it_plays_in_the_arena_and_at_tables(file: Path) -> None:
    done = CliRunner().invoke(app, ["arena", f"policy:{file}", "random", "--game", "factory-manager", "--games", "2"])
    assert done.exit_code == 0, done.output
    guarded = Guarded(f"policy:{file}", "factory-manager", 1)
    state = Terms("factory-manager", 2).game.start(Terms("factory-manager", 2).setup, Seeded(1))
    assert guarded.choose(state, state.turn, state.moves()) in state.moves()
    assert not guarded.faults
    assert files(f"policy:{file}") == [str(file)]


def changed(file: Path, **fields: Any) -> None:
    file.write_bytes(msgspec.json.encode({**json.loads(file.read_bytes()), **fields}))


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"format": 2}, "format 2, known is 1"),
        ({"actions": ["dance"]}, "scores for 1 actions"),
        ({"inputs": ["/dance"]}, "1 inputs have"),
        ({"added": [[0]]}, "2 layers have 1 rows"),
        ({"low": "none"}, "Expected `array`"),
        ({"code": "print(1)"}, "unknown field"),
        ({"added": [[0, 0, 0], [0]]}, "rows of 3"),
    ],
)
def test_a_wrong_file_gets_one_sentence(file: Path, fields: dict[str, Any], said: str) -> None:
    changed(file, **fields)
    with pytest.raises(PowerhouseError, match="is no policy") as caught:
        load(f"policy:{file}", "factory-manager", 1)
    assert said in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1


def test_other_games_features_and_numbers_are_refused(file: Path) -> None:
    with pytest.raises(PowerhouseError, match="a policy for factory-manager, not for pipeline"):
        load(f"policy:{file}", "pipeline", 1)
    good = json.loads(file.read_bytes())
    changed(file, inputs=["/dance", *good["inputs"][1:]])
    with pytest.raises(PowerhouseError, match="/dance is no feature"):
        load(f"policy:{file}", "factory-manager", 1)
    changed(file, inputs=good["inputs"], actions=[*good["actions"][1:], "dance"])
    with pytest.raises(PowerhouseError, match="intentions that are not those of factory-manager"):
        load(f"policy:{file}", "factory-manager", 1)
    changed(file, actions=good["actions"], high=[1 << 40, *good["high"][1:]])
    with pytest.raises(PowerhouseError, match="larger than"):
        load(f"policy:{file}", "factory-manager", 1)
    with pytest.raises(PowerhouseError, match="No such file"):
        load("policy:nowhere.json", "factory-manager", 1)
    with pytest.raises(PowerhouseError):
        find(f"policy:{file}", "factory-manager", 1)


def test_scores_are_whole_numbers_worked_out_by_hand() -> None:
    """Two inputs, one of them held, two hidden units, one of them below 0, two scores."""
    first = Layer([[1 << 20, -(1 << 20)], [1 << 19, 0]], [0, 0])
    last = Layer([[1 << 12, 1 << 11], [1 << 12, 1 << 12]], [0, 1 << 24])
    network = PolicyNetwork([1, 0], [0, 0], [3, 2], [first, last])
    assert network.scores([100, 1]) == [2 << 12, 2 << 12]
