"""How far a company's network can grow for its money, nearest cities first."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.core.packed import vec
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.network import NEVER, Network

REMEMBERED: Final = 32
"""The courses of so many networks: those of some rounds of all players."""


@mypyc_attr(acyclic=True)
class Growth:
    """So many cities in all, and the money that is left."""

    def __init__(self, cities: i64, money: i64) -> None:
        self.cities = cities
        self.money = money


@mypyc_attr(acyclic=True)
class Course:
    """The city that a network grows into next, with its cost (house and way, `NEVER` if there is none), and so on.

    It is the same whatever money there is, so it is found once and gone along as far as the money lasts.
    """

    def __init__(self, links: Network, houses: vec[i64], price: vec[i64], reach: vec[i64], begun: bool) -> None:
        self.links = links
        self.houses = houses
        self.price = price
        self.reach = reach
        self.begun = begun
        self._next: Course | None = None
        self._joining: i64 = 0
        self._bill: i64 = 0
        """What so many cities cost, as it was last asked for."""
        nearest: i64 = -1
        cost: i64 = NEVER
        for city in links.cities:
            here = reach[city] + price[houses[city]]
            if here < cost:
                cost = here
                nearest = city
        self.city: i64 = nearest
        self.cost: i64 = cost

    def next(self) -> "Course":
        """After the next city has joined."""
        found = self._next
        if found is None:
            links, city = self.links, self.city
            reach = links.extended(self.reach, city) if self.begun else links.reach_from(city)
            found = Course(links, self.houses, self.price, reach, True)
            self._next = found
        return found

    def bill(self, cities: i64) -> i64:
        """What it costs that so many cities join, `NEVER` or more if there are not so many."""
        if self._joining != cities:
            bill: i64 = 0
            course = self
            for joined in range(cities):
                if joined:
                    course = course.next()
                bill += course.cost
                if bill >= NEVER:
                    break
            self._joining = cities
            self._bill = bill
        return self._bill


@mypyc_attr(acyclic=True)
class Known:
    """A course and what it holds for: this network among these houses in this step."""

    def __init__(self, state: PowerGrid, player: Player) -> None:
        self.network = player.network
        self.links = state.network
        self.step: i64 = state.step
        self.houses = state.houses
        price = state.figures.house_price[state.step - 1]
        self.course = Course(state.network, state.houses, price, player.reach, len(player.network) > 0)

    def serves(self, state: PowerGrid, player: Player) -> bool:
        """Networks and links are never changed, so the same one is the same."""
        return (
            self.network is player.network
            and self.links is state.network
            and self.step == state.step
            and alike(self.houses, state.houses)
        )


class Courses:
    """The last courses; it only saves time."""

    def __init__(self) -> None:
        self._known: list[Known] = []
        """The newest first: it is asked for most."""

    def of(self, state: PowerGrid, player: Player) -> Course:
        for known in self._known:
            if known.serves(state, player):
                return known.course
        found = Known(state, player)
        if len(self._known) == REMEMBERED:
            self._known.pop()
        self._known.insert(0, found)
        return found.course


_COURSES: Final = Courses()


def alike(one: vec[i64], other: vec[i64]) -> bool:
    """Whether two arrays of one length have the same numbers."""
    count: i64 = len(one)
    place: i64 = 0
    while place < count and one[place] == other[place]:
        place += 1
    return place == count


def course_of(state: PowerGrid, player: Player) -> Course:
    return _COURSES.of(state, player)


def growth(state: PowerGrid, player: Player, target: i64, money: i64) -> Growth:
    """Building the nearest city again and again, up to a number of cities or while the money lasts."""
    if len(player.network) >= target:
        return Growth(len(player.network), money)
    return along(state, player, _COURSES.of(state, player), target, money)


def along(state: PowerGrid, player: Player, course: Course, target: i64, money: i64) -> Growth:
    """The same, where the course is known."""
    cities: i64 = len(player.network)
    if target > state.figures.houses:
        target = state.figures.houses
    while cities < target and course.cost <= money:
        money -= course.cost
        cities += 1
        if cities < target:
            course = course.next()
    return Growth(cities, money)


def nearest_cost(state: PowerGrid, player: Player) -> i64:
    """What the next city costs, house and way; `NEVER` if none can be had."""
    return _COURSES.of(state, player).cost
