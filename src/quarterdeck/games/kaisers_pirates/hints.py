"""Preview of an action: the dice of both sides with their modifiers, and the exact chances.

Only what the asking seat may know goes in: open ships, announced cards, his own cards.
"""

from __future__ import annotations

import msgspec

from quarterdeck.games.kaisers_pirates.actions import (
    Add,
    Against,
    Arm,
    Chase,
    Go,
    HoldBack,
    Place,
    Play,
    React,
    Sail,
    Target,
)
from quarterdeck.games.kaisers_pirates.data.model import Dice
from quarterdeck.games.kaisers_pirates.ids import CardId, Kind, PlayerNo, ShipId, Use
from quarterdeck.games.kaisers_pirates.rules.common import cards_of, place_of
from quarterdeck.games.kaisers_pirates.rules.r03_2_2_reactions import crossing_mods, escape_mods
from quarterdeck.games.kaisers_pirates.rules.r03_2_3_british import (
    TARGETS,
    BritishIntercept,
    Mode,
    british_mods,
    british_targets,
)
from quarterdeck.games.kaisers_pirates.rules.r03_2_4_merchants import Raid, raid_targets
from quarterdeck.games.kaisers_pirates.rules.r03_2_4_strike import Strike
from quarterdeck.games.kaisers_pirates.rules.r03_2_6_passage import SafePassage
from quarterdeck.games.kaisers_pirates.rules.r03_2_7_dice import (
    CALM,
    NIGHT,
    TEN,
    TEN_EIGHT,
    UNARMED,
    UNARMED_PASSAGE,
    AttackOdds,
    DecisionOdds,
    Fight,
    Matter,
    attack_mods,
    damaged,
    duel_odds,
    fast_ship_mods,
    odds_of_decision,
    total_of,
)
from quarterdeck.games.kaisers_pirates.rules.r03_3_cards import ArmSubmarine, UseCard
from quarterdeck.games.kaisers_pirates.rules.r03_3_effects import interned_mods
from quarterdeck.games.kaisers_pirates.rules.r03_3_mines_and_torpedoes import (
    Mines,
    Torpedo,
    mine_victims,
    torpedo_targets,
)
from quarterdeck.games.kaisers_pirates.state import NO_SHIP, KPGame, Ship
from quarterdeck.kernel import Action, Mod, Seat


class Side(msgspec.Struct, frozen=True):
    """What one side would roll."""

    name: str
    dice: Dice
    mods: tuple[Mod, ...]


class Contest(msgspec.Struct, frozen=True):
    """One comparison of dice that an action leads to, and its exact chances."""

    what: Fight | Matter
    attack: Side
    defence: Side
    odds: AttackOdds | DecisionOdds


Contests = tuple[Contest, ...]
_FORCES = "@kp-british-forces"


def fight(what: Fight, attack: Side, defence: Side, *, taking: bool = False) -> Contest:
    """[3.2.7.1] Chances of an attack; with a boarding party sinking is capture and damage nothing."""
    odds = duel_odds(attack.dice, total_of(attack.mods), defence.dice, total_of(defence.mods), taking)
    return Contest(what, attack, defence, odds)


def decision(
    what: Matter, name: str, challenge: Dice, mods: tuple[Mod, ...] = (), response: Dice = TEN
) -> Contest:
    """[3.2.7.2] Chances of a decision."""
    odds = odds_of_decision(challenge, total_of(mods), response)
    return Contest(what, Side(name, challenge, mods), Side(name, response, ()), odds)


def preview_of(g: KPGame, seat: Seat, action: Action) -> Contests | None:
    """The contests an action leads to directly, or None."""
    found = _preview(g, action)
    return found or None


def _preview(g: KPGame, action: Action) -> Contests:
    step = g.stack[-1] if g.stack else None
    if isinstance(action, Play):
        turn = g.state.turn
        lies = turn.halves[turn.committed.items.index(action.card)]
        return _of_half(g, action.card, lies.value, ShipId(lies.about))
    if isinstance(action, Place):
        ship = NO_SHIP if action.ship is None else action.ship
        return _of_half(g, cards_of(g.state.turn.committed)[-1], action.use, ship)
    if isinstance(step, SafePassage):
        return (_passage(g, step.ship, step),) if isinstance(action, Sail) else ()
    if isinstance(step, Raid):
        return _of_raid(g, step, action)
    if isinstance(step, Strike):
        return _of_strike(g, step, action)
    if isinstance(step, BritishIntercept):
        return _of_british(g, step, action)
    if isinstance(step, Torpedo):
        return _of_torpedo(g, step, action)
    if isinstance(step, Mines):
        return _of_mines(g, step.dice, action)
    if isinstance(step, ArmSubmarine) and isinstance(action, Arm):
        return _of_boat(g, step.card, mines=action.weapon == "mines")
    if isinstance(step, UseCard) and isinstance(action, Target):
        return _of_use(g, g.data.kind_of[step.card], g.state.ships[action.ship])
    return ()


# ---------------------------------------------------------------- the sides of a fight


def _hull(g: KPGame, ship: Ship) -> Side:
    card = g.data.ships[ship.id]
    return Side(card.name, card.defence, damaged(ship.damage))


def _guns(g: KPGame, ship: Ship, *, night: bool, surprise: bool, more: tuple[Mod, ...] = ()) -> Side:
    card = g.data.ships[ship.id]
    return Side(card.name, card.attack, attack_mods(g, ship, night=night, surprise=surprise) + more)


def _british(dice: Dice, mode: Mode, *, night: bool, surprise: bool) -> Side:
    return Side(_FORCES, dice, british_mods(mode, night=night, surprise=surprise))


def _passage(g: KPGame, number: ShipId, step: SafePassage | None = None) -> Contest:
    card = g.data.ships[number]
    mods: tuple[Mod, ...] = (CALM,) if step is None else (UNARMED_PASSAGE,) if step.unarmed else ()
    return decision("safe_passage", card.name, card.challenge, mods, card.response)


# ---------------------------------------------------------------- by place in the rules


def _of_half(g: KPGame, card: CardId, use: Use | None, ship: ShipId) -> Contests:
    """A card about to be laid or played: one contest for every target it could have now."""
    ships = g.state.ships
    face = g.data.cards[card]
    if use == "ship" and ship in ships:
        guns = _guns(g, ships[ship], night=face.night, surprise=False)
        return tuple(fight("raid", guns, _hull(g, ships[n])) for n in raid_targets(g))
    if use == "force":
        guns = _british(face.intercept, "british", night=face.night, surprise=False)
        return tuple(fight("british", guns, _hull(g, ships[n])) for n in british_targets(g))
    if use == "mines":
        return _minefield(g, face.mines, mine_victims(g))
    return _of_action_half(g, card) if use == "action" else ()


def _of_action_half(g: KPGame, card: CardId) -> Contests:
    face = g.data.cards[card]
    ships = g.state.ships
    if face.kind == Kind.INTERROGATE:
        return tuple(_interrogation(g, ships[n]) for n in TARGETS["interrogate"](g))
    if face.kind == Kind.MONITOR:
        guns = _british(face.attack, "monitor", night=False, surprise=False)
        return tuple(fight("monitor", guns, _hull(g, ships[n])) for n in TARGETS["monitor"](g))
    if face.kind in (Kind.SUBMARINE_U, Kind.SUBMARINE_UC):
        return _of_boat(g, card, mines=False)
    return ()


def _of_boat(g: KPGame, card: CardId, *, mines: bool) -> Contests:
    """[3.3.34] [3.3.35] The torpedoes of a submarine, or its mines, against every target there is."""
    face = g.data.cards[card]
    if mines:
        return _minefield(g, face.mines, mine_victims(g))
    tubes = Side(face.vessel, face.attack, ())
    return tuple(_torpedo_shot(g, tubes, g.state.ships[n])[0] for n in torpedo_targets(g))


def _torpedo_shot(g: KPGame, tubes: Side, ship: Ship) -> Contests:
    """[3.3.34] [6.9.1] A prize must first be mistaken for an enemy."""
    shot = fight("torpedo", tubes, _hull(g, ship))
    return (decision("mistaken", g.data.name[ship.id], TEN_EIGHT), shot) if ship.prize else (shot,)


def _minefield(g: KPGame, dice: Dice, victims: list[PlayerNo]) -> Contests:
    """[3.3.18] Mines against each merchant by itself."""
    ships = g.state.ships
    mines = Side("@kp-by-mines", dice, ())
    return tuple(fight("mines", mines, _hull(g, ships[n])) for p in victims for n in g.state.players[p].front)


def _of_mines(g: KPGame, dice: Dice, action: Action) -> Contests:
    """[3.3.18] [3.3.19] Against one opponent; a Minesweeper leaves nothing to chance."""
    if isinstance(action, Against):
        return _minefield(g, dice, [place_of(g.state, action.seat)])
    if isinstance(action, React):
        return ()
    announced = g.state.announced
    return _minefield(g, dice, [announced.defender]) if announced is not None else ()


def _interrogation(g: KPGame, ship: Ship) -> Contest:
    kind = g.data.kinds[Kind.INTERROGATE]
    return decision("interrogate", g.data.name[ship.id], kind.challenge, (), kind.response)


def _of_raid(g: KPGame, step: Raid, action: Action) -> Contests:
    ships = g.state.ships
    surprise = step.surprise
    if isinstance(action, Add):
        surprise = surprise or g.data.kind_of[action.card] == Kind.SURPRISE_ATTACK
    guns = _guns(g, ships[step.ship], night=step.night, surprise=surprise)
    if isinstance(action, Target):
        return (fight("raid", guns, _hull(g, ships[action.ship])),)
    if isinstance(action, Add | Go):
        return tuple(fight("raid", guns, _hull(g, ships[n])) for n in raid_targets(g))
    return ()


def _of_strike(g: KPGame, step: Strike, action: Action) -> Contests:
    ships = g.state.ships
    ship = ships[step.ship]
    if isinstance(action, React):
        kind = g.data.kind_of[action.card]
        if kind == Kind.RECALLED:
            rule = g.data.kinds[Kind.RECALLED]
            return (decision("recalled", g.data.name[ship.id], rule.challenge, (), rule.response),)
        return _of_reaction(g, step, kind, action.card)
    if step.target not in ships:
        return ()
    if isinstance(action, Chase | HoldBack):
        return _of_chase(g, step, isinstance(action, Chase))
    taking = step.boarding or isinstance(action, Add)
    return (_plain_strike(g, step, taking=taking),)


def _plain_strike(g: KPGame, step: Strike, *, taking: bool, more: tuple[Mod, ...] = ()) -> Contest:
    ships = g.state.ships
    guns = _guns(g, ships[step.ship], night=step.night, surprise=step.surprise, more=more)
    return fight("raid", guns, _hull(g, ships[step.target]), taking=taking)


def _of_reaction(g: KPGame, step: Strike, kind: Kind, number: CardId) -> Contests:
    ship, target = g.state.ships[step.ship], g.state.ships[step.target]
    card = g.data.cards[number]
    night = (NIGHT,) if step.night else ()
    strike = _plain_strike(g, step, taking=step.boarding)
    if kind == Kind.BREAK_CONTACT:
        return (_break_contact(g, target, ship), strike)
    if kind == Kind.SHALLOW_RUN:
        return (_shallows(g, target),)
    if kind == Kind.AMC:
        guns = _guns(g, ship, night=step.night, surprise=step.surprise)
        theirs = fight("amc", guns, Side(card.vessel, card.defence, ()))
        return (theirs, fight("amc", Side(card.vessel, card.attack, night), _hull(g, ship)))
    if kind == Kind.TRAP:
        armed = Side(g.data.name[target.id], card.attack, night)
        return (strike, fight("trap", armed, _hull(g, ship)))
    if kind == Kind.FAST_SHIP:
        return (_plain_strike(g, step, taking=step.boarding, more=fast_ship_mods(g, ship)),)
    if kind == Kind.NON_COMBATANT:
        return (_plain_strike(g, step, taking=True, more=(UNARMED,)),)
    return ()


def _of_chase(g: KPGame, step: Strike, goes: bool) -> Contests:
    ship, target = g.state.ships[step.ship], g.state.ships[step.target]
    if step.reaction == Kind.FAST_SHIP:
        more = () if goes else fast_ship_mods(g, ship)
        return (_plain_strike(g, step, taking=step.boarding, more=more),)
    crossing = (_shallows(g, target),)
    return (*crossing, _shallows(g, ship, pursuing=True)) if goes else crossing


def _break_contact(g: KPGame, target: Ship, ship: Ship | None) -> Contest:
    kind = g.data.kinds[Kind.BREAK_CONTACT]
    mods = escape_mods(g, target, ship)
    return decision("break_contact", g.data.name[target.id], kind.challenge, mods, kind.response)


def _shallows(g: KPGame, ship: Ship, *, pursuing: bool = False) -> Contest:
    kind = g.data.kinds[Kind.SHALLOW_RUN]
    mods = crossing_mods(g, ship, pursuing=pursuing)
    return decision("shallow_run", g.data.name[ship.id], kind.challenge, mods, kind.response)


def _of_british(g: KPGame, step: BritishIntercept, action: Action) -> Contests:
    ships = g.state.ships
    surprise = step.surprise or isinstance(action, Add)
    guns = _british(step.dice, step.mode, night=step.night, surprise=surprise)
    if isinstance(action, Target) and step.mode == "interrogate":
        ship = ships[action.ship]
        return (_interrogation(g, ship), fight("interrogate", guns, _hull(g, ship)))
    if isinstance(action, Target):
        return (fight(step.mode, guns, _hull(g, ships[action.ship])),)
    if isinstance(action, Add | Go):
        return tuple(fight(step.mode, guns, _hull(g, ships[n])) for n in TARGETS[step.mode](g))
    target = ships[step.target]
    if isinstance(action, React):
        kind = g.data.kind_of[action.card]
        if kind == Kind.SHALLOW_RUN:
            return (_shallows(g, target),)
        return (_break_contact(g, target, None), fight(step.mode, guns, _hull(g, target)))
    return (fight(step.mode, guns, _hull(g, target)),)


def _of_torpedo(g: KPGame, step: Torpedo, action: Action) -> Contests:
    ships = g.state.ships
    boat = step.boat(g)
    tubes = Side(boat.vessel, boat.attack, ())
    if isinstance(action, Target):
        return _torpedo_shot(g, tubes, ships[action.ship])
    shot = fight("torpedo", tubes, _hull(g, ships[step.target]))
    if not isinstance(action, React):
        return (shot,)
    kind = g.data.kinds[g.data.kind_of[action.card]]
    if kind.id == Kind.RAZZLE_DAZZLE:
        return (decision("razzle_dazzle", g.data.name[step.target], kind.challenge, (), kind.response), shot)
    q_ship = g.data.cards[action.card]
    lure = decision("q_ship", q_ship.vessel, kind.challenge, (), kind.response)
    guns = fight("q_ship", Side(q_ship.vessel, q_ship.gun, ()), Side(boat.vessel, boat.defence, ()))
    return (lure, guns, fight("q_ship", tubes, Side(q_ship.vessel, q_ship.defence, ())))


def _of_use(g: KPGame, kind: Kind, ship: Ship) -> Contests:
    rule = g.data.kinds[kind]
    name = g.data.name[ship.id]
    if kind == Kind.FAIR_SEAS:
        return (_passage(g, ship.id),)
    if kind == Kind.INTERNED:
        return (decision("interned", name, rule.challenge, interned_mods(ship), rule.response),)
    if kind == Kind.TRANSFER_COMMAND:
        return (decision("transfer_command", name, rule.challenge, (), rule.response),)
    return ()
