"""[15.0] Victory: points, break checks, and how a game ends."""

from __future__ import annotations

from typing import Final, Literal

from quarterdeck.games.flying_colors.data.model import SpecialRule
from quarterdeck.games.flying_colors.ids import NO_SIDE, OTHER, SIDES, NationRef, ShipRef, SideNo, SideRef
from quarterdeck.games.flying_colors.rules import r18_15_copenhagen as copenhagen
from quarterdeck.games.flying_colors.rules.common import (
    FCGame,
    hull_left,
    nation_ref,
    remove,
    scenario_of,
    ship_refs,
    side_audacity,
    side_index,
    side_ref,
)
from quarterdeck.games.flying_colors.rules.r18_2_tournament import handicap
from quarterdeck.games.flying_colors.state import BATTERY_NONE, BLOCKSHIP, FCState, Ship, numbered_ships
from quarterdeck.kernel import Event, Message, Mod, Outcome, Roll, Step

# Points are counted in halves, because a damaged ship is worth half of its value [15.1].
CAPTURED: Final = 4
SUNK: Final = 2
DAMAGED: Final = 1
KILLED: Final = 2

VULNERABLE_TO_STRIKE: Final = 5
GONE: Final = ("sunk", "exploded", "scuttled")


BreakReason = Literal["flagship", "commanders", "no-ships"]


# ---------------------------------------------------------------- what is told


class BreaksByItself(Event, frozen=True, tag="fc-breaks-by-itself"):
    """[15.2] Flagship or all commanders lost, or nobody left: no die is needed."""

    cites = "15.2"
    side: SideRef
    nation: NationRef | None
    """The nation alone, where nations break off one by one [18.19]."""
    why: BreakReason


class BreakChecked(Event, frozen=True, tag="fc-break-check"):
    """[15.2] The break check of one nation's ships."""

    cites = "15.2"
    side: SideRef
    nation: NationRef
    breaks: bool
    roll: Roll


class FleetBreaks(Event, frozen=True, tag="fc-fleet-breaks"):
    """[15.2] A fleet breaks off the action."""

    cites = "15.2"
    side: SideRef


class NationWithdraws(Event, frozen=True, tag="fc-nation-withdraws"):
    """[18.19] A nation takes its ships out of the battle."""

    cites = "18.19"
    nation: NationRef
    ships: tuple[ShipRef, ...]


# ---------------------------------------------------------------- [15.1] victory points


def counts_as_ship(ship: Ship) -> bool:
    """Batteries never score nor count; the mastless hulks of 18.15 score as ships (ruling 119)."""
    return ship.battery in (BATTERY_NONE, BLOCKSHIP)


def ship_category(g: FCGame, ship: Ship) -> int:
    """[15.1] Multiple of half its value that the enemy of its first owner scores (rulings 148-150)."""
    if ship.fate in GONE:
        return SUNK
    if ship.side != ship.home:
        return CAPTURED
    if ship.struck:
        return SUNK
    if ship.recaptured:
        return 0  # worth nothing to either side, damaged or not
    if ship.damaged:
        return DAMAGED
    if ship.fate == "left" and g.state.audacity[ship.nation] > side_audacity(g, OTHER[ship.home]):
        return DAMAGED
    return 0


def half_points(g: FCGame) -> list[int]:
    """[15.1] Points of both sides, in halves."""
    state = g.state
    points = [0, 0]
    for ship in state.ships:
        if not (ship.damaged or ship.struck or ship.fate or ship.side != ship.home):
            continue  # most are as they came: nothing to ask
        if counts_as_ship(ship) and (category := ship_category(g, ship)):
            points[OTHER[ship.home]] += category * g.data.counters[ship.counter].vp
    for commander in state.commanders:
        if commander.fate in ("killed", "lost"):
            points[OTHER[commander.side]] += KILLED * g.data.commanders[commander.card].vp
    return points


# ---------------------------------------------------------------- [15.2] break checks


def lost(ship: Ship) -> bool:
    """[15.2] Sunk, struck, captured or off the map; not if a scenario rule withdrew it (ruling 151)."""
    return (
        ship.battery == BATTERY_NONE
        and (ship.fate in (*GONE, "left") or ship.struck or ship.side != ship.home)
    )  # fmt: skip


def has_lost_a_vessel(state: FCState, side: SideNo) -> bool:
    """[15.2] Once is enough, even if the ship is recaptured later (ruling 151)."""
    return state.fleets[side].lost_a_vessel or any(
        ship.home == side and lost(ship) and f"forgiven_{i}" not in state.memo
        for i, ship in numbered_ships(state)
    )


def forgive_losses(state: FCState, side: SideNo) -> None:
    """[18.15, 18.74] A new chapter: only ships lost from now on call for break checks."""
    state.fleets[side].lost_a_vessel = False
    for i, ship in numbered_ships(state):
        if ship.home == side and lost(ship):
            state.memo[f"forgiven_{i}"] = 1


def breaks_for_good(g: FCGame, side: SideNo) -> bool:
    """[18.15] The first British break at Copenhagen is not the end, but what was lost before is forgotten."""
    if copenhagen.final(g, side):
        return True
    forgive_losses(g.state, side)
    return False


def has_a_damaged_ship(state: FCState, side: SideNo) -> bool:
    """[18.2] In a tournament the first damaged ship is enough."""
    return any(ship.home == side and ship.damaged and not ship.battery for ship in state.ships)


def undamaged(state: FCState, side: SideNo) -> int:
    """Ships that weigh in the ratio (ruling 152)."""
    return sum(
        1
        for ship in state.ships
        if ship.side == side == ship.home and ship.bow and not (ship.damaged or ship.struck or ship.battery)
    )


def breaks_by_itself(g: FCGame, side: SideNo) -> BreakReason | None:
    """[15.2] Flagship or all commanders lost, or nobody left to fight (ruling 154)."""
    state = g.state
    fleet = state.fleets[side]
    if fleet.flagship >= 0 and lost(state.ships[fleet.flagship]):
        return "flagship"
    if fleet.had_commanders and not any(
        c.side == side and c.fate in ("", "reserve") for c in state.commanders
    ):
        return "commanders"
    if not any(
        ship.side == side and not ship.struck and (ship.bow or ship.fate == "reserve") for ship in state.ships
    ):
        return "no-ships"
    return None


def admiral_loss(g: FCGame, side: SideNo) -> int:
    """[15.2] Quality to deduct for an admiral who is wounded, killed or taken (ruling 153)."""
    k = g.state.fleets[side].admiral
    if k < 0:
        return 0
    commander = g.state.commanders[k]
    card = g.data.commanders[commander.card]
    if commander.fate in ("killed", "captured", "lost"):
        return card.quality[0]
    return card.quality[1] if commander.wounded else 0


def break_mods(g: FCGame, side: SideNo, nation: str) -> tuple[Mod, ...]:
    """[15.2] The modifiers of a break check."""
    state = g.state
    mine, theirs = undamaged(state, side), undamaged(state, OTHER[side])
    mods = []
    if theirs > mine:
        if theirs >= 2 * mine:
            mods.append(Mod(-2, "fc-mod-outnumbered-twice", "15.2"))
        else:
            mods.append(Mod(-1, "fc-mod-outnumbered", "15.2"))
    if state.audacity[nation]:
        mods.append(Mod(state.audacity[nation], "fc-mod-audacity", "15.2"))
    if admiral_loss(g, side):
        mods.append(Mod(-admiral_loss(g, side), "fc-mod-admiral-hurt", "15.2"))
    if handicap(g, side):
        mods.append(Mod(handicap(g, side), "fc-mod-handicap", "18.2"))
    if state.fleets[side].break_bonus:
        mods.append(Mod(state.fleets[side].break_bonus, "fc-mod-bid", "18.2"))
    return tuple(mods)


def nations_that_roll(g: FCGame, side: SideNo) -> tuple[str, ...]:
    """[15.2] One die for each nation, unless the scenario wants a single one (rulings 155, 183)."""
    fleet = g.state.fleets[side]
    single = scenario_of(g).rule("single_break_roll")
    if single is not None and side_index(g, single.args["side"]) == side and fleet.admiral >= 0:
        return (g.state.commanders[fleet.admiral].nation,)
    return tuple(nation for nation in fleet.nations if nation not in fleet.broken)


def break_check(g: FCGame, side: SideNo, nation: str) -> bool:
    roll = g.throw(
        "break",
        f"{g.state.seats[side]} {nation}",
        10,
        zero_based=True,
        mods=break_mods(g, side, nation),
        table="break_off",
        resolve=lambda total: "@fc-res-fleet-breaks" if total <= 0 else "@fc-res-fights-on",
    )
    breaks = roll.total <= 0
    g.tell(BreakChecked(side_ref(g, side), nation_ref(nation), breaks, roll))
    return breaks


def withdraw_nation(g: FCGame, side: SideNo, nation: str) -> None:
    """[18.19] A nation that breaks off alone takes its ships out of the battle."""
    fleet = g.state.fleets[side]
    fleet.broken = (*fleet.broken, nation)
    going = [
        i
        for i, ship in numbered_ships(g.state)
        if ship.home == side == ship.side and ship.nation == nation and ship.bow and not ship.struck
    ]
    for i in going:
        remove(g, i, "withdrawn")
    g.tell(NationWithdraws(nation_ref(nation), ship_refs(g, going)))


def fleet_breaks(g: FCGame, side: SideNo) -> bool:
    """[15.2] Does the fleet break this turn? Rolls what has to be rolled."""
    state = g.state
    state.fleets[side].lost_a_vessel = has_lost_a_vessel(state, side)
    if still_to_be_taken(g, side):
        return False
    if breaks_by_nation(g, side):
        return nations_break(g, side)
    reason = breaks_by_itself(g, side)
    if reason is not None:
        g.tell(BreaksByItself(side_ref(g, side), None, reason))
        return breaks_for_good(g, side)
    if not must_check(g, side):
        return False
    failed = [nation for nation in nations_that_roll(g, side) if break_check(g, side, nation)]
    return bool(failed) and breaks_for_good(g, side)


def still_to_be_taken(g: FCGame, side: SideNo) -> bool:
    """[18.13] Struck is not captured: she who must be taken cannot run, and the battle for her goes on."""
    rule = scenario_of(g).rule("victory_override")
    if rule is None or rule.args["requires"] != "capture":
        return False
    ship = named_ship(g, rule.args["ship"])
    return ship.side == side and ship.struck and bool(ship.bow)


def must_check(g: FCGame, side: SideNo) -> bool:
    """[15.2] After the first lost vessel; in a tournament the first damaged ship is enough [18.2]."""
    early = g.options.tournament and has_a_damaged_ship(g.state, side)
    return early or g.state.fleets[side].lost_a_vessel


def breaks_by_nation(g: FCGame, side: SideNo) -> bool:
    """[18.19] A scenario may let the nations of a side break off one by one."""
    separate = scenario_of(g).rule("separate_break_rolls")
    return separate is not None and side_index(g, separate.args["side"]) == side


def nations_break(g: FCGame, side: SideNo) -> bool:
    """[18.19] Each nation is a fleet of its own here; the side breaks when the last of them has gone."""
    fleet = g.state.fleets[side]
    failed = []
    for nation in nations_that_roll(g, side):
        reason = nation_breaks_by_itself(g, side, nation)
        if reason is not None:
            g.tell(BreaksByItself(side_ref(g, side), nation_ref(nation), reason))
        if reason is not None or (must_check(g, side) and break_check(g, side, nation)):
            failed.append(nation)
    for nation in failed:
        withdraw_nation(g, side, nation)
    return set(fleet.broken) >= set(fleet.nations)


def nation_breaks_by_itself(g: FCGame, side: SideNo, nation: str) -> BreakReason | None:
    """[15.2] The nation's flagship or all its commanders lost, or none of its ships left to fight."""
    state = g.state
    flagship = state.fleets[side].flagship
    if flagship >= 0 and state.ships[flagship].nation == nation and lost(state.ships[flagship]):
        return "flagship"
    own = [c for c in state.commanders if c.side == side and c.nation == nation]
    if own and not any(c.fate in ("", "reserve") for c in own):
        return "commanders"
    if not any(
        s.side == side == s.home and s.nation == nation and s.bow and not s.struck for s in state.ships
    ):
        return "no-ships"
    return None


# ---------------------------------------------------------------- the segment


class VictoryDetermination(Step, tag="fc.victory"):
    """[15.0] The last segment of a turn: break checks, then the turn limit."""

    rule = "15.0"

    def advance(self, g: FCGame) -> None:
        state = g.state
        state.phase = "victory"
        winner = sudden_winner(g)
        if winner >= 0:
            g.end(outcome(g, winner, "fc-level-substantial", Message("fc-end-sudden")))
            return
        state.broken = tuple(side for side in SIDES if fleet_breaks(g, side))
        for side in state.broken:
            g.tell(FleetBreaks(side_ref(g, side)))
        ends = bool(state.broken) or (state.turns > 0 and state.turn >= state.turns)
        if not ends:
            g.done()
        elif "day" in state.memo:
            g.done()
            g.done()  # the turn below as well: the campaign goes on with the night [18.74]
        else:
            g.end(after_break(g) if state.broken else at_turn_limit(g))


def after_break(g: FCGame) -> Outcome:
    """[15.2] Substantial for the side that stays; if both run, marginal on points (ruling 156)."""
    broken = g.state.broken
    if len(broken) == 1:
        return judged(g, OTHER[broken[0]], "fc-level-substantial", Message("fc-end-break"))
    reason = "fc-end-both-break-even" if even(g) else "fc-end-both-break"
    return judged(g, leader_on_points(g), "fc-level-marginal", Message(reason))


def at_turn_limit(g: FCGame) -> Outcome:
    """[15.1] Normal victory on points; a tie is a marginal one for the lower audacity."""
    if even(g):
        return judged(g, leader_on_points(g), "fc-level-marginal", Message("fc-end-turns-even"))
    return judged(g, leader_on_points(g), "fc-level-normal", Message("fc-end-turns"))


def even(g: FCGame) -> bool:
    points = half_points(g)
    return points[0] == points[1]


def leader_on_points(g: FCGame) -> SideNo:
    """The side ahead, a tie to the lower audacity; -1 if that is equal too."""
    points = half_points(g)
    if points[0] != points[1]:
        return SIDES[points[1] > points[0]]
    boldness = [side_audacity(g, side) for side in SIDES]
    if boldness[0] != boldness[1]:
        return SIDES[boldness[1] < boldness[0]]
    return NO_SIDE


def named_ship(g: FCGame, counter_id: str) -> Ship:
    """The ship of a scenario rule."""
    return next(s for s in g.state.ships if g.data.counters[s.counter].id == counter_id)


def sudden_end(g: FCGame) -> SpecialRule | None:
    """[18.17] The rule by which a scenario may end at once, until help has come."""
    return None if g.state.memo.get("reinforced") else scenario_of(g).rule("sudden_end")


def vital_ship(g: FCGame) -> Ship | None:
    """[18.17] The ship whose loss would end the battle at once."""
    rule = sudden_end(g)
    return None if rule is None else named_ship(g, rule.args["ship"])


def sudden_winner(g: FCGame) -> SideNo:
    """[18.17] A scenario may end at once; -1 = it does not."""
    rule = sudden_end(g)
    if rule is None:
        return NO_SIDE
    ship = named_ship(g, rule.args["ship"])
    gone = ship.fate in GONE or ship.side != ship.home
    return side_index(g, rule.args["winner"]) if gone else NO_SIDE


def judged(g: FCGame, winner: SideNo, level: str, reason: Message) -> Outcome:
    """A scenario may say that a side wins only under a condition [18.11, 18.13]."""
    rule = scenario_of(g).rule("victory_override")
    if rule is None:
        return outcome(g, winner, level, reason)
    side = side_index(g, rule.args["side"])
    ship = named_ship(g, rule.args["ship"])
    if rule.args["requires"] == "capture":
        met = ship.side == side
        due = side if met else OTHER[side]
    else:
        met = ship.fate in GONE or ship.struck or ship.side == side or vulnerable_to_strike(g, ship)
        due = winner if met else OTHER[side]
    if due != winner:  # the condition, not the points or a break, decides
        level, reason = "fc-level-normal", Message("fc-end-condition", {"ship": ship.name})
    return outcome(g, due, level, reason)


def vulnerable_to_strike(g: FCGame, ship: Ship) -> bool:
    """[13.3] On the damaged side with five or fewer hits left."""
    return ship.damaged and hull_left(g, ship) <= VULNERABLE_TO_STRIKE


def outcome(g: FCGame, winner: SideNo, level: str, reason: Message) -> Outcome:
    """Scores are victory points in halves."""
    seats, points = g.state.seats, half_points(g)
    scores = {seats[side]: points[side] for side in SIDES}
    if winner < 0:
        return Outcome((seats,), "fc-level-draw", scores, reason, parts=2)
    return Outcome(((seats[winner],), (seats[OTHER[winner]],)), level, scores, reason, parts=2)


STEPS: tuple[type[Step], ...] = (VictoryDetermination,)
EVENTS: tuple[type[Event], ...] = (BreaksByItself, BreakChecked, FleetBreaks, NationWithdraws)
