"""Basic and standard rules, reload: batteries empty since an earlier turn are loaded, then fired tokens
are put back."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.kernel import Action, Event, Message, Sealed, Seat, Step

from ..actions import LeaveEmpty, Load, Seal
from ..ids import BEAMS, Ammo, Beam, ShipId, ShipRef, ShipTarget
from ..options import SgGame, basic
from ..state import Loading, Ship
from . import optional_gunnery, solo
from .basic_gunnery import may_load
from .basic_planning import SEAL, OrdersSealed
from .common import SgEvent, in_play, load_broadside, name, ship_ref, ships_of


class Reloaded(SgEvent, frozen=True, tag="sg-reloaded"):
    cites = "SG-B-REL-2"
    ship: ShipRef
    side: Beam


class DoubleBegun(SgEvent, frozen=True, tag="sg-double-begun"):
    """[SG-O-DOUBLE-1] Double shot lies face up beside the battery for a turn."""

    cites = "SG-B-REL-2"
    ship: ShipRef
    side: Beam


class DoubleLoaded(SgEvent, frozen=True, tag="sg-double-loaded"):
    cites = "SG-O-DOUBLE-1"
    ship: ShipRef
    side: Beam


class Reload(Step, tag="sg.reload"):
    """[SG-B-REL-1] [SG-B-REL-3] [SG-S-REL-1] The kind of shot is chosen secretly; in the basic rules there is
    only
    ball."""

    rule = "SG-B-REL-1"
    begun: bool = False
    loads: list[Sealed[Loading]] = []

    def ask(self, g: SgGame) -> dict[Seat, tuple[Action, ...]]:
        if not self.begun:
            return {}
        asked = {}
        for seat in g.seats:
            if seat not in g.state.sealed:
                options = self.options(g, seat)
                if options:
                    asked[seat] = options
        return asked

    def options(self, g: SgGame, seat: Seat) -> tuple[Action, ...]:
        """Every battery still to be decided on, in any order."""
        decided = {(load.value.firer.id, load.value.weapon) for load in self.loads if load.owner == seat}
        found: list[Action] = []
        for ship in ships_of(g, seat):
            for side in BEAMS:
                if (ship.id, side) not in decided and may_load(g, ship, side):
                    found += [Load(ship.id, side, ammo) for ammo in optional_gunnery.ammo_choices(g)]
                    found.append(LeaveEmpty(ship.id, side))
        return tuple(found) or (SEAL if decided else ())

    def take(self, g: SgGame, seat: Seat, action: Action) -> None:
        match action:
            case Load(ship, side, ammo):
                self.decide(seat, ship, side, ammo)
            case LeaveEmpty(ship, side):
                self.decide(seat, ship, side, None)
            case Seal():
                g.state.sealed += (seat,)
                g.tell(OrdersSealed(seat), rule="SG-S-REL-1")

    def decide(self, seat: Seat, ship: ShipId, side: Beam, ammo: Ammo | None) -> None:
        self.loads.append(Sealed("sg.reload", seat, Loading(ShipTarget(ship), side, ammo), ship))

    def advance(self, g: SgGame) -> None:
        if not self.begun:
            g.state.phase = "reload"
            finish_double_shot(g)
            for ship in (
                in_play(g) if basic(g) else solo.automatic_ships(g)
            ):  # [SG-L-FIRE-1] nothing to choose
                for side in BEAMS:
                    if may_load(g, ship, side):
                        load(g, ship, side, "ball")
            self.begun = not basic(g)
            if self.begun:
                return
        for choice in self.loads:
            loading = choice.value
            if loading.ammo is not None and (loading.weapon == "port" or loading.weapon == "starboard"):
                load(g, g.state.ships[loading.firer.id], loading.weapon, loading.ammo)
        put_back(g)
        g.state.sealed = ()
        g.done()

    def refused(self, g: SgGame, seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        """Why a side is not loaded now."""
        for ship in ships_of(g, seat):
            for side in BEAMS:
                broadside = ship.broadside(side)
                if broadside.fired is not None or broadside.load is not None:
                    what = "sg-no-load-fired" if broadside.fired is not None else "sg-no-load-loaded"
                    reason = Message(what, {"ship": name(g, ship), "side": f"@sg-side-{side}"})
                    for ammo in optional_gunnery.ammo_choices(g):
                        yield Load(ship.id, side, ammo), reason, "SG-B-REL-1"

    def prompt(self, g: SgGame, seat: Seat) -> Message:
        sealing = self.options(g, seat) == SEAL
        return Message("sg-planning-seal-prompt" if sealing else "sg-reload-prompt")


def finish_double_shot(g: SgGame) -> None:
    """[SG-O-DOUBLE-1] Double shot begun last turn goes into the battery now [ruling 64]."""
    for ship in in_play(g):
        for side in BEAMS:
            broadside = ship.broadside(side)
            if broadside.double_waits and broadside.fired is None:  # not after continuous fire [SG-O-CONT-1]
                broadside.double_waits = False
                load_broadside(g, ship, side, "double")
                g.tell(DoubleLoaded(ship_ref(g, ship), side))


def load(g: SgGame, ship: Ship, side: Beam, ammo: Ammo) -> None:
    """[SG-B-REL-2] The token goes face down into the battery; double shot lies face up beside it for a
    turn."""
    if ammo == "double":
        ship.broadside(side).double_waits = True
        g.tell(DoubleBegun(ship_ref(g, ship), side))
    else:
        load_broadside(g, ship, side, ammo)
        g.tell(Reloaded(ship_ref(g, ship), side))


def put_back(g: SgGame) -> None:
    """[SG-B-REL-2] Tokens fired this turn go to the ammunition box; a turn of waiting has passed for the
    others."""
    for ship in in_play(g):
        for side in BEAMS:
            broadside = ship.broadside(side)
            if broadside.fired is not None:
                broadside.fired = None
            elif broadside.load is None and broadside.reload_delay:
                broadside.reload_delay -= 1


STEPS: tuple[type[Step], ...] = (Reload,)
EVENTS: tuple[type[Event], ...] = (Reloaded, DoubleBegun, DoubleLoaded)
