"""Commands of the server. Each imports what it needs when it runs, so that `--help` answers at once."""

from __future__ import annotations

import asyncio
import json as json_text
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar
from urllib.error import URLError
from urllib.request import urlopen

import typer

if TYPE_CHECKING:
    from .store import Store

T = TypeVar("T")

app = typer.Typer(help="Host matches.", no_args_is_help=True)
admin_app = typer.Typer(help="Look after the matches of a server.", no_args_is_help=True)
app.add_typer(admin_app, name="admin")

Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        envvar="QUARTERDECK_DATABASE",
        help="sqlite:///FILE or postgresql://...; the user's own file if left out.",
    ),
]
Broker = Annotated[
    str | None,
    typer.Option("--broker", envvar="QUARTERDECK_BROKER", help="redis://...; needed for several processes."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
MatchName = Annotated[str, typer.Argument(metavar="MATCH")]


@app.command()
def serve(
    database: Database = None,
    broker: Broker = None,
    host: Annotated[str, typer.Option(help="Address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Serving processes.")] = 1,
    thinkers: Annotated[
        int, typer.Option(min=0, max=64, help="Processes for computer players; 0 = elsewhere.")
    ] = 1,
    public_url: Annotated[str | None, typer.Option(help="How players reach the server.")] = None,
    name: Annotated[list[str] | None, typer.Option(help="Further host names to answer to.")] = None,
    allow_seeds: Annotated[bool, typer.Option(help="Let callers choose the dice (for tests).")] = False,
    trust_proxy: Annotated[bool, typer.Option(help="Believe X-Forwarded-For.")] = False,
    static: Annotated[Path | None, typer.Option(help="Folder of the built client.")] = None,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = False,
    limits: Annotated[bool, typer.Option(help="Limit the rate of requests.")] = True,
    drain: Annotated[float, typer.Option(min=0, help="Seconds between SIGTERM and closing.")] = 0.0,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    log_json: Annotated[bool, typer.Option("--log-json/--log-plain")] = True,
) -> None:
    """Serve matches and the browser client."""
    from .run import serve as run
    from .settings import Limits, Settings

    if workers > 1 and broker is None:
        raise typer.BadParameter("several workers need a broker: --broker redis://...")
    settings = Settings(
        database=_database(database),
        broker=broker,
        host=host,
        port=port,
        public_url=public_url,
        hosts=[*(name or []), host],
        allow_seeds=allow_seeds,
        secure_cookies=bool(public_url and public_url.startswith("https://")),
        trust_proxy=trust_proxy,
        static=str(static) if static else None,
        thinkers=thinkers,
        limits=Limits(enabled=limits),
        drain_seconds=drain,
        log_level=log_level,
        log_json=log_json,
    )
    _must_be_free(host, port)
    _reach(_prepared(settings.database, broker))
    here = public_url or f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
    typer.echo(f"Quarterdeck is served at {here}")
    if open_page:
        threading.Thread(target=_open, args=(here,), daemon=True).start()
    run(settings, workers)


@app.command()
def worker(
    database: Database = None,
    broker: Broker = None,
    processes: Annotated[int, typer.Option(min=1, max=64)] = 1,
) -> None:
    """Think for computer players of servers that share the database."""
    if broker is None:
        raise typer.BadParameter("the servers hear of its answers through a broker: --broker redis://...")
    from .run import think
    from .settings import Settings

    _reach(_prepared(_database(database), broker))
    think(Settings(database=_database(database), broker=broker, thinkers=processes))


@app.command()
def migrate(database: Database = None) -> None:
    """Bring a database to the newest form."""
    typer.echo(f"revision {_reach(_upgraded(_database(database)))}")


@app.command()
def backup(file: Path, database: Database = None) -> None:
    """Write everything into one file, while the server runs."""
    from .backup import backup as write

    _counts(_reach(write(_database(database), file)))


@app.command()
def restore(file: Path, database: Database = None) -> None:
    """Fill an empty database from a backup."""
    from .backup import restore as read

    if not file.is_file():
        raise typer.BadParameter(f"no file {file}")
    _counts(_reach(read(_database(database), file)))


@app.command()
def openapi(file: Path) -> None:
    """Write the OpenAPI document, from which the client's types are made."""
    from .app import openapi_document

    file.write_text(json_text.dumps(openapi_document(), indent=1, sort_keys=True) + "\n")


@admin_app.command("list")
def list_matches(
    database: Database = None,
    status: Annotated[str | None, typer.Option(help="waiting, playing or finished.")] = None,
    json: Json = False,
) -> None:
    """All matches, the latest first."""
    from . import admin

    rows = _with_store(database, lambda store: admin.listing(store, status))
    if json:
        typer.echo(json_text.dumps(rows))
        return
    for row in rows:
        typer.echo(f"{row['id']}  {row['game']:16} {row['scenario']:24} {row['status']:9} {row['seq']:6}")


@admin_app.command()
def inspect(match: MatchName, database: Database = None, json: Json = False) -> None:
    """A match in full, without its secrets."""
    from . import admin

    found = _with_store(database, lambda store: admin.inspect(store, match))
    if json:
        typer.echo(json_text.dumps(found))
        return
    for name, value in found.items():
        typer.echo(f"{name}: {value}")


@admin_app.command()
def verify(
    match: Annotated[str | None, typer.Argument(metavar="MATCH", help="All of them if left out.")] = None,
    database: Database = None,
    json: Json = False,
) -> None:
    """Play matches again and compare every snapshot on the way; exit code 1 if one does not agree."""
    from . import admin

    async def run(store: Store) -> list[admin.Finding]:
        return [
            await admin.verify(store, name) for name in ([match] if match else await admin.match_ids(store))
        ]

    findings = _with_store(database, run)
    for finding in findings:
        _show(finding, json)
    if not all(finding.sound for finding in findings):
        raise typer.Exit(1)


@admin_app.command()
def repair(
    match: MatchName,
    database: Database = None,
    truncate: Annotated[bool, typer.Option(help="Cut the journal where it cannot be played.")] = False,
    adopt: Annotated[bool, typer.Option(help="Go on under the rules of this version.")] = False,
    json: Json = False,
) -> None:
    """Repair a match by playing it again."""
    from . import admin

    finding = _with_store(database, lambda store: admin.repair(store, match, truncate=truncate, adopt=adopt))
    _show(finding, json)
    if not finding.sound:
        raise typer.Exit(1)


@admin_app.command()
def adopt(
    database: Database = None,
    dry_run: Annotated[bool, typer.Option(help="Only say what would be done.")] = False,
    json: Json = False,
) -> None:
    """Take up the present rules in all running matches that can go on under them; the others keep theirs."""
    import msgspec

    from . import admin

    report = _with_store(database, lambda store: admin.adopt(store, dry_run=dry_run))
    for line in report:
        if json:
            typer.echo(msgspec.json.encode(line).decode())
        else:
            kept = "adopted" if line.adopted else f"keeps rules {line.rules_version}: {line.problem}"
            typer.echo(f"{line.match}  {line.game:16} {kept}")


@admin_app.command()
def purge(
    database: Database = None,
    waiting_days: Annotated[float, typer.Option(min=0, help="Never begun.")] = 30.0,
    abandoned_days: Annotated[float, typer.Option(min=0, help="Begun but not ended.")] = 365.0,
) -> None:
    """Remove matches that nobody has touched for so long; finished ones are kept."""
    done = _with_store(database, lambda store: store.purge(waiting_days, abandoned_days))
    _counts({"matches": done})


@admin_app.command()
def delete(match: MatchName, database: Database = None) -> None:
    """Delete a match for good."""
    from . import admin

    _with_store(database, lambda store: admin.remove(store, match))


@admin_app.command(context_settings={"ignore_unknown_options": True})  # an id may begin with a dash
def forget(player: Annotated[str, typer.Argument(metavar="PLAYER")], database: Database = None) -> None:
    """Delete a player's data (ids are shown by `inspect`)."""
    from . import admin

    _counts(_with_store(database, lambda store: admin.forget(store, player)))


def _show(finding: Any, as_json: bool) -> None:
    import msgspec

    if as_json:
        typer.echo(msgspec.json.encode(finding).decode())
        return
    state = "sound" if finding.sound else f"broken at {finding.broken_at}: {finding.problem}"
    if finding.bad_snapshots:
        state += f" (snapshots {finding.bad_snapshots} disagree)"
    typer.echo(
        f"{finding.match}  {finding.game:16} {finding.actions:6} actions  {finding.fingerprint}  {state}"
    )


def _counts(counts: dict[str, int]) -> None:
    typer.echo(", ".join(f"{name} {count}" for name, count in counts.items()))


def _database(address: str | None) -> str:
    from .database import BadDatabase, database_url
    from .settings import default_database

    chosen = address or default_database()
    try:
        database_url(chosen)
    except BadDatabase as error:
        raise typer.BadParameter(str(error)) from None
    return chosen


def _reach(work: Coroutine[Any, Any, T]) -> T:
    """Work with files and addresses that somebody gave us: whatever is wrong with them is one line."""
    try:
        return asyncio.run(work)
    except Exception as error:  # drivers have their own ideas of what to raise
        first = str(error).strip().partition("\n")[0]
        raise typer.BadParameter(first or type(error).__name__) from None


async def _upgraded(database: str) -> str:
    from .database import migrate as upgrade

    try:
        return await upgrade(database)
    except Exception as error:
        raise ConnectionError(f"the database cannot be used: {error}") from error


async def _prepared(database: str, broker: str | None) -> None:
    from .brokers import make_broker

    await _upgraded(database)
    news = make_broker(broker)
    healthy = await news.healthy()
    await news.close()
    if not healthy:
        raise ConnectionError("the broker does not answer")


def _with_store(database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    from .admin import NoSuchMatch
    from .store import Store

    address = _database(database)
    _reach(_upgraded(address))

    async def run() -> T:
        store = Store(address)
        store.start()
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except NoSuchMatch as error:
        raise typer.BadParameter(str(error)) from None


def _must_be_free(host: str, port: int) -> None:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise typer.BadParameter(
                f"cannot listen at {host}:{port}: {error.strerror}; try --port"
            ) from None


def _open(url: str) -> None:
    """Open the page as soon as the server answers, where there is a screen to show it on."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return
    for _ in range(100):
        try:
            with urlopen(f"{url.rstrip('/')}/healthz", timeout=1):
                break
        except (URLError, OSError):
            time.sleep(0.1)
    webbrowser.open(url)
