"""Victory and points of the scenarios, and two games in a row."""

from __future__ import annotations

import pytest

from battles import deployed, outcome, sink
from mats import hold
from quarterdeck.games.sails_of_glory import RULESET
from quarterdeck.games.sails_of_glory.rules import victory
from quarterdeck.games.sails_of_glory.rules.basic_movement import Movement
from quarterdeck.games.sails_of_glory.rules.turn import Judge, Turn
from quarterdeck.i18n import format_event
from quarterdeck.kernel import KeyedDice
from quarterdeck.kernel.dice import key_from


@pytest.mark.rule("SG-X-EIS-2")
@pytest.mark.ruling(132)
def test_last_side_in_play():
    g = deployed("enemy_in_sight")
    g.state.turn = 1
    assert not victory.check(g)
    sink(g, "courageuse")
    assert not victory.check(g)
    sink(g, "genereux", fate="left")
    assert outcome(g).ranking == (("british",), ("french",))
    assert g.outcome.scores == {"british": 2, "french": 0}  # ships left
    g = deployed("enemy_in_sight")
    sink(g, "courageuse", "genereux", "hms_terpsichore", "hms_defence")
    assert outcome(g).ranking == (("british", "french"),)


@pytest.mark.rule("SG-X-SHA-2")
def test_deadlock_when_all_are_aground():
    g = deployed("in_shallow_waters", 3)
    for number, ship in enumerate(g.state.ships):
        ship.aground = True
        ship.pose = (10000 + 23000 * number, 10000 if number % 2 else 80000, 0)
    sink(g, "unite_fr")
    assert outcome(g).ranking == (("british",), ("french",))
    g = deployed("in_shallow_waters", 3)
    for number, ship in enumerate(g.state.ships):
        ship.aground = True
        ship.pose = (10000 + 23000 * number, 10000 if number % 2 else 80000, 0)
    sink(g, "unite_fr", "hms_vanguard")  # Aquilon, a ship of the line, against the frigate Meleager
    assert outcome(g).ranking == (("french",), ("british",))


def stranded(scenario, *places):
    """Every ship aground, at these places (mm) and heading north."""
    g = deployed(scenario, 3)
    g.state.turn = 1
    for ship, (x, y) in zip(g.state.ships, places, strict=True):
        ship.aground, ship.pose = True, (x * 100, y * 100, 0)
    return g


APART = ((100, 800), (330, 100), (560, 800), (790, 100))


@pytest.mark.rule("SG-X-SHA-2")
def test_deadlock_is_an_end_of_the_shallow_waters_alone():
    assert not victory.check(stranded("enemy_in_sight", *APART))
    g = stranded("in_shallow_waters", *APART)
    g.state.ships[0].aground = False
    assert not victory.check(g)


@pytest.mark.rule("SG-X-SHA-2")
def test_two_ships_each_with_one_of_the_line_are_even():
    """Aquilon and a frigate against Vanguard and a frigate: a draw."""
    g = stranded("in_shallow_waters", *APART)
    assert (outcome(g).ranking, g.outcome.level) == ((("british", "french"),), "sg-level-draw")


@pytest.mark.rule("SG-X-SHA-2")
@pytest.mark.parametrize(("gap", "ended"), [(2500, False), (2501, True)])
def test_guns_that_reach_keep_a_deadlock_away(gap, ended):
    """Broadside to broadside the ruler of 250 mm must reach from a dot of one base to the other base.

    The dots lie on the base of Vanguard, 10 mm from her centre line; bases are 50 mm wide.
    """
    g = stranded("in_shallow_waters", *APART)
    sides = {ship.side: ship for ship in g.state.ships}
    one, two = sides["french"], sides["british"]
    for ship in g.state.ships:
        if ship not in (one, two):
            ship.fate = "left"
    one.pose = (10000, 40000, 0)
    two.pose = (10000 + 1000 + gap * 10 + 2500, 40000, 0)
    shots = [victory._can_reach(g, one, two), victory._can_reach(g, two, one)]
    assert any(shots) is not ended
    assert victory.check(g) is ended


@pytest.mark.rule("SG-B-VIC-1")
def test_a_game_without_a_decision_goes_on_to_its_last_turn():
    g = deployed("enemy_in_sight")
    g.state.turn = RULESET.data.scenarios["enemy_in_sight"].turn_limit - 1
    assert not victory.check(g)
    g.state.turn += 1
    assert (outcome(g).level, g.outcome.reason.id) == ("sg-level-draw", "sg-end-time")
    g = deployed("breaking_the_blockade")
    g.state.turn = RULESET.data.scenarios["breaking_the_blockade"].turn_limit
    assert outcome(g).ranking == (("british",), ("french",))  # nobody got away
    g = deployed("against_the_vanguard")
    g.state.turn = RULESET.data.scenarios["against_the_vanguard"].turn_limit
    assert outcome(g).scores == {"british": -4, "french": 0}
    assert g.outcome.ranking == (("french",), ("british",))


@pytest.mark.rule("SG-X-BLO-2")
@pytest.mark.parametrize("score", ["out", "empty_boxes", "sunk", "hits", None])
@pytest.mark.parametrize(("more", "winner"), [(1, "french"), (-1, "british")])
def test_the_four_scores_of_two_blockades_count_in_their_order(score, more, winner):
    """Ships out, empty boxes on them, enemies sunk, hits on enemies; the French ran in the first game. What
    stands before is equal, what comes after speaks for the other side."""
    g = deployed("breaking_the_blockade_two_games")
    sink(g, "courageuse", fate="escaped")
    sink(g, "genereux", "hms_terpsichore")
    order = ["out", "empty_boxes", "sunk", "hits", None]
    first = victory._leg_scores(g)
    for later in order[order.index(score) + 1 : -1]:
        first[later] -= 5 * more
    if score is not None:
        first[score] += more
    g.state.notes |= {f"first_{name}": value for name, value in first.items()} | {"leg": 2}
    loser = "british" if winner == "french" else "french"
    expected = ((winner,), (loser,)) if score else (("british", "french"),)
    assert outcome(g).ranking == expected


@pytest.mark.rule("SG-X-BLO-2")
def test_what_a_blockade_is_worth(chit):
    """Courageuse away with two of her boxes full; Terpsichore lost, Defence afloat with one hit."""
    g = deployed("breaking_the_blockade_two_games")
    by_card = {ship.card: ship for ship in g.state.ships}
    by_card["courageuse"].hull = ((chit("A", "3"),),) * 2
    sink(g, "courageuse", fate="escaped")
    sink(g, "hms_terpsichore")
    by_card["hms_defence"].hull = ((chit("A", "5"),),)
    scores = victory._leg_scores(g)
    boxes = RULESET.data.ships["courageuse"].boxes
    assert (scores["out"], scores["empty_boxes"], scores["sunk"]) == (1, boxes - 2, 1)


@pytest.mark.rule("SG-X-VAN-3")
def test_when_the_vanguard_game_is_over():
    """British all out or aground ends it; the French alone do so only once the fort has fallen."""
    g = deployed("against_the_vanguard")
    g.state.turn = 1
    sink(g, "courageuse")
    next(s for s in g.state.ships if s.card == "genereux").aground = True
    assert not victory.check(g)
    g.state.notes["building_0_fallen"] = 1
    assert victory.check(g)
    g = deployed("against_the_vanguard")
    g.state.turn = 1
    sink(g, "hms_terpsichore")
    assert not victory.check(g)
    next(s for s in g.state.ships if s.card == "hms_defence").aground = True
    assert outcome(g).scores == {"british": -4, "french": 5 + 5}


@pytest.mark.rule("SG-X-BLO-1")
def test_the_runners_must_leave_over_their_own_side():
    g = deployed("breaking_the_blockade")
    runner = g.state.ships[0]
    assert (runner.side, victory.left_table(g, runner, "N")) == ("french", "escaped")
    assert {victory.left_table(g, runner, edge) for edge in "ESW"} == {"left"}
    assert victory.left_table(g, g.state.ships[2], "N") == "left"
    sink(g, "courageuse", fate="escaped")
    g.state.turn = 1
    assert not victory.check(g)
    sink(g, "genereux", fate="escaped")
    sink(g, "hms_defence", fate="sunk")
    assert outcome(g).ranking == (("french",), ("british",))
    assert g.outcome.scores == {"british": 1, "french": 2}  # afloat or away
    for fate in ("surrendered", "left"):
        g = deployed("breaking_the_blockade")
        sink(g, "courageuse", fate=fate)
        assert outcome(g).ranking == (("british",), ("french",))
    swapped = deployed("breaking_the_blockade_swap_zones")
    assert victory.left_table(swapped, swapped.state.ships[0], "S") == "escaped"


@pytest.mark.rule("SG-X-BLO-2")
def test_two_games_of_blockade_are_compared():
    g = deployed("breaking_the_blockade_two_games")
    sink(g, "courageuse", fate="escaped")
    sink(g, "genereux", fate="surrendered")
    g.state.turn = 1
    assert victory.check(g)
    assert not g.over
    assert (g.state.notes["leg"], g.state.notes["first_out"]) == (2, 1)
    assert [ship.seat for ship in g.state.ships] == ["british", "british", "french", "french"]
    g._run()
    rng = KeyedDice(key_from(1))
    while g.state.turn == 0:
        seat = next(iter(g.pending))
        g.apply(seat, g.pending[seat][rng.below(len(g.pending[seat]))])
    sink(g, "courageuse", "genereux", fate="escaped")
    assert outcome(g).ranking == (("british",), ("french",))  # two against one


@pytest.mark.rule("SG-X-VAN-2")
@pytest.mark.ruling(123)
@pytest.mark.parametrize(
    ("notes", "falls"),
    [({"points": 8}, True), ({"points": 7, "casualties": 3}, False), ({"casualties": 4}, True)],
)
def test_when_the_fort_surrenders(notes, falls):
    g = deployed("against_the_vanguard")
    g.state.notes |= {f"building_0_{name}": value for name, value in notes.items()}
    victory.note_turn(g)
    assert victory.building_fallen(g, "french") is falls


@pytest.mark.rule("SG-X-VAN-2")
def test_the_fort_gives_up_with_its_fleet():
    g = deployed("against_the_vanguard")
    sink(g, "courageuse", "genereux")
    for ship in g.state.ships:
        ship.aground = ship.side == "british"
    victory.note_turn(g)
    assert not victory.building_fallen(g, "french")  # every British ship is aground
    g.state.ships[0].aground = False
    g._fresh = []
    for _ in range(2):  # it gives up once
        victory.note_turn(g)
        assert victory.building_fallen(g, "french")
    assert [event.what for event in g._fresh] == ["sg-building-surrenders"]
    assert g.state.notes["building_0_fallen"] == 1


@pytest.mark.rule("SG-X-VAN-3")
def test_points_of_the_vanguard():
    g = deployed("against_the_vanguard")
    assert victory.points(g, "british") == -4
    g.state.notes["building_0_points"] = 3
    assert victory.points(g, "british") == 4
    g.state.notes["building_0_fallen"] = 1
    assert victory.points(g, "british") == 8
    sink(g, "genereux")
    next(s for s in g.state.ships if s.card == "courageuse").aground = True
    assert victory.points(g, "british") == 8 + 9 + 3
    next(s for s in g.state.ships if s.card == "genereux").aground = True
    assert victory.points(g, "british") == 8 + 9 + 3  # who has struck counts once
    sink(g, "hms_terpsichore", fate="left")
    assert victory.points(g, "french") == 5
    result = outcome(g)  # building fallen, French out or aground
    assert (result.scores["british"], result.scores["french"]) == (20, 5)
    assert result.ranking == (("british",), ("french",))


@pytest.mark.rule("SG-X-VAN-3")
def test_the_british_may_go_home_once_the_fort_has_fallen():
    g = deployed("against_the_vanguard")
    ship = next(s for s in g.state.ships if s.side == "british")
    assert victory.left_table(g, ship, "S") == "left"
    g.state.notes["building_0_fallen"] = 1
    assert victory.left_table(g, ship, "S") == "escaped"
    assert victory.left_table(g, ship, "N") == "left"
    french = next(s for s in g.state.ships if s.side == "french")
    assert {victory.left_table(g, french, edge) for edge in "NESW"} == {"left"}


@pytest.mark.rule("SG-X-VAN-4")
def test_two_forts_score_for_both():
    g = deployed("against_the_vanguard_two_forts")
    assert [piece.owner for piece in g.state.terrain if piece.owner] == ["french", "british"]
    assert (victory.points(g, "british"), victory.points(g, "french")) == (-4, -4)
    british = next(piece for piece in g.state.terrain if piece.owner == "british")
    g.state.notes[f"building_{british.id}_fallen"] = 1
    assert (victory.points(g, "british"), victory.points(g, "french")) == (-4, 8)


@pytest.mark.rule("SG-X-VAN-4")
@pytest.mark.rule("SG-X-SUP-3")
def test_two_games_add_their_points():
    g = deployed("against_the_vanguard_two_games")
    g.state.notes["building_0_fallen"] = 1
    sink(g, "genereux", "courageuse")
    g.state.turn = 1
    assert victory.check(g)
    assert (g.state.notes["first_british"], g.state.notes["first_french"]) == (8 + 9 + 5, 0)


@pytest.mark.rule("SG-X-SUP-3")
@pytest.mark.parametrize("side", ["british", "french"])
def test_supplies_end_when_one_side_has_struck_or_lies_aground(side):
    g = deployed("supplies_arrive")
    g.state.turn = 1
    one, two = (ship for ship in g.state.ships if ship.side == side)
    sink(g, one.card)
    assert not victory.check(g)
    two.aground = True
    assert victory.check(g)


@pytest.mark.rule("SG-X-SUP-2")
@pytest.mark.rule("SG-X-SUP-3")
def test_unloading():
    g = deployed("supplies_arrive")
    ship = next(s for s in g.state.ships if s.card == "courageuse")
    low = min(y for _, y in g.state.terrain[0].outline)
    ship.pose = (g.state.terrain[0].outline[2][0], low - 6000 - 3750, 0)
    victory.note_turn(g)
    assert g.state.notes.get("unloaded", 0) == 0  # sails are not furled
    ship.sails, ship.moved = "furled", True
    victory.note_turn(g)
    assert g.state.notes.get("unloaded", 0) == 0  # she moved this turn
    ship.moved = False
    assert victory.points(g, "british") == 3
    for expected in (2, 4, 6, 6):
        victory.note_turn(g)
        assert victory.points(g, "french") == expected
    assert victory.points(g, "british") == 0
    assert victory.left_table(g, ship, "N") == "escaped"
    assert victory.left_table(g, ship, "S") == "left"
    g.state.notes["unloaded"] = 4
    assert victory.left_table(g, ship, "N") == "left"


@pytest.mark.rule("SG-B-VIC-1")
@pytest.mark.ruling(132)
@pytest.mark.parametrize("beaten", [False, True])
def test_between_the_phases_of_the_last_turn_only_a_beaten_fleet_ends_the_game(beaten):
    """While both sides have ships the last turn is played to its end, and then the survivors decide."""
    g = deployed("enemy_in_sight")
    g.state.turn = RULESET.data.scenarios["enemy_in_sight"].turn_limit
    if beaten:
        sink(g, *(ship.card for ship in g.state.ships if ship.side == "french"))
    g.stack.append(Judge())
    g.stack[-1].advance(g)
    assert g.over is beaten
    assert outcome(g).reason.id == ("sg-end-last-side" if beaten else "sg-end-time")


@pytest.mark.rule("SG-X-PREY-2")
def test_the_three_goals(chit):
    g = deployed("easy_prey")
    sink(g, "hms_bellerophon", "hms_juno")
    assert outcome(g).ranking == (("french",), ())
    g = deployed("easy_prey")
    next(s for s in g.state.ships if s.side == "french").aground = True
    assert (outcome(g).ranking, g.outcome.level) == ((("french",),), "sg-level-defeat")
    assert g.outcome.winners == ()
    g = deployed("easy_prey")
    frigate = next(s for s in g.state.ships if s.card == "unite_fr")  # nine boxes, burden 3
    frigate.hull = ((chit("A", "3"),),) * 4
    sink(g, "hms_bellerophon", "hms_juno")
    assert outcome(g).ranking == (("french",), ())
    g = deployed("easy_prey")
    frigate = next(s for s in g.state.ships if s.card == "unite_fr")
    frigate.hull = ((chit("A", "3"),),) * 5
    sink(g, "hms_bellerophon", "hms_juno")
    assert (outcome(g).ranking, g.outcome.level) == ((("french",),), "sg-level-defeat")
    assert g.outcome.winners == ()


@pytest.mark.rule("SG-X-PREY-2")
@pytest.mark.parametrize(
    ("card", "full", "won"),
    [("unite_fr", 4, True), ("unite_fr", 5, False), ("aquilon", 4, True), ("aquilon", 5, False)],
)
def test_less_than_half_of_the_boxes_may_be_full(chit, card, full, won):
    """Of nine boxes four, of ten four as well; a box below the burden (3 and 5) is not full."""
    g = deployed("easy_prey")
    ship = next(s for s in g.state.ships if s.card == card)
    face = {"unite_fr": "3", "aquilon": "5"}[card]
    ship.hull = (*((chit("A", face),),) * full, *((chit("A", "2"),),) * 3)
    sink(g, "hms_bellerophon", "hms_juno")
    assert (outcome(g).level == "sg-level-victory") is won


@pytest.mark.rule("SG-B-VIC-1")
@pytest.mark.rule("SG-T-BAT-5")
@pytest.mark.parametrize(
    ("batteries", "french", "british", "winner"),
    [
        (2, True, True, None),
        (2, False, True, None),  # the garrisons still stand
        (1, False, True, None),
        (0, False, True, "british"),
        (0, True, True, None),
        (2, False, False, "french"),  # a battery is in play for its own side alone
    ],
)
def test_a_battery_keeps_its_side_in_play(batteries, french, british, winner):
    g = deployed("harbour_raid")
    g.state.turn = 1
    for battery in g.state.batteries[batteries:]:
        battery.fate = "destroyed"
    sunk = [s.card for s in g.state.ships if not {"french": french, "british": british}[s.side]]
    sink(g, *sunk)
    assert victory.check(g) is (winner is not None)
    assert winner is None or g.outcome.winners == (winner,)


@pytest.mark.rule("SG-X-PREY-2")
@pytest.mark.parametrize(("full", "lost"), [(5, False), (6, True)])
def test_with_enemies_left_one_box_can_still_be_repaired(chit, full, lost):
    """Nine boxes: five full are too many at the end, but one may be repaired until then; of six five stay."""
    g = deployed("easy_prey")
    frigate = next(s for s in g.state.ships if s.card == "unite_fr")
    frigate.hull = ((chit("A", "3"),),) * full
    assert bool(victory.check(g)) is lost


@pytest.mark.rule("SG-B-VIC-1")
def test_a_game_that_goes_nowhere_ends():
    g = deployed("enemy_in_sight")
    g.state.turn = RULESET.data.scenarios["enemy_in_sight"].turn_limit
    sink(g, "hms_terpsichore")
    assert outcome(g).ranking == (("french",), ("british",))


@pytest.mark.rule("SG-X-PREY-2")
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "The game is over: defeat."), ("es", "La partida ha terminado: derrota."),
     ("it", "La partita è finita: sconfitta.")],
)  # fmt: skip
def test_a_lost_solitaire_game_is_a_defeat_of_its_captain(language, said):
    g = deployed("easy_prey")
    sink(g, "unite_fr")
    outcome(g)
    (over,) = [event for event in g.log(everything=True) if event.what == "qd-game-over"]
    assert format_event(over, language).startswith(said)


@pytest.mark.rule("SG-X-SUP-2")
@pytest.mark.ruling(138)
@pytest.mark.parametrize(("strength", "landed"), [("low", 2), ("medium", 0)])
def test_a_becalmed_ship_whose_card_was_spent_lands_supplies(run, strength, landed):
    """Under furled sails she still holds a card: in low wind it is spent where she lies, else sailed."""
    g = deployed("supplies_arrive")
    ship = next(s for s in g.state.ships if s.card == "courageuse")
    low = min(y for _, y in g.state.terrain[0].outline)
    ship.pose, ship.sails = (g.state.terrain[0].outline[2][0], low - 6000 - 3750, 0), "furled"
    g.state.wind, g.state.wind_strength = 9000, strength
    hold(ship, (g.data.decks[g.data.ships[ship.card].deck].straight,))
    before = ship.pose
    run(g, Movement())
    assert ship.revealed is not None and (ship.pose == before) is bool(landed)
    victory.note_turn(g)
    assert g.state.notes.get("unloaded", 0) == landed


@pytest.mark.rule("SG-B-VIC-1")
@pytest.mark.ruling(79)
@pytest.mark.ruling(132)
def test_a_fleet_that_burns_down_before_planning_has_lost(sea):
    """The British lose their last ship at the start of turn 2: the French need not survive that turn too."""
    g = sea(
        ("hms_defence", "british", 200, 200, 0),
        ("courageuse", "french", 700, 700, 0),
        level="advanced",
        steps=(),
    )
    burning = g.state.ships[0]
    burning.fires, burning.hull = 1, ((0,),) * (g.data.ships[burning.card].boxes - 1)
    g.state.turn = 1
    g.stack[:] = [Turn()]
    g._run()
    assert g.over and g.outcome.ranking[0] == ("french",)
