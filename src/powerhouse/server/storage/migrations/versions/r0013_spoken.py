"""The language of notices and feeds; whose words a line of chat has, wherever that visitor sits later."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("channels", sa.Column("language", sa.String(35), nullable=False, server_default="en"))
    op.add_column("feeds", sa.Column("language", sa.String(35), nullable=False, server_default="en"))
    op.add_column("chat", sa.Column("visitor", sa.String(64), nullable=True))
    op.create_index("chat_by_visitor", "chat", ["visitor"])
