"""What a player can choose in chapters 4 to 11; fire and melee actions stand beside their rules."""

from __future__ import annotations

from typing import Literal

from quarterdeck.games.flying_colors.ids import CommandId, ShipId
from quarterdeck.kernel import Action

Hand = Literal["port", "starboard"]


class Form(Action, frozen=True, tag="form"):
    """[5.2, 6.0] Begin a command under the commander aboard `leader`."""

    leader: ShipId
    kind: Literal["formation", "group"]


class Without(Action, frozen=True, tag="without"):
    """[6.0] Leave a ship out of the command being formed."""

    ship: ShipId


class Confirm(Action, frozen=True, tag="confirm"):
    """[6.0] The command stands as shown."""


class Activate(Action, frozen=True, tag="activate"):
    """[7.0] Activate a command."""

    command: CommandId


class Pass(Action, frozen=True, tag="pass"):
    """[7.0] The initiative winner lets the other side begin."""


class Select(Action, frozen=True, tag="select"):
    """[5.2, 8.0] The next ship to act."""

    ship: ShipId


class Ahead(Action, frozen=True, tag="ahead"):
    """[11.2] Advance one hex."""


class Leave(Action, frozen=True, tag="leave"):
    """[15.1] Sail off the map."""


class Wear(Action, frozen=True, tag="wear"):
    """[11.2] Turn one hexside."""

    to: Hand


class Back(Action, frozen=True, tag="back"):
    """[11.5] Spend a point without moving."""


class Tack(Action, frozen=True, tag="tack"):
    """[11.3] Try to bring the bow through the wind."""


class Press(Action, frozen=True, tag="press"):
    """[11.1] A small ship takes its extra movement point."""


class Anchor(Action, frozen=True, tag="anchor"):
    """[11.6] Drop anchor."""


class Weigh(Action, frozen=True, tag="weigh"):
    """[11.6] Try to raise the anchor."""


class Swing(Action, frozen=True, tag="swing"):
    """[11.6] Turn at anchor: the named end moves, the other stays."""

    end: Literal["bow", "stern"]
    to: Hand


class Sternway(Action, frozen=True, tag="sternway"):
    """[11.4] Roll on the sternway table."""


class FallOff(Action, frozen=True, tag="fall-off"):
    """[11.4] After the sternway roll: turn one hexside, the bow hex stays."""

    to: Hand


class Drop(Action, frozen=True, tag="drop"):
    """[11.4] After the sternway roll: drift one hex with the wind."""


class Hold(Action, frozen=True, tag="hold"):
    """[11.4] After the sternway roll: no (further) change."""


class Collide(Action, frozen=True, tag="collide"):
    """[11.8] Stop before a ship that cannot be cleared and check for collision."""

    ship: ShipId


class Grapple(Action, frozen=True, tag="grapple"):
    """[11.9] Throw grapples at an enemy."""

    ship: ShipId


class Evade(Action, frozen=True, tag="evade"):
    """[11.9] Try to evade the grapples."""


class Stand(Action, frozen=True, tag="stand"):
    """[11.9] Let them come."""


class CutLoose(Action, frozen=True, tag="cut-loose"):
    """[11.11] Try to disengage from a linked ship."""

    ship: ShipId


class Finish(Action, frozen=True, tag="finish"):
    """[11.12] End the activation under plain or full sails."""

    sails: Literal["plain", "full"]


ACTIONS: tuple[type[Action], ...] = (
    Form,
    Without,
    Confirm,
    Activate,
    Pass,
    Select,
    Ahead,
    Leave,
    Wear,
    Back,
    Tack,
    Press,
    Anchor,
    Weigh,
    Swing,
    Sternway,
    FallOff,
    Drop,
    Hold,
    Collide,
    Grapple,
    Evade,
    Stand,
    CutLoose,
    Finish,
)

AHEAD = Ahead()
LEAVE = Leave()
WEAR_PORT = Wear("port")
WEAR_STARBOARD = Wear("starboard")
BACK = Back()
TACK = Tack()
PRESS = Press()
ANCHOR = Anchor()
WEIGH = Weigh()
STERNWAY = Sternway()
DROP = Drop()
HOLD = Hold()
EVADE = Evade()
STAND = Stand()
CONFIRM = Confirm()
PASS = Pass()
PLAIN_SAILS = Finish("plain")
FULL_SAILS = Finish("full")
