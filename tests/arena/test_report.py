"""The report: one page that needs nothing else, and pictures."""

import re
from pathlib import Path

import polars as pl
import pytest
from typer.testing import CliRunner

from powerhouse.arena.report import tables
from powerhouse.cli.main import app


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("results") / "games.parquet"
    words = ["arena", "greedy", "greedy", "random", "--games", "12", "--option", "map=usa", "--out", str(path)]
    assert CliRunner().invoke(app, words).exit_code == 0
    return path


def test_the_page_and_the_pictures(results: Path) -> None:
    result = CliRunner().invoke(app, ["report", str(results)])
    assert result.exit_code == 0, result.output
    folder = results.with_name("games-report")
    page = (folder / "index.html").read_text("utf-8")
    assert "<title>Power Grid: 12 games</title>" in page
    assert not re.search(r'(src|href)="(?!#)', page)
    pictures = {file.stem: file.read_bytes() for file in folder.glob("*.png")}
    assert {"bots", "seats", "money", "cities", "capacity", "length", "regions", "worth"} == set(pictures)
    assert page.count("<svg") == len(pictures)
    assert all(picture.startswith(b"\x89PNG") for picture in pictures.values())


def test_wins_by_bot(results: Path) -> None:
    rows = pl.read_parquet(results)
    by_bot = {row["bot"]: row for row in tables.wins(rows, "bot")}
    assert by_bot["greedy"]["games"] == 24
    assert 2 * by_bot["greedy"]["rate"] + by_bot["random"]["rate"] == pytest.approx(1)


def test_over_rounds_leaves_out_what_few_games_reach() -> None:
    rows = pl.DataFrame({"win": [1.0, 0.0] * 4, "round_money": [[5, 7], [1]] * 3 + [[5, 7, 90], [1]]})
    found = tables.over_rounds(rows, "money")
    assert [(row["who"], row["round"], row["mean"]) for row in found] == [
        ("others", 1, 1.0),
        ("winners", 1, 5.0),
        ("winners", 2, 7.0),
        ("winners", 3, 90.0),
    ]
    more = pl.DataFrame({"win": [1.0] * 5, "round_money": [[5]] * 4 + [[5, 90]]})
    assert [row["round"] for row in tables.over_rounds(more, "money")] == [1]


def test_worth_is_what_buyers_win_beyond_par() -> None:
    rows = pl.DataFrame({"win": [1.0, 0.0] * 5, "lots": [["4"], ["5"]] * 5, "paid": [[10], [6]] * 5})
    assert tables.lots(rows) == [
        {"lots": "5", "paid": 6.0, "worth": -0.5, "times": 5},
        {"lots": "4", "paid": 10.0, "worth": 0.5, "times": 5},
    ]


def test_regions_by_where_most_places_are(results: Path) -> None:
    found = tables.regions(pl.read_parquet(results))
    assert sum(row["games"] for row in found) <= 36
    assert all(row["low"] <= row["rate"] <= row["high"] for row in found)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "cannot be read"),
        (b"no parquet", "cannot be read"),
        ({"game": ["power-grid"]}, "has no column 'players'"),
    ],
)
def test_bad_files(content: bytes | dict[str, list[str]] | None, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    if isinstance(content, bytes):
        path.write_bytes(content)
    elif content is not None:
        pl.DataFrame(content).write_parquet(path)
    result = CliRunner().invoke(app, ["report", str(path)])
    assert result.exit_code == 2
    assert sentence in result.output
    assert result.output.count("\n") == 1
