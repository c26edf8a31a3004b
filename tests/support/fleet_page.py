"""The clicks of a player who lets his columns follow, through a turn of a fleet action."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from table_page import Sight

WHERE = """([ship, middle, [column, row]]) => {
  const mark = document.querySelector(`[data-ship="${ship}"]`);
  const side = Number(mark.getAttribute('transform').match(/[-\\d.]+/)[0]) / (1.5 * middle);
  const point = mark.ownerSVGElement.createSVGPoint();
  point.x = column * 1.5 * side;
  point.y = (row - (column % 2 ? 0 : 0.5)) * Math.sqrt(3) * side;
  const seen = point.matrixTransform(mark.ownerSVGElement.getScreenCTM());
  return [seen.x, seen.y];
}"""


def place(name: str) -> tuple[int, int]:
    """Column and row of a hex, the rows counted through the maps."""
    return int(name[1:3]), 34 * "ABC".index(name[0]) + int(name[3:5])


def sail_straight(sight: Sight) -> bool:
    """Click the furthest water that the ship in hand reaches with the fewest turns; no if there is none."""
    told = sight.page.request.get(f"/api/matches/{sight.match}/hints").json()["result"]
    ends = [pose for pose in told["poses"] if pose["ends"]]
    if not ends:
        return False
    pose = min(ends, key=lambda p: (sum("wear" in step for step in p["path"]), -p["cost"]))
    ship = sight.state()["view"]["ships"][told["ship"]]
    middle = (place(ship["bow"])[0] + place(ship["stern"] or ship["bow"])[0]) / 2
    x, y = sight.page.evaluate(WHERE, [told["ship"], middle, place(pose["bow"])])
    sight.page.mouse.move(x, y)
    expect(sight.page.get_by_test_id("plan")).to_be_visible()
    sight.page.mouse.click(x, y)
    return True


def order(sight: Sight, decision: dict[str, Any]) -> str:
    """One click of a player who lets his column follow; what was clicked."""
    for known in ("sail-column", "as-last"):
        if sight.page.get_by_test_id(known).count():
            sight.page.get_by_test_id(known).click()
            return known
    offers = [offer["action"] for offer in decision["actions"]]
    if "ahead" in offers and sail_straight(sight):
        return "sail"
    wanted = ("form", "confirm", "activate", "finish", "no-answer", "hold")
    action = next((a for word in wanted for a in offers if a.startswith(word)), offers[0])
    place = sight.page.locator(f"[data-action='{action}']:visible")
    sight.until(lambda: place.count() > 0 or sight.state()["decision"] != decision)
    if place.count():  # else the page has gone on by itself meanwhile: the caller sees that, or fails
        place.first.click()
    return action
