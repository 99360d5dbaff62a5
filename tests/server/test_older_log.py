"""Tables of older programs go on: their logs have texts and headings in words, but neither forms nor news."""

import asyncio
import json
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from powerhouse import Match
from powerhouse.core.bidding import StandingOrder
from powerhouse.core.news import News
from powerhouse.core.phrase import said
from powerhouse.server.moves import dump
from powerhouse.server.new_table import new_row
from powerhouse.server.storage.engines import MIGRATIONS
from powerhouse.server.storage.store import Store
from tests.server.running import quick, running

NAMES = ("Anna", "Petar", "Olga")


def older_database(url: str) -> tuple[str, Match]:
    """A table as the first schema has it, two moves after the deal, with a standing order of seat 1."""
    match = Match.new("power-grid", 3, seed=20, names=NAMES)
    match.play("offer 8")
    match.play("bid 8")
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        tables = sa.MetaData()
        tables.reflect(connection)
        row = vars(new_row("power-grid", 3, {}, "owner-of-the-table", "free", watch=True, seed=20))
        row |= {"options": json.dumps(match.setup.options), "number": len(match.log), "status": "playing"}
        row |= {"actor": match.actor, "heading": "round 1, step 1, auction"}
        for later in ("shared", "clock", "turn", "turn_since", "flag", "absence", "rated", "lesson", "figures"):
            del row[later]
        connection.execute(sa.insert(tables.tables["tables"]).values(**row))
        for seat, name in enumerate(NAMES):
            values = {"seat": seat, "name": name, "kind": "person", "visitor": "owner-of-the-table"}
            connection.execute(
                sa.insert(tables.tables["seats"]).values(table_id=row["id"], secret_used=False, **values)
            )
        for number, entry in enumerate(match.log):
            heading = "" if entry.seat is None else "round 1, step 1, auction"
            kind = "reveal" if entry.seat is None else "move"
            values = {"number": number, "kind": kind, "seat": entry.seat, "code": entry.code, "text": entry.text}
            values |= {"heading": heading, "forced": entry.forced, "mark": entry.position, "at": 0.0}
            connection.execute(sa.insert(tables.tables["events"]).values(table_id=row["id"], **values))
        kept = {"table_id": row["id"], "number": len(match.log), "dump": dump(match.state)}
        connection.execute(sa.insert(tables.tables["snapshots"]).values(**kept))
        order = [{"program": {"kind": "bid-max", "amount": 20, "lot": 8}, "round": 1}]
        left = {"table_id": row["id"], "seat": 1, "programs": json.dumps(order)}
        connection.execute(sa.insert(tables.tables["programs"]).values(**left))
    engine.dispose()
    return str(row["id"]), match


def test_an_older_log_is_read_and_goes_on(tmp_path: Path) -> None:
    settings = quick(tmp_path, None)
    settings.data.mkdir(parents=True, exist_ok=True)
    id, match = older_database(settings.url)
    store = Store(settings.url)
    stored = asyncio.run(store.load(id))
    store.close()
    assert stored is not None
    assert [(row.entry.seat, row.entry.text) for row in stored.log] == [(one.seat, one.text) for one in match.log]
    last = stored.log[-1].entry
    assert last.heading == said("round 1, step 1, auction")
    assert last.news == [News("move", last.seat, {"move": "bid 8"})]
    assert json.loads(stored.orders[1]) == [{"kind": "bid-max", "amount": 20, "lot": 8, "round": 1}]
    assert StandingOrder(**json.loads(stored.orders[1])[0]).lot == 8
    with running(settings) as server:
        shown = server.visitor().table(id)
        assert shown["table"]["heading"] == {"key": "said", "values": {"text": "round 1, step 1, auction"}}
        assert shown["log"][-1]["text"] == "bid 8"
        record = server.visitor().ask("GET", f"/tables/{id}/record").text
    assert Match.parse(record).state.digest() == match.state.digest()
