"""Structured logs on stderr: JSON lines for machines, plain ones for a terminal. Never a secret."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

SECRET = frozenset({"key", "keys", "token", "cookie", "authorization", "link", "seed", "password"})


def hide_secrets(_logger: Any, _name: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The last guard: whatever somebody logs under such a name is not shown."""
    for name in event:
        if name in SECRET:
            event[name] = "***"
    return event


def set_up(level: str, as_json: bool) -> None:
    """All loggers of this process, ours and the libraries', write one line for each event."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        hide_secrets,
    ]
    last: Any = (
        structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    )
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.processors.format_exc_info,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(number)
    logging.getLogger("uvicorn.access").disabled = True  # it would write addresses; the gate logs routes
    logging.getLogger("uvicorn.error").addFilter(_not_a_handshake)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def _not_a_handshake(record: logging.LogRecord) -> bool:
    """Uvicorn writes the address line of every WebSocket; like all address lines it is not for a log."""
    return "WebSocket" not in str(record.msg)
