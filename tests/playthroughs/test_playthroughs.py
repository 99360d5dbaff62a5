"""Nothing that a game shows at any table changes unnoticed: `python tools/goldens.py` writes what is wanted anew."""

from difflib import unified_diff

import pytest

from tests.playthroughs import FOLDER, cases, file, playthrough

MOST_LINES = 40


@pytest.mark.parametrize(("game", "players"), cases())
def test_a_game_goes_as_it_went(game: str, players: int) -> None:
    kept = file(game, players).read_text("utf-8").splitlines()
    now = playthrough(game, players).splitlines()
    changes = list(unified_diff(kept, now, "kept", "now", lineterm="", n=1))
    assert not changes, "\n".join(changes[:MOST_LINES])


def test_every_table_is_kept() -> None:
    assert {file(game, players) for game, players in cases()} == set(FOLDER.rglob("*.txt"))
