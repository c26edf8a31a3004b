"""How well a seat stands: by how many prizes it may be expected to lead when the round is over.

A linear regression over rounds that midshipmen played against each other (`tools/fit_kaisers_pirates.py`);
its weights in standing.toml: some for the beginning of a round, some for its end, mixed by the cards left.
Those who play by experience have their own: a card is worth more to who knows when to lay it.
"""

from __future__ import annotations

import math
import tomllib
from collections import defaultdict
from importlib.resources import files
from typing import Final

import msgspec

from quarterdeck.games.kaisers_pirates.data.model import GERMAN_SHIPS
from quarterdeck.games.kaisers_pirates.ids import Kind
from quarterdeck.games.kaisers_pirates.rules.common import cards_of
from quarterdeck.games.kaisers_pirates.rules.r02_3_scoring import certain_and_possible
from quarterdeck.games.kaisers_pirates.state import KPGame
from quarterdeck.kernel import Seat

HAND: Final = {kind: f"hand-{kind}" for kind in Kind}
"""A card in the hand is worth very different things: an AMC nearly three times a Collier."""
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


class Weights(msgspec.Struct, frozen=True):
    """What is counted for how much."""

    young: dict[str, float]
    over: dict[str, float]
    spread: dict[str, float]
    """How far a lead at the end of the round is from what was foreseen."""

    def of(self, name: str, left: float) -> float:
        return left * self.young[name] + (1 - left) * self.over[name]


def _read() -> dict[str, Weights]:
    text = files("quarterdeck.ai.kaisers_pirates").joinpath("standing.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Weights])


_FITTED = _read()
LIEUTENANTS: Final = _FITTED["lieutenants"]
VETERANS: Final = _FITTED["veterans"]


def value(g: KPGame, seat: Seat, weights: Weights = LIEUTENANTS) -> float:
    return sum(terms(g, seat, weights).values())


def terms(g: KPGame, seat: Seat, weights: Weights = LIEUTENANTS) -> dict[str, float]:
    """How much better a seat stands than the best of its enemies, in prizes, by message id."""
    players = g.state.players
    me = next(player for player in players if player.name == seat)
    mine = [place for place, player in enumerate(players) if player.team == me.team]
    others = [place for place, player in enumerate(players) if player.team != me.team]
    left = part_left(g)
    have = [_has(g, place, weights, left) for place in range(len(players))]
    strongest = max(others, key=lambda place: sum(have[place].values()))
    better = {
        name: sum(have[place][name] for place in mine) / len(mine) - have[strongest][name] for name in TERMS
    }
    lead = sum(better.values())
    done, best = players[mine[0]].scores, players[strongest].scores
    points = sum(score.points for score in done) - sum(score.points for score in best)
    better["kp-term-prizes"] += sum(score.prizes for score in done) - sum(score.prizes for score in best)
    spread = left * weights.spread["young"] + (1 - left) * weights.spread["over"]
    better["kp-term-rounds"] = ROUND_POINT * (points + math.tanh(lead / spread))
    return better


def part_left(g: KPGame) -> float:
    """Of the round."""
    return min(1.0, len(g.state.deck.items) / len(g.state.players) / WHOLE_ROUND)


def _has(g: KPGame, place: int, weights: Weights, left: float) -> dict[str, float]:
    have = dict.fromkeys(TERMS, 0.0)
    for name, much in features(g, place).items():
        have[TERM_OF[name]] += much * weights.of(name, left)
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
