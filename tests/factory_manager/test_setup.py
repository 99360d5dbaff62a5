"""What lies on the table before round 1 (FM-0)."""

from collections import Counter

import pytest

from powerhouse.core.errors import BadSetup
from powerhouse.games.factory_manager import GAME
from powerhouse.games.factory_manager.codes import ENERGY, ORDER, START, TYPES, X_TILE
from tests.clauses import clause
from tests.factory_manager.scenario import Shows, Table

PLAYERS = (2, 3, 4, 5)


@clause("FM-0.1")
def test_two_to_five_players_play() -> None:
    assert GAME.players == PLAYERS
    for players in (1, 6):
        with pytest.raises(BadSetup, match=f"is for 2 to 5 players, not {players}"):
            GAME.setup(players)


@clause("FM-0.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_game_has_five_rounds(players: int) -> None:
    table = Table(players)
    rounds = set()
    while not table.state.over:
        rounds.add(int(table.state.round))
        table.play(table.legal()[0])
    assert rounds == {1, 2, 3, 4, 5}


@clause("FM-0.2", "FM-0.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_alike(players: int) -> None:
    table = Table(players)
    for seat in range(players):
        assert table.player(seat).money == 18
        assert table.owned(seat) == ["storage-0"] * 3 + ["machine-0"] * 2
        shown = table.shown(seat)
        assert (shown.production, shown.storage, shown.energy) == (2, 3, 4)
        assert (shown.workers, shown.canteen, shown.available, shown.seasonal) == (7, 4, 3, 0)
        assert (shown.halls_left, shown.sites_left, shown.idle, shown.beside) == (5, 2, [], [])


@clause("FM-0.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_first_turn_order_tiles_are_dealt_at_random(players: int) -> None:
    chance = Shows()
    table = Table(players).dealt_by(chance)
    dealt = chance.between(START)
    assert dealt[0] == table.state.figures.first_order
    assert [len(choice) for choice in dealt] == list(range(players, 0, -1))
    assert {player.order_tile for player in table.state.players} == set(dealt[0])
    assert chance.between(ORDER)[0] == table.state.figures.stack


@clause("FM-0.4")
def test_the_higher_tile_is_later_in_turn_order() -> None:
    table = Table(4).dealt_by(Shows(START + 9, START + 7, START + 10, START + 8))
    assert [table.player(seat).order_tile for seat in range(4)] == [9, 7, 10, 8]
    assert table.state.order == [1, 3, 0, 2]


@clause("FM-0.5")
@pytest.mark.parametrize(("players", "tiles"), [(2, 31), (3, 48), (4, 63), (5, 75)])
def test_the_storage_board_grows_with_the_players(players: int, tiles: int) -> None:
    assert sum(Table(players).state.board) == tiles


@clause("FM-0.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_six_columns_by_ascending_price(players: int) -> None:
    table = Table(players)
    columns = table.view(None).columns
    assert [column.type for column in columns] == TYPES
    for column in columns:
        prices = [table.tile(pile.tile).price for pile in column.tiles]
        assert prices == sorted(set(prices))
        assert all(pile.count > 0 for pile in column.tiles)
        assert {table.tile(pile.tile).type for pile in column.tiles} == {TYPES.index(column.type)}


@clause("FM-0.7")
def test_three_of_six_x_tiles_lie_in_the_first_market() -> None:
    chance = Shows(*[X_TILE + Table().tile(id).number for id in ("machine-9", "control-9", "optimizer-8")])
    table = Table().dealt_by(chance)
    assert table.for_sale() == ["machine-9", "control-9", "optimizer-8"]
    choices = chance.between(X_TILE)
    x_tiles = ["storage-10", "machine-9", "robot-auto-7", "robot-semi-6", "control-9", "optimizer-8"]
    assert table.ids(choices[0]) == x_tiles
    assert [len(choice) for choice in choices] == [6, 5, 4]
    assert table.state.gone == 3, "the others leave the game"


@clause("FM-0.7")
def test_any_three_x_tiles_may_come() -> None:
    markets = {tuple(Table(seed=seed).for_sale()) for seed in range(300)}
    assert len(markets) == 20


@clause("FM-0.8")
def test_five_of_eight_energy_tiles_are_used() -> None:
    table = Table()
    assert table.view(0).energy_price == 1
    assert table.view(0).energy_unseen == [0, 0, 1, 1, 1, 1, 2, 2]
    assert table.view(0).energy_next is None
    chance = Shows()
    table.dealt_by(chance)
    while not table.state.over:
        table.play(table.legal()[0])
    turned = chance.between(ENERGY)
    assert [len(choice) for choice in turned] == [8, 7, 6, 5, 4]
    assert Counter(turned[0]) == {0: 2, 1: 4, 2: 2}
    assert len(table.view(0).energy_unseen) == 3


@clause("FM-0.9")
@pytest.mark.parametrize("seed", range(8))
def test_in_a_first_game_the_price_stays_1_in_round_1(seed: int) -> None:
    table = Table(seed=seed, first_game="on")
    assert table.view(0).energy_next == 0
    assert table.view(0).energy_unseen == [0, 1, 1, 1, 1, 2, 2]
    while table.state.round == 1:
        table.play(table.legal()[0])
    assert table.view(0).energy_price == 1
    assert table.view(0).energy_next is None


@clause("FM-0.9")
def test_in_a_first_game_any_of_the_other_seven_may_follow() -> None:
    chance = Shows()
    table = Table(first_game="on").dealt_by(chance)
    while not table.state.over:
        table.play(table.legal()[0])
    turned = chance.between(ENERGY)
    assert turned[0] == [0]
    assert turned[1] == [0, 1, 1, 1, 1, 2, 2]
    assert [len(choice) for choice in turned] == [1, 7, 6, 5, 4]


@clause("FM-0.9")
def test_else_the_price_may_rise_in_round_1() -> None:
    prices = set()
    for seed in range(60):
        table = Table(2, seed)
        while table.state.round == 1:
            table.play(table.legal()[0])
        prices.add(table.view(0).energy_price)
    assert prices == {1, 2, 3}


@clause("FM-0.10")
def test_a_factory_has_ten_halls_two_sites_and_two_rooms() -> None:
    board = GAME.board(GAME.setup(4))
    assert (board.halls, board.sites) == (10, 2)
    table = Table().factory(0, *["storage-0"] * 10, "control-9", "optimizer-8")
    assert (table.shown(0).halls_left, table.shown(0).sites_left) == (0, 2)
    assert table.factory(0, "control-9", "optimizer-8").shown(0).halls_left == 10


@clause("FM-0.11")
def test_equal_tiles_are_one_thing_named_by_type_and_price() -> None:
    board = GAME.board(GAME.setup(4))
    assert len(board.tiles) == 37
    machine = next(tile for tile in board.tiles if tile.id == "machine-10")
    assert (machine.price, machine.production, machine.energy, machine.workers) == (10, 2, 2, 3)
    saver = next(tile for tile in board.tiles if tile.id == "robot-semi-16")
    assert (saver.type, saver.production, saver.energy, saver.workers) == ("robot_semi", 0, 0, -3)
