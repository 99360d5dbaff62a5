"""The rules of a game, section by section."""

import re
from functools import cache
from pathlib import Path

import powerhouse
from powerhouse.core import registry
from powerhouse.core.catalogue import of_game
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import phrase

FOLDER = Path(powerhouse.__file__).parents[2] / "docs" / "rules"
"""They lie in the repository, beside the package."""


@cache
def sections(game: str) -> dict[str, str]:
    """By heading; raises `PowerhouseError` where the repository is not there."""
    page = FOLDER / f"{registry.find(game).id}.md"
    if not page.is_file():
        raise PowerhouseError(phrase("mcp-no-rules", path=str(page)))
    parts = re.split(r"^##+ (.+)$", page.read_text("utf-8"), flags=re.MULTILINE)
    return dict(zip([heading.strip() for heading in parts[1::2]], [text.strip() for text in parts[2::2]]))


def about(game: str) -> str:
    return of_game(registry.find(game).id).format("about", {})


def found(game: str, wanted: str) -> dict[str, str]:
    """The sections in which something stands."""
    texts = {
        heading: text
        for heading, text in sections(game).items()
        if wanted.casefold() in f"{heading}\n{text}".casefold()
    }
    if not texts:
        raise PowerhouseError(phrase("mcp-not-in-rules", wanted=wanted, game=game))
    return texts
