"""The sample screens of the design, which players do not get: they still build, and each still draws."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser import DESK, build_gallery, served
from table_page import Sight

pytestmark = pytest.mark.browser


def test_every_sample_screen_is_drawn(client: Path, browser: Browser, tmp_path: Path) -> None:
    """Each screen of the list stands in the words of the catalogues and complains of nothing."""
    build_gallery(tmp_path / "gallery")
    with served(client=tmp_path / "gallery") as server:
        sight = Sight(browser.new_page(base_url=server.url, viewport=DESK, locale="en"))
        page = sight.go("/#/gallery").page
        page.locator("a[href^='#/gallery/']").first.wait_for()
        screens = [str(link.get_attribute("href")) for link in page.locator("a[href^='#/gallery/']").all()]
        assert len(screens) == 10
        for screen in screens:
            sight.go(f"/{screen}")
            page.locator("svg:visible").first.wait_for()
            expect(page.locator("body")).to_contain_text(re.compile(r"[A-Z][a-z]+ [a-z]+"))
            assert sight.bare_ids() == [], screen
        page.close()
    assert sight.complaints == []
