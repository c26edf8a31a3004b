"""Structured logs on stderr: JSON lines for machines, plain ones for a terminal. Never a secret."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import MutableMapping
from time import monotonic
from typing import Any

import structlog

from .problems import Trouble, from_failure

TRACEBACK_LINES = 40
SECRET = frozenset({"key", "keys", "token", "cookie", "authorization", "link", "seed", "password"})


def hide_secrets(_logger: Any, _name: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The last guard: whatever somebody logs under such a name is not shown."""
    for name in event:
        if name in SECRET:
            event[name] = "***"
    return event


def readable(_logger: Any, _name: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A traceback as a list of lines, the error itself first: text in text cannot be read in JSON."""
    found = event.pop("exc_info", None)
    error = sys.exc_info()[1] if found is True else found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        event["error"] = f"{type(error).__name__}: {error}"
        made = "".join(traceback.format_exception(error)).splitlines()
        event["traceback"] = made[-TRACEBACK_LINES:]
    return event


class Outage:
    """A database that does not answer fails every request: it is said once a second, not each time."""

    def __init__(self) -> None:
        self._said = -1e9
        self._kept_back = 0

    def report(self, error: BaseException) -> None:
        now = monotonic()
        if now - self._said < 1.0:
            self._kept_back += 1
            return
        first = str(error).strip().partition("\n")[0][:300]
        structlog.get_logger("database").error(
            "the database does not answer", error=f"{type(error).__name__}: {first}", more=self._kept_back
        )
        self._said, self._kept_back = now, 0


outage = Outage()


def failure(error: Exception, what: str) -> Trouble:
    """What to tell the caller when we failed; the log hears of it here, and only here."""
    trouble = from_failure(error)
    if trouble.code == "unavailable":
        outage.report(error)
    else:
        structlog.get_logger("failure").error(what, exc_info=error)
    return trouble


def set_up(level: str, as_json: bool) -> None:
    """All loggers of this process, ours and the libraries', write one line for each event."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.contextvars.merge_contextvars,
        readable,
        hide_secrets,
    ]
    last: Any = (
        structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    )
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
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
