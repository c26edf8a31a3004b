"""[3.2.2] Reactions: who is asked, what may be answered, and how a player lets windows go.

A window is put to the defender whenever some reaction card could conceivably be played in it and he
holds any card at all. Both facts are public, so the question tells nothing about his hand (R57). He may
let windows of the same sort, or all, go until the turn ends; that is known to him alone. He is asked all the
same, with nothing left to answer but to let it go: a window that did not open would show the standing pass.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from quarterdeck.games.kaisers_pirates.actions import PASS, PASS_KIND, PASS_TURN, PASSES, REACT, SEATS, React
from quarterdeck.games.kaisers_pirates.data.model import GERMAN_SHIPS
from quarterdeck.games.kaisers_pirates.kinds import (
    AMC,
    BREAK_CONTACT,
    FAST_SHIP,
    NON_COMBATANT,
    QQQ,
    REFLAG,
    SHALLOW_RUN,
    SLIM_PICKINGS,
    TRAP,
    mask,
)
from quarterdeck.games.kaisers_pirates.state import KPGame, Ship
from quarterdeck.kernel import Action, Message, Mod, Seat, Step

from .r03_2_7_dice import damaged, decide
from .r06_optional import (
    break_contact_mods,
    sailing_bars,
    shallow_run_mods,
    slim_pickings_allowed,
)
from .table import card_name, mark_damage, score_sunk, set_aside, who

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

_ESCAPES = mask(BREAK_CONTACT, SHALLOW_RUN)
_BY_DAY_ONLY = mask(BREAK_CONTACT, SHALLOW_RUN, FAST_SHIP)
_ALWAYS = mask(AMC, TRAP)
_NON_COMBATANT = mask(NON_COMBATANT)
_FAST_SHIP = mask(FAST_SHIP)
_QQQ = mask(QQQ)
_SLIM_PICKINGS = mask(SLIM_PICKINGS)
_REFLAG = mask(REFLAG)


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


def ask_reaction(g: KPGame, player: int, legal: int, sort: int) -> Ask:
    """The question of a window, or nothing when no answer is conceivable."""
    asked = g.state.players[player]
    hand = asked.hand.items
    if not legal or not hand or not asked.live:
        return NOTHING
    if asked.muted & sort:
        return PASS_GIVEN[asked.name]
    bits = g.data.bit_of
    answers = [REACT[card] for card in hand if bits[card] & legal]
    return {asked.name: (*answers, *PASSES)} if answers else PASS_ONLY[asked.name]


def take_reaction(g: KPGame, player: int, action: Action, sort: int) -> int:
    """The card played in answer, or 0; a standing pass is remembered privately."""
    reacting = g.state.players[player]
    if isinstance(action, React):
        reacting.hand.items.remove(action.card)
        set_aside(g.state, player, action.card)
        rule = g.data.kinds[g.data.kind_of[action.card]].rule
        g.reveal()
        g.say(rule, "kp-reacts", seat=who(g, player), card=card_name(g, action.card))
        return action.card
    if action is PASS_TURN or action == PASS_TURN:
        reacting.muted = EVERY_SORT
    elif action == PASS_KIND:
        reacting.muted |= sort
    return 0


def refused_reactions(
    g: KPGame, player: int, legal: int, *, night: bool = False, surprise: bool = False
) -> Iterable[tuple[Action, Message, str]]:
    """Why a reaction card of the hand does not answer here."""
    for card in g.state.players[player].hand.items:
        kind = g.data.kinds[g.data.kind_of[card]]
        if not kind.reaction or kind.bit & legal:
            continue
        name = {"card": card_name(g, card)}
        if kind.bit & _BY_DAY_ONLY and night:
            yield REACT[card], Message("kp-no-by-night", name), "1.1.4.5"
        elif kind.bit & _BY_DAY_ONLY and surprise:
            yield REACT[card], Message("kp-no-against-surprise", name), "3.3.36"
        else:
            yield REACT[card], Message("kp-no-answer-here", name), kind.rule


def break_contact(g: KPGame, target: Ship, ship: Ship | None) -> bool:
    """[3.3.4] The target slips away if the challenge succeeds (R82)."""
    kind = g.data.kinds[BREAK_CONTACT]
    mods = damaged(target.damage, "3.3.4") + _low(target) + break_contact_mods(g, target, ship)
    away = decide(g, "3.3.4", BREAK_CONTACT, g.data.name[target.id], kind.challenge, mods, kind.response)
    g.say("3.3.4", "kp-contact-broken" if away else "kp-contact-kept", ship=g.data.name[target.id])
    return away


def _low(ship: Ship) -> tuple[Mod, ...]:
    return (LOW_SUPPLY,) if ship.low else ()


LOW_SUPPLY = Mod(-2, "kp-mod-limited-supply", "3.3.4")


def cross_shallows(g: KPGame, ship: Ship, *, pursuing: bool = False) -> bool:
    """[3.3.31] The roll for crossing the shallows unharmed; the caller applies a failure."""
    kind = g.data.kinds[SHALLOW_RUN]
    mods = damaged(ship.damage, "3.3.31") + shallow_run_mods(g, ship, pursuing=pursuing)
    rule = "6.10.2" if pursuing else "3.3.31"
    return decide(g, rule, SHALLOW_RUN, g.data.name[ship.id], kind.challenge, mods, kind.response)


def ground(g: KPGame, ship: Ship, sunk_for: int) -> None:
    """[3.3.31] A failed crossing damages, or sinks a ship that was damaged before (R46)."""
    if ship.damage:
        score_sunk(g, "3.3.31", ship, sunk_for)
    else:
        mark_damage(g, "3.3.31", ship)


def shallow_run(g: KPGame, target: Ship, attacker: int) -> None:
    """[3.3.31] The Intercept! is over; was the ship hurt on the way? (R81)"""
    if cross_shallows(g, target):
        g.say("3.3.31", "kp-shallows-crossed", ship=g.data.name[target.id])
    else:
        ground(g, target, attacker)


class ReflagWindow(Step, tag="kp.reflag"):
    """[3.3.27] The owner of a ship just recognised may hide it again from the hand (R52, R87)."""

    rule = "3.3.27"
    ship: int
    owner: int

    def ask(self, g: KPGame) -> Ask:
        ship = g.state.ships.get(self.ship)
        if ship is None or not ship.recognised:
            return NOTHING
        return ask_reaction(g, self.owner, _REFLAG, AFTER_RECOGNITION)

    def take(self, g: KPGame, seat: Seat, action: Action) -> None:
        if take_reaction(g, self.owner, action, AFTER_RECOGNITION):
            hide(g, g.state.ships[self.ship])
        g.done()

    def prompt(self, g: KPGame, seat: Seat) -> Message:
        return Message("kp-reflag-prompt", {"ship": g.data.name[self.ship]})


def hide(g: KPGame, ship: Ship) -> None:
    """[3.3.27] A raider or prize is disguised again."""
    ship.recognised = False
    g.say("3.3.27", "kp-hidden-again", ship=g.data.name[ship.id])


def is_merchant(ship: Ship) -> bool:
    """A merchant still sailing for its owner; a captured one is a prize."""
    return ship.id >= GERMAN_SHIPS and not ship.prize
