"""Players, matches, seats, holders, journal, snapshots, jobs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

MATCH = sa.String(32)
SEAT = sa.String(64)


def of_match() -> sa.Column[str]:
    return sa.Column("match_id", MATCH, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64)),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", MATCH, primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("scenario", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rules_version", sa.String(64), nullable=False),
        sa.Column("genesis", sa.LargeBinary, nullable=False),
        sa.Column("key_hash", sa.String(128), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("waiting_for", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("creator", sa.String(32)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("outcome", sa.Text),
        sa.Column("rematch", MATCH),
    )
    op.create_index("matches_by_status", "matches", ["status", "listed", "created"])
    op.create_table(
        "seats",
        of_match(),
        sa.Column("seat", SEAT, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.String(64)),
        sa.Column("name", sa.String(64)),
        sa.Column("key_hash", sa.String(64)),
        sa.Column("invite", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("claimed", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "holders",
        of_match(),
        sa.Column("seat", SEAT, primary_key=True),
        sa.Column(
            "player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("holders_by_player", "holders", ["player_id", "match_id"])
    op.create_table(
        "journal",
        of_match(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", SEAT, nullable=False),
        sa.Column("decision", sa.String(64)),
        sa.Column("action", sa.Text),
        sa.Column("cut", sa.Integer),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        of_match(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("rules_version", sa.String(64), nullable=False),
        sa.Column("fingerprint", sa.String(128), nullable=False),
        sa.Column("state", sa.LargeBinary),
        sa.Column("first_event", sa.Integer, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "jobs",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match_id", MATCH, sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", SEAT, nullable=False),
        sa.Column("decision", sa.String(64), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.UniqueConstraint("match_id", "seat", "decision", name="jobs_once"),
    )
    op.create_index("jobs_by_due", "jobs", ["due"])


def downgrade() -> None:
    for name in ("jobs", "snapshots", "journal", "holders", "seats", "matches", "players"):
        op.drop_table(name)
