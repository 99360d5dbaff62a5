"""How a server is set up: where it keeps things, how fast bots play, what a visitor may ask of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from powerhouse.core.changes import Changes

PAGES = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Rate:
    """So many requests a second on average, so many at once."""

    per_second: float
    burst: float


@dataclass(frozen=True)
class Limits:
    """What one visitor or one address may take; `on` is false where the server is not open to strangers."""

    on: bool = True
    visitor: Rate = Rate(20, 120)
    address: Rate = Rate(100, 600)
    creations: Rate = Rate(0.5, 60)  # tables and records of one address
    body: int = 64 * 1024
    record: int = 2 * 1024 * 1024
    tables_of_visitor: int = 60
    tables: int = 20_000  # open ones of all visitors
    tables_kept: int = 200_000  # with those that are over
    replays_of_visitor: int = 30  # a record takes up to 2 MB
    replays: int = 3_000
    figures_of_visitor: int = 50  # sets that are kept for a link
    figures: int = 5_000
    analyses_of_visitor: int = 2  # under way at once
    analyses: int = 100
    sockets_of_visitor: int = 30
    sockets_of_address: int = 200
    chat_lines: int = 2000
    head: int = 16 * 1024  # bytes of a request before its body
    head_seconds: float = 10  # from a connection or the first byte of a request to the end of its head
    request_seconds: float = 120  # from there to the end of the answer, and as long again to read it
    unread_seconds: float = 30  # that a live connection may leave what was sent to it unread
    connections_of_address: int = 100
    connections: int = 100_000  # of the process; the system's limit of open files lowers it


@dataclass(frozen=True)
class Settings:
    """`database` is a URL of SQLAlchemy; without it the tables lie in one SQLite file of the data folder.

    `keep` is for how many seconds a table is kept at which nothing happens; for ever if it is not given.
    `proxies` are the addresses or networks whose word about the visitor's address is believed.
    `hosts` are the names under which the server may be called; empty means any. `bot_seconds` is the time for a bot's
    decision, `absence` how long somebody must be away after that was announced before the seat is given to another,
    `bot_pause` how long a bot seems to think at least, `bots` further bots that visitors may choose, by name.
    `metrics` are the addresses or networks at which figures may be read.
    Somebody is told of a turn when it has lasted for `notice_delay` seconds; with `private_notices` the server sends
    notices also to addresses that are not public.
    `figures` are those of the host's own boxes, by game. `looks` is how often a plan is tried when a finished game is
    analysed.
    With `access_log` every request is written down. With `invite_only` only guests of the host make tables.
    """

    data: Path
    database: str | None = None
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    absence: float = 15 * 60
    keep: float | None = None
    bot_seconds: float = 2.0
    bot_grace: float = 3.0
    bot_pause: float = 0.7
    bot_processes: int = 2
    bots: Mapping[str, str] = field(default_factory=dict)
    looks: int = 8
    pages: Path = PAGES
    access_log: bool = False
    notice_delay: float = 20.0
    private_notices: bool = False
    invite_only: bool = False
    figures: Mapping[str, Changes] = field(default_factory=dict)
    metrics: tuple[str, ...] = ("127.0.0.0/8", "::1")
    limits: Limits = field(default_factory=Limits)

    @property
    def file(self) -> Path:
        """Of SQLite."""
        return self.data / "powerhouse.sqlite"

    @property
    def url(self) -> str:
        if self.database is None:
            return f"sqlite:///{self.file}"
        # psycopg 3 is the driver we carry; people write the URL without it.
        for prefix in ("postgresql://", "postgres://"):
            if self.database.startswith(prefix):
                return "postgresql+psycopg://" + self.database.removeprefix(prefix)
        return self.database
