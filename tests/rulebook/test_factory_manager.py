"""The worked examples of the rulebook of Factory Manager."""

import pytest

from powerhouse.games.factory_manager import GAME
from powerhouse.games.factory_manager.codes import ENERGY
from tests.clauses import clause
from tests.factory_manager.scenario import Table


@clause("FM-0.3")
def test_the_counters_of_a_factory_start_at_production_2_storage_3_and_energy_4() -> None:
    shown = Table(5).shown(4)
    assert (shown.production, shown.storage, shown.energy) == (2, 3, 4)


@clause("FM-0.3")
def test_each_of_two_machines_needs_2_workers_so_4_are_in_the_canteen_and_3_beside() -> None:
    table = Table(5)
    assert table.tile("machine-0").workers == 2
    assert (table.shown(0).canteen, table.shown(0).available) == (4, 3)


@clause("FM-0.5")
def test_three_players_use_the_tiles_marked_2_5_and_3_5() -> None:
    rows = GAME.setup(3).components.data["tiles"]["tiles"]
    used = [row for row in rows if row["back"] in ("2-5", "3-5")]
    board = Table(3).state.board
    assert sum(board) == len(used)
    for tile in Table(3).state.figures.tiles:
        alike = [row for row in used if (row["type"].replace("_", "-") + f"-{row['price']}") == tile.id]
        assert board[tile.number] == len(alike)


@clause("FM-5.1")
def test_production_3_and_storage_8_bring_only_30() -> None:
    table = Table(3).order_tiles(1, 2, 3).factory(0, "machine-23", "storage-18", "storage-18").running(0).play("done")
    assert (table.shown(0).production, table.shown(0).storage) == (3, 8)
    assert table.shown(0).income == 30


@clause("FM-5.1", "FM-5.2")
def test_the_starting_factory_earns_20_and_pays_4_for_energy_at_price_1() -> None:
    """The text names the storage of 3 as the lower value, but it is the production of 2 that makes 20."""
    table = Table(3).running().shows(ENERGY).everybody("done")
    assert table.view(None).energy_price == 1
    for seat in range(3):
        assert (table.shown(seat).income, table.shown(seat).energy, table.shown(seat).profit) == (20, 4, 16)
        assert table.player(seat).money == 18 + 16


@clause("FM-0.9", "FM-4.11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_round_1_of_a_first_game_the_0_is_drawn_and_the_price_stays_1(players: int) -> None:
    table = Table(players, first_game="on").running().everybody("done")
    assert table.view(None).energy_price == 1
    assert table.player(0).money == 18 + 16


@clause("FM-3.11", "FM-3.12")
def test_with_both_seasonal_workers_a_player_has_nine() -> None:
    table = Table(3).order_tiles(1, 2, 3).market().buying(0).play("hire 2", "done", "done")
    assert table.shown(0).available == 9
