"""No sentence of a screen is put together from words: texts are joined, given signs and capitals by the catalogue."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from tests.core.sources import ROOT

WEB = ROOT.parents[1] / "web" / "src"
FILES = {
    file.relative_to(WEB).as_posix(): file.read_text("utf-8")
    for file in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")])
    if not file.name.endswith(".test.ts") and "/testing" not in file.as_posix() and file.name != "api-types.ts"
}

CLI = ROOT / "cli"
TERMINAL = {file.relative_to(CLI).as_posix(): file.read_text("utf-8") for file in sorted(CLI.rglob("*.py"))}

SAYS = re.compile(r"\b(say|speak|sayOr|remarks|signed|plain|[a-zA-Z]+(InWords|Name|Names))\(")
"""What gives a text that was said."""
SUMS = re.compile(r"\b(say|speak)\((?:[^()]|\([^()]*\))*\) \+ |[\w)`\"'] \+ (say|speak)\(")
JOINS = re.compile(r"\.join\(\s*([\"'`])(?P<by>.*?)\1\s*\)", re.DOTALL)
ATTRIBUTE = re.compile(r"[\w-]+=\"(?P<text>[^\"<>]*?\{[^\"]*?)\"")
SIGNED = re.compile(r"[>} ][+−]\{(?![#@/:])")
"""A sign before a figure that is shown."""
BESIDE = re.compile(r"\)\}\s?[,;:]\s?\{(?![#@/:])")
"""What was said and something else, with a sign between them."""
CAPITAL = re.compile(r"\.(charAt\(0\)|slice\(0, 1\)|\[0\])\.to(Locale)?UpperCase")
WORDS_BETWEEN = re.compile(r"[\s,;.:·]")

JOINED_BY_HAND = {
    "components/TableLayout.svelte": "widths in a style sheet",
    "games/pipeline/Board.svelte": "what the page looks at, to be compared",
    "games/pipeline/below/Families.svelte": "lines of a tip, one under the other",
    "games/pipeline/below/Lines.svelte": "lengths that are added: a sum, no words",
    "games/pipeline/sheet/Callout.svelte": "lengths that are added: a sum, no words",
    "lib/figures.ts": "values as they are typed, no words",
    "lib/plots.ts": "a path to be drawn",
}
"""Files in which lists are joined that nobody reads as a sentence."""

TERMINAL_JOINED_BY_HAND = {
    "bots.py": "a bot as it is typed",
    "figures.py": "names of games as they are typed",
    "games.py": "lines of a list",
    "host.py": "names of players, and columns for other programs",
    "terminal/autosave.py": "names of kinds in a file",
    "terminal/commands.py": "moves as they are typed",
    "terminal/factory_manager/storage_board.py": "letters of seats",
    "terminal/pipeline/pages.py": "lines, one under the other",
    "terminal/pipeline/places.py": "letters in a drawing",
    "terminal/pipeline/players.py": "marks side by side",
    "terminal/pipeline/screen.py": "letters of seats",
    "terminal/pipeline/stock.py": "marks side by side",
    "terminal/plain.py": "values of a game that has no screen of its own",
    "terminal/power_grid_card_game/prompts.py": "moves as they are typed",
}
"""Files of the terminal in which lists are joined that nobody reads as a sentence."""
PYTHON_JOINS = re.compile(r"(?<!\w)(?P<quote>[\"'])(?P<by>[^\"'\n]*)(?P=quote)\.join\(")
DRAWN_JOINS = re.compile(r"Text\(\"[^\"]*[,;:.][^\"]*\"\)\.join\(")
"""Marks may stand side by side, but nothing between them is written by hand."""
PYTHON_CAPITAL = re.compile(r"\[:1\]\.(upper|title)\(|\.capitalize\(")


@dataclass
class Template:
    """A template literal: where it begins, what stands in it, and the expressions between that."""

    line: int
    written: str = ""
    expressions: list[str] = field(default_factory=list)


def templates(source: str) -> list[Template]:
    """All template literals of a file, also those within others."""
    found: list[Template] = []

    def literal(at: int) -> int:
        template = Template(source.count("\n", 0, at) + 1)
        found.append(template)
        while at < len(source) and source[at] != "`":
            if source[at] == "\\":
                at += 2
            elif source.startswith("${", at):
                end = expression(at + 2)
                template.expressions.append(source[at + 2 : end])
                at = end + 1
            else:
                template.written += source[at]
                at += 1
        return at + 1

    def expression(at: int) -> int:
        depth = 0
        while at < len(source) and (depth or source[at] != "}"):
            if source[at] == "`":
                at = literal(at + 1)
                continue
            depth += {"{": 1, "}": -1}.get(source[at], 0)
            at += 1
        return at

    at = 0
    while at < len(source):
        at = literal(at + 1) if source[at] == "`" else at + 1
    return found


def without_comments(source: str) -> str:
    """With as many lines as before; backticks in comments begin no literal."""
    comment = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\w])//[^\n]*", re.DOTALL)
    return comment.sub(lambda found: "\n" * found[0].count("\n"), source)


def glued(path: str, source: str) -> Iterator[str]:
    source = without_comments(source)

    def at(found: re.Match[str]) -> str:
        return f"{path}:{source.count(chr(10), 0, found.start()) + 1}: {found[0][:60]}"

    for template in templates(source):
        said = [one for one in template.expressions if SAYS.search(one)]
        signed = re.fullmatch(r"[+−-]", template.written) and len(template.expressions) == 1
        if (said and (template.written or len(template.expressions) > 1)) or signed:
            yield f"{path}:{template.line}: `{template.written}` around {template.expressions}"
    for found in SUMS.finditer(source):
        yield at(found)
    for found in JOINS.finditer(source):
        if path not in JOINED_BY_HAND and WORDS_BETWEEN.search(found["by"].replace("\\n", "\n")):
            yield at(found)
    for found in ATTRIBUTE.finditer(source):
        if SAYS.search(found["text"]):
            yield at(found)
    for sign in (SIGNED, BESIDE):
        for found in sign.finditer(source.partition("<style>")[0]):
            yield at(found)
    if path != "lib/catalogue.ts":
        for found in CAPITAL.finditer(source):
            yield at(found)


@pytest.mark.parametrize("path", FILES)
def test_no_text_of_the_pages_is_glued(path: str) -> None:
    assert list(glued(path, FILES[path])) == []


def glued_in_python(path: str, source: str) -> Iterator[str]:
    for found in PYTHON_JOINS.finditer(source):
        if path not in TERMINAL_JOINED_BY_HAND and WORDS_BETWEEN.search(found["by"]):
            yield f"{path}:{source.count(chr(10), 0, found.start()) + 1}: {found[0]}"
    for found in (*DRAWN_JOINS.finditer(source), *PYTHON_CAPITAL.finditer(source)):
        yield f"{path}:{source.count(chr(10), 0, found.start()) + 1}: {found[0]}"


@pytest.mark.parametrize("path", TERMINAL)
def test_no_text_of_the_terminal_is_glued(path: str) -> None:
    assert list(glued_in_python(path, TERMINAL[path])) == []


@pytest.mark.parametrize(
    "fault",
    [
        '", ".join(self.say(one) for one in some)',
        "' '.join(map(told, some))",
        'Text(", ").join(marks)',
        "text[:1].upper()",
    ],
)
def test_glue_of_the_terminal_is_found(fault: str) -> None:
    assert list(glued_in_python("terminal/screen.py", fault))


def test_only_files_of_the_terminal_that_join_are_excepted() -> None:
    joining = [path for path in TERMINAL_JOINED_BY_HAND if PYTHON_JOINS.search(TERMINAL.get(path, ""))]
    assert joining == list(TERMINAL_JOINED_BY_HAND)


def test_only_files_that_join_are_excepted() -> None:
    assert [path for path in JOINED_BY_HAND if not JOINS.search(FILES.get(path, ""))] == []


@pytest.mark.parametrize(
    "fault",
    [
        "return `${say(`pg-wait-${ask}`, { name })} ${place(game)}`.trim();",
        'const paid = ` ${say("paid")}`;',
        'return say("scrap") + paid;',
        'return start + say("scrap");',
        'return some.join(", ");',
        'lines.map((line) => say(line)).join(". ")',
        "`${gainInWords(game, offer)}.`",
        "amount > 0 ? `+${amount}` : `−${-amount}`",
        "aria-label=\"{say('order')}: {rows}\"",
        "title=\"{say('keys')} (?)\"",
        "<b>−{cost}</b>",
        "<th>{actionName(say, market.id)}, {oilName(say, colour, grade)}</th>",
        "text.charAt(0).toLocaleUpperCase() + text.slice(1)",
    ],
)
def test_glue_is_found(fault: str) -> None:
    assert list(glued("page.ts", fault))


@pytest.mark.parametrize(
    "fine",
    [
        "say(`pg-wait-${ask}`, { name })",
        'say("each-of", { items: some.map((one) => say(`kind-${one}`)) })',
        "const key = `${row.colour} ${row.grade}`;",
        "// a comment with a ` in it\nsay(`a-${b}`)",
        'title={say("keys")}',
        'class="{place} in"',
        '[this.number, ...moves].join("|")',
    ],
)
def test_what_is_no_glue_is_left_alone(fine: str) -> None:
    assert list(glued("page.ts", fine)) == []
