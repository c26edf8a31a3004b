"""[12.0, 12.3, 12.4, 12.7, 12.10, 12.11, 5.3] The fire procedure step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck.games.flying_colors.hints import preview
from quarterdeck.games.flying_colors.ids import Hits
from quarterdeck.games.flying_colors.options import Options
from quarterdeck.games.flying_colors.rules import r12_fire
from quarterdeck.games.flying_colors.rules.common import put
from quarterdeck.games.flying_colors.rules.r12_firepower import work_out
from quarterdeck.games.flying_colors.state import BOTH, PORT, STARBOARD

MakeTable = Callable[..., Any]

THREE = """
A . .
 . B
a . .
 . b
"""
# C is a second enemy on the far side of A
BETWEEN = """
. . A . .
 C . . B
. . a . .
 c . . b
"""


def refused(t: Any, letter: str = "A") -> list[Any]:
    """Shots that are not allowed, each with its reason."""
    verdicts = r12_fire.shot_verdicts(t.g, t(letter), None, everything=True)
    return [(action, why) for action, why in verdicts if why is not None]


@pytest.mark.rule("12.3")
@pytest.mark.rule("12.7")
@pytest.mark.rule("12.9")
def test_the_procedure_a_to_i(table: MakeTable) -> None:
    """Bellerophon (3) at range 3: firepower 8; a 5 with +1 British and no wind reads row 6: 2H."""
    t = table(THREE, british="A", dice=[5])
    t.fire("A", "starboard", "B")  # A
    assert t.pending == {"french": ["answer B port", "no-answer"]}  # B
    t.choose("no-answer")
    assert t.pending == {"british": ["shoot hull", "shoot rigging"]}  # E
    t.choose("shoot hull")
    assert (t["B"].hull, t["B"].rigging) == (2, 0)  # G, H
    assert t["A"].fired == t["A"].fired_ever == STARBOARD  # I
    assert t.quiet
    [shot] = t.told("fc-shot")
    roll = shot.roll
    assert (roll.dice, roll.total, roll.table) == ((5,), 6, "hit-results")
    assert shot.printed == shot.hits == shot.suffered == Hits(hull=2) and shot.counts_as == ()
    assert (shot.attack, shot.range, shot.column, shot.answering) == ("full", 3, "hull", False)
    assert (shot.rate.base, shot.rate.total, shot.row) == (3, 3, "3")
    assert (shot.firepower.base, shot.firepower.mods, shot.firepower.total) == (8, (), 8)
    assert shot.odds[5] == Hits(hull=2) and len(shot.odds) == 10
    assert shot.of == t.told("fc-names-target")[0].n
    assert [(mod.value, mod.reason, mod.rule) for mod in roll.mods] == [(1, "fc-mod-british-hull", "12.9")]


@pytest.mark.rule("12.0")
@pytest.mark.ruling(83)
@pytest.mark.ruling(175)
def test_each_broadside_fires_once_at_one_target(table: MakeTable) -> None:
    t = table(BETWEEN, british="A", dice=[0, 0])
    assert t.targets("A") == ["starboard B", "port C"]
    t.fire("A", "starboard", "B")
    t.choose("no-answer")
    t.choose("shoot hull")
    assert t.targets("A") == ["port C"]
    t.fire("A", "port", "C")
    t.choose("no-answer")
    t.choose("shoot rigging")
    assert t["A"].fired == BOTH and t.targets("A") == []
    assert {why.rule for _, why in refused(t)} >= {"12.0"}


# ---------------------------------------------------------------- defensive fire


@pytest.mark.rule("12.4")
@pytest.mark.ruling(110)
def test_any_one_enemy_may_answer_and_hits_count_first(table: MakeTable) -> None:
    """C, not the target, answers from her starboard side; no reply to the reply."""
    t = table(BETWEEN, british="A", dice=[9, 5], ships={"A": {"hull": 5}})
    t.fire("A", "starboard", "B")
    assert t.pending["french"] == ["answer B port", "answer C starboard", "no-answer"]
    t.choose("answer C starboard")
    assert t.pending == {"french": ["shoot hull", "shoot rigging"]}  # no holding back now
    t.choose("shoot hull")
    assert t["C"].fired == STARBOARD
    assert t["A"].hull > 6
    assert t.pending == {"british": ["shoot hull", "shoot rigging", "hold-fire"]}
    t.choose("shoot hull")
    answer, shot = t.told("fc-shot")
    assert (answer.answering, shot.answering) == (True, False)
    assert shot.row == "4"  # the answer cost A one step of the rate
    named, answered = t.told("fc-names-target")[0], t.told("fc-answers-fire")[0]
    assert (answered.of, answer.of, shot.of) == (named.n, answered.n, named.n)
    assert t.quiet


TEN = """
A . . . . B
 . . . . .
a . . . . b
"""


@pytest.mark.rule("12.4")
@pytest.mark.ruling(111)
def test_holding_fire_keeps_the_broadside_and_invites_another_answer(table: MakeTable) -> None:
    t = table(BETWEEN, british="A", dice=[0])
    t.fire("A", "starboard", "B")
    t.choose("answer B port")
    t.choose("shoot hull")
    t.choose("hold-fire")
    assert t["A"].fired == 0 and t["B"].fired == PORT
    t.fire("A", "starboard", "B")
    assert t.pending["french"] == ["answer C starboard", "no-answer"]  # B has fired that side


@pytest.mark.rule("12.4")
def test_no_question_when_nobody_can_answer(table: MakeTable) -> None:
    t = table(THREE, british="A", dice=[0], ships={"B": {"fired": PORT}})
    t.fire("A", "starboard", "B")
    assert set(t.pending) == {"british"}


@pytest.mark.rule("12.4")
@pytest.mark.rule("13.3")
@pytest.mark.ruling(112)
def test_guns_silenced_by_the_answer_lose_the_shot(table: MakeTable) -> None:
    ships = {"A": {"damaged": True, "hull": 10}, "B": "tonnant_french"}
    t = table(THREE, british="A", ships=ships, dice=[9])
    t.fire("A", "starboard", "B")
    t.choose("answer B port")
    t.choose("shoot hull")
    assert t["A"].hull == 11 and t["A"].fired == 0
    assert t.told("fc-shot-lost") and t.quiet
    assert t.targets("A") == []


@pytest.mark.rule("12.4")
@pytest.mark.rule("12.8")
@pytest.mark.ruling(188)
@pytest.mark.parametrize(("hull", "lost"), [(4, False), (5, True)])
def test_guns_that_no_longer_reach_after_the_answer_are_not_asked_about(
    table: MakeTable, hull: int, lost: bool
) -> None:
    """At ten hexes rate 3 has firepower 0 and a 9 is one hit on the hull; the sixth makes her a 4: a dash."""
    t = table(TEN, british="A", ships={"A": {"hull": hull}}, dice=[9])
    t.fire("A", "starboard", "B")
    t.choose("answer B port")
    t.choose("shoot hull")
    assert t["A"].hull == hull + 1
    assert bool(t.told("fc-shot-lost")) is lost is t.quiet
    if not lost:
        assert t.pending["british"] == ["shoot hull", "shoot rigging", "hold-fire"]


@pytest.mark.rule("12.4")
@pytest.mark.ruling(172)
def test_optional_fire_for_each_point_spent(table: MakeTable) -> None:
    """With the option naming a target is not answered; a point spent is, and two points twice."""
    t = table(BETWEEN, british="A", dice=[0, 0, 0], options={"fire-per-point": True})
    t.fire("A", "starboard", "B")
    assert t.pending == {"british": ["shoot hull", "shoot rigging"]}
    t.choose("shoot hull")
    r12_fire.point_spent(t.g, t("A"), 2)
    t.g._run()
    t.choose("answer B port")
    t.choose("shoot hull")
    assert t.pending["french"] == ["answer C starboard", "no-answer"]
    t.choose("answer C starboard")
    t.choose("shoot hull")
    assert t.quiet
    # without the option nothing happens
    t = table(BETWEEN, british="A")
    r12_fire.point_spent(t.g, t("A"), 1)
    assert t.quiet


@pytest.mark.rule("12.3")
@pytest.mark.ruling(176)
def test_a_target_must_be_in_arc_range_and_sight(table: MakeTable) -> None:
    drawing = """
    A . B . C
     . . . .
    a . b . c
    """
    t = table(drawing, british="A")
    assert t.targets("A") == ["starboard B"]
    reasons = {(t.named(a.target), a.side): why.rule for a, why in refused(t)}
    assert reasons == {("B", "port"): "12.2", ("C", "port"): "12.2", ("C", "starboard"): "12.1"}


@pytest.mark.rule("13.3")
@pytest.mark.rule("14.3")
@pytest.mark.ruling(129)
@pytest.mark.ruling(144)
def test_who_may_not_fire_and_who_may_be_fired_at(table: MakeTable) -> None:
    for fields in ({"struck": True}, {"home": 1}, {"dormant": True}, {"damaged": True, "hull": 11}):
        t = table(THREE, british="A", ships={"A": fields})
        assert t.targets("A") == []
    t = table(THREE, british="A", ships={"B": {"struck": True}})  # allowed, though it brings nothing
    assert t.targets("A") == ["starboard B"]
    t = table(THREE, british="A", ships={"A": {"recaptured": True}})  # her own crew is free again
    assert t.targets("A") == ["starboard B"]


# ---------------------------------------------------------------- mixed fleets


@pytest.mark.rule("5.3")
@pytest.mark.ruling(114)
def test_large_ships_spare_a_small_one_until_it_stings(table: MakeTable) -> None:
    drawing = """
    A . .
     . F1
    a . .
     . . G1
    """
    t = table(drawing, british="AG", dice=[9, 9])
    assert t.targets("A") == []
    assert {why.rule for _, why in refused(t)} >= {"5.3"}
    assert t.targets("G") == ["port F"]  # small ships engage each other freely
    t.fire("F", "port", "A")
    assert t.pending["british"] == ["answer G port", "no-answer"] or set(t.pending) == {"french"}
    if "british" in t.pending:
        t.choose("no-answer")
    t.choose("shoot hull")
    assert t["A"].hull > 0 and t["F"].stung
    assert t.targets("A") == ["starboard F"]


@pytest.mark.rule("5.3")
@pytest.mark.ruling(114)
def test_a_small_ship_that_has_hit_nothing_is_not_fired_at_by_large_ships(table: MakeTable) -> None:
    """The worst die: the French frigate has fired at a large ship and not damaged her."""
    drawing = """
    A . .
     . F1
    a . .
    """
    t = table(drawing, british="A", dice=[0])
    t.fire("F", "port", "A")
    if "british" in t.pending:
        t.choose("no-answer")
    t.choose("shoot rigging")
    assert (t["A"].hull, t["A"].rigging, t["A"].crew, t["F"].stung) == (0, 0, 0, False)
    assert t.targets("A") == []


@pytest.mark.rule("5.3")
@pytest.mark.rule("12.13")
@pytest.mark.ruling(114)
def test_batteries_may_fire_at_small_ships(table: MakeTable) -> None:
    drawing = """
    T1. .
     . F1
    """
    t = table(drawing, british="T", ships={"T": {"battery": 1, "counter": "lynetten_battery"}})
    assert t.targets("T") == ["starboard F"]


# ---------------------------------------------------------------- point-blank


def overlapped(table: MakeTable, facing: int, dice: list[int], stern: bool = False) -> Any:
    """A passes through a hex of B on a course of `facing`; B faces 1."""
    t = table(THREE, british="A", dice=dice)
    from quarterdeck.geometry.hex import STEP

    hex_ = t["B"].stern if stern else t["B"].bow
    put(t.g.state, t("A"), hex_, hex_ - STEP[facing], facing)
    return t


@pytest.mark.rule("12.10")
@pytest.mark.ruling(107)
@pytest.mark.ruling(108)
def test_passing_along_is_a_full_broadside_on_the_side_named(table: MakeTable) -> None:
    for facing in (1, 4):
        t = overlapped(table, facing, [])
        assert t.targets("A") == ["starboard B", "port B"]
        shot = work_out(t.g, t("A"), "port", t("B"))
        assert shot is not None
        assert (shot.attack, shot.sight.range, shot.point_blank) == ("full", 1, True)
        assert ("fc-mod-point-blank", 2) in [(m.reason, m.value) for m in shot.firepower_mods]


@pytest.mark.rule("12.10")
@pytest.mark.ruling(108)
@pytest.mark.parametrize(
    ("facing", "named", "reply"),
    [
        (1, "starboard", "port"),
        (1, "port", "starboard"),
        (4, "starboard", "starboard"),
        (4, "port", "port"),
    ],
)
def test_passing_along_both_fire_on_the_side_the_mover_named(
    table: MakeTable, facing: int, named: str, reply: str
) -> None:
    """Side by side on one course the facing broadsides have different names, on opposite courses the same."""
    t = overlapped(table, facing, [0])
    t.fire("A", named, "B")
    assert t.pending["french"] == [f"answer B {reply}", "no-answer"]
    t.choose("no-answer")
    t.choose("shoot hull")
    assert t.targets("A") == []  # B does not lie on the other side as well
    reasons = {(a.side, why.reason.id, why.rule) for a, why in refused(t)}
    other = "port" if named == "starboard" else "starboard"
    assert (other, "fc-no-passing-side", "12.10") in reasons
    t = overlapped(table, facing, [])
    t["B"].fired = STARBOARD if reply == "starboard" else PORT
    t.fire("A", named, "B")
    assert set(t.pending) == {"british"}  # the side that faces A has been fired


@pytest.mark.rule("12.4")
@pytest.mark.rule("12.10")
def test_a_ship_that_answers_one_passing_along_settles_the_side_herself(table: MakeTable) -> None:
    """The mover has named no side yet: B answers from port, so he has her to starboard."""
    t = overlapped(table, 1, [0])
    t.g.options = Options(fire_per_point=True)
    r12_fire.point_spent(t.g, t("A"), 1)
    t.g._run()
    assert t.pending["french"] == ["answer B starboard", "answer B port", "no-answer"]
    t.choose("answer B port")
    t.choose("shoot hull")
    assert t.targets("A") == ["starboard B"]


@pytest.mark.rule("12.10")
@pytest.mark.ruling(108)
def test_only_a_shot_in_passing_settles_the_side(table: MakeTable) -> None:
    """A and B exchange broadsides before they meet: she may then pass him on either side."""
    t = table(THREE, british="A", dice=[0, 0])
    t.fire("A", "starboard", "B")
    t.choose("answer B port")
    t.choose("shoot hull")
    t.choose("hold-fire")
    put(t.g.state, t("A"), t["B"].bow, t["B"].stern, 1)
    assert t.targets("A") == ["starboard B", "port B"]


@pytest.mark.rule("12.10")
@pytest.mark.ruling(107)
@pytest.mark.ruling(108)
def test_crossing_rakes_and_the_crossed_ship_answers_in_full(table: MakeTable) -> None:
    t = overlapped(table, 2, [])
    shot = work_out(t.g, t("A"), "starboard", t("B"))
    assert shot is not None and shot.attack == "rake"
    t.fire("A", "starboard", "B")
    assert t.pending["french"] == ["answer B starboard", "answer B port", "no-answer"]
    reply = work_out(t.g, t("B"), "port", t("A"), answering=True)
    assert reply is not None and reply.attack == "full" and reply.point_blank
    t = overlapped(table, 2, [], stern=True)
    shot = work_out(t.g, t("A"), "starboard", t("B"))
    assert shot is not None and shot.attack == "stern-rake"


@pytest.mark.rule("12.10")
@pytest.mark.rule("13.2")
def test_point_blank_doubles_manpower(table: MakeTable) -> None:
    """Rate 3 at range 1: 12, +2 point-blank; firepower 14 with a 5 (+1) reads 4HM, a full broadside: 2 M."""
    t = overlapped(table, 1, [5])
    t.fire("A", "starboard", "B")
    t.choose("no-answer")
    t.choose("shoot hull")
    [told] = t.told("fc-shot")
    assert told.firepower.total == 14
    assert (t["B"].hull, t["B"].crew) == (4, 2)
    assert [(why.rule, why.reason) for why in told.counts_as] == [("12.10", "fc-why-point-blank")]
    assert (told.printed, told.hits) == (Hits(4, 0, 1), Hits(4, 0, 2))


@pytest.mark.rule("12.10")
@pytest.mark.ruling(107)
def test_adjacent_is_not_point_blank(table: MakeTable) -> None:
    drawing = """
    A .
     B
    a .
     b
    """
    t = table(drawing, british="A")
    shot = work_out(t.g, t("A"), "starboard", t("B"))
    assert shot is not None and not shot.point_blank


# ---------------------------------------------------------------- grappled fire

ALONGSIDE = """
A .
 B
a .
 b C
 . .
   c
"""


@pytest.mark.rule("12.11")
@pytest.mark.rule("11.10")
@pytest.mark.ruling(109)
@pytest.mark.ruling(113)
def test_grappled_fire_is_simultaneous_and_only_the_partner_replies(table: MakeTable) -> None:
    """B loses her last guns to A's shot, yet her own counts: both were fired at once."""
    ships = {"B": {"counter": "tonnant_french", "damaged": True, "hull": 13}}
    t = table(ALONGSIDE, british="A", ships=ships, dice=[5, 5])
    t.link("A", "B", "grappled")
    t.fire("A", "starboard", "B")
    assert t.pending == {"french": ["answer B port", "no-answer"]}
    t.choose("answer B port")
    assert t.pending == {"british": ["shoot hull", "shoot rigging"]}
    t.choose("shoot hull")
    assert t.pending == {"french": ["shoot hull", "shoot rigging"]}
    t.choose("shoot hull")
    assert t["B"].hull == 14  # no gun of hers is left now
    assert t["A"].crew == 2  # firepower 5 and a 5: M, doubled at point-blank
    assert t["A"].fired == STARBOARD and t["B"].fired == PORT
    # B's shot was worked out before A's took effect: rate 4 with 13 hits = 6, firepower 4 - 1 + 2
    shots = t.told("fc-shot")
    assert [shot.row for shot in shots] == ["3", "6"]
    assert shots[1].firepower.total == 5
    assert t.quiet


@pytest.mark.rule("12.11")
@pytest.mark.ruling(113)
def test_if_the_partner_cannot_reply_nobody_may(table: MakeTable) -> None:
    t = table(ALONGSIDE, british="A", ships={"B": {"fired": PORT}}, dice=[5])
    t.link("A", "B", "fouled")
    t.fire("A", "starboard", "B")
    assert t.pending == {"british": ["shoot hull", "shoot rigging"]}
    t.choose("shoot hull")
    assert "fc-mod-point-blank" in [mod.reason for mod in t.told("fc-shot")[0].firepower.mods] and t.quiet


# ---------------------------------------------------------------- previews and saving


@pytest.mark.rule("12.9")
def test_previews_of_every_kind_of_shot(table: MakeTable) -> None:
    t = table(THREE, british="A", dice=[0])
    fire = r12_fire.Fire(t("A"), "starboard", t("B"))
    told = preview(t.g, fire)
    assert told is not None and told.range == 3
    t.fire("A", "starboard", "B")
    answer = next(iter(t.g.pending["french"]))
    told = preview(t.g, answer)
    assert told is not None and told.ship == t("B")
    t.choose("no-answer")
    told = preview(t.g, r12_fire.SHOOT["hull"])
    assert told is not None and told.ship == t("A")
    assert preview(t.g, r12_fire.HOLD) is None


def test_a_save_inside_the_interruption_goes_on_the_same(table: MakeTable) -> None:
    t = table(BETWEEN, british="A", dice=[3, 4, 9, 9])
    t.fire("A", "starboard", "B")
    t.choose("answer C starboard")
    twin = t.g.clone()
    assert twin.fingerprint() == t.g.fingerprint()
    for game in (t.g, twin):
        game.apply("french", r12_fire.SHOOT["hull"])
        game.apply("british", r12_fire.SHOOT["rigging"])
    assert twin.fingerprint() == t.g.fingerprint()


@pytest.mark.rule("12.5")
@pytest.mark.rule("12.9")
@pytest.mark.parametrize("column", ["hull", "rigging"])
@pytest.mark.parametrize("face", range(10))
def test_a_stern_rake_does_what_its_odds_said(table: MakeTable, column: str, face: int) -> None:
    """Every face of the die at B's stern, under full sails, with carronades and the wind in play."""
    drawing = """
    . .
     . B
    . b
     . .
    A .
     . .
    a .
    """
    ships = {"B": {"counter": "santisima_trinidad_spanish", "full_sails": True}}
    t = table(drawing, british="A", ships=ships, dice=[face, 9], wind=3, year=1797)
    told = preview(t.g, r12_fire.Fire(t("A"), "starboard", t("B")))
    assert told is not None and told.attack == "stern-rake"
    t.fire("A", "starboard", "B")
    t.choose(f"shoot {column}")
    hits = next(odds for odds in told.columns if odds.column == column).results[face]
    assert (t["B"].hull, t["B"].rigging) == (hits.hull, hits.rigging)
    assert t["B"].crew == min(hits.crew, 5)
    assert hits.hull >= 2
    assert len(t.told("fc-no-fire")) == hits.fire  # the second die is a 9


@pytest.mark.rule("13.4")
@pytest.mark.ruling(123)
def test_the_odds_of_a_fire_aboard_a_burning_ship_are_nil(table: MakeTable) -> None:
    """Firepower 14, read from 1 (British) on: the stars stand at 3, 8 and their like."""
    for burning in (False, True):
        t = table(THREE, british="A", ships={"A": "britannia_british", "B": {"burning": burning}})
        told = preview(t.g, r12_fire.Fire(t("A"), "starboard", t("B")))
        assert told is not None
        chances = {odds.fire_percent > 0 for odds in told.columns}
        assert chances == {not burning}
