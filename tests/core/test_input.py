"""What people type, and the moves it means."""

import pytest

from powerhouse.core.errors import UnreadableMove
from powerhouse.core.input import Batch, Input, Menu
from powerhouse.core.notation import Form
from powerhouse.core.state import State
from tests.power_grid.scenario import Table


def one(table: Table, text: str, menu: Menu = (), named: tuple[str, ...] = ()) -> list[str]:
    return Input().read_one(text, table.state, menu, list(named))


def read(line: str, state: State, menu: Menu = ()) -> Batch:
    return Input().read(line, state, menu)


@pytest.fixture
def building() -> Table:
    table = Table(zone="west+southwest+east+northwest").order(0, 1, 2, 3)
    return table.cities(0, "essen").money(0, 60).building(0)


@pytest.fixture
def buying() -> Table:
    return Table().order(0, 1, 2, 3).plants(0, 4, 5).money(0, 50).fuel_phase(0)


@pytest.fixture
def offering() -> Table:
    return Table().order(0, 1, 2, 3).market(3, 4, 5, 6, 7, 8, 9, 10).auction()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("build duisburg", "build duisburg"),
        ("b dui", "build duisburg"),
        ("DUIS", "build duisburg"),
        ("düsseldorf", "build dusseldorf"),
        ("b Frankfurt-M", "build frankfurt_m"),
        ("b frankfurt m", "build frankfurt_m"),
        ("d", "done"),
        ("done", "done"),
    ],
)
def test_short_forms_of_a_city(building: Table, typed: str, meant: str) -> None:
    assert one(building, typed) == [meant]


def test_an_ambiguous_beginning_names_the_possibilities(building: Table) -> None:
    with pytest.raises(UnreadableMove, match="'b du' could be build duisburg, build dusseldorf"):
        one(building, "b du")


def test_many_possibilities_are_not_all_named(building: Table) -> None:
    with pytest.raises(UnreadableMove, match=r" and \d+ more"):
        one(building, "b")


def test_a_number_chooses_from_the_menu(building: Table) -> None:
    menu = ["build duisburg", "build dusseldorf"]
    assert one(building, "2", menu) == ["build dusseldorf"]
    with pytest.raises(UnreadableMove, match="from 1 to 2, there is no 3"):
        one(building, "3", menu)


def test_what_is_not_legal_is_still_read(building: Table) -> None:
    """So that the reasons can be given."""
    assert one(building, "build munchen") == ["build munchen"]
    assert one(building, "b munch", named=("build munchen",)) == ["build munchen"]
    with pytest.raises(UnreadableMove, match="there is no city"):
        one(building, "build atlantis")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("buy coal", ["buy coal"]),
        ("buy 3 coal", ["buy coal"] * 3),
        ("buy coal 3", ["buy coal"] * 3),
        ("3 coal", ["buy coal"] * 3),
        ("c3", ["buy coal"] * 3),
        ("b o", ["buy oil"]),
    ],
)
def test_several_tokens_at_once(buying: Table, typed: str, meant: list[str]) -> None:
    assert one(buying, typed) == meant


def test_a_bare_number_of_tokens_is_clear_only_for_a_single_fuel(buying: Table) -> None:
    with pytest.raises(UnreadableMove, match=r"2 of what\? Say for instance 'buy coal'"):
        one(buying, "2")
    assert one(buying.plants(0, 4), "2") == ["buy coal"] * 2


def test_done_is_not_counted(buying: Table) -> None:
    with pytest.raises(UnreadableMove):
        one(buying, "1 done")


def test_nobody_buys_a_thousand_tokens(buying: Table) -> None:
    with pytest.raises(UnreadableMove):
        one(buying, "buy 1000 coal")


def test_a_bare_number_is_a_plant_or_a_bid(offering: Table) -> None:
    assert one(offering, "5") == ["offer 5"]
    assert one(offering, "50") == ["offer 50"]
    offering.play("offer 5")
    assert one(offering, "7") == ["bid 7"]
    assert one(offering, "b 7") == ["bid 7"]
    assert one(offering, "bid 2") == ["bid 2"]


def test_numbers_are_never_shortened(offering: Table) -> None:
    offering.play("offer 5")
    assert one(offering, "bid 1") == ["bid 1"], "and not 10 to 19"


def test_run_without_its_mix_is_ambiguous_only_if_there_is_a_choice() -> None:
    table = Table().order(0, 1, 2, 3).plants(0, 4, 12).fuel(0, coal=4, oil=2).cities(0, "essen").supplying(0)
    assert one(table, "r 4") == ["run 4"]
    with pytest.raises(UnreadableMove, match="run 12 with 2 oil, run 12 with 1 coal 1 oil, run 12 with 2 coal"):
        one(table, "run 12")
    assert one(table.fuel(0, oil=0), "run 12") == ["run 12 with 2 coal"]


def test_a_line_of_moves_is_read_in_the_positions_they_lead_to(building: Table) -> None:
    before = building.legal()
    batch = read("dui; b du, done", building.state)
    assert batch.moves == ["build duisburg", "build dusseldorf", "done"]
    assert batch.rest == []
    assert building.legal() == before, "reading changes nothing"


def test_reading_stops_where_another_decides_or_something_is_revealed(building: Table, offering: Table) -> None:
    building.order(1, 0, 2, 3).building(0)
    batch = read("done, dui", building.state)
    assert (batch.moves, batch.rest) == (["done"], ["dui"])
    offering.state.waiting = 1
    batch = read("3, pass", offering.state)
    assert (batch.moves, batch.rest) == (["offer 3"], ["pass"])


def test_reading_stops_at_an_illegal_move(buying: Table) -> None:
    batch = read("8 coal, done", buying.money(0, 3).state)
    assert batch.moves == ["buy coal"] * 4, "the fourth costs more than there is"
    assert batch.rest == ["done"]


def test_a_line_of_the_menu_may_be_a_beginning_or_several_moves(building: Table) -> None:
    menu: Menu = ["build dui", ["build duisburg", "build dusseldorf", "done"], Form("build", {"city": "munchen"})]
    assert one(building, "1", menu) == ["build duisburg"]
    assert one(building, "2", menu) == ["build duisburg", "build dusseldorf", "done"]
    assert one(building, "3", menu) == ["build munchen"], "illegal, and read all the same"


def test_moves_that_go_without_saying(building: Table) -> None:
    class Together(Input):
        def unsaid(self, state: State, move: int) -> list[int]:
            return [state.parse("build dusseldorf")] if move == state.parse("build duisburg") else []

    both = ["build duisburg", "build dusseldorf"]
    assert Together().read("dui, done", building.state, ()).moves == [*both, "done"]
    batch = Together().read("dui, build dusseldorf, done", building.state, ())
    assert batch.moves == [*both, "done"], "it may be said"
