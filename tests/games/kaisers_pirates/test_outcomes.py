"""[2.5] [4.10] [5.0] Every way a game can end, and how each is said in three languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck.games.kaisers_pirates import RULESET
from quarterdeck.games.kaisers_pirates.rules.r02_rounds import outcome
from quarterdeck.games.kaisers_pirates.state import RoundScore
from quarterdeck.i18n import LANGUAGES, catalogue, format, format_event
from quarterdeck.kernel import RESIGN, GameOver, Outcome

SAID = {
    "kp-level-won": ("most round points", "más puntos de ronda", "più punti round"),
    "kp-level-solo-won": ("victory over the phantom", "victoria sobre el fantasma", "vittoria sul fantasma"),
    "kp-level-solo-lost": (
        "the phantom was stronger",
        "el fantasma fue más fuerte",
        "il fantasma è stato più forte",
    ),
    "qd-level-resignation": ("resignation", "abandono", "abbandono"),
}


def ended(scenario: str, *points: tuple[int, int]) -> tuple[Any, Outcome]:
    """A game whose players have these round points and prizes."""
    game = RULESET.new(scenario, {}, seed=1)
    for player, (mine, prizes) in zip(game.state.players, points, strict=True):
        player.scores = [RoundScore(prizes, mine)]
    result = outcome(game)
    game.end(result)
    return game, result


def check_words(game: Any, result: Outcome) -> None:
    """The last sentence names level and winners, in every language, and nothing in it is missing."""
    over = next(e for e in reversed(game._fresh) if isinstance(e, GameOver))
    for language, said in zip(LANGUAGES, SAID[result.level], strict=True):
        text, errors = catalogue(language).try_text(over.words().id, over.words().args)
        assert not errors
        assert said in text
        assert text == format_event(over, language)
        for seat in result.winners:
            assert format(RULESET.seat_name(seat), language) in text


@pytest.mark.rule("2.5")
@pytest.mark.ruling(21)
def test_points_then_prizes_rank_the_players() -> None:
    game, result = ended("three-players", (5, 40), (7, 30), (5, 41))
    assert result.ranking == (("east",), ("south",), ("north",))
    assert (result.level, result.scores) == ("kp-level-won", {"north": 5, "east": 7, "south": 5})
    assert result.reason.args == {"winner": ["@kp-seat-east"], "points": 7, "prizes": 30}
    check_words(game, result)


@pytest.mark.rule("4.8")
@pytest.mark.rule("4.10")
@pytest.mark.ruling(113)
def test_partners_win_and_lose_together() -> None:
    """North and South 4 + 3, East and West 5 + 2: seven each, so 90 prizes beat 80."""
    game, result = ended("teams", (4, 50), (5, 60), (3, 40), (2, 20))
    assert result.ranking == (("north", "south"), ("east", "west"))
    assert result.scores == {"north": 7, "south": 7, "east": 7, "west": 7}
    check_words(game, result)


@pytest.mark.rule("5.0")
@pytest.mark.rule("5.1.4")
@pytest.mark.ruling(133)
@pytest.mark.parametrize(
    "mine, level, ranking",
    [(6, "kp-level-solo-won", (("north",), ())), (3, "kp-level-solo-lost", ((), ("north",)))],
)
def test_alone_against_the_phantom(mine: int, level: str, ranking: tuple[tuple[str, ...], ...]) -> None:
    game, result = ended("solo", (mine, 40), (5, 40))
    assert (result.level, result.ranking) == (level, ranking)
    check_words(game, result)


@pytest.mark.rule("2.5")
@pytest.mark.rule("4.8")
@pytest.mark.parametrize(
    "scenario, seat, ranking",
    [
        ("two-players", "south", (("north",), ("south",))),
        ("three-players", "east", (("north", "south"), ("east",))),
        ("teams", "west", (("north", "south"), ("east", "west"))),
        ("solo", "north", ((), ("north",))),
    ],
)
def test_whoever_gives_up_loses(scenario: str, seat: str, ranking: tuple[tuple[str, ...], ...]) -> None:
    game = RULESET.new(scenario, {}, seed=1)
    game.apply(seat, RESIGN)
    assert game.outcome is not None
    assert (game.outcome.level, game.outcome.ranking) == ("qd-level-resignation", ranking)
    check_words(game, game.outcome)


def test_no_game_of_cards_is_drawn(table: Callable[..., Any]) -> None:
    """[2.5] Level players play on: the ranking always has a first and a last."""
    _, result = ended("two-players", (5, 40), (4, 90))
    assert len(result.ranking) == 2
