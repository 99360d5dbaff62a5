"""Puzzles in the browser: the list, one solved and one missed on each board, the solution marked, what is kept."""

import json
import re
from collections.abc import Sequence

import msgspec
import pytest
from playwright.sync_api import Locator, Page, Route, expect

from powerhouse.core.catalogue import catalogue
from powerhouse.core.match import Match
from powerhouse.core.phrase import Phrase
from powerhouse.judge import puzzles
from powerhouse.judge.puzzles import Puzzle, Tried
from powerhouse.judge.report import BAD, mark_of
from powerhouse.server.puzzles import shown_moves
from tests.browser.conftest import Arrive
from tests.browser.learner import Learner
from tests.browser.looking import grave_faults

GAMES = puzzles.games()
ON = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
MARKED = {
    "power-grid": {"pass", "build", "buy", "offer", "done"},
    "power-grid-card-game": {"pass", "offer", "buy", "done"},
    "factory-manager": {"pass", "offer", "bring", "buy", "done"},
    "pipeline": {"go", "buy", "sell", "take", "loan", "disc", "done"},
}
"""Verbs that a learner does by the marks of the board."""


class Solver(Learner):
    """Somebody in front of a puzzle."""

    def __init__(self, page: Page, game: str, touch: bool) -> None:
        super().__init__(page, game, touch=touch)

    def show(self, puzzle: Puzzle) -> None:
        self.page.goto(f"/puzzles/{puzzle.id}")
        expect(self.note).to_contain_text("what is best for")

    @property
    def note(self) -> Locator:
        return self.page.locator(".notes [role=status]").first

    def follow(self, plan: Tried) -> None:
        """What is marked, one after the other, and the gold button until it is judged."""
        self.page.get_by_role("button", name="Fold").press("Enter")  # what is said may lie over what is marked
        for move in plan.moves:
            if not self.said_of_answer.count():
                self._do(move.split(" ")[0])
                expect(self.page.locator("footer .act")).to_have_attribute("aria-busy", "false", timeout=60_000)
        if not self.said_of_answer.count():
            self._point(self.primary)

    @property
    def said_of_answer(self) -> Locator:
        return self.note.locator(".said")


def done_by_marks(game: str, plan: Tried) -> bool:
    return {move.split(" ")[0] for move in plan.moves} <= MARKED[game]


def the_shortest(game: str, good: bool) -> tuple[Puzzle, Tried]:
    """A puzzle with the plan of fewest moves that is good, or bad, and that marks can tell."""
    found = [
        (puzzle, plan)
        for puzzle in puzzles.shipped(game).puzzles
        for plan in (puzzle.plans[:1] if good else puzzle.plans[1:])
        if done_by_marks(game, plan)
        and not ("pass" in plan.moves and puzzle.kind == "offer")  # there the button has another name
        and (mark_of(plan.loss, plan.error, len(plan.shares)) in BAD) != good
    ]
    return min(found, key=lambda item: (len(item[1].moves), item[0].id))


def marks(puzzle: Puzzle, plan: Tried, game: str) -> Sequence[object]:
    """A plan as a solution would mark it on the board."""
    searched = next(one for one in puzzles.shipped(game).games if puzzle in one.puzzles)
    state = puzzles.position(Match.parse(searched.record), puzzle)
    found: Sequence[object] = msgspec.to_builtins(shown_moves(state, puzzles.moves_of(state, plan)))
    return found


@ON
def test_the_list_is_reached_from_the_first_page(arrive: Arrive, axe: str, phone: bool) -> None:
    page = arrive(phone=phone).page
    page.goto("/")
    page.get_by_role("link", name="A puzzle a day").click()
    expect(page.get_by_role("heading", name="Puzzles", level=1)).to_be_visible()
    for game in GAMES:
        count = len(puzzles.shipped(game).puzzles)
        section = page.locator(f"section[aria-labelledby='puzzles-{game}']")
        expect(section.locator("ol a")).to_have_count(count)
        expect(section).to_contain_text(f"0 of {count} solved")
        # Today's is one of them.
        today = section.locator("[data-today]").get_attribute("href")
        assert today in {link.get_attribute("href") for link in section.locator("ol a").all()}
    assert grave_faults(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@ON
@pytest.mark.parametrize("game", GAMES)
def test_the_solution_is_marked_on_the_board_and_judged_as_the_best(
    arrive: Arrive, axe: str, game: str, phone: bool
) -> None:
    puzzle, plan = the_shortest(game, good=True)
    solver = Solver(arrive(phone=phone).page, game, touch=phone)
    solver.show(puzzle)
    solver.page.get_by_role("button", name="Show the solution").press("Enter")
    expect(solver.note).to_contain_text("The judge's best: ")
    expect(solver.note).to_contain_text("Judged by hard")
    assert grave_faults(solver.page, axe) == []
    solver.follow(plan)
    expect(solver.said_of_answer).to_have_text(re.compile("^Solved: "))
    assert solver.faults == []
    # Who was shown it has not solved it.
    assert solver.page.evaluate("localStorage.getItem('powerhouse-puzzles')") is None


@ON
@pytest.mark.parametrize("game", GAMES)
def test_a_bad_plan_is_told_what_it_loses(arrive: Arrive, axe: str, game: str, phone: bool) -> None:
    puzzle, plan = the_shortest(game, good=False)
    solver = Solver(arrive(phone=phone).page, game, touch=phone)

    def other(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=json.dumps({**answer.json(), "moves": marks(puzzle, plan, game)}))

    solver.page.route("**/api/puzzles/*/solution", other)
    solver.show(puzzle)
    solver.page.get_by_role("button", name="Show the solution").press("Enter")
    expect(solver.note).to_contain_text("The judge's best: ")
    solver.follow(plan)
    expect(solver.said_of_answer).to_have_text(re.compile(r"^Not yet: .* loses \d+\.\d.?% of the win\.$"))
    expect(solver.note).to_contain_text("Your plan: ")
    assert grave_faults(solver.page, axe) == []
    # The gold button lets one try again.
    solver.page.get_by_role("button", name="Try again").press("Enter")
    expect(solver.said_of_answer).to_have_count(0)


@ON
def test_what_is_solved_is_kept_and_the_next_one_comes(arrive: Arrive, phone: bool) -> None:
    game = "power-grid"
    passing = next(one for one in puzzles.shipped(game).puzzles if one.plans[0].moves == ["pass"])
    solver = Solver(arrive(phone=phone).page, game, touch=phone)
    solver.show(passing)
    solver._do("pass")
    expect(solver.said_of_answer).to_have_text("Solved: that is the best plan.")
    expect(solver.primary).to_have_text("Next puzzle")
    solver.page.get_by_role("button", name="Why").press("Enter")
    expect(solver.note.get_by_role("listitem").first).to_contain_text("loses")
    before = solver.page.url
    solver.page.keyboard.press("n")
    solver.page.wait_for_url(lambda url: url != before and "/puzzles/" in url)
    expect(solver.note).to_contain_text("what is best for")
    solver.page.get_by_role("button", name="All puzzles").press("Enter")
    section = solver.page.locator(f"section[aria-labelledby='puzzles-{game}']")
    expect(section).to_contain_text(f"1 of {len(puzzles.shipped(game).puzzles)} solved")
    solver.page.reload()
    expect(section.get_by_role("link", name=re.compile(", solved$|· solved$|solved"))).to_have_count(1)


@pytest.mark.parametrize("language", ["ru", "sr-Latn", "sr-Cyrl"])
def test_it_is_said_in_every_language(arrive: Arrive, language: str) -> None:
    guest = arrive()
    page = guest.page
    page.add_init_script(f"localStorage.setItem('powerhouse', JSON.stringify({{language: '{language}'}}))")
    puzzle = puzzles.shipped("power-grid").puzzles[0]
    page.goto(f"/puzzles/{puzzle.id}")
    note = page.locator(".notes [role=status]").first
    solution = catalogue((), language).say(Phrase("puzzle-give-up"))
    note.get_by_role("button", name=solution).press("Enter")
    expect(note.get_by_role("listitem").first).to_be_visible(timeout=15_000)
    assert guest.faults == []
    told = note.inner_text()
    assert "what is best" not in told
    assert not re.search(r"\b(?:puzzle|what-if|heading|news)-[a-z]+", told)
    page.goto("/puzzles")
    expect(page.locator("ol a").first).to_be_visible()
    assert "Puzzle" not in page.locator("main").inner_text()


def test_an_address_without_a_puzzle_says_so(arrive: Arrive) -> None:
    page = arrive().page
    page.goto("/puzzles/none")
    expect(page.get_by_text("there is no such puzzle")).to_be_visible()
