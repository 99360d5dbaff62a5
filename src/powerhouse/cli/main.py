"""The command `powerhouse` and its subcommands."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Annotated, Any

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from powerhouse.cli import host
from powerhouse.cli.analyse import analyse
from powerhouse.cli.arena import arena
from powerhouse.cli.backup import backup, restore
from powerhouse.cli.bench import bench
from powerhouse.cli.bots import bots
from powerhouse.cli.components import components
from powerhouse.cli.dataset import dataset
from powerhouse.cli.games import games
from powerhouse.cli.hint import hint
from powerhouse.cli.language import choose, first, of_system
from powerhouse.cli.mcp.command import mcp
from powerhouse.cli.mistyped import mistyped, unknown_command
from powerhouse.cli.policy import policy
from powerhouse.cli.prune import prune
from powerhouse.cli.puzzles import puzzles
from powerhouse.cli.replay import replay
from powerhouse.cli.report import report
from powerhouse.cli.serve import play, serve
from powerhouse.cli.simulate import simulate
from powerhouse.cli.terminal.command import terminal
from powerhouse.cli.terminal.learn import learn
from powerhouse.cli.train import train
from powerhouse.cli.tune import tune
from powerhouse.core.catalogue import say, speak
from powerhouse.core.errors import PowerhouseError


def _say_parameters(parameters: list[Any]) -> None:
    for parameter in parameters:
        if "--help" in parameter.opts:
            parameter.help = say("usage-help")
        elif isinstance(parameter, TyperArgument | TyperOption):
            parameter.help = say(parameter.help or "")


def _write(formatter: Any, title: str, rows: list[tuple[str, str]]) -> None:
    """A list of the help, if there is anything in it."""
    if rows:
        with formatter.section(say(title)):
            formatter.write_dl([(name, told.replace("[required]", say("usage-required"))) for name, told in rows])


SERVER = ("alembic", "httptools", "litestar", "psycopg", "pywebpush", "sqlalchemy", "uvicorn", "uvloop", "websockets")
"""What the extra `server` brings: whoever writes bots or simulates does without."""


class Told:
    """Help in the language that is spoken: texts of commands and parameters are keys, said when somebody asks."""

    help: str | None

    def say_usage(self) -> None:
        self.help = say(self.help or "")

    def format_usage(self: Any, ctx: Any, formatter: Any) -> None:
        formatter.write_usage = partial(formatter.write_usage, prefix=f"{say('usage-title')} ")
        super().format_usage(ctx, formatter)  # type: ignore[misc]

    def format_options(self: Any, ctx: Any, formatter: Any) -> None:
        parameters = self.get_params(ctx)
        _say_parameters(parameters)
        for kind, title in (("argument", "usage-arguments"), ("option", "usage-options")):
            rows = [one.get_help_record(ctx) for one in parameters if one.param_type_name == kind]
            _write(formatter, title, [row for row in rows if row is not None])


class Command(Told, TyperCommand):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        self.say_usage()
        super().format_help(ctx, formatter)


class Commands(Told, TyperGroup):
    """Where bad input ends: one sentence on standard error and exit code 2, whichever command it was."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        self.say_usage()
        for command in self.commands.values():
            assert isinstance(command, Command | Commands)
            command.say_usage()
        super().format_help(ctx, formatter)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        limit = formatter.width - 6 - max(map(len, self.commands))
        rows = [(name, command.get_short_help_str(limit)) for name, command in self.commands.items()]
        _write(formatter, "usage-commands", rows)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        if not args:
            typer.echo(ctx.get_help(), err=True)
            raise typer.Exit(2)
        return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise PowerhouseError(unknown_command(args[0], list(self.commands)))
        return super().resolve_command(ctx, args)

    def make_context(self, *args: Any, **extra: Any) -> Any:
        with _refused():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: Any) -> Any:
        with _refused():
            return super().invoke(ctx)


@contextmanager
def _refused() -> Iterator[None]:
    try:
        yield
    except PowerhouseError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error
    except typer.TyperException as error:
        typer.echo(str(mistyped(error)), err=True)
        raise typer.Exit(2) from error
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in SERVER:
            raise
        typer.echo(say("server-missing", package=package), err=True)
        raise typer.Exit(2) from error


def group(name: str, usage: str) -> typer.Typer:
    return typer.Typer(
        name=name,
        help=usage,
        cls=Commands,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )


app = group("powerhouse", "usage")
for command in (
    play, serve, prune, backup, restore, terminal, learn, games, components, bots, simulate, arena, hint, mcp, dataset,
    policy, bench, replay, report, tune, train, analyse, puzzles,
):  # fmt: skip
    app.command(cls=Command, help=f"usage-{command.__name__}")(command)
hosting = group("host", "usage-hosting")
for act in host.COMMANDS:
    hosting.command(cls=Command, help=f"usage-host-{act.__name__}")(act)
app.add_typer(hosting)


@app.callback()
def language(
    lang: Annotated[str | None, typer.Option(help="usage-lang", is_eager=True, callback=choose)] = None,
) -> None:
    """Chosen before anything else is read, so that help is told in it too."""


def main() -> None:
    speak(of_system())
    app(first(sys.argv[1:]))
