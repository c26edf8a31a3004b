"""The screens before and after a game: they render, in every language, at every size, for everybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from table_page import Sight

pytestmark = pytest.mark.browser

GAMES = ("flying-colors", "sails-of-glory", "kaisers-pirates")
SCREENS = ("/", *(f"/#/new/{game}" for game in GAMES), "/#/lobby", "/#/games", "/#/replays", "/#/learn")
LANGUAGES = {"en": "New game", "es": "Nueva partida", "it": "Nuova partita"}


def settled(sight: Sight, address: str) -> Sight:
    """The screen with everything but the thumbnails of scenarios, which come one after the other."""
    sight.go(address)
    expect(sight.page.locator("[data-scenario]" if "/new/" in address else "main").first).to_be_visible()
    sight.page.wait_for_timeout(150)
    return sight


def test_home_shows_the_three_games(sight: Sight) -> None:
    settled(sight, "/")
    for title in ("Flying Colors", "Sails of Glory", "The Kaiser’s Pirates"):
        expect(sight.page.get_by_role("heading", name=title)).to_be_visible()
    expect(sight.page.get_by_role("link", name="New game")).to_have_count(3)
    assert sight.page.title() == "Quarterdeck"
    sight.page.wait_for_load_state("networkidle")
    script = """performance.getEntriesByType('resource').filter((e) => e.name.endsWith('.js'))
        .reduce((sum, e) => sum + e.encodedBodySize, 0)"""
    assert 30_000 < sight.page.evaluate(script) < 100_000, "the script of the first screen, compressed"


def test_a_new_client_is_seen_at_once(sight: Sight) -> None:
    """Browsers may keep the page but ask each time whether it is still the newest."""
    assert sight.page.request.get("/").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("game", GAMES)
def test_new_game_offers_every_scenario(sight: Sight, game: str) -> None:
    told = sight.page.request.get(f"/api/games/{game}/scenarios").json()
    settled(sight, f"/#/new/{game}")
    cards = sight.page.locator("[data-scenario]")
    expect(cards).to_have_count(len(told["scenarios"]))
    for index in range(min(4, cards.count())):
        cards.nth(index).click()
        expect(cards.nth(index)).to_have_attribute("aria-pressed", "true")
        expect(sight.page.locator(".go button")).to_be_enabled()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("address", SCREENS)
def test_everybody_can_use_the_screens(visitor: Callable[..., Sight], address: str, phone: bool) -> None:
    sight = settled(visitor(phone=phone), address)
    assert sight.accessibility() == []
    assert sight.bare_ids() == []
    assert sight.overflow() <= 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language(visitor: Callable[..., Sight], lang: str) -> None:
    """The browser's own language is taken, words are there for everything, and nothing is cut off."""
    sight = visitor(lang=lang)
    for address in SCREENS:
        settled(sight, address)
        assert sight.page.locator("html").get_attribute("lang") == lang
        assert sight.bare_ids() == [], address
        assert sight.overflow() <= 0, address
    settled(sight, "/")
    expect(sight.page.get_by_role("link", name=LANGUAGES[lang]).first).to_be_visible()


def test_the_language_can_be_changed_and_is_kept(sight: Sight) -> None:
    settled(sight, "/")
    sight.page.get_by_role("button", name="IT", exact=True).click()
    expect(sight.page.get_by_role("link", name=LANGUAGES["it"]).first).to_be_visible()
    sight.page.reload()
    expect(sight.page.get_by_role("link", name=LANGUAGES["it"]).first).to_be_visible()


def test_the_night_theme_is_kept_and_legible(sight: Sight) -> None:
    settled(sight, "/")
    sight.page.get_by_role("button", name="Night watch theme").click()
    expect(sight.page.locator("html")).to_have_attribute("data-theme", "night")
    for address in ("/", "/#/new/flying-colors", "/#/lobby"):
        settled(sight, address)
        expect(sight.page.locator("html")).to_have_attribute("data-theme", "night")
        assert sight.accessibility() == [], address


def test_the_page_can_be_installed(sight: Sight) -> None:
    settled(sight, "/")
    link = sight.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = sight.page.request.get(link or "").json()
    assert manifest["name"] == "Quarterdeck"
    assert manifest["display"] in ("standalone", "fullscreen")
    for icon in manifest["icons"]:
        assert sight.page.request.get(icon["src"]).ok


def test_an_unknown_match_says_so(sight: Sight) -> None:
    sight.go("/#/table/nosuchmatch0")
    expect(sight.page.get_by_role("heading").first).to_be_visible()
    assert sight.bare_ids() == []
    sight.complaints.clear()  # the browser itself reports the 404


def test_the_keys_are_listed_on_a_sheet(sight: Sight) -> None:
    page = settled(sight, "/#/new/flying-colors").page
    first = page.locator("[data-scenario]").first
    first.focus()
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    expect(sheet).to_contain_text("Turn to port, to starboard")
    assert sight.accessibility() == []
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(first).to_be_focused()
    page.keyboard.press("?")
    expect(sheet).to_be_visible()
    page.keyboard.press("?")
    expect(sheet).to_be_hidden()
