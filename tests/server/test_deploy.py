"""The files in deploy/ are tried as far as the machine allows."""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from services import Server, accepts, free_port, wait_for
from table_client import TableSocket, new_match

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"


def test_a_match_through_the_reverse_proxy(sqlite: str, start: Callable[..., Server], tmp_path: Path) -> None:
    nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if nginx is None:
        pytest.skip("nginx is not installed (apt-get install nginx-light)")
    port = free_port()
    public = f"http://127.0.0.1:{port}"
    server = start(sqlite, "--thinkers", "0", "--public-url", public, "--trust-proxy")
    site = (DEPLOY / "nginx.conf").read_text()
    site = site.replace("web:8000", f"127.0.0.1:{server.port}").replace(
        "listen 80", f"listen 127.0.0.1:{port}"
    )
    site = site.replace("/var/log/nginx/quarterdeck.log", str(tmp_path / "access.log"))
    (tmp_path / "site.conf").write_text(site)
    temporary = "".join(
        f"{kind}_temp_path {tmp_path / kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (tmp_path / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {tmp_path / 'pid'}; error_log {tmp_path / 'error.log'};\n"
        f"events {{}}\nhttp {{ {temporary} include {tmp_path / 'site.conf'}; }}\n"
    )
    process = subprocess.Popen([nginx, "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")])
    try:
        wait_for(lambda: accepts(port), "nginx")
        with httpx.Client(base_url=public) as http:
            match, keys = new_match(http, "cutting-out", "two-captains", {}, options={"nights": 3})
            assert http.get("/metrics").status_code == 403

            async def run() -> None:
                ws = public.replace("http", "ws")
                players = [
                    await TableSocket(ws, match, s, k, ("actions", "events")).open() for s, k in keys.items()
                ]
                rng = random.Random(1)
                while not players[0].over:
                    for player in players:
                        choice = player.choice(rng)
                        if choice is not None:
                            ref = await player.act(*choice)
                            await player.until(lambda p=player, r=ref: r in p.acks)
                            target = player.acks[ref]["seq"]
                            for other in players:
                                await other.until(lambda o=other, t=target: o.seq >= t)
                for player in players:
                    await player.close()

            asyncio.run(run())
            assert http.get(f"/api/matches/{match}").json()["match"]["status"] == "finished"
    finally:
        process.terminate()
        process.wait(10)
    logged = (tmp_path / "access.log").read_text()
    assert not any(key in logged for key in keys.values())


def test_the_systemd_unit() -> None:
    tool = shutil.which("systemd-analyze")
    if tool is None:
        pytest.skip("systemd-analyze is not installed")
    command = [tool, "verify", "--man=no", str(DEPLOY / "quarterdeck.service")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    complaints = [line for line in done.stderr.splitlines() if "quarterdeck.service" in line]
    # The program is not installed at its place on this machine; nothing else may be wrong.
    assert [line for line in complaints if "not executable" not in line] == []


def test_commands_in_deploy_exist() -> None:
    """Every option that the files use is one that the command has."""
    from typer.testing import CliRunner

    from quarterdeck.server.cli import app

    for command, text in (
        ("serve", (DEPLOY / "quarterdeck.service").read_text().split("serve", 1)[1].splitlines()[0]),
        ("serve", (DEPLOY / "compose.yaml").read_text().split("- serve", 1)[1].split("healthcheck")[0]),
        ("worker", (DEPLOY / "compose.yaml").read_text().split("- worker", 1)[1].split("depends_on")[0]),
    ):
        shown = CliRunner().invoke(app, [command, "--help"], env={"COLUMNS": "200", "TERM": "dumb"}).output
        for option in re.findall(r"(?<![\w-])--[a-z-]+", text):
            assert option in shown, f"{command} has no {option}"


def test_addresses_with_passwords_come_from_the_environment(sqlite: str) -> None:
    from typer.testing import CliRunner

    from quarterdeck.server.cli import app

    text = (DEPLOY / "compose.yaml").read_text()
    assert not any("PASSWORD" in line for line in text.splitlines() if line.strip().startswith("- "))
    named = set(re.findall(r"QUARTERDECK_\w+", text))
    assert named == {"QUARTERDECK_DATABASE", "QUARTERDECK_BROKER"}
    done = CliRunner().invoke(app, ["migrate"], env={"QUARTERDECK_DATABASE": sqlite})
    assert done.exit_code == 0
    assert Path(sqlite.removeprefix("sqlite:///")).exists()
    broken = {"QUARTERDECK_DATABASE": sqlite, "QUARTERDECK_BROKER": "redis://127.0.0.1:1/0"}
    assert "broker does not answer" in CliRunner().invoke(app, ["worker"], env=broken).output


def test_the_compose_file() -> None:
    docker = shutil.which("docker")
    if docker is None:
        pytest.skip("docker is not installed")
    done = subprocess.run(
        [docker, "compose", "-f", str(DEPLOY / "compose.yaml"), "config", "--quiet"],
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": "/usr/local/bin:/usr/bin:/bin", "POSTGRES_PASSWORD": "x", "PUBLIC_URL": "https://x"},
    )
    if "is not a docker command" in done.stderr or "unknown shorthand" in done.stderr:
        pytest.skip("docker compose is not installed")
    assert done.returncode == 0, done.stderr
