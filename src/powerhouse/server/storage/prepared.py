"""Statements that every move needs, in the driver's words: putting them together takes longer than running them."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.elements import ClauseElement


class Prepared:
    """A statement with named parameters; plain values only, since nothing converts them."""

    def __init__(self, statement: ClauseElement, dialect: Dialect, columns: Sequence[str] = ()) -> None:
        compiled: Any = statement.compile(dialect=dialect, column_keys=list(columns))
        self._dialect: Any = dialect
        self._sql = str(compiled)
        self._places: list[str] | None = compiled.positiontup

    def run(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> int:
        """How many rows of the database were changed; fails as any other statement does."""
        cursor: Any = connection.connection.cursor()
        try:
            if len(rows) == 1:
                cursor.execute(self._sql, self._values(rows[0]))
            else:
                cursor.executemany(self._sql, [self._values(row) for row in rows])
            changed: int = cursor.rowcount
            return changed
        except self._dialect.loaded_dbapi.Error as error:
            raise self._failure(connection, error) from error
        finally:
            cursor.close()

    def _values(self, row: Mapping[str, Any]) -> Any:
        return row if self._places is None else tuple(row[name] for name in self._places)

    def _failure(self, connection: Connection, error: Exception) -> BaseException:
        lost = self._dialect.is_disconnect(error, connection.connection.dbapi_connection, None)
        if lost:
            connection.invalidate(error)
        base = self._dialect.loaded_dbapi.Error
        return DBAPIError.instance(
            self._sql, None, error, base, connection_invalidated=lost, dialect=self._dialect, hide_parameters=True
        )
