"""[11.0] Movement: the activation of one ship, step by step, with its fire and its attempts to cut loose."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from quarterdeck.games.flying_colors.actions import (
    AHEAD,
    ANCHOR,
    BACK,
    FULL_SAILS,
    PLAIN_SAILS,
    PRESS,
    STERNWAY,
    TACK,
    WEAR_PORT,
    WEAR_STARBOARD,
    WEIGH,
    Ahead,
    Anchor,
    Back,
    Collide,
    CutLoose,
    Finish,
    Grapple,
    Leave,
    Press,
    Sternway,
    Swing,
    Tack,
    Wear,
    Weigh,
)
from quarterdeck.games.flying_colors.rules.r09_facing import TURN, next_to_enemy, stern_hex
from quarterdeck.games.flying_colors.rules.r11_1_rates import (
    allowance,
    backing_limit,
    held,
    may_press,
    may_set_full_sails,
)
from quarterdeck.games.flying_colors.rules.r11_2_sailing import (
    FORBIDDEN,
    FULL_COST,
    PLAIN_COST,
    Choices,
    Course,
    Leg,
    Pilot,
    nearest_enemy,
)
from quarterdeck.games.flying_colors.rules.r11_3_tacking import tack_mods, tack_path, tack_refused, tack_roll
from quarterdeck.games.flying_colors.rules.r11_4_drifting import SternwayTurn, leave_map, sternway_roll
from quarterdeck.games.flying_colors.rules.r11_6_anchoring import may_weigh, swing_options, swing_pose, weigh
from quarterdeck.games.flying_colors.rules.r11_7_grounding import check_grounding
from quarterdeck.games.flying_colors.rules.r11_8_collision import collide
from quarterdeck.games.flying_colors.rules.r11_9_grappling import (
    GrappleAttempt,
    can_be_grappled,
    disengage,
    helpless,
    in_contact,
)
from quarterdeck.games.flying_colors.rules.r12_fire import (
    FIRE_ACTIONS,
    fire_options,
    point_spent,
    refused_shots,
    take_fire,
)
from quarterdeck.games.flying_colors.rules.r13_commanders import CommanderTransfer
from quarterdeck.games.flying_colors.rules.r14_scuttle import scuttle_options, take_scuttle
from quarterdeck.games.flying_colors.rules.r18_scenarios import release_confused
from quarterdeck.games.flying_colors.state import OUT_OF_COMMAND, Ship
from quarterdeck.games.flying_colors.status import (
    FCGame,
    aback,
    board_of,
    commanders_of,
    dismasted,
    linked,
    may_anchor,
    put,
    seat_of,
)
from quarterdeck.geometry.hex import STEP, hex_name
from quarterdeck.kernel import Action, Message, Seat, Step

START: Final = "start"
SAILING: Final = "sailing"  # has points to spend
AT_ANCHOR: Final = "anchored"
ADRIFT: Final = "adrift"  # no points, but may try the sternway table
ENTANGLED: Final = "entangled"  # grappled or fouled
FAST: Final = "fast"  # aground, dismasted or a battery: may only fire
OVER: Final = "over"  # movement is finished; fire and the end of the activation remain

_NO_WAY: Final = {
    AT_ANCHOR: ("fc-no-move-anchored", "11.6"),
    ADRIFT: ("fc-no-move-adrift", "11.4"),
    ENTANGLED: ("fc-no-move-entangled", "11.10"),
    FAST: ("fc-no-move-aground", "11.7"),
    OVER: ("fc-no-points", "11.1"),
    START: ("fc-no-points", "11.1"),
}


_PROMPTS: Final = {
    SAILING: "fc-activation-spent-prompt",
    AT_ANCHOR: "fc-activation-anchored-prompt",
    ADRIFT: "fc-activation-adrift-prompt",
    ENTANGLED: "fc-activation-entangled-prompt",
    FAST: "fc-activation-fast-prompt",
    OVER: "fc-activation-over-prompt",
    START: "fc-activation-over-prompt",
}


class Activation(Step, tag="fc.activation"):
    """[11.0] One ship acts: it moves hex by hex, fires when it likes, may grapple or cut itself loose."""

    rule = "11.0"
    ship: int
    mode: str = START
    mp: int = 0
    initial: int = 0  # movement rate, the base of the backing limit
    backs: int = 0
    fresh: bool = False
    backed: bool = False
    spent: bool = False  # at least one point: guns may fire [12.0]
    tries: tuple[int, ...] = ()  # enemies already tried with grapples
    tried: bool = False  # sternway, anchor or disengagement has been tried
    swung: bool = False
    adjacent: bool = False  # began next to or grappled with an enemy [8.0]
    limit: str = ""  # "", "keep_clear" [8.0], "move_away" [14.3]
    from_: int = 0  # distance to the nearest enemy at the start
    resting: tuple[int, int] = (0, 0)  # last pose without overlap: bow, facing
    origin: tuple[int, int] = (0, 0)  # pose at the start

    # ------------------------------------------------------------ the question

    def ask(self, g: FCGame) -> Mapping[Seat, Sequence[Action]]:
        ship = g.state.ships[self.ship]
        if self.mode == START or not ship.bow or ship.struck:
            return {}
        if self.mode == SAILING and linked(ship):  # a grapple held: movement ends (ruling 78)
            return {}
        options = self._options(g, ship)
        if len(options) == 1 and isinstance(options[0], Finish):
            return {}
        return {seat_of(g, ship): options}

    def _options(self, g: FCGame, ship: Ship) -> list[Action]:
        mode = self.mode
        if mode == SAILING:
            return self._sailing_options(g, ship)
        options: list[Action] = []
        if self.can_fire(ship):
            options += fire_options(g, self.ship)
        if mode == AT_ANCHOR:
            if not self.tried and not self.swung and may_weigh(g, ship):
                options.append(WEIGH)
            if not self.swung:
                options += swing_options(g, self.ship, self.limit, self.from_)
        elif mode == ADRIFT:
            if not self.tried:
                options.append(STERNWAY)
        elif mode == ENTANGLED:
            options += self._entangled_options(g, ship)
        if not (self.spent or self.tried or self.tries or self.swung) and mode != OVER:
            options += scuttle_options(g, self.ship)
        options += self._ends(ship)
        return options

    def _entangled_options(self, g: FCGame, ship: Ship) -> list[Action]:
        """[11.10] One try at grappling a fouled enemy, one at cutting loose."""
        options: list[Action] = []
        if not self.tries and not ship.prize:
            options += [Grapple(j) for j in ship.fouled if can_be_grappled(g, self.ship, j)]
        if not self.tried:
            options += [CutLoose(j) for j in sorted({*ship.grappled, *ship.fouled})]
        return options

    def _sailing_options(self, g: FCGame, ship: Ship) -> list[Action]:
        way = self.choices(g, ship)
        options: list[Action] = []
        if not self.must_avoid(g, ship, way):
            options += [move.action for move in way.moves]
            options += [Collide(j) for j in way.collisions]
        if not self.spent:
            if not self._tack_refused(g, ship, way.course):
                options.append(TACK)
            if self._may_press(g, ship):
                options.append(PRESS)
            if not self.tries:
                options += scuttle_options(g, self.ship)
        if way.course.rests(ship.bow, ship.facing):  # both end the movement here
            if may_anchor(g):
                options.append(ANCHOR)
            options += self._grapple_options(g, ship)
        if self.can_fire(ship):
            options += fire_options(g, self.ship)
        if way.may_end:
            options += self._ends(ship)
        return options

    def _grapple_options(self, g: FCGame, ship: Ship) -> list[Action]:
        """[11.9] Enemies alongside that may be grappled, once each (ruling 76)."""
        if ship.prize or ship.confused:
            return []
        return [
            Grapple(j)
            for j in in_contact(g, self.ship)
            if j not in self.tries and can_be_grappled(g, self.ship, j)
        ]

    def _may_press(self, g: FCGame, ship: Ship) -> bool:
        """[11.1] Before the first point, once."""
        return (
            not self.spent and may_press(ship, self.initial) and self.initial == self.mp == allowance(g, ship)
        )

    def must_avoid(self, g: FCGame, ship: Ship, way: Choices) -> bool:
        """[11.8] Errata: no collision while any legal move avoids it, be it a tack or the extra point."""
        if not way.doomed or self.spent:
            return False
        return not self._tack_refused(g, ship, way.course) or self._pressing_clears(g, ship, way.course)

    def _pressing_clears(self, g: FCGame, ship: Ship, course: Course) -> bool:
        """[11.1] Could a small ship spend its points without overlap if it took the extra one?"""
        if not self._may_press(g, ship):
            return False
        more = Leg(ship.bow, ship.facing, self.mp + 1, backing_limit(self.mp + 1), self.fresh, self.backed)
        return course.completes(more)

    def _ends(self, ship: Ship) -> list[Action]:
        """[11.12] Plain or full sails from now on; a ship that is held or dismasted has no choice."""
        if (
            self.mode in (SAILING, ADRIFT, OVER)
            and not held(ship)
            and not dismasted(ship)
            and may_set_full_sails(ship)
        ):
            return [FULL_SAILS, PLAIN_SAILS] if ship.full_sails else [PLAIN_SAILS, FULL_SAILS]
        return [FULL_SAILS if ship.full_sails else PLAIN_SAILS]

    def can_fire(self, ship: Ship) -> bool:
        """[12.0] After one point, or when immobile; not after a failed command check unless close [8.0]."""
        if ship.check_failed and not self.adjacent:
            return False
        return self.spent or self.mode not in (START, SAILING, OVER)

    def leg(self, ship: Ship) -> Leg:
        return Leg(ship.bow, ship.facing, self.mp, self.backs, self.fresh, self.backed)

    def choices(self, g: FCGame, ship: Ship) -> Choices:
        return Pilot(g, self.ship, self.limit, self.from_).choices(self.leg(ship))

    def _tack_refused(self, g: FCGame, ship: Ship, course: Course) -> Message | None:
        """[11.3] A tack is the first act; a ship that must keep clear may not come to lie beside an enemy."""
        if self.spent or self.tries:
            return Message("fc-no-tack-moved")
        refused = tack_refused(g, self.ship, self.mp)
        if refused is None and self.limit:
            path = tack_path(g.state, ship)
            assert path is not None
            for bow, facing in (path[:2], path[2:]):  # in irons, or through the wind with no points left
                if course.clear(bow, facing) and not course.rests(bow, facing):
                    return Message("fc-no-tack-keep-clear")
        return refused

    # ------------------------------------------------------------ automatic parts

    def advance(self, g: FCGame) -> None:
        ship = g.state.ships[self.ship]
        if self.mode == START and ship.bow and not ship.struck:
            self._begin(g, ship)
        elif self.mode == SAILING and ship.bow and linked(ship):
            self._stop()
        else:
            self._end(g, ship)

    def _begin(self, g: FCGame, ship: Ship) -> None:
        if not ship.acted:
            ship.acted = True
            g.say("11.0", "fc-ship-acts", ship=ship.name)
            if (ship.damaged or ship.burning) and commanders_of(g.state, self.ship):
                g.call(CommanderTransfer(ship=self.ship))
                return
        state = g.state
        self.adjacent = next_to_enemy(state, ship) or any(
            state.ships[j].side != ship.side for j in ship.grappled
        )
        self.initial = self.mp = allowance(g, ship)
        self.backs = backing_limit(self.mp)
        self.resting = self.origin = (ship.bow, ship.facing)
        ship.adrift = False
        if ship.command == OUT_OF_COMMAND and ship.prize:
            self.limit, self.from_ = "move_away", nearest_enemy(state, ship)
        elif ship.check_failed:
            self.limit = "keep_clear"
        self.mode = self._first_mode(ship)
        if self.mode == ADRIFT:
            ship.adrift = True

    def _first_mode(self, ship: Ship) -> str:
        if linked(ship):
            return ENTANGLED
        if ship.aground or ship.battery:
            return FAST
        if ship.anchored:
            return AT_ANCHOR
        if dismasted(ship):
            return FAST
        return SAILING if self.mp else ADRIFT

    def _end(self, g: FCGame, ship: Ship) -> None:
        if ship.bow:
            if self.origin not in ((0, 0), (ship.bow, ship.facing)):
                g.say("11.0", "fc-moved", ship=ship.name, hex=hex_name(ship.bow), facing=ship.facing)
            if ship.irons and not aback(g.state, ship):
                ship.irons = False
            if ship.full_sails and not may_set_full_sails(ship):
                ship.full_sails = False
        g.done()

    # ------------------------------------------------------------ the answer

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        kind = type(action)
        ship = g.state.ships[self.ship]
        if kind is Ahead:
            self._move(g, ship, ship.bow + STEP[ship.facing], ship.facing, 1, fresh=True, backed=False)
        elif kind is Wear:
            self._wear(g, ship, action.to)  # type: ignore[attr-defined]  # kind is Wear
        elif kind is Back:
            self.backs -= 1
            self._move(g, ship, ship.bow, ship.facing, 1, fresh=True, backed=True)
        elif kind in FIRE_ACTIONS:
            take_fire(g, self.ship, action)
        elif kind is Finish:
            self._finish(g, ship, action.sails)  # type: ignore[attr-defined]  # kind is Finish
        else:
            self._rarer(g, ship, action)

    def _rarer(self, g: FCGame, ship: Ship, action: Action) -> None:
        match action:
            case Leave():
                leave_map(g, self.ship)
            case Tack():
                self._tack(g, ship)
            case Press():
                self.initial += 1
                self.mp += 1
                self.backs = backing_limit(self.initial)
            case Anchor():
                ship.anchored, ship.full_sails = True, False
                g.say("11.6", "fc-anchors", ship=ship.name)
                self._stop()
            case Collide(other):
                self._collide(g, ship, other)
            case Grapple(target):
                self.tries = (*self.tries, target)
                g.call(GrappleAttempt(ship=self.ship, target=target))
            case CutLoose(other):
                self.tried = True
                if disengage(g, self.ship, other) and not linked(ship):
                    self._stop()
            case Sternway():
                self.tried = True
                forced = sternway_roll(g, self.ship)
                g.call(SternwayTurn(ship=self.ship, forced=forced, limit=self.limit, from_=self.from_))
            case Weigh():
                self.tried = True
                weigh(g, self.ship)
            case Swing():
                before = (ship.bow, ship.stern)
                put(g.state, self.ship, *swing_pose(ship, action))
                self.swung = True
                check_grounding(g, self.ship, before)
            case _:
                take_scuttle(g, action)

    def _stop(self) -> None:
        """Movement is over; what remains is fire and the end of the activation."""
        self.mode, self.mp, self.spent = OVER, 0, True

    def _wear(self, g: FCGame, ship: Ship, to: str) -> None:
        facing = TURN[to][ship.facing]
        costs = (FULL_COST if ship.full_sails else PLAIN_COST)[g.state.wind]
        cost = costs[ship.facing][facing]
        self._move(g, ship, ship.bow, facing, cost, fresh=False, backed=self.backed)

    def _move(
        self, g: FCGame, ship: Ship, bow: int, facing: int, cost: int, *, fresh: bool, backed: bool
    ) -> None:
        before = (ship.bow, ship.stern)
        put(g.state, self.ship, bow, stern_hex(bow, facing, ship.large), facing)
        self.mp -= cost
        self.spent = self.spent or cost > 0
        self.fresh, self.backed = fresh, backed
        if check_grounding(g, self.ship, before):
            self._aground(g, ship)
        elif Course(g, self.ship).clear(bow, facing):
            self.resting = (bow, facing)
        if cost:
            point_spent(g, self.ship, cost)

    def _aground(self, g: FCGame, ship: Ship) -> None:
        """A ship that strikes while passing through another is set back to its last free position."""
        if not Course(g, self.ship).clear(ship.bow, ship.facing):
            bow, facing = self.resting
            put(g.state, self.ship, bow, stern_hex(bow, facing, ship.large), facing)
        self._stop()

    def _finish(self, g: FCGame, ship: Ship, sails: str) -> None:
        full = sails == "full"
        if full != ship.full_sails:
            ship.full_sails = full
            g.say("11.12", "fc-full-sails" if full else "fc-plain-sails", ship=ship.name)
        self._end(g, ship)

    def _collide(self, g: FCGame, ship: Ship, other: int) -> None:
        target = g.state.ships[other]
        unspent, spent = self.mp, self.spent
        self._stop()
        self.spent = spent
        if ship.confused and not target.confused:  # they run into nobody but each other [18.17]
            return
        if collide(g, self.ship, other, unspent):
            self.spent = True  # fouled: she may fire without having spent a point [12.0]
            if ship.confused or target.confused:
                release_confused(g)

    def _tack(self, g: FCGame, ship: Ship) -> None:
        """[11.3] Swing into the wind, roll, and on success swing on; the stern hex is the pivot."""
        state = g.state
        path = tack_path(state, ship)
        assert path is not None
        mods = tack_mods(g, self.ship)
        before = (ship.bow, ship.stern)
        g.say("11.3", "fc-tacks", ship=ship.name)
        put(
            state,
            self.ship,
            path.irons_bow,
            stern_hex(path.irons_bow, path.irons_facing, ship.large),
            path.irons_facing,
        )
        self.spent = True
        point_spent(g, self.ship, 1)  # whether it succeeds or not
        self.resting = (ship.bow, ship.facing)
        if check_grounding(g, self.ship, before):
            self._stop()
            return
        points = min(self.mp, tack_roll(g, self.ship, mods))
        self.fresh = self.backed = False
        there = Leg(path.far_bow, path.far_facing, max(points, 0), self.backs, False, False)
        if points < 0 or not Course(g, self.ship).completes(there):
            ship.irons = ship.adrift = True
            g.say("11.3", "fc-in-irons", ship=ship.name)
            self._stop()
            return
        before = (ship.bow, ship.stern)
        put(
            state,
            self.ship,
            path.far_bow,
            stern_hex(path.far_bow, path.far_facing, ship.large),
            path.far_facing,
        )
        self.mp = points
        if check_grounding(g, self.ship, before):
            self._aground(g, ship)
            return
        if Course(g, self.ship).clear(ship.bow, ship.facing):
            self.resting = (ship.bow, ship.facing)

    # ------------------------------------------------------------ words

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        ship = g.state.ships[self.ship]
        if self.mode == SAILING and self.mp:
            return Message("fc-activation-prompt", {"ship": ship.name, "mp": self.mp})
        return Message(_PROMPTS[self.mode], {"ship": ship.name})

    def refused(self, g: FCGame, seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        ship = g.state.ships[self.ship]
        offered = set(g.pending.get(seat, ()))
        reasons = self._reasons(g, ship) if self.mode == SAILING else self._held_reasons(g, ship)
        for action, reason, rule in reasons:
            if action not in offered:
                yield action, reason, rule
        yield from refused_shots(g, self.ship)
        if not self.can_fire(ship):
            reason, rule = Message("fc-no-fire-before-moving"), "12.0"
            if ship.check_failed:
                reason, rule = Message("fc-no-fire-out-of-command"), "8.0"
            for shot in fire_options(g, self.ship):
                yield shot, reason, rule

    def _held_reasons(self, g: FCGame, ship: Ship) -> Iterable[tuple[Action, Message, str]]:
        why, rule = _NO_WAY[self.mode]
        if ship.battery:
            why, rule = "fc-no-move-battery", "12.13"
        elif self.mode == FAST and not ship.aground:
            why, rule = "fc-no-move-dismasted", "13.1"
        for action in (AHEAD, BACK, TACK, WEAR_PORT, WEAR_STARBOARD):
            yield action, Message(why), rule
        if self.mode == AT_ANCHOR and not may_weigh(g, ship):
            yield WEIGH, Message("fc-no-weigh"), "11.6"

    def _reasons(self, g: FCGame, ship: Ship) -> Iterable[tuple[Action, Message, str]]:
        way = self.choices(g, ship)
        yield AHEAD, *self._no_way_ahead(g, ship)
        costs = (FULL_COST if ship.full_sails else PLAIN_COST)[g.state.wind][ship.facing]
        for action, to in ((WEAR_PORT, "port"), (WEAR_STARBOARD, "starboard")):
            facing = TURN[to][ship.facing]
            if not self.fresh:
                yield action, Message("fc-no-turn-before-moving"), "11.2"
            elif costs[facing] >= FORBIDDEN:
                yield action, Message("fc-no-turn-into-wind"), "11.2"
            elif costs[facing] > self.mp:
                yield action, Message("fc-no-turn-points", {"cost": costs[facing], "mp": self.mp}), "11.2"
            elif not way.course.has_room(ship.bow, facing):
                yield action, Message("fc-no-turn-room"), "11.2"
            else:
                yield action, *self._no_end(g, ship, action)
        if self.backed:
            yield BACK, Message("fc-no-back-twice"), "11.5"
        elif not self.backs:
            yield BACK, Message("fc-no-back-limit"), "11.5"
        elif self.mp:
            yield BACK, *self._no_end(g, ship, BACK)
        refused = self._tack_refused(g, ship, way.course)
        if refused is not None:
            yield TACK, refused, "11.3"
        if not may_anchor(g):
            yield ANCHOR, Message("fc-no-anchor-here"), "11.6"
        elif not way.course.rests(ship.bow, ship.facing):
            yield ANCHOR, *self._no_rest(g, ship)
        yield from self._no_grapples(g, ship, way.course)
        if self.mp:
            for finish in (PLAIN_SAILS, FULL_SAILS):
                yield finish, Message("fc-no-finish-points", {"mp": self.mp}), "11.1"
        elif not may_set_full_sails(ship):
            yield FULL_SAILS, Message("fc-no-full-sails"), "11.12"

    def _no_way_ahead(self, g: FCGame, ship: Ship) -> tuple[Message, str]:
        ahead = ship.bow + STEP[ship.facing]
        if not self.mp:
            return Message("fc-no-points"), "11.1"
        if ahead not in board_of(g).hexes:
            return Message("fc-no-way-edge"), "15.1"
        if ahead in g.state.closed:
            return Message("fc-no-way-land"), "12.13"
        return self._no_end(g, ship, AHEAD)

    def _no_end(self, g: FCGame, ship: Ship, action: Action) -> tuple[Message, str]:
        """Why a possible step is not offered: it would end on another ship, or beside the enemy."""
        course = Course(g, self.ship)
        step = next((m for m in course.moves(self.leg(ship)) if m.action == action), None)
        if self.limit and step is not None and course.completes(step.leg):
            return self._restriction()
        return Message("fc-no-collision-course"), "11.8"

    def _no_rest(self, g: FCGame, ship: Ship) -> tuple[Message, str]:
        if not Course(g, self.ship).clear(ship.bow, ship.facing):
            return Message("fc-no-stop-on-ship"), "10.0"
        return self._restriction()

    def _restriction(self) -> tuple[Message, str]:
        if self.limit == "move_away":
            return Message("fc-no-move-away"), "14.3"
        return Message("fc-no-keep-clear"), "8.0"

    def _no_grapples(self, g: FCGame, ship: Ship, course: Course) -> Iterable[tuple[Action, Message, str]]:
        """Enemies alongside that may not be grappled now."""
        for j in in_contact(g, self.ship):
            target = g.state.ships[j]
            if target.side == ship.side:
                continue
            names = {"target": target.name}
            if ship.prize:
                yield Grapple(j), Message("fc-no-grapple-prize"), "14.3"
            elif target.battery:
                yield Grapple(j), Message("fc-no-grapple-battery", names), "12.13"
            elif j in self.tries:
                yield Grapple(j), Message("fc-no-grapple-again", names), "11.9"
            elif not helpless(g, target):
                yield Grapple(j), Message("fc-no-grapple-under-way", names), "11.9"
            elif not can_be_grappled(g, self.ship, j):
                yield Grapple(j), Message("fc-no-grapple-scenario", names), "18.0"
            elif not course.rests(ship.bow, ship.facing):
                yield Grapple(j), *self._no_rest(g, ship)
