"""[3.3] What the cards do that are no attacks. Live players and the phantom use the same functions."""

from __future__ import annotations

from typing import Literal

from quarterdeck.games.kaisers_pirates.data.model import GERMAN_SHIPS
from quarterdeck.games.kaisers_pirates.ids import (
    CardId,
    CardRef,
    Fighter,
    Kind,
    PlayerNo,
    PlayerRef,
    ShipId,
    ShipRef,
)
from quarterdeck.games.kaisers_pirates.state import NO_CARD, KPGame, Ship
from quarterdeck.kernel import Event, Mod, Pile

from .common import card_ref, card_refs, draw_german, fighter, launch, ref, send_away, who
from .r03_2_7_dice import MISSED_PRIZES, RUNNER_PRIZES, Decided, counted, decide
from .r06_optional import Resupplied, refuge_supply_mods, rendezvous_mods, runner_mods

RECON_CARDS = 2

Waylay = Literal[Kind.DECEPTION, Kind.FOG_BANK]


class Repaired(Event, frozen=True, tag="kp-repaired"):
    """[3.3.7] A damage marker is taken off; so many are left."""

    ship: ShipRef
    markers: int


class BreaksOut(Event, frozen=True, tag="kp-breaks-out"):
    """[3.3.5] A new warship or raider joins a force."""

    cites = "3.3.5"
    ship: ShipRef
    player: PlayerRef


class Waylaid(Event, frozen=True, tag="kp-waylaid"):
    """[3.3.8] [3.3.11] Deception or Fog Bank lies with a force until its next turn."""

    player: PlayerRef
    card: CardRef
    fog: bool


class EntersRefuge(Event, frozen=True, tag="kp-enters-refuge"):
    """[3.3.17] A warship or raider hides."""

    cites = "3.3.17"
    ship: ShipRef


class LeavesRefuge(Event, frozen=True, tag="kp-leaves-refuge"):
    """[3.3.17] A ship puts to sea again; in the team game it may join the partner [4.6]."""

    cites = "3.3.17"
    ship: ShipRef
    joins: PlayerRef | None = None


class Recon(Event, frozen=True, tag="kp-recon"):
    """[3.3.26] So many cards go from one hand to another."""

    cites = "3.3.26"
    player: PlayerRef
    victim: PlayerRef
    count: int


class ReconCards(Event, frozen=True, tag="kp-recon-cards"):
    """[3.3.26] Which they are, for the two who know."""

    cites = "3.3.26"
    cards: tuple[CardRef, ...]


def low_ships(g: KPGame, player: PlayerNo) -> list[Ship]:
    ships = g.state.ships
    return [ships[number] for number in g.state.players[player].rear if ships[number].low]


def has_prizes(g: KPGame, player: PlayerNo) -> bool:
    return any(number >= GERMAN_SHIPS for number in g.state.players[player].rear)


def run_blockade(g: KPGame, player: PlayerNo, of: int | None) -> None:
    """[3.3.2] A roll for each ship in limited supply, also in Island Refuge; prizes help once."""
    kind = g.data.kinds[Kind.BLOCKADE_RUNNER]
    helped: tuple[Mod, ...] = (RUNNER_PRIZES,) if has_prizes(g, player) else ()
    for ship in low_ships(g, player):
        mods = helped + runner_mods(g, ship)
        run = decide(g, kind.rule, "blockade_runner", fighter(g, ship), kind.challenge, mods, kind.response)
        ship.low = not run.success
        g.tell(run, of=of)


def coal_all(g: KPGame, player: PlayerNo, of: int | None) -> None:
    """[3.3.6] The Collier supplies every ship."""
    for ship in low_ships(g, player):
        ship.low = False
        g.tell(Resupplied(ref(g, ship)), of=of, rule="3.3.6")


def repair(g: KPGame, ship: Ship, of: int | None) -> None:
    """[3.3.7] [6.8.3] One damage marker is taken off."""
    ship.damage -= 1
    g.tell(Repaired(ref(g, ship), ship.damage), of=of, rule="3.3.7")


def breakout_ships(g: KPGame, of: int | None) -> list[ShipId]:
    """[3.3.5] One new ship on success, two if the challenge is twice the response."""
    kind = g.data.kinds[Kind.BREAKOUT]
    player = who(g, g.state.turn.player)
    leader = Fighter(player.name, player.seat)
    attempt = decide(g, kind.rule, "breakout", leader, kind.challenge, (), kind.response)
    g.tell(attempt, of=of)
    drawn = [draw_german(g, in_round=True) for _ in range(ships_out(attempt))]
    return [number for number in drawn if number is not None]


def ships_out(attempt: Decided) -> int:
    """[3.3.5] How many ships a Breakout brings."""
    if not attempt.success:
        return 0
    return 2 if counted(attempt.challenge) >= 2 * counted(attempt.response) else 1


def join(g: KPGame, number: ShipId, player: PlayerNo, of: int | None) -> None:
    ship = launch(g.state, number, player)
    g.tell(BreaksOut(ref(g, ship), who(g, player)), of=of)


def can_break_out(g: KPGame) -> bool:
    """[6.5.2] Beyond 1914 the deck is not shuffled during a round, so it may be empty."""
    s = g.state
    return bool(s.german_deck.items or (s.german_used and not g.options.beyond_1914))


def lay_with(g: KPGame, victim: PlayerNo, kind: Waylay, card: CardId, of: int | None) -> None:
    """[3.3.8] [3.3.11] Deception or Fog Bank waits for the victim's next turn."""
    player = g.state.players[victim]
    player.pending = kind
    player.pending_card = card
    told = Waylaid(who(g, victim), card_ref(g, card, kind), kind == Kind.FOG_BANK)
    g.tell(told, of=of, rule=g.data.kinds[kind].rule)


def storm_victims(g: KPGame, player: PlayerNo) -> list[Ship]:
    """[3.3.13] Damaged ships of all sorts outside Island Refuge."""
    s = g.state
    force = s.players[player]
    ships = [s.ships[number] for number in (*force.rear, *force.front)]
    return [ship for ship in ships if ship.damage and not ship.refuge]


def storm(g: KPGame, victim: PlayerNo, of: int | None) -> None:
    """[3.3.13] Each damaged ship may founder; nobody scores it (R94)."""
    kind = g.data.kinds[Kind.HEAVY_WEATHER]
    for ship in storm_victims(g, victim):
        sea = decide(g, kind.rule, "heavy_weather", fighter(g, ship), kind.challenge, (), kind.response)
        g.tell(sea, of=of)
        if sea.success:
            send_away(g, kind.rule, "foundered", ship, sea)


def rendezvous_victims(g: KPGame, player: PlayerNo) -> list[Ship]:
    """[3.3.28] Warships and raiders outside Island Refuge that are not short already."""
    ships = g.state.ships
    rear = [ships[number] for number in g.state.players[player].rear if number < GERMAN_SHIPS]
    return [ship for ship in rear if not ship.refuge and not ship.low]


def miss_rendezvous(g: KPGame, victim: PlayerNo, of: int | None) -> None:
    """[3.3.28] Each ship may fall short of supplies; prizes help once."""
    kind = g.data.kinds[Kind.RENDEZVOUS_MISSED]
    helped: tuple[Mod, ...] = (MISSED_PRIZES,) if has_prizes(g, victim) else ()
    for ship in rendezvous_victims(g, victim):
        mods = helped + rendezvous_mods(g, ship)
        missed = decide(
            g, kind.rule, "rendezvous_missed", fighter(g, ship), kind.challenge, mods, kind.response
        )
        ship.low = missed.success
        g.tell(missed, of=of)


def interned_mods(ship: Ship) -> tuple[Mod, ...]:
    """[3.3.15] [6.8.2] A damaged or hungry ship is sooner interned."""
    mods: tuple[Mod, ...] = ()
    if ship.damage:
        mods += (Mod(2 * ship.damage, "kp-mod-damaged", "3.3.15"),)
    if ship.low:
        mods += (Mod(2, "kp-mod-limited-supply", "3.3.15"),)
    return mods


def intern(g: KPGame, ship: Ship, of: int | None) -> None:
    """[3.3.15] A neutral port keeps the ship for good."""
    kind = g.data.kinds[Kind.INTERNED]
    mods = interned_mods(ship)
    port = decide(g, kind.rule, "interned", fighter(g, ship), kind.challenge, mods, kind.response)
    g.tell(port, of=of)
    if port.success:
        send_away(g, kind.rule, "interned", ship, port)


def transfer(g: KPGame, ship: Ship, to: PlayerNo, of: int | None) -> None:
    """[3.3.37] The ship changes sides with all its markers (R90, R99)."""
    kind = g.data.kinds[Kind.TRANSFER_COMMAND]
    order = decide(g, kind.rule, "transfer_command", fighter(g, ship), kind.challenge, (), kind.response)
    if order.success:
        g.state.players[ship.owner].rear.remove(ship.id)
        g.state.players[to].rear.append(ship.id)
        ship.owner = to
    g.tell(order, of=of)


def enter_refuge(g: KPGame, ship: Ship, card: CardId, of: int | None) -> None:
    """[3.3.17] The ship is hidden; it may be supplied and repaired at once (R89)."""
    ship.refuge = card
    ship.entered = True
    ship.recognised = False
    told = g.tell(EntersRefuge(ref(g, ship)), of=of)
    refuge_rolls(g, ship, told.n)


def refuge_rolls(g: KPGame, ship: Ship, of: int | None) -> None:
    """[3.3.17] One roll for supply and one for repair on entry and on every own turn (R89, R137)."""
    kind = g.data.kinds[Kind.ISLAND_REFUGE]
    if ship.low:
        mods = refuge_supply_mods(g, ship)
        stores = decide(g, kind.rule, "refuge_supply", fighter(g, ship), kind.challenge, mods, kind.response)
        ship.low = not stores.success
        g.tell(stores, of=of)
    if ship.damage:
        yard = decide(g, kind.rule, "refuge_repair", fighter(g, ship), kind.challenge, (), kind.response)
        ship.damage -= yard.success
        g.tell(yard, of=of)


def leave_refuge(g: KPGame, ship: Ship, of: int | None, joins: PlayerNo | None = None) -> CardId:
    """[3.3.17] The ship puts to sea; the card, if it is one, comes back to be discarded. In the team game it
    may join the partner, but acts in no case [4.6] (R112)."""
    card, ship.refuge = ship.refuge, NO_CARD
    g.state.turn.left_refuge.append(ship.id)
    left = ref(g, ship)
    if joins is not None:
        g.state.players[ship.owner].rear.remove(ship.id)
        g.state.players[joins].rear.append(ship.id)
        ship.owner = joins
    told = LeavesRefuge(left, None if joins is None else who(g, joins))
    g.tell(told, of=of, rule="" if joins is None else "4.6")
    return card


def reconnoitre(g: KPGame, player: PlayerNo, victim: PlayerNo, into: Pile, of: int | None) -> None:
    """[3.3.26] Two cards, or what there is, are drawn from the victim's hand at random (R96)."""
    s = g.state
    hand = s.players[victim].hand
    taken = [
        CardId(g.draw_random(hand, s.players[player].name)) for _ in range(min(RECON_CARDS, len(hand.items)))
    ]
    into.items.extend(taken)
    told = g.tell(Recon(who(g, player), who(g, victim), len(taken)), of=of)
    knowing = tuple(s.players[one].name for one in (player, victim) if s.players[one].live)
    g.tell(ReconCards(card_refs(g, taken)), of=told, seen_by=knowing)
