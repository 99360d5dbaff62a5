"""Many games among bots, quickly, and what came out in sum."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from hashlib import blake2b
from time import perf_counter

from powerhouse.arena.engines import local
from powerhouse.arena.outcomes import Outcome
from powerhouse.arena.runner import run
from powerhouse.arena.series import Series
from powerhouse.core.phrase import Phrase


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
    failed: list[Phrase]
    """A sentence for each game in which a bot failed or that was given up."""


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
    series = Series(game, players, games, seed, tuple(bots), dict(options or {}))
    series.check()
    start = perf_counter()
    return summary(series, run(series, local(workers), progress=progress), start)


def summary(series: Series, outcomes: Iterable[Outcome], start: float) -> Simulation:
    """Counted as the outcomes come in, so that millions of them need no memory."""
    hash = blake2b(digest_size=16)
    by_seat = [Fraction(0)] * series.players
    by_bot = {spec: Fraction(0) for spec in series.bots}
    finished = moves = finished_moves = rounds = counted = 0
    failed: list[Phrase] = []
    for outcome in outcomes:
        hash.update(outcome.digest.encode())
        moves += outcome.moves
        failed += outcome.failure(series.seed_of(outcome.number))
        if not outcome.places:
            continue
        finished += 1
        finished_moves += outcome.moves
        if outcome.rounds is not None:
            counted += 1
            rounds += outcome.rounds
        winners = outcome.winners()
        for seat in winners:
            by_seat[seat] += Fraction(1, len(winners))
            by_bot[outcome.bots[seat]] += Fraction(1, len(winners))
    return Simulation(
        game=series.game,
        players=series.players,
        games=series.games,
        finished=finished,
        moves=moves,
        seconds=perf_counter() - start,
        digest=hash.hexdigest(),
        wins_by_seat=[float(wins) for wins in by_seat],
        wins_by_bot={spec: float(wins) for spec, wins in by_bot.items()},
        mean_length=finished_moves / finished if finished else 0.0,
        mean_rounds=rounds / counted if counted else None,
        failed=failed,
    )
