"""[6.0] The optional rules, as conditions and modifiers that the other chapters ask for.

Coal [6.1], sails [6.2], Wölfchen [6.3], fast raiders [6.6], prize stores [6.12].
"""

from __future__ import annotations

from quarterdeck.games.kaisers_pirates.actions import DECLINE, Resupply
from quarterdeck.games.kaisers_pirates.data.model import GERMAN_SHIPS
from quarterdeck.games.kaisers_pirates.ids import Kind, PlayerNo, ShipId, ShipRef, mask
from quarterdeck.games.kaisers_pirates.state import KPGame, Ship
from quarterdeck.kernel import Action, Event, Message, Mod, Seat, Step

from .common import Sunk, fighter, pile_so_far, ref, take_out, who
from .r03_2_7_dice import TEN_EIGHT, TEN_FOUR, decide


class Resupplied(Event, frozen=True, tag="kp-resupplied"):
    """[1.3.2] A ship loses its limited supply marker."""

    ship: ShipRef


class StoresGiven(Event, frozen=True, tag="kp-stores-given"):
    """[6.12.1] A ship is supplied by a prize."""

    cites = "6.12.1"
    ship: ShipRef
    prize: ShipRef


NONE: tuple[Mod, ...] = ()

_COAL_MISSED = (Mod(2, "kp-mod-coal", "6.1.1"),)
_COAL_RUNNER = (Mod(-1, "kp-mod-coal", "6.1.2"),)
_COAL_REFUGE = (Mod(-1, "kp-mod-coal", "6.1.3"),)
_SAIL_MISSED = (Mod(-2, "kp-mod-seeadler", "6.2.1"),)
_SAIL_RUNNER = (Mod(1, "kp-mod-seeadler", "6.2.2"),)
_SAIL_REFUGE = (Mod(1, "kp-mod-seeadler", "6.2.3"),)
_SAIL_FLEES = (Mod(-2, "kp-mod-seeadler", "6.2.4"),)
_SAIL_HUNTS = (Mod(2, "kp-mod-seeadler", "6.2.5"),)
_WOLF_FLEES = (Mod(2, "kp-mod-wolfchen", "6.3.3"),)
_DEEP_HULL = (Mod(-2, "kp-mod-deep-hull", "6.6.2"),)
_DEEP_PURSUER = (Mod(-2, "kp-mod-deep-hull", "6.10.4"),)
_UNDER_SAIL = (Mod(-2, "kp-mod-under-sail", "6.11.2"),)

_NOT_UNDER_SAIL = mask(Kind.AMC, Kind.Q_SHIP, Kind.FAST_SHIP)


def _by_fuel(g: KPGame, ship: Ship, coal: tuple[Mod, ...], sail: tuple[Mod, ...]) -> tuple[Mod, ...]:
    card = g.data.ships[ship.id]
    mods = NONE
    if card.coal and g.options.coal:
        mods += coal
    if card.sail and g.options.sails:
        mods += sail
    return mods


def rendezvous_mods(g: KPGame, ship: Ship) -> tuple[Mod, ...]:
    """[6.1.1] [6.2.1] Coal eaters miss supplies sooner, the sailing raider later (R101)."""
    return _by_fuel(g, ship, _COAL_MISSED, _SAIL_MISSED)


def runner_mods(g: KPGame, ship: Ship) -> tuple[Mod, ...]:
    """[6.1.2] [6.2.2]"""
    return _by_fuel(g, ship, _COAL_RUNNER, _SAIL_RUNNER)


def refuge_supply_mods(g: KPGame, ship: Ship) -> tuple[Mod, ...]:
    """[6.1.3] [6.2.3]"""
    return _by_fuel(g, ship, _COAL_REFUGE, _SAIL_REFUGE)


def under_sail(g: KPGame, target: Ship) -> bool:
    """[6.11] A sailing merchant; as a prize it no longer counts as one (R110)."""
    return bool(
        g.options.sailing_merchants
        and target.id >= GERMAN_SHIPS
        and not target.prize
        and g.data.ships[target.id].sail
    )


def break_contact_mods(g: KPGame, target: Ship, ship: Ship | None) -> tuple[Mod, ...]:
    """[6.2.4] [6.2.5] [6.3.3] [6.11.2]"""
    mods = NONE
    if target.id < GERMAN_SHIPS:
        card = g.data.ships[target.id]
        if card.sail and g.options.sails:
            mods += _SAIL_FLEES
        if card.wolfchen and g.options.wolfchen:
            mods += _WOLF_FLEES
        return mods
    if ship is not None and g.options.sails and g.data.ships[ship.id].sail:
        mods += _SAIL_HUNTS
    if under_sail(g, target):
        mods += _UNDER_SAIL
    return mods


def shallow_run_mods(g: KPGame, ship: Ship, *, pursuing: bool) -> tuple[Mod, ...]:
    """[6.6.2] [6.10.4] The liners draw more water (R105)."""
    if not g.data.ships[ship.id].fast:
        return NONE
    if pursuing:
        return _DEEP_PURSUER
    return _DEEP_HULL if g.options.fast_raiders else NONE


def sailing_bars(g: KPGame, target: Ship) -> int:
    """[6.11.1] Kind.AMC, Q-Ship and Fast Ship do not help sailing merchants."""
    return _NOT_UNDER_SAIL if under_sail(g, target) else 0


def slim_pickings_allowed(g: KPGame, ship: Ship) -> bool:
    """[6.3.2] Wolf's aircraft finds them anyway (R102)."""
    return not (g.options.wolfchen and g.data.ships[ship.id].wolfchen)


def may_go_full_steam(g: KPGame, ship: Ship) -> bool:
    """[6.6.1] [6.6.1.2] A fast raider with enough coal may chase a Fast Ship."""
    return bool(g.options.fast_raiders and g.data.ships[ship.id].fast and not ship.low)


def burn_coal(g: KPGame, ship: Ship, of: int | None) -> None:
    """[6.6.1.1] After full steam the raider may be short of coal."""
    burnt = decide(g, "6.6.1.1", "full_steam", fighter(g, ship), TEN_FOUR)
    if burnt.success:
        ship.low = True
    g.tell(burnt, of=of)


def initiates_on_prize(g: KPGame, ship: Ship, of: Event) -> bool:
    """[6.9.1] A submarine must first mistake a German prize for an enemy (R108)."""
    mistaken = decide(g, "6.9.1", "mistaken", fighter(g, ship), TEN_EIGHT)
    return g.tell(mistaken, of=of).success


def kept_ships(g: KPGame) -> int:
    """[2.4.1] [6.7] How many ships a player may keep between rounds."""
    return 3 if g.options.retention else 1


def give_stores(g: KPGame, prize: Ship, ship: Ship, of: int | None) -> None:
    """[6.12.1] [6.12.2] Resupply from a prize, which may be used up and scored at its printed value."""
    ship.low = False
    g.state.turn.gave_stores.append(prize.id)
    given = g.tell(StoresGiven(ref(g, ship), ref(g, prize)), of=of)
    emptied = fighter(g, prize)
    used_up = g.tell(decide(g, "6.12.2", "used_up", emptied, TEN_EIGHT), of=given)
    if used_up.success:
        owner = prize.owner
        take_out(g, prize)
        g.state.players[owner].victory.merchants.append(prize.id)
        scored = Sunk(emptied, who(g, owner), g.data.prize[prize.id], pile_so_far(g, owner))
        g.tell(scored, of=used_up, rule="6.12.2")


class CaptureStores(Step, tag="kp.capture_stores"):
    """[6.12.3] The captor may take the stores of its new prize; nothing is free (R107)."""

    rule = "6.12.3"
    player: PlayerNo
    ship: ShipId
    prize: ShipId
    told: int | None
    """The capture."""

    def ask(self, g: KPGame) -> dict[Seat, tuple[Action, ...]]:
        player = g.state.players[self.player]
        if not player.live or not self._needed(g):
            return {}
        return {player.name: (Resupply(self.prize, self.ship), DECLINE)}

    def take(self, g: KPGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Resupply):
            self._resupply(g)
        g.done()

    def advance(self, g: KPGame) -> None:
        """The phantom always takes the stores."""
        if self._needed(g):
            self._resupply(g)
        g.done()

    def _needed(self, g: KPGame) -> bool:
        ships = g.state.ships
        return self.ship in ships and self.prize in ships and ships[self.ship].low

    def _resupply(self, g: KPGame) -> None:
        give_stores(g, g.state.ships[self.prize], g.state.ships[self.ship], self.told)

    def prompt(self, g: KPGame, seat: Seat) -> Message:
        names = {"ship": g.data.name[self.ship], "prize": g.data.name[self.prize]}
        return Message("kp-capture-stores-prompt", names)
