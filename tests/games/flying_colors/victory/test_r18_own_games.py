"""[18.1] Design your own, [18.2] tournament play, [18.74] the campaign."""

import pytest

import quarterdeck as qd
from quarterdeck.games.flying_colors.rules.common import capture, may_anchor, remove, ship_distance, shoals_of
from quarterdeck.games.flying_colors.rules.r03_sequence import Turn
from quarterdeck.games.flying_colors.rules.r15_victory import break_mods, fleet_breaks, half_points
from quarterdeck.games.flying_colors.rules.r18_1_design import (
    Bear,
    Bought,
    Buy,
    Formation,
    Hire,
    Purchase,
    left,
)
from quarterdeck.games.flying_colors.rules.r18_2_tournament import Bid
from quarterdeck.games.flying_colors.rules.r18_74_campaign import (
    Campaign,
    Deployment,
    Muster,
    Place,
    end_of_day,
    open_day,
)
from quarterdeck.games.flying_colors.view import ShoalView
from quarterdeck.geometry.hex import STEP, column_of, hex_name, parse_hex, row_of
from quarterdeck.kernel import Game, KeyedDice, Mod, RandomBot, ScriptedDice, SetupRefused, to_json
from quarterdeck.kernel.dice import key_from
from ten_sided import TenSided

RULES = qd.load("flying-colors")


# ---------------------------------------------------------------- [18.1]


def buy(g: Game, seat: str, *wanted: str) -> None:
    for name in wanted:
        for action in g.pending[seat]:
            card = isinstance(action, Hire) and g.data.commanders[action.card].name == name
            if card or (isinstance(action, Buy) and g.data.counters[action.counter].name == name):
                g.apply(seat, action)
                break
        else:
            pytest.fail(f"{name} is not for sale")


@pytest.mark.rule("18.1")
def test_18_1_ships_and_commanders_cost_their_victory_points():
    g = RULES.new("design-your-own", {"points": 50}, seed=1)
    step = g.stack[-1]
    assert isinstance(step, Purchase)
    victory = next(c for c in g.data.counters if c.name == "Victory")
    buy(g, "red", "Victory")
    assert left(g, step.bill("red")) == 50 - victory.vp
    assert Bought() not in g.pending["red"]  # a fleet needs a commander
    hire = next(a for a in g.pending["red"] if isinstance(a, Hire))
    g.apply("red", hire)
    assert left(g, step.bill("red")) == 50 - victory.vp - g.data.commanders[hire.card].vp
    assert Bought() in g.pending["red"]


@pytest.mark.rule("18.1")
def test_18_1_nobody_can_spend_the_price_of_his_only_commander():
    g = RULES.new("design-your-own", {"points": 50}, seed=1)
    rng = KeyedDice(key_from(3))
    cheapest = min(c.vp for c in g.data.commanders if c.nation == "British")
    while any(isinstance(a, Buy) for a in g.pending["red"]):
        buys = [a for a in g.pending["red"] if isinstance(a, Buy)]
        g.apply("red", buys[rng.below(len(buys))])
        assert left(g, g.stack[-1].bill("red")) >= cheapest


def test_18_1_a_purchase_is_secret():
    g = RULES.new("design-your-own", seed=1)
    before = to_json(g.view("blue"))
    buy(g, "red", "Victory")
    assert to_json(g.view("blue")) == before
    assert not any(e.visible_to("blue") for e in g.log(everything=True)[2:] if "Victory" in str(e))


@pytest.mark.rule("18.1")
def test_18_1_the_high_roller_is_side_a_with_audacity_and_the_first_initiative():
    g = RULES.new("design-your-own", {"points": 75, "red-nation": "dutch", "blue-nation": "spanish"}, seed=2)
    for seat in g.seats:
        for kind in (Buy, Buy, Hire):
            g.apply(seat, next(a for a in g.pending[seat] if isinstance(a, kind)))
    unspent = {seat: left(g, g.stack[-1].bill(seat)) for seat in g.seats}
    g.apply("red", Bought())
    g.dice = ScriptedDice([1 + 4, 1 + 4, 1 + 0, 1 + 5] if unspent["red"] == unspent["blue"] else [5, 5, 4, 4])
    told = g.apply("blue", Bought())
    event = next(e for e in told if e.what == "fc-audacity")
    totals = [event.first.total, event.second.total]
    assert totals == [4 + unspent["red"], 4 + unspent["blue"]]
    bold = "red" if totals[0] > totals[1] else "blue"
    assert totals[0] != totals[1]
    nation = {"red": "Dutch", "blue": "Spanish"}[bold]
    assert g.state.audacity[nation] == 1
    assert sum(g.state.audacity.values()) == 1
    assert g.state.seats[g.state.memo["side_a"]] == bold


@pytest.mark.rule("18.1")
def test_18_1_side_b_stands_in_formation_by_the_centre_and_side_a_at_an_edge():
    g = RULES.new("design-your-own", {"points": 75}, seed=4)
    bots = {seat: RandomBot(seat) for seat in g.seats}
    while not isinstance(g.stack[-1], Formation):
        seat = next(iter(g.pending))
        g.apply(seat, g.ask_bot(bots[seat], seat))
    side_a = g.state.memo["side_a"]
    assert list(g.pending) == [g.state.seats[1 - side_a]]
    assert {a.edge for a in g.pending[g.state.seats[1 - side_a]]} == {"centre"}
    while isinstance(g.stack[-1], Formation):
        seat = next(iter(g.pending))
        bears = isinstance(g.pending[seat][0], Bear)
        if bears and g.stack[-1].edge != "centre":
            assert {a.edge for a in g.pending[seat]} == {"north", "south", "east", "west"}
        waiting = [s.name for s in g.state.ships if s.side == g.stack[-1].side and not s.bow]
        prompt = g.decision(seat).prompt
        if bears:
            assert prompt.id == "fc-formation-facing-prompt"
        else:
            assert (prompt.id, prompt.args) == ("fc-place-prompt", {"ship": waiting[0]})
        g.apply(seat, g.ask_bot(bots[seat], seat))
    for side in (0, 1):
        fleet = [s for s in g.state.ships if s.side == side]
        assert len({s.facing for s in fleet}) == 1
        assert all(
            len(fleet) == 1 or any(ship_distance(s, other) <= 4 for other in fleet if other is not s)
            for s in fleet
        )
    assert 1 <= g.state.wind <= 6
    assert g.state.initiative in (-1, side_a)


@pytest.mark.rule("18.1")
def test_18_1_the_whole_of_side_a_enters_at_its_edge():
    """No ship of it may be set up further in, ship by ship, until it lies beside side B."""
    g = RULES.new("design-your-own", {"points": 100}, seed=5)
    bots = {seat: RandomBot(seat) for seat in g.seats}
    while not (isinstance(g.stack[-1], Formation) and g.stack[-1].edge != "centre"):
        seat = next(iter(g.pending))
        g.apply(seat, g.ask_bot(bots[seat], seat))
    seat = g.state.seats[g.state.memo["side_a"]]
    g.apply(seat, Bear("north", 4))
    while isinstance(g.stack[-1], Formation):
        deepest = max(g.pending[seat], key=lambda place: row_of(place.hex))
        assert row_of(deepest.hex) <= 4
        g.apply(seat, deepest)


@pytest.mark.rule("18.1")
@pytest.mark.ruling(60)
def test_18_1_shallows_and_with_them_anchors_are_chosen_as_desired():
    deep = RULES.new("design-your-own", seed=1)
    assert (shoals_of(deep), may_anchor(deep), deep.view("red").shoals) == ({}, False, ())
    g = RULES.new("design-your-own", {"sheets": "AB", "shallows": -2}, seed=1)
    printed = set().union(*g.data.shoals.values()) & g.data.boards["AB"].hexes
    assert shoals_of(g) == dict.fromkeys(printed, -2)
    assert parse_hex("A1220") in shoals_of(g)
    assert may_anchor(g)
    assert ShoalView("D", -2) in g.view("red").shoals


def test_18_1_two_fleets_of_one_nation_are_refused():
    with pytest.raises(SetupRefused) as refusal:
        RULES.new("design-your-own", {"red-nation": "french", "blue-nation": "french"})
    assert refusal.value.reason.id == "fc-same-nation"


# ---------------------------------------------------------------- [18.2]


def tournament(dice: list[int] = ()) -> Game:
    g = RULES.new("trafalgar", {"tournament": True}, seed=1)
    g.dice = TenSided(dice)
    return g


@pytest.mark.rule("18.2")
def test_18_2_the_higher_bid_plays_the_bolder_side_and_pays_for_it():
    """Two points bid for the British: the other side adds two to its break checks."""
    g = tournament()
    assert g.seats == ("first", "second")
    g.apply("first", Bid(1))
    g.apply("second", Bid(2))
    assert g.state.seats == ("second", "first")
    assert [fleet.break_bonus for fleet in g.state.fleets] == [0, 2]


@pytest.mark.rule("18.2")
def test_18_2_three_tied_bids_are_settled_by_a_die():
    g = tournament(dice=[4, 4, 2, 7])
    for _ in range(3):
        g.apply("first", Bid(3))
        g.apply("second", Bid(3))
    assert g.state.seats == ("second", "first")
    assert g.state.fleets[1].break_bonus == 3


@pytest.mark.rule("18.2")
@pytest.mark.rule("15.2")
def test_18_2_a_handicap_is_added_to_the_break_checks_of_one_side():
    """Camperdown, before the first shot: 16 ships each. The Dutch are given four points."""
    plain, eased = RULES.new("camperdown", seed=1), RULES.new("camperdown", {"handicap": "dutch+4"}, seed=1)
    dutch = plain.state.seats.index("dutch")
    for side, nation in enumerate(("British", "Dutch")):
        added = [mod for mod in break_mods(eased, side, nation) if mod not in break_mods(plain, side, nation)]
        assert added == ([Mod(4, "fc-mod-handicap", "18.2")] if side == dutch else [])


@pytest.mark.rule("18.2")
def test_18_2_a_handicap_keeps_a_fleet_that_would_have_broken():
    """The Dutch at Camperdown, audacity 0 and as many ships as the enemy: a zero on the die breaks them off,
    with a point more they fight on."""
    for handicap, breaks in (("none", True), ("british+1", True), ("dutch+1", False)):
        g = RULES.new("camperdown", {"handicap": handicap}, seed=1)
        g.dice = TenSided([0])
        dutch = g.state.seats.index("dutch")
        g.state.fleets[dutch].lost_a_vessel = True
        assert fleet_breaks(g, dutch) is breaks, handicap


@pytest.mark.rule("18.2")
def test_18_2_a_handicap_and_a_bid_add_up_for_the_fleet_whoever_sails_it():
    g = RULES.new("trafalgar", {"tournament": True, "handicap": "allied+2"}, seed=1)
    g.apply("first", Bid(1))
    g.apply("second", Bid(3))
    mods = {mod.reason: mod.value for mod in break_mods(g, 1, "French")}
    assert (mods["fc-mod-handicap"], mods["fc-mod-bid"]) == (2, 3)


@pytest.mark.rule("18.2")
def test_18_2_everybody_is_told_of_a_handicap_and_of_nothing_where_there_is_none():
    told = [
        event
        for event in RULES.new("nile", {"handicap": "french+9"}, seed=1).log()
        if event.what == "fc-handicap"
    ]
    assert [to_json(event.words().args) for event in told] == ['{"points":9,"side":"@fc-seat-french"}']
    assert not [event for event in RULES.new("nile", seed=1).log() if event.what == "fc-handicap"]


@pytest.mark.rule("18.2")
@pytest.mark.parametrize("handicap", ["british+0", "british+10", "spanish+3", "first+3"])
def test_18_2_a_handicap_is_one_to_nine_points_for_a_side_of_the_battle(handicap):
    with pytest.raises(SetupRefused):
        RULES.new("nile", {"handicap": handicap}, seed=1)


@pytest.mark.rule("18.2")
def test_18_2_records_made_before_there_was_a_handicap_are_true():
    """At its default the option is named nowhere, so seals and fingerprints are what they were."""
    assert "handicap" not in RULES.chosen_options(RULES.new("nile", seed=1))
    g = RULES.new("nile", {"handicap": "french+3"}, seed=1)
    assert RULES.chosen_options(g)["handicap"] == "french+3"
    assert RULES.restore(g.snapshot()).fingerprint() == g.fingerprint()
    assert RULES.read_position(RULES.position(g)).options.handicap == "french+3"


@pytest.mark.rule("18.2")
def test_18_2_a_bid_is_sealed():
    g = tournament()
    before = to_json(g.view("second"))
    g.apply("first", Bid(9))
    assert to_json(g.view("second")) == before
    assert {g.fork("second", seed).stack[-1].bids["first"].value for seed in range(60)} == set(range(10))


@pytest.mark.rule("18.2")
def test_18_2_the_first_damaged_ship_starts_the_break_checks():
    g = tournament()
    g.apply("first", Bid(1))
    g.apply("second", Bid(0))
    g.dice = ScriptedDice([10])
    assert not fleet_breaks(g, 0)
    assert g.dice.left == 1
    next(s for s in g.state.ships if s.side == 0).damaged = True
    assert not fleet_breaks(g, 0)
    assert g.dice.left == 0


# ---------------------------------------------------------------- [18.74]


def campaign() -> Game:
    return RULES.new("first-of-june-campaign", seed=1)


@pytest.mark.rule("18.74")
@pytest.mark.ruling(159, 160)
def test_18_74_day_one_is_18_71_in_calm_weather():
    g = campaign()
    printed = g.data.scenarios["first-of-june-may28"]
    assert g.state.turns == 15
    assert g.state.weather == "calm"
    assert printed.weather == "normal"
    assert len(g.state.ships) == len(printed.units)


def to_second_day(g: Game) -> None:
    """End day one at once and go to the deployment."""
    while not isinstance(g.stack[-1], Campaign):
        g.stack.pop()
    g._run()
    g._opened = dict.fromkeys(g.pending, g._past)


@pytest.mark.rule("18.74")
def test_18_74_crippled_ships_go_home_and_score_as_sunk():
    g = campaign()
    flags = {c.ship for c in g.state.commanders}
    damaged, struck, taken = [i for i, s in enumerate(g.state.ships) if s.side == 1 and i not in flags][:3]
    hurt = next(i for i, s in enumerate(g.state.ships) if s.side == 0 and i not in flags)
    g.state.ships[damaged].damaged = True
    g.state.ships[struck].struck = True
    capture(g, taken, 0)
    g.state.ships[hurt].hull, g.state.ships[hurt].rigging = 3, 2
    end_of_day(g, 1)
    gone = [g.state.ships[i] for i in (damaged, struck, taken)]
    assert {s.fate for s in gone} == {"sunk"}
    assert half_points(g)[0] == sum(2 * g.data.counters[s.counter].vp for s in gone)
    kept = g.state.ships[hurt]
    assert (kept.fate, kept.hull, kept.rigging) == ("reserve", 3, 2)


@pytest.mark.rule("18.74")
def test_18_74_ships_of_the_last_day_score_as_they_are():
    """No night follows: a prize counts double, a damaged ship half."""
    g = campaign()
    flags = {c.ship for c in g.state.commanders}
    damaged, taken = [i for i, s in enumerate(g.state.ships) if s.side == 1 and i not in flags][:2]
    g.state.ships[damaged].damaged = True
    capture(g, taken, 0)
    vp = [g.data.counters[g.state.ships[i].counter].vp for i in (damaged, taken)]
    while not isinstance(g.stack[-1], Campaign):
        g.stack.pop()
    g.stack[-1].day = 3
    g._run()
    assert g.over
    assert g.outcome.scores["british"] == vp[0] + 4 * vp[1]


@pytest.mark.rule("18.74")
@pytest.mark.rule("15.2")
def test_18_74_yesterdays_losses_call_for_no_break_check_today():
    g = campaign()
    flags = {c.ship for c in g.state.commanders}
    one, two = [i for i, s in enumerate(g.state.ships) if s.side == 1 and i not in flags][:2]
    remove(g, one, "sunk")
    g.state.loser = 0
    end_of_day(g, 1)
    open_day(g, 2)
    assert g.state.loser == -1  # the lower audacity defines first on the first turn of each day [6.0]
    g.dice = ScriptedDice([])
    assert not fleet_breaks(g, 1)
    remove(g, two, "sunk")
    g.dice = ScriptedDice([10])
    assert not fleet_breaks(g, 1)
    assert g.dice.left == 0


@pytest.mark.rule("18.74")
def test_18_74_both_deploy_in_secret_in_their_columns():
    g = campaign()
    to_second_day(g)
    assert isinstance(g.stack[-1], Deployment)
    assert set(g.pending) == {"british", "french"}
    before = to_json(g.view("french"))
    g.apply("british", g.pending["british"][0])
    places = g.pending["british"]
    assert all(isinstance(a, Place) for a in places)
    bows = {a.hex for a in places}
    sterns = {a.hex - STEP[a.facing] for a in places}
    assert {column_of(hex_) for hex_ in bows | sterns} == {25}  # the whole ship stands in the column
    names = sorted({hex_name(hex_) for hex_ in bows})
    assert (names[0], names[-1]) == ("A2510", "C2534")
    assert sterns == bows
    g.apply("british", places[0])
    assert to_json(g.view("french")) == before
    g.apply("french", g.pending["french"][0])
    assert {column_of(a.hex) for a in g.pending["french"]} == {49}


@pytest.mark.rule("18.74")
def test_18_74_the_second_day_begins_when_both_have_deployed():
    g = campaign()
    to_second_day(g)
    bots = {seat: RandomBot(seat) for seat in g.seats}
    while isinstance(g.stack[-1], Deployment):
        seat = next(iter(g.pending))
        g.apply(seat, g.ask_bot(bots[seat], seat))
    assert g.state.memo["day"] == 2
    assert (g.state.turns, g.state.weather) == (0, "calm")
    assert all(s.bow for s in g.state.ships)
    assert any(isinstance(step, Turn) for step in g.stack)


def second_night(g: Game, *gone: str) -> None:
    """Day two ends at once, some French ships having been lost."""
    for i, ship in enumerate(g.state.ships):
        if ship.name in gone:
            remove(g, i, "sunk")
    while not isinstance(g.stack[-1], Campaign):
        g.stack.pop()
    g.stack[-1].day = 2
    g._run()
    g._opened = dict.fromkeys(g.pending, g._past)


def flag_of(g: Game, name: str) -> str:
    """The ship of a commander."""
    who = next(c for c in g.state.commanders if g.data.commanders[c.card].name.endswith(name))
    return g.state.ships[who.ship].name


@pytest.mark.rule("18.74")
@pytest.mark.ruling(160)
def test_18_74_nielly_and_four_ships_join_on_the_second_night():
    g = campaign()
    before = len(g.state.ships)
    second_night(g)
    fresh = g.state.ships[before:]
    assert sorted(s.name for s in fresh) == ["Sans Pareil", "Trajan", "Trente-et-un Mai", "Téméraire"]
    assert flag_of(g, "Nielly") == "Républicain"
    assert isinstance(g.stack[-1], Deployment)


@pytest.mark.rule("18.74")
@pytest.mark.ruling(160)
def test_18_74_without_republicain_the_french_choose_a_ship_for_nielly():
    """Sans Pareil, or any ship of more than 80 guns that has taken no hit: Terrible has taken one."""
    g = campaign()
    next(s for s in g.state.ships if s.name == "Terrible").rigging = 1
    second_night(g, "Républicain")
    assert list(g.pending) == ["french"]
    offered = {g.state.ships[hoist.ship].name: hoist for hoist in g.pending["french"]}
    assert set(offered) == {"Sans Pareil", "Montagne", "Revolutionnaire"}
    g.apply("french", offered["Revolutionnaire"])
    assert flag_of(g, "Nielly") == "Revolutionnaire"
    assert isinstance(g.stack[-1], Deployment)


@pytest.mark.rule("18.74")
def test_18_74_an_admiral_whose_ship_goes_home_shifts_his_flag():
    g = campaign()
    montagne = next(s for s in g.state.ships if s.name == "Montagne")
    montagne.damaged = True
    second_night(g)
    assert flag_of(g, "Villaret de Joyeuse") not in ("Montagne", "Républicain")  # Nielly's flag flies there
    assert g.state.ships[g.state.fleets[1].flagship].name == flag_of(g, "Villaret de Joyeuse")


@pytest.mark.rule("18.74")
def test_18_74_the_third_day_is_fought_in_normal_weather_and_ends_the_campaign():
    g = campaign()
    to_second_day(g)
    bots = {seat: RandomBot(seat) for seat in g.seats}
    for _ in range(2):
        while isinstance(g.stack[-1], Deployment):
            seat = next(iter(g.pending))
            g.apply(seat, g.ask_bot(bots[seat], seat))
        if g.state.memo["day"] == 3:
            assert g.state.weather == "normal"
        to_second_day(g)
    assert g.over
    assert g.outcome.level == "fc-level-campaign"
    assert g.outcome.winners == ("french",)  # no points on either side: a tie is French


@pytest.mark.rule("18.74")
def test_18_74_a_mustered_ship_waits_for_its_place():
    g = campaign()
    to_second_day(g)
    muster = g.pending["french"][3]
    assert isinstance(muster, Muster)
    g.apply("french", muster)
    prompt = g.decision("french").prompt
    assert prompt.args == {"ship": g.state.ships[muster.ship].name}


@pytest.mark.rule("18.1")
def test_18_1_every_choice_offered_can_be_agreed_on():
    """Fifteen turns "more or less as desired", 75 to 100 points for a moderate fleet, one to three maps."""
    choices = {option.id: option.choices for option in RULES.options() if option.choices}
    assert (choices["length"], choices["points"]) == ((10, 15, 20), (50, 75, 100, 150))
    assert choices["sheets"] == ("A", "AB", "ABC")
    assert choices["year"] == (1759, 1782, 1794, 1805)
    for name in ("length", "points", "sheets", "year", "red-nation", "blue-nation", "shallows"):
        for choice in choices[name]:
            RULES.typed_options(RULES.complete_options("design-your-own", {name: choice}))
    assert RULES.new("design-your-own", {"length": 20}, seed=1).state.turns == 20
    assert RULES.new("design-your-own", seed=1).state.turns == 15
