"""Logs that were stored before news had more values are still told."""

import pytest

from powerhouse.core.catalogue import of_game
from powerhouse.core.news import News
from powerhouse.core.phrase import all_of, named, phrase, seat_name
from powerhouse.core.story import story

NAMES = ["Anna", "Boris"]
CITY = named("city-essen", "Essen")


@pytest.mark.parametrize(
    ("game", "news", "line"),
    [
        ("power-grid", [News("connected", 0, {"city": CITY, "paid": 13}, "building")], "Anna connects Essen for 13"),
        (
            "power-grid-card-game",
            [
                News("earned-with", None, {"player": seat_name(0), "income": 9, "plants": all_of([3, 5])}, "income"),
                News("earned", None, {"player": seat_name(1), "income": 2, "plants": all_of([])}, "income"),
            ],
            "Income: Anna 9 with 3 and 5, Boris 2",
        ),
        (
            "factory-manager",
            [
                News(
                    "profits",
                    None,
                    {"price": 2, "rise": 0, "profits": [phrase("profit-of", name=seat_name(1), profit=8)]},
                )
            ],
            "the energy price stays at 2; profit: Boris 8",
        ),
        (
            "pipeline",
            [News("penalties", None, {"names": all_of([seat_name(0), seat_name(1)])})],
            "penalty cubes for unfilled contracts: Anna and Boris",
        ),
        ("pipeline", [News("loan", 0, {}, "turn")], "Anna takes a loan"),
        ("pipeline", [News("year", None, {"year": 2})], "year 2 begins"),
    ],
)
def test_an_older_line_is_told(game: str, news: list[News], line: str) -> None:
    (told,) = story(news, None)
    assert of_game(game).say(told.phrase(), NAMES) == line
