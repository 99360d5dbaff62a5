"""Phase 2: tiles come to the market (FM-2)."""

from pathlib import Path

import pytest
from mypy_extensions import i64

from powerhouse.core.chance import Seeded
from powerhouse.core.packed import vec
from powerhouse.games.factory_manager import GAME
from powerhouse.games.factory_manager.codes import BRING, Phase
from powerhouse.games.factory_manager.market import begin
from powerhouse.games.factory_manager.state import FactoryManager
from tests.clauses import clause
from tests.factory_manager.scenario import Table


def at_market(players: int = 3, *workers: int) -> Table:
    """The seats in order; so many workers are available by seat."""
    table = Table(players).order_tiles(*range(1, players + 1)).available(*(workers or [3] * players))
    return table.market().bringing()


@clause("FM-2.1")
def test_the_lowest_tile_begins_and_finishes_before_the_next() -> None:
    table = Table(3).order_tiles(6, 1, 3).available(2, 3, 1).market().bringing()
    actors = []
    while table.state.phase == Phase.BRING:
        actors.append(table.state.actor)
        table.play(table.legal()[0])
    assert actors == [1, 1, 1, 2, 0, 0, 0]


@clause("FM-2.2")
@pytest.mark.parametrize("workers", [1, 3, 6])
def test_one_tile_for_each_available_worker_and_no_fewer(workers: int) -> None:
    table = at_market(3, workers, 3, 3)
    for left in range(workers, 0, -1):
        assert table.state.actor == 0
        assert table.view(0).left == left
        assert table.refused("done") == ["must-bring"]
        assert table.refused("pass") == ["must-bring"]
        table.play(table.legal()[0])
    assert table.state.actor == 1
    assert len(table.for_sale()) == workers


@clause("FM-2.3")
def test_only_the_cheapest_tile_of_a_column_can_be_brought() -> None:
    table = at_market()
    assert table.legal() == [f"bring {id}" for id in table.fronts()]
    assert table.fronts() == [
        "storage-6", "machine-7", "robot-auto-6", "robot-semi-4", "control-10", "optimizer-6"
    ]  # fmt: skip
    assert table.reasons("bring machine-12") == [
        "machine 12 is not the cheapest of its column: machine 7 comes first (FM-2.3)"
    ]
    assert table.refused("bring machine-9") == table.refused("bring storage-0") == ["bring-absent"]
    assert table.refused("buy machine-7") == ["must-bring"]
    beyond = BRING + len(table.state.figures.tiles)
    assert [refusal.code for refusal in table.state.refusals(beyond)] == ["no-tile"]


@clause("FM-2.3")
def test_a_column_may_be_dug_down() -> None:
    table = at_market(3, 6, 3, 3).board(control=["control-10", "control-14", "control-14", "control-22"])
    assert table.legal() == ["bring control-10"]
    table.play("bring control-10")
    assert table.legal() == ["bring control-14"]
    table.play("bring control-14")
    assert table.legal() == ["bring control-14"]
    table.play("bring control-14")
    assert table.legal() == ["bring control-22"]
    assert table.for_sale() == ["control-10", "control-14", "control-14"]


@clause("FM-2.3")
def test_an_empty_column_is_left_out() -> None:
    table = at_market().board(storage=["storage-6", "storage-6"], machine=["machine-7"], control=["control-9"])
    table.play("bring machine-7")
    assert table.legal() == ["bring storage-6", "bring control-9"]


@clause("FM-2.4")
def test_of_equally_cheap_tiles_any_may_be_brought(tmp_path: Path) -> None:
    """Two machines that cost 7 but differ, as an owner of the box might find."""
    box = tmp_path / "box.json"
    box.write_text('{"tiles": {"tiles": [{"id": "MA01", "energy": 3}]}}', "utf-8")
    state = GAME.start(GAME.setup(5, replacements=box), Seeded(1))
    assert isinstance(state, FactoryManager)
    state.market = vec[i64]([])
    begin(state)
    texts = [state.text(move) for move in state.moves()]
    assert texts[1:3] == ["bring machine-7a", "bring machine-7b"]
    for first, rest in (("bring machine-7a", "bring machine-7b"), ("bring machine-7b", "bring machine-7a")):
        tried = state.copy()
        tried.play(tried.parse(first), Seeded(1))
        assert [tried.text(move) for move in tried.moves() if "machine" in tried.text(move)] == [rest]
        tried.play(tried.parse(rest), Seeded(1))
        assert [tried.text(move) for move in tried.moves() if "machine" in tried.text(move)] == ["bring machine-10"]


@clause("FM-2.5")
@pytest.mark.parametrize(("players", "extra"), [(2, 0), (3, 1), (4, 2), (5, 3)])
def test_the_last_player_may_add_tiles(players: int, extra: int) -> None:
    table = at_market(players, *[1] * players)
    for seat in range(players):
        assert table.state.actor == seat
        assert "done" not in table.legal()
        table.play(table.legal()[0])
    for more in range(extra, 0, -1):
        assert table.state.actor == players - 1
        assert (table.view(0).left, table.view(0).extra) == (0, more)
        assert table.legal() == ["done", *[f"bring {id}" for id in table.fronts()]]
        assert table.refused("pass") == ["not-bring"]
        table.play(table.legal()[1])
    assert table.state.phase == Phase.BUY
    assert len(table.for_sale()) == players + extra


@clause("FM-2.5")
@pytest.mark.parametrize("brought", [0, 1])
def test_the_last_player_may_stop_at_any_time(brought: int) -> None:
    table = at_market(4, 1, 1, 1, 1)
    for _ in range(4 + brought):
        table.play(table.legal()[-1])
    table.play("done")
    assert table.state.phase == Phase.BUY
    assert len(table.for_sale()) == 4 + brought


@clause("FM-2.6")
def test_workers_who_brought_a_tile_can_still_buy() -> None:
    table = at_market(3, 2, 1, 1).bring_all()
    assert table.state.actor == 0
    assert table.view(0).left == 2
    assert table.can("buy")


@clause("FM-2.7")
def test_when_all_columns_are_empty_nobody_has_to_bring_anything() -> None:
    table = at_market(3, 3, 3, 3).board(machine=["machine-7", "machine-23"])
    table.play("bring machine-7", "bring machine-23")
    assert table.state.phase == Phase.BUY
    assert table.for_sale() == ["machine-7", "machine-23"]
    assert Table(3).board().bringing().state.phase == Phase.BUY


def test_the_cheapest_tiles_stay_right_whatever_is_brought() -> None:
    """They are kept up to date move by move; here they are compared with the columns."""
    table = at_market(5, 7, 7, 7, 7, 7)
    dice = Seeded(3)
    while table.state.phase == Phase.BRING:
        cheapest = []
        for type in range(6):
            starts = table.state.figures.column_starts
            there = [number for number in range(starts[type], starts[type + 1]) if table.state.board[number]]
            cheapest += [BRING + number for number in there[:1]]
        assert list(table.state.fronts) == cheapest
        table.state.play(dice.pick(table.state.moves()), dice)
