"""The browser client on the largest scenario, in headless Chromium, from the browser's own trace.

    .venv/bin/python benchmarks/web_trafalgar.py

First paint of the table, frames a second while the chart is dragged and zoomed, long tasks while ships are
selected, and the compressed size of the script of the first screen. Writes benchmarks/web_trafalgar.json.
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

from browser import DESK, build_client, launch, missing_browser, served

TARGET = {"paint_ms": 1500, "fps": 55, "long_task_ms": 200, "script_kb": 300}
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


def table(browser: Browser, url: str) -> Numbers:
    context = browser.new_context(base_url=url, viewport=DESK)
    context.add_init_script(WATCH_LONG_TASKS)
    page = context.new_page()
    match = new_match(page)
    started = time.perf_counter()
    page.goto(f"/#/table/{match}")
    page.wait_for_selector("[data-ship]")
    seen = round((time.perf_counter() - started) * 1000)
    page.wait_for_load_state("networkidle")
    out: Numbers = {"ships": page.locator("[data-ship]").count(), "ships_seen_ms": seen}
    out |= paint(page) | scripts(page)
    out["pan"] = frames(browser, page, drag)
    out["zoom"] = frames(browser, page, wheel)
    out["select"] = select(page)
    context.close()
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


def report(home: Numbers, trafalgar: Numbers) -> list[tuple[str, float, str]]:
    return [
        ("first paint of the home page, ms", home["first_contentful_paint_ms"], "< 1500"),
        ("compressed script of the home page, kB", home["script_kb"], "< 300"),
        ("first paint of Trafalgar, ms", trafalgar["first_contentful_paint_ms"], "< 1500"),
        ("every ship of Trafalgar on the chart, ms", trafalgar["ships_seen_ms"], "< 1500"),
        ("pan, frames a second", trafalgar["pan"]["fps"], ">= 55"),
        ("zoom, frames a second", trafalgar["zoom"]["fps"], ">= 55"),
        ("processor time of a frame while panning, ms", trafalgar["pan"]["page_cpu_ms"], "< 16"),
        ("longest task when a ship is selected, ms", trafalgar["select"]["longest_task_ms"], "< 200"),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.parse_args()
    reason = missing_browser() or build_client()
    if reason is not None:
        print(f"web_trafalgar: {reason}", file=sys.stderr)
        return 1
    before = os.getloadavg()[0]
    with served() as server, sync_playwright() as playwright:
        browser = launch(playwright)
        home = first_screen(browser, server.url)
        trafalgar = table(browser, server.url)
        version = browser.version
        browser.close()
    machine = {
        "chromium": version,
        "cores": os.cpu_count(),
        "machine": platform.machine(),
        "load_before": round(before, 2),
        "load_after": round(os.getloadavg()[0], 2),
    }
    out = {"machine": machine, "target": TARGET, "home": home, "trafalgar": trafalgar}
    target = Path(__file__).with_suffix(".json")
    target.write_text(json.dumps(out, indent=1) + "\n")
    for name, value, wanted in report(home, trafalgar):
        print(f"{name:45} {value:>8}   {wanted}")
    print(f"load {machine['load_before']} before, {machine['load_after']} after; {target.name} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
