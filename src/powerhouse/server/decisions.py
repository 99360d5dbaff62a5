"""The host's decisions as a serving process knows them: a copy in memory, so that no request waits for it."""

import asyncio
import logging
from ipaddress import ip_address, ip_network
from time import time
from typing import TYPE_CHECKING

from powerhouse.server.limits import Network, network_of
from powerhouse.server.storage import host
from powerhouse.server.storage.host import EVERYWHERE
from powerhouse.server.storage.store import StorageFailed

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables

logger = logging.getLogger(__name__)

LOOK_SECONDS = 2.0
BANNED_CODE = 4403


class HostDecisions:
    """Who is shut out, and who is muted where."""

    def __init__(self) -> None:
        self._known = host.Decisions()
        self._networks: list[tuple[Network, float | None]] = []

    async def look(self, tables: "OpenTables") -> None:
        """Learn what is new, and see to the tables and connections that it concerns."""
        since = self._known.number
        if await tables.store.read(host.last) == since:
            return
        self._known, changed = await tables.store.read(lambda connection: host.decisions(connection, since))
        self._networks = [(found, until) for subject, until in self._known.bans.items() if (found := network(subject))]
        for id in dict.fromkeys(changed):
            await tables.on_notify(id)
            if tables.is_open(id):  # others wait for the next sweep
                tables.bot_turns.wake(id)
        for connection in tables.hub.everybody():
            if self.bans(connection.visitor) or self.bans_address(connection.network):
                connection.cut(BANNED_CODE)

    async def look_on(self, tables: "OpenTables") -> None:
        known = True
        while True:
            try:
                await self.look(tables)
                known = True
            except StorageFailed as error:
                if known:
                    logger.warning("what the host has decided is not known: %s", error)
                known = False
            await asyncio.sleep(LOOK_SECONDS)

    def bans(self, visitor: str | None) -> bool:
        bans = self._known.bans
        return visitor in bans and _holds(bans[visitor])

    def bans_address(self, address: str) -> bool:
        if not self._networks:
            return False
        try:
            found = ip_address(network_of(address).partition("/")[0])
        except ValueError:
            return False
        return any(found in banned and _holds(until) for banned, until in self._networks)

    def mutes(self, visitor: str, table: str) -> bool:
        return not {(visitor, table), (visitor, EVERYWHERE)}.isdisjoint(self._known.mutes)


def network(text: str) -> Network | None:
    """An address or network as people write it; of IPv6 at least the /64 that one household has to itself."""
    try:
        found = ip_network(text, strict=False)
    except ValueError:
        return None
    return found.supernet(new_prefix=64) if found.version == 6 and found.prefixlen > 64 else found


def _holds(until: float | None) -> bool:
    return until is None or until > time()
