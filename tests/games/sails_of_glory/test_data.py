"""The printed data: counts of the box, values of the rulebook's examples, complaints about bad files."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck.datapack import DataError, DataSource
from quarterdeck.games.sails_of_glory import RULESET
from quarterdeck.games.sails_of_glory.data.loader import read
from quarterdeck.games.sails_of_glory.data.scenario import PlacedTerrain, ScenarioData, complaint
from quarterdeck.games.sails_of_glory.rules.basic_damage import gunnery, musketry
from quarterdeck.kernel import RandomBot

DATA = RULESET.data
GAME = "quarterdeck.games.sails_of_glory"


@pytest.mark.rule("SG-B-SET-2")
def test_twenty_six_ship_faces_with_logs():
    assert len(DATA.ships) == 26
    for ship in DATA.ships.values():
        assert len(ship.gunnery) == len(ship.musketry) == len(ship.actions) == ship.boxes
        assert ship.deck in DATA.decks
        assert ship.base in DATA.bases


@pytest.mark.rule("SG-B-GUN-6")
def test_courageuse_gunnery_falls_with_damage():
    """EX07."""
    log = DATA.ships["courageuse"].gunnery
    assert log[0] == (2, 3, 2)
    assert log[5] == (1, 2, 1)


@pytest.mark.rule("SG-B-GUN-6")
@pytest.mark.rule("SG-B-MUS-2")
def test_a_mat_without_a_free_box_has_no_fire_left(sea):
    g = sea(("courageuse", "french", 300, 300, 0), steps=())
    ship, boxes = g.state.ships[0], DATA.ships["courageuse"].boxes
    assert (gunnery(g, ship, boxes - 1), gunnery(g, ship, boxes)) == (
        DATA.ships[ship.card].gunnery[-1],
        (0, 0, 0),
    )
    assert (musketry(g, ship, boxes - 1), musketry(g, ship, boxes)) == (DATA.ships[ship.card].musketry[-1], 0)


@pytest.mark.rule("SG-B-MUS-2")
def test_courageuse_musketry_falls_with_casualties():
    """EX09."""
    log = DATA.ships["courageuse"].musketry
    assert (log[0], log[5]) == (2, 1)


@pytest.mark.rule("SG-B-SET-4")
def test_decks_have_the_printed_numbers_of_cards():
    sizes = {letter: len(deck.cards) for letter, deck in DATA.decks.items()}
    assert sizes == {"A": 37, "B": 29, "C": 37, "D": 29}
    for deck in DATA.decks.values():
        borders = [card.border for card in deck.cards.values()]
        assert (borders.count("red"), borders.count("grey")) == (3, 8)
        assert len(deck.blue) * 2 == borders.count("blue")
        assert [deck.cards[red].veer for red in deck.red] == [5, 6, 4]
        assert sorted(deck.cards[grey].masts for grey in deck.grey) == [1] * 4 + [2] * 4


@pytest.mark.rule("SG-B-SET-4")
@pytest.mark.ruling(7)
def test_every_blue_card_is_there_twice_so_both_spaces_can_hold_it():
    for deck in DATA.decks.values():
        for first in deck.blue:
            card = deck.cards[first]
            copies = [
                c for c in deck.cards.values() if (c.kind, c.veer, c.border) == (card.kind, card.veer, "blue")
            ]
            assert [c.copy for c in copies] == [1, 2]
            assert copies[0].lines is copies[1].lines


@pytest.mark.rule("SG-B-MOV-2")
def test_left_cards_mirror_right_cards():
    for deck in DATA.decks.values():
        for card in deck.cards.values():
            if card.kind.endswith("_right"):
                left = card.kind.replace("_right", "_left")
                twin = next(
                    c
                    for c in deck.cards.values()
                    if c.kind == left
                    and c.copy == card.copy
                    and c.masts == card.masts
                    and 10 - c.veer == card.veer
                )
                for key, line in card.lines.items():
                    mirrored = twin.lines[key]
                    assert (line.ahead, line.aside, line.turn) == (
                        mirrored.ahead,
                        -mirrored.aside,
                        -mirrored.turn,
                    )


@pytest.mark.rule("SG-B-SET-5")
def test_390_chits_in_five_cups():
    assert {letter: len(cup) for letter, cup in DATA.cups.items()} == {
        "A": 90,
        "B": 90,
        "C": 60,
        "D": 60,
        "E": 90,
    }
    assert {DATA.chits[i].face for i in DATA.cups["E"]} == {"0", "crew"}
    underlined = {chit.face for chit in DATA.chits if chit.underlined}
    assert underlined == {"6", "3+leak", "2+rudder", "1+rudder"}


@pytest.mark.rule("SG-O-WDIR-1")
@pytest.mark.rule("SG-O-WSTR-3")
def test_wind_tokens():
    assert [DATA.wind_tokens.count(t) for t in ("cw", "acw", "none")] == [3, 3, 4]
    assert [DATA.strength_tokens.count(t) for t in ("up", "down", "none")] == [1, 1, 3]


@pytest.mark.rule("SG-A-SET-1")
def test_a_ship_has_one_token_of_each_action():
    assert len(DATA.tokens) == len(set(DATA.tokens)) == 10
    assert DATA.deferred == ("extinguish", "repair")


@pytest.mark.rule("SG-S-SHOT-2")
@pytest.mark.rule("SG-S-SHOT-3")
@pytest.mark.rule("SG-S-SHOT-4")
@pytest.mark.rule("SG-O-DOUBLE-2")
def test_reach_and_letters_of_every_shot():
    ranges = {
        kind: tuple((reach, "".join(letters)) for reach, letters in ammo.ranges)
        for kind, ammo in DATA.ammunition.items()
    }
    assert ranges == {
        "ball": ((12500, "A"), (25000, "B")),
        "chain": ((6250, "C"),),
        "grape": ((6250, "D"),),
        "double": ((12500, "AB"),),
    }


@pytest.mark.rule("SG-X-GEN-1")
def test_seven_printed_scenarios_and_their_variants():
    printed = [s for s in DATA.scenarios.values() if s.page and not s.base]
    assert [s.number for s in printed] == [1, 2, 3, 4, 5, 6, 7]
    bases = {s.base for s in DATA.scenarios.values() if s.base}
    assert bases == {
        "enemy_in_sight",
        "in_shallow_waters",
        "breaking_the_blockade",
        "against_the_vanguard",
        "supplies_arrive",
        "easy_prey",
        "harbour_raid",
    }


@pytest.mark.rule("SG-X-GEN-2")
def test_a_player_writes_a_scenario_in_a_data_pack(tmp_path: Path):
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "free.toml").write_text(
        """
id = "free"
title = "Duel"
table = { width = 600, height = 700 }
wind = "SW"
terrain = [ { piece = "island_2", x = 300, y = 350, shore = "beach", danger = "band" } ]
[[fleets]]
side = "french"
zone = { kind = "band", edge = "N" }
ships = [ { card = "hms_bellona" } ]
[[fleets]]
side = "british"
zone = { kind = "box", box = [100, 0, 500, 150] }
ships = [ { card = "le_berwick" } ]
""",
        encoding="utf-8",
    )
    rules = type(RULESET).load(DataSource.of(GAME).overlay(tmp_path))
    game = rules.new("free", {"level": "standard"}, seed=3)
    assert [ship.card for ship in game.state.ships] == ["hms_bellona", "le_berwick"]
    assert (game.state.width, game.state.height, game.state.wind) == (60000, 70000, 22500)
    assert game.state.terrain[0].danger == DATA.ruler.stripe
    assert rules.pack


@pytest.mark.rule("SG-X-GEN-2")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ('ships = [ { card = "titanic" } ]', "no ship card 'titanic'"),
        ('ships = [ { card = "courageuse" } ]\nwind = 3', "wind"),
        ('ships = [ { card = "courageuse" } ]\ncolour = "blue"', "colour"),
    ],
)
def test_a_bad_scenario_is_named_with_its_place(tmp_path: Path, words: str, reason: str):
    (tmp_path / "scenarios").mkdir()
    body = f"""
[[fleets]]
side = "british"
zone = {{ kind = "band" }}
ships = [ {{ card = "hms_defence" }} ]
[[fleets]]
side = "french"
zone = {{ kind = "band", edge = "N" }}
{words}
"""
    (tmp_path / "scenarios" / "free.toml").write_text(f'id = "free"\n{body}', encoding="utf-8")
    with pytest.raises(DataError, match=reason):
        read(DataSource.of(GAME).overlay(tmp_path))


@pytest.mark.rule("SG-X-GEN-2")
def test_what_cannot_be_played_is_refused():
    free = DATA.scenarios["free"]

    def why(**change: object) -> str:
        import msgspec

        scenario: ScenarioData = msgspec.structs.replace(free, **change)
        return complaint(scenario, set(DATA.ships), set(DATA.pieces), set(DATA.batteries))

    assert why() == ""
    assert "both sides" in why(fleets=free.fleets[:1])
    assert "twice" in why(fleets=free.fleets + free.fleets)
    assert "table" in why(table=DATA.scenarios["free"].table.__class__(100, 100))
    raid = DATA.scenarios["harbour_raid"]
    reef = PlacedTerrain("reef_1", 100, 100, placed_by="french")
    assert why(terrain=raid.terrain, batteries=raid.batteries) == ""
    assert "no fixed piece" in why(terrain=raid.terrain[:1], batteries=raid.batteries)
    assert "no fixed piece" in why(terrain=(raid.terrain[0], reef), batteries=raid.batteries)
    lone = [fleet for fleet in free.fleets if fleet.side == "british"]
    assert "no captain" in why(fleets=tuple(lone), terrain=raid.terrain, batteries=raid.batteries)
    assert "does not sail" in why(unloading=DATA.scenarios["supplies_arrive"].unloading)


@pytest.mark.rule("SG-X-GEN-2")
def test_a_battery_keeps_its_piece_when_players_place_others_before_it(tmp_path: Path):
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "free.toml").write_text(
        """
id = "free"
levels = ["standard", "advanced"]
terrain = [
  { piece = "reef_1", x = 100, y = 100, placed_by = "french" },
  { piece = "island_1", x = 450, y = 450 },
]
batteries = [ { card = "redoubt", side = "french", x = 450, y = 450, heading = 180, piece = 1 } ]
[[fleets]]
side = "french"
zone = { kind = "band", edge = "N" }
ships = [ { card = "hms_bellona" } ]
[[fleets]]
side = "british"
zone = { kind = "band", edge = "S" }
ships = [ { card = "le_berwick" } ]
""",
        encoding="utf-8",
    )
    rules = type(RULESET).load(DataSource.of(GAME).overlay(tmp_path))
    game = rules.new("free", {"level": "basic"}, seed=3)
    assert game.state.level == "standard"  # not meant for the basic rules
    while game.state.turn == 0:
        seat = next(iter(game.pending))
        game.apply(seat, game.pending[seat][0])
    assert [piece.piece for piece in game.state.terrain] == ["island_1", "reef_1"]
    assert game.state.terrain[game.state.batteries[0].terrain].piece == "island_1"


@pytest.mark.rule("SG-X-GEN-2")
def test_the_scenario_of_the_documentation_can_be_played(tmp_path: Path):
    page = Path(__file__).parents[3] / "docs" / "sails-of-glory-scenarios.md"
    text = page.read_text(encoding="utf-8").split("```toml")[1].split("```")[0]
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "free.toml").write_text(text, encoding="utf-8")
    rules = type(RULESET).load(DataSource.of(GAME).overlay(tmp_path))
    game = rules.new("free", {"level": "advanced"}, seed=1)
    bots = {seat: RandomBot(number) for number, seat in enumerate(game.seats)}
    assert game.play(bots) is not None
