"""The command `powerhouse` and its subcommands."""

import sys
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
        if isinstance(parameter, TyperArgument | TyperOption):
            parameter.help = say(parameter.help or "")


SERVER = ("alembic", "httptools", "litestar", "psycopg", "pywebpush", "sqlalchemy", "uvicorn", "uvloop", "websockets")
"""What the extra `server` brings: whoever writes bots or simulates does without."""


class Command(TyperCommand):
    """Its help and that of its parameters are keys of the catalogue, said when somebody asks."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        self.say_usage()
        _say_parameters(self.params)
        super().format_help(ctx, formatter)

    def say_usage(self) -> None:
        self.help = say(self.help or "")


class Commands(TyperGroup):
    """Where bad input ends: one sentence on standard error and exit code 2, whichever command it was."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        self.say_usage()
        _say_parameters(self.params)
        for command in self.commands.values():
            assert isinstance(command, Command | Commands)
            command.say_usage()
        super().format_help(ctx, formatter)

    def say_usage(self) -> None:
        self.help = say(self.help or "")

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except PowerhouseError as error:
            typer.echo(str(error), err=True)
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
        no_args_is_help=True,
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
def language(lang: Annotated[str | None, typer.Option(help="usage-lang")] = None) -> None:
    choose(lang)


def main() -> None:
    speak(of_system())
    app(first(sys.argv[1:]))
