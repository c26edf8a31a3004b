"""[15.0] Points, break checks and the levels of victory, on positions made from printed scenarios."""

import pytest

import quarterdeck as qd
from quarterdeck.games.flying_colors.rules.common import capture, remove
from quarterdeck.games.flying_colors.rules.r15_victory import (
    VictoryDetermination,
    at_turn_limit,
    break_mods,
    breaks_by_itself,
    fleet_breaks,
    half_points,
    has_lost_a_vessel,
    leader_on_points,
    nation_breaks_by_itself,
    nations_that_roll,
    undamaged,
)
from quarterdeck.kernel import Game
from ten_sided import TenSided

RULES = qd.load("flying-colors")
BRITISH, FRENCH = 0, 1


def battle(scenario: str = "minorca", dice: list[int] = (), **options) -> Game:
    """A scenario as printed; dice are given as read (0 to 9)."""
    g = RULES.new(scenario, options, seed=1)
    g.dice = TenSided(dice)
    return g


def ship(g: Game, name: str) -> int:
    return next(i for i, s in enumerate(g.state.ships) if s.name == name)


def value(g: Game, i: int) -> int:
    return g.data.counters[g.state.ships[i].counter].vp


def plain(g: Game, side: int) -> int:
    """A ship of a side that carries nobody and is no flagship."""
    flags = {c.ship for c in g.state.commanders} | {fleet.flagship for fleet in g.state.fleets}
    return next(i for i, s in enumerate(g.state.ships) if s.side == side and i not in flags and s.large)


def determine(g: Game) -> None:
    """Run only the Victory Determination segment."""
    g.stack.append(VictoryDetermination())
    g.stack[-1].advance(g)


@pytest.mark.rule("15.1")
@pytest.mark.parametrize(("fate", "halves"), [("damaged", 1), ("struck", 2), ("sunk", 2), ("captured", 4)])
def test_15_1_worth_of_a_ship(fate, halves):
    """Half for damaged, once for sunk (a struck ship counts as sunk [13.3]), twice for captured."""
    g = battle()
    i = plain(g, FRENCH)
    if fate == "damaged":
        g.state.ships[i].damaged = True
    elif fate == "struck":
        g.state.ships[i].struck = True
    elif fate == "sunk":
        remove(g, i, "sunk")
    else:
        capture(g, i, BRITISH)
    assert half_points(g) == [halves * value(g, i), 0]


@pytest.mark.rule("15.1")
@pytest.mark.ruling(148)
def test_15_1_only_the_highest_category_counts():
    g = battle()
    i = plain(g, FRENCH)
    g.state.ships[i].damaged = True
    capture(g, i, BRITISH)
    assert half_points(g) == [4 * value(g, i), 0]


@pytest.mark.ruling(149)
def test_a_prize_that_sinks_is_a_sunk_ship_of_its_first_owner():
    g = battle()
    i = plain(g, FRENCH)
    capture(g, i, BRITISH)
    remove(g, i, "sunk")
    assert half_points(g) == [2 * value(g, i), 0]


@pytest.mark.rule("15.1")
def test_15_1_a_recaptured_ship_is_worth_nothing():
    g = battle()
    i = plain(g, FRENCH)
    capture(g, i, BRITISH)
    capture(g, i, FRENCH)
    assert half_points(g) == [0, 0]
    g.state.ships[i].damaged = True  # a ship that was recaptured scores no points, whatever her state
    assert half_points(g) == [0, 0]
    g.state.ships[i].struck = True  # unless she is lost once more
    assert half_points(g) == [2 * value(g, i), 0]


@pytest.mark.rule("15.1")
def test_15_1_a_killed_commander_scores_his_value():
    g = battle()
    admiral = g.state.commanders[g.state.fleets[FRENCH].admiral]
    admiral.fate, admiral.ship = "killed", -1
    assert half_points(g) == [2 * g.data.commanders[admiral.card].vp, 0]


@pytest.mark.ruling(137)
def test_a_captured_commander_scores_nothing_by_himself():
    g = battle()
    admiral = g.state.commanders[g.state.fleets[FRENCH].admiral]
    admiral.fate, admiral.ship = "captured", -1
    assert half_points(g) == [0, 0]


@pytest.mark.rule("15.1")
@pytest.mark.ruling(9, 150)
def test_15_1_leaving_the_map_undamaged_costs_the_bolder_side_only():
    """Trafalgar: British audacity 2, French 1, Spanish 0; a damaged ship scores half on either side."""
    g = battle("trafalgar")
    assert g.state.audacity == {"British": 2, "French": 1, "Spanish": 0}
    british, french = plain(g, BRITISH), plain(g, FRENCH)
    remove(g, british, "left")
    remove(g, french, "left")
    assert half_points(g) == [0, value(g, british)]
    g.state.ships[french].damaged = True
    assert half_points(g) == [value(g, french), value(g, british)]


@pytest.mark.ruling(119)
def test_batteries_never_score_but_the_hulks_of_copenhagen_do():
    g = battle("copenhagen")
    hulk = ship(g, "Jylland")
    shore = next(i for i, s in enumerate(g.state.ships) if s.battery == 1)
    remove(g, hulk, "sunk")
    g.state.ships[shore].damaged = True
    assert half_points(g) == [2 * value(g, hulk), 0]


@pytest.mark.rule("15.2")
@pytest.mark.ruling(151)
@pytest.mark.parametrize("how", ["sunk", "struck", "captured", "left"])
def test_15_2_what_counts_as_a_lost_vessel(how):
    g = battle()
    i = plain(g, BRITISH)
    assert not has_lost_a_vessel(g.state, BRITISH)
    if how == "struck":
        g.state.ships[i].struck = True
    elif how == "captured":
        capture(g, i, FRENCH)
    else:
        remove(g, i, how)
    assert has_lost_a_vessel(g.state, BRITISH)
    assert not has_lost_a_vessel(g.state, FRENCH)


@pytest.mark.ruling(151)
def test_a_withdrawn_ship_is_not_lost():
    g = battle()
    remove(g, plain(g, BRITISH), "withdrawn")
    assert not has_lost_a_vessel(g.state, BRITISH)


@pytest.mark.rule("15.2")
@pytest.mark.ruling(152)
def test_15_2_undamaged_ships_in_the_ratio():
    g = battle()
    before = undamaged(g.state, BRITISH)
    ships = [i for i, s in enumerate(g.state.ships) if s.side == BRITISH][:3]
    g.state.ships[ships[0]].damaged = True
    g.state.ships[ships[1]].struck = True
    capture(g, ships[2], FRENCH)
    assert undamaged(g.state, BRITISH) == before - 3


def numbers(g: Game, mine: int, theirs: int, side: int = BRITISH) -> None:
    """Leave so many undamaged ships on each side by showing the damaged side of the rest."""
    for s, left in ((side, mine), (1 - side, theirs)):
        for i in [i for i, x in enumerate(g.state.ships) if x.side == s and not x.battery][left:]:
            g.state.ships[i].damaged = True


@pytest.mark.rule("15.2")
@pytest.mark.parametrize(
    ("mine", "theirs", "mod"), [(5, 5, 0), (5, 4, 0), (5, 6, -1), (5, 9, -1), (5, 10, -2), (3, 7, -2)]
)
def test_15_2_outnumbered(mine, theirs, mod):
    g = battle("trafalgar")
    numbers(g, mine, theirs)
    mods = {m.reason: m.value for m in break_mods(g, BRITISH, "British")}
    assert mods.get("fc-mod-outnumbered", 0) + mods.get("fc-mod-outnumbered-twice", 0) == mod
    assert mods["fc-mod-audacity"] == 2


@pytest.mark.rule("15.2")
@pytest.mark.ruling(153)
def test_15_2_a_hurt_admiral_weighs_by_his_quality():
    """Nelson at Trafalgar is 3-9-4: wounded he is a 3, killed he weighs his full 4."""
    g = battle("trafalgar")
    numbers(g, 5, 5)
    nelson = g.state.commanders[g.state.fleets[BRITISH].admiral]
    nelson.wounded = True
    mods = {m.reason: m.value for m in break_mods(g, BRITISH, "British")}
    assert mods == {"fc-mod-audacity": 2, "fc-mod-admiral-hurt": -3}
    nelson.fate, nelson.ship = "killed", -1
    mods = {m.reason: m.value for m in break_mods(g, BRITISH, "British")}
    assert mods["fc-mod-admiral-hurt"] == -4


@pytest.mark.rule("15.2")
def test_15_2_no_roll_before_the_first_loss():
    g = battle(dice=[])
    assert not fleet_breaks(g, BRITISH)
    assert g.dice.left == 0


@pytest.mark.rule("15.2")
@pytest.mark.parametrize(("die", "breaks"), [(0, True), (1, True), (2, False)])
def test_15_2_zero_or_less_breaks(die, breaks):
    """Minorca: the British audacity is 1; outnumbered two to one they deduct 2."""
    g = battle(dice=[die])
    assert g.state.audacity["British"] == 1
    remove(g, plain(g, BRITISH), "sunk")
    numbers(g, 4, 9)
    assert fleet_breaks(g, BRITISH) is breaks


@pytest.mark.rule("15.2")
@pytest.mark.ruling(154)
@pytest.mark.parametrize("how", ["sunk", "struck", "captured", "left"])
def test_15_2_a_lost_flagship_breaks_the_fleet(how):
    g = battle()
    i = g.state.fleets[FRENCH].flagship
    if how == "struck":
        g.state.ships[i].struck = True
    elif how == "captured":
        capture(g, i, BRITISH)
    else:
        remove(g, i, how)
    assert breaks_by_itself(g, FRENCH) == "flagship"
    assert breaks_by_itself(g, BRITISH) is None


@pytest.mark.rule("15.2")
def test_15_2_no_commander_left():
    g = battle()
    for commander in g.state.commanders:
        if commander.side == FRENCH:
            commander.fate, commander.ship = "killed", -1
    assert breaks_by_itself(g, FRENCH) == "commanders"


@pytest.mark.ruling(154)
def test_a_side_that_began_without_commanders_is_not_judged_by_them():
    g = battle("bec-du-raz")
    assert breaks_by_itself(g, BRITISH) is breaks_by_itself(g, FRENCH) is None


def all_gone(g: Game, ships: list[int], how: str) -> None:
    for i in ships:
        if how == "struck":
            g.state.ships[i].struck = True
        elif how == "captured":
            capture(g, i, 1 - g.state.ships[i].side)
        else:
            remove(g, i, how)


@pytest.mark.rule("15.2")
@pytest.mark.ruling(154)
@pytest.mark.parametrize("how", ["sunk", "struck", "captured", "left", "exploded"])
def test_15_2_nobody_left_to_fight(how):
    """Neither side has commanders at Bec du Raz. Whoever is still to come would fight on."""
    g = battle("bec-du-raz")
    first, *others = (i for i, ship in enumerate(g.state.ships) if ship.side == FRENCH)
    all_gone(g, others, how)
    assert breaks_by_itself(g, FRENCH) is None
    all_gone(g, [first], how)
    assert breaks_by_itself(g, FRENCH) == "no-ships"
    if how == "sunk":
        g.state.ships[first].fate = "reserve"
        assert breaks_by_itself(g, FRENCH) is None


@pytest.mark.rule("18.19")
@pytest.mark.ruling(154)
@pytest.mark.parametrize("how", ["sunk", "struck", "captured"])
def test_18_19_a_nation_without_ships_breaks_alone(how):
    """Trafalgar: the Spanish admirals have gone aboard a Frenchman before the last Spanish ship is lost."""
    g = battle("trafalgar")
    refuge = next(i for i, ship in enumerate(g.state.ships) if ship.nation == "French")
    for commander in g.state.commanders:
        if commander.nation == "Spanish":
            commander.ship = refuge
    first, *others = (i for i, ship in enumerate(g.state.ships) if ship.nation == "Spanish")
    all_gone(g, others, how)
    assert nation_breaks_by_itself(g, FRENCH, "Spanish") is None
    all_gone(g, [first], how)
    assert nation_breaks_by_itself(g, FRENCH, "Spanish") == "no-ships"
    assert nation_breaks_by_itself(g, FRENCH, "French") is None


@pytest.mark.rule("15.0", "15.2")
def test_15_2_a_break_is_a_substantial_victory_for_those_who_stay():
    g = battle(dice=[])
    remove(g, g.state.fleets[FRENCH].flagship, "sunk")
    determine(g)
    assert g.outcome.level == "fc-level-substantial"
    assert g.outcome.winners == ("british",)


@pytest.mark.rule("15.2")
@pytest.mark.ruling(156)
def test_15_2_both_break_marginal_on_points():
    g = battle(dice=[])
    remove(g, g.state.fleets[FRENCH].flagship, "sunk")
    capture(g, g.state.fleets[BRITISH].flagship, FRENCH)
    capture(g, plain(g, BRITISH), FRENCH)
    determine(g)
    points = half_points(g)
    assert points[FRENCH] > points[BRITISH]
    assert g.outcome.level == "fc-level-marginal"
    assert g.outcome.winners == ("french",)


@pytest.mark.rule("15.0", "15.1")
def test_15_1_after_the_last_turn_the_points_decide():
    g = battle(dice=[9])
    g.state.turn = g.state.turns
    i = plain(g, FRENCH)
    g.state.ships[i].damaged = True
    determine(g)
    assert g.outcome.level == "fc-level-normal"
    assert g.outcome.winners == ("british",)
    assert g.outcome.scores == {"british": value(g, i), "french": 0}


@pytest.mark.rule("15.1")
def test_15_1_a_tie_is_a_marginal_victory_of_the_lower_audacity():
    """Trafalgar: the allied admiral is French (1), the British have 2."""
    g = battle("trafalgar")
    ended = at_turn_limit(g)
    assert ended.level == "fc-level-marginal"
    assert ended.winners == ("allied",)


def test_a_tie_with_equal_audacity_is_a_draw():
    g = battle("trafalgar")
    g.state.audacity["French"] = 2
    assert leader_on_points(g) == -1
    assert at_turn_limit(g).winners == ()


@pytest.mark.ruling(157)
def test_no_turn_limit_means_no_end_by_turns():
    g = battle("first-of-june-june1", dice=[])
    g.state.turn = 99
    determine(g)
    assert not g.over


@pytest.mark.rule("15.2")
@pytest.mark.ruling(155)
def test_15_2_each_nation_rolls_with_its_own_audacity():
    """Cape Finisterre: French and Spanish roll apart; one failure breaks the whole fleet."""
    g = battle("cape-finisterre", dice=[9, 0])
    assert nations_that_roll(g, 1) == g.state.fleets[1].nations
    assert len(g.state.fleets[1].nations) == 2
    remove(g, plain(g, 1), "sunk")
    assert fleet_breaks(g, 1)
    assert g.dice.left == 0
