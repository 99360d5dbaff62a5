"""What a screen is told: choices with their costs and places, the turn under way, networks ready to draw."""

import json
from pathlib import Path

from powerhouse import Match
from powerhouse.core.catalogue import of_game
from powerhouse.games.pipeline import GAME
from powerhouse.games.pipeline.board import OilView
from powerhouse.games.pipeline.choices import Choice
from powerhouse.games.pipeline.codes import FAMILIES
from powerhouse.games.pipeline.previews import LineChange
from powerhouse.games.pipeline.view import CellView, laid
from tests.pipeline.scenario import TILE_OF_CODE, Table

CROSS = ("upgrades", "tanks", "machines", "contracts")


def _choices(table: Table) -> dict[str, Choice]:
    return {choice.move: choice for choice in table.view(int(table.state.turn)).choices}


def test_places_are_given_in_a_structured_form() -> None:
    table = Table(2).tiles(0, "WE-ooo 0,0 east").shop("tanks", "NE-ost", "WE-ttt").play("go tanks", "pipes 2")
    table.play(f"take {TILE_OF_CODE['NE-ost']}")
    shown = _choices(table)
    assert len(shown) == 32
    assert shown["place 2,0 north"] == Choice("place 2,0 north", "place", {"cell": [2, 0], "side": "north"})
    turn = table.view(0).turn
    assert turn is not None
    assert (turn.held, turn.pipes_left) == (TILE_OF_CODE["NE-ost"], 1)


def test_costs_and_incomes() -> None:
    table = Table(4).cross(*CROSS).oil(0, orange_low=1, orange_high=1, silver_low=1, teal_low=1)
    table.contract(0, "C-low-05").board_orders("O3-01", *[None] * 8)
    shown = _choices(table)
    assert shown["deliver orange low to C-low-05 as low"].income == 20
    assert shown["serve O3-01"].income == 115
    table.play("go market-1")
    shown = _choices(table)
    assert shown["sell orange low market-1 orange low 25"].income == 25
    assert shown["buy market-1 teal crude 5"].cost == 5
    table.play("done")
    assert _choices(table)["go tanks"].cost == 10
    table.play("go tanks")
    shown = _choices(table)
    assert (shown["tank 10 low"].cost, shown["pipes 2"].cost) == (10, 15)


def test_costs_of_machines_upgrades_and_government() -> None:
    table = Table(2).cross(*CROSS).money(0, 100).tiles(0, "WE-ooo 0,0 east", "machine 1,0")
    assert _choices(table.play("go machines"))["machine 20"].cost == 20
    assert _choices(table.turn(0).play("go upgrades"))[f"upgrade {table.view(0).families[0].id}"].cost == 20
    assert _choices(table.turn(0).play("go contracts"))["loan"].income == 15
    government = _choices(table.turn(0).play("go government"))
    assert {choice.cost for choice in government.values()} == {5}
    assert _choices(table.turn(0).play("pass"))["run machines"].cost == 15


def test_lines_and_machines_can_be_pointed_at() -> None:
    table = Table(2).level(0, "machines", 1).tiles(0, "WE-ott 0,0 east", "machine 1,0").oil(0, orange_crude=1)
    table.costs(orange=(1, 1, 1)).play("go machine")
    assert _choices(table)["start 1"] == Choice("start 1", "start", {"machine": 1})
    assert table.view(0).players[0].machines == [CellView(1, 0)]
    table.play("start 1")
    line = table.line(0, "orange", 1)
    run = _choices(table)[f"refine {line} crude low"]
    assert run.arguments == {"line": line, "from": "crude", "to": "low"}
    assert (run.power, run.cubes) == (1, 1)
    turn = table.view(0).turn
    assert turn is not None
    assert turn.lines == [line]


def test_the_turn_tells_where_the_worker_may_go_on() -> None:
    table = Table(2).cross(*CROSS).level(0, "human-resources", 2).play("go tanks", "done", "done")
    turn = table.view(1).turn
    assert turn is not None
    assert turn.second == ["market-1", "upgrades", "machines", "contracts"]
    assert (turn.phase, turn.action, turn.actions, turn.second_cost) == ("worker", None, 1, 0)
    assert table.view(1).choices == []


def _beside(table: Table) -> tuple[list[str], list[str]]:
    turn = table.view(0).turn
    assert turn is not None
    return turn.beside, turn.second


def test_while_an_action_lasts_the_turn_tells_what_may_follow_it() -> None:
    table = Table(2).cross(*CROSS).money(0, 30)
    assert _beside(table) == ([], [])
    assert _beside(table.play("go crude")) == (["upgrades"], [])
    assert _beside(table.play("done")) == ([], ["upgrades"])
    assert _beside(table.play("go upgrades")) == ([], [])


def test_human_resources_2_reaches_further_from_the_action_under_way() -> None:
    table = Table(2).cross(*CROSS).level(0, "human-resources", 2).play("go tanks")
    assert _beside(table) == (["market-1", "upgrades", "machines", "contracts"], [])


def test_with_human_resources_3_another_main_action_follows_and_no_second() -> None:
    table = Table(2).cross(*CROSS).level(0, "human-resources", 3).play("go crude")
    assert _beside(table) == ([], [])
    assert _beside(table.play("done", "go tanks")) == ([], [])


def test_what_may_follow_depends_on_the_money_at_that_moment() -> None:
    table = Table(2).cross(*CROSS).money(0, 9).oil(0, orange_low=1).play("go market-1")
    assert _beside(table) == ([], [])
    sale = next(choice.move for choice in table.view(0).choices if choice.verb == "sell")
    assert _beside(table.play(sale)) == (["tanks"], [])
    free = Table(2).cross(*CROSS).money(0, 5).level(0, "human-resources", 1).play("go market-1")
    assert _beside(free) == (["tanks"], [])
    assert _beside(free.play("buy market-1 teal crude 5")) == ([], [])
    assert _beside(Table(2).cross(*CROSS).money(0, 90).play("go government")) == ([], [])


def test_machines_that_run_lead_to_no_second_action() -> None:
    table = Table(2).cross(*CROSS).money(0, 90).tiles(0, "WE-ott 0,0 east", "machine 1,0").oil(0, orange_crude=1)
    table.costs(orange=(1, 1, 1)).play("pass", "run machines")
    assert _beside(table) == ([], [])


def test_the_turn_tells_what_follows_when_its_actions_are_done() -> None:
    def after(table: Table) -> str | None:
        turn = table.view(0).turn
        assert turn is not None
        return turn.after

    assert after(Table(2)) == "end"
    table = Table(2).tiles(0, "WE-ott 0,0 east", "machine 1,0").money(0, 15)
    assert after(table) == "machines"
    assert after(table.play("go tanks")) is None
    assert after(table.play("done", "done")) == "machines"
    assert after(table.play("done")) == "end"
    # Machines that cannot be paid for have no phase.
    poor = Table(2).tiles(0, "WE-ott 0,0 east", "machine 1,0").money(0, 14)
    assert after(poor) == "end"
    assert poor.play("pass").state.turn == 1
    assert after(poor.turn(0).level(0, "machines", 2)) == "machines"
    assert poor.play("pass").view(0).ask == "machines"


def test_a_disc_can_be_pushed_where_one_of_another_lies() -> None:
    def may_push(table: Table) -> bool:
        turn = table.view(0).turn
        assert turn is not None
        return turn.may_push

    table = Table(2).cross(*CROSS).play("go tanks", "done")
    assert (table.view(0).ask, may_push(table)) == ("disc", False)
    table = Table(2).cross(*CROSS)
    table.state.row = [1, -1]
    assert not may_push(table)
    assert may_push(table.play("go tanks", "done"))


def test_rows_tell_the_best_price_of_both_ways() -> None:
    table = Table(2).level(0, "refined-markets", 1).row("market-1", "orange_low", None, "orange")
    row = next(row for row in table.view(0).markets[1].rows if (row.colour, row.grade) == ("orange", "low"))
    prices = [slot.yours for slot in row.slots]
    assert (row.best, row.cheapest) == (prices[0], prices[1])
    table.row("market-1", "orange_low", *[None] * 2)
    row = next(row for row in table.view(0).markets[1].rows if (row.colour, row.grade) == ("orange", "low"))
    assert (row.best, row.cheapest) == (max(prices), None)


def test_a_network_is_ready_to_draw() -> None:
    player = Table(2).tiles(0, "WE-ott 0,0 east", "machine 1,0").view(None).players[0]
    assert [(tile.id, tile.x, tile.y, tile.side) for tile in player.tiles] == [(TILE_OF_CODE["WE-ott"], 0, 0, "east")]
    assert [(cell.x, cell.y) for cell in player.machines] == [(1, 0)]
    drawn = {(line.colour, line.attached): [(part.a, part.b) for part in line.segments] for line in player.lines}
    assert drawn == {("orange", True): [("east", "west")], ("teal", False): [("south", "north")]}
    assert player.longest == {"orange": 1, "teal": 1, "silver": 0}


def test_what_a_benefit_brings_is_due() -> None:
    table = Table(2).cross(*CROSS).level(0, "shops", 1).money(0, 20).tiles(0, "WE-ooo 0,0 east")
    table.play("go upgrades", "upgrade shops")
    turn = table.view(0).turn
    assert turn is not None
    assert turn.due == {"government": 0, "tanks": 0, "machines": 1, "pipes": 2}
    assert table.view(0).ask == "benefit"


def test_when_the_game_is_over_nobody_is_asked() -> None:
    table = Table(2).year(3).last_turn_of_the_year().ends_turn()
    view = table.view(0)
    assert (view.actor, view.ask, view.turn, view.choices) == (None, "over", None, [])
    assert view.players[0].score.total == table.score(0).total()


def test_a_running_game_has_standings_too() -> None:
    standings = Table(2).money(1, 90).state.standings()
    assert str(standings).endswith("the game goes on")
    assert standings.winners == [1]


# What screens would otherwise work out


def test_prices_and_pay_are_those_of_the_seat_that_looks() -> None:
    table = Table(2).level(0, "refined-markets", 1).level(0, "contracts-orders", 2)
    cards = table.state.figures.upgrades
    rows = [[row for market in table.view(seat).markets for row in market.rows] for seat in (0, 1, None)]
    for mine, other, nobody in zip(*rows):
        shift = 0 if mine.grade == "crude" else cards.price_shift
        assert [slot.yours - slot.price for slot in mine.slots] == [shift] * len(mine.slots)
        assert [slot.yours for slot in other.slots] == [slot.yours for slot in nobody.slots]
    for tenders in ([row.contracts for row in table.view(0).contracts], [row.orders for row in table.view(0).orders]):
        for tender in [tender for row in tenders for tender in row if tender is not None]:
            assert tender.income == tender.pay + cards.extra_pay * len(tender.needs)


def test_the_power_that_each_grade_needs_adds_up() -> None:
    view = Table(2).costs(orange=(2, 3, 4), teal=(1, 1, 1), silver=(5, 6, 7)).view(None)
    assert view.powers["orange"] == {"low": 2, "mid": 5, "high": 9}
    assert view.powers["silver"] == {"low": 5, "mid": 11, "high": 18}


def test_with_refined_markets_2_one_trades_in_all_three() -> None:
    for level, markets in ((1, ["market-2"]), (2, ["market-1", "market-2", "market-3"])):
        turn = Table(2).cross(*CROSS).level(0, "refined-markets", level).play("go market-2").view(0).turn
        assert turn is not None
        assert turn.markets == markets


def test_a_main_action_is_due_until_it_is_taken() -> None:
    table = Table(2).cross(*CROSS)
    for level, again in ((2, False), (3, True)):
        table.turn(0).level(0, "human-resources", level)
        first = table.view(0).turn
        second = table.play("go market-2", "done").view(0).turn
        assert first is not None
        assert second is not None
        assert (first.main, second.main) == (True, again)


def test_the_next_level_that_can_be_bought() -> None:
    table = Table(2).families("engineering", "machines", "shops", "government", "human-resources")
    table.level(0, "engineering", 1).level(0, "machines", 3)
    table.level(1, "shops", 2)
    table.state.copies = [0 if card % 3 == 1 else count for card, count in enumerate(table.state.copies)]
    levels = {family.id: family.next for family in table.view(0).families}
    assert (levels["engineering"], levels["machines"], levels["government"]) == (None, None, 1)
    assert {family.next for family in table.view(None).families} == {None}


def test_places_say_what_they_do_to_the_lines() -> None:
    table = Table(2).costs(orange=(4, 4, 4)).tiles(0, "WE-oot 0,0 east").shop("tanks", "WE-ooo", "WE-sss").money(0, 50)
    table.cross(*CROSS).play("go tanks", "pipes 2", f"take {TILE_OF_CODE['WE-ooo']}")
    places = table.view(0).places
    assert sorted(place.move for place in places) == sorted(table.legal())
    number = next(line.number for line in table.view(0).players[0].lines if line.length == 2)
    assert places[0].lines == [LineChange("orange", [2], 4, "low", [number], 2, 4)]
    joined = {(piece.x, piece.y): {piece.a, piece.b} for piece in places[0].joins}
    assert joined == {cell: {"east", "west"} for cell in places[0].cells}, (
        "the pieces of the tile that lengthen the line"
    )
    assert all(len(place.joins) == place.longer for place in places)
    assert table.view(1).places == []
    after = laid(table.state, places[0].move)
    assert max(line.length for line in after.lines if line.colour == "orange") == 4
    assert table.view(0).players[0].longest["orange"] == 2, "it was only looked at"


def test_runs_refine_as_much_as_they_can() -> None:
    table = Table(2).costs(orange=(1, 1, 1)).tiles(0, "WE-ooo 0,0 east").oil(0, orange_crude=1, orange_low=1)
    (run,) = table.view(0).runs
    assert (run.action, run.gain > 0) == ("network", True)
    assert run.start is not None
    table.play("go network", run.start, *run.moves)
    made = [(cube.colour, cube.grade, cube.to) for cube in run.cubes]
    assert made[0][0] == "orange"
    assert all(table.view(0).players[0].oil["orange"][to] for _, _, to in made)


def test_the_board_says_what_upgrades_do() -> None:
    effects = GAME.board(GAME.setup(2)).effects
    say = of_game("pipeline").say
    assert say(effects["engineering"][2]) == "a line runs two cubes of the same grade"
    assert say(effects["shops"][0]).startswith("2 tanks and 1 shop pipe now, every new year ")


def _valued(rulings: str) -> list[str]:
    table = Table(2, rulings=rulings).cards(1, 3, 8)
    return [of_game("pipeline").say(text) for text in table.view(None).valuation]


def test_the_view_says_what_valuation_cards_pay_for() -> None:
    oil, tanks, teal = _valued("standard")
    assert oil == "refined oil in tanks: 20 for low, 35 for mid, 45 for high"
    assert tanks == "10 for each tank"
    assert teal == "value of teal lines once more, and teal oil in tanks: 20 for low, 35 for mid, 45 for high"
    assert _valued("oil-as-cubes")[0] == "refined oil in tanks: 10 for low, 20 for mid, 30 for high"


def test_tiles_say_which_line_they_would_make() -> None:
    table = Table(2).tiles(0, "WE-oot 0,0 east").shop("tanks", "WE-ooo", "WE-sss").money(0, 50)
    table.cross(*CROSS).play("go tanks", "pipes 2")
    shown = _choices(table)
    assert shown[f"take {TILE_OF_CODE['WE-ooo']}"].line == ("orange", 4)
    assert shown[f"take {TILE_OF_CODE['WE-sss']}"].line is None


def test_what_is_missing_for_contracts_and_orders() -> None:
    table = Table(4).oil(0, orange_low=1, orange_high=1).board_orders("O3-01", *[None] * 8).contract(0, "C-low-05")
    order = table.view(0).orders[0].orders[0]
    assert order is not None
    have = [OilView("orange", "low"), OilView("orange", "high")]
    assert all(order.needs[at] not in have for at in order.missing)
    assert len(order.missing) < len(order.needs)
    assert table.view(1).orders[0].orders[0].missing == list(range(len(order.needs)))  # type: ignore[union-attr]
    (contract,) = table.view(0).players[0].contracts
    assert contract.income == 20 * len(contract.needs)
    assert len(contract.missing) < len(contract.needs)


def test_actions_in_which_nothing_can_be_done() -> None:
    table = Table(2).cross(*CROSS).money(0, 50).tiles(0, "WE-ooo 0,0 east").families(*FAMILIES[:5])
    table.closed(*FAMILIES[:5])
    assert table.view(0).idle == ["upgrades", "network"]
    assert table.view(1).idle == []
    assert table.closed().view(0).idle == ["network"]
    broke = Table(2, rulings="idle-actions").cross(*CROSS).money(0, 0)
    assert {"tanks", "machines", "upgrades"} <= set(broke.view(0).idle)
    assert "contracts" not in broke.view(0).idle


def test_the_best_prices_that_oil_would_bring() -> None:
    table = Table(4)
    offers = table.view(0).offers
    assert offers["orange"] == {"crude": 0, "low": 30, "mid": 45, "high": 55}
    assert table.level(0, "refined-markets", 1).view(0).offers["orange"]["high"] == 60
    assert table.view(None).offers == {}


def test_the_turn_says_where_the_worker_stands_and_a_penalty_what_it_costs() -> None:
    table = Table(2).cross(*CROSS)
    assert table.view(0).turn.worker is None  # type: ignore[union-attr]
    table.play("go market-1", "done")
    assert table.view(0).turn.worker == "market-1"  # type: ignore[union-attr]
    table.player(0).penalties = 1
    assert (table.view(0).players[0].next_penalty, table.view(0).players[1].next_penalty) == (30, 20)


def test_a_closed_quadrant_says_whether_it_may_be_opened() -> None:
    table = Table(2)
    assert {quadrant.may_open for quadrant in table.view(0).government} == {True}
    table.state.opened = 0b0011
    assert {quadrant.may_open for quadrant in table.view(0).government} == {False}


def test_tanks_say_what_they_hold_as_the_box_has_it(tmp_path: Path) -> None:
    box = tmp_path / "box.json"
    box.write_text(json.dumps({"board": {"player_board": {"tank_columns": 7, "cubes_per_tank": 3}}}), "utf-8")
    assert GAME.board(GAME.setup(2, None, box)).tank_columns == 7
    assert GAME.board(GAME.setup(2)).tank_columns == 5
    match = Match.new("pipeline", 2, seed=1, options={"start-tanks": "recommended"}, components=box)
    own = match.view(0).players[0]
    assert own.capacity == {"crude": 6, "low": 3, "mid": 3, "high": 3} == own.room
    table = Table(2).oil(0, orange_low=1, teal_low=1)
    assert (table.view(0).players[0].capacity["low"], table.view(0).players[0].room["low"]) == (2, 0)


def test_a_contract_says_how_far_it_is() -> None:
    def progress(level: int = 0, deferred: bool = False, filled: int = 0, times: int = 0) -> str:
        table = Table(2).level(0, "contracts-orders", level).contract(0, "C-low-05", deferred, filled, times)
        (contract,) = table.view(0).players[0].contracts
        return contract.progress

    assert progress(deferred=True) == "deferred"
    assert progress() == progress(filled=1) == "unfinished"
    assert progress(times=1) == "filled"
    assert progress(level=1, times=1) == "again"
    assert progress(level=1, times=1, filled=1) == "unfinished", "a second filling that is begun brings a penalty"
    assert progress(level=1, times=2) == "filled"


def test_the_last_round_of_a_year_is_told() -> None:
    def told(year: int, round: int) -> tuple[int, bool]:
        view = Table(2).year(year, round).view(None)
        return view.rounds_this_year, view.last_round_of_year

    assert [told(1, 7), told(1, 8), told(2, 6), told(3, 4), told(3, 3)] == [
        (8, False), (8, True), (6, True), (4, True), (4, False),
    ]  # fmt: skip


def test_a_line_says_what_it_needs_for_the_next_grade() -> None:
    table = Table(2).costs(orange=(1, 2, 3)).tiles(0, "WE-ooo 0,0 east")
    line = table.view(0).players[0].lines[table.line(0, "orange", 2) - 1]
    assert (line.grade, line.next_grade, line.next_power) == ("low", "mid", 3)
    short = Table(2).costs(orange=(4, 2, 3)).tiles(0, "WE-ooo 0,0 east").view(0).players[0].lines[0]
    assert (short.grade, short.next_grade, short.next_power) == (None, "low", 4)
    best = Table(2).costs(orange=(1, 1, 0)).tiles(0, "WE-ooo 0,0 east").view(0).players[0].lines[0]
    assert (best.grade, best.next_grade, best.next_power) == ("high", None, None)


def test_a_line_says_why_it_does_not_run() -> None:
    def idle(table: Table, longest: int = 2) -> set[tuple[str, bool, str | None]]:
        lines = [line for line in table.view(1).players[0].lines if line.length == longest]
        return {(line.colour, line.attached, line.idle) for line in lines}

    table = Table(2).costs(orange=(1, 1, 1), teal=(1, 1, 1)).oil(0, orange_crude=2, teal_crude=1).money(0, 90)
    table.tiles(0, "WE-ots 0,0 east", "WE-ttt 0,2 east", "WE-ooo 0,3 east", "WE-oso 2,3 east", "machine 3,3")
    assert {why for _, _, why in idle(table)} == {None}, "nothing is refined now"
    table.play("go network", f"stand {TILE_OF_CODE['WE-ots']}")
    assert idle(table) == {("orange", False, None), ("teal", False, "line-elsewhere")}
    assert idle(table, 3) == {("orange", True, "line-attached")}
    assert ("silver", False, "no-oil") in idle(table, 1)
    table.play(f"refine {table.line(0, 'orange', 2)} crude low")
    assert ("orange", False, "line-ran") in idle(table)
    table.play("done", "run machines")
    assert idle(table) == {("orange", False, "line-loose"), ("teal", False, "line-loose")}
    assert idle(table, 3) == {("orange", True, None)}
