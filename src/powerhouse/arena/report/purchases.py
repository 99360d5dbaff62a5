"""What is bought: by whom, when, for how much, and by how many of the winners; and what is always or never bought.

Reconstructed figures smell where every strong bot always takes something at its price, or never does.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import mean, median

import polars as pl

from powerhouse.arena.ratings import wilson
from powerhouse.arena.report import tables
from powerhouse.arena.report.tables import FEWEST, BotStanding
from powerhouse.core import registry
from powerhouse.core.lot import Lot
from powerhouse.core.phrase import said

ALWAYS, NEVER = 0.95, 0.05
"""From so much on it counts as always, up to so much as never."""
FEWEST_CHANCES = 20
"""Who had fewer chances to buy something has not shown what he always does."""


@dataclass(frozen=True)
class Purchase:
    """How a lot was bought.

    Shares are of the seats in games where it was on offer: how many of them bought it at least once. `paid` and `round`
    are the mean price and the median round; `games` are those in which it was on offer.
    """

    lot: Lot
    times: int
    paid: float | None
    round: float | None
    winners: float
    others: float
    bots: dict[str, float]
    games: int


@dataclass(frozen=True)
class Smell:
    """A lot that strong bots always or never buy: of so many `chances` to have it they took so many."""

    lot: Lot
    always: bool
    taken: int
    chances: int

    @property
    def rate(self) -> float:
        return self.taken / self.chances

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.taken, self.chances)


@dataclass(frozen=True)
class _Seat:
    """One seat of one game."""

    game: int
    bot: str
    win: bool
    lots: list[str]
    paid: list[int]
    rounds: list[int]
    offered: set[str]


def lots(rows: pl.DataFrame) -> dict[str, Lot]:
    """All that can be bought, by id; what a game does not describe goes by its id."""
    game = registry.find(rows["game"][0])
    known = {lot.id: lot for lot in game.lots(tables.setup(rows))}
    bought: list[str] = rows["lots"].explode().drop_nulls().unique().sort().to_list() if "lots" in rows.columns else []
    return known | {id: Lot(id, "", said(id), 0, 1) for id in bought if id not in known}


def _seats(rows: pl.DataFrame) -> list[_Seat]:
    if not {"lots", "paid", "lot_rounds", "offered"} <= set(rows.columns):
        return []
    columns = rows.select("number", "bot", "win", "lots", "paid", "lot_rounds", "offered").iter_rows()
    return [
        _Seat(number, bot, win > 0, bought or [], paid or [], rounds or [], set(offered or []))
        for number, bot, win, bought, paid, rounds, offered in columns
    ]


def purchases(rows: pl.DataFrame) -> list[Purchase]:
    """Those that were bought now and then, in the order of the box."""
    seats = _seats(rows)
    found = []
    for lot in lots(rows).values():
        there = [seat for seat in seats if lot.id in seat.offered or lot.id in seat.lots]
        notes = [
            (paid, round)
            for seat in there
            for id, paid, round in zip(seat.lots, seat.paid, seat.rounds)
            if id == lot.id
        ]
        if len(notes) < FEWEST:
            continue
        bots = dict.fromkeys(seat.bot for seat in there)
        found.append(
            Purchase(
                lot,
                len(notes),
                mean(paid for paid, _ in notes) if lot.price is not None else None,
                median(round for _, round in notes),
                _share(there, lot, lambda seat: seat.win),
                _share(there, lot, lambda seat: not seat.win),
                {bot: _share(there, lot, lambda seat, bot=bot: seat.bot == bot) for bot in bots},  # type: ignore[misc]
                len({seat.game for seat in there}),
            )
        )
    return found


def _share(seats: Iterable[_Seat], lot: Lot, counts: Callable[[_Seat], bool]) -> float:
    having = [lot.id in seat.lots for seat in seats if counts(seat)]
    return sum(having) / len(having) if having else 0.0


def strong(standings: list[BotStanding], par: float) -> set[str]:
    """The bots that are not surely below par."""
    return {standing.entrant.name for standing in standings if standing.entrant.interval[1] >= par}


def smells(rows: pl.DataFrame, bots: set[str]) -> list[Smell]:
    """Of each lot every strong seat has a chance, but no more of them than there are copies left by the others."""
    games: dict[int, list[_Seat]] = {}
    for seat in _seats(rows):
        games.setdefault(seat.game, []).append(seat)
    found = []
    for lot in lots(rows).values():
        taken = chances = 0
        for seats in games.values():
            if not any(lot.id in seat.offered or lot.id in seat.lots for seat in seats):
                continue
            mine = [seat for seat in seats if seat.bot in bots]
            left = lot.copies - sum(seat.lots.count(lot.id) for seat in seats if seat.bot not in bots)
            having = sum(lot.id in seat.lots for seat in mine)
            chances += max(having, min(len(mine), left))
            taken += having
        if chances >= FEWEST_CHANCES and (taken >= ALWAYS * chances or taken <= NEVER * chances):
            found.append(Smell(lot, taken >= ALWAYS * chances, taken, chances))
    return found


def counted(rows: pl.DataFrame, kind: str) -> pl.DataFrame:
    """The rows with a further figure, `round_bought`: how many of this kind a seat has bought by each round."""
    ids = {lot.id for lot in lots(rows).values() if lot.kind == kind}
    columns = rows.select("lots", "lot_rounds", "round_money").iter_rows()
    counts = [
        [
            sum(round <= now and id in ids for id, round in zip(bought or [], rounds or []))
            for now in range(1, len(money or []) + 1)
        ]
        for bought, rounds, money in columns
    ]
    return rows.with_columns(pl.Series("round_bought", counts, dtype=pl.List(pl.Int64)))
