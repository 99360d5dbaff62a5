"""What the screen of Power Grid shows: prices, costs and ways, runs, the story, and no secret."""

import io
import json
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from powerhouse.cli.terminal.power_grid import runs
from powerhouse.cli.terminal.power_grid.cities import city_of, targets
from powerhouse.cli.terminal.power_grid.screen import PowerGridScreen
from powerhouse.cli.terminal.screen import seat_letters
from powerhouse.cli.terminal.sitting import PERSON, Sitting
from powerhouse.core.catalogue import ENGLISH, speak
from powerhouse.core.match import Match
from tests.cli.running import played_by_bots
from tests.power_grid import scenario

ZONE = "west+southwest+east+northwest"


def screen_of(
    table: scenario.Table, names: list[str] | None = None, width: int = 80, height: int = 60
) -> PowerGridScreen:
    """The screen of a position set up by hand."""
    players = table.setup.players
    match = Match.new("power-grid", players, 1, table.setup.options, names)
    match.setup, match.state = table.setup, table.state
    return seated(Sitting(match, [PERSON] * players, [None] * players), width, height)


def seated(sitting: Sitting, width: int = 80, height: int = 60) -> PowerGridScreen:
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None)
    return PowerGridScreen(sitting, console)


def text(screen: PowerGridScreen, *parts: RenderableType) -> str:
    """What the parts look like, without spaces at the end of lines."""
    with screen.console.capture() as capture:
        for part in parts:
            screen.console.print(part)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def drawn(table: scenario.Table, seat: int = 0) -> str:
    screen = screen_of(table)
    return text(screen, *screen.draw(seat, []))


def test_money_of_the_others_is_never_shown() -> None:
    for ask in ("auction", "fuel_phase", "building", "supplying"):
        table = scenario.Table(zone=ZONE).order(0, 1, 2, 3).plants(0, 10).fuel(0, coal=2).cities(0, "essen")
        for seat in (1, 2, 3):
            table.money(seat, 7300 + seat).plants(seat, 20 + seat).cities(seat, ["koln", "kassel", "halle"][seat - 1])
        table = table.money(0, 4321).auction() if ask == "auction" else getattr(table.money(0, 4321), ask)(0)
        screen = screen_of(table)
        everything = text(
            screen, *screen.draw(0, []), screen.ask(0), *(page.draw(0, "") for page in screen.pages().values())
        )
        assert "4321" in everything
        assert not re.search("730[123]", everything)


def test_open_money_is_shown() -> None:
    table = scenario.Table(zone=ZONE, money="open").order(0, 1, 2, 3).money(1, 7301).auction()
    assert "7301" in drawn(table)


def test_the_title_and_the_question() -> None:
    shown = drawn(scenario.Table(zone=ZONE).order(0, 1, 2, 3).round(3).auction().market(3, 4, 5, 6, 7, 8, 9, 10))
    assert "── Round 3 · Step 1 · Auction ─" in shown
    assert "Germany: step 2 at 7 cities, end at 17 ──" in shown
    assert "▸ Offer a plant: 3, 4, 5 or 6, or pass: no plant this round. You have 50." in shown


def test_the_plant_market() -> None:
    table = scenario.Table(zone=ZONE).order(0, 1, 2, 3).market(3, 4, 5, 6, 7, 13, 17, 50).auction()
    shown = drawn(table)
    assert "plants now  3 OO→1 from 1   4 CC→1   5 HH→1   6 G→1\n" in shown
    assert "       soon 7 OOO→2   13 eco→1   17 U→2   50 fusion→6\n" in shown
    assert re.search(r"deck \d+ cards, a plug on top \(H burns coal or oil\)", shown)
    table.play("offer 4", "bid 4")
    assert "[4 CC→1]" in drawn(table, 1)


def test_the_step_3_card_in_the_market() -> None:
    table = scenario.Table(zone=ZONE).order(0, 1, 2, 3).market(13, 14, 15, 16, 17, 18, 19, scenario.STEP_3).auction()
    assert "17 U→2   18 eco→2   19 GG→3   Step 3" in drawn(table)


def test_a_bid_names_who_holds_it_and_who_is_in() -> None:
    table = scenario.Table(zone=ZONE).order(0, 1, 2, 3).market(3, 4, 5, 6, 7, 8, 9, 10).auction()
    table.play("offer 4")
    assert "You offer plant 4: open with 4 or more. You have 50." in drawn(table)
    table.play("bid 9")
    question = "Your bid for plant 4: 10 or more, or pass. Anna holds 9, Clara and David are still in. You have 50."
    assert question in " ".join(drawn(table, 1).split())


def test_fuel_prices_one_by_one_and_together() -> None:
    table = scenario.Table(zone=ZONE).order(0, 1, 2, 3).plants(0, 4).money(0, 6).fuel_market(coal=20).fuel_phase(0)
    shown = drawn(table)
    assert re.search(r"C coal +20 +\+5 +4 +2   2   3   3   3", shown)
    assert re.search(r"together +2   4\n", shown), "the third would make 7, there are 6"
    assert re.search(r"U uranium +2 +\+1 +– +14  16\n", shown)
    assert "burns 2 coal; you hold nothing. You have 6." in " ".join(shown.split())


def test_the_coal_storage_of_the_usa_comes_after_the_market() -> None:
    table = scenario.Table(map="usa").order(0, 1, 2, 3).plants(0, 4).fuel_market(coal=2).fuel_phase(0)
    assert re.search(r"C coal +24 +\+5 +4 +8   8   8   8 ", drawn(table))


def test_room_of_hybrids_is_shared_by_coal_and_oil() -> None:
    table = scenario.Table(zone=ZONE).plants(0, 4, 5).fuel(0, coal=5, oil=1)
    assert table.view(0).players[0].room == {"coal": 2, "oil": 2, "garbage": 0, "uranium": 0}


def test_cities_with_house_and_way() -> None:
    table = scenario.Table(zone=ZONE).order(0, 1, 2, 3).plants(0, 20).fuel(0, coal=3)
    table.cities(0, "essen", "munster").cities(1, "dortmund").step(2).money(0, 40).building(0)
    shown = drawn(table)
    assert "your network (2) Essen and Münster" in shown
    assert re.search(r"\n1\) +Duisburg +○ ○ · +10 +10\+0 +Essen\n|\n 1\) +Duisburg +○ ○ · +10 +10\+0 +Essen\n", shown)
    assert re.search(r"Dortmund +B ○ · +17 +15\+2 +Münster\n", shown)
    assert re.search(r"Aachen +○ ○ · +21 +10\+11 +Essen via Düsseldorf\n", shown)
    assert "Your plants and fuel supply 5. You have 40." in " ".join(shown.split())
    costs = [int(cost) for cost in re.findall(r" (\d+) +1[05]\+\d+ ", shown)]
    assert costs == sorted(costs)
    assert max(costs) <= 40
    dearer = re.search(r"The next one would be .* for (\d+)\.", " ".join(shown.split()))
    assert dearer
    assert int(dearer[1]) > 40


def test_numbers_of_the_list_choose_the_cities_shown() -> None:
    table = scenario.Table(zone=ZONE).order(0, 1, 2, 3).cities(0, "essen").building(0)
    screen = screen_of(table)
    listed = re.findall(r"^ *(\d+)\) +(\S+)", text(screen, *screen.draw(0, [])), re.MULTILINE)
    shown = targets(screen.match.view(0), screen.zone)[: len(listed)]
    assert screen.menu(0)[: len(listed)] == [choice.move for choice in shown]
    assert [screen.zone.names[city_of(choice)] for choice in shown] == [name for _, name in listed]


def test_the_first_city_is_chosen_by_region() -> None:
    table = scenario.Table(zone=ZONE).order(0, 1, 2, 3).cities(1, "essen").building(0)
    shown = drawn(table)
    assert "Choose the city where your network starts" in shown
    west = next(line for line in shown.splitlines() if line.startswith("west"))
    assert "Münster" in west
    assert "Essen B" in shown


def test_a_short_terminal_shows_the_cheapest_cities_and_names_the_page_with_all() -> None:
    table = scenario.Table(zone=ZONE).order(0, 1, 2, 3).cities(0, "essen").money(0, 200).building(0)
    screen = screen_of(table, height=24)
    shown = text(screen, *screen.draw(0, []))
    assert re.search(r"… \d+ dearer ones: `cities`", shown)
    assert text(screen, screen.pages()["cities"].draw(0, "")).count("\n") == len(table.legal()) - 1


def test_figures_of_another_box_are_shown(tmp_path: Path) -> None:
    box = tmp_path / "box.json"
    box.write_text(json.dumps({"tables": {"discount_minimum_bid": 2, "houses_per_city_by_step": [2, 2, 3]}}), "utf-8")
    table = scenario.Table(zone=ZONE, box=str(box)).order(0, 1, 2, 3).market(3, 4, 5, 6, 7, 8, 9, 10).auction()
    assert "plants now  3 OO→1 from 2   4 CC→1" in drawn(table)
    shown = drawn(table.cities(0, "duisburg").cities(1, "essen").building(0))
    assert re.search(r"Essen +B ○ · +15 +15\+0 +Duisburg\n", shown)


def test_the_map_page() -> None:
    table = scenario.Table(zone=ZONE).order(0, 1, 2, 3).cities(0, "essen").cities(2, "koln").step(2).building(0)
    screen = screen_of(table)
    page = text(screen, screen.pages()["map"].draw(0, ""))
    assert "  Essen          A ○ ·   0 Duisburg  2 Düsseldorf  5 Dortmund  6 Münster" in page
    assert re.search(r"Köln +C ○ ·", page)
    assert "southeast" not in page
    assert "Stuttgart" not in page, "it lies outside the zone"
    west = text(screen, screen.pages()["map"].draw(0, "West"))
    assert "Essen" in west
    assert "  Köln " not in west


@pytest.mark.parametrize("wanted", ["Запад", "запад", "west"])
def test_regions_of_the_map_page_by_word_or_id(wanted: str) -> None:
    speak("ru")
    try:
        screen = screen_of(scenario.Table(zone=ZONE).order(0, 1, 2, 3).building(0))
        page = text(screen, screen.pages()["map"].draw(0, wanted))
    finally:
        speak(ENGLISH)
    assert "запад" in page
    assert "восток" not in page


def test_runs_that_waste_fuel_are_left_out_and_the_best_comes_first() -> None:
    table = scenario.Table(zone=ZONE).order(0, 1, 2, 3).plants(0, 4, 13, 20).fuel(0, coal=5)
    table.cities(0, "essen", "duisburg", "dortmund", "munster", "koln").supplying(0)
    options = runs.sensible(table.view(0))
    assert [(one.move, one.supplies, one.income) for one in options] == [
        ("run 20", 5, 64),
        ("run 4 13", 2, 33),
        ("run 13", 1, 22),
    ]
    assert re.search(r"1\) +run 20 +3C +5 of 5 +64 +best\n", drawn(table))
    assert screen_of(table).menu(0)[0] == "run 20"


def test_of_equal_runs_the_one_with_the_cheaper_fuel_is_best() -> None:
    table = scenario.Table(zone=ZONE).order(0, 1, 2, 3).plants(0, 12).fuel(0, coal=2, oil=2).cities(0, "essen")
    table.fuel_market(coal=3, oil=18).supplying(0)
    assert runs.sensible(table.view(0))[0].move == "run 12 with 2 oil"


def test_the_plants_page_tells_where_each_plant_is() -> None:
    table = scenario.Table(zone=ZONE).order(0, 1, 2, 3).plants(0, 20).plants(1, 30)
    table.market(3, 4, 5, 6, 7, 8, 9, 10).auction()
    table.state.market.deck.under = [11]
    screen = screen_of(table)
    page = text(screen, screen.pages()["plants"].draw(0, ""))
    for line in (
        "now             3 OO→1",
        "soon            7 OOO→2",
        "Anna            20 CCC→5",
        "Boris           30 GGG→6",
    ):
        assert line in page
    assert "under the deck  11 U→2" in page
    assert len(re.findall(r"\d+ \S+→\d", page.replace("11 U→2", "", 1))) == 42


def told(sitting: Sitting, since: int = 0) -> str:
    screen = seated(sitting, width=200)
    return text(screen, *screen.tell(sitting.match.log[since:], None))


def test_the_story_of_an_auction() -> None:
    match = Match.new("power-grid", 3, seed=11)
    table = Sitting(match, [PERSON] * 3, [None] * 3)
    assert match.actor is not None
    offering = match.names[match.actor]
    plant = int(match.legal()[1].split()[1])
    start = len(match.log)
    match.play(f"offer {plant}")
    match.play(f"bid {plant}")
    match.play(f"bid {plant + 1}")
    raiser = match.names[match.log[-1].seat or 0]
    assert f"{offering} offers plant {plant} for {plant}, {raiser} bids {plant + 1}" in told(table, start)
    last = len(match.log)
    match.play("pass")
    assert re.search(rf"\w+ passes for plant {plant}", told(table, last)), "the story may begin in the middle"
    match.play("pass")
    story = told(table, start)
    assert f"{offering} offers plant {plant} for {plant} … {raiser} buys it for {plant + 1}" in story
    assert re.search(r"    (Plant \d+ leaves the game, p|P)lant \d+ comes", story)


def test_the_story_of_a_whole_game_adds_up() -> None:
    """What the story says was paid and earned is what the players have less or more."""
    table, _ = played_by_bots(11, 4)
    story = told(table)
    paid = sum(int(amount) for amount in re.findall(r" for (\d+)(?=,|$)", story, re.MULTILINE))
    paid -= sum(int(amount) for amount in re.findall(r"offers plant \d+ for (\d+)(?=,|$)", story, re.MULTILINE))
    earned = sum(int(amount) for amount in re.findall(r"earns (\d+)", story))
    left = sum(player.money or 0 for player in table.match.view(0).players)
    assert 4 * 50 + earned - paid == left
    assert "Step 2 begins" in story
    assert re.search(r"Round 2; the fuel market gets \d coal, \d oil", story)
    assert "goes under the deck" in story


def test_the_story_of_the_trust_and_the_variants() -> None:
    story = told(played_by_bots(11, 2, {"start-cities": "on", "renovation": "on"})[0])
    assert "places houses of the Trust in" in story
    assert re.search(r"marks \S+ as a start city", story)
    assert re.search(r"The Trust takes plant \d+", story)
    assert re.search(r"The Trust takes \d (coal|oil|garbage|uranium)", story)
    assert re.search(r"scraps plant \d+ for \d+", story)


@pytest.mark.parametrize(("players", "map"), [(2, "germany"), (4, "germany"), (6, "usa")])
def test_a_terminal_of_80_by_24_is_enough(players: int, map: str) -> None:
    """Long names, many news, late rounds: nothing is wider than the terminal, and the table is no higher."""
    for rounds in (0, 3, 6):
        table, _ = played_by_bots(11, players, {"map": map}, rounds=rounds)
        match = table.match
        match.names = [f"{name} of the very long family name".ljust(38, "!") for name in match.names]
        while not match.over and match.view(None).round <= rounds + 1:
            if match.actor == 0:
                screen = seated(table, 80, 24)
                shown = text(screen, *screen.draw(0, []))
                assert shown.count("\n") < 24
                pages = [page.draw(0, "") for page in screen.pages().values()]
                news = screen.tell(match.log[max(0, len(match.log) - 30) :], 0)
                for line in text(screen, *screen.draw(0, news), *pages).splitlines():
                    assert cell_len(line) <= 80
            match.play(match.state.moves()[-1 if match.view(None).ask != "bid" else 0])


def test_news_that_find_no_room_are_in_the_log() -> None:
    table, _ = played_by_bots(11, 4, rounds=5)
    screen = seated(table, 80, 24)
    shown = text(screen, *screen.draw(0, screen.tell(table.match.log, 0)))
    assert "… `log` tells more" in shown
    assert shown.count("\n") < 24


def test_letters_of_the_seats() -> None:
    assert seat_letters(["Zoe", "boris"]) == ["Z", "B"]
    assert seat_letters(["Anna", "Boris", "anton"]) == ["A", "B", "C"]
