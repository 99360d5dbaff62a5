"""Cities and links: what the cheapest way from a company's network to each further city costs."""

from typing import Final

NEVER: Final = 1_000_000
"""The cost of what cannot be had: a city outside the zone, or one's own."""


class Link:
    """A line between two cities with its cost."""

    __slots__ = ("a", "b", "cost")

    def __init__(self, a: int, b: int, cost: int) -> None:
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
        self.cities = sorted(cities)
        inside = set(cities)
        self.neighbours: list[list[int]] = [[] for _ in range(size)]
        self.distance: list[list[int]] = [[NEVER] * size for _ in range(size)]
        for city in self.cities:
            self.distance[city][city] = 0
        self.links = [link for link in links if link.a in inside and link.b in inside]
        for link in self.links:
            self.neighbours[link.a].append(link.b)
            self.neighbours[link.b].append(link.a)
            if link.cost < self.distance[link.a][link.b]:
                self.distance[link.a][link.b] = self.distance[link.b][link.a] = link.cost
        for row in self.neighbours:
            row.sort()
        for middle in self.cities:  # Floyd and Warshall
            onward = self.distance[middle]
            for start in self.cities:
                row = self.distance[start]
                first = row[middle]
                for end in self.cities:
                    if first + onward[end] < row[end]:
                        row[end] = first + onward[end]
        self.anywhere = [0 if city in inside else NEVER for city in range(size)]
        self._reach_of_one: list[list[int]] = [self._without(row, city) for city, row in enumerate(self.distance)]

    def _without(self, row: list[int], city: int) -> list[int]:
        reach = row.copy()
        reach[city] = NEVER
        return reach

    def reach_from(self, city: int) -> list[int]:
        """The reach of a company whose only city this is."""
        return self._reach_of_one[city]

    def extended(self, reach: list[int], city: int) -> list[int]:
        """The reach after this city has joined."""
        wider = reach.copy()
        wider[city] = NEVER
        onward = self.distance[city]
        for other in self.cities:
            now = wider[other]
            if now != NEVER and onward[other] < now:
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
                if self._link_cost(here, there) + self.distance[there][city] == left and there not in path
            ]
            path.append(min(steps)[1])
        return path

    def _link_cost(self, a: int, b: int) -> int:
        return min(link.cost for link in self.links if {link.a, link.b} == {a, b})
