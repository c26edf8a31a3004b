"""A view drawn as text, for the terminal: forces, hand, cards on the table and dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarterdeck.kernel import Words

if TYPE_CHECKING:
    from quarterdeck.games.kaisers_pirates.data.model import CardView
    from quarterdeck.games.kaisers_pirates.view import CommittedView, KPView, PlayerView, ShipView

NAME_WIDTH = 26


def drawn_view(view: KPView, words: Words) -> str:
    """The table as one seat sees it."""
    lines = [_head(view, words)]
    for player in view.players:
        lines += _player(player, words)
    if view.discard_top:
        lines.append(words("kp-board-top", {"cards": _names(view.discard_top, words)}))
    if view.me is not None:
        lines += _cards("kp-board-hand", view.me.hand, words)
        lines += _cards("kp-board-peek", view.me.peek, words)
    if view.committed:
        laid = "; ".join(_committed(view, card, words) for card in view.committed)
        lines.append(f"{words('kp-board-committed', {})}: {laid}")
    used = [*view.played, *(card for cards in view.reactions.values() for card in cards)]
    if used:
        lines.append(f"{words('kp-board-played', {})}: {_names(tuple(used), words)}")
    return "\n".join(lines)


def _head(view: KPView, words: Words) -> str:
    seat = words(f"kp-seat-{view.at_turn}", {}) if view.at_turn else ""
    counts = {"deck": view.deck, "removed": view.removed, "discards": view.discard_count}
    return words("kp-board-head", {"round": view.round, "turn": view.turn, "seat": seat, **counts})


def _player(player: PlayerView, words: Words) -> list[str]:
    args = {
        "seat": words(f"kp-seat-{player.seat}", {}),
        "points": player.round_points,
        "prizes": player.prizes,
        "least": player.victory.least,
        "most": player.victory.most,
        "hand": player.hand_count,
    }
    pending = f" [{words(f'kp-card-{player.pending}', {})}]" if player.pending else ""
    lines = [words("kp-board-player", args) + pending]
    for label, row in (("kp-board-rear", player.rear), ("kp-board-front", player.front)):
        lines.append(f"  {words(label, {})}: " + " | ".join(_ship(ship, words) for ship in row))
    return lines


def _ship(ship: ShipView, words: Words) -> str:
    """Name, attack:defence, prize in brackets, markers."""
    dice = f"{dice_text(ship.attack)}:{dice_text(ship.defence)}" if ship.attack else dice_text(ship.defence)
    marks = [words("kp-mark-prize", {})] if ship.prize else []
    marks += [words("kp-mark-raider", {})] if ship.kind == "raider" else []
    marks += [words("kp-mark-mines", {})] if ship.mines else []
    marks += [words("kp-mark-damaged", {})] * ship.damage
    marks += [words("kp-mark-low", {})] if ship.low else []
    marks += [words("kp-mark-recognised", {})] if ship.recognised and ship.kind != "warship" else []
    marks += [words("kp-mark-refuge", {})] if ship.refuge else []
    note = f" ({', '.join(marks)})" if marks else ""
    return f"{ship.name} {dice} [{ship.worth}]{note}"


def _cards(label: str, cards: tuple[CardView, ...], words: Words) -> list[str]:
    if not cards:
        return []
    return [f"{words(label, {})}:", *(f"  {_card(card, words)}" for card in cards)]


def _card(card: CardView, words: Words) -> str:
    """Number, name, the Intercept! half, then what the action half does."""
    name = words(f"kp-card-{card.kind}", {}) + (f" {card.vessel}" if card.vessel else "")
    intercept = f"{words('kp-use-ship', {})} {dice_text(card.intercept)}"
    marks = [words("kp-mark-night", {})] if card.night else []
    marks += [words("kp-mark-reaction", {})] if card.reaction else []
    note = f" ({', '.join(marks)})" if marks else ""
    text = words(f"kp-card-{card.kind}.text", {})
    return f"{card.card:3} {name:{NAME_WIDTH}} {intercept}{note}. {text}"


def _committed(view: KPView, laid: CommittedView, words: Words) -> str:
    ships = {ship.ship: ship.name for player in view.players for ship in player.rear}
    name = words("kp-board-covered", {})
    if laid.card is not None:
        name = f"{laid.card.card} {words(f'kp-card-{laid.card.kind}', {})}"
    use = f", {words(f'kp-use-{laid.use}', {})}" if laid.use else ""
    return name + use + (f": {ships.get(laid.ship, '')}" if laid.ship is not None else "")


def _names(cards: tuple[CardView, ...], words: Words) -> str:
    return ", ".join(f"{words(f'kp-card-{card.kind}', {})} ({card.card})" for card in cards)


def dice_text(dice: tuple[int, ...]) -> str:
    return "/".join(map(str, dice)) if dice else "-"
