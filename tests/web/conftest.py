"""A real server with the built client, and Debian's Chromium to look at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from browser import CLIENT, DESK, PHONE, build_client, launch, missing_browser, served
from services import Server
from table_page import Sight


@pytest.fixture(scope="session")
def client() -> Path:
    """The built client; skips only where Node cannot be had and nothing was built before."""
    reason = build_client()
    if reason is not None:
        if "needs Node" in reason:
            pytest.skip(reason)
        pytest.fail(reason)
    return CLIENT


@pytest.fixture(scope="session")
def site(client: Path) -> Iterator[Server]:
    """One server for each test process."""
    with served() as server:
        yield server


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    reason = missing_browser()
    if reason is not None:
        pytest.skip(reason)
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    chromium = launch(playwright)
    yield chromium
    chromium.close()


@pytest.fixture
def visitor(browser: Browser, site: Server) -> Iterator[Callable[..., Sight]]:
    """Makes browsers with cookies and settings of their own; nothing may go wrong in any of them unseen."""
    opened: list[tuple[BrowserContext, Sight]] = []

    def visitor(lang: str = "en", phone: bool = False, **settings: object) -> Sight:
        size: dict[str, object] = {"viewport": DESK}
        if phone:
            size = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
        usual = {"base_url": site.url, "locale": lang, "reduced_motion": "reduce", **size}
        context = browser.new_context(**{**usual, **settings})
        context.set_default_timeout(15_000)
        sight = Sight(context.new_page())
        opened.append((context, sight))
        return sight

    yield visitor
    for context, sight in opened:
        context.close()
        assert not sight.complaints, "\n".join(sight.complaints)


@pytest.fixture
def sight(visitor: Callable[..., Sight]) -> Sight:
    """One visitor at a desk."""
    return visitor()


@pytest.fixture
def page(sight: Sight) -> Page:
    return sight.page
