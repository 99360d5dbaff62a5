"""The data files of the package: the maps Germany and USA."""

from itertools import combinations
from math import dist
from typing import Any

import pytest

from powerhouse.games.power_grid import GAME
from tests.clauses import clause

DATA: dict[str, Any] = GAME.setup(4).components.data
MAPS = ("germany", "usa")


def cities(map: str) -> dict[str, dict[str, Any]]:
    return {city["id"]: city for city in DATA[map]["cities"]}


def links(map: str) -> list[tuple[str, str]]:
    return [(link["a"], link["b"]) for link in DATA[map]["connections"]]


def costs(map: str) -> dict[frozenset[str], int]:
    return {frozenset((link["a"], link["b"])): link["cost"] for link in DATA[map]["connections"]}


def hangs_together(places: set[str], joined: list[tuple[str, str]]) -> bool:
    """Whether each place can be reached from each other over the given joints."""
    reached = {min(places)}
    while True:
        wider = reached | {
            there for a, b in joined for here, there in ((a, b), (b, a)) if here in reached and there in places
        }
        if wider == reached:
            return reached == places
        reached = wider


@clause("PG-0.1")
@pytest.mark.parametrize(("map", "count"), [("germany", 83), ("usa", 86)])
def test_a_map_has_42_cities_and_so_many_links(map: str, count: int) -> None:
    assert len(DATA[map]["cities"]) == len(cities(map)) == 42
    assert len({city["name"] for city in DATA[map]["cities"]}) == 42
    assert len(links(map)) == len(costs(map)) == count


@clause("PG-0.1")
@pytest.mark.parametrize("map", MAPS)
def test_six_regions_list_the_seven_cities_that_name_them(map: str) -> None:
    assert len(DATA[map]["regions"]) == 6
    for region in DATA[map]["regions"]:
        assert len(region["cities"]) == 7
        assert set(region["cities"]) == {id for id, city in cities(map).items() if city["region"] == region["id"]}


@clause("PG-0.1")
@pytest.mark.parametrize("map", MAPS)
def test_links_join_two_cities_for_0_to_28(map: str) -> None:
    for link in DATA[map]["connections"]:
        assert {link["a"], link["b"]} <= set(cities(map))
        assert link["a"] != link["b"]
        assert type(link["cost"]) is int
        assert 0 <= link["cost"] <= 28


@clause("PG-4.10")
@pytest.mark.parametrize("map", MAPS)
def test_three_links_cost_nothing(map: str) -> None:
    free = {pair for pair, cost in costs(map).items() if cost == 0}
    assert free == {frozenset(pair) for pair in DATA[map]["zero_cost_pairs"]}
    assert len(free) == 3


@clause("PG-0.3")
@pytest.mark.parametrize("map", MAPS)
def test_neighbouring_regions_follow_from_the_links(map: str) -> None:
    region = {id: city["region"] for id, city in cities(map).items()}
    joined = {(region[a], region[b]) for a, b in links(map)} | {(region[b], region[a]) for a, b in links(map)}
    listed = {(here, there) for here, others in DATA[map]["region_adjacency"].items() for there in others}
    assert listed == {(here, there) for here, there in joined if here != there}


@clause("PG-0.3", "PG-0.6")
@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6])
def test_in_every_zone_all_cities_can_be_reached(map: str, size: int) -> None:
    """Whatever regions hang together, their cities do too, by links inside the zone."""
    neighbours = [(here, there) for here, others in DATA[map]["region_adjacency"].items() for there in others]
    zones = [
        set(zone)
        for zone in combinations([region["id"] for region in DATA[map]["regions"]], size)
        if hangs_together(set(zone), neighbours)
    ]
    assert zones
    for zone in zones:
        assert hangs_together({id for id, city in cities(map).items() if city["region"] in zone}, links(map))


@pytest.mark.parametrize("map", MAPS)
def test_cities_lie_on_the_canvas_and_apart(map: str) -> None:
    canvas = DATA[map]["canvas"]
    assert 0 < canvas["width"] <= 1000
    assert 0 < canvas["height"] <= 1000
    for city in cities(map).values():
        assert 0 <= city["x"] <= canvas["width"]
        assert 0 <= city["y"] <= canvas["height"]
    for one, other in combinations(cities(map).values(), 2):
        assert dist((one["x"], one["y"]), (other["x"], other["y"])) >= 40


@pytest.mark.parametrize("map", MAPS)
def test_the_lines_on_the_screen_never_cross(map: str) -> None:
    place = {id: (city["x"], city["y"]) for id, city in cities(map).items()}

    def side(a: str, b: str, c: str) -> int:
        """On which side of the line from a to b the city c lies."""
        (ax, ay), (bx, by), (cx, cy) = place[a], place[b], place[c]
        turn: int = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
        return turn

    for (a, b), (c, d) in combinations(links(map), 2):
        if not {a, b} & {c, d}:
            crossing = side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
            assert not crossing, f"{a}-{b} crosses {c}-{d}"


@pytest.mark.parametrize("map", MAPS)
def test_the_listed_differences_from_the_older_edition_are_true_of_the_data(map: str) -> None:
    differences = DATA[map]["edition_differences"]
    cost = costs(map)
    for link in differences["changed_costs"] + differences["added_in_recharged"]:
        assert cost[frozenset((link["a"], link["b"]))] == link["recharged"]
    for link in differences["removed_in_recharged"]:
        assert frozenset((link["a"], link["b"])) not in cost
    for city in differences["renamed"]:
        assert city["recharged"] in cities(map)
        assert city["older"].lower() not in cities(map)


@pytest.mark.parametrize(
    ("a", "b", "cost"),
    [
        ("essen", "duisburg", 0), ("munster", "dortmund", 2), ("dusseldorf", "essen", 2),
        ("dusseldorf", "aachen", 9), ("dusseldorf", "koln", 4), ("essen", "dortmund", 5),
    ],
)  # fmt: skip
def test_the_links_of_the_rulebook_example(a: str, b: str, cost: int) -> None:
    assert costs("germany")[frozenset((a, b))] == cost
