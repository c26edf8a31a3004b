"""[5.0] One player against the phantom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from quarterdeck.games.kaisers_pirates import RULESET
from quarterdeck.games.kaisers_pirates.ids import Act, Kind
from quarterdeck.games.kaisers_pirates.rules.common import NOT_IN_SOLITAIRE
from quarterdeck.games.kaisers_pirates.rules.r02_rounds import deal_round
from quarterdeck.games.kaisers_pirates.rules.r05_policy import dearest, to_repair, to_send_home, to_shelter
from quarterdeck.games.kaisers_pirates.rules.r05_solitaire import ACTS, special_acts
from quarterdeck.kernel.dice import KeyedDice, key_from
from quarterdeck.kernel.ruleset import SetupRefused


def sea(
    table: Callable[..., Any],
    rear: str = "leipzig",
    mine: str = "leopard",
    front: str = "kaipara otaki mongolia",
    my_front: str = "maria lundy_island appam",
    **options: Any,
) -> Any:
    """North is Michael; rear and front belong to the phantom."""
    t = table("solo", **options).force("north", mine, my_front)
    return t.force("phantom", rear, front).hand("north", "collier")


@pytest.mark.rule("5.4")
@pytest.mark.rule("5.4.1")
@pytest.mark.rule("5.3.3")
@pytest.mark.rule("5.3.3.1")
@pytest.mark.rule("5.3.3.3")
@pytest.mark.rule("5.3.3.8")
@pytest.mark.rule("5.3.2")
@pytest.mark.ruling(127)
@pytest.mark.ruling(129)
def test_phantom_turn(table: Callable[..., Any]) -> None:
    """X18 to X21: Leipzig captures Lundy Island, a torpedo damages Appam, Recon Aircraft ends the turn."""
    t = sea(table, phantom_targets="random").hand("north", "break_contact", "trap", "lay_mines")
    t.solo("S01", "S02", "S03", "S04", "S05", "S06")
    t.start("phantom", 2, 5, 7, 2, 4, 3, 3, 2, 4, 3, 3, picks=[1, 1])
    assert t.asked == "north"
    assert t.game.view("north").announced.assists == ("surprise_attack",)
    assert not t.may("react", "break_contact")
    deck = len(t.game.state.deck)
    t.do("pass")
    assert t.ship("lundy_island").prize
    assert t.asked == "north"  # Q-Ship or Razzle-Dazzle could answer the torpedo
    t.do("pass")
    assert t.ship("appam").damage == 1
    assert t.dice_left == 0
    s = t.game.state
    assert len(t.player("north").hand) == 1  # two cards were taken at random
    assert len(s.discard) == 2
    assert (len(s.buried), len(s.deck)) == (1, deck - 1)
    assert len(t.player("north").front) == 3
    assert len(s.solo_deck) == 20  # all shuffled again
    assert t.turn_of == "north"


@pytest.mark.rule("5.4.2")
@pytest.mark.rule("5.2.3")
@pytest.mark.rule("5.2.1")
@pytest.mark.ruling(116)
@pytest.mark.ruling(115)
def test_michael_answers(table: Callable[..., Any]) -> None:
    """X22, X23"""
    t = sea(table).hand("north", "lay_mines", "interned").solo("S09")
    t.start("north", 2, 6, 1, 3, 4, 8, 4, 5)
    t.commit("lay_mines", "ship", "leopard").commit("interned").ready()
    t.play("lay_mines")
    t.do("go")
    t.target("kaipara")
    t.do("go")
    assert t.ship("kaipara").damage == 1
    assert t.ship("leopard").recognised
    assert t.dice_left == 3
    t.roll(8, 4, 5, 1)
    t.play("interned")
    assert not t.afloat("leipzig")
    assert t.pile("north") == []
    assert t.game.view("north").discard_top == ()  # face down
    assert len(t.game.state.discard) == 2


@pytest.mark.rule("5.2.3")
@pytest.mark.ruling(116)
def test_a_reaction_that_does_not_fit(table: Callable[..., Any]) -> None:
    """X17: Minesweeper against an Intercept! is nothing."""
    t = sea(table).hand("north", "lay_mines").solo("S08").start("north", 2, 10, 1, 1, 5, 1)
    t.commit("lay_mines", "ship", "leopard").ready()
    t.play("lay_mines")
    t.target("kaipara")
    assert t.told("kp-phantom-silent") == 1
    assert t.pile("north") == ["kaipara"]


@pytest.mark.rule("5.3.3.2")
@pytest.mark.rule("5.3.3.4")
@pytest.mark.rule("5.3.3.5")
@pytest.mark.rule("5.3.3.11")
@pytest.mark.ruling(119)
@pytest.mark.ruling(120)
def test_acts_that_cannot_be_done(table: Callable[..., Any]) -> None:
    """X24"""
    t = sea(table, rear="wolf").solo("S01").start("phantom", 2)
    assert (t.told("kp-phantom-cannot"), t.turn_of) == (1, "north")  # no warship: the turn ends
    t = sea(table, rear="wolf").solo("S11").start("phantom", 3)
    assert (t.told("kp-phantom-cannot"), t.turn_of) == (1, "north")  # Transfer Command ends it anyway
    t = sea(table, mine="emden").solo("S09", "S01").start("phantom", 4, 1)
    assert (t.told("kp-phantom-cannot"), t.dice_left) == (1, 0)  # Interrogate: the turn goes on


@pytest.mark.rule("5.3.3.3")
@pytest.mark.ruling(121)
def test_special_acts_that_are_illegal(table: Callable[..., Any]) -> None:
    """X25: Shipping Lanes with a raider and Reflag stop the search; so does a repeat."""
    legal = ("surprise_attack", "boarding_party", "good_hunting")
    for cards, found in (
        (("S08",), []),
        (("S09",), []),
        (("S02", "S08"), ["surprise_attack"]),
        (("S02", "S16"), ["surprise_attack"]),
        (("S02", "S03", "S05", "S01"), ["surprise_attack", "boarding_party", "good_hunting"]),
    ):
        t = sea(table)
        t.solo(*cards)
        assert special_acts(t.game, legal, 0) == found
        assert len(t.game.state.solo_used) == len(cards)


@pytest.mark.rule("5.0")
@pytest.mark.rule("5.1")
@pytest.mark.rule("5.1.1")
@pytest.mark.rule("5.1.2")
@pytest.mark.ruling(1)
@pytest.mark.ruling(115)
def test_solitaire_deal() -> None:
    game = RULESET.new("solo", {}, seed=5)
    s = game.state
    assert game.seats == ("north",)
    cards = [*s.deck.items, *s.removed.items, *s.buried.items]
    cards += [*s.players[0].hand.items, *s.players[1].hand.items]
    assert len(cards) == 88
    assert not any(game.data.bit_of[c] & NOT_IN_SOLITAIRE for c in cards)
    assert len(s.removed) == 48
    assert len(s.players[1].hand) == 6
    assert all(len(p.front) == 3 for p in s.players)


@pytest.mark.rule("5.1.3")
@pytest.mark.rule("5.1.4")
@pytest.mark.rule("5.3.3.7")
@pytest.mark.rule("3.3.11")
@pytest.mark.ruling(126)
@pytest.mark.ruling(137)
def test_a_fogged_phantom_leaves_its_refuge_too(table: Callable[..., Any]) -> None:
    t = sea(table, rear="leipzig").hand("north", "fog_bank", "collier").solo("S01")
    t.ship("leipzig").refuge = -1
    t.start("north").commit("fog_bank").ready()
    t.play("fog_bank")
    assert (t.told("kp-leaves-refuge"), t.told("kp-turn-lost-in-fog"), t.turn_of) == (1, 1, "north")
    assert not t.ship("leipzig").refuge


@pytest.mark.rule("5.1.4")
@pytest.mark.rule("2.4.1")
@pytest.mark.ruling(131)
def test_the_phantom_keeps_its_dearest_ship_unless_the_player_wants_another(
    table: Callable[..., Any],
) -> None:
    """Leopard 16, Meteor 7, Emden 17: the best stands first and is named."""
    from quarterdeck.games.kaisers_pirates.rules.r02_rounds import KeepShips

    t = sea(table, rear="leopard meteor emden")
    t.game.stack = [KeepShips(1)]
    t.game._run()
    ids = [t.ship(name).id for name in ("emden", "leopard", "meteor")]
    assert t.options == [*(f"keep {ship}" for ship in ids), "keep-no-more"]
    prompt = t.game.stack[-1].prompt(t.game, "north")
    assert (prompt.id, prompt.args["ship"]) == ("kp-keep-phantom-prompt", "Emden")


@pytest.mark.rule("5.1.5")
@pytest.mark.ruling(131)
@pytest.mark.ruling(133)
def test_the_player_decides_for_both_sides_between_rounds(table: Callable[..., Any]) -> None:
    t = sea(table).start("north")
    s = t.game.state
    s.removed.items, s.deck.items = s.deck.items[1:], s.deck.items[:1]
    t.player("north").victory.merchants = [s.merchant_deck.items.pop()]
    t.game.dice = RULESET.new("solo", {}, seed=1).dice
    t.do("ready")
    assert t.told("kp-score") == 2
    scores = [p.scores[-1].points for p in t.game.state.players]
    assert scores == [2, 0]
    assert t.options == ["keep 14", "keep-no-more"]
    t.do("keep 14")
    assert t.options == ["keep 4", "keep-no-more"]  # Leipzig, for the phantom
    t.do("keep-no-more")
    assert t.game.state.round == 2
    assert t.game.state.players[1].name == "phantom"
    assert len(t.game.state.solo_deck) + len(t.game.state.solo_used) == 20


@pytest.mark.rule("5.2")
@pytest.mark.rule("5.2.2")
@pytest.mark.rule("5.3.3.10")
@pytest.mark.ruling(128)
def test_recon_aircraft_on_the_phantom(table: Callable[..., Any]) -> None:
    """Two cards of its hand; its next turn is a single act, box 3 or 4 by odd or even."""
    t = sea(table).hand("phantom", "trap", "amc", "qqq").hand("north", "recon_aircraft").solo("S01")
    t.start("north", 4)
    t.commit("recon_aircraft").ready()
    t.ship("leipzig").damage = 1
    t.play("recon_aircraft")
    assert len(t.player("phantom").hand) == 1
    assert t.ship("leipzig").damage == 0  # box 4 of S01: Damage Control
    assert t.turn_of == "north"


@pytest.mark.rule("5.3.3.9")
@pytest.mark.ruling(128)
def test_deception_on_the_phantom(table: Callable[..., Any]) -> None:
    t = sea(table, rear="leipzig:c").hand("north", "deception").solo("S01")
    t.start("north", 3, 9, 1, 5)
    t.commit("deception").ready()
    t.play("deception")
    assert not t.ship("leipzig").low  # odd: box 3 of S01, Blockade Runner
    assert t.turn_of == "north"


@pytest.mark.rule("5.3.3.6")
@pytest.mark.ruling(129)
@pytest.mark.ruling(125)
def test_the_phantoms_fog_is_only_remembered(table: Callable[..., Any]) -> None:
    t = sea(table).solo("S09").start("phantom", 3, 1)
    assert [e.fog for e in t.log if e.what == "kp-waylaid"] == [True]
    assert t.told("kp-turn-lost-in-fog") == 1
    assert t.hand_of("north") == ["collier"]  # no draw


@pytest.mark.rule("5.3.1")
@pytest.mark.rule("5.3.3.10")
@pytest.mark.ruling(118)
def test_a_phantom_turn_lost_in_fog_is_a_turn(table: Callable[..., Any]) -> None:
    """The solitaire cards are shuffled after it; a Recon Aircraft has spoilt that turn and no later one."""
    t = sea(table).solo().hand("north", "recon_aircraft", "fog_bank", "collier")
    t.hand("phantom", "amc", "trap")
    t.game.state.solo_used = [t.game.state.solo_deck.items.pop()]
    t.start("north").commit("recon_aircraft").commit("fog_bank").ready()
    t.play("recon_aircraft")
    t.play("fog_bank")
    assert t.turn_of == "north"  # the phantom's turn is over already
    assert t.told("kp-turn-lost-in-fog") == 1
    s = t.game.state
    assert (len(s.solo_deck.items), s.solo_used) == (20, [])
    assert not s.players[1].spotted


@pytest.mark.rule("5.1.5")
def test_the_solitaire_cards_are_shuffled_for_a_new_round() -> None:
    """Also those drawn as answers in the live player's last turn."""
    game = RULESET.new("solo", {}, seed=11)
    s = game.state
    game.dice = KeyedDice(key_from("a new round"))
    s.solo_deck.items, s.solo_used = list(range(3, 20)), [0, 1, 2]
    deal_round(game)
    assert sorted(s.solo_deck.items) == list(range(20))
    assert s.solo_used == []


@pytest.mark.rule("5.3.3.3")
@pytest.mark.ruling(121)
def test_boarding_party_is_no_special_act_against_damaged_merchants(table: Callable[..., Any]) -> None:
    """It ends the search there; against an intact merchant it is kept and the search goes on."""
    for mark, surprised in ((":d", 0), ("", 1)):
        front = " ".join(name + mark for name in ("maria", "lundy_island", "appam"))
        t = sea(table, my_front=front).solo("S01", "S03", "S02", "S04").start("phantom", 2)
        assert t.told("kp-phantom-adds") == 2 * surprised


@pytest.mark.rule("5.3.3.7")
@pytest.mark.ruling(126)
def test_the_phantoms_refuge(table: Callable[..., Any]) -> None:
    """A damaged ship goes first; it stays until it is whole and then leaves."""
    t = sea(table, rear="leipzig:d wolf:Rc").solo("S04", "S01")
    t.start("phantom", 4, 1, 1, 5, 1)
    assert t.ship("leipzig").refuge == -1
    t.roll(10, 1, 5, 1)
    t.solo("S01")
    t.do("ready")
    assert t.ship("leipzig").damage == 0
    assert not t.ship("leipzig").refuge


@pytest.mark.ruling(90)
@pytest.mark.ruling(126)
def test_a_transferred_ship_brings_its_refuge_card(table: Callable[..., Any]) -> None:
    """The card is discarded when the phantom lets the ship put to sea."""
    t = sea(table, rear="emden:@").hand("north", "collier").solo("S01")
    t.start("phantom", 1)
    assert not t.ship("emden").refuge
    assert [t.game.data.kind_of[c] for c in t.game.state.discard.items] == ["island_refuge"]
    assert list(RULESET.invariants(t.game)) == []


@pytest.mark.rule("5.3.3.12")
@pytest.mark.ruling(130)
def test_the_phantom_reflags_at_the_end_of_its_turn(table: Callable[..., Any]) -> None:
    t = sea(table, rear="wolf:R meteor:R").solo("S01", "S09").start("phantom", 1)
    assert not t.ship("wolf").recognised  # the higher prize
    assert t.ship("meteor").recognised
    t = sea(table, rear="wolf:R").solo("S01", "S02").start("phantom", 1)
    assert t.ship("wolf").recognised


@pytest.mark.rule("5.3.1")
@pytest.mark.ruling(118)
def test_an_empty_solitaire_deck_is_shuffled_without_the_sequence(table: Callable[..., Any]) -> None:
    t = sea(table)
    s = t.game.state
    s.solo_deck.items, s.solo_used = [1], [n for n in range(20) if n != 1]
    found = special_acts(t.game, ("surprise_attack",), 0)
    assert found == ["surprise_attack"]
    assert len(s.solo_deck) + len(s.solo_used) == 20
    assert 1 not in s.solo_deck.items


@pytest.mark.ruling(117)
def test_the_phantoms_slim_pickings_and_recalled(table: Callable[..., Any]) -> None:
    t = sea(table).hand("north", "breakout", "good_hunting").solo("S05", "S15")
    t.start("north", 2, 2, 10, 1, 1, 5, 8, 1, 5, 1)
    t.commit("breakout", "ship", "leopard").commit("good_hunting").ready()
    t.play("breakout")
    t.add("good_hunting")
    t.target("kaipara")
    t.target("otaki")
    t.target("kaipara")  # Slim Pickings on the first target cancels that one only
    assert t.told("kp-cancelled") == 1
    assert t.pile("north") == ["otaki"]
    assert not t.afloat("leopard")  # recalled after the sinking


@pytest.mark.ruling(135)
def test_sinking_a_phantom_vessel_scores_the_first_copy(table: Callable[..., Any]) -> None:
    t = sea(table).hand("north", "breakout").solo("S01").start("north", 2, 10, 1, 1, 5, 1, 1, 1, 8, 1)
    t.commit("breakout", "ship", "leopard").ready()
    t.play("breakout")
    t.target("kaipara")
    assert t.player("north").victory.vessels == ["amc"]
    assert t.game.view("north").players[0].victory.certain == 15


@pytest.mark.ruling(141)
def test_a_card_is_drawn_for_a_monitor_too(table: Callable[..., Any]) -> None:
    t = sea(table).hand("north", "monitor").solo("S02")
    t.ship("leipzig").refuge = -1
    t.start("north", 2, 1, 1, 8, 1)
    t.commit("monitor").ready()
    t.play("monitor")
    assert t.told("kp-phantom-silent") == 1


@pytest.mark.ruling(122)
@pytest.mark.ruling(123)
@pytest.mark.ruling(124)
def test_the_phantom_takes_the_best_prospect(table: Callable[..., Any]) -> None:
    """Box 2 of S07 is an Intercept! by British forces; the damaged Dresden is the better prospect."""
    t = sea(table, mine="emden dresden:d").solo("S07", "S01", "S01")
    t.start("phantom", 2, 1, 1, 10, 1)
    t.do("pass")
    assert t.first("kp-hunt").target.print == "dresden"
    # Leopard: (0.32 + 0.3 x 0.26) x 9 against Otaki is more than (0.77 + 0.3 x 0.18) x 3
    t = sea(table, rear="iltis leopard", my_front="invercoe otaki").solo("S02", "S01").start("phantom", 2)
    raid = t.game.view("north").announced
    assert (raid.ship, raid.targets) == (14, (t.ship("otaki").id,))


@pytest.mark.rule("5.3.3.3")
@pytest.mark.rule("3.3.33")
@pytest.mark.ruling(70)
@pytest.mark.ruling(123)
def test_after_slim_pickings_the_phantom_keeps_the_merchant_it_can_capture(table: Callable[..., Any]) -> None:
    """Leipzig with Shipping Lanes and Boarding Party: to sink the damaged Appam promises 4.9, Georgic only
    3.5; but Georgic is intact, and its capture promises 5.6."""
    t = sea(table, my_front="appam:d georgic").hand("north", "slim_pickings", "collier")
    t.solo("S01", "S08", "S03", "S04").start("phantom", 2)
    assert t.game.view("north").announced.assists == ("shipping_lanes",)
    t.roll(10, 1, 1, 1, 1)
    t.react("slim_pickings")
    t.do("pass")
    assert t.ship("georgic").prize
    assert t.ship("appam").damage == 1


@pytest.mark.rule("5.3.3.3")
@pytest.mark.rule("3.3.12")
@pytest.mark.ruling(123)
def test_the_phantom_has_one_boarding_party_for_two_merchants(table: Callable[..., Any]) -> None:
    """Leopard boards Georgic (7.0); of the others the damaged Appam (5.5) is worth more than to sink Otaki
    (3.7), though a second capture would be worth 5.7."""
    t = sea(table, rear="leopard", mine="wolf", my_front="georgic appam:d kaipara")
    t.solo("S02", "S05", "S03", "S01").start("phantom", 2)
    targets = t.game.view("north").announced.targets
    assert set(targets) == {t.ship("georgic").id, t.ship("appam").id}


@pytest.mark.rule("5.3.3.3")
@pytest.mark.ruling(123)
def test_a_boarding_party_not_needed_for_the_first_merchant_is_kept_for_the_second(
    table: Callable[..., Any],
) -> None:
    """Leopard with Good Hunting and Boarding Party: to sink the damaged Georgic promises 5.32, more than to
    capture Maria (5.28); then her capture is better than to sink the damaged Lovat (5.02)."""
    t = sea(table, rear="leopard", mine="wolf", my_front="georgic:d maria lovat:d")
    t.solo("S02", "S05", "S03", "S01").start("phantom", 2)
    assert t.game.view("north").announced.targets == (t.ship("georgic").id, t.ship("maria").id)


@pytest.mark.rule("3.3.29")
@pytest.mark.ruling(125)
@pytest.mark.parametrize(
    "rear, scuttled", [("emden:d", "emden"), ("maria:pRd", "maria"), ("wolf:d", None), ("emden", None)]
)
def test_the_phantom_scuttles_what_could_be_taken(
    table: Callable[..., Any], rear: str, scuttled: str | None
) -> None:
    """Box 4 of S07; its damaged merchants are never scuttled."""
    t = sea(table, rear=rear, my_front="appam", front="kaipara:d otaki:d").solo("S07", "S01")
    t.start("phantom", 4, 1)
    assert [e.ship.print for e in t.log if e.what == "kp-gone"] == ([scuttled] if scuttled else [])
    assert t.told("kp-phantom-cannot") == (scuttled is None)


@pytest.mark.rule("3.1")
@pytest.mark.rule("5.2.3")
@pytest.mark.rule("5.3.3.1")
def test_which_die_is_thrown_for_what(table: Callable[..., Any]) -> None:
    """A d4 for what the phantom does and answers, a d10 for who begins."""
    t = sea(table).hand("north", "breakout").solo("S08", "S01").start("north", 2, 10, 1, 1, 5, 1)
    t.commit("breakout", "ship", "leopard").ready()
    t.play("breakout")
    t.target("kaipara")
    assert t.first("kp-phantom-reacts").roll.sides == (4,)
    t = sea(table).solo("S01").start("phantom", 1)
    assert t.first("kp-phantom-acts").roll.sides == (4,)
    begun = RULESET.new("solo", {}, seed=5).log(everything=True)
    assert {e.roll.sides for e in begun if e.what == "kp-roll-first"} == {(10,)}


@pytest.mark.ruling(125)
def test_other_choices_of_the_phantom(table: Callable[..., Any]) -> None:
    t = sea(table, rear="wolf:c leopard:d meteor:R maria:p", my_front="otaki", front="kaipara:d mongolia")
    force = [t.game.state.ships[n] for n in (*t.player("phantom").rear, *t.player("phantom").front)]
    name = {ship.id: t.game.data.ships[ship.id].id for ship in force}
    assert name[to_repair(t.game, force).id] == "leopard"
    assert name[to_shelter(t.game, force).id] == "leopard"
    assert name[dearest(t.game, force).id] in ("wolf", "leopard")
    assert name[to_send_home(t.game, force).id] == "maria"  # 10 x 10/24 against 9 x 36/80


@pytest.mark.ruling(132)
def test_mines_colliers_and_breakouts_of_the_phantom(table: Callable[..., Any]) -> None:
    t = sea(table, rear="leipzig").solo("S10", "S01").start("phantom", 3, 1)
    assert t.told("kp-phantom-cannot") == 1  # no minelayer
    t = sea(table, rear="moewe").solo("S10", "S01").start("phantom", 3, 1, 1, 6, 1, 1, 6, 1, 1, 8, 1)
    t.do("pass")
    assert any(e.what == "kp-mines" for e in t.log) or t.game.state.turns > 1
    t = sea(table).solo("S13", "S01").start("phantom", 4, 1)
    assert t.told("kp-phantom-cannot") == 1  # nobody is short of supply
    t = sea(table).solo("S06", "S01").start("phantom", 4, 6, 1, 5, 1)
    assert len(t.player("phantom").rear) == 2


@pytest.mark.rule("5.3")
def test_a_whole_solo_game_plays_without_a_second_seat() -> None:
    from quarterdeck.kernel import RandomBot

    game = RULESET.new("solo", {}, seed=11)
    result = game.play({"north": RandomBot(4)})
    assert result is not None
    assert result.level in ("kp-level-solo-won", "kp-level-solo-lost")
    assert sorted(seat for group in result.ranking for seat in group) == ["north"]


@pytest.mark.rule("5.3.3.5")
@pytest.mark.rule("3.3.28")
@pytest.mark.parametrize(
    "ships, rolls, done", [("emden", (1, 1, 10), True), ("emden:c", (), False), ("emden:@", (), False)]
)
def test_a_rendezvous_is_missed_by_a_ship_that_could_have_met_it(
    table: Callable[..., Any], ships: str, rolls: tuple[int, ...], done: bool
) -> None:
    """S08 on a 3: a ship short already, or in refuge, misses nothing; the act is ignored."""
    t = (
        table("solo")
        .force("north", ships, "appam")
        .force("phantom", "wolf", "otaki")
        .hand("north", "collier")
    )
    t.solo("S08", "S01").start("phantom", 3, *rolls)
    assert t.dice_left == 0
    assert len(t.decided("rendezvous_missed")) == int(done)


@pytest.mark.rule("5.3.3.5")
@pytest.mark.rule("5.3.3.8")
@pytest.mark.rule("3.3.11")
@pytest.mark.parametrize("cards, fogged, done", [(2, False, True), (0, False, False), (2, True, False)])
def test_the_phantom_spies_on_a_hand_it_can_see(
    table: Callable[..., Any], cards: int, fogged: bool, done: bool
) -> None:
    """No cards, or a player in the fog: Recon Aircraft cannot be done, and that is the answer of the act."""
    t = sea(table).hand("north", "trap", "qqq").start("north")
    del t.player("north").hand.items[cards:]
    if fogged:
        t.player("north").pending = Kind.FOG_BANK
    box = next(b for c in RULESET.data.solo for b in (c.three, c.four) if b.act == Act.RECON_AIRCRAFT)
    assert ACTS[Act.RECON_AIRCRAFT](t.game, box, 0) is done
    assert len(t.player("north").hand) == (0 if done else cards)


CAN: list[tuple[Act, str, str, str, str, dict[str, Any]]] = [
    # the act; German ships and merchants of the phantom, then of the player
    (Act.BLOCKADE_RUNNER, "emden:c", "otaki", "wolf", "appam", {}),
    (Act.COLLIER, "emden:c", "otaki", "wolf", "appam", {}),
    (Act.BREAKOUT, "emden", "otaki", "wolf", "appam", {}),
    (Act.DAMAGE_CONTROL, "emden", "otaki:d", "wolf", "appam", {}),
    (Act.DECEPTION, "emden", "otaki", "wolf", "appam", {}),
    (Act.FOG_BANK, "emden", "otaki", "wolf", "appam", {}),
    (Act.FAIR_SEAS, "emden", "otaki", "wolf", "appam", {}),
    (Act.FAIR_SEAS, "emden maria:p", "otaki:d", "wolf", "appam", {}),
    (Act.HEAVY_WEATHER, "emden", "otaki", "wolf", "appam:d", {}),
    (Act.HEAVY_WEATHER, "emden", "otaki", "wolf:d", "appam", {}),
    (Act.INTERNED, "emden", "otaki", "dresden", "appam", {}),
    (Act.INTERNED, "emden", "otaki", "wolf:R", "appam", {}),
    (Act.TRANSFER_COMMAND, "emden", "otaki", "maria:pR", "appam", {}),
    (Act.INTERROGATE, "emden", "otaki", "wolf", "appam", {}),
    (Act.INTERROGATE, "emden", "otaki", "maria:p", "appam", {}),
    (Act.MONITOR, "emden", "otaki", "wolf:@", "appam", {}),
    (Act.ISLAND_REFUGE, "emden:d", "otaki", "wolf", "appam", {}),
    (Act.ISLAND_REFUGE, "moewe:R", "otaki", "wolf", "appam", {}),
    (Act.LAY_MINES, "moewe", "otaki", "wolf", "appam", {}),
    (Act.SUBMARINE_MINES, "emden", "otaki", "wolf", "appam", {}),
    (Act.SUBMARINE_TORPEDO, "emden", "otaki", "wolf", "appam", {}),
    (Act.RECON_AIRCRAFT, "emden", "otaki", "wolf", "appam", {}),
    (Act.RENDEZVOUS_MISSED, "emden", "otaki", "wolf", "appam", {}),
]
CANNOT: list[tuple[Act, str, str, str, str, dict[str, Any]]] = [
    (Act.BLOCKADE_RUNNER, "emden", "otaki", "wolf:c", "appam", {}),
    (Act.COLLIER, "emden", "otaki", "wolf:c", "appam", {}),
    (Act.DAMAGE_CONTROL, "emden", "otaki", "wolf:d", "appam", {}),
    (Act.FAIR_SEAS, "emden", "otaki:d", "wolf", "appam", {}),
    (Act.HEAVY_WEATHER, "emden:d", "otaki", "wolf", "appam", {}),
    (Act.HEAVY_WEATHER, "emden", "otaki", "wolf:d@", "appam", {}),
    (Act.INTERNED, "emden", "otaki", "wolf maria:p", "appam", {}),
    (Act.TRANSFER_COMMAND, "emden", "otaki", "wolf maria:p", "appam", {}),
    (Act.INTERROGATE, "emden", "otaki", "dresden wolf:R moewe:@", "appam", {}),
    (Act.MONITOR, "emden", "otaki", "dresden wolf:R", "appam", {}),
    (Act.ISLAND_REFUGE, "emden moewe maria:pRd", "otaki:d", "wolf", "appam", {}),
    (Act.ISLAND_REFUGE, "emden:d@", "otaki", "wolf", "appam", {}),
    (Act.LAY_MINES, "leopard", "otaki", "wolf", "appam", {}),
    (Act.LAY_MINES, "moewe:@", "otaki", "wolf", "appam", {}),
    (Act.LAY_MINES, "moewe", "otaki", "wolf", "", {}),
    (Act.SUBMARINE_MINES, "emden", "otaki", "wolf", "", {}),
    (Act.SUBMARINE_TORPEDO, "emden", "otaki", "wolf", "", {}),
    (Act.SUBMARINE_TORPEDO, "emden", "otaki", "maria:p", "", {"torpedo_prizes": True}),  # prizes are spared
    (Act.RENDEZVOUS_MISSED, "emden", "otaki", "wolf:c", "appam", {}),
]
IN_FOG = (Act.BLOCKADE_RUNNER, Act.COLLIER, Act.BREAKOUT, Act.DAMAGE_CONTROL, Act.FAIR_SEAS)
"""What the phantom does for itself; of the rest Heavy Weather alone reaches a player in the fog."""


@pytest.mark.rule("5.3.3.5")
@pytest.mark.parametrize("fogged", [False, True])
@pytest.mark.parametrize(
    ("possible", "act", "rear", "front", "mine", "my_front", "options"),
    [*((True, *row) for row in CAN), *((False, *row) for row in CANNOT)],
)
def test_which_acts_can_be_done(
    table: Callable[..., Any],
    possible: bool,
    act: Act,
    rear: str,
    front: str,
    mine: str,
    my_front: str,
    options: dict[str, Any],
    fogged: bool,
) -> None:
    """An act that cannot be done answers so, and leaves everything as it was."""
    t = table("solo", **options).force("north", mine, my_front).force("phantom", rear, front)
    t.hand("north", "collier").start("north", *[1] * 40)
    t.game.state.turn.player = 1
    if fogged:
        t.player("north").pending = Kind.FOG_BANK
        possible &= act in (*IN_FOG, Act.HEAVY_WEATHER, Act.ISLAND_REFUGE)
    before = t.game.fingerprint()
    box = next(b for c in RULESET.data.solo for b in (c.three, c.four) if b.act == act)
    assert ACTS[act](t.game, box, 0) is possible
    assert (t.game.fingerprint() == before) is not possible


def test_every_act_is_among_them() -> None:
    others = {Act.SCUTTLE}  # see test_the_phantom_scuttles_what_could_be_taken
    assert {row[0] for row in CAN} | others == set(ACTS)
    never = {Act.BREAKOUT, Act.DECEPTION, Act.FOG_BANK, Act.RECON_AIRCRAFT}
    assert {row[0] for row in CANNOT} | never | others == set(ACTS)


@pytest.mark.rule("5.3.3.3")
@pytest.mark.rule("3.3.32")
@pytest.mark.rule("3.3.12")
def test_shipping_lanes_meet_all_and_good_hunting_two(table: Callable[..., Any]) -> None:
    for rear, cards, met in (
        ("leipzig", ("S01", "S08", "S04"), 3),
        ("leopard", ("S02", "S05", "S04"), 2),
        ("leopard", ("S02", "S04"), 1),
    ):
        t = sea(table, rear=rear, mine="wolf").solo(*cards).start("phantom", 2)
        assert len(t.game.view("north").announced.targets) == met
    t = (
        sea(table, rear="leopard", mine="wolf", my_front="appam")
        .solo("S02", "S05", "S04")
        .start("phantom", 2)
    )
    announced = t.game.view("north").announced
    assert (len(announced.targets), announced.assists) == (1, ())  # no group of one


def acts(t: Any, act: Act, **change: Any) -> Any:
    """The phantom carries out an act in its turn; the step that follows."""
    t.game.state.turn.player = 1
    box = next(b for c in RULESET.data.solo for b in (c.three, c.four) if b.act == act)
    assert ACTS[act](t.game, replace(box, **change), 0)
    return t.game.stack[-1]


@pytest.mark.rule("3.3.20")
@pytest.mark.ruling(123)
def test_the_monitor_is_aimed_with_its_modifier(table: Callable[..., Any]) -> None:
    """10/8 and +2 against ships in refuge: damaged Meteor promises 0.39 prizes more than Berlin."""
    t = sea(table, mine="berlin meteor:d").start("north")
    t.ship("berlin").refuge = t.ship("meteor").refuge = -1
    step = acts(t, Act.MONITOR)
    assert (step.target, step.dice) == (t.ship("meteor").id, (10, 8))


@pytest.mark.rule("5.3.3.11")
@pytest.mark.parametrize("choice, name", [("low", "meteor"), ("high", "wolf"), ("random", "geier")])
def test_whom_the_phantom_interrogates(table: Callable[..., Any], choice: str, name: str) -> None:
    """Prizes 9, 7 and 16; the lot falls on the first."""
    t = sea(table, mine="geier meteor wolf").start("north", picks=[0])
    assert acts(t, Act.INTERROGATE, choice=choice).target == t.ship(name).id


@pytest.mark.rule("6.6.1")
@pytest.mark.ruling(105)
@pytest.mark.parametrize("raider, steams", [("berlin", True), ("berlin:d", False)])
def test_the_phantom_goes_full_steam_with_an_undamaged_raider_only(
    table: Callable[..., Any], raider: str, steams: bool
) -> None:
    t = sea(table, rear=raider, my_front="appam", fast_raiders=True).hand("north", "fast_ship")
    t.solo("S04", "S01").start("phantom", 2).roll(*[1] * 30)
    t.react("fast_ship")
    assert t.told("kp-full-steam") == steams
    assert t.mods(1) == ([] if steams else [-2, -2])  # damaged, and outrun


@pytest.mark.rule("6.10")
@pytest.mark.ruling(109)
@pytest.mark.parametrize("raider, follows", [("berlin", True), ("berlin:d", False)])
def test_the_phantom_follows_into_the_shallows_with_an_undamaged_raider_only(
    table: Callable[..., Any], raider: str, follows: bool
) -> None:
    t = sea(table, rear=raider, my_front="appam", shallow_pursuit=True).hand("north", "shallow_run")
    t.solo("S04", "S01").start("phantom", 2).roll(*[1] * 30)
    t.react("shallow_run")
    assert t.told("kp-pursues") == follows


@pytest.mark.rule("3.2.6")
@pytest.mark.ruling(67)
def test_a_damaged_merchant_of_the_phantom_does_not_run_for_port(table: Callable[..., Any]) -> None:
    """Leopard has 10 8, Kaipara defends with 6: 9 against 6 damages it, and a damaged ship stays."""
    t = (
        sea(table, front="kaipara")
        .hand("north", "breakout")
        .solo("S02")
        .start("north", 1, 7, 1, 1, 6, *[1] * 20)
    )
    t.commit("breakout", "ship", "leopard").ready()
    t.play("breakout")
    assert t.ship("kaipara").damage == 1
    assert t.decided("safe_passage") == []
    t = sea(table, front="kaipara").hand("north", "breakout").solo("S02")
    t.start("north", *[1] * 30)
    t.commit("breakout", "ship", "leopard").ready()
    t.play("breakout")
    assert t.ship("kaipara").damage == 0
    assert len(t.decided("safe_passage")) == 1


@pytest.mark.rule("5.1")
@pytest.mark.ruling(4)
def test_some_card_must_be_left_to_play_with() -> None:
    """[5.1] takes four of the 92 cards out: of 88 at most 87 may be set aside."""
    assert RULESET.new("solo", {"removed": 87}, seed=1).state.removed.items
    with pytest.raises(SetupRefused) as refused:
        RULESET.new("solo", {"removed": 88}, seed=1)
    assert refused.value.reason.args == {"most": 87}
