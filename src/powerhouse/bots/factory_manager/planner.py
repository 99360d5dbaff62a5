"""Which tiles together help most for their price: first purchases by what they promise, the rest one by one."""

from typing import Final

from mypy_extensions import i64

from powerhouse.bots.factory_manager.outlook import IMPOSSIBLE, Outlook
from powerhouse.bots.factory_manager.sketch import Sketch
from powerhouse.bots.factory_manager.weights import Weights
from powerhouse.core.packed import vec
from powerhouse.games.factory_manager.codes import BUY, CONTROL, DEMOLISH, TYPES
from powerhouse.games.factory_manager.factory import Tile
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.state import FactoryManager

NOTHING: Final = -1
"""No tile."""


class Offer:
    """A tile that may be bought, and how deep one must dig for it in its column; 0 if it is for sale already."""

    def __init__(self, tile: Tile, price: i64, count: i64, depth: i64) -> None:
        self.tile = tile
        self.price = price
        self.count = count
        self.depth = depth


class Step:
    """A purchase: which offer, the old tile that makes room for it, the fee of a building site, and its gain."""

    def __init__(self, place: i64, old: Tile | None, fee: i64, brings: i64, before: i64, gain: float) -> None:
        self.place = place
        self.old = old
        self.fee = fee
        self.brings = brings
        self.before = before
        self.gain = gain


class Planner:
    """Thinks purchases through for one player in one position; every plan is taken back again."""

    def __init__(self, state: FactoryManager, player: Player, weights: Weights, workers: i64, brings: i64) -> None:
        figures = state.figures
        self.tiles: list[Tile] = figures.tiles
        self.outlook = Outlook(state, player, weights)
        self.sketch = Sketch(player.factory, self.tiles, player.purse())
        self.left: i64 = workers
        self.brings: i64 = brings
        self.sites: i64 = player.sites
        self.rooms: i64 = player.rooms
        self.halls: i64 = figures.halls
        self.most_sites: i64 = figures.sites
        fee: i64 = figures.site_fee
        if state.rulings.site_discount:
            fee = fee - self.outlook.discount if fee > self.outlook.discount else 0
        self.fee: i64 = fee
        self.unbounded: bool = state.rulings.beside_counts
        if self.unbounded:
            for number in player.beside:
                self.sketch.add(self.tiles[number])
        self.saving = weights.saving
        self.dig = weights.dig
        self.dug: list[int] = [0] * len(TYPES)
        self.demolished: i64 = 0
        self.weakest: list[Tile | None] = _weakest(player, self.tiles)
        self.offers: list[Offer] = []

    def sell(self, market: vec[i64]) -> None:
        """What lies in the market is for sale; equal tiles lie together when they have been sorted."""
        last: Offer | None = None
        for number in market:
            if last is not None and last.tile.number == number:
                last.count += 1
            else:
                last = self._offer(number, 1, 0)

    def show(self, state: FactoryManager, depth: i64) -> None:
        """The cheapest tiles of the columns may be brought first, so many deep."""
        starts = state.figures.column_starts
        for type in range(len(TYPES)):
            above: i64 = 0
            number: i64
            for number in range(starts[type], starts[type + 1]):
                if above >= depth:
                    break
                count = state.board[number]
                if count:
                    self._offer(number, count, above + 1)
                    above += count

    def _offer(self, number: i64, count: i64, depth: i64) -> Offer:
        tile = self.tiles[number]
        price = tile.price - self.outlook.discount
        offer = Offer(tile, price if price > 0 else 0, count, depth)
        self.offers.append(offer)
        return offer

    def value(self) -> float:
        return self.outlook.value(self.sketch)

    def firsts(self) -> list[Step]:
        """All purchases that may be made first, the one that gains most at once first."""
        base = self.value()
        found: list[Step] = []
        for place in range(len(self.offers)):
            step = self._best_way(place, base, IMPOSSIBLE)
            if step is not None:
                at = len(found)
                while at > 0 and found[at - 1].gain < step.gain:
                    at -= 1
                found.insert(at, step)
        return found

    def next(self) -> Step | None:
        """The purchase that gains most, if any is worth its price."""
        base = self.value()
        best: Step | None = None
        gain = self.saving
        for place in range(len(self.offers)):
            step = self._best_way(place, base, gain)
            if step is not None:
                best = step
                gain = step.gain
        return best

    def pair(self) -> list[Step]:
        """The storage and the machine or robot that gain most together, if they are worth their price."""
        best: list[Step] = []
        if self.left < 2:
            return best
        base = self.value()
        gain = self.saving
        places: i64 = len(self.offers)
        first: i64
        second: i64
        for first in range(places):
            if self.offers[first].tile.storage:
                storage = self._best_way(first, base, IMPOSSIBLE)
                if storage is not None:
                    self.make(storage)
                    for second in range(places):
                        if self.left and self.offers[second].tile.production:
                            producer = self._best_way(second, base, gain)
                            if producer is not None:
                                gain = producer.gain
                                best = [storage, producer]
                    self.unmake(storage)
        return best

    def complete(self, pairs: bool) -> list[Step]:
        """Makes the purchase that gains most again and again, or two that gain together, as long as they pay."""
        made: list[Step] = []
        while self.left:
            step = self.next()
            if step is not None:
                self.make(step)
                made.append(step)
                continue
            pair = self.pair() if pairs else []
            if not pair:
                break
            for one in pair:
                self.make(one)
            made += pair
        return made

    def take_back(self, made: list[Step]) -> None:
        """Takes purchases back, the last one first."""
        while made:
            self.unmake(made.pop())

    def _best_way(self, place: i64, base: float, least: float) -> Step | None:
        """How to have a tile so that it gains more than this: in a free place, on a site, instead of another."""
        offer = self.offers[place]
        sketch = self.sketch
        if not offer.count or offer.price > sketch.money:
            return None
        tile = offer.tile
        brings = offer.depth - self.dug[tile.type] if offer.depth else 0
        if brings < 0:
            brings = 0
        if brings > self.brings:
            return None
        cost = base
        if brings > 1:
            cost += self.dig * float(brings - 1)
        if tile.type >= CONTROL:
            if self.rooms & (1 if tile.type == CONTROL else 2):
                return self._instead(place, tile.type, brings, cost, least)
            return self._in_place(place, 0, brings, cost, least)
        if self.unbounded or sketch.halls < self.halls + self.sites:
            return self._in_place(place, 0, brings, cost, least)
        best: Step | None = None
        if self.sites < self.most_sites and offer.price + self.fee <= sketch.money:
            best = self._in_place(place, self.fee, brings, cost, least)
            if best is not None:
                least = best.gain
        type: i64
        for type in range(CONTROL):
            step = self._instead(place, type, brings, cost, least)
            if step is not None:
                best = step
                least = step.gain
        return best

    def _in_place(self, place: i64, fee: i64, brings: i64, cost: float, least: float) -> Step | None:
        sketch = self.sketch
        offer = self.offers[place]
        money = sketch.money
        sketch.add(offer.tile)
        sketch.money = money - offer.price - fee
        gain = self.outlook.value(sketch) - cost
        sketch.money = money
        sketch.remove(offer.tile)
        if gain <= least:
            return None
        return Step(place, None, fee, brings, self.dug[offer.tile.type], gain)

    def _instead(self, place: i64, type: i64, brings: i64, cost: float, least: float) -> Step | None:
        """The weakest tile of a type makes room, which takes a worker too."""
        old = self.weakest[type]
        if old is None or self.left < 2 or self.demolished & _BITS[type]:
            return None
        self.sketch.remove(old)
        step = self._in_place(place, 0, brings, cost, least)
        self.sketch.add(old)
        if step is not None:
            step.old = old
        return step

    def make(self, step: Step) -> None:
        offer = self.offers[step.place]
        sketch = self.sketch
        old = step.old
        if old is not None:
            sketch.remove(old)
            self.demolished |= _BITS[old.type]
            self.left -= 1
        elif offer.tile.type >= CONTROL:
            self.rooms |= 1 if offer.tile.type == CONTROL else 2
        sketch.add(offer.tile)
        sketch.money -= offer.price + step.fee
        if step.fee:
            self.sites += 1
        offer.count -= 1
        self.left -= 1
        if step.brings:
            self.brings -= step.brings
            self.dug[offer.tile.type] = offer.depth

    def unmake(self, step: Step) -> None:
        offer = self.offers[step.place]
        sketch = self.sketch
        old = step.old
        sketch.remove(offer.tile)
        sketch.money += offer.price + step.fee
        if old is not None:
            sketch.add(old)
            self.demolished &= ~_BITS[old.type]
            self.left += 1
        elif offer.tile.type >= CONTROL:
            self.rooms &= ~(1 if offer.tile.type == CONTROL else 2)
        if step.fee:
            self.sites -= 1
        offer.count += 1
        self.left += 1
        if step.brings:
            self.brings += step.brings
            self.dug[offer.tile.type] = step.before

    def move(self, step: Step) -> int:
        """How a purchase begins."""
        if step.old is not None:
            return DEMOLISH + int(step.old.number)
        return BUY + int(self.offers[step.place].tile.number)


_BITS: Final = [1, 2, 4, 8, 16, 32]


def _weakest(player: Player, tiles: list[Tile]) -> list[Tile | None]:
    """The cheapest tile of each type in the factory, where tiles are by type, then price."""
    weakest: list[Tile | None] = [None] * len(TYPES)
    last: i64 = -1
    for number in player.factory.tiles:
        tile = tiles[number]
        if tile.type != last:
            last = tile.type
            weakest[last] = tile
    return weakest
