"""[SG-B-VIC-1] Who has won: the victory conditions of the scenarios, their points, and two games in a row."""

from __future__ import annotations

from collections.abc import Mapping

from quarterdeck.geometry.plane import corners, polygons_within
from quarterdeck.kernel import Event, Message, Outcome, Seat

from ..data.scenario import Edge
from ..ids import ARCS, BEAMS, Fate, ShipRef, Side
from ..options import SIDES, SgGame, scenario_of, side_of
from ..state import Ship
from . import basic_gunnery, scenarios
from .common import SgEvent, box_of, burden, card_of, in_play, ship_ref
from .deployment import home_edge
from .placing import box_value

LOST: tuple[Fate, ...] = ("surrendered", "left", "sunk", "exploded")
BLOCKADE_SCORES = ("out", "empty_boxes", "sunk", "hits")
"""[SG-X-BLO-2] What decides two games of blockade, in this order."""


class BuildingSurrenders(SgEvent, frozen=True, tag="sg-building-surrenders"):
    cites = "SG-X-VAN-2"
    owner: Side


class SuppliesLanded(SgEvent, frozen=True, tag="sg-unloading"):
    """[SG-X-SUP-2] Points for supplies so far."""

    cites = "SG-X-SUP-2"
    ship: ShipRef
    points: int


class SecondGame(SgEvent, frozen=True, tag="sg-second-game"):
    cites = "SG-X-BLO-2"


def enemy(side: Side) -> Side:
    return "french" if side == "british" else "british"


def fleet(g: SgGame, side: Side) -> list[Ship]:
    return [ship for ship in g.state.ships if ship.side == side]


# ------------------------------------------------------------------------------- leaving the table


def left_table(g: SgGame, ship: Ship, edge: Edge) -> Fate:
    """[SG-B-MOV-5] Fate of a ship beyond an edge: escaped where the scenario lets her go, else left."""
    victory = scenario_of(g).victory
    if victory.kind == "exit" and ship.side == victory.runner and edge == victory.exit_edge:
        return "escaped"
    if victory.free_exit == "building" and ship.side == "british":
        free = building_fallen(g, "french") and edge == home_edge(g, "british")
        return "escaped" if free else "left"
    unloading = scenario_of(g).unloading
    if victory.free_exit == "unloading" and ship.side == "french" and unloading is not None:
        free = g.state.notes.get("unloaded", 0) >= unloading.max and edge == home_edge(g, "french")
        return "escaped" if free else "left"
    return "left"


# ------------------------------------------------------------------------------- what is noted every turn


def note_turn(g: SgGame) -> None:
    """End of a turn: buildings that give up, supplies that are landed."""
    _note_buildings(g)
    _note_unloading(g)


def _note_buildings(g: SgGame) -> None:
    """[SG-X-VAN-2] Enough damage or casualties, or its fleet beaten while an enemy is afloat and not
    aground."""
    scenario, notes = scenario_of(g), g.state.notes
    for piece in g.state.terrain:
        if piece.owner is None or notes.get(f"building_{piece.id}_fallen"):
            continue
        beaten = all(ship.fate in LOST for ship in fleet(g, piece.owner))
        attackers = [ship for ship in fleet(g, enemy(piece.owner)) if ship.in_play and not ship.aground]
        if (
            notes.get(f"building_{piece.id}_points", 0) >= scenario.building_points
            or notes.get(f"building_{piece.id}_casualties", 0) >= scenario.building_casualties
            or (beaten and attackers)
        ):
            notes[f"building_{piece.id}_fallen"] = 1
            g.tell(BuildingSurrenders(piece.owner))


def building_fallen(g: SgGame, owner: Side) -> bool:
    return any(
        piece.owner == owner and g.state.notes.get(f"building_{piece.id}_fallen") for piece in g.state.terrain
    )


def _note_unloading(g: SgGame) -> None:
    """[SG-X-SUP-2] Sails furled, no move this turn [ruling 138], the shore within the red and purple band."""
    unloading = scenario_of(g).unloading
    if unloading is None:
        return
    for ship in in_play(g):
        if ship.card != unloading.card or ship.sails != "furled" or ship.moved:
            continue
        base = corners(box_of(g, ship))
        shores = [part for piece in g.state.terrain if piece.kind == "island" for part in piece.parts]
        if any(polygons_within(base, part, g.data.ruler.stripe) for part in shores):
            landed = g.state.notes.get("unloaded", 0)
            g.state.notes["unloaded"] = min(unloading.max, landed + unloading.points)
            g.tell(SuppliesLanded(ship_ref(g, ship), g.state.notes["unloaded"]))


# ------------------------------------------------------------------------------- points


def points(g: SgGame, side: Side) -> int:
    """[SG-X-VAN-3] [SG-X-SUP-3] Points of a side as things stand."""
    total = 0
    for row in scenario_of(g).victory.points:
        if row.side in (side, "both"):
            total += row.value * _count(g, side, row.event)
    return total


def _count(g: SgGame, side: Side, event: str) -> int:
    enemies = fleet(g, enemy(side))
    lost = [ship for ship in enemies if ship.fate in LOST]
    stranded = [ship for ship in enemies if ship.in_play and ship.aground]
    match event:
        case "line_lost":
            return sum(card_of(g, ship).of_the_line for ship in lost)
        case "frigate_lost":
            return sum(not card_of(g, ship).of_the_line for ship in lost)
        case "line_aground":
            return sum(card_of(g, ship).of_the_line for ship in stranded)
        case "frigate_aground":
            return sum(not card_of(g, ship).of_the_line for ship in stranded)
        case "unloading_turn":
            unloading = scenario_of(g).unloading
            return g.state.notes.get("unloaded", 0) // unloading.points if unloading else 0
        case "no_unloading":
            return int(g.state.notes.get("unloaded", 0) == 0)
    return _count_building(g, side, event)


def _count_building(g: SgGame, side: Side, event: str) -> int:
    """[SG-X-VAN-3] Only for the side that has a building to attack."""
    notes = g.state.notes
    for piece in g.state.terrain:
        if piece.owner == enemy(side):
            if notes.get(f"building_{piece.id}_fallen"):
                return int(event == "building_surrendered")
            hurt = notes.get(f"building_{piece.id}_points", 0) + notes.get(
                f"building_{piece.id}_casualties", 0
            )
            return int(event == ("building_damaged" if hurt else "building_untouched"))
    return 0


# ------------------------------------------------------------------------------- the end


def check(g: SgGame) -> bool:
    """[SG-B-VIC-1] Before each turn: is it decided? True when the game, or the first of two games, has
    ended."""
    if g.state.turn == 0:
        return False
    scenario = scenario_of(g)
    result = {"last": _last, "exit": _exit, "points": _points, "goals": _goals}[scenario.victory.kind](g)
    if result is None and g.state.turn >= scenario.turn_limit:
        result = _time_is_up(g)
    if result is None:
        return False
    if scenario.two_games and g.state.notes["leg"] == 1:
        _second_game(g)
    elif scenario.two_games:
        _end_two_games(g)
    else:
        _end(g, *result)
    return True


Result = tuple[Side | None, str]
"""Winning side (None = draw) and the reason."""


def _alive(g: SgGame, side: Side) -> bool:
    return any(ship.in_play for ship in fleet(g, side)) or any(
        battery.in_play and battery.side == side for battery in g.state.batteries
    )


def _last(g: SgGame) -> Result | None:
    """[SG-X-EIS-2] A side with something in play while the enemy has nothing; both gone is a draw (ruling
    132)."""
    alive = [side for side in SIDES if _alive(g, side)]
    if len(alive) == 1:
        return alive[0], "sg-end-last-side"
    if not alive:
        return None, "sg-end-both-gone"
    if scenario_of(g).victory.deadlock and _deadlock(g):
        return _by_survivors(g), "sg-end-deadlock"
    return None


def _deadlock(g: SgGame) -> bool:
    """[SG-X-SHA-2] Every ship left is aground and none can reach an enemy with its guns."""
    ships = in_play(g)
    return all(ship.aground for ship in ships) and not any(
        _can_reach(g, ship, other) for ship in ships for other in ships
    )


def _can_reach(g: SgGame, ship: Ship, other: Ship) -> bool:
    if ship.side == other.side:
        return False
    rim = corners(box_of(g, other))
    for side in BEAMS:
        for arc in ARCS:
            seen = basic_gunnery.look(g, ship, side, arc, rim, [])
            if seen is not None and seen.range <= g.data.ruler.length:
                return True
    return False


def _by_survivors(g: SgGame) -> Side | None:
    """[SG-X-SHA-2] More ships afloat; one each: a ship of the line beats a frigate; else a draw."""
    counts = {side: sum(ship.in_play for ship in fleet(g, side)) for side in SIDES}
    lines = {
        side: sum(ship.in_play and card_of(g, ship).of_the_line for ship in fleet(g, side)) for side in SIDES
    }
    return ahead(counts) or ahead(lines)


def ahead(score: Mapping[Side, int]) -> Side | None:
    """Who has more; nobody when they are level."""
    best: Side = max(SIDES, key=lambda side: score[side])
    return None if score["british"] == score["french"] else best


def _exit(g: SgGame) -> Result | None:
    """[SG-X-BLO-1] One runner lost or gone elsewhere loses; enough of them away wins."""
    victory = scenario_of(g).victory
    runners = fleet(g, victory.runner)
    if not scenario_of(g).two_games and any(ship.fate in LOST for ship in runners):
        return enemy(victory.runner), "sg-end-runner-lost"
    if sum(ship.fate == "escaped" for ship in runners) >= victory.ships_needed:
        return victory.runner, "sg-end-runners-away"
    if all(not ship.in_play for ship in runners):
        return enemy(victory.runner), "sg-end-runner-lost"
    return None


def _points(g: SgGame) -> Result | None:
    """[SG-X-VAN-3] [SG-X-SUP-3] The printed ends; more points win."""
    out = {side: all(not ship.in_play or ship.aground for ship in fleet(g, side)) for side in SIDES}
    ended = {
        "british_out": out["british"],
        "french_and_buildings": out["french"] and building_fallen(g, "french"),
        "one_side_out": out["british"] or out["french"],
    }
    if any(ended[end] for end in scenario_of(g).victory.ends) or not in_play(g):
        return _more_points(g), "sg-end-points"
    return None


def _more_points(g: SgGame) -> Side | None:
    return ahead({side: points(g, side) for side in SIDES})


def _goals(g: SgGame) -> Result | None:
    """[SG-X-PREY-2] No own ship aground, all enemies eliminated, own hulls less than half full."""
    mine = scenario_of(g).victory.runner
    own = fleet(g, mine)
    spare = 0 if not _alive(g, enemy(mine)) else 1  # the one box that can still be repaired
    if any(ship.aground or not ship.in_play or _half_full(g, ship, spare) for ship in own):
        return enemy(mine), "sg-end-goals-missed"
    return None if spare else (mine, "sg-end-goals-met")


def _half_full(g: SgGame, ship: Ship, spare: int) -> bool:
    """Half of the hull boxes full; `spare` boxes more put the goal out of reach before the end."""
    full = sum(box_value(g, box) >= burden(g, ship) for box in ship.hull)
    return 2 * (full - spare) >= card_of(g, ship).boxes


def _time_is_up(g: SgGame) -> Result:
    """No end is printed for a game in which nobody gets anywhere (docs/decisions/0301)."""
    victory = scenario_of(g).victory
    if victory.kind == "last":
        return _by_survivors(g), "sg-end-time"
    if victory.kind == "points":
        return _more_points(g), "sg-end-time"
    return enemy(victory.runner), "sg-end-time"


def _second_game(g: SgGame) -> None:
    """[SG-X-BLO-2] The sides are exchanged and everything is set up anew; the first result is kept."""
    kept = {f"first_{name}": value for name, value in _leg_scores(g).items()}
    scenarios.begin(g, 2)
    g.state.notes |= kept
    g.tell(SecondGame())
    scenarios.call_opening(g)


def _leg_scores(g: SgGame) -> dict[str, int]:
    """What one of two games is worth: points of both sides, or the scores of the runner."""
    victory = scenario_of(g).victory
    if victory.kind != "exit":
        return {side: points(g, side) for side in SIDES}
    runners, pursuers = fleet(g, victory.runner), fleet(g, enemy(victory.runner))
    away = [ship for ship in runners if ship.fate == "escaped"]
    return {
        "out": len(away),
        "empty_boxes": sum(card_of(g, ship).boxes - ship.boxes_lost for ship in away),
        "sunk": sum(ship.fate in LOST for ship in pursuers),
        "hits": sum(len(ship.hull) if ship.in_play else ship.boxes_lost for ship in pursuers),
    }


def _end_two_games(g: SgGame) -> None:
    """In the second game the team called british has sailed the French ships, and the other way round."""
    second = _leg_scores(g)
    notes = g.state.notes
    victory = scenario_of(g).victory
    if victory.kind != "exit":
        totals = {team: notes[f"first_{team}"] + second[enemy(team)] for team in SIDES}
        _finish(g, ahead(totals), "sg-end-two-games", totals)
        return
    first_team = victory.runner  # who ran in the first game
    mine = [notes[f"first_{score}"] for score in BLOCKADE_SCORES]
    theirs = [second[score] for score in BLOCKADE_SCORES]
    winner = None if mine == theirs else first_team if mine > theirs else enemy(first_team)
    _finish(g, winner, "sg-end-two-games", {first_team: mine[0], enemy(first_team): theirs[0]})


def _end(g: SgGame, winner: Side | None, reason: str) -> None:
    if scenario_of(g).victory.kind == "points":
        scores = {side: points(g, side) for side in SIDES}
    else:
        scores = {
            side: sum(ship.in_play or ship.fate == "escaped" for ship in fleet(g, side)) for side in SIDES
        }
    _finish(g, winner, reason, scores)


def _finish(g: SgGame, winner: Side | None, reason: str, scores: dict[Side, int]) -> None:
    """Seats of the winning side first; a draw is one shared place. Where the rulebook's own ships have won,
    the captain stands alone and is beaten [SG-X-PREY-2]."""
    by_seat = {seat: scores[side_of(seat)] for seat in g.seats}
    first = tuple(seat for seat in g.seats if side_of(seat) == winner)
    rest = tuple(seat for seat in g.seats if side_of(seat) != winner)
    ranking: tuple[tuple[Seat, ...], ...] = (first, rest) if first else (rest,)
    level = "sg-level-draw" if winner is None else "sg-level-victory" if first else "sg-level-defeat"
    g.end(Outcome(ranking, level, by_seat, Message(reason, {"turn": g.state.turn})))


EVENTS: tuple[type[Event], ...] = (BuildingSurrenders, SuppliesLanded, SecondGame)
