"""Results on file: Parquet with one row a seat and game, `--moves` one row a move as well; interrupted runs go on.

While a run is under way its outcomes lie in parts beside the file: `games.parquet.parts/`.
"""

import os
import shutil
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from powerhouse.arena.plan import Plan
from powerhouse.arena.playing import Outcome
from powerhouse.core.errors import PowerhouseError

LAB = "the extra 'lab': make lab, or pip install 'powerhouse[lab]'"

_ENCODE = msgspec.msgpack.Encoder().encode
_DECODE = msgspec.msgpack.Decoder(list[Outcome]).decode


class Results:
    """The file that a run is to make, and what there is of it already."""

    def __init__(self, path: Path, plan: Plan, moves: bool) -> None:
        """Raises `PowerhouseError` if the file is there, cannot be made, or was begun with another plan."""
        _polars()
        self.path = path
        self.moves_path = path.with_name(f"{path.stem}.moves{path.suffix}") if moves else None
        self._plan = plan
        self._parts = path.with_name(path.name + ".parts")
        for file in filter(None, (path, self.moves_path)):
            if file.exists():
                raise PowerhouseError(f"{file} exists already; choose another name or remove it")
        self._begin({**asdict(plan), "options": dict(plan.options), "moves": moves})

    def _begin(self, plan: dict[str, Any]) -> None:
        file = self._parts / "plan.json"
        try:
            self._parts.mkdir(parents=True, exist_ok=True)
            if not file.exists():
                _write(file, msgspec.json.encode(plan))
            begun = msgspec.json.decode(file.read_bytes())
        except OSError as error:
            raise PowerhouseError(f"{self._parts} cannot be used: {error.strerror}") from error
        except msgspec.DecodeError as error:
            raise PowerhouseError(f"{file} is damaged; remove {self._parts} to begin anew") from error
        if begun != msgspec.json.decode(msgspec.json.encode(plan)):
            other = next(name for name in begun if begun[name] != plan.get(name))
            raise PowerhouseError(
                f"{self._parts} was begun with {other} {begun[other]}, not {plan.get(other)}; remove it to begin anew"
            )

    def part(self, first: int, end: int) -> list[Outcome] | None:
        """The outcomes of these games, if they are there."""
        file = self._part(first, end)
        try:
            return _DECODE(file.read_bytes())
        except (OSError, msgspec.DecodeError):
            return None

    def keep(self, first: int, end: int, outcomes: list[Outcome]) -> None:
        _write(self._part(first, end), _ENCODE(outcomes))

    def _part(self, first: int, end: int) -> Path:
        return self._parts / f"{first:09}-{end:09}.msgpack"

    def finish(self) -> None:
        """Make one file of the parts, and remove them."""
        pl = _polars()
        parts = [_DECODE(file.read_bytes()) for file in sorted(self._parts.glob("*.msgpack"))]
        outcomes = [outcome for part in parts for outcome in part]
        if self.moves_path is not None:
            moves = [row for outcome in outcomes for row in _move_rows(self._plan, outcome)]
            self._write_frame(pl.DataFrame(moves, infer_schema_length=None), self.moves_path)
        rows = [row for outcome in outcomes for row in _seat_rows(self._plan, outcome)]
        self._write_frame(pl.DataFrame(rows, infer_schema_length=None), self.path)
        shutil.rmtree(self._parts)

    def _write_frame(self, frame: Any, path: Path) -> None:
        half = path.with_name(path.name + ".half")
        frame.write_parquet(half, compression="zstd", statistics=False)
        os.replace(half, path)


def _seat_rows(plan: Plan, outcome: Outcome) -> Iterator[dict[str, Any]]:
    winners = outcome.winners()
    options = " ".join(f"{name}={value}" for name, value in sorted(plan.options.items()))
    for seat, bot in enumerate(outcome.bots):
        yield {
            "game": plan.game,
            "players": plan.players,
            "options": options,
            "number": outcome.number,
            "seed": plan.seed + outcome.number,
            "seat": seat + 1,
            "bot": bot,
            "place": outcome.places[seat] if outcome.places else None,
            "win": 1 / len(winners) if seat in winners else 0.0,
            "moves": outcome.moves,
            "rounds": outcome.rounds,
            "reason": outcome.reason,
            "faults": len(outcome.faults),
            "digest": outcome.digest,
            **{f"final_{name}": value for name, value in (outcome.figures[seat] if outcome.figures else {}).items()},
            **(outcome.diary[seat] if outcome.diary is not None else {}),
        }


def _move_rows(plan: Plan, outcome: Outcome) -> Iterator[dict[str, Any]]:
    for ply, move in enumerate(outcome.log or []):
        yield {
            "number": outcome.number,
            "seed": plan.seed + outcome.number,
            "ply": ply,
            "seat": move.seat + 1,
            "bot": outcome.bots[move.seat],
            "round": move.round,
            "heading": move.heading,
            "move": move.text,
            "choices": move.choices,
        }


def _write(file: Path, content: bytes) -> None:
    """Wholly or not at all."""
    half = file.with_name(file.name + ".half")
    half.write_bytes(content)
    os.replace(half, file)


def _polars() -> Any:
    try:
        import polars
    except ImportError as error:
        raise PowerhouseError(f"keeping results needs {LAB}") from error
    return polars
