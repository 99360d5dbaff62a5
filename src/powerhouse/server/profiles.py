"""A visitor's own games, name and rating, and the way to another device."""

from functools import partial
from time import time
from typing import TYPE_CHECKING

from powerhouse.core.record import check_name
from powerhouse.server.errors import unknown
from powerhouse.server.identity import is_id, new_id
from powerhouse.server.storage import devices, mine
from powerhouse.server.storage.mine import BOT
from powerhouse.server.storage.rows import SeatRow, TableRow
from powerhouse.server.storage.store import CHANNEL
from powerhouse.server.table_info import moment, own_seats, table_info
from powerhouse.server.types import TableInfo
from powerhouse.server.types_mine import Finished, MyGames, OwnRating, Profile, ProfileWish, RatedPlayer

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables

MOST_RUNNING = 200
MOST_OVER = 30
MOST_RATED = 100
LINK_SECONDS = 10 * 60


async def games(tables: "OpenTables", visitor: str, before: float | None) -> MyGames:
    def info(row: TableRow, seats: list[SeatRow]) -> TableInfo:
        return table_info(row, seats, visitor, tables.hub.present(row.id))

    running = await tables.store.read(partial(mine.running, visitor=visitor, most=MOST_RUNNING))
    until = time() + 1 if before is None else before
    over = await tables.store.read(partial(mine.ended, visitor=visitor, before=until, most=MOST_OVER))
    return MyGames(
        [info(*found) for found in sorted(running, key=lambda found: _order(found[0], found[1], visitor))],
        [Finished(info(row, seats), moment(row.changed), place) for row, seats, place in over],
        over[-1][0].changed if len(over) == MOST_OVER else None,
    )


def _order(row: TableRow, seats: list[SeatRow], visitor: str) -> tuple[int, float]:
    """Those that wait for the visitor first, and of these the one that has waited longest."""
    if row.status == "waiting":
        return 2, -row.changed
    return (0, row.turn_since) if row.actor in own_seats(seats, visitor) else (1, -row.changed)


async def profile(tables: "OpenTables", visitor: str) -> Profile:
    found = await tables.store.read(partial(mine.profile, visitor=visitor))
    skills = await tables.store.read(partial(mine.ratings_of, visitor=visitor))
    own = [OwnRating(game, skill.points, skill.games) for game, skill in sorted(skills.items())]
    return Profile(found.name, found.rated, own)


async def set_profile(tables: "OpenTables", visitor: str, wish: ProfileWish) -> Profile:
    """Only what is named is changed."""
    if wish.name is not None:
        check_name(wish.name)
    wanted = {"name": wish.name, "rated": wish.rated}
    values = {name: value for name, value in wanted.items() if value is not None}
    await tables.store.write(CHANNEL, [], lambda connection: mine.set_profile(connection, visitor, **values))
    return await profile(tables, visitor)


async def rated(tables: "OpenTables", game: str, visitor: str) -> list[RatedPlayer]:
    """Who is rated in a game, the best first."""
    found = await tables.store.read(partial(mine.rated, game=game))
    players = [
        RatedPlayer(
            name="" if player.startswith(BOT) else name,
            bot=player.removeprefix(BOT) if player.startswith(BOT) else None,
            rating=skill.points,
            games=skill.games,
            mine=player == visitor,
        )
        for player, name, skill in found
    ]
    return sorted(players, key=lambda player: -player.rating)[:MOST_RATED]


async def device_link(tables: "OpenTables", visitor: str) -> str:
    """The path of a link that works once, and for ten minutes."""
    secret, now = new_id(), time()
    job = partial(devices.add_link, visitor=visitor, secret=secret, now=now, until=now + LINK_SECONDS)
    await tables.store.write(CHANNEL, [], job)
    return f"/device/{secret}"


async def adopt(tables: "OpenTables", secret: str, device: str) -> str:
    """The visitor that this device becomes; the tables of who used it before go along."""
    job = partial(devices.use_link, secret=secret, device=device, now=time())
    found = await tables.store.write(CHANNEL, [], job) if is_id(secret) else None
    if found is None:
        raise unknown("device-link")
    visitor, brought = found
    # All processes read these tables again.
    await tables.store.write(CHANNEL, [f"{id} 0" for id in brought], lambda connection: None)
    for id in brought:
        await tables.on_notify(id)
    await tables.decisions.look(tables)
    return visitor
