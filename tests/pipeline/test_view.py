"""What a screen is told: choices with their costs and places, the turn under way, networks ready to draw."""

from powerhouse.games.pipeline.choices import Choice
from tests.pipeline.scenario import TILE_OF_CODE, Table

CROSS = ("upgrades", "tanks", "machines", "contracts")


def _choices(table: Table) -> dict[str, Choice]:
    return {choice.move: choice for choice in table.view(int(table.state.turn)).choices}


def test_places_are_given_in_a_structured_form() -> None:
    table = Table(2).tiles(0, "WE-ooo 0,0 east").shop("tanks", "NE-ost", "WE-ttt").play("go tanks", "pipes 2")
    table.play(f"take {TILE_OF_CODE['NE-ost']}")
    shown = _choices(table)
    assert len(shown) == 32
    assert shown["place 2,0 north"] == Choice("place 2,0 north", x=2, y=0, side="north")
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
    assert _choices(table)["start 1"] == Choice("start 1", x=1, y=0)
    table.play("start 1")
    line = table.line(0, "orange", 1)
    assert _choices(table)[f"refine {line} crude low"].line == line
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
    assert standings.reason == "the game goes on"
    assert standings.winners == [1]
