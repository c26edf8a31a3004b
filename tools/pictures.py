"""Pictures of every screen for the documentation, beside the design of the same screen.

    .venv/bin/python tools/pictures.py [NAME ...]       # all if no name is given

Builds the client, starts a server, drives Chromium, writes docs/pictures/*.png and compare.html there.
The screens of the gallery show the sample states of the design; those of the live client show real matches.
"""

from __future__ import annotations

import argparse
import html
import io
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from browser import DESK, PHONE, ROOT, build_client, launch, missing_browser, served
from services import Server

PICTURES = ROOT / "docs" / "pictures"
DESIGN = PICTURES / "mockup"


@dataclass(frozen=True)
class Shot:
    """One picture: where to go, what to do there, and which design it is to be like."""

    name: str
    title: str
    address: str
    mockup: str | None = None
    size: str = "desk"
    scale: float = 1
    do: Callable[[Page], Any] | None = None
    settings: tuple[tuple[str, str], ...] = ()


GALLERY = (
    Shot("home", "Home", "#/gallery/home", "home"),
    Shot("new-game", "New game", "#/gallery/new-game", "new-game"),
    Shot("flying-colors", "Flying Colors", "#/gallery/flying-colors", "flying-colors"),
    Shot("flying-colors-night", "Night watch", "#/gallery/flying-colors?theme=night", "flying-colors-night"),
    Shot(
        "flying-colors-phone",
        "Flying Colors on a phone",
        "#/gallery/flying-colors-phone",
        "flying-colors-phone",
        size="phone",
        scale=2,
    ),
    Shot("sails-of-glory", "Sails of Glory: planning", "#/gallery/sails-of-glory", "sog-planning"),
    Shot("kaisers-pirates", "The Kaiser's Pirates", "#/gallery/kaisers-pirates", "kaisers-pirates"),
)


def take(browser: Browser, server: Server, shot: Shot) -> None:
    size = DESK if shot.size == "desk" else PHONE
    phone = shot.size == "phone"
    context = browser.new_context(
        base_url=server.url,
        viewport=size,
        device_scale_factor=shot.scale,
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",
        locale="en",
    )
    page = context.new_page()
    page.goto("/" + shot.address)
    page.wait_for_load_state("networkidle")
    if shot.do is not None:
        shot.do(page)
    page.wait_for_timeout(700)
    save(page.screenshot(animations="disabled"), PICTURES / f"{shot.name}.png")
    context.close()


def save(png: bytes, path: Path) -> None:
    """256 colours are enough for drawings and make the file a quarter of its size."""
    with Image.open(io.BytesIO(png)) as picture:
        picture.convert("RGB").quantize(256, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)


def compare(shots: tuple[Shot, ...]) -> str:
    """A page with each screen beside its design, and the two laid over one another with a slider."""
    parts = []
    for shot in shots:
        if not (PICTURES / f"{shot.name}.png").is_file():
            continue
        title = html.escape(shot.title)
        mine = f'<figure><img src="{shot.name}.png" alt="{title}, in the client" loading="lazy">'
        mine += "<figcaption>client</figcaption></figure>"
        design = ""
        if shot.mockup is not None and (DESIGN / f"{shot.mockup}.png").is_file():
            design = f'<figure><img src="mockup/{shot.mockup}.png" alt="{title}, as designed" loading="lazy">'
            design += "<figcaption>design</figcaption></figure>"
        kind = f"pair {shot.size}" if design else f"single {shot.size}"
        parts.append(f'<section class="{kind}"><h2>{title}</h2>{design}{mine}</section>')
    return PAGE.replace("@@", "\n".join(parts))


PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Quarterdeck: the screens beside their design</title>
<style>
  body { margin: 0; padding: 24px; background: #14333d; color: #f5f0e0; font: 15px/1.5 sans-serif; }
  h1, h2 { font-family: Georgia, "DejaVu Serif", serif; font-weight: 600; }
  section { display: grid; gap: 4px 18px; margin: 0 0 44px; }
  section.pair { grid-template-columns: 1fr 1fr; }
  section.single.desk { max-width: 50%; }
  section.phone { grid-template-columns: repeat(2, minmax(0, 390px)); }
  h2 { grid-column: 1 / -1; margin: 0; }
  figure { margin: 0; }
  img { width: 100%; display: block; border: 1px solid #b88a3a; }
  figcaption { color: #e0bd6e; }
</style>
<h1>The screens beside their design</h1>
<p>Written by <code>tools/pictures.py</code>. Left the design, right the client.</p>
@@
</html>
"""


def all_shots() -> tuple[Shot, ...]:
    return GALLERY


def copy_design(folder: Path) -> None:
    """Renew the copies of the designs from a folder that holds them."""
    DESIGN.mkdir(parents=True, exist_ok=True)
    for name in {shot.mockup for shot in all_shots() if shot.mockup}:
        shutil.copyfile(folder / f"{name}.png", DESIGN / f"{name}.png")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these pictures")
    parser.add_argument(
        "--design", type=Path, help="folder of the design's pictures, to renew the copies from"
    )
    chosen = parser.parse_args()
    reason = missing_browser() or build_client()
    if reason is not None:
        print(f"pictures: {reason}", file=sys.stderr)
        return 1
    if chosen.design is not None:
        copy_design(chosen.design)
    PICTURES.mkdir(parents=True, exist_ok=True)
    shots = all_shots()
    with served() as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for shot in shots:
            if not chosen.names or shot.name in chosen.names:
                take(browser, server, shot)
                print(f"docs/pictures/{shot.name}.png")
        browser.close()
    (PICTURES / "compare.html").write_text(compare(shots), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
