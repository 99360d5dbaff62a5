"""The commands `serve` and `play`: the table server, for many or for one."""

import webbrowser
from pathlib import Path
from threading import Thread
from typing import Annotated

import typer

from powerhouse.cli.figures import ComponentsOfGames, changes_by_game
from powerhouse.cli.options import bots_by_name
from powerhouse.core.catalogue import catalogue, say
from powerhouse.core.errors import PowerhouseError

Host = Annotated[str, typer.Option(help="usage-host")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="usage-port")]
Data = Annotated[Path | None, typer.Option(metavar="DIR", help="usage-data")]
Database = Annotated[
    str | None, typer.Option(metavar="URL", help="usage-database", show_default=False, envvar="POWERHOUSE_DATABASE")
]
ServerProcesses = Annotated[int, typer.Option(min=1, max=64, help="usage-server-processes")]
AbsenceMinutes = Annotated[float, typer.Option("--absence", min=0, max=10080, metavar="MINUTES", help="usage-absence")]
KeptDays = Annotated[float, typer.Option("--keep", min=0, max=36500, metavar="DAYS", help="usage-keep")]
BotPause = Annotated[float, typer.Option(min=0, max=60, help="usage-bot-pause")]
BotSeconds = Annotated[float, typer.Option(min=0.05, max=600, help="usage-bot-seconds")]
Looks = Annotated[int, typer.Option(min=1, max=1000, help="usage-looks")]
BotProcesses = Annotated[int, typer.Option(min=1, max=64, help="usage-bot-processes")]
HostNames = Annotated[
    list[str] | None,
    typer.Option("--name", metavar="NAME", help="usage-host-name"),
]
Origins = Annotated[
    list[str] | None,
    typer.Option("--origin", metavar="URL", help="usage-origin"),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        "--proxy",
        metavar="ADDRESS",
        help="usage-proxy",
    ),
]
FurtherBots = Annotated[
    list[str] | None,
    typer.Option("--bot", metavar="NAME=BOT", help="usage-host-bot"),
]
WithLimits = Annotated[bool, typer.Option("--limits/--no-limits", help="usage-limits")]
Metrics = Annotated[list[str] | None, typer.Option("--metrics", metavar="ADDRESS", help="usage-metrics")]
InviteOnly = Annotated[bool, typer.Option("--invite-only", help="usage-invite-only")]
AccessLog = Annotated[bool, typer.Option("--access-log", help="usage-access-log")]
PrivateNotices = Annotated[bool, typer.Option("--private-notices", help="usage-private-notices")]
Browser = Annotated[bool, typer.Option("--browser/--no-browser", help="usage-browser")]

DAY = 24 * 3600
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
    absence: AbsenceMinutes = 15,
    keep: KeptDays = 365,
    bot_pause: BotPause = 0.7,
    bot_seconds: BotSeconds = 2.0,
    looks: Looks = 8,
    bot_processes: BotProcesses = 2,
    name: HostNames = None,
    origin: Origins = None,
    proxy: Proxies = None,
    bot: FurtherBots = None,
    limits: WithLimits = True,
    access_log: AccessLog = False,
    metrics: Metrics = None,
    private_notices: PrivateNotices = False,
    invite_only: InviteOnly = False,
    components: ComponentsOfGames = None,
) -> None:
    from powerhouse.server.advice import missing
    from powerhouse.server.limits import networks
    from powerhouse.server.run import address_of, listen, run
    from powerhouse.server.settings import Limits, Settings

    networks(tuple(metrics or ()))
    settings = Settings(
        data=data or data_folder(),
        database=database,
        hosts=tuple(name or ()),
        origins=tuple(origin or ()),
        proxies=tuple(proxy or ()),
        absence=absence * 60,
        keep=keep * DAY if keep else None,
        bot_seconds=bot_seconds,
        looks=looks,
        bot_pause=bot_pause,
        bot_processes=bot_processes,
        bots=_bots(bot),
        limits=Limits(on=limits),
        access_log=access_log,
        private_notices=private_notices,
        invite_only=invite_only,
        metrics=(*Settings.metrics, *(metrics or ())),
        figures=changes_by_game(components),
    )
    with listen(host, port) as listening:
        address = address_of(listening, host)
        advice = missing(listening.getsockname()[:2], settings)

        def ready() -> None:
            typer.echo(say("serve-ready", address=address))
            for sentence in advice:
                typer.echo(catalogue().say(sentence), err=True)

        run(settings, listening, workers, address, ready)


def play(
    port: Port = 8000,
    data: Data = None,
    browser: Browser = True,
    bot: FurtherBots = None,
    components: ComponentsOfGames = None,
) -> None:
    from powerhouse.server.run import FolderTaken, address_of, listen, run
    from powerhouse.server.settings import Limits, Settings

    host = "127.0.0.1"
    figures = changes_by_game(components)
    listening = listen(host, port, near=True)
    address = address_of(listening, host)
    settings = Settings(
        data=data or data_folder(),
        hosts=LOCAL_NAMES,
        bots=_bots(bot),
        limits=Limits(on=False),
        figures=figures,
    )

    def ready() -> None:
        typer.echo(say("play-ready", address=address))
        if browser:
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        run(settings, listening, address=address, ready=ready)
    except FolderTaken as taken:
        listening.close()
        if not taken.address:
            raise
        typer.echo(say("play-running", address=taken.address))
        if browser:
            webbrowser.open(taken.address)


def _bots(texts: list[str] | None) -> dict[str, str]:
    """Bots by the name under which visitors choose them; raises `PowerhouseError`."""
    found = bots_by_name(texts)
    for spec in found.values():
        _check_some_game(spec)
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
