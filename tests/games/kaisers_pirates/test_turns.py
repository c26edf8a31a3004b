"""[3.1] [3.2.1] [3.2.2] Committing, opponents, reactions in general, discards, what may be known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck.games.kaisers_pirates import RULESET
from quarterdeck.games.kaisers_pirates.ids import BIT, Kind, mask
from quarterdeck.games.kaisers_pirates.rules.r03_2_2_reactions import EVERY_SORT, ON_MERCHANT
from quarterdeck.kernel import IllegalAction, to_json

SHIP = {ship.id: ship.no for ship in RULESET.data.ships}
FIRST = {card.kind: card.no for card in reversed(RULESET.data.cards.values())}


def three(table: Callable[..., Any], scenario: str = "three-players", **options: Any) -> Any:
    t = table(scenario, **options)
    t.force("north", "leopard moewe", "otaki mongolia georgic")
    t.force("east", "emden", "lovat appam matheran")
    t.force("south", "dresden", "maria kaipara author")
    return t


@pytest.mark.rule("3.0")
@pytest.mark.rule("3.1")
def test_turns_go_round_the_table(table: Callable[..., Any]) -> None:
    t = three(table)
    for seat in ("north", "east", "south"):
        t.hand(seat, {"north": "collier", "east": "monitor", "south": "recalled"}[seat])
    t.start("north")
    order = []
    for _ in range(4):
        order.append(t.asked)
        t.do("ready")
    assert order == ["north", "east", "south", "north"]


@pytest.mark.rule("3.1.1")
@pytest.mark.rule("3.1.1.1")
@pytest.mark.ruling(40)
def test_a_player_may_play_nothing_and_draws(table: Callable[..., Any]) -> None:
    t = three(table).hand("north", *[f"boarding_party#{n}" for n in range(1, 7)], "collier")
    t.start("north")
    t.do("ready")
    assert len(t.player("north").hand) == 8  # no limit


@pytest.mark.rule("3.1.1.2")
@pytest.mark.ruling(33)
def test_what_cannot_be_legal_is_not_offered(table: Callable[..., Any]) -> None:
    t = three(table).hand("north", "amc", "lay_mines", "collier").start("north")
    t.do("commit 1")
    assert "place action -" not in t.options  # a pure reaction is never committed
    assert [o.split()[1] for o in t.options] == ["force", "ship", "ship"]
    refused = [str(r.action) for r in t.game.decision("north").refused]
    assert "place action -" in refused
    with pytest.raises(IllegalAction) as error:
        t.game.apply("north", RULESET.parse_action("place action -"))
    assert error.value.reason.id == "kp-no-reaction-only"
    t.do("place force -", "commit 45")
    assert "place mines 16" in t.options  # Möwe carries mines
    assert "place mines 14" not in t.options  # Leopard does not


@pytest.mark.rule("3.1.2")
@pytest.mark.ruling(34)
def test_nobody_can_attack_himself(table: Callable[..., Any]) -> None:
    t = three(table).hand("north", "breakout", "interned").start("north")
    t.commit("breakout", "force").commit("interned").ready()
    own = {f"target {n}" for n in (*t.player("north").rear, *t.player("north").front)}
    t.play("breakout")
    t.do("go")
    assert not own & set(t.options)


@pytest.mark.rule("3.1.3")
@pytest.mark.ruling(22)
@pytest.mark.ruling(25)
def test_all_attacks_of_a_turn_hit_one_opponent(table: Callable[..., Any]) -> None:
    t = three(table).hand("north", "breakout", "recalled", "submarine_u")
    t.start("north", 10, 1, 1, 4, 1, 1, 10)
    t.commit("breakout", "ship", "leopard").commit("recalled", "force").commit("submarine_u").ready()
    t.play("breakout")
    t.do("go")
    assert len(t.options) == 6  # both opponents' merchants
    t.target("lovat")
    t.do("go")
    t.play("recalled")
    t.do("go")  # Emden is the only ship of East that can be hunted
    assert t.game.state.announced.defender == t.place("east")
    t.play("submarine_u")
    assert len(t.options) == 2  # Appam and Matheran of East


@pytest.mark.rule("3.1.4")
@pytest.mark.rule("3.1.4.1")
@pytest.mark.ruling(26)
@pytest.mark.ruling(138)
def test_other_hostile_cards_and_their_limit(table: Callable[..., Any]) -> None:
    """Four players: one attacked, one more harassed, the third left alone."""
    t = three(table, "four-players").force("west", "koenigsberg", "hyades king_lud willerby")
    t.hand("north", "interned", "transfer_command", "rendezvous_missed", "breakout")
    t.start("north", 1, 1, 10, 1, 1, 10, 1, 1, 10)
    for name in ("interned", "transfer_command", "rendezvous_missed"):
        t.commit(name)
    t.commit("breakout", "force").ready()
    t.play("interned")
    t.target("dresden")
    t.play("transfer_command")  # without an attack all must hit South: nothing is asked
    assert t.decided("transfer_command") == [False]
    t.play("breakout")
    t.do("go")
    t.target("emden")  # attacking East is still allowed
    t.play("rendezvous_missed")
    assert sorted(t.options) == ["against east", "against south"]


@pytest.mark.rule("3.3.26")
@pytest.mark.ruling(27)
@pytest.mark.ruling(36)
def test_two_recon_aircraft_on_two_players(table: Callable[..., Any]) -> None:
    t = three(table).hand("north", "recon_aircraft", "recon_aircraft#2")
    t.hand("east", "trap", "qqq", "amc").hand("south", "monitor")
    t.start("north").commit("recon_aircraft").commit("recon_aircraft#2").ready()
    t.play("recon_aircraft")
    t.do("against east")
    assert len(t.player("east").hand) == 1
    t.play("recon_aircraft#2")
    t.do("against south")
    assert len(t.player("south").hand) == 0  # takes what there is
    assert t.told("kp-recon") == 2


@pytest.mark.rule("3.1.4.2")
@pytest.mark.ruling(32)
def test_unplayed_cards_are_discarded(table: Callable[..., Any]) -> None:
    """Leopard is sunk by an AMC before its second card could matter; Moewe's card is never played."""
    t = three(table).hand("north", "breakout", "collier").hand("east", "amc")
    t.start("north", 1, 1, 1, 10, 10, 1, 1, 4)
    t.commit("breakout", "ship", "leopard").commit("collier", "ship", "moewe").ready()
    t.play("breakout")
    t.target("lovat")
    t.react("amc")
    assert t.pile("east") == ["leopard"]
    t.do("end", "discard-rest")
    assert len(t.game.state.discard) == 3


@pytest.mark.rule("3.1.5")
@pytest.mark.ruling(37)
@pytest.mark.ruling(38)
def test_discards_in_the_order_their_players_like(table: Callable[..., Any]) -> None:
    t = three(table).hand("north", "breakout", "collier").hand("east", "qqq")
    t.start("north", 10, 1, 1, 4)
    t.commit("breakout", "ship", "leopard").commit("collier", "force").ready()
    t.play("breakout")
    t.do("go")
    t.target("lovat")
    t.do("go")
    t.react("qqq")
    assert len(t.game.state.discard) == 0  # nothing before the end of the turn
    t.do("end", "discard 13")
    kinds = [t.game.data.kind_of[c] for c in t.game.state.discard.items]
    assert kinds == ["breakout", "collier", "qqq"]


@pytest.mark.rule("3.1.6")
def test_every_player_is_back_to_three_merchants(table: Callable[..., Any]) -> None:
    t = three(table).hand("north", "breakout").start("north", 10, 1, 1, 4)
    t.commit("breakout", "ship", "leopard").ready()
    t.play("breakout")
    t.target("lovat")
    assert [len(p.front) for p in t.game.state.players] == [3, 3, 3]


@pytest.mark.rule("3.1.7")
@pytest.mark.rule("3.1.8")
@pytest.mark.rule("3.1.9")
@pytest.mark.rule("2.2")
@pytest.mark.ruling(39)
def test_what_everybody_may_know(table: Callable[..., Any]) -> None:
    t = three(table).discards("trap", "amc", "qqq").hand("east", "monitor").hand("north", "collier")
    t.start("north")
    view = t.game.view("north")
    assert [card.kind for card in view.discard_top] == ["qqq", "amc"]
    assert view.discard_count == 3
    assert view.deck == len(t.game.state.deck)
    assert [p.hand_count for p in view.players] == [1, 1, 0]
    assert [card.kind for card in view.me.hand] == ["collier"]
    assert "monitor" not in to_json(view)
    assert view.players[1].victory.certain == 0
    assert t.game.view(None).me is None


@pytest.mark.rule("3.2")
@pytest.mark.rule("3.2.1")
@pytest.mark.rule("3.2.1.1")
@pytest.mark.rule("3.2.1.2")
@pytest.mark.rule("3.2.1.4")
@pytest.mark.ruling(23)
def test_commitment_is_hidden_but_its_place_is_not(table: Callable[..., Any]) -> None:
    t = three(table).hand("north", "breakout", "lay_mines", "collier").start("north")
    t.commit("breakout", "ship", "leopard")
    t.do("commit 45")
    assert "place ship 14" not in t.options  # one card for each ship
    t.do("place mines 16")
    t.commit("collier")
    mine, theirs = t.game.view("north").committed, t.game.view("east").committed
    assert [(c.card.kind, c.use, c.ship) for c in mine] == [
        ("breakout", "ship", 14),
        ("lay_mines", "mines", 16),
        ("collier", "action", None),
    ]
    assert [(c.card, c.use, c.ship) for c in theirs] == [
        (None, None, 14),
        (None, None, 16),
        (None, None, None),
    ]


@pytest.mark.rule("3.2")
def test_a_commitment_can_be_taken_back_until_something_is_shown(table: Callable[..., Any]) -> None:
    game = RULESET.new("two-players", {}, seed=3)
    seat = next(iter(game.pending))
    before = game.fingerprint()
    game.apply(seat, game.pending[seat][0])
    assert game.can_undo(seat)
    game.undo(seat)
    assert game.fingerprint() == before


@pytest.mark.rule("3.2.2")
@pytest.mark.rule("3.2.2.1")
@pytest.mark.ruling(49)
def test_only_the_owner_of_the_target_reacts(table: Callable[..., Any]) -> None:
    t = three(table).hand("north", "breakout").hand("east", "qqq").hand("south", "amc")
    t.start("north", 10, 1, 1, 4).commit("breakout", "ship", "leopard").ready()
    t.play("breakout")
    t.target("lovat")
    assert list(t.game.pending) == ["east"]


@pytest.mark.ruling(57)
@pytest.mark.ruling(54)
def test_a_window_tells_nothing_of_the_hand(table: Callable[..., Any]) -> None:
    """The question comes to a player without any answer just the same."""
    for held in ("collier", "qqq"):
        t = three(table).hand("north", "breakout").hand("east", held)
        t.start("north", 10, 1, 1, 4).commit("breakout", "ship", "leopard").ready()
        t.play("breakout")
        t.target("lovat")
        assert t.asked == "east"
        assert t.options[-3:] == ["pass", "pass-kind", "pass-turn"]
        announced = t.game.view("east").announced
        assert (announced.kind, announced.seat, announced.ship, announced.night) == (
            "raid",
            "north",
            14,
            False,
        )


def raided(table: Callable[..., Any]) -> Any:
    """North's Leopard intercepts Lovat, a submarine is laid besides; East may answer."""
    t = three(table).hand("north", "breakout", "submarine_u").hand("east", "q_ship", "qqq")
    t.start("north", 5, 1, 1, 4, 1, 1, 1, 8)
    t.commit("breakout", "ship", "leopard").commit("submarine_u").ready()
    t.play("breakout")
    t.do("go")
    t.target("lovat")
    t.do("go")
    return t


@pytest.mark.rule("3.2.2")
def test_passing_in_advance_is_private(table: Callable[..., Any]) -> None:
    t = raided(table)
    t.do("pass-turn")
    assert t.player("east").muted.value == EVERY_SORT
    assert t.game.view("east").me.muted == EVERY_SORT
    assert "muted" not in to_json(t.game.view("north").players)
    t.play("submarine_u")
    t.target("lovat")
    assert t.told("kp-torpedo") == 1
    # A window that stayed shut would tell North of the standing pass: East is asked, with one answer left.
    assert (t.asked, t.options) == ("east", ["pass"])
    assert str(RULESET.in_advance(t.game, "east")) == "pass"
    assert RULESET.in_advance(t.game, "north") is None
    for seed in range(5):
        assert set(t.game.fork("north", seed).pending) == {"east"}
    t.do("pass")
    assert t.asked == "north"


@pytest.mark.rule("3.2.1")
def test_the_half_is_asked_even_if_only_one_is_possible(table: Callable[..., Any]) -> None:
    """A question less would tell the others that the card is a reaction laid for British forces."""
    for held in ("trap", "collier"):
        t = table("two-players").force("south", "leopard").hand("north", held).start("north")
        t.do(t.options[0])
        assert t.asked == "north"
        assert t.options[-1] == "place force -"


@pytest.mark.rule("3.2.2")
def test_passing_on_one_sort_only(table: Callable[..., Any]) -> None:
    t = three(table).hand("north", "breakout", "submarine_u").hand("east", "q_ship", "qqq")
    t.start("north", 5, 1, 1, 4)
    t.commit("breakout", "ship", "leopard").commit("submarine_u").ready()
    t.play("breakout")
    t.do("go")
    t.target("lovat")
    t.do("go", "pass-kind")
    assert t.player("east").muted.value == ON_MERCHANT
    t.play("submarine_u")
    t.target("lovat")
    assert t.asked == "east"


@pytest.mark.rule("3.1.4")
@pytest.mark.rule("3.1.4.1")
@pytest.mark.rule("3.3.26")
@pytest.mark.ruling(26)
@pytest.mark.ruling(27)
@pytest.mark.ruling(138)
def test_a_recon_aircraft_counts_among_the_opponents_touched(table: Callable[..., Any]) -> None:
    """Only the two Recon cards may go to different players; any other card then meets the limit."""
    cards = ("recon_aircraft", "interned", "recon_aircraft#2")
    t = three(table).hand("north", *cards).hand("east", "amc", "trap", "qqq").hand("south", "amc#2", "trap#2")
    t.start("north")
    t.commit("recon_aircraft").commit("interned").commit("recon_aircraft#2").ready()
    t.play("recon_aircraft")
    t.do("against east")
    t.roll(1, 1, 9)
    t.play("interned")  # not on Dresden of South: Emden of East is the only one left
    assert t.first("kp-decided").who.ship.print == "emden"
    assert t.decided("interned") == [False]
    t.play("recon_aircraft#2")  # Interned and Recon on two opponents are too many: East it must be
    assert [e.victim.seat for e in t.log if e.what == "kp-recon"] == ["east", "east"]
    t = three(table).hand("north", *cards).hand("east", "amc", "trap", "qqq").hand("south", "amc#2", "trap#2")
    t.start("north")
    t.commit("recon_aircraft").commit("interned").commit("recon_aircraft#2").ready()
    t.play("recon_aircraft")
    t.do("against east")
    t.play("recon_aircraft#2")
    t.do("against south")
    assert t.options == ["end"]  # both touched: Interned has nobody left


@pytest.mark.rule("3.1.10")
@pytest.mark.ruling(9)
def test_merchants_are_shuffled_only_when_the_deck_is_empty(table: Callable[..., Any]) -> None:
    from quarterdeck.games.kaisers_pirates.rules.common import draw_german, draw_merchant

    t = three(table).start("north")
    s = t.game.state
    s.merchant_used = [s.merchant_deck.items.pop() for _ in range(3)]
    used = set(s.merchant_used)
    while s.merchant_deck.items:
        assert draw_merchant(t.game) not in used
    assert draw_merchant(t.game) in used
    assert len(s.merchant_deck) == 2
    s.german_deck.items, s.german_used = [], []
    assert draw_german(t.game, in_round=True) is None  # nothing left at all: the draw is skipped


@pytest.mark.rule("3.2.8")
@pytest.mark.ruling(31)
@pytest.mark.ruling(139)
def test_a_ship_that_arrives_cannot_act_but_can_be_helped(table: Callable[..., Any]) -> None:
    t = three(table).hand("north", "transfer_command", "island_refuge")
    t.start("north", 8, 1, 5).commit("transfer_command").commit("island_refuge").ready()
    t.play("transfer_command")
    t.target("emden")
    assert t.ship("emden").owner == t.place("north")
    t.play("island_refuge")
    assert t.may("target", "emden")


@pytest.mark.rule("3.2.2")
@pytest.mark.rule("3.3.22")
def test_what_answers_nothing_says_why(table: Callable[..., Any]) -> None:
    """Against a warship there is no disguise to lift; Good Hunting is for one's own turn."""
    t = three(table).hand("north", "breakout").hand("east", "good_hunting", "qqq", "slim_pickings")
    t.force("north", "karlsruhe").start("north").commit("breakout", "ship", "karlsruhe").ready()
    t.play("breakout")
    t.target("lovat")
    reasons = [(r.reason.id, r.rule) for r in t.game.decision("east").refused]
    assert reasons == [("kp-no-own-turn-only", "3.3.12"), ("kp-no-disguise", "3.3.22")]
    assert sum(option.startswith("react") for option in t.options) == 1  # Slim Pickings


@pytest.mark.rule("3.2.1.1")
def test_a_merchant_does_not_hunt_and_says_so(table: Callable[..., Any]) -> None:
    t = table().force("north", "wolf", "otaki").force("south", "emden", "lovat").hand("north", "breakout")
    t.start("north").do(f"commit {t.player('north').hand.items[0]}")
    [refused] = t.game.decision("north").refused
    assert (refused.reason.id, refused.rule) == ("kp-no-merchant-hunts", "3.2.1.1")
    assert refused.reason.args == {"ship": "Otaki"} and refused.action.ship == t.ship("otaki").id


@pytest.mark.rule("3.2.2")
def test_a_reaction_that_does_not_fit_says_why(table: Callable[..., Any]) -> None:
    t = three(table).hand("north", "collier").hand("east", "break_contact", "q_ship", "qqq")
    t.start("north", 10, 1, 1, 4).commit("collier", "ship", "leopard").ready()
    t.play("collier")  # a night action
    t.target("lovat")
    reasons = {str(r.action): (r.reason.id, r.rule) for r in t.game.decision("east").refused}
    assert reasons == {"react 11": ("kp-no-by-night", "1.1.4.5"), "react 55": ("kp-no-answer-here", "3.3.23")}


@pytest.mark.rule("3.1.5")
@pytest.mark.rule("3.1.4.2")
@pytest.mark.rule("5.2.1")
def test_everybody_sees_what_is_discarded(table: Callable[..., Any]) -> None:
    """Three cards were laid, none was played: all go to the pile face up. In the solitaire game face down."""
    cards = ("breakout", "monitor", "trap")
    t = table().force("north", "leopard", "otaki").force("south", "wolf", "lovat").hand("north", *cards)
    t.start("north").commit("breakout", "ship", "leopard").commit("monitor").commit("trap", "force").ready()
    t.do("end", f"discard {FIRST['trap']}", "discard-rest")
    told = next(e for e in t.log if e.what == "kp-discards")
    assert told.visible_to("south")
    assert told.cards[0].kind == "trap"
    assert sorted(card.kind for card in told.cards) == ["breakout", "monitor", "trap"]
    t = (
        table("solo")
        .force("north", "leopard", "otaki")
        .force("phantom", "wolf", "lovat")
        .hand("north", *cards)
    )
    t.start("north", 1).commit("monitor").ready()
    t.do("end")
    assert t.told("kp-discards") == 0


@pytest.mark.rule("3.3.17")
def test_the_refusal_of_a_ship_in_refuge_names_its_rule(table: Callable[..., Any]) -> None:
    t = table().force("north", "leopard:@ moewe", "otaki").force("south", "wolf", "lovat")
    t.hand("north", "breakout", "trap").start("north").commit("breakout", "ship", "moewe")
    t.do(f"commit {FIRST['trap']}")
    rules = {str(r.action): r.rule for r in t.game.decision("north").refused}
    assert rules[f"place ship {SHIP['leopard']}"] == "3.3.17"
    assert rules[f"place ship {SHIP['moewe']}"] == "3.1.3.1"


@pytest.mark.rule("3.2")
def test_it_is_told_how_many_cards_lie_there_and_on_which_ships(table: Callable[..., Any]) -> None:
    t = three(table).hand("north", "breakout", "collier").start("north")
    t.commit("collier").commit("breakout", "ship", "leopard").ready()
    words = t.first("kp-committed").words()
    assert (words.id, words.args["count"], words.args["ships"]) == ("kp-committed-on", 2, ["Leopard"])
    t = three(table).hand("north", "collier").start("north").commit("collier").ready()
    words = t.first("kp-committed").words()
    assert (words.id, words.args["count"]) == ("kp-committed", 1)
    assert "ships" not in words.args


@pytest.mark.rule("3.1.5")
@pytest.mark.ruling(37)
@pytest.mark.parametrize("even", [("breakout", "trap#2"), ("trap#2", "breakout")])
def test_what_is_left_is_discarded_the_most_useful_lowest(
    table: Callable[..., Any], even: tuple[str, str]
) -> None:
    """Its Intercept! dice, two less by night, four more for a reaction: Collier 10 + 8 + 4 - 2 = 20, Breakout
    10 + 8 and Trap 10 + 4 + 4 are even and stay as they lie, Fair Seas 8 + 4."""
    t = three(table).hand("north", "fair_seas", *even, "collier").start("north")
    for name in ("fair_seas", *even, "collier"):
        t.commit(name, "force")
    t.ready().do("end", "discard-rest")
    kinds = [t.game.data.kind_of[c] for c in t.game.state.discard.items]
    assert kinds == ["collier", *[name.removesuffix("#2") for name in even], "fair_seas"]


@pytest.mark.rule("3.1.10")
@pytest.mark.rule("6.5.2")
@pytest.mark.ruling(104)
@pytest.mark.parametrize(
    "in_round, beyond, drawn",
    [(True, False, True), (False, False, True), (False, True, True), (True, True, False)],
)
def test_used_german_ships_are_shuffled_but_not_beyond_1914_during_a_round(
    table: Callable[..., Any], in_round: bool, beyond: bool, drawn: bool
) -> None:
    from quarterdeck.games.kaisers_pirates.rules.common import draw_german

    t = table(beyond_1914=beyond)
    t.game.state.german_deck.items, t.game.state.german_used = [], [SHIP["wolf"]]
    assert draw_german(t.game, in_round=in_round) == (SHIP["wolf"] if drawn else None)


@pytest.mark.rule("3.2.2")
def test_everybody_remembers_what_was_let_go(table: Callable[..., Any]) -> None:
    """By what could have been played, whatever is held; cards that come later are counted."""
    t = raided(table)
    assert t.player("east").passed == 0
    t.do("pass")
    let_go = t.player("east").passed
    assert let_go & mask(Kind.AMC, Kind.TRAP) == mask(Kind.AMC, Kind.TRAP)
    assert not let_go & BIT[Kind.MINESWEEPER]
    t.play("submarine_u")
    t.target("lovat")
    t.do("pass")
    assert t.player("east").passed == let_go | mask(Kind.Q_SHIP, Kind.RAZZLE_DAZZLE)
    assert t.player("east").drawn == 0
    t.do("discard-rest")
    assert t.player("north").drawn == 1
