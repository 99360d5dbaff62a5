"""Keys and texts fit together: every key that is said has a text with these values, every text is said somewhere."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, MessageReference, VariableReference

from powerhouse.core import registry
from powerhouse.core.catalogue import JOINING
from powerhouse.core.sheets import sheets
from tests.core.sources import ROOT, calls, literals, modules, written

GAMES = ("power_grid", "power_grid_card_game", "factory_manager", "pipeline")
FOLDERS = ("games", "bots", "cli/terminal")
"""Where the code of a game is; what stands elsewhere says the program's own texts."""

FLOORED = ("power_grid", "power_grid_card_game")
SHARED = ("parts/plant_", "cli/terminal/plant_")

SAYING = {"phrase": 0, "Phrase": 0, "say": 0, "say_key": 0, "say_where": 0, "problem": 0}
"""Functions that take a key, and where."""

PREFIXED = {"News": "news-", "unknown": "unknown-", "forbidden": "forbidden-", "demand": "box-"}
"""Functions that make a key of a word."""

FACTS = {"tile": {"id"}, "tile-start": {"id"}, "pipe-tile": {"id"}, "plant": {"name"}}
"""What comes along for pages that draw a thing instead of naming it."""

OLDER = ("news-earned", "news-earned-with", "news-profits", "profit-of", "news-penalties", "news-loan")
"""What stored logs of older tables say."""

WEB = ROOT.parents[1] / "web" / "src"
PATTERN = re.compile(r"(?=.*[a-z]{2})(?=.*\{\})[a-z{}][a-z0-9{}-]*")
"""A key that is made of others, as `news-{}`."""

JOINED = ("seat", *JOINING, "said")
"""Keys that are not looked up."""


class Text:
    """A text: the values it needs and the texts that it contains."""

    def __init__(self, message: Message) -> None:
        found = list(_inside(message))
        self.values = {node.id.name for node in found if isinstance(node, VariableReference)}
        self.parts = {node.id.name for node in found if isinstance(node, MessageReference)}


def _inside(node: BaseNode) -> Iterator[BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, BaseNode):
                yield from _inside(child)


def _read(folder: Path) -> dict[str, Text]:
    found: dict[str, Text] = {}
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice, the second time in {file}"
                found[entry.id.name] = Text(entry)
    return found


@cache
def texts(game: str | None) -> dict[str, Text]:
    """The texts that can be said where this game is played, or none; those of the program come with every game."""
    own = _read(ROOT / "texts" / "en")
    if game is None:
        return own
    floor = _read(ROOT / "parts" / "texts" / "en") if game in FLOORED else {}
    games = _read(ROOT / "games" / game / "texts" / "en")
    assert not floor.keys() & games.keys(), "what both Power Grids say alike stands once"
    return own | floor | games


def needed(known: dict[str, Text], key: str) -> set[str]:
    """The values of a text and of all that it contains."""
    text = known[key]
    return text.values.union(*(needed(known, part) for part in text.parts))


def games_of(path: str) -> list[str | None]:
    """The games whose code this is; what stands in a module of both Power Grids must be said in both."""
    if path.startswith(SHARED):
        return [*FLOORED]
    return [game for game in GAMES for folder in FOLDERS if path.startswith(f"{folder}/{game}/")] or [None]


def keys_in(node: ast.expr) -> list[str]:
    """The keys that an argument may be; none where they are not written out."""
    if isinstance(node, ast.IfExp):
        return keys_in(node.body) + keys_in(node.orelse)
    text = written(node)
    return [text] if text and "{}" not in text and text not in JOINED else []


def said(path: str) -> Iterator[tuple[str, ast.Call]]:
    for name, call in calls(modules()[path]):
        if name in SAYING and call.args:
            for key in keys_in(call.args[0]):
                yield key, call
        elif name in PREFIXED and call.args:
            at = 1 if name == "demand" else 0
            for key in keys_in(call.args[at]) if len(call.args) > at else []:
                yield PREFIXED[name] + key, call


@pytest.mark.parametrize("path", modules())
def test_every_key_has_a_text(path: str) -> None:
    missing = [f"{call.lineno}: {key}" for game in games_of(path) for key, call in said(path) if key not in texts(game)]
    assert missing == []


def values_of(call: ast.Call) -> set[str] | None:
    """The names of the values that are given; nothing if they are not all written out."""
    given: set[str] = set()
    for keyword in call.keywords:
        if keyword.arg is None:
            return None
        given.add(keyword.arg)
    return given


@pytest.mark.parametrize("path", modules())
def test_a_text_gets_the_values_it_needs_and_no_others(path: str) -> None:
    known = texts(games_of(path)[0])
    wrong = []
    for name, call in calls(modules()[path]):
        given = values_of(call) if name in ("phrase", "say", "say_key", "demand") else None
        at = 1 if name == "demand" else 0
        if given is None or len(call.args) <= at:
            continue
        keys = [PREFIXED.get(name, "") + key for key in keys_in(call.args[at])]
        needs = [needed(known, key) for key in keys if key in known]
        wanted = set().union(*needs)
        more = {"text", *(["at"] if name == "demand" else [])}.union(*(FACTS.get(key, set()) for key in keys))
        if needs and not wanted <= given <= wanted | more:
            wrong.append(f"{call.lineno}: {keys} need {sorted(wanted)}, get {sorted(given)}")
    assert wrong == []


@cache
def written_down() -> tuple[set[str], list[re.Pattern[str]]]:
    """All words that stand in the code, the pages and the data; and the patterns of keys that are made of some."""
    words: set[str] = set()
    patterns = {prefix + "{}" for prefix in PREFIXED.values()}
    for module in modules().values():
        words |= {node.name for node in ast.walk(module) if isinstance(node, ast.FunctionDef)}
        for _, text in literals(module):
            words.add(text)
            patterns.add(text)
    for file in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]:
        source = file.read_text("utf-8")
        words |= set(re.findall(r"[\w-]+", source))
        patterns |= {re.sub(r"\$\{[^}]*\}", "{}", key) for key in re.findall(r"`([\w-]*\$\{[^`]*)`", source)}
        patterns |= {f"{key}{{}}" for key in re.findall(r"`([\w-]+)\$\{[^`}]*\}`", source)}
    for file in ROOT.rglob("data/*.json"):
        ids = re.findall(r'"([\w-]+)"', file.read_text("utf-8"))
        words |= {id.replace("_", "-") for id in ids}
    for file in ROOT.rglob("tutorial.game"):
        words |= set(re.findall(r"^# (?:lesson|watch) (\S+)$", file.read_text("utf-8"), re.MULTILINE))
    for game in registry.games():  # the workshop names its sheets by their places
        words |= {re.sub("[_/]", "-", sheet.place) for sheet in sheets(game)}
    made = [re.escape(text) for text in patterns if PATTERN.fullmatch(text)]
    # Two parts of a key may be divided in two ways.
    return words, [re.compile(key.replace(r"\{\}", part)) for key in made for part in ("(.+)", "(.+?)")]


@cache
def is_said(key: str) -> bool:
    words, patterns = written_down()
    stem, hyphen, last = key.rpartition("-")
    if key in words or (f"-{last}" in words and hyphen and is_said(stem)):
        return True
    found = (pattern.fullmatch(key) for pattern in patterns)
    return any(match is not None and all(map(is_said, match.groups())) for match in found)


@pytest.mark.parametrize("game", [None, *GAMES])
def test_every_text_is_said_somewhere(game: str | None) -> None:
    known = texts(game)
    own = set(texts(None)) if game is not None else set()
    contained = {part for text in known.values() for part in text.parts}
    assert [key for key in known if key not in {*own, *contained, *OLDER} and not is_said(key)] == []


def _terminal(game: str) -> set[str]:
    """What is not sent to pages; the workshop's texts and the teacher's have keys of their own."""
    folders = [ROOT / "games" / game, *([ROOT / "parts"] if game in FLOORED else [])]
    files = [folder / "texts" / "en" / "terminal.ftl" for folder in folders]
    return {key for file in files for key in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)}


@pytest.mark.parametrize("game", GAMES)
def test_what_pages_are_not_sent_is_said_in_the_terminal_alone(game: str) -> None:
    # What is typed comes from the terminal, and so does who is told that it cannot be read.
    paths = [path for path in modules() if game in games_of(path) and not path.startswith("cli/")]
    paths = [path for path in paths if not path.endswith("/input.py")]
    assert len(paths) > 20
    keys = {key for path in paths for key, _ in said(path)}
    made = {
        re.escape(text).replace(r"\{\}", ".+")
        for path in paths
        for name, call in calls(modules()[path])
        if name in SAYING and call.args and (text := written(call.args[0])) and "{}" in text and text[0] != "{"
    }
    terminal = _terminal(game)
    assert len(terminal) > 20
    assert sorted(terminal & keys) == []
    assert sorted(key for key in terminal for shape in made if re.fullmatch(shape, key)) == []
