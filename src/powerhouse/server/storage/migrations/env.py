"""Run by Alembic inside the transaction of the server that starts."""

from alembic import context

from powerhouse.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
