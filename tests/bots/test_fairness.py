"""Fairness of every bot in every game: what is still hidden makes no difference to anybody's choice."""

import pytest

from powerhouse.bots import Clock, find, names
from powerhouse.core import registry
from powerhouse.core.chance import Seeded
from powerhouse.core.match import Match
from powerhouse.core.rng import Rng

QUICK = {"expert": "expert:iterations=6:rounds=1"}

GAMES = ("factory-manager", "pipeline", "power-grid", "power-grid-card-game")
SEATED = [(game, QUICK.get(name, name)) for game in GAMES for name in names(game)]


def choice(match: Match, bot: str) -> int:
    """Of a bot that is new to the game, with a seed of its own; it must leave the position alone."""
    assert match.actor is not None
    before = match.state.digest()
    move = find(bot, match.game.id, seed=9).choose(match.state, match.actor, Clock())
    assert match.state.digest() == before
    return move


@pytest.mark.parametrize(("game", "bot"), SEATED)
def test_a_game_that_has_shown_the_same_is_played_the_same(game: str, bot: str) -> None:
    """Ten positions of a game, each beside its twin: read from the record, with another seed for what comes."""
    match = Match.new(game, players=registry.find(game).players[-1], seed=4)
    rng = Rng(11)
    for _ in range(10):
        twin = Match.parse(match.record())
        twin.chance = Seeded(rng.below(1_000_000))
        assert twin.state.digest() == match.state.digest()
        assert twin.legal() == match.legal()
        assert [twin.state.view(seat) for seat in (None, 0, 1)] == [match.state.view(seat) for seat in (None, 0, 1)]
        move = choice(match, bot)
        assert move in match.state.moves()
        assert choice(twin, bot) == move
        match.play(move)
        _play_on(match, rng, 7)


def _play_on(match: Match, rng: Rng, moves: int) -> None:
    for _ in range(moves):
        legal = match.state.moves()
        match.play(legal[rng.below(min(3, len(legal)))])


@pytest.mark.parametrize(("game", "bot"), SEATED)
def test_two_games_part_only_where_chance_does(game: str, bot: str) -> None:
    """Different seeds after the same opening: choices are the same as long as the positions are."""
    kind = registry.find(game)
    setup = kind.setup(2)
    opening = kind.start(setup, Seeded(1))
    tables = [(opening.copy(), Seeded(seed), [find(bot, game, 9 + seat) for seat in range(2)]) for seed in (10, 20)]
    compared = 0
    while compared < 40 and tables[0][0].digest() == tables[1][0].digest():
        moves = {bots[state.turn].choose(state.copy(), state.turn, Clock()) for state, _, bots in tables}
        assert len(moves) == 1
        for state, chance, _ in tables:
            state.play(min(moves), chance)
        compared += 1
    assert compared > 1
