"""What a view says of decisions before they are made: prices to come, runs worth a thought, what tiles would earn."""

import pytest

from powerhouse.games.factory_manager.codes import ENERGY
from powerhouse.games.factory_manager.previews import Plan, TilePreview, plan
from powerhouse.games.factory_manager.run_previews import RunPreview
from tests.clauses import clause
from tests.factory_manager.scenario import OLD_MACHINES, STORAGES, Table, buying_first

START = (*STORAGES, *OLD_MACHINES)


def running(*more: str, round: int = 2, rulings: str = "standard") -> Table:
    """Seat 0 decides first what runs: the starting tiles and more; energy costs 1 now, and 1 to 3 when it is paid."""
    return Table(2, rulings=rulings).order_tiles(1, 4).round(round).factory(0, *START, *more).running()


def runs(table: Table) -> list[RunPreview]:
    preview = table.view(0).running
    assert preview is not None
    return preview.runs


def buying(*market: str, factory: tuple[str, ...] = START, round: int = 2, order_tile: int = 1) -> Table:
    """Seat 0 buys first; the likely price of energy is 2."""
    return buying_first(round).order_tiles(order_tile, 12).factory(0, *factory).market(*market).buying()


def offers(table: Table) -> dict[str, TilePreview]:
    preview = table.view(0).buying
    assert preview is not None
    return {offer.tile: offer for offer in preview.tiles}


def planned(table: Table) -> Plan:
    preview = table.view(0).buying
    assert preview is not None
    return preview.plan


# The energy price


@clause("FM-4.11")
def test_the_energy_prices_that_may_come() -> None:
    view = Table().energy_space(3).view(None)
    assert (view.energy_price, view.next_prices, view.likely_price) == (3, [3, 4, 5], 4), "four tiles of eight say +1"


@clause("FM-0.9")
def test_in_a_first_game_the_next_price_is_known() -> None:
    view = Table(first_game="on").view(None)
    assert (view.next_prices, view.likely_price) == ([1], 1)


def test_no_price_comes_after_the_end_of_the_track() -> None:
    view = Table().energy_space(8).view(None)
    assert (view.next_prices, view.likely_price) == ([8], 8)


def test_when_all_is_over_no_price_comes() -> None:
    view = running(round=5).play("done", "done").view(None)
    assert (view.ask, view.next_prices) == ("over", [])


@clause("FM-5.3")
@pytest.mark.parametrize(("round", "factor"), [(1, 1), (4, 1), (5, 2)])
def test_how_often_the_profit_counts(round: int, factor: int) -> None:
    assert Table().round(round).view(None).profit_factor == factor


# Phases 1 and 2


@clause("FM-1.6")
def test_the_highest_bid_is_known_before_a_tile_is_chosen() -> None:
    table = Table(2).order_tiles(2, 10).available(3, 5).auction(1, 4)
    assert [table.view(seat).most_bid for seat in (None, 0, 1)] == [None, None, 4]
    assert table.play("offer 1").view(1).most_bid == 4
    assert table.play("bid 0").view(0).most_bid == 2


@clause("FM-2.3")
def test_the_cheapest_tile_of_each_column_can_be_brought() -> None:
    table = Table().board(storage=["storage-6", "storage-10"], control=["control-14"])
    assert table.view(None).fronts == ["storage-6", "control-14"]


# Running


@clause("FM-5.2")
def test_a_run_has_its_sums_and_its_profit_at_each_price() -> None:
    best = runs(running("machine-10"))[0]
    assert best == RunPreview(
        moves=["stop machine-0", "done"],
        stopped=["machine-0"],
        running=["machine-0", "machine-10"],
        workers=5,
        free=2,
        production=3,
        at_rest=1,
        storage=3,
        sold=3,
        neck=None,
        energy=4,
        income=30,
        profits=[26, 22, 18],
        profit=22,
    )


@clause("FM-5.3")
def test_in_the_last_round_profits_are_doubled_and_free_workers_worth_nothing() -> None:
    assert [(run.stopped, run.profits) for run in runs(running(round=4))] == [
        ([], [16, 12, 8]),
        (["machine-0"], [8, 6, 4]),
        (["machine-0", "machine-0"], [-1, -2, -3]),
    ]
    assert [(run.stopped, run.profits) for run in runs(running(round=5))] == [([], [32, 24, 16])]


@clause("FM-4.5")
def test_no_run_takes_the_last_worker() -> None:
    tiles = (*START, "machine-10", "storage-6")
    for seasonal, working in ((0, 5), (1, 7)):
        preview = Table(2).order_tiles(1, 4).factory(0, *tiles).seasonal(0, seasonal).running().view(0).running
        assert preview is not None
        assert preview.most_workers == 6 + seasonal
        assert max(run.workers for run in preview.runs) == working, "the machines need 2, 2 and 3"


@clause("FM-4.3")
def test_no_run_has_more_robots_than_machines() -> None:
    shown = runs(running(*["robot-auto-8"] * 3))
    assert shown
    for run in shown:
        machines = run.running.count("machine-0")
        assert run.running.count("robot-auto-8") <= machines


def test_a_run_that_another_beats_is_left_out() -> None:
    found = [run.stopped for run in runs(running("machine-10"))]
    assert ["machine-10"] not in found, "to stop both machine-0 earns more and frees as many workers"
    assert ["machine-0", "machine-0"] in found


@pytest.mark.parametrize("rulings", ["standard", "printed-tracks", "beside-counts", "stop-anything"])
def test_each_run_can_be_played_and_pays_what_it_says(rulings: str) -> None:
    tiles = ("machine-10", "robot-auto-8", "robot-semi-7", "control-14", "optimizer-12", "storage-18", "storage-18")
    table = running(*tiles, rulings=rulings)
    prices = table.view(0).next_prices
    for run in runs(table):
        for rise, price in enumerate(prices):
            tried = Table(2, rulings=rulings).shows(ENERGY + rise)
            tried.state = table.state.copy()
            tried.play(*[f"stop {tile}" for tile in run.stopped], "done", "done")
            assert tried.view(None).energy_price == price
            assert tried.shown(0).profit == run.profits[rise]
            assert tried.shown(0).available == run.free


# Buying


@clause("FM-3.3")
def test_a_tile_costs_its_price_less_the_discount() -> None:
    found = offers(buying("storage-6", "machine-10", order_tile=10))
    assert {tile: offer.cost for tile, offer in found.items()} == {"storage-6": 3, "machine-10": 7}


def test_what_a_tile_would_add_to_the_profit() -> None:
    found = offers(buying("storage-6", "machine-10", "robot-auto-8", "robot-semi-7", "control-14", "optimizer-12"))
    assert {tile: offer.gain for tile, offer in found.items()} == {
        "storage-6": 0,
        "machine-10": 10,
        "robot-auto-8": 10,
        "robot-semi-7": 0,
        "control-14": 4,
        "optimizer-12": 0,
    }


@clause("FM-5.1")
def test_only_what_can_be_stored_is_sold() -> None:
    table = buying("storage-6", factory=(*START, "robot-auto-8", "robot-auto-8"))
    assert (planned(table).run.production, planned(table).run.income) == (4, 30)
    assert planned(table).run.stopped == [], "to stop a robot would save nothing"
    assert offers(table)["storage-6"].gain == 10


@clause("FM-4.5")
def test_a_tile_for_which_workers_are_missing_adds_less() -> None:
    found = offers(buying("machine-10", factory=(*START, "storage-6")))
    assert found["machine-10"].gain == 10, "all three machines would need seven workers"


@clause("FM-4.2")
def test_a_tile_that_would_only_cost_is_stopped() -> None:
    assert offers(buying("machine-10", factory=("machine-0",)))["machine-10"].gain == 0


def test_gains_are_doubled_in_the_last_round() -> None:
    assert offers(buying("control-14", round=5))["control-14"].gain == 8


@clause("FM-4.3")
def test_a_robot_without_a_machine_of_its_own_adds_nothing() -> None:
    assert offers(buying("robot-auto-8", factory=(*STORAGES, "machine-0")))["robot-auto-8"].gain > 0
    factory = (*STORAGES, "machine-0", "robot-auto-8")
    assert offers(buying("robot-auto-8", factory=factory))["robot-auto-8"].gain == 0


@clause("FM-3.9")
def test_a_control_takes_the_place_of_the_one_before() -> None:
    assert offers(buying("control-14", factory=(*START, "control-10")))["control-14"].gain == 2
    assert offers(buying("control-10", factory=(*START, "control-14")))["control-10"].gain == -2


@clause("FM-3.7")
def test_what_finds_no_room_adds_nothing() -> None:
    full = ("storage-0",) * 10 + OLD_MACHINES
    table = buying("machine-10", "control-14", factory=full).sites(0, 2)
    assert {tile: offer.gain for tile, offer in offers(table).items()} == {"machine-10": 0, "control-14": 4}
    assert planned(table.beside(0, "machine-10")).no_room == ["machine-10"]
    assert planned(table).run.production == 2


def test_what_lies_beside_the_factory_is_thought_of_as_placed() -> None:
    table = buying().beside(0, "control-14")
    assert planned(table).run.energy == 2
    assert planned(table).no_room == []


@clause("FM-3.12")
def test_seasonal_workers_of_this_round_are_gone_when_the_factory_runs() -> None:
    table = buying(factory=(*START, "machine-10")).seasonal(0, 2)
    assert planned(table).run.free == 2


@clause("FM-4.5")
def test_what_seasonal_workers_add_to_the_profit() -> None:
    preview = buying(factory=(*START, "machine-10", "storage-6")).view(0).buying
    assert preview is not None
    first, second = preview.hires
    assert [hire.outlook.run.profits for hire in (first, second)] == [[34, 28, 22]] * 2
    assert preview.plan.run.profits == [26, 22, 18], "two of the three machines run"
    assert first.gains == second.gains == [8, 6, 4]
    assert first.needs == ["machine-0", "storage-0", "storage-6"], "of three machines any two, and storage for them"


def test_tiles_can_be_planned_together() -> None:
    table = buying("machine-10", "storage-10", order_tile=4)
    found = plan(table.state, 0, ["machine-10", "storage-10"], ["storage-0"])
    assert (found.cost, found.run.production, found.run.storage, found.run.stopped) == (18, 3, 4, ["machine-0"])
    assert found.run.profit == 30 - 4 * 2


# Who sees it


def test_previews_are_for_whoever_decides() -> None:
    for table, name in ((buying("machine-10"), "buying"), (running(), "running")):
        assert [getattr(table.view(seat), name) is not None for seat in (None, 0, 1)] == [False, True, False]
    auction = Table(2).order_tiles(2, 10).auction(1, 4).view(1)
    assert (auction.buying, auction.running) == (None, None)


# What helps to look ahead


@clause("FM-4.11")
def test_how_many_energy_tiles_give_each_price() -> None:
    assert Table().view(None).next_odds == [2, 4, 2]
    assert Table().energy_space(7).view(None).next_odds == [2, 6], "the track ends at 8"
    assert Table(first_game="on").view(None).next_odds == [1]


@clause("FM-4.11")
def test_mean_prices_of_the_rounds_that_remain() -> None:
    assert Table().view(None).mean_prices == [2, 3, 4, 5, 6], "a tile raises the price by 1 on the average"
    assert Table().round(5).view(None).mean_prices == [2]
    assert Table(first_game="on").view(None).mean_prices == [1, 2, 3, 4, 6]
    assert running(round=5).play("done", "done").view(None).mean_prices == []


@clause("FM-1.13")
def test_turn_order_tiles_of_the_round() -> None:
    table = Table(3).order_tiles(5, 7, 8).auction(1, 4, 6)
    shown = [(tile.number, tile.place, tile.discount, tile.extra, tile.holder) for tile in table.view(None).order_tiles]
    assert shown == [(1, 1, 0, 0, None), (4, 2, 1, 0, None), (6, 3, 1, 1, None)]
    table.play("offer 4", "bid 1", "pass", "pass")
    held = table.view(None).order_tiles[1]
    assert (held.number, held.holder, held.workers) == (4, 2, 1)
    kept = Table(2).order_tiles(4, 1).buying().view(None).order_tiles
    assert [(tile.number, tile.holder) for tile in kept] == [(1, 1), (4, 0)]


@clause("FM-1.6")
def test_what_bids_leave() -> None:
    table = Table(3).order_tiles(5, 7, 8).auction(1, 4, 6).play("offer 6")
    bids = [(bid.bid, bid.left, bid.bring) for bid in table.view(2).bid_previews]
    assert bids == [(0, 3, 4), (1, 2, 3), (2, 1, 2)], "the last tile lets one bring one more"
    assert table.view(1).bid_previews == []


def test_offers_tell_everybody_what_tiles_would_bring() -> None:
    table = buying("machine-10", "control-14", order_tile=10)
    for seat, cost in ((0, 7), (1, 7)):
        found = {offer.tile: offer for offer in table.view(seat).offers}
        assert [(offer.cost, offer.gains, offer.room) for offer in found.values()] == [
            (cost, [10, 10, 10], True),
            (cost + 4, [2, 4, 6], True),
        ]
    assert found["control-14"].to_end == 4 + 6 + 8 + 2 * 10, "two energy saved at 2, 3, 4 and in the last round 5"
    assert table.view(None).offers == []


@clause("FM-3.3")
def test_before_the_auction_no_cost_is_known() -> None:
    table = Table(2).order_tiles(2, 10).auction(1, 4)
    offers = table.view(0).offers
    assert [offer.cost for offer in offers] == [None] * len(offers)
    assert {offer.tile for offer in offers} >= set(table.view(0).fronts)


@clause("FM-3.3")
def test_every_tile_on_the_board_and_in_the_market_has_its_cost() -> None:
    table = buying("machine-10", "storage-10", order_tile=6)
    view = table.view(0)
    lying = {pile.tile for column in view.columns for pile in column.tiles} | {"machine-10", "storage-10"}
    discount = view.players[0].buying_discount
    assert discount
    assert view.costs == {id: max(0, table.tile(id).price - discount) for id in lying}
    assert all(offer.cost == view.costs[offer.tile] for offer in view.offers)
    assert all(
        choice.cost == view.costs[str(choice.arguments["tile"])] for choice in view.choices if choice.verb == "buy"
    )
    assert table.view(1).costs["machine-10"] < view.costs["machine-10"]
    assert table.view(None).costs == {}


def test_no_cost_is_known_before_the_auction_and_none_counts_after_phase_3() -> None:
    table = Table(2).order_tiles(2, 10).market("machine-10").auction(1, 4)
    assert table.view(0).costs == {}
    assert running().view(0).costs == {}


@clause("FM-5.1")
def test_what_is_sold_and_what_holds_it_back() -> None:
    """The starting factory makes 2 and stores 3."""
    run = runs(running())[0]
    assert (run.production, run.storage, run.sold, run.neck) == (2, 3, 2, "production")
    for more, sold, neck in ((("machine-10",), 3, "storage"), (("robot-auto-8",), 3, None)):
        shown = running(*more).view(0)
        assert shown.running is not None
        whole = shown.running.now.run
        assert (whole.sold, whole.neck) == (sold, neck) == (shown.players[0].sold, shown.players[0].neck)


def test_when_all_is_over_the_factory_still_tells_what_it_sold() -> None:
    player = running(round=5).play("done", "done").view(None).players[0]
    assert (player.outlook, player.sold, player.neck) == (None, 2, "production")


def test_free_workers_count_while_there_is_a_next_round() -> None:
    for round, counts in ((4, True), (5, False)):
        preview = running(round=round).view(0).running
        assert preview is not None
        assert preview.next_round == counts


@clause("FM-3.4")
def test_offers_say_why_a_tile_cannot_be_bought() -> None:
    table = buying("machine-10").money(0, 3)
    assert [[part.key for part in offer.why] for offer in table.view(0).offers] == [["with-clause"]]
    assert table.view(1).offers[0].why == [], "nobody asks the other"


def test_owned_tiles_tell_what_would_be_lacking() -> None:
    table = buying(factory=(*START, "control-14", "storage-10")).beside(0, "machine-10")
    worth = {tile.tile: tile.losses for tile in table.view(0).owned}
    assert worth["control-14"] == [2, 4, 6]
    assert worth["storage-10"] == worth["storage-0"] == [0, 0, 0], "there is room for more than is made"
    assert worth["machine-10"] == [10, 10, 10]
    why = {tile.tile: [part.values["clause"] for part in tile.why] for tile in table.view(0).owned}
    assert (why["control-14"], why["machine-10"]) == ([], ["FM-3.10"]), "what lies beside cannot be demolished"


@pytest.mark.parametrize("rulings", ["standard", "printed-tracks", "beside-counts"])
def test_gains_and_losses_are_those_of_the_planned_factory(rulings: str) -> None:
    tiles = (*START, "machine-10", "robot-auto-8", "storage-10", "control-10", "optimizer-12")
    table = Table(2, rulings=rulings).order_tiles(1, 12).round(2).factory(0, *tiles)
    table.market("machine-14", "storage-14", "robot-semi-10", "optimizer-10").everybodys_money(99).buying()
    view = table.view(0)
    at = view.next_prices.index(view.likely_price)
    now = plan(table.state, 0).run.profit
    for offer in view.offers:
        less = ["optimizer-12"] if offer.tile.startswith("optimizer") else []
        assert offer.gains[at] == plan(table.state, 0, [offer.tile], less).run.profit - now, offer.tile
    for tile in view.owned:
        assert tile.losses[at] == now - plan(table.state, 0, [], [tile.tile]).run.profit, tile.tile


@clause("FM-3.11")
def test_seasonal_workers_let_more_machines_run() -> None:
    table = buying(factory=(*START, "machine-10", "storage-10"), order_tile=4)
    preview = table.view(0).buying
    assert preview is not None
    assert [(hire.move, hire.cost, hire.why) for hire in preview.hires] == [("hire 1", 6, []), ("hire 2", 12, [])]
    assert preview.plan.run.workers == 5
    assert preview.hires[0].outlook.run.workers == 7
    poor = table.money(0, 7).view(0).buying
    assert poor is not None
    assert [len(hire.why) for hire in poor.hires] == [0, 1]


def test_an_outlook_to_the_end() -> None:
    table = buying(round=4).money(0, 20)
    outlook = table.shown(0).outlook
    assert outlook is not None
    assert outlook.run == planned(table).run
    assert (outlook.rounds, outlook.end) == ([12, 2 * 8], 20 + 12 + 16), "energy costs 2, then 3"


def test_an_outlook_of_what_was_decided() -> None:
    table = running(round=4).play("stop machine-0", "done")
    outlook = table.shown(0).outlook
    assert outlook is not None
    assert (outlook.run.profits, outlook.rounds) == ([8, 6, 4], [6, 16]), "in the last round both may run again"
    assert running(round=5).play("done", "done").shown(0).outlook is None


@clause("FM-4.3")
def test_what_runs_now_and_why_it_cannot() -> None:
    table = running(*["robot-auto-8"] * 3)
    preview = table.view(0).running
    assert preview is not None
    assert [part.values["clause"] for part in preview.why] == ["FM-4.3"]
    assert preview.now.run.production == 5
    after = table.play("stop robot-auto-8").view(0).running
    assert after is not None
    assert (after.why, after.now.run.production) == ([], 4)


@clause("FM-6.1")
def test_who_has_won() -> None:
    assert running().view(None).winners == []
    assert running(round=5).money(1, 90).play("done", "done").view(None).winners == [1]
