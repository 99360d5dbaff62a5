"""The log lies in the order of its key, without an index beside it; tables to watch are found by an index."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    open_to_all = sa.column("watch", sa.Boolean).is_(True)
    op.create_index(
        "tables_to_watch", "tables", ["status", "changed"], sqlite_where=open_to_all, postgresql_where=open_to_all
    )
    if op.get_bind().dialect.name == "sqlite":
        with op.batch_alter_table("events", recreate="always", table_kwargs={"sqlite_with_rowid": False}):
            pass
