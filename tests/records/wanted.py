"""What a whole game on file is to show, and how a recorded game is gone through again."""

from dataclasses import dataclass, field

from powerhouse import Match
from powerhouse.core.chance import Chance


@dataclass(frozen=True)
class Wanted:
    """A game to look for: the table, the bots that take turns at its seats, and what must happen.

    `rules` is the version by which it was played: records of older rules stay, since they must be read for ever.
    """

    name: str
    players: int
    shows: set[str]
    options: dict[str, str] = field(default_factory=dict)
    bots: tuple[str, ...] = ("greedy",)
    rules: int = 1


class Shown(Chance):
    """Shows the recorded reveals again."""

    def __init__(self, match: Match) -> None:
        self.codes = iter([entry.code for entry in match.log if entry.seat is None])

    def pick(self, candidates: list[int]) -> int:
        return next(self.codes)
