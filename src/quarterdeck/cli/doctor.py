"""`doctor`: is everything there, and does it work?"""

from __future__ import annotations

import importlib.metadata
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from typing import Any

from quarterdeck import registry
from quarterdeck.cli.output import print_json, print_table
from quarterdeck.i18n import LANGUAGES, catalogue, format
from quarterdeck.kernel.codec import replay


def doctor(json: bool) -> int:
    """Exit code 0 when all that is needed works, 1 when not; what is only useful may be missing."""
    rows = [_try(name, needed, check) for name, needed, check in _checks()]
    healthy = all(row["ok"] or not row["needed"] for row in rows)
    if json:
        print_json({"healthy": healthy, "checks": rows})
    else:
        marks = {(True, True): "ok", (True, False): "ok", (False, True): "FAILS", (False, False): "absent"}
        print_table(
            ("", "check", "found"),
            [(marks[row["ok"], row["needed"]], row["check"], row["found"]) for row in rows],
        )
        print("all well" if healthy else "something needed does not work")
    return 0 if healthy else 1


def _checks() -> list[tuple[str, bool, Callable[[], str]]]:
    checks: list[tuple[str, bool, Callable[[], str]]] = [
        ("Python 3.11 or newer", True, _python),
        ("packages", True, _packages),
        ("messages", True, _messages),
        ("temporary files", True, _files),
        ("database of the server", True, _database),
        ("broker of the server", True, _broker),
    ]
    for game in registry.games(small=True):
        checks.append((f"game {game}", True, lambda game=game: _game(game)))  # type: ignore[misc]
    checks += [
        ("built client", False, _client),
        ("UTF-8 terminal", False, _terminal),
        ("chromium (browser tests)", False, lambda: _program("chromium-headless-shell", "chromium")),
        ("postgres (server tests)", False, _postgres),
        ("redis-server (server tests)", False, lambda: _program("redis-server")),
        ("node (browser client)", False, lambda: _program("node")),
    ]
    return checks


def _try(name: str, needed: bool, check: Callable[[], str]) -> dict[str, Any]:
    try:
        return {"check": name, "needed": needed, "ok": True, "found": check()}
    except Exception as error:  # a patient may be ill in any way
        return {"check": name, "needed": needed, "ok": False, "found": f"{type(error).__name__}: {error}"}


def _python() -> str:
    assert sys.version_info >= (3, 11), "too old"
    return sys.version.split()[0]


def _packages() -> str:
    wanted = importlib.metadata.requires("quarterdeck") or []
    names = [re.split(r"[^A-Za-z0-9._-]", line)[0] for line in wanted if "extra ==" not in line]
    return ", ".join(f"{name} {importlib.metadata.version(name)}" for name in names)


def _messages() -> str:
    for language in LANGUAGES:
        assert catalogue(language).has("qd-game-over"), language
    return ", ".join(LANGUAGES)


def _files() -> str:
    with tempfile.NamedTemporaryFile() as file:
        file.write(b"x")
    return tempfile.gettempdir()


def _database() -> str:
    from quarterdeck.server.examine import database

    return database()


def _broker() -> str:
    from quarterdeck.server.examine import broker

    return broker()


def _client() -> str:
    from quarterdeck.server.static import client_directory

    found = client_directory(None)
    if found is None:
        raise LookupError("not built")
    return str(found)


def _game(name: str) -> str:
    rules = registry.load(name)
    game = rules.new(seed=0)
    game.play({seat: registry.bot("random", seat) for seat in game.seats}, limit=50)
    again = replay(rules, game.record(), verify=True)
    assert again.fingerprint() == game.fingerprint()
    return f"{format(rules.title)}, {len(rules.scenarios())} scenarios"


def _terminal() -> str:
    encoding = sys.stdout.encoding or "unknown"
    assert encoding.lower().replace("-", "") == "utf8", encoding
    return encoding


def _program(*names: str) -> str:
    """Where the first of these that is installed lies."""
    for name in names:
        if (path := shutil.which(name)) is not None:
            return path
    raise LookupError("not installed")


def _postgres() -> str:
    folder = "/usr/lib/postgresql"
    found = sorted(os.listdir(folder)) if os.path.isdir(folder) else []
    return f"{folder}/{found[-1]}" if found else _program("postgres")
