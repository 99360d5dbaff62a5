"""Phase 4: what runs, the canteen, the energy price (FM-4)."""

import pytest

from powerhouse.core.chance import Seeded
from powerhouse.games.factory_manager.codes import ENERGY, Phase
from tests.clauses import clause
from tests.factory_manager.scenario import Table


def factory(*tiles: str, seasonal: int = 0) -> Table:
    """The first of three players decides what runs of these tiles."""
    return Table(3).order_tiles(1, 2, 3).factory(0, *tiles).seasonal(0, seasonal).running(0)


@clause("FM-4.1")
def test_workers_gather_and_players_decide_in_turn_order() -> None:
    table = Table(3).order_tiles(6, 1, 3).running()
    assert [table.shown(seat).available for seat in range(3)] == [7, 7, 7]
    actors = []
    while table.state.phase == Phase.RUN:
        actors.append(table.state.actor)
        table.play("done")
    assert actors == [1, 2, 0]


@clause("FM-4.2")
def test_everything_runs_unless_it_is_stopped() -> None:
    table = factory("storage-10", "machine-0", "machine-0", "robot-auto-6", "control-10", "optimizer-6")
    assert table.legal() == ["done", "stop machine-0", "stop robot-auto-6"]
    table.play("done")
    shown = table.shown(0)
    assert (shown.production, shown.storage, shown.energy, shown.canteen) == (3, 2, 4, 3)


@clause("FM-4.2")
def test_machines_and_robots_may_be_stopped_for_tactical_reasons() -> None:
    table = factory("storage-0", "machine-0", "machine-0", "robot-semi-4")
    table.play("stop machine-0")
    assert table.can("stop") == ["machine-0", "robot-semi-4"]
    table.play("stop robot-semi-4", "done")
    assert [(pile.tile, pile.count) for pile in table.shown(0).idle] == [("machine-0", 1), ("robot-semi-4", 1)]
    assert table.shown(0).available == 5


@clause("FM-4.2")
def test_storages_controls_and_optimizers_cannot_be_stopped() -> None:
    table = factory("storage-0", "machine-0", "control-10", "optimizer-6")
    assert table.can("stop") == ["machine-0"]
    for tile in ("storage-0", "control-10", "optimizer-6"):
        assert table.refused(f"stop {tile}") == ["stop-never"]
    assert table.reasons("stop machine-7") == ["no machine 7 of yours is running (FM-4.2)"]
    assert table.refused("buy machine-7") == ["not-stop"]


@clause("FM-4.3")
def test_each_robot_needs_a_machine_of_its_own() -> None:
    table = factory("machine-0", "robot-auto-6", "robot-semi-4")
    assert table.legal() == ["stop machine-0", "stop robot-auto-6", "stop robot-semi-4"]
    assert table.reasons("done") == ["2 robots run, but only 1 machine: stop robots (FM-4.3)"]
    assert table.play("stop robot-semi-4").legal()[0] == "done"


@clause("FM-4.3")
def test_a_robot_whose_machine_is_stopped_must_stop_too() -> None:
    table = factory("machine-0", "robot-auto-6").play("stop machine-0")
    assert table.legal() == ["stop robot-auto-6"]
    assert table.play("stop robot-auto-6").legal() == ["done"]


@clause("FM-4.3")
def test_a_box_may_allow_more_robots_a_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    table = factory("machine-0", "robot-auto-6", "robot-semi-4")
    monkeypatch.setattr(table.state.figures, "robots_a_machine", 2)
    assert table.legal()[0] == "done"


@clause("FM-4.3")
def test_a_machine_runs_without_a_robot() -> None:
    assert "done" in factory("machine-0", "machine-0", "robot-auto-6").legal()


@clause("FM-4.4")
@pytest.mark.parametrize(
    ("tiles", "workers"),
    [
        (("machine-0", "machine-10"), 5),
        (("machine-0", "machine-10", "robot-semi-10"), 3),
        (("machine-0", "machine-10", "robot-semi-10", "optimizer-19"), 0),
        (("machine-7", "robot-semi-16", "optimizer-19"), 0),
        (("optimizer-19",), 0),
        (("storage-0",), 0),
    ],
)
def test_workers_in_the_canteen(tiles: tuple[str, ...], workers: int) -> None:
    table = factory(*tiles).play("done")
    assert table.shown(0).canteen == workers
    assert table.shown(0).available == 7 - workers


@clause("FM-4.5")
def test_one_worker_must_stay_available() -> None:
    table = factory("machine-10", "machine-10", "machine-7")
    assert "done" not in table.legal()
    sentence = "what runs needs 7 workers, and at most 6 can work: stop something (FM-4.5)"
    assert table.reasons("done") == [sentence]
    table.play("stop machine-7")
    assert table.refused("done") == []
    table.play("done")
    assert (table.shown(0).canteen, table.shown(0).available) == (6, 1)


@clause("FM-4.5")
def test_a_seasonal_worker_will_do() -> None:
    table = factory("machine-10", "machine-10", "machine-7", seasonal=1).play("done")
    assert (table.shown(0).canteen, table.shown(0).available) == (7, 1)


@clause("FM-4.5", "FM-4.3")
def test_two_reasons_may_stand_against_running_so() -> None:
    table = factory(*["machine-10"] * 3, *["robot-auto-6"] * 4)
    assert table.refused("done") == ["workers-short", "robots-many"]


@clause("FM-4.6")
def test_a_stopped_tile_counts_for_nothing() -> None:
    table = factory("machine-0", "machine-10", "robot-semi-4").play("stop robot-semi-4", "stop machine-10", "done")
    shown = table.shown(0)
    assert (shown.production, shown.energy, shown.canteen) == (1, 2, 2)


@clause("FM-4.6")
def test_what_is_stopped_is_decided_anew_in_every_round() -> None:
    table = Table(3).order_tiles(1, 2, 3).running(0).play("stop machine-0", "done", "done", "done")
    assert table.shown(0).production == 1
    table.claim_all().bring_all().everybody("done")
    while table.state.actor != 0:
        table.play("done")
    assert table.play("done").player(0).running.production == 2


@clause("FM-4.7")
@pytest.mark.parametrize(
    ("tiles", "energy"),
    [
        (("machine-0", "machine-0"), 4),
        (("machine-0", "machine-0", "control-14"), 2),
        (("machine-0", "control-22"), 1),
        (("storage-0",), 1),
        (("machine-0", "machine-10", "robot-auto-11", "optimizer-10"), 5),
    ],
)
def test_energy_is_what_is_needed_less_what_is_saved_and_at_least_1(tiles: tuple[str, ...], energy: int) -> None:
    assert factory(*tiles).play("done").shown(0).energy == energy


@clause("FM-4.8")
def test_production_and_storage_are_sums() -> None:
    table = factory("machine-23", "machine-0", "robot-auto-18", "storage-18", "storage-14", "storage-0").play("done")
    assert (table.shown(0).production, table.shown(0).storage) == (6, 8)


@clause("FM-4.9")
def test_tiles_beside_the_factory_count_for_nothing() -> None:
    table = Table(3).order_tiles(1, 2, 3).beside(0, "machine-10", "storage-18", "control-22").running(0)
    assert table.can("stop") == ["machine-0"]
    table.play("done")
    shown = table.shown(0)
    assert (shown.production, shown.storage, shown.energy, shown.canteen) == (2, 3, 4, 4)


@clause("FM-4.10")
def test_true_sums_count_beyond_the_printed_tracks() -> None:
    tiles = [*["machine-23"] * 3, *["robot-auto-11"] * 3, "machine-19", *["storage-18"] * 5]
    table = factory(*tiles, "optimizer-19").play("done")
    assert (table.shown(0).production, table.shown(0).storage, table.shown(0).energy) == (18, 20, 10)
    assert table.shown(0).income == 180


@clause("FM-4.11")
@pytest.mark.parametrize("rise", [0, 1, 2])
def test_the_energy_price_rises_when_everybody_has_decided(rise: int) -> None:
    table = Table(3).energy_space(3).running().shows(ENERGY + rise).play("done", "done")
    assert table.view(0).energy_price == 3
    table.play("done")
    assert table.view(0).energy_price == 3 + rise
    assert table.view(0).energy_unseen.count(rise) == {0: 1, 1: 3, 2: 1}[rise]


@clause("FM-4.11")
def test_the_price_is_4_to_8_in_the_end() -> None:
    prices = set()
    for seed in range(200):
        table = Table(2, seed)
        dice = Seeded(seed)
        while not table.state.over:
            table.state.play(dice.pick(table.state.moves()), dice)
        prices.add(table.view(None).energy_price)
    assert prices == {4, 5, 6, 7, 8}


def test_the_choices_tell_what_running_so_would_need_and_bring() -> None:
    table = factory("storage-18", "machine-0", "machine-10")
    shown = {choice.move: (choice.workers, choice.energy, choice.income) for choice in table.view(0).choices}
    assert shown == {"done": (5, 4, 30), "stop machine-0": (3, 2, 20), "stop machine-10": (2, 2, 10)}
