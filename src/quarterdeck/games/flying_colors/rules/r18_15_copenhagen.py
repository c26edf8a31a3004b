"""[18.15] Copenhagen: Parker's signal. The first British break takes only part of the fleet away."""

from __future__ import annotations

from quarterdeck.games.flying_colors.data.model import SpecialRule
from quarterdeck.games.flying_colors.ids import (
    NO_COMMANDER,
    NO_SHIP,
    NO_SIDE,
    OUT_OF_COMMAND,
    CommanderId,
    CommanderRef,
    ShipId,
    ShipRef,
    SideNo,
)
from quarterdeck.games.flying_colors.rules.common import (
    FCGame,
    commander_quality,
    commander_ref,
    remove,
    scenario_of,
    ship_refs,
    side_index,
)
from quarterdeck.games.flying_colors.rules.r05_command import group_members, hexes_in_range
from quarterdeck.games.flying_colors.state import numbered_commanders, numbered_ships
from quarterdeck.kernel import Event, Mod, Roll

PENDING = "special_break"  # memo: the second half follows the next Determine Commands segment


class SignalHoisted(Event, frozen=True, tag="fc-copenhagen-signal"):
    """[18.15] Parker signals to break off: those near him, and not near Nelson or Graves, leave."""

    cites = "18.15"
    ships: tuple[ShipRef, ...]


class SignalAnswered(Event, frozen=True, tag="fc-copenhagen-answer"):
    """[18.15] Nelson or Graves obeys the signal, or puts the glass to his blind eye."""

    cites = "18.15"
    commander: CommanderRef
    stays: bool
    roll: Roll


class ShipsObey(Event, frozen=True, tag="fc-copenhagen-obey"):
    """[18.15] Ships outside the commands that stay leave the battle."""

    cites = "18.15"
    ships: tuple[ShipRef, ...]


class NelsonLeads(Event, frozen=True, tag="fc-copenhagen-nelson"):
    """[18.15] Nelson takes over the fleet."""

    cites = "18.15"


def special_break(g: FCGame, side: SideNo) -> SpecialRule | None:
    rule = scenario_of(g).rule("special_break")
    return rule if rule is not None and side_index(g, rule.args["side"]) == side else None


def commander(g: FCGame, card: str) -> CommanderId:
    """Index of a commander in play by his card, or -1."""
    number = g.data.commander_index[card]
    for k, found in numbered_commanders(g.state):
        if found.card == number and not found.fate:
            return k
    return NO_COMMANDER


def final(g: FCGame, side: SideNo) -> bool:
    """Is a break of this side the end? The first one of 18.15 is not (ruling 165)."""
    rule = special_break(g, side)
    if rule is None or g.state.fleets[side].special_break:
        return True
    g.state.fleets[side].special_break = True
    obey_signal(g, side, rule)
    g.state.memo[PENDING] = side
    return False


def keepers(g: FCGame, rule: SpecialRule) -> list[CommanderId]:
    """Nelson and Graves, as far as they still have a ship that fights."""
    found = [commander(g, card) for card in rule.args["keep_in_range_of"]]
    return [k for k in found if k >= 0 and not g.state.ships[g.state.commanders[k].ship].struck]


def free_ships(g: FCGame, side: SideNo) -> list[ShipId]:
    """Ships that could obey a signal."""
    return [i for i, s in numbered_ships(g.state) if s.side == side and s.bow and not (s.struck or s.battery)]


def obey_signal(g: FCGame, side: SideNo, rule: SpecialRule) -> None:
    """Ships near Parker leave unless Nelson's or Graves's range holds them; Parker leaves with them."""
    free = free_ships(g, side)
    held: set[ShipId] = set()
    for k in keepers(g, rule):
        held.update(group_members(g, g.state.commanders[k].ship, free))
    parker = commander(g, rule.args["around"])
    going = []
    if parker >= 0:
        near = hexes_in_range(g, g.state.commanders[parker].ship, int(rule.args["remove_range"]))
        ships = g.state.ships
        going = [i for i in free if i not in held and (ships[i].bow in near or ships[i].stern in near)]
    for i in going:
        remove(g, i, "withdrawn")
    g.tell(SignalHoisted(ship_refs(g, going)))
    forget_losses(g, side)


def forget_losses(g: FCGame, side: SideNo) -> None:
    """From now on the fleet is judged by what is left: Parker and his flagship no longer count."""
    fleet = g.state.fleets[side]
    fleet.flagship = NO_SHIP
    fleet.admiral = NO_COMMANDER


def second_thoughts(g: FCGame) -> None:
    """Next turn, commands being known: all outside Nelson's and Graves's go; each may still go himself."""
    side = SideNo(g.state.memo.pop(PENDING, NO_SIDE))
    if side < 0:
        return
    rule = special_break(g, side)
    assert rule is not None
    staying = [k for k in keepers(g, rule) if stays(g, k, int(rule.args["stay_roll_max"]))]
    kept = {g.state.ships[g.state.commanders[k].ship].command for k in staying}
    going = [
        i
        for i in free_ships(g, side)
        if g.state.ships[i].command == OUT_OF_COMMAND or g.state.ships[i].command not in kept
    ]
    for i in going:
        remove(g, i, "withdrawn")
    if going:
        g.tell(ShipsObey(ship_refs(g, going)))
    take_over(g, side, rule, staying)


def take_over(g: FCGame, side: SideNo, rule: SpecialRule, staying: list[CommanderId]) -> None:
    """Nelson leads from Elephant if both stay; one who stays alone leads what is left, without a flagship."""
    fleet = g.state.fleets[side]
    if len(staying) == 1:
        fleet.admiral = staying[0]
    elif len(staying) == len(rule.args["keep_in_range_of"]):
        fleet.admiral = commander(g, rule.args["new_admiral"])
        flagship = g.data.counter_index[rule.args["new_flagship"]]
        fit = [i for i in free_ships(g, side) if g.state.ships[i].counter == flagship]
        fleet.flagship = fit[0] if fit else NO_SHIP  # Elephant may be lost already, Nelson aboard another
        g.tell(NelsonLeads())


def stays(g: FCGame, k: CommanderId, limit: int) -> bool:
    """Die less his quality; above the limit his command leaves."""
    roll = g.throw(
        "copenhagen",
        f"commander {k}",
        10,
        zero_based=True,
        mods=(Mod(-commander_quality(g, k), "fc-mod-quality", "18.15"),),
        resolve=lambda total: "@fc-res-leaves" if total > limit else "@fc-res-stays",
    )
    staying = roll.total <= limit
    g.tell(SignalAnswered(commander_ref(g, k), staying, roll))
    return staying


EVENTS: tuple[type[Event], ...] = (SignalHoisted, SignalAnswered, ShipsObey, NelsonLeads)
