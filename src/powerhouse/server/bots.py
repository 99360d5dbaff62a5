"""Bots at the table: they think in worker processes; one that fails or overruns is replaced for that move."""

import logging
from dataclasses import dataclass, field
from functools import lru_cache
from secrets import choice, randbits
from typing import Any

from powerhouse.bots import coach, registry
from powerhouse.bots.bot import Bot, Clock
from powerhouse.bots.outside import load
from powerhouse.core import registry as core_registry
from powerhouse.core.changes import Changes
from powerhouse.core.match import Match
from powerhouse.core.phrase import Phrase
from powerhouse.core.state import State
from powerhouse.server.settings import Settings
from powerhouse.server.workers import Failed, Overrun, Workers

logger = logging.getLogger(__name__)

SIMPLEST = "random"


@dataclass(frozen=True)
class BotMove:
    """A bot's move, its reason if it gives one, and what a coach says beside it."""

    move: int
    bot: str
    reason: Phrase | None = None
    coach: list[Phrase] = field(default_factory=list)


class Bots:
    def __init__(self, workers: Workers, settings: Settings) -> None:
        self._workers = workers
        self._settings = settings

    async def choose(self, match: Match, bot: str, party: str, advised: State | None = None) -> BotMove:
        """A legal move for the actor of the match, by this bot or, if it does not come to one, by a simpler one.

        `party` is for whom it thinks. One that advises explains its move, which takes a little longer, and sees only
        the position that it is given.
        """
        state, seat = match.state if advised is None else advised, match.actor
        assert seat is not None
        legal = match.moves()
        setup = match.setup
        components = setup.components
        made = (setup.players, setup.options, components.changes, components.hash, setup.rules)
        position = (match.game.id, *made, state.dump(), seat)
        for name in dict.fromkeys([bot, *registry.simpler(bot, match.game.id)[:1], SIMPLEST]):
            seconds = self._settings.bot_seconds
            limit = seconds + self._settings.bot_grace
            try:
                move, reason, told = await self._workers.run(
                    think,
                    *position,
                    name,
                    self._settings.bots.get(name),
                    seconds,
                    advised is not None,
                    seconds=limit,
                    party=party,
                )
            except (Overrun, Failed) as error:
                logger.warning("bot %s gave no move: %s", name, error)
                continue
            if move in legal:
                return BotMove(move, name, reason, told)
            logger.warning("bot %s wanted the illegal move %s", name, move)
        return BotMove(choice(legal), SIMPLEST)


@lru_cache(maxsize=16)
def _host_bot(spec: str, game: str) -> Bot:
    """Kept, since starting a program for every decision takes long."""
    return load(spec, game, randbits(62))


def think(
    game: str,
    players: int,
    options: dict[str, str],
    changes: Changes,
    components: str,
    rules: int,
    dump: dict[str, Any],
    seat: int,
    bot: str,
    added: str | None,
    seconds: float,
    explained: bool,
) -> tuple[int, Phrase | None, list[Phrase]]:
    """Runs in a worker: the bot gets a position of its own and a clock; `added` is how one of the host's is made.

    Explained, the move comes with its reason and with what a coach says beside it.
    """
    kind = core_registry.find(game)
    setup = kind.setup(players, options, changes or None, components, rules)
    state = kind.restore(setup, dump)
    player = _host_bot(added, game) if added is not None else registry.find(bot, game, randbits(62))
    if explained:
        considered = player.explain(state.copy(), seat, Clock(seconds))
        return int(considered[0].move), considered[0].reason, coach.beside(considered, state.spoken)
    return int(player.choose(state, seat, Clock(seconds))), None, []
