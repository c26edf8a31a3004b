"""[6.0] The optional rules, as conditions and modifiers that the other chapters ask for.

Coal [6.1], sails [6.2], Wölfchen [6.3], fast raiders [6.6], prize stores [6.12].
"""

from __future__ import annotations

from quarterdeck.games.kaisers_pirates.actions import DECLINE, Resupply
from quarterdeck.games.kaisers_pirates.data.model import GERMAN_SHIPS
from quarterdeck.games.kaisers_pirates.kinds import AMC, FAST_SHIP, Q_SHIP, mask
from quarterdeck.games.kaisers_pirates.state import KPGame, Ship
from quarterdeck.kernel import Action, Message, Mod, Option, Seat, Step

from .r03_2_7_dice import TEN_EIGHT, TEN_FOUR, decide
from .table import take_out, who

FOUR = ("four-players", "teams")

REMOVED_CHOICES = (0, 8, 12, 20, 28, 32, 40, 44, 48, 52, 56, 60)
"""[2.1.4] 0 = the number the rules give for this many players."""

OPTIONS: tuple[Option, ...] = (
    Option("removed", default=0, choices=REMOVED_CHOICES, rule="2.1.4"),
    Option("first-player", default="dice", choices=("dice", "weakest"), rule="3.1"),
    Option("coal", rule="6.1"),
    Option("sails", rule="6.2"),
    Option("wolfchen", rule="6.3"),
    Option("tournament", rule="6.4"),
    Option("beyond-1914", rule="6.5"),
    Option("no-breakout", rule="6.5.3", scenarios=FOUR),
    Option("historical-merchants", rule="6.5.4"),
    Option("fast-raiders", rule="6.6"),
    Option("retention", rule="6.7"),
    Option("additional-damage", rule="6.8"),
    Option("torpedo-prizes", rule="6.9"),
    Option("shallow-pursuit", rule="6.10"),
    Option("sailing-merchants", rule="6.11"),
    Option("prize-resupply", rule="6.12"),
    Option(
        "phantom-targets", default="best", choices=("best", "random"), rule="5.3.3.3", scenarios=("solo",)
    ),
)

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

_NOT_UNDER_SAIL = mask(AMC, Q_SHIP, FAST_SHIP)


def _by_fuel(g: KPGame, ship: Ship, coal: tuple[Mod, ...], sail: tuple[Mod, ...]) -> tuple[Mod, ...]:
    card = g.data.ships[ship.id]
    mods = NONE
    if card.coal and g.options["coal"]:
        mods += coal
    if card.sail and g.options["sails"]:
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
        g.options["sailing-merchants"]
        and target.id >= GERMAN_SHIPS
        and not target.prize
        and g.data.ships[target.id].sail
    )


def break_contact_mods(g: KPGame, target: Ship, ship: Ship | None) -> tuple[Mod, ...]:
    """[6.2.4] [6.2.5] [6.3.3] [6.11.2]"""
    mods = NONE
    if target.id < GERMAN_SHIPS:
        card = g.data.ships[target.id]
        if card.sail and g.options["sails"]:
            mods += _SAIL_FLEES
        if card.wolfchen and g.options["wolfchen"]:
            mods += _WOLF_FLEES
        return mods
    if ship is not None and g.options["sails"] and g.data.ships[ship.id].sail:
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
    return _DEEP_HULL if g.options["fast-raiders"] else NONE


def sailing_bars(g: KPGame, target: Ship) -> int:
    """[6.11.1] AMC, Q-Ship and Fast Ship do not help sailing merchants."""
    return _NOT_UNDER_SAIL if under_sail(g, target) else 0


def slim_pickings_allowed(g: KPGame, ship: Ship) -> bool:
    """[6.3.2] Wolf's aircraft finds them anyway (R102)."""
    return not (g.options["wolfchen"] and g.data.ships[ship.id].wolfchen)


def may_go_full_steam(g: KPGame, ship: Ship) -> bool:
    """[6.6.1] [6.6.1.2] A fast raider with enough coal may chase a Fast Ship."""
    return bool(g.options["fast-raiders"] and g.data.ships[ship.id].fast and not ship.low)


def burn_coal(g: KPGame, ship: Ship) -> None:
    """[6.6.1.1] After full steam the raider may be short of coal."""
    if decide(g, "6.6.1.1", "full_steam", g.data.name[ship.id], TEN_FOUR):
        ship.low = True
        g.say("6.6.1.1", "kp-low-supply", ship=g.data.name[ship.id])


def initiates_on_prize(g: KPGame, ship: Ship) -> bool:
    """[6.9.1] A submarine must first mistake a German prize for an enemy (R108)."""
    mistaken = decide(g, "6.9.1", "mistaken", g.data.name[ship.id], TEN_EIGHT)
    g.say("6.9.1", "kp-prize-mistaken" if mistaken else "kp-prize-known", ship=g.data.name[ship.id])
    return mistaken


def kept_ships(g: KPGame) -> int:
    """[2.4.1] [6.7] How many ships a player may keep between rounds."""
    return 3 if g.options["retention"] else 1


def give_stores(g: KPGame, prize: Ship, ship: Ship) -> None:
    """[6.12.1] [6.12.2] Resupply from a prize, which may be used up and scored at its printed value."""
    ship.low = False
    g.state.turn.gave_stores.append(prize.id)
    name = g.data.name[prize.id]
    g.say("6.12.1", "kp-stores-given", ship=g.data.name[ship.id], prize=name)
    if decide(g, "6.12.2", "used_up", name, TEN_EIGHT):
        owner = prize.owner
        take_out(g, prize)
        g.state.players[owner].victory.merchants.append(prize.id)
        g.say("6.12.2", "kp-prize-used-up", ship=name, seat=who(g, owner), prize=g.data.prize[prize.id])


class CaptureStores(Step, tag="kp.capture_stores"):
    """[6.12.3] The captor may take the stores of its new prize; nothing is free (R107)."""

    rule = "6.12.3"
    player: int
    ship: int
    prize: int

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
        give_stores(g, g.state.ships[self.prize], g.state.ships[self.ship])

    def prompt(self, g: KPGame, seat: Seat) -> Message:
        names = {"ship": g.data.name[self.ship], "prize": g.data.name[self.prize]}
        return Message("kp-capture-stores-prompt", names)
