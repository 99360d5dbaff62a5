"""The commands `backup` and `restore`: everything a server keeps in one file, and back."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Annotated

import typer

from powerhouse.cli.database import settings_of
from powerhouse.cli.serve import Data, Database
from powerhouse.core.catalogue import say
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.files import system
from powerhouse.core.phrase import phrase

NewFile = Annotated[Path, typer.Argument(metavar="FILE", help="usage-backup-file")]
Backup = Annotated[Path, typer.Argument(metavar="FILE", help="usage-restore-file")]


def backup(file: NewFile, data: Data = None, database: Database = None) -> None:
    from powerhouse.server.storage.backup import write

    settings = settings_of(data, database)
    with _one_sentence():
        made = write(settings.url, settings.data, file)
    typer.echo(say("backup-written", path=str(file), tables=made.tables, rows=made.rows))


def restore(file: Backup, data: Data = None, database: Database = None) -> None:
    from powerhouse.server.app import make_private
    from powerhouse.server.run import take_folder
    from powerhouse.server.storage.backup import restore as bring_back

    settings = settings_of(data, database, there=False)
    taken: AbstractContextManager[object]
    try:
        make_private(settings.data)
        taken = take_folder(settings.data, "") if database is None else nullcontext()
    except OSError as error:
        raise PowerhouseError(phrase("serve-folder", path=str(settings.data), reason=system(error))) from error
    with taken, _one_sentence():
        made = bring_back(settings.url, settings.data, file)
    typer.echo(say("restore-done", path=str(file), tables=made.tables, rows=made.rows))


@contextmanager
def _one_sentence() -> Iterator[None]:
    from sqlalchemy.exc import SQLAlchemyError

    try:
        yield
    except SQLAlchemyError as error:
        reason = (str(getattr(error, "orig", None) or error).splitlines() or [""])[0]
        raise PowerhouseError(phrase("database-unusable", reason=reason)) from error
