"""What the view says so that no screen has to work it out, also with other figures and rulings."""

import json
from pathlib import Path

import pytest

from powerhouse.core.bidding import Orderable
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


def test_robots_a_machine_are_those_of_the_box(tmp_path: Path) -> None:
    own = tmp_path / "own.json"
    own.write_text(json.dumps({"tables": {"robots": {"max_running_robots_per_running_machine": 2}}}))
    board = GAME.board(GAME.setup(3, replacements=own))
    assert isinstance(board, Board)
    assert board.robots_a_machine == 2


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
