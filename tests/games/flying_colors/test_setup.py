"""Printed data and the set-ups of chapter 18."""

from __future__ import annotations

import msgspec
import pytest

from quarterdeck.datapack import DataSource
from quarterdeck.games.flying_colors import RULESET
from quarterdeck.games.flying_colors.data.loader import PACKAGE, load_data, read_data
from quarterdeck.games.flying_colors.data.model import AUTOMATIC
from quarterdeck.games.flying_colors.rules.r18_setup import build
from quarterdeck.games.flying_colors.state import BLOCKSHIP, FLOATING, SHORE
from quarterdeck.geometry.hex import direction_between, hex_name, parse_hex

DATA = load_data()
BATTLES = [name for name, scenario in DATA.scenarios.items() if scenario.units]

# section, turns (0 = no limit), sheets, wind, weather, British ships, enemy ships, batteries
PRINTED = {
    "minorca": ("18.3", 10, "AB", 4, "normal", 13, 12, 0),
    "cape-henry": ("18.4", 8, "AB", 6, "breezy", 8, 8, 0),
    "virginia-capes": ("18.5", 16, "ABC", 6, "normal", 19, 24, 0),
    "frigate-bay": ("18.6", 24, "ABC", 4, "normal", 22, 25, 0),
    "audierne-bay": ("18.8", 20, "A", 6, "breezy", 2, 1, 0),
    "cape-st-vincent": ("18.9", 20, "AB", 5, "normal", 15, 25, 0),
    "bec-du-raz": ("18.11", 12, "A", 5, "breezy", 1, 1, 0),
    "goza-de-candia": ("18.13", 20, "A", 3, "normal", 1, 1, 0),
    "algeciras-bay": ("18.16", 18, "C", 5, "normal", 6, 3, 4),
    "trafalgar": ("18.19", 16, "ABC", 6, "calm", 27, 33, 0),
    "cape-ortegal": ("18.20", 12, "A", 6, "normal", 3, 4, 0),
}


@pytest.mark.rule("18.0")
@pytest.mark.parametrize("name", PRINTED)
def test_printed_frame_of_a_scenario(name):
    section, turns, board, wind, weather, british, enemy, batteries = PRINTED[name]
    state = build(DATA, DATA.scenarios[name])
    assert DATA.scenarios[name].section == section
    assert (state.turns, state.board, state.wind, state.weather) == (turns, board, wind, weather)
    ships = [ship for ship in state.ships if not ship.battery]
    assert [sum(ship.side == side for ship in ships) for side in (0, 1)] == [british, enemy]
    assert sum(ship.battery in (SHORE, FLOATING) for ship in state.ships) == batteries


@pytest.mark.rule("18.0")
@pytest.mark.ruling(4)
@pytest.mark.ruling(171)
@pytest.mark.parametrize("name", BATTLES)
def test_every_set_up_is_a_legal_position(name):
    """Bow and stern touch, nobody shares a hex, everybody is on the map, admirals are aboard flagships."""
    game = RULESET.new(name, seed=1)
    assert list(RULESET.invariants(game)) == []
    scenario = DATA.scenarios[name]
    for unit in scenario.units:
        counter = DATA.counters[unit.counter]
        assert (unit.bow != unit.stern) == (counter.size == "large")
        if counter.size == "large":
            assert direction_between(unit.stern, unit.bow) == unit.facing
    for side, named in enumerate(scenario.sides):
        fleet = game.state.fleets[side]
        if named.admiral is not None and fleet.flagship >= 0 and game.state.ships[fleet.flagship].bow:
            assert game.state.commanders[fleet.admiral].ship == fleet.flagship


@pytest.mark.rule("18.3")
@pytest.mark.rule("18.4")
@pytest.mark.rule("18.5")
@pytest.mark.rule("18.6")
@pytest.mark.rule("18.7")
@pytest.mark.rule("18.71")
@pytest.mark.rule("18.72")
@pytest.mark.rule("18.73")
@pytest.mark.rule("18.9")
@pytest.mark.rule("18.14")
@pytest.mark.rule("18.18")
@pytest.mark.ruling(31)
@pytest.mark.ruling(169)
@pytest.mark.parametrize(
    ("name", "flagships", "audacity"),
    [
        ("minorca", ("Ramillies", "Foudroyant"), {"British": 1, "French": 0}),
        ("cape-henry", ("Royal Oak", "Neptune"), {"British": 0, "French": 1}),
        ("virginia-capes", ("London", "Ville de Paris"), {"British": 0, "French": 2}),
        ("frigate-bay", ("Bedford", "Ville de Paris"), {"British": 2, "French": 0}),
        ("first-of-june-may28", ("Queen Charlotte", "Montagne"), {"British": 1, "French": 0}),
        ("first-of-june-may29", ("Queen Charlotte", "Montagne"), {"British": 1, "French": 0}),
        ("first-of-june-june1", ("Queen Charlotte", "Montagne"), {"British": 1, "French": 0}),
        ("cape-st-vincent", ("Victory", "Santísima Trinidad"), {"British": 2, "Spanish": 0}),
        ("el-ferrol", ("Renown", "San Fernando"), {"British": 1, "Spanish": 0}),
        ("cape-finisterre", ("Prince of Wales", "Bucentaure"), {"British": 2, "French": 1, "Spanish": 0}),
        ("trafalgar", ("Victory", "Bucentaure"), {"British": 2, "French": 1, "Spanish": 0}),
    ],
)
def test_flagships_and_audacity(name, flagships, audacity):
    state = build(DATA, DATA.scenarios[name])
    assert tuple(state.ships[fleet.flagship].name for fleet in state.fleets) == flagships
    assert state.audacity == audacity


@pytest.mark.rule("18.18")
@pytest.mark.ruling(169)
def test_cape_finisterre_is_fought_on_sheets_a_and_b():
    assert DATA.scenarios["cape-finisterre"].board == "AB"


@pytest.mark.rule("18.6")
@pytest.mark.rule("18.12")
@pytest.mark.rule("18.15")
@pytest.mark.rule("18.16")
@pytest.mark.parametrize(
    ("name", "nation"),
    [("frigate-bay", "British"), ("nile", "French"), ("copenhagen", "Danish"), ("algeciras-bay", "French")],
)
def test_fleets_that_begin_at_anchor(name, nation):
    state = build(DATA, DATA.scenarios[name])
    ships = [ship for ship in state.ships if not ship.battery or ship.battery == BLOCKSHIP]
    assert all(ship.anchored == (ship.nation == nation) for ship in ships)


@pytest.mark.rule("18.8")
def test_droits_de_lhomme_begins_with_six_hull_hits():
    state = build(DATA, DATA.scenarios["audierne-bay"])
    assert [ship.hull for ship in state.ships] == [0, 0, 6]


@pytest.mark.rule("18.20")
@pytest.mark.ruling(170)
def test_formidable_begins_on_her_damaged_side():
    state = build(DATA, DATA.scenarios["cape-ortegal"])
    ship = next(s for s in state.ships if s.name == "Formidable")
    assert ship.damaged
    assert ship.hull == 0


@pytest.mark.rule("18.11")
@pytest.mark.ruling(161)
def test_captain_of_the_mars():
    state = build(DATA, DATA.scenarios["bec-du-raz"])
    assert [ship.captain for ship in state.ships] == [2, 0]
    assert not state.commanders


@pytest.mark.rule("18.15")
@pytest.mark.ruling(119)
def test_blockships_and_batteries_of_copenhagen():
    state = build(DATA, DATA.scenarios["copenhagen"])
    assert {s.name for s in state.ships if s.battery == BLOCKSHIP} == {"Jylland", "Valkyrien"}
    assert state.battery_audacity["Danish"] == 2
    assert set(state.closed) == {s.bow for s in state.ships if s.battery == SHORE}
    assert not set(state.closed) & state.at.keys()


@pytest.mark.rule("18.13")
@pytest.mark.ruling(164)
def test_leander_starts_aback_and_may_gather_sternway():
    g = RULESET.new("goza-de-candia", seed=1)
    leander = next(i for i, s in enumerate(g.state.ships) if s.name == "Leander")
    assert (g.state.ships[leander].facing - g.state.wind) % 6 == 3
    assert g.state.ships[leander].irons
    for _ in range(50):
        seat = next(iter(g.pending))
        if seat == "british" and any(str(a) == "sternway" for a in g.pending[seat]):
            return
        g.apply(seat, g.pending[seat][0])
    raise AssertionError("no sternway")


@pytest.mark.rule("18.19")
@pytest.mark.ruling(31)
def test_trafalgar_has_sixty_ships_and_victory_leads():
    state = build(DATA, DATA.scenarios["trafalgar"])
    assert len(state.ships) == 60
    assert state.ships[state.fleets[0].flagship].name == "Victory"


@pytest.mark.ruling(31)
def test_cape_henry_keeps_the_printed_flagship():
    fleet = DATA.scenarios["cape-henry"].sides[1]
    assert (fleet.flagship, fleet.admiral) == ("neptune_b_french", "medine")


@pytest.mark.ruling(158)
@pytest.mark.ruling(159)
def test_dates_and_weather_as_printed():
    assert "1782" in DATA.scenarios["frigate-bay"].date
    for day in ("may28", "may29", "june1"):
        assert DATA.scenarios[f"first-of-june-{day}"].weather == "normal"


@pytest.mark.ruling(157)
def test_no_turn_limit():
    for day in ("may29", "june1"):
        assert DATA.scenarios[f"first-of-june-{day}"].turns == 0


@pytest.mark.rule("2.0")
@pytest.mark.ruling(97)
def test_rates_as_printed():
    """A 1 in a yellow circle is the (1) row; her damaged side counts as shown."""
    victory = DATA.counters[DATA.counter_index["victory_british"]]
    yellow = next(c for c in DATA.counters if c.symbol[0] == "yellow_circle")
    assert yellow.rate[0] == 0
    assert yellow.rate[1] == 3
    assert victory.size == "large"
    assert all(0 <= rate <= 7 for c in DATA.counters for rate in c.rate)


@pytest.mark.rule("18.16")
def test_shoals_of_a_scenario():
    shoals = DATA.scenarios["algeciras-bay"].shoals
    assert set(shoals.values()) == {-1, AUTOMATIC}
    assert DATA.scenarios["trafalgar"].shoals == {}
    assert DATA.scenarios["audierne-bay"].shoals[parse_hex("A1220")] == -1


@pytest.mark.rule("18.1")
def test_a_data_pack_may_replace_the_ships(tmp_path):
    text = DataSource.of(PACKAGE).text("ships.csv").replace("Achilles,British,74", "Achilles,British,80")
    (tmp_path / "ships.csv").write_text(text, encoding="utf-8")
    data = read_data(DataSource.of(PACKAGE).overlay(tmp_path))
    assert data.counters[data.counter_index["achilles_british"]].guns == 80


def test_position_and_view():
    game = RULESET.new("nile", seed=2)
    assert "state scenario=nile year=1798 " in str(game)
    view = game.view("british")
    assert view == msgspec.structs.replace(game.view("french"), seat="british")
    shown = msgspec.json.decode(msgspec.json.encode(view))
    assert len(shown["ships"]) == len(game.state.ships)
    assert {s["bow"] for s in shown["ships"] if s["bow"]} <= {hex_name(h) for h in DATA.boards["ABC"].hexes}


@pytest.mark.parametrize("name", BATTLES)
def test_a_few_random_decisions_of_every_battle(name):
    """Quick: the long runs are commands of their own."""
    game = RULESET.new(name, seed=f"quick/{name}")
    dice = game.dice.copy()
    for number in range(150):
        if not game.pending:
            break
        seat = next(iter(game.pending))
        options = game.pending[seat]
        game.apply(seat, options[dice.below(len(options))])
        if number % 25 == 0:
            assert list(RULESET.invariants(game)) == []
