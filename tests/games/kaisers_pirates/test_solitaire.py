"""[5.0] One player against the phantom: its turns and answers, the rounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck.games.kaisers_pirates import RULESET
from quarterdeck.games.kaisers_pirates.rules.common import NOT_IN_SOLITAIRE
from quarterdeck.games.kaisers_pirates.rules.r02_rounds import deal_round
from quarterdeck.kernel.dice import KeyedDice, key_from
from quarterdeck.kernel.ruleset import SetupRefused


@pytest.mark.rule("5.4")
@pytest.mark.rule("5.4.1")
@pytest.mark.rule("5.3.3")
@pytest.mark.rule("5.3.3.1")
@pytest.mark.rule("5.3.3.3")
@pytest.mark.rule("5.3.3.8")
@pytest.mark.rule("5.3.2")
@pytest.mark.ruling(127)
@pytest.mark.ruling(129)
def test_phantom_turn(sea: Callable[..., Any]) -> None:
    """X18 to X21: Leipzig captures Lundy Island, a torpedo damages Appam, Recon Aircraft ends the turn."""
    t = sea(phantom_targets="random").hand("north", "break_contact", "trap", "lay_mines")
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
def test_michael_answers(sea: Callable[..., Any]) -> None:
    """X22, X23"""
    t = sea().hand("north", "lay_mines", "interned").solo("S09")
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
def test_a_reaction_that_does_not_fit(sea: Callable[..., Any]) -> None:
    """X17: Minesweeper against an Intercept! is nothing."""
    t = sea().hand("north", "lay_mines").solo("S08").start("north", 2, 10, 1, 1, 5, 1)
    t.commit("lay_mines", "ship", "leopard").ready()
    t.play("lay_mines")
    t.target("kaipara")
    assert t.told("kp-phantom-silent") == 1
    assert t.pile("north") == ["kaipara"]


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
def test_a_fogged_phantom_leaves_its_refuge_too(sea: Callable[..., Any]) -> None:
    t = sea(rear="leipzig").hand("north", "fog_bank", "collier").solo("S01")
    t.ship("leipzig").refuge = -1
    t.start("north").commit("fog_bank").ready()
    t.play("fog_bank")
    assert (t.told("kp-leaves-refuge"), t.told("kp-turn-lost-in-fog"), t.turn_of) == (1, 1, "north")
    assert not t.ship("leipzig").refuge


@pytest.mark.rule("5.1.4")
@pytest.mark.rule("2.4.1")
@pytest.mark.ruling(131)
def test_the_phantom_keeps_its_dearest_ship_unless_the_player_wants_another(
    sea: Callable[..., Any],
) -> None:
    """Leopard 16, Meteor 7, Emden 17: the best stands first and is named."""
    from quarterdeck.games.kaisers_pirates.rules.r02_rounds import KeepShips

    t = sea(rear="leopard meteor emden")
    t.game.stack = [KeepShips(1)]
    t.game._run()
    ids = [t.ship(name).id for name in ("emden", "leopard", "meteor")]
    assert t.options == [*(f"keep {ship}" for ship in ids), "keep-no-more"]
    prompt = t.game.stack[-1].prompt(t.game, "north")
    assert (prompt.id, prompt.args["ship"]) == ("kp-keep-phantom-prompt", "Emden")


@pytest.mark.rule("5.1.5")
@pytest.mark.ruling(131)
@pytest.mark.ruling(133)
def test_the_player_decides_for_both_sides_between_rounds(sea: Callable[..., Any]) -> None:
    t = sea().start("north")
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
def test_recon_aircraft_on_the_phantom(sea: Callable[..., Any]) -> None:
    """Two cards of its hand; its next turn is a single act, box 3 or 4 by odd or even."""
    t = sea().hand("phantom", "trap", "amc", "qqq").hand("north", "recon_aircraft").solo("S01")
    t.start("north", 4)
    t.commit("recon_aircraft").ready()
    t.ship("leipzig").damage = 1
    t.play("recon_aircraft")
    assert len(t.player("phantom").hand) == 1
    assert t.ship("leipzig").damage == 0  # box 4 of S01: Damage Control
    assert t.turn_of == "north"


@pytest.mark.rule("5.3.3.9")
@pytest.mark.ruling(128)
def test_deception_on_the_phantom(sea: Callable[..., Any]) -> None:
    t = sea(rear="leipzig:c").hand("north", "deception").solo("S01")
    t.start("north", 3, 9, 1, 5)
    t.commit("deception").ready()
    t.play("deception")
    assert not t.ship("leipzig").low  # odd: box 3 of S01, Blockade Runner
    assert t.turn_of == "north"


@pytest.mark.rule("5.3.3.6")
@pytest.mark.ruling(129)
@pytest.mark.ruling(125)
def test_the_phantoms_fog_is_only_remembered(sea: Callable[..., Any]) -> None:
    t = sea().solo("S09").start("phantom", 3, 1)
    assert [e.fog for e in t.log if e.what == "kp-waylaid"] == [True]
    assert t.told("kp-turn-lost-in-fog") == 1
    assert t.hand_of("north") == ["collier"]  # no draw


@pytest.mark.rule("5.3.1")
@pytest.mark.rule("5.3.3.10")
@pytest.mark.ruling(118)
def test_a_phantom_turn_lost_in_fog_is_a_turn(sea: Callable[..., Any]) -> None:
    """The solitaire cards are shuffled after it; a Recon Aircraft has spoilt that turn and no later one."""
    t = sea().solo().hand("north", "recon_aircraft", "fog_bank", "collier")
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


@pytest.mark.ruling(117)
def test_the_phantoms_slim_pickings_and_recalled(sea: Callable[..., Any]) -> None:
    t = sea().hand("north", "breakout", "good_hunting").solo("S05", "S15")
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
def test_sinking_a_phantom_vessel_scores_the_first_copy(sea: Callable[..., Any]) -> None:
    t = sea().hand("north", "breakout").solo("S01").start("north", 2, 10, 1, 1, 5, 1, 1, 1, 8, 1)
    t.commit("breakout", "ship", "leopard").ready()
    t.play("breakout")
    t.target("kaipara")
    assert t.player("north").victory.vessels == ["amc"]
    assert t.game.view("north").players[0].victory.certain == 15


@pytest.mark.ruling(141)
def test_a_card_is_drawn_for_a_monitor_too(sea: Callable[..., Any]) -> None:
    t = sea().hand("north", "monitor").solo("S02")
    t.ship("leipzig").refuge = -1
    t.start("north", 2, 1, 1, 8, 1)
    t.commit("monitor").ready()
    t.play("monitor")
    assert t.told("kp-phantom-silent") == 1


@pytest.mark.rule("3.1")
@pytest.mark.rule("5.2.3")
@pytest.mark.rule("5.3.3.1")
def test_which_die_is_thrown_for_what(sea: Callable[..., Any]) -> None:
    """A d4 for what the phantom does and answers, a d10 for who begins."""
    t = sea().hand("north", "breakout").solo("S08", "S01").start("north", 2, 10, 1, 1, 5, 1)
    t.commit("breakout", "ship", "leopard").ready()
    t.play("breakout")
    t.target("kaipara")
    assert t.first("kp-phantom-reacts").roll.sides == (4,)
    t = sea().solo("S01").start("phantom", 1)
    assert t.first("kp-phantom-acts").roll.sides == (4,)
    begun = RULESET.new("solo", {}, seed=5).log(everything=True)
    assert {e.roll.sides for e in begun if e.what == "kp-roll-first"} == {(10,)}


@pytest.mark.rule("5.3")
def test_a_whole_solo_game_plays_without_a_second_seat() -> None:
    from quarterdeck.kernel import RandomBot

    game = RULESET.new("solo", {}, seed=11)
    result = game.play({"north": RandomBot(4)})
    assert result is not None
    assert result.level in ("kp-level-solo-won", "kp-level-solo-lost")
    assert sorted(seat for group in result.ranking for seat in group) == ["north"]


@pytest.mark.rule("3.2.6")
@pytest.mark.ruling(67)
def test_a_damaged_merchant_of_the_phantom_does_not_run_for_port(sea: Callable[..., Any]) -> None:
    """Leopard has 10 8, Kaipara defends with 6: 9 against 6 damages it, and a damaged ship stays."""
    t = sea(front="kaipara").hand("north", "breakout").solo("S02").start("north", 1, 7, 1, 1, 6, *[1] * 20)
    t.commit("breakout", "ship", "leopard").ready()
    t.play("breakout")
    assert t.ship("kaipara").damage == 1
    assert t.decided("safe_passage") == []
    t = sea(front="kaipara").hand("north", "breakout").solo("S02")
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
