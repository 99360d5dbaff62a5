"""What a person may type in Pipeline, and the moves that it means."""

import pytest

from powerhouse.core.errors import UnreadableMove
from powerhouse.games.pipeline import GAME
from powerhouse.games.pipeline.input import typed_family, typed_place, typed_purchase, typed_sale
from tests.cli.test_pipeline_screen import refinery, screen_of
from tests.pipeline import scenario


def read(table: scenario.Table, line: str) -> list[str]:
    return screen_of(table).read(table.state.turn, line).moves


def test_start_tanks() -> None:
    table = scenario.Table(2, start_tanks="placed")
    assert read(table, "usual") == ["tank crude", "tank crude", "tank low", "tank mid", "tank high"]
    assert read(table, "2 high, 1") == ["tank high", "tank high", "tank crude"]


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("m1", "go market-1"), ("2", "go market-1"), ("gov", "go government"), ("9", "go government"),
        ("net", "go network"), ("up", "go upgrades"), ("con", "go contracts"), ("p", "pass"), ("crude", "go crude"),
    ],
)  # fmt: skip
def test_actions_by_number_and_by_beginning(line: str, move: str) -> None:
    assert read(refinery(), line) == [move]


def test_refining_as_much_as_can_be() -> None:
    table = refinery()
    moves = read(table, "net all")
    assert [move.split()[0] for move in moves] == ["go", "stand", "refine", "refine"]
    assert moves[2:] == ["refine 1 crude high", "refine 5 crude low"]
    with pytest.raises(UnreadableMove, match="there is nothing to refine now"):
        read(table, "run all")
    table.play(*moves[:2])
    assert read(table, "all") == read(table, "1") == moves[2:]
    assert read(table, "1 c m, done") == ["refine 1 crude mid", "done"]


def test_selling_and_buying_at_the_best_price() -> None:
    table = refinery().oil(0, silver_mid=3).play("go market-1")
    sold = "sell silver mid market-1 silver mid 40"
    assert read(table, "s sm") == [sold]
    assert read(table, "s 2 sm, b 2 tc") == [sold, sold, *["buy market-1 teal crude 5"] * 2]
    assert read(table, "sell all silver mid, done") == [sold, sold, "sell silver mid market-1 silver mid 35", "done"]
    assert read(table, "s sm 35") == ["sell silver mid market-1 silver mid 35"]
    assert read(table, "b tc 9") == ["buy market-1 teal crude 9"]


def test_what_cannot_be_sold_or_bought_is_refused_by_the_rules() -> None:
    table = refinery().oil(0).money(0, 12).play("go market-1")
    assert read(table, "b 3 tc") == ["buy market-1 teal crude 5"] * 2 + ["buy market-1 teal crude 7"]
    assert read(table, "s oh")[0].startswith("sell orange high market-1 orange ")
    with pytest.raises(UnreadableMove, match="this market has no place for Oc"):
        read(table, "b oc")


def test_a_higher_grade_goes_where_it_brings_most() -> None:
    table = refinery().oil(0, orange_high=1).row("market-1", "orange_high", *["orange"] * 4).play("go market-1")
    assert read(table, "s oh") == ["sell orange high market-1 orange mid 45"]


def test_tanks_machines_and_pipes() -> None:
    table = refinery().play("go tanks")
    assert read(table, "low") == read(table, "tank low") == read(table, "2") == ["tank 5 low"]
    assert read(table, "3 mid") == ["tank 5 mid"] * 3
    assert read(table, "tank 15 high") == ["tank 15 high"]
    first = table.state.figures.faces[table.state.tank_pipes[1]].id
    assert read(table, "pipes 2, b") == ["pipes 2", f"take {first}"]
    table = refinery().play("go machines")
    assert read(table, "machine") == read(table, "ma") == read(table, "1") == ["machine 20"]
    assert read(table, "machine 40, site 1,0") == ["machine 40", "site 1,0"]


def test_government_tiles_by_their_space() -> None:
    table = refinery()
    ids = [table.state.figures.faces[tile].id for tile in table.state.government]
    assert read(table, "gov, 2a 2b, done") == ["go government", f"take {ids[8]}", f"take {ids[9]}", "done"]


def test_what_has_ended_by_itself_need_not_be_ended() -> None:
    table = refinery().play("go government")
    ids = [table.state.figures.faces[tile].id for tile in table.state.government]
    assert read(table, "1a 1b 1c, done") == [f"take {id}" for id in ids[:3]], "there is no fourth beside 1a"
    with pytest.raises(UnreadableMove, match="say what stands before the tile, as `1a`"):
        read(table, "1")


def test_places_by_coordinates() -> None:
    table = refinery().play("go government")
    table.play(table.legal("take")[0], "done")
    for line in ("0,-1 e", "0 -1 e", "0,-1 east", "place 0,-1 east", "p 0,-1e"):
        assert read(table, line) == ["place 0,-1 east"], line
    assert read(table, "0,1 e") == ["place 0,1 east"], "the sign matters"
    assert read(table, "9,9 n") == ["place 9,9 north"], "refused by the rules, not unreadable"
    assert read(table, "2") == [screen_of(table).menu(0)[1]]


def test_a_half_for_a_machine() -> None:
    table = refinery().play("go machines", "machine 20")
    assert read(table, "3,0") == read(table, "site 3,0") == ["site 3,0"]
    assert read(table, "3,0, done") == ["site 3,0", "done"]


def test_contracts() -> None:
    table = refinery().board_contracts("C-low-03", None, None, "C-mid-06", *[None] * 5).play("go contracts")
    assert read(table, "low3, mid6 d, loan") == ["sign C-low-03", "sign C-mid-06 deferred", "loan"]


def test_deliveries() -> None:
    table = scenario.Table(4).tanks(0, 2, 3, 3, 3).oil(0, teal_low=1, teal_high=2).contract(0, "C-low-02").turn(0)
    delivered = ["deliver teal low to C-low-02 as low", "deliver teal high to C-low-02 as low"]
    assert read(table, "low2") == read(table, "deliver low2") == delivered
    assert read(table, "low3")[0].startswith("deliver "), "refused: it is not Anna's"
    assert read(table, "o3-4") == ["serve O3-04"]


def test_upgrades_and_the_disc() -> None:
    table = refinery().families("engineering", "machines", "shops", "government", "human-resources").play("go upgrades")
    assert read(table, "eng, close hum") == ["upgrade engineering", "close human-resources"]
    table = refinery().play("go tanks", "done")
    assert read(table, "2") == ["disc 2"]
    assert read(table, "2 left") == read(table, "disc 2 l") == ["disc 2 left"]


def test_what_the_screen_tells_to_type_means_that() -> None:
    table = refinery().play("go machines", "machine 20")
    assert [read(table, typed_place(place.cells)) for place in table.view(0).places] == [
        [place.move] for place in table.view(0).places
    ]
    table = refinery().shop("tanks", "WE-oot", "WE-sss").play("go tanks", "pipes 2")
    table.play(f"take {table.state.figures.faces[table.tile('WE-oot')].id}")
    places = table.view(0).places
    assert {place.move.split()[2] for place in places} == {"east", "south", "west", "north"}
    assert [read(table, typed_place(place.cells)) for place in places] == [[place.move] for place in places]
    table = refinery().oil(0, silver_mid=1).play("go market-1")
    assert read(table, typed_sale("silver", "mid")) == ["sell silver mid market-1 silver mid 40"]
    assert read(table, typed_purchase("teal", "crude")) == ["buy market-1 teal crude 5"]
    table = refinery().play("go upgrades")
    for family in table.view(0).families:
        assert read(table, typed_family(family.id)) == [f"upgrade {family.id}"]
    assert len({typed_family(family) for family in GAME.board(table.setup).families}) == 7
