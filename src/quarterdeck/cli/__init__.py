"""The command line: `quarterdeck --help`."""

from __future__ import annotations

import sys


def main(argv: list[str] | None = None) -> None:
    """Run one command. Bad input ends with exit code 2 and one clear line, never with a traceback."""
    from quarterdeck.cli.app import run

    sys.exit(run(sys.argv[1:] if argv is None else argv))
