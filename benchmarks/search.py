"""How fast the expert searches: iterations a second of processor time over the decisions of one game.

`python benchmarks/search.py [GAME …]`. Figures are scaled to a machine whose calibration loop takes 0.2 s.
"""

import sys
from time import process_time

from powerhouse.arena.bench import REFERENCE_S, calibrate
from powerhouse.bots import levels
from powerhouse.bots.expert import style_of
from powerhouse.bots.search import Search
from powerhouse.core import registry
from powerhouse.core.chance import Seeded

PLAYERS = 4
EVERY = 5
ITERATIONS = 200


def measure(game: str) -> tuple[int, float]:
    """Iterations and seconds, over every fifth real decision of a game of the hard level."""
    kind = registry.find(game)
    advisor = levels.advisor(game, tuple(levels.weights(game, "hard").items()))
    style = style_of(game)
    chance = Seeded(5)
    state = kind.start(kind.setup(PLAYERS), chance)
    iterations, seconds, decisions = 0, 0.0, 0
    while not state.over:
        candidates = advisor.candidates(state)
        if len(candidates) > 1:
            decisions += 1
            if decisions % EVERY == 0:
                start = process_time()
                Search(state, advisor, style, decisions).run(ITERATIONS)
                seconds += process_time() - start
                iterations += ITERATIONS
        state.advance(candidates[0].move, chance)
    return iterations, seconds


def main() -> None:
    for game in sys.argv[1:] or registry.game_ids():
        before = calibrate()
        iterations, seconds = measure(game)
        loop = (before + calibrate()) / 2
        scaled = iterations / seconds * loop / REFERENCE_S
        ahead = style_of(game).rounds
        print(f"{game}: {scaled:,.0f} iterations/s looking {ahead} rounds ahead, calibration {loop:.3f} s", flush=True)


if __name__ == "__main__":
    main()
