"""Write the printed values the client draws (charts, cards, card paths) from the games' own data files.

Run from anywhere with Python 3.11, nothing else: `python web/tools/printed.py`. A test runs it with --check.
"""

from __future__ import annotations

import csv
import json
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "quarterdeck" / "games"
OUT = ROOT / "web" / "src" / "games"


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def picked(row: dict[str, str], names: str) -> dict[str, str]:
    return {name: row[name] for name in names.split() if row.get(name, "") != ""}


def flying_colors() -> dict[str, Any]:
    """Guns of every counter, the firepower table, the shoals, and what the scenario cards say."""
    data = GAMES / "flying_colors" / "data"
    maps = toml(data / "maps.toml")
    scenarios = {}
    for path in sorted(data.glob("scenarios/*.toml")):
        told = toml(path)
        scenarios[told["id"].replace("_", "-")] = {
            "date": told.get("date", ""),
            "maps": told["maps"],
            "shoals": {
                s["letter"]: "auto" if s.get("automatic") else s.get("modifier", -1)
                for s in told.get("shoals", [])
            },
        }
    firepower: dict[str, list[list[int]]] = {}
    for r in rows(data / "firepower.csv"):
        cell = [-1 if r["firepower"] == "-" else int(r["firepower"]), int(r["shaded"] == "yes")]
        firepower.setdefault(r["rate"], []).append(cell)
    return {
        "guns": {r["id"]: int(r["guns"] or 0) for r in rows(data / "ships.csv")},
        "shoals": {
            s["letter"]: [sheet + hex_ for sheet in "ABC" for hex_ in s.get(sheet, [])]
            for s in maps["shoals"]
        },
        "scenarios": scenarios,
        "firepower": firepower,
    }


RIM = ("red_taken_aback", "orange_beating", "green_reaching")


def sails_of_glory() -> dict[str, Any]:
    """Firing arcs, the ruler, and the paths on the manoeuvre cards."""
    data = GAMES / "sails_of_glory" / "data"
    told = toml(data / "manoeuvre_decks.toml")
    tokens = toml(data / "tokens.toml")
    decks: dict[str, Any] = {}
    for letter, deck in told["deck"].items():
        decks[letter] = {}
        for card in deck["card"]:
            shown: dict[str, Any] = {"n": card["number"], "veer": card.get("veer", 5), "kind": card["kind"]}
            for sail in ("full", "battle", "backing"):
                if f"{sail}_orange" in card:
                    shown[sail] = [card[f"{sail}_orange"]["card"], card[f"{sail}_green"]["card"]]
                elif "orange" in card:  # a mast lost: one line for all sails
                    shown[sail] = [card["orange"]["card"], card["green"]["card"]]
                else:  # taken aback: where the first turn of it ends
                    shown[sail] = [card["hourglass1"]["card"]]
            if card["border"] != "blue":
                shown["border"] = card["border"]
            decks[letter][card["id"]] = shown
    return {
        # decks whose paths were measured on the cards; those of the others follow from them or from a model
        "measured": [
            letter
            for letter, deck in told["deck"].items()
            if any(card["evidence"] == "measured" for card in deck["card"])
        ],
        "base": [told["base"]["length"], told["base"]["width"]],
        "arcs": {name: told["firing_arcs"][name] for name in ("front", "full", "rear")},
        # from how far off the bow the wind takes her aback, ahead of the beam, on the quarter, astern
        "rim": [
            told["wind_attitude"][name][1] for name in ("red_taken_aback", "orange_beating", "green_reaching")
        ],
        "ruler": {name: told["ruler"][name] for name in ("length", "half", "cd_band", "width")},
        "handle": told["path"]["bezier_handle"],
        "decks": decks,
        "terrain": {piece["id"]: piece["outline"] for piece in tokens["terrain_piece"]},
        "ships": {
            r["id"]: picked(r, "name guns year type known")
            | {"veer": int(r["veer"]), "actions": [int(n) for n in r["actions"].split("|")]}
            for r in rows(data / "ships.csv")
        },
    }


def kaisers_pirates() -> dict[str, Any]:
    """The faces of all cards."""
    data = GAMES / "kaisers_pirates" / "data"
    ship = (
        "name kind captain displacement_tons armament attack_dice defence_dice victory_prize mines coal "
        "sail fast_raider"
    )
    merchant = (
        "name flag type tonnage date taken_by fate defence_dice safe_passage_challenge "
        "safe_passage_response victory_prize"
    )
    kind = (
        "rule_ref name_en count is_reaction category challenge_dice response_dice attack_dice gun_dice "
        "dc_dice mine_dice defence_dice victory_prize"
    )
    deck = "kind_id variant intercept_dice night_action attack_dice mine_dice defence_dice victory_prize"
    solo = (
        "defensive_1_3 defensive_2_4 special_action off_1 off_2 off_2_dice off_2_night off_3 off_3_detail "
        "off_3_et off_4 off_4_detail off_4_et"
    )
    return {
        "ships": {r["id"]: picked(r, ship) for r in rows(data / "warships_raiders.csv")},
        "merchants": {r["id"]: picked(r, merchant) for r in rows(data / "merchants.csv")},
        "kinds": {r["id"]: picked(r, kind) for r in rows(data / "action_cards.csv")},
        "deck": {r["card_no"]: picked(r, deck) for r in rows(data / "action_deck.csv")},
        "solo": {r["id"]: picked(r, solo) for r in rows(data / "solitaire_cards.csv")},
    }


def main() -> int:
    made = {
        "flying-colors": flying_colors(),
        "sails-of-glory": sails_of_glory(),
        "kaisers-pirates": kaisers_pirates(),
    }
    stale = []
    for game, printed in made.items():
        path = OUT / game / "printed.json"
        text = json.dumps(printed, ensure_ascii=False, separators=(",", ":")) + "\n"
        if "--check" in sys.argv:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                stale.append(str(path.relative_to(ROOT)))
        else:
            path.write_text(text, encoding="utf-8")
    if stale:
        print("out of date, run python web/tools/printed.py:", ", ".join(stale))
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
