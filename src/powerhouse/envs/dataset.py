"""Positions on file, for programs that learn from games of others: what a seat saw, could do and did, and how it ended.

A file has a row for each decision; its card beside it (`sample.card.json` of `sample.parquet`) says how it was made and
names the features. `load` reads both.
"""

import json
import shutil
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from powerhouse.core.errors import PowerhouseError
from powerhouse.core.features import Sheet
from powerhouse.core.files import system, write_whole
from powerhouse.core.phrase import phrase
from powerhouse.envs.episode import VERSION, Episode, Terms

ENDING = ".parquet"
ROWS_AT_ONCE = 4_000
"""Rows in memory; a row has some thousand numbers."""


@dataclass(frozen=True)
class Played:
    """A game that bots have played: its decisions in words, forced moves left out, and the digest at its end."""

    number: int
    seed: int
    bots: Sequence[str]
    decisions: Sequence[str]
    digest: str


def rows(terms: Terms, played: Played) -> list[dict[str, Any]]:
    """The decisions of a game, played again through its actions."""
    episode = Episode(terms, played.seed)
    found: list[dict[str, Any]] = []
    for number, text in enumerate(played.decisions):
        move = episode.state.parse(text)
        sheet = Sheet()
        episode.state.features(episode.seat, sheet)
        found.append(
            {
                "game": played.number,
                "seed": played.seed,
                "decision": number,
                "seat": episode.seat,
                "bot": played.bots[episode.seat],
                "features": sheet.values,
                "legal": episode.choices.actions.tolist(),
                "choice": episode.choices.action(move),
                "move": text,
            }
        )
        episode.play_move(move)
    assert episode.state.digest() == played.digest, f"game {played.number} is another one when played again"
    rewards = episode.rewards()
    for row in found:
        row["reward"] = rewards[row["seat"]]
    return found


def write(path: Path, terms: Terms, games: Iterable[Played], made: dict[str, Any]) -> int:
    """Write file and card; `made` is what the card says of how the games were played. Returns the number of rows."""
    pl = _polars()
    if path.suffix != ENDING:
        raise PowerhouseError(phrase("dataset-ending", path=str(path), ending=ENDING))
    if path.exists():
        raise PowerhouseError(phrase("results-exist", path=str(path)))
    parts = path.with_name(path.name + ".parts")
    shutil.rmtree(parts, ignore_errors=True)
    try:
        parts.mkdir(parents=True)
    except OSError as error:
        raise PowerhouseError(phrase("file-unwritable", path=str(path), reason=system(error))) from error
    count = 0
    for number, some in enumerate(_some(terms, games)):
        pl.DataFrame(some, schema=_columns(pl)).write_parquet(parts / f"{number:06}{ENDING}", compression="zstd")
        count += len(some)
    if not count:
        raise PowerhouseError(phrase("dataset-empty"))
    whole = path.with_name(path.name + ".part")
    pl.scan_parquet(sorted(parts.glob(f"*{ENDING}")), glob=False).sink_parquet(whole, compression="zstd")
    card = {"rows": count, **made, **_space(terms)}
    write_whole(_card(path), json.dumps(card, indent=1, ensure_ascii=False) + "\n")
    whole.replace(path)
    shutil.rmtree(parts)
    return count


def _space(terms: Terms) -> dict[str, Any]:
    return {
        "version": VERSION,
        "rules": terms.setup.rules,
        "reward": "win",
        "actions": terms.actions,
        "features": terms.feature_names,
    }


def _some(terms: Terms, games: Iterable[Played]) -> Iterator[list[dict[str, Any]]]:
    held: list[dict[str, Any]] = []
    for played in games:
        held += rows(terms, played)
        if len(held) >= ROWS_AT_ONCE:
            yield held
            held = []
    if held:
        yield held


def _columns(pl: Any) -> dict[str, Any]:
    return {
        "game": pl.Int64,
        "seed": pl.Int64,
        "decision": pl.Int32,
        "seat": pl.Int8,
        "bot": pl.String,
        "features": pl.List(pl.Int32),
        "legal": pl.List(pl.Int32),
        "choice": pl.Int32,
        "move": pl.String,
        "reward": pl.Float32,
    }


def _card(path: Path) -> Path:
    return path.with_name(f"{path.stem}.card.json")


@dataclass(frozen=True)
class Dataset:
    """A row for each decision; `choices` are -1 where what was played has no number (a bid above the cap)."""

    card: dict[str, Any]
    features: NDArray[np.float32]
    masks: NDArray[np.bool_]
    choices: NDArray[np.int64]
    rewards: NDArray[np.float32]
    seats: NDArray[np.int64]
    games: NDArray[np.int64]


def load(path: Path | str, most: int | None = None) -> Dataset:
    """The file as arrays, its first rows if `most` says how many; raises `PowerhouseError` if it is none."""
    pl = _polars()
    file = Path(path)
    try:
        card = json.loads(_card(file).read_text("utf-8"))
        frame = pl.scan_parquet(file, glob=False).head(most or card["rows"]).collect()
    except (OSError, ValueError, KeyError, pl.exceptions.PolarsError) as error:
        raise PowerhouseError(phrase("dataset-unreadable", path=str(file), reason=type(error).__name__)) from error
    masks = np.zeros((len(frame), card["actions"]), dtype=np.bool_)
    legal = frame["legal"]
    masks[np.repeat(np.arange(len(frame)), legal.list.len().to_numpy()), legal.explode().to_numpy()] = True
    features = frame["features"].explode().to_numpy().reshape(len(frame), len(card["features"]))
    return Dataset(
        card,
        features.astype(np.float32),
        masks,
        frame["choice"].fill_null(-1).to_numpy().astype(np.int64),
        frame["reward"].to_numpy(),
        frame["seat"].to_numpy().astype(np.int64),
        frame["game"].to_numpy(),
    )


def _polars() -> Any:
    try:
        import polars
    except ImportError as error:
        raise PowerhouseError(phrase("lab-for-results")) from error
    return polars
