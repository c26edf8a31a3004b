"""Real parts for tests and measurements: PostgreSQL, Redis and server processes of their own.

Everything listens on free loopback ports, lives in temporary folders and is stopped by the program
that started it. Where a program is not installed, `missing_*` says so in one line.
"""

from __future__ import annotations

import contextlib
import http.client
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

START_SECONDS = 120.0  # a busy machine starts slowly


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(ready: Callable[[], bool], what: str, seconds: float = START_SECONDS) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if ready():
            return
        time.sleep(0.02)
    raise TimeoutError(f"{what} did not start within {seconds} s")


def accepts(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.5):
        return True
    return False


# ---- PostgreSQL ---------------------------------------------------------------------------------


def postgres_folder() -> Path | None:
    """Debian keeps the programs of each version apart and off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    if found:
        return found[0].parent
    program = shutil.which("initdb")
    return Path(program).resolve().parent if program else None


def missing_postgres() -> str | None:
    if postgres_folder() is None:
        return "PostgreSQL is not installed (apt-get install postgresql)"
    if os.geteuid() == 0 and _other_user() is None:
        return "PostgreSQL does not run as root and there is no user postgres or nobody"
    return None


def _other_user() -> str | None:
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            pwd.getpwnam(name)
            return name
    return None


class Postgres:
    """A cluster of its own in a temporary folder. PostgreSQL refuses root, so it runs as another user."""

    def __init__(self) -> None:
        folder = postgres_folder()
        assert folder is not None, missing_postgres()
        self._bin = folder
        self._home = Path(tempfile.mkdtemp(prefix="qd-pg-"))
        self._user = _other_user() if os.geteuid() == 0 else None
        if self._user is not None:
            account = pwd.getpwnam(self._user)
            os.chown(self._home, account.pw_uid, account.pw_gid)
        self.port = free_port()
        data = self._home / "data"
        self._run("initdb", "-D", str(data), "-U", "quarterdeck", "-A", "trust", "-E", "UTF8", "--no-sync")
        self._process = subprocess.Popen(
            self._command(
                "postgres", "-D", str(data), "-p", str(self.port), "-h", "127.0.0.1", "-k", str(self._home)
            ),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self._home,
        )
        wait_for(self._ready, "PostgreSQL")

    def _command(self, program: str, *args: str) -> list[str]:
        command = [str(self._bin / program), *args]
        return (
            command
            if self._user is None
            else ["setpriv", f"--reuid={self._user}", "--clear-groups", *command]
        )

    def _run(self, program: str, *args: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(self._command(program, *args), check=True, capture_output=True, cwd=self._home)

    def _ready(self) -> bool:
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "quarterdeck", "-d", "postgres")
        done = subprocess.run(
            [str(self._bin / "psql"), *where, "-c", "select 1"], capture_output=True, check=False
        )
        return done.returncode == 0

    def database(self, name: str) -> str:
        """The address of a new, empty database."""
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "quarterdeck")
        subprocess.run([str(self._bin / "createdb"), *where, name], check=True, capture_output=True)
        return f"postgresql://quarterdeck@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self._process.send_signal(signal.SIGINT)  # a fast shutdown
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(20)
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        shutil.rmtree(self._home, ignore_errors=True)


# ---- Redis --------------------------------------------------------------------------------------


def missing_redis() -> str | None:
    return None if shutil.which("redis-server") else "Redis is not installed (apt-get install redis-server)"


class Redis:
    def __init__(self) -> None:
        self._home = tempfile.mkdtemp(prefix="qd-redis-")
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._process = subprocess.Popen(
            [
                "redis-server",
                "--port",
                str(self.port),
                "--bind",
                "127.0.0.1",
                "--save",
                "",
                "--dir",
                self._home,
            ],
            stdout=subprocess.DEVNULL,
        )
        wait_for(lambda: accepts(self.port), "Redis")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(20)
        shutil.rmtree(self._home, ignore_errors=True)


# ---- the server ---------------------------------------------------------------------------------


def healthy(port: int) -> bool:
    """Asked by hand: a client library would take more time than the server."""
    with contextlib.suppress(OSError, http.client.HTTPException):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
        connection.request("GET", "/healthz")
        status = connection.getresponse().status
        connection.close()
        return status == 200
    return False


class Server:
    """`quarterdeck serve` in a process of its own."""

    def __init__(self, database: str, *args: str, port: int | None = None, log: Path | None = None) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.ws = f"ws://127.0.0.1:{self.port}"
        self._log = log.open("ab") if log is not None else subprocess.DEVNULL
        command = [sys.executable, "-m", "quarterdeck.server", "serve", "--database", database]
        command += ["--port", str(self.port), "--allow-seeds", "--no-limits", *args]
        self.process = subprocess.Popen(command, stdout=self._log, stderr=self._log)
        try:
            wait_for(self._ready, "the server")
        except TimeoutError:
            self.kill()
            raise

    def _ready(self) -> bool:
        if self.process.poll() is not None:
            raise RuntimeError(f"the server ended with code {self.process.returncode}")
        return healthy(self.port)

    def kill(self) -> None:
        """kill -9: no warning, nothing written after it."""
        self.process.kill()
        self.process.wait()
        self._close()

    def stop(self) -> int:
        """Ask it to stop, if it still runs, and wait until it has."""
        self.process.terminate()
        try:
            code = self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            code = self.process.wait()
        self._close()
        return code

    def memory(self) -> int:
        """Resident bytes of the process."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        """Seconds of processor time the process has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _close(self) -> None:
        if not isinstance(self._log, int):
            self._log.close()

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: Any) -> None:
        if self.process.poll() is None:
            self.stop()


class ForkedServer(Server):
    """The same server as a fork of this process, which has everything loaded: it starts in a tenth of the
    time. Only for a caller without threads."""

    def __init__(self, database: str, port: int, log: Path, broker: str | None = None) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}"
        self._log = subprocess.DEVNULL
        self.pid = os.fork()
        if self.pid == 0:
            _serve_and_leave(database, port, log, broker)
        wait_for(self._ready, "the server")

    def _ready(self) -> bool:
        return healthy(self.port)

    def kill(self) -> None:
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            self.pid = 0

    def __exit__(self, *_: Any) -> None:
        self.kill()


def _serve_and_leave(database: str, port: int, log: Path, broker: str | None) -> None:
    """In the fork: serve until killed, and never return into the parent's code."""
    try:
        from quarterdeck.server.run import serve
        from quarterdeck.server.settings import Limits, Settings

        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(out, 1)
        os.dup2(out, 2)
        limits = Limits(enabled=False)
        settings = Settings(
            database, broker=broker, port=port, thinkers=0, limits=limits, log_level="warning"
        )
        serve(settings, 1)
    finally:
        os._exit(1)
