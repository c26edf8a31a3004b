"""The browser client on the largest scenario, in headless Chromium, from the browser's own trace.

    .venv/bin/python benchmarks/web_trafalgar.py

First paint of the table, frames a second while the chart is dragged and zoomed and while the others' turn is
told, long tasks while ships are selected, the clicks of a turn from the press to the picture that shows what
came of it, and the compressed size of the script of the first screen. Prints a table and writes
benchmarks/web_trafalgar.json; --clicks measures the clicks and the telling alone, and writes nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "support"))

from browser import DESK, build_client, launch, missing_browser, served
from fleet_page import order
from table_page import Sight

TARGET = {
    "paint_ms": 1500,
    "ships_seen_ms": 900,
    "fps": 55,
    "long_task_ms": 200,
    "script_kb": 100,
    "click_median_ms": 120,
    "click_p95_ms": 250,
}
CLICKS = 30
OPENINGS = 5
TIMELINE = "disabled-by-default-devtools.timeline"
FRAMES = ["cc", "benchmark", "devtools.timeline", TIMELINE, TIMELINE + ".frame", "toplevel"]
WATCH_LONG_TASKS = """
window.longTasks = [];
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) window.longTasks.push({ at: task.startTime, ms: task.duration });
}).observe({ type: 'longtask', buffered: true });
"""
DRAG = """(ms) => new Promise((done) => {
  const board = document.querySelector('.board');
  const end = performance.now() + ms;
  const send = (type, clientX, clientY) => {
    const button = type === 'pointermove' ? -1 : 0;
    const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button, buttons: 1 };
    const how = { ...mouse, clientX, clientY, bubbles: true, cancelable: true };
    board.dispatchEvent(new PointerEvent(type, how));
  };
  let step = 0;
  send('pointerdown', 900, 520);
  const turn = () => {
    const swing = Math.abs((step++ % 80) - 40) * 6;
    if (performance.now() > end) {
      send('pointerup', 780 + swing, 460 + swing / 2);
      return done();
    }
    send('pointermove', 780 + swing, 460 + swing / 2);
    requestAnimationFrame(turn);
  };
  turn();
})"""
WHEEL = """(ms) => new Promise((done) => {
  const board = document.querySelector('.board');
  const end = performance.now() + ms;
  let step = 0;
  const turn = () => {
    if (performance.now() > end) return done();
    const deltaY = step++ % 60 < 30 ? 18 : -18;
    const how = { deltaY, clientX: 800, clientY: 500, bubbles: true, cancelable: true };
    board.dispatchEvent(new WheelEvent('wheel', how));
    requestAnimationFrame(turn);
  };
  turn();
})"""
# A real click, the state that answers it, and the moment after the picture of it was made.
# The telling does not stop where something of mine is hit.
WATCH_CLICKS = """
localStorage.setItem('quarterdeck.prefs', '{"holdHits":false}');
window.answered = [];
let pressed = 0;
addEventListener('click', (e) => { if (e.isTrusted) pressed = e.timeStamp; }, true);
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', (e) => {
      if (!pressed || !String(e.data).startsWith('{"type":"state"')) return;
      const [click, told] = [pressed, performance.now()];
      pressed = 0;
      requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.onmessage = () =>
          window.answered.push({ server: told - click, page: performance.now() - told });
        after.port2.postMessage(0);
      });
    });
  }
};
"""
TELLING = """(ms) => new Promise((done) => {
  const begun = performance.now();
  let frames = 0;
  let shown = 0;
  const next = () => {
    frames++;
    shown += document.querySelectorAll('[data-testid=story]').length;
    const gone = performance.now() - begun;
    if (gone > ms) done({ fps: (frames * 1000) / gone, shown: shown / frames });
    else requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
})"""
Numbers = dict[str, Any]


def new_match(page: Page) -> str:
    body = {
        "game": "flying-colors",
        "scenario": "trafalgar",
        "seed": 1805,
        "seats": {"british": {"kind": "human"}, "allied": {"kind": "bot", "level": "random"}},
    }
    reply = page.request.post("/api/matches", data=body, headers={"x-quarterdeck": "1"})
    assert reply.ok, reply.text()
    return str(reply.json()["id"])


def first_screen(browser: Browser, url: str) -> Numbers:
    """What the home page loads and when it paints, with an empty cache."""
    page = browser.new_context(base_url=url, viewport=DESK).new_page()
    page.goto("/")
    page.wait_for_selector("main")
    page.wait_for_load_state("networkidle")
    out = {**paint(page), **scripts(page)}
    page.context.close()
    return out


def paint(page: Page) -> Numbers:
    entries = page.evaluate("performance.getEntriesByType('paint').map((e) => [e.name, e.startTime])")
    return {"first_contentful_paint_ms": round(dict(entries)["first-contentful-paint"])}


def scripts(page: Page) -> Numbers:
    """Bytes of script as they crossed the wire, and unpacked."""
    read = """performance.getEntriesByType('resource').filter((e) => /\\.js$/.test(new URL(e.name).pathname))
        .map((e) => [e.encodedBodySize, e.decodedBodySize])"""
    sizes = page.evaluate(read)
    return {
        "script_kb": round(sum(packed for packed, _ in sizes) / 1000, 1),
        "script_unpacked_kb": round(sum(plain for _, plain in sizes) / 1000, 1),
    }


def opened(browser: Browser, url: str) -> tuple[Page, int]:
    """A table in a browser that has been nowhere yet, and the milliseconds until its ships are seen."""
    context = browser.new_context(base_url=url, viewport=DESK)
    context.add_init_script(WATCH_LONG_TASKS)
    page = context.new_page()
    match = new_match(page)
    started = time.perf_counter()
    page.goto(f"/#/table/{match}")
    page.wait_for_selector("[data-ship]")
    return page, round((time.perf_counter() - started) * 1000)


def table(browser: Browser, url: str) -> Numbers:
    page, seen = opened(browser, url)
    tries = [seen]
    while len(tries) < OPENINGS:
        page.context.close()
        page, seen = opened(browser, url)
        tries.append(seen)
    page.wait_for_load_state("networkidle")
    out: Numbers = {
        "ships": page.locator("[data-ship]").count(),
        "ships_seen_ms": round(statistics.median(tries)),
        "ships_seen_slowest_ms": max(tries),
    }
    out |= paint(page) | scripts(page)
    out["pan"] = frames(browser, page, drag)
    out["zoom"] = frames(browser, page, wheel)
    out["select"] = select(page)
    page.context.close()
    return out


def drag(page: Page, until: float) -> None:
    """Drag the chart to and fro, a little at every frame, as a hand does. From inside the page: a pointer
    moved from outside waits for the answer of the page each time, and the frames would count the messages."""
    place = "document.querySelector('.world').style.transform"
    before = page.evaluate(place)
    page.evaluate(DRAG, max(0.0, until - time.perf_counter()) * 1000)
    assert page.evaluate(place) != before, "the chart did not move"


def wheel(page: Page, until: float) -> None:
    """Turn the wheel to and fro at every frame, from inside the page for the same reason."""
    page.evaluate(WHEEL, max(0.0, until - time.perf_counter()) * 1000)


def frames(browser: Browser, page: Page, gesture: Any, seconds: float = 4) -> Numbers:
    """Frames the compositor presented while a gesture went on, and how long they were apart."""
    browser.start_tracing(page=page, categories=FRAMES)
    gesture(page, time.perf_counter() + seconds)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    drawn = sorted(e["ts"] / 1000 for e in trace if e.get("name") == "DrawFrame")
    gaps = [after - before for before, after in pairwise(drawn)]
    main = [e for e in trace if e.get("name") == "ProxyMain::BeginMainFrame" and "dur" in e]
    tasks = [e["dur"] / 1000 for e in trace if e.get("name") == "RunTask" and "dur" in e]
    return {
        "fps": round(1000 * len(gaps) / (drawn[-1] - drawn[0]), 1),
        "gap_median_ms": round(statistics.median(gaps), 1),
        "gap_p95_ms": round(sorted(gaps)[int(len(gaps) * 0.95)], 1),
        "longest_task_ms": round(max(tasks, default=0)),
        # processor time of the page itself for one frame: it says more than the clock on a busy machine
        "page_cpu_ms": round(statistics.median(e.get("tdur", e["dur"]) / 1000 for e in main), 1),
    }


def select(page: Page, count: int = 8) -> Numbers:
    """Select ships in the line of battle, one after the other, and look at the longest task of each."""
    rows = page.locator(".fleet .row")
    longest = []
    for index in range(min(count, rows.count())):
        page.wait_for_timeout(250)
        page.evaluate("window.longTasks.length = 0")
        rows.nth(index).click()
        page.wait_for_timeout(500)
        longest.append(max((task["ms"] for task in page.evaluate("window.longTasks")), default=0))
    return {
        "ships": len(longest),
        "longest_task_ms": round(max(longest)),
        "median_task_ms": round(statistics.median(longest)),
    }


def clicks(browser: Browser, url: str) -> Numbers:
    """A player's clicks through his turns, the columns following their leaders."""
    context = browser.new_context(base_url=url, viewport=DESK)
    context.add_init_script(WATCH_CLICKS)
    sight = Sight(context.new_page())
    sight.go("/").open_table(new_match(sight.page))
    telling: Numbers = {}
    for done in range(CLICKS):
        decision = resting(sight)
        if not telling:
            telling = told_again(sight.page)
        before = sight.state()
        order(sight, decision)
        assert sight.until(lambda before=before: sight._moved_on(before, None)), decision
        assert sight.until(lambda done=done: sight.page.evaluate("answered.length") > done, 5), decision
    answered = sight.page.evaluate("answered")
    context.close()
    both = sorted(one["server"] + one["page"] for one in answered)
    return {
        "clicks": len(both),
        "median_ms": round(statistics.median(both)),
        "p95_ms": round(both[int(len(both) * 0.95)]),
        "server_median_ms": round(statistics.median(one["server"] for one in answered)),
        "page_median_ms": round(statistics.median(one["page"] for one in answered)),
        "telling": telling,
    }


def resting(sight: Sight) -> Any:
    """The decision the page has come to, once nothing more follows of itself."""
    while True:
        decision = sight.wait_for_decision()
        state = sight.state()
        sight.until(lambda state=state: sight._asks(state) or sight._moved_on(state, None))
        sight.page.wait_for_timeout(300)
        if not sight._moved_on(state, None) and sight._asks(state):
            return decision


def told_again(page: Page, seconds: float = 4) -> Numbers:
    """Their last turn once more, if there was one to tell: pictures a second while it is told."""
    again = page.locator(".strip .play")
    if not again.is_enabled():
        return {}
    again.click()
    page.wait_for_selector("[data-testid=story]")
    told: Numbers = page.evaluate(TELLING, seconds * 1000)
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-testid=story]", state="detached")
    return {key: round(value, 2) for key, value in told.items()}


def report(home: Numbers, trafalgar: Numbers) -> list[tuple[str, float, str]]:
    return [
        ("first paint of the home page, ms", home["first_contentful_paint_ms"], "< 1500"),
        ("compressed script of the home page, kB", home["script_kb"], "< 100"),
        ("first paint of Trafalgar, ms", trafalgar["first_contentful_paint_ms"], "< 1500"),
        ("every ship of Trafalgar on the chart, median of five, ms", trafalgar["ships_seen_ms"], "< 900"),
        ("pan, frames a second", trafalgar["pan"]["fps"], ">= 55"),
        ("zoom, frames a second", trafalgar["zoom"]["fps"], ">= 55"),
        ("processor time of a frame while panning, ms", trafalgar["pan"]["page_cpu_ms"], "< 16"),
        ("longest task when a ship is selected, ms", trafalgar["select"]["longest_task_ms"], "< 200"),
    ]


def click_report(measured: Numbers) -> list[tuple[str, float, str]]:
    return [
        ("click to change, median, ms", measured["median_ms"], "< 120"),
        ("click to change, 95 %, ms", measured["p95_ms"], "< 250"),
        ("  of it until the server has answered, ms", measured["server_median_ms"], ""),
        ("  of it until the page shows it, ms", measured["page_median_ms"], ""),
        ("telling their turn, frames a second", measured["telling"].get("fps", 0), ">= 55"),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--clicks", action="store_true", help="only the clicks and the telling")
    only = parser.parse_args().clicks
    reason = missing_browser() or build_client()
    if reason is not None:
        print(f"web_trafalgar: {reason}", file=sys.stderr)
        return 1
    before = os.getloadavg()[0]
    with served() as server, sync_playwright() as playwright:
        browser = launch(playwright)
        if not only:
            home = first_screen(browser, server.url)
            trafalgar = table(browser, server.url)
        measured = clicks(browser, server.url)
        version = browser.version
        browser.close()
    lines = click_report(measured)
    if not only:
        lines = report(home, trafalgar) + lines
    for name, value, wanted in lines:
        print(f"{name:45} {value:>8}   {wanted}")
    load = (round(before, 2), round(os.getloadavg()[0], 2))
    print(f"load {load[0]} before, {load[1]} after")
    if only:
        return 0
    machine = {
        "chromium": version,
        "cores": os.cpu_count(),
        "machine": platform.machine(),
        "load_before": load[0],
        "load_after": load[1],
    }
    out = {"machine": machine, "target": TARGET, "home": home, "trafalgar": trafalgar, "clicks": measured}
    target = Path(__file__).with_suffix(".json")
    target.write_text(json.dumps(out, indent=1) + "\n")
    print(f"{target.name} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
