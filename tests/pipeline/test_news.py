"""What is told of moves and of what follows from them."""

from powerhouse.core.catalogue import of_game
from powerhouse.core.chance import Seeded
from powerhouse.core.news import News
from powerhouse.core.story import story
from tests.pipeline.scenario import TILE_OF_CODE, Table

CROSS = ("upgrades", "tanks", "machines", "contracts")


def news_of(table: Table, *moves: str) -> list[News]:
    """What these moves of the actor tell."""
    told: list[News] = []
    for text in moves:
        before = table.state.copy()
        move = before.parse(text)
        table.play(text)
        told += table.state.news(before, move, [])
    return told


def told(table: Table, *moves: str) -> list[str]:
    lines = story(news_of(table, *moves), None)
    return [of_game("pipeline").say(line.phrase(), ["Anna", "Boris", "Clara", "David"]) for line in lines]


def test_equal_trades_of_an_action_are_told_together() -> None:
    table = Table(2).cross(*CROSS).money(0, 50).oil(0, silver_mid=2).turn(0)
    sale = "sell silver mid market-1 silver mid 40"
    assert told(table, "go market-1", sale, sale, "buy market-1 teal crude 5", "done") == [
        "Anna goes to market 1: sells 2 silver mid for 80, buys teal crude for 5"
    ]


def test_a_price_that_an_upgrade_shifts_is_told_as_it_was_paid() -> None:
    table = Table(2).cross(*CROSS).level(0, "refined-markets", 1).oil(0, silver_mid=1).turn(0)
    shift = table.state.figures.upgrades.price_shift
    (sold,) = news_of(table.play("go market-1"), f"sell silver mid market-1 silver mid {40 + shift}")
    assert (sold.code, sold.values["earned"]) == ("sold", 40 + shift)


def test_a_second_action_is_told_with_what_it_cost() -> None:
    table = Table(2).cross(*CROSS).money(0, 50).turn(0)
    assert told(table, "go market-2", "done", "go machines")[1] == "Anna also goes to machines for 10"


def test_a_line_that_grows_twice_is_told_from_its_first_to_its_last_length() -> None:
    table = Table(2).cross(*CROSS).money(0, 50).tiles(0, "WE-ooo 0,0 east").shop("tanks", "WE-oot", "WE-oos").turn(0)
    first, second = TILE_OF_CODE["WE-oot"], TILE_OF_CODE["WE-oos"]
    lines = told(table, "go tanks", "pipes 2", f"take {first}", "place 2,0 east", f"take {second}", "place 4,0 east")
    assert lines[0].startswith("Anna goes to tanks: pays for 2 pipes for 15, takes 2 pipes")
    assert "; longest lines: orange 2 → 6" in lines[0]


def test_a_line_that_is_again_as_long_as_before_is_not_told() -> None:
    grown = News("longest", 0, {"colour": "orange", "from": 2, "to": 4}, "turn", ends=True, span=["from", "to"])
    cut = News("longest", 0, {"colour": "orange", "from": 4, "to": 2}, "turn", ends=True, span=["from", "to"])
    (line,) = story([News("loan-taken", 0, {"earned": 15}, "turn"), grown, cut], None)
    assert of_game("pipeline").say(line.phrase(), ["Anna"]) == "Anna takes a loan of 15"


def test_who_did_not_fill_a_contract_is_named_when_the_year_ends() -> None:
    table = Table(2).last_turn_of_the_year()
    seat = int(table.state.turn)
    table.contract(seat, "C-low-02")
    codes: list[News] = []
    while table.state.year == 0:
        before = table.state.copy()
        move = before.moves()[0]
        reveals: list[int] = []
        table.state.advance(move, Seeded(1))
        codes = table.state.news(before, move, reveals)
    lost, *renewed = [one for one in codes if one.code not in ("passed", "went", "longest")][-5:]
    assert (lost.code, lost.seat, lost.values["cubes"]) == ("penalty", seat, 1)
    assert of_game("pipeline").say(lost.phrase(), ["Anna", "Boris"]).endswith(" 1 (contracts for 2 teal low)")
    assert [one.code for one in renewed] == ["year", "contracts-moved", "markets-refreshed", "shops-refreshed"]


def test_the_set_up_tells_the_cross_and_the_order() -> None:
    table = Table(2).cross(*CROSS)
    said = [of_game("pipeline").say(one.phrase(), ["Anna", "Boris"]) for one in table.state.news(None, 0, [])]
    assert (
        said[0] == "the cross: the crude market + upgrades, market 1 + tanks, market 2 + machines, market 3 + contracts"
    )
    assert said[1].endswith("play in this order")
