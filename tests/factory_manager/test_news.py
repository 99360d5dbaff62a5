"""What is told of a move: who did what for how much, and what followed from it."""

from powerhouse.core.catalogue import of_game
from powerhouse.core.news import News
from powerhouse.core.story import story
from powerhouse.games.factory_manager import GAME
from powerhouse.games.factory_manager.codes import ENERGY
from tests.factory_manager.scenario import Table

NAMES = ["Anna", "Boris", "Clara"]


def news_of(table: Table, *moves: str) -> list[News]:
    """The news of some moves, one after the other."""
    told: list[News] = []
    for text in moves:
        before = table.state.copy()
        table.play(text)
        told += table.state.news(before, before.parse(text), [])
    return told


def told(table: Table, *moves: str) -> list[str]:
    """The lines of the story of some moves."""
    texts = of_game(GAME.id)
    return [texts.say(line.phrase(), NAMES) for line in story(news_of(table, *moves), None)]


def auction(players: int = 3) -> Table:
    """The last seat opens."""
    return Table(players).order_tiles(*(4, 7, 8)[:players]).auction(*(1, 2, 3)[:players])


def buying() -> Table:
    """Anna, with a discount of 1, is to buy."""
    return Table(3).order_tiles(4, 7, 8).market("machine-10", "storage-6", "storage-6").money(0, 40).buying(0)


def test_the_set_up_tells_order_market_and_first_tiles() -> None:
    codes = [news.code for news in Table(3).state.news(None, -1, [])]
    assert codes == ["dealt", "first-market", "turned-up"]


def test_an_auction_is_one_line() -> None:
    assert told(auction(), "offer 2", "bid 0", "bid 1", "pass", "pass") == [
        "Clara offers tile 2 for 0 … Anna takes it for 1 worker"
    ]


def test_the_last_tile_is_taken_by_whoever_is_left() -> None:
    table = auction(2)
    news_of(table, "offer 2", "bid 0", "pass")
    assert told(table, "bid 2") == ["Anna is left with tile 1, puts 2 workers on it"]


def test_equal_tiles_are_counted() -> None:
    table = Table(3).order_tiles(4, 7, 8).bringing()
    first = table.fronts()[1]
    [line] = told(table, f"bring {table.fronts()[0]}", *[f"bring {first}"] * 2)
    assert line == "Anna brings storage 6, 2 × machine 7"


def test_what_is_bought_and_placed_is_told_once_with_its_price() -> None:
    moves = ["buy storage-6", "place storage-6", "buy storage-6", "place storage-6", "buy machine-10", "hire 1"]
    assert told(buying(), *moves) == [
        "Anna buys 2 × storage 6 for 10, buys machine 10 for 9, hires 1 seasonal worker for 6"
    ]
    [first, placed, *_] = news_of(buying(), *moves)
    assert (first.values["bought"], first.values["placed"], first.values["paid"]) == (1, 0, 5)
    assert (placed.values["bought"], placed.values["placed"], placed.values["paid"]) == (0, 1, 0)


def test_a_kept_tile_that_is_placed_is_told() -> None:
    table = buying().beside(0, "machine-7")
    assert told(table, "demolish machine-0", "place machine-7") == [
        "Anna demolishes starting machine, places machine 7"
    ]


def test_a_building_site_is_told_with_its_fee() -> None:
    table = buying().factory(0, *["storage-0"] * 10).beside(0, "machine-7")
    assert told(table, "place machine-7", "done") == [
        "Anna places machine 7 on a building site for 10, buys nothing",
    ]


def test_who_is_done_after_a_purchase_is_not_worth_a_word() -> None:
    assert told(buying(), "buy storage-6", "done") == ["Anna buys storage 6 for 5"]
    assert told(buying(), "done") == ["Anna buys nothing"]


def test_the_last_run_brings_the_profits_and_the_next_round() -> None:
    table = Table(3).order_tiles(4, 7, 8).running().shows(ENERGY + 1)
    stopped, energy, *profits, turned_up = news_of(table, "stop machine-0", "done", "done", "done")
    assert stopped.code == "stopped"
    assert (energy.code, energy.values) == ("energy-price", {"price": 2, "rise": 1})
    for news in profits:
        assert news.seat is not None
        one = {name: value for name, value in news.values.items() if isinstance(value, int)}
        assert one["profit"] == one["income"] - one["energy"] * one["price"] == table.player(news.seat).profit
    (line,) = story([energy, *profits], None)
    assert line.seat is None
    assert str(of_game(GAME.id).say(line.phrase(), NAMES)).endswith(
        "profit: " + ", ".join(f"{NAMES[seat]} {table.player(seat).profit}" for seat in range(3))
    )
    assert (turned_up.code, turned_up.values["round"]) == ("turned-up", 2)


def test_after_the_last_round_no_tiles_come_up() -> None:
    table = Table(3).order_tiles(4, 7, 8).round(5).running().shows(ENERGY)
    assert [news.code for news in news_of(table, "done", "done", "done")] == ["energy-price", *["profit"] * 3]


def test_nobody_is_told_more_than_others() -> None:
    """Everything is open, and what is face down is in no news."""
    told = [*Table(3).state.news(None, -1, []), *news_of(auction(), "offer 2", "bid 0")]
    assert all(news.only is None and news.but is None for news in told)
