"""Serbian in Cyrillic letters, made of the texts and rules in Latin ones.

`python tools/cyrillic.py` fails if a file is not as it would be made; `--write` renews them all. What is typed stays as
it is: commands, options, moves and records. It is known by standing in the English text too; Serbian words that look
like English ones are listed in `SERBIAN`.
"""

import re
import sys
from collections.abc import Callable
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor

ROOT = Path(__file__).parent.parent
TEXTS = ROOT / "src" / "powerhouse"
RULES = ROOT / "docs" / "rules"
ENGLISH, LATIN, CYRILLIC = "en", "sr-Latn", "sr-Cyrl"
NOTE = f"Made of {LATIN} by tools/cyrillic.py."

LETTERS = {
    **dict(zip("abvgdđežzijklmnoprstćufhcčš", "абвгдђежзијклмнопрстћуфхцчш", strict=True)),
    "lj": "љ",
    "nj": "њ",
    "dž": "џ",
}
APART = ("in|jek", "kon|jug", "kon|junk", "van|jezi", "nad|ži", "nad|žnj", "od|žal", "od|živ", "pod|žanr")
"""Words in which two sounds meet that look like one letter."""

NAMES = {"Powerhouse", "Grid"}
SERBIAN = {
    "a", "bot", "do", "elektro", "gas", "interval", "link", "me", "on", "one", "parameter", "plan", "port", "program",
    "put", "robot", "same", "segment", "server", "table", "to", "token", "zone", "dortmund", "omaha", "santa", "fe",
}  # fmt: skip
"""Words that are Serbian, though an English text may have the same letters."""

FOREIGN = re.compile("[qwxy]", re.IGNORECASE)
DIGRAPH = re.compile("lj|nj|dž|[a-zđžćčš]", re.IGNORECASE)
WORD = re.compile("[A-Za-zĐđŽžĆćČčŠš]+")
TOKEN = re.compile(r"[\wĐđŽžĆćČčŠš]+(?:[-./:=@][\wĐđŽžĆćČčŠš]+)*")
TYPED = re.compile(r"`[^`]*`|'[^']*'|<[^>]*>|\]\([^)]*\)|\w+://\S+|\b[A-Z]{2}-\d[\d.]*|--[\w-]+")
"""Code, addresses, clauses, options."""
QUOTED = re.compile("„[^„”]*”")


def transliterated(word: str) -> str:
    """A Serbian word in Cyrillic letters."""
    for stem in APART:
        parts = stem.split("|")
        word = re.sub(f"^({parts[0]})({parts[1]})", r"\1|\2", word, flags=re.IGNORECASE)
    return DIGRAPH.sub(lambda found: _letter(found[0]), word).replace("|", "")


def _letter(latin: str) -> str:
    cyrillic = LETTERS[latin.lower()]
    return cyrillic.upper() if latin[0].isupper() else cyrillic


def words(text: str) -> set[str]:
    """Those of an English text, without the s of possession."""
    return set(WORD.findall(re.sub("['’]s\\b", "", text)))


def cyrillic(text: str, english: set[str]) -> str:
    """A Serbian text; what is in the English one too was not translated, since people type it."""

    def is_typed(word: str) -> bool:
        return word in english or bool(FOREIGN.search(word)) or word in NAMES

    def said(found: re.Match[str]) -> str:
        parts = WORD.findall(found[0])
        typed = all(is_typed(part) for part in parts)
        if typed and (len(parts) != 1 or parts[0].lower() not in SERBIAN):
            return found[0]
        return WORD.sub(lambda word: transliterated(word[0]), found[0])

    def quoted(found: re.Match[str]) -> str:
        inside = WORD.findall(found[0])
        return found[0] if inside and all(map(is_typed, inside)) else _outside(TYPED, found[0], plain)

    def plain(part: str) -> str:
        return TOKEN.sub(said, part)

    def unquoted(part: str) -> str:
        return _outside(TYPED, part, plain)

    return _outside(QUOTED, text, unquoted, quoted)


def _outside(
    pattern: re.Pattern[str],
    text: str,
    change: Callable[[str], str],
    within: Callable[[re.Match[str]], str] = lambda found: found[0],
) -> str:
    """The text with everything changed that the pattern does not match."""
    made, at = "", 0
    for found in pattern.finditer(text):
        made += change(text[at : found.start()]) + within(found)
        at = found.end()
    return made + change(text[at:])


# Texts


class _Words(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the visitor's own names)
        self.found |= words(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.found |= words(node.value)


class _Cyrillic(Transformer):
    def __init__(self, english: set[str]) -> None:
        self.english = english

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(cyrillic(node.value, self.english))


def _english(file: Path) -> dict[str, set[str]]:
    """The words of each English text; a file that only names things has none."""
    found = {}
    if file.exists():
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                inside = _Words()
                inside.visit(entry)
                found[entry.id.name] = inside.found
    return found


def texts(file: Path) -> str:
    """A file of texts."""
    english = _english(file.parents[1] / ENGLISH / file.name)
    resource = FluentParser(with_spans=False).parse(file.read_text("utf-8"))
    resource.body = [
        _Cyrillic(english.get(entry.id.name, set())).visit(entry) if isinstance(entry, ast.Message) else entry
        for entry in resource.body
    ]
    resource.body.insert(0, ast.ResourceComment(NOTE))
    return FluentSerializer().serialize(resource)


def page(file: Path) -> str:
    """A page of the rules: each paragraph beside the English one."""
    english = (RULES / file.name).read_text("utf-8").split("\n\n")
    ours = file.read_text("utf-8").split("\n\n")
    return "\n\n".join(cyrillic(part, words(other)) for part, other in zip(ours, english, strict=True))


def made() -> dict[Path, str]:
    """Every file as it should be."""
    found = {file.parents[1] / CYRILLIC / file.name: texts(file) for file in TEXTS.rglob(f"texts/{LATIN}/*.ftl")}
    return found | {RULES / CYRILLIC / file.name: page(file) for file in (RULES / LATIN).glob("*.md")}


def stale() -> list[Path]:
    """Files that are not as they would be made, or should not be there."""
    wanted = made()
    there = {*TEXTS.rglob(f"texts/{CYRILLIC}/*"), *(RULES / CYRILLIC).glob("*")}
    changed = {file for file, text in wanted.items() if not file.exists() or file.read_text("utf-8") != text}
    return sorted(changed | there - wanted.keys())


if __name__ == "__main__":
    if "--write" in sys.argv:
        for path, text in made().items():
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
    if found := stale():
        sys.exit("\n".join(["not as tools/cyrillic.py --write makes it:", *map(str, found)]))
