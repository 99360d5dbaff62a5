"""Cities and links: what the cheapest way from a company's network to each further city costs."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.packed import vec

NEVER: Final = 1_000_000
"""The cost of what cannot be had: a city outside the zone, or one's own."""


class Link:
    """A line between two cities with its cost."""

    def __init__(self, a: i64, b: i64, cost: i64) -> None:
        self.a = a
        self.b = b
        self.cost = cost


class Network:
    """The links inside a zone, with all distances worked out once; shared by every position and never changed.

    A company remembers its `reach`: for each city the cost of the cheapest way to it. Reaches are replaced, never
    changed in place, so copies of a position may share them.
    """

    def __init__(self, size: int, links: list[Link], cities: list[int]) -> None:
        self.size = size
        self.cities = vec[i64](sorted(cities))
        self.inside = [city in cities for city in range(size)]
        self.links = [link for link in links if self.inside[link.a] and self.inside[link.b]]
        self.neighbours = [self._linked_to(city) for city in range(size)]
        self.distance = [self._row(city) for city in range(size)]
        self._shorten()
        self.anywhere = vec[i64]([0 if inside else NEVER for inside in self.inside])
        self._alone = [self._without(city) for city in range(size)]

    def _linked_to(self, city: i64) -> list[int]:
        there = [link.b for link in self.links if link.a == city] + [link.a for link in self.links if link.b == city]
        return sorted(there)

    def _row(self, city: i64) -> vec[i64]:
        row = vec[i64]([NEVER] * self.size)
        for link in self.links:
            if city in (link.a, link.b):
                other = link.b if link.a == city else link.a
                row[other] = min(row[other], link.cost)
        if self.inside[city]:
            row[city] = 0
        return row

    def _shorten(self) -> None:
        """From the links to the cheapest ways, after Floyd and Warshall."""
        for middle in self.cities:
            onward = self.distance[middle]
            for start in self.cities:
                row = self.distance[start]
                first = row[middle]
                for end in self.cities:
                    if first + onward[end] < row[end]:
                        row[end] = first + onward[end]

    def _without(self, city: i64) -> vec[i64]:
        reach = self.distance[city][:]
        reach[city] = NEVER
        return reach

    def reach_from(self, city: i64) -> vec[i64]:
        """The reach of a company whose only city this is."""
        return self._alone[city]

    def extended(self, reach: vec[i64], city: i64) -> vec[i64]:
        """The reach after this city has joined."""
        wider = reach[:]
        wider[city] = NEVER
        onward = self.distance[city]
        for other in self.cities:
            now = wider[other]
            if onward[other] < now and now != NEVER:
                wider[other] = onward[other]
        return wider

    def way(self, network: list[int], city: int) -> list[int]:
        """The cities along a cheapest way from the network to the city, both ends included."""
        start = min(network, key=lambda own: (self.distance[own][city], own))
        path = [start]
        while path[-1] != city:
            here = path[-1]
            left = self.distance[here][city]
            steps = [
                (self.distance[there][city], there)
                for there in self.neighbours[here]
                if there not in path and self._link_cost(here, there) + self.distance[there][city] == left
            ]
            path.append(min(steps)[1])
        return path

    def _link_cost(self, a: int, b: int) -> int:
        return min([link.cost for link in self.links if (link.a, link.b) in ((a, b), (b, a))])
