"""What is bought, by whom and when; what is always or never bought; the figures with which was played."""

from pathlib import Path
from typing import Any

import polars as pl
import pytest
from typer.testing import CliRunner

from powerhouse.arena.contest import Entrant
from powerhouse.arena.report import html_tables, purchases, tables
from powerhouse.arena.report.tables import BotStanding
from powerhouse.cli.main import app
from powerhouse.core import registry

TILES = ["machine-7", "machine-10", "storage-10"]
"""With two players there are one, two and four of them."""


def seat(number: int, seat: int, bot: str, win: float, bought: dict[str, int]) -> dict[str, Any]:
    """A row of a game of Factory Manager in which three tiles were on offer; `bought` has the round of each."""
    return {
        "game": "factory-manager",
        "players": 2,
        "options": "",
        "number": number,
        "seed": number,
        "seat": seat,
        "bot": bot,
        "place": 1 if win else 2,
        "win": win,
        "lots": [*bought],
        "paid": [7] * len(bought),
        "lot_rounds": [*bought.values()],
        "offered": TILES,
        "round_money": [1, 2, 3, 4, 5],
    }


@pytest.fixture
def rows() -> pl.DataFrame:
    """`a` always buys both machines and wins, `b` every other time the dearer one, nobody ever storage."""
    found = []
    for number in range(30):
        found.append(seat(number, 1, "a", 1.0, {"machine-10": 2, "machine-7": 4}))
        found.append(seat(number, 2, "b", 0.0, {"machine-10": 3} if number % 2 else {}))
    return pl.DataFrame(found)


def standing(name: str, interval: tuple[float, float]) -> BotStanding:
    return BotStanding(Entrant(name, name, 0.5, interval, 25.0, (20.0, 30.0), 30, 0, 0, 0.0, 0.0), 1.0)


def test_who_buys_what_when(rows: pl.DataFrame) -> None:
    found = {purchase.lot.id: purchase for purchase in purchases.purchases(rows)}
    assert list(found) == ["machine-7", "machine-10"], "what nobody buys is told elsewhere"
    ten = found["machine-10"]
    assert (ten.times, ten.games, ten.paid, ten.round) == (45, 30, 7, 2)
    assert (ten.winners, ten.others) == (1.0, 0.5)
    assert ten.bots == {"a": 1.0, "b": 0.5}
    assert (ten.lot.price, ten.lot.kind, ten.lot.copies) == (10, "machine", 2)


def test_how_many_are_bought_by_each_round(rows: pl.DataFrame) -> None:
    counted = purchases.counted(rows, "machine")
    assert counted["round_bought"][0].to_list() == [0, 1, 1, 2, 2]
    assert counted["round_bought"][1].to_list() == [0, 0, 0, 0, 0]


def test_what_is_always_or_never_bought(rows: pl.DataFrame) -> None:
    """Of what there are several of, each seat has a chance to buy one."""
    told = {smell.lot.id: (smell.always, smell.taken, smell.chances) for smell in purchases.smells(rows, {"a"})}
    assert told == {"machine-7": (True, 30, 30), "machine-10": (True, 30, 30), "storage-10": (False, 0, 30)}
    both = {smell.lot.id: (smell.always, smell.taken, smell.chances) for smell in purchases.smells(rows, {"a", "b"})}
    assert both == {"machine-7": (True, 30, 30), "storage-10": (False, 0, 60)}
    assert purchases.smells(rows.filter(pl.col("number") < 5), {"a"}) == [], "too few chances tell nothing"


def test_of_a_single_plant_one_seat_has_a_chance() -> None:
    """Who finds it gone had none; it is always bought even though each seat has it in half of the games only."""
    games = [
        {**seat(number, at + 1, "a", 1.0 - at, {"20": 3} if number % 2 == at else {}), "game": "power-grid"}
        for number in range(30)
        for at in range(2)
    ]
    rows = pl.DataFrame(games).with_columns(pl.lit(["20", "13"]).alias("offered"))
    found = {smell.lot.id: (smell.always, smell.taken, smell.chances) for smell in purchases.smells(rows, {"a"})}
    assert found == {"20": (True, 30, 30), "13": (False, 0, 30)}
    weak = rows.with_columns(pl.when(pl.col("seat") == 2).then(pl.lit("weak")).otherwise("bot").alias("bot"))
    left = {smell.lot.id: (smell.always, smell.taken, smell.chances) for smell in purchases.smells(weak, {"a"})}
    assert left == {"13": (False, 0, 30)}, "what the weak took leaves too few chances"


def test_who_is_surely_below_par_is_not_strong() -> None:
    standings = [standing("a", (0.4, 0.6)), standing("b", (0.1, 0.3)), standing("c", (0.2, 0.45))]
    assert purchases.strong(standings, 0.4) == {"a", "c"}


def test_the_tables_of_the_page(rows: pl.DataFrame) -> None:
    standings = [standing("a", (0.9, 1.0)), standing("b", (0.0, 0.1))]
    bought = html_tables.bought(rows, standings)
    cells = ("10", "7.0", "45", "2", "100%", "50%")
    assert '<th scope="row">machine 10</th>' + "".join(f"<td>{cell}</td>" for cell in cells) in bought
    assert '<th scope="colgroup" colspan="9">machines</th>' in bought
    smell = html_tables.smell(rows, standings)
    assert "What strong bots (a) take" in smell
    told = ("10", "never", "0.0% <small>0.0 to 11.4%</small>", "30")
    assert '<th scope="row">storage 10</th>' + "".join(f"<td>{cell}</td>" for cell in told) in smell
    assert "There is nothing of the kind." in html_tables.smell(rows.filter(pl.col("number") < 3), standings)
    assert html_tables.bought(rows.drop("lots"), standings) == ""
    assert html_tables.smell(rows.drop("offered"), standings) == "", "older files do not tell what was on offer"


@pytest.mark.parametrize("game", ["power-grid", "power-grid-card-game", "factory-manager", "pipeline"])
def test_every_game_describes_what_its_seats_hold_and_what_is_on_offer(game: str, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    words = ["simulate", game, "--players", "3", "--games", "2", "--bots", "greedy", "--workers", "1"]
    assert CliRunner().invoke(app, [*words, "--out", str(path)]).exit_code == 0
    rows = pl.read_parquet(path)
    found = registry.find(game)
    described = {lot.id: lot for lot in found.lots(tables.setup(rows))}
    bought = rows.select("lots", "paid", "offered").to_dicts()
    assert {lot for row in bought for lot in row["lots"]} <= set(described)
    assert any(row["lots"] for row in bought)
    assert len(set(bought[0]["offered"]) & set(described)) == len(bought[0]["offered"]) > 10
    for row in bought:
        prices = [(described[lot].price, paid) for lot, paid in zip(row["lots"], row["paid"], strict=True)]
        assert all(paid >= 0 for price, paid in prices if price is not None)


def output_of_four(rows: pl.DataFrame) -> int:
    return next(int(plant.output) for plant in tables.board(rows).plants if plant.number == 4)


def test_the_board_is_that_of_the_figures_with_which_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the user has other figures of his own today."""
    mine = tmp_path / "mine.json"
    mine.write_text('{"game": "power-grid", "name": "mine", "plants": {"plants": [{"number": 4, "cities": 3}]}}')
    path = tmp_path / "games.parquet"
    words = ["simulate", "power-grid", "--players", "3", "--games", "1", "--workers", "1", "--components", str(mine)]
    result = CliRunner().invoke(app, [*words, "--out", str(path)])
    assert result.exit_code == 0, result.output
    rows = pl.read_parquet(path)
    assert output_of_four(rows) == 3
    (tmp_path / "components").mkdir()
    (tmp_path / "components" / "power-grid.json").write_text(mine.read_text().replace('"cities": 3', '"cities": 2'))
    monkeypatch.setenv("POWERHOUSE_CONFIG", str(tmp_path))
    assert output_of_four(rows) == 3
    assert output_of_four(rows.drop("figures", "figures_changed")) == 2, "older files do not tell theirs"
    folder = tmp_path / "report"
    assert CliRunner().invoke(app, ["report", str(path), "--out", str(folder)]).exit_code == 0
    assert "mine" in (folder / "index.html").read_text("utf-8").split("</p>")[0]
