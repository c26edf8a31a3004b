"""[14.0-14.4] Boarding: melee groups, allocation, ratios, dice, capture and Nelson's patent bridge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from quarterdeck.games.flying_colors.ids import OTHER, SIDES, Hits, ShipId, ShipRef, SideNo, SideRef
from quarterdeck.games.flying_colors.rules.common import (
    FCGame,
    capture,
    counter,
    grapple,
    manpower,
    qualities,
    rate,
    ship_ref,
    ship_refs,
    side_ref,
)
from quarterdeck.games.flying_colors.state import FCState, Ship, first_side, numbered_ships
from quarterdeck.kernel import Action, Event, Message, Mod, Roll, Seat, Step

from .r12_firepower import hull_rate_shift
from .r13_damage import aftermath, hurt

MOST_DICE: Final = 4
GRAPPLES_UP_TO: Final = 4
FOULED_BONUS: Final = -2
STRUCK_BONUS: Final = -1


class MeleeGroup(Action, frozen=True, tag="melee-group"):
    """[14.0] The initiative player picks the group of grappled ships that `ship` belongs to."""

    ship: ShipId


class Board(Action, frozen=True, tag="board"):
    """[14.0] Attack within the group."""


class NoMelee(Action, frozen=True, tag="no-melee"):
    """[14.0] Do not attack within the group."""


class Commit(Action, frozen=True, tag="commit"):
    """[14.1] Divide a ship's melee value among the enemies grappled to it, in order of their numbers."""

    ship: ShipId
    points: tuple[int, ...]


class MeleeLoss(Action, frozen=True, tag="melee-loss"):
    """[14.2] The ship that loses the point of manpower."""

    ship: ShipId


class Bridge(Action, frozen=True, tag="bridge"):
    """[14.4] Try to grapple a ship fouled to the one just taken, and storm it over its deck."""

    target: ShipId


class NoBridge(Action, frozen=True, tag="no-bridge"):
    """[14.4] Go no further."""


# ---------------------------------------------------------------- what is told


class Melee(Event, frozen=True, tag="fc-melee"):
    """[14.1], [14.2] One boarding attack: points, ratio, both rolls, and how it ends."""

    cites = "14.2"
    ships: tuple[ShipRef, ...]
    target: ShipRef
    attack: int
    defence: int
    rounded: Literal["up", "down"]
    dice: int
    roll: Roll
    repulse: Roll
    result: Literal["taken", "even", "repulsed"]


class MenLost(Event, frozen=True, tag="fc-melee-loss"):
    """[14.2] A melee costs a ship a point of manpower; none if she has only one left [13.2]."""

    cites = "14.2"
    ship: ShipRef
    crew: int


class Captured(Event, frozen=True, tag="fc-captured"):
    """[14.3] A ship changes hands."""

    cites = "14.3"
    ship: ShipRef
    by: SideRef


class Recaptured(Event, frozen=True, tag="fc-recaptured"):
    """[14.3] A ship comes back to those who had her at the start."""

    cites = "14.3"
    ship: ShipRef
    by: SideRef


class BridgeThrown(Event, frozen=True, tag="fc-bridge"):
    """[14.4] Grapples from a prize to the next enemy."""

    cites = "14.4"
    ship: ShipRef
    target: ShipRef
    held: bool
    roll: Roll


BOARD = Board()
NO_MELEE = NoMelee()
NO_BRIDGE = NoBridge()


# ---------------------------------------------------------------- groups and values


def melee_value(g: FCGame, i: ShipId) -> int:
    """[14.1] Manpower left plus the quality of all commanders aboard (ruling 138)."""
    return manpower(g, g.state.ships[i]) + qualities(g, i)


def opponents(state: FCState, i: ShipId) -> list[ShipId]:
    """Enemies grappled to a ship; batteries are never boarded [12.13]."""
    ship = state.ships[i]
    return [j for j in ship.grappled if state.ships[j].side != ship.side and not state.ships[j].battery]


def can_board(g: FCGame, i: ShipId) -> bool:
    """[14.0], [14.3] Prizes and struck ships never attack; each enemy must be worth a point (ruling 140)."""
    ship = g.state.ships[i]
    if ship.battery or ship.struck or ship.dormant or ship.side != ship.home:
        return False
    enemies = opponents(g.state, i)
    return bool(enemies) and melee_value(g, i) >= len(enemies)


def group_of(state: FCState, i: ShipId, settled: Sequence[ShipId] = ()) -> tuple[ShipId, ...]:
    """All ships joined to a ship by grapples, but those that had their melee before a bridge joined them."""
    found, todo = {i}, [i]
    while todo:
        for j in state.ships[todo.pop()].grappled:
            if j not in found:
                found.add(j)
                todo.append(j)
    return tuple(sorted(found.difference(settled)))


def melee_groups(g: FCGame, settled: Sequence[ShipId]) -> list[tuple[ShipId, ...]]:
    """Groups in which somebody can attack and that have not been dealt with this turn."""
    groups: list[tuple[ShipId, ...]] = []
    seen = set(settled)
    for i, ship in numbered_ships(g.state):
        if ship.grappled and i not in seen:
            group = group_of(g.state, i, settled)
            seen.update(group)
            if any(may_attack(g, group, side) for side in SIDES):
                groups.append(group)
    return groups


def boarders(g: FCGame, group: Sequence[ShipId], side: SideNo) -> list[ShipId]:
    return [i for i in group if g.state.ships[i].side == side and can_board(g, i)]


def may_attack(g: FCGame, group: Sequence[ShipId], side: SideNo) -> bool:
    """[14.1] Could the side bring at least as many points against some enemy as he has?"""
    most: dict[ShipId, int] = {}
    for i in boarders(g, group, side):
        enemies = opponents(g.state, i)
        spare = melee_value(g, i) - len(enemies) + 1
        for j in enemies:
            most[j] = most.get(j, 0) + spare
    return any(assailable(g, j, points) for j, points in most.items())


def assailable(g: FCGame, j: ShipId, points: int) -> bool:
    """[14.1] Points must at least equal the defender's; a struck ship cannot resist [13.3]."""
    return points > 0 and (g.state.ships[j].struck or points >= melee_value(g, j))


def divisions(points: int, parts: int) -> Iterator[tuple[int, ...]]:
    """[14.1] Every way to divide points among enemies with at least one for each."""
    if parts == 1:
        yield (points,)
        return
    for first in range(points - parts + 1, 0, -1):
        for rest in divisions(points - first, parts - 1):
            yield (first, *rest)


# ---------------------------------------------------------------- ratio


def boarding_rate(g: FCGame, ship: Ship) -> int:
    """[14.1] Relative rate, one more for each six hull hits; lower is better."""
    return rate(g, ship) + hull_rate_shift(ship)


def rounds_up(g: FCGame, attackers: Sequence[ShipId], defender: ShipId) -> bool:
    """[14.1], [14.3] For the better rate, for the defender if equal, for the attacker against a prize."""
    ships = g.state.ships
    target = ships[defender]
    if target.side != target.home or target.recaptured:
        return True
    return min(boarding_rate(g, ships[i]) for i in attackers) < boarding_rate(g, target)


def melee_dice(attack: int, defence: int, up: bool) -> int:
    """[14.1] The attacker's dice: the ratio rounded wholly up or down, four at most (ruling 139)."""
    ratio = -(-attack // defence) if up else attack // defence
    return min(MOST_DICE, max(1, ratio))


# ---------------------------------------------------------------- steps


class MeleePhase(Step, tag="fc.melee_phase"):
    """[14.0] After all activations; the initiative player picks the order of the groups."""

    rule = "14.0"
    settled: tuple[ShipId, ...] = ()

    def ask(self, g: FCGame) -> dict[Seat, list[Action]]:
        groups = melee_groups(g, self.settled)
        if len(groups) < 2:
            return {}
        return {g.state.seats[first_side(g.state)]: [MeleeGroup(group[0]) for group in groups]}

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        assert isinstance(action, MeleeGroup)
        self._begin(g, group_of(g.state, action.ship, self.settled))

    def advance(self, g: FCGame) -> None:
        groups = melee_groups(g, self.settled)
        if groups:
            self._begin(g, groups[0])
        else:
            g.done()

    def _begin(self, g: FCGame, group: tuple[ShipId, ...]) -> None:
        self.settled = (*self.settled, *group)
        first = first_side(g.state)
        g.call(MeleeChoice(group, first), MeleeChoice(group, OTHER[first], second=True))


class MeleeChoice(Step, tag="fc.melee"):
    """[14.0], [14.1] One side says whether it attacks in a group, and how its points are divided."""

    rule = "14.1"
    group: tuple[ShipId, ...]
    side: SideNo
    second: bool = False
    declared: bool = False
    asked: tuple[ShipId, ...] = ()
    committed: tuple[tuple[ShipId, ShipId, int], ...] = ()  # attacker, defender, points

    def _next(self, g: FCGame) -> ShipId | None:
        return next((i for i in boarders(g, self.group, self.side) if i not in self.asked), None)

    def ask(self, g: FCGame) -> dict[Seat, list[Action]]:
        seat = g.state.seats[self.side]
        if not self.declared:
            return {seat: [BOARD, NO_MELEE]} if may_attack(g, self.group, self.side) else {}
        i = self._next(g)
        if i is None or self._nothing_to_divide(g, i):
            return {}
        enemies = opponents(g.state, i)
        options: list[Action] = [Commit(i, points) for points in divisions(melee_value(g, i), len(enemies))]
        options.append(Commit(i, (0,) * len(enemies)))
        return {seat: options}

    def _nothing_to_divide(self, g: FCGame, i: ShipId) -> bool:
        """A lone boarder with a lone enemy has already chosen."""
        return len(opponents(g.state, i)) == 1 and boarders(g, self.group, self.side) == [i]

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Board):
            self.declared = True
        elif isinstance(action, Commit):
            self._commit(g, action.ship, action.points)
        else:
            g.done()

    def advance(self, g: FCGame) -> None:
        i = self._next(g) if self.declared else None
        if i is not None:
            self._commit(g, i, (melee_value(g, i),))
        elif self.declared:
            self._attack(g)
        else:
            g.done()

    def _commit(self, g: FCGame, i: ShipId, points: tuple[int, ...]) -> None:
        self.asked = (*self.asked, i)
        against = zip(opponents(g.state, i), points, strict=True)
        self.committed += tuple((i, j, n) for j, n in against if n)

    def _attack(self, g: FCGame) -> None:
        """One roll for each defender, all points against him together (ruling 142)."""
        g.done()
        attacks = []
        for j in sorted({j for _, j, _ in self.committed}):
            attackers = tuple(i for i, k, _ in self.committed if k == j)
            points = sum(n for _, k, n in self.committed if k == j)
            if assailable(g, j, points):
                attacks.append(MeleeAttack(attackers, j, points, self.side))
        if attacks and not self.second:
            g.done()  # the group has had its attack: the other side's choice falls away (ruling 141)
        g.call(*attacks)

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        names = [g.state.ships[i].name for i in self.group]
        if not self.declared:
            return Message("fc-melee-prompt", {"ships": names})
        i = self._next(g)
        ship = g.state.ships[i].name if i is not None else ""
        enemies = [g.state.ships[j].name for j in opponents(g.state, i)] if i is not None else []
        return Message("fc-melee-commit-prompt", {"ship": ship, "enemies": enemies})


class MeleeAttack(Step, tag="fc.melee_attack"):
    """[14.2] One boarding attack: ratio, dice, losses, capture, and perhaps the next ship over the bridge."""

    rule = "14.2"
    attackers: tuple[ShipId, ...]
    defender: ShipId
    points: int
    side: SideNo
    rolled: bool = False
    taken: bool = False
    owed: bool = False  # the attacker still has to lose a point from a ship of his choice
    told: int | None = None  # the melee that was told
    over: tuple[ShipId, ...] = ()  # prizes taken before in this run of attacks [14.4]

    def ask(self, g: FCGame) -> dict[Seat, list[Action]]:
        if not self.rolled:
            return {}
        seat = g.state.seats[self.side]
        if self.owed:
            losers = self._losers(g)
            return {seat: [MeleeLoss(i) for i in losers]} if len(losers) > 1 else {}
        if self.taken:
            goals = bridge_targets(g, self._prizes(), self.side, self.points)
            if goals:
                return {seat: [*(Bridge(j) for j in goals), NO_BRIDGE]}
        return {}

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        if isinstance(action, MeleeLoss):
            self._lose(g, action.ship)
            return
        g.done()
        if isinstance(action, Bridge):
            prizes = self._prizes()
            if throw_bridge(g, self.attackers, prizes, action.target, self.told):
                g.call(MeleeAttack(self.attackers, action.target, self.points, self.side, over=prizes))

    def _prizes(self) -> tuple[ShipId, ...]:
        return (self.defender, *self.over)

    def advance(self, g: FCGame) -> None:
        target = g.state.ships[self.defender]
        if not self.rolled:
            if target.bow == 0 or target.side == self.side or not assailable(g, self.defender, self.points):
                g.done()
                return
            self.rolled = True
            self._fight(g, target)
        elif self.owed:
            losers = self._losers(g)
            self.owed = False
            if losers:
                self._lose(g, losers[0])
        else:
            g.done()

    def _losers(self, g: FCGame) -> list[ShipId]:
        """[13.2], [14.2] Boarders that still have a man to lose (ruling 143)."""
        return [i for i in self.attackers if manpower(g, g.state.ships[i]) > 1]

    def _lose(self, g: FCGame, i: ShipId) -> None:
        self.owed = False
        self.points -= 1
        lose_men(g, i, self.told)

    def _fight(self, g: FCGame, target: Ship) -> None:
        if target.struck:  # [13.3] falls without dice or loss (ruling 81)
            self._take(g)
            return
        defence = melee_value(g, self.defender)
        up = rounds_up(g, self.attackers, self.defender)
        dice = melee_dice(self.points, defence, up)
        who = f"{' '.join(map(str, self.attackers))} {self.defender}"
        attack = g.throw("melee", who, *(10,) * dice, zero_based=True, table="melee")
        repulse = g.throw("melee", self.defender, 10, zero_based=True, table="melee")
        result = melee_result(attack.total, repulse.total)
        event = Melee(
            ships=ship_refs(g, self.attackers),
            target=ship_ref(g, self.defender),
            attack=self.points,
            defence=defence,
            rounded="up" if up else "down",
            dice=dice,
            roll=attack,
            repulse=repulse,
            result=result,
        )
        self.told = g.tell(event).n
        self._apply(g, result)

    def _apply(self, g: FCGame, result: Literal["taken", "even", "repulsed"]) -> None:
        """[14.2] Repulsed: each boarder loses one; even: one on each side; else captured for one."""
        if result == "taken":
            self._take(g)
            self.owed = True
        elif result == "even":
            lose_men(g, self.defender, self.told)
            self.owed = True
        else:
            for i in self.attackers:
                lose_men(g, i, self.told)

    def _take(self, g: FCGame) -> None:
        self.taken = True
        take_ship(g, self.defender, self.side, self.told)

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        kind = "fc-melee-loss-prompt" if self.owed else "fc-bridge-prompt"
        return Message(kind, {"ship": g.state.ships[self.defender].name})


# ---------------------------------------------------------------- losses, capture and the bridge


def melee_result(attack: int, repulse: int) -> Literal["taken", "even", "repulsed"]:
    """[14.2] The higher sum wins."""
    if attack > repulse:
        return "taken"
    return "even" if attack == repulse else "repulsed"


def lose_men(g: FCGame, i: ShipId, of: int | None) -> None:
    """[14.2] One point of manpower, if there is one to lose [13.2]."""
    suffered, after = hurt(g, i, Hits(crew=1))
    if suffered:
        told = g.tell(MenLost(ship_ref(g, i), suffered.crew), of=of)
        aftermath(g, i, suffered, after, told)


def take_ship(g: FCGame, i: ShipId, side: SideNo, of: int | None) -> None:
    """[14.3] Capture or recapture; a ship retaken by its own side has one point of manpower left."""
    ship = g.state.ships[i]
    capture(g, i, side)
    if ship.side == ship.home:
        ship.crew = max(ship.crew, counter(g, i).manpower[ship.damaged] - 1)
    kind = Recaptured if ship.side == ship.home else Captured
    g.tell(kind(ship_ref(g, i), side_ref(g, side)), of=of)


def bridge_targets(g: FCGame, prizes: Sequence[ShipId], side: SideNo, points: int) -> list[ShipId]:
    """[14.4] Enemies fouled to a ship taken in this run of attacks that the remaining points could storm."""
    ships = g.state.ships
    return [
        j
        for j in sorted({j for prize in prizes for j in ships[prize].fouled})
        if ships[j].side != side and not ships[j].battery and assailable(g, j, points)
    ]


def throw_bridge(
    g: FCGame, attackers: Sequence[ShipId], prizes: Sequence[ShipId], target: ShipId, of: int | None
) -> bool:
    """[14.4] One grapple over a prize: no evasion, the fouled bonus counts (ruling 146)."""
    ships = g.state.ships
    prize = next(p for p in prizes if target in ships[p].fouled)
    own = max(manpower(g, ships[i]) for i in attackers)
    mods = [Mod(FOULED_BONUS, "fc-mod-fouled", "11.9")]
    difference = manpower(g, ships[target]) - own
    if difference:
        mods.append(Mod(difference, "fc-mod-manpower", "11.9"))
    if ships[target].struck:
        mods.append(Mod(STRUCK_BONUS, "fc-mod-struck", "11.9"))
    roll = g.throw(
        "bridge",
        f"{prize} {target}",
        10,
        mods=tuple(mods),
        table="grappling",
        resolve=lambda total: "@fc-res-grappled" if total <= GRAPPLES_UP_TO else "@fc-res-failed",
        zero_based=True,
    )
    held = roll.total <= GRAPPLES_UP_TO
    if held:
        grapple(g.state, prize, target)
    g.tell(BridgeThrown(ship_ref(g, prize), ship_ref(g, target), held, roll), of=of)
    return held


STEPS: tuple[type[Step], ...] = (MeleePhase, MeleeChoice, MeleeAttack)
ACTIONS: tuple[type[Action], ...] = (
    MeleeGroup,
    Board,
    NoMelee,
    Commit,
    MeleeLoss,
    Bridge,
    NoBridge,
)
EVENTS: tuple[type[Event], ...] = (Melee, MenLost, Captured, Recaptured, BridgeThrown)
