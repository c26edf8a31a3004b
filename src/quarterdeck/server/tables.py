"""The tables. Journal rows are only ever added; everything else can be rebuilt from them.

Accounts, clocks and ratings come later: `players` is the row they will hang on.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData()

MATCH = String(32)
SEAT = String(64)

# A player is a browser: the id is the hash of the token in its cookie, so the token is stored nowhere.
players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64)),
    Column("created", Float, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", MATCH, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("scenario", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("rules_version", String(64), nullable=False),
    Column("genesis", LargeBinary, nullable=False),
    Column("key_hash", String(128), nullable=False),
    Column("status", String(16), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("waiting_for", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("creator", String(32)),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("outcome", Text),
    Column("rematch", MATCH),
    Column("once", String(64)),  # hash of what the caller named the request by, so that it is done once
    Column("rematch_by", Text, nullable=False, server_default="[]"),  # seats that want one
    Column("advice", Boolean, nullable=False, server_default=true()),  # whether the captain may be asked
    Column("advised", Text, nullable=False, server_default="[]"),  # who has asked him, and when
    Column("origin", Text),  # the moment of another match that this one plays on from
    Index("matches_by_status", "status", "listed", "created"),
    Index("matches_by_creation", "listed", "created"),
    Index("matches_by_creator", "creator", "status"),
    Index("matches_once", "once", unique=True),
)

seats = Table(
    "seats",
    metadata,
    Column("match_id", MATCH, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SEAT, primary_key=True),
    Column("place", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("level", String(64)),
    Column("name", String(64)),
    Column("key_hash", String(64)),
    Column("invite", Boolean, nullable=False, server_default=false()),
    Column("claimed", Boolean, nullable=False),
    Column("key_seen", Float),
    Column("orders", Text),  # standing ones, as JSON: what is answered for the seat without asking
    sqlite_with_rowid=False,
)

holders = Table(
    "holders",
    metadata,
    Column("match_id", MATCH, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SEAT, primary_key=True),
    Column("player_id", String(32), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Float),
    Column("seen", Float),
    Index("holders_by_player", "player_id", "match_id"),
    sqlite_with_rowid=False,
)

journal = Table(
    "journal",
    metadata,
    Column("match_id", MATCH, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", SEAT, nullable=False),
    Column("decision", String(64)),
    Column("action", Text),
    Column("cut", Integer),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

# What was found out about a finished match; it can be found out again.
reviews = Table(
    "reviews",
    metadata,
    Column("match_id", MATCH, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("made", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)

# A snapshot ends a stretch of the log: `events` holds the events since the one before, so a log is read
# without playing the game again. Only the newest keeps its `state`.
snapshots = Table(
    "snapshots",
    metadata,
    Column("match_id", MATCH, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("rules_version", String(64), nullable=False),
    Column("fingerprint", String(128), nullable=False),
    Column("state", LargeBinary),
    Column("first_event", Integer, nullable=False),
    Column("events", LargeBinary, nullable=False),
)

# Questions to computer players, and to people who have given their answer in advance (`thinks` is false). A
# row is added in the same transaction as the action that asked. `patience`: seconds it may be put off.
jobs = Table(
    "jobs",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match_id", MATCH, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", SEAT, nullable=False),
    Column("decision", String(64), nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Column("owner", String(32)),  # who has leased it
    Column("thinks", Boolean, nullable=False, server_default=true()),
    Column("patience", Float, nullable=False, server_default="0"),
    UniqueConstraint("match_id", "seat", "decision", name="jobs_once"),
    Index("jobs_by_due", "due"),
)
