"""How strong the levels are: one against the others of a table, seats rotated, with Wilson intervals.

`python benchmarks/strength.py SEED [GAME …]` prints a table; nothing may have been tuned on seeds from that one on.
The levels meet their neighbours at tables of every size, and the measures at those of two and four. `--expert` measures
the expert instead.
"""

import os
import sys
from collections.abc import Iterator
from time import perf_counter

from powerhouse.arena.contest import contest
from powerhouse.arena.engines import local
from powerhouse.arena.runner import run
from powerhouse.arena.series import Series
from powerhouse.core import registry

LADDER = [("hard", "normal"), ("normal", "easy"), ("easy", "beginner"), ("beginner", "easy")]
MEASURES = [
    ("hard", "greedy"),
    ("normal", "greedy"),
    ("easy", "greedy"),
    ("beginner", "greedy"),
    ("beginner", "random"),
]
EXPERT = [("expert:iterations=500", "hard"), ("expert:iterations=500", "greedy")]
GAMES = 1_200
"""At a table of four; half as many at others."""
EXPERT_GAMES = 100


def main() -> None:
    arguments = [argument for argument in sys.argv[1:] if not argument.startswith("-")]
    seed = int(arguments[0])
    engine = local(os.cpu_count() or 1)
    print("| game | one | against | games | won | 95 % interval | par | games/s |\n|---|---|---|---|---|---|---|---|")
    for game in arguments[1:] or registry.game_ids():
        for players, one, other in meetings(game, "--expert" in sys.argv):
            games = whole_deals(players, "--expert" in sys.argv)
            series = Series(game, players, games, seed, (one, *[other] * (players - 1)), {}, rotated=True)
            series.check()
            start = perf_counter()
            result = contest(series, run(series, engine), start)
            entrant = next(found for found in result.bots if found.name == one)
            low, high = entrant.interval
            failed = f", {len(result.failed)} failed" if result.failed else ""
            print(
                f"| {game} | {one} | {players - 1} {other} | {result.finished}{failed} | {entrant.win_rate:.1%} |"
                f" {low:.1%} to {high:.1%} | {result.par:.1%} | {games / result.seconds:.2f} |",
                flush=True,
            )
            seed += games


def meetings(game: str, expert: bool) -> Iterator[tuple[int, str, str]]:
    """So many players, one bot and the others."""
    for players in registry.find(game).players:
        pairs = EXPERT if expert else LADDER + MEASURES
        for one, other in pairs:
            if players in (2, 4) or (one, other) in LADDER:
                yield players, one, other


def whole_deals(players: int, expert: bool) -> int:
    games = EXPERT_GAMES if expert else GAMES if players == 4 else GAMES // 2
    return games // players * players


if __name__ == "__main__":
    main()
