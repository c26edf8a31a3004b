"""Ships and positions as text: one line says everything about a ship.

``Victory@A0712/3 hull=6 rig=4 fired=port full`` is a ship with her bow in A0712 facing direction 3.
"""

from __future__ import annotations

from quarterdeck.games.flying_colors.state import PORT, STARBOARD, Ship
from quarterdeck.games.flying_colors.status import FCGame
from quarterdeck.geometry.hex import hex_name

_FIRED = {0: "", PORT: "port", STARBOARD: "starboard", PORT | STARBOARD: "both"}
_FLAGS = (
    "damaged",
    "anchored",
    "aground",
    "struck",
    "burning",
    "irons",
    "adrift",
    "recaptured",
    "stung",
    "confused",
    "dormant",
)


def ship_text(ship: Ship) -> str:
    """The notation of one ship."""
    name = ship.name.replace(" ", "_")
    if not ship.bow:
        return f"{name} ({ship.fate})"
    words = [f"{name}@{hex_name(ship.bow)}/{ship.facing}"]
    words += [
        f"{label}={value}"
        for label, value in (
            ("hull", ship.hull),
            ("rig", ship.rigging),
            ("crew", ship.crew),
            ("fired", _FIRED[ship.fired]),
            ("grappled", ",".join(map(str, ship.grappled))),
            ("fouled", ",".join(map(str, ship.fouled))),
        )
        if value
    ]
    words += [flag for flag in _FLAGS if getattr(ship, flag)]
    if ship.full_sails:
        words.append("full")
    if ship.prize:
        words.append("prize")
    return " ".join(words)


def position_text(g: FCGame) -> str:
    """The whole position: turn, wind, then the ships of both sides with their commanders."""
    state = g.state
    clock = f"turn {state.turn}/{state.turns or '-'} {state.phase}"
    lines = [f"{state.scenario} {clock} wind {state.wind} {state.weather}"]
    for side, seat in enumerate(state.seats):
        lines.append(f"{seat}:")
        for i, ship in enumerate(state.ships):
            if ship.side == side:
                aboard = [
                    g.data.commanders[c.card].name + (" (wounded)" if c.wounded else "")
                    for c in state.commanders
                    if c.ship == i
                ]
                lines.append(f"  {i:2} {ship_text(ship)}" + (f" with {', '.join(aboard)}" if aboard else ""))
    return "\n".join(lines)
