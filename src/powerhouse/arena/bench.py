"""How fast a game runs: uniformly random play and copies, beside a calibration loop so that machines compare."""

from dataclasses import dataclass
from itertools import pairwise
from statistics import median
from time import process_time

from powerhouse import compiled
from powerhouse.core import registry
from powerhouse.core.chance import Seeded
from powerhouse.core.changes import Changes
from powerhouse.core.playout import playout
from powerhouse.core.rng import Rng
from powerhouse.core.state import State

ADDITIONS = 5_000_000
REFERENCE_S = 0.2
"""The calibration time of the machine to which normalised figures are scaled."""
RUNS = 5
RUN_S = 1.0
COPIES = 20_000


@dataclass(frozen=True)
class Speed:
    """Medians over the runs; `normalised` ones are scaled run by run to a machine that calibrates in 0.2 s."""

    game: str
    players: int
    compiled: bool
    calibration_s: float
    games_per_s: float
    moves_per_s: float
    copies_per_s: float
    normalised_games_per_s: float
    normalised_copy_us: float
    runs: list[float]


def calibrate() -> float:
    """The processor time of 5,000,000 integer additions in a plain Python loop."""
    total = 0
    start = process_time()
    for number in range(ADDITIONS):
        total += number
    return process_time() - start


def measure(id: str, players: int = 4, seed: int = 0, components: Changes | None = None) -> Speed:
    """Five runs of random games, each on seeds of its own, with the calibration loop before and after each."""
    game = registry.find(id)
    setup = game.setup(players, replacements=components)
    fresh = seed * 100_000_000
    games_per_s: list[float] = []
    moves_per_s: list[float] = []
    copies_per_s: list[float] = []
    calibrations = [calibrate()]
    for _ in range(RUNS):
        games = moves = 0
        start = process_time()
        while process_time() - start < RUN_S:
            state = game.start(setup, Seeded(fresh))
            moves += playout(state, Seeded(fresh + 1), Rng(fresh + 2))
            fresh += 3
            games += 1
        seconds = process_time() - start
        games_per_s.append(games / seconds)
        moves_per_s.append(moves / seconds)
        copies_per_s.append(_copies_per_s(_middle(game.start(setup, Seeded(fresh)), fresh)))
        calibrations.append(calibrate())
    scales = [(before + after) / 2 / REFERENCE_S for before, after in pairwise(calibrations)]
    return Speed(
        game=id,
        players=players,
        compiled=compiled(),
        calibration_s=median(calibrations),
        games_per_s=median(games_per_s),
        moves_per_s=median(moves_per_s),
        copies_per_s=median(copies_per_s),
        normalised_games_per_s=median(rate * scale for rate, scale in zip(games_per_s, scales, strict=True)),
        normalised_copy_us=median(1e6 / (rate * scale) for rate, scale in zip(copies_per_s, scales, strict=True)),
        runs=games_per_s,
    )


def _middle(state: State, seed: int) -> State:
    """A position well into a random game."""
    rng = Rng(seed)
    for _ in range(300):
        moves = state.moves()
        if not moves:
            break
        state.advance(moves[rng.below(len(moves))], Seeded(seed))
    return state


def _copies_per_s(state: State) -> float:
    start = process_time()
    for _ in range(COPIES):
        state.copy()
    return COPIES / (process_time() - start)
