"""What a move did is kept beside its text; positions are dumps, programmed moves are standing orders."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("events", sa.Column("told", sa.Text))
    op.rename_table("snapshots", "dumps")
    op.rename_table("programs", "orders")
    op.alter_column("orders", "programs", new_column_name="orders")
    _flatten_orders()


def _flatten_orders() -> None:
    """An order used to hold its program apart from its round."""
    orders = sa.table("orders", sa.column("table_id"), sa.column("seat"), sa.column("orders"))
    connection = op.get_bind()
    for row in connection.execute(sa.select(orders)).all():
        flat = [{**order["program"], "round": order["round"]} for order in json.loads(row.orders)]
        here = sa.update(orders).where(orders.c.table_id == row.table_id, orders.c.seat == row.seat)
        connection.execute(here.values(orders=json.dumps(flat)))
