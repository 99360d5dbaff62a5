"""What the host decides: bans, mutes, invitations. Links to another device by their hash; figures of each process."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("subject", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("invitation", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "host_log",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("act", sa.String(16), nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("tables", sa.Text, nullable=False),
    )
    op.create_table(
        "seat_links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("used_by", sa.String(64)),
    )
    op.create_index("seat_links_by_table", "seat_links", ["table_id"])
    op.add_column("processes", sa.Column("figures", sa.Text))
    _drop_secrets()


def _drop_secrets() -> None:
    """Links of before stood with the seats, for ever and in clear; they end here."""
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("secret")
        seats.drop_column("secret_used")
