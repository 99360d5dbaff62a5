"""The numbers behind the table and the plots, from one row a seat and finished game."""

from collections import Counter
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import polars as pl

from powerhouse.arena.contest import Contest, Entrant, contest
from powerhouse.arena.outcomes import Outcome, Thinking
from powerhouse.arena.ratings import wilson
from powerhouse.arena.series import Series
from powerhouse.core import registry
from powerhouse.core.changes import Changes
from powerhouse.core.game import Setup

Rows = list[dict[str, Any]]

TIMES = ("decisions", "seconds", "longest")
WHO = ("winners", "others")

FEWEST = 5
"""What happened less often than this says nothing and is left out."""

FEWEST_BARS, MOST_BARS = 8, 24
STEPS = [digit * 10**zeros for zeros in range(9) for digit in (1, 2, 5)]


@dataclass(frozen=True)
class BotStanding:
    """A bot as `powerhouse arena` counts it, and its mean place."""

    entrant: Entrant
    mean_place: float


def standings(rows: pl.DataFrame) -> list[BotStanding]:
    """All bots, the strongest first: counted by the arena itself, so that both say the same."""
    places = dict(rows.group_by("bot").agg(pl.col("place").mean()).iter_rows())
    return [BotStanding(entrant, places[entrant.name]) for entrant in counted(rows).bots]


def counted(rows: pl.DataFrame) -> Contest:
    """The games as the arena counts them."""
    times = [name for name in TIMES if name in rows.columns]
    columns = ("bot", "place", *times)
    games = rows.sort("number", "seat").group_by("number", maintain_order=True).agg("seed", *columns).to_dicts()
    seeds = [game["seed"][0] for game in games]
    series = Series(
        game=rows["game"][0],
        players=rows["players"][0],
        games=len(games),
        seed=0,
        bots=tuple(games[0]["bot"]),
        rotated=len(set(seeds)) < len(seeds),  # every deal in all seats
        named=dict(rows.select("bot", "spec").unique().iter_rows()) if "spec" in rows.columns else {},
    )
    outcomes = (
        Outcome(
            number=game["number"],
            bots=game["bot"],
            digest="",
            moves=0,
            rounds=None,
            places=game["place"],
            figures=[],
            reason="",
            faults=[],
            thinking=[Thinking(*spent) for spent in zip(*(game[name] for name in times))],
        )
        for game in games
    )
    return contest(series, outcomes, perf_counter())


def wins_of_bots(standings: list[BotStanding]) -> Rows:
    """The share of wins of each bot with its interval, the strongest first."""
    bots = [standing.entrant for standing in standings]
    return [{"bot": bot.name, "rate": bot.win_rate, "low": bot.interval[0], "high": bot.interval[1]} for bot in bots]


def wins(rows: pl.DataFrame, *by: str) -> Rows:
    """The share of wins of each seat, or of each bot in each seat, with its interval."""
    found = rows.group_by(by).agg(pl.col("win").sum().alias("wins"), pl.len().alias("games")).sort(by)
    return [{**{name: row[name] for name in by}, **_share(row["wins"], row["games"])} for row in found.to_dicts()]


def _share(wins: float, games: int) -> dict[str, Any]:
    low, high = wilson(wins, games)
    return {"rate": wins / games, "low": low, "high": high, "games": games}


def figures(rows: pl.DataFrame) -> list[str]:
    """The figures that were noted round by round."""
    return [name.removeprefix("round_") for name in rows.columns if name.startswith("round_")]


def over_rounds(rows: pl.DataFrame, figure: str, by: str) -> Rows:
    """A figure after each round, by bot or by win: its mean, and the ends of the middle half of the games.

    Rounds that few games reach are left out.
    """
    column = f"round_{figure}"
    who = pl.col("bot") if by == "bot" else pl.when(pl.col("win") > 0).then(pl.lit(WHO[0])).otherwise(pl.lit(WHO[1]))
    long = (
        rows.select(who.alias("who"), column)
        .with_columns(pl.int_ranges(1, pl.col(column).list.len() + 1).alias("round"))
        .explode(column, "round")
        .drop_nulls()
    )
    value = pl.col(column)
    means = long.group_by("who", "round").agg(
        value.mean().alias("mean"),
        value.quantile(0.25).alias("low"),
        value.quantile(0.75).alias("high"),
        pl.len().alias("games"),
    )
    most = means.group_by("who").agg(pl.col("games").max().alias("most"))
    common = means.join(most, on="who").filter(pl.col("games") * 4 >= pl.col("most")).sort("who", "round")
    return common.select("who", "round", "mean", "low", "high").to_dicts()


def lots(rows: pl.DataFrame) -> Rows:
    """For all that is bought: how often, the mean price, how often its buyers win beside par, and if that is sure."""
    if "lots" not in rows.columns:
        return []
    par = 1 / rows["players"][0]
    bought = rows.select("win", "lots", "paid").explode("lots", "paid").drop_nulls()
    found = (
        bought.group_by("lots")
        .agg(pl.col("paid").mean(), pl.col("win").sum().alias("wins"), pl.len().alias("times"))
        .filter(pl.col("times") >= FEWEST)
        .sort("paid", "lots")
    )
    return [
        {
            "lot": row["lots"],
            "paid": row["paid"],
            "worth": row["wins"] / row["times"] - par,
            "times": row["times"],
            "beside": _beside(par, *wilson(row["wins"], row["times"])),
        }
        for row in found.to_dicts()
    ]


def _beside(par: float, low: float, high: float) -> str:
    return "above" if low > par else "below" if high < par else "unclear"


def regions(rows: pl.DataFrame) -> Rows:
    """How often those with most of their places in a region win, best region first; nothing where there is no map."""
    if "places" not in rows.columns:
        return []
    region_of = {city.id: city.region for city in getattr(board(rows), "cities", [])}
    table: dict[str, list[float]] = {}
    for places, win in rows.select("places", "win").iter_rows():
        at = [region_of[place] for place in places or [] if place in region_of]
        if at:
            home = max(sorted(set(at)), key=at.count)
            table.setdefault(home, []).append(win)
    found = [
        {"region": region, **_share(sum(wins), len(wins))} for region, wins in table.items() if len(wins) >= FEWEST
    ]
    return sorted(found, key=lambda row: (-row["rate"], row["region"]))


def board(rows: pl.DataFrame) -> Any:
    """What is the same in all games: the map, the cards."""
    return registry.find(rows["game"][0]).board(setup(rows))


def setup(rows: pl.DataFrame) -> Setup:
    """The table at which was played, with the figures of that time; files that do not name theirs get today's."""
    options = dict(pair.split("=", 1) for pair in rows["options"][0].split())
    return registry.find(rows["game"][0]).setup(rows["players"][0], options, figures_of(rows))


def figures_of(rows: pl.DataFrame) -> Changes | None:
    if "figures_changed" not in rows.columns:
        return None
    return Changes(rows["figures"][0], rows["figures_changed"][0])


@dataclass(frozen=True)
class Lengths:
    """How many games lasted how long, in rounds, or in moves where all games have the same rounds."""

    measure: str
    mean: float
    rounds: int | None
    """Of all games, if they are the same in all."""
    bars: Rows


def lengths(rows: pl.DataFrame) -> Lengths:
    """Bars of one length, or of several where there are too many."""
    games = rows.unique("number")
    rounds = set(games["rounds"].drop_nulls())
    measure = "rounds" if len(rounds) > 1 else "moves"
    values: list[int] = games[measure].drop_nulls().to_list()
    bars = min(MOST_BARS, max(FEWEST_BARS, len(values) // 4))
    step = next(step for step in STEPS if (max(values) - min(values)) // step < bars)
    counts = Counter(value // step * step for value in values)
    # A bar for one length stands over its number, one for several between the first and the next.
    shift = 0.5 if step == 1 else 0
    found = [{"from": at - shift, "to": at - shift + step, "games": counts[at]} for at in sorted(counts)]
    return Lengths(measure, sum(values) / len(values), rounds.pop() if len(rounds) == 1 else None, found)
