"""Many games side by side, each a lane: what whoever is to decide may know and do, in arrays of machine numbers.

Compiled, the arrays are memory that other libraries read as it is (`memoryview`); interpreted they are lists.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from powerhouse.core.chance import Chance, Seeded
from powerhouse.core.lasting import LastingSheet, Layout, room
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.numbering import Numbering
from powerhouse.core.packed import u8, vec
from powerhouse.core.rng import Rng
from powerhouse.core.state import State

Start = Callable[[Chance], State]
"""Begins a game."""

_ROOM: Final = 256


class Lane:
    """One game: the moves that can be chosen now, with their numbers."""

    def __init__(self, state: State, chance: Chance, sheet: LastingSheet) -> None:
        self.state = state
        self.chance = chance
        self.sheet = sheet
        self.legal = LegalMoves()
        self.moves = vec[i64]([0] * _ROOM)
        self.actions = vec[i64]([0] * _ROOM)
        self.count: i64 = 0
        self.number: i64 = 0
        """Which game it is."""

    def begin(self, state: State, chance: Chance, number: i64) -> None:
        self.state = state
        self.chance = chance
        self.number = number
        self.sheet.forget()

    def go_on(self, numbering: Numbering) -> None:
        """Make the moves that are forced, and number those of the next decision."""
        state = self.state
        legal = self.legal
        self.count = 0
        while state.turn >= 0:
            legal.clear()
            state.collect_moves(legal)
            if legal.size() > 1:
                break
            state.advance(legal.nth(0), self.chance)
        else:
            return
        size = legal.size()
        if size > len(self.moves):
            self.moves = vec[i64]([0] * (2 * size))
            self.actions = vec[i64]([0] * (2 * size))
        self.count = numbering.number(legal, self.moves, self.actions)

    def find(self, action: i64) -> i64:
        """The move of an action, -1 if that is not legal here."""
        actions = self.actions
        low: i64 = 0
        high = self.count
        while low < high:
            middle = (low + high) // 2
            if actions[middle] < action:
                low = middle + 1
            else:
                high = middle
        if low < self.count and actions[low] == action:
            return self.moves[low]
        return -1


class Lanes:
    """So many games; one that is over gives its place to the next, whose seed is the first one plus its number.

    `values` has the numbers of all sheets (see `LastingSheet`), of which those for whoever decides are renewed;
    `masks` a row a lane, `turns` who is to decide, `chosen` what is to be played. `own` is the row of whoever decides
    among those of all observers, `others` are those of the others among those of all seats, clockwise from him.
    """

    def __init__(self, start: Start, numbering: Numbering, lanes: i64, layout: Layout, actions: i64) -> None:
        self._start = start
        self._numbering = numbering
        self._actions = actions
        self._seed: int = 0
        self._next: i64 = 0
        self._rng = Rng(0)
        self.lanes: list[Lane] = []
        self.illegal: i64 = 0
        """How many actions were not legal."""
        self.values = room(layout, lanes)
        self.masks = vec[u8]([0] * (lanes * actions))
        self._seats: i64 = layout.seats
        self.turns = vec[i64]([0] * lanes)
        self.own = vec[i64]([0] * lanes)
        self.others = vec[i64]([0] * (lanes * (layout.seats - 1)))
        self.chosen = vec[i64]([0] * lanes)
        self._moves = vec[i64]([0] * lanes)
        place: i64
        for place in range(lanes):
            chance = Seeded(0)
            self.lanes.append(Lane(start(chance), chance, LastingSheet(layout, self.values, lanes, place)))

    def reset(self, seed: int) -> None:
        """The first games begin, and the numbers for `sample` are drawn anew."""
        self._seed = seed
        self._next = 0
        self._rng = Rng(seed)
        place: i64
        for place in range(len(self.lanes)):
            self._mark(place, 0)
            self._begin(place)
            self._write(place)

    def _begin(self, place: i64) -> None:
        chance = Seeded(self._seed + self._next)
        lane = self.lanes[place]
        lane.begin(self._start(chance), chance, self._next)
        self._next += 1
        lane.go_on(self._numbering)

    def sample(self) -> None:
        """Choose in each lane uniformly of what is legal."""
        place: i64
        for place in range(len(self.lanes)):
            lane = self.lanes[place]
            self.chosen[place] = lane.actions[self._rng.below(lane.count)]

    def choose(self, actions: list[int]) -> None:
        """What is to be played in each lane."""
        place: i64
        for place in range(len(self.lanes)):
            self.chosen[place] = actions[place]

    def step(self, lenient: bool) -> list[tuple[int, State]]:
        """Play what is chosen; tells of the lanes whose game ended, and with which position, before the next began.

        An action that is not legal raises `ValueError` before anything is played; `lenient` plays the first legal one.
        """
        moves = self._moves
        place: i64
        for place in range(len(self.lanes)):
            moves[place] = self.lanes[place].find(self.chosen[place])
            if moves[place] < 0:
                if not lenient:
                    action, count, seat = self.chosen[place], self.lanes[place].count, self.lanes[place].state.turn
                    raise ValueError(
                        f"action {action} is not one of the {count} legal actions of seat {seat} in game {place}"
                    )
                self.illegal += 1
                moves[place] = self.lanes[place].moves[0]
        ended: list[tuple[int, State]] = []
        for place in range(len(self.lanes)):
            lane = self.lanes[place]
            self._mark(place, 0)
            lane.state.advance(moves[place], lane.chance)
            lane.go_on(self._numbering)
            if lane.state.turn < 0:
                ended.append((int(place), lane.state))
                self._begin(place)
            self._write(place)
        return ended

    def _mark(self, place: i64, legal: u8) -> None:
        """Whether the actions of a lane are legal."""
        lane = self.lanes[place]
        row = place * self._actions
        masks = self.masks
        actions = lane.actions
        at: i64
        for at in range(lane.count):
            masks[row + actions[at]] = legal

    def _write(self, place: i64) -> None:
        self._mark(place, 1)
        lane = self.lanes[place]
        seat = lane.state.turn
        self.turns[place] = seat
        seats = self._seats
        self.own[place] = place * seats + seat
        others = self.others
        first = place * (seats - 1)
        other = seat
        behind: i64
        for behind in range(seats - 1):
            other += 1
            if other == seats:
                other = 0
            others[first + behind] = place * seats + other
        lane.sheet.observe(seat)
        lane.state.features(seat, lane.sheet)
