"""The command that serves the tools on standard input and output."""

import typer

from powerhouse.core.catalogue import say


def mcp() -> None:
    from powerhouse.cli.mcp.tools import server

    try:
        server().run()
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "mcp":
            raise
        typer.echo(say("mcp-missing"), err=True)
        raise typer.Exit(2) from error
