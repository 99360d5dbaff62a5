"""What the screen of Pipeline shows: the network, spots and what they do, markets, runs, the story."""

import io
from dataclasses import replace

import pytest
from msgspec import structs
from rich.cells import cell_len
from rich.console import Console, RenderableType

from powerhouse.bots import Clock, find
from powerhouse.cli.terminal.commands import COMMANDS
from powerhouse.cli.terminal.pipeline import decision, drawing, markets, places, tenders
from powerhouse.cli.terminal.pipeline.scene import Scene
from powerhouse.cli.terminal.pipeline.screen import PipelineScreen
from powerhouse.cli.terminal.sitting import PERSON, Sitting, Wish, new_sitting
from powerhouse.core.catalogue import ENGLISH, speak
from powerhouse.core.errors import UnreadableMove
from powerhouse.core.match import Match
from powerhouse.core.phrase import Phrase, Value
from powerhouse.games.pipeline import GAME
from powerhouse.games.pipeline.view import PlayerView
from tests.cli.running import Cli
from tests.pipeline import scenario

ROW = ("WE-ooo 0,0 east", "WE-oot 2,0 east", "WE-oos 4,0 east")
"""Orange pipe through six halves, which teal and silver cross."""


def screen_of(table: scenario.Table, width: int = 80, height: int = 24) -> PipelineScreen:
    """The screen of a position set up by hand."""
    players = table.setup.players
    match = Match.new("pipeline", players, 1, table.setup.options)
    match.state = table.state
    return seated(Sitting(match, [PERSON] * players, [None] * players), width, height)


def seated(sitting: Sitting, width: int = 80, height: int = 24) -> PipelineScreen:
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None)
    return PipelineScreen(sitting, console)


def text(screen: PipelineScreen, *parts: RenderableType) -> str:
    """What the parts look like, without spaces at the end of lines."""
    with screen.console.capture() as capture:
        for part in parts:
            screen.console.print(part)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def drawn(table: scenario.Table, width: int = 80, height: int = 24) -> str:
    screen = screen_of(table, width, height)
    return text(screen, *screen.draw(table.state.turn, []))


def page(table: scenario.Table, name: str, rest: str = "") -> str:
    screen = screen_of(table)
    return text(screen, screen.pages()[name].draw(table.state.turn, rest))


def refinery() -> scenario.Table:
    """Anna has a line of six, which makes high of crude, and oil for it."""
    table = scenario.Table(4).costs(orange=(2, 2, 2), teal=(1, 2, 3), silver=(4, 4, 4)).tiles(0, *ROW)
    return table.oil(0, orange_crude=2, orange_low=1, teal_crude=1).money(0, 200).turn(0)


# The network


def test_a_tile_in_one_line() -> None:
    table = scenario.Table()
    say = screen_of(table).scene(0).say
    faces = GAME.board(table.setup).pipes
    assert drawing.tile(say, faces[table.tile("WE-oot")]).plain in ("O━O━O━O━T━O", "O━T━O━O━O━O")
    for face in faces:
        assert cell_len(drawing.tile(say, face).plain) == 2 * drawing.INSIDE + 1


def test_pipes_are_drawn_through_where_their_colours_meet() -> None:
    table = refinery().tiles(0, *ROW, "WE-ttt 2,1 east", "machine 0,0")
    say = screen_of(table).scene(0).say
    pipes = drawing.Pipes(table.view(0).players[0])
    shown = drawing.network(say, pipes, drawing.window(pipes.cells, (), 10, 10), {}).plain.splitlines()
    assert shown[1].startswith("  0 [ M1]━O━O━O━O━O")
    assert "┃" in shown[2], "teal joins teal below"
    assert "x" in shown[2], "orange meets teal"


def test_the_window_shows_what_is_in_focus() -> None:
    cells = [(x, 0) for x in range(20)]
    assert drawing.window(cells, (), 30, 30) == drawing.Window(0, 0, 19, 0)
    assert drawing.window(cells, [(18, 0)], 6, 3) == drawing.Window(14, 0, 19, 0)


# Laying tiles and machines


def test_the_best_places_come_first() -> None:
    table = refinery().shop("tanks", "WE-ooo", "WE-sss").costs(orange=(4, 4, 4))
    table.tiles(0, "WE-oot 0,0 east").play("go tanks", "pipes 2")
    table.play(f"take {table.state.figures.faces[table.tile('WE-ooo')].id}")
    found = table.view(0).places
    assert places.effect(screen_of(table).scene(0), found[0]).plain == "O 2→4 l!"
    assert found[0].longer == 2
    assert sorted(spot.move for spot in found) == sorted(table.legal())
    shown = drawn(table)
    assert " 1) " in shown
    assert "more: `spots`" in shown
    assert "Where? A number, or x,y and the side of the second half, as `3,-1 e`." in " ".join(shown.split())
    assert len(page(table, "spots").split(") ")) == len(found) + 1
    assert "→l" in page(table, "try", "1")
    with pytest.raises(UnreadableMove, match="say which spot, from 1 to"):
        page(table, "try", "99")


def test_the_first_tile_lies_or_stands() -> None:
    table = scenario.Table().turn(0).play("go government")
    table.play(table.legal("take")[0], "done")
    shown = drawn(table)
    assert "Your first tile: a number says which way it lies" in shown
    assert "1) 0,0 e   lies" in shown
    assert "0,0 s   stands" in shown


def test_where_a_machine_runs_most() -> None:
    table = refinery().play("go machines", "machine 20")
    scene = screen_of(table).scene(0)
    assert places.effect(scene, scene.view.places[0]).plain.startswith("runs O5→m")
    assert "Where does the machine go?" in drawn(table)


# Deciding


def test_the_work_screen_has_the_cross_and_its_prices() -> None:
    table = refinery().cross("tanks", "machines", "contracts", "upgrades")
    shown = drawn(table)
    assert "── Year 1 · round 1 of 8 · Worker phase ─" in shown
    assert "1 crude + 6 tanks        buy Oc 5×8 Sc 6×8 Tc 7×8" in shown
    assert "2 market-1 + 7 machines  buy Tc 5×8 sell Ol 25 Om 45 Oh 50 Sl 30 Sm 40 Sh 55" in shown
    assert "10 network: Oc→h, Tc→l" in shown
    assert "tanks     crude 2Oc Tc 1 free   low Ol 1 free   mid 2 free   high 2 free" in shown
    assert "refining  O l2 m4 h6   T l1 m3 h6   S l4 m8 h12" in shown
    assert "lines     1:O6→h   5:T1→l   5 too short" in shown


def test_a_secondary_action_names_what_lies_beside() -> None:
    table = refinery().cross("tanks", "machines", "contracts", "upgrades").play("go market-2", "done")
    assert "A secondary action for 10: `contracts`? Or done. You have 200." in drawn(table)


def test_trading_shows_slots_and_the_next_price() -> None:
    table = refinery().oil(0, silver_mid=1).row("market-1", "orange_low", None, "orange", None, None)
    shown = drawn(table.play("go market-1"))
    assert "Ol    20 [20] 25  25" in shown
    assert "s sm +40" in shown
    assert "b tc −5" in shown
    assert "Sell first, as `s om`" in shown


def test_three_markets_at_once_are_told_in_short() -> None:
    table = refinery().level(0, "refined-markets", 2).play("go market-1")
    assert len(drawn(table).splitlines()) < 24
    assert "market-3 + " in drawn(table)
    assert "b oc −7" in drawn(table, 120, 50)


def test_where_the_worker_stands_and_what_that_refines() -> None:
    table = refinery().play("go network")
    shown = drawn(table)
    assert "1:O6→h  4:O1  5:T1→l  Oc→h, Tc→l" in shown
    table.play(screen_of(table).read(0, "1").moves[0])
    assert "1)  all     Oc→h, Tc→l  each line as far as it goes" in drawn(table)
    table = refinery().oil(0).play("go network")
    assert "No line can refine a cube now; `1` ends the action." in drawn(table)


def test_machines_say_what_they_would_do() -> None:
    table = refinery().tiles(0, *ROW, "machine 0,0").play("go crude", "done", "done")
    assert "1 run machines for 15: Oc→m" in drawn(table)


def test_contracts_and_orders_that_can_be_filled() -> None:
    table = scenario.Table(4).tanks(0, 2, 3, 3, 3).oil(0, teal_low=2, teal_high=1).contract(0, "C-low-02")
    table.contract(0, "C-mid-09", deferred=True).turn(0)
    shown = drawn(table)
    assert "yours     low2 needs 2Tl   mid9 Sm Tl next year" in shown
    assert "11 deliver Tl to low2 +20" in shown
    assert "12 deliver Th to low2 as low +20" in shown
    table.contract(0, "C-low-05", times=1)
    assert "low5 2Ol filled" in drawn(table)


def test_only_tiles_that_can_be_taken_have_a_name() -> None:
    table = refinery().play("go government")
    assert "4h " in drawn(table)
    table.play(table.legal("take")[0])
    shown = drawn(table)
    assert "hand      1 " in shown
    assert sum(f"{quadrant}{space} " in shown for quadrant in "1234" for space in "abcdefgh") == len(
        table.legal("take")
    )


def test_upgrades_say_what_the_next_card_does() -> None:
    table = refinery().families("engineering", "machines", "shops", "government", "human-resources").play("go upgrades")
    shown = drawn(table)
    assert "power +1 for every 4 segments of a line" in shown
    assert "2 government pipes now, every new year 1 government pipe" in " ".join(shown.split())
    table.play("upgrade engineering")
    assert "closed until the next year" in drawn(table)
    assert "as `1` or `gov`; `close gov` bars a family" in " ".join(drawn(table).split())
    assert "3: a line runs two cubes of the same grade" in page(table, "families", "eng")


def test_what_an_upgrade_brings_may_be_taken() -> None:
    table = refinery().families("engineering", "machines", "shops", "government", "human-resources").play("go upgrades")
    table.play("upgrade shops")
    shown = " ".join(drawn(table).split())
    assert "For nothing you may take 2 tanks (`crude`, `low` …) and 1 shop pipe (by letter)" in shown


def test_the_next_turn_order() -> None:
    table = refinery().play("go tanks", "done")
    assert "Where in the next round's order, 1 to 4?" in drawn(table)
    table.state.row = [-1, 2, -1, -1]
    assert "next round – C – –" in drawn(table)
    assert "Others are pushed right, with `2 left` to the left." in " ".join(drawn(table).split())


def test_which_cube_goes_to_an_order() -> None:
    table = scenario.Table(4).tanks(0, 2, 3, 3, 3).oil(0, silver_high=1, silver_mid=1, orange_low=1, orange_high=1)
    table.board_orders("O3-04", *[None] * 8).turn(0).play("serve O3-04")
    assert "Order o3-4 needs Ol: which grade goes there, low or high?" in drawn(table)


def test_start_tanks() -> None:
    table = scenario.Table(2, start_tanks="placed")
    assert "Lay 5 start tanks, each holds 2 cubes: as `crude, crude, low`" in drawn(table)


# Words of the catalogue around what is drawn


def telling(screen: PipelineScreen) -> Scene:
    """A scene whose texts tell by which key and of what they are made, where they are made of something."""

    def part(value: Value) -> str:
        if isinstance(value, list):
            return " & ".join(map(part, value))
        return tell(value) if isinstance(value, Phrase) else str(value)

    def tell(said: Phrase) -> str:
        return f"<{said.key}: {' | '.join(map(part, said.values.values()))}>" if said.values else screen.told(said)

    return replace(screen.scene(screen.match.state.turn), told=tell)


def told_by_key(table: scenario.Table) -> str:
    screen = screen_of(table, 200, 60)
    return text(screen, *decision.draw(telling(screen), 30))


def test_what_is_drawn_stands_where_the_language_puts_it() -> None:
    table = refinery().tiles(0, *ROW, "machine 0,0")
    assert "<outside-run: 10 network | nothing to refine>" in told_by_key(refinery().oil(0))
    table.play("go crude", "done", "done")
    assert "<outside-run: <outside-cost: 1 run machines | 15> | <run-cubes: Oc→m>>" in told_by_key(table)
    table = refinery().play("go network")
    assert "<run-cubes: Oc→h & Tc→l>" in told_by_key(table)
    table.play(screen_of(table).read(0, "1").moves[0])
    assert "<run-to: Tc | low>" in told_by_key(table)
    table = refinery().play("go machines", "machine 20")
    assert "<place-runs: O5→m" in told_by_key(table)
    table = refinery().tiles(0, "WE-oot 0,0 east").shop("tanks", "WE-ooo", "WE-sss").play("go tanks", "pipes 2")
    table.play(f"take {table.state.figures.faces[table.tile('WE-ooo')].id}")
    assert "<place-lines: O 2→4 m!>" in told_by_key(table)


def test_a_delivery_stands_where_the_language_puts_it() -> None:
    table = scenario.Table(4).tanks(0, 2, 3, 3, 3).oil(0, teal_low=2, teal_high=1, silver_mid=1, orange_low=1)
    table.contract(0, "C-low-02").board_orders("O3-04", *[None] * 8).oil(0, silver_high=1, silver_mid=1, orange_low=1)
    assert "<delivery-order: o3-4 Sh Sm Ol 130>" in told_by_key(table.turn(0))
    table.oil(0, teal_low=1)
    assert "<delivery-cube: Tl | low2 | low> <amount-more: 20>" in told_by_key(table)


@pytest.mark.parametrize(
    ("level", "filling", "told"),
    [
        (0, {}, "<contract-unfinished: low5 | 2Ol>"),
        (0, {"filled": 1}, "<contract-unfinished: low5 | Ol>"),
        (0, {"deferred": 1}, "<contract-deferred: low5 | 2Ol>"),
        (0, {"times": 1}, "<contract-filled: low5 | 2Ol>"),
        (1, {"times": 1}, "<contract-again: low5 | 2Ol>"),
        (1, {"times": 1, "filled": 1}, "<contract-unfinished: low5 | Ol>"),
    ],
)
def test_a_signed_contract_is_told_as_far_as_it_is(level: int, filling: dict[str, int], told: str) -> None:
    table = refinery().level(0, "contracts-orders", level).contract(0, "C-low-05", **filling)  # type: ignore[arg-type]
    screen = screen_of(table)
    signed = tenders.signed(telling(screen))
    assert signed is not None
    assert told in text(screen, signed)


def test_a_line_goes_on_where_the_game_says_that_it_does() -> None:
    table = refinery()
    say, player = screen_of(table).scene(0).say, table.view(0).players[0]

    def between(player: PlayerView) -> str:
        pipes = drawing.Pipes(player)
        return drawing.network(say, pipes, drawing.window(pipes.cells, (), 9, 9), {}).plain.splitlines()[1][9]

    assert between(player) == "━"
    (whole,) = [line for line in player.lines if line.length == 6]
    cut = [
        structs.replace(whole, number=number, segments=[piece for piece in whole.segments if (piece.x > 0) is behind])
        for number, behind in ((90, False), (91, True))
    ]
    apart = [line for line in player.lines if line is not whole] + cut
    assert between(structs.replace(player, lines=apart)) == "x"


# Pages


def test_the_new_year_in_the_markets_is_told_by_the_catalogue() -> None:
    screen = screen_of(refinery())
    shown = text(screen, markets.page(telling(screen)))
    assert "<amount-more: " in shown
    assert "<amount-less: " in shown


def test_a_family_is_found_by_its_id_and_by_its_name_in_the_language() -> None:
    table = refinery().families("engineering", "machines", "shops", "government", "human-resources")
    try:
        speak("ru")
        called = page(table, "families", "Пере")
        assert called.startswith("перегонка\n1: ")
        assert page(table, "families", "eng") == called
    finally:
        speak(ENGLISH)
    assert page(table, "families", "eng").startswith("engineering\n1: "), "whole, however long"


def test_pages() -> None:
    table = refinery()
    assert "[ 5][ 5]" in page(table, "markets")
    assert "quadrant 4, closed" in page(table, "tiles")
    assert "1:O6→h" in page(table, "map")
    assert "Boris has no pipes yet." in page(table, "map", "bo")
    with pytest.raises(UnreadableMove, match="nobody here is called 'zoe'"):
        page(table, "map", "zoe")
    assert "There is nothing to lay now." in page(table, "spots")
    table.cards(3, 5, 16)
    assert "10 for each tank" in page(table, "worth")
    assert "value of lines at machines once more" in page(table, "worth")
    assert "low" in page(table, "board")


def test_no_page_hides_a_move() -> None:
    screen = screen_of(refinery())
    verbs = {"pass", "done", "go", "run", "tank", "machine", "pipes", "take", "lay", "place", "site", "loan", "sign"}
    said = {"crude", "upgrades", "tanks", "machines", "contracts", "government", "network", "low", "mid", "high", "all"}
    assert not {*screen.pages(), *COMMANDS} & (verbs | said | {"buy", "sell", "refine", "stand", "disc", "close"})


# Widths, secrets, and whole games


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (200, 60)])
def test_every_decision_of_a_game_fits_the_terminal(width: int, height: int) -> None:
    """A random game with its screen at each first decision of a kind, and now and then again."""
    table = new_sitting("pipeline", Wish(players=2, seed=5), {}, None)
    match, bot = table.match, find("random", "pipeline", 7)
    seats = Sitting(match, [PERSON] * 2, [None] * 2)
    seen: dict[str, int] = {}
    while match.actor is not None and len(match.log) < 400:
        ask = match.view(None).ask
        seen[ask] = seen.get(ask, 0) + 1
        if seen[ask] <= 2 or len(match.log) % 40 == 0:
            screen = seated(seats, width, height)
            news = screen.tell(match.log[max(0, len(match.log) - 3) :], None)
            lines = text(screen, *screen.draw(match.actor, news)).splitlines()
            assert len(lines) < height, ask
            assert max(cell_len(line) for line in lines) <= width
        match.play(bot.choose(match.state.copy(), match.actor, Clock()))
    assert {"work", "trade", "place", "shop"} <= set(seen)


def test_the_order_of_the_stacks_stays_hidden() -> None:
    table = refinery()
    names = ["markets", "board", "tiles", "families", "map", "worth"]
    before = [drawn(table), *(page(table, name) for name in names)]
    table.state.unseen = table.state.unseen[::-1]
    table.state.unseen_contracts = [row[::-1] for row in table.state.unseen_contracts]
    assert [drawn(table), *(page(table, name) for name in names)] == before


def test_the_story_of_a_turn() -> None:
    table = new_sitting("pipeline", Wish(players=2, seed=5), {"start-tanks": "recommended"}, None)
    match = table.match
    seat = match.actor
    assert seat is not None
    match.play_batch(["go crude", "buy crude orange crude 5", "buy crude orange crude 5", "done", "done"])
    told = text(seated(table), *seated(table).tell(match.log, None))
    name = match.names[seat]
    assert f"{name} goes to the crude market: buys 2 orange crude for 10" in told
    assert "The cross: the crude market + " in told


def test_a_game_is_played_in_the_terminal(cli: Cli) -> None:
    lines = ["usual", "m1, b tc, done", "done", "gov, 1a, done", "1", "help", "map", "log", "hint", "why pass", "quit"]
    found = cli("terminal", "pipeline", "--players", "2", "--seed", "4", "--bots", "random", lines=lines)
    assert found.exit_code == 0, found.output
    assert "Anna lays tanks: crude, crude, low, mid, high" in found.stdout
    assert "half a tile: silver from left to down" in found.stdout
    assert "The game is kept" in found.stdout
