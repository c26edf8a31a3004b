"""Write what the pictures of the rules show (where guns bear, kinds of attack) from the rules themselves.

`python web/tools/diagrams.py`, in the environment of the project. A test runs it with --check.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from quarterdeck.games.flying_colors.rules.r12_arcs import SECTOR, arcs, bears_abaft
from quarterdeck.geometry.hex import DIRECTIONS, DISTANCE, Hex, hex_name, neighbour, parse_hex, within

OUT = Path(__file__).resolve().parents[1] / "src" / "rules" / "diagrams" / "positions.json"
RANGE = 4
HERS = ("A1012", 1)
"""The ship that is fired at: her bow hex and her facing."""


def stern(bow: Hex, facing: int) -> Hex:
    return neighbour(bow, (facing + 2) % 6 + 1)


def fan(bow: Hex, facing: int) -> dict[str, list[tuple[str, int]]]:
    """[12.2] The hexes each broadside of a two-hex ship bears on, with their range."""
    ends = (bow, stern(bow, facing))
    seen: dict[str, list[tuple[str, int]]] = {"port": [], "stbd": []}
    for at in within(bow, RANGE + 1):
        reach = min(DISTANCE[at - end] for end in ends)
        bears = arcs(bow, facing, True, at)
        for side, sector in (("port", SECTOR["port"]), ("stbd", SECTOR["starboard"])):
            if at not in ends and reach <= RANGE and bears & sector:
                seen[side].append((hex_name(at), reach))
    return seen


def kind_of_attack(bow: Hex, facing: int) -> str | None:
    """[12.5] What a shot at the ship in `HERS` would be, if all lines of sight are free."""
    target, heading = parse_hex(HERS[0]), HERS[1]
    hers = (target, stern(target, heading))
    mine = (bow, stern(bow, facing))
    if set(mine) & set(hers):
        return None
    sectors = [arcs(bow, facing, True, at) for at in hers]
    if not any(sectors):
        return None
    if not sectors[0] & sectors[1]:
        return "partial"
    if any(arcs(target, heading, True, at) for at in mine):
        return "full"
    return "stern-rake" if all(bears_abaft(hers[1], heading, at) for at in mine) else "bow-rake"


def shots() -> dict[str, dict[str, Any]]:
    """The nearest place, two hexes off, for each kind of attack."""
    target = parse_hex(HERS[0])
    found: dict[str, dict[str, Any]] = {}
    for bow in sorted(within(target, 4)):
        for facing in DIRECTIONS:
            ends = (bow, stern(bow, facing))
            hers = (target, stern(target, HERS[1]))
            reach = min(DISTANCE[a - b] for a in ends for b in hers)
            kind = kind_of_attack(bow, facing) if reach == 2 else None
            if kind is not None:
                found.setdefault(kind, {"bow": hex_name(bow), "facing": facing})
    return {kind: found[kind] for kind in ("partial", "full", "bow-rake", "stern-rake")}


def positions() -> dict[str, Any]:
    bow = parse_hex(HERS[0])
    return {"hers": {"bow": HERS[0], "facing": HERS[1], "fan": fan(bow, HERS[1])}, "shots": shots()}


def main() -> int:
    text = json.dumps(positions(), separators=(",", ":")) + "\n"
    if "--check" in sys.argv:
        return 0 if json.loads(OUT.read_text(encoding="utf-8")) == json.loads(text) else 1
    OUT.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
