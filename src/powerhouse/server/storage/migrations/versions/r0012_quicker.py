"""The log lies in the order of its key, without an index beside it; tables to watch are found by an index."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_index(
        "tables_to_watch",
        "tables",
        ["status", "changed"],
        sqlite_where=sa.text("watch IS 1"),
        postgresql_where=sa.text("watch IS true"),
    )
    if op.get_bind().dialect.name == "sqlite":
        with op.batch_alter_table("events", recreate="always", table_kwargs={"sqlite_with_rowid": False}):
            pass
