"""[3.2.2] Reactions: who is asked, what may be answered, and how a player lets windows go.

A window is put to the defender whenever some reaction card could conceivably be played in it and he
holds any card at all. Both facts are public, so the question tells nothing about his hand (R57). He may
let windows of the same sort, or all, go until the turn ends; that is known to him alone. He is asked all the
same, with nothing left to answer but to let it go: a window that did not open would show the standing pass.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from quarterdeck.games.kaisers_pirates.actions import PASS, PASS_KIND, PASS_TURN, PASSES, REACT, SEATS, React
from quarterdeck.games.kaisers_pirates.ids import (
    CardId,
    CardRef,
    Kind,
    PlayerNo,
    PlayerRef,
    ShipId,
    ShipRef,
    mask,
)
from quarterdeck.games.kaisers_pirates.state import NO_CARD, KPGame, Ship
from quarterdeck.kernel import Action, Event, Message, Mod, Seat, Step

from .common import cards_of, fighter, ref, score_sunk, set_aside, who
from .r03_2_7_dice import Decided, damaged, decide
from .r06_optional import (
    break_contact_mods,
    sailing_bars,
    shallow_run_mods,
    slim_pickings_allowed,
)

# Sorts of window, as bits of `Player.muted`.
ON_MERCHANT, ON_GERMAN, ON_MINES, ON_TORPEDO, ON_GROUP, AFTER_SINKING, AFTER_RECOGNITION = (
    1 << n for n in range(7)
)
EVERY_SORT = (1 << 7) - 1

Ask = Mapping[Seat, tuple[Action, ...]]
NOTHING: Ask = {}
PASS_ONLY: dict[str, Ask] = {seat: {seat: PASSES} for seat in SEATS}
GIVEN: tuple[Action, ...] = (PASS,)
PASS_GIVEN: dict[str, Ask] = {seat: {seat: GIVEN} for seat in SEATS}
"""What is asked of a player who passed in advance; whoever runs the game may answer it for him."""


class Reacts(Event, frozen=True, tag="kp-reacts"):
    """[3.2.2] A reaction card is played straight from the hand."""

    player: PlayerRef
    card: CardRef


class Passes(Event, frozen=True, tag="kp-passes"):
    """[3.2.2] The defender lets an announced action go, now or in advance: nobody sees which."""

    cites = "3.2.2"
    player: PlayerRef


class HiddenAgain(Event, frozen=True, tag="kp-hidden-again"):
    """[3.3.27] A raider or prize is disguised again."""

    cites = "3.3.27"
    ship: ShipRef


_ESCAPES = mask(Kind.BREAK_CONTACT, Kind.SHALLOW_RUN)
_BY_DAY_ONLY = mask(Kind.BREAK_CONTACT, Kind.SHALLOW_RUN, Kind.FAST_SHIP)
_ALWAYS = mask(Kind.AMC, Kind.TRAP)
_NON_COMBATANT = mask(Kind.NON_COMBATANT)
_FAST_SHIP = mask(Kind.FAST_SHIP)
_QQQ = mask(Kind.QQQ)
_SLIM_PICKINGS = mask(Kind.SLIM_PICKINGS)
_REFLAG = mask(Kind.REFLAG)


def answers_to_raid(g: KPGame, ship: Ship, target: Ship, *, night: bool, surprise: bool, single: bool) -> int:
    """[3.2.2.1] What may answer the Intercept! of a merchant by a warship or raider."""
    legal = _ALWAYS
    hidden = night or surprise
    raider = g.data.raider[ship.id]
    if not hidden:
        legal |= _ESCAPES
    if not target.damage:
        legal |= _NON_COMBATANT
        if raider and not hidden:
            legal |= _FAST_SHIP
    if raider and not ship.recognised and not g.state.turn.qqq:  # a second call would add nothing (R72)
        legal |= _QQQ
    if single and slim_pickings_allowed(g, ship):
        legal |= _SLIM_PICKINGS
    return legal & ~sailing_bars(g, target)


def answers_to_british(ship: Ship, *, night: bool, surprise: bool) -> int:
    """[3.3.4] [3.3.31] What may answer an Intercept! by British forces, or one after Interrogate."""
    return 0 if night or surprise or ship.refuge else _ESCAPES


def ask_reaction(g: KPGame, player: PlayerNo, legal: int, sort: int) -> Ask:
    """The question of a window, or nothing when no answer is conceivable."""
    asked = g.state.players[player]
    hand = cards_of(asked.hand)
    if not legal or not hand or not asked.live:
        return NOTHING
    if asked.muted.value & sort:
        return PASS_GIVEN[asked.name]
    bits = g.data.bit_of
    answers = [REACT[card] for card in hand if bits[card] & legal]
    return {asked.name: (*answers, *PASSES)} if answers else PASS_ONLY[asked.name]


def take_reaction(
    g: KPGame, player: PlayerNo, action: Action, legal: int, sort: int, of: int | None
) -> CardId:
    """The card played in answer, or 0; a standing pass is remembered privately, what was let go by everybody.
    `of` = what is answered."""
    reacting = g.state.players[player]
    if isinstance(action, React):
        reacting.hand.items.remove(action.card)
        set_aside(g.state, player, action.card)
        g.reveal()
        told = g.data.card_refs[action.card]
        g.tell(Reacts(who(g, player), told), of=of, rule=g.data.kinds[told.kind].rule)
        return action.card
    if action == PASS_TURN:
        reacting.muted = reacting.muted.holding(EVERY_SORT)
    elif action == PASS_KIND:
        reacting.muted = reacting.muted.holding(reacting.muted.value | sort)
    reacting.passed = legal if reacting.drawn else reacting.passed | legal
    reacting.drawn = 0
    g.tell(Passes(who(g, player)), of=of)
    return NO_CARD


def refused_reactions(
    g: KPGame, player: PlayerNo, legal: int, *, night: bool = False, surprise: bool = False
) -> Iterable[tuple[Action, Message, str]]:
    """Why a card of the hand does not answer here."""
    for card in cards_of(g.state.players[player].hand):
        kind = g.data.kinds[g.data.kind_of[card]]
        name = {"card": g.data.card_refs[card].name}
        if not kind.reaction:
            yield REACT[card], Message("kp-no-own-turn-only", name), kind.rule
            continue
        if kind.bit & legal:
            continue
        if kind.bit & _BY_DAY_ONLY and night:
            yield REACT[card], Message("kp-no-by-night", name), "1.1.4.5"
        elif kind.bit & _BY_DAY_ONLY and surprise:
            yield REACT[card], Message("kp-no-against-surprise", name), "3.3.36"
        else:
            reason = "kp-no-disguise" if kind.bit & _QQQ else "kp-no-answer-here"
            yield REACT[card], Message(reason, name), kind.rule


def escape_mods(g: KPGame, target: Ship, ship: Ship | None) -> tuple[Mod, ...]:
    """[3.3.4] What changes the attempt of a ship to break contact (R82)."""
    low = (LOW_SUPPLY,) if target.low else ()
    return damaged(target.damage, "3.3.4") + low + break_contact_mods(g, target, ship)


LOW_SUPPLY = Mod(-2, "kp-mod-limited-supply", "3.3.4")


def break_contact(g: KPGame, target: Ship, ship: Ship | None, of: int | None) -> bool:
    """[3.3.4] The target slips away if the challenge succeeds."""
    kind = g.data.kinds[Kind.BREAK_CONTACT]
    mods = escape_mods(g, target, ship)
    away = decide(g, kind.rule, "break_contact", fighter(g, target), kind.challenge, mods, kind.response)
    g.tell(away, of=of)
    return away.success


def crossing_mods(g: KPGame, ship: Ship, *, pursuing: bool) -> tuple[Mod, ...]:
    """[3.3.31] What changes the attempt to cross the shallows."""
    return damaged(ship.damage, "3.3.31") + shallow_run_mods(g, ship, pursuing=pursuing)


def cross_shallows(g: KPGame, ship: Ship, *, pursuing: bool = False) -> Decided:
    """[3.3.31] The roll for crossing the shallows unharmed; the caller tells it and applies a failure."""
    kind = g.data.kinds[Kind.SHALLOW_RUN]
    mods = crossing_mods(g, ship, pursuing=pursuing)
    rule = "6.10.2" if pursuing else "3.3.31"
    return decide(g, rule, "shallow_run", fighter(g, ship), kind.challenge, mods, kind.response)


def crossed(g: KPGame, run: Decided, ship: Ship, sunk_for: PlayerNo, of: int | None) -> None:
    """[3.3.31] A failed crossing damages, or sinks a ship that was damaged before (R46)."""
    sinks = ship.damage > 0
    if not run.success and not sinks:
        ship.damage = 1
    g.tell(run, of=of)
    if not run.success and sinks:
        score_sunk(g, "3.3.31", ship, sunk_for, run)


def shallow_run(g: KPGame, target: Ship, attacker: PlayerNo, of: int | None) -> None:
    """[3.3.31] The Intercept! is over; was the ship hurt on the way? (R81)"""
    crossed(g, cross_shallows(g, target), target, attacker, of)


class ReflagWindow(Step, tag="kp.reflag"):
    """[3.3.27] The owner of a ship just recognised may hide it again from the hand (R52, R87)."""

    rule = "3.3.27"
    ship: ShipId
    owner: PlayerNo
    told: int | None
    """What made the ship known."""

    def ask(self, g: KPGame) -> Ask:
        ship = g.state.ships.get(self.ship)
        if ship is None or not ship.recognised:
            return NOTHING
        return ask_reaction(g, self.owner, _REFLAG, AFTER_RECOGNITION)

    def take(self, g: KPGame, seat: Seat, action: Action) -> None:
        if take_reaction(g, self.owner, action, _REFLAG, AFTER_RECOGNITION, self.told):
            hide(g, g.state.ships[self.ship], self.told)
        g.done()

    def prompt(self, g: KPGame, seat: Seat) -> Message:
        return Message("kp-reflag-prompt", {"ship": g.data.name[self.ship]})


def hide(g: KPGame, ship: Ship, of: int | None) -> None:
    """[3.3.27] A raider or prize is disguised again."""
    ship.recognised = False
    g.tell(HiddenAgain(ref(g, ship)), of=of)
