"""What the computer players know: keeps commands together, closes to gun range, seeks rakes."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from quarterdeck import difficulty
from quarterdeck.ai.flying_colors import standing
from quarterdeck.ai.flying_colors.values import (
    AGROUND,
    BOARDED,
    GOOD_DICE,
    GUN_RANGE,
    OUT_OF_RANGE,
    astray,
    best_broadsides,
    boardable,
    boarding_dice,
    glance,
    grounding,
    hull_hits,
    is_flagship,
    last_commander,
    nearest_enemies,
    pose_value,
    refuge,
    room,
    shot_value,
    under_batteries,
    worth_boarding,
)
from quarterdeck.ai.search import Budget, Plan, only
from quarterdeck.ai.temper import EVEN, Temper
from quarterdeck.games.flying_colors.actions import (
    PASS,
    TACK,
    Activate,
    CutLoose,
    FallOff,
    Finish,
    Form,
    Grapple,
    Swing,
)
from quarterdeck.games.flying_colors.ids import OTHER, ShipId, SideNo
from quarterdeck.games.flying_colors.rules.common import FCGame, enemy_distance, shoals_of, side_audacity
from quarterdeck.games.flying_colors.rules.r06_commands import DetermineCommands, members
from quarterdeck.games.flying_colors.rules.r09_facing import TURN
from quarterdeck.games.flying_colors.rules.r11_3_tacking import tack_path, tack_refused
from quarterdeck.games.flying_colors.rules.r11_4_drifting import SternwayTurn
from quarterdeck.games.flying_colors.rules.r11_activation import Acting
from quarterdeck.games.flying_colors.rules.r11_movement import Sailing
from quarterdeck.games.flying_colors.rules.r11_reach import Pose, reachable
from quarterdeck.games.flying_colors.rules.r12_fire import (
    Answer,
    DefensiveFire,
    Fire,
    FireStep,
    GrappledFire,
    Shoot,
)
from quarterdeck.games.flying_colors.rules.r13_commanders import StayAboard
from quarterdeck.games.flying_colors.rules.r14_melee import Commit, MeleeChoice, opponents
from quarterdeck.games.flying_colors.rules.r15_victory import counts_as_ship
from quarterdeck.games.flying_colors.rules.r18_1_design import Bear, Buy, Hire, Purchase, starting_zone
from quarterdeck.games.flying_colors.rules.r18_2_tournament import Bid, superior
from quarterdeck.games.flying_colors.rules.r18_74_campaign import Place
from quarterdeck.games.flying_colors.state import Ship
from quarterdeck.geometry.hex import DISTANCE
from quarterdeck.kernel import Action, Chance, Seat, action_tag, step_tag

WORTH_FIRING: Final = 300  # thousandths of a point: below this a broadside is kept for something better
LOOKED_AT: Final = 10  # poses worked out in full
WIDELY: Final = 40  # by captains, before they look ahead; in play-outs everybody looks as a lieutenant does
CHOICES: Final = 10  # at the most
APART: Final = 2  # hexes and points of the compass: what is nearer to a better pose is no other choice
FULL_SAILS_FROM: Final = 12  # hexes from the nearest enemy
SEA_ROOM: Final = 6
NEVER: Final = -(10**9)
TACK_FROM: Final = 300  # how much better the other tack must look before a tack is risked

USUAL_BID: Final = 1
HIGH_BID: Final = 2  # no battle that was measured with it (benchmarks/arena.md) was turned by so much
NEARLY_ALWAYS: Final = 0.8  # of the games, by measurement
GREAT_BATTLE: Final = 20  # ships
SHIPS_PER_COMMANDER: Final = 5
BATTERED: Final = 3  # hits on hulls more than the enemy's: a line at anchor is losing the gunnery


SETTLED: Final = (Shoot, Answer, Form)
"""Aims, answers, commands formed: a captain does no better there, and `standing` counts no rigging."""


class Craft:
    """What computer players of every scenario know."""

    budgets: Final = {
        "captain": Budget(simulations=16, depth=3, sure=0.7, most=4, explaining=32, settled=SETTLED),
        "admiral": Budget(simulations=64, depth=3, sure=1.0, most=4, answers=12, settled=SETTLED),
    }

    _looks = LOOKED_AT

    def __init__(self, temper: Temper = EVEN) -> None:
        self._temper = temper

    def players(self, rank: str) -> Craft:
        return Versed(self._temper)

    def obvious(self, actions: Sequence[Action]) -> Action | None:
        return only(actions)

    def policy(self, g: FCGame, seat: Seat, chance: Chance) -> Plan:
        return self._ranked(g, seat, chance, 1)[0]

    def candidates(self, g: FCGame, seat: Seat, chance: Chance) -> list[Plan]:
        return self._ranked(g, seat, chance, CHOICES)

    def value(self, g: FCGame, seat: Seat) -> float:
        return standing.value(g, seat)

    def terms(self, g: FCGame, seat: Seat) -> dict[str, float]:
        return standing.terms(g, seat)

    def stop(self, g: FCGame, depth: int) -> Callable[[FCGame], bool]:
        """At the end of the turn in which so many more ships have acted: both sides have had their turn, and
        who is shot to pieces has sunk, struck or broken off [13.3, 15.2]. A great battle has no time for
        that: twice as many ships, those of the same command."""
        turn, before, fleet = g.state.turn, acted(g), fighting(g)
        if len(fleet) > GREAT_BATTLE:
            return lambda g: len(fleet) * (g.state.turn - turn) + acted(g) - before >= 2 * depth
        left = sum(not ship.acted for ship in fleet)
        last = turn + max(0, math.ceil((depth - left) / len(fleet)))
        return lambda g: g.state.turn > last

    def guess(self, chance: Chance) -> None:
        """Nothing is sealed but bids and commitments to a melee."""

    def likely(self, g: FCGame, seat: Seat) -> float:
        return 1.0

    def decisions(self, g: FCGame, seat: Seat) -> int:
        """A course for each ship, and a shot."""
        side = g.state.seats.index(seat)
        return 2 * sum(ship.side == side and bool(ship.bow) for ship in g.state.ships)

    def _ranked(self, g: FCGame, seat: Seat, chance: Chance, most: int) -> list[Plan]:
        """The best first, and others where there is something to think about."""
        actions = g.pending[seat]
        if len(actions) == 1:
            return [actions]
        top = g.stack[-1]
        if isinstance(top, Acting):
            return self._activation(g, seat, top, chance, most)
        if isinstance(top, DetermineCommands):
            return singly(largest_commands(g, actions), most)
        if isinstance(top, FireStep | GrappledFire):
            return singly(aims(g, top, actions), most)
        if isinstance(top, DefensiveFire):
            return singly(answers(g, top, actions), most)
        if isinstance(top, MeleeChoice):
            choice = melee(g, seat, actions)
            return singly([choice, *(action for action in actions if action != choice)], most)
        if isinstance(top, SternwayTurn):
            return [(fall_off(g, top.ship, actions),)]
        if isinstance(actions[0], Activate):
            return singly(or_pass(g, by_urgency(g, actions), actions), most)
        return singly(or_pass(g, [self._rest(g, seat, chance)], actions), most)

    # ---------------------------------------------------------------- one ship

    def _activation(self, g: FCGame, seat: Seat, step: Acting, chance: Chance, most: int) -> list[Plan]:
        i = step.ship
        actions = g.pending[seat]
        courses = self._courses(g, step, actions, most) if isinstance(step, Sailing) else []
        plans = [plan for course in courses if course for plan in (under_fire(g, seat, i, course),) if plan]
        shots = best_shots(g, actions)
        stays = not courses or not courses[0]
        if shots and stays:
            return [*singly([shot for _, shot in shots], most), *plans][:most]
        if plans and not stays:
            return plans
        return [(self._at_the_end(g, i, step, actions, chance),), *plans]

    def _at_the_end(
        self, g: FCGame, i: ShipId, step: Acting, actions: Sequence[Action], chance: Chance
    ) -> Action:
        """She is where she wants to be, or cannot move: boarding, and the end of her activation."""
        ship = g.state.ships[i]
        if ship.grappled or ship.fouled:
            return entangled(g, i, actions)
        grapple = worth_grappling(g, i, actions)
        if grapple is not None:
            return grapple
        if not isinstance(step, Sailing):
            return at_rest(g, i, actions)
        return finish(g, i, actions) or sensible(actions, chance)

    def _courses(self, g: FCGame, step: Sailing, actions: Sequence[Action], most: int) -> list[Plan]:
        """The actions to the best poses within reach; a short look at all, a long one at the best few.

        The empty course is to stay where she has come to.
        """
        i = step.ship
        ship = g.state.ships[i]
        enemies = nearest_enemies(g, i)
        foes = [g.state.ships[j] for j in nearest_enemies(g, i, batteries=False)]
        within = reachable(g, step)
        sound = soundings(g, ship, within)
        poses = [pose for pose in within if pose.ends]
        may_stay = step.spent and any(isinstance(action, Finish) for action in actions)
        if may_stay:
            poses.append(Pose(ship.bow, ship.facing, step.mp, True, ()))
        if not poses:  # nowhere to go but over the edge or into somebody: the wind may still help
            return [] if step.spent or tack_refused(g, i, step.mp) else [(TACK,)]
        if ship.prize:
            return [max(poses, key=lambda pose: refuge(g, ship, pose.bow, pose.facing, foes)).path]
        prey = boardable(g, i)
        hulls = {hex_ for j in prey for hex_ in (g.state.ships[j].bow, g.state.ships[j].stern)}

        def guess(pose: Pose) -> int:
            value = glance(g, ship, pose.bow, pose.facing, foes)
            value -= OUT_OF_RANGE * astray(g, i, pose.bow) + sound(pose)
            return value + BOARDED if any(DISTANCE[pose.bow - hex_] == 1 for hex_ in hulls) else value

        guesses = {n: guess(pose) for n, pose in enumerate(poses)}
        looks = self._looks if most > 1 else LOOKED_AT
        few = sorted(guesses, key=lambda n: -guesses[n])[:looks]
        if may_stay and len(poses) - 1 not in few:
            few.append(len(poses) - 1)

        def worth(n: int) -> int:
            pose, care = poses[n], self._temper.care
            return 2 * guesses[n] + pose_value(g, i, pose.bow, pose.facing, enemies, prey, care)

        worths = {n: worth(n) for n in few}
        few.sort(key=lambda n: -worths[n])
        if most > 1:
            few = apart(poses, few)
        if not step.spent and self._other_tack(g, step, foes) > guesses[few[0]] + TACK_FROM:
            return [(TACK,), *(poses[n].path for n in few)][:most]
        return [poses[n].path for n in few[:most]]

    def _other_tack(self, g: FCGame, step: Sailing, foes: Sequence[Ship]) -> int:
        """What the other tack promises a ship out of gunshot; under fire she had better not try."""
        ship = g.state.ships[step.ship]
        path = tack_path(g.state, ship)
        if path is None or tack_refused(g, step.ship, step.mp) or enemy_distance(g.state, ship) <= GUN_RANGE:
            return NEVER
        if room(g, path.far_bow, path.far_facing) < SEA_ROOM:
            return NEVER
        worth = glance(g, ship, path.far_bow, path.far_facing, foes)
        return worth - OUT_OF_RANGE * astray(g, step.ship, path.far_bow)

    # ---------------------------------------------------------------- the rest

    def _rest(self, g: FCGame, seat: Seat, chance: Chance) -> Action:
        actions, tag = g.pending[seat], step_tag(g.stack[-1])
        first = actions[0]
        if isinstance(first, Bid):
            return bid(g)
        if isinstance(first, Place) and tag == "fc.formation":
            return farthest_in(g, [action for action in actions if isinstance(action, Place)])
        if tag == "fc.purchase":
            return purchase(g, seat, actions)
        if tag == "fc.transfer":
            return transfer(g, actions)
        preferred = PREFERENCE.get(tag)
        if preferred is not None:
            for wanted in preferred:
                for action in actions:
                    if action_tag(action) == wanted:
                        return action
        return sensible(actions, chance)


class Versed(Craft):
    """Who looks at more courses before he looks ahead, and closes with the enemy from the first: captains and
    admirals."""

    _looks = WIDELY

    def _rest(self, g: FCGame, seat: Seat, chance: Chance) -> Action:
        bearings = [action for action in g.pending[seat] if isinstance(action, Bear)]
        if bearings and (foes := [ship for ship in g.state.ships if ship.bow]):
            return nearest_edge(g, bearings, foes)
        return super()._rest(g, seat, chance)


def nearest_edge(g: FCGame, bearings: Sequence[Bear], foes: Sequence[Ship]) -> Bear:
    """[18.1] The edge nearest to the enemy in the middle, on his heading or close to it."""
    gaps = {
        edge: min(DISTANCE[hex_ - foe.bow] for hex_ in starting_zone(g.state.board, edge) for foe in foes)
        for edge in {bear.edge for bear in bearings}
    }

    course = foes[0].facing
    return min(bearings, key=lambda bear: (gaps[bear.edge], turned(bear.facing, course)))


def apart(poses: Sequence[Pose], ranked: Sequence[int]) -> list[int]:
    """Those of the ranked poses that are another choice than each better one."""
    kept: list[int] = []
    for n in ranked:
        if all(difference(poses[n], poses[m]) >= APART for m in kept):
            kept.append(n)
    return kept


def difference(one: Pose, other: Pose) -> int:
    """Hexes between bows and points of the compass between headings."""
    return DISTANCE[one.bow - other.bow] + turned(one.facing, other.facing)


def turned(facing: int, other: int) -> int:
    """Points of the compass between two headings."""
    turn = abs(facing - other)
    return min(turn, 6 - turn)


def soundings(g: FCGame, ship: Ship, within: Sequence[Pose]) -> Callable[[Pose], int]:
    """[11.7] What the shoals on the way to a pose cost, beside those at its end."""
    if not shoals_of(g):
        return lambda pose: 0
    risks = {pose.path: int(AGROUND * grounding(g, ship, pose.bow, pose.facing)) for pose in within}
    return lambda pose: sum(risks.get(pose.path[:far], 0) for far in range(1, len(pose.path)))


def fighting(g: FCGame) -> list[Ship]:
    return [ship for ship in g.state.ships if ship.bow and not ship.struck]


def acted(g: FCGame) -> int:
    return sum(ship.acted for ship in g.state.ships)


def sensible(actions: Sequence[Action], chance: Chance) -> Action:
    """Anything but what gives a ship away."""
    kept = [action for action in actions if action_tag(action) not in RASH] or list(actions)
    return kept[chance.below(len(kept))]


def under_fire(g: FCGame, seat: Seat, i: ShipId, course: Plan) -> Plan:
    """A course, cut short where a shot bears on the way that would be lost by sailing on; otherwise with what
    is done at its end, so that it is not thought over there."""
    twin = g.clone()
    shots: list[tuple[int, Fire] | None] = []
    sailed = 0
    for action in course:
        shots.append(best_shot(twin, twin.pending[seat]))
        if action not in twin.pending[seat]:
            break
        twin.apply(seat, action)
        sailed += 1
        if twin.barrier > g.count or seat not in twin.pending:
            break  # dice have spoken: nobody knows how it goes on
    at_the_end = best_broadsides(twin, i) if twin.state.ships[i].bow else 0
    for place, shot in enumerate(shots):
        if shot is not None and shot[0] > at_the_end:
            return (*course[:place], shot[1])
    return (*course[:sailed], *ending(g, twin, seat, i))


def ending(g: FCGame, there: FCGame, seat: Seat, i: ShipId) -> Plan:
    """What a ship does where her course has led her: she fires, grapples or ends her activation."""
    if there.barrier > g.count or seat not in there.pending:
        return ()
    top = there.stack[-1]
    if not isinstance(top, Acting) or top.ship != i:
        return ()
    actions = there.pending[seat]
    shot = best_shot(there, actions)
    if shot is not None:
        return (shot[1],)
    grapple = worth_grappling(there, i, actions)
    if grapple is not None:
        return (grapple,)
    end = finish(there, i, actions)
    return () if end is None else (end,)


def finish(g: FCGame, i: ShipId, actions: Sequence[Action]) -> Finish | None:
    """[11.12] The end of her activation, under full sails far from the enemy."""
    ends = [action for action in actions if isinstance(action, Finish)]
    ship = g.state.ships[i]
    far = enemy_distance(g.state, ship) >= FULL_SAILS_FROM and not under_batteries(g, ship, ship.bow)
    return next((end for end in ends if (end.sails == "full") == far), ends[0] if ends else None)


RASH: Final = frozenset({"leave", "scuttle", "collide", "anchor", "without", "pass", "resign"})

# What to prefer, by step, where one choice is nearly always right.
PREFERENCE: Final[dict[str, tuple[str, ...]]] = {
    "fc.grapple": ("evade",),
    "fc.melee_attack": ("bridge", "melee-loss"),
    "fc.melee_phase": ("melee-group",),
}


def transfer(g: FCGame, actions: Sequence[Action]) -> Action:
    """[13.5] He leaves a damaged ship; but the last commander stays aboard the flagship: his fleet breaks off
    when it loses him or her [15.2]."""
    stay = actions[-1]
    assert isinstance(stay, StayAboard)
    ship = g.state.ships[g.state.commanders[stay.commander].ship]
    return stay if is_flagship(g, ship) and last_commander(g, ship) else actions[0]


def bid(g: FCGame) -> Bid:
    """[18.2] The bolder side is worth a point more where it wins nearly always."""
    measured, side = difficulty.measured("flying-colors", g.scenario), g.state.fleets[superior(g)].seat
    sure = measured is not None and measured.wins.get(side, 0) >= NEARLY_ALWAYS * measured.games
    return Bid(HIGH_BID if sure else USUAL_BID)


def purchase(g: FCGame, seat: Seat, actions: Sequence[Action]) -> Action:
    """[18.1] The strongest ships that can be had, and a commander for every few of them."""
    ships = [action for action in actions if isinstance(action, Buy)]
    hires = [action for action in actions if isinstance(action, Hire)]
    step = g.stack[-1]
    assert isinstance(step, Purchase)
    bill = step.bill(seat)
    bought, hired = bill.ships, bill.cards
    if hires and len(hired) * SHIPS_PER_COMMANDER <= len(bought):
        return max(hires, key=lambda hire: g.data.commanders[hire.card].range[0])
    if ships:
        return max(ships, key=lambda buy: g.data.counters[buy.counter].vp)
    return actions[-1]


def farthest_in(g: FCGame, places: Sequence[Place]) -> Place:
    """[18.1] With as much water as possible on every side: nobody knows the wind yet."""
    return max(places, key=lambda place: min(room(g, place.hex, facing) for facing in range(1, 7)))


def singly(actions: Sequence[Action], most: int) -> list[Plan]:
    """Plans of one action each."""
    return [(action,) for action in actions[:most]]


def best_shots(g: FCGame, actions: Sequence[Action]) -> list[tuple[int, Fire]]:
    """The shots on offer that are worth a broadside, the most valuable first."""
    found = [
        (shot_value(g, action.ship, action.side, action.target).value, action)
        for action in actions
        if isinstance(action, Fire) and not g.state.ships[action.target].struck
    ]
    return sorted((shot for shot in found if shot[0] >= WORTH_FIRING), key=lambda shot: -shot[0])


def best_shot(g: FCGame, actions: Sequence[Action]) -> tuple[int, Fire] | None:
    return next(iter(best_shots(g, actions)), None)


def answers(g: FCGame, top: DefensiveFire, actions: Sequence[Action]) -> list[Action]:
    """[12.4] The broadsides that may answer, the most valuable first; none where none is worth it."""
    worth = {
        action: shot_value(g, action.ship, action.side, top.against, True).value
        for action in actions
        if isinstance(action, Answer)
    }
    found = sorted((a for a in worth if worth[a] >= WORTH_FIRING), key=lambda a: -worth[a])
    return [*found, actions[-1]]


def aims(g: FCGame, top: FireStep | GrappledFire, actions: Sequence[Action]) -> list[Action]:
    """Hull or rigging: where it hurts most first."""
    if isinstance(top, GrappledFire) and top.aim is not None and top.reply is not None:
        wanted = shot_value(g, top.target, top.reply, top.ship, True).column
    else:
        answering = isinstance(top, FireStep) and top.answering
        wanted = shot_value(g, top.ship, top.side, top.target, answering).column
    return sorted(actions, key=lambda action: getattr(action, "at", "") != wanted)


def largest_commands(g: FCGame, actions: Sequence[Action]) -> list[Action]:
    """[6.0] The commands with the most ships first, as they stand."""
    forms = [action for action in actions if isinstance(action, Form)]
    return [*sorted(forms, key=lambda form: -len(members(g, form.leader, form.kind)))] or [actions[0]]


def by_urgency(g: FCGame, actions: Sequence[Action]) -> list[Action]:
    """Ships with the enemy close at hand act first."""
    acts = [action for action in actions if isinstance(action, Activate)]
    return [*sorted(acts, key=lambda action: distance_to_enemy(g, action.command))]


def or_pass(g: FCGame, ranked: Sequence[Action], actions: Sequence[Action]) -> list[Action]:
    """[7.0, 8.0] The winner of the initiative may let the enemy begin, so as to answer what he does; nobody
    sees what that is worth before the turn is over."""
    best, *others = ranked
    offered = PASS in actions and len(fighting(g)) <= GREAT_BATTLE
    return [best, PASS, *others] if offered else [best, *others]


def distance_to_enemy(g: FCGame, number: int) -> int:
    return min(enemy_distance(g.state, g.state.ships[i]) for i in g.state.commands[number].ships)


def entangled(g: FCGame, i: ShipId, actions: Sequence[Action]) -> Action:
    """[11.10] Stay and board a weaker enemy; cut loose from friends and from stronger ones."""
    state = g.state
    ship = state.ships[i]
    for action in actions:
        if isinstance(action, CutLoose):
            other = state.ships[action.ship]
            if other.side == ship.side or other.burning or not worth_boarding(g, i, action.ship):
                return action
    grapple = worth_grappling(g, i, actions)
    if grapple is not None:
        return grapple
    return next((a for a in actions if isinstance(a, Finish)), actions[-1])


def worth_grappling(g: FCGame, i: ShipId, actions: Sequence[Action]) -> Action | None:
    """[11.9] An enemy that a boarding party could take."""
    for action in actions:
        if isinstance(action, Grapple) and worth_boarding(g, i, action.ship):
            return action
    return None


def at_rest(g: FCGame, i: ShipId, actions: Sequence[Action]) -> Action:
    """At anchor, aground, in irons: get under way, but a fleet that need not attack stays at anchor."""
    ship = g.state.ships[i]
    tags = {action_tag(action): action for action in actions}
    if "sternway" in tags:
        return tags["sternway"]
    if "weigh" in tags and must_attack(g, ship.side) and enemy_distance(g.state, ship) > GUN_RANGE:
        return tags["weigh"]
    swings = [action for action in actions if isinstance(action, Swing)]
    if swings and not best_broadsides(g, i):
        return swings[0]
    return next((a for a in actions if isinstance(a, Finish)), actions[-1])


def fall_off(g: FCGame, i: ShipId, actions: Sequence[Action]) -> Action:
    """[11.4] Out of irons to the side where the enemy is."""
    ship = g.state.ships[i]
    turns = [action for action in actions if isinstance(action, FallOff)]
    foes = [g.state.ships[j] for j in nearest_enemies(g, i, batteries=False)]
    return max(
        turns,
        key=lambda turn: glance(g, ship, ship.bow, TURN[turn.to][ship.facing], foes),
        default=actions[-1],
    )


def must_attack(g: FCGame, side: SideNo) -> bool:
    """Waiting at anchor no longer pays: break checks have begun, a tie that the other side wins is near, or
    the enemy batters an end of the line from afar.

    [15.1] A tie is a victory of the lower audacity; [15.2] each turn after the first loss may be the last.
    """
    bold = side_audacity(g, side) > side_audacity(g, OTHER[side])
    if g.state.fleets[side].lost_a_vessel or (bold and 2 * g.state.turn > g.state.turns > 0):
        return True
    return suffered(g, side) >= suffered(g, OTHER[side]) + BATTERED and stands_off(g, side)


def stands_off(g: FCGame, side: SideNo) -> bool:
    """The enemy of this side keeps away from all its ships."""
    fleet = [ship for ship in g.state.ships if ship.side == side and ship.bow and counts_as_ship(ship)]
    return all(2 * enemy_distance(g.state, ship) > GUN_RANGE for ship in fleet)


def suffered(g: FCGame, side: SideNo) -> int:
    """Hits on the hulls of a side."""
    return sum(hull_hits(g, ship) for ship in g.state.ships if ship.home == side and counts_as_ship(ship))


def melee(g: FCGame, seat: Seat, actions: Sequence[Action]) -> Action:
    """[14.0] Board when the odds are good; throw everything at the weakest enemy."""
    commits = [action for action in actions if isinstance(action, Commit)]
    if commits:
        return max(commits, key=lambda commit: max(commit.points))
    tags = {action_tag(action): action for action in actions}
    if "board" in tags:
        group = g.stack[-1]
        assert isinstance(group, MeleeChoice)
        for i in group.group:
            if g.state.seats[g.state.ships[i].side] != seat:
                continue
            if any(boarding_dice(g, i, j) >= GOOD_DICE for j in opponents(g.state, i)):
                return tags["board"]
        return tags.get("no-melee", tags["board"])
    return actions[0]
