"""The numbers behind the plots, from a file with one row a seat and game."""

from typing import Any

import polars as pl

from powerhouse.arena.ratings import wilson
from powerhouse.core import registry

FEWEST = 5
"""What happened less often than this says nothing and is left out."""


def wins(rows: pl.DataFrame, by: str) -> list[dict[str, Any]]:
    """The share of wins of each bot or seat, with its interval."""
    found = rows.group_by(by).agg(pl.col("win").sum().alias("wins"), pl.len().alias("games")).sort(by)
    table = []
    for row in found.iter_rows(named=True):
        low, high = wilson(row["wins"], row["games"])
        rate = row["wins"] / row["games"]
        table.append({by: str(row[by]), "rate": rate, "low": low, "high": high, "games": row["games"]})
    return table


def figures(rows: pl.DataFrame) -> list[str]:
    """The figures that were noted round by round."""
    return [name.removeprefix("round_") for name in rows.columns if name.startswith("round_")]


def over_rounds(rows: pl.DataFrame, figure: str) -> list[dict[str, Any]]:
    """The mean of a figure after each round, of winners and of the others; rounds that few games reach are left out."""
    column = f"round_{figure}"
    long = (
        rows.select(pl.when(pl.col("win") > 0).then(pl.lit("winners")).otherwise(pl.lit("others")).alias("who"), column)
        .with_columns(pl.int_ranges(1, pl.col(column).list.len() + 1).alias("round"))
        .explode(column, "round")
        .drop_nulls()
    )
    means = long.group_by("who", "round").agg(pl.col(column).mean().alias("mean"), pl.len().alias("games"))
    most = means.group_by("who").agg(pl.col("games").max().alias("most"))
    common = means.join(most, on="who").filter(pl.col("games") * 4 >= pl.col("most")).sort("who", "round")
    return common.select("who", "round", "mean").to_dicts()


def lots(rows: pl.DataFrame) -> list[dict[str, Any]]:
    """For everything that is bought: how often, the mean price, and how often its buyers win, beside par."""
    if "lots" not in rows.columns:
        return []
    par = rows["win"].mean()
    bought = rows.select("win", "lots", "paid").explode("lots", "paid").drop_nulls()
    table = (
        bought.group_by("lots")
        .agg(pl.col("paid").mean(), pl.col("win").mean(), pl.len().alias("times"))
        .filter(pl.col("times") >= FEWEST)
        .with_columns((pl.col("win") - par).alias("worth"))
        .sort("paid", "lots")
    )
    return table.select("lots", "paid", "worth", "times").to_dicts()


def regions(rows: pl.DataFrame) -> list[dict[str, Any]]:
    """How often those with most of their places in a region win, by region; nothing for games without a map."""
    if "places" not in rows.columns:
        return []
    region_of = _region_of(rows)
    table: dict[str, list[float]] = {}
    for places, win in zip(rows["places"].to_list(), rows["win"].to_list(), strict=True):
        at = [region_of[place] for place in places or [] if place in region_of]
        if at:
            home = max(sorted(set(at)), key=at.count)
            table.setdefault(home, []).append(win)
    found = []
    for region, shares in sorted(table.items()):
        if len(shares) >= FEWEST:
            low, high = wilson(sum(shares), len(shares))
            rate = sum(shares) / len(shares)
            found.append({"region": region, "rate": rate, "low": low, "high": high, "games": len(shares)})
    return found


def _region_of(rows: pl.DataFrame) -> dict[str, str]:
    game = registry.find(rows["game"][0])
    options = dict(pair.split("=", 1) for pair in rows["options"][0].split())
    board = game.board(game.setup(rows["players"][0], options))
    return {city.id: city.region for city in getattr(board, "cities", [])}


def lengths(rows: pl.DataFrame) -> list[dict[str, Any]]:
    """How many games lasted how many rounds."""
    games = rows.unique("number").drop_nulls("rounds")
    return games.group_by("rounds").agg(pl.len().alias("games")).sort("rounds").to_dicts()
