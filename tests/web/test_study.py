"""The captain's advice at the table, the review of a finished match, and playing on from it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from table_page import Sight

pytestmark = pytest.mark.browser


def said_twice(route: Route) -> None:
    """Orders that differ only beyond the enemy's answer come as the same order."""
    reply = route.fetch()
    told = reply.json()
    route.fulfill(response=reply, json={**told, "orders": told["orders"] * 2})


def test_the_captain_is_asked_and_the_log_says_so(visitor: Callable[..., Sight]) -> None:
    sight = visitor()
    human = {"kind": "human"}
    made = sight.go("/").new_match(
        "flying-colors", "bec-du-raz", {"british": human, "french": {"kind": "bot", "level": "random"}}
    )
    page = sight.open_table(made["id"]).page
    sight.wait_for_decision()
    sight.skip_story()
    page.route("**/advice*", said_twice)
    page.keyboard.press("h")
    captain = page.get_by_test_id("captain")
    expect(captain.locator("ol li").first).to_be_visible(timeout=30_000)
    listed = captain.locator("ol li").all_inner_texts()
    assert 1 <= len(listed) <= 3
    captain.get_by_role("button", name="Show order 1").click()
    shown = page.evaluate("document.activeElement.dataset.action")
    assert shown in sight.offers()
    assert sight.accessibility() == [] and sight.bare_ids() == []
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_text("asks what the captain would do").first).to_be_visible()
    silent = sight.new_match("flying-colors", "bec-du-raz", {"british": human, "french": human}, advice=False)
    sight.open_table(silent["id"])
    page.get_by_role("button", name=re.compile("I am")).click()
    expect(page.locator("main[data-decision]")).to_be_attached()
    page.keyboard.press("h")
    expect(page.get_by_role("button", name="What would the captain do?")).to_have_count(0)
    expect(page.get_by_test_id("captain")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_a_finished_match_is_looked_into_and_played_on(visitor: Callable[..., Sight], phone: bool) -> None:
    sight = visitor("es" if phone else "en", phone)
    human = {"kind": "human"}
    page = sight.go("/").page
    made = sight.new_match("kaisers-pirates", "two-players", {"north": human, "south": human}, seed=11)
    head = {"x-quarterdeck": "1"}
    for _ in range(8):
        state = page.request.get(f"/api/matches/{made['id']}").json()
        seat = state["match"]["waiting_for"][0]
        state = page.request.get(f"/api/matches/{made['id']}?seat={seat}").json()
        decision = state["decision"]
        act = {"seat": seat, "decision": decision["id"], "action": decision["actions"][0]["action"]}
        assert page.request.post(f"/api/matches/{made['id']}/actions", data=act, headers=head).ok
    page.request.post(f"/api/matches/{made['id']}/resign", data={"seat": "north"}, headers=head)
    sight.go(f"/#/review/{made['id']}")
    page.locator("main .btn.primary").click()
    expect(page.locator("figure svg")).to_be_visible(timeout=120_000)
    assert page.locator(".accounts section").count() == 2
    assert sight.bare_ids() == [] and sight.accessibility() == [] and sight.overflow() <= 0
    if page.locator("ol li").count():
        sight.go(f"/#/replay/{made['id']}")
        turned = page.get_by_test_id("timeline").locator("circle")
        expect(turned.first).to_be_visible()
        sight.go(f"/#/review/{made['id']}")
        page.locator("ol .btn.primary").first.click()
        sight.at_the_table()
        origin = page.request.get(f"/api/matches/{sight.match}").json()["match"]["origin"]
        assert origin["match"] == made["id"]
    sight.go(f"/#/replay/{made['id']}?step=3").at_the_table()
    page.get_by_role("button", name="Seguir desde aquí" if phone else "Play on from here").click()
    page.wait_for_url("**/#/table/*")
    sight.at_the_table()
    origin = page.request.get(f"/api/matches/{sight.match}").json()["match"]["origin"]
    assert origin == {"match": made["id"], "step": 3}
