"""The commands `serve` and `play`: the table server, for many or for one."""

import re
import webbrowser
from pathlib import Path
from threading import Thread
from typing import Annotated

import typer

from powerhouse.core.errors import PowerhouseError

Host = Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for everybody.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 for any that is free.")]
Data = Annotated[Path | None, typer.Option(metavar="DIR", help="Where tables are kept; your data folder if not said.")]
Database = Annotated[
    str | None, typer.Option(metavar="URL", help="postgresql://... instead of one SQLite file.", show_default=False)
]
ServerProcesses = Annotated[int, typer.Option(min=1, max=64, help="Server processes; more than one needs PostgreSQL.")]
BotPause = Annotated[float, typer.Option(min=0, max=60, help="Seconds that a bot seems to think at least.")]
BotSeconds = Annotated[float, typer.Option(min=0.05, max=600, help="Seconds for a bot's decision.")]
BotProcesses = Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")]
HostNames = Annotated[
    list[str] | None,
    typer.Option("--name", metavar="NAME", help="A name under which the server may be called; any if not said."),
]
Origins = Annotated[
    list[str] | None,
    typer.Option("--origin", metavar="URL", help="Pages of another address that may use this server."),
]
FurtherBots = Annotated[
    list[str] | None,
    typer.Option("--bot", metavar="NAME=BOT", help="A bot of yours that people may choose: mine=mine.py:MyBot."),
]
WithLimits = Annotated[bool, typer.Option("--limits/--no-limits", help="Limits on what a visitor may ask for.")]
Browser = Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")]

BOT_NAME = re.compile(r"[A-Za-z0-9-]{1,30}")
LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")


def data_folder() -> Path:
    """Where tables are kept if nobody says where."""
    return Path(typer.get_app_dir("powerhouse"))


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    data: Data = None,
    database: Database = None,
    workers: ServerProcesses = 1,
    bot_pause: BotPause = 0.7,
    bot_seconds: BotSeconds = 2.0,
    bot_processes: BotProcesses = 2,
    name: HostNames = None,
    origin: Origins = None,
    bot: FurtherBots = None,
    limits: WithLimits = True,
) -> None:
    """Serve tables to browsers."""
    from powerhouse.server.run import address_of, listen, run
    from powerhouse.server.settings import Limits, Settings

    settings = Settings(
        data=data or data_folder(),
        database=database,
        hosts=tuple(name or ()),
        origins=tuple(origin or ()),
        bot_seconds=bot_seconds,
        bot_pause=bot_pause,
        bot_processes=bot_processes,
        bots=_bots(bot),
        limits=Limits(on=limits),
    )
    with listen(host, port) as listening:
        address = address_of(listening, host)
        run(settings, listening, workers, address, lambda: typer.echo(f"Powerhouse serves {address}"))


def play(port: Port = 8000, data: Data = None, browser: Browser = True, bot: FurtherBots = None) -> None:
    """Play in the browser: serve on this machine and open the first page."""
    from powerhouse.server.run import FolderTaken, address_of, listen, run
    from powerhouse.server.settings import Limits, Settings

    host = "127.0.0.1"
    listening = listen(host, port, near=True)
    address = address_of(listening, host)
    settings = Settings(data=data or data_folder(), hosts=LOCAL_NAMES, bots=_bots(bot), limits=Limits(on=False))

    def ready() -> None:
        typer.echo(f"Powerhouse is at {address} (Ctrl+C stops it; your tables are kept)")
        if browser:
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        run(settings, listening, address=address, ready=ready)
    except FolderTaken as taken:
        listening.close()
        if not taken.address:
            raise
        typer.echo(f"Powerhouse is running already at {taken.address}")
        if browser:
            webbrowser.open(taken.address)


def _bots(texts: list[str] | None) -> dict[str, str]:
    """Bots by the name under which visitors choose them; raises `PowerhouseError`."""
    found = {}
    for text in texts or []:
        name, equals, spec = text.partition("=")
        if not equals or not BOT_NAME.fullmatch(name) or not spec:
            raise PowerhouseError(f"'{text}' must read 'name=bot', as in mine=mine.py:MyBot")
        _check_some_game(spec)
        found[name] = spec
    return found


def _check_some_game(spec: str) -> None:
    """Says now what is wrong with a bot, unless there is a game that it plays."""
    from powerhouse.bots import load
    from powerhouse.core.registry import game_ids

    errors = []
    for game in game_ids():
        try:
            load(spec, game, 0)
        except PowerhouseError as error:
            errors.append(error)
        else:
            return
    raise errors[0]
