"""[3.3] The action halves that are no Intercept!."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck.games.kaisers_pirates import RULESET
from quarterdeck.games.kaisers_pirates.rules.r03_2_cards import able_ships, could_lie
from quarterdeck.i18n import format_event
from quarterdeck.kernel import to_json

KIND = {card.kind: card.no for card in reversed(RULESET.data.cards.values())}


def sea(table: Callable[..., Any], rear: str = "leopard", enemy: str = "emden", **options: Any) -> Any:
    t = table("two-players", **options).force("north", rear, "otaki mongolia georgic")
    return t.force("south", enemy, "lovat appam matheran")


def play(t: Any, name: str, *dice: int, seat: str = "north") -> Any:
    """The seat commits one card by its action half and turns it up."""
    if name not in t.hand_of(seat):
        t.hand(seat, name)
    t.start(seat, *dice).commit(name).ready()
    t.play(name)
    return t


@pytest.mark.rule("3.3.2")
def test_blockade_runner(table: Callable[..., Any]) -> None:
    """One roll for each ship, +2 once if there is a prize."""
    t = play(sea(table, "leopard:c moewe:c@ maria:p"), "blockade_runner", 1, 1, 5, 4, 1, 5, 3, 1, 5)
    assert t.mods(0) == []  # the refuge roll of Möwe comes first
    assert t.mods(2) == [2]
    assert t.mods(4) == [2]
    assert not t.ship("leopard").low  # 6 against 5
    assert t.ship("moewe").low  # 5 against 5
    t = play(sea(table, "leopard:c anne_de_bretagne:p"), "blockade_runner", 4, 1, 5)
    assert t.mods(0) == [2]  # the first merchant of the list is a prize like any other
    t = play(sea(table, "leopard:c moewe"), "blockade_runner", 4, 1, 5)
    assert t.mods(0) == []  # another raider is none


@pytest.mark.rule("3.3.5")
def test_breakout(table: Callable[..., Any]) -> None:
    for dice, ships in (((5, 1, 5), 1), ((6, 1, 5), 2), ((10, 1, 5), 3)):
        t = play(sea(table), "breakout", *dice)
        assert len(t.player("north").rear) == ships


@pytest.mark.rule("3.3.6")
@pytest.mark.rule("1.3.2")
def test_collier(table: Callable[..., Any]) -> None:
    t = play(sea(table, "leopard:c moewe:c@"), "collier", 1, 1, 5)
    assert not t.ship("leopard").low
    assert not t.ship("moewe").low


@pytest.mark.rule("3.3.7")
def test_damage_control(table: Callable[..., Any]) -> None:
    t = sea(table, "leopard:d moewe:d@ maria:pd")
    t.ship("otaki").damage = 1
    play(t, "damage_control", 1, 1, 5)
    assert len(t.options) == 4
    t.target("moewe")
    assert t.ship("moewe").damage == 0
    assert t.ship("leopard").damage == 1


@pytest.mark.rule("3.3.8")
@pytest.mark.ruling(93)
@pytest.mark.ruling(56)
def test_deception(table: Callable[..., Any]) -> None:
    """The victim reacts until then; in its turn it may use one random card by its action half."""
    t = sea(table).hand("south", "damage_control").hand("north", "deception", "breakout")
    t.ship("appam").damage = 1
    t.start("north", 10, 1, 1, 4)
    t.commit("deception").commit("breakout", "ship", "leopard").ready()
    t.play("deception")
    assert t.player("south").pending == "deception"
    t.play("breakout")
    t.target("lovat")
    assert t.asked == "south"  # windows stay open
    t.do("pass", "pass")
    assert (t.asked, t.told("kp-deceived-card")) == ("south", 1)
    assert t.options == ["play 17", "end"]
    t.do("play 17")
    assert t.ship("appam").damage == 0
    t.do("discard-rest")
    kinds = {t.game.data.kind_of[c] for c in t.game.state.discard.items}
    assert {"deception", "damage_control"} <= kinds
    assert t.player("south").pending is None
    assert len(t.player("south").hand) == 1  # drew normally


@pytest.mark.rule("3.3.8")
@pytest.mark.ruling(93)
def test_deceived_with_a_useless_card(table: Callable[..., Any]) -> None:
    t = sea(table).hand("south", "amc").hand("north", "deception").start("north")
    t.commit("deception").ready()
    t.play("deception")
    assert t.told("kp-deceived-card") == 1
    assert t.asked == "south"  # only to order the two discards: the AMC did nothing
    assert t.options == ["discard 1", "discard 21", "discard-rest"]


@pytest.mark.rule("3.3.8")
@pytest.mark.rule("3.3.18")
@pytest.mark.ruling(93)
@pytest.mark.parametrize("ship, lays", [("moewe", True), ("leopard", False)])
def test_deceived_with_mines_only_a_minelayer_lays_them(
    table: Callable[..., Any], ship: str, lays: bool
) -> None:
    t = sea(table, enemy=ship, rear="wolf").hand("south", "lay_mines").hand("north", "deception")
    t.start("north").commit("deception").ready()
    t.play("deception")
    assert t.asked == "south"
    assert t.may("play", "lay_mines") == lays
    assert [(half.value, half.about) for half in t.game.state.turn.halves] == (
        [("mines", t.ship(ship).id)] if lays else []
    )


@pytest.mark.rule("3.3.9")
def test_fair_seas(table: Callable[..., Any]) -> None:
    """+1; a prize counts twice; damaged ships stay."""
    t = sea(table, "leopard maria:p")
    t.ship("otaki").damage = 1
    play(t, "fair_seas", 4, 4)
    assert sorted(t.options) == sorted(f"target {t.ship(n).id}" for n in ("maria", "mongolia", "georgic"))
    t.target("maria")
    assert t.mods(0) == [1]
    assert t.first("kp-home").prize == 10  # twice 5
    merchant = play(sea(table), "fair_seas", 8, 1)
    merchant.target("georgic")
    assert merchant.first("kp-home").prize == 9  # once
    first = table("two-players").force("north", "leopard", "anne_de_bretagne otaki").force("south", "emden")
    play(first, "fair_seas", 1, 1)
    assert first.may("target", "anne_de_bretagne")  # the first merchant of the list
    assert t.game.view(None).players[0].victory.certain == 10


@pytest.mark.rule("3.3.30")
@pytest.mark.ruling(97)
def test_a_second_second_chance_of_one_turn_is_not_turned_up(table: Callable[..., Any]) -> None:
    t = sea(table).hand("north", "second_chance", "second_chance#2", "collier").hand("south", "trap")
    t.start("north").commit("second_chance").commit("second_chance#2").commit("collier").ready()
    t.play("second_chance")
    assert not t.may("play", "second_chance#2")


@pytest.mark.rule("3.3.11")
@pytest.mark.ruling(91)
@pytest.mark.ruling(8)
def test_fog_bank(table: Callable[..., Any]) -> None:
    """The victim loses its turn and draw; nothing but Heavy Weather reaches it until then."""
    t = sea(table).hand("north", "fog_bank", "breakout", "submarine_u", "heavy_weather", "interned")
    t.hand("south", "collier")
    t.ship("lovat").damage = 1
    t.start("north", 1, 1, 10)
    t.commit("fog_bank").commit("breakout", "ship", "leopard").commit("submarine_u")
    t.commit("heavy_weather").commit("interned").ready()
    t.play("fog_bank")
    assert [o for o in t.options if o.startswith("play")] == ["play 33"]
    t.play("heavy_weather")
    left = len(t.game.state.deck)
    t.do("end", "discard-rest")
    assert t.told("kp-turn-lost-in-fog") == 1
    assert t.hand_of("south") == ["collier"]
    assert len(t.game.state.deck) == left - 1  # only North drew
    assert t.player("south").pending is None
    assert t.asked == "north"


@pytest.mark.rule("3.3.8")
@pytest.mark.rule("3.3.11")
@pytest.mark.ruling(92)
def test_never_two_waiting_cards_on_one_player(table: Callable[..., Any]) -> None:
    t = sea(table).hand("north", "deception", "deception#2", "fog_bank").start("north")
    t.commit("deception").commit("deception#2").commit("fog_bank").ready()
    t.play("deception")
    assert t.options == ["end"]


@pytest.mark.rule("3.3.13")
@pytest.mark.ruling(94)
@pytest.mark.ruling(11)
def test_heavy_weather(table: Callable[..., Any]) -> None:
    t = sea(table, enemy="emden:d wolf:d@ maria:pd")
    t.ship("lovat").damage = 1
    play(t, "heavy_weather", 6, 1, 5, 5, 1, 5, 6, 1, 5, 1, 1, 5)
    assert not t.afloat("emden")
    assert t.afloat("wolf")  # in refuge
    assert t.afloat("maria")
    assert not t.afloat("lovat")
    assert t.pile("north") == t.pile("south") == []
    s = t.game.state
    assert 1 in s.german_used and 53 in s.merchant_used


@pytest.mark.rule("3.3.14")
@pytest.mark.ruling(95)
def test_intelligence_reads_a_hand_in_secret(table: Callable[..., Any]) -> None:
    """Whole cards are read: the action, and the coin of the Intercept! half, by day or by night."""
    t = sea(table).hand("south", "monitor", "break_contact#2")
    play(t, "intelligence")
    assert t.options == ["against south", "scout"]
    events = t.do("against south")
    read = next(e for e in events if e.what == "kp-hand-read")
    assert read.seen_by == ("north",)
    text = format_event(read)
    assert "Monitor (Intercept! 8/4 by day)" in text
    assert "Break Contact (Intercept! 10/6 by night)" in text


@pytest.mark.rule("3.3.14")
@pytest.mark.ruling(95)
@pytest.mark.ruling(7)
def test_intelligence_with_one_card_left(table: Callable[..., Any]) -> None:
    t = sea(table).hand("north", "intelligence").hand("south", "trap").start("north")
    s = t.game.state
    s.removed.items, s.deck.items = s.deck.items[1:], s.deck.items[:1]
    t.commit("intelligence").ready()
    t.play("intelligence")
    t.do("scout")
    assert t.told("kp-score") == 2  # looking did not end the round, the draw afterwards did


@pytest.mark.rule("3.3.14")
def test_the_scouted_cards_are_seen_by_one_player_only(table: Callable[..., Any]) -> None:
    t = sea(table).deck("monitor", "trap").hand("south", "collier")
    play(t, "intelligence")
    t.do("scout")
    assert [c.kind for c in t.game.view("north").me.peek] == ["monitor", "trap"]
    assert "monitor" not in to_json(t.game.view("south"))
    assert t.game.view("south").deck == len(t.game.state.deck) + 2


@pytest.mark.rule("3.3.15")
def test_interned(table: Callable[..., Any]) -> None:
    """Disguised ships cannot be meant; damage and hunger help; nobody scores."""
    t = play(sea(table, enemy="emden:dc wolf"), "interned", 2, 1, 5)
    assert t.mods(0) == [2, 2]
    assert not t.afloat("emden")
    assert t.pile("north") == []


@pytest.mark.rule("3.3.17")
@pytest.mark.ruling(89)
@pytest.mark.ruling(137)
def test_island_refuge(table: Callable[..., Any]) -> None:
    """Rolls on entry and on each own turn; it must stay one turn; no attack in the turn of leaving."""
    t = sea(table, "leopard:Rdc").hand("north", "island_refuge", "trap").hand("south", "collier")
    t.start("north", 6, 1, 5, 5, 1, 5)
    t.commit("island_refuge").ready()
    t.play("island_refuge")
    ship = t.ship("leopard")
    assert (ship.recognised, ship.low, ship.damage, bool(ship.refuge)) == (False, False, 1, True)
    assert t.asked == "south"  # nothing left to do: the ship cannot leave in this turn
    t.roll(7, 1, 5)
    t.do("ready")
    assert t.ship("leopard").damage == 0  # the roll at the start of the next own turn
    t.do("commit 89")
    assert t.options == ["place force -"]  # Leopard cannot carry a card, so only the British half is left
    t.do("place force -")
    t.do("ready")
    assert "leave 14 -" in t.options
    t.do("leave 14 -")
    assert not t.ship("leopard").refuge
    assert 14 in t.game.state.turn.left_refuge


@pytest.mark.rule("3.3.17")
@pytest.mark.ruling(90)
def test_a_ship_in_refuge_and_other_cards(table: Callable[..., Any]) -> None:
    t = sea(table, enemy="emden:@ wolf:@")
    play(t, "transfer_command", 8, 1, 5)
    assert t.ship("emden").owner == t.place("north")
    assert t.ship("emden").refuge  # takes the card along
    t = sea(table, enemy="wolf:@")
    t.hand("north", "rendezvous_missed", "collier").start("north").commit("rendezvous_missed")
    t.commit("collier", "force").ready()
    assert t.options == ["end"]
    t = sea(table, "leopard:c", "wolf:@").hand("north", "rendezvous_missed", "collier").start("north")
    t.commit("rendezvous_missed").commit("collier").ready()
    assert t.may("play", "collier")
    [refused] = t.game.decision("north").refused  # not the Collier, which can be played
    assert (str(refused.action), refused.reason.id) == (f"play {KIND['rendezvous_missed']}", "kp-no-use-now")
    assert (refused.rule, refused.reason.args) == ("3.3.28", {"card": "@kp-card-rendezvous_missed"})


@pytest.mark.rule("3.3.18")
@pytest.mark.rule("3.3.19")
def test_mines_and_minesweeper(table: Callable[..., Any]) -> None:
    t = sea(table, "moewe:dc", "emden maria:p").hand("south", "minesweeper").hand("north", "lay_mines")
    t.start("north").commit("lay_mines", "mines", "moewe").ready()
    t.play("lay_mines")
    t.react("minesweeper")
    assert t.told("kp-mines-swept") == 1
    t = sea(table, "moewe:dc", "emden maria:p").hand("north", "lay_mines")
    t.start("north", 1, 1, 8, 1, 1, 8, 1, 1, 8).commit("lay_mines", "mines", "moewe").ready()
    t.play("lay_mines")
    assert t.mods(0) == []  # neither damage nor hunger matters to mines
    assert len(t.rolls) == 6  # three merchants, no prize
    assert t.told("kp-home") == 0


@pytest.mark.rule("3.3.18")
def test_a_ship_that_has_laid_mines_has_acted(table: Callable[..., Any]) -> None:
    t = sea(table, "moewe wolf").hand("north", "lay_mines").hand("south", "collier")
    t.start("north", 1, 1, 8, 1, 1, 8, 1, 1, 8).commit("lay_mines", "mines", "moewe").ready()
    t.play("lay_mines")
    assert t.first("kp-mines").ship.id == t.ship("moewe").id
    assert t.game.state.turn.acted == [t.ship("moewe").id]


@pytest.mark.rule("3.3.18")
@pytest.mark.rule("3.3.17")
@pytest.mark.parametrize("name", ["lay_mines", "collier"])
def test_reasons_why_a_half_cannot_be_laid(table: Callable[..., Any], name: str) -> None:
    """Emden has no mines, which matters to Lay Mines alone; Wolf lies in refuge."""
    t = sea(table, "moewe emden wolf:@", "leipzig").hand("north", name).start("north")
    t.do(f"commit {t.player('north').hand.items[0]}")
    told = {(r.reason.id, r.reason.args["ship"], r.rule) for r in t.game.decision("north").refused}
    reasons = {reason for reason in told if reason[0] != "kp-no-merchant-hunts"}
    expected = {("kp-no-in-refuge", "Wolf", "3.3.17")}
    if name == "lay_mines":
        expected.add(("kp-no-mines-aboard", "Emden", "3.3.18"))
    assert reasons == expected


@pytest.mark.rule("3.2.1")
@pytest.mark.rule("3.2.1.3")
def test_with_no_ship_of_ones_own_every_card_may_still_send_the_british(table: Callable[..., Any]) -> None:
    t = table("two-players").force("north", "", "otaki").force("south", "emden", "lovat")
    t.hand("north", "trap", "amc").start("north")
    assert len(t.options) == 3  # each of the two cards, and ready
    assert t.game.decision("north").refused == ()


@pytest.mark.rule("3.3.19")
@pytest.mark.rule("3.2.2")
def test_only_a_minesweeper_answers_mines(table: Callable[..., Any]) -> None:
    t = sea(table, "moewe").hand("north", "lay_mines").hand("south", "trap", "minesweeper")
    t.start("north", 1, 1, 8, 1, 1, 8, 1, 1, 8).commit("lay_mines", "mines", "moewe").ready()
    t.play("lay_mines")
    assert t.asked == "south"
    assert [r.reason.args["card"] for r in t.game.decision("south").refused] == ["@kp-card-trap"]


@pytest.mark.rule("3.2.2")
@pytest.mark.rule("3.3.23")
def test_reasons_why_a_reaction_does_not_answer_a_torpedo(table: Callable[..., Any]) -> None:
    """Trap answers a raider, Q-Ship a submarine; while the target is chosen nothing is refused."""
    t = sea(table).hand("north", "submarine_u").hand("south", "trap", "q_ship")
    t.start("north").commit("submarine_u").ready()
    t.play("submarine_u")
    assert t.asked == "north" and t.game.decision("north").refused == ()
    t.target("lovat")
    reasons = [(str(r.action), r.reason.id) for r in t.game.decision("south").refused]
    trap, _ = t.player("south").hand.items
    assert reasons == [(f"react {trap}", "kp-no-answer-here")]


@pytest.mark.rule("3.2.1.1")
@pytest.mark.rule("3.1.3.1")
@pytest.mark.ruling(23)
def test_a_prize_carries_no_card(table: Callable[..., Any]) -> None:
    """Not even the first merchant of the list, whose number comes next after the last German ship."""
    t = table().force("north", "leopard anne_de_bretagne:p wolf:@", "otaki").force("south", "emden", "lovat")
    t.hand("north", "collier").start("north")
    assert t.ship("anne_de_bretagne").id == 20
    assert able_ships(t.game.state) == [t.ship("leopard").id]


@pytest.mark.rule("3.3.23")
@pytest.mark.ruling(98)
def test_q_ship_lures_the_submarine(table: Callable[..., Any]) -> None:
    """A gun duel at once; both may sink."""
    t = sea(table).hand("south", "q_ship")
    play(t, "submarine_u", 6, 1, 5, 6, 1, 3, 8, 1, 4)
    t.target("lovat")
    t.react("q_ship")
    assert t.player("north").victory.cards == [55]
    assert t.player("south").victory.cards == [80]
    assert t.ship("lovat").damage == 0


@pytest.mark.rule("3.3.23")
@pytest.mark.ruling(98)
@pytest.mark.ruling(43)
def test_q_ship_not_lured(table: Callable[..., Any]) -> None:
    """Torpedo first; a damaged Q-Ship throws its depth charges with -2."""
    t = sea(table).hand("south", "q_ship")
    play(t, "submarine_u", 5, 1, 5, 4, 1, 1, 3, 10, 1, 4)
    t.target("lovat")
    t.react("q_ship")
    assert t.mods(4) == [-2]
    assert t.player("south").victory.cards == [80]  # 8 against 4
    assert t.dice_left == 0


@pytest.mark.rule("3.3.23")
@pytest.mark.ruling(98)
def test_q_ship_torpedoed(table: Callable[..., Any]) -> None:
    t = sea(table).hand("south", "q_ship")
    play(t, "submarine_u", 5, 1, 5, 8, 1, 1, 3)
    t.target("lovat")
    t.react("q_ship")
    assert t.player("north").victory.cards == [55]
    assert t.dice_left == 0


@pytest.mark.rule("3.3.24")
@pytest.mark.rule("3.3.34")
def test_razzle_dazzle(table: Callable[..., Any]) -> None:
    t = sea(table).hand("south", "razzle_dazzle")
    play(t, "submarine_u", 6, 1, 5)
    t.target("lovat")
    t.react("razzle_dazzle")
    assert t.decided("razzle_dazzle") == [True]
    assert t.dice_left == 0


@pytest.mark.rule("3.3.35")
@pytest.mark.ruling(98)
def test_minelaying_submarine(table: Callable[..., Any]) -> None:
    """Mines can be swept but not dazzled; torpedoes the other way round. No own ship is needed."""
    t = sea(table, "").hand("south", "razzle_dazzle", "minesweeper")
    play(t, "submarine_uc")
    t.do("arm mines")
    assert t.may("react", "minesweeper")
    assert not t.may("react", "razzle_dazzle")
    t = sea(table, "").hand("south", "razzle_dazzle", "minesweeper")
    play(t, "submarine_uc")
    t.do("arm torpedo")
    t.target("lovat")
    assert t.may("react", "razzle_dazzle")
    assert not t.may("react", "minesweeper")


@pytest.mark.rule("3.3.35")
@pytest.mark.rule("6.9")
def test_a_minelaying_submarine_has_torpedoes_only_for_a_prize(table: Callable[..., Any]) -> None:
    """South has no merchant left that mines could meet."""
    t = table(torpedo_prizes=True).force("north", "", "otaki").force("south", "emden maria:p")
    play(t, "submarine_uc", 6, 1, 5, 6, 1, 3)
    assert t.told("kp-torpedo") == 1
    assert t.pile("north") == ["maria"]
    t = table().force("north", "", "otaki").force("south", "emden maria:p").hand("north", "submarine_uc")
    t.start("north").commit("submarine_uc").ready()
    assert t.options == ["end"]


@pytest.mark.rule("3.3.18")
@pytest.mark.parametrize("card", ["lay_mines", "submarine_uc"])
def test_who_lays_mines_chooses_whose_merchants_meet_them(table: Callable[..., Any], card: str) -> None:
    t = table("three-players").force("north", "moewe", "otaki").force("east", "emden", "lovat")
    t.force("south", "dresden", "maria").hand("north", card).start("north", 1, 1, 6)
    t.commit(card, *(("mines", "moewe") if card == "lay_mines" else ())).ready()
    t.play(card)
    if card == "submarine_uc":
        t.do("arm mines")
    assert (t.asked, t.options) == ("north", ["against east", "against south"])
    t.do("against south")
    assert t.first("kp-mines").victim.name == "@kp-seat-south"


@pytest.mark.rule("3.3.26")
@pytest.mark.ruling(96)
def test_recon_aircraft(table: Callable[..., Any]) -> None:
    t = sea(table).hand("south", "trap", "amc", "qqq")
    play(t, "recon_aircraft")
    assert len(t.player("south").hand) == 1
    assert len(t.player("north").hand) == 3  # two taken, one drawn
    cards = next(e for e in t.log if e.what == "kp-recon-cards")
    assert sorted(cards.seen_by) == ["north", "south"]


@pytest.mark.rule("3.3.28")
def test_rendezvous_missed(table: Callable[..., Any]) -> None:
    t = play(sea(table, enemy="emden wolf maria:p"), "rendezvous_missed", 9, 1, 6, 7, 1, 5)
    assert t.mods(0) == [-2]
    assert t.ship("emden").low  # 7 against 6
    assert not t.ship("wolf").low  # 5 against 5
    assert not t.ship("maria").low


@pytest.mark.rule("3.3.29")
@pytest.mark.ruling(11)
def test_scuttle(table: Callable[..., Any]) -> None:
    t = play(sea(table, "leopard:d moewe maria:pd"), "scuttle")
    assert len(t.options) == 2
    t.target("leopard")
    assert not t.afloat("leopard")
    assert 14 in t.game.state.german_used


@pytest.mark.rule("3.3.30")
@pytest.mark.ruling(97)
def test_second_chance(table: Callable[..., Any]) -> None:
    """The turn ends in full, then another begins without Second Chance or Wireless Intercept."""
    t = sea(table).hand("north", "second_chance", "second_chance#2", "wireless_intercept")
    t.hand("south", "trap").discards("amc", "qqq")
    t.start("north").commit("second_chance").ready()
    left = len(t.game.state.deck)
    t.play("second_chance")
    assert len(t.game.state.deck) == left - 1
    assert (t.turn_of, t.game.state.turn.extra) == ("north", True)
    t.do("commit 71")
    assert "place action -" not in t.options
    refused = {str(r.action): r.reason.id for r in t.game.decision("north").refused}
    assert refused["place action -"] == "kp-no-extra-turn"
    t.do("place force -", "commit 91")
    assert "place action -" not in t.options


@pytest.mark.rule("3.3.30")
@pytest.mark.ruling(97)
@pytest.mark.ruling(6)
def test_no_second_chance_after_the_last_card(table: Callable[..., Any]) -> None:
    t = sea(table).hand("north", "second_chance").hand("south", "trap").start("north")
    s = t.game.state
    s.removed.items, s.deck.items = s.deck.items[1:], s.deck.items[:1]
    t.commit("second_chance").ready()
    t.play("second_chance")
    assert t.told("kp-score") == 2  # the round is over at once
    assert not any(e.extra for e in t.log if e.what == "kp-turn")


@pytest.mark.rule("3.3.37")
@pytest.mark.ruling(99)
def test_transfer_command(table: Callable[..., Any]) -> None:
    t = sea(table, enemy="wolf:Rdc")
    play(t, "transfer_command", 6, 1, 5)
    ship = t.ship("wolf")
    assert (ship.owner, ship.recognised, ship.damage, ship.low) == (t.place("north"), True, 1, True)


@pytest.mark.rule("3.3.39")
@pytest.mark.ruling(96)
@pytest.mark.ruling(38)
def test_wireless_intercept(table: Callable[..., Any]) -> None:
    t = sea(table).hand("north", "wireless_intercept", "wireless_intercept#2").discards("trap", "amc", "qqq")
    t.start("north").commit("wireless_intercept").commit("wireless_intercept#2").ready()
    t.play("wireless_intercept")
    assert t.hand_of("north") == ["qqq", "amc"]
    assert t.options == ["end"]  # once a turn


@pytest.mark.rule("3.3.11")
@pytest.mark.rule("3.3.17")
@pytest.mark.ruling(89)
@pytest.mark.ruling(137)
def test_a_ship_may_leave_its_refuge_in_a_turn_lost_in_fog(table: Callable[..., Any]) -> None:
    """Rolls and leaving are no cards: nothing can be laid or drawn, but Seeadler puts to sea."""
    t = sea(table).force("south", "seeadler:d@").hand("north", "fog_bank").hand("south", "collier")
    t.start("north", 9, 1, 4).commit("fog_bank").ready()
    t.play("fog_bank")
    assert t.decided("refuge_repair") == [True]  # 9 against 4, first of all
    assert (t.asked, t.options) == ("south", [f"leave {t.ship('seeadler').id} -", "end"])
    t.do(t.options[0])
    assert not t.ship("seeadler").refuge
    t.do("discard-rest")
    assert (t.turn_of, t.hand_of("south")) == ("north", ["collier"])


@pytest.mark.rule("3.3.17")
def test_island_refuge_takes_own_german_ships_that_are_not_there_yet(table: Callable[..., Any]) -> None:
    """Neither a captured merchant nor a ship that lies in a refuge already."""
    t = sea(table, "leopard moewe wolf:@ maria:p").hand("north", "island_refuge")
    t.start("north").commit("island_refuge").ready()
    t.play("island_refuge")
    assert t.options == [f"target {t.ship(name).id}" for name in ("leopard", "moewe")]


@pytest.mark.rule("3.3")
def test_every_kind_of_card_has_a_use() -> None:
    from quarterdeck.games.kaisers_pirates.ids import BIT, Kind
    from quarterdeck.games.kaisers_pirates.rules.common import ASSISTS, REACTIONS_ONLY
    from quarterdeck.games.kaisers_pirates.rules.r03_3_cards import USES

    for kind in Kind:
        elsewhere = BIT[kind] & (ASSISTS | REACTIONS_ONLY | BIT[Kind.LAY_MINES])
        assert bool(elsewhere) != (kind in USES), kind
    assert sum(RULESET.data.kinds[k].reaction for k in Kind) == 13


@pytest.mark.rule("3.3.35")
@pytest.mark.rule("3.3.18")
def test_a_uc_boat_speaks_by_its_own_rule(table: Callable[..., Any]) -> None:
    """Its mines are shown beforehand with their chances: 10/4 against each merchant."""
    t = play(sea(table), "submarine_uc")
    mines = next(a for a in t.game.pending["north"] if str(a) == "arm mines")
    lovat, _, _ = RULESET.preview(t.game, "north", mines)
    assert (lovat.what, lovat.attack.dice, lovat.defence.dice) == ("mines", (10, 4), (8,))
    assert lovat.odds.none + lovat.odds.damaged + lovat.odds.sunk == 10 * 4 * 8
    t.roll(1, 1, 8, 1, 1, 8, 1, 1, 8)
    t.do("arm mines")
    assert [e.rule for e in t.log if e.what == "kp-mines"] == ["3.3.35"]
    t = sea(table).hand("north", "submarine_uc#2").hand("south", "trap").start("north")
    t.commit("submarine_uc#2").ready()
    t.play("submarine_uc#2")
    t.do("arm torpedo")
    t.target("lovat")
    assert [e.rule for e in t.log if e.what == "kp-torpedo"] == ["3.3.35"]


@pytest.mark.rule("3.2.1")
@pytest.mark.parametrize(
    "card, use, ship, could",
    [
        ("collier", "action", "-", ("force", "action")),
        ("collier", "force", "-", ("force", "action")),
        ("trap", "force", "-", ("force",)),  # its other half is a reaction
        ("lay_mines", "force", "-", ("force",)),  # its other half lies on a raider
        ("lay_mines", "mines", "moewe", ("ship", "mines")),
        ("lay_mines", "ship", "leopard", ("ship",)),  # she carries none
        ("collier", "ship", "moewe", ("ship",)),
    ],
)
def test_what_a_face_down_card_could_be_used_for(
    table: Callable[..., Any], card: str, use: str, ship: str, could: tuple[str, ...]
) -> None:
    t = sea(table, "leopard moewe").hand("north", card).start("north").commit(card, use, ship)
    assert could_lie(t.game, t.game.state.turn.halves[0]) == could
