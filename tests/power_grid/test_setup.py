"""What everybody starts with (PG-0.7 to PG-0.13), the bank (PG-0.23) and the round (PG-0.24)."""

from itertools import pairwise, permutations

import pytest

from powerhouse.core.chance import Chance, Seeded
from powerhouse.games.power_grid import GAME
from powerhouse.games.power_grid.codes import FIRST, FUELS
from tests.clauses import clause
from tests.power_grid.scenario import Table

MAPS = ("germany", "usa")
PLAYERS = (2, 3, 4, 5, 6)


@clause("PG-0.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_50_elektro_and_nothing_else(players: int) -> None:
    table = Table(players)
    for seat in range(players):
        assert table.player(seat).money == 50
        assert table.owned(seat) == []
        assert set(table.held(seat).values()) == {0}
        assert table.player(seat).network == []


@clause("PG-0.8")
def test_twenty_houses_can_be_built_in_cities() -> None:
    table = Table(4).some_cities(0, 19).money(0, 500).order(1, 2, 3, 0).building()
    assert len(table.legal()) > 1
    table.play(table.legal()[1])
    assert len(table.player(0).network) == 20
    assert table.legal() == ["done"]


@clause("PG-0.8")
def test_two_of_22_houses_stand_on_the_tracks() -> None:
    setup = GAME.setup(4).components.data["tables"]["setup"]
    assert setup["houses_per_player"] == 22
    assert setup["houses_on_tracks"] == 2
    assert Table(4).state.figures.houses == 22 - 2


class Orders(Chance):
    """Chance that remembers between which seats it had to choose."""

    def __init__(self) -> None:
        self.seeded = Seeded(1)
        self.choices: list[list[int]] = []

    def pick(self, candidates: list[int]) -> int:
        if candidates[0] >= FIRST:
            self.choices.append([code - FIRST for code in candidates])
        return self.seeded.pick(candidates)


@clause("PG-0.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_first_order_is_equally_likely(players: int) -> None:
    """First any seat, then any of the others, and so on: each seat once in every choice."""
    chance = Orders()
    GAME.start(GAME.setup(players), chance)
    assert chance.choices[0] == list(range(players))
    assert [len(choice) for choice in chance.choices] == list(range(players, 0, -1))
    for earlier, later in pairwise(chance.choices):
        assert set(later) < set(earlier)


@clause("PG-0.9")
def test_every_first_order_comes_up() -> None:
    orders = {tuple(Table(3, seed).state.order) for seed in range(80)}
    assert orders == set(permutations(range(3)))


@clause("PG-0.9")
def test_seats_stay_when_turn_order_changes() -> None:
    table = Table(3).order(2, 0, 1).plants(0, 3).plants(1, 10).plants(2, 4).next_round()
    assert table.view(None).order == [1, 2, 0]
    assert [player.seat for player in table.view(None).players] == [0, 1, 2]
    assert [table.owned(seat) for seat in range(3)] == [[3], [10], [4]]


@clause("PG-0.10")
@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("players", PLAYERS)
def test_there_are_84_tokens(map: str, players: int) -> None:
    ledger = Table(players, map=map).state.ledger()
    assert [ledger[fuel] for fuel in FUELS] == [24, 24, 24, 12]


@clause("PG-0.10")
def test_what_lies_nowhere_else_is_in_the_reserve() -> None:
    table = Table(3).plants(0, 4, 7, 14).money(0, 100).order(1, 2, 0).fuel_phase()
    table.play("buy coal", "buy coal", "buy oil", "buy garbage")
    assert table.held(0) == {"coal": 2, "oil": 1, "garbage": 1, "uranium": 0}
    assert table.on_market() == {"coal": 22, "oil": 17, "garbage": 8, "uranium": 2}
    assert table.reserve() == {"coal": 0, "oil": 6, "garbage": 15, "uranium": 10}


@clause("PG-0.10")
def test_only_marked_cities_take_uranium_from_the_reserve() -> None:
    """A token for a start city lies in the reserve until the city is marked."""
    table = Table(4, start_cities="on")
    for marked in range(4):
        assert table.reserve()["uranium"] == 10 - marked
        table.play(table.legal()[0])
    assert table.reserve()["uranium"] == 6


SPACES = {
    "coal": [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8],
    "oil": [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8],
    "garbage": [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8],
    "uranium": [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16],
}


@clause("PG-0.11")
@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("fuel", FUELS)
def test_a_token_costs_the_price_of_its_space(map: str, fuel: str) -> None:
    table = Table(map=map).fuel_market(**{fuel: len(SPACES[fuel])})
    paid = [table.state.fuel.take(FUELS.index(fuel)) for _ in SPACES[fuel]]
    assert paid == SPACES[fuel]
    assert table.on_market()[fuel] == 0


@clause("PG-0.11")
@pytest.mark.parametrize("map", MAPS)
def test_the_market_shows_its_spaces(map: str) -> None:
    assert {fuel.name: fuel.spaces for fuel in Table(map=map).view(None).fuel} == SPACES


@clause("PG-0.12")
@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_market_starts_with_its_dearer_spaces_full(map: str, players: int) -> None:
    table = Table(players, map=map)
    assert table.on_market() == {"coal": 24, "oil": 18, "garbage": 9, "uranium": 2}
    assert table.reserve() == {"coal": 0, "oil": 6, "garbage": 15, "uranium": 10}
    assert [table.price(fuel) for fuel in FUELS] == [1, 3, 6, 14]


@clause("PG-0.12")
@pytest.mark.parametrize(
    ("fuel", "full"),
    [
        ("coal", [1, 2, 3, 4, 5, 6, 7, 8]),
        ("oil", [3, 4, 5, 6, 7, 8]),
        ("garbage", [6, 7, 8]),
        ("uranium", [14, 16]),
    ],
)
def test_these_spaces_are_full_at_the_start(fuel: str, full: list[int]) -> None:
    table = Table()
    paid = [table.state.fuel.take(FUELS.index(fuel)) for _ in range(table.on_market()[fuel])]
    assert sorted(set(paid)) == full


@clause("PG-0.13")
def test_the_coal_storage_of_the_usa_starts_empty() -> None:
    table = Table(map="usa").fuel_market(coal=24)
    assert table.reserve()["coal"] == 0
    table.fuel(0, coal=24)
    assert table.price("coal") == 0


@clause("PG-0.13")
@pytest.mark.parametrize(("map", "price"), [("usa", 8), ("germany", 0)])
def test_only_the_reserve_of_the_usa_is_a_place_to_buy_coal(map: str, price: int) -> None:
    table = Table(map=map).fuel_market(coal=0)
    assert table.reserve()["coal"] == 24
    assert table.price("coal") == price


@clause("PG-0.24")
def test_a_round_has_five_phases_and_each_ends_for_everybody_first() -> None:
    table = Table(3).order(0, 1, 2).plants(0, 6).plants(1, 13).plants(2, 11).round(2)
    table.market(3, 4, 5, 7, 8, 9, 10, 12).draws(16).auction()
    asked = []
    for move in ["pass"] * 3 + ["done"] * 6 + ["run nothing"] * 3:
        asked.append((table.heading(), table.state.actor))
        table.play(move)
    assert asked == [
        ("round 2, step 1, auction", 0), ("round 2, step 1, auction", 1), ("round 2, step 1, auction", 2),
        ("round 2, step 1, fuel", 2), ("round 2, step 1, fuel", 1), ("round 2, step 1, fuel", 0),
        ("round 2, step 1, building", 2), ("round 2, step 1, building", 1), ("round 2, step 1, building", 0),
        ("round 2, step 1, bureaucracy", 0), ("round 2, step 1, bureaucracy", 1),
        ("round 2, step 1, bureaucracy", 2),
    ]  # fmt: skip
    assert table.state.order == [1, 2, 0]
    assert (table.heading(), table.state.actor) == ("round 3, step 1, auction", 1)


@clause("PG-0.23")
def test_the_bank_never_runs_out() -> None:
    """The notes in the box are worth 1765; three rich players hold more, and still the bank pays."""
    table = Table(3).money(0, 2000).money(1, 2000).money(2, 2000).next_round()
    assert [table.player(seat).money for seat in range(3)] == [2010, 2010, 2010]


@clause("PG-0.23")
def test_the_bank_pays_whatever_it_has_paid_before() -> None:
    table = Table(3)
    for _ in range(12):
        table.next_round()
    assert [table.player(seat).money for seat in range(3)] == [50 + 12 * 10] * 3
    assert table.state.ledger()["money"] == Table(3).state.ledger()["money"]
