"""Every way in which a game of the three can end, brought about by its own rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import quarterdeck as qd
from quarterdeck.games.flying_colors.ids import NO_SHIP
from quarterdeck.games.flying_colors.rules.common import capture, remove
from quarterdeck.games.flying_colors.rules.r15_victory import VictoryDetermination
from quarterdeck.games.flying_colors.rules.r18_74_campaign import DAYS, Campaign
from quarterdeck.games.kaisers_pirates.rules.r02_rounds import outcome as pirates_outcome
from quarterdeck.games.kaisers_pirates.state import RoundScore
from quarterdeck.games.sails_of_glory.rules import victory
from quarterdeck.kernel import RESIGN, Game, Step

AnyGame = Game[Any, Any]
Ending = tuple[str, AnyGame]
"""What it is called in tests, and the game that has just ended so."""


def _new(game: str, scenario: str, **options: Any) -> AnyGame:
    return qd.load(game).new(scenario, options, seed=1)


def _advance(g: AnyGame, step: Step) -> AnyGame:
    g.stack = [step]
    step.advance(g)
    return _over(g)


def _over(g: AnyGame) -> AnyGame:
    assert g.outcome is not None
    g.pending = {}
    return g


def resigned(game: str, scenario: str, seat: str) -> AnyGame:
    g = _new(game, scenario)
    g.apply(seat, RESIGN)
    return g


# ---------------------------------------------------------------- Flying Colors


def _strike_flags(g: AnyGame, *sides: int) -> None:
    """[15.2] A fleet whose flagship is lost breaks off."""
    for side in sides:
        g.state.ships[g.state.fleets[side].flagship].struck = True


def _last_turn(g: AnyGame) -> None:
    g.state.turn = g.state.turns


def _damage(g: AnyGame, name: str) -> None:
    next(ship for ship in g.state.ships if ship.name == name).damaged = True


def _number(g: AnyGame, name: str) -> Any:
    return next(i for i, ship in enumerate(g.state.ships) if ship.name == name)


def _take_commanders(g: AnyGame) -> None:
    """[15.2] All commanders of both fleets are prisoners, for whom nobody scores: both break off, evenly."""
    for commander in g.state.commanders:
        commander.fate, commander.ship = "captured", NO_SHIP


def flying_colors() -> Iterator[Ending]:
    def battle(scenario: str, *changes: Callable[[AnyGame], None]) -> AnyGame:
        g = _new("flying-colors", scenario)
        for change in changes:
            change(g)
        return _advance(g, VictoryDetermination())

    def same_audacity(g: AnyGame) -> None:
        g.state.audacity = dict.fromkeys(g.state.audacity, 0)

    def breaks(*sides: int) -> Callable[[AnyGame], None]:
        return lambda g: _strike_flags(g, *sides)

    yield "break", battle("minorca", breaks(1))
    yield "both-break", battle("minorca", breaks(0, 1))
    yield "both-break-even", battle("minorca", _take_commanders)
    yield "both-break-draw", battle("minorca", _take_commanders, same_audacity)
    yield "turns", battle("minorca", lambda g: _damage(g, "Lion"), _last_turn)
    yield "turns-even", battle("minorca", _last_turn)
    yield "turns-draw", battle("minorca", _last_turn, same_audacity)
    yield "condition", battle("goza-de-candia", lambda g: _damage(g, "Leander"), _last_turn)
    yield "sudden", battle("gut-of-gibraltar", lambda g: remove(g, _number(g, "Superb"), "sunk"))
    g = _new("flying-colors", "first-of-june-campaign")
    capture(g, g.state.fleets[0].flagship, 1)
    yield "campaign", _advance(g, Campaign(day=DAYS))
    yield "resignation", resigned("flying-colors", "minorca", "french")


# ---------------------------------------------------------------- Sails of Glory

SG_WON = ("last-side", "deadlock", "runner-lost", "runners-away", "points", "time", "two-games")
SG_DRAWN = ("both-gone", "deadlock", "points", "time", "two-games")
SG_ALONE = (("goals-met", "french"), ("goals-missed", "british"), ("time", "british"))


def sails_of_glory() -> Iterator[Ending]:
    def battle(scenario: str, winner: Any, reason: str) -> AnyGame:
        g = _new("sails-of-glory", scenario)
        g.state.turn = 7
        victory._finish(g, winner, f"sg-end-{reason}", {"british": 3, "french": 2})
        return _over(g)

    for reason in SG_WON:
        yield f"{reason}-won", battle("enemy_in_sight", "british", reason)
    for reason in SG_DRAWN:
        yield f"{reason}-draw", battle("enemy_in_sight", None, reason)
    for reason, winner in SG_ALONE:
        yield f"{reason}-alone", battle("easy_prey", winner, reason)
    yield "resignation", resigned("sails-of-glory", "enemy_in_sight", "british")
    yield "resignation-alone", resigned("sails-of-glory", "easy_prey", "french")


# ---------------------------------------------------------------- The Kaiser's Pirates


def kaisers_pirates() -> Iterator[Ending]:
    def game(scenario: str, *scores: tuple[int, int]) -> AnyGame:
        g = _new("kaisers-pirates", scenario)
        for player, (points, prizes) in zip(g.state.players, scores, strict=True):
            player.scores = [RoundScore(prizes, points)]
        g.end(pirates_outcome(g))
        return _over(g)

    yield "won", game("two-players", (4, 9), (2, 11))
    yield "by-prizes", game("three-players", (3, 7), (3, 8), (1, 9))
    yield "teams", game("teams", (2, 5), (3, 5), (2, 5), (0, 9))
    yield "solo-won", game("solo", (5, 12), (3, 14))
    yield "solo-lost", game("solo", (3, 14), (5, 12))
    yield "resignation", resigned("kaisers-pirates", "two-players", "north")
    yield "resignation-alone", resigned("kaisers-pirates", "solo", "north")
    yield "resignation-team", resigned("kaisers-pirates", "teams", "north")


_ENDINGS: dict[str, Callable[[], Iterator[Ending]]] = {
    "flying-colors": flying_colors,
    "sails-of-glory": sails_of_glory,
    "kaisers-pirates": kaisers_pirates,
}
GAMES = tuple(_ENDINGS)


@cache
def endings(game: str) -> tuple[Ending, ...]:
    return tuple(_ENDINGS[game]())


# ---------------------------------------------------------------- what is said of it

LANGUAGES = ("en", "es", "it")
LEVELS = {
    "fc-level-substantial": ("substantial victory", "victoria sustancial", "vittoria sostanziale"),
    "fc-level-normal": ("victory", "victoria", "vittoria"),
    "fc-level-marginal": ("marginal victory", "victoria marginal", "vittoria marginale"),
    "fc-level-campaign": ("campaign victory", "victoria en la campaña", "vittoria nella campagna"),
    "fc-level-draw": ("draw", "empate", "pareggio"),
    "sg-level-victory": ("victory", "victoria", "vittoria"),
    "sg-level-draw": ("draw", "empate", "pareggio"),
    "sg-level-defeat": ("defeat", "derrota", "sconfitta"),
    "kp-level-won": ("most round points", "más puntos de ronda", "più punti round"),
    "kp-level-solo-won": ("victory over the phantom", "victoria sobre el fantasma", "vittoria sul fantasma"),
    "kp-level-solo-lost": (
        "the phantom was stronger",
        "el fantasma fue más fuerte",
        "il fantasma è stato più forte",
    ),
    "qd-level-resignation": ("resignation", "abandono", "abbandono"),
}
SEATS = {
    "@fc-seat-british": ("British", "Británicos", "Britannici"),
    "@fc-seat-french": ("French", "Franceses", "Francesi"),
    "@fc-seat-allied": ("French and Spanish", "Franceses y españoles", "Francesi e spagnoli"),
    "@sg-seat-british": ("the British", "Británicos", "Britannici"),
    "@sg-seat-french": ("the French", "Franceses", "Francesi"),
    "@kp-seat-north": ("North", "Norte", "Nord"),
    "@kp-seat-east": ("East", "Este", "Est"),
    "@kp-seat-south": ("South", "Sur", "Sud"),
    "@kp-seat-west": ("West", "Oeste", "Ovest"),
}


def level_word(level: str, language: str) -> str:
    return LEVELS[level][LANGUAGES.index(language)]


def seat_word(g: AnyGame, seat: str, language: str) -> str:
    return SEATS[g.rules.seat_name(seat)][LANGUAGES.index(language)]
