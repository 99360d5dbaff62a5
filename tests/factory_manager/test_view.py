"""What the view says so that no screen has to work it out, also with other figures and rulings."""

import json
from pathlib import Path
from typing import Any

import pytest

from powerhouse.core.bidding import Orderable
from powerhouse.core.catalogue import of_game
from powerhouse.games.factory_manager import GAME
from powerhouse.games.factory_manager.view import Board
from tests.clauses import clause
from tests.factory_manager.scenario import Table


def auction(**options: str) -> Table:
    return Table(3, 1, **options).order_tiles(4, 7, 8).auction(1, 2, 12)


def test_choices_are_taken_apart() -> None:
    choices = auction().view(2).choices
    assert [(choice.verb, choice.arguments) for choice in choices] == [
        ("offer", {"order_tile": tile}) for tile in (1, 2, 12)
    ]
    bring = Table(3).order_tiles(4, 7, 8).bringing().view(0).choices[0]
    assert (bring.move, bring.verb, bring.arguments, bring.cost) == (
        "bring storage-6", "bring", {"tile": "storage-6"}, 6,
    )  # fmt: skip


def test_bids_from_the_lowest_to_the_highest() -> None:
    table = auction()
    assert (table.view(2).lowest_bid, table.view(2).most_bid, table.view(2).bids) == (0, 2, None)
    table.play("offer 12")
    assert table.view(2).bids == (0, 2)
    table.play("bid 1")
    assert (table.view(0).lowest_bid, table.view(0).bids) == (2, (2, 2))
    assert table.view(None).lowest_bid is None


def test_the_discount_of_this_round_is_known_when_a_tile_is_won() -> None:
    table = auction()
    assert [player.buying_discount for player in table.view(None).players] == [None, None, None]
    table.play("offer 12", "bid 0", "pass", "pass")
    assert [player.buying_discount for player in table.view(None).players] == [None, None, 3]
    table = Table(3).order_tiles(4, 7, 12).bringing()
    assert [player.buying_discount for player in table.view(None).players] == [1, 2, 3]


@pytest.mark.parametrize(("rulings", "fee"), [("standard", 10), ("site-discount", 7)])
def test_a_building_site_has_the_price_that_is_paid(rulings: str, fee: int) -> None:
    table = Table(3, rulings=rulings).order_tiles(12, 4, 7).factory(0, *["storage-0"] * 10).beside(0, "machine-7")
    table.money(0, 40).buying(0)
    assert table.shown(0).site_fee == fee
    table.play("place machine-7")
    assert table.player(0).money == 40 - fee


def test_what_runs_costs_energy_at_the_price_of_now() -> None:
    shown = auction().shown(0)
    assert (shown.income, shown.energy, shown.energy_cost, shown.surplus) == (20, 4, 4, 16)
    dearer = auction()
    dearer.energy_space(3)
    assert (dearer.shown(0).energy_cost, dearer.shown(0).surplus) == (12, 8)


def test_how_many_energy_tiles_will_come() -> None:
    assert auction().view(None).energy_to_come == 5
    assert auction(first_game="on").view(None).energy_to_come == 4, "the first one is known"
    assert auction().round(5).view(None).energy_to_come == 1


def test_a_column_is_brought_by_words_that_fit_its_cheapest_tile() -> None:
    table = Table(3).order_tiles(4, 7, 8).bringing()
    for column in table.view(0).columns:
        assert any(choice.move.startswith(column.bring) for choice in table.view(0).choices)


def test_moves_of_tiles_and_runs_can_be_sent_back() -> None:
    table = Table(3).order_tiles(4, 7, 8).market("storage-6", "machine-23").money(0, 18).buying(0)
    buying = table.view(0).buying
    assert buying is not None
    assert [tile.move for tile in buying.tiles] == ["buy storage-6", "buy machine-23"]
    table = Table(3).order_tiles(4, 7, 8).running(0)
    running = table.view(0).running
    assert running is not None
    for run in running.runs:
        Table(3).order_tiles(4, 7, 8).running(0).play(*run.moves)


def board_with(path: Path, players: int, replacements: Any) -> Board:
    own = path / "own.json"
    own.write_text(json.dumps(replacements), "utf-8")
    board = GAME.board(GAME.setup(players, replacements=own))
    assert isinstance(board, Board)
    return board


def test_robots_a_machine_are_those_of_the_box(tmp_path: Path) -> None:
    robots = {"max_running_robots_per_running_machine": 2}
    assert board_with(tmp_path, 3, {"tables": {"robots": robots}}).robots_a_machine == 2


def test_the_rows_of_halls_may_differ(tmp_path: Path) -> None:
    layout = {"free_halls_upper": 6, "total_tile_spaces": 15}
    board = board_with(tmp_path, 3, {"tables": {"factory_layout": layout}})
    assert (board.halls_upper, board.halls_lower, board.halls) == (6, 5, 11)


def test_starting_tiles_are_those_that_are_never_sold(tmp_path: Path) -> None:
    assert [tile.id for tile in GAME.board(GAME.setup(4)).tiles if tile.starting] == ["storage-0", "machine-0"]
    free = {"tiles": {"tiles": [{"id": "ST01", "price": 0, "storage": 2}]}}
    board = board_with(tmp_path, 4, free)
    storage = {tile.storage: (tile.mark, tile.starting) for tile in board.tiles if tile.mark in ("0a", "0b")}
    assert storage == {1: ("0a", True), 2: ("0b", False)}
    setup = GAME.setup(4, replacements=tmp_path / "own.json")
    names = {lot.id: of_game(GAME.id).say(lot.name) for lot in GAME.lots(setup)}
    assert names["storage-0b"] == "storage 0b"
    same = board_with(tmp_path, 4, {"tiles": {"tiles": [{"id": "ST01", "price": 0}]}})
    assert [tile.id for tile in same.tiles if tile.starting] == ["machine-0"], "one like them is for sale"


@clause("FM-1.10")
def test_the_last_tile_is_taken_unopposed() -> None:
    table = auction()
    assert not table.view(2).unopposed
    table.play("offer 12")
    assert not table.view(2).unopposed
    table.play("bid 0", "pass", "pass")
    table.play("offer 2", "bid 0", "pass")
    assert [table.view(seat).unopposed for seat in (None, 0, 1)] == [True, True, True]
    table.play("bid 1")
    assert not table.view(None).unopposed


def test_halls_are_full_before_building_sites() -> None:
    table = Table(3).order_tiles(12, 4, 7).factory(0, *["storage-0"] * 10).beside(0, "machine-7").money(0, 40).buying(0)
    assert (table.shown(0).halls_taken, table.shown(0).halls_left) == (10, 0)
    table.play("place machine-7")
    assert (table.shown(0).halls_taken, table.shown(0).halls_left) == (10, 0)
    table.play("demolish storage-0")
    assert (table.shown(0).halls_taken, table.shown(0).halls_left) == (10, 1)


def test_a_tile_fits_where_it_is_placed_for_nothing() -> None:
    def fits(table: Table) -> dict[str, bool]:
        buying = table.market("machine-7", "control-10").buying(0).view(0).buying
        assert buying is not None
        return {tile.tile: tile.fits for tile in buying.tiles}

    table = Table(3).order_tiles(12, 4, 7).money(0, 40)
    assert fits(table) == {"machine-7": True, "control-10": True}
    assert fits(table.factory(0, *["storage-0"] * 10)) == {"machine-7": False, "control-10": True}


@clause("FM-1.4", "FM-1.6")
def test_bidding_for_a_turn_order_tile() -> None:
    table = auction()
    bidding = table.state.bidding()
    assert (bidding.lot, bidding.lots, bidding.raise_to, bidding.may_pass) == (None, [1, 2, 12], None, False)
    assert (bidding.amount, bidding.highest) == (0, 0)
    assert table.state.orderable(0) is None
    bidding = table.play("offer 12", "bid 1").state.bidding()
    assert (bidding.lot, bidding.amount, bidding.may_pass) == (12, 2, True)
    assert bidding.raise_to == table.state.parse("bid 2")
    assert bidding.highest == table.state.parse("bid 2")
    assert table.state.orderable(table.state.turn) == Orderable(12, (2, 2), True)


def test_measures_are_what_counts_of_each_factory() -> None:
    table = auction(rulings="printed-tracks").round(4)
    assert table.state.rounds() == 4
    [first, *_] = table.state.measures()
    assert first == {"money": 18, "income": 20, "production": 2, "storage": 3, "energy": 4, "workers": 3}
