"""Everything that the server refuses has words."""

import re
from pathlib import Path

import pytest

from powerhouse import server
from powerhouse.core import registry
from powerhouse.core.catalogue import ENGLISH, catalogue, source
from powerhouse.server.games import TERMINAL, infos, texts

CODE = "\n".join(file.read_text("utf-8") for file in Path(server.__file__).parent.rglob("*.py"))
USED = [
    *(f"{kind}-{why}" for kind, why in re.findall(r'\b(unknown|forbidden)\("([a-z-]+)"\)', CODE)),
    *(f"conflict-{why or code}" for code, why in re.findall(r'\bconflict\("([a-z-]+)"(?:, why="([a-z-]+)")?', CODE)),
    *re.findall(r'\bphrase\("([a-z-]+)"', CODE),
]


@pytest.mark.parametrize("key", sorted(set(USED)))
def test_a_refusal_has_words(key: str) -> None:
    assert catalogue().has(key)


def test_they_were_found() -> None:
    assert {"forbidden-talk", "unknown-table", "conflict-over-there", "problem-stale"} <= set(USED)


@pytest.mark.parametrize("language", ["en", "xx", "../../en"])
def test_a_game_says_what_it_is_in_english_where_a_language_has_nothing(language: str) -> None:
    for info in infos((), language):
        assert re.search(r"^about = \w", info.about, re.MULTILINE), info.id
        assert re.search(r"^about-minutes = .*\d", info.about, re.MULTILINE), info.id


def _keys(source: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE)


@pytest.mark.parametrize("game", registry.game_ids())
def test_a_table_is_sent_what_is_said_there_and_the_rest_by_its_part(game: str) -> None:
    packages = registry.find(game).packages
    everything = [key for package in packages for key in _keys(source(package, ENGLISH))]
    terminal = [key for package in packages for key in _keys(source(package, ENGLISH, TERMINAL))]
    parts = [_keys(texts(game, ENGLISH, part)) for part in (None, "box", "tutorial")]
    assert sorted([*terminal, *parts[0], *parts[1], *parts[2]]) == sorted(everything)
    assert min(map(len, parts)) > 5


def test_a_language_that_is_none_has_no_texts() -> None:
    for language in ("../../en", "xx"):
        assert texts("power-grid", language, None).strip() == texts("power-grid", language, "box").strip() == ""
