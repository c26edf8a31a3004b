"""The browser client: the built files, with the page itself for every address of the client."""

from __future__ import annotations

import contextlib
import mimetypes
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from .problems import Trouble

FOREVER = "public, max-age=31536000, immutable"
RECHECK = "no-cache"
NO_CLIENT = (
    "<!doctype html><meta charset=utf-8><title>Quarterdeck</title>"
    "<p>The server runs, but the browser client was not built. See the README."
)
RESERVED = ("api/", "ws/", "schema/", "metrics", "healthz")


def client_directory(chosen: str | None) -> Path | None:
    """Where the built client is: as told, inside the installed package, or in the source tree."""
    package = Path(str(files("quarterdeck")))
    tried = [Path(chosen)] if chosen else [package / "web_dist", package.parents[1] / "web" / "dist"]
    return next((place for place in tried if (place / "index.html").is_file()), None)


class Client:
    """The files in memory: they are few, small and never change while a server runs."""

    def __init__(self, root: Path | None) -> None:
        self._files: dict[str, tuple[bytes, str, str]] = {}
        self._packed: dict[str, bytes] = {}
        if root is not None:
            for path in sorted(root.rglob("*")):
                if path.is_file():
                    with contextlib.suppress(FileNotFoundError):  # a new build is taking its place
                        self._add(root, path)

    def _add(self, root: Path, path: Path) -> None:
        name = path.relative_to(root).as_posix()
        if name.endswith(".gz"):
            self._packed[name.removesuffix(".gz")] = path.read_bytes()
            return
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if name.endswith(".webmanifest"):
            kind = "application/manifest+json"
        hashed = name.startswith("assets/")
        self._files[name] = (path.read_bytes(), kind, FOREVER if hashed else RECHECK)

    def serve(self, path: str, accepts: str) -> Response[bytes]:
        name = path.lstrip("/") or "index.html"
        if name not in self._files and name != "index.html":
            if name.startswith(RESERVED) or "." in name.rsplit("/", 1)[-1]:
                raise Trouble("not-found")
            name = "index.html"
        if name not in self._files:
            return Response(NO_CLIENT.encode(), media_type="text/html")
        body, kind, cache = self._files[name]
        headers = {"cache-control": cache, "vary": "accept-encoding"}
        packed = self._packed.get(name)
        if packed is not None and "gzip" in accepts:
            body = packed
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=kind, headers=headers)


@get("/", include_in_schema=False)
async def home(request: Request[Any, Any, Any]) -> Response[bytes]:
    return _serve(request, "")


@get("/{path:path}", include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[Path]) -> Response[bytes]:
    return _serve(request, str(path))


@get("/old/{match_id:str}", include_in_schema=False)
async def old_page(match_id: FromPath[str]) -> Response[bytes]:
    """A match of an earlier release: a page of its own, for the client knows only the present rules."""
    return _own("old.html", "text/html")


@get("/old.js", include_in_schema=False)
async def old_script() -> Response[bytes]:
    return _own("old.js", "text/javascript")


def _own(name: str, kind: str) -> Response[bytes]:
    body = (Path(__file__).parent / "pages" / name).read_bytes()
    return Response(body, media_type=f"{kind}; charset=utf-8", headers={"cache-control": RECHECK})


def _serve(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    client: Client = request.app.state.client
    return client.serve(path, request.headers.get("accept-encoding", ""))
