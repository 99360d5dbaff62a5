"""How many lessons of a tutorial are passed, at tables that are one."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.Integer, nullable=True))
