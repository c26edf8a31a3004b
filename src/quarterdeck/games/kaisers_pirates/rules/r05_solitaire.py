"""[5.0] [5.3] The phantom player's turn, drawn from the solitaire cards.

The live player follows the normal rules [5.2]; his Recon Aircraft takes cards of the phantom's hand [5.2.2].
The sample turns [5.4] [5.4.1] [5.4.2] are played in the tests.
"""

from __future__ import annotations

from collections.abc import Callable

from quarterdeck.games.kaisers_pirates.data.model import GERMAN_SHIPS, SoloBox
from quarterdeck.games.kaisers_pirates.kinds import (
    BLOCKADE_RUNNER,
    BOARDING_PARTY,
    BREAKOUT,
    COLLIER,
    DAMAGE_CONTROL,
    DECEPTION,
    FAIR_SEAS,
    FOG_BANK,
    GOOD_HUNTING,
    HEAVY_WEATHER,
    INTERNED,
    INTERROGATE,
    ISLAND_REFUGE,
    LAY_MINES,
    MONITOR,
    RECON_AIRCRAFT,
    REFLAG,
    RENDEZVOUS_MISSED,
    SCUTTLE,
    SHIPPING_LANES,
    SURPRISE_ATTACK,
    TRANSFER_COMMAND,
)
from quarterdeck.games.kaisers_pirates.state import NO_CARD, PHANTOM_ISLAND, KPGame, KPState, Ship
from quarterdeck.kernel import Step

from .r03_2_2_reactions import hide
from .r03_2_3_british import BritishIntercept, british_targets, interrogate_targets, monitor_targets
from .r03_2_4_merchants import Raid, raid_targets
from .r03_2_6_passage import SafePassage
from .r03_3_effects import (
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
from .table import may_harass, open_to_all, send_away, set_aside

LIVE, GHOST = 0, 1
"""[5.0] The places of the two sides."""


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
        self.once = ghost.pending == DECEPTION or ghost.spotted
        for number in ghost.rear:
            ship = s.ships[number]
            if ship.refuge and not ship.damage and not ship.low:
                set_aside(s, GHOST, leave_refuge(g, ship))  # a ship taken over may bring its card along

    def _draw(self, g: KPGame) -> None:
        """[5.3.3.1] One card and a d4."""
        card = g.data.solo[draw_solo(g)]
        roll = g.roll("5.3.3.1", "kp-roll-phantom", 4, card=card.id)
        if self.once:
            self.over = True
            self._act(g, card.three if roll.die % 2 else card.four)
        elif roll.die == 1:
            self.over = True
        elif roll.die == 2:
            self.over = not intercept(g, card.two)
        else:
            box = card.three if roll.die == 3 else card.four
            self.over = box.ends_turn
            self._act(g, box)

    def _act(self, g: KPGame, box: SoloBox) -> None:
        """[5.3.3.4] [5.3.3.5] An act that cannot be done is ignored."""
        g.say("5.3.3.5", "kp-phantom-acts", act=f"@kp-act-of-phantom-{box.act}")
        if not ACTS[box.act](g, box):
            g.say("5.3.3.5", "kp-phantom-cannot")

    def _finish(self, g: KPGame) -> None:
        """[5.3.3.12] Perhaps a new flag, then the turn is over."""
        s = g.state
        known = [ship for ship in _force(s, GHOST) if ship.recognised]
        if known and g.data.solo[draw_solo(g)].special == REFLAG:
            best = dearest(g, known)
            assert best is not None
            hide(g, best)
        end_of_phantom_turn(g)
        g.done()


def end_of_phantom_turn(g: KPGame) -> None:
    """[5.3.1] [5.3.3.10] All solitaire cards are shuffled, also after a turn lost in fog; a Recon Aircraft
    spoils the next turn only."""
    g.state.players[GHOST].spotted = False
    shuffle_solo(g)


def _force(s: KPState, player: int) -> list[Ship]:
    force = s.players[player]
    return [s.ships[number] for number in (*force.rear, *force.front)]


# ---------------------------------------------------------------- box 2: Intercept!


def intercept(g: KPGame, box: SoloBox) -> bool:
    """[5.3.3.2] [5.3.3.3] The Intercept! of box 2, if it can be done (R120)."""
    g.say("5.3.3.3", "kp-phantom-acts", act=f"@kp-act-of-phantom-{box.act}")
    if box.act == "intercept_with_british_forces":
        done = _intercept_german(g, box)
    else:
        done = _intercept_merchant(g, box, raider=box.act == "intercept_merchant_with_raider")
    if not done:
        g.say("5.3.3.2", "kp-phantom-cannot")
    return done


def special_acts(g: KPGame, legal: tuple[str, ...]) -> list[str]:
    """[5.3.3.3] Draw until a blank, a repeat or an illegal one; the stopping card adds nothing (R121)."""
    found: list[str] = []
    sequence: list[int] = []
    while True:
        sequence.append(draw_solo(g, sequence))
        act = g.data.solo[sequence[-1]].special
        if act not in legal or act in found:
            return found
        found.append(act)
        g.say("5.3.3.3", "kp-phantom-adds", card=f"@kp-card-{act}")


def _intercept_merchant(g: KPGame, box: SoloBox, *, raider: bool) -> bool:
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
    group = GOOD_HUNTING if raider else SHIPPING_LANES
    legal: tuple[str, ...] = (SURPRISE_ATTACK, group)
    if any(not s.ships[target].damage for target in targets):
        legal += (BOARDING_PARTY,)
    extra = special_acts(g, legal)
    surprise, taking = SURPRISE_ATTACK in extra, BOARDING_PARTY in extra

    def worth(hunter: int, target: int, taking: bool = taking) -> int:
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
            group=group if len(chosen) > 1 else "",
            targets=chosen,
            defender=LIVE,
        )
    )
    return True


def _best_hunter(g: KPGame, hunters: list[int], targets: list[int], worth: Callable[[int, int], int]) -> int:
    """The ship that can expect most of any target; of equals the less valuable one (R124)."""
    return max(hunters, key=lambda n: (max(worth(n, target) for target in targets), -g.data.prize[n], -n))


def _more_targets(g: KPGame, group: str, others: list[int], worth: Callable[[int], int]) -> list[int]:
    """[3.3.12] [3.3.32] The second merchant of Good Hunting, or all of them."""
    if group == SHIPPING_LANES or not others:
        return others
    return [pick(g, others, worth)]


def _intercept_german(g: KPGame, box: SoloBox) -> bool:
    """[5.3.3.3] British forces of the phantom (R122)."""
    targets = british_targets(g)
    if not targets:
        return False
    surprise = SURPRISE_ATTACK in special_acts(g, (SURPRISE_ATTACK,))
    target = _worthiest(g, targets, box, 2 * surprise - box.night)
    g.call(
        BritishIntercept(GHOST, box.dice, night=box.night, surprise=surprise, target=target, stage="target")
    )
    return True


def _worthiest(g: KPGame, targets: list[int], box: SoloBox, mod: int) -> int:
    s = g.state
    return pick(g, targets, lambda n: gain(g, s.players[GHOST], box.dice, mod, s.ships[n]))


# ---------------------------------------------------------------- boxes 3 and 4


def _run_blockade(g: KPGame, box: SoloBox) -> bool:
    if not low_ships(g, GHOST):
        return False
    run_blockade(g, GHOST)
    return True


def _coal(g: KPGame, box: SoloBox) -> bool:
    if not low_ships(g, GHOST):
        return False
    coal_all(g, GHOST)
    return True


def _repair(g: KPGame, box: SoloBox) -> bool:
    ship = to_repair(g, _force(g.state, GHOST))
    if ship is None:
        return False
    repair(g, "3.3.7", ship)
    return True


def _break_out(g: KPGame, box: SoloBox) -> bool:
    if not can_break_out(g):
        return False
    for number in breakout_ships(g):
        join(g, number, GHOST)
    return True


def _waylay(g: KPGame, box: SoloBox) -> bool:
    """[5.3.3.6] Remembered for the live player's next turn; no card lies there (R129)."""
    if g.state.players[LIVE].pending:
        return False
    lay_with(g, LIVE, box.act, NO_CARD)
    return True


def _fair_seas(g: KPGame, box: SoloBox) -> bool:
    ship = to_send_home(g, _force(g.state, GHOST))
    if ship is None:
        return False
    g.call(SafePassage(ship.id, calm=True))
    return True


def _storm(g: KPGame, box: SoloBox) -> bool:
    if not storm_victims(g, LIVE):
        return False
    storm(g, LIVE)
    return True


def _open_ships(g: KPGame) -> list[Ship]:
    s = g.state
    return [
        s.ships[n] for other in may_harass(s) for n in s.players[other].rear if open_to_all(g, s.ships[n])
    ]


def _intern(g: KPGame, box: SoloBox) -> bool:
    ship = to_intern(g, _open_ships(g))
    if ship is None:
        return False
    intern(g, ship)
    return True


def _transfer(g: KPGame, box: SoloBox) -> bool:
    ship = dearest(g, _open_ships(g))
    if ship is None:
        return False
    transfer(g, ship, GHOST)
    return True


def _interrogate(g: KPGame, box: SoloBox) -> bool:
    """[5.3.3.11] Lowest prize, highest prize, or any disguised ship."""
    targets = interrogate_targets(g)
    if not targets:
        return False
    prize = g.data.prize
    if box.choice == "random":
        target = targets[g.random_below(len(targets))]
    elif box.choice == "low":
        target = min(targets, key=lambda n: prize[n])
    else:
        target = max(targets, key=lambda n: prize[n])
    coin = g.data.first_copy(INTERROGATE).attack
    g.call(BritishIntercept(GHOST, coin, "interrogate", target=target, stage="target"))
    return True


def _monitor(g: KPGame, box: SoloBox) -> bool:
    targets = monitor_targets(g)
    if not targets:
        return False
    target = _worthiest(g, targets, box, 2)
    g.call(BritishIntercept(GHOST, box.dice, "monitor", target=target, stage="target"))
    return True


def _shelter(g: KPGame, box: SoloBox) -> bool:
    """[5.3.3.7] (R126)"""
    ship = to_shelter(g, _force(g.state, GHOST))
    if ship is None:
        return False
    enter_refuge(g, ship, PHANTOM_ISLAND)
    return True


def _lay_mines(g: KPGame, box: SoloBox) -> bool:
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
    g.call(Mines(GHOST, box.dice, ship=layers[0]))
    return True


def _submarine_mines(g: KPGame, box: SoloBox) -> bool:
    if not mine_victims(g):
        return False
    g.call(Mines(GHOST, box.dice))
    return True


def _submarine_torpedo(g: KPGame, box: SoloBox) -> bool:
    """[5.4.1] No special acts with torpedoes; prizes are spared."""
    s = g.state
    targets = [n for n in torpedo_targets(g) if not s.ships[n].prize]
    if not targets:
        return False
    g.call(Torpedo(GHOST, target=_worthiest(g, targets, box, 0)))
    return True


def _recon(g: KPGame, box: SoloBox) -> bool:
    """[5.3.3.8] The cards go to the discards, face down."""
    s = g.state
    if not s.players[LIVE].hand.items or s.players[LIVE].pending == FOG_BANK:
        return False
    s.discard.items.extend(reconnoitre(g, GHOST, LIVE))
    return True


def _rendezvous(g: KPGame, box: SoloBox) -> bool:
    if LIVE not in may_harass(g.state) or not rendezvous_victims(g, LIVE):
        return False
    miss_rendezvous(g, LIVE)
    return True


def _scuttle(g: KPGame, box: SoloBox) -> bool:
    ship = to_scuttle(g, [s for s in _force(g.state, GHOST) if s.prize or s.id < GERMAN_SHIPS])
    if ship is None:
        return False
    send_away(g, "3.3.29", "kp-scuttled", ship)
    return True


ACTS: dict[str, Callable[[KPGame, SoloBox], bool]] = {
    BLOCKADE_RUNNER: _run_blockade,
    BREAKOUT: _break_out,
    COLLIER: _coal,
    DAMAGE_CONTROL: _repair,
    DECEPTION: _waylay,
    FAIR_SEAS: _fair_seas,
    FOG_BANK: _waylay,
    HEAVY_WEATHER: _storm,
    INTERNED: _intern,
    INTERROGATE: _interrogate,
    ISLAND_REFUGE: _shelter,
    LAY_MINES: _lay_mines,
    MONITOR: _monitor,
    RECON_AIRCRAFT: _recon,
    RENDEZVOUS_MISSED: _rendezvous,
    SCUTTLE: _scuttle,
    TRANSFER_COMMAND: _transfer,
    "submarine_mines": _submarine_mines,
    "submarine_torpedo": _submarine_torpedo,
}
"""[5.3.3.5] Each act answers whether it could be done."""
