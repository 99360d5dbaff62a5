"""The texts of moves are cut and put together by the rules alone; whoever else does so is found out."""

import re
from pathlib import Path

import pytest

from powerhouse import Match
from powerhouse.core.input import Input
from powerhouse.core.notation import Form
from tests.opaque import CUTTING, composed, make_moves_opaque, read_by_itself, verbs, web_faults

ROOT = Path(__file__).parent.parent
OUTSIDERS = [
    path for folder in ("arena", "bots", "cli", "server") for path in (ROOT / "src/powerhouse" / folder).rglob("*.py")
]
PAGES = [
    path
    for path in (ROOT / "web/src").rglob("*")
    if path.suffix in (".ts", ".svelte") and ".test." not in path.name and path.stem not in ("api-types", "testing")
]
MODULES = ("powerhouse.server.moves", "powerhouse.cli.terminal.screen")
ARGUMENTS = {
    "__contains__": "4",
    "__getitem__": 0,
    "count": "4",
    "endswith": "4",
    "find": "4",
    "index": "o",
    "partition": " ",
    "translate": {},
}


def run_in(module: str, line: str, **known: object) -> object:
    """What a line finds that is run as a part of this module."""
    scope: dict[str, object] = {"__name__": module, **known}
    exec(f"found = {line}", scope)
    return scope["found"]


def cut_in(module: str, name: str, text: str) -> object:
    """What a function of this module gets that cuts a text."""
    argument = ARGUMENTS.get(name, "o")
    arguments = "" if name in ("__iter__", "lstrip", "rstrip", "splitlines", "strip", "split") else repr(argument)
    arguments = "'o', 'x'" if name == "replace" else arguments
    return run_in(module, f"text.{name}({arguments})", text=text)


@pytest.mark.parametrize("name", CUTTING)
def test_a_move_is_cut_by_the_rules_alone(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    make_moves_opaque(monkeypatch)
    text = Match.new("power-grid", 3, seed=1).legal()[0]
    assert cut_in("powerhouse.games.power_grid.notation", name, text) is not None
    for module in MODULES:
        with pytest.raises(AssertionError, match=f"apart by {name}"):
            cut_in(module, name, text)


def test_a_move_is_no_text_for_patterns(monkeypatch: pytest.MonkeyPatch) -> None:
    make_moves_opaque(monkeypatch)
    text = Match.new("power-grid", 3, seed=1).legal()[0]
    look = "re.search('[0-9]+', str(text))"
    assert run_in("powerhouse.games.power_grid.notation", look, text=text, re=re) is not None
    for module in MODULES:
        with pytest.raises(AssertionError, match="apart by search"):
            run_in(module, look, text=text, re=re)


def test_a_move_is_compared_with_moves_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    make_moves_opaque(monkeypatch)
    first, second = Match.new("power-grid", 3, seed=1).legal()[:2]
    for module in MODULES:
        assert run_in(module, "text in {other: 1, text: 2}", text=first, other=second) is True
        for line in ("text == 'done'", "text != 'done'", "text in ('pass', 'done')"):
            with pytest.raises(AssertionError, match="with the words"):
                run_in(module, line, text=first)


def test_words_are_read_by_the_rules_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    make_moves_opaque(monkeypatch)
    match = Match.new("power-grid", 3, seed=1)
    text = match.legal()[0]
    for module in MODULES:
        assert run_in(module, "state.parse(text)", state=match.state, text=text) == match.moves()[0]
        assert run_in(module, "state.parse(form)", state=match.state, form=Form("bid", {"amount": 7})) is not None
        for line in ("state.parse('bid ' + '7')", "state.grammar().parse(state, 'bid 7')"):
            with pytest.raises(AssertionError, match=f"{module} reads the words 'bid 7' itself"):
                run_in(module, line, state=match.state)


def test_a_menu_holds_what_the_game_has_said(monkeypatch: pytest.MonkeyPatch) -> None:
    make_moves_opaque(monkeypatch)
    match = Match.new("power-grid", 3, seed=1)
    text = match.legal()[0]
    assert Input().read("1", match.state, [text]).moves == [text]
    assert Input().read("1", match.state, [Form("offer", {"plant": 50})]).moves == ["offer 50"]
    with pytest.raises(AssertionError, match="put together 'offer 50'"):
        Input().read("1", match.state, [[text], ["offer 50"]])


def test_nobody_else_puts_a_move_together_or_reads_one() -> None:
    words = verbs()
    for path in OUTSIDERS:
        source = path.read_text("utf-8")
        faults = composed(source, words) + read_by_itself(source)
        assert not faults, f"{path.relative_to(ROOT)}: {faults}"
    assert len(OUTSIDERS) > 100


@pytest.mark.parametrize(
    "line",
    ['move = f"bid {amount}"', 'move = "build " + city', 'move = "offer %s" % plant', 'known = [f"go {action}"]'],
)
def test_a_composed_move_would_be_found(line: str) -> None:
    assert len(composed(line, verbs())) == 1


def test_reading_would_be_found() -> None:
    assert read_by_itself("from powerhouse.core.notation import Form, tokens") == ["tokens"]
    assert composed("said = f'bidding {amount}'; other = f'{bid} bid'", verbs()) == []


def test_no_page_puts_a_move_together_or_takes_one_apart() -> None:
    words = verbs()
    for path in PAGES:
        faults = web_faults(path.read_text("utf-8"), words)
        assert not faults, f"{path.relative_to(ROOT)}: {faults}"
    assert len(PAGES) > 60


@pytest.mark.parametrize(
    "line",
    [
        "game.send(...game.plan.moves, `bid ${amount}`)",
        'const move = "build " + city;',
        "await game.why(`${verb} ${city.id}`)",
        'game.plan.add({ move: "pass" })',
        "const [verb] = choice.move.split(' ');",
        "if (entry.text.startsWith('bid')) return;",
    ],
)
def test_a_page_that_does_would_be_found(line: str) -> None:
    assert web_faults(line, verbs())
