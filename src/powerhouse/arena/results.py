"""Results on file: Parquet or CSV with one row a seat and game, `--moves` one row a move too; interrupted runs go on.

While a run is under way its outcomes lie in parts beside the file: `games.parquet.parts/`.
"""

import shutil
from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import IO, Any
from weakref import finalize

import msgspec

from powerhouse.arena.outcomes import Outcome, Thinking
from powerhouse.arena.provenance import provenance
from powerhouse.arena.series import MOST_GAMES, Series
from powerhouse.core import registry
from powerhouse.core.changes import NONE, Changes
from powerhouse.core.errors import PowerhouseError, in_a_line
from powerhouse.core.files import system, taken_alone, write_whole
from powerhouse.core.phrase import Phrase, one_of, phrase

ROWS_AT_ONCE = 50_000
"""Rows that lie together in a file. Whoever reads or writes one needs memory for a few times as many."""

CSV = ".csv"
ENDINGS = (".parquet", CSV)

_ENCODE = msgspec.msgpack.Encoder().encode
_DECODE = msgspec.msgpack.Decoder(list[Outcome]).decode


class Results:
    """The file that a run is to make, and what there is of it already."""

    def __init__(self, path: Path, series: Series, moves: bool) -> None:
        """Raises `PowerhouseError` if the file is there, cannot be made, or was begun with another series or others.

        So it does while another run makes it.
        """
        _polars()
        if path.suffix not in ENDINGS:
            raise PowerhouseError(phrase("results-ending", path=str(path), endings=one_of([*ENDINGS])))
        self.path = path
        self.moves_path = path.with_name(f"{path.stem}.moves{path.suffix}") if moves else None
        self._series = series
        self._parts = path.with_name(path.name + ".parts")
        self._refuse_existing()
        lock = self._locked()
        self._release = finalize(self, lock.close)
        try:
            self._refuse_existing()  # the other run may have ended just now
            self._check(series, moves)
        except PowerhouseError:
            self._release()
            raise

    def _check(self, series: Series, moves: bool) -> None:
        specs = [series.spec(bot) for bot in series.bots]
        setup = registry.find(series.game).setup(series.players, series.options, series.components)
        self._components = setup.components
        depends = {"figures": setup.components.hash, **provenance(specs)}
        self._begin({**asdict(series), "options": dict(series.options), "moves": moves, **depends})

    def _refuse_existing(self) -> None:
        for file in filter(None, (self.path, self.moves_path)):
            if file.exists():
                raise PowerhouseError(phrase("results-exist", path=str(file)))

    def _locked(self) -> IO[bytes]:
        """Two runs would play the same games and remove each other's parts."""
        try:
            self._parts.mkdir(parents=True, exist_ok=True)
            lock = taken_alone(self._parts / "lock")
        except OSError as error:
            raise PowerhouseError(phrase("results-unusable", path=str(self._parts), reason=system(error))) from error
        if lock is None:
            raise PowerhouseError(phrase("results-taken", path=str(self.path)))
        return lock

    def _begin(self, series: dict[str, Any]) -> None:
        begun = self._begun(series)
        for name, now in msgspec.json.decode(msgspec.json.encode(series)).items():
            before = begun.get(name, "unknown")
            if before != now:
                raise PowerhouseError(self._difference(name, before, now))

    def _begun(self, series: dict[str, Any]) -> dict[str, Any]:
        """The series with which the parts were begun; if there are none, it is this one."""
        file = self._parts / "series.json"
        try:
            if not file.exists() and not self._kept():
                write_whole(file, msgspec.json.encode(series))
            return msgspec.json.decode(file.read_bytes(), type=dict[str, Any])
        except FileNotFoundError as error:
            raise PowerhouseError(phrase("results-no-series", path=str(self._parts))) from error
        except OSError as error:
            raise PowerhouseError(phrase("results-unusable", path=str(self._parts), reason=system(error))) from error
        except msgspec.DecodeError as error:
            raise PowerhouseError(phrase("results-damaged", file=str(file), path=str(self._parts))) from error

    def _difference(self, name: str, before: Any, now: Any) -> Phrase:
        """What has changed since the run was begun."""
        path = str(self._parts)
        if name == "files" and isinstance(before, dict):
            changed = next(file for file in {**before, **now} if before.get(file) != now.get(file))
            return phrase("results-other-file", path=path, file=changed)
        if name == "sources":
            return phrase("results-other-rules", path=path)
        return phrase("results-other-series", path=path, name=name, before=str(before), now=str(now))

    def part(self, first: int, end: int) -> list[Outcome] | None:
        """The outcomes of these games, if they are there."""
        file = self._part(first, end)
        try:
            return _DECODE(file.read_bytes())
        except (OSError, msgspec.DecodeError):
            return None

    def keep(self, first: int, end: int, outcomes: list[Outcome]) -> None:
        write_whole(self._part(first, end), _ENCODE(outcomes))

    def _part(self, first: int, end: int) -> Path:
        return self._parts / f"{first:09}-{end:09}.msgpack"

    def _kept(self) -> list[Path]:
        return sorted(self._parts.glob("*.msgpack"))

    def finish(self, games: int = MOST_GAMES) -> None:
        """Make one file of the first games and remove the parts; if that fails they stay: raises `PowerhouseError`."""
        try:
            self._gather(games)
        except (OSError, _polars().exceptions.PolarsError) as error:
            for file in filter(None, (self.path, self.moves_path)):
                _half(file).unlink(missing_ok=True)
            raise PowerhouseError(
                phrase("results-kept", path=str(self.path), reason=in_a_line(error), parts=str(self._parts))
            ) from error
        finally:
            self._release()
        shutil.rmtree(self._parts)

    def _gather(self, games: int) -> None:
        """Only one part at a time is held in memory."""
        changes = self._components.changes
        tables = [_ParquetFile(self.path, self._parts / "games", partial(_seat_rows, changes=changes))]
        if self.moves_path is not None:
            tables.append(_ParquetFile(self.moves_path, self._parts / "moves", _move_rows, MOVE_COLUMNS))
        for part in self._kept():
            # More may have been played than were needed.
            outcomes = [outcome for outcome in _DECODE(part.read_bytes()) if outcome.number < games]
            for table in tables if outcomes else []:
                table.add(self._series, outcomes)
        for table in tables:
            table.write()
        for table in tables:
            _half(table.path).replace(table.path)


class _ParquetFile:
    """A file that is made of many rows, a few at a time; until it is written they lie in a folder."""

    def __init__(
        self,
        path: Path,
        folder: Path,
        rows_of: Callable[[Series, Outcome], Iterator[dict[str, Any]]],
        columns: dict[str, type] | None = None,
    ) -> None:
        """Without `columns` these follow from the rows."""
        self.path = path
        self._folder = folder
        self._rows_of = rows_of
        self._columns = columns
        self._files: list[tuple[Any, list[Path]]] = []
        folder.mkdir(exist_ok=True)

    def add(self, series: Series, outcomes: list[Outcome]) -> None:
        rows = [row for outcome in outcomes for row in self._rows_of(series, outcome)]
        frame = _polars().DataFrame(rows, schema=self._columns, infer_schema_length=None)
        file = self._folder / f"{outcomes[0].number:09}.parquet"
        frame.write_parquet(file, compression="zstd", statistics=False)
        # Rows of unfinished games have fewer columns, and nobody knows what an empty list is a list of.
        if not self._files or self._files[-1][0] != frame.schema:
            self._files.append((frame.schema, []))
        self._files[-1][1].append(file)

    def write(self) -> None:
        """The half of the file; rows pass through, so that millions of them need little memory."""
        pl = _polars()
        rows = pl.concat([pl.scan_parquet(files, glob=False) for _, files in self._files], how="diagonal_relaxed")
        if self.path.suffix == CSV:
            _without_lists(rows).sink_csv(_half(self.path))
        else:
            rows.sink_parquet(_half(self.path), compression="zstd", statistics=False, row_group_size=ROWS_AT_ONCE)


def _without_lists(rows: Any) -> Any:
    """A cell of CSV holds one text: what was noted round by round is separated by semicolons."""
    pl = _polars()
    lists = [name for name, kind in rows.collect_schema().items() if isinstance(kind, pl.List)]
    return rows.with_columns(pl.col(name).cast(pl.List(pl.String)).list.join(";") for name in lists)


def _seat_rows(series: Series, outcome: Outcome, changes: Changes = NONE) -> Iterator[dict[str, Any]]:
    winners = outcome.winners()
    options = " ".join(f"{name}={value}" for name, value in sorted(series.options.items()))
    for seat, bot in enumerate(outcome.bots):
        yield {
            "game": series.game,
            "players": series.players,
            "options": options,
            "figures": changes.name,
            "figures_changed": changes.text,
            "number": outcome.number,
            "seed": series.seed_of(outcome.number),
            "seat": seat + 1,
            "bot": bot,
            "spec": series.spec(bot),
            "place": outcome.places[seat] if outcome.places else None,
            "win": 1 / len(winners) if seat in winners else 0.0,
            "moves": outcome.moves,
            "rounds": outcome.rounds,
            "reason": outcome.reason,
            "faults": len(outcome.faults),
            "digest": outcome.digest,
            **({"luck": outcome.luck[seat]} if outcome.luck else {}),
            **_thinking(outcome, seat),
            **{f"final_{name}": value for name, value in (outcome.figures[seat] if outcome.figures else {}).items()},
            **(outcome.diary[seat] if outcome.diary is not None else {}),
        }


def _thinking(outcome: Outcome, seat: int) -> dict[str, Any]:
    thinking = outcome.thinking[seat] if outcome.thinking else Thinking()
    return {"decisions": thinking.decisions, "seconds": thinking.seconds, "longest": thinking.longest}


MOVE_COLUMNS = {
    "number": int,
    "seed": int,
    "ply": int,
    "seat": int,
    "bot": str,
    "round": int,
    "heading": str,
    "move": str,
    "choices": int,
}


def _move_rows(series: Series, outcome: Outcome) -> Iterator[dict[str, Any]]:
    for ply, move in enumerate(outcome.log or []):
        yield {
            "number": outcome.number,
            "seed": series.seed_of(outcome.number),
            "ply": ply,
            "seat": move.seat + 1,
            "bot": outcome.bots[move.seat],
            "round": move.round,
            "heading": move.heading,
            "move": move.text,
            "choices": move.choices,
        }


def _half(file: Path) -> Path:
    return file.with_name(file.name + ".half")


def _polars() -> Any:
    try:
        import polars
    except ImportError as error:
        raise PowerhouseError(phrase("lab-for-results")) from error
    return polars
