"""The table as text: cards, dice and markers, for terminals, tests and bug reports."""

from __future__ import annotations

from .board import dice_text, throw_text
from .rules.r02_3_scoring import certain_and_possible
from .state import NO_SHIP, Duel, KPGame, Player, Ship

_USES = {"action": "action", "force": "Intercept!", "ship": "Intercept!", "mines": "mines", None: "?"}


def drawn(g: KPGame) -> str:
    """The referee's view: everything, also what is face down."""
    s = g.state
    lines = [
        f"round {s.round}  turn {s.turns}  deck {len(s.deck.items)}  removed {len(s.removed.items)}"
        f"  discards {len(s.discard.items) + len(s.buried.items)}"
        f"  ships {len(s.german_deck.items)}+{len(s.german_used)}"
        f"  merchants {len(s.merchant_deck.items)}+{len(s.merchant_used)}"
    ]
    for place, player in enumerate(s.players):
        lines += _player(g, place, player)
    lines += _turn(g)
    if s.duel is not None:
        lines.append(_duel(s.duel))
    return "\n".join(lines)


def card_text(g: KPGame, card: int) -> str:
    """Number, kind, and the dice of the Intercept! half; N marks a night action."""
    face = g.data.cards[card]
    night = "N" if face.night else ""
    return f"{card}:{face.vessel or face.kind}[{dice_text(face.intercept)}{night}]"


def ship_text(g: KPGame, ship: Ship) -> str:
    """Name, attack:defence, prize, then the markers."""
    card = g.data.ships[ship.id]
    dice = f"{dice_text(card.attack)}:" if card.attack else ""
    marks = "!" * ship.damage
    marks += "c" if ship.low else ""
    marks += "R" if ship.recognised else ""
    marks += "@" if ship.refuge else ""
    prize = "prize " if ship.prize else ""
    text = f"{prize}{card.name}({ship.id}) {dice}{dice_text(card.defence)} v{card.prize}"
    return f"{text} {marks}" if marks else text


def _player(g: KPGame, place: int, player: Player) -> list[str]:
    s = g.state
    certain, least, most = certain_and_possible(g.data, player.victory)
    points = sum(score.points for score in player.scores)
    prizes = sum(score.prizes for score in player.scores)
    mark = ">" if place == s.turn.player else " "
    pending = f"  under {player.pending}" if player.pending else ""
    worth = f"{least}" if least == most else f"{least}-{most}"
    lines = [f"{mark}{player.name}  points {points}  prizes {prizes}+{worth} (sure {certain}){pending}"]
    lines.append("   rear   " + "; ".join(ship_text(g, s.ships[n]) for n in player.rear))
    lines.append("   front  " + "; ".join(ship_text(g, s.ships[n]) for n in player.front))
    lines.append("   hand   " + " ".join(card_text(g, card) for card in player.hand.items))
    return lines


def _turn(g: KPGame) -> list[str]:
    turn = g.state.turn
    lines = []
    if turn.slots:
        laid = [
            f"{card_text(g, card)} {_USES[slot.use]}"
            + (f" on {g.data.name[slot.ship]}" if slot.ship != NO_SHIP else "")
            for card, slot in zip(turn.committed.items, turn.slots, strict=True)
        ]
        lines.append("committed " + "; ".join(laid))
    if turn.played:
        lines.append("played    " + " ".join(card_text(g, card) for card in turn.played))
    for place, cards in enumerate(turn.reactions):
        if cards:
            used = " ".join(card_text(g, card) for card in cards)
            lines.append(f"reactions {g.state.players[place].name} {used}")
    return lines


def _duel(duel: Duel) -> str:
    sides = f"{throw_text(duel.attack)}  against  {throw_text(duel.defence)}"
    return f"dice      {duel.what}: {sides}  -> {duel.result}"
