"""Pictures of every screen for the documentation, beside the design of the same screen.

    .venv/bin/python tools/pictures.py [NAME ...]       # all if no name is given

Builds the client, starts a server, drives Chromium, writes docs/pictures/*.webp and compare.html there.
The screens of the gallery show the sample states of the design; those of the live client show real matches.
"""

from __future__ import annotations

import argparse
import html
import io
import re
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

import quarterdeck
from browser import DESK, PHONE, ROOT, build_client, build_gallery, launch, missing_browser, served
from quarterdeck.kernel import Game
from services import Server

PICTURES = ROOT / "docs" / "pictures"
DESIGN = PICTURES / "mockup"
SIZES = {
    "desk": DESK,
    "phone": PHONE,
    "1280": {"width": 1280, "height": 720},
    "1100": {"width": 1100, "height": 760},
    "820": {"width": 820, "height": 1180},
}


@dataclass(frozen=True)
class Shot:
    """One picture: where to go, what to do there, and which design it is to be like."""

    name: str
    title: str
    address: str
    mockup: str | None = None
    size: str = "desk"
    scale: float = 1
    press: tuple[str, ...] = ()
    """Names of tabs and buttons pressed before the picture is taken."""
    hover: str = ""
    """The button under the pointer: by the beginning of its name."""
    until: str = ""
    """The match is played on, before the eyes of the page, until this is seen."""
    key: str = ""  # pressed at the end
    away: bool = False  # the player comes back, and has seen nothing yet
    wait: str = ""  # seen at the end, however long that takes


# What the live screens below do not show: the samples of the design itself.
GALLERY = (
    Shot("flying-colors-night", "Night watch", "#/gallery/flying-colors?theme=night", "flying-colors-night"),
    Shot("kaisers-pirates-duel", "A duel", "#/gallery/kaisers-pirates-duel", "kaisers-pirates-duel"),
)


# ---- the live client ----------------------------------------------------------------------------

HUMAN = {"kind": "human"}
WISHES = {
    "flying-colors": ("shoot hull", "fire .*", "answer .*", "activate .*", "form .*", "ahead", "finish .*"),
    "sails-of-glory": (
        "deploy .* (300|450|600) .*",
        "deploy-heading .* (0|18000)",
        "fire .*",
        "plan .* [A-D](1|9|11|7)",
        "token .* (fire|musk).*",
        "token .* reload.*",
        "plan .*",
    ),
    "kaisers-pirates": ("commit .*", "place ship .*", "ready", "play .*", "go", "target .*"),
}


@dataclass(frozen=True)
class Scene:
    """A real match, played on by the server's own answers until something worth a picture is asked.

    `fought`: computers hold every seat and the match is played to its end.
    `led`: lieutenants play every seat here, move for move, until this holds; then the first seat is ours.
    """

    game: str
    scenario: str
    seats: tuple[str, ...]
    until: Callable[[dict[str, Any]], bool]
    seed: int = 1805
    most: int = 400
    fought: bool = False
    led: Callable[[Game[Any, Any]], bool] | None = None
    wishes: tuple[str, ...] = ()  # instead of those of the game
    options: dict[str, Any] = field(default_factory=dict)


def decided(state: dict[str, Any], *tags: str) -> bool:
    return any(offer["tag"] in tags for offer in state["decision"]["actions"])


def fired_last(state: dict[str, Any]) -> bool:
    """Whether guns fired in the turn before the one that is planned."""
    told = [event["what"] for event in state["events"]]
    turns = [i for i, what in enumerate(told) if what == "sg-turn"]
    return len(turns) > 1 and "sg-fires" in told[turns[-2] : turns[-1]]


def close_action(game: Game[Any, Any]) -> bool:
    """A British ship under way in the thick of the battle, an enemy's stern before her guns."""
    offers = game.pending.get("british", ())
    if not {"ahead", "wear", "fire"} <= {str(action).partition(" ")[0] for action in offers}:
        return False
    shots = (action for action in offers if str(action).startswith("fire"))
    seen = (game.rules.preview(game, "british", shot) for shot in shots)
    return any(shot.attack == "stern-rake" and shot.range <= 3 for shot in seen)


SCENES = {
    "flying-colors-live": Scene(
        "flying-colors",
        "cape-ortegal",
        ("british", "french"),
        lambda state: state["view"]["turn"] >= 2 and decided(state, "fire") and decided(state, "ahead"),
    ),
    "trafalgar-live": Scene(
        "flying-colors", "trafalgar", ("british", "allied"), lambda _: True, 1, led=close_action
    ),
    "sails-of-glory-live": Scene(
        "sails-of-glory",
        "enemy_in_sight",
        ("british", "french"),
        lambda state: state["view"]["turn"] >= 4 and decided(state, "plan") and fired_last(state),
        options={"level": "advanced"},
    ),
    "fleet": Scene("flying-colors", "trafalgar", ("british", "allied"), lambda _: True, 3),
    "told": Scene(
        "flying-colors", "cape-ortegal", ("british", "french"), lambda state: state["view"]["turn"] >= 3
    ),
    "plays": Scene("kaisers-pirates", "two-players", ("north", "south"), lambda _: True, 5),
    "seal": Scene(
        "sails-of-glory",
        "enemy_in_sight",
        ("british", "french"),
        lambda state: state["view"]["turn"] >= 2 and decided(state, "seal"),
        options={"level": "advanced"},
    ),
    "declare": Scene(
        "sails-of-glory",
        "enemy_in_sight",
        ("british", "french"),
        lambda state: decided(state, "fire") and bool(state["view"]["chosen"]["orders"]),
        options={"level": "advanced"},
        wishes=(
            "deploy .* (300|450|600) .*",
            "deploy-heading .* (0|18000)",
            "plan .* [A-D](1|9|11|7)",
            "token .* fire.*",
            "plan .*",
        ),
    ),
    "deploy": Scene("sails-of-glory", "enemy_in_sight", ("british", "french"), lambda _: True),
    "battle": Scene("flying-colors", "cape-henry", ("british", "french"), lambda _: False, 11, fought=True),
    "short": Scene(
        "flying-colors", "goza-de-candia", ("british", "french"), lambda _: False, 11, fought=True
    ),
    "raid": Scene(
        "kaisers-pirates", "three-players", ("north", "east", "south"), lambda _: False, 11, fought=True
    ),
    "duel": Scene(
        "sails-of-glory", "in_shallow_waters", ("british", "french"), lambda _: False, 11, fought=True
    ),
    "kaisers-pirates-live": Scene(
        "kaisers-pirates",
        "three-players",
        ("north", "east", "south"),
        # who lays nothing has cards to answer with
        lambda state: sum(offer["tag"] == "react" for offer in state["decision"]["actions"]) >= 2,
        wishes=("ready", "pass"),
    ),
}


def staged(page: Page, scene: Scene) -> str:
    """The id of a match of the scene, ready to be looked at."""
    if scene.led is not None:
        return led(page, scene, scene.led)
    mine, *others = scene.seats
    bot = {"kind": "bot", "level": "lieutenant"}  # who looks ahead takes hours over all of them
    body = {
        "game": scene.game,
        "scenario": scene.scenario,
        "seed": scene.seed,
        "options": scene.options,
        "seats": {mine: bot if scene.fought else HUMAN, **dict.fromkeys(others, bot)},
    }
    match = str(post(page, "/api/matches", body)["id"])
    for _ in range(scene.most):
        state = waited(page, match)
        if state["decision"] is None or scene.until(state):
            break
        action = preferred(state["decision"], scene.wishes or WISHES[scene.game])
        post(page, f"/api/matches/{match}/actions", {"decision": state["decision"]["id"], "action": action})
    return match


def led(page: Page, scene: Scene, ready: Callable[[Game[Any, Any]], bool]) -> str:
    """The same dice here and there: what the lieutenants choose here is posted with the key of their seat."""
    mine, *others = scene.seats
    seats = {mine: HUMAN} | {seat: {"kind": "open", "invite": True} for seat in others}
    body = {"game": scene.game, "scenario": scene.scenario, "seed": scene.seed, "seats": seats}
    made = post(page, "/api/matches", body)
    match, links = str(made["id"]), {key["seat"]: key["key"] for key in made["keys"]}
    keys = {seat: sat_down(page, match, seat, links[seat]) for seat in others}
    game = quarterdeck.load(scene.game).new(scene.scenario, seed=scene.seed)
    bots = {seat: quarterdeck.bot("lieutenant") for seat in game.seats}
    while game.pending and not ready(game):
        seat = next(iter(game.pending))
        decision = game.decision(seat)
        action = game.ask_bot(bots[seat], seat)
        assert decision is not None
        answer = {"decision": decision.id, "action": str(action)}
        post(page, f"/api/matches/{match}/actions", answer, keys.get(seat))
        game.apply(seat, action)
    return match


def sat_down(page: Page, match: str, seat: str, invitation: str) -> str:
    """The key of a seat that another browser has taken by its link."""
    assert page.context.browser is not None
    here = page.request.get("/healthz").url
    friend = page.context.browser.new_context(base_url=here).new_page()
    taken = post(friend, f"/api/matches/{match}/seats/{seat}/claim", {"key": invitation, "name": "Anna"})
    friend.context.close()
    return str(taken["key"]["key"])


def post(page: Page, path: str, body: dict[str, Any], key: str | None = None) -> dict[str, Any]:
    headers = {"x-quarterdeck": "1"} | ({"authorization": f"Bearer {key}"} if key else {})
    reply = page.request.post(path, data=body, headers=headers)
    assert reply.ok, reply.text()
    told: dict[str, Any] = reply.json()
    return told


def waited(page: Page, match: str) -> dict[str, Any]:
    """The state of the match, once something is asked of this browser or it is over."""
    while True:
        state: dict[str, Any] = page.request.get(f"/api/matches/{match}").json()
        if state["decision"] is not None or state["match"]["status"] == "finished":
            return state
        page.wait_for_timeout(30)


def preferred(decision: dict[str, Any], wishes: tuple[str, ...]) -> str:
    actions = [offer["action"] for offer in decision["actions"]]
    for wish in wishes:
        for action in actions:
            if re.fullmatch(wish, action):
                return str(action)
    return str(actions[0])


def live(name: str, title: str, route: str = "table", size: str = "desk", **more: Any) -> Shot:
    """A picture of a real match; the scene has the name of the picture without what it adds."""
    return Shot(name, title, route, size=size, scale=2 if size == "phone" else 1, **more)


CARD = "[data-testid=story-card]"
RULE = "[data-testid=rule] p"
HINT = "[data-testid=captain] li"
SHOT = f"{CARD}:has-text(' hull')"


def tablets(scene: str, title: str, short: str) -> tuple[Shot, ...]:
    return tuple(
        live(f"{scene}-{size}", f"{title}, {size} px wide", size=size, mockup=f"learn-tablet-{short}-{size}")
        for size in ("1100", "820")
    )


NEXT = "The next beat"  # first what the crews do, then all sail, then the first broadside
SAIL = ("This turn", "Watch the turn again", NEXT)
FIRE = (*SAIL, NEXT)
ROLL = "Show the arithmetic of this roll"
LIVE = (
    Shot("home-live", "Home of a returning player", "#/", "learn-home"),
    Shot("new-game-live", "New game: Flying Colors", "#/new/flying-colors", "learn-new-game"),
    Shot("new-game-sails", "New game: Sails of Glory", "#/new/sails-of-glory"),
    Shot("new-game-pirates", "New game: The Kaiser's Pirates", "#/new/kaisers-pirates"),
    live("flying-colors-live", "Cape Ortegal, live", mockup="flying-colors"),
    live("flying-colors-live-ship", "A ship's sheet, live", mockup="flying-colors-ship-tab", press=("Ship",)),
    live("trafalgar-live", "Trafalgar, live", mockup="flying-colors", hover="stern rake"),
    live("sails-of-glory-live", "Enemy in sight, live: planning", mockup="sog-planning"),
    live("sails-of-glory-live-sailing", "All sail at once, live", mockup="sog-move", press=SAIL),
    live("sails-of-glory-live-fire", "A broadside, live", mockup="sog-rake", press=FIRE),
    live("kaisers-pirates-live", "Three players, live", mockup="kaisers-pirates"),
    live(
        "battle-replay",
        "Replay: Cape Henry",
        "replay?at=80",
        mockup="flying-colors-log-tab",
        press=("Log", ROLL),
    ),
    live("raid-replay", "Replay: The Kaiser's Pirates", "replay?at=40", press=(ROLL,)),
    live("duel-replay", "Replay: Sails of Glory", "replay?at=60"),
    live(
        "flying-colors-live-phone",
        "Cape Ortegal on a phone, live",
        size="phone",
        mockup="flying-colors-phone",
    ),
    live("sails-of-glory-live-phone", "Enemy in sight on a phone, live", size="phone", mockup="sog-phone"),
    live(
        "kaisers-pirates-live-phone",
        "Three players on a phone, live",
        size="phone",
        mockup="kaisers-pirates-phone",
    ),
    Shot("my-games", "My games", "#/games"),
    Shot("lobby", "Lobby", "#/lobby"),
    # the second set of designs: the story, learning, every size
    live("told-playback", "Their turn is told", mockup="story-fc-playback", until=SHOT),
    live("told-recap", "Since your last turn", mockup="story-fc-recap", away=True),
    live("fleet-orders", "A column follows", mockup="story-fc-orders", until="[data-testid=sail-column]"),
    live("plays-told", "A play is told", mockup="story-kp-plays", until=CARD),
    live("plays-round", "The end of a round", mockup="story-kp-round", until="[data-testid=round]"),
    live("told-phone", "Their turn on a phone", size="phone", mockup="story-phone-fc-playback", until=SHOT),
    live("told-phone-recap", "Since your last turn", size="phone", mockup="story-phone-fc-recap", away=True),
    live("plays-phone", "A play on a phone", size="phone", mockup="story-phone-kp-plays", until=CARD),
    live("deploy-live", "Setting out", mockup="learn-sails-deploy"),
    *tablets("flying-colors-live", "Cape Ortegal", "fc"),
    *tablets("sails-of-glory-live", "Enemy in sight", "sog"),
    *tablets("kaisers-pirates-live", "Three players", "kp"),
    live("seal-live", "Sealing", mockup="learn-sails-seal", wait="[data-testid=seal-sheet]"),
    live("declare-live", "Declared fire", mockup="learn-sails-fire", press=("This turn",)),
    live("sails-of-glory-live-plan", "Planning", mockup="learn-sails-plan", press=("This turn",)),
    live("flying-colors-live-hover", "A card of any ship", mockup="learn-hover", hover="^Formidable.*hull"),
    live(
        "flying-colors-live-rule",
        "A rule beside the table",
        mockup="learn-rules-sheet",
        press=("Rule 12.9",),
        wait=RULE,
    ),
    live("flying-colors-live-hint", "What the captain would do", mockup="story-hint-fc", key="h", wait=HINT),
    live(
        "sails-of-glory-live-hint", "What the captain would do", mockup="story-hint-sog", key="h", wait=HINT
    ),
    live(
        "short-review",
        "After the battle",
        "review",
        mockup="story-review",
        press=("Look into it",),
        wait=".accounts",
    ),
    Shot("new-game-1280", "New game, 1280 px wide", "#/new/flying-colors", "learn-new-game-1280", "1280"),
    Shot("learn", "Learning", "#/learn", "learn-page"),
    Shot("guided-fc", "A guided game", "#/learn/flying-colors", "learn-guided-flying-colors"),
    Shot("guided-kp", "A guided game", "#/learn/kaisers-pirates", "learn-guided-kaisers-pirates"),
    Shot("guided-sog", "A guided game", "#/learn/sails-of-glory", "learn-guided-sails-of-glory"),
    Shot("rules", "The rules", "#/rules/flying-colors/12.5", "learn-rules"),
    live("flying-colors-live-keys", "The keys", mockup="learn-keys", key="?"),
)


def take(browser: Browser, server: Server, shot: Shot, matches: Matches) -> None:
    small = shot.size == "phone"
    address = shot.address
    if not address.startswith("#"):
        route, _, share = address.partition("?at=")
        match = matches.of(shot.name)
        address = f"#/{route}/{match}" + (f"?step={matches.step(match, int(share))}" if share else "")
    context = browser.new_context(
        base_url=server.url,
        viewport=SIZES[shot.size],  # type: ignore[arg-type]
        device_scale_factor=shot.scale,
        has_touch=small,
        is_mobile=small,
        reduced_motion="reduce",
        locale="en",
        storage_state=matches.cookies,
    )
    page = context.new_page()
    if shot.away:
        match = matches.of(shot.name)
        page.add_init_script(f"localStorage.setItem('quarterdeck.seen.{match}.british', '0')")
    page.goto("/" + address)
    page.wait_for_load_state("networkidle")
    if shot.until:
        played_until(page, matches.of(shot.name), shot.until)
    for name in shot.press:
        page.get_by_role("tab", name=name).or_(page.get_by_role("button", name=name)).first.click()
    if shot.hover:
        page.get_by_role("button", name=re.compile(shot.hover)).first.hover()
    if shot.key:
        page.keyboard.press(shot.key)
    if shot.wait:
        page.locator(shot.wait).first.wait_for(timeout=300_000)
    page.wait_for_timeout(900)
    save(page.screenshot(animations="disabled"), PICTURES / f"{shot.name}.webp")
    context.close()


def played_until(page: Page, match: str, seen: str) -> None:
    """Play on by the server while the page looks, and skip what is told, until it shows what is wanted."""
    game = page.request.get(f"/api/matches/{match}").json()["match"]["game"]
    for _ in range(600):
        page.wait_for_timeout(120)
        if page.locator(seen).count():
            page.wait_for_timeout(700)  # what others do next may be told over it
            if page.locator(seen).count():
                return
        page.evaluate("document.querySelector('[data-testid=story-skip]')?.click()")
        if page.locator(seen).count():
            continue
        decision = waited(page, match)["decision"]
        if decision is None:
            break
        answer = {"decision": decision["id"], "action": preferred(decision, WISHES[game])}
        page.request.post(f"/api/matches/{match}/actions", data=answer, headers={"x-quarterdeck": "1"})
    raise AssertionError(f"{seen} was never seen")


class Matches:
    """The matches of the live pictures, made when they are first wanted, all by the same browser."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._context = browser.new_context(base_url=server.url)
        self._page = self._context.new_page()
        self._made: dict[str, str] = {}

    @property
    def cookies(self) -> Any:
        return self._context.storage_state()

    def of(self, picture: str) -> str:
        name = max((name for name in SCENES if picture.startswith(name)), key=len)
        if name not in self._made:
            self._made[name] = staged(self._page, SCENES[name])
        return self._made[name]

    def step(self, match: str, share: int) -> int:
        """The step at so many hundredths of a match."""
        ends = self._page.request.get(f"/api/matches/{match}/timeline").json()["ends"]
        return len(ends) * share // 100


def save(png: bytes, path: Path) -> None:
    """Three fifths of its size, in a format that suits drawings: all pictures together stay under 4 MB."""
    with Image.open(io.BytesIO(png)) as picture:
        small = (picture.width * 3 // 5, picture.height * 3 // 5)
        picture.convert("RGB").resize(small, Image.Resampling.LANCZOS).save(path, quality=48, method=6)


def compare(shots: tuple[Shot, ...]) -> str:
    """A page with each screen beside its design, and the two laid over one another with a slider."""
    parts = []
    for shot in shots:
        if not (PICTURES / f"{shot.name}.webp").is_file():
            continue
        title = html.escape(shot.title)
        mine = f'<figure><img src="{shot.name}.webp" alt="{title}, in the client" loading="lazy">'
        mine += "<figcaption>client</figcaption></figure>"
        design = ""
        if shot.mockup is not None and (DESIGN / f"{shot.mockup}.webp").is_file():
            source = f"mockup/{shot.mockup}.webp"
            design = f'<figure><img src="{source}" alt="{title}, as designed" loading="lazy">'
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
    return GALLERY + LIVE


def copy_designs(folders: list[Path]) -> None:
    """Renew the copies of the designs from the folders that hold them."""
    DESIGN.mkdir(parents=True, exist_ok=True)
    for name in {shot.mockup for shot in all_shots() if shot.mockup}:
        found = next(f for folder in folders if (f := folder / f"{name}.png").is_file())
        save(found.read_bytes(), DESIGN / f"{name}.webp")


def photograph(playwright: Playwright, server: Server, shots: tuple[Shot, ...], names: list[str]) -> None:
    browser = launch(playwright)
    matches = Matches(browser, server)
    for shot in sorted(shots, key=lambda shot: shot.address.startswith("#/")):
        if not names or shot.name in names:
            take(browser, server, shot, matches)
            print(f"docs/pictures/{shot.name}.webp", flush=True)
    browser.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these pictures")
    parser.add_argument(
        "--design", type=Path, action="append", help="a folder of the designs, to renew the copies from"
    )
    chosen = parser.parse_args()
    reason = missing_browser() or build_client()
    if reason is not None:
        print(f"pictures: {reason}", file=sys.stderr)
        return 1
    if chosen.design is not None:
        copy_designs(chosen.design)
    PICTURES.mkdir(parents=True, exist_ok=True)
    shots = all_shots()
    with tempfile.TemporaryDirectory(prefix="qd-gallery-") as folder:
        build_gallery(Path(folder))  # before the server looks for it
        with served(client=Path(folder)) as server, sync_playwright() as playwright:
            photograph(playwright, server, shots, chosen.names)
    (PICTURES / "compare.html").write_text(compare(shots), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
