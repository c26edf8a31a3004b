"""[18.1, 18.2, 18.74] Where fleets stand, what a purchase leaves, what a night does, what can be imagined."""

from __future__ import annotations

from typing import Any

import pytest

import quarterdeck as qd
from quarterdeck.games.flying_colors.actions import Activate
from quarterdeck.games.flying_colors.rules.common import capture, remove
from quarterdeck.games.flying_colors.rules.r15_victory import half_points
from quarterdeck.games.flying_colors.rules.r18_1_design import (
    INWARD,
    Bear,
    Bill,
    Bought,
    Buy,
    FirstWind,
    Flags,
    Formation,
    Hire,
    Purchase,
    Sides,
    Weather,
    left,
    offers,
    starting_zone,
)
from quarterdeck.games.flying_colors.rules.r18_2_tournament import BIDS, Bid, Bidding, superior
from quarterdeck.games.flying_colors.rules.r18_74_campaign import (
    Campaign,
    Deployment,
    Hoist,
    HoistFlags,
    Muster,
    Order,
    Place,
    campaign_outcome,
    end_of_day,
    open_day,
    raise_flags,
    ships_for_nielly,
    strongest_without_flag,
)
from quarterdeck.geometry.hex import DISTANCE, STEP, column_of, hex_name, parse_hex, row_of, sheet_hexes
from quarterdeck.kernel import Game, ScriptedDice, Sealed
from ten_sided import TenSided

RULES = qd.load("flying-colors")


def counter(name: str) -> int:
    return RULES.data.counter_index[name]


# ---------------------------------------------------------------- [18.1] where fleets stand


@pytest.mark.rule("18.1")
@pytest.mark.parametrize(
    ("sheets", "edge", "first", "last"),
    [
        ("A", "north", "A0101", "A7004"),
        ("A", "south", "A0131", "A7034"),
        ("AB", "south", "B0131", "B7034"),
        ("ABC", "south", "C0131", "C7034"),
        ("A", "west", "A0101", "A0434"),
        ("A", "east", "A6701", "A7034"),
        ("AB", "east", "A6701", "B7034"),
    ],
)
def test_18_1_side_a_stands_within_four_hexes_of_its_edge(
    sheets: str, edge: Any, first: str, last: str
) -> None:
    low, high = parse_hex(first), parse_hex(last)
    expected = {
        hex_
        for hex_ in sheet_hexes(sheets)
        if column_of(low) <= column_of(hex_) <= column_of(high)
        and row_of(low) <= row_of(hex_) <= row_of(high)
    }
    assert starting_zone(sheets, edge) == expected


@pytest.mark.rule("18.1")
@pytest.mark.parametrize(("sheets", "middle"), [("A", "A3517"), ("AB", "A3534"), ("ABC", "B3517")])
def test_18_1_side_b_begins_within_three_hexes_of_the_middle(sheets: str, middle: str) -> None:
    """Three rings around a hex are 37 hexes."""
    zone = starting_zone(sheets, "centre")
    assert len(zone) == 1 + 6 + 12 + 18
    assert {DISTANCE[hex_ - parse_hex(middle)] for hex_ in zone} == {0, 1, 2, 3}


@pytest.mark.rule("18.1")
def test_18_1_a_fleet_that_enters_looks_inward() -> None:
    """The bow points away from the edge: odd columns lie half a hex lower, so a row counts two."""

    def moved(facing: int) -> tuple[int, int]:
        start = parse_hex("A2017")
        here, there = (
            (column_of(h), 2 * row_of(h) + column_of(h) % 2) for h in (start, start + STEP[facing])
        )
        return there[0] - here[0], there[1] - here[1]

    inward = {"north": (1, 1), "south": (1, -1), "west": (0, 1), "east": (0, -1)}
    for edge, (axis, away) in inward.items():
        assert set(INWARD[edge]) == {f for f in range(1, 7) if moved(f)[axis] * away > 0}
        assert len(INWARD[edge]) == len(set(INWARD[edge]))


def fleets(points: int = 75, **options: Any) -> Game:
    """Red (British) buys Victory and Bellerophon, blue (French) Achille; the first commander each can pay."""
    g = RULES.new("design-your-own", {"points": points, **options}, seed=1)
    for seat, ships in (("red", ("victory_british", "bellerophon_british")), ("blue", ("achille_french",))):
        for name in ships:
            g.apply(seat, Buy(counter(name)))
        g.apply(seat, next(a for a in g.pending[seat] if isinstance(a, Hire)))
    return g


@pytest.mark.rule("18.1")
def test_18_1_victory_costs_8_bellerophon_5_and_achille_6() -> None:
    g = fleets(50)
    step = g.stack[-1]
    assert isinstance(step, Purchase)
    cards = {seat: g.data.commanders[step.bill(seat).cards[0]] for seat in g.seats}
    assert left(g, step.bill("red")) == 50 - 8 - 5 - cards["red"].vp
    assert left(g, step.bill("blue")) == 50 - 6 - cards["blue"].vp
    assert g.stack[-1].prompt(g, "blue").args == {"points": 50 - 6 - cards["blue"].vp}


@pytest.mark.rule("18.1")
def test_18_1_what_is_offered_can_be_paid_and_is_not_yet_bought() -> None:
    g = fleets(50)
    bill = g.stack[-1].bill("red")
    chest = left(g, bill)
    found = offers(g, g.data.markets["British"], bill)
    ships = {a.counter for a in found if isinstance(a, Buy)}
    assert not ships & set(bill.ships)
    market = g.data.markets["British"]
    assert ships == {i for i, vp in market.ships if vp <= chest and i not in bill.ships}
    hires = {a.card for a in found if isinstance(a, Hire)}  # one commander, two ships: a second may come
    assert hires == {k for k, vp in market.commanders if vp <= chest and k not in bill.cards}
    full = Bill(bill.ships, (*bill.cards, next(iter(hires))))
    assert not [a for a in offers(g, market, full) if isinstance(a, Hire)]  # each needs a ship of his own
    assert Bought() in found
    assert Bought() not in offers(g, market, Bill((), ()))
    assert Bought() not in offers(g, market, Bill(bill.ships, ()))


@pytest.mark.rule("18.1")
def test_18_1_the_last_point_may_be_spent() -> None:
    """A fleet with a commander is filled up until what is left is the very price of a ship not yet bought."""
    g = fleets(50)
    market = g.data.markets["British"]
    bill = g.stack[-1].bill("red")
    price = dict(market.ships)
    for i in sorted(set(price) - set(bill.ships), key=lambda i: (price[i], i)):
        chest = left(g, bill)
        rest = {j for j in price if j not in bill.ships}
        found = {a.counter for a in offers(g, market, bill) if isinstance(a, Buy)}
        assert found == {j for j in rest if price[j] < chest + 1}
        if chest in {price[j] for j in rest}:
            return
        bill = Bill((*bill.ships, i), bill.cards)
    pytest.fail("no ship costs what was left")


@pytest.mark.rule("18.1")
@pytest.mark.parametrize(
    ("dice", "side_a", "gains"), [([4, 3], 0, True), ([3, 4], 1, True), ([5, 5, 2, 6], 1, False)]
)
def test_18_1_die_and_unspent_points_make_side_a(dice: list[int], side_a: int, gains: bool) -> None:
    """Even totals are even audacities; then a plain die says who is side A (decision 0212)."""
    g = fleets(50)
    g.state.memo.update(unspent_0=2, unspent_1=2)
    g.dice = TenSided(dice)
    g.stack = [Sides()]
    g.stack[-1].advance(g)
    assert g.state.memo["side_a"] == side_a
    assert sorted(g.state.audacity.values()) == ([0, 1] if gains else [0, 0])
    assert g.state.audacity[g.state.fleets[side_a].nations[0]] == gains
    assert g.dice.left == 0


@pytest.mark.rule("18.1")
@pytest.mark.parametrize("wind", [1, 2, 3, 4, 5, 6])
def test_18_1_a_die_of_one_to_six_is_the_wind(wind: int) -> None:
    """0, 7, 8 and 9 are rolled again; side A has the first initiative."""
    g = fleets(50)
    g.state.memo["side_a"] = 1
    g.dice = TenSided((0, 7, 9, wind))
    g._fresh = []
    g.stack = [Weather()]
    g.stack[-1].advance(g)
    told = [event for event in g._fresh if isinstance(event, FirstWind)]
    assert [event.wind for event in told] == [None, None, None, wind]
    assert (g.state.wind, g.state.memo["first_initiative"], g.dice.left) == (wind, 1, 0)


@pytest.mark.rule("18.1")
def test_18_1_a_formation_grows_by_links_of_four_hexes() -> None:
    """The second ship of side B lies anywhere within four hexes of the first, bow or stern, on free water."""
    g = fleets()
    for seat in g.seats:
        g.apply(seat, Bought())
    while not isinstance(g.stack[-1], Formation):
        seat = next(iter(g.pending))
        g.apply(seat, g.pending[seat][0])
    step = g.stack[-1]
    seat = next(iter(g.pending))
    assert {a.facing for a in g.pending[seat]} == {1, 2, 3, 4, 5, 6}
    g.apply(seat, Bear("centre", 1))
    assert g.stack[-1] is step
    assert len([s for s in g.state.ships if s.side == step.side]) == 2  # red has spent more
    first = next(a for a in g.pending[seat] if column_of(a.hex) == 35)
    g.apply(seat, first)
    flag = next(s for s in g.state.ships if s.side == step.side and s.bow)
    assert (flag.bow, flag.stern) == (first.hex, first.hex + STEP[4])
    for action in g.pending[seat]:
        ends = (action.hex, action.hex + STEP[4])
        assert min(DISTANCE[mine - theirs] for mine in ends for theirs in (flag.bow, flag.stern)) in (
            1,
            2,
            3,
            4,
        )
    far = max(DISTANCE[a.hex - flag.bow] for a in g.pending[seat])
    assert far == 5  # four hexes from the nearer end


@pytest.mark.rule("5.1")
@pytest.mark.rule("18.1")
def test_18_1_a_commander_hoists_his_flag_in_a_ship_of_his_own_side() -> None:
    g = fleets()
    for seat in g.seats:
        g.apply(seat, Bought())
    seen = set()
    while isinstance(g.stack[-1], Flags):
        (seat,) = g.pending
        side = g.state.seats.index(seat)
        offered = {action.ship for action in g.pending[seat]}
        assert offered == {i for i, ship in enumerate(g.state.ships) if ship.side == side}
        assert {g.state.commanders[action.commander].side for action in g.pending[seat]} == {side}
        seen.add(side)
        g.apply(seat, g.pending[seat][-1])
    assert seen == {0, 1}
    for side, fleet in enumerate(g.state.fleets):
        assert g.state.ships[fleet.flagship].side == side
        assert g.state.commanders[fleet.admiral].ship == fleet.flagship


# ---------------------------------------------------------------- what the others can imagine


@pytest.mark.rule("18.1")
@pytest.mark.parametrize("ready", [False, True])
def test_an_imagined_fleet_could_have_been_bought(ready: bool) -> None:
    g = fleets(50)
    if ready:
        g.apply("red", Bought())
    sealed = g.stack[-1].bills["red"]
    rows = RULES.could_be(g, sealed)
    sizes = set()
    for number in range(60):
        bill = rows[number]
        assert bill == rows[number]
        assert left(g, bill) >= 0
        assert len(set(bill.ships)) == len(bill.ships) and len(bill.cards) <= len(bill.ships)
        assert all(g.data.counters[i].nation == "British" for i in bill.ships)
        if ready:
            assert bill.ships and bill.cards
        sizes.add(len(bill.ships) + len(bill.cards))
    assert sizes == ({2, 3, 4, 5} if ready else {0, 1, 2})


@pytest.mark.rule("18.74")
def test_an_imagined_order_of_battle_stands_in_the_column() -> None:
    """As many berths as were written, each a ship of her own, two hexes apart in column 49, looking south."""
    g = second_morning()
    for _ in range(3):
        g.apply("french", g.pending["french"][0])
        g.apply("french", g.pending["french"][0])
    g.apply("french", g.pending["french"][0])
    sealed = g.stack[-1].orders["french"]
    assert isinstance(sealed, Sealed) and len(sealed.value.berths) == 3
    for number in range(20):
        order = RULES.could_be(g, sealed)[number]
        assert isinstance(order, Order) and len(order.berths) == 3
        assert {column_of(bow) for _, bow, _ in order.berths} == {49}
        assert [hex_name(bow) for _, bow, _ in order.berths] == ["A4911", "A4913", "A4915"]
        assert {facing for _, _, facing in order.berths} == {4}
        named = [ship for ship, _, _ in order.berths]
        assert len({*named, order.mustered}) == 4
        assert all(g.state.ships[i].home == 1 for i in (*named, order.mustered))
    assert len({RULES.could_be(g, sealed)[n].mustered for n in range(20)}) > 3


# ---------------------------------------------------------------- [18.2]


@pytest.mark.rule("18.2")
def test_18_2_bids_run_from_nought_to_nine_and_an_even_pair_is_bid_again_twice() -> None:
    assert [bid.points for bid in BIDS] == list(range(10))
    g = RULES.new("minorca", {"tournament": True}, seed=1)
    for number in (1, 2):
        assert g.stack[-1].round == number
        g.apply("first", Bid(4))
        g.apply("second", Bid(4))
    assert (g.stack[-1].round, set(g.pending)) == (3, {"first", "second"})
    assert isinstance(g.stack[-1], Bidding)
    g.dice = ScriptedDice([3, 3, 8, 2])  # a tie of dice, then the first player's is higher
    g.apply("first", Bid(4))
    told = g.apply("second", Bid(4))
    tied = [event for event in told if event.what == "fc-bid-roll"]
    assert [event.side.seat if event.side else None for event in tied] == [None, "first"]
    assert all(roll.sides == (10,) for event in tied for roll in (event.first, event.second))
    assert g.state.seats == ("first", "second")


@pytest.mark.rule("18.2")
@pytest.mark.parametrize(("scenario", "bold"), [("minorca", 0), ("cape-henry", 1), ("virginia-capes", 1)])
def test_18_2_the_superior_side_has_the_higher_audacity(scenario: str, bold: int) -> None:
    """18.3 British 1, French 0; 18.4 and 18.5 the French are the bolder."""
    g = RULES.new(scenario, seed=1)
    names = [fleet.nations[0] for fleet in g.state.fleets]
    assert superior(g) == bold
    g.state.audacity = dict.fromkeys(names, 1)
    assert superior(g) == 0


# ---------------------------------------------------------------- [18.74] the nights


def second_morning() -> Game:
    """The first day is over; both sides write their orders."""
    g = RULES.new("first-of-june-campaign", seed=1)
    g.stack = [Campaign(day=1)]
    g._run()
    g._opened = dict.fromkeys(g.pending, g._past)
    return g


@pytest.mark.rule("18.74")
def test_18_74_each_day_has_its_weather_and_its_end() -> None:
    g = RULES.new("first-of-june-campaign", seed=1)
    for day, turns, weather in ((1, 15, "calm"), (2, 0, "calm"), (3, 0, "normal")):
        g.state.turn, g.state.initiative, g.state.loser = 9, 1, 0
        open_day(g, day)
        state = g.state
        assert (state.turn, state.turns, state.weather, state.memo["day"]) == (1, turns, weather, day)
        assert (state.initiative, state.loser) == (-1, -1)


@pytest.mark.rule("18.74")
def test_18_74_a_night_patches_up_and_keeps_the_hits() -> None:
    g = RULES.new("first-of-june-campaign", seed=1)
    ship = g.state.ships[3]
    ship.rigging, ship.crew, ship.fired, ship.fired_ever = 4, 1, 3, 3
    ship.burning = ship.aground = ship.full_sails = ship.irons = ship.adrift = ship.drifted = True
    ship.acted = ship.check_failed = ship.stung = ship.anchored = True
    end_of_day(g, 1)
    assert (ship.fate, ship.bow, ship.rigging, ship.crew) == ("reserve", 0, 4, 1)
    flags = (ship.fired, ship.fired_ever, ship.burning, ship.aground, ship.full_sails, ship.irons)
    more = (ship.adrift, ship.drifted, ship.acted, ship.check_failed, ship.stung, ship.anchored)
    assert not any(flags + more)
    assert g.state.at == {}
    assert (g.state.broken, g.state.activated, g.state.commands) == ((), (), [])


@pytest.mark.rule("18.74")
def test_18_74_who_left_the_map_comes_back_and_who_withdrew_does_not() -> None:
    g = RULES.new("first-of-june-campaign", seed=1)
    remove(g, 3, "left")
    remove(g, 4, "withdrawn")
    end_of_day(g, 1)
    assert (g.state.ships[3].fate, g.state.ships[4].fate) == ("reserve", "withdrawn")


@pytest.mark.rule("18.74")
@pytest.mark.parametrize(
    ("how", "fate"), [("damaged", "left"), ("struck", "captured"), ("taken", "captured")]
)
def test_18_74_an_admiral_leaves_a_cripple_but_not_a_prize(how: str, fate: str) -> None:
    """Decision 0211."""
    g = RULES.new("first-of-june-campaign", seed=1)
    k = g.state.fleets[1].admiral
    i = g.state.commanders[k].ship
    ship = g.state.ships[i]
    if how == "taken":
        ship.side = 0
    else:
        setattr(ship, how, True)
    end_of_day(g, 1)
    assert (g.state.commanders[k].fate, g.state.commanders[k].ship) == (fate, -1)
    assert ship.fate == "sunk"


@pytest.mark.rule("18.74")
def test_18_74_reinforcements_come_on_the_second_night_only() -> None:
    g = RULES.new("first-of-june-campaign", seed=1)
    before = len(g.state.ships)
    end_of_day(g, 1)
    assert len(g.state.ships) == before
    end_of_day(g, 2)
    assert len(g.state.ships) == before + 4
    nielly = g.state.commanders[-1]
    assert (g.data.commanders[nielly.card].short, nielly.side, nielly.ship, nielly.fate) == (
        "Nielly",
        1,
        -1,
        "reserve",
    )


@pytest.mark.rule("18.74")
def test_18_74_only_unhurt_ships_of_more_than_80_guns_are_fit_for_nielly() -> None:
    g = RULES.new("first-of-june-campaign", seed=1)
    end_of_day(g, 2)
    republicain = next(s for s in g.state.ships if s.name == "Républicain")
    republicain.fate = "sunk"
    fit = ships_for_nielly(g)
    guns = {g.data.counters[g.state.ships[i].counter].guns for i in fit}
    names = {g.state.ships[i].name for i in fit}
    assert "Sans Pareil" in names
    assert all(n > 80 for n in guns if n != 80)
    for hits in ("hull", "rigging", "crew"):
        hurt = next(i for i in fit if g.state.ships[i].name == "Montagne")
        setattr(g.state.ships[hurt], hits, 1)
        assert hurt not in ships_for_nielly(g)
        setattr(g.state.ships[hurt], hits, 0)
    sans_pareil = next(s for s in g.state.ships if s.name == "Sans Pareil")
    sans_pareil.hull = 1  # named by the rule: fit even if hurt
    assert "Sans Pareil" in {g.state.ships[i].name for i in ships_for_nielly(g)}


@pytest.mark.rule("18.74")
@pytest.mark.ruling(160)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_18_74_between_two_ships_the_player_of_nielly_chooses(number: int) -> None:
    g = RULES.new("first-of-june-campaign", seed=1)
    end_of_day(g, 2)
    next(s for s in g.state.ships if s.name == "Républicain").fate = "sunk"
    fit = ships_for_nielly(g)
    for i in fit[number:]:
        g.state.ships[i].fate = "sunk"
    nielly = len(g.state.commanders) - 1
    hoists = [Hoist(nielly, i) for i in fit[:number]]
    assert HoistFlags().ask(g) == ({"french": hoists} if number > 1 else {})


@pytest.mark.rule("18.74")
def test_18_74_a_homeless_admiral_takes_the_strongest_ship_without_a_flag() -> None:
    g = RULES.new("first-of-june-campaign", seed=1)
    end_of_day(g, 1)
    i = strongest_without_flag(g, 1)
    flags = {c.ship for c in g.state.commanders}
    ready = [k for k, s in enumerate(g.state.ships) if s.home == 1 and s.fate == "reserve" and k not in flags]
    rates = {k: g.data.counters[g.state.ships[k].counter].rate[0] for k in ready}
    assert i in ready and rates[i] == min(rates.values())
    assert i == min(k for k in ready if rates[k] == rates[i])
    for ship in g.state.ships:
        if ship.home == 1:
            ship.fate = "sunk"
    assert strongest_without_flag(g, 1) == -1


def commander_named(g: Game, name: str) -> Any:
    return next(c for c in g.state.commanders if g.data.commanders[c.card].short == name)


@pytest.mark.rule("18.74")
def test_18_74_who_has_lost_his_ship_hoists_his_flag_in_the_strongest_free_one() -> None:
    """Hood is dead, so his Royal George is a British first-rate without a flag; Caesar comes next, the first
    second-rate. Of the French Républicain is the first. Who has a ship keeps it."""
    g = RULES.new("first-of-june-campaign", seed=1)
    end_of_day(g, 1)
    names = ("Thomas Pasley", "Thomas Graves", "Richard Howe", "Hood", "Bouvet", "Villaret de Joyeuse")
    pasley, graves, howe, hood, bouvet, villaret = (commander_named(g, name) for name in names)
    for homeless in (pasley, bouvet):
        homeless.ship, homeless.fate = -1, "left"
    g.state.ships[howe.ship].fate = "sunk"
    hood.ship, hood.fate = -1, "killed"
    raise_flags(g)

    def flag(who: Any) -> str:
        return g.state.ships[who.ship].name if who.ship >= 0 else ""

    assert [flag(who) for who in (pasley, graves, howe)] == ["Royal George", "Royal Sovereign", "Caesar"]
    assert flag(hood) == ""
    assert [flag(who) for who in (bouvet, villaret)] == ["Républicain", "Montagne"]
    assert [who.fate for who in (pasley, graves, howe, hood, bouvet, villaret)] == [
        "",
        "",
        "",
        "killed",
        "",
        "",
    ]
    flagships = [g.state.ships[fleet.flagship].name for fleet in g.state.fleets]
    assert flagships == ["Caesar", "Montagne"]  # the admirals are Howe and Villaret


@pytest.mark.rule("18.74")
def test_18_74_one_ship_carries_one_flag() -> None:
    """Only Audacious, the first ship of the list, is left: the second commander stays ashore."""
    g = RULES.new("first-of-june-campaign", seed=1)
    end_of_day(g, 1)
    for ship in g.state.ships:
        if ship.home == 0 and ship.name != "Audacious":
            ship.fate = "sunk"
    pasley, graves = commander_named(g, "Thomas Pasley"), commander_named(g, "Thomas Graves")
    for _ in range(2):  # the next morning nothing changes
        raise_flags(g)
        assert g.state.ships[pasley.ship].name == "Audacious"
        assert (pasley.fate, graves.ship, graves.fate) == ("", -1, "left")


@pytest.mark.rule("18.74")
@pytest.mark.parametrize(
    ("british", "french", "winner"), [(1, 0, "british"), (0, 1, "french"), (0, 0, "french")]
)
def test_18_74_the_points_of_all_days_decide_and_a_tie_is_french(
    british: int, french: int, winner: str
) -> None:
    """Ships of one value on either side, taken or not."""
    g = RULES.new("first-of-june-campaign", seed=1)
    values = [g.data.counters[s.counter].vp for s in g.state.ships]
    mine, theirs = next(
        (i, j)
        for i, one in enumerate(g.state.ships)
        for j, other in enumerate(g.state.ships)
        if one.home == 0 and other.home == 1 and values[i] == values[j]
    )
    if british:
        capture(g, theirs, 0)
    if french:
        capture(g, mine, 1)
    assert half_points(g) == [4 * values[theirs] * british, 4 * values[mine] * french]
    ended = campaign_outcome(g)
    assert (ended.winners, ended.level) == ((winner,), "fc-level-campaign")


@pytest.mark.rule("18.74")
def test_18_74_no_two_ships_share_a_berth() -> None:
    g = second_morning()
    g.apply("british", g.pending["british"][0])
    first = next(a for a in g.pending["british"] if isinstance(a, Place) and hex_name(a.hex) == "A2512")
    g.apply("british", first)
    assert all(isinstance(a, Muster) for a in g.pending["british"])
    taken = {first.hex, first.hex - STEP[first.facing]}
    assert {a.ship for a in g.pending["british"]}.isdisjoint({g.stack[-1].order("british").berths[0][0]})
    g.apply("british", g.pending["british"][0])
    for place in g.pending["british"]:
        assert not {place.hex, place.hex - STEP[place.facing]} & taken
    assert {a.facing for a in g.pending["british"]} == {1, 4}
    assert isinstance(g.stack[-1], Deployment)


# ---------------------------------------------------------------- names of choices


def shown(g: Game, action: Any) -> tuple[str, dict[str, Any]]:
    label = RULES.label(g, next(iter(g.pending)), action)
    return label.id, dict(label.args)


def test_choices_are_called_by_the_names_of_things() -> None:
    g = fleets(50)
    nelson = g.data.commander_index["nelson_3_9_4"]
    assert shown(g, Buy(counter("victory_british"))) == ("fc-act-buy", {"counter": "Victory", "vp": 8})
    name = g.data.commanders[nelson].name
    assert shown(g, Hire(nelson)) == ("fc-act-hire", {"card": name, "vp": g.data.commanders[nelson].vp})
    g = RULES.new("minorca", seed=1)
    k = next(k for k, c in enumerate(g.state.commanders) if c.side == 1)
    french = g.state.commanders[k].ship
    who = g.data.commanders[g.state.commanders[k].card].short
    ship = g.state.ships[french].name
    assert shown(g, Hoist(k, french)) == ("fc-act-hoist", {"commander": who, "ship": ship})
    assert shown(g, Place(parse_hex("A4205"), 3)) == ("fc-act-place", {"hex": "A4205", "facing": 3})
    while not any(isinstance(a, Activate) for offered in g.pending.values() for a in offered):
        seat = next(iter(g.pending))
        g.apply(seat, g.pending[seat][0])
    for seat, offered in g.pending.items():
        for action in offered:
            if isinstance(action, Activate):
                leader = g.state.ships[g.state.commands[action.command].leader].name
                assert RULES.label(g, seat, action).args == {"command": leader}
