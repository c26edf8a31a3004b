"""[3.3] What the cards do that are no attacks. Live players and the phantom use the same functions."""

from __future__ import annotations

from quarterdeck.games.kaisers_pirates.data.model import GERMAN_SHIPS
from quarterdeck.games.kaisers_pirates.kinds import (
    BLOCKADE_RUNNER,
    BREAKOUT,
    DECEPTION,
    HEAVY_WEATHER,
    INTERNED,
    ISLAND_REFUGE,
    RENDEZVOUS_MISSED,
    TRANSFER_COMMAND,
)
from quarterdeck.games.kaisers_pirates.state import NO_CARD, KPGame, Ship
from quarterdeck.kernel import Mod

from .r03_2_7_dice import MISSED_PRIZES, RUNNER_PRIZES, decide
from .r06_optional import refuge_supply_mods, rendezvous_mods, runner_mods
from .table import card_name, draw_german, launch, send_away, who

RECON_CARDS = 2


def low_ships(g: KPGame, player: int) -> list[Ship]:
    ships = g.state.ships
    return [ships[number] for number in g.state.players[player].rear if ships[number].low]


def has_prizes(g: KPGame, player: int) -> bool:
    return any(number >= GERMAN_SHIPS for number in g.state.players[player].rear)


def supply(g: KPGame, rule: str, ship: Ship) -> None:
    ship.low = False
    g.say(rule, "kp-resupplied", ship=g.data.name[ship.id])


def run_blockade(g: KPGame, player: int) -> None:
    """[3.3.2] A roll for each ship in limited supply, also in Island Refuge; prizes help once."""
    kind = g.data.kinds[BLOCKADE_RUNNER]
    helped: tuple[Mod, ...] = (RUNNER_PRIZES,) if has_prizes(g, player) else ()
    for ship in low_ships(g, player):
        mods = helped + runner_mods(g, ship)
        name = g.data.name[ship.id]
        if decide(g, "3.3.2", BLOCKADE_RUNNER, name, kind.challenge, mods, kind.response):
            supply(g, "3.3.2", ship)


def coal_all(g: KPGame, player: int) -> None:
    """[3.3.6] The Collier supplies every ship."""
    for ship in low_ships(g, player):
        supply(g, "3.3.6", ship)


def repair(g: KPGame, rule: str, ship: Ship) -> None:
    """[3.3.7] [6.8.3] One damage marker is taken off."""
    ship.damage -= 1
    g.say(rule, "kp-repaired", ship=g.data.name[ship.id], markers=ship.damage)


def breakout_ships(g: KPGame) -> list[int]:
    """[3.3.5] One new ship on success, two if the challenge is twice the response."""
    kind = g.data.kinds[BREAKOUT]
    name = who(g, g.state.turn.player)
    if not decide(g, "3.3.5", BREAKOUT, name, kind.challenge, (), kind.response):
        g.say("3.3.5", "kp-no-breakout")
        return []
    duel = g.state.duel
    assert duel is not None
    wanted = 2 if duel.attack.total >= 2 * duel.defence.total else 1
    drawn = [draw_german(g, in_round=True) for _ in range(wanted)]
    return [number for number in drawn if number is not None]


def join(g: KPGame, number: int, player: int) -> None:
    launch(g.state, number, player)
    g.say("3.3.5", "kp-breaks-out", ship=g.data.name[number], seat=who(g, player))


def can_break_out(g: KPGame) -> bool:
    """[6.5.2] Beyond 1914 the deck is not shuffled during a round, so it may be empty."""
    s = g.state
    return bool(s.german_deck.items or (s.german_used and not g.options["beyond-1914"]))


def lay_with(g: KPGame, victim: int, kind: str, card: int) -> None:
    """[3.3.8] [3.3.11] Deception or Fog Bank waits for the victim's next turn."""
    player = g.state.players[victim]
    player.pending = kind
    player.pending_card = card
    rule = g.data.kinds[kind].rule
    g.say(rule, "kp-deceived" if kind == DECEPTION else "kp-fogged", seat=who(g, victim))


def storm_victims(g: KPGame, player: int) -> list[Ship]:
    """[3.3.13] Damaged ships of all sorts outside Island Refuge."""
    s = g.state
    force = s.players[player]
    ships = [s.ships[number] for number in (*force.rear, *force.front)]
    return [ship for ship in ships if ship.damage and not ship.refuge]


def storm(g: KPGame, victim: int) -> None:
    """[3.3.13] Each damaged ship may founder; nobody scores it (R94)."""
    kind = g.data.kinds[HEAVY_WEATHER]
    for ship in storm_victims(g, victim):
        if decide(g, "3.3.13", HEAVY_WEATHER, g.data.name[ship.id], kind.challenge, (), kind.response):
            send_away(g, "3.3.13", "kp-foundered", ship)


def rendezvous_victims(g: KPGame, player: int) -> list[Ship]:
    """[3.3.28] Warships and raiders outside Island Refuge that are not short already."""
    ships = g.state.ships
    rear = [ships[number] for number in g.state.players[player].rear if number < GERMAN_SHIPS]
    return [ship for ship in rear if not ship.refuge and not ship.low]


def miss_rendezvous(g: KPGame, victim: int) -> None:
    """[3.3.28] Each ship may fall short of supplies; prizes help once."""
    kind = g.data.kinds[RENDEZVOUS_MISSED]
    helped: tuple[Mod, ...] = (MISSED_PRIZES,) if has_prizes(g, victim) else ()
    for ship in rendezvous_victims(g, victim):
        mods = helped + rendezvous_mods(g, ship)
        name = g.data.name[ship.id]
        if decide(g, "3.3.28", RENDEZVOUS_MISSED, name, kind.challenge, mods, kind.response):
            ship.low = True
            g.say("3.3.28", "kp-low-supply", ship=name)


def interned_mods(ship: Ship) -> tuple[Mod, ...]:
    """[3.3.15] [6.8.2] A damaged or hungry ship is sooner interned."""
    mods: tuple[Mod, ...] = ()
    if ship.damage:
        mods += (Mod(2 * ship.damage, "kp-mod-damaged", "3.3.15"),)
    if ship.low:
        mods += (Mod(2, "kp-mod-limited-supply", "3.3.15"),)
    return mods


def intern(g: KPGame, ship: Ship) -> None:
    """[3.3.15] A neutral port keeps the ship for good."""
    kind = g.data.kinds[INTERNED]
    name = g.data.name[ship.id]
    if decide(g, "3.3.15", INTERNED, name, kind.challenge, interned_mods(ship), kind.response):
        send_away(g, "3.3.15", "kp-interned", ship)
    else:
        g.say("3.3.15", "kp-not-interned", ship=name)


def transfer(g: KPGame, ship: Ship, to: int) -> None:
    """[3.3.37] The ship changes sides with all its markers (R90, R99)."""
    kind = g.data.kinds[TRANSFER_COMMAND]
    name = g.data.name[ship.id]
    if not decide(g, "3.3.37", TRANSFER_COMMAND, name, kind.challenge, (), kind.response):
        g.say("3.3.37", "kp-not-transferred", ship=name)
        return
    g.state.players[ship.owner].rear.remove(ship.id)
    g.state.players[to].rear.append(ship.id)
    ship.owner = to
    g.say("3.3.37", "kp-transferred", ship=name, seat=who(g, to))


def enter_refuge(g: KPGame, ship: Ship, card: int) -> None:
    """[3.3.17] The ship is hidden; it may be supplied and repaired at once (R89)."""
    ship.refuge = card
    ship.entered = True
    ship.recognised = False
    g.say("3.3.17", "kp-enters-refuge", ship=g.data.name[ship.id])
    refuge_rolls(g, ship)


def refuge_rolls(g: KPGame, ship: Ship) -> None:
    """[3.3.17] One roll for supply and one for repair on entry and on every own turn (R89, R137)."""
    kind = g.data.kinds[ISLAND_REFUGE]
    name = g.data.name[ship.id]
    if ship.low:
        mods = refuge_supply_mods(g, ship)
        if decide(g, "3.3.17", "refuge_supply", name, kind.challenge, mods, kind.response):
            supply(g, "3.3.17", ship)
    if ship.damage and decide(g, "3.3.17", "refuge_repair", name, kind.challenge, (), kind.response):
        repair(g, "3.3.17", ship)


def leave_refuge(g: KPGame, ship: Ship) -> int:
    """[3.3.17] The ship puts to sea; the card, if it is one, comes back to be discarded."""
    card, ship.refuge = ship.refuge, NO_CARD
    g.state.turn.left_refuge.append(ship.id)
    g.say("3.3.17", "kp-leaves-refuge", ship=g.data.name[ship.id])
    return card


def reconnoitre(g: KPGame, player: int, victim: int) -> list[int]:
    """[3.3.26] Two cards, or what there is, are drawn from the victim's hand at random (R96)."""
    s = g.state
    hand = s.players[victim].hand
    taken = [g.draw_random(hand) for _ in range(min(RECON_CARDS, len(hand.items)))]
    g.say("3.3.26", "kp-recon", seat=who(g, player), victim=who(g, victim), count=len(taken))
    knowing = tuple(s.players[one].name for one in (player, victim) if s.players[one].live)
    g.say("3.3.26", "kp-recon-cards", seen_by=knowing, cards=[card_name(g, card) for card in taken])
    return taken
