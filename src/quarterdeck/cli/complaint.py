"""Errors that are the user's to mend: each becomes one line."""

from __future__ import annotations


class Complaint(Exception):
    """Something the caller of a command got wrong, in one line."""


def known_complaint(error: Exception) -> str | None:
    """The one line for an error that a user can cause; None for one that only a bug can."""
    from quarterdeck.datapack import DataError
    from quarterdeck.kernel import Refusal
    from quarterdeck.registry import UnknownName

    if isinstance(error, Complaint | DataError | UnknownName):
        return str(error.args[0])
    if isinstance(error, Refusal):
        from quarterdeck.i18n import format

        return format(error.reason) + (f" [{error.rule}]" if error.rule else "")
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return None
