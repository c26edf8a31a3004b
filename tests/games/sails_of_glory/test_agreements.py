"""What players may agree on: levels, captains, switches, and what does not go together."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from quarterdeck.games.sails_of_glory import RULESET
from quarterdeck.games.sails_of_glory import options as agreed
from quarterdeck.games.sails_of_glory.data.scenario import (
    PlacedBattery,
    PlacedTerrain,
    TableSize,
    Victory,
    complaint,
)
from quarterdeck.kernel import KeyedDice
from quarterdeck.kernel.dice import key_from
from quarterdeck.kernel.ruleset import SetupRefused

OPTIONS = {option.id: option for option in RULESET.options()}
LEVELS = ("basic", "standard", "advanced")
# The chapter of the rulebook in which a switch can be used first.
FIRST = {
    "basic": {"grog", "entangling", "continuous_fire", "first_broadside", "nearest_target", "boarding",
              "flagship", "hulks", "wind_direction"},
    "standard": {"double_shot"},
    "advanced": {"aim_high", "magazine", "sinking", "fire_spread", "wind_strength"},
}  # fmt: skip
LONE = {"breaking_the_blockade_solo", "easy_prey", "easy_prey_reverse_faces", "easy_prey_reverse_sides",
        "harbour_raid_solo"}  # fmt: skip


def why(scenario: str, **options: object) -> str:
    """The id of the reason why these do not go together; "" if they do."""
    try:
        RULESET.new(scenario, options, seed=1)
    except SetupRefused as refusal:
        return refusal.reason.id
    return ""


@pytest.mark.rule("SG-O-GEN-1")
def test_every_choice_of_every_option_is_read() -> None:
    assert OPTIONS["captains"].choices == (2, 3, 4, 6)
    assert OPTIONS["ships_a_side"].choices == (0, 2, 3, 4, 5, 6)
    assert OPTIONS["level"].choices == LEVELS
    usual = RULESET.typed_options({})
    for option in OPTIONS.values():
        assert getattr(usual, option.id) == option.default
        for choice in option.choices:
            assert getattr(RULESET.typed_options({option.id: choice}), option.id) == choice
    assert not any(getattr(usual, name) for names in FIRST.values() for name in names)


@pytest.mark.rule("SG-O-GEN-1")
@pytest.mark.parametrize("level", LEVELS)
def test_a_switch_needs_its_level(level: str) -> None:
    for first, names in FIRST.items():
        for name in names - {"wind_strength"}:
            early = LEVELS.index(level) < LEVELS.index(first)
            assert why("enemy_in_sight", level=level, **{name: True}) == (
                "sg-option-needs-level" if early else ""
            )
    wind = {"wind_direction": True, "wind_strength": True}
    assert why("enemy_in_sight", level=level, **wind) == (
        "" if level == "advanced" else "sg-option-needs-level"
    )
    sailors = why("enemy_in_sight", level=level, green_sailors="french")
    assert sailors == ("" if level == "advanced" else "sg-option-needs-level")
    assert why("enemy_in_sight", level=level, green_gunners="both") == ""


@pytest.mark.rule("SG-O-WSTR-1")
def test_the_strength_of_the_wind_needs_its_direction() -> None:
    assert why("enemy_in_sight", level="advanced", wind_strength=True) == "sg-option-needs-option"


@pytest.mark.rule("SG-B-SET-1")
@pytest.mark.parametrize(
    ("captains", "seats"),
    [
        (2, ("british", "french")),
        (3, ("british", "french", "french-2")),
        (4, ("british", "british-2", "french", "french-2")),
        (6, ("british", "british-2", "british-3", "french", "french-2", "french-3")),
    ],
)
def test_seats_of_two_to_six_captains(captains: int, seats: tuple[str, ...]) -> None:
    assert RULESET.new("free", {"captains": captains}, seed=1).seats == seats


@pytest.mark.rule("SG-B-SET-1")
def test_nobody_commands_nothing() -> None:
    """Two ships a side have two captains at most, and a printed scenario is for up to four."""
    assert why("enemy_in_sight_more_ships", captains=6) == "sg-too-many-captains"
    assert why("enemy_in_sight_more_ships", captains=4) == ""
    assert why("free", captains=6, ships_a_side=2) == "sg-too-many-captains"
    with pytest.raises(SetupRefused) as refused:
        RULESET.new("free", {"captains": 6, "ships_a_side": 2}, seed=1)
    assert refused.value.reason.args == {"captains": 6, "most": 4}
    assert why("free", captains=6, ships_a_side=3) == ""
    assert why("free", captains=4, ships_a_side=2) == ""


@pytest.mark.rule("SG-B-SET-1")
def test_a_scenario_for_two_captains_and_no_more() -> None:
    duel = msgspec.structs.replace(RULESET.data.scenarios["free"], captains=(2, 2))
    refused = agreed.clash(duel, agreed.Options(captains=3))
    assert refused is not None and refused.args == {"captains": 3, "most": 2}
    assert agreed.clash(duel, agreed.Options(captains=2)) is None
    offered = {option.id: option for option in agreed.options({"free": duel})}
    assert offered["captains"].scenarios == ("free",)
    assert Victory("exit").ships_needed == 2  # both runners, where nothing else is said


@pytest.mark.rule("SG-B-SET-1")
@pytest.mark.rule("SG-L-FIRE-4")
def test_what_is_offered_with_which_scenario() -> None:
    for name in RULESET.data.scenarios:
        offered = {option.id for option in RULESET.offered_options(name)}
        assert ("captains" in offered, "solo_near" in offered) == (name not in LONE, name in LONE)
        assert ("ships_a_side" in offered) is (name == "free")
        assert set(OPTIONS) - offered <= {"captains", "solo_near", "ships_a_side"}
        assert len(RULESET.seats(name, {})) == (1 if name in LONE else 2)


@pytest.mark.rule("SG-B-SET-1")
def test_a_scenario_that_is_not_meant_for_a_level_is_played_at_its_own() -> None:
    assert RULESET.new("supplies_arrive", {"level": "basic"}, seed=1).state.level == "advanced"
    assert RULESET.new("enemy_in_sight_basic", {"level": "advanced"}, seed=1).state.level == "basic"
    assert RULESET.new("enemy_in_sight", {"level": "standard"}, seed=1).state.level == "standard"


def test_a_game_drawn_by_lot_has_any_level_and_a_third_of_the_switches() -> None:
    """Of those drawn half are on. Level and captains are always drawn; six captains are too many."""
    luck, seen = KeyedDice(key_from("options")), Counter[object]()
    for _ in range(400):
        drawn = RULESET.random_options("enemy_in_sight", luck)
        assert RULESET.check_options("enemy_in_sight", drawn) is None
        seen.update(drawn.items())
    for level in LEVELS:
        assert 100 < seen["level", level] < 170
    assert all(70 < seen["captains", captains] < 130 for captains in (2, 3, 4))
    on, off = (sum(seen[name, value] for name in FIRST["basic"]) for value in (True, False))
    assert abs(on + off - 400 * 9 / 3) < 100 and min(on, off) > 500


# ------------------------------------------------------------------------------- own scenarios


def wrong(**change: object) -> str:
    data = RULESET.data
    scenario = msgspec.structs.replace(data.scenarios["free"], **change)
    return complaint(scenario, set(data.ships), set(data.pieces), set(data.batteries))


@pytest.mark.rule("SG-X-GEN-2")
@pytest.mark.parametrize(("side", "fits"), [(299, False), (300, True), (5000, True), (5001, False)])
def test_a_table_measures_three_hundred_to_five_thousand_millimetres(side: int, fits: bool) -> None:
    assert (wrong(table=TableSize(side, 900)) == "") is fits
    assert (wrong(table=TableSize(900, side)) == "") is fits


@pytest.mark.rule("SG-X-GEN-2")
@pytest.mark.parametrize(
    ("x", "y", "fits"),
    [(0, 0, True), (900, 900, True), (-1, 5, False), (5, -1, False), (901, 5, False), (5, 901, False)],
)
def test_pieces_lie_on_the_table(x: int, y: int, fits: bool) -> None:
    assert (wrong(table=TableSize(900, 900), terrain=(PlacedTerrain("reef_1", x, y),)) == "") is fits
    assert "no terrain piece" in wrong(terrain=(PlacedTerrain("atoll", 5, 5),))


@pytest.mark.rule("SG-T-BAT-1")
@pytest.mark.parametrize(("piece", "fits"), [(-2, False), (-1, True), (0, True), (1, False)])
def test_a_battery_stands_on_a_piece_of_the_scenario_or_on_none(piece: int, fits: bool) -> None:
    battery = PlacedBattery("battery", "french", 100, 100, 0, piece)
    island = PlacedTerrain("island_1", 450, 450)
    assert (wrong(terrain=(island,), batteries=(battery,)) == "") is fits
    moved = PlacedTerrain("island_1", 450, 450, placed_by="french")  # a player chooses its place
    assert "no fixed piece" in wrong(
        terrain=(moved,), batteries=(PlacedBattery("battery", "french", 1, 1, 0, 0),)
    )
    assert "no coastal battery" in wrong(batteries=(PlacedBattery("bastion", "french", 100, 100, 0),))


@pytest.mark.rule("SG-T-BAT-1")
def test_batteries_alone_may_be_a_side_if_they_act_by_themselves() -> None:
    british = tuple(fleet for fleet in RULESET.data.scenarios["free"].fleets if fleet.side == "british")
    assert "both sides" in wrong(fleets=british)
    for automatic in (True, False):
        battery = PlacedBattery("battery", "french", 100, 100, 0, automatic=automatic)
        assert ("no captain" in wrong(fleets=british, batteries=(battery,))) is not automatic
