"""The Card Game on its own board: by clicking, by two people, by keyboard, by touch, on a tablet, and how it looks."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, ViewportSize, expect

from tests.browser.looking import grave_faults, unreachable
from tests.browser.player import Player
from tests.browser.running import House
from tests.browser.test_keyboard import FOCUSED

GAME = "Power Grid: The Card Game"
PHASES = {"auction", "resources", "bureaucracy"}
DESK: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 390, "height": 844}

# Texts of the board and the players that are drawn smaller than 10 pixels.
SMALL = """() => {
    const found = [];
    const walk = document.createTreeWalker(document.querySelector(".layout"), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const at = walk.currentNode.parentElement;
        if (!walk.currentNode.data.trim() || !at.checkVisibility() || at.closest(".hidden, .talk, [inert]")) continue;
        const scale = at.ownerSVGElement ? at.getScreenCTM().a : 1;
        const size = parseFloat(getComputedStyle(at).fontSize) * scale;
        if (size < 10) found.push(`${size.toFixed(1)} px: ${walk.currentNode.data.trim()}`);
    }
    return found;
}"""
# Controls of the board whose contents stick out of them.
CUT = """() => [...document.querySelectorAll("[data-plant], [data-card], [data-own]")]
    .filter(one => one.checkVisibility() && !one.querySelector(".token, .flag"))
    .filter(one => one.scrollWidth > one.clientWidth + 1)
    .map(one => one.innerText)"""


class CardPlayer(Player):
    """Plays the Card Game with what is to be seen on its board, by mouse or with a finger."""

    @property
    def gold(self) -> Locator:
        """What goes on with the turn."""
        return self.page.locator("[data-primary]")

    @property
    def reading(self) -> Locator:
        return self.page.locator(".reading")

    def decision(self) -> str:
        said = self.ask.inner_text()
        for start, kind in (("Your bid", "bid"), ("You offer", "open"), ("One plant too many", "scrap")):
            if said.startswith(start):
                return kind
        if "no room" in said:
            return "return"
        if "you cannot go higher" in said:
            return "poor"
        return {"auction": "offer", "resources": "buy", "bureaucracy": "run"}[self.phase()]

    def act(self) -> str:
        kind = self.decision()
        if kind == "scrap":
            self.press(self.page.locator("[data-own].open").first)
        elif kind == "return":
            self.press(self.button(re.compile("^Give up")).first)
        elif kind in ("bid", "poor"):
            self._bid()
        elif kind == "offer":
            self._offer()
        elif kind == "buy":
            self._buy()
        else:
            self.press(self.gold)
        return kind

    def _plants(self) -> int:
        return self.page.locator("[data-own]").count()

    def _bid(self) -> None:
        cheap = re.match(r"Bid [1-7]$", self.gold.inner_text()) if self.gold.count() else None
        self.press(self.gold if cheap and self._plants() < 3 else self.button("Pass"))

    def _offer(self) -> None:
        offers = self.page.locator("[data-plant].open")
        if not offers.count() or (self._plants() > 2 and "Pass" in self.gold.inner_text()):
            self.press(self.gold)
            return
        self.press(offers.first)
        expect(self.gold).to_have_text(re.compile("^(Open with|Buy) "))
        self.press(self.gold)

    def _buy(self) -> None:
        """What the board proposes, otherwise the first card that glows."""
        advice = self.button(re.compile("^Plan (it all|the best)"))
        cards = self.page.locator("[data-card].can")
        if advice.count():
            self.press(advice)
        elif cards.count() and "All plants have fuel" not in self.page.locator(".question").inner_text():
            self.press(cards.first)
        self.press(self.gold)


Come = Callable[..., CardPlayer]


@pytest.fixture(scope="module")
def come(browser: Browser, house: House) -> Iterator[Come]:
    """Somebody new in front of a screen of some size."""
    opened: list[BrowserContext] = []

    def arrive(size: ViewportSize = DESK, touch: bool = False) -> CardPlayer:
        context = browser.new_context(
            base_url=house.address, viewport=size, is_mobile=touch, has_touch=touch, reduced_motion="reduce"
        )
        context.set_default_timeout(15_000)
        opened.append(context)
        return CardPlayer(context.new_page(), touch=touch)

    yield arrive
    for context in opened:
        context.close()


def sit(player: CardPlayer, players: int = 3, seed: int = 5) -> None:
    player.new_table(*["Bot"] * (players - 1), game=GAME, seed=seed)


def play_rounds(player: CardPlayer, rounds: int) -> set[str]:
    """So many rounds; says which phases were met."""
    met: set[str] = set()
    while player.wait_turn() == "act" and player.round <= rounds:
        met.add(player.phase())
        player.act()
    return met


def play_to_the_end(player: CardPlayer) -> set[str]:
    met: set[str] = set()
    while player.wait_turn() != "end":
        met.add(player.phase())
        player.act()
    expect(player.page.get_by_role("heading", level=1).last).to_have_text(re.compile("wins|share the first place"))
    return met


def test_a_whole_game_is_played_by_clicking(come: Come) -> None:
    anna = come()
    sit(anna)
    assert play_to_the_end(anna) == PHASES
    assert anna.page.get_by_role("list", name="Standings").locator("> li").count() == 3
    assert anna.faults == []


def play_together(come: Come, done: Callable[[CardPlayer], bool]) -> tuple[CardPlayer, CardPlayer]:
    """Two people with a browser each, at one table."""
    anna, petra = come(), come()
    anna.new_table("Open", game=GAME, seed=5)
    petra.sit_down(anna.page.get_by_label("Invitation link", exact=True).input_value(), "Petra")
    while not done(anna):
        anna.wait(lambda: done(anna) or anna.look() == "act" or petra.look() == "act")
        for one in (anna, petra):
            if one.may_act:
                one.act()
    return anna, petra


def test_two_rounds_of_two_people_at_one_table(come: Come) -> None:
    anna, petra = play_together(come, lambda anna: anna.round >= 3)
    for one, own, other in ((anna, 0, 1), (petra, 1, 0)):
        seats = one.page.locator(".right [data-seat]")
        assert seats.first.get_attribute("data-seat") == str(own)  # the own company first
        assert one.money(own).isdigit()
        assert one.money(other) == "●●"
        expect(one.page.locator(".trust")).to_contain_text("third company")
        assert one.faults == []


def tab_to(player: Player, name: str) -> None:
    for _ in range(120):
        player.page.keyboard.press("Tab")
        if re.search(name, player.page.evaluate(FOCUSED)):
            return
    raise AssertionError(f"Tab never comes to '{name}'")


def key(player: Player, name: str) -> None:
    player.page.keyboard.press(name)
    player.settle()


def test_two_rounds_with_the_keyboard_alone(come: Come) -> None:
    anna = come()
    sit(anna)
    met = set()
    while anna.wait_turn() == "act" and anna.round < 3:
        kind = anna.decision()
        met.add(kind)
        if kind == "offer":
            tab_to(anna, r"Offer it\.")
            key(anna, "Enter")
            key(anna, "Control+Enter")
        elif kind in ("bid", "poor"):
            tab_to(anna, "^Pass$")
            key(anna, "Enter")
        elif kind == "buy":
            if anna.page.locator("[data-card].can").count():
                tab_to(anna, r"Plan to buy it\.")
                key(anna, "Enter")
                expect(anna.page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
            key(anna, "Control+Enter") if anna.gold.evaluate("one => one.matches('.primary')") else anna.press(
                anna.gold
            )
        else:
            key(anna, "Control+Enter")
    assert met >= {"buy", "run"}
    assert met & {"offer", "bid"}
    assert anna.faults == []


def test_two_rounds_on_a_phone_by_touch(come: Come) -> None:
    anna = come(PHONE, touch=True)
    sit(anna)
    met: set[str] = set()
    while anna.wait_turn() == "act" and anna.round < 3:
        kind = anna.decision()
        if kind not in met:
            met.add(kind)
            assert unreachable(anna.page) == [], kind
            assert anna.page.evaluate(SMALL) == [], kind
            assert anna.page.evaluate(CUT) == [], kind
        anna.act()
    assert met >= {"buy", "run"}
    assert met & {"offer", "bid"}
    assert anna.faults == []


def test_two_rounds_on_a_tablet_in_portrait(come: Come) -> None:
    anna = come(TABLET, touch=True)
    sit(anna, players=4)
    met: set[str] = set()
    while anna.wait_turn() == "act" and anna.round < 3:
        kind = anna.decision()
        if kind not in met:
            met.add(kind)
            assert unreachable(anna.page) == [], kind
            assert anna.page.evaluate(SMALL) == [], kind
            assert anna.page.evaluate(CUT) == [], kind
            cloth = anna.page.locator(".cloth")
            assert cloth.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), f"{kind}: the table scrolls"
        anna.act()
    assert met >= {"buy", "run"}
    assert met & {"offer", "bid"}
    assert anna.faults == []


def test_no_serious_fault_for_those_who_cannot_see_it(come: Come, axe: str) -> None:
    anna = come()
    sit(anna)
    met: set[str] = set()
    heard = ""
    while not met >= {"offer", "bid", "buy", "run"}:
        anna.wait_turn()
        kind = anna.decision()
        heard += anna.page.locator("[data-news]").inner_text()
        if kind not in met:
            met.add(kind)
            if kind == "buy":
                anna.press(anna.page.locator("[data-card].can").first)
            assert grave_faults(anna.page, axe) == [], kind
            assert anna.page.evaluate(SMALL) == [], kind
            assert anna.page.evaluate(CUT) == [], kind
            if kind == "buy":
                anna.button("Clear").click()
        anna.act()
        assert anna.round < 6, f"met only {met}"
    tables = anna.page.locator("table caption").all_inner_texts()
    assert tables == ["Plants", "Resources", "Companies"]
    assert re.search(r"\w", heard)


def test_what_cannot_be_had_says_why(come: Come) -> None:
    anna = come()
    sit(anna)
    while anna.wait_turn() == "act" and anna.decision() != "offer":
        anna.act()
    anna.page.locator("[data-plant].future").first.hover()
    expect(anna.reading).to_contain_text("(CG-1.5)")
    anna.page.locator("[data-plant].open").first.hover()
    expect(anna.reading).to_contain_text("With it all your plants bring")
    while anna.wait_turn() == "act" and anna.decision() != "buy":
        anna.act()
    anna.page.locator("[data-card].cannot").first.focus()
    expect(anna.reading).to_contain_text(re.compile(r"\(CG-2\.\d+\)"))
    anna.page.mouse.move(5, 5)
    card = anna.page.locator("[data-card].can").first
    card.hover()
    expect(anna.reading).to_contain_text(re.compile(r"Sum \d+, left \d+"))


def test_a_plan_is_drawn_summed_and_taken_out_again(come: Come) -> None:
    anna = come()
    sit(anna)
    while anna.wait_turn() == "act" and anna.decision() != "buy":
        anna.act()
    sums = anna.page.locator("footer dl dd")
    have = int(sums.first.inner_text())
    expect(anna.gold).to_have_text("Finish buying")
    assert anna.gold.get_attribute("class") == "button" or "primary" not in str(anna.gold.get_attribute("class"))
    anna.press(anna.page.locator("[data-card].can").first)
    planned = anna.page.locator("[data-card][aria-pressed=true]")
    expect(planned).to_have_count(1)
    cost = -int(sums.nth(1).inner_text().replace("−", "-"))
    assert int(sums.nth(2).inner_text()) == have - cost
    expect(anna.gold).to_have_text(f"Buy for {cost} and finish")
    anna.press(planned)
    expect(planned).to_have_count(0)
    expect(sums).to_have_count(1)


@pytest.mark.soak
@pytest.mark.parametrize(("players", "size"), [(2, PHONE), (4, TABLET), (6, DESK), (5, PHONE), (2, TABLET)])
def test_whole_games_at_other_sizes(come: Come, players: int, size: ViewportSize) -> None:
    anna = come(size, touch=size is not DESK)
    sit(anna, players=players, seed=players)
    assert play_to_the_end(anna) == PHASES
    assert anna.faults == []


@pytest.mark.soak
def test_a_whole_game_with_the_keyboard_alone(come: Come) -> None:
    anna = come()
    sit(anna)
    while anna.wait_turn() != "end":
        kind = anna.decision()
        if kind == "offer" and not anna.gold.count():
            tab_to(anna, r"Offer it\.")
            key(anna, "Enter")
            key(anna, "Control+Enter")
        elif kind in ("bid", "poor"):
            tab_to(anna, "^Pass$")
            key(anna, "Enter")
        else:
            tab_to(anna, f"^{re.escape(anna.gold.inner_text())}")
            key(anna, "Enter")
    assert anna.faults == []


@pytest.mark.soak
def test_a_whole_game_of_two_people_at_one_table(come: Come) -> None:
    anna, petra = play_together(come, lambda anna: anna.ended)
    petra.wait(lambda: petra.ended)
    standings = [one.page.get_by_role("list", name="Standings").locator("> li dd") for one in (anna, petra)]
    assert standings[0].all_inner_texts() == standings[1].all_inner_texts() != []
    assert anna.faults == petra.faults == []
