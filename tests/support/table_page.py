"""What a player sees and does in the browser client, in the words of a player.

Everything is done by clicking what is shown (or by keys); the server is asked only what there is to choose
from and whether the choice has arrived.
"""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, expect

from browser import AXE

Answer = dict[str, Any]
SECONDS = 20.0
BOARD = ".board, .phone"
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# A page that was told to go offline says so itself; that is what the test wants to see.
EXPECTED = re.compile(r"ERR_INTERNET_DISCONNECTED|WebSocket connection to .* failed")


class Sight:
    """One page, and everything it complained about."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        self._granted: Counter[str] = Counter()
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", self._heard)

    def _heard(self, line: ConsoleMessage) -> None:
        if line.type in ("error", "warning") and not EXPECTED.search(line.text):
            self.complaints.append(f"console: {line.text} ({line.location.get('url')})")

    # ---- getting about --------------------------------------------------------------------------

    def go(self, address: str) -> Sight:
        self.page.goto(address)
        return self

    def new_match(self, game: str, scenario: str, seats: Answer, **more: Any) -> Answer:
        """A match made by this browser without clicks, for tests of what comes after."""
        body = {"game": game, "scenario": scenario, "seats": seats, **more}
        reply = self.page.request.post("/api/matches", data=body, headers={"x-quarterdeck": "1"})
        assert reply.ok, reply.text()
        made: Answer = reply.json()
        return made

    def open_table(self, match: str) -> Sight:
        self.go(f"/#/table/{match}")
        return self.at_the_table()

    def at_the_table(self) -> Sight:
        expect(self.page.locator(BOARD).first).to_be_visible(timeout=SECONDS * 1000)
        return self

    @property
    def match(self) -> str:
        found = re.search(r"#/(?:table|replay)/([\w-]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    # ---- the table ------------------------------------------------------------------------------

    def state(self, seat: str | None = None) -> Answer:
        """What the server tells this browser: view, decision, events."""
        reply = self.page.request.get(f"/api/matches/{self.match}" + (f"?seat={seat}" if seat else ""))
        assert reply.ok, reply.text()
        told: Answer = reply.json()
        return told

    def skip_story(self) -> None:
        """Who wants neither the others' turn nor the sheet of a round goes on to the decision."""
        skip = "[data-testid=story-skip], [data-testid=round-on]"
        self.page.evaluate(f"document.querySelector('{skip}')?.click()")

    def clickable(self) -> list[str]:
        """The actions that can be clicked now, in the order they stand on the page."""
        self.skip_story()
        read = """(all) => all.filter((e) => {
            const shown = e.closest('select') ?? e;
            return !shown.disabled && shown.checkVisibility() && !e.closest('[inert]');
        }).map((e) => e.dataset.action)"""
        return list(dict.fromkeys(self.page.locator("[data-action]").evaluate_all(read)))

    def click(self, action: str, seat: str | None = None) -> None:
        """Click an action, a second time where the first click only takes it in hand."""
        before = self.state(seat)
        assert self.until(lambda: self._asks(before)), f"the page does not ask for {action!r}"
        self._pick(action)
        place = self.page.locator(f"[data-action={json.dumps(action)}]:visible").first
        if place.get_attribute("aria-pressed", timeout=5000) == "false":
            place.click(timeout=5000)
        place.click(timeout=5000)
        assert self.until(lambda: self._moved_on(before, seat)), f"a click on {action!r} did nothing"

    def _pick(self, action: str) -> None:
        """What stands in a list is taken from it first; a button then does it."""
        choice = f"option[data-action={json.dumps(action)}]"
        if self.page.locator(choice).count():
            self.page.locator(f"select:has({choice})").select_option(action)

    def _asks(self, state: Answer) -> bool:
        """Whether the page has come to this decision: the others' turn is told first, or skipped."""
        self.skip_story()
        return self.page.locator("main").get_attribute("data-decision") == _id(state)

    def _moved_on(self, before: Answer, seat: str | None) -> bool:
        now = self.state(seat)
        return now["seq"] != before["seq"] or _id(now) != _id(before)

    def choose(self, wishes: Iterable[str] = (), seat: str | None = None) -> str:
        """Click the best of what is offered: the first wish that something meets.

        A wish is a regular expression; one that ends in ` {n}` is granted n times and then forgotten.
        Nothing is clicked where what followed of itself has given the turn to another player: "".
        """
        decision = self._asked_now(seat)
        if decision is None:
            return ""
        legal = [offer["action"] for offer in decision["actions"]]
        shown: list[str] = []

        def offered() -> bool:
            nonlocal shown
            shown = [action for action in self.clickable() if action in legal]
            return bool(shown)

        assert self.until(offered), (
            f"nothing can be clicked; to choose from: {legal[:8]}, {decision['prompt']}"
        )
        for wish in wishes:
            pattern, _, most = wish.partition(" {")
            if most and self._granted[wish] >= int(most.rstrip("}")):
                continue
            for action in shown:
                if re.fullmatch(pattern, action):
                    self._granted[wish] += 1
                    self.click(action, seat)
                    return action
        self.click(shown[0], seat)
        return shown[0]

    def offers(self, seat: str | None = None) -> set[str]:
        """The legal actions, once exactly these can be clicked."""
        decision = self._asked_now(seat)
        assert decision is not None, "another player is asked"
        legal = {offer["action"] for offer in decision["actions"]}
        same = self.until(lambda: set(self.clickable()) == legal, 6)
        shown = set(self.clickable())
        assert same, f"legal but not shown: {legal - shown}; shown but not legal: {shown - legal}"
        return legal

    def _asked_now(self, seat: str | None) -> Answer | None:
        """The decision that the page has come to, once what follows of itself has followed; None where that
        has given the turn to another player."""
        state: Answer = {}

        def settled() -> bool:
            state.update(self.state(seat))
            if state["decision"] is None:
                return _another_asked(state["match"])
            return self._asks(state)

        assert self.until(settled), "nothing was asked"
        decision: Answer | None = state["decision"]
        return decision

    def wait_for_decision(self, seat: str | None = None) -> Answer:
        decision = self._next_question(seat)
        assert decision is not None, "nothing was asked: the match is over"
        return decision

    def asked(self, seat: str | None = None) -> bool:
        """Whether anything is still asked: a computer player may end a match at any moment."""
        return self._next_question(seat) is not None

    def _next_question(self, seat: str | None) -> Answer | None:
        """The open decision, once there is one; None where the match ends first."""
        state: Answer = {}

        def settled() -> bool:
            state.update(self.state(seat))
            return state["decision"] is not None or state["match"]["status"] == "finished"

        assert self.until(settled), "nothing was asked"
        decision: Answer | None = state["decision"]
        return decision

    def until(self, true: Callable[[], bool], seconds: float = SECONDS) -> bool:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if true():
                return True
            self.page.wait_for_timeout(30)
        return False

    def play(self, done: Callable[[Answer], bool], wishes: Iterable[str] = (), most: int = 120) -> list[str]:
        """Click until `done` says so or the match is over; the actions clicked, in order."""
        clicked: list[str] = []
        while len(clicked) < most:
            ready: Answer = {}

            def settled(into: Answer = ready) -> bool:
                into.update(self.state())
                return done(into) or into["match"]["status"] == "finished" or into["decision"] is not None

            assert self.until(settled, 60), "the game waits for nobody"
            if done(ready) or ready["match"]["status"] == "finished":
                return clicked
            clicked += filter(None, [self.choose(wishes)])
        raise AssertionError(f"not done after {most} clicks: {clicked[-10:]}")

    # ---- what everybody must be able to see -----------------------------------------------------

    def accessibility(self) -> list[str]:
        """Serious findings of axe on what is shown now, and headings that skip a level."""
        self.page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
        # A picture has one name and no parts: the thousands of lines it is drawn of are left out.
        run = """(tags) => axe.run({ exclude: [['svg[role=img] > *'], ['svg[aria-hidden=true] > *']] },
            { runOnly: tags, rules: { 'heading-order': { enabled: true } } })"""
        found = self.page.evaluate(run, WCAG)
        return [
            f"{finding['impact']} {finding['id']}: {node['target']} {node['html'][:120]}"
            for finding in found["violations"]
            if finding["impact"] in ("serious", "critical") or finding["id"] == "heading-order"
            for node in finding["nodes"]
        ]

    def bare_ids(self) -> list[str]:
        """Message ids that stand on the page because no language has words for them."""
        text = self.page.locator("body").inner_text()
        labels = self.page.locator("[aria-label]").evaluate_all("(all) => all.map((e) => e.ariaLabel)")
        return re.findall(r"\b(?:web|fc|sg|kp|kernel|server)(?:-[a-z0-9]+)+\b", "\n".join([text, *labels]))

    def overflow(self) -> int:
        """How many pixels the page is wider than its window."""
        wide: int = self.page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
        return wide


def _another_asked(match: Answer) -> bool:
    """Whether the match waits for a person who is not at this page."""
    others = {seat["seat"] for seat in match["seats"] if seat["kind"] != "bot" and not seat["mine"]}
    return match["status"] == "finished" or not others.isdisjoint(match["waiting_for"])


def _id(state: Answer) -> str | None:
    return state["decision"]["id"] if state["decision"] else None


def turn(state: Answer) -> int:
    view = state["view"] or {}
    return int(view.get("turn", 0))
