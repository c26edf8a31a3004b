"""Alembic's entry: it is always run by the program, on a connection it is given."""

from alembic import context

from quarterdeck.server.tables import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
