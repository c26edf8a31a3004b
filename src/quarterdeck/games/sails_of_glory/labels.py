"""What a choice is called: the labels of the actions of crew, boarding, set-up and batteries."""

from __future__ import annotations

from quarterdeck.kernel import Action, Message

from .rules.advanced_crew import DouseEnemy, Repair
from .rules.batteries import (
    EmptyGuns,
    EndGarrison,
    FireGuns,
    GarrisonMuskets,
    HoldGuns,
    HoldMuskets,
    LoadGuns,
    PlanGarrison,
)
from .rules.deployment import DeployAt, DeployHeading, PlaceAt
from .rules.names import battery_name, target_name
from .rules.optional_boarding import Against, Board
from .rules.optional_grog import Grog, NoGrog
from .rules.options import SgGame


def label(g: SgGame, action: Action) -> Message | None:
    """The label of an action of these chapters; None for all others."""
    return _of_ship(g, action) or _of_battery(g, action) or _of_set_up(g, action)


def _of_ship(g: SgGame, action: Action) -> Message | None:
    match action:
        case Repair(ship, what, box):
            args = {"ship": target_name(g, ship), "what": f"@sg-repair-{what}"}
            return Message("sg-act-repair", args | {"box": 0 if box is None else box + 1})
        case DouseEnemy(ship, enemy):
            return Message("sg-act-douse", {"ship": target_name(g, ship), "enemy": enemy})
        case Board(ship, yes):
            return Message("sg-act-board", {"ship": target_name(g, ship), "yes": yes})
        case Against(ship, enemy):
            return Message("sg-act-against", {"ship": target_name(g, ship), "enemy": target_name(g, enemy)})
        case Grog(ship):
            return Message("sg-act-grog", {"ship": target_name(g, ship)})
        case NoGrog():
            return Message("sg-act-no-grog")
    return None


def _of_battery(g: SgGame, action: Action) -> Message | None:
    if not isinstance(
        action,
        FireGuns
        | EmptyGuns
        | HoldGuns
        | GarrisonMuskets
        | HoldMuskets
        | LoadGuns
        | PlanGarrison
        | EndGarrison,
    ):
        return None
    args = {"battery": battery_name(g.state.batteries[action.battery])}
    match action:
        case FireGuns(_, arc, target, ammo):
            args |= {"arc": f"@sg-arc-{arc}", "target": target_name(g, target)}
            return Message("sg-act-guns", args | {"ammo": f"@sg-ammo-{ammo or 'loaded'}"})
        case EmptyGuns():
            return Message("sg-act-guns-away", args)
        case HoldGuns():
            return Message("sg-act-guns-hold", args)
        case GarrisonMuskets(_, target):
            return Message("sg-act-garrison-muskets", args | {"target": target_name(g, target)})
        case HoldMuskets():
            return Message("sg-act-garrison-hold", args)
        case LoadGuns(_, ammo):
            return Message("sg-act-guns-load", args | {"ammo": f"@sg-ammo-{ammo}"})
        case PlanGarrison(_, token):
            return Message("sg-act-garrison-token", args | {"token": f"@sg-token-{token}"})
    return Message("sg-act-garrison-done", args)


def _of_set_up(g: SgGame, action: Action) -> Message | None:
    match action:
        case PlaceAt(piece, x, y):
            kind = f"@sg-terrain-{g.data.pieces[piece].kind}"
            return Message("sg-act-place", {"piece": kind, "x": x, "y": y})
        case DeployAt(ship, x, y):
            return Message("sg-act-deploy", {"ship": target_name(g, ship), "x": x, "y": y})
        case DeployHeading(ship, heading):
            return Message("sg-act-deploy-heading", {"ship": target_name(g, ship), "heading": heading // 100})
    return None
