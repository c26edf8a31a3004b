"""How a server runs: one frozen record, made by the command line and handed to every process."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from platformdirs import user_data_path

ENVIRONMENT = "QUARTERDECK_SETTINGS"


class Limits(msgspec.Struct, frozen=True):
    """What one address may ask of us: rates per second with a burst, and sizes in bytes."""

    enabled: bool = True
    requests_per_second: float = 100.0
    requests_burst: int = 400
    matches_per_second: float = 2.0
    matches_burst: int = 60
    computer_matches: int = 3  # without people, of one guest, at the same time
    messages_per_second: float = 60.0
    messages_burst: int = 240
    body_bytes: int = 65_536
    message_bytes: int = 16_384
    sockets_per_address: int = 10_000
    send_bytes: int = 2_000_000  # that may wait for one socket to be read


class Settings(msgspec.Struct, frozen=True):
    database: str
    broker: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    hosts: list[str] = []
    allow_seeds: bool = False
    secure_cookies: bool = False
    trust_proxy: bool = False
    static: str | None = None
    thinkers: int = 1
    snapshot_every: int = 128
    live_matches: int = 2_000
    drain_seconds: float = 0.0  # between being told to stop and closing: for a proxy to notice
    free_bytes: int = 64_000_000  # less on the disk of the database, and we say that we are ill
    waiting_days: float = 30.0  # a match that nobody began is kept so long
    abandoned_days: float = 365.0  # and one that was begun but not ended
    log_level: str = "info"
    log_json: bool = True
    limits: Limits = Limits()

    def to_environment(self) -> None:
        """Hand the settings to child processes."""
        os.environ[ENVIRONMENT] = msgspec.json.encode(self).decode()

    @staticmethod
    def from_environment() -> Settings:
        text = os.environ.get(ENVIRONMENT)
        if text is None:
            return Settings(database=default_database())
        return msgspec.json.decode(text, type=Settings)


def data_directory() -> Path:
    """Where the user's own data lie on this system."""
    return user_data_path("quarterdeck", appauthor=False)


def default_database() -> str:
    return f"sqlite:///{data_directory() / 'quarterdeck.sqlite'}"
