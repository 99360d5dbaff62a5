"""`powerhouse report`: plots of played games."""

from pathlib import Path
from typing import Annotated

import typer


def report(
    file: Annotated[Path, typer.Argument(metavar="FILE.parquet", help="Made by `simulate --out` or `arena --out`.")],
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where to write; a folder beside the file if not said.")
    ] = None,
) -> None:
    """Draw what many games tell: one page with all plots, and each as a PNG."""
    from powerhouse.arena.report import report

    folder = out if out is not None else file.with_name(f"{file.stem}-report")
    page, *pictures = report(file, folder)
    typer.echo(f"{page}, and {len(pictures)} pictures beside it")
