"""What is to be played: a table, bots, and a seed for each game."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from powerhouse import bots
from powerhouse.bots.guard import check_limit
from powerhouse.core import registry
from powerhouse.core.changes import Changes
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import phrase

MOST_GAMES = 100_000_000
"""More than anybody plays in a year; a number with a digit too many is noticed at once."""


@dataclass(frozen=True)
class Series:
    """So many games; each has a seed that follows from its number, so any one can be looked at again.

    `bots` are repeated until every seat has one; a bot is a spec, or a name that `named` has a spec for.
    `rotated`: every deal is played as often as the bots can sit differently, each time moved on by one seat, so that
    luck and seats are the same for all. With `until_clear` the games end when one bot is surely the best.
    With `luck` it is told of each game what chance gave to whom.
    `components` are changed figures; without them they are the user's own or ours.
    `seconds` is the limit for a decision; without it our own bots have none, and others that of `guard.PATIENCE`.
    """

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    rotated: bool = False
    seconds: float | None = None
    components: Changes | None = None
    named: Mapping[str, str] = field(default_factory=dict)
    until_clear: bool = False
    luck: bool = False

    def spec(self, bot: str) -> str:
        """What a bot is made of, by the name under which it plays."""
        return self.named.get(bot, bot)

    @property
    def games_a_deal(self) -> int:
        """How often the same deal is played: until everybody sits as before."""
        if not self.rotated:
            return 1
        seats = self.bots_of(0)
        return next(games for games in range(1, self.players + 1) if self.bots_of(games) == seats)

    def seed_of(self, number: int) -> int:
        """That of a game; games of one deal have the same."""
        return self.seed + number // self.games_a_deal

    def bots_of(self, number: int) -> list[str]:
        """The bots of a game, by seat."""
        shift = number % self.players if self.rotated else 0
        return [self.bots[(seat + shift) % self.players % len(self.bots)] for seat in range(self.players)]

    def check(self) -> None:
        """Refuse bad input before anything is played; raises `PowerhouseError`."""
        if self.games < 1:
            raise PowerhouseError(phrase("arena-no-games", games=self.games))
        if self.games > MOST_GAMES:
            raise PowerhouseError(phrase("arena-too-many-games", games=str(self.games), most=MOST_GAMES))
        check_limit(self.seconds)
        registry.find(self.game).setup(self.players, self.options, self.components)
        if not self.bots:
            raise PowerhouseError(phrase("arena-no-bots", game=self.game, bots=[*bots.names(self.game)]))
        if len(self.bots) > self.players:
            raise PowerhouseError(phrase("arena-too-many-bots", bots=len(self.bots), seats=self.players))
        for bot in self.bots:
            bots.load(self.spec(bot), self.game, self.seed)
