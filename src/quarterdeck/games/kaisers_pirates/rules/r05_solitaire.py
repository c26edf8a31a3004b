"""[5.0] [5.3] The phantom player's turn, drawn from the solitaire cards.

The live player follows the normal rules [5.2]; his Recon Aircraft takes cards of the phantom's hand [5.2.2].
The sample turns [5.4] [5.4.1] [5.4.2] are played in the tests.
"""

from __future__ import annotations

from collections.abc import Callable

from quarterdeck.games.kaisers_pirates.data.model import GERMAN_SHIPS, Dice, SoloBox, SoloHunt
from quarterdeck.games.kaisers_pirates.ids import KIND_REFS, Act, CardRef, Kind, PlayerNo, ShipId
from quarterdeck.games.kaisers_pirates.state import NO_CARD, PHANTOM_ISLAND, KPGame, KPState, Ship
from quarterdeck.kernel import Event, Message, Roll, Step

from .common import may_harass, open_to_all, send_away, set_aside
from .r03_2_2_reactions import hide
from .r03_2_3_british import BritishIntercept, british_targets, interrogate_targets, monitor_targets
from .r03_2_4_merchants import Raid, raid_targets
from .r03_2_6_passage import SafePassage
from .r03_3_effects import (
    Waylay,
    breakout_ships,
    can_break_out,
    coal_all,
    enter_refuge,
    intern,
    join,
    lay_with,
    leave_refuge,
    low_ships,
    miss_rendezvous,
    reconnoitre,
    rendezvous_victims,
    repair,
    run_blockade,
    storm,
    storm_victims,
    transfer,
)
from .r03_3_mines_and_torpedoes import Mines, Torpedo, mine_victims, torpedo_targets
from .r05_policy import (
    dearest,
    draw_solo,
    gain,
    pick,
    raid_gain,
    shuffle_solo,
    to_intern,
    to_repair,
    to_scuttle,
    to_send_home,
    to_shelter,
)

LIVE, GHOST = PlayerNo(0), PlayerNo(1)
"""[5.0] The places of the two sides."""


class PhantomActs(Event, frozen=True, tag="kp-phantom-acts"):
    """[5.3.3.1] A solitaire card and a d4 say what the phantom tries; nothing = its turn is over."""

    cites = "5.3.3.1"
    solo: str
    """The solitaire card turned up."""
    roll: Roll
    act: Act | None

    def words(self) -> Message:
        if self.act is None:
            return Message("kp-phantom-rests", {"solo": self.solo})
        return Message(self.what, {"solo": self.solo, "act": f"@kp-act-of-phantom-{self.act}"})


class PhantomAdds(Event, frozen=True, tag="kp-phantom-adds"):
    """[5.3.3.3] A special act goes with the Intercept!."""

    cites = "5.3.3.3"
    card: CardRef


class PhantomCannot(Event, frozen=True, tag="kp-phantom-cannot"):
    """[5.3.3.5] The act cannot be done."""


class PhantomTurn(Step, tag="kp.phantom"):
    """[5.3.3] Cards are drawn and acted on until one ends the turn (R119)."""

    rule = "5.3.3"
    started: bool = False
    once: bool = False
    """[5.3.3.9] [5.3.3.10] Deceived or spotted: a single act."""
    over: bool = False

    def advance(self, g: KPGame) -> None:
        if not self.started:
            self._start(g)
        elif self.over:
            self._finish(g)
        else:
            self._draw(g)

    def _start(self, g: KPGame) -> None:
        s = g.state
        self.started = True
        ghost = s.players[GHOST]
        self.once = ghost.pending == Kind.DECEPTION or ghost.spotted
        for number in ghost.rear:
            ship = s.ships[number]
            if ship.refuge and not ship.damage and not ship.low:
                card = leave_refuge(g, ship, s.turn.told)
                set_aside(s, GHOST, card)  # a ship taken over may bring its card along
        if ghost.pending == Kind.FOG_BANK:
            self._end(g)

    def _draw(self, g: KPGame) -> None:
        """[5.3.3.1] One card and a d4; deceived or spotted, a single act of box 3 or 4 [5.3.3.9]. An act that
        cannot be done is ignored [5.3.3.5], but ends the turn all the same if it is marked so [5.3.3.4]."""
        card = g.data.solo[draw_solo(g)]
        roll = g.throw("phantom acts", "phantom", 4)
        die = roll.die
        box = card.three if (die % 2 if self.once else die == 3) else card.four
        if not self.once and die < 3:
            self._hunt(g, card.id, roll, card.two if die == 2 else None)
            return
        self.over = self.once or box.ends_turn
        told = g.tell(PhantomActs(card.id, roll, box.act))
        if not ACTS[box.act](g, box, told.n):
            g.tell(PhantomCannot(), of=told, rule="5.3.3.5")

    def _hunt(self, g: KPGame, solo: str, roll: Roll, box: SoloHunt | None) -> None:
        """[5.3.3.1] [5.3.3.2] A 1 ends the turn, and so does an Intercept! that cannot be done."""
        told = g.tell(PhantomActs(solo, roll, box.act if box else None))
        if box is None:
            self.over = True
        elif not intercept(g, box, told.n):
            g.tell(PhantomCannot(), of=told, rule="5.3.3.2")
            self.over = True

    def _finish(self, g: KPGame) -> None:
        """[5.3.3.12] Perhaps a new flag, then the turn is over."""
        s = g.state
        known = [ship for ship in _force(s, GHOST) if ship.recognised]
        if known and g.data.solo[draw_solo(g)].special == Kind.REFLAG:
            best = dearest(g, known)
            assert best is not None
            hide(g, best, s.turn.told)
        self._end(g)

    def _end(self, g: KPGame) -> None:
        """[5.3.1] [5.3.3.10] All solitaire cards are shuffled, also after a turn lost in fog; a Recon
        Aircraft spoils the next turn only."""
        g.state.players[GHOST].spotted = False
        shuffle_solo(g)
        g.done()


def _force(s: KPState, player: PlayerNo) -> list[Ship]:
    force = s.players[player]
    return [s.ships[number] for number in (*force.rear, *force.front)]


# ---------------------------------------------------------------- box 2: Intercept!


def intercept(g: KPGame, box: SoloHunt, told: int) -> bool:
    """[5.3.3.2] [5.3.3.3] The Intercept! of box 2, if it can be done (R120)."""
    if box.act == Act.BRITISH_INTERCEPT:
        return _intercept_german(g, box, told)
    return _intercept_merchant(g, box, told, raider=box.act == Act.RAIDER_INTERCEPTS)


def special_acts(g: KPGame, legal: tuple[Kind, ...], told: int) -> list[Kind]:
    """[5.3.3.3] Draw until a blank, a repeat or an illegal one; the stopping card adds nothing (R121)."""
    found: list[Kind] = []
    sequence: list[int] = []
    while True:
        sequence.append(draw_solo(g, sequence))
        act = g.data.solo[sequence[-1]].special
        if act is None or act not in legal or act in found:
            return found
        found.append(act)
        g.tell(PhantomAdds(KIND_REFS[act]), of=told)


def _intercept_merchant(g: KPGame, box: SoloHunt, told: int, *, raider: bool) -> bool:
    s = g.state
    hunters = [
        number
        for number in s.players[GHOST].rear
        if number < GERMAN_SHIPS
        and g.data.raider[number] == raider
        and not s.ships[number].refuge
        and number not in s.turn.acted
        and number not in s.turn.left_refuge
    ]
    targets = raid_targets(g)
    if not hunters or not targets:
        return False
    group = Kind.GOOD_HUNTING if raider else Kind.SHIPPING_LANES
    legal: tuple[Kind, ...] = (Kind.SURPRISE_ATTACK, group)
    if any(not s.ships[target].damage for target in targets):
        legal += (Kind.BOARDING_PARTY,)
    extra = special_acts(g, legal, told)
    surprise, taking = Kind.SURPRISE_ATTACK in extra, Kind.BOARDING_PARTY in extra

    def worth(hunter: ShipId, target: ShipId, taking: bool = taking) -> int:
        phantom = s.players[GHOST]
        ships = s.ships
        return raid_gain(
            g, phantom, ships[hunter], ships[target], night=box.night, surprise=surprise, taking=taking
        )

    hunter = _best_hunter(g, hunters, targets, worth)
    first = pick(g, targets, lambda target: worth(hunter, target))
    boards_first = taking and not s.ships[first].damage  # there is one Boarding Party only
    chosen = [first]
    if group in extra:
        others = [target for target in targets if target != first]
        chosen += _more_targets(
            g, group, others, lambda target: worth(hunter, target, taking and not boards_first)
        )
    g.call(
        Raid(
            GHOST,
            hunter,
            night=box.night,
            stage="announce",
            surprise=surprise,
            boarding=taking,
            group=group if len(chosen) > 1 else None,
            targets=chosen,
            defender=LIVE,
            told=told,
        )
    )
    return True


def _best_hunter(
    g: KPGame, hunters: list[ShipId], targets: list[ShipId], worth: Callable[[ShipId, ShipId], int]
) -> ShipId:
    """The ship that can expect most of any target; of equals the less valuable one (R124)."""
    return max(hunters, key=lambda n: (max(worth(n, target) for target in targets), -g.data.prize[n], -n))


def _more_targets(
    g: KPGame, group: Kind, others: list[ShipId], worth: Callable[[ShipId], int]
) -> list[ShipId]:
    """[3.3.12] [3.3.32] The second merchant of Good Hunting, or all of them."""
    if group == Kind.SHIPPING_LANES or not others:
        return others
    return [pick(g, others, worth)]


def _intercept_german(g: KPGame, box: SoloHunt, told: int) -> bool:
    """[5.3.3.3] British forces of the phantom (R122)."""
    targets = british_targets(g)
    if not targets:
        return False
    surprise = Kind.SURPRISE_ATTACK in special_acts(g, (Kind.SURPRISE_ATTACK,), told)
    target = _worthiest(g, targets, box.dice, 2 * surprise - box.night)
    g.call(
        BritishIntercept(
            GHOST, box.dice, night=box.night, surprise=surprise, target=target, stage="target", told=told
        )
    )
    return True


def _worthiest(g: KPGame, targets: list[ShipId], dice: Dice, mod: int) -> ShipId:
    s = g.state
    return pick(g, targets, lambda n: gain(g, s.players[GHOST], dice, mod, s.ships[n]))


# ---------------------------------------------------------------- boxes 3 and 4


def _run_blockade(g: KPGame, box: SoloBox, told: int) -> bool:
    if not low_ships(g, GHOST):
        return False
    run_blockade(g, GHOST, told)
    return True


def _coal(g: KPGame, box: SoloBox, told: int) -> bool:
    if not low_ships(g, GHOST):
        return False
    coal_all(g, GHOST, told)
    return True


def _repair(g: KPGame, box: SoloBox, told: int) -> bool:
    ship = to_repair(g, _force(g.state, GHOST))
    if ship is None:
        return False
    repair(g, ship, told)
    return True


def _break_out(g: KPGame, box: SoloBox, told: int) -> bool:
    if not can_break_out(g):
        return False
    for number in breakout_ships(g, told):
        join(g, number, GHOST, told)
    return True


def _waylay(g: KPGame, box: SoloBox, told: int) -> bool:
    """[5.3.3.6] Remembered for the live player's next turn; no card lies there (R129)."""
    if g.state.players[LIVE].pending:
        return False
    kind: Waylay = Kind.FOG_BANK if box.act == Act.FOG_BANK else Kind.DECEPTION
    lay_with(g, LIVE, kind, NO_CARD, told)
    return True


def _fair_seas(g: KPGame, box: SoloBox, told: int) -> bool:
    ship = to_send_home(g, _force(g.state, GHOST))
    if ship is None:
        return False
    g.call(SafePassage(ship.id, told, calm=True))
    return True


def _storm(g: KPGame, box: SoloBox, told: int) -> bool:
    if not storm_victims(g, LIVE):
        return False
    storm(g, LIVE, told)
    return True


def _open_ships(g: KPGame) -> list[Ship]:
    s = g.state
    return [
        s.ships[n] for other in may_harass(s) for n in s.players[other].rear if open_to_all(g, s.ships[n])
    ]


def _intern(g: KPGame, box: SoloBox, told: int) -> bool:
    ship = to_intern(g, _open_ships(g))
    if ship is None:
        return False
    intern(g, ship, told)
    return True


def _transfer(g: KPGame, box: SoloBox, told: int) -> bool:
    ship = dearest(g, _open_ships(g))
    if ship is None:
        return False
    transfer(g, ship, GHOST, told)
    return True


def _interrogate(g: KPGame, box: SoloBox, told: int) -> bool:
    """[5.3.3.11] Lowest prize, highest prize, or any disguised ship."""
    targets = interrogate_targets(g)
    if not targets:
        return False
    prize = g.data.prize
    if box.choice == "random":
        target = targets[g.random_below(len(targets), "whom to interrogate", "phantom")]
    elif box.choice == "low":
        target = min(targets, key=lambda n: prize[n])
    else:
        target = max(targets, key=lambda n: prize[n])
    coin = g.data.first_copy(Kind.INTERROGATE).attack
    g.call(BritishIntercept(GHOST, coin, "interrogate", target=target, stage="target", told=told))
    return True


def _monitor(g: KPGame, box: SoloBox, told: int) -> bool:
    targets = monitor_targets(g)
    if not targets:
        return False
    target = _worthiest(g, targets, box.dice, 2)
    g.call(BritishIntercept(GHOST, box.dice, "monitor", target=target, stage="target", told=told))
    return True


def _shelter(g: KPGame, box: SoloBox, told: int) -> bool:
    """[5.3.3.7] (R126)"""
    ship = to_shelter(g, _force(g.state, GHOST))
    if ship is None:
        return False
    enter_refuge(g, ship, PHANTOM_ISLAND, told)
    return True


def _lay_mines(g: KPGame, box: SoloBox, told: int) -> bool:
    """[3.3.18] An unused raider with mines outside refuge (R132)."""
    s = g.state
    layers = [
        n
        for n in s.players[GHOST].rear
        if g.data.ships[n].mines
        and not s.ships[n].refuge
        and n not in s.turn.acted
        and n not in s.turn.left_refuge
    ]
    if not layers or not mine_victims(g):
        return False
    g.call(Mines(GHOST, box.dice, ship=layers[0], told=told))
    return True


def _submarine_mines(g: KPGame, box: SoloBox, told: int) -> bool:
    if not mine_victims(g):
        return False
    g.call(Mines(GHOST, box.dice, told=told))
    return True


def _submarine_torpedo(g: KPGame, box: SoloBox, told: int) -> bool:
    """[5.4.1] No special acts with torpedoes; prizes are spared."""
    s = g.state
    targets = [n for n in torpedo_targets(g) if not s.ships[n].prize]
    if not targets:
        return False
    g.call(Torpedo(GHOST, target=_worthiest(g, targets, box.dice, 0), told=told))
    return True


def _recon(g: KPGame, box: SoloBox, told: int) -> bool:
    """[5.3.3.8] The cards go to the discards, face down."""
    s = g.state
    if not s.players[LIVE].hand.items or s.players[LIVE].pending == Kind.FOG_BANK:
        return False
    reconnoitre(g, GHOST, LIVE, s.discard, told)
    return True


def _rendezvous(g: KPGame, box: SoloBox, told: int) -> bool:
    if LIVE not in may_harass(g.state) or not rendezvous_victims(g, LIVE):
        return False
    miss_rendezvous(g, LIVE, told)
    return True


def _scuttle(g: KPGame, box: SoloBox, told: int) -> bool:
    ship = to_scuttle(g, _force(g.state, GHOST))
    if ship is None:
        return False
    send_away(g, "3.3.29", "scuttled", ship, told)
    return True


ACTS: dict[Act, Callable[[KPGame, SoloBox, int], bool]] = {
    Act.BLOCKADE_RUNNER: _run_blockade,
    Act.BREAKOUT: _break_out,
    Act.COLLIER: _coal,
    Act.DAMAGE_CONTROL: _repair,
    Act.DECEPTION: _waylay,
    Act.FAIR_SEAS: _fair_seas,
    Act.FOG_BANK: _waylay,
    Act.HEAVY_WEATHER: _storm,
    Act.INTERNED: _intern,
    Act.INTERROGATE: _interrogate,
    Act.ISLAND_REFUGE: _shelter,
    Act.LAY_MINES: _lay_mines,
    Act.MONITOR: _monitor,
    Act.RECON_AIRCRAFT: _recon,
    Act.RENDEZVOUS_MISSED: _rendezvous,
    Act.SCUTTLE: _scuttle,
    Act.TRANSFER_COMMAND: _transfer,
    Act.SUBMARINE_MINES: _submarine_mines,
    Act.SUBMARINE_TORPEDO: _submarine_torpedo,
}
"""[5.3.3.5] Each act answers whether it could be done."""
