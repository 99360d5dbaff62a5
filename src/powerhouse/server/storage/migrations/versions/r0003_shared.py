"""Whether a game that is over may be looked through by everybody who has its link."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.true()))
