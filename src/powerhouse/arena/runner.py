"""Running a series: split into tasks, played by an engine, kept on file, told about as it goes."""

from collections.abc import Callable, Iterator
from pathlib import Path

from powerhouse.arena.engines import Engine
from powerhouse.arena.outcomes import Outcome, Task
from powerhouse.arena.results import Results
from powerhouse.arena.sequential import Verdict
from powerhouse.arena.series import Series
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.files import write_whole
from powerhouse.core.phrase import phrase

GAMES_AT_ONCE = 50
"""How many games a process plays before it reports, so that progress is seen and little is lost."""
FEWEST_TASKS = 100
GAMES_TO_CLEAR = 12


def run(
    series: Series,
    engine: Engine,
    results: Results | None = None,
    moves: bool = False,
    failed: Path | None = None,
    progress: Callable[[int], None] | None = None,
    kind: type[Task] = Task,
) -> Iterator[Outcome]:
    """The outcomes in the order of the games; what `results` has already is not played again.

    A series that is played until it is clear ends with the game after which it is. Games in which a bot failed go into
    the folder `failed`, as records. Tasks of another `kind` play in their own way.
    """
    ranges = _ranges(series)
    verdict = Verdict(series) if series.until_clear else None
    games = 0
    # Only which parts are kept is remembered: all of them at once might not find room in memory.
    kept = {first for first, end in ranges if results is not None and results.part(first, end) is not None}
    missing = [(first, end) for first, end in ranges if first not in kept]
    played = engine([kind(series, first, end, results is not None, moves) for first, end in missing])
    for first, end in ranges:
        outcomes = results.part(first, end) if results is not None and first in kept else next(played)
        if outcomes is None:
            raise PowerhouseError(phrase("results-removed", first=first, last=end - 1))
        if results is not None and first not in kept:
            results.keep(first, end, outcomes)
        for outcome in outcomes:
            if outcome.record is not None and failed is not None:
                failed.mkdir(parents=True, exist_ok=True)
                write_whole(failed / f"{series.game}-{_name(series, outcome.number)}.game", outcome.record)
            games += 1
            yield outcome
            if verdict is not None and verdict.hear(outcome):
                break
        if progress is not None:
            progress(len(outcomes))
        if verdict is not None and verdict.best is not None:
            break
    del played  # nobody waits for more
    if results is not None:
        results.finish(games)


def _ranges(series: Series) -> list[tuple[int, int]]:
    """The same whatever the engine is, so that a run can be taken up by another one."""
    size = max(1, min(GAMES_AT_ONCE, series.games // FEWEST_TASKS))
    if series.until_clear:  # short ones, so that little is played in vain
        size = min(size, max(GAMES_TO_CLEAR, series.games_a_deal))
    return [(first, min(first + size, series.games)) for first in range(0, series.games, size)]


def _name(series: Series, number: int) -> str:
    """Of a game: its seed, and where a deal is played several times, which of them it is."""
    seed, games = series.seed_of(number), series.games_a_deal
    return f"{seed}" if games == 1 else f"{seed}-{number % games + 1}"
