"""Reads the data files of the game into one SgData, once per process."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from quarterdeck.datapack import DataError, DataSource, read_csv, read_toml
from quarterdeck.geometry.plane import Base, Manoeuvre, Point, manoeuvre

from ..ids import ARCS, Arc, Attitude, CardId, Letter, Line
from .model import (
    LETTERS,
    Ammunition,
    BatteryCard,
    Card,
    Chit,
    Deck,
    FiringArc,
    Piece,
    Ruler,
    SgData,
    ShipCard,
)
from .scenario import ScenarioData, complaint

Table = dict[str, Any]
SYMBOLS = ("crew", "fire", "leak", "mast", "sail", "rudder")
NO_NUMBER = -1
ARROWS: tuple[tuple[Line, Line], ...] = (
    ("full_orange", "full_green"),
    ("battle_orange", "battle_green"),
    ("backing_orange", "backing_green"),
    ("orange", "green"),
)
RED_VEER = {"4-": 4, "5": 5, "6+": 6}


class ChitRow(msgspec.Struct, frozen=True):
    type: Letter
    face: str
    crew: int
    fire: int
    leak: int
    mast: int
    sail: int
    rudder: int
    underlined: bool
    count: int
    hull: int = NO_NUMBER


def centi(value: float) -> int:
    """Millimetres or degrees in hundredths."""
    return round(value * 100)


def _marks(*poses: list[float]) -> list[tuple[int, int, int]]:
    return [(centi(u), centi(v), centi(h)) for u, v, h in poses]


def _end(pose: Table) -> tuple[int, int, int]:
    ahead, aside, turn = pose["centre"]
    return centi(ahead), centi(aside), centi(turn)


def _lines(raw: Table, length: int) -> dict[Line, Manoeuvre]:
    """[SG-B-MOV-2] Six lines on a blue card, two on a grey one, the two hourglasses on a red one."""
    lines: dict[Line, Manoeuvre] = {}
    for near, far in ARROWS:
        if near in raw:
            orange, green = raw[near], raw[far]
            lines[near] = manoeuvre(length, _end(orange), _marks(orange["card"]))
            lines[far] = manoeuvre(length, _end(green), _marks(orange["card"], green["card"]))
    if "hourglass1" in raw:
        one, two = raw["hourglass1"], raw["hourglass2"]
        cusp = [raw["hourglass2_cusp"]] if "hourglass2_cusp" in raw else []
        lines["hourglass1"] = manoeuvre(length, _end(one), _marks(one["card"]))
        lines["hourglass2"] = manoeuvre(length, _end(two), _marks(*cusp, two["card"]), astern=True)
    return lines


def _veer(raw: Table) -> int:
    """Ruling 11: a grey card counts as 5; a red one as the middle of its class."""
    if raw["border"] == "red":
        return RED_VEER[raw["veer_range"]]
    return int(raw.get("veer", 5))


def _deck(letter: str, raws: list[Table], length: int) -> Deck:
    cards: dict[CardId, Card] = {}
    drawn: dict[str, dict[Line, Manoeuvre]] = {}
    for raw in raws:
        face = f"{raw['border']} {raw['kind']} {_veer(raw)} {raw.get('masts', 0)}"
        if face not in drawn:  # the second copy shares the lines of the first
            drawn[face] = _lines(raw, length)
        cards[raw["id"]] = Card(
            id=raw["id"],
            deck=letter,
            number=raw["number"],
            border=raw["border"],
            kind=raw["kind"],
            veer=_veer(raw),
            copy=raw.get("copy", 1),
            masts=raw.get("masts", 0),
            lines=drawn[face],
        )
    return Deck(
        letter=letter,
        cards=cards,
        blue=tuple(card.id for card in cards.values() if card.border == "blue" and card.copy == 1),
        red=tuple(card.id for card in cards.values() if card.border == "red"),
        grey=tuple(card.id for card in cards.values() if card.border == "grey"),
        straight=next(card.id for card in cards.values() if card.kind == "straight"),
    )


def _chits(source: DataSource) -> tuple[Chit, ...]:
    rows = read_csv(source, "damage_chits.csv", ChitRow, ignore=("evidence",))
    return tuple(
        Chit(
            id=number,
            letter=row.type,
            face=row.face,
            hull=max(row.hull, 0),
            underlined=row.underlined,
            numbered=row.hull != NO_NUMBER,
            count=row.count,
            **{symbol: getattr(row, symbol) for symbol in SYMBOLS},
        )
        for number, row in enumerate(rows)
    )


def _cups(chits: tuple[Chit, ...]) -> dict[Letter, tuple[int, ...]]:
    cups: dict[Letter, tuple[int, ...]] = dict.fromkeys(LETTERS, ())
    for chit in chits:
        cups[chit.letter] += (chit.id,) * chit.count
    return cups


def _ammunition(raw: Table, ruler: int) -> Ammunition:
    ranges = tuple((round(part["to"] * ruler), tuple(part["chits"].split("+"))) for part in raw["ranges"])
    return Ammunition(raw["id"], tuple(raw["levels"]), ranges, raw["reload_turns"])


def _points(raw: list[list[float]]) -> tuple[Point, ...]:
    return tuple((centi(x), centi(y)) for x, y in raw)


def _piece(raw: Table) -> Piece:
    return Piece(raw["id"], raw["kind"], _points(raw["outline"]), _points(raw.get("building", [])))


def _battery(raw: Table) -> BatteryCard:
    return BatteryCard(
        id=raw["id"],
        burden=raw["level"],
        crew=raw["crew"],
        boxes=len(raw["gunnery"]),
        gunnery=tuple(tuple(int(n) for n in box.split("/")) for box in raw["gunnery"]),
        musketry=tuple(raw["musketry"]),
        actions=tuple(raw["actions"]),
        arcs=tuple((centi(low), centi(high)) for low, high in raw["arcs"]),
    )


def _scenarios(source: DataSource) -> dict[str, ScenarioData]:
    """[SG-X-GEN-1] In the order of the rulebook, each followed by its variants.

    Their set-ups are data: [SG-X-EIS-1] and its variants [SG-X-EIS-3], the lonely blockade [SG-X-BLO-3], two
    forts [SG-X-VAN-4], anchored prey [SG-X-PREY-1].
    """
    files = [(read_toml(source, name, Table), name) for name in source.names("scenarios", ".toml")]
    scenarios: dict[str, ScenarioData] = {}
    for raw, name in sorted(files, key=lambda file: (file[0].get("number", 99), file[1])):
        printed = read_toml(source, name, ScenarioData)
        scenarios[printed.id] = printed
        for variant in printed.variant:
            changed = (
                raw | variant | {"id": f"{printed.id}_{variant['id']}", "base": printed.id, "variant": []}
            )
            try:
                scenarios[changed["id"]] = msgspec.convert(changed, ScenarioData)
            except msgspec.ValidationError as error:
                raise DataError(source.shown(name), 1, 1, f"variant {variant['id']}: {error}") from None
    return scenarios


def _arc(name: Arc, raw: Table) -> FiringArc:
    low, high = raw["from_bow"]
    return FiringArc(name, (centi(raw["x"]), centi(raw["y"])), (centi(low), centi(high)))


def _attitudes(raw: Table) -> tuple[tuple[int, Attitude], ...]:
    rim: tuple[tuple[Attitude, str], ...] = (
        ("red", "taken_aback"),
        ("orange", "beating"),
        ("green", "reaching"),
        ("orange", "running"),
    )
    return tuple((centi(raw[f"{colour}_{name}"][1]), colour) for colour, name in rim)


def read(source: DataSource) -> SgData:
    """All data of the game; the files of a data pack stand before those of the game."""
    cards = read_toml(source, "manoeuvre_decks.toml", Table)
    tokens = read_toml(source, "tokens.toml", Table)
    base, ruler, wind = cards["base"], cards["ruler"], tokens["wind"]
    ships = read_csv(source, "ships.csv", ShipCard, key="id", ignore=("known", "source"))
    chits = _chits(source)
    data = SgData(
        ships={ship.id: ship for ship in ships},
        decks={
            letter: _deck(letter, raw["card"], centi(base["length"])) for letter, raw in cards["deck"].items()
        },
        chits=chits,
        bases={
            name: Base(centi(size["length"]), centi(size["width"])) for name, size in base["classes"].items()
        },
        arcs={name: _arc(name, cards["firing_arcs"][name]) for name in ARCS},
        ruler=Ruler(*(centi(ruler[name]) for name in ("length", "half", "cd_band", "width"))),
        attitudes=_attitudes(cards["wind_attitude"]),
        mast=_points([base["mast_point"]])[0],
        cups=_cups(chits),
        ammunition={raw["id"]: _ammunition(raw, centi(ruler["length"])) for raw in tokens["ammunition"]},
        letters=dict(tokens["other_attacks"]),
        tokens=tuple(tokens["per_ship_sets"]["advanced_actions"]),
        deferred=tuple(raw["id"] for raw in tokens["action"] if raw["deferred"]),
        wind_tokens=("cw",) * wind["change_clockwise"]
        + ("acw",) * wind["change_anticlockwise"]
        + ("none",) * wind["change_none"],
        strength_tokens=("up",) * wind["strength_up"]
        + ("down",) * wind["strength_down"]
        + ("none",) * wind["strength_none"],
        pieces={raw["id"]: _piece(raw) for raw in tokens["terrain_piece"]},
        batteries={raw["id"]: _battery(raw) for raw in tokens["battery"]},
        scenarios=_scenarios(source),
    )
    for scenario in data.scenarios.values():
        problem = complaint(scenario, set(data.ships), set(data.pieces), set(data.batteries))
        if problem:
            raise DataError(
                f"scenarios/{scenario.base or scenario.id}.toml", 1, 1, f"{scenario.id}: {problem}"
            )
    return data


@cache
def load() -> SgData:
    """The printed data of the game, read once."""
    return read(DataSource.of("quarterdeck.games.sails_of_glory"))
