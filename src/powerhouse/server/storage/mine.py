"""Results of games, profiles of visitors, ratings, and links by which another device becomes the same visitor."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, exists, insert, or_, select, update

from powerhouse.server.ratings import Skill
from powerhouse.server.storage import queries, schema
from powerhouse.server.storage.notices import insert_new
from powerhouse.server.storage.rows import SeatRow, TableRow

Rate = Callable[[Mapping[str, Skill], Sequence[tuple[str, int]]], dict[str, Skill]]
BOT = "bot:"
"""What stands before the name of a bot where a visitor could be."""


@dataclass(frozen=True)
class ProfileRow:
    visitor: str
    name: str = ""
    rated: bool = False


# Results


def unsettled(connection: Connection, most: int) -> list[str]:
    """Games that are over and whose places are not written down, or those of an end that was taken back."""
    tables, results = schema.tables, schema.results
    known = exists().where(results.c.table_id == tables.c.id, results.c.number == tables.c.number)
    query = select(tables.c.id).where(tables.c.status == "over", tables.c.kind == "table", ~known)
    return list(connection.execute(query.limit(most)).scalars())


def settle(
    connection: Connection, row: TableRow, seats: Sequence[SeatRow], places: Mapping[int, int], rate: Rate
) -> None:
    """Write down the places, and renew the ratings of those who play for them; once for each end."""
    results = schema.results
    known = select(results.c.number).filter_by(table_id=row.id, number=row.number)
    if connection.execute(known.limit(1)).first() is not None:
        return
    connection.execute(delete(results).filter_by(table_id=row.id))
    made = [
        {
            "table_id": row.id,
            "seat": seat.seat,
            "number": row.number,
            "place": places[seat.seat],
            "visitor": seat.visitor,
        }
        for seat in seats
    ]
    connection.execute(insert(results), made)
    if row.rated:
        _rate(connection, row, seats, places, rate)


def _rate(
    connection: Connection, row: TableRow, seats: Sequence[SeatRow], places: Mapping[int, int], rate: Rate
) -> None:
    holders = [seat.visitor for seat in seats if seat.visitor is not None]
    found: list[tuple[str, int]] = []
    for seat in seats:
        if seat.visitor is None:
            found.append((f"{BOT}{seat.bot}", places[seat.seat]))
            continue
        # Whom a bot has replaced neither wins nor loses.
        alone = seat.kind == "person" and holders.count(seat.visitor) == 1
        if alone and profile(connection, seat.visitor).rated:
            found.append((seat.visitor, places[seat.seat]))
    players = sorted({player for player, _ in found})
    if len(players) < 2 or all(player.startswith(BOT) for player in players):
        return
    ratings = schema.ratings
    for player in players:
        first = Skill()
        insert_new(
            connection,
            ratings,
            {"visitor": player, "game": row.game, "mu": first.mu, "sigma": first.sigma, "games": 0},
        )
    theirs = select(ratings).where(ratings.c.game == row.game, ratings.c.visitor.in_(players))
    locked = connection.execute(theirs.order_by(ratings.c.visitor).with_for_update()).all()
    before = {rated.visitor: Skill(rated.mu, rated.sigma, rated.games) for rated in locked}
    for player, skill in rate(before, found).items():
        renewed = {"mu": skill.mu, "sigma": skill.sigma, "games": skill.games}
        connection.execute(update(ratings).filter_by(visitor=player, game=row.game).values(**renewed))


def ended(
    connection: Connection, visitor: str, before: float, most: int
) -> list[tuple[TableRow, list[SeatRow], int | None]]:
    """The visitor's tables that are over or closed, the latest first, with the visitor's best place."""
    tables, results = schema.tables, schema.results
    seated = select(schema.seats.c.table_id).filter_by(visitor=visitor)
    own = or_(tables.c.owner == visitor, tables.c.id.in_(seated))
    which = own & tables.c.status.in_(["over", "closed"]) & (tables.c.changed < before)
    found = queries.listed(connection, which, most)
    ids = [row.id for row, _ in found]
    mine = select(results).where(results.c.table_id.in_(ids), results.c.visitor == visitor)
    places: dict[str, int] = {}
    for result in connection.execute(mine):
        places[result.table_id] = min(result.place, places.get(result.table_id, result.place))
    return [(row, seats, places.get(row.id) if row.status == "over" else None) for row, seats in found]


def running(connection: Connection, visitor: str, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
    """The visitor's tables that wait for players or are being played."""
    tables = schema.tables
    seated = select(schema.seats.c.table_id).filter_by(visitor=visitor)
    own = or_(tables.c.owner == visitor, tables.c.id.in_(seated))
    return queries.listed(connection, own & tables.c.status.in_(["waiting", "playing"]), most)


# Profiles and ratings


def profile(connection: Connection, visitor: str) -> ProfileRow:
    row = connection.execute(select(schema.profiles).filter_by(visitor=visitor)).mappings().first()
    return ProfileRow(visitor) if row is None else ProfileRow(**row)


def set_profile(connection: Connection, visitor: str, **values: Any) -> None:
    if values:
        fresh = {"visitor": visitor, "name": "", "rated": False, **values}
        insert_new(connection, schema.profiles, fresh, **values)


def ratings_of(connection: Connection, visitor: str) -> dict[str, Skill]:
    rows = connection.execute(select(schema.ratings).filter_by(visitor=visitor))
    return {row.game: Skill(row.mu, row.sigma, row.games) for row in rows if row.games}


def rated(connection: Connection, game: str) -> list[tuple[str, str, Skill]]:
    """Bots, and people who want it: visitor or bot, name, skill."""
    ratings, profiles = schema.ratings, schema.profiles
    query = (
        select(ratings, profiles.c.name, profiles.c.rated)
        .outerjoin(profiles, profiles.c.visitor == ratings.c.visitor)
        .where(ratings.c.game == game, ratings.c.games > 0)
        .where(or_(profiles.c.rated.is_(True), ratings.c.visitor.startswith(BOT)))
    )
    return [(row.visitor, row.name or "", Skill(row.mu, row.sigma, row.games)) for row in connection.execute(query)]
