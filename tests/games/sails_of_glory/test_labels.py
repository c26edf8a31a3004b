"""What a choice is called: the entry of the catalogue and what stands in it."""

from __future__ import annotations

import pytest

from quarterdeck.games.sails_of_glory import RULESET
from quarterdeck.games.sails_of_glory.state import CoastalBattery, Terrain
from quarterdeck.i18n import format

SHIPS = (("hms_defence", "british", 300, 400, 0), ("courageuse", "french", 360, 400, 0))
ISLAND = ((0, 0), (1000, 0), (1000, 1000), (0, 1000))


@pytest.mark.parametrize(
    ("notation", "entry", "args"),
    [
        ("plan 0 D1", "plan", {"card": "D1", "kind": "@sg-card-straight", "veer": 5}),
        ("tokens-done 0", "tokens-done", {"ship": "HMS Defence"}),
        ("sails 0 battle", "sails", {"sails": "@sg-sail-battle"}),
        ("load 0 port grape", "load", {"side": "@sg-side-port", "ammo": "@sg-ammo-grape"}),
        ("fire-away 0 starboard", "fire-away", {"side": "@sg-side-starboard"}),
        ("musket 0 ship-1", "musket", {"target": "Courageuse"}),
        ("fire 0 port full ship-1 - no", "fire", {"ammo": "@sg-ammo-loaded", "high": False}),
        ("fire 0 port full ship-1 ball yes", "fire", {"ammo": "@sg-ammo-ball", "high": True}),
        ("repair 0 hull 2", "repair", {"what": "@sg-repair-hull", "box": 3}),  # boxes are counted from 1
        ("repair 0 mast -", "repair", {"what": "@sg-repair-mast", "box": 0}),
        ("deploy-heading 0 4500", "deploy-heading", {"heading": 45}),
        ("deploy 0 300 62", "deploy", {"x": 300, "y": 62}),
        ("against 0 1", "against", {"ship": "HMS Defence", "enemy": "Courageuse"}),
        ("guns 0 1 ship-0 -", "guns", {"target": "HMS Defence", "ammo": "@sg-ammo-loaded"}),
        ("guns 0 1 building-0 grape", "guns", {"target": "@sg-building", "ammo": "@sg-ammo-grape"}),
        ("seal", "seal", {}),
        ("fire-done", "fire-done", {}),
    ],
)
def test_labels(sea, notation, entry, args):
    g = sea(*SHIPS, level="advanced", steps=())
    g.state.batteries = [CoastalBattery(0, "french", "french", (40000, 60000), -1, "battery")]
    g.state.terrain = (Terrain(0, "island_1", "island", None, 0, ISLAND, (ISLAND,), owner="british"),)
    label = RULESET.label(g, "british", RULESET.parse_action(notation))
    assert label.id == f"sg-act-{entry}"
    assert {name: label.args[name] for name in args} == args
    assert "sg-" not in format(label)
