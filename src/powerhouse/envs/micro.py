"""The action space *micro*: every legal move as a number below `size`, with a mask.

Numbers follow from the grammar of the game. The verbs come one after the other, in the order of their codes, each with
as many numbers as its argument has. Two kinds of argument are too wide for that:

- amounts, as bids: they have numbers up to a cap. What is above it cannot be chosen; if the cap is above all money,
  nothing is lost.
- places on a grid: the k-th of the places that are legal now, times what can be done there, as rotations. They are
  numbered up to the `ranks` of their argument.

So a number means the same move in every position, but for places, and no two moves of a position have the same one.
Both are ascending: the k-th legal move has the k-th legal number.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from powerhouse.core.notation import Grammar, Verb
from powerhouse.core.numbering import Numbering, Places
from powerhouse.core.state import State

Actions = NDArray[np.int64]

WIDE = 10_000
"""An argument with so many codes is numbered only in part."""
LEAST_CAP = 100
"""A lower cap could leave somebody who must open an auction without an action."""
USUAL_CAP = 1000


@dataclass(frozen=True)
class Block:
    """The numbers of a verb, from `first` on: its codes, its lowest codes, or places by their rank."""

    verb: Verb
    first: int
    size: int
    ranked: bool


@dataclass(frozen=True)
class Choices:
    """The legal moves of a position that have a number, both ascending; `left_out` counts those that have none."""

    moves: Actions
    actions: Actions
    left_out: int = 0

    def move(self, action: int) -> int | None:
        """The move of an action, `None` if that is not legal here."""
        at = int(np.searchsorted(self.actions, action))
        return int(self.moves[at]) if at < len(self.actions) and self.actions[at] == action else None

    def action(self, move: int) -> int | None:
        """The action of a move, `None` if it has none here."""
        at = int(np.searchsorted(self.moves, move))
        return int(self.actions[at]) if at < len(self.moves) and self.moves[at] == move else None


def legal(state: State) -> Actions:
    """All legal moves of the actor, ascending: the one place where environments ask for them."""
    return np.array(state.moves(), dtype=np.int64)


class Micro:
    """The numbering of a grammar, with this cap for amounts. `size` is how many actions there are."""

    def __init__(self, grammar: Grammar, cap: int = USUAL_CAP) -> None:
        if cap < LEAST_CAP:
            raise ValueError(f"bids must be possible up to {LEAST_CAP} at least, not only up to {cap}")
        self.cap = cap
        self.blocks: list[Block] = []
        self.size = 0
        for verb in grammar.verbs:
            argument = verb.argument
            ranked = argument.ranks > 0
            size = argument.each * argument.ranks if ranked else argument.size
            if size > WIDE:
                size = cap + 1
            self.blocks.append(Block(verb, self.size, size, ranked))
            self.size += size
        self._ranked = [block for block in self.blocks if block.ranked]
        self._table = self._numbers()

    def _numbers(self) -> Actions:
        """By code: its number, or -1 if it has none or depends on the position."""
        plain = [block for block in self.blocks if not block.ranked]
        table = np.full(max(block.verb.base + block.size for block in plain), -1, dtype=np.int64)
        for block in plain:
            table[block.verb.base : block.verb.base + block.size] = np.arange(block.first, block.first + block.size)
        return table

    def choices(self, moves: Actions) -> Choices:
        """The legal moves of a position with their numbers."""
        actions = np.where(moves < len(self._table), self._table[np.minimum(moves, len(self._table) - 1)], -1)
        for block in self._ranked:
            base = block.verb.base
            start, end = np.searchsorted(moves, (base, base + block.verb.argument.size))
            if start < end:
                actions[start:end] = _by_rank(block, moves[start:end] - base)
        kept = actions >= 0
        if kept.all():
            return Choices(moves, actions)
        return Choices(moves[kept], actions[kept], int(len(moves) - kept.sum()))

    def numbering(self) -> Numbering:
        """The same for batches, which are compiled."""
        places = [
            Places(block.verb.base, block.verb.argument.size, block.verb.argument.each, block.first, block.size)
            for block in self._ranked
        ]
        return Numbering(self._table.tolist(), places)

    def verb(self, action: int) -> tuple[str, int]:
        """What a number means: the word of its verb, and which of its numbers it is."""
        for block in reversed(self.blocks):
            if action >= block.first:
                return block.verb.word, action - block.first
        raise ValueError(f"{action} is no action")


def _by_rank(block: Block, codes: Actions) -> Any:
    """Numbers of places by their order among the legal ones; -1 beyond the last that has one."""
    each = block.verb.argument.each
    places = codes // each
    ranks = np.concatenate(([0], np.cumsum(places[1:] != places[:-1])))
    numbers = ranks * each + codes % each
    return np.where(numbers < block.size, block.first + numbers, -1)
