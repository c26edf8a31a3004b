"""What captains can choose. Actions of one rule only stand in that rule's module."""

from __future__ import annotations

from quarterdeck.kernel import Action

from .ids import Ammo, Arc, Beam, CardId, Sails, ShipId, Target, Token


class PlanCard(Action, frozen=True, tag="plan"):
    """Lay a manoeuvre card face down for a ship."""

    ship: ShipId
    card: CardId


class PlanToken(Action, frozen=True, tag="token"):
    """Lay a crew action token face down for a ship."""

    ship: ShipId
    token: Token


class EndTokens(Action, frozen=True, tag="tokens-done"):
    """No further crew action for this ship."""

    ship: ShipId


class SetSails(Action, frozen=True, tag="sails"):
    """The sail setting a ship begins with (advanced rules)."""

    ship: ShipId
    sails: Sails


class Seal(Action, frozen=True, tag="seal"):
    """All my choices are made."""


class Fire(Action, frozen=True, tag="fire"):
    """Declare a broadside. `ammo` is named only for continuous fire, `high` only with the option."""

    ship: ShipId
    side: Beam
    arc: Arc
    target: Target
    ammo: Ammo | None = None
    high: bool = False


class FireAway(Action, frozen=True, tag="fire-away"):
    """Empty a battery without a target."""

    ship: ShipId
    side: Beam


class Musket(Action, frozen=True, tag="musket"):
    ship: ShipId
    target: Target


class EndFire(Action, frozen=True, tag="fire-done"):
    """No further fire this turn."""


class Load(Action, frozen=True, tag="load"):
    """Move an ammunition token into an empty battery (at set-up and in the reload phase)."""

    ship: ShipId
    side: Beam
    ammo: Ammo


class LeaveEmpty(Action, frozen=True, tag="leave-empty"):
    ship: ShipId
    side: Beam


ACTIONS: tuple[type[Action], ...] = (
    PlanCard,
    PlanToken,
    EndTokens,
    SetSails,
    Seal,
    Fire,
    FireAway,
    Musket,
    EndFire,
    Load,
    LeaveEmpty,
)
