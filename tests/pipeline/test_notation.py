"""Moves and reveals in words; what cannot be read is refused with one sentence."""

import re

import pytest

from powerhouse.core.catalogue import of_game
from powerhouse.core.errors import UnreadableMove
from powerhouse.core.phrase import phrase
from powerhouse.games.pipeline import GAME
from powerhouse.games.pipeline.codes import FILL, MOST
from powerhouse.games.pipeline.refusals import CLAUSES
from powerhouse.games.pipeline.rulings import READINGS
from tests.pipeline.scenario import Table
from tests.test_rules_matrix import TOOL


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "an empty line is no move"),
        ("dance", "'dance' is no move: 'dance' is not a word of this game"),
        ("go home", "'go home' needs one action: crude, market-1"),
        ("run away", "needs one thing to run: machines"),
        ("tank", "needs one grade: crude, low, mid, high"),
        ("tank 7 low", "needs one of 5, 10, 15, not 7"),
        ("machine 5", "needs one of 20, 30, 40, not 5"),
        ("pipes 3", "needs one of 2, 4, not 3"),
        ("disc 5", "the number must be from 1 to 4, not 5"),
        ("disc two", "needs one whole number"),
        ("take P999", "needs one pipe tile, P001 to P135"),
        ("serve C-low-01", "names a contract, and only orders are served"),
        ("sign X", "needs one contract or order, as C-low-01 or O3-01"),
        ("buy market-1 orange low", "needs a slot: market, colour, grade and price"),
        ("buy market-1 orange low 26", "there is no such slot for 26"),
        ("buy market-1 teal low 25", "there is no such slot for 25"),
        ("sell teal best market-1 teal crude 5", "needs one grade: crude, low, mid, high"),
        ("deliver teal low C-low-02", "must read like 'deliver teal high to C-low-02 as low'"),
        ("deliver orange low to C-low-02 as low", "C-LOW-02 does not need orange oil of grade low"),
        ("refine one crude low", "needs one whole number"),
        ("site 1;2", "needs a cell, as in '3,-1'"),
        ("place 400,0 east", "no network reaches as far as 400,0"),
        ("place 1,1 up", "needs one side: east, south, west, north"),
        ("upgrade oil", "needs one family: government"),
    ],
)
def test_what_cannot_be_read(text: str, sentence: str) -> None:
    with pytest.raises(UnreadableMove, match=re.escape(sentence)):
        Table(4).state.parse(text)


def test_case_and_spaces_do_not_matter() -> None:
    state = Table(4).state
    assert state.parse("  Sign   c-LOW-01  DEFERRED ") == state.parse("sign C-low-01 deferred")
    assert state.text(state.parse("TAKE p012")) == "take P012"


def test_every_number_has_some_words() -> None:
    state = Table(4).tiles(0, "WE-ooo 0,0 east").state
    for move in [*range(-3, 20_500), FILL + 19, MOST - 1, MOST, 10**9]:
        assert state.text(move)


@pytest.mark.parametrize(
    "text",
    [
        "pipe P101",
        "contract C-mid-07",
        "order O5-02",
        "family contracts-orders",
        "card 16",
        "cost 6",
        "action tanks",
        "first 4",
    ],
)
def test_reveals_read_back(text: str) -> None:
    state = Table(4).state
    assert state.reveal_text(state.parse_reveal(text)) == text


def test_unknown_reveals_are_refused() -> None:
    with pytest.raises(UnreadableMove, match="'wind east' is nothing that this game reveals"):
        Table(4).state.parse_reveal("wind east")


def test_refusals_and_rulings_name_clauses_of_the_rules() -> None:
    clauses = set(TOOL["clauses"]()["pipeline"])
    assert {clause for clause in CLAUSES.values() if clause} <= clauses
    assert set(READINGS.values()) <= clauses


def test_the_page_of_rules_lists_the_rulings() -> None:
    page = (TOOL["RULES"] / "pipeline.md").read_text("utf-8")
    names = {ruling: ruling.replace("-", " ") for ruling in READINGS}
    for ruling, clause in READINGS.items():
        assert f"| {names[ruling]} | {clause} | {of_game('pipeline').say(phrase(f'ruling-{ruling}'))} |" in page
    marked = {
        re.sub(r"\s+", " ", name).strip()
        for names in re.findall(r"\*\(our\s+reading:\s+([^)]*)\)\*", page)
        for name in names.split(",")
    }
    assert marked - {"name"} == set(names.values())


def test_the_board_tells_the_rulings() -> None:
    board = GAME.board(GAME.setup(2))
    assert len(board.rulings) == len(READINGS)
    assert of_game("pipeline").say(board.rulings["no-crude"]) == "crude oil fills nothing (PL-10.2)"
    assert len(board.pipes) == 135
    assert sum(tile.symmetric for tile in board.pipes) == 27
