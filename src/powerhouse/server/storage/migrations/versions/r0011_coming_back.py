"""Clocks of tables, and what is proposed for the seats of people who are away."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("turn", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("turn_since", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("flag", sa.Float, nullable=True))
    op.create_index("tables_by_flag", "tables", ["flag"])
    op.add_column("tables", sa.Column("absence", sa.Float, nullable=False, server_default="900"))
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("proposal", sa.Text, nullable=True))
    op.create_table(
        "alive",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("every", sa.String(16), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("sent", sa.Float, nullable=True),
        sa.Column("off", sa.Text, nullable=True),
    )
    op.create_index("channels_by_visitor", "channels", ["visitor"])
    op.create_table(
        "told",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "deliveries",
        sa.Column("channel", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("claimed", sa.Float, nullable=True),
    )
    op.create_index("deliveries_by_due", "deliveries", ["due"])
    op.create_table(
        "feeds",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
    )
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("visitor", sa.String(64), nullable=True),
    )
    op.create_index("results_by_visitor", "results", ["visitor"])
    op.create_table(
        "profiles",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("visitor", sa.String(128), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "device_links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("device_links_by_visitor", "device_links", ["visitor"])
