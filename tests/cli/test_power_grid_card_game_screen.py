"""What the screen of the Card Game shows: markets, prices, sums and runs, at every decision, and no secret."""

import io
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from powerhouse.bots import Clock, find
from powerhouse.cli.terminal.power_grid_card_game.screen import CardGameScreen
from powerhouse.cli.terminal.sitting import PERSON, Sitting
from powerhouse.core.errors import IllegalMove, UnreadableMove
from powerhouse.core.match import Match
from powerhouse.core.packed import append
from powerhouse.games.power_grid_card_game.codes import LAST_CARD, Phase
from tests.power_grid_card_game import scenario

GAME = "power-grid-card-game"


def people(match: Match) -> Sitting:
    return Sitting(match, [PERSON] * len(match.names), [None] * len(match.names))


def seated(sitting: Sitting, width: int = 80, height: int = 60) -> CardGameScreen:
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None)
    return CardGameScreen(sitting, console)


def screen_of(table: scenario.Table, width: int = 80, height: int = 60) -> CardGameScreen:
    """The screen of a position set up by hand."""
    match = Match.new(GAME, table.setup.players, 1, table.setup.options)
    match.state = table.state
    return seated(people(match), width, height)


def text(screen: CardGameScreen, *parts: RenderableType) -> str:
    """What the parts look like, without spaces at the end of lines."""
    with screen.console.capture() as capture:
        for part in parts:
            screen.console.print(part)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def drawn(table: scenario.Table, width: int = 80, height: int = 60) -> str:
    screen = screen_of(table, width, height)
    assert table.state.actor is not None
    return text(screen, *screen.draw(table.state.actor, []))


def question(table: scenario.Table) -> str:
    """What is asked, on one line."""
    screen = screen_of(table)
    assert table.state.actor is not None
    return " ".join(text(screen, screen.ask(table.state.actor)).split())


def page(table: scenario.Table, name: str, rest: str = "") -> str:
    screen = screen_of(table)
    return text(screen, screen.pages()[name].draw(0, rest))


@pytest.fixture
def table() -> scenario.Table:
    return scenario.Table(players=3).order(0, 1, 2)


# What must stay hidden


@pytest.mark.parametrize("phase", ["auction", "buying", "producing"])
def test_money_of_the_others_is_never_shown(table: scenario.Table, phase: str) -> None:
    table.plants(0, "6-coal").holds(0, "coal 2").money(0, 4321)
    for seat in (1, 2):
        table.plants(seat, "15").money(seat, 7300 + seat)
    table = table.auction() if phase == "auction" else getattr(table, phase)(0)
    screen = screen_of(table)
    pages = [page.draw(0, "") for name, page in screen.pages().items() if name != "sum"]
    everything = text(screen, *screen.draw(0, []), *pages)
    assert "4321" in everything
    assert not re.search("730[12]", everything)


def test_open_money_is_shown() -> None:
    assert "7301" in drawn(scenario.Table(money="open").money(1, 7301).auction())


# The auction


def test_the_title_tells_how_far_the_end_is(table: scenario.Table) -> None:
    table.deck("20", "21", "22", under=("30",)).auction()
    assert re.search(r"── Round 1 · Auction ─+ last-round card after 3 plants ──\n", drawn(table))
    table.state.market_cut = True
    assert " the next round is the last ──\n" in drawn(table)
    shown = drawn(table.last_round())
    assert re.search(r"── Last round 1 · Auction ─+ plants and every 10 elektro give points ──\n", shown)
    assert re.search(r"player +money points auction", shown)


def test_the_plant_market_and_what_to_type(table: scenario.Table) -> None:
    table.market("4-coal", "4-gas", "5-hybrid", "8", "9", "11-coal", "12-coal", "30").round(2).money(0, 9).auction()
    shown = drawn(table)
    assert "plants now 4 C→5 from 1   4 GG→6   5 HH→6   8 eco→6\n" in shown
    assert "      soon 9 G→7   11 CC→8   12 CCC→9   30 GGG→12\n" in shown
    assert re.search(r"deck \d+ cards, the next one is small \(H burns gas or oil\)", shown)
    assert "▸ Offer a plant: 4c, 4g, 5 or 8, or pass: no plant this round. You have 9." in shown
    table.play("offer 8")
    assert "[8 eco→6]" in drawn(table)
    assert "▸ You offer 8 (no fuel, brings 6): open with 8 or more. You have 9." in drawn(table)


def test_the_plant_with_the_token_costs_what_the_box_says(tmp_path: Path) -> None:
    box = tmp_path / "box.json"
    box.write_text('{"tables": {"discount_minimum_bid": 2}}', "utf-8")
    match = Match.new(GAME, 3, seed=1, components=box)
    assert match.actor is not None
    screen = seated(people(match))
    assert re.search(r"plants now \d+ \S+→\d+ from 2 ", text(screen, *screen.draw(match.actor, [])))


def test_equal_plants_need_no_letter(table: scenario.Table) -> None:
    table.market("14-eco-1", "14-eco-2", "15", "16").money(0, 20).auction()
    assert question(table) == ("▸ Offer a plant: 14, 15 or 16; in round 1 everybody buys one. You have 20.")


def test_the_last_one_is_told_the_price(table: scenario.Table) -> None:
    table.market("9", "10", "13", "15").round(2).money(0, 9).auction()
    table.state.waiting = 1
    assert "Offer a plant: 9, or pass: no plant this round. You are the last: it is yours" in question(table)
    assert question(table.no_token().money(0, 1)) == "▸ You can pay for none of the plants: pass."


def test_the_last_round_card_in_the_market(table: scenario.Table) -> None:
    table.market("9", "10", "13", "15", "16", "17", "19").auction()
    table.state.market.cards = append(table.state.market.cards[:], LAST_CARD)
    assert "16 C→8   17 GG→9   19 CCC→10    last round\n" in drawn(table)


def test_a_bid_names_who_holds_it_and_who_is_in() -> None:
    table = scenario.Table(players=4).order(0, 1, 2, 3).market("4-coal", "6-coal", "7-hybrid", "8").auction()
    table.play("offer 6-coal", "bid 7")
    assert question(table) == (
        "▸ Your bid for 6 (2 coal, brings 7): 8 or more, or pass. Anna holds 7, Clara and David"
        " are still in. You have 12."
    )
    assert re.search(r"Anna +\? +0/0 bids 7 ", drawn(table))
    assert re.search(r"▸ +B  Boris +12 +0/0 in ", drawn(table))
    table.money(1, 7).state.waiting = 0b0011
    assert "you cannot go higher: pass" in question(table)
    assert re.search(r"Clara +\? +0/0 passed ", drawn(table))


def test_a_fourth_plant_shows_what_each_choice_leaves() -> None:
    table = scenario.Table(renovation="on").order(0, 1, 2, 3).plants(0, "4-coal", "5-hybrid", "9", "13")
    table.holds(0, "coal 2", "gas 3", "gas 1", "oil 3", "oil 3", "oil 2")
    table.state.turn, table.state.phase, table.state.newest = 0, Phase.SCRAP, table.card("13")
    shown = drawn(table)
    assert re.search(r"4 C→5 +5 HH→6  9 G→7  13 HHH→9 +22 +2C\n", shown)
    assert re.search(r"5 HH→6 +4 C→5  9 G→7  13 HHH→9 +21 +4 gas or oil\n", shown)
    assert question(table) == "▸ One plant too many: scrap 4, 5 or 9. The new one stays. It pays 1."
    assert " A  Anna " in shown, "four plants leave room for the name"


def test_gas_and_oil_that_find_no_room(table: scenario.Table) -> None:
    table.plants(0, "5-hybrid").holds(0, "gas 3", "oil 3")
    table.state.turn, table.state.phase = 0, Phase.RETURN
    assert question(table) == (
        "▸ 2 too many of your 3 gas, 3 oil find no room: return gas or return oil, one unit at a time."
    )


# Buying


def test_the_shop(table: scenario.Table) -> None:
    table.plants(0, "6-coal", "13", "10").holds(0, "coal 3", "oil 1").money(0, 9).buying(0)
    table.columns(["coal 3", "coal 3", "uranium 1"], ["gas 2"], ["oil 3"], leftovers=("coal",)).stack(coal=2)
    shown = drawn(table)
    assert re.search(r"C coal +C1 +C3×2 +– +– +3 +2 +1\n", shown)
    assert re.search(r"G gas +– +– +G2 +– +0 +3H +6\n", shown)
    assert re.search(r"O oil +– +– +– +O3 +1 +2 \+ 3H +9\n", shown)
    assert re.search(r"U uranium +– +U1 +– +– +– +– +–\n", shown)
    assert "Not all finds room: you keep 1 of C3; the rest is laid out for 1." in shown
    assert "you lack 1 oil, 3 gas or oil: `g2 o3` for 7. You have 9." in question(table)
    assert "the rest is laid out for 1, or lost when" in drawn(table.stack(coal=0))


def test_the_cheapest_cards_for_all_plants(table: scenario.Table) -> None:
    table.plants(0, "12-coal").money(0, 9).buying(0)
    for two, three, four, codes in (
        (["coal 2", "coal 1"], [], ["coal 3"], "c1 c2"),
        (["coal 3", "coal 2"], ["coal 1"], [], "c3"),
        (["coal 1", "coal 1"], ["coal 1"], ["coal 3"], "c3"),
    ):
        shown = question(table.columns(two, three, four))
        proposed = re.search(r"lack 3 coal: `([^`]*)` for", shown)
        assert proposed is not None
        assert sorted(proposed[1].split()) == codes.split()
    table.columns(["coal 2"])
    assert "you lack 3 coal: the market has too little of it." in question(table)
    table.holds(0, "coal 3")
    assert "You hold enough for all your plants. Buy more, as in `c2`, or done." in question(table)


def test_the_best_that_the_money_can_buy(table: scenario.Table) -> None:
    table.plants(0, "6-coal", "12-gas", "15").money(0, 5).columns(["oil 1"], ["gas 3", "coal 2"]).buying(0)
    assert question(table) == (
        "▸ Buy resource cards, or done. To produce with all plants you lack 2 coal, 3 gas, 1 oil, which costs 8."
        " You have 5. The most you can get is 17: `g3 o1` for 5."
    )
    assert question(table.money(0, 1)).endswith("3 gas, 1 oil, which costs 8. You have 1.")


def test_in_the_last_round_cards_that_fit_come_before_bigger_ones(table: scenario.Table) -> None:
    table.plants(0, "16").money(0, 9).columns(["coal 3", "coal 1"]).buying(0).last_round()
    assert "you lack 1 coal: `c1` for 2." in question(table)


def test_the_sum_of_a_purchase_buys_nothing(table: scenario.Table) -> None:
    table.plants(0, "6-coal", "15").money(0, 9).columns(["coal 3"], ["coal 3", "oil 1"]).buying(0)
    before = table.state.digest()
    assert " ".join(page(table, "sum", "c3 c3 o1, done").split()) == (
        "4 coal, 1 oil for 8: you would have 1 left and hold 4 coal, 1 oil, enough for an income of 15 of 15."
    )
    assert table.state.digest() == before
    with pytest.raises(IllegalMove, match="the card costs 3, you have 2"):
        page(table.money(0, 4), "sum", "c3 o1")
    with pytest.raises(UnreadableMove, match="say which cards"):
        page(table, "sum")
    with pytest.raises(UnreadableMove, match="sums are for buying"):
        page(table.auction(), "sum", "c3")


# Producing


def test_runs_that_waste_units_are_left_out_and_the_best_comes_first(table: scenario.Table) -> None:
    table.plants(0, "4-coal", "6-coal", "8").holds(0, "coal 2").producing(0)
    runs = table.view(0).runs
    assert [(run.move, run.burns["coal"], run.income) for run in runs] == [
        ("run 6-coal 8", 2, 13),
        ("run 4-coal 8", 1, 11),
        ("run 8", 0, 6),
    ]
    assert re.search(r"1\) +6 CC→7  8 eco→6 +2C +– +13\n", drawn(table))
    assert screen_of(table).menu(0)[0] == "run 6-coal 8"


def test_of_equal_runs_the_one_with_the_cheaper_fuel_is_best(table: scenario.Table) -> None:
    table.plants(0, "5-hybrid").holds(0, "gas 2", "oil 2").columns(["oil 3"], [], ["gas 1"]).producing(0)
    assert table.view(0).runs[0].move == "run 5-hybrid with 2 oil"


def test_runs_tell_the_place_among_those_who_have_produced(table: scenario.Table) -> None:
    table.plants(0, "6-coal").plants(1, "15").holds(0, "coal 2").producing(0)
    assert "so far" not in drawn(table)
    table.state.earned = [-1, 7, 5]
    shown = drawn(table)
    assert re.search(r"1\) +6 CC→7 .* 2nd of 3 so far\n", shown), "of equal income the dearer plant is ahead"
    assert re.search(r"2\) +nothing .* 3rd of 3 so far\n", shown)
    assert re.search(r"Boris .* \+7 ", shown)


def test_a_short_terminal_shows_the_best_runs_and_names_the_page_with_all() -> None:
    table = scenario.Table(players=6).order(0, 1, 2, 3, 4, 5).plants(0, "4-coal", "13", "9")
    table.holds(0, "coal 2", "gas 3", "gas 2", "oil 3").producing(0)
    shown = drawn(table, height=24)
    assert shown.count("\n") < 24
    assert re.search(r"… \d+ more: `runs`", shown)
    assert page(table, "runs").count(") ") == len(screen_of(table).menu(0))
    assert "Plants produce in phase 3" in page(table.buying(0), "runs")


# Pages and terminals


def test_the_plants_page_tells_where_each_plant_is(table: scenario.Table) -> None:
    table.plants(0, "20").plants(1, "30").market("3-coal", "4-coal", "5-eco", "6-coal", "7-hybrid", "8", "9", "10")
    table.state.market.deck.under = [table.card("29")]
    shown = page(table.auction(), "plants")
    for line in (
        "now             3 CC→5",
        "soon            7 HHH→8",
        "Anna            20 eco→8",
        "Boris           30 GGG",
    ):
        assert line in shown
    assert "under the deck  29 OO→11" in shown
    assert "may still come  3 O→5   4 GG→6" in shown


def test_the_resources_page_tells_where_each_card_is(table: scenario.Table) -> None:
    shown = page(table.holds(1, "coal 3 turned to 2").resource_deck("gas 2", "gas 2").auction(), "resources")
    assert re.search(r"deck \(2 cards\) +G2×2\n", shown)
    assert re.search(r"discarded +C2 G2 O2 U1\n", shown)
    assert "2 coal, 2 gas, 2 oil, 1 uranium not laid out" in shown
    assert "marked ++" in shown
    assert re.search(r"Boris +C2/3\n", shown)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_terminal_of_80_by_24_is_enough(players: int) -> None:
    """Long names, many news, every decision of a game: nothing is wider than the terminal, and the table no higher."""
    match = Match.new(GAME, players, 7, {"renovation": "on"})
    bots = [find("random", GAME, seat) for seat in range(players)]
    asked = set()
    while match.actor is not None:
        seat, ask = match.actor, match.view(None).ask
        if seat == 0 or ask not in asked:
            asked.add(ask)
            names, match.names = match.names, [f"{name} of the very long family".ljust(30, "!") for name in match.names]
            screen = seated(people(match), 80, 24)
            assert text(screen, *screen.draw(seat, [])).count("\n") < 24
            news = screen.tell(match.log[-40:], seat)
            pages = [page.draw(seat, "") for name, page in screen.pages().items() if name != "sum"]
            assert max(cell_len(line) for line in text(screen, *screen.draw(seat, news), *pages).splitlines()) <= 80
            match.names = names
        match.play(bots[seat].choose(match.state.copy(), seat, Clock()))
    assert asked >= {"offer", "bid", "scrap", "buy", "run"}


def test_a_wide_terminal_shows_the_piles_and_every_card(table: scenario.Table) -> None:
    shown = drawn(table.holds(1, "coal 3 turned to 2").auction(), width=120, height=40)
    assert "in the deck" in shown
    assert re.search(r"C coal .* C2\n", shown), "the card marked + is discarded at first"
    assert re.search(r"Boris .* C2/3\n", shown)
