"""Plays many games among bots, quickly: bare states, no log, local processes.

Game number i is played with the seed `seed + i`, whichever process plays it, so the result does not depend on the
number of workers, and any game can be looked at again as a match with that seed.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from hashlib import blake2b
from multiprocessing import get_context
from time import perf_counter

from powerhouse import bots
from powerhouse.bots import Bot, Clock
from powerhouse.core import registry
from powerhouse.core.chance import Seeded
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.game import Game, Setup
from powerhouse.core.state import State

MOST_MOVES = 100_000
"""A game that is not over by then counts as unfinished."""

MOST_GAMES_AT_ONCE = 50
"""How many games a process plays before it reports, so that progress is seen."""

# A bot's own chance must never run in step with that of a game.
_BOT_SEEDS = 0x2545F4914F6CDD1D


@dataclass(frozen=True)
class Plan:
    """What is to be played; `bots` are repeated until every seat has one."""

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    options: Mapping[str, str]

    def bot_of(self, seat: int) -> str:
        return self.bots[seat % len(self.bots)]


@dataclass(frozen=True)
class Outcome:
    """One game: `winners` is empty and the game unfinished if it went on for too long."""

    digest: str
    moves: int
    rounds: int | None
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Simulation:
    """What came out. A win shared by k seats counts 1/k for each; `mean_rounds` is for games that count rounds."""

    game: str
    players: int
    games: int
    finished: int
    moves: int
    seconds: float
    digest: str
    wins_by_seat: list[float]
    wins_by_bot: dict[str, float]
    mean_length: float
    mean_rounds: float | None
    unfinished: list[int]
    """The seeds of the games that were given up."""


def simulate(
    game: str,
    players: int,
    games: int,
    seed: int = 0,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, str] | None = None,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play the games; `progress` is told now and then how many more are done. Raises `PowerhouseError`."""
    plan = Plan(game, players, games, seed, tuple(bots), dict(options or {}))
    _check(plan, workers)
    start = perf_counter()
    outcomes: list[Outcome] = []
    for batch in _batches(plan, workers):
        outcomes += batch
        if progress is not None:
            progress(len(batch))
    return _summary(plan, outcomes, perf_counter() - start)


def _check(plan: Plan, workers: int) -> None:
    """Bad input is refused before any process starts."""
    if plan.games < 1:
        raise PowerhouseError(f"at least 1 game must be played, not {plan.games}")
    if workers < 1:
        raise PowerhouseError(f"at least 1 worker is needed, not {workers}")
    kind = registry.find(plan.game)
    kind.setup(plan.players, plan.options)
    if not plan.bots:
        raise PowerhouseError(f"no bot is named; {plan.game} has {', '.join(bots.names(plan.game))}")
    if len(plan.bots) > plan.players:
        raise PowerhouseError(f"{len(plan.bots)} bots are named, there are only {plan.players} seats")
    for spec in plan.bots:
        bots.find(spec, plan.game, plan.seed)


def _batches(plan: Plan, workers: int) -> Iterator[list[Outcome]]:
    """The outcomes in the order of the games, some at a time."""
    size = max(1, min(MOST_GAMES_AT_ONCE, plan.games // (4 * workers)))
    ranges = [(plan, first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    workers = min(workers, len(ranges))
    if workers == 1:
        yield from map(_play_range, ranges)
        return
    # Fresh processes: a fork would copy the threads of a progress bar in whatever state they are.
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(_play_range, ranges)


def _play_range(task: tuple[Plan, int, int]) -> list[Outcome]:
    plan, first, end = task
    game = registry.find(plan.game)
    setup = game.setup(plan.players, plan.options)
    return [_play(plan, game, setup, plan.seed + number) for number in range(first, end)]


def _play(plan: Plan, game: Game, setup: Setup, seed: int) -> Outcome:
    chance = Seeded(seed)
    state = game.start(setup, chance)
    seated = [bots.find(plan.bot_of(seat), plan.game, _bot_seed(seed, seat)) for seat in range(plan.players)]
    moves = 0
    while not state.over and moves < MOST_MOVES:
        state.advance(_choice(state, seated), chance)
        moves += 1
    winners = tuple(state.standings().winners) if state.over else ()
    return Outcome(state.digest(), moves, _rounds(state), winners)


def _rounds(state: State) -> int | None:
    """How many rounds were played; `rounds_played` where `round` starts anew, as in years."""
    rounds: int | None = getattr(state, "rounds_played", getattr(state, "round", None))
    return rounds


def _bot_seed(seed: int, seat: int) -> int:
    return (seed * 8 + seat) ^ _BOT_SEEDS


def _choice(state: State, seated: list[Bot]) -> int:
    """The move of whoever is to decide; where there is nothing to choose nobody is asked."""
    moves = state.moves()
    if len(moves) == 1:
        return moves[0]
    bot = seated[state.turn]
    move = bot.choose(state.copy(), state.turn, Clock())
    if move not in moves:
        raise PowerhouseError(f"the bot '{bot.name}' chose {move}, which is not a legal move")
    return move


def _summary(plan: Plan, outcomes: list[Outcome], seconds: float) -> Simulation:
    by_seat = [Fraction(0)] * plan.players
    by_bot = {spec: Fraction(0) for spec in plan.bots}
    for outcome in outcomes:
        for seat in outcome.winners:
            by_seat[seat] += Fraction(1, len(outcome.winners))
            by_bot[plan.bot_of(seat)] += Fraction(1, len(outcome.winners))
    finished = [outcome for outcome in outcomes if outcome.winners]
    rounds = [outcome.rounds for outcome in finished if outcome.rounds is not None]
    return Simulation(
        game=plan.game,
        players=plan.players,
        games=plan.games,
        finished=len(finished),
        moves=sum(outcome.moves for outcome in outcomes),
        seconds=seconds,
        digest=blake2b("".join(outcome.digest for outcome in outcomes).encode(), digest_size=16).hexdigest(),
        wins_by_seat=[float(wins) for wins in by_seat],
        wins_by_bot={spec: float(wins) for spec, wins in by_bot.items()},
        mean_length=_mean([outcome.moves for outcome in finished]),
        mean_rounds=_mean(rounds) if rounds else None,
        unfinished=[plan.seed + number for number, outcome in enumerate(outcomes) if not outcome.winners],
    )


def _mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
