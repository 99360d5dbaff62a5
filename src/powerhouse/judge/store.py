"""Noted positions on file, in pieces of some games: whoever is interrupted goes on with those that are missing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from powerhouse.arena.engines import Engine
from powerhouse.arena.outcomes import Outcome
from powerhouse.arena.series import Series
from powerhouse.core import registry
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import phrase
from powerhouse.judge.samples import SampledGame, SampleTask, read_names

Floats = npt.NDArray[np.floating[Any]]

GAMES_A_PIECE = 100
FRESH = "fresh"
"""The kind of games by which an evaluator is measured; it never learned from them."""
LEARNED = "learned"
MIXED = "mixed"
"""Fresh games in which every seat plays to the end as it began."""
SEEDS = {LEARNED: 1_000_000_000, FRESH: 2_000_000_000, MIXED: 3_000_000_000}


@dataclass(frozen=True)
class Samples:
    """Positions of games with the same number of players: features by position and seat, and what became of them.

    `numbers` are those of the games; positions of a game stand together.
    """

    players: int
    games: int
    features: npt.NDArray[np.int16]
    won: Floats
    worth: Floats
    rounds: npt.NDArray[np.int16]
    numbers: npt.NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.features)

    def part(self, first: int, end: int) -> "Samples":
        """The positions of these games."""
        rows = slice(*np.searchsorted(self.numbers, (first, end)))
        return Samples(
            self.players,
            end - first,
            self.features[rows],
            self.won[rows],
            self.worth[rows],
            self.rounds[rows],
            self.numbers[rows],
        )


def collect(
    game: str, kind: str, players: int, games: int, folder: Path, engine: Engine, tell: Callable[[int], None]
) -> Samples:
    """So many games of a kind; what the folder has already is not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    series = Series(game, players, games, SEEDS[kind] + 10_000_000 * players, ("hard",))
    series.check()
    ranges = [(first, min(games, first + GAMES_A_PIECE)) for first in range(0, games, GAMES_A_PIECE)]
    missing = [at for at in ranges if not _piece(folder, series, kind, at).exists()]
    tasks = [SampleTask(series, *at, mixed=kind == MIXED) for at in missing]
    for at, outcomes in zip(missing, engine(tasks)):
        _keep(_piece(folder, series, kind, at), series, outcomes)
        tell(at[1] - at[0])
    return joined(players, games, [_read(_piece(folder, series, kind, at), game) for at in ranges])


def joined(players: int, games: int, pieces: Sequence[dict[str, npt.NDArray[np.generic]]]) -> Samples:
    def whole(name: str, kind: type[np.generic]) -> npt.NDArray[Any]:
        return np.concatenate([piece[name] for piece in pieces]).astype(kind, copy=False)

    return Samples(
        players,
        games,
        whole("features", np.int16),
        whole("won", np.float32),
        whole("worth", np.float32),
        whole("rounds", np.int16),
        whole("numbers", np.int32),
    )


def _piece(folder: Path, series: Series, kind: str, at: tuple[int, int]) -> Path:
    rules = registry.find(series.game).rules
    return folder / f"{series.game}-rules{rules}-{kind}-{series.players}-{at[0]:06}-{at[1]:06}.npz"


def _keep(path: Path, series: Series, outcomes: Sequence[Outcome]) -> None:
    played = [outcome for outcome in outcomes if isinstance(outcome, SampledGame)]
    noted = [(one, position) for one in played for position in one.positions]
    names = read_names(series.game)
    shape = (len(noted), series.players, len(names))
    features = np.frombuffer(b"".join(position.features for _, position in noted), dtype=np.int16).reshape(shape)
    draft = path.with_suffix(".part")
    with draft.open("wb") as file:
        np.savez_compressed(
            file,
            names=np.array(names),
            features=features,
            won=np.array([one.won for one, _ in noted], dtype=np.float32).reshape(-1, series.players),
            worth=np.array([position.worth for _, position in noted], dtype=np.float32).reshape(-1, series.players),
            rounds=np.array([position.round for _, position in noted], dtype=np.int16),
            numbers=np.array([one.number for one, _ in noted], dtype=np.int32),
        )
    draft.replace(path)


def _read(path: Path, game: str) -> dict[str, npt.NDArray[np.generic]]:
    with np.load(path) as file:
        if "numbers" not in file or list(file["names"]) != read_names(game):
            raise PowerhouseError(phrase("train-other-features", path=str(path)))
        return {name: file[name] for name in ("features", "won", "worth", "rounds", "numbers")}
