"""How many clicks a turn of Trafalgar takes a player whose columns follow their leaders.

    .venv/bin/python benchmarks/web_turn_clicks.py [--turns 3] [--opponent lieutenant]

Every click is a real one on the page. He fires every broadside on offer at close range (a click on it, a
click on the hull), and his columns stop for no others; that and a standing order for answers to fire are
chosen once before the first turn. Prints a table by kind and writes benchmarks/web_turn_clicks.json.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "support"))

from browser import DESK, build_client, launch, missing_browser, served
from fleet_page import order
from table_page import Sight, turn

MOST = 40
CLOSE = 3
SHOOTING = ("fire", "shoot", "answer", "no-answer", "hold-fire")
STANDING = {"answer": "always", "within": 3, "least": 1, "aim": "hull", "beyond": "hold", "ask_raked": False}


def resting(sight: Sight) -> dict[str, Any] | None:
    """The question the page has come to, once nothing more follows of itself; None at the end."""
    while sight.asked():
        state = sight.state()
        sight.until(lambda state=state: sight._asks(state) or sight._moved_on(state, None))
        sight.page.wait_for_timeout(300)
        if not sight._moved_on(state, None) and sight._asks(state):
            return state
    return None


def broadside(sight: Sight, decision: dict[str, Any]) -> str | None:
    """Click a broadside at close range, or what it is aimed at; what was clicked."""
    for offer in decision["actions"]:
        action = offer["action"]
        row = sight.page.locator(f".opt:has([data-action='{action}'])")
        if action == "shoot hull" or (action.startswith("fire ") and near(row.inner_text())):
            row.locator("button.press").click()
            return str(action)
    return None


def near(words: str) -> bool:
    found = re.search(r"range (\d+)", words)
    return found is not None and int(found[1]) <= CLOSE


def counted(sight: Sight, turns: int) -> dict[int, Counter[str]]:
    """The clicks of each turn, by kind."""
    clicks: dict[int, Counter[str]] = {}
    while (state := resting(sight)) is not None and turn(state) <= turns:
        clicked = broadside(sight, state["decision"]) or order(sight, state["decision"])
        kind = "shooting" if clicked.split()[0] in SHOOTING else "sailing"
        clicks.setdefault(turn(state), Counter())[kind] += 1
        assert sight.until(lambda state=state: sight._moved_on(state, None)), clicked
    return clicks


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--opponent", default="lieutenant")
    parser.add_argument("--seed", type=int, default=1805)
    asked = parser.parse_args()
    reason = missing_browser() or build_client()
    if reason is not None:
        print(f"web_turn_clicks: {reason}", file=sys.stderr)
        return 1
    with served() as server, sync_playwright() as playwright:
        browser = launch(playwright)
        context = browser.new_context(base_url=server.url, viewport=DESK, reduced_motion="reduce")
        context.add_init_script(
            f"localStorage.setItem('quarterdeck.prefs', '{json.dumps({'stopWithin': CLOSE})}')"
        )
        sight = Sight(context.new_page())
        seats = {"british": {"kind": "human"}, "allied": {"kind": "bot", "level": asked.opponent}}
        made = sight.go("/").new_match("flying-colors", "trafalgar", seats, seed=asked.seed)
        orders = f"/api/matches/{made['id']}/seats/british/orders"
        head = {"x-quarterdeck": "1"}
        reply = sight.page.request.put(orders, data={"orders": STANDING}, headers=head)
        assert reply.ok, reply.text()
        sight.open_table(str(made["id"]))
        clicks = counted(sight, asked.turns)
        browser.close()
    rows = {str(n): {**kinds, "all": kinds.total()} for n, kinds in clicks.items()}
    for n, row in rows.items():
        print(f"turn {n}: {row['all']:>3} clicks (at most {MOST}) {row}")
    out = {"scenario": "trafalgar", "side": "british", "opponent": asked.opponent, "seed": asked.seed}
    target = Path(__file__).with_suffix(".json")
    target.write_text(json.dumps({**out, "most": MOST, "turns": rows}, indent=1) + "\n")
    return 0 if all(row["all"] <= MOST for row in rows.values()) else 2


if __name__ == "__main__":
    sys.exit(main())
