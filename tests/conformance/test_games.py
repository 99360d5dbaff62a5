"""Every registered game holds to the contract, at every player count and with every option."""

import pytest

from powerhouse.conformance import ConformanceCase, cases, check_game, check_record, check_words
from powerhouse.core import registry
from powerhouse.core.game import Game

TABLES = [table for game in registry.games() for table in cases(game)]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_games_hold_to_the_contract(table: ConformanceCase) -> None:
    check_game(table, seed=11)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_records_round_trip(table: ConformanceCase) -> None:
    check_record(table, seed=12)


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)
def test_what_a_game_says_of_itself_has_words(game: Game) -> None:
    check_words(game)
