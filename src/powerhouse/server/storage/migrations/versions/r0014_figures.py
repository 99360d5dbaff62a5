"""Figures of visitors' own boxes: behind a link, and of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "figures",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("figures_by_visitor", "figures", ["visitor"])
    op.create_table(
        "table_figures",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
