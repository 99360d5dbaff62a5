"""The database: tables, seats, the append-only log of events, dumps of positions, chat, standing orders, presence;
what the host decides."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),  # table or replay
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("undo", String(16), nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("shared", Boolean, nullable=False, server_default=true()),  # once over, for everybody with the link
    Column("owner", String(64), nullable=False),
    Column("invite", String(64), nullable=False, unique=True),
    Column("seed", BigInteger, nullable=True),  # only where the table asked for one
    Column("status", String(16), nullable=False),
    Column("number", Integer, nullable=False),  # how many events there are
    Column("actor", Integer, nullable=True),
    Column("heading", Text, nullable=False),
    Column("bot_turn", Boolean, nullable=False),
    Column("undo_wish", Text, nullable=True),  # JSON
    Column("rematch", String(64), nullable=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("clock", Text, nullable=False, server_default=""),  # JSON; empty at tables of older programs
    Column("turn", Integer, nullable=False, server_default="0"),  # grows whenever somebody else is to act
    Column("turn_since", Float, nullable=False, server_default="0"),  # when the present decision began
    Column("absence", Float, nullable=False, server_default="900"),  # seconds after which others may propose a bot
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("flag", Float, nullable=True),  # when the time of who is to act runs out
    Column("lesson", Integer, nullable=True),  # of a tutorial: how many lessons are passed
    Index("tables_by_status", "status"),
    Index("tables_by_flag", "flag"),
    Index("tables_by_owner", "owner"),
)
_open_to_all = tables.c.watch.is_(True)
Index(
    "tables_to_watch",
    tables.c.status,
    tables.c.changed,
    sqlite_where=_open_to_all,
    postgresql_where=_open_to_all,
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("bot", Text, nullable=True),
    Column("visitor", String(64), nullable=True),
    Column("away_until", Float, nullable=True),  # when the seat of a person who is away goes to a bot, or opens
    Column("away_bot", Text, nullable=True),  # that bot
    Column("seen", Float, nullable=False, server_default="0"),  # when the holder was last at the table
    Column("proposal", Text, nullable=True),  # JSON: what others propose for the seat of somebody who is away
    Index("seats_by_visitor", "visitor"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),  # move, reveal or undo
    Column("seat", Integer, nullable=True),
    Column("code", BigInteger, nullable=False),  # of an undo: the number to which the game goes back
    Column("text", Text, nullable=False),
    Column("heading", Text, nullable=False),
    Column("forced", Boolean, nullable=False),
    Column("mark", BigInteger, nullable=False),
    Column("at", Float, nullable=False),
    Column("told", Text, nullable=True),  # JSON; rows of older programs have none
    sqlite_with_rowid=False,  # a log lies together, and a move changes one page less
)

dumps = Table(
    "dumps",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("dump", Text, nullable=False),  # JSON
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("visitor", String(64), nullable=True),  # lines of older programs have none
    Index("chat_by_visitor", "visitor"),
)

orders = Table(
    "orders",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("orders", Text, nullable=False),  # JSON
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("seen", Float, nullable=False),  # by the clock of the database
    Column("figures", Text, nullable=True),  # JSON, of its last beat
)

presence = Table(
    "presence",
    metadata,
    Column("process", String(64), primary_key=True),
    Column("table_id", String(64), primary_key=True),
    Column("visitor", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Index("presence_by_table", "table_id"),
)

alive = Table(
    "alive",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one row
    Column("at", Float, nullable=False),  # when a server was last known to run
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

channels = Table(
    "channels",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("visitor", String(64), nullable=False),
    Column("kind", String(16), nullable=False),  # push, discord, telegram or json
    Column("target", Text, nullable=False),  # JSON: the address, and what its kind needs beside it
    Column("origin", Text, nullable=False),  # where the visitor finds this server
    Column("every", String(16), nullable=False),  # turn, hour or day
    Column("created", Float, nullable=False),
    Column("sent", Float, nullable=True),
    Column("off", Text, nullable=True),  # JSON: why nothing is sent any more
    Column("language", String(35), nullable=False, server_default="en"),
    Index("channels_by_visitor", "visitor"),
)

told = Table(
    "told",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("table_id", String(64), primary_key=True),
    Column("turn", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

deliveries = Table(
    "deliveries",
    metadata,
    Column("channel", String(64), primary_key=True),
    Column("table_id", String(64), primary_key=True),  # empty for a digest
    Column("turn", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("claimed", Float, nullable=True),  # until when the process that sends it may take
    Index("deliveries_by_due", "due"),
)

feeds = Table(
    "feeds",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("secret", String(64), nullable=False, unique=True),
    Column("language", String(35), nullable=False, server_default="en"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, nullable=False),  # how many events the game had: another end has another
    Column("place", Integer, nullable=False),
    Column("visitor", String(64), nullable=True),
    Index("results_by_visitor", "visitor"),
)

profiles = Table(
    "profiles",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("visitor", String(128), primary_key=True),  # or a bot
    Column("game", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

device_links = Table(
    "device_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("visitor", String(64), nullable=False),
    Column("until", Float, nullable=False),
    Index("device_links_by_visitor", "visitor"),
)

seat_links = Table(
    "seat_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(64), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("visitor", String(64), nullable=False),  # whose seat it was when the link was made
    Column("until", Float, nullable=False),
    Column("used_by", String(64), nullable=True),
    Index("seat_links_by_table", "table_id"),
)

figures = Table(
    "figures",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("visitor", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),  # JSON: values by place
    Column("made", Float, nullable=False),
    Index("figures_by_visitor", "visitor"),
)

table_figures = Table(
    "table_figures",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("name", Text, nullable=False),
    Column("changed", Integer, nullable=False),  # how many values
    Column("text", Text, nullable=False),  # JSON: values by place
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),  # how many events the game had: another end has another
    Column("done", Integer, nullable=False),  # of its events, so many are judged
    Column("parts", Integer, nullable=False),
    Column("at", Float, nullable=False),  # when it last went on
    Column("report", Text, nullable=True),  # JSON, when all is done
)

bans = Table(
    "bans",
    metadata,
    Column("subject", String(64), primary_key=True),  # a visitor, or a network
    Column("until", Float, nullable=True),
    Column("note", Text, nullable=False),
    Column("at", Float, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("table_id", String(64), primary_key=True),  # empty: at all tables
    Column("at", Float, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("uses", Integer, nullable=False),  # that are left
    Column("until", Float, nullable=True),
    Column("note", Text, nullable=False),
    Column("at", Float, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("invitation", String(64), nullable=False),
    Column("at", Float, nullable=False),
)

host_log = Table(
    "host_log",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("act", String(16), nullable=False),
    Column("subject", Text, nullable=False),
    Column("tables", Text, nullable=False),  # JSON: those that every process must look at again
)
