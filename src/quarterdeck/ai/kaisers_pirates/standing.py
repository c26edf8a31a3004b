"""How well a seat stands: by how many prizes it may be expected to lead when the round is over.

A linear regression over rounds that midshipmen played against each other (`tools/fit_kaisers_pirates.py`);
its weights in standing.toml: some for the beginning of a round, some for its end, mixed by the cards left.
"""

from __future__ import annotations

import math
import tomllib
from collections import defaultdict
from importlib.resources import files
from typing import Final

from quarterdeck.games.kaisers_pirates.data.model import GERMAN_SHIPS
from quarterdeck.games.kaisers_pirates.ids import Kind
from quarterdeck.games.kaisers_pirates.rules.common import cards_of
from quarterdeck.games.kaisers_pirates.rules.r02_3_scoring import certain_and_possible
from quarterdeck.games.kaisers_pirates.state import KPGame
from quarterdeck.kernel import Seat

HAND: Final = {kind: f"hand-{kind}" for kind in Kind}
"""A card in the hand is worth very different things: an AMC four times a Collier."""
TERMS: Final = {
    "kp-term-prizes": ("prizes", "uncovered", "cover", "captured", "captured-prizes"),
    "kp-term-afloat": (
        "raiders",
        "raider-prizes",
        "attack",
        "exposed",
        "raiders-hurt",
        "low",
        "recognised",
        "refuge",
        "fog",
        "deception",
        "merchants",
        "merchants-hurt",
    ),
    "kp-term-hand": (*HAND.values(), "on-turn"),
}
"""Message ids of what is told, and the features that make them up."""
TERM_OF: Final = {name: term for term, names in TERMS.items() for name in names}
PENDING: Final = {Kind.FOG_BANK: "fog", Kind.DECEPTION: "deception"}
WHOLE_ROUND: Final = 15
"""Cards of the deck for each player when a round is young."""
ROUND_POINT: Final = 20.0
"""[2.3.3] A round point, in prizes: the game is won by them."""


def _read() -> tuple[dict[str, float], dict[str, float], dict[str, float]]:
    text = files("quarterdeck.ai.kaisers_pirates").joinpath("standing.toml").read_text(encoding="utf-8")
    found = tomllib.loads(text)
    return found["young"], found["over"], found["spread"]


YOUNG, OVER, SPREAD = _read()


def value(g: KPGame, seat: Seat) -> float:
    return sum(terms(g, seat).values())


def terms(g: KPGame, seat: Seat) -> dict[str, float]:
    """How much better a seat stands than the best of its enemies, in prizes, by message id."""
    players = g.state.players
    me = next(player for player in players if player.name == seat)
    mine = [place for place, player in enumerate(players) if player.team == me.team]
    others = [place for place, player in enumerate(players) if player.team != me.team]
    young = part_left(g)
    have = [_has(g, place, young) for place in range(len(players))]
    strongest = max(others, key=lambda place: sum(have[place].values()))
    better = {
        name: sum(have[place][name] for place in mine) / len(mine) - have[strongest][name] for name in TERMS
    }
    lead = sum(better.values())
    done, best = players[mine[0]].scores, players[strongest].scores
    points = sum(score.points for score in done) - sum(score.points for score in best)
    better["kp-term-prizes"] += sum(score.prizes for score in done) - sum(score.prizes for score in best)
    spread = young * SPREAD["young"] + (1 - young) * SPREAD["over"]
    better["kp-term-rounds"] = ROUND_POINT * (points + math.tanh(lead / spread))
    return better


def part_left(g: KPGame) -> float:
    """Of the round."""
    return min(1.0, len(g.state.deck.items) / len(g.state.players) / WHOLE_ROUND)


def _has(g: KPGame, place: int, young: float) -> dict[str, float]:
    have = dict.fromkeys(TERMS, 0.0)
    for name, much in features(g, place).items():
        have[TERM_OF[name]] += much * (young * YOUNG[name] + (1 - young) * OVER[name])
    return have


def features(g: KPGame, place: int) -> dict[str, float]:
    """What a player has; what is not named he has not."""
    player, data = g.state.players[place], g.data
    prize, victory = data.prize, player.victory
    certain, least, most = certain_and_possible(data, victory)
    cover = len(victory.merchants) + len(victory.doubled)
    sunk = certain + sum([prize[number] for number in victory.german])
    found: dict[str, float] = defaultdict(float)
    found["prizes"] = (least + most) / 2
    found["uncovered"] = sunk - found["prizes"]
    found["cover"] = max(-3, min(3, cover - len(victory.german)))
    for number in player.rear + player.front:
        ship = g.state.ships[number]
        if ship.prize:
            found["captured"] += 1
            found["captured-prizes"] += prize[number]
        elif number < GERMAN_SHIPS:
            found["raiders"] += 1
            found["raider-prizes"] += prize[number]
            found["raiders-hurt"] += prize[number] if ship.damage else 0
            if not ship.refuge:
                found["attack"] += sum(data.ships[number].attack) / 2 - 2 * ship.damage
                found["exposed"] += prize[number] if ship.recognised or not data.raider[number] else 0
            found["low"] += ship.low
            found["recognised"] += ship.recognised
            found["refuge"] += bool(ship.refuge)
        else:
            found["merchants"] += prize[number]
            found["merchants-hurt"] += prize[number] if ship.damage else 0
    if player.pending is not None:
        found[PENDING[player.pending]] += 1
    for card in cards_of(player.hand):
        found[HAND[data.kind_of[card]]] += 1
    found["on-turn"] = float(g.state.turn.player == place)
    return found
