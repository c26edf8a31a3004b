"""What a choice is called."""

from __future__ import annotations

from quarterdeck.kernel import Action, Message

from .actions import (
    EndTokens,
    Fire,
    FireAway,
    LeaveEmpty,
    Load,
    Musket,
    PlanCard,
    PlanToken,
    SetSails,
)
from .ids import ShipId
from .options import SgGame
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
from .rules.common import battery_name, name, target_name
from .rules.deployment import DeployAt, DeployHeading, PlaceAt
from .rules.optional_boarding import Against, Board
from .rules.optional_grog import Grog, NoGrog
from .rules.standard_planning import card


def label(g: SgGame, action: Action) -> Message | None:
    """The label of an action; None where its id and fields say all."""
    return _of_orders(g, action) or _of_ship(g, action) or _of_battery(g, action) or _of_set_up(g, action)


def _name(g: SgGame, ship: ShipId) -> str:
    return name(g, g.state.ships[ship])


def _of_orders(g: SgGame, action: Action) -> Message | None:
    match action:
        case PlanCard(ship, card_id):
            printed = card(g, g.state.ships[ship], card_id)
            kind = f"@sg-card-{printed.kind.replace('_', '-')}"
            return Message(
                "sg-act-plan",
                {"ship": _name(g, ship), "card": card_id, "kind": kind, "veer": printed.veer},
            )
        case PlanToken(ship, token):
            return Message("sg-act-token", {"ship": _name(g, ship), "token": f"@sg-token-{token}"})
        case EndTokens(ship):
            return Message("sg-act-tokens-done", {"ship": _name(g, ship)})
        case SetSails(ship, sails):
            return Message("sg-act-sails", {"ship": _name(g, ship), "sails": f"@sg-sail-{sails}"})
        case Load(ship, side, ammo):
            args = {"ship": _name(g, ship), "side": f"@sg-side-{side}", "ammo": f"@sg-ammo-{ammo}"}
            return Message("sg-act-load", args)
        case LeaveEmpty(ship, side):
            return Message("sg-act-leave-empty", {"ship": _name(g, ship), "side": f"@sg-side-{side}"})
        case FireAway(ship, side):
            return Message("sg-act-fire-away", {"ship": _name(g, ship), "side": f"@sg-side-{side}"})
        case Musket(ship, target):
            return Message("sg-act-musket", {"ship": _name(g, ship), "target": target_name(g, target)})
        case Fire(ship, side, arc, target, ammo, high):
            return Message(
                "sg-act-fire",
                {
                    "ship": _name(g, ship),
                    "side": f"@sg-side-{side}",
                    "arc": f"@sg-arc-{arc}",
                    "target": target_name(g, target),
                    "ammo": f"@sg-ammo-{ammo or 'loaded'}",
                    "high": high,
                },
            )
    return None


def _of_ship(g: SgGame, action: Action) -> Message | None:
    match action:
        case Repair(ship, what, box):
            args = {"ship": _name(g, ship), "what": f"@sg-repair-{what}"}
            return Message("sg-act-repair", args | {"box": 0 if box is None else box + 1})
        case DouseEnemy(ship, enemy):
            return Message("sg-act-douse", {"ship": _name(g, ship), "enemy": enemy})
        case Board(ship, yes):
            return Message("sg-act-board", {"ship": _name(g, ship), "yes": yes})
        case Against(ship, enemy):
            return Message("sg-act-against", {"ship": _name(g, ship), "enemy": _name(g, enemy)})
        case Grog(ship):
            return Message("sg-act-grog", {"ship": _name(g, ship)})
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
            return Message("sg-act-deploy", {"ship": _name(g, ship), "x": x, "y": y})
        case DeployHeading(ship, heading):
            return Message("sg-act-deploy-heading", {"ship": _name(g, ship), "heading": heading // 100})
    return None
