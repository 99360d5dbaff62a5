"""A game from outside in one file: take one to three matches from a heap of random size; who takes the last wins."""

from typing import Any

from msgspec import Struct

from powerhouse.core.chance import Chance
from powerhouse.core.errors import UnreadableMove
from powerhouse.core.game import Game, Option, Setup
from powerhouse.core.refusal import Refusal
from powerhouse.core.state import Standings, State

SIZES = [15, 21, 22]


class View(Struct, frozen=True):
    heap: int
    taken: list[int]


class Nim(State):
    def __init__(self, players: int, most: int) -> None:
        self.turn = 0
        self.most = most
        self.heap = 0
        self.taken = [0] * players

    def deal(self, chance: Chance) -> None:
        self.heap = chance.pick(SIZES)

    def restore(self, dump: dict[str, Any]) -> None:
        self.turn, self.heap, self.taken = dump["turn"], dump["heap"], list(dump["taken"])

    @property
    def seats(self) -> int:
        return len(self.taken)

    def copy(self) -> "Nim":
        other = Nim(len(self.taken), self.most)
        other.restore(self.dump())
        return other

    def moves(self) -> list[int]:
        return [] if self.over else [taken for taken in range(1, self.most + 1) if taken <= self.heap]

    def advance(self, move: int, chance: Chance) -> None:
        self.heap -= move
        self.taken[self.turn] += move
        self.last = self.turn
        self.turn = -1 if self.heap == 0 else (self.turn + 1) % len(self.taken)

    def refusals(self, move: int) -> list[Refusal]:
        if move in self.moves():
            return []
        return [Refusal("take", "N-1", "take 1 to {most} of the {heap} left", {"most": self.most, "heap": self.heap})]

    def text(self, move: int) -> str:
        return f"take {move}"

    def parse(self, text: str) -> int:
        if not text.startswith("take ") or not text[5:].isdigit():
            raise UnreadableMove(f"'{text}' is no move")
        return int(text[5:])

    def reveal_text(self, code: int) -> str:
        return f"heap {code}"

    def parse_reveal(self, text: str) -> int:
        return int(text.removeprefix("heap "))

    def heading(self) -> str:
        return "nim"

    def view(self, seat: int | None) -> View:
        return View(self.heap, list(self.taken))

    def standings(self) -> Standings:
        last = getattr(self, "last", 0)
        return Standings([{"last": int(seat == last)} for seat in range(len(self.taken))], "the heap is empty")

    def ledger(self) -> dict[str, int]:
        return {"matches": self.heap + sum(self.taken)}

    def dump(self) -> dict[str, Any]:
        return {"turn": self.turn, "heap": self.heap, "taken": list(self.taken)}


class NimGame(Game):
    def check(self, setup: Setup) -> None:
        pass

    def board(self, setup: Setup) -> View:
        return View(max(SIZES), [])

    def blank(self, setup: Setup) -> Nim:
        return Nim(setup.players, int(setup.options["most"]))


GAME = NimGame(
    id="nim",
    name="Nim",
    players=(2, 3),
    rules=1,
    options={"most": Option(("3", "4"), "how many may be taken at once")},
    package="powerhouse.core",
    files=(),
)
