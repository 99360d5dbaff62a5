"""Nothing that a seat is told depends on money that is hidden from it: positions that differ in that tell the same."""

import asyncio
import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from powerhouse import Match
from powerhouse.core.chance import Seeded
from powerhouse.core.refusal import Refusal
from powerhouse.core.state import State
from powerhouse.core.step import Step, tried
from powerhouse.server import moves
from powerhouse.server.bots import BotMove
from tests.opaque import plain

GAMES = ("power-grid", "power-grid-card-game")
PLAYERS = 3
MOVES = 90


def richer(match: Match, owner: int, by: int) -> State:
    """The same position, but for one seat's money."""
    dump = match.state.dump()
    dump["players"][owner]["money"] += by
    return match.game.restore(match.setup, dump)


def told(what: Any) -> bytes:
    return msgspec.json.encode(what, enc_hook=_said)


def _said(what: Any) -> Any:
    return what.phrase() if isinstance(what, Refusal) else plain(what)


def cases(game: str) -> Iterator[tuple[Match, State, int]]:
    """A game as it is played at random, each position with another in which one seat has more or less."""
    chance = random.Random(5)
    match = Match.new(game, PLAYERS, seed=5)
    for _ in range(MOVES):
        if match.over:
            return
        owner = chance.randrange(PLAYERS)
        by = max(chance.choice((-9, 1, 40)), -int(match.state.measures()[owner]["money"]))
        if by:
            yield match, richer(match, owner, by), owner
        match.play(chance.choice(match.moves()[:8]))


@pytest.mark.parametrize("game", GAMES)
def test_views_and_prices(game: str) -> None:
    for match, other, owner in cases(game):
        for viewer in (*range(PLAYERS), None):
            if viewer != owner:
                assert told(match.state.view(viewer)) == told(other.view(viewer))
                if viewer is not None:
                    assert told(match.state.prospects(viewer)) == told(other.prospects(viewer))
                    assert told(match.state.orderable(viewer)) == told(other.orderable(viewer))
        assert told(match.state.heading()) == told(other.heading())


@pytest.mark.parametrize("game", GAMES)
def test_trials_and_reasons(game: str) -> None:
    chance = random.Random(6)
    for match, other, owner in cases(game):
        state, actor = match.state, match.state.actor
        if actor == owner:
            continue
        assert state.moves() == other.moves()
        for move in chance.sample(state.moves(), min(3, len(state.moves()))):
            one, two = (tried(position, [str(position.text(move))]) for position in (state, other))
            assert (one.played, one.stopped) == (two.played, two.stopped)
            assert told(one.state.view(actor)) == told(two.state.view(actor))
        for move in chance.sample(range(state.most_moves()), 10):
            assert told(state.refusals(move)) == told(other.refusals(move))


@pytest.mark.parametrize("game", GAMES)
def test_the_log_tells_amounts_and_no_totals(game: str) -> None:
    amounts = 0
    for match, other, owner in cases(game):
        legal = [move for move in match.moves() if move in other.moves()]
        if not legal:
            continue
        move = legal[len(legal) // 2]
        steps = [Step(state, Seeded(3)) for state in (match.state, other)]
        for step in steps:
            step.make(move)
        if steps[0].state.over:
            continue
        for one, two in zip(steps[0].entries, steps[1].entries, strict=True):
            for viewer in (*range(PLAYERS), None):
                if viewer != owner:
                    news = [[item for item in entry.news if item.told_to(viewer)] for entry in (one, two)]
                    assert told(news[0]) == told(news[1])
                    amounts += sum(item.money != 0 for item in news[0])
    assert amounts > 20


@pytest.mark.parametrize("game", GAMES)
def test_who_gives_a_hint_knows_no_more_than_who_asks(game: str) -> None:
    """What the bot is shown when a person asks for a hint."""
    shown: list[State] = []

    async def choose(match: Match, bot: str, party: str, advised: State) -> BotMove:
        shown.append(advised)
        return BotMove(match.moves()[0], bot, None)

    tables: Any = SimpleNamespace(bots=SimpleNamespace(choose=choose))
    for match, other, owner in cases(game):
        actor = match.actor
        if actor == owner or actor is None:
            continue
        for state in (match.state, other):
            asked = Match(match.game, match.setup, match.names, "free", match.chance, state)
            row = SimpleNamespace(status="playing", actor=actor, game=game, lesson=None)
            table: Any = SimpleNamespace(match=asked, row=row, own=lambda _, seat=actor: [seat])
            asyncio.run(moves.hint(tables, table, "anna", "somewhere"))
        assert told(shown[-1].dump()["players"]) == told(shown[-2].dump()["players"])
        assert shown[-1].moves() == match.moves()
        assert shown[-1].ledger() == other.ledger()
    assert len(shown) > 40
