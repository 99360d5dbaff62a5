"""`powerhouse report`: plots of played games."""

from pathlib import Path
from typing import Annotated

import typer


def report(
    file: Annotated[Path, typer.Argument(metavar="FILE.parquet", help="usage-report-file")],
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="usage-report-out")] = None,
) -> None:
    from powerhouse.arena.report import report
    from powerhouse.core.catalogue import say

    folder = out if out is not None else file.with_name(f"{file.stem}-report")
    page, *pictures = report(file, folder)
    typer.echo(say("report-written", page=str(page), pictures=len(pictures)))
