"""Guests of the host: where the server is invite-only, they alone make tables; everybody may sit at one."""

from functools import partial
from time import time
from typing import TYPE_CHECKING

from powerhouse.core.phrase import phrase
from powerhouse.server.errors import HttpProblem, unknown
from powerhouse.server.identity import is_id
from powerhouse.server.storage import host
from powerhouse.server.storage.store import CHANNEL

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables


async def check_invited(tables: "OpenTables", visitor: str) -> None:
    if tables.settings.invite_only and not await tables.store.read(partial(host.is_guest, visitor=visitor)):
        raise HttpProblem(403, "invite-only", phrase("forbidden-uninvited"))


async def admit(tables: "OpenTables", code: str, visitor: str) -> None:
    """Use one of the host's invitations."""
    use = partial(host.admit, code=code, visitor=visitor, now=time())
    if not is_id(code) or not await tables.store.write(CHANNEL, [], use):
        raise unknown("welcome")
