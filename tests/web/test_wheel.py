"""The wheel carries the built client: installed without Node, `quarterdeck serve` shows the page."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import httpx
import pytest

from browser import ROOT
from build_wheel import build
from services import free_port, wait_for


@pytest.fixture(scope="module")
def wheel(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("wheel"))


def test_the_wheel_holds_the_client_and_the_data(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert "quarterdeck/web_dist/index.html" in names
    assert any(re.fullmatch(r"quarterdeck/web_dist/assets/.+\.js", name) for name in names)
    for lang in ("en", "es", "it"):
        assert f"quarterdeck/i18n/locales/{lang}/web.ftl" in names
    assert not [name for name in names if "__pycache__" in name or "node_modules" in name]


@pytest.mark.slow
def test_an_installation_without_node_serves_the_page(wheel: Path, tmp_path: Path) -> None:
    """A fresh environment gets the wheel; its dependencies are lent by the one that runs the tests."""
    home = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    python = home / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--quiet", "--no-deps", str(wheel)], check=True)
    inside = next((home / "lib").glob("python*/site-packages"))
    # A folder named by a .pth file lends its modules; its own .pth files (the editable install) are not read.
    (inside / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")

    # A newcomer copies the first example of the documentation into a file, and it runs.
    page = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    example = tmp_path / "first_bot.py"
    example.write_text(re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0], encoding="utf-8")
    shown = subprocess.run(
        [str(python), "-I", str(example)], capture_output=True, text=True, check=True
    ).stdout
    assert "red" in shown

    port = free_port()
    command = [str(home / "bin" / "quarterdeck"), "serve", "--port", str(port)]
    command += ["--database", f"sqlite:///{tmp_path / 'games.sqlite'}", "--thinkers", "0"]
    without_node = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PATH")}
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen(command, cwd=tmp_path, env=without_node, stdout=log, stderr=log)
    try:
        url = f"http://127.0.0.1:{port}"

        def up() -> bool:
            assert server.poll() is None, (tmp_path / "log").read_text()
            try:
                return httpx.get(url + "/healthz").status_code == 200
            except httpx.HTTPError:
                return False

        wait_for(up, "the installed server")
        page = httpx.get(url + "/")
        assert page.status_code == 200 and '<div id="app">' in page.text
        scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
        assert scripts, page.text
        for script in scripts:
            assert httpx.get(url + script).status_code == 200
        assert httpx.get(url + "/api/games").json()["games"]
    finally:
        server.terminate()
        server.wait(20)
