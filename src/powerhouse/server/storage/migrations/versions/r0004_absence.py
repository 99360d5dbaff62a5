"""When the seat of a person who is away goes to a bot, or opens."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("seats", sa.Column("away_until", sa.Float, nullable=True))
    op.add_column("seats", sa.Column("away_bot", sa.Text, nullable=True))
