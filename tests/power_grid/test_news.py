"""What is told of a move: what was paid and earned, never what is hidden."""

import json
from pathlib import Path

from powerhouse import Match
from powerhouse.games.power_grid.state import PowerGrid
from tests.clauses import clause
from tests.power_grid.scenario import Table

ZONE = "west+southwest+east+northwest"


def table(box: str = "") -> Table:
    return Table(zone=ZONE, box=box).order(0, 1, 2, 3)


def other_tables(folder: Path, tables: dict[str, object]) -> str:
    path = folder / "box.json"
    path.write_text(json.dumps({"tables": tables}), "utf-8")
    return str(path)


@clause("PG-2.9")
def test_the_last_buyer_of_the_discount_plant_pays_what_the_box_says(tmp_path: Path) -> None:
    game = table(other_tables(tmp_path, {"discount_minimum_bid": 2})).round(2)
    game.market(3, 4, 5, 6, 7, 8, 9, 10).auction().play("pass", "pass", "pass")
    before = game.player(3).money
    assert game.told("offer 3")[0] == "David buys plant 3 for 2"
    assert before - game.player(3).money == 2


@clause("PG-5.2")
def test_the_supplied_cities_are_counted_though_two_payments_are_equal(tmp_path: Path) -> None:
    payments = [10, 22, 22, 44, 54, 64, 73, 82, 90, 98, 105, 112, 118, 124, 129, 134, 138, 142, 145, 148, 150]
    game = table(other_tables(tmp_path, {"payments": {"by_cities_powered": payments}}))
    game.plants(0, 18).cities(0, "essen", "koln").supplying(0)
    assert game.told("run 18") == ["Anna supplies 2 cities and earns 22 (run 18)"]


def test_an_auction_is_told_with_its_plant_and_amounts() -> None:
    game = table().market(3, 4, 5, 6, 7, 8, 9, 10).auction()
    assert game.told("offer 5") == ["Anna offers plant 5"]
    assert game.told("bid 5") == ["Anna offers plant 5 for 5"]
    assert game.told("bid 7") == ["Boris bids 7"]
    assert game.told("pass") == ["Clara passes"]
    game.play("pass")
    assert game.told("pass")[:2] == ["Anna passes", "Boris buys it for 7"]


def test_fuel_and_cities_are_told_with_what_was_paid() -> None:
    game = table().plants(0, 4).cities(0, "essen").fuel_market(coal=20).fuel_phase(0)
    assert game.told("buy coal") == ["1 coal for 2"]
    assert game.building(0).told("build duisburg") == ["Duisburg for 10"]
    assert game.told("done") == []


def test_news_are_the_same_for_all_and_hold_no_purse() -> None:
    """Payments are public; what somebody has is not."""
    match = Match.new("power-grid", 4, seed=3)
    assert isinstance(match.state, PowerGrid)
    for player in match.state.players:
        player.money = 7301
    while not match.over and len(match.log) < 300:
        match.play(match.state.moves()[-1 if match.view(None).ask != "bid" else 0])
    told = [news for entry in match.log for news in entry.news]
    assert all(news.told_to(None) for news in told)
    assert not any(7000 < value < 7302 for news in told for value in news.values.values() if isinstance(value, int))


def test_long_numbers_are_digits_alone() -> None:
    game = table().market(3, 4, 5, 6, 7, 8, 9, 10).auction().play("offer 5")
    assert game.reasons("bid 12345") == ["a bid of 12345 is more than the 50 you have (PG-2.8)"]
