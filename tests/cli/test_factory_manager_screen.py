"""What the screen of Factory Manager shows: tiles, prices and gains, runs, the story, and what is typed for it."""

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from powerhouse.bots import Clock, find
from powerhouse.cli.terminal.factory_manager import runs
from powerhouse.cli.terminal.factory_manager.screen import FactoryManagerScreen
from powerhouse.cli.terminal.sitting import PERSON, Sitting, Wish, new_sitting
from powerhouse.core.errors import UnreadableMove
from powerhouse.core.match import Match
from tests.cli.running import Cli
from tests.factory_manager import scenario

START = ("storage-0", "storage-0", "storage-0", "machine-0", "machine-0")
MARKET = ("storage-6", "storage-6", "storage-10", "machine-10", "robot-auto-8", "robot-semi-7", "control-14")


def screen_of(table: scenario.Table, width: int = 80, height: int = 60) -> FactoryManagerScreen:
    """The screen of a position set up by hand."""
    players = table.setup.players
    match = Match.new("factory-manager", players, 1, table.setup.options)
    match.state = table.state
    return seated(Sitting(match, [PERSON] * players, [None] * players), width, height)


def seated(table: Sitting, width: int = 80, height: int = 60) -> FactoryManagerScreen:
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None)
    return FactoryManagerScreen(table, console)


def text(screen: FactoryManagerScreen, *parts: RenderableType) -> str:
    """What the parts look like, without spaces at the end of lines."""
    with screen.console.capture() as capture:
        for part in parts:
            screen.console.print(part)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def drawn(table: scenario.Table, seat: int = 0, width: int = 80) -> str:
    screen = screen_of(table, width)
    return text(screen, *screen.draw(seat, []))


def page(table: scenario.Table, name: str, rest: str = "") -> str:
    screen = screen_of(table)
    return text(screen, screen.pages()[name].draw(0, rest))


def read(table: scenario.Table, line: str, seat: int = 0) -> list[str]:
    return screen_of(table).read(seat, line).moves


def in_order(players: int = 4, **options: str) -> scenario.Table:
    """Turn order is that of the seats; the first one has a discount of 1, the last one opens auctions."""
    return scenario.Table(players, 1, **options).order_tiles(*(4, 7, 8, 10)[:players])


@pytest.fixture
def buying() -> scenario.Table:
    """Anna, with turn-order tile 4 and a discount of 1, is to buy."""
    return in_order().market(*MARKET).money(0, 18).buying(0)


# Turn order


def test_the_title_tells_round_phase_and_energy_price() -> None:
    shown = drawn(in_order().round(2).energy_space(3).auction(1, 2, 4, 6), 3)
    assert "── Round 2 of 5 · Turn order ─" in shown
    assert " energy price 3, next 3 to 5 ──" in shown
    assert "profit twice, energy price 1" in drawn(in_order().round(5).auction(1, 2, 4, 6), 3)


def test_the_first_game_knows_that_the_price_stays() -> None:
    shown = drawn(in_order(first_game="on").auction(1, 2, 4, 6), 3)
    assert "energy price 1, next 1 ──" in shown
    assert "the next tile is +0, then 4 of these tiles come: 1× +0, 4× +1, 2× +2" in shown


def test_turn_order_tiles_with_discounts() -> None:
    table = in_order().auction(1, 3, 4, 12)
    assert "tiles     1   3   4 −1   12 −3   low acts first" in drawn(table, 3)
    assert "You open: turn-order tile 1, 3, 4 or 12?" in drawn(table, 3)
    assert read(table, "4, 1", 3) == ["offer 4", "bid 1"]
    table.play("offer 4", "bid 1")
    shown = drawn(table, 0)
    assert "[4 −1]" in shown
    question = "Your bid for turn-order tile 4: 2 workers, or pass. David holds 1, Boris and Clara are still in."
    assert question in " ".join(shown.split())
    assert read(table, "2") == ["bid 2"]


def test_the_last_player_is_left_with_a_tile() -> None:
    table = in_order(2).auction(1, 4)
    table.play("offer 4", "bid 0", "pass")
    assert "Tile 1 is left for you: put 0 to 2 workers on it." in drawn(table, 0)
    assert re.search(r"Boris +7→4 +−1 ", drawn(table, 0)), "his discount is known already"


def test_by_rules_1_how_many_workers_on_the_tile_are_seasonal() -> None:
    table = in_order(rules="1").seasonal(3, 1).auction(1, 2, 3, 4)
    table.play("offer 1", "bid 2", "pass", "pass", "pass")
    assert "How many of the 2 workers on tile 1 are seasonal: 0 or 1?" in drawn(table, 3)
    assert read(table, "1", 3) == ["back 1 seasonal"]


# Market


def test_the_storage_board_has_a_column_for_each_type() -> None:
    table = in_order().bringing()
    shown = drawn(table)
    assert re.search("1 storage +2 machine +3 auto +4 semi +5 control +6 optimizer\n", shown)
    assert re.search(r"\n6 1s×\d +7 1p1e1w×\d +6 1p1e×\d +4 1e-1w×\d +10 -1e×\d +6 -1w(×\d)?\n", shown)
    assert "Bring 3 tiles to the market: the cheapest of any columns, as `2, 1, 1` or" in shown


def test_a_column_by_number_goes_on_with_its_next_price() -> None:
    table = in_order().board(storage=["storage-6", "storage-10"], machine=["machine-7"]).bringing()
    assert read(table, "1, 1, 2") == ["bring storage-6", "bring storage-10", "bring machine-7"]
    assert read(table, "st, ma, s") == ["bring storage-6", "bring machine-7", "bring storage-10"]


def test_an_empty_column_has_nothing_left() -> None:
    table = in_order().board(storage=["storage-6"] * 9, machine=["machine-7"]).bringing()
    for line, column in (("4", "robot-semi"), ("2, 2", "machine")):
        with pytest.raises(UnreadableMove, match=f"there is nothing left for 'bring {column}'"):
            read(table, line)


def test_short_names_of_robots() -> None:
    table = in_order().bringing()
    assert read(table, "au, se, 1") == ["bring robot-auto-6", "bring robot-semi-4", "bring storage-6"]
    assert read(table, "2 au") == ["bring robot-auto-6"] * 2
    assert read(table, "ma 12") == ["bring machine-12"], "it is not the cheapest, and that can be said"


def test_the_last_may_bring_more() -> None:
    table = in_order().bringing()
    while table.state.actor != 3:
        table.play(table.legal()[0])
    assert "Bring 3 tiles to the market, then up to 2 more if you like" in drawn(table, 3)
    table.play(*["bring robot-auto-6"] * 3)
    assert "You are the last and may bring 2 more, or done." in drawn(table, 3)


# Buying


def test_own_prices_and_gains(buying: scenario.Table) -> None:
    shown = drawn(buying)
    assert re.search(r" 1\) St6×2  1s +5 +\S", shown)
    assert re.search(r"Ma10   2p2e3w   9  \+10", shown), "3 goods instead of 2 at the same energy"
    assert re.search(r"Co14   -2e     13   \+4", shown), "two energy less at a likely price of 2"
    assert "factory   3 St0 1s   2 Ma0 1p2e2w   5 halls free" in shown
    assert "would run production 2, storage 3, energy 4, 4 of 7 workers: 20 - 4×2 = 12" in shown
    question = "3 workers left; `hire 1` for 6, `hire 2` for 12 or done ends your turn. You have 18."
    assert question in " ".join(shown.split())


def test_a_tile_is_bought_and_placed_in_one(buying: scenario.Table) -> None:
    both = ["buy storage-6", "place storage-6"]
    assert read(buying, "1") == both
    assert read(buying, "buy st6") == both
    assert read(buying, "st6, place st6, done") == [*both, "done"], "saying it makes no difference"
    assert read(buying, "1, 2, hire 1") == [*both, "buy storage-10", "place storage-10", "hire 1"]
    assert read(buying, "au8") == ["buy robot-auto-8", "place robot-auto-8"]


def test_nothing_is_placed_for_money(buying: scenario.Table) -> None:
    buying.factory(0, *["storage-0"] * 8, "machine-0", "machine-0").money(0, 40)
    assert read(buying, "1") == ["buy storage-6"]
    buying.play("buy storage-6")
    shown = drawn(buying)
    assert "halls full, 2 sites for 10 each" in shown
    place = re.search(r"beside it (\d+)\) place for 10 St6", shown)
    assert place
    assert read(buying, place[1]) == ["place storage-6"]
    assert "first: that is free" not in shown
    buying.play("place storage-6")
    assert "halls full, 1 site for 10" in drawn(buying)


def test_what_lies_beside_is_not_forgotten(buying: scenario.Table) -> None:
    buying.play("buy storage-6")
    assert "Place St6 first: that is free." in " ".join(drawn(buying).split())


def test_a_plan_is_added_up(buying: scenario.Table) -> None:
    plan = " ".join(page(buying, "plan", "ma10 st10 -st0").split())
    assert "Ma10, St10 for 18 of 18: production 4, storage 4" not in plan, "there are only 7 workers"
    assert "Ma10, St10 for 18 of 18: production 3, storage 4, energy 4, 5 of 7 workers with Ma0 stopped: 30" in plan
    assert page(buying, "plan", "4") == page(buying, "plan", "robot-auto-8"), "a number of the market"
    with pytest.raises(UnreadableMove, match="there is no tile 'xy9'"):
        page(buying, "plan", "xy9")
    with pytest.raises(UnreadableMove, match="not so many machine-10"):
        page(buying, "plan", "-ma10")


def test_a_new_control_takes_the_place_of_the_old_one(buying: scenario.Table) -> None:
    buying.factory(0, *START, "control-10")
    assert re.search(r"Co14   -2e     13   \+2", drawn(buying)), "one energy less than with control-10"


def test_what_finds_no_room_earns_nothing(buying: scenario.Table) -> None:
    buying.factory(0, *["storage-0"] * 10, "machine-0").sites(0, 2).beside(0, "machine-7", "machine-7")
    shown = drawn(buying)
    assert "would run as many placed as find room, production 2, storage 10" in shown
    assert re.search(r"Ma10   2p2e3w   9       ", shown)


def test_what_others_have(buying: scenario.Table) -> None:
    buying.factory(1, *START, "control-14").beside(1, "optimizer-12")
    assert " B  3 St0  2 Ma0  Co14 + Op12" in drawn(buying)
    assert re.search(r"Boris +7 .* 3 St0  2 Ma0  Co14 \+ Op12", drawn(buying, width=140))
    assert "  beside  Op12 -2w" in page(buying, "factories")
    assert re.search(r"control-14 +14 +-2e +\d +1 +B\n", page(buying, "tiles"))
    assert "storage-6" not in page(buying, "tiles", "ma")


# Running


def test_runs_worth_a_thought() -> None:
    table = in_order().factory(0, *START, "machine-10").energy_space(2).running(0)
    assert [", ".join(moves) for moves in runs.menu(table.view(0))] == [
        "stop machine-0, done",
        "stop machine-0, stop machine-0, done",
        "stop machine-0, stop machine-10, done",
        "stop machine-0, stop machine-0, stop machine-10, done",
    ], "to stop only machine-10 would earn less than to stop both others, and leave fewer workers"
    shown = drawn(table)
    assert "profit at 2  at 3  at 4" in shown
    assert re.search(r"\n1\)  Ma0 +5 +2 +3 +3 +4 +22 +18 +14\n", shown)
    assert "Not all can run: 6 workers can work" in " ".join(shown.split())
    assert read(table, "1") == ["stop machine-0", "done"]
    assert read(table, "stop ma0, done") == ["stop machine-0", "done"]


def test_in_the_last_round_only_money_counts() -> None:
    table = in_order().round(5).running(0)
    assert [", ".join(moves) for moves in runs.menu(table.view(0))] == ["done"]
    assert "2× profit at 1" in drawn(table)


def test_a_robot_without_a_machine_is_stopped() -> None:
    table = in_order().factory(0, *START, *["robot-auto-8"] * 3).running(0)
    assert all("robot-auto-8" in run.stopped for run in runs.runs(table.view(0)))


# The story


def told(table: Sitting, since: int = 0) -> str:
    screen = seated(table, width=300)
    return text(screen, *screen.tell(table.match.log[since:], None))


def sitting(players: int, seed: int, options: dict[str, str] | None = None) -> Sitting:
    return new_sitting("factory-manager", Wish(players=players, seed=seed, bots=["random"]), options or {}, None)


def played(players: int, seed: int, options: dict[str, str] | None = None) -> Sitting:
    """A whole game among random bots."""
    table = sitting(players, seed, options)
    helper = find("random", "factory-manager", 5)
    while table.match.actor is not None:
        table.match.play(helper.choose(table.match.state.copy(), table.match.actor, Clock()))
    return table


def test_the_story_of_a_whole_game_adds_up() -> None:
    """What the story says was paid and earned is what the players have less or more."""
    table = played(4, 3, {"rulings": "debts"})
    story = told(table)
    paid = sum(
        map(int, re.findall(r"(?:(?:buys|storage|machine|robot|control|optimizer) \w+|workers?|site) for (\d+)", story))
    )
    earned = sum(
        int(amount) for line in re.findall("profit: (.*)", story) for amount in re.findall(r"\w+ (-?\d+)", line)
    )
    assert 4 * 18 + earned - paid == sum(player.money for player in table.match.view(None).players)
    assert story.count("The energy price ") == 5
    for said in ("The turn-order tiles are dealt: ", "In the first market lie ", "Round 2: turn-order tiles "):
        assert said in story
    for said in (
        r"offers tile \d+ for \d",
        r"takes it for (\d workers?|nothing)",
        r"is left with tile \d+, ",
        "brings",
    ):
        assert len(re.findall(said, story)) >= 5
    assert re.search(r"stops: (\d × )?(starting )?machine", story)


def test_the_story_may_begin_in_the_middle_of_an_auction() -> None:
    match = Match.new("factory-manager", 3, seed=3)
    table = Sitting(match, [PERSON] * 3, [None] * 3)
    match.play(match.legal()[0])
    start = len(match.log)
    match.play("bid 0")
    assert re.search(r"\w+ offers tile \d for 0", told(table, start))
    match.play("bid 1")
    start = len(match.log)
    match.play("pass")
    assert re.search(r"\w+ passes for tile \d", told(table, start))


# Whole games


def test_the_screen_knows_no_more_than_the_record() -> None:
    """What is still face down cannot be seen: the seed makes no difference to screen, pages and plans."""
    match = Match.new("factory-manager", 3, seed=8)
    for _ in range(25):
        match.play(match.legal()[-1])
    shown = []
    for each in (match, Match.parse(match.record())):
        screen = seated(Sitting(each, [PERSON] * 3, [None] * 3))
        seat = each.actor or 0
        pages = [look.draw(seat, "") for look in screen.pages().values()]
        shown.append(text(screen, *screen.draw(seat, screen.tell(each.log, None)), *pages))
    assert shown[0] == shown[1]


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (4, {"first-game": "on"}), (5, {"rulings": "stop-anything"})]
)
def test_a_terminal_of_80_by_24_is_enough(players: int, options: dict[str, str]) -> None:
    """Long names, many news, all phases: nothing is wider than the terminal, and the table is no higher."""
    table = sitting(players, 4, options)
    match = table.match
    match.names = [f"{name} of the very long family name".ljust(38, "!") for name in match.names]
    helper = find("random", "factory-manager", 1)
    asked = set()
    while match.actor is not None:
        view = match.view(0)
        if match.actor == 0 and view.round % 2 and (view.ask, view.round) not in asked:
            asked.add((view.ask, view.round))
            width, height = (80, 24) if view.round != 3 else (120, 40)
            screen = seated(table, width, height)
            shown = text(screen, *screen.draw(0, []))
            assert shown.count("\n") < height, shown
            pages = [each.draw(0, "") for each in screen.pages().values()] if view.ask in ("buy", "run") else []
            news = screen.tell(match.log[-30:], None)
            for line in text(screen, *screen.draw(0, news), *pages).splitlines():
                assert cell_len(line) <= width
        match.play(helper.choose(match.state.copy(), match.actor, Clock()))
    assert {ask for ask, _ in asked} >= {"bid", "bring", "buy", "run"}


def typed(table: Sitting) -> list[str]:
    """What a person types who opens for the first tile, passes, and takes the first of every list."""
    match = table.match
    lines: list[str] = []
    while match.actor is not None:
        bot = table.bots[match.actor]
        if bot is not None:
            match.play(bot.choose(match.state, match.actor, match.state.moves()))
            continue
        legal = match.legal()
        line = "1"
        if match.view(0).ask in ("offer", "bid", "back"):
            line = "pass" if "pass" in legal else re.findall(r"\d+", legal[0])[0]
        screen = seated(table)
        menu = screen.menu(0)
        if match.view(0).ask == "buy" and menu and menu[0] not in legal:
            line = "done"
        match.play_batch(screen.read(0, line).moves)
        lines.append(line)
    return lines


def test_a_game_typed_in_numbers(cli: Cli) -> None:
    table = sitting(3, 5)
    lines = typed(table)
    args = ("terminal", "factory-manager", "--players", "3", "--seed", "5", "--bots", "random", "--record", "all.game")
    found = cli(*args, lines=["help", *lines])
    assert found.exit_code == 0, found.output
    assert "── The game is over ─" in found.stdout
    assert "5 rounds are over" in found.stdout
    assert Match.load("all.game").state.digest() == table.match.state.digest()
    assert [line for line in found.stdout.splitlines() if cell_len(line) > 80 and "/" not in line] == []
