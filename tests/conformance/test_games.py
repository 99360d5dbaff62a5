"""Every registered game holds to the contract, at every player count and with every option."""

import pytest

from powerhouse.conformance import Table, check_game, check_record, tables
from powerhouse.core import registry

TABLES = [table for game in registry.games() for table in tables(game)]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_games_hold_to_the_contract(table: Table) -> None:
    check_game(table, seed=11)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_records_round_trip(table: Table) -> None:
    check_record(table, seed=12)
