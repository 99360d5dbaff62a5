"""The map and the zone of regions in play (PG-0.1 to PG-0.6)."""

import pytest

from powerhouse.core.chance import Chance, Seeded
from powerhouse.core.errors import BadSetup
from powerhouse.games.power_grid import GAME
from powerhouse.games.power_grid.codes import FIRST, ZONE
from tests.clauses import clause
from tests.power_grid.scenario import Table

MAPS = ("germany", "usa")


class Zones(Chance):
    """Chance that remembers between which zones it had to choose."""

    def __init__(self) -> None:
        self.seeded = Seeded(1)
        self.choices: list[int] = []

    def pick(self, candidates: list[int]) -> int:
        if ZONE < candidates[0] < FIRST:
            self.choices = [code - ZONE for code in candidates]
        return self.seeded.pick(candidates)


def zones_to_draw(players: int, map: str) -> list[list[str]]:
    """The zones of which one is drawn, by the names of their regions."""
    chance = Zones()
    setup = GAME.setup(players, {"map": map})
    GAME.start(setup, chance)
    regions = Table(players, map=map).state.map
    return [regions.regions_in(zone) for zone in chance.choices]


@clause("PG-0.1")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_players_play(players: int) -> None:
    with pytest.raises(BadSetup, match=f"^Power Grid is for 2 to 6 players, not {players}$"):
        GAME.setup(players)


@clause("PG-0.1")
@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_both_maps_are_for_two_to_six_players(map: str, players: int) -> None:
    table = Table(players, map=map)
    assert table.view(0).map == map
    assert len(table.state.players) == players


@clause("PG-0.1")
def test_there_is_no_third_map() -> None:
    with pytest.raises(BadSetup, match=r"^option map is 'france', it must be one of germany, usa$"):
        GAME.setup(4, {"map": "france"})


@clause("PG-0.1")
@pytest.mark.parametrize("map", MAPS)
def test_a_map_has_six_regions_of_seven_cities(map: str) -> None:
    board = Table(map=map).state.map
    assert len(board.region_ids) == 6
    regions = [city.region for city in board.cities]
    assert [regions.count(region) for region in range(6)] == [7] * 6
    assert all(link.cost >= 0 for link in board.links)


@clause("PG-0.2")
@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize(("players", "regions"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 5)])
def test_the_zone_grows_with_the_number_of_players(map: str, players: int, regions: int) -> None:
    for seed in range(5):
        table = Table(players, seed, map=map)
        assert len(table.view(0).zone) == regions
        assert len(table.state.network.cities) == 7 * regions


@clause("PG-0.2")
def test_the_zone_is_the_same_for_everybody() -> None:
    table = Table(4)
    assert all(table.view(seat).zone == table.view(None).zone for seat in range(4))


@clause("PG-0.3")
def test_neighbouring_regions_are_joined_by_a_link() -> None:
    board = Table().state.map
    west, east, southeast = (board.region_ids.index(name) for name in ("west", "east", "southeast"))
    assert board.connected([west, east])  # Kassel - Erfurt
    assert board.connected([east, southeast])  # Nürnberg - Regensburg
    assert not board.connected([west, southeast])
    assert board.connected([west, southeast, east])


@clause("PG-0.3", "PG-0.4")
@pytest.mark.parametrize(
    ("map", "players", "count"),
    [
        ("germany", 2, 13), ("germany", 3, 13), ("germany", 4, 12), ("germany", 5, 6), ("germany", 6, 6),
        ("usa", 2, 12), ("usa", 3, 12), ("usa", 4, 12), ("usa", 5, 6), ("usa", 6, 6),
    ],
)  # fmt: skip
def test_every_zone_that_hangs_together_is_equally_likely(map: str, players: int, count: int) -> None:
    zones = zones_to_draw(players, map)
    assert len(zones) == count
    assert len({tuple(zone) for zone in zones}) == count
    neighbours = GAME.setup(players).components.data[map]["region_adjacency"]
    for first, *others in zones:
        reached = {first}
        for _ in others:
            reached |= {region for region in others if reached & set(neighbours[region])}
        assert reached == {first, *others}


@clause("PG-0.3")
@pytest.mark.parametrize(
    ("map", "torn"),
    [
        ("germany", ["northwest", "northeast", "southwest", "southeast"]),
        ("usa", ["northwest", "southwest", "northeast", "southeast"]),
    ],
)
def test_two_pairs_of_neighbours_do_not_hang_together(map: str, torn: list[str]) -> None:
    assert torn not in zones_to_draw(4, map)
    with pytest.raises(BadSetup, match="do not hang together"):
        GAME.setup(4, {"map": map, "zone": "+".join(torn)})


@clause("PG-0.4")
def test_the_zone_is_drawn_at_random_unless_it_is_named() -> None:
    drawn = {tuple(Table(3, seed).view(None).zone) for seed in range(60)}
    assert len(drawn) > 8
    assert {tuple(Table(3, seed, zone="random").view(None).zone) for seed in range(60)} == drawn


@clause("PG-0.4")
@pytest.mark.parametrize("named", ["west+southwest+east", "east+west+southwest"])
def test_the_table_may_name_the_zone(named: str) -> None:
    for seed in range(10):
        assert Table(3, seed, zone=named).view(None).zone == ["west", "east", "southwest"]


@clause("PG-0.4")
def test_a_named_zone_is_not_left_to_chance() -> None:
    chance = Zones()
    GAME.start(GAME.setup(3, {"zone": "west+southwest+east"}), chance)
    assert chance.choices == []


@clause("PG-0.5")
@pytest.mark.parametrize(
    ("players", "zone", "sentence"),
    [
        (3, "west+east", "3 players need a zone of 3 regions, not 2 (PG-0.5)"),
        (3, "west+east+southwest+southeast", "3 players need a zone of 3 regions, not 4 (PG-0.5)"),
        (6, "west+east+southwest+southeast", "6 players need a zone of 5 regions, not 4 (PG-0.5)"),
        (3, "west+east+west", "the zone names the region west twice (PG-0.5)"),
        (
            3,
            "west+northwest+southeast",
            "the regions west, northwest, southeast do not hang together (PG-0.5)",
        ),
        (
            3,
            "west+east+bavaria",
            "the map Germany has no region 'bavaria'; "
            "it has northwest, northeast, west, east, southwest, southeast (PG-0.5)",
        ),
    ],
)
def test_a_zone_that_does_not_fit_is_refused(players: int, zone: str, sentence: str) -> None:
    with pytest.raises(BadSetup) as error:
        GAME.setup(players, {"zone": zone})
    assert str(error.value) == sentence


@clause("PG-0.5")
@pytest.mark.parametrize("zone", ["", "+", "west+east+", "west,east,southwest", "west+east+southwest+west"])
def test_a_zone_that_is_not_three_names_is_refused(zone: str) -> None:
    with pytest.raises(BadSetup, match=r"\(PG-0\.5\)$"):
        GAME.setup(3, {"zone": zone})


@clause("PG-0.5")
def test_a_region_named_twice_is_refused_though_the_others_would_do() -> None:
    with pytest.raises(BadSetup, match=r"^the zone names the region west twice \(PG-0\.5\)$"):
        GAME.setup(3, {"zone": "west+east+southwest+west"})


@clause("PG-0.5")
def test_a_region_of_the_other_map_is_unknown() -> None:
    GAME.setup(3, {"map": "usa", "zone": "midwest+south+northeast"})
    with pytest.raises(BadSetup, match="the map Germany has no region 'midwest'"):
        GAME.setup(3, {"map": "germany", "zone": "midwest+south+northeast"})


@clause("PG-0.6")
def test_cities_outside_the_zone_cannot_be_built() -> None:
    table = Table(3, zone="northwest+northeast+east").building()
    assert "build hamburg" in table.legal()
    assert "build essen" not in table.legal()
    assert table.reasons("build essen") == ["Essen lies outside the zone (PG-0.6)"]


@clause("PG-0.6")
def test_ways_do_not_leave_the_zone() -> None:
    """From Lübeck to Osnabrück it is 28 by Hamburg and Bremen, but 74 when the northwest is out of play."""
    whole = Table(3, zone="northwest+northeast+west").cities(0, "lubeck")
    assert whole.cost(0, "osnabruck") == 10 + 28
    without = Table(3, zone="northeast+west+east").cities(0, "lubeck")
    assert without.cost(0, "osnabruck") == 10 + 74


@clause("PG-0.6")
def test_links_with_an_end_outside_are_out_of_play() -> None:
    table = Table(3, zone="northwest+northeast+east")
    inside = set(table.state.network.cities)
    assert all(link.a in inside and link.b in inside for link in table.state.network.links)
    assert table.city("osnabruck") not in table.state.network.neighbours[table.city("bremen")]


@clause("PG-0.6")
def test_inside_the_zone_regions_mean_nothing() -> None:
    """Hannover and Magdeburg lie in two regions, and their link costs what is written on it."""
    table = Table(3, zone="northwest+northeast+east").cities(0, "hannover")
    assert table.cost(0, "magdeburg") == 10 + 15
