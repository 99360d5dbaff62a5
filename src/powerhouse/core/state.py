"""The contract of a game: a position, its legal moves, and what a move does to it."""

import json
from abc import abstractmethod
from hashlib import blake2b
from typing import Any

from mypy_extensions import i64, mypyc_attr

from powerhouse.core.chance import Chance
from powerhouse.core.errors import IllegalMove
from powerhouse.core.refusal import Refusal


class Standing:
    """A seat's place at the end, with the figures that decided it, in the order in which they count."""

    def __init__(self, place: int, seat: int, figures: dict[str, int]) -> None:
        self.place = place
        self.seat = seat
        self.figures = figures

    def __str__(self) -> str:
        figures = ", ".join(f"{value} {name}" for name, value in self.figures.items())
        return f"{self.place}. seat {self.seat + 1} ({figures})"


class Standings:
    """The seats from the winner down, and why the game ended; equal figures share a place."""

    def __init__(self, figures: list[dict[str, int]], reason: str) -> None:
        keys = [tuple(seat_figures.values()) for seat_figures in figures]
        by_rank = sorted(range(len(figures)), key=lambda seat: keys[seat], reverse=True)
        self.places = [Standing(1 + sum(other > keys[seat] for other in keys), seat, figures[seat]) for seat in by_rank]
        self.reason = reason

    def __str__(self) -> str:
        return "; ".join([*map(str, self.places), self.reason])

    @property
    def winners(self) -> list[int]:
        return [standing.seat for standing in self.places if standing.place == 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. It holds no secret and no generator: what is not yet revealed is not in it.

    `turn` is the seat to decide, or -1 when the game is over. Moves are ints; `text` and `parse` give them words.
    """

    turn: i64

    @abstractmethod
    def deal(self, chance: Chance) -> None:
        """The set-up: from the blank state that the game gives to the first position."""

    @abstractmethod
    def restore(self, dump: dict[str, Any]) -> None:
        """From the blank state to the position of a dump."""

    @property
    def actor(self) -> int | None:
        """The seat to decide now, `None` when the game is over."""
        return self.turn if self.turn >= 0 else None

    @property
    def over(self) -> bool:
        return self.turn < 0

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many play."""

    @abstractmethod
    def moves(self) -> list[int]:
        """All legal moves of the actor, ascending; the same list in every process."""

    @abstractmethod
    def advance(self, move: int, chance: Chance) -> None:
        """Make a move that came from `moves()`, unchecked; what it reveals is asked of chance."""

    def play(self, move: int, chance: Chance) -> None:
        """Make a move; an illegal one raises `IllegalMove` and changes nothing."""
        if move not in self.moves():
            raise IllegalMove(self.refusals(move))
        self.advance(move, chance)

    @abstractmethod
    def copy(self) -> "State":
        """A position of its own: later changes never show in the original."""

    @abstractmethod
    def refusals(self, move: int) -> list[Refusal]:
        """Every reason why a move is not legal; empty exactly when it is in `moves()`."""

    @abstractmethod
    def text(self, move: int) -> str:
        """A move in words, as `offer 4`."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """The move that the words mean; raises `UnreadableMove`."""

    @abstractmethod
    def reveal_text(self, code: int) -> str:
        """What chance has shown, in words, as `draw 21`."""

    @abstractmethod
    def parse_reveal(self, text: str) -> int:
        """The reveal that the words mean; raises `UnreadableMove`."""

    def implied(self, candidates: list[int], upcoming: list[int]) -> int | None:
        """The reveal that follows from later ones, for records typed by hand; `None` if none does."""
        return None

    @abstractmethod
    def heading(self) -> str:
        """Where the game is, as `round 3, fuel`; changes rarely enough to head a stretch of the record."""

    @abstractmethod
    def view(self, seat: int | None) -> Any:
        """What this seat may see, as a msgspec struct; `None` for a spectator."""

    def recalled(self, seat: int) -> Any:
        """The view of a player who remembers everything: nothing that follows from what was public is hidden."""
        return self.view(seat)

    @abstractmethod
    def standings(self) -> Standings:
        """The places as they are now: final when the game is over."""

    @abstractmethod
    def ledger(self) -> dict[str, int]:
        """Totals that no move may change: money with the bank, tokens, cards."""

    @abstractmethod
    def dump(self) -> dict[str, Any]:
        """The whole position as plain JSON values; `restore` brings it back."""

    def digest(self) -> str:
        """A stable hash of the position, equal across processes, machines, interpreted and compiled."""
        plain = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return blake2b(plain.encode(), digest_size=16).hexdigest()
