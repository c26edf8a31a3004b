"""The table of Sails of Glory: ruler, hand, rose, the turn as it happens, marks of reconstructed values."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from table_page import Sight

pytestmark = pytest.mark.browser

Wanted = Callable[[dict[str, Any]], bool]

SEATS = {"british": {"kind": "human"}, "french": {"kind": "human"}}
# The wind is easterly: ships that sail north or south reach, towards the middle of the table.
WISHES = (
    r"deploy \d+ (450|300) .*",
    r"deploy-heading [01] 18000",
    r"deploy-heading [23] 0",
    r"plan \d+ [A-D]1",
    r"load .* ball",
    r"sails \d+ battle",
    r"tokens-done .*",
    r"seal",
    r"fire-done",
)


def act(sight: Sight, match: str, seat: str, wishes: tuple[str, ...] = WISHES) -> dict[str, Any]:
    """One choice of a seat, made without clicks: the tests here are about what the table then shows."""
    state: dict[str, Any] = sight.page.request.get(f"/api/matches/{match}?seat={seat}").json()
    decision = state["decision"]
    if decision is None:
        return state
    offered = [offer["action"] for offer in decision["actions"]]
    action = next((a for wish in wishes for a in offered if re.fullmatch(wish, a)), offered[-1])
    reply = sight.page.request.post(
        f"/api/matches/{match}/actions",
        data={"decision": decision["id"], "action": action, "seat": seat},
        headers={"x-quarterdeck": "1"},
    )
    assert reply.ok, reply.text()
    return state


def played(sight: Sight, level: str, until: Wanted, more: tuple[str, ...] = (), **options: Any) -> str:
    """A match of both fleets, steered to meet in the middle, until the British are asked what is wanted."""
    made = sight.go("/").new_match(
        "sails-of-glory", "enemy_in_sight", SEATS, seed=3, options={"level": level, **options}
    )
    match = str(made["id"])
    for _ in range(200):
        state = sight.page.request.get(f"/api/matches/{match}?seat=british").json()
        if state["decision"] is not None and until(state):
            return match
        act(sight, match, "british", (*more, *WISHES))
        act(sight, match, "french", (*more, *WISHES))
    raise AssertionError("it never came to that")


def asks(tag: str) -> Wanted:
    return lambda state: any(offer["tag"] == tag for offer in state["decision"]["actions"])


def seated(sight: Sight, match: str) -> Page:
    """At the table as the British, behind the curtain of a shared screen."""
    sight.go(f"/#/table/{match}")
    curtain = sight.page.get_by_role("dialog", name="Curtain between players")
    expect(curtain).to_be_visible()
    curtain.get_by_role("button").click()
    sight.at_the_table()
    return sight.page


def box(place: Locator) -> tuple[float, float, float, float]:
    found = place.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def overlap(a: tuple[float, ...], b: tuple[float, ...]) -> bool:
    return a[0] < b[2] - 1 and a[2] > b[0] + 1 and a[1] < b[3] - 1 and a[3] > b[1] + 1


def told(end: Locator) -> int:
    return int(end.get_attribute("aria-valuenow") or -1)


def test_the_ruler_is_dragged_and_moved_by_keys_when_measuring_is_open(sight: Sight) -> None:
    page = seated(sight, played(sight, "basic", asks("fire")))
    page.keyboard.press("r")
    far = page.locator('[data-ruler="to"]')
    expect(far).to_be_visible()
    before = told(far)
    assert re.search(rf"{before} mm", far.get_attribute("aria-valuetext") or "")
    x0, y0, x1, y1 = box(far)
    page.mouse.move((x0 + x1) / 2, (y0 + y1) / 2)
    page.mouse.down()
    page.mouse.move((x0 + x1) / 2 + 60, (y0 + y1) / 2 + 10, steps=4)
    page.mouse.up()
    dragged = told(far)
    assert dragged != before
    far.focus()
    page.keyboard.press("Shift+ArrowRight")
    assert told(far) != dragged
    assert sight.accessibility() == []
    # a drag of the ruler does not move the mat, and the ruler goes as it came
    world = page.locator(".world").get_attribute("style")
    gun = page.locator('[data-ruler="from"]')
    gx0, gy0, gx1, gy1 = box(gun)
    page.mouse.move((gx0 + gx1) / 2, (gy0 + gy1) / 2)
    page.mouse.down()
    page.mouse.move((gx0 + gx1) / 2 + 30, (gy0 + gy1) / 2, steps=3)
    page.mouse.up()
    assert page.locator(".world").get_attribute("style") == world
    page.get_by_role("button", name="Ruler", exact=True).click()
    expect(far).to_have_count(0)


@pytest.mark.parametrize(("aids", "laid"), [(False, 0), (True, 1)])
def test_no_ruler_while_orders_are_written_unless_aids_were_agreed(
    sight: Sight, aids: bool, laid: int
) -> None:
    page = seated(sight, played(sight, "basic", asks("plan"), aids=aids))
    button = page.locator(".rulb")
    assert button.get_attribute("aria-disabled") == str(not aids).lower()
    page.keyboard.press("r")
    expect(page.get_by_test_id("ruler")).to_have_count(laid)
    if not aids:
        assert "before the orders are sealed" in (button.get_attribute("title") or "")


@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_no_card_of_the_hand_lies_on_another(sight: Sight, level: str) -> None:
    def planning(state: dict[str, Any]) -> bool:
        return asks("plan")(state) and state["view"]["turn"] >= 1

    page = seated(sight, played(sight, level, planning))
    cards = [box(card) for card in page.locator(".hand .card-stack").all()]
    assert len(cards) == 13  # deck C of the Terpsichore: veer 0 to 10, and three cards of 5
    faces = [box(face) for face in page.locator(".hand .manoeuvre-card").all()]
    for left, right in pairwise(faces):
        assert not overlap((left[0], left[1], left[2] - 6, left[3]), right), "a number is hidden"


@pytest.mark.parametrize("size", [(1600, 1000), (1280, 720)])
def test_rose_and_frame_leave_ships_and_names_free(
    visitor: Callable[..., Sight], size: tuple[int, int]
) -> None:
    sight = visitor(viewport={"width": size[0], "height": size[1]})
    page = seated(sight, played(sight, "basic", asks("plan")))
    rose = page.locator(".rose-d")
    expect(rose.first).to_be_attached()
    letters = [box(letter) for letter in rose.all()]
    under = (
        min(x[0] for x in letters) + 8,
        min(x[1] for x in letters) + 8,
        max(x[2] for x in letters) - 8,
        max(x[3] for x in letters) - 8,
    )
    for ship in page.locator("[data-ship] > g:first-child").all():
        assert not overlap(under, box(ship)), "the rose lies on a ship"
    for name in page.locator("text.map-name").all():
        assert not overlap(under, box(name)), "the rose lies on a name"
    hand = page.locator('[data-ship][aria-pressed="true"] > g:first-child')
    x0, y0, x1, y1 = box(hand)
    left, top, right, bottom = box(page.locator(".clip"))
    assert x0 > left + 8 and x1 < right - 8 and y0 > top + 8 and y1 < bottom - 8


def at_rest(page: Page) -> bool:
    """Neither ship nor view moves for a while; the view may still be coming to rest on all ships."""
    ship = page.locator("[data-ship]").first
    pose = ship.get_attribute("transform")
    page.wait_for_timeout(300)
    return ship.get_attribute("transform") == pose


def test_all_ships_sail_at_once_and_the_show_can_be_held_and_skipped(visitor: Callable[..., Sight]) -> None:
    """Before they sail, the rolls for untrained crews stand on their cards, as whatever is no shot does."""
    sight = visitor(reduced_motion="no-preference")
    crews = (r"token \d+ fire_.*",)
    sealing = asks("seal")
    match = played(
        sight, "advanced", lambda s: sealing(s) and s["view"]["turn"] == 1, crews, green_sailors="both"
    )
    page = seated(sight, match)
    act_out(sight, match, "french", (*crews, *WISHES), lambda _: True)
    page.locator('[data-action="seal"]:visible').click()
    score = page.locator(".tray.moving")
    expect(score).to_be_visible()
    card = page.get_by_test_id("story-card")
    rolls = [e["n"] for e in sight.state("british")["events"] if "roll" in e]
    assert len(rolls) > 1
    for number in rolls:
        expect(card).to_have_attribute("data-n", str(number))
        page.get_by_role("button", name="The next beat").click()
    expect(card).to_contain_text("HMS Defence")  # what the crews were told to do, on one card
    page.get_by_role("button", name="The next beat").click()
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("All 4 ships sail together")
    expect(page.get_by_text("Orders revealed")).to_be_visible()
    page.keyboard.press("Space")
    assert sight.until(lambda: at_rest(page)), "a held ship sails on"
    expect(score).to_be_visible()  # it is held, not over
    assert sight.accessibility() == []
    page.keyboard.press("Escape")
    expect(score).to_have_count(0)


def test_a_turn_is_watched_again_without_motion(sight: Sight) -> None:
    def after_fire(state: dict[str, Any]) -> bool:
        return asks("plan")(state) and any(e["what"] == "sg-fires" for e in state["events"])

    page = seated(sight, played(sight, "basic", after_fire, (r"fire .*",)))
    page.get_by_role("tab", name="This turn").click()
    page.get_by_role("button", name="Watch the turn again").click()
    expect(page.locator(".tray.moving")).to_be_visible()
    chits = page.locator(".drawn-chits .drawn-chit")
    for _ in range(12):
        if chits.count():
            break
        page.get_by_role("button", name=re.compile("^The next beat")).first.click()
    expect(chits.first).to_be_visible()
    expect(page.get_by_text(re.compile("^The next [A-E] chit$"))).to_be_visible()
    expect(chits.first.locator("b")).to_have_text(re.compile(r"to (hull box|crew box|the 0 box)"))
    sum_of = page.get_by_role("img", name=re.compile(r"^(Hull points|Casualties) in \d+ of \d+ [A-E] chits"))
    expect(sum_of.first).to_be_visible()
    expect(sum_of.first).to_contain_text("in all")
    assert sight.accessibility() == []
    assert sight.bare_ids() == []
    page.keyboard.press("Escape")
    expect(page.locator(".tray.moving")).to_have_count(0)


def stepped(sight: Sight, cards: dict[int, int]) -> None:
    """Step through the story card by card; the number of chits on each, by its event."""
    skip, card = sight.page.get_by_test_id("story-skip"), sight.page.get_by_test_id("story-card")
    expect(skip).to_be_visible()
    for _ in range(60):
        if not skip.count():
            return
        number = int(card.get_attribute("data-n") or 0)
        cards[number] = card.locator(".damage-row, .faces > span").count()
        sight.page.keyboard.press("ArrowRight")
        expect(sight.page.locator(f'[data-testid=story-card][data-n="{number}"]')).to_have_count(0)
    raise AssertionError("the story has no end")


def act_out(sight: Sight, match: str, seat: str, wishes: tuple[str, ...], more: Wanted) -> None:
    """Act for a seat as long as it is asked more."""
    for _ in range(60):
        state = sight.state(seat)
        if state["decision"] is None or not more(state):
            return
        act(sight, match, seat, wishes)
    raise AssertionError("it is asked for ever")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_every_draw_of_a_turn_stands_on_a_still_card(visitor: Callable[..., Sight], phone: bool) -> None:
    """All sail on one card; then every shot has its own, with each of its chits."""

    def sealing(state: dict[str, Any]) -> bool:
        return asks("seal")(state) and state["view"]["turn"] == 3

    sight = visitor(phone=phone)
    match = played(sight, "standard", sealing)
    page, fire = seated(sight, match), (r"fire .*", *WISHES)
    last = sight.state("british")["n"]
    act_out(sight, match, "french", WISHES, lambda _: True)
    # the cards of both ships stay on the mat, numbered by their turn, and are read once more before the seal
    for ghost in ("2 this", "2 next", "3 this", "3 next"):
        assert page.locator(f'[data-ghost="{ghost}"]').count(), ghost
    orders = page.locator("li:has([data-when])")
    for order, name, set_card in zip(orders.all(), ("Terpsichore", "Defence"), ("C1", "D1"), strict=True):
        expect(order).to_contain_text(name)
        for turn in ("this", "next"):
            expect(order.locator(f'[data-when="{turn}"]').get_by_role("img")).to_have_accessible_name(
                re.compile(f"^Card {set_card},")
            )
    assert sight.accessibility() == []
    # one of them may be changed before: her orders are asked for again, and those of the ship before her stay
    page.get_by_test_id("change-3").click()
    assert sight.until(lambda: asks("plan")(sight.state("british")))
    expect(page.locator('[data-ghost="3 next"]')).to_have_count(0)
    assert page.locator('[data-ghost="2 next"]').count()
    act(sight, match, "british")
    page.locator('[data-action="seal"]:visible').click()
    card = page.get_by_test_id("story-card")
    for ship in ("Courageuse", "G\u00e9n\u00e9reux", "HMS Terpsichore", "HMS Defence"):
        expect(card).to_contain_text(f"{ship} sails")
    cards: dict[int, int] = {}
    stepped(sight, cards)
    for seat in ("french", "british"):
        act_out(sight, match, seat, fire, asks("fire"))
    act(sight, match, "french", fire)
    expect(page.locator("[data-declared]")).to_have_count(2)
    waiting = page.locator("[data-chits]").evaluate_all("(all) => all.map((e) => e.dataset.chits)")
    page.locator('[data-action="fire-done"]:visible').click()
    expect(card).to_contain_text("fires ball")
    expect(page.locator("header")).to_contain_text("Turn 3")
    stepped(sight, cards)
    drawn = {
        e["n"]: sum(len(draw["chits"]) for draw in e["draws"])
        for e in sight.state("british")["events"]
        if e["n"] > last and "draws" in e
    }
    assert len(drawn) == 4
    shots = [
        e for e in sight.state("british")["events"] if e["n"] in drawn and e["ship"]["side"] == "british"
    ]
    assert sorted(waiting) == sorted(f"{d['letter']}{len(d['chits'])}" for e in shots for d in e["draws"])
    assert {n: cards.get(n) for n in drawn} == drawn
    assert sight.accessibility() == []
    if not phone:
        recap_beside(sight)


def recap_beside(sight: Sight) -> None:
    """A line of the recap that is pointed at or focused shows its moment; pressed, it plays from there."""
    page = sight.page
    page.locator(".recap .chip").click()
    recap, card = page.get_by_test_id("recap"), page.get_by_test_id("story-card")
    lines = recap.locator("li button")
    assert 2 < lines.count() <= 9, "the weightiest, and a line for the rest"
    lines.nth(1).hover()
    expect(card).to_be_visible()
    expect(recap).to_be_visible()
    assert sight.accessibility() == []
    page.mouse.move(5, 5)
    expect(card).to_have_count(0)
    lines.first.focus()
    first = card.get_attribute("data-n")
    page.keyboard.press("ArrowDown")
    expect(card).not_to_have_attribute("data-n", str(first))
    page.keyboard.press("Enter")
    expect(recap).to_have_count(0)
    expect(page.get_by_test_id("story-skip")).to_be_visible()


def test_reconstructed_values_carry_a_mark_that_explains_itself(sight: Sight) -> None:
    page = seated(sight, played(sight, "basic", asks("plan")))
    mark = page.locator(".rail .own").first
    mark.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(mark.locator(".why")).to_be_visible()
    expect(mark.locator(".why")).to_contain_text("Reconstructed")


def mat_at_rest(page: Page) -> str | None:
    """How the mat lies once it has stopped travelling and is drawn in its new size, which takes 140 ms."""
    mat = page.locator(".world")
    was = mat.get_attribute("style")
    for _ in range(20):
        page.wait_for_timeout(250)
        now = mat.get_attribute("style")
        if now == was:
            return now
        was = now
    raise AssertionError("the mat does not come to rest")


def test_the_ruler_under_a_finger(visitor: Callable[..., Sight]) -> None:
    sight = visitor(phone=True)
    page = seated(sight, played(sight, "basic", asks("fire")))
    page.locator(".rulb").tap()
    far = page.locator('[data-ruler="to"]')
    expect(far).to_be_visible()
    world = mat_at_rest(page)
    before = told(far)
    x0, y0, x1, y1 = box(far)
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    finger = page.context.new_cdp_session(page)
    for kind, dx in (("touchStart", 0), ("touchMove", 20), ("touchMove", 45), ("touchEnd", None)):
        points = [] if dx is None else [{"x": x + dx, "y": y + dx}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    assert sight.until(lambda: told(far) != before, 3)
    assert page.locator(".world").get_attribute("style") == world, "the mat moved with the ruler"
    assert sight.overflow() <= 0
    assert sight.accessibility() == []


def fought(state: dict[str, Any]) -> bool:
    return asks("plan")(state) and any(e["what"] == "sg-fires" for e in state["events"])


def test_a_shot_in_the_log_opens_into_its_arithmetic(sight: Sight) -> None:
    """Arc and range with their rules, every chit with where it went, and the odds there were."""
    match = played(sight, "basic", fought, (r"fire .*",))
    events = sight.page.request.get(f"/api/matches/{match}?seat=british").json()["events"]
    shot = next(e for e in events if e["what"] == "sg-fires")
    (draw,) = shot["draws"]
    page = seated(sight, match)
    page.get_by_role("tab", name="Log").click()
    line = page.locator(".lg", has_text=f"{shot['ship']['name']} fires").first
    line.get_by_role("button", name="Show the arithmetic of this roll").click()
    opened = page.locator(".open")
    expect(opened).to_have_count(1)
    assert opened.locator(".damage-row").count() == len(draw["chits"])
    expect(opened.locator(".sum")).to_contain_text(f"her box {shot['box']}")
    expect(opened.locator(".sum")).to_contain_text(f"{round(shot['range'] / 100)} mm")
    placed = re.compile(r"to (hull box \d+|crew box \d+|the 0 box)")
    for row in opened.locator(".damage-row b").all():
        assert placed.fullmatch(row.inner_text()), row.inner_text()
    expect(opened.get_by_text(f"{draw['came']} in all")).to_be_visible()
    expect(opened).to_contain_text(f"in {len(draw['chits'])} of {draw['cup']} {draw['letter']} chits")
    opened.get_by_role("button").first.click()
    expect(page.get_by_role("dialog", name="Rule Artillery 6")).to_be_visible()
    page.keyboard.press("Escape")
    assert page.locator(".lg", has_text="chits").count() == 0, "the draw is told twice"
    assert sight.accessibility() == []
    assert sight.bare_ids() == []


def test_a_shot_shows_its_odds_before_it_is_declared(sight: Sight) -> None:
    page = seated(sight, played(sight, "basic", asks("fire")))
    offer = page.locator('[data-action^="fire "]').first
    expect(offer).not_to_contain_text("rake")  # the basic rules know no raking fire
    offer.hover()
    expect(page.get_by_test_id("aim")).to_contain_text("firepower of the arc")
    odds = page.get_by_role("img", name=re.compile(r"^Hull points in \d+ of 90 [AB] chits"))
    expect(odds).to_be_visible()
    assert odds.locator("rect").count() > 5
    assert sight.accessibility() == []


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_ship_is_set_down_and_turned_by_hand_and_by_keys(
    visitor: Callable[..., Sight], phone: bool
) -> None:
    sight = visitor(phone=phone)
    seats = {**SEATS, "french": {"kind": "bot", "level": "random"}}
    made = sight.go("/").new_match("sails-of-glory", "enemy_in_sight", seats, seed=5)
    page = sight.open_table(made["id"]).page
    places = sight.offers()
    fields, handle = page.locator(".fields"), page.get_by_test_id("berth").get_by_role("button")
    take = fields.locator("button.primary")

    def drag(dx: float, dy: float, drop: bool = True) -> None:
        box = (page.locator(".knob .brass") if page.locator(".knob").count() else handle).bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] / 2 + dx, box["y"] + box["height"] / 2 + dy, steps=4)
        if drop:
            page.mouse.up()

    first = take.get_attribute("data-action")
    drag(60, 0)
    dragged = take.get_attribute("data-action")
    assert dragged != first and dragged in places
    drag(0, -120, drop=False)
    expect(fields).to_contain_text("No lawful place")
    page.mouse.up()
    expect(fields).not_to_contain_text("No lawful place")
    assert take.get_attribute("data-action") == dragged, "she slides back to the nearest"
    handle.focus()
    page.keyboard.press("ArrowLeft")
    moved = str(take.get_attribute("data-action"))
    assert moved in places and int(moved.split()[2]) < int(str(dragged).split()[2])
    page.keyboard.press("Enter")
    assert sight.until(lambda: sight.wait_for_decision()["actions"][0]["tag"] == "deploy-heading")
    expect(page.locator(".knob")).to_be_visible()
    headings = sight.offers()
    before = take.get_attribute("data-action")
    drag(40, 60)
    turned = take.get_attribute("data-action")
    handle.focus()
    page.keyboard.press("q")
    assert len({before, turned, take.get_attribute("data-action")}) == 3
    last = str(take.get_attribute("data-action"))
    assert last in headings
    take.click()
    heading = int(last.split()[2])
    assert sight.until(lambda: any(ship["pose"][2] == heading for ship in sight.state()["view"]["ships"]))
    assert sight.until(lambda: sight.wait_for_decision()["actions"][0]["tag"] == "deploy")
    expect(handle).to_be_focused()  # the next ship hears the keys at once
    page.keyboard.press("Enter")
    assert sight.until(lambda: sight.wait_for_decision()["actions"][0]["tag"] == "deploy-heading")
    assert sight.accessibility() == []


TABLETS = {"wide": (1100, 760), "high": (820, 1180)}


def in_sight(place: Locator) -> bool:
    """Nothing of it is cut off, scrolled away or covered."""
    read = """(e) => { const r = e.getBoundingClientRect();
        return [[.5, .5], [.1, .1], [.9, .1], [.1, .9], [.9, .9]].every(([x, y]) => {
            const top = document.elementFromPoint(r.x + r.width * x, r.y + r.height * y);
            return top !== null && (e.contains(top) || top.contains(e)); }); }"""
    return bool(place.evaluate(read))


@pytest.mark.parametrize("size", TABLETS.values(), ids=TABLETS.keys())
def test_a_tablet_has_orders_and_board_in_sight_at_once(
    visitor: Callable[..., Sight], size: tuple[int, int]
) -> None:
    """Thirteen cards and crew actions, the most there is; a tap lifts a card, a second one sets it."""
    width, height = size
    sight = visitor(viewport={"width": width, "height": height}, has_touch=True)

    def planning(state: dict[str, Any]) -> bool:
        return asks("plan")(state) and state["view"]["turn"] == 2

    page = seated(sight, played(sight, "advanced", planning))
    hand, card = page.locator("button[data-card]"), page.locator('button[data-card="C7"]')
    assert hand.count() == 13
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    brass = page.locator(".btn.primary:visible")
    expect(brass).to_have_attribute("data-action", "plan 2 C7")
    sheet = page.get_by_role("region", name="Orders, ship or card, log")
    assert sheet.locator(".set .turn").all_inner_texts() == ["1\nThis turn", "2\nNext turn"]
    chips = page.locator("[data-chip]")
    assert chips.filter(has_text="Terpsichore").inner_text().split() == ["Terpsichore", "writing"]
    set_cards = sheet.locator(".set .manoeuvre-card")
    assert set_cards.count() == 2
    for what in (*hand.all(), *set_cards.all(), *chips.all(), brass):
        assert in_sight(what), what
        x0, y0, x1, y1 = box(what)
        assert x0 >= 0 and y0 >= 0 and x1 <= width and y1 <= height
    left, top, right, bottom = box(sheet)
    board = left * (height - 52) if width > height else width * (top - 52)
    assert board > width * height / 2
    hand_x0, hand_y0, hand_x1, hand_y1 = box(page.locator('[data-ship][aria-pressed="true"] > g:first-child'))
    assert hand_x1 < (left if width > height else right) and hand_y1 < (bottom if width > height else top)
    assert min(hand_x0, hand_y0 - 52) > 0, "the ship in hand lies in the free water"
    assert sight.accessibility() == []
    card.tap()
    assert sight.until(lambda: asks("token")(sight.state("british")))
    expect(sheet.locator("button.tok.ok").first).to_be_visible()
    assert all(in_sight(token) for token in sheet.locator("button.tok").all())


@pytest.mark.parametrize("size", TABLETS.values(), ids=TABLETS.keys())
def test_the_sheet_of_a_tablet_folds_and_keeps_prompt_and_button(
    visitor: Callable[..., Sight], size: tuple[int, int]
) -> None:
    width, height = size
    wide = width > height
    sight = visitor(viewport={"width": width, "height": height})
    page = seated(sight, played(sight, "basic", asks("seal")))
    sheet, prompt = (
        page.get_by_role("region", name="Orders, ship or card, log"),
        page.get_by_test_id("prompt"),
    )

    def high() -> float:
        _, y0, _, y1 = box(sheet)
        return y1 - y0

    half = high()
    grip = page.get_by_role("button", name="Fold or unfold the sheet" if wide else "Change the height")
    if wide:
        grip.click()
    else:
        grip.focus()
        page.keyboard.press("ArrowDown")
        assert abs(high() - 88) < 2
    assert high() < half / 3
    expect(prompt).to_contain_text("Seal your choices")
    assert in_sight(prompt) and in_sight(page.locator('[data-action="seal"]:visible'))
    assert sight.accessibility() == []
    if wide:
        grip.click()
    else:  # drawn up by hand as far as it goes, it stays there; the keys bring it back
        x0, y0, x1, y1 = box(grip)
        page.mouse.move((x0 + x1) / 2, (y0 + y1) / 2)
        page.mouse.down()
        page.mouse.move((x0 + x1) / 2, 120, steps=4)
        page.mouse.up()
        assert abs(high() - 0.92 * height) < 2
        grip.focus()
        page.keyboard.press("ArrowDown")
    assert abs(high() - half) < 2
    expect(sheet.get_by_role("tab", name="Card")).to_be_visible()
