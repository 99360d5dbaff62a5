"""Steps a second of batches: random actions, with observation, mask and rewards written into NumPy arrays.

python benchmarks/envs.py [GAME ...]: one core, games side by side, scaled to the calibration loop of
`powerhouse bench`.
"""

import sys
from itertools import pairwise
from statistics import median
from time import process_time

from powerhouse import compiled
from powerhouse.arena.bench import REFERENCE_S, calibrate
from powerhouse.core import registry
from powerhouse.envs import Batch

GAMES = 64
RUNS = 5
RUN_S = 1.0


def measure(game: str, games: int = GAMES) -> tuple[float, list[float]]:
    """The median of scaled steps a second, and all of them."""
    batch = Batch(game, games, players=4)
    arrays = batch.arrays()
    batch.reset(1, arrays)
    for _ in range(50):
        batch.step(batch.sample(), arrays)
    found: list[float] = []
    calibrations = [calibrate()]
    for _ in range(RUNS):
        steps = 0
        start = process_time()
        while process_time() - start < RUN_S:
            for _ in range(20):
                batch.step(batch.sample(), arrays)
            steps += 20 * games
        found.append(steps / (process_time() - start))
        calibrations.append(calibrate())
    scales = [(before + after) / 2 / REFERENCE_S for before, after in pairwise(calibrations)]
    scaled = [rate * scale for rate, scale in zip(found, scales)]
    return median(scaled), scaled


def main() -> None:
    print("compiled" if compiled() else "interpreted")
    for game in sys.argv[1:] or registry.game_ids():
        batch = Batch(game, 1)
        rate, runs = measure(game)
        print(f"{game}: {rate:,.0f} steps/s ({', '.join(f'{run:,.0f}' for run in runs)})", end=" ")
        print(f"with {batch.features} features and {batch.actions} actions")


if __name__ == "__main__":
    main()
