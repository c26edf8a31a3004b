"""What every chapter needs: ships on the table, their values, their attitude, and how things are told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from quarterdeck.geometry.plane import Box, between, box, boxes_within
from quarterdeck.kernel import Arg, Event, Message, Sealed, Seat

from ..data.model import ShipCard
from ..ids import (
    Ammo,
    Attitude,
    BatteryRef,
    BatteryTarget,
    Beam,
    BuildingRef,
    Firer,
    FirerRef,
    Ref,
    ShipId,
    ShipRef,
    ShipTarget,
    Side,
    Target,
    Token,
)
from ..options import SgGame, basic
from ..state import CoastalBattery, Ship

CONTACT = 50
"""Bases half a millimetre apart or less are in contact [ruling 22]."""
REACH = 4600
"""No corner of a base is further from its centre."""
TOLERANCE = 1
"""Around a border of colours the faster one counts [ruling 3]."""
ATTITUDES: tuple[Attitude, ...] = ("red", "orange", "green")
"""The slowest first."""
SPEED = {colour: place for place, colour in enumerate(ATTITUDES)}


def card_of(g: SgGame, ship: Ship) -> ShipCard:
    return g.data.ships[ship.card]


def name(g: SgGame, ship: Ship) -> str:
    """Ship names are the same in every language."""
    return g.data.ships[ship.card].name


def burden(g: SgGame, ship: Ship) -> int:
    return g.data.ships[ship.card].burden


def box_of(g: SgGame, ship: Ship) -> Box:
    """The base of a ship where it stands."""
    return box(g.data.bases[g.data.ships[ship.card].base], ship.pose)


def in_play(g: SgGame) -> list[Ship]:
    return [ship for ship in g.state.ships if ship.fate is None]


def on_table(g: SgGame) -> list[Ship]:
    """Ships in play and hulks."""
    return [ship for ship in g.state.ships if ship.fate is None or ship.hulk]


def logs(g: SgGame) -> list[Ship | CoastalBattery]:
    """Everything that keeps damage chits."""
    return [*g.state.ships, *g.state.batteries]


def ships_of(g: SgGame, seat: Seat) -> list[Ship]:
    """Ships a captain still commands."""
    return [ship for ship in g.state.ships if ship.fate is None and ship.seat == seat and not ship.automatic]


def friends(a: Ship, b: Ship) -> bool:
    return a.side == b.side


def gap_at_most(g: SgGame, a: Ship, b: Ship, distance: int) -> bool:
    x, y, _ = a.pose
    return centre_within(b, x, y, distance + REACH) and boxes_within(box_of(g, a), box_of(g, b), distance)


def centre_within(ship: Ship, x: int, y: int, distance: int) -> bool:
    """Quick look: may a base be at this distance of a point, or closer?"""
    far = distance + REACH
    return abs(ship.pose[0] - x) <= far and abs(ship.pose[1] - y) <= far


def in_contact(g: SgGame, a: Ship, b: Ship) -> bool:
    """[ruling 22]"""
    return gap_at_most(g, a, b, CONTACT)


def colour(g: SgGame, wind: int, heading: int) -> Attitude:
    """[SG-B-PLAN-1] [SG-B-PLAN-2] Colour of the rim the wind crosses; on a border the faster one [rulings
    2, 3]."""
    off = between(wind, heading)
    rim = g.data.attitudes
    for i in range(len(rim) - 1):
        limit, mine = rim[i]
        if off < limit - TOLERANCE or (off <= limit + TOLERANCE and SPEED[mine] > SPEED[rim[i + 1][1]]):
            return mine
    return rim[-1][1]


def attitude(g: SgGame, ship: Ship) -> Attitude:
    return colour(g, g.state.wind, ship.pose[2])


def held(g: SgGame, ship: Ship) -> bool:
    """[SG-O-BRD-11] Entangled or grappled ships cannot move [rulings 90, 97, 98]."""
    pairs = [*g.state.entangled, *g.state.grappled]
    return bool(pairs) and any(ship.id in pair for pair in pairs)


def give_back(g: SgGame, chits: Iterable[int]) -> None:
    """Chits return to their cups; tokens have no cup."""
    for i in chits:
        if i < len(g.data.chits):
            g.state.cups[g.data.chits[i].letter].items.append(i)


# ------------------------------------------------------------------------------- what lies face down


def load_broadside(g: SgGame, ship: Ship, side: Beam, ammo: Ammo) -> None:
    """[SG-S-REL-1] A token goes into the battery face down; in the basic rules there is only ball."""
    ship.broadside(side).load = Sealed("sg.load", ship.seat, ammo, ship.id, opened=basic(g))


def load_fort(g: SgGame, battery: CoastalBattery, ammo: Ammo) -> None:
    battery.guns.load = Sealed("sg.fort-load", battery.seat, ammo, battery.id, opened=basic(g))


def planned_tokens(log: Ship | CoastalBattery) -> tuple[Token, ...]:
    """The crew actions that lie beside a mat."""
    return tuple([token.value for token in log.tokens])


# ------------------------------------------------------------------------------- names


def battery_name(battery: CoastalBattery) -> str:
    return f"@sg-battery-{battery.card}"


def target_name(g: SgGame, target: Target) -> str:
    return ref(g, target).name


@lru_cache(maxsize=1024)
def _ship_ref(number: ShipId, name: str, side: Side) -> ShipRef:
    return ShipRef(number, name, side)


def ship_ref(g: SgGame, ship: Ship) -> ShipRef:
    return _ship_ref(ship.id, g.data.ships[ship.card].name, ship.side)


def battery_ref(battery: CoastalBattery) -> BatteryRef:
    return BatteryRef(battery.id, battery_name(battery), battery.side)


def firer_ref(g: SgGame, firer: Firer) -> FirerRef:
    if isinstance(firer, ShipTarget):
        return ship_ref(g, g.state.ships[firer.id])
    return battery_ref(g.state.batteries[firer.id])


def ref(g: SgGame, target: Target) -> Ref:
    """A ship, battery or building as it stands in events."""
    if isinstance(target, ShipTarget | BatteryTarget):
        return firer_ref(g, target)
    owner = g.state.terrain[target.id].owner
    assert owner is not None
    return BuildingRef(target.id, "@sg-building", owner)


# ------------------------------------------------------------------------------- telling

TERMS: dict[str, Callable[[object], str]] = {
    "sail": lambda word: f"@sg-sail-{word}",
    "side": lambda word: f"@sg-side-{word}",
    "arc": lambda word: f"@sg-arc-{word}",
    "ammo": lambda word: f"@sg-ammo-{word}",
    "action": lambda word: f"@sg-token-{word}",
    "actions": lambda word: f"@sg-token-{word}",
    "work": lambda word: f"@sg-repair-{word}",
    "line": lambda word: f"@sg-line-{str(word).replace('_', '-')}",
    "piece": lambda word: f"@sg-terrain-{word}",
    "point": lambda word: f"@sg-point-{word}",
    "strength": lambda word: f"@sg-strength-{word}",
    "token": lambda word: f"@sg-wind-{word}",
    "owner": lambda word: f"@sg-seat-{word}",
    "seat": lambda word: f"@sg-seat-{word}",
}
"""Fields of events that hold a word of the game, and the catalogue entry it is said by."""


class SgEvent(Event, frozen=True):
    """An event of this game: the words of the game in it are said in the reader's language."""

    def words(self) -> Message:
        plain = super().words()
        return Message(plain.id, {name: _term(name, value) for name, value in plain.args.items()})


def _term(name: str, value: Arg) -> Arg:
    say = TERMS.get(name)
    if say is None:
        return value
    if isinstance(value, list):
        return [say(item) for item in value]
    return say(value)


def tell_all(g: SgGame, events: Iterable[Event], of: Event | int | None) -> None:
    """Consequences, told after what brought them about."""
    for event in events:
        g.tell(event, of=of)
