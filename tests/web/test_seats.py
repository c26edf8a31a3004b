"""Both sides see who wants to play again; a seat's holder sees its uses and renews its key [14.17]."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from table_page import Sight

Visitor = Callable[..., Sight]
GAME = {"game": "kaisers-pirates", "scenario": "two-players", "listed": False}


def sat_down(visitor: Visitor) -> tuple[Sight, Sight, dict[str, Any]]:
    """Two browsers at the two seats of a match."""
    one, two = visitor(), visitor()
    wish = {**GAME, "seats": {"north": "human", "south": "open"}}
    made: dict[str, Any] = one.page.request.post("/api/matches", data=wish).json()
    link = next(key["link"] for key in made["keys"] if key["seat"] == "south")
    one.page.goto(f"/#/table/{made['id']}")
    two.page.goto(link)
    for sight in (one, two):
        expect(sight.page.locator(".board, .phone").first).to_be_visible()
    return one, two, made


def test_a_rematch_needs_both(visitor: Visitor) -> None:
    one, two, made = sat_down(visitor)
    one.page.request.post(f"/api/matches/{made['id']}/resign", data={"seat": "north"})
    said = [sight.page.get_by_test_id("rematch") for sight in (one, two)]
    for line in said:
        expect(line).to_have_text("")
    one.page.get_by_role("button", name="Play again").click()
    expect(said[0]).to_contain_text("as soon as everybody wants it")
    expect(said[1]).to_contain_text("would like to play again")
    assert made["id"] in one.page.url
    two.page.get_by_role("button", name="Play again").click()
    two.page.wait_for_url(lambda url: made["id"] not in url)
    one.page.wait_for_url(two.page.url)


def test_a_key_is_renewed_by_its_holder(visitor: Visitor) -> None:
    one, _, made = sat_down(visitor)
    thief = visitor()
    key = next(key for key in made["keys"] if key["seat"] == "north")
    thief.page.goto(key["link"])
    expect(thief.page.locator(".board, .phone").first).to_be_visible()
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="Keys of my seat").click()
    sheet = one.page.get_by_test_id("seat-keys")
    expect(sheet).to_contain_text("This browser")
    expect(sheet).to_contain_text("Another browser")
    sheet.get_by_role("button", name="Renew the key").click()
    link = sheet.get_by_role("textbox")
    expect(link).to_have_value(re.compile(made["id"]))
    expect(sheet).not_to_contain_text("Another browser")
    assert key["key"] not in link.input_value()
    seats = thief.page.request.get(f"/api/matches/{made['id']}").json()["mine"]
    assert seats == [], "whoever came with the old key is out"
