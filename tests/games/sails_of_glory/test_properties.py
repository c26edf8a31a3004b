"""Properties of any sea: no overlap after movement, contact where a ship was stopped, mirrored games."""

from __future__ import annotations

import random

import pytest

from mats import hold
from quarterdeck.games.sails_of_glory import RULESET
from quarterdeck.games.sails_of_glory.actions import Fire, FireAway, LeaveEmpty, Load, PlanCard, PlanToken
from quarterdeck.games.sails_of_glory.invariants import broken
from quarterdeck.games.sails_of_glory.rules.basic_collision import resolve
from quarterdeck.games.sails_of_glory.rules.common import CONTACT, box_of
from quarterdeck.geometry.plane import box, boxes_within, mirrored, overlap

CARDS = (
    "hms_terpsichore",
    "courageuse",
    "hms_defence",
    "genereux",
    "hms_juno",
    "hermione",
    "hms_goliath",
    "aquilon",
)


def crowd(sea, rng, count, spread=300, **more):
    """Ships close together, none overlapping."""
    placed = []
    g = None
    while len(placed) < count:
        card = CARDS[len(placed)]
        side = ("british", "french")[len(placed) % 2]
        trial = (
            *placed,
            (card, side, rng.randint(150, 150 + spread), rng.randint(150, 150 + spread), rng.randrange(360)),
        )
        g = sea(*trial, steps=(), **more)
        spread += 1  # more room with every try
        here = box_of(g, g.state.ships[-1])
        if not any(overlap(here, box_of(g, ship)) for ship in g.state.ships[:-1]):
            placed = trial
    return g


@pytest.mark.rule("SG-B-OVL-1")
@pytest.mark.rule("SG-B-OVL-4")
@pytest.mark.ruling(16)
@pytest.mark.ruling(22)
@pytest.mark.parametrize("seed", range(150))
def test_no_two_bases_overlap_and_a_stopped_ship_touches_what_stopped_it(sea, seed):
    rng = random.Random(seed)
    g = crowd(sea, rng, rng.randint(2, 8), rng.choice((150, 250, 400)), seed=seed)
    moves = {}
    for ship in g.state.ships:
        deck = g.data.decks[g.data.ships[ship.card].deck]
        lines = deck.cards[rng.choice(list(deck.cards))].lines
        if rng.random() < 0.9:
            moves[ship.id] = lines[rng.choice(list(lines))]
    stops = resolve(g, moves)
    base = {ship.id: g.data.bases[g.data.ships[ship.card].base] for ship in g.state.ships}
    final = {
        ship.id: box(base[ship.id], stops[ship.id].pose if ship.id in stops else ship.pose)
        for ship in g.state.ships
    }
    ids = list(final)
    for i, a in enumerate(ids):
        for b in ids[i + 1 :]:
            assert not overlap(final[a], final[b])
    moved_after = list(stops)
    for number, stop in stops.items():
        assert stop.path[0] == g.state.ships[number].pose and stop.path[-1] == stop.pose
        if not stop.by:
            end = moves[number].end(g.state.ships[number].pose)
            short = moves[number].length  # or the bow advanced a base length without touching anything
            assert stop.pose == end or abs(stop.pose[0] - stop.path[0][0]) <= short
            continue
        here = final[number]
        before = {other: box(base[other], g.state.ships[other].pose) for other in stop.by}
        touching = any(
            boxes_within(here, final[other], CONTACT) or boxes_within(here, before[other], CONTACT)
            for other in stop.by
        )
        assert touching
    assert len(moved_after) == len(moves)


def mirror_card(g, ship, card_id):
    """The card with the mirrored line."""
    deck = g.data.decks[g.data.ships[ship.card].deck]
    card = deck.cards[card_id]
    swap = {"right": "left", "left": "right"}
    word = card.kind.rpartition("_")[2]
    kind = card.kind[: -len(word)] + swap[word] if word in swap else card.kind
    return next(
        c.id
        for c in deck.cards.values()
        if c.kind == kind and c.copy == card.copy and c.masts == card.masts and c.veer == 10 - card.veer
    )


def mirror_action(g, action):
    sides = {"port": "starboard", "starboard": "port"}
    match action:
        case PlanCard(ship, card):
            return PlanCard(ship, mirror_card(g, g.state.ships[ship], card))
        case Fire(ship, side, arc, target, ammo, high):
            return Fire(ship, sides[side], arc, target, ammo, high)
        case FireAway(ship, side):
            return FireAway(ship, sides[side])
        case Load(ship, side, ammo):
            return Load(ship, sides[side], ammo)
        case LeaveEmpty(ship, side):
            return LeaveEmpty(ship, sides[side])
        case PlanToken(ship, token):
            work, _, side = token.partition("_")
            return PlanToken(ship, f"{work}_{sides[side]}" if side in sides else token)
    return action


def mirror_sea(g, sea):
    twin = g.clone()
    twin.state.wind = (36000 - g.state.wind) % 36000
    for ship in twin.state.ships:
        ship.pose = mirrored(ship.pose, g.state.width)
        ship.port, ship.starboard = ship.starboard, ship.port
        hold(ship, [mirror_card(g, ship, slot.value) for slot in ship.slots])
    return twin


@pytest.mark.parametrize("level", ["basic", "standard", "advanced"])
@pytest.mark.parametrize("seed", range(12))
def test_mirrored_tables_give_mirrored_games(sea, start, level, seed):
    """The same dice and mirrored choices: every pose, log and load stays mirrored, turn after turn."""
    from quarterdeck.games.sails_of_glory.rules.turn import Turn

    rng = random.Random(seed)
    g = crowd(sea, rng, 6, 400, level=level, seed=seed, wind=rng.randrange(360))
    for ship in g.state.ships:
        hold(ship, (g.data.decks[g.data.ships[ship.card].deck].straight,) if level != "basic" else ())
    twin = mirror_sea(g, sea)
    start(g, Turn())
    start(twin, Turn())
    for _ in range(300):
        if not g.pending:
            break
        seat = rng.choice(list(g.pending))
        options = g.pending[seat]
        assert {str(mirror_action(g, a)) for a in options} == {str(a) for a in twin.pending[seat]}
        action = rng.choice(options)
        g.apply(seat, action)
        twin.apply(seat, mirror_action(twin, action))
        same_but_mirrored(g, twin)
        assert list(broken(g)) == []
    assert g.over == twin.over


def same_but_mirrored(g, twin):
    assert g.state.turn == twin.state.turn and g.state.phase == twin.state.phase
    for ship, other in zip(g.state.ships, twin.state.ships, strict=True):
        if ship.fate is None:
            assert mirrored(ship.pose, g.state.width) == other.pose
        assert (ship.fate, ship.hull, ship.crew, ship.aback) == (
            other.fate,
            other.hull,
            other.crew,
            other.aback,
        )
        assert ship.collided == other.collided
        assert (ship.port, ship.starboard) == (other.starboard, other.port)


def test_a_clone_of_a_large_battle_is_cheap(sea):
    """Generous bound for a busy machine; benchmarks hold the real figure."""
    import time

    g = crowd(sea, random.Random(1), 8, 500)
    begin = time.perf_counter()
    for _ in range(200):
        g.clone()
    assert (time.perf_counter() - begin) / 200 < 0.001


def test_every_scenario_begins():
    for scenario in RULESET.scenarios():
        game = RULESET.new(scenario.id, {}, seed=1)
        assert game.pending
