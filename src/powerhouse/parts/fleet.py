"""Plants a company owns: the fuel they hold, the ways to run them, hybrids included.

There are four fuels. Fuels 0 and 1 are the pair that hybrids burn in any mix; 2 and 3 have no hybrids. Fuel is
moved freely between plants, so room is judged for the whole fleet and tokens are never tied to a plant.
"""

from abc import abstractmethod
from typing import Final, Self

from mypy_extensions import i64, mypyc_attr

from powerhouse.core.packed import vec

NO_FUEL: Final = -1
HYBRID: Final = 4

NUMBERS: Final = 6
EITHER: Final = 4
OUTPUT: Final = 5
"""What is known of a set of plants: the need of each fuel, what hybrids burn of either of the pair, the output."""
NOT_YET: Final[vec[i64]] = vec[i64]([])


def above_zero(number: i64) -> i64:
    """The number, or 0 in place of a negative one. (Compiled, `x if x > 0 else 0` would make an object of `x`.)"""
    if number > 0:
        return number
    return 0


class Plant:
    """A plant card: its number, what it burns (a fuel, `HYBRID` or `NO_FUEL`), how much, and how much it yields.

    `card` tells the cards of a box apart, since several may have the same number; moves call it by its `name`. It has
    `room` for twice what it burns.
    """

    def __init__(self, card: i64, number: i64, burns: i64, need: i64, output: i64, kind: str, name: str) -> None:
        self.card = card
        self.number = number
        self.burns = burns
        self.need = need
        self.room = 2 * need
        self.output = output
        self.kind = kind
        self.name = name


@mypyc_attr(acyclic=True)
class Run:
    """A set of plants to run together: the fuel it needs, the part that may be either of the pair, the output."""

    def __init__(self, output: i64, need0: i64, need1: i64, need2: i64, need3: i64, either: i64) -> None:
        self.output = output
        self.need0 = need0
        self.need1 = need1
        self.need2 = need2
        self.need3 = need3
        self.either = either

    def with_plant(self, plant: Plant) -> "Run":
        burns = plant.burns
        need = plant.need
        return Run(
            self.output + plant.output,
            self.need0 + need if burns == 0 else self.need0,
            self.need1 + need if burns == 1 else self.need1,
            self.need2 + need if burns == 2 else self.need2,
            self.need3 + need if burns == 3 else self.need3,
            self.either + need if burns == HYBRID else self.either,
        )

    def needs(self, mix: int) -> list[int]:
        """What it burns by fuel, with so much of fuel 0 in its hybrids."""
        return [self.need0 + mix, self.need1 + self.either - mix, self.need2, self.need3]

    def least(self, stock: vec[i64]) -> i64:
        """The fewest tokens of fuel 0 that the hybrids of this run must burn."""
        return above_zero(self.either - (stock[1] - self.need1))

    def most(self, stock: vec[i64]) -> i64:
        """The most tokens of fuel 0 that the hybrids of this run can burn; below `least` if it cannot run."""
        if self.need2 > stock[2] or self.need3 > stock[3]:
            return -1
        spare = stock[0] - self.need0
        return spare if spare < self.either else self.either


IDLE: Final = Run(0, 0, 0, 0, 0, 0)
_FUELS: Final = [[fuel for fuel in range(4) if burnt >> fuel & 1] for burnt in range(16)]
"""The fuels of a set of them."""


@mypyc_attr(acyclic=True)
class Fleet:
    """The plants of one company, ascending, of equal numbers the older first.

    Immutable, so it is shared by copies and renewed on a purchase. `room[fuel]` is what plants of that fuel alone can
    hold, `fuels` are those that any plant burns.
    """

    def __init__(self, plants: list[Plant]) -> None:
        self.plants = plants
        self.room = vec[i64]([0, 0, 0, 0])
        self.hybrid_room: i64 = 0
        self._capacity: i64 = 0
        self._runs: list[Run] | None = None
        self._needs = NOT_YET
        for plant in plants:
            self._capacity += plant.output
            if plant.burns == HYBRID:
                self.hybrid_room += plant.room
            elif plant.burns != NO_FUEL:
                self.room[plant.burns] += plant.room
        burnt: i64 = 3 if self.hybrid_room > 0 else 0
        fuel: i64
        for fuel in range(4):
            if self.room[fuel] > 0:
                burnt |= 1 << fuel
        self.fuels = _FUELS[burnt]

    def needs(self) -> vec[i64]:
        """What every set of plants burns and yields, `NUMBERS` for each: by fuel, `EITHER`, `OUTPUT`.

        The number of a set has bit i for plant i.
        """
        if len(self._needs) == 0:
            needs = vec[i64]([0] * (NUMBERS << len(self.plants)))
            end: i64 = NUMBERS
            at: i64
            for plant in self.plants:
                for at in range(end):
                    needs[end + at] = needs[at]
                burns = EITHER if plant.burns == HYBRID else plant.burns
                for at in range(end, 2 * end, NUMBERS):
                    needs[at + OUTPUT] += plant.output
                    if burns != NO_FUEL:
                        needs[at + burns] += plant.need
                end *= 2
            self._needs = needs
        return self._needs

    def runs(self) -> list[Run]:
        """Every set of plants that may run together, each at the place that is its number."""
        if self._runs is None:
            runs = [IDLE]
            for plant in self.plants:
                runs += [run.with_plant(plant) for run in runs]
            self._runs = runs
        return self._runs

    def with_plant(self, plant: Plant) -> "Fleet":
        dearer = 0
        while dearer < len(self.plants) and self.plants[dearer].number <= plant.number:
            dearer += 1
        plants = self.plants[:]
        plants.insert(dearer, plant)
        return Fleet(plants)

    def without(self, card: i64) -> "Fleet":
        return Fleet([plant for plant in self.plants if plant.card != card])

    def cards(self) -> list[int]:
        return [plant.card for plant in self.plants]

    def capacity(self) -> i64:
        """What all plants together could supply."""
        return self._capacity

    def highest(self) -> i64:
        """The number of the dearest plant, 0 without plants."""
        return self.plants[-1].number if self.plants else 0

    def has_room(self, stock: vec[i64], fuel: i64) -> bool:
        """Whether one more token of this fuel fits somewhere."""
        if stock[fuel] < self.room[fuel]:
            return True
        return fuel < 2 and self.hybrid_room > 0 and self.hybrid_room > self._in_hybrids(stock)

    def room_for(self, stock: vec[i64], fuel: i64) -> i64:
        """How many more tokens of this fuel fit."""
        own = above_zero(self.room[fuel] - stock[fuel])
        return own + self.hybrid_room - self._in_hybrids(stock) if fuel < 2 and self.hybrid_room else own

    def lacks(self, stock: vec[i64], fuel: i64) -> i64:
        """How many more tokens of this fuel all plants together could burn at once; half the room is for that."""
        own = above_zero(self.room[fuel] // 2 - stock[fuel])
        return own + self.hybrids_lack(stock) if fuel < 2 and self.hybrid_room else own

    def hybrids_lack(self, stock: vec[i64]) -> i64:
        """How many more tokens of the pair the hybrids could burn at once, when the other plants burn first."""
        first = above_zero(stock[0] - self.room[0] // 2)
        second = above_zero(stock[1] - self.room[1] // 2)
        return above_zero(self.hybrid_room // 2 - first - second)

    def _in_hybrids(self, stock: vec[i64]) -> i64:
        """How many tokens must lie on hybrids because their own plants are full."""
        return above_zero(stock[0] - self.room[0]) + above_zero(stock[1] - self.room[1])

    def surplus(self, stock: vec[i64], fuel: i64) -> i64:
        """How many tokens of this fuel find no room, where hybrids give it none; 0 where they might."""
        if fuel < 2 and self.hybrid_room > 0:
            return 0
        return stock[fuel] - self.room[fuel] if stock[fuel] > self.room[fuel] else 0

    def shared_surplus(self, stock: vec[i64]) -> i64:
        """How many tokens of the pair find no room, neither on plants of their own nor on hybrids."""
        needed = self._in_hybrids(stock)
        return needed - self.hybrid_room if needed > self.hybrid_room else 0

    def can_give_back(self, stock: vec[i64], fuel: i64) -> bool:
        """Whether giving back a token of this fuel eases the competition for the hybrids."""
        return fuel < 2 and stock[fuel] > self.room[fuel] and self.shared_surplus(stock) > 0

    def best_output(self, stock: vec[i64], demand: i64) -> i64:
        """The most that can be supplied of what is demanded."""
        needs = self.needs()
        best: i64 = 0
        at: i64
        for at in range(0, len(needs), NUMBERS):
            output = needs[at + OUTPUT]
            if output <= best or needs[at + 2] > stock[2] or needs[at + 3] > stock[3]:
                continue
            spare = stock[0] - needs[at]
            other = stock[1] - needs[at + 1]
            if spare >= 0 and other >= 0 and spare + other >= needs[at + EITHER]:
                best = output
                if best >= demand:
                    return demand
        return best


def fleet_of(cards: list[int], plants: dict[int, Plant]) -> Fleet:
    """The fleet of these cards, of equal numbers the older first: a dump made by hand may have them in any order."""
    return Fleet(sorted([plants[card] for card in cards], key=lambda plant: plant.number))


@mypyc_attr(acyclic=True)
class PlantOwner:
    """A company with money and plants; `stock` counts what it holds, by fuel."""

    money: i64
    fleet: Fleet
    stock: vec[i64]

    @abstractmethod
    def copy(self) -> Self:
        """A company of its own, for a position in which it changes."""
