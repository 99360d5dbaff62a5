"""The report: one page that needs nothing else, and pictures, for every game."""

import json
import re
from pathlib import Path

import polars as pl
import pytest
from typer.testing import CliRunner

from powerhouse.arena.report.folder import NEEDED
from powerhouse.cli.main import app

ALWAYS = {"bots", "seats", "bots-by-seat", "length"}
FIGURES = {
    "power-grid": {"money", "cities", "capacity"},
    "power-grid-card-game": {"money", "income", "points", "capacity"},
    "factory-manager": {"money", "income", "production", "storage", "energy", "workers"},
    "pipeline": {"money", "worth", "tiles"},
}
MORE = {
    "power-grid": {"regions", "map", "prices"},
    "power-grid-card-game": {"prices"},
    "factory-manager": {"prices"},
    "pipeline": {"prices"},
}
KINDS = {"power-grid": "plant", "power-grid-card-game": "plant", "factory-manager": "machine", "pipeline": "upgrade"}
"""Something that is bought in every game."""
GAMES = 6


@pytest.fixture(scope="module", params=list(FIGURES))
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str, Path]:
    """A game, what the arena printed of it, and the folder of the report."""
    path = tmp_path_factory.mktemp("results") / "games.parquet"
    words = ["arena", "random", "greedy", "random", "--game", request.param, "--games", str(GAMES)]
    arena = CliRunner().invoke(app, [*words, "--workers", "1", "--out", str(path), "--json"])
    assert arena.exit_code == 0, arena.output
    result = CliRunner().invoke(app, ["report", str(path)])
    assert result.exit_code == 0, result.output
    return request.param, arena.stdout, path.with_name("games-report")


def test_all_plots_of_a_game_are_on_the_page_and_beside_it(played: tuple[str, str, Path]) -> None:
    game, _, folder = played
    page = (folder / "index.html").read_text("utf-8")
    by_round = {f"{figure}-by-{by}" for figure in FIGURES[game] for by in ("bot", "win")}
    pictures = {file.stem: file.read_bytes() for file in folder.glob("*.png")}
    bought = {name for name in pictures if "-bought-by-" in name}
    assert bought >= {f"{KINDS[game]}-bought-by-{by}" for by in ("bot", "win")}
    assert set(pictures) - bought == ALWAYS | by_round | MORE.get(game, set())
    assert all(picture.startswith(b"\x89PNG") for picture in pictures.values())
    assert page.count("<figure") == len(pictures)
    assert page.count("<svg") == len(pictures) + page.count('class="row"')
    assert f": {GAMES} games</title>" in page


def test_the_page_needs_nothing_else(played: tuple[str, str, Path]) -> None:
    page = (played[2] / "index.html").read_text("utf-8")
    assert not re.search(r"<(script|link|img|iframe|image|use|object)\b|@import|@font-face", page)
    assert not re.search(r"\b(src|href)=", page)
    assert not re.search(r"url\((?!#)", page)
    assert set(re.findall(r"https?://[^\"' ]+", page)) == {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))


def test_the_page_is_dark_where_a_browser_asks_for_it(played: tuple[str, str, Path]) -> None:
    """No drawing has a colour of its own; the pictures beside the page are light."""
    page = (played[2] / "index.html").read_text("utf-8")
    style = page[page.index("<style>") : page.index("</style>")]
    light, dark = style.split("@media (prefers-color-scheme: dark)")[:2]
    drawings = page[page.index("<svg") :]
    assert not re.search(r"#[0-9a-fA-F]{6}\b|\"white\"|rgb\(", drawings)
    used = set(re.findall(r"var\((--c[0-9A-F]{6})\)", page))
    assert len(used) > 8
    for name in used:
        assert f"{name}: #" in light
        assert f"{name}: #" in dark


def test_the_page_tells_who_beat_whom_and_who_thinks_how_long(played: tuple[str, str, Path]) -> None:
    _, printed, folder = played
    page = (folder / "index.html").read_text("utf-8")
    facts = json.loads(printed)
    (meeting,) = facts["meetings"]
    low, high = meeting["interval"]
    assert f"{meeting['bot']} before {meeting['other']}" in page
    assert f"{meeting['ahead']:.1%}</span> <small>{100 * low:.1f} to {high:.1%}</small>" in page
    thinking = page[page.index("Thinking time") : page.index("Who wins")]
    assert all(f'<th scope="row">{bot["name"]}</th>' in thinking for bot in facts["bots"])


def test_names_of_ones_own_stand_beside_what_they_are(rows: pl.DataFrame, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    rows.with_columns(pl.col("bot").replace({"greedy": "mine"})).write_parquet(path)
    assert CliRunner().invoke(app, ["report", str(path), "--out", str(tmp_path)]).exit_code == 0
    assert "<dt>mine</dt><dd>greedy</dd>" in (tmp_path / "index.html").read_text("utf-8")


def test_the_table_says_what_the_arena_says(played: tuple[str, str, Path]) -> None:
    _, printed, folder = played
    page = (folder / "index.html").read_text("utf-8")
    body = page[page.index("<tbody>") : page.index("</tbody>")]
    rows = [" ".join(re.sub(r"<i .*?</i>|<[^>]+>", " ", row).split()) for row in body.split("</tr>")[:-1]]
    places = pl.read_parquet(folder.with_name("games.parquet")).group_by("bot").agg(pl.col("place").mean())
    mean_place = dict(places.iter_rows())
    assert rows == [
        f"{bot['name']} {bot['games']} {bot['win_rate']:.1%} {100 * bot['interval'][0]:.1f} to {bot['interval'][1]:.1%}"
        f" {bot['rating']:.1f} {bot['rating_interval'][0]:.1f} to {bot['rating_interval'][1]:.1f}"
        f" {mean_place[bot['name']]:.2f}"
        for bot in json.loads(printed)["bots"]
    ]


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> pl.DataFrame:
    path = tmp_path_factory.mktemp("results") / "games.parquet"
    words = ["arena", "random", "greedy", "random", "--game", "power-grid-card-game", "--games", str(GAMES)]
    assert CliRunner().invoke(app, [*words, "--workers", "1", "--out", str(path)]).exit_code == 0
    return pl.read_parquet(path)


def test_long_and_strange_names_are_short_in_plots_and_whole_below_the_table(
    rows: pl.DataFrame, tmp_path: Path
) -> None:
    long = "/home/anna/bots/a_folder_with_a_long_name/my_first_clever_bot.py:Builder:depth=3"
    names = {"greedy": long, "random": "exec:python <mine & yours>"}
    path = tmp_path / "games.parquet"
    rows.with_columns(pl.col("bot", "spec").replace(names)).write_parquet(path)
    assert CliRunner().invoke(app, ["report", str(path), "--out", str(tmp_path)]).exit_code == 0
    page = (tmp_path / "index.html").read_text("utf-8")
    assert "<mine" not in page
    assert page.replace("<wbr>", "").count(long) == 1
    assert "my_first_cl…er:depth=3" in page[page.index("<svg") :]
    sizes = set(re.findall(r'<svg[^>]* width="(\d+)" height="(\d+)"', page))
    assert {width for width, _ in sizes} == {"440", "896"}
    assert len({height for _, height in sizes}) == 2


def test_unfinished_games_do_not_count(rows: pl.DataFrame, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    lost = pl.when(pl.col("number") > 0).then(pl.col("place"))
    rows.with_columns(lost.alias("place")).write_parquet(path)
    assert CliRunner().invoke(app, ["report", str(path), "--out", str(tmp_path)]).exit_code == 0
    page = (tmp_path / "index.html").read_text("utf-8")
    assert f"{GAMES} games · par is 33.3% · seeds 0 to {GAMES // 3 - 1} · 1 unfinished, not counted" in page
    assert f"<td>{GAMES - 1}</td>" in page


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "cannot be read"),
        (b"no parquet", "cannot be read"),
        ({"game": ["power-grid"]}, "has no column 'players'"),
        ({name: [None] for name in NEEDED}, "has no finished games"),
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
