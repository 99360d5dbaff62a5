"""Open points settled the other way, by name (FM-7)."""

import pytest

from powerhouse.conformance import ConformanceCase, check_game, check_record
from powerhouse.core.errors import BadSetup
from powerhouse.games.factory_manager import GAME
from powerhouse.games.factory_manager.codes import ENERGY
from powerhouse.games.factory_manager.rulings import RULINGS
from tests.clauses import clause
from tests.factory_manager.scenario import Table


@clause("FM-7.1")
def test_rulings_are_joined_by_plus() -> None:
    rulings = Table(rulings="debts+site-discount").state.rulings
    assert (rulings.debts, rulings.site_discount) == (True, True)
    assert (rulings.printed_tracks, rulings.beside_counts, rulings.stop_anything) == (False, False, False)
    assert not rulings.no_losses
    assert Table().view(None).rulings == "standard"
    assert GAME.options["rulings"].values == ("standard", *RULINGS)


@clause("FM-7.1")
@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ("mercy", "there is no ruling 'mercy'; there are printed-tracks"),
        ("debts+", "there is no ruling ''; there are"),
        ("debts+debts", "the rulings name debts twice"),
        ("standard+debts", "there is no ruling 'standard'"),
    ],
)
def test_unknown_and_repeated_rulings_are_refused(wanted: str, sentence: str) -> None:
    with pytest.raises(BadSetup) as error:
        GAME.setup(4, {"rulings": wanted})
    assert str(error.value).startswith(sentence)


@clause("FM-7.1")
@pytest.mark.parametrize("losses", ["debts", "no-losses"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_rulings_together_make_a_game(players: int, losses: str) -> None:
    names = [name for name in RULINGS if name not in ("debts", "no-losses")]
    table = ConformanceCase(GAME, players, {"rulings": "+".join([*names, losses])})
    check_game(table, seed=players)
    check_record(table, seed=players)


@clause("FM-7.2")
def test_printed_tracks() -> None:
    tiles = [*["machine-23"] * 3, *["robot-auto-11"] * 3, "machine-19", *["storage-18"] * 5]
    table = Table(3, rulings="printed-tracks").order_tiles(1, 2, 3).factory(0, *tiles, "optimizer-12").running(0)
    table.play("done")
    assert table.player(0).running.energy == 11
    assert (table.shown(0).production, table.shown(0).storage, table.shown(0).energy) == (16, 16, 10)
    assert table.shown(0).income == 160


@clause("FM-7.3")
def test_site_discount() -> None:
    table = Table(3, rulings="site-discount").order_tiles(10, 11, 12).factory(0, *["storage-0"] * 10)
    table.beside(0, "machine-7").money(0, 7).market().buying(0)
    assert table.cost("place machine-7") == 7
    assert table.play("place machine-7").player(0).money == 0


@clause("FM-7.4")
def test_beside_counts() -> None:
    table = Table(3, rulings="beside-counts").order_tiles(1, 2, 3).beside(0, "machine-10", "storage-18", "control-10")
    table.running(0)
    assert table.can("stop") == ["machine-0", "machine-10"]
    assert table.reasons("done") == ["what runs needs 7 workers, and at most 6 can work: stop something (FM-4.5)"]
    table.play("stop machine-0", "done")
    shown = table.shown(0)
    assert (shown.production, shown.storage, shown.energy, shown.canteen) == (3, 7, 3, 5)
    assert table.kept(0) == ["storage-18", "machine-10", "control-10"]


@clause("FM-7.5")
def test_stop_anything() -> None:
    table = Table(3, rulings="stop-anything").order_tiles(1, 2, 3)
    table.factory(0, "storage-0", "machine-0", "control-10", "optimizer-6").running(0)
    assert table.can("stop") == ["storage-0", "machine-0", "control-10", "optimizer-6"]
    table.play("stop control-10", "stop storage-0", "done")
    shown = table.shown(0)
    assert (shown.storage, shown.energy, shown.canteen) == (0, 2, 1)


def lost(rulings: str, money: int = 3) -> Table:
    table = Table(3, rulings=rulings).order_tiles(1, 2, 3).factory(0, "machine-0").money(0, money).energy_space(3)
    return table.running(0).shows(ENERGY).everybody("done")


@clause("FM-7.6")
def test_debts() -> None:
    table = lost("debts")
    assert table.player(0).money == -3
    table.order_tiles(10, 11, 12).market("machine-7").factory(0, *["storage-0"] * 10).beside(0, "machine-7").buying(0)
    assert table.can("buy") == table.can("hire") == table.can("place") == []
    assert table.reasons("buy machine-7") == ["machine 7 costs 4, you have -3 (FM-3.4)"]


@clause("FM-7.7")
def test_no_losses() -> None:
    table = lost("no-losses")
    assert (table.player(0).money, table.shown(0).profit) == (3, -6)
    with pytest.raises(BadSetup, match="choose debts or no-losses"):
        GAME.setup(4, {"rulings": "no-losses+debts"})
