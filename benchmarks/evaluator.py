"""How far the evaluators can be believed: `python benchmarks/evaluator.py FOLDER GAMES` writes benchmarks/evaluator.md.

So many fresh games are played for each number of players, none of which an evaluator learned from; FOLDER keeps them,
and what it has already is not played again. Reliability plots go to docs/calibration/.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from powerhouse.arena.engines import Engine, local
from powerhouse.core import registry
from powerhouse.evaluator.registry import find
from powerhouse.judge import calibration, plot, store
from powerhouse.judge.calibration import Measured
from powerhouse.judge.fitting import Floats
from powerhouse.judge.rounding import exact_shares
from powerhouse.judge.samples import read_names

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "benchmarks" / "evaluator.md"
PLOTS = ROOT / "docs" / "calibration"
FEWEST = 200
"""A row for a round needs so many positions."""
HEAD = """# How far the evaluators can be believed

Written by `python benchmarks/evaluator.py FOLDER GAMES`; what is measured, and how evaluators are trained, is in
[docs/evaluator.md](../docs/evaluator.md). All games are fresh: no evaluator learned from any of them. Brier score and
log loss are better if they are lower; *par* gives every seat 1/n; *worth* is what the search went by so far, raised to
the power that fits these games best. ECE is the expected calibration error over ten bins. Positions of a game are
not independent, so that with few games the ECE of a perfect evaluator is well above 0 too: *noise* is the ECE that
this evaluator would have if it were right, as drawn from its own shares a hundred times, one result for a game.
"""


def main() -> None:
    folder, games = Path(sys.argv[1]), int(sys.argv[2])
    engine = local(os.cpu_count() or 1)
    lines = [HEAD]
    for game in registry.game_ids():
        lines += list(rows(game, folder, games, engine))
    PAGE.write_text("\n".join(lines) + "\n")


def rows(game: str, folder: Path, games: int, engine: Engine) -> Iterator[str]:
    rules = registry.find(game)
    weights = find(game).weights
    names = read_names(game)
    fresh = [
        store.collect(game, store.FRESH, players, games, folder, engine, lambda done: None) for players in rules.players
    ]
    power = calibration.worth_warmth(fresh)
    yield f"## {rules.name}\n"
    yield f"Evaluator `{weights.version}`; ![reliability](../docs/calibration/{game}.svg)\n"
    yield "| players | games | positions | Brier | par | worth | log loss | par | worth | ECE | noise |"
    yield "|---|---|---|---|---|---|---|---|---|---|---|"
    drawn = {}
    told = [exact_shares(weights, names, samples.features) for samples in fresh]
    for shares, samples in zip(told, fresh):
        found = calibration.measured(shares, samples, power)
        drawn[f"{samples.players} players"] = found.bins
        yield f"| {samples.players} | {samples.games} | {_figures(found)} {noise(shares, samples):.3f} |"
    yield "\n| round | games | positions | Brier | par | worth | log loss | par | worth | ECE |"
    yield "|---|---|---|---|---|---|---|---|---|---|"
    for round in range(1, max(int(samples.rounds.max()) for samples in fresh) + 1):
        parts = [
            calibration.measured(shares, samples, power, round)
            for shares, samples in zip(told, fresh)
            if (samples.rounds == round).any()
        ]
        if sum(part.positions for part in parts) >= FEWEST:
            yield f"| {round} | {sum(part.games for part in parts)} | {_figures(joined(parts))}"
    yield ""
    PLOTS.mkdir(exist_ok=True)
    title = f"{rules.name}: shares told and won"
    (PLOTS / f"{game}.svg").write_text(plot.drawing(title, "share told", "share won (%)", drawn))


def _figures(found: Measured) -> str:
    columns = [
        *(f"{one.brier:.3f}" for one in (found.evaluator, found.par, found.worth)),
        *(f"{one.log_loss:.3f}" for one in (found.evaluator, found.par, found.worth)),
        f"{found.error:.3f}",
    ]
    return f"{found.positions} | {' | '.join(columns)} |"


def joined(parts: list[Measured]) -> Measured:
    """Tables of several sizes together, each position counted once."""
    count = sum(part.positions for part in parts)

    def mean(name: str) -> calibration.Scores:
        found = [(part.positions, getattr(part, name)) for part in parts]
        return calibration.Scores(
            sum(times * one.brier for times, one in found) / count,
            sum(times * one.log_loss for times, one in found) / count,
        )

    bins = [
        calibration.Bin(
            total := sum(one.count for one in same),
            sum(one.count * one.told for one in same) / max(1, total),
            sum(one.count * one.won for one in same) / max(1, total),
        )
        for same in zip(*(part.bins for part in parts))
    ]
    error = calibration.expected_error(bins)
    games = sum(part.games for part in parts)
    return Measured(0, 0, games, count, mean("evaluator"), mean("par"), mean("worth"), error, bins)


def noise(shares: Floats, samples: store.Samples) -> float:
    """The calibration error that is left to an evaluator that is right, with so many games."""
    _, begins = np.unique(samples.numbers, return_index=True)
    dice = np.random.default_rng(0)
    errors = []
    for _ in range(100):
        # One number decides all positions of a game, so that their results hang together.
        luck = np.repeat(dice.random(len(begins)), np.diff([*begins, len(shares)]))
        chosen = (shares.cumsum(axis=1) < luck[:, None]).sum(axis=1).clip(max=samples.players - 1)
        won = np.eye(samples.players)[chosen]
        errors.append(calibration.expected_error(calibration.bins(shares, won)))
    return float(np.mean(errors))


if __name__ == "__main__":
    main()
