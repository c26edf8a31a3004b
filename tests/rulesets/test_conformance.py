"""Every registered ruleset keeps the promises of the kernel, in three languages."""

import pytest

import quarterdeck as qd
from quarterdeck.cli.fuzz import check_words
from quarterdeck.kernel import Message
from quarterdeck.kernel.conformance import check_ruleset
from quarterdeck.registry import games

# How many random games the default run plays; the long runs are commands (`quarterdeck fuzz`).
GAMES = {"cutting-out": 200, "kaisers-pirates": 60, "sails-of-glory": 12, "flying-colors": 8}


@pytest.mark.parametrize("batch", range(2))
@pytest.mark.parametrize("game", games(small=True))
def test_random_games_keep_every_promise(game: str, batch: int) -> None:
    rules = qd.load(game)
    said: set[str] = set()

    def in_every_language(message: Message) -> None:
        said.add(message.id)
        check_words(message)

    report = check_ruleset(rules, games=GAMES[game] // 2, seed=f"suite/{batch}", on_message=in_every_language)
    assert report.games == GAMES[game] // 2
    assert said
