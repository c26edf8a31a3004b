"""[12.5-12.9, 12.12, 12.13] One shot worked out: attack type, range, firepower and die modifiers."""

from __future__ import annotations

from collections.abc import Container
from typing import Final, NamedTuple

import msgspec

from quarterdeck.games.flying_colors.data.gunnery import (
    HIGHEST_DIE,
    HIGHEST_FIREPOWER,
    LOWEST_FIREPOWER,
    RATES,
    CarronadeRow,
    carronade_bonus,
    carronade_lines,
)
from quarterdeck.games.flying_colors.ids import Attack, Broadside, Column, Hits, ShipId
from quarterdeck.games.flying_colors.rules.common import FCGame, audacity, helm, scenario_of
from quarterdeck.games.flying_colors.state import FCState, Ship
from quarterdeck.geometry.hex import Hex
from quarterdeck.kernel import Mod

from .r12_arcs import FIRED_BIT, lee_broadside
from .r12_los import CARRONADE_RANGE, MAX_RANGE, Bearing, Sight, aspect, bearing_of, sight

HITS_PER_RATE: Final = 6
BEYOND_G: Final = len(RATES)

PARTIAL = Mod(1, "fc-mod-partial", "12.5")
WHITE = Mod(1, "fc-mod-white-circle", "12.8")
BLACK = Mod(-1, "fc-mod-black-circle", "12.8")
POINT_BLANK = Mod(2, "fc-mod-point-blank", "12.10")
FIRST_BROADSIDE = Mod(2, "fc-mod-first-broadside", "12.8")
FRENCH = Mod(1, "fc-mod-french-rigging", "12.9")
BRITISH = Mod(1, "fc-mod-british-hull", "12.9")
FULL_SAILS = Mod(2, "fc-mod-full-sails", "12.9")
ANCHORED = Mod(2, "fc-mod-anchored", "12.9")
BATTERY = Mod(2, "fc-mod-battery", "12.13")
WITH_WIND: Final[dict[Column, Mod]] = {
    "hull": Mod(1, "fc-mod-with-wind", "12.9"),
    "rigging": Mod(-1, "fc-mod-with-wind", "12.9"),
}
INTO_WIND: Final[dict[Column, Mod]] = {
    "hull": Mod(-1, "fc-mod-into-wind", "12.9"),
    "rigging": Mod(1, "fc-mod-into-wind", "12.9"),
}


class ShotPlan(NamedTuple):
    """[12.3] Steps C to F of the fire procedure, before the target type is chosen."""

    ship: ShipId
    side: Broadside
    target: ShipId
    sight: Sight
    point_blank: bool
    printed_rate: int
    rate: int  # row of the Firepower Table after all shifts; BEYOND_G and more: off the table
    rate_mods: tuple[Mod, ...]
    base: int | None  # firepower as printed; None: no effect
    firepower_mods: tuple[Mod, ...]
    firepower: int | None

    @property
    def attack(self) -> Attack:
        """[12.5] The attack type."""
        seen = self.sight
        if not seen.rake:
            return "partial" if seen.partial else "full"
        if seen.stern:
            return "partial-stern-rake" if seen.partial else "stern-rake"
        if seen.close:
            return "partial-close-rake" if seen.partial else "close-rake"
        return "partial-rake" if seen.partial else "rake"


# ---------------------------------------------------------------- position


def overlapping(a: Ship, b: Ship) -> bool:
    """[12.10] Do two ships share a hex? Only while one passes through the other."""
    return a.bow == b.bow or a.bow == b.stern or a.stern == b.bow or a.stern == b.stern


def aspects(ship: Ship, target: Ship) -> tuple[Bearing | None, Bearing | None]:
    return aspect(
        target.bow - ship.bow, ship.facing, ship.large, target.facing, target.large, ship.battery != 0
    )


def blockers(state: FCState, ship: Ship) -> Container[Hex]:
    """[12.1], [12.13] Hexes that block the fire of a unit; a battery fires through its own side's ships."""
    if not ship.battery:
        return state.at
    own = helm(ship)
    return {hex_ for hex_, i in state.at.items() if helm(state.ships[i]) != own}


def reach(g: FCGame, ship: Ship) -> int:
    """[12.6] Ten hexes; five for a ship of carronades, the red hexagon (ruling 177)."""
    symbol = g.data.counters[ship.counter].symbol[ship.damaged]
    return CARRONADE_RANGE if symbol == "red_hexagon" else MAX_RANGE


def _passing(ship: Ship, target: Ship, answering: bool) -> Sight:
    """[12.10] Fire while hexes are shared: full along the other, a rake by the one that crosses (108)."""
    across = (ship.facing - target.facing) % 3 != 0
    rake = across and not answering and not target.battery
    stern = rake and target.large and target.stern in (ship.bow, ship.stern)
    return Sight(1, partial=False, rake=rake, stern=stern)


def sighting(g: FCGame, i: ShipId, side: Broadside, j: ShipId, answering: bool = False) -> Sight | None:
    """[12.1], [12.5], [12.6] How a broadside sees a target now, None if it cannot fire at it."""
    state = g.state
    ship, target = state.ships[i], state.ships[j]
    if overlapping(ship, target):
        return _passing(ship, target, answering)
    bearing = bearing_of(aspects(ship, target), side)
    if bearing is None:
        return None
    seen = sight(bearing, ship.bow, blockers(state, ship), reach(g, ship))
    if seen is not None and target.battery:  # batteries are never raked [12.13]
        return seen._replace(rake=False, stern=False, close=False)
    return seen


# ---------------------------------------------------------------- firepower


def furthest(g: FCGame, row: int) -> int:
    """[12.8] The longest range at which a rate has any firepower; 0 = the rate is off the table."""
    return g.data.gunnery.furthest[row] if row < BEYOND_G else 0


def hull_rate_shift(ship: Ship) -> int:
    """[12.8], [13.3] One for each six hull hits on the side now showing (ruling 96)."""
    return ship.hull // HITS_PER_RATE


def _rate_mods(ship: Ship, seen: Sight) -> tuple[Mod, ...]:
    mods: tuple[Mod, ...] = (PARTIAL,) if seen.partial else ()
    shift = 0 if ship.battery else hull_rate_shift(ship)
    return (*mods, Mod(shift, "fc-mod-hull-hits", "12.8")) if shift else mods


def _with_wind(state: FCState, ship: Ship, side: Broadside) -> bool | None:
    """[4.2] With the wind or into it; None = neither, and batteries know no wind (ruling 117)."""
    lee = None if ship.battery else lee_broadside(ship.facing, state.wind)
    return None if lee is None else side == lee


def _scenario_mods(g: FCGame, ship: Ship, side: Broadside) -> list[Mod]:
    """[18.4], [18.18] High seas and fog."""
    found = []
    scenario = scenario_of(g)
    for rule in scenario.rules_of("firepower_modifier"):
        if rule.args["condition"] == "always" or _with_wind(g.state, ship, side):
            reason = "fc-mod-fog" if rule.args["condition"] == "always" else "fc-mod-high-seas"
            found.append(Mod(rule.args["value"], reason, scenario.section))
    return found


def _firepower_mods(
    g: FCGame, ship: Ship, side: Broadside, target: Ship, shaded: bool, point_blank: bool
) -> tuple[Mod, ...]:
    mods: list[Mod] = []
    symbol = g.data.counters[ship.counter].symbol[ship.damaged]
    if shaded and symbol in ("white_circle", "white_hexagon"):
        mods.append(WHITE)
    elif shaded and symbol == "black_circle":
        mods.append(BLACK)
    own, other = audacity(g, ship), audacity(g, target)
    if own:
        mods.append(Mod(own, "fc-mod-audacity", "12.8"))
    if other and not g.options.target_audacity_ignored:
        mods.append(Mod(-other, "fc-mod-target-audacity", "12.8"))
    if point_blank:
        mods.append(POINT_BLANK)
    if g.options.first_broadside and not ship.fired_ever & FIRED_BIT[side]:
        mods.append(FIRST_BROADSIDE)
    mods += _scenario_mods(g, ship, side)
    return tuple(mods)


def work_out(g: FCGame, i: ShipId, side: Broadside, j: ShipId, answering: bool = False) -> ShotPlan | None:
    """[12.5-12.8] The shot of a broadside at a target, None if it does not bear."""
    seen = sighting(g, i, side, j, answering)
    if seen is None:
        return None
    ship, target = g.state.ships[i], g.state.ships[j]
    point_blank = j in ship.grappled or j in ship.fouled or overlapping(ship, target)
    rate_mods = _rate_mods(ship, seen)
    printed = g.data.counters[ship.counter].rate[ship.damaged]
    row = printed + sum(mod.value for mod in rate_mods)
    base, shaded = g.data.gunnery.firepower[row][seen.range] if row < BEYOND_G else (None, False)
    if base is None:  # [12.8] off the table or a dash: no effect whatever the modifiers (rulings 95, 100)
        return ShotPlan(i, side, j, seen, point_blank, printed, row, rate_mods, None, (), None)
    mods = _firepower_mods(g, ship, side, target, shaded, point_blank)
    total = base + sum(mod.value for mod in mods)
    return ShotPlan(i, side, j, seen, point_blank, printed, row, rate_mods, base, mods, total)


# ---------------------------------------------------------------- the die


def die_mods(g: FCGame, shot: ShotPlan, column: Column) -> tuple[Mod, ...]:
    """[12.9], [12.12], [12.13] Modifiers of the die on the Hit Results Table."""
    state = g.state
    ship, target = state.ships[shot.ship], state.ships[shot.target]
    if target.battery:  # ruling 118
        return ()
    if ship.battery:  # ruling 117
        sails = (FULL_SAILS,) if column == "rigging" and target.full_sails else ()
        return (*sails, BATTERY)
    mods: list[Mod] = []
    if column == "rigging" and ship.nation == "French":
        mods.append(FRENCH)
    elif column == "hull" and ship.nation == "British":
        mods.append(BRITISH)
    with_wind = _with_wind(state, ship, shot.side)
    if with_wind is not None:
        mods.append((WITH_WIND if with_wind else INTO_WIND)[column])
    if column == "rigging" and target.full_sails:
        mods.append(FULL_SAILS)
    symbol = g.data.counters[ship.counter].symbol[ship.damaged]
    for row in carronade_lines(g.data.gunnery.carronades, state.year, ship.nation, symbol, shot.sight.range):
        mods.append(Mod(carronade_bonus(row, state.year), _carronade_reason(row), "12.12"))
    if ship.anchored:
        mods.append(ANCHORED)
    return tuple(mods)


def _carronade_reason(row: CarronadeRow) -> str:
    """The line of the table: by nation within three hexes or within one, or by the red hexagon."""
    return "fc-mod-carronade-ship" if row.firer == "red_hexagon" else f"fc-mod-carronades-{row.range_max}"


def hit_row(g: FCGame, column: Column, firepower: int) -> tuple[Hits, ...]:
    """[12.9] One firepower of the Hit Results Table, by die 0 to 12 (ruling 100)."""
    gunnery = g.data.gunnery
    table = gunnery.later_hits if g.options.later_hit_table else gunnery.hits
    return table[column][min(max(firepower, LOWEST_FIREPOWER), HIGHEST_FIREPOWER) - LOWEST_FIREPOWER]


def cell(g: FCGame, column: Column, firepower: int, total: int) -> Hits:
    """[12.9] The Hit Results Table; beyond its edges the end columns and rows hold (rulings 100, 104)."""
    return hit_row(g, column, firepower)[min(max(total, 0), HIGHEST_DIE)]


def sharpen(hits: Hits, shot: ShotPlan, target: Ship) -> Hits:
    """[12.5], [12.10], [12.13] What a cell of the table comes to for this shot at this target."""
    if target.battery:
        return Hits(hits.hull)
    return doubled(hits, shot.sight.rake, shot.sight.stern, shot.point_blank)


class Reason(msgspec.Struct, frozen=True):
    """Why a result does not count as the table prints it: a message, and the rule that says so."""

    reason: str
    rule: str


RAKED: Final = Reason("fc-why-rake", "12.5")
BY_THE_STERN: Final = Reason("fc-why-stern", "12.5")
AT_POINT_BLANK: Final = Reason("fc-why-point-blank", "12.10")
AT_A_BATTERY: Final = Reason("fc-why-battery", "12.13")


def sharpened_by(printed: Hits, shot: ShotPlan, target: Ship) -> tuple[Reason, ...]:
    """The reasons that hold for one cell; none if it counts as printed."""
    if target.battery:
        return (AT_A_BATTERY,) if printed != Hits(printed.hull) else ()
    found = (RAKED,) if shot.sight.rake and printed else ()
    if shot.sight.stern:
        found = (*found, BY_THE_STERN)
    return (*found, AT_POINT_BLANK) if shot.point_blank and printed.crew else found


def doubled(hits: Hits, rake: bool, stern: bool, point_blank: bool) -> Hits:
    """[12.5], [12.10] Doubling, then the two hull hits of a stern rake (ruling 106)."""
    hull, rigging, crew = hits.hull, hits.rigging, hits.crew
    if rake:
        hull, rigging, crew = 2 * hull, 2 * rigging, 2 * crew
    if point_blank:
        crew *= 2
    if stern:
        hull += 2
    return Hits(hull, rigging, crew, hits.fire)
