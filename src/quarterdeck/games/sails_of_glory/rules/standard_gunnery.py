"""Standard rules, gunnery: kinds of shot and raking fire."""

from __future__ import annotations

from ..ids import Letter, Rake, ShipTarget
from ..options import SgGame, basic
from ..state import Order


def band(g: SgGame, order: Order) -> tuple[int, tuple[Letter, ...]] | None:
    """[SG-B-GUN-7] [SG-S-SHOT-2] [SG-S-SHOT-3] [SG-S-SHOT-4] [SG-O-DOUBLE-2] End of the chit band the range
    lies in and
    its letters; None beyond the reach of this shot, which is then wasted [rulings 45, 62]."""
    for limit, letters in g.data.ammunition[order.ammo].ranges:
        if order.range <= limit:
            return limit, letters
    return None


def rake(g: SgGame, order: Order) -> Rake:
    """[SG-S-RAKE-1] Through bow or stern, by any line of the full arc within the band of the shot
    [rulings 56, 57]."""
    within = band(g, order)
    if basic(g) or within is None or (order.arc != "full" and isinstance(order.firer, ShipTarget)):
        return "none"
    if order.bow is not None and order.bow <= within[0]:
        return "bow"
    if order.stern is not None and order.stern <= within[0]:
        return "stern"
    return "none"


def rake_chits(firepower: int, through: Rake) -> int:
    """[SG-S-RAKE-2] [SG-S-RAKE-3] Bow: one more for every three; stern: one more for every two; rounded
    up [ruling 58]."""
    return {"none": 0, "bow": -(-firepower // 3), "stern": -(-firepower // 2)}[through]
