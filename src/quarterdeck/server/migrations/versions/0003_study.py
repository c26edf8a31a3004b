"""Advice that was asked for, where a match came from, and reviews that were made."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("advice", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("matches", sa.Column("advised", sa.Text, nullable=False, server_default="[]"))
    op.add_column("matches", sa.Column("origin", sa.Text))
    op.create_table(
        "reviews",
        sa.Column(
            "match_id", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("made", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
