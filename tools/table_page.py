"""What a player sees and does in the browser client, in the words of a player."""

from __future__ import annotations

from playwright.sync_api import ConsoleMessage, Page


class Sight:
    """One page, and everything it complained about."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", self._heard)

    def _heard(self, line: ConsoleMessage) -> None:
        if line.type in ("error", "warning"):
            self.complaints.append(f"console: {line.text}")
