"""Puzzles: positions of which the best plan is clear. What is known of each, and the files in which they stand.

A file has a line that says who judged, and after it a line for each game that was searched. A game stands there as its
record up to its last puzzle, and only if it has one; so the file of a search says how far that has come.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

import msgspec

from powerhouse.core.errors import PowerhouseError
from powerhouse.core.files import write_whole
from powerhouse.core.match import Match
from powerhouse.core.phrase import phrase
from powerhouse.core.replay import position_after
from powerhouse.core.state import State
from powerhouse.core.step import goes_on, tried

FORMAT = 1
Difficulty = Literal["easy", "medium", "hard"]
DECODE_ERRORS = (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError)


class Tried(msgspec.Struct, frozen=True):
    """A plan in notation, each seat's share of the win after it, and what it loses beside the best plan."""

    moves: list[str]
    shares: list[float]
    loss: float
    error: float


class Puzzle(msgspec.Struct, frozen=True):
    """The position before an entry of a game, with the plans that were judged there, the best first.

    `normal` and `expert` are of how many seeds these bots find a good plan; `kind` is the verb of the best one.
    """

    id: str
    entry: int
    seat: int
    round: int
    kind: str
    difficulty: Difficulty
    normal: int
    expert: int
    plans: list[Tried]


class Searched(msgspec.Struct, frozen=True):
    """A game that was searched, by its number in the search."""

    number: int
    record: str = ""
    puzzles: list[Puzzle] = []


class Judging(msgspec.Struct, frozen=True):
    """Who judged the puzzles of a file, and with what effort; `seed` is that of the search."""

    format: int
    game: str
    rules: int
    components: str
    judge: str
    evaluator: str
    looks: int
    seed: int = 0


class PuzzleFile(msgspec.Struct, frozen=True):
    judging: Judging
    games: list[Searched]

    @property
    def puzzles(self) -> list[Puzzle]:
        return [puzzle for game in self.games for puzzle in game.puzzles]


def position(match: Match, puzzle: Puzzle) -> State:
    """That of a puzzle in the match of its record."""
    return position_after(match.game, match.setup, match.log[: puzzle.entry])


def moves_of(state: State, plan: Tried) -> list[int]:
    """A plan that stands in a file, read; raises `PowerhouseError` if it does not go."""
    trial = tried(state, plan.moves)
    if trial.error is not None:
        raise trial.error
    return [*trial.moves]


def outcome(state: State, plan: Sequence[int]) -> str:
    """Where a plan leads before anything is shown: two that lead to the same are one."""
    here = state
    for move in plan:
        after = here.copy()
        if not goes_on(after, move):
            return f"{here.digest()} {move}"
        here = after
    return here.digest()


def hides(state: State) -> bool:
    """Whether the seat to decide is kept from knowing anything: then what is judged is more than it can know."""
    seat = state.turn
    kept = any(state.hides(owner, seat) for owner in range(state.seats))
    return kept or state.imagined(seat).digest() != state.digest()


def name_of(state: State) -> str:
    """The name of a puzzle, by which browsers remember whether it was solved."""
    return blake2b(state.digest().encode(), digest_size=5).hexdigest()


def line(part: Judging | Searched) -> bytes:
    return msgspec.json.encode(part) + b"\n"


def encode(found: PuzzleFile) -> bytes:
    return b"".join([line(found.judging), *map(line, found.games)])


def write(path: Path, found: PuzzleFile) -> None:
    write_whole(path, encode(found))


def read(path: Path) -> PuzzleFile:
    """Raises `PowerhouseError` for what is no file of puzzles."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise PowerhouseError(phrase("file-unreadable", path=str(path), reason=error.strerror)) from error
    return decode(content, str(path))


def decode(content: bytes, origin: str) -> PuzzleFile:
    lines = content.splitlines()
    try:
        judging = msgspec.json.decode(lines[0] if lines else b"", type=Judging)
        games = [msgspec.json.decode(line, type=Searched) for line in lines[1:]]
    except DECODE_ERRORS as error:
        raise PowerhouseError(phrase("puzzles-unreadable", file=origin, reason=str(error))) from error
    if judging.format != FORMAT:
        raise PowerhouseError(phrase("puzzles-format", file=origin, format=judging.format, known=FORMAT))
    return PuzzleFile(judging, games)


def games() -> list[str]:
    """The games that come with puzzles."""
    return sorted(file.name.removesuffix(".jsonl") for file in _folder().iterdir() if file.name.endswith(".jsonl"))


@cache
def shipped(game: str) -> PuzzleFile:
    """Those that come with the program; raises `PowerhouseError` where there are none."""
    if game not in games():
        raise PowerhouseError(phrase("puzzles-none", game=game, games=[*games()]))
    return decode((_folder() / f"{game}.jsonl").read_bytes(), f"{game}.jsonl")


def _folder() -> Any:
    return files("powerhouse.judge") / "data"
