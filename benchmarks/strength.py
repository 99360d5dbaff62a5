"""How strong the levels are: one against the others of a table, seats rotated, with Wilson intervals.

`python benchmarks/strength.py SEED [GAME …]` prints a table; nothing may have been tuned on seeds from that one on.
`--expert` measures the expert instead of the heuristic levels.
"""

import os
import sys
from time import perf_counter

from powerhouse.arena.contest import contest
from powerhouse.arena.engines import local
from powerhouse.arena.runner import run
from powerhouse.arena.series import Series
from powerhouse.core import registry

LEVELS = [
    ("easy", "random"),
    ("normal", "greedy"),
    ("hard", "normal"),
    ("easy", "greedy"),
    ("hard", "greedy"),
]
EXPERT = [("expert:iterations=500", "hard"), ("expert:iterations=500", "greedy")]
GAMES = 1_200
EXPERT_GAMES = 100


def main() -> None:
    arguments = [argument for argument in sys.argv[1:] if not argument.startswith("-")]
    expert = "--expert" in sys.argv
    seed = int(arguments[0])
    games = EXPERT_GAMES if expert else GAMES
    engine = local(os.cpu_count() or 1)
    print("| game | one | against | games | won | 95 % interval | par | games/s |\n|---|---|---|---|---|---|---|---|")
    for game in arguments[1:] or registry.game_ids():
        for players in (4, 2):
            for one, other in EXPERT if expert else LEVELS:
                series = Series(game, players, games, seed, (one, *[other] * (players - 1)), {}, rotated=True)
                series.check()
                start = perf_counter()
                result = contest(series, run(series, engine), start)
                entrant = next(found for found in result.bots if found.name == one)
                low, high = entrant.interval
                failed = f", {len(result.failed)} failed" if result.failed else ""
                print(
                    f"| {game} | {one} | {players - 1} {other} | {result.finished}{failed} | {entrant.win_rate:.1%} |"
                    f" {low:.1%} to {high:.1%} | {result.par:.0%} | {games / result.seconds:.2f} |",
                    flush=True,
                )
                seed += games


if __name__ == "__main__":
    main()
