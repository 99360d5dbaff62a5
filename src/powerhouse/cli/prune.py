"""The command `prune`: tables at which nothing has happened for long are removed."""

import asyncio
from functools import partial
from time import time
from typing import Annotated

import typer

from powerhouse.cli.database import settings_of
from powerhouse.cli.serve import DAY, Data, Database
from powerhouse.core.catalogue import say
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import phrase

OlderThan = Annotated[float, typer.Option("--older-than", min=0, max=36500, metavar="DAYS", help="usage-older-than")]
Replays = Annotated[bool, typer.Option("--replays", help="usage-replays")]
DryRun = Annotated[bool, typer.Option("--dry-run", help="usage-dry-run")]

AT_ONCE = 50
ALL = 1_000_000


def prune(
    older_than: OlderThan,
    data: Data = None,
    database: Database = None,
    replays: Replays = False,
    dry_run: DryRun = False,
) -> None:
    from powerhouse.server.storage import host
    from powerhouse.server.storage.store import CHANNEL, StorageFailed, Store

    settings = settings_of(data, database)
    which = {"kind": "replay"} if replays else {}

    async def remove() -> int:
        before, removed = time() - older_than * DAY, 0
        old = await store.oldest(before, ALL, **which)
        if dry_run:
            return len(old)
        for start in range(0, len(old), AT_ONCE):
            some = old[start : start + AT_ONCE]
            removed += await store.remove(some, before)
            await store.write(CHANNEL, [], partial(host.note, act="prune", subject="", at=time(), tables=some))
        return removed

    store = Store(settings.url)
    try:
        found = asyncio.run(remove())
    except StorageFailed as error:
        raise PowerhouseError(phrase("database-unusable", reason=str(error).splitlines()[0])) from error
    finally:
        store.close()
    typer.echo(say("prune-found" if dry_run else "prune-done", tables=found, days=older_than))
