"""The files in deploy/ are tried as far as the machine allows."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import shutil
import ssl
import subprocess
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from services import Server, accepts, free_port, wait_for
from table_client import new_match

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"


def answers(http: httpx.Client) -> bool:
    """Whether the site is up: Caddy takes connections before it has made its certificate."""
    with contextlib.suppress(httpx.TransportError):
        return http.get("/healthz").status_code == 200
    return False


def test_a_match_through_the_reverse_proxy(sqlite: str, start: Callable[..., Server], tmp_path: Path) -> None:
    """The site as it is deployed, with a certificate that Caddy makes for itself."""
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("caddy is not installed (apt-get install caddy)")
    port = free_port()
    public = f"https://localhost:{port}"
    server = start(sqlite, "--thinkers", "0", "--public-url", public, "--trust-proxy")
    local = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tlocal_certs\n}\n"
    (tmp_path / "Caddyfile").write_text(local + (DEPLOY / "Caddyfile").read_text())
    surroundings = {
        "PATH": os.environ["PATH"],
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "QUARTERDECK_SITE": public,
        "QUARTERDECK_UPSTREAM": f"127.0.0.1:{server.port}",
    }
    command = [caddy, "run", "--config", str(tmp_path / "Caddyfile"), "--adapter", "caddyfile"]
    with (tmp_path / "access.log").open("wb") as log:
        process = subprocess.Popen(command, env=surroundings, stderr=log, stdout=log)
    try:
        wait_for(lambda: accepts(port), "caddy")
        with httpx.Client(base_url=public, verify=False) as http:  # its own certificate
            wait_for(lambda: answers(http), "the site")
            match, keys = new_match(http, "cutting-out", "two-captains", {}, options={"nights": 3})
            assert http.get("/metrics").status_code == 403
            assert "max-age=63072000" in http.get("/").headers["strict-transport-security"]
            cookie = next(iter(http.cookies.jar))
            assert cookie.secure

            async def run() -> None:
                trusting = ssl.create_default_context()
                trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
                address = f"{public.replace('http', 'ws')}/ws/matches/{match}"
                async with connect(address, ssl=trusting) as socket:
                    await socket.send(json.dumps({"type": "hello", "seat": "red", "key": keys["red"]}))
                    assert json.loads(await socket.recv())["mine"] == ["red"]

            asyncio.run(run())
    finally:
        process.terminate()
        process.wait(10)
    logged = (tmp_path / "access.log").read_text()
    assert not any(key in logged for key in keys.values())


def test_the_systemd_unit() -> None:
    tool = shutil.which("systemd-analyze")
    if tool is None:
        pytest.skip("systemd-analyze is not installed")
    unit = str(DEPLOY / "quarterdeck.service")
    done = subprocess.run([tool, "verify", "--man=no", unit], capture_output=True, text=True, check=False)
    complaints = [line for line in done.stderr.splitlines() if "quarterdeck.service" in line]
    # The program is not installed at its place on this machine; nothing else may be wrong.
    assert [line for line in complaints if "not executable" not in line] == []
    rating = subprocess.run(
        [tool, "security", "--offline=yes", "--threshold=29", unit],
        capture_output=True,
        text=True,
        check=False,
    )
    assert rating.returncode == 0, rating.stdout[-600:]


def test_images_are_pinned_and_have_no_rights() -> None:
    """Every image has a full version; ours is built from the wheel, and runs as nobody in particular."""
    text = (DEPLOY / "compose.yaml").read_text()
    for image in re.findall(r"image: (\S+)", text):
        assert image == "quarterdeck" or re.search(r":\d+\.\d+", image), image
    assert text.count("read_only: true") >= 2
    assert text.count("no-new-privileges") >= 3
    docker = (DEPLOY / "Dockerfile").read_text()
    assert re.findall(r"FROM (\S+)", docker) == ["python:3.11.11-slim-bookworm"] * 2
    assert "USER 10001" in docker
    assert "HEALTHCHECK" in docker


def test_commands_in_deploy_exist() -> None:
    """Every option that the files use is one that the command has."""
    from typer.testing import CliRunner

    from quarterdeck.server.cli import app

    for command, text in (
        ("serve", (DEPLOY / "quarterdeck.service").read_text().split("serve", 1)[1].splitlines()[0]),
        ("serve", (DEPLOY / "compose.yaml").read_text().split("- serve", 1)[1].split("environment")[0]),
        ("worker", (DEPLOY / "compose.yaml").read_text().split("- worker", 1)[1].split("environment")[0]),
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
    assert named == {"QUARTERDECK_DATABASE", "QUARTERDECK_BROKER", "QUARTERDECK_SITE"}
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
        env={"PATH": "/usr/local/bin:/usr/bin:/bin", "POSTGRES_PASSWORD": "x", "SITE": "x.example"},
    )
    if "is not a docker command" in done.stderr or "unknown shorthand" in done.stderr:
        pytest.skip("docker compose is not installed")
    assert done.returncode == 0, done.stderr
