"""Pipe tiles: what those of the government and beside the shops would add, and how many are worth their price."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.pipeline.company import Company
from powerhouse.bots.pipeline.layer import Layer
from powerhouse.bots.pipeline.survey import Survey
from powerhouse.bots.pipeline.works import HUB, Works
from powerhouse.bots.ranking import Ranking
from powerhouse.core.packed import vec
from powerhouse.games.pipeline.codes import GONE, TAKE
from powerhouse.games.pipeline.government import is_open, open_count
from powerhouse.games.pipeline.grid import COLOUR_OF, SEGMENT_AT, Face

NONE: Final = -1
SPACES: Final = 5
"""So many spaces for the worker are remembered."""


@mypyc_attr(acyclic=True)
class Tiles:
    """What tiles add to a network."""

    def __init__(self, company: Company) -> None:
        self._layer = company.layer()
        self._faces = company.state.figures.faces

    def gain(self, tile: i64) -> float:
        return self._layer.gain(tile, self._faces[tile])

    def best(self, tiles: list[int]) -> i64:
        """The tile that adds most, `NONE` if there is none."""
        best: i64 = NONE
        for tile in tiles:
            if best == NONE or self.gain(tile) > self.gain(best):
                best = tile
        return best


@mypyc_attr(acyclic=True)
class ShopPipes:
    """What the pipes beside a shop bring beyond their price: the number to pay for (-1: none) and the gain."""

    def __init__(self, company: Company, tiles: Tiles, lying: list[int], money: i64) -> None:
        figures = company.state.figures
        self.size: i64 = NONE
        self.gain: float = 0.0
        if not company.player.network.tiles:
            return  # the government's first tiles are cheaper
        gains = sorted([tiles.gain(tile) for tile in lying], reverse=True)
        for size in range(len(figures.pipe_counts)):
            cost: i64 = figures.pipe_costs[size]
            if cost > money or len(lying) < figures.pipe_counts[size] - 1:
                continue
            gain = -company.cost(cost, money)
            part = 1.0
            for at in range(figures.pipe_counts[size]):
                if at < len(gains) and gains[at] > 0.0:
                    gain += part * gains[at]
                    part *= company.weights.next_tile
            if gain > self.gain:
                self.size, self.gain = size, gain


@mypyc_attr(acyclic=True)
class Government:
    """The space where the worker gets most out of government pipes."""

    def __init__(self, company: Company, tiles: Tiles, money: i64, closely: bool) -> None:
        """`closely`: whether the first tiles of a network are laid on trial."""
        state, figures = company.state, company.state.figures
        self.tile: i64 = NONE
        """The tile under the worker."""
        self.gain: float = 0.0
        self.ranking = Ranking(SPACES)
        self._sets: list[list[int]] = []
        self._company = company
        self._tiles = tiles
        self._money = money
        may_open = open_count(state) < figures.open_quadrants[state.year]
        for quadrant in range(figures.quadrants):
            if not may_open and not is_open(state, quadrant):
                continue
            start = quadrant * figures.spaces
            for space in range(figures.spaces):
                tile = state.government[start + space]
                if tile != GONE:
                    self._stand(tile, [state.government[start + other] for other in figures.neighbours[space]])
        if closely and self._sets:
            self._look_closely()

    def _stand(self, tile: i64, beside: list[int]) -> None:
        company, figures = self._company, self._company.state.figures
        costs = figures.government_cost
        if costs[1] > self._money:
            return
        if not company.works.survey.network.tiles:
            self._begin(tile, beside)
            return
        gains: list[float] = []
        for other in beside:
            if other != GONE:
                gains.append(self._tiles.gain(other))
        gains.sort(reverse=True)
        gain = self._tiles.gain(tile) - company.cost(costs[1], self._money)
        count: i64 = 1
        part = 1.0
        for more in gains:
            part *= company.weights.next_tile
            step: i64 = costs[count + 1] - costs[count]
            if costs[count + 1] > self._money or part * more <= company.cost(step, self._money - costs[count]):
                break
            gain += part * more - company.cost(step, self._money - costs[count])
            count += 1
        self._add(tile, gain)

    def _add(self, tile: i64, gain: float) -> None:
        self.ranking.add(TAKE + tile, gain)
        if self.tile == NONE or gain > self.gain:
            self.tile, self.gain = tile, gain

    def _begin(self, tile: i64, beside: list[int]) -> None:
        """The first tiles: as many as promise a long line of few colours."""
        company, figures = self._company, self._company.state.figures
        costs = figures.government_cost
        left = [other for other in beside if other != GONE]
        chosen = [tile]
        best = -company.cost(costs[1], self._money) + promise(company, chosen)
        while left and costs[len(chosen) + 1] <= self._money:
            found: i64 = NONE
            most = best
            for other in left:
                cost: i64 = costs[len(chosen) + 1]
                value = promise(company, chosen + [other]) - company.cost(cost, self._money)
                if value > most:
                    found, most = other, value
            if found == NONE:
                break
            best = most
            chosen.append(found)
            left.remove(found)
        self._sets.append(chosen)
        self._add(tile, best)

    def _look_closely(self) -> None:
        """Lay the first tiles on trial that promise most, and rank them by what comes out."""
        company = self._company
        costs = company.state.figures.government_cost
        promising = self.ranking.list
        self.ranking = Ranking(SPACES)
        for candidate in promising:
            for chosen in self._sets:
                if TAKE + chosen[0] == candidate.move:
                    cost = company.cost(costs[len(chosen)], self._money)
                    self.ranking.add(candidate.move, lay_all(company, chosen).gain - cost)


class Draft:
    """The works after some tiles were laid one after the other, each time the one that adds most; what they add."""

    def __init__(self, works: Works, gain: float) -> None:
        self.works = works
        self.gain = gain


def lay_all(company: Company, tiles: list[int]) -> Draft:
    works, faces = company.works, company.state.figures.faces
    left = tiles[:]
    total = 0.0
    while left:
        layer = Layer(works)
        best: i64 = left[0]
        most = layer.try_tile(faces[best])
        place = layer.places[0]
        for at in range(1, len(left)):
            tile = left[at]
            gain = layer.try_tile(faces[tile])
            if gain > most:
                best, most, place = tile, gain, layer.places[0]
        left.remove(best)
        total += most
        works = Works(company.outlook, Survey(works.survey.network.with_tile(best, faces[best], place)))
    return Draft(works, total)


def promise(company: Company, tiles: list[int]) -> float:
    """What tiles would be worth if each gave its longest pipe of a colour to one line of it."""
    works = company.works
    lengths = vec[i64]([0, 0, 0])
    for tile in tiles:
        _lengthen(company.state.figures.faces[tile], lengths)
    total = 0.0
    best = 0.0
    for colour in range(3):
        value = works.value(HUB, colour, lengths[colour])
        total += value
        best = value if value > best else best
    return (best + company.weights.spread * (total - best)) * company.weights.promise


def _lengthen(face: Face, lengths: vec[i64]) -> None:
    first, second = face.first[0], face.second[0]
    here, there = SEGMENT_AT[first * 4], SEGMENT_AT[second * 4 + 2]
    through = COLOUR_OF[first * 2 + here]
    beside, beyond = COLOUR_OF[first * 2 + 1 - here], COLOUR_OF[second * 2 + 1 - there]
    lengths[through] += 2
    if beside != through:
        lengths[beside] += 1
    if beyond not in (through, beside):
        lengths[beyond] += 1
