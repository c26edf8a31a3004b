"""Basic and standard rules, reload: batteries empty since an earlier turn are loaded, then fired tokens
are put back."""

from __future__ import annotations

from quarterdeck.kernel import Action, Message, Seat, Step

from ..actions import LeaveEmpty, Load, Seal
from ..state import SIDES, Ship
from . import advanced_crew, optional_gunnery, solo
from .basic_planning import SEAL
from .options import SgGame, advanced, basic
from .table import in_play, name, ships_of


class Reload(Step, tag="sg.reload"):
    """[SG-B-REL-1] [SG-B-REL-3] [SG-S-REL-1] The kind of shot is chosen secretly; in the basic rules there is
    only
    ball."""

    rule = "SG-B-REL-1"
    begun: bool = False
    loads: dict[str, str] = {}  # "3 port": ammunition, "" = left empty

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
        begun = False
        found: list[Action] = []
        for ship in ships_of(g, seat):
            for side in SIDES:
                if f"{ship.id} {side}" in self.loads:
                    begun = True
                elif may_load(g, ship, side):
                    choices = optional_gunnery.ammo_choices(g, ship, side)
                    found += [Load(ship.id, side, ammo) for ammo in choices]
                    found.append(LeaveEmpty(ship.id, side))
        return tuple(found) or (SEAL if begun else ())

    def take(self, g: SgGame, seat: Seat, action: Action) -> None:
        match action:
            case Load(ship, side, ammo):
                self.loads[f"{ship} {side}"] = ammo
            case LeaveEmpty(ship, side):
                self.loads[f"{ship} {side}"] = ""
            case Seal():
                g.state.sealed += (seat,)
                g.say("SG-S-REL-1", "sg-sealed", seat=g.rules.seat_name(seat))

    def advance(self, g: SgGame) -> None:
        if not self.begun:
            g.state.phase = "reload"
            finish_double_shot(g)
            if basic(g):
                self.loads = {
                    f"{s.id} {side}": "ball" for s in in_play(g) for side in SIDES if may_load(g, s, side)
                }
            else:
                self.loads = solo.reloads(g)
            self.begun = not basic(g)
            if self.begun:
                return
        for place, ammo in self.loads.items():
            number, _, side = place.partition(" ")
            load(g, g.state.ships[int(number)], side, ammo)
        put_back(g)
        g.state.sealed = ()
        g.done()

    def prompt(self, g: SgGame, seat: Seat) -> Message:
        sealing = self.options(g, seat) == SEAL
        return Message("sg-planning-seal-prompt" if sealing else "sg-reload-prompt")


def may_load(g: SgGame, ship: Ship, side: str) -> bool:
    """[SG-B-REL-1] Empty since an earlier turn; [SG-O-GREEN-1] untrained gunners wait a turn more [rulings
    68-70]."""
    broadside = ship.broadside(side)
    if broadside.load is not None or broadside.fired is not None or broadside.double_waits:
        return False
    return (advanced(g) or broadside.reload_delay == 0) and advanced_crew.may_reload(g, ship, side)


def finish_double_shot(g: SgGame) -> None:
    """[SG-O-DOUBLE-1] Double shot begun last turn goes into the battery now [ruling 64]."""
    for ship in in_play(g):
        for side in SIDES:
            broadside = ship.broadside(side)
            if broadside.double_waits and broadside.fired is None:  # not after continuous fire [SG-O-CONT-1]
                broadside.double_waits, broadside.load = False, "double"
                g.say("SG-O-DOUBLE-1", "sg-double-loaded", ship=name(g, ship), side=f"@sg-side-{side}")


def load(g: SgGame, ship: Ship, side: str, ammo: str) -> None:
    """[SG-B-REL-2] The token goes face down into the battery; double shot lies face up beside it for a
    turn."""
    if not ammo:
        return
    broadside = ship.broadside(side)
    if ammo == "double":
        broadside.double_waits = True
    else:
        broadside.load = ammo
    what = "sg-double-begun" if ammo == "double" else "sg-reloaded"
    g.say("SG-B-REL-2", what, ship=name(g, ship), id=ship.id, side=f"@sg-side-{side}")


def put_back(g: SgGame) -> None:
    """[SG-B-REL-2] Tokens fired this turn go to the ammunition box; a turn of waiting has passed for the
    others."""
    for ship in in_play(g):
        for side in SIDES:
            broadside = ship.broadside(side)
            if broadside.fired is not None:
                broadside.fired = None
            elif broadside.load is None and broadside.reload_delay:
                broadside.reload_delay -= 1


STEPS: tuple[type[Step], ...] = (Reload,)
