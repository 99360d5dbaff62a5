"""The rules in other languages are the same rules: the same clauses in the same order, the same numbers in each."""

import re
from pathlib import Path

import pytest

RULES = Path(__file__).parents[1] / "docs" / "rules"
PAGES = sorted(page.name for page in RULES.glob("*.md") if page.name != "matrix.md")
LANGUAGES = sorted(folder.name for folder in RULES.iterdir() if folder.is_dir())
CLAUSE = re.compile(r"[A-Z]{2}-\d+(?:\.\d+)?")
NUMBER = re.compile(r"\d+")
MARKED = re.compile(r"`[^`]+`")


def blocks(page: Path) -> list[str]:
    """Headings, clauses, lists and tables: they stand apart by empty lines."""
    return [block.strip() for block in re.split(r"\n{2,}", page.read_text("utf-8")) if block.strip()]


def kind(block: str) -> str:
    """What a block is: the level of a heading, the number of a clause, the shape of a table."""
    if block.startswith("#"):
        marks, words = block.split(" ", 1)
        return f"{marks} {''.join(CLAUSE.findall(words)[:1])}"
    if block.startswith("|"):
        lines = block.splitlines()
        return f"table of {len(lines)} by {[line.count('|') for line in lines]}"
    clause = re.match(r"\*\*([A-Z]{2}-[\d.]+)\*\*", block)
    return clause[1] if clause else f"list of {block.count(chr(10) + '- ') + 1}" if block.startswith("- ") else "text"


def numbers(text: str) -> list[str]:
    """Clauses that are named, then the other numbers."""
    return sorted(CLAUSE.findall(text)) + sorted(NUMBER.findall(CLAUSE.sub("", text)), key=int)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translated_page_says_the_same(language: str, page: str) -> None:
    english, other = blocks(RULES / page), blocks(RULES / language / page)
    assert [kind(block) for block in other] == [kind(block) for block in english]
    for ours, theirs in zip(english, other, strict=True):
        if ours.startswith("|"):
            rows = zip(ours.splitlines(), theirs.splitlines(), strict=True)
            for row, their_row in rows:
                assert [numbers(cell) for cell in their_row.split("|")] == [numbers(cell) for cell in row.split("|")]
        assert numbers(theirs) == numbers(ours), theirs
        assert sorted(MARKED.findall(theirs)) == sorted(MARKED.findall(ours)), theirs


def test_every_full_language_has_the_rules() -> None:
    assert {"ru", "sr-Cyrl", "sr-Latn"} <= set(LANGUAGES)
