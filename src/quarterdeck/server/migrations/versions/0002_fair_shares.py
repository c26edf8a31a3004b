"""Fair shares in the queue, creation done once, rematches of both sides, where a seat's key is used."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("jobs", sa.Column("owner", sa.String(32)))
    op.add_column("jobs", sa.Column("thinks", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("jobs", sa.Column("patience", sa.Float, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("once", sa.String(64)))
    op.add_column("matches", sa.Column("rematch_by", sa.Text, nullable=False, server_default="[]"))
    op.create_index("matches_once", "matches", ["once"], unique=True)
    op.create_index("matches_by_creation", "matches", ["listed", "created"])
    op.create_index("matches_by_creator", "matches", ["creator", "status"])
    op.add_column("holders", sa.Column("since", sa.Float))
    op.add_column("holders", sa.Column("seen", sa.Float))
    op.add_column("seats", sa.Column("key_seen", sa.Float))
