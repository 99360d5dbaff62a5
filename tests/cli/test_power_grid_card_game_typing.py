"""What people type in the Card Game, what the story tells them, and whole sittings."""

import re
from pathlib import Path

import pytest

from powerhouse.bots import Clock, find
from powerhouse.cli.terminal.sitting import Sitting
from powerhouse.core.errors import UnreadableMove
from powerhouse.core.match import Match
from powerhouse.games.power_grid_card_game.view import View
from tests.cli.running import Cli
from tests.cli.test_power_grid_card_game_screen import GAME, people, screen_of, seated, text
from tests.power_grid_card_game import scenario


def typed(table: scenario.Table, line: str) -> list[str]:
    assert table.state.actor is not None
    return screen_of(table).read(table.state.turn, line).moves


def told(sitting: Sitting, since: int = 0) -> str:
    screen = seated(sitting, width=400)
    return text(screen, *screen.tell(sitting.match.log[since:], None))


def played(seed: int, players: int, options: dict[str, str] | None = None) -> Sitting:
    """A game among random bots."""
    match = Match.new(GAME, players, seed, options or {})
    bots = [find("random", GAME, seed + seat) for seat in range(players)]
    while match.actor is not None:
        match.play(bots[match.actor].choose(match.state.copy(), match.actor, Clock()))
    return people(match)


# Short words


@pytest.fixture
def buying() -> scenario.Table:
    table = scenario.Table(players=3).order(0, 1, 2).plants(0, "6-coal", "13").money(0, 20).buying(0)
    return table.columns(["coal 3", "gas 2"], ["coal 3", "oil 1"], ["coal 3"])


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("c3", ["buy coal 3 for 2"]),
        ("c3 c3", ["buy coal 3 for 2", "buy coal 3 for 3"]),
        ("coal 3, o1, d", ["buy coal 3 for 2", "buy oil 1 for 3", "done"]),
        ("buy c3 g2 o1", ["buy coal 3 for 2", "buy gas 2 for 2", "buy oil 1 for 3"]),
        ("3 coal 2 gas", ["buy coal 3 for 2", "buy gas 2 for 2"]),
        ("g", ["buy gas 2 for 2"]),
        ("coal 3 for 4", ["buy coal 3 for 4"]),
        ("d", ["done"]),
        ("u1", ["buy uranium 1 for 1"]),
    ],
)
def test_cards_are_bought_by_letter_and_units(buying: scenario.Table, line: str, moves: list[str]) -> None:
    assert typed(buying, line) == moves


def test_cards_that_do_not_exist(buying: scenario.Table) -> None:
    with pytest.raises(UnreadableMove, match="there is no card of 4 coal: cards have 1 to 3 units"):
        typed(buying, "c4")
    with pytest.raises(UnreadableMove, match="needs a fuel and its units"):
        typed(buying, "3")
    with pytest.raises(UnreadableMove, match="not a word of this game"):
        typed(buying, "x3 c3")


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("8", ["offer 8"]),
        ("4c", ["offer 4-coal"]),
        ("o 4 gas", ["offer 4-gas"]),
        ("4c for 6", ["offer 4-coal", "bid 6"]),
        ("offer 8 for 9", ["offer 8", "bid 9"]),
        ("p", ["pass"]),
        ("30", ["offer 30"]),
    ],
)
def test_plants_are_offered_by_number(line: str, moves: list[str]) -> None:
    table = scenario.Table(players=3).order(0, 1, 2).market("4-coal", "4-gas", "5-hybrid", "8").round(2).auction()
    assert typed(table, line) == moves


def test_plants_with_the_same_number() -> None:
    table = scenario.Table(players=3).order(0, 1, 2).market("4-coal", "4-gas", "14-eco-1", "14-eco-2").rich().auction()
    with pytest.raises(UnreadableMove, match="say which of 4-coal, 4-gas is meant"):
        typed(table, "4")
    screen = screen_of(table)
    asked = screen.input.asked("14", table.state, screen.menu(0))
    assert [table.state.parse(one) for one in asked] == [table.state.parse("offer 14-eco-1")]


def test_runs_are_chosen_by_line_or_by_plants() -> None:
    table = scenario.Table(players=3).order(0, 1, 2).plants(0, "4-coal", "6-coal").holds(0, "coal 3").producing(0)
    assert typed(table, "1") == ["run 4-coal 6-coal"]
    assert typed(table, "run 6") == ["run 6-coal"]
    assert typed(table, "run 4 6") == ["run 4-coal 6-coal"]


# The story


def test_the_story_of_an_auction() -> None:
    match = Match.new(GAME, 3, seed=11)
    table = people(match)
    assert match.actor is not None
    offering = match.names[match.actor]
    view: View = match.view(match.actor)
    plant = view.market.current[1]
    start = len(match.log)
    match.play(f"offer {plant.name}")
    match.play(f"bid {plant.number}")
    match.play(f"bid {plant.number + 1}")
    raiser = match.names[match.log[-1].seat or 0]
    assert re.search(
        rf"{offering} offers plant {plant.number} \(.*?\) for {plant.number}, {raiser} bids", told(table, start)
    )
    last = len(match.log)
    match.play("pass")
    assert re.search(rf"\w+ passes for plant {plant.number} ", told(table, last)), "the story may begin in the middle"
    match.play("pass")
    assert re.search(rf" … {raiser} buys it for {plant.number + 1}; plant \d+ \(.*?\) comes", told(table, start))


def test_the_story_tells_the_discount_of_the_figures(tmp_path: Path) -> None:
    box = tmp_path / "box.json"
    box.write_text('{"tables": {"discount_minimum_bid": 2}}', "utf-8")
    match = Match.new(GAME, 2, seed=2, components=box)
    match.play(match.legal()[1])
    while match.view(0).ask != "offer":
        match.play(match.legal()[0])
    view: View = match.view(match.actor)
    assert view.market.token is not None
    start = len(match.log)
    match.play(f"offer {view.market.token}")
    assert re.search(r"\w+ buys plant \d+ \(.*?\) for 2;", told(people(match), start))


@pytest.mark.parametrize("players", [3, 6])
def test_the_story_of_a_whole_game_adds_up(players: int) -> None:
    """What the story says was paid and earned is what the players have less or more."""
    table = played(11, players)
    story = told(table)
    money = 12 * players
    for line in story.splitlines():
        if "Income: " in line:
            money += sum(int(income) for income in re.findall(r"(?:Income:|,) [A-Z]\w+ (\d+)", line))
        elif "gets it" in line:
            money -= int(re.findall(r" for (\d+)", line)[0])
        elif price := re.search(r" buys .*?for (\d+)(?:;|$)", line):
            money -= int(price[1])
    assert money == sum(player.money or 0 for player in table.match.view(0).players)
    assert "The dearest plant goes first: the turn order is " in story
    assert re.search(r"New resource cards: (\d × )?\d (coal|gas|oil|uranium)", story)
    assert "after the discard pile was shuffled" in story
    assert "goes under the deck" in story
    assert "the last-round card is drawn" in story
    assert "The next round is the last" in story
    assert "The last round, for points: the turn order is " in story
    assert re.search(r"\d (coal|gas|oil|uranium) too many (is|are) laid out for 1", story)


def test_the_story_of_the_trust_and_of_renovation() -> None:
    story = told(played(3, 2, {"renovation": "on"}))
    assert re.search(r"The first turn order is \w+, the Trust, \w+\n", story)
    assert re.search(r"The Trust takes plant \d+ \(.*?\); .*comes", story)
    assert re.search(r"The Trust takes \d (coal|gas|oil|uranium)", story)
    assert re.search(r"scraps plant \d+ \(.*?\) for \d", story)


# Sittings


def answer(question: str) -> str:
    """What somebody types who does as the question proposes."""
    for proposed in (r"Offer a plant: (\w+)", r"open with (\d+)", r"scrap (\w+)"):
        if found := re.search(proposed, question):
            return found[1]
    if cards := re.search(r"`([^`]*)` for (\d+)\. You have (\d+)", question):
        return f"{cards[1]}, d" if int(cards[2]) <= int(cards[3]) else "d"
    return "1" if "produce?" in question else "d" if "done" in question else "p"


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_asked_is_enough_to_play(cli: Cli, players: int) -> None:
    """Whoever types what the questions propose comes to the end without a refusal."""
    match = Match.new(GAME, players, seed=2)
    names = match.names
    lines = []
    while match.actor is not None:
        screen = seated(people(match))
        line = answer(" ".join(text(screen, screen.ask(match.actor)).split()))
        match.play_batch(screen.read(match.actor, line).moves)
        lines.append(line)
    found = cli("terminal", GAME, "--hot-seat", ",".join(names), "--seed", "2", lines=lines)
    assert found.exit_code == 0, found.output
    assert screen.told(match.standings().reason) in found.stdout
    assert "No: " not in found.stdout
    assert Match.load(cli.kept).state.digest() == match.state.digest()


def test_help_and_pages(cli: Cli) -> None:
    pages = ["help", "plants", "resources", "runs", "sum c3", "why pass", "moves"]
    found = cli("terminal", GAME, "--players", "3", "--seed", "4", "--bots", "random", lines=pages)
    assert found.exit_code == 0, found.output
    shown = found.stdout.partition("> help\n")[2].partition("> plants\n")[0]
    assert shown.count("\n") < 24, "help fits on a screen"
    assert "4c for 6" in shown
    assert "Sums are for buying resource cards." in found.stdout
    assert "may still come" in found.stdout
