"""[18.0] The rules of single scenarios."""

import pytest

import quarterdeck as qd
from quarterdeck.games.flying_colors.rules.common import capture, put, remove, ship_distance
from quarterdeck.games.flying_colors.rules.r06_commands import members, set_up_command
from quarterdeck.games.flying_colors.rules.r11_activation import Finished
from quarterdeck.games.flying_colors.rules.r12_fire import Answer, Fire, fire_options
from quarterdeck.games.flying_colors.rules.r12_targets import answers
from quarterdeck.games.flying_colors.rules.r15_victory import (
    VictoryDetermination,
    after_break,
    at_turn_limit,
    break_check,
    fleet_breaks,
    half_points,
    nations_that_roll,
)
from quarterdeck.games.flying_colors.rules.r18_15_copenhagen import (
    forget_losses,
    keepers,
    second_thoughts,
    special_break,
    stays,
)
from quarterdeck.games.flying_colors.rules.r18_scenarios import (
    SOUTHWARD,
    BeforeCommands,
    EnterAt,
    Later,
    StartOfTurn,
    enters,
)
from quarterdeck.geometry.hex import column_of, hex_name, parse_hex
from quarterdeck.kernel import Game, ScriptedDice
from ten_sided import TenSided

RULES = qd.load("flying-colors")


def battle(scenario: str, dice: list[int] = (), seed: int = 1) -> Game:
    g = RULES.new(scenario, seed=seed)
    g.dice = TenSided(dice)
    return g


def ship(g: Game, name: str):
    return next(s for s in g.state.ships if s.name == name)


def index(g: Game, name: str) -> int:
    return next(i for i, s in enumerate(g.state.ships) if s.name == name)


def run(g: Game, step) -> None:
    """Run one automatic step by itself."""
    g.stack.append(step)
    step.advance(g)


@pytest.mark.rule("18.12")
@pytest.mark.ruling(162)
def test_18_12_the_french_sleep_until_a_die_below_the_turn():
    g = battle("nile", dice=[0, 2, 2])
    french = [s for s in g.state.ships if s.nation == "French"]
    assert all(s.dormant and s.anchored for s in french)
    g.state.turn = 1
    run(g, StartOfTurn())  # a 0 is below 1
    assert not any(s.dormant for s in french)
    g = battle("nile", dice=[2, 2])
    g.state.turn = 2
    run(g, StartOfTurn())  # a 2 is not below 2
    assert all(s.dormant for s in g.state.ships if s.nation == "French")
    g.state.turn = 3
    run(g, StartOfTurn())
    assert not any(s.dormant for s in g.state.ships)


@pytest.mark.rule("18.12")
def test_18_12_villeneuve_appears_with_the_release():
    g = battle("nile", dice=[0])
    g.state.turn = 5
    before = len(g.state.commanders)
    run(g, StartOfTurn())
    villeneuve = g.state.commanders[before]
    card = g.data.commanders[villeneuve.card]
    assert (card.rank, card.range[0], card.quality[0]) == (2, 4, 1)
    assert g.state.ships[villeneuve.ship].name == "Guillaume Tell"


@pytest.mark.rule("18.12")
@pytest.mark.ruling(163)
def test_18_12_culloden_afloat_or_aground():
    """7 to 9 she starts afloat at 4510-4610, else aground at 4205-4304."""
    places = {}
    for seed in range(40):
        g = RULES.new("nile", seed=seed)
        die = next(e.roll.die for e in g.log(everything=True) if e.what == "fc-setup-roll")
        culloden = ship(g, "Culloden")
        places.setdefault(die >= 7, set()).add(
            (hex_name(culloden.bow), hex_name(culloden.stern), culloden.aground)
        )
    assert places[True] == {("A4510", "A4610", False)}
    assert places[False] == {("A4205", "A4304", True)}


@pytest.mark.rule("18.16")
@pytest.mark.parametrize(("die", "loss"), [(0, 0), (2, 0), (3, 1), (6, 1), (7, 2), (8, 2), (9, 3)])
def test_18_16_fitful_wind(die, loss):
    g = battle("algeciras-bay", dice=[die])
    run(g, StartOfTurn())
    assert g.state.mp_loss == loss


@pytest.mark.rule("18.17")
@pytest.mark.ruling(167)
def test_18_17_the_two_spaniards_mistake_each_other():
    g = battle("gut-of-gibraltar")
    confused = {s.name for s in g.state.ships if s.confused}
    assert confused == {"Real Carlos", "San Hermenegildo"}
    g.dice = ScriptedDice([4, 10])  # 3: not below 3; the reinforcements' 9 is not either
    g.state.turn = 3
    run(g, BeforeCommands())
    assert {s.name for s in g.state.ships if s.confused} == confused
    g.dice = ScriptedDice([3, 10])
    run(g, BeforeCommands())
    assert not any(s.confused for s in g.state.ships)


def side_by_side(g: Game) -> tuple[int, int, int, int]:
    """From west to east Formidable, Superb, Real Carlos and San Hermenegildo, all facing 4."""
    ships = tuple(index(g, n) for n in ("Real Carlos", "San Hermenegildo", "Superb", "Formidable"))
    for i, column in zip(ships, (30, 32, 28, 26), strict=True):
        put(g.state, i, parse_hex(f"A{column}15"), parse_hex(f"A{column}14"), 4)
    return ships


@pytest.mark.rule("18.17")
def test_18_17_confused_ships_fire_only_at_each_other():
    g = battle("gut-of-gibraltar")
    carlos, hermenegildo, superb, formidable = side_by_side(g)
    assert {a.target for a in fire_options(g, carlos)} == {hermenegildo}
    assert {a.target for a in fire_options(g, hermenegildo)} == {carlos}
    assert {a.target for a in fire_options(g, superb)} == {carlos, formidable}  # Spaniards all the same
    assert {a.target for a in fire_options(g, formidable)} == {superb}
    assert {i for i, _ in answers(g, carlos)} == {hermenegildo}  # and only she fires back
    assert carlos not in {i for i, _ in answers(g, superb)}
    g.stack = g.stack[:1]
    g.call(Finished(ship=carlos))
    g._run()
    g._opened = dict.fromkeys(g.pending, g._past)
    assert list(g.pending) == ["british"]
    g.apply("british", next(a for a in g.pending["british"] if isinstance(a, Fire)))
    assert {a.ship for a in g.pending["british"] if isinstance(a, Answer)} == {hermenegildo}


@pytest.mark.rule("18.17")
def test_18_17_reinforcements_enter_within_four_hexes_of_each_other_and_not_against_the_wind():
    g = battle("gut-of-gibraltar")
    for s in g.state.ships:
        s.confused = False
    g.state.turn = 5
    g.dice = ScriptedDice([5])
    g.stack.append(BeforeCommands())
    g._run()
    g._opened = dict.fromkeys(g.pending, g._past)
    assert {a.facing for a in g.pending["british"]} == {3, 4}  # wind 2: facing 5 would be aback
    assert {g.state.ships[a.ship].name for a in g.pending["british"]} == {
        "Audacious",
        "Caesar",
        "Spencer",
        "Venerable",
    }
    first = next(a for a in g.pending["british"] if hex_name(a.hex) == "A4001" and a.facing == 4)
    g.apply("british", first)
    columns = {column_of(a.hex) for a in g.pending["british"] if isinstance(a, EnterAt)}
    assert columns == {36, 37, 38, 39, 41, 42, 43, 44}


@pytest.mark.rule("18.17")
@pytest.mark.parametrize(
    ("wind", "facings"),
    [(1, {3, 5}), (2, {3, 4}), (3, {3, 4, 5}), (4, {3, 4, 5}), (5, {3, 4, 5}), (6, {4, 5})],
)
def test_18_17_nobody_enters_against_the_wind(wind, facings):
    """The wind blows towards its number: who looks the other way would be aback."""
    g = battle("gut-of-gibraltar")
    g.state.wind = wind
    assert {f for f in SOUTHWARD if enters(g, g.state, parse_hex("A4001"), f)} == facings


@pytest.mark.rule("18.17")
@pytest.mark.ruling(168)
def test_18_17_reinforcements_enter_along_the_top_edge():
    g = battle("gut-of-gibraltar")
    reserve = [s.name for s in g.state.ships if s.fate == "reserve"]
    assert sorted(reserve) == ["Audacious", "Caesar", "Spencer", "Venerable"]
    g.state.turn = 5
    for s in g.state.ships:
        s.confused = False
    g.dice = ScriptedDice([5])
    g.stack.append(BeforeCommands())
    g._run()
    assert list(g.pending) == ["british"]
    first = g.pending["british"][0]
    assert isinstance(first, EnterAt)
    assert not any(isinstance(a, Later) for a in g.pending["british"])
    g.apply("british", first)
    assert hex_name(ship(g, reserve[0]).stern).endswith("01")
    # the others come with the same facing, or later
    assert {a.facing for a in g.pending["british"] if isinstance(a, EnterAt)} == {first.facing}
    g.apply("british", Later())
    assert sum(s.fate == "reserve" for s in g.state.ships) == 3
    assert g.state.memo["reinforced"] == 1


@pytest.mark.rule("18.17")
def test_18_17_superb_lost_before_the_reinforcements_ends_it():
    g = battle("gut-of-gibraltar")
    remove(g, index(g, "Superb"), "sunk")
    run(g, VictoryDetermination())
    assert g.outcome.winners == ("allied",)


@pytest.mark.rule("18.17")
def test_18_17_the_game_does_not_end_because_the_british_are_still_coming():
    g = battle("gut-of-gibraltar", dice=[9])
    remove(g, index(g, "Superb"), "left")
    assert not fleet_breaks(g, 0)


@pytest.mark.rule("18.17")
@pytest.mark.ruling(183)
def test_18_17_one_die_for_the_allies():
    g = battle("gut-of-gibraltar")
    admiral = g.state.commanders[g.state.fleets[1].admiral]
    assert nations_that_roll(g, 1) == (admiral.nation,)


@pytest.mark.rule("18.19")
def test_18_19_a_nation_that_breaks_leaves_and_the_other_fights_on():
    g = battle("trafalgar")
    lost = next(
        i for i, s in enumerate(g.state.ships) if s.nation == "Spanish" and i != g.state.fleets[1].flagship
    )
    remove(g, lost, "sunk")
    order = g.state.fleets[1].nations
    dice = {"French": 10, "Spanish": 1}
    g.dice = ScriptedDice([dice[nation] for nation in order])
    assert not fleet_breaks(g, 1)
    spanish = [s for s in g.state.ships if s.nation == "Spanish"]
    assert {s.fate for s in spanish} == {"sunk", "withdrawn"}
    assert any(s.nation == "French" and s.bow for s in g.state.ships)
    assert g.state.fleets[1].broken == ("Spanish",)
    g.dice = ScriptedDice([1])
    for s in g.state.ships:  # outnumbered two to one and audacity 1: 0 + 1 - 2
        s.damaged = s.damaged or (s.nation == "French")
    assert fleet_breaks(g, 1)


@pytest.mark.rule("18.19")
@pytest.mark.rule("15.2")
def test_18_19_the_loss_of_bucentaure_breaks_the_french_fleet_but_not_the_spanish():
    """Each fleet may break off individually: the flagship is French."""
    g = battle("trafalgar", dice=[9])
    ship(g, "Bucentaure").struck = True
    assert not fleet_breaks(g, 1)  # the Spanish roll a 9
    assert g.dice.left == 0
    assert g.state.fleets[1].broken == ("French",)
    assert not any(s.nation == "French" and s.bow and not s.struck for s in g.state.ships)
    assert any(s.nation == "Spanish" and s.bow for s in g.state.ships)
    for commander in g.state.commanders:
        if commander.nation == "Spanish":
            commander.fate, commander.ship = "killed", -1
    assert fleet_breaks(g, 1)  # no Spanish commander is left either


def in_commands(g: Game, *flags: str) -> None:
    """Each named ship forms the largest group it can, in this order."""
    g.state.commands = []
    for s in g.state.ships:
        s.command = -1
    for name in flags:
        set_up_command(g, 0, index(g, name), "group", members(g, index(g, name), "group"))


def held_back(g: Game, kept) -> bool:
    """Within the command range of Nelson or Graves."""
    holders = [c for c in g.state.commanders if g.data.commanders[c.card].id in ("nelson_2_7_3", "graves_t")]
    return any(
        ship_distance(g.state.ships[c.ship], kept) <= g.data.commanders[c.card].range[0] for c in holders
    )


@pytest.mark.rule("18.15")
@pytest.mark.ruling(165)
def test_18_15_the_first_british_break_takes_only_parkers_ships():
    g = battle("copenhagen")
    british = [s for s in g.state.ships if s.side == 0 and s.bow]
    parker = next(c for c in g.state.commanders if g.data.commanders[c.card].id == "parker_h")
    near = [s for s in british if ship_distance(g.state.ships[parker.ship], s) <= 12]
    assert near
    g.state.ships[g.state.fleets[0].flagship].struck = True
    assert not fleet_breaks(g, 0)
    assert g.state.fleets[0].special_break
    gone = [s for s in near if s.fate == "withdrawn"]
    assert gone
    assert all(held_back(g, s) for s in near if s not in gone and not s.struck)
    in_commands(g, "Elephant", "Defiance")
    g.dice = ScriptedDice([1, 1])  # both stay
    second_thoughts(g)
    elephant = index(g, "Elephant")
    assert g.state.fleets[0].flagship == elephant
    assert g.state.ships[elephant].bow
    # the next break is final
    g.state.ships[elephant].struck = True
    assert fleet_breaks(g, 0)


@pytest.mark.rule("18.15")
def test_18_15_a_command_that_fails_its_roll_leaves():
    """Nelson has quality 3: a 9 less 3 is above 5. Graves has 2."""
    g = battle("copenhagen")
    g.state.memo["special_break"] = 0
    in_commands(g, "Elephant", "Defiance")
    g.dice = ScriptedDice([10, 10])
    second_thoughts(g)
    assert not any(s.side == 0 and s.bow and not s.battery for s in g.state.ships)
    assert half_points(g) == [0, 0]  # withdrawn undamaged ships score nothing


@pytest.mark.rule("18.15")
@pytest.mark.parametrize(("commander", "quality"), [("nelson_2_7_3", 3), ("graves_t", 2)])
def test_18_15_five_stays_and_more_leaves(commander, quality):
    """The die less his quality, face by face."""
    for die in range(10):
        g = battle("copenhagen", [die])
        k = next(k for k, c in enumerate(g.state.commanders) if g.data.commanders[c.card].id == commander)
        g._fresh = []
        assert stays(g, k, 5) == (die - quality <= 5)
        (told,) = g._fresh
        leaves = ["@fc-res-leaves" if face - quality > 5 else "@fc-res-stays" for face in range(10)]
        assert (told.stays, told.roll.result) == (die - quality <= 5, leaves[die])
        assert [result for result, _ in told.roll.odds] == leaves


@pytest.mark.rule("18.15")
def test_18_15_ships_out_of_command_leave_and_one_commander_may_stay_alone():
    """Nelson keeps what the British put into his command; Graves rolls a 9 less 2 and goes."""
    g = battle("copenhagen")
    g.state.memo["special_break"] = 0
    forget_losses(g, 0)  # Parker's flag no longer counts
    in_commands(g, "Elephant", "Defiance")
    nelsons = g.state.ships[index(g, "Elephant")].command
    g.state.ships[index(g, "Isis")].command = -1
    g.dice = ScriptedDice([1, 10])
    second_thoughts(g)
    left = {s.name for s in g.state.ships if s.side == 0 and s.bow}
    assert left == {s.name for s in g.state.ships if s.side == 0 and s.command == nelsons}
    assert "Elephant" in left and "Isis" not in left and "Defiance" not in left
    admiral = g.state.commanders[g.state.fleets[0].admiral]
    assert g.data.commanders[admiral.card].id == "nelson_2_7_3"
    assert g.state.fleets[0].flagship == -1  # only if both stay the scenario names a flagship


@pytest.mark.rule("18.15")
@pytest.mark.rule("15.2")
def test_18_15_after_the_signal_a_fresh_loss_is_needed_for_a_break_check():
    g = battle("copenhagen", dice=[0])
    remove(g, index(g, "Isis"), "sunk")
    for s in g.state.ships:
        s.damaged = s.side == 0
    assert not fleet_breaks(g, 0)  # 0 + 1 for audacity, less 2: Parker's signal
    assert g.state.fleets[0].special_break
    g.dice = ScriptedDice([])
    assert not fleet_breaks(g, 0)  # no die: what sank before the signal is forgotten
    g.state.ships[index(g, "Monarch")].struck = True
    g.dice = ScriptedDice([1])
    assert fleet_breaks(g, 0)


@pytest.mark.rule("18.11")
def test_18_11_hercule_must_be_at_least_vulnerable():
    g = battle("bec-du-raz")
    hercule = ship(g, "Hercule")
    hercule.rigging = 10
    hercule.damaged = True
    hercule.hull = 0
    assert at_turn_limit(g).winners == ("french",)
    hercule.hull = g.data.counters[hercule.counter].capacity[1] - 5
    assert at_turn_limit(g).winners == ("british",)


@pytest.mark.rule("18.11")
def test_18_11_a_british_break_stays_a_substantial_french_victory():
    g = battle("bec-du-raz")
    g.state.broken = (0,)
    outcome = after_break(g)
    assert (outcome.winners, outcome.level, outcome.reason.id) == (
        ("french",),
        "fc-level-substantial",
        "fc-end-break",
    )
    g.state.broken = (1,)  # the French run, but Hercule is not even vulnerable
    outcome = after_break(g)
    assert (outcome.winners, outcome.level, outcome.reason.id) == (
        ("french",),
        "fc-level-normal",
        "fc-end-condition",
    )


@pytest.mark.rule("18.13")
def test_18_13_only_the_capture_of_leander_counts():
    g = battle("goza-de-candia")
    ship(g, "Leander").damaged = True
    assert at_turn_limit(g).winners == ("british",)
    capture(g, index(g, "Leander"), 1)
    assert at_turn_limit(g).winners == ("french",)


@pytest.mark.rule("18.13")
def test_18_13_a_struck_leander_is_still_to_be_captured():
    """Striking her colours is not a capture: the French must still take her, and she can no longer run."""
    g = battle("goza-de-candia")
    leander = ship(g, "Leander")
    leander.damaged = leander.struck = True
    assert not fleet_breaks(g, 0)  # and no die is thrown: the script is empty
    assert not g.over
    capture(g, index(g, "Leander"), 1)
    assert fleet_breaks(g, 0)
    g.state.broken = (0,)
    assert after_break(g).winners == ("french",)


@pytest.mark.rule("18.15")
def test_18_15_a_commander_in_a_struck_ship_holds_nobody_back():
    g = battle("copenhagen")
    ship(g, "Elephant").struck = True
    rule = special_break(g, 0)
    names = [g.data.commanders[g.state.commanders[k].card].id for k in keepers(g, rule)]
    assert names == ["graves_t"]


def test_a_break_check_names_its_table_and_modifiers():
    g = battle("trafalgar", dice=[5])
    break_check(g, 0, "British")
    event = g._fresh[-1]
    assert (event.rule, event.roll.table, event.roll.die) == ("15.2", "break_off", 5)
    assert all(mod.rule and mod.reason for mod in event.roll.mods)
