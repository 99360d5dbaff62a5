"""`powerhouse host`: what the host of a server decides. A server that runs follows within seconds."""

import json
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from powerhouse.cli.database import ask
from powerhouse.cli.serve import DAY, Data, Database
from powerhouse.core.catalogue import say
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.files import system
from powerhouse.core.phrase import phrase

if TYPE_CHECKING:
    from sqlalchemy import Connection

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="usage-table-id")]
Who = Annotated[str, typer.Argument(metavar="VISITOR", help="usage-visitor")]
Subject = Annotated[str, typer.Argument(metavar="VISITOR|ADDRESS", help="usage-ban-subject")]
AtTable = Annotated[str | None, typer.Option("--table", metavar="TABLE", help="usage-mute-table")]
Days = Annotated[float | None, typer.Option(min=0, max=36500, help="usage-ban-days", show_default=False)]
Note = Annotated[str, typer.Option(help="usage-host-note", show_default=False)]
All = Annotated[bool, typer.Option("--all", help="usage-all-tables")]
Uses = Annotated[int, typer.Option(min=1, max=100_000, help="usage-invite-uses")]
InviteDays = Annotated[float | None, typer.Option(min=0, max=36500, help="usage-invite-days", show_default=False)]
Address = Annotated[str, typer.Option(metavar="URL", help="usage-invite-address", show_default=False)]
Start = Annotated[str, typer.Argument(metavar="INVITATION", help="usage-invitation")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="usage-export-file")]

MOST = 200


def tables(every: All = False, data: Data = None, database: Database = None) -> None:
    from powerhouse.server.storage import queries, schema

    which = schema.tables.c.status.in_(["waiting", "playing"]) if not every else schema.tables.c.id != ""
    found = ask(data, database, lambda connection: queries.listed(connection, which, MOST, ("table", "replay")))
    rows = [
        (row.id, row.game, row.status, moment(row.changed), ", ".join(seat.name for seat in seats if seat.name))
        for row, seats in found
    ]
    show(("table", "game", "status", "changed", "names"), rows)


def who(table: TableId, data: Data = None, database: Database = None) -> None:
    from powerhouse.server.storage import queries

    stored = ask(data, database, lambda connection: queries.load(connection, table))
    if stored is None:
        raise no_table(table)
    rows = [(str(seat.seat + 1), seat.name, seat.kind, seat.visitor or "") for seat in stored.seats]
    show(("seat", "name", "kind", "visitor"), rows)
    typer.echo(say("host-owner", visitor=stored.row.owner))


def close(table: TableId, data: Data = None, database: Database = None) -> None:
    from powerhouse.server.storage import host

    if not ask(data, database, lambda connection: host.close(connection, table, time())):
        raise no_table(table)
    typer.echo(say("host-closed", table=table))


def mute(visitor: Who, table: AtTable = None, data: Data = None, database: Database = None) -> None:
    from powerhouse.server.storage import host

    def job(connection: "Connection") -> str:
        found = visitor_of(connection, visitor)
        host.mute(connection, found, table or host.EVERYWHERE, time())
        return found

    found = ask(data, database, job)
    typer.echo(say("host-muted", visitor=found) if table is None else say("host-muted-at", visitor=found, table=table))


def unmute(visitor: Who, table: AtTable = None, data: Data = None, database: Database = None) -> None:
    from powerhouse.server.storage import host

    def job(connection: "Connection") -> bool:
        return host.unmute(connection, visitor_of(connection, visitor), table or host.EVERYWHERE, time())

    if not ask(data, database, job):
        raise PowerhouseError(phrase("host-not-muted", visitor=visitor))
    typer.echo(say("host-unmuted", visitor=visitor))


def ban(subject: Subject, days: Days = None, note: Note = "", data: Data = None, database: Database = None) -> None:
    from powerhouse.server.storage import host

    def job(connection: "Connection") -> str:
        found = banned(connection, subject)
        host.ban(connection, found, time(), until(days), note)
        return found

    typer.echo(say("host-banned", subject=ask(data, database, job)))


def unban(subject: Subject, data: Data = None, database: Database = None) -> None:
    from powerhouse.server.storage import host

    if not ask(data, database, lambda connection: host.unban(connection, banned(connection, subject), time())):
        raise PowerhouseError(phrase("host-not-banned", subject=subject))
    typer.echo(say("host-unbanned", subject=subject))


def bans(data: Data = None, database: Database = None) -> None:
    from powerhouse.server.storage import host

    banned, muted = ask(data, database, lambda link: (host.listed(link, "bans"), host.listed(link, "mutes")))
    rows = [("ban", row["subject"], "", moment(row["until"]), row["note"]) for row in banned]
    rows += [("mute", row["visitor"], row["table_id"], "", "") for row in muted]
    show(("act", "subject", "table", "until", "note"), rows)


def invite(
    uses: Uses = 1,
    days: InviteDays = 14,
    address: Address = "",
    note: Note = "",
    data: Data = None,
    database: Database = None,
) -> None:
    from powerhouse.server.identity import new_id
    from powerhouse.server.storage import host

    code = new_id()
    ask(data, database, lambda connection: host.invite(connection, code, uses, time(), until(days), note))
    typer.echo(say("host-invitation", address=address.rstrip("/"), code=code))


def uninvite(invitation: Start, data: Data = None, database: Database = None) -> None:
    from powerhouse.server.storage import host

    found = ask(data, database, lambda connection: host.uninvite(connection, invitation, time()))
    if len(found) != 1:
        raise PowerhouseError(phrase("host-which-invitation", start=invitation, found=len(found)))
    typer.echo(say("host-uninvited"))


def invitations(data: Data = None, database: Database = None) -> None:
    from powerhouse.server.storage import host

    found, guests = ask(data, database, lambda link: (host.listed(link, "invitations"), host.guests_of(link)))
    rows = [
        (row["hash"][:12], str(row["uses"]), str(guests.get(row["hash"], 0)), moment(row["until"]), row["note"])
        for row in found
    ]
    show(("invitation", "uses", "guests", "until", "note"), rows)


def export(visitor: Who, file: File, data: Data = None, database: Database = None) -> None:
    from powerhouse.server.storage import visitors

    found = ask(data, database, lambda link: visitors.document(link, visitor_of(link, visitor)))
    text = json.dumps(found, indent=2, ensure_ascii=False) + "\n"
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise PowerhouseError(phrase("file-unwritable", path=str(file), reason=system(error))) from error
    typer.echo(say("host-exported", path=str(file), tables=len(found["tables"])))


def forget(visitor: Who, data: Data = None, database: Database = None) -> None:
    from powerhouse.server.own_data import stand_in
    from powerhouse.server.storage import visitors

    def job(connection: "Connection") -> visitors.Forgotten:
        return visitors.forget(connection, visitor_of(connection, visitor), time(), stand_in)

    found = ask(data, database, job)
    typer.echo(say("host-forgotten", tables=len(found.changed), removed=len(found.removed)))


def log(data: Data = None, database: Database = None) -> None:
    from powerhouse.server.storage import host

    found = ask(data, database, lambda connection: host.listed(connection, "host_log"))
    rows = [(moment(row["at"]), row["act"], row["subject"] or ", ".join(json.loads(row["tables"]))) for row in found]
    show(("at", "act", "subject"), rows)


COMMANDS = (
    tables, who, close, mute, unmute, ban, unban, bans, invite, uninvite, invitations, export, forget, log,
)  # fmt: skip


def visitor_of(connection: "Connection", text: str) -> str:
    """A visitor by id, or as TABLE:SEAT by the seat, counted from 1."""
    from powerhouse.server.identity import is_id
    from powerhouse.server.storage import queries

    table, colon, seat = text.partition(":")
    if not colon:
        if not is_id(text):
            raise PowerhouseError(phrase("host-no-visitor", text=text))
        return text
    stored = queries.load(connection, table)
    if stored is None:
        raise no_table(table)
    holders = {str(row.seat + 1): row.visitor for row in stored.seats}
    found = holders.get(seat)
    if found is None:
        raise PowerhouseError(phrase("host-nobody-there", table=table, seat=seat))
    return found


def banned(connection: "Connection", text: str) -> str:
    """A visitor, or a network as it is kept."""
    from powerhouse.server.decisions import network

    found = network(text)
    return visitor_of(connection, text) if found is None else str(found)


def no_table(id: str) -> PowerhouseError:
    return PowerhouseError(phrase("host-no-table", table=id))


def until(days: float | None) -> float | None:
    return None if days is None else time() + days * DAY


def moment(at: float | None) -> str:
    return "" if at is None else datetime.fromtimestamp(at, UTC).isoformat(" ", "minutes")


def show(columns: tuple[str, ...], rows: list[Any]) -> None:
    """Fields between tabs, for people and for `cut`; names of players have none."""
    typer.echo("\t".join(say(f"host-column-{name}") for name in columns))
    for row in rows:
        typer.echo("\t".join(row))
